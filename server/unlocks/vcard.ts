import type { Contact } from '#contract/unlocks/contacts.ts';

/** A contact as a vCard 4.0 file (RFC 6350). */
export function toVcard(contact: Contact): File {
  const names = contact.talentName.trim().split(/\s+/);
  const family = names.length > 1 ? names.at(-1)! : '';
  const given = names.slice(0, names.length > 1 ? -1 : undefined).join(' ');
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    `UID:urn:uuid:${contact.talentId}`,
    `FN:${escape(contact.talentName)}`,
    `N:${escape(family)};${escape(given)};;;`,
    `TITLE:${escape(contact.positionTitle)}`,
    `EMAIL:${escape(contact.email)}`,
    ...(contact.phone ? [`TEL;VALUE=text:${escape(contact.phone)}`] : []),
    ...(contact.linkedinUrl ? [`URL:${oneLine(contact.linkedinUrl)}`] : []),
    ...(contact.city || contact.country
      ? [`ADR:;;;${escape(contact.city ?? '')};;;${escape(contact.country ?? '')}`]
      : []),
    'END:VCARD',
  ];
  const name = contact.talentName
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60);
  return new File([`${lines.map(fold).join('\r\n')}\r\n`], `${name || 'contact'}.vcf`, {
    type: 'text/vcard; charset=utf-8',
  });
}

const escape = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
const oneLine = (text: string) => text.replace(/[\r\n]/g, '');

/** Folds a line to at most 75 octets; continuation lines start with a space. */
function fold(line: string) {
  const parts = [''];
  for (const character of line) {
    if (Buffer.byteLength(parts.at(-1)! + character) > 74) parts.push('');
    parts[parts.length - 1] += character;
  }
  return parts.join('\r\n ');
}
