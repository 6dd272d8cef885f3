import { scoreMatch } from '#server/search/matching/score.ts';
import { casesIn, readPool } from '../../fixtures/judged.ts';
import { makePair, untruths, withMore } from '../../fixtures/matches.ts';
import { type Random, seededRandom } from '../../fixtures/random.ts';
import { asCampaign } from '#server/fairness/job-description.ts';

const PAIRS = 10_000;
const ADDITIONS = 100_000;
const ADVERTS = 500;

const OPENINGS = [
  [
    'Sales closer, remote. You need experience in negotiation and at least 3 years of sales experience.',
    'Fluent English.',
  ],
  ['Buscamos SDR con experiencia en llamadas en frío y prospección.', 'Imprescindible español fluido.'],
  ['Account Executive for B2B SaaS. You bring Salesforce and two years in sales.', 'Fluent Spanish and English.'],
  ['Responsable de ventas con experiencia en retail y coaching.', 'Mínimo cinco años de experiencia en ventas.'],
];
const FILLERS = ['Demos are short.', 'The team is calm.', 'El equipo es tranquilo.', 'We plan on Mondays.', ''];
/** Words for personal characteristics and places: swapping them in an advert or a profile must change nothing. */
const WHO = {
  name: ['Ana', 'Kwame', 'Mohammed', 'Linh', 'Wolfgang'],
  city: ['Madrid', 'Lagos', 'Oslo', 'Ciudad de México'],
  sex: ['women', 'men', 'mujeres', 'hombres'],
  age: ['young', 'older', 'jóvenes', 'mayores'],
};
const swapped = (random: Random) =>
  `${random.pick(WHO.name)} from ${random.pick(WHO.city)} works with ${random.pick(WHO.age)} ${random.pick(WHO.sex)}.`;

/** Neutral adverts: the clean ones of demo/adverts, and combined sentences. */
const clean = ['open', 'held-out']
  .flatMap((folder) => casesIn<{ text: string; clean: boolean }>(`demo/adverts/${folder}`))
  .filter((one) => one.clean);
function neutralAdvert(random: Random) {
  if (random.upTo(2) === 0) return random.pick(clean).text;
  const [first, second] = random.pick(OPENINGS);
  return `${first} ${random.pick(FILLERS)} ${second}`;
}

/** Scores that change when words of an advert and a profile are swapped. */
function moved(random: Random) {
  let count = 0;
  const profiles = readPool().slice(0, 100);
  for (let made = 0; made < ADVERTS; made++) {
    const neutral = neutralAdvert(random);
    const advert = (who: string) => asCampaign(`${neutral}\n${who}`);
    const [one, other] = [advert(swapped(random)), advert(swapped(random))];
    for (const person of profiles) {
      const stranger = {
        ...person,
        talentName: random.pick(WHO.name),
        city: random.pick(WHO.city),
        country: null,
        bio: swapped(random),
      };
      if (scoreMatch(one, person).score !== scoreMatch(other, stranger).score) count++;
    }
  }
  return count;
}

/** Measures campaign matches: true reasons, monotonicity, and independence of personal characteristics. */
export async function prove() {
  const failures: string[] = [];
  const random = seededRandom(17);
  let untrue = 0;
  for (let made = 0; made < PAIRS; made++) {
    const pair = makePair(random);
    untrue += scoreMatch(pair.campaign, pair.offered).reasons.flatMap((one) => untruths(pair, one)).length;
  }
  let lowered = 0;
  for (let made = 0; made < ADDITIONS;) {
    const pair = makePair(random);
    for (let step = 0, { offered } = pair; step < 10; step++, made++) {
      const more = withMore(offered, pair, random);
      if (scoreMatch(pair.campaign, more).score < scoreMatch(pair.campaign, offered).score) lowered++;
      offered = more;
    }
  }
  const moves = moved(random);
  console.log(`${untrue} untrue reasons in ${PAIRS} pairs; ${lowered} of ${ADDITIONS} additions lowered a score`);
  console.log(`${moves} scores moved in ${ADVERTS} adverts with swapped words, for 100 profiles each`);
  if (untrue > 0) failures.push(`${untrue} untrue reasons`);
  if (lowered > 0) failures.push(`${lowered} additions lowered a score`);
  if (moves > 0) failures.push(`${moves} scores depend on who somebody is`);
  return {
    n: PAIRS + ADDITIONS,
    failures,
    promise: 'Every reason of a match is true, and offering more never lowers a score.',
  };
}
