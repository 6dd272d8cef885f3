import type { Wording } from './wording.ts';

const LOOKS =
  '(?:(?:hot|cute|pretty|beautiful|attractive|handsome|bubbly|young|younger|good[- ]looking|fit|slim|sexy|single|macho|manly)(?:,| and|, and)? )*';
const PLURAL_VERB = /^ (?:are|have|were|do|love|like|work|sell|want|know|will|can|who)\b/;
const people = (words: string) => (/(?:m[e]n|s)$/.test(words) && !words.endsWith('ss') ? 'people' : 'person');

/** English nouns and phrases for personal characteristics, with neutral terms for the job. */
export const ENGLISH_WORDINGS: readonly Wording[] = [
  {
    pattern:
      /\b(sales)(?:man or (?:a )?saleswoman|woman or (?:a )?salesman)\b|\b(?:man|boy|guy|lad|gentleman) or (?:a )?(?:woman|girl|lady|gal)\b|\b(?:woman|girl|lady|gal) or (?:a )?(?:man|boy|guy|lad|gentleman)\b/g,
    kinds: ['gender', 'age', 'orientation'],
    isPerson: true,
    say: ([, sales = '']) => `${sales}person`,
  },
  {
    pattern: /\bsales[ -]?(?:m[ae]n|wom[ae]n|girls?|boys?|guys?|lad(?:y|ies)|gals?)\b/g,
    kinds: ['gender'],
    say: ([words]) => (/(?:men|s|ies)$/.test(words) ? 'salespeople' : 'salesperson'),
  },
  { pattern: /\bbusiness[ -]?(?:wo)?m[ae]n\b/g, say: ([words]) => `business${people(words)}` },
  { pattern: /\bchair(?:wo)?man\b/g, say: () => 'chair' },
  { pattern: /\bforem[ae]n\b/g, say: ([words]) => (words.endsWith('men') ? 'supervisors' : 'supervisor') },
  { pattern: /\bhandym[ae]n\b/g, say: ([words]) => `maintenance worker${words.endsWith('men') ? 's' : ''}` },
  { pattern: /\bright[ -]?hand man\b/g, say: () => 'right hand' },
  { pattern: /\bfront(?:wo)?man\b/g, say: () => 'front person' },
  { pattern: /\b(?:old )?boys'? club\b/g, say: () => 'closed circle' },
  {
    pattern: /\b(?:waitress|hostess|stewardess|bar ?maid|(?:house ?)?maid|seamstress)(?:e?s)?\b/g,
    kinds: ['gender'],
    say: ([words]) => {
      const plain = words.replace(/ /g, '');
      const one = plain.replace(/sses$/, 'ss').replace(/maids$/, 'maid');
      return plain === one ? TITLES[one]! : `${TITLES[one]!}s`;
    },
  },
  {
    pattern:
      /\b(shop|office|counter|kitchen|tea|bar|stock|store|service|delivery|cleaning) (?:girl|boy|lady|m[ae]n|wom[ae]n|guy|ladie)(s?)\b/g,
    kinds: ['gender'],
    say: ([words, where]) => `${where!} ${/(?:men|s)$/.test(words) ? 'assistants' : 'assistant'}`,
  },
  {
    pattern:
      /\b(?:(?:guys|lads|boys|m[ae]n|males?|gents|gentlem[ae]n|bros|dudes) (?:and|or) (?:gals?|girls|lad(?:y|ies)|wom[ae]n|females?|lasses)|(?:gals|girls|lad(?:y|ies)|wom[ae]n|females?) (?:and|or) (?:guys|lads|boys|m[ae]n|males?|gents|gentlem[ae]n))\b(?!')(?<!\bman and \w+)/g,
    kinds: ['gender', 'age', 'appearance', 'family', 'orientation'],
    isPerson: true,
    say: ([words]) => (/(?:\bman|woman|male|lady|gal)$/.test(words) ? 'person' : 'people'),
  },
  {
    pattern: /\b(our|the|your) (?:guys|lads|boys|girls|bros|dudes|ladies|gents)\b(?!')/g,
    isPerson: true,
    say: ([, whose], after) => `${whose!} ${PLURAL_VERB.test(after) ? 'people' : 'team'}`,
  },
  { pattern: /\byou guys\b/g, say: () => 'you all' },
  {
    pattern: new RegExp(
      String.raw`\b(?<!'s )${LOOKS}(?:family )?(?:guys?|lads?|boys?|girls?|males?|females?|m[ae]n|wom[ae]n|bros?|dudes?|lad(?:y|ies)|gals?|blokes?|chaps?|gentlem[ae]n|gents)\b(?!'| (?:candidates?|applicants?|only)| (?:and|or) (?:one |a |the )?(?:wom|girl|lad|gal))(?<!man and one woman)`,
      'g',
    ),
    kinds: ['gender', 'age', 'appearance', 'family'],
    isPerson: true,
    say: ([words]) => people(words.replace(/ies$/, 's')),
  },
  { pattern: /\bkiller instinct\b/g, say: () => 'persistence' },
  { pattern: /\b(?:very |highly |fiercely )?aggressive\b/g, kinds: ['gender'], say: () => 'persistent' },
  { pattern: /\bruthless\b/g, say: () => 'determined' },
  { pattern: /\bcut ?throat\b/g, say: () => 'competitive' },
  {
    pattern: /\b(?:digital|tech) native(s?)\b/g,
    kinds: ['age', 'accent'],
    isPerson: true,
    say: ([, plural]) => `${plural ? 'people' : 'person'} at ease with digital tools`,
  },
  {
    pattern:
      /\b(?:recent|fresh|new|young)(?:ly)?(?: college| university| uni| school)? (?:graduate|grad|school leaver)(s?)\b/g,
    kinds: ['age'],
    isPerson: true,
    says: 'no experience',
    item: 'no experience needed',
    say: ([, plural]) => `beginner${plural!}`,
  },
  {
    pattern:
      /\b(?:no more than|not more than|up to|max(?:\.|imum)?(?: of)?|at most|less than|under|fewer than) (?:\d{1,2}|[a-z]+) (?:years?|yrs?)'?(?: of)?(?: \w+)? experience\b/g,
    kinds: ['age'],
    says: 'no experience',
    say: () => 'experience at any level',
  },
  {
    pattern: /\bnative(?:[ -]level)? (?:or bilingual )?(LANGUAGE)(?= (?:speakers? )?only\b)/g,
    kinds: ['accent'],
    item: 'fluent $1',
    say: ([, language]) => `fluent ${language!}`,
  },
  {
    pattern: /\b(?:native|mother[ -]tongue)(?:[ -]level|[ -]born)? (LANGUAGE)(?=(?: speakers?)?\b)/g,
    kinds: ['accent'],
    say: ([, language]) => `fluent ${language!}`,
  },
  {
    pattern: /\b(LANGUAGE) (?:native|mother[ -]tongue)(?= speakers?\b)/g,
    kinds: ['accent'],
    say: ([, language]) => `fluent ${language!}`,
  },
  {
    pattern:
      /\b(LANGUAGE) (?:as (?:a |your )?)?(?:native|mother[ -]tongue|(?:at|to) (?:native|mother[ -]tongue)(?: level)?)(?: or bilingual)?\b(?! speakers?)/g,
    kinds: ['accent'],
    say: ([, language]) => `fluent ${language!}`,
  },
  { pattern: /\bnative (speakers? (?:of|in) LANGUAGE)\b/g, kinds: ['accent'], say: ([, of]) => `fluent ${of!}` },
  { pattern: /\bnative[ -]level\b(?= (?:command|fluency|proficiency))/g, kinds: ['accent'], say: () => 'excellent' },
  {
    pattern:
      /\b(?:(?:good|great|smart|excellent|professional|impeccable|immaculate|attractive|pleasant|pleasing|neat|polished|presentable|well[- ]groomed)(?:,| and|, and)? )+(?:(?:physical|personal) )?(?:appearance|grooming|presentation|looks?(?! (?:after|at|for|like|to)\b))\b/g,
    kinds: ['appearance'],
    say: () => 'a professional manner',
  },
  {
    pattern:
      /\b(sales )?(?:ninja|rock ?star|hustler|guru|wizard|jedi|warrior|gladiator|shark|superhero|unicorn|savage)(s?)\b/g,
    kinds: ['culture', 'gender'],
    isPerson: true,
    say: ([, sales = '', plural]) => `${sales}professional${plural!}`,
  },
  {
    pattern: /\ba (?:(?:big|one|happy|tight|close[- ]knit|real|second),? )*family\b/g,
    kinds: ['culture', 'family'],
    say: () => 'a team',
  },
  { pattern: /\bone (?:(?:big|happy|tight|close[- ]knit),? )*family\b/g, kinds: ['culture'], say: () => 'one team' },
  {
    pattern:
      /(?<=\b(?:degree|mba|graduates?|bachelor'?s?|master'?s?)) (?:from|at|of) (?:an? |the )?(?:ivy league|oxbridge|russell group|red[- ]?brick|top[- ]?(?:tier|ranked|\d+)?|tier[- ]?(?:1|one)|elite|prestigious|leading|good|target|recogni[sz]ed)(?: (?:university|universities|schools?|business schools?|colleges?|institution))?\b/g,
    kinds: ['school'],
    say: () => '',
  },
  {
    pattern:
      /\b(?:ivy league|oxbridge|oxford|cambridge|russell group|red[- ]?brick|top[- ]?(?:tier|ranked|\d+)?|tier[- ]?(?:1|one)|elite|prestigious|leading) (?=(?:degree|graduates?|mba|universit(?:y|ies)|(?:business )?schools?|colleges?|education|programmes?)\b)/g,
    kinds: ['school'],
    say: () => '',
  },
  {
    pattern:
      /\bexperience(?: of|:|,)? (?:(?:at least|over|more than|min(?:imum|\.)?(?: of)?|a minimum of|no less than) )?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen) ?(?:[-–—]|to|or) ?)?(?:\d{1,2}|[a-z]+) ?\+? ?(?:or more )?(?:years?|yrs?)\b(?! (?:old|ago)\b)(?: (?:minimum|min|or more)\b)?/g,
    kinds: ['years'],
    says: 'experience',
    say: () => 'experience',
  },
  {
    pattern:
      /\b(?:(?:at least|over|more than|min(?:imum|\.)?(?: of)?|a minimum of|no less than|upwards of) )?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen) ?(?:[-–—]|to|or) ?)?(?:\d{1,2}\+?|\w+)(?: ?(?:[-–—]|to) ?\d{1,2})? ?(?:or more |full |solid )?\+? ?(?:years?|yrs?)'?(?: of)?(?: (\w[\w-]*(?: [\w-]+){0,2}?))? (experience|selling)\b/g,
    kinds: ['years'],
    says: 'experience',
    say: ([, which, what]) =>
      what === 'selling' ? 'experience selling' : which ? `${which} ${what!}` : 'proven experience',
  },
  {
    pattern:
      /\b(?:(?:at least|over|more than|min(?:imum|\.)?(?: of)?|a minimum of|no less than|upwards of) )?(?:(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen) ?(?:[-–—]|to|or) ?)?(?:\d{1,2}\+?|\w+) ?\+? ?(?:or more )?(?:years?|yrs?)\+?(?= in\b)/g,
    kinds: ['years'],
    says: 'experience',
    say: () => 'experience',
  },
  {
    pattern: /\b(work|cope|perform|thrive|sell)(s?)(?: well| effectively)? under (?:\w+ )?pressure\b/g,
    kinds: ['disability'],
    say: ([, , s]) => `set${s!} priorities well`,
  },
];

