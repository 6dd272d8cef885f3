import { PERSONAL_EMAIL_DOMAINS, corporateEmailSchema } from '#contract/accounts/fields.ts';
import { invalid } from '../../platform/http/failure.ts';

/** Free mail providers besides those of the contract. */
const FREE_DOMAINS = `
  googlemail.com live.com msn.com me.com mac.com ymail.com rocketmail.com
  gmx.com gmx.de gmx.net web.de t-online.de proton.me protonmail.com
  pm.me tutanota.com tuta.io mail.com mail.ru yandex.com yandex.ru
  zoho.com fastmail.com hey.com hotmail.es hotmail.fr hotmail.it hotmail.co.uk
  outlook.es outlook.fr yahoo.es yahoo.fr yahoo.co.uk yahoo.de yahoo.it
  orange.fr wanadoo.fr free.fr laposte.net libero.it telefonica.net terra.es
  qq.com 163.com 126.com naver.com
`;
const FREE = new Set([...PERSONAL_EMAIL_DOMAINS, ...FREE_DOMAINS.trim().split(/\s+/)]);

async function isFreeMailDomain(email: string) {
  if (FREE.has(email.slice(email.lastIndexOf('@') + 1))) return true;
  // Its list of domains takes 15 MB.
  const { default: mailchecker } = await import('mailchecker');
  return !mailchecker.isValid(email);
}

/** @throws invalid_input (`email`) if the domain is a free or disposable mail provider's. */
export async function requireCorporateEmail(email: string) {
  const parsed = corporateEmailSchema.safeParse(email);
  if (!parsed.success) throw invalid('email', parsed.error.issues[0]!.message);
  if (await isFreeMailDomain(email)) throw invalid('email', 'corporate_email');
}
