import type { CallSide } from '#contract/values/calls.ts';
import type { Attendee } from '../../reading/transcript.ts';

/** What a speaker's label reveals before any speech is read. */
export interface LabelSide {
  /** The role in the label: "Seller", "Cliente". */
  role: 'seller' | 'buyer' | null;
  /** How strongly the job title or company beside the name suggests the seller, in log-odds. */
  title: number;
}

const SELLER_LABEL =
  /\b(?:seller|vendor|rep|sales|account executive|account manager|ae|sdr|bdr|csm|customer success|solutions?|presales|pre-sales|demo|vendedora?|comercial|asesora?|agente|ventas)\b/i;
const BUYER_LABEL = /\b(?:buyer|customer|client|prospect|compradora?|cliente|procurement|purchasing|compras)\b/i;
/** A sales leader may be selling, but is also who buys for a sales team. */
const LEADS =
  /\b(?:chief|c[ro]o|[es]?vp|vice|president|head|lead|leader|director|directora|manager|supervisora?|jefe|jefa|responsable|gerente|encargad[oa]|coordinador|coordinadora|founder|owner|dueñ[oa])\b/i;
const SELLS_ANYWAY = /\b(?:account|success) manager\b/i;
/** After a name, these are roles on this call, not job titles. */
const ROLE = /^\W*(?:seller|vendor|vendedora?|buyer|customer|client|prospect|compradora?|cliente)\W*$/i;
const leads = (text: string) => LEADS.test(text) && !SELLS_ANYWAY.test(text);

const TITLE = 6;
const LEADERS_TITLE = 2;

const sideIn = (text: string): LabelSide['role'] => {
  const isSeller = SELLER_LABEL.test(text);
  return isSeller === BUYER_LABEL.test(text) ? null : isSeller ? 'seller' : 'buyer';
};

/** "Ana (Head of Sales)", "Ana, Head of Sales", "Ana - Head of Sales": splits the name from the rest. */
function splitLabel(label: string): [name: string, title: string] {
  const at = label.search(/,? [([|/–—-]|, /);
  return at > 0 ? [label.slice(0, at), label.slice(at)] : [label, ''];
}

/** Reads the labels and the head of a transcript. Once a speaker is labeled as the seller, titles count for no one else. */
export function readLabels(
  speakers: readonly string[],
  attendees: readonly Attendee[],
  corrected: ReadonlyMap<string, CallSide>,
): Map<string, LabelSide> {
  const labels = speakers.map((speaker) => {
    const [name, beside] = splitLabel(speaker);
    const about = attendees.find((attendee) => attendee.name === speaker)?.about ?? '';
    const isTitle = leads(name);
    return {
      speaker,
      role: ROLE.test(beside) ? sideIn(beside) : isTitle ? null : sideIn(name),
      title: `${isTitle ? name : ''} ${beside} ${about}`,
    };
  });
  const isSeller = ({ speaker, role }: (typeof labels)[number]) => (corrected.get(speaker) ?? role) === 'seller';
  const hasSeller = labels.some(isSeller);
  const hasSellersTitle = labels.some(({ title }) => sideIn(title) === 'seller' && !leads(title));
  return new Map(
    labels.map(({ speaker, role, title }) => {
      const side = sideIn(title);
      const isLeader = leads(title);
      if (side !== 'seller') return [speaker, { role, title: side === 'buyer' ? -TITLE : 0 }];
      if (hasSeller || (isLeader && hasSellersTitle)) return [speaker, { role, title: 0 }];
      return [speaker, { role, title: isLeader ? LEADERS_TITLE : TITLE }];
    }),
  );
}
