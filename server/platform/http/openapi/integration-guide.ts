import { ATTEMPTS_MAX, EVENT_TYPES, FAILING_DAYS, ROTATION_HOURS } from '#contract/values/integrations.ts';

/** The introduction's section on programmatic access: keys, a first call, webhooks. `docs/integrations.md` says more. */
export const guide = (publicUrl: string) => `# API keys

Programs of a company use an API key: create one under Profile → Integrations → API keys, and send it as a bearer token.
A key has scopes, and each operation names the one that it needs. Operations without a scope, such as those for the account,
its security and its plan, are closed to keys. A revoked key is refused from the next request on.

\`\`\`sh
curl ${publicUrl}/api/contacts -H "Authorization: Bearer $CLOSEUP_KEY"
\`\`\`

\`\`\`ts
const response = await fetch('${publicUrl}/api/contacts', {
  headers: { authorization: \`Bearer \${process.env.CLOSEUP_KEY}\` },
});
const { items, nextCursor } = await response.json();
\`\`\`

Keys look like \`closeup_\` and 38 letters and digits, of which the last six are a CRC-32 of the others in base 62.

# Webhooks

Add an endpoint with \`POST /webhooks/endpoints\` or on the integrations page. Events: ${EVENT_TYPES.map((type) => `\`${type}\``).join(', ')}.
They carry names and titles; read contact details with \`GET /contacts/{contactId}\`.

Each event is a \`POST\` with a JSON body, signed by [Standard Webhooks](https://www.standardwebhooks.com): verify
\`webhook-signature\` with the endpoint's secret (\`v1\`) or its public key (\`v1a\`), and skip a \`webhook-id\` that you know.

\`\`\`ts
import { Webhook } from 'standardwebhooks';

const event = new Webhook(process.env.CLOSEUP_WEBHOOK_SECRET!).verify(rawBody, request.headers);
\`\`\`

Answer with \`2xx\` within 15 seconds. Other answers are retried: ${ATTEMPTS_MAX} attempts over 76 hours, later if \`Retry-After\` asks for it.
\`410\` ends the subscription, redirects aren't followed, and an endpoint that fails for ${FAILING_DAYS} days is turned off. Whatever
failed can be replayed for 30 days. After a rotation, both secrets sign for ${ROTATION_HOURS} hours.`;
