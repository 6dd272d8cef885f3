// The product's server with one large published video, in a process of its own; tells its parent where.
import { randomBytes } from 'node:crypto';
import { createServer } from '#server/server.ts';
import { createPublishedVideo, createTalent } from '#test/factories.ts';
import { openApp } from './app.ts';

const { app, close } = await openApp('bench-video-range');
const server = await createServer(app);
const base = await server.listen({ port: 0, host: '127.0.0.1' });
const { video_key: key, public_id } = await createPublishedVideo(app, await createTalent(app));
await app.storage.write(key!, randomBytes(Number(process.argv[2])));
const path = await app.storage.bring(key!, app.env.DATA_DIR);
process.send!({
  port: Number(new URL(base).port),
  path: `/media/${public_id}/video.mp4`,
  root: path.slice(0, -key!.length),
  key,
});
process.on(
  'disconnect',
  () =>
    void server
      .close()
      .then(close)
      .then(() => process.exit(0)),
);