const TITLES: Record<string, string> = {
  waitress: 'server',
  hostess: 'host',
  stewardess: 'flight attendant',
  barmaid: 'bartender',
  maid: 'housekeeper',
  housemaid: 'housekeeper',
  seamstress: 'tailor',
};

/** English adjectives for personal characteristics. They can be removed from their noun. */
export const ENGLISH_ADJECTIVES: Partial<Record<string, string>> = {
  gender: 'male|lady|woman|female|masculine|feminine|manly|womanly|ladylike|macho|alpha',
  age: 'mature|young|younger|youthful|energetic young|sprightly|youngish|fresh-faced',
  appearance:
    'attractive|good[- ]looking|well[- ]groomed|beautiful|handsome|pretty|slim|presentable|well[- ]presented|clean[- ]cut|stylish|hot|cute|sexy|petite|clean[- ]shaven|photogenic',
  family: 'single|unmarried|married|childless|child[- ]free|divorced',
  disability: 'able[- ]bodied|healthy|physically fit|fit|fit and healthy',
  religion: 'christian|catholic|muslim|hindu|jewish|protestant|evangelical|god[- ]fearing|religious',
  race: 'white|black|asian|caucasian|fair[- ]skinned|light[- ]skinned',
  orientation: 'straight|heterosexual|hetero|gay',
  nationality:
    'eastern european|western european|latin american|south american|british|american|spanish|european|irish|native[- ]born|local|english|french|german|western|indian|filipino',
  culture: 'hungry|hardcore|crazy|obsessed',
  accent: 'native|accent[- ]free',
  school: 'ivy league|oxbridge|russell group|elite|prestigious|top[- ]tier',
};
