/** Top-level domains that people type. Any other address needs a protocol, "www." or an "@" to be recognized. */
export const ENDINGS =
  `com c0m net org edu gov int io co me app dev ai info biz xyz online site website web tech store shop club pro link page
  bio live life work works team agency digital studio media space cloud email contact social today guru coach academy network
  vip top icu wtf lol click blog sexy expert ventures academy ltd llc gmbh eth mov bond vegas miami london berlin madrid nyc
  global company business consulting solutions services careers jobs sale sales ninja photography world fyi one zone chat
  es mx ar cl pe ve ec uy py bo cr pa do gt hn ni sv cu pr br pt us uk ca au nz ie de fr it nl be ch at se no fi dk pl cz ro gr
  hu ru ua tr in jp cn hk sg my ph id th vn kr il ae sa za ng ke eg ma eu cat tv cc gg ly to la fm sh so is gl ee am id lt lv`
    .trim()
    .split(/\s+/)
    .filter((ending) => ending !== 'sales')
    .join('|');

/** Products and employers named like hosts: on their own they don't lead to a person. */
export const WELL_KNOWN = new Set(
  `salesforce.com booking.com monday.com amazon.com hotels.com cars.com bill.com close.com close.io clay.com make.com pipedrive.com
  hubspot.com zoominfo.com outreach.io apollo.io gong.io customer.io lemlist.com smartlead.ai clari.com drift.com asana.com
  cognism.com lusha.com salesloft.com intercom.com zendesk.com stripe.com alibaba.com mercadolibre.com tiendanube.com
  autotrader.com realtor.com shopify.com asp.net ado.net vb.net ml.net socket.io draw.io c.ai character.ai x.ai ebay.com
  indeed.com glassdoor.com upwork.com fiverr.com`.split(/\s+/),
);

/** Email providers. */
export const MAILBOXES = String.raw`g\s?m[a4]il|googlemail|h[o0]tm[a4]il|outlook|yahoo|icloud|proton(?:mail)?|aol|gmx|zoho|yandex|live|msn|ymail|fastmail|tutanota|hey`;
/** Providers that are rarely employers: "closer at gmail" is an address, "closer at Yahoo" a job. */
export const PLAIN_MAILBOXES = String.raw`g\s?m[a4]il|googlemail|h[o0]tm[a4]il|icloud|protonmail|gmx|ymail`;

/** Services where people have handles. The second group are also tools that salespeople write about. */
export const MESSENGERS =
  'insta(?:gram)?|ig|telegram|tg|whats?\\s?app|wh?a[st]s?app?|guasap|wasap|wsp|wpp|snap(?:chat)?|skype|discord|we\\s?chat|viber|tik\\s?tok|threads|line\\s?id|kik';
export const NETWORKS = 'linked\\s?in|twitter|facebook|fb|messenger|signal|calendly|youtube|zoom|x';
