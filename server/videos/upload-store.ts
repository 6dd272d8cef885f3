import { dirname } from 'node:path';
import { FileStore } from '@tus/file-store';
import type { Context } from '../context.ts';
import { uploadKey } from './keys.ts';

const stores = new WeakMap<Context['storage'], FileStore>();

/** Where tus keeps the bytes of uploads on their way: files named by the video's id. */
export function uploadStore({ storage }: Pick<Context, 'storage'>): FileStore {
  let store = stores.get(storage);
  if (!store) stores.set(storage, (store = new FileStore({ directory: dirname(storage.localPath(uploadKey('0'))) })));
  return store;
}
