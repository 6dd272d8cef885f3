import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Asked {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}
interface Behaviour {
  origin?: string;
  rpId?: string;
  isVerified?: boolean;
  /** The signature counter to send instead of the next number. */
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;

/** A software authenticator with one passkey (ES256). It can be told to misbehave. */
export function createAuthenticator(defaultOrigin = 'http://localhost:3000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  let counter = 0;
  let handle: string | undefined;

  const clientData = (type: string, asked: Asked, { origin, challenge }: Behaviour) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? asked.challenge,
        origin: origin ?? defaultOrigin,
        crossOrigin: false,
      }),
    );
  const authData = (rpId: string, flags: number, key = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key]);
  };
  const cose = () => {
    const { x, y } = publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x!, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y!, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  };
  const id = base64url(credentialId);
  const rest = { id, rawId: id, type: 'public-key', clientExtensionResults: {} };

  return {
    id,
    make(asked: Asked, as: Behaviour = {}) {
      handle = asked.user!.id;
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, cose()]);
      const flags = PRESENT | WITH_KEY | (as.isVerified === false ? 0 : VERIFIED);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(authData(as.rpId ?? asked.rp!.id!, flags, key))],
      ]);
      return {
        ...rest,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked, as)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      };
    },
    answer(asked: Asked, as: Behaviour = {}) {
      counter = as.counter ?? counter + 1;
      const clientDataJSON = clientData('webauthn.get', asked, as);
      const data = authData(as.rpId ?? asked.rpId!, PRESENT | (as.isVerified === false ? 0 : VERIFIED));
      return {
        ...rest,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey)),
          userHandle: as.userHandle ?? handle,
        },
      };
    },
  };
}
