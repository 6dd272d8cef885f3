import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOOST_HOURS } from '#contract/values/accounts.ts';
import { grantAdmin } from '#server/accounts/grant-admin.ts';
import { verifyEmail } from '#server/accounts/verify-email.ts';
import { registerCompany, registerTalent } from '#server/accounts/register.ts';
import { saveCompanyProfile } from '#server/companies/profile.ts';
import type { Context } from '#server/platform/context.ts';
import { boostTalent } from '#server/talents/boost.ts';
import { getProfile } from '#server/talents/profile.ts';
import { saveProfile } from '#server/talents/save-profile.ts';
import { mediaKeys, newStem, sourceKey } from '#server/videos/keys.ts';
import { publishVideo } from '#server/videos/publish-video.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedConversations } from './conversations.ts';
import { seedViews } from './views.ts';
import { findViewer } from './find-viewer.ts';
import { PUBLISHED_EMAILS, PUBLISHED_PASSWORD } from './published-accounts.ts';
import { type Company, type Position, type Talent, companies, talents } from './people.ts';

const BOOSTED = ['lena', 'harpreet'];
const CLIPS = join(import.meta.dirname, 'clips');
const COUNTRY = new Intl.DisplayNames('en', { type: 'region' });
const HOUR_MS = 3_600_000;
/** The two videos of one person do not stand side by side. */
const SECOND_POSITION_EARLIER_MS = 100 * HOUR_MS;

const operator: Company = {
  ...companies[0],
  name: 'Closeup',
  domain: 'closeup.example',
  firstName: 'Alex',
  lastName: 'Operator',
  email: 'admin@closeup.example',
  website: 'https://closeup.example',
  description: 'Runs this marketplace.',
};

/** True while a first start was interrupted before the marketplace was complete. */
export const isSeedingUnfinished = (dataDir: string) => existsSync(marker(dataDir));
const marker = (dataDir: string) => join(dataDir, 'demo.unfinished');

/** Fills the marketplace through the product's own verbs. Whoever is there already stays as they are. */
export async function seedDemo(app: Context, tell: (line: string) => void) {
  writeFileSync(marker(app.env.DATA_DIR), '');
  tell(`Filling the marketplace with ${talents.length} talents and ${companies.length} companies …`);
  for (const company of [operator, ...companies]) await seedCompany(app, company);
  await grantAdmin(app, operator.email);
  // The last published is found first, so the cast's first faces come last.
  const backwards = talents.map((talent, index) => ({ talent, publishedHoursAgo: index * 7 + 1 })).toReversed();
  for (const { talent, publishedHoursAgo } of backwards) {
    const publishedAt = new Date(app.clock().getTime() - publishedHoursAgo * HOUR_MS);
    await seedTalent({ ...app, clock: () => publishedAt }, talent);
  }
  await seedConversations(app);
  await seedViews(app, 'talent@closeup.example');
  await seedCampaigns(app);
  rmSync(marker(app.env.DATA_DIR));
}

const passwordFor = (email: string) =>
  PUBLISHED_EMAILS.includes(email) ? PUBLISHED_PASSWORD : `Aa1${randomBytes(18).toString('base64url')}`;

async function seedCompany(app: Context, company: Company) {
  if (await findUserId(app, company.email)) return;
  await registerCompany(app, {
    ...company,
    companyName: company.name,
    password: passwordFor(company.email),
    language: 'en',
  });
  await confirm(app, company.email);
  const viewer = (await findViewer(app, company.email))!;
  const { description, website, industry, city, firstName, lastName } = company;
  const country = COUNTRY.of(company.country)!;
  await saveCompanyProfile(app, viewer, {
    companyName: company.name,
    firstName,
    lastName,
    description,
    website,
    phone: company.phone,
    address: `${city}, ${country}`,
    city,
    country,
    industry,
  });
}

async function seedTalent(app: Context, talent: Talent) {
  if (!(await findUserId(app, talent.email))) {
    await registerTalent(app, {
      email: talent.email,
      fullName: talent.fullName,
      password: passwordFor(talent.email),
      language: 'en',
    });
    await confirm(app, talent.email);
  }
  const viewer = (await findViewer(app, talent.email))!;
  const { userId } = viewer;
  const { positions } = await getProfile(app, userId);
  if (positions.some(({ videos }) => videos.length > 0)) return;
  await saveProfile(app, viewer, {
    ...talent,
    country: COUNTRY.of(talent.country)!,
    positions: talent.positions.map(({ title, skills }, index) => ({
      id: positions[index]?.id,
      positionTitle: title,
      skills,
      experienceYears: talent.experienceYears,
      workType: talent.workType,
    })),
  });
  const saved = await getProfile(app, userId);
  for (const [index, position] of talent.positions.entries()) {
    const publishedAt = new Date(app.clock().getTime() - index * SECOND_POSITION_EARLIER_MS);
    await importClip({ ...app, clock: () => publishedAt }, userId, saved.positions[index]!.id, position);
  }
  if (BOOSTED.includes(talent.id)) await boostTalent(app, userId, new Date(Date.now() + BOOST_HOURS * HOUR_MS));
}

async function findUserId({ db }: Context, email: string) {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

/** As if they had opened the link, which is taken out of the mailbox again. */
async function confirm(app: Context, email: string) {
  await verifyEmail(app, (await findUserId(app, email))!);
  await app.db.deleteFrom('mails').where('recipient', '=', email).execute();
}

/** Publishes a clip that `make-renditions.ts` has put through the pipeline before. */
async function importClip(app: Context, talentId: string, positionId: string, { slug, transcript }: Position) {
  const file = (ending: string) => join(CLIPS, `${slug}${ending}`);
  const facts = JSON.parse(readFileSync(file('.json'), 'utf8')) as {
    durationMs: number;
    width: number;
    height: number;
    loudnessLufs: number;
  };
  const stem = newStem(talentId, app.clock());
  const keys = mediaKeys(stem);
  await Promise.all([
    app.storage.copyIn(keys.video_key, file('.mp4')),
    app.storage.copyIn(keys.poster_avif_key, file('.avif')),
    app.storage.copyIn(keys.poster_webp_key, file('.webp')),
    app.storage.copyIn(keys.preview_key, file('.preview.mp4')),
    app.storage.copyIn(keys.captions_key, file('.vtt')),
  ]);
  const video = await app.db
    .insertInto('videos')
    .values({
      position_id: positionId,
      talent_id: talentId,
      original_name: `${slug}.mp4`,
      content_type: 'video/mp4',
      size_bytes: statSync(file('.mp4')).size,
      state: 'processing',
      source_key: sourceKey(stem),
    })
    .returning(['id', 'talent_id', 'position_id'])
    .executeTakeFirstOrThrow();
  await publishVideo(app, video, {
    ...keys,
    duration_ms: facts.durationMs,
    width: facts.width,
    height: facts.height,
    has_audio: true,
    loudness_lufs: facts.loudnessLufs,
    quote: transcript.split(/(?<=[.?!])\s/)[0]!,
  });
}
