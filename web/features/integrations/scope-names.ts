import { useTranslation } from 'react-i18next';
import type { Scope } from '#contract/route.ts';

/** The key of a scope's text under `keys.scope.`. */
const KEYS = {
  'contacts:read': 'contactsRead',
  'contacts:write': 'contactsWrite',
  'unlocks:write': 'unlocksWrite',
  'search:read': 'searchRead',
  'campaigns:read': 'campaignsRead',
  'campaigns:write': 'campaignsWrite',
  'messages:read': 'messagesRead',
  'messages:write': 'messagesWrite',
  'analytics:read': 'analyticsRead',
  'webhooks:read': 'webhooksRead',
  'webhooks:write': 'webhooksWrite',
} as const satisfies Record<Scope, string>;

/** Returns what a scope allows, in the reader's language. */
export function useScopeName() {
  const { t } = useTranslation('integrations');
  return (scope: Scope) => t(`keys.scope.${KEYS[scope]}`);
}
