import { createECDH, hkdfSync } from 'node:crypto';

/** The key pair that identifies this site to push services (RFC 8292), base64url. */
export interface VapidKeys {
  publicKey: string;
  privateKey: string;
}

const known = new Map<string, VapidKeys>();

/**
 * Derives the key pair from SECRET, which is the same on every server: browsers that subscribed through one server accept
 * pushes from all.
 */
export function vapidKeys(secret: string): VapidKeys {
  let keys = known.get(secret);
  if (!keys) known.set(secret, (keys = derive(secret)));
  return keys;
}

function derive(secret: string): VapidKeys {
  const curve = createECDH('prime256v1');
  for (let attempt = 0; ; attempt++) {
    const bytes = Buffer.from(hkdfSync('sha256', secret, '', `web push ${attempt}`, 32));
    try {
      curve.setPrivateKey(bytes);
    } catch {
      continue; // Not a valid scalar of the curve, which happens once in four billion secrets.
    }
    return { publicKey: curve.getPublicKey('base64url'), privateKey: bytes.toString('base64url') };
  }
}
