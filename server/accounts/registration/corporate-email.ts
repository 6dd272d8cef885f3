import mailchecker from 'mailchecker';
import { PERSONAL_EMAIL_DOMAINS } from '#contract/accounts/fields.ts';

/** Free mail providers beyond the six of the contract, by registrable name. */
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

/** True for free and disposable mail domains, which can't stand for a company. */
export function isFreeMailDomain(email: string) {
  return FREE.has(email.slice(email.lastIndexOf('@') + 1)) || !mailchecker.isValid(email);
}
