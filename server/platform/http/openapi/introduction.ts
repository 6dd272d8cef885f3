import { LIMITS } from '#contract/route.ts';
import { guide } from './integration-guide.ts';
import { PRODUCT_NAME } from '#contract/values/product.ts';

/** The tags in document order, grouped. */
export const TAG_GROUPS: Record<string, Record<string, string>> = {
  Accounts: {
    Registration: 'Create an account and confirm its email.',
    'Sign-in': 'Open and close a session, and reset a forgotten password.',
    Passkeys: 'Sign in without a password, and manage passkeys.',
    'Two-step verification': 'Protect an account with an authenticator app.',
    Sessions: 'See where an account is signed in, and sign out elsewhere.',
    'Account security': 'Change the password or email, and reauthenticate.',
    'Your data': 'Download everything stored about an account, or delete it.',
    Notifications: 'What happened to an account, and which emails and pushes tell of it.',
    Referrals: 'Invite others and spend the credits earned.',
  },
  Talent: {
    Talent: 'The profile of a talent and its positions.',
    Videos: 'Upload the video of a position and follow its processing.',
    Captions: 'Read and replace the captions of a video.',
    'AI feedback': 'Measure how a take is delivered, and decide which scores companies see.',
    Insights: 'See who viewed your positions, and decide who can find you.',
  },
  Companies: {
    Companies: 'The profile of a company.',
    Search: 'Find talent by their videos.',
    Favourites: 'Save positions and searches.',
    Unlocks: 'Unlock the contact of a talent.',
    Contacts: 'Work with the talents that you have unlocked.',
    Billing: 'Plans, invoices and checkouts.',
    Fairness: 'Measure whether a ranking is biased.',
    Analytics: 'Views and platform statistics.',
  },
  Integrations: {
    Webhooks: 'Send events to other systems, and see and replay what was sent.',
    'REST hooks': 'Subscriptions as Zapier and similar tools make them.',
    'API keys': 'Let programs act for a company.',
  },
  'Both sides': {
    Campaigns: 'Post campaigns, find matches and express interest.',
    Conversations: 'Exchange messages. A conversation starts with an unlock.',
    Support: 'Ask the operator for help.',
    Calls: 'Analyze the transcripts of calls.',
  },
  Operators: {
    Administration: 'Moderation, verified badges, support tickets and the audit trail. Admins only.',
  },
};

const rate = ({ points, perSeconds }: { points: number; perSeconds: number }) =>
  `${points} per ${perSeconds === 3600 ? 'hour' : perSeconds === 60 ? 'minute' : `${perSeconds / 60} minutes`}`;

export const introduction = (publicUrl: string) => `
The ${PRODUCT_NAME} API serves the ${PRODUCT_NAME} site: everything that the site can do, it does with the calls below.

# Base address

\`${publicUrl}/api\`

Requests and responses are JSON in UTF-8. Send bodies as \`application/json\`; input of \`GET\` requests goes into the query.
Repeat a parameter with indexes to send a list: \`?languages[0]=English&languages[1]=Spanish\`. Times are ISO 8601 in UTC,
amounts of money are minor units with an ISO 4217 currency, and a day is a UTC day.

# Authentication

Sign in with \`POST /session\`. The response sets the cookie \`closeup.session_token\` (\`__Secure-closeup.session_token\`
over HTTPS), which browsers send with every request. Identity comes from this cookie or from an API key, never from a body.

Each operation says who may call it: anyone, any signed-in account, talent, companies or admins. Admins are also companies.
Requests that change something must come from the site's own origin; others answer \`foreign_origin\`.

Some calls answer \`password_needed\`. Reauthenticate with \`POST /account/proof\`, then repeat the call within ten minutes.

${guide(publicUrl)}

# Errors

An error has an HTTP status and this body:

\`\`\`json
{
  "defined": true,
  "code": "invalid_input",
  "status": 400,
  "message": "Some fields are invalid: email must be an email address.",
  "data": { "fields": { "email": "email" } }
}
\`\`\`

\`code\` is stable; decide by it. \`message\` explains the error to a developer and may change. \`invalid_input\` lists every
invalid field with the key of its problem. What does not exist and what you may not see both answer \`not_found\`.

# Pagination

Lists that can be long return \`items\` and \`nextCursor\`. Pass \`nextCursor\` as \`cursor\` to get the next page, until it is
null. Cursors are opaque: don't build or store them. Messages are numbered instead, and paged with \`before\` and \`after\`.

# Rate limits

Limits apply per account or API key, and per network address for visitors. A call over its limit answers \`429\` with \`Retry-After\`.
Responses of limited calls carry \`RateLimit\` and \`RateLimit-Policy\`.

| Calls | Limit |
|---|---|
| Reading | ${rate(LIMITS.read)} |
| Changing | ${rate(LIMITS.write)} |
| Passwords, codes and links | ${rate(LIMITS.credentials)} |
| Calls that send an email | ${rate(LIMITS.mail)} |

# Idempotency

\`GET\`, \`PUT\` and \`DELETE\` can be repeated safely. So can unlocking a talent, confirming a checkout, and sending a message
with the same \`clientId\`. Other \`POST\` calls act each time.

# Versioning

This is version 1. New fields, operations and error codes may be added at any time, so ignore what you don't know.
Fields and operations are not removed or changed within a version.
`;
