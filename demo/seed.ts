import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { BOOST_HOURS, HOUR_MS } from '#contract/values/durations.ts';
import { NOTICE_DAYS } from '#contract/values/plans.ts';
import { createContext } from '#server/app/create-context.ts';
import { readEnv } from '#server/platform/env.ts';
import { grantAdmin } from '#server/accounts/verification/admins.ts';
import { verifyEmail } from '#server/accounts/verification/verify-email.ts';
import { registerCompany, registerTalent } from '#server/accounts/registration/register.ts';
import { saveCompanyProfile } from '#server/companies/profile.ts';
import { makeImpactReport } from '#server/fairness/impact/make-report.ts';
import type { Context } from '#server/platform/context.ts';
import { getProfile } from '#server/talents/profile.ts';
import { saveProfile, boostTalent } from '#server/talents/save-profile.ts';
import { seedCalls } from './calls.ts';
import { seedCampaigns } from './campaigns.ts';
import { seedConversations } from './conversations.ts';
import { seedFeedback } from './feedback.ts';
import { importClip } from './import-clip.ts';
import { unfinishedMarker } from './seeding.ts';
import { seedViews } from './views.ts';
import { findViewer } from './find-viewer.ts';
import { PUBLISHED_EMAILS, PUBLISHED_PASSWORD, type Company, type Talent, companies, talents } from './people.ts';

const BOOSTED = ['lena', 'harpreet'];
const COUNTRY = new Intl.DisplayNames('en', { type: 'region' });
/** Separates the two videos of one person in the order of publication. */
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

/** Fills the marketplace through the product's own functions. Existing accounts are left unchanged. */
export async function seedDemo(context: Context, report: (line: string) => void) {
  writeFileSync(unfinishedMarker(context.env.DATA_DIR), '');
  report(`Filling the marketplace with ${talents.length} talents and ${companies.length} companies …`);
  for (const company of [operator, ...companies]) await seedCompany(context, company);
  await grantAdmin(context, operator.email);
  // The newest video is found first, so the first people of the cast are published last.
  const backwards = talents.map((talent, index) => ({ talent, publishedHoursAgo: index * 7 + 1 })).toReversed();
  for (const { talent, publishedHoursAgo } of backwards) {
    const publishedAt = new Date(context.clock().getTime() - publishedHoursAgo * HOUR_MS);
    await seedTalent({ ...context, clock: () => publishedAt }, talent);
  }
  await seedFeedback(context);
  await seedConversations(context);
  await seedViews(context, 'talent@closeup.example');
  await seedCampaigns(context);
  await makeImpactReport(context);
  await seedCalls(context, operator.email);
  rmSync(unfinishedMarker(context.env.DATA_DIR));
}

const passwordFor = (email: string) =>
  PUBLISHED_EMAILS.includes(email) ? PUBLISHED_PASSWORD : `Aa1${randomBytes(18).toString('base64url')}`;

async function seedCompany(context: Context, company: Company) {
  if (await findUserId(context, company.email)) return;
  await registerCompany(context, {
    ...company,
    companyName: company.name,
    password: passwordFor(company.email),
    language: 'en',
  });
  await confirm(context, company.email);
  const viewer = (await findViewer(context, company.email))!;
  const { description, website, industry, city, firstName, lastName } = company;
  const country = COUNTRY.of(company.country)!;
  await saveCompanyProfile(context, viewer, {
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

async function seedTalent(context: Context, talent: Talent) {
  if (!(await findUserId(context, talent.email))) {
    await registerTalent(context, {
      email: talent.email,
      fullName: talent.fullName,
      password: passwordFor(talent.email),
      language: 'en',
    });
    await confirm(context, talent.email);
  }
  const viewer = (await findViewer(context, talent.email))!;
  const { userId } = viewer;
  const { positions } = await getProfile(context, userId);
  if (positions.some(({ videos }) => videos.length > 0)) return;
  await saveProfile(context, viewer, {
    ...talent,
    country: COUNTRY.of(talent.country)!,
    positions: talent.positions.map(({ title, skills }, index) => ({
      id: positions[index]?.id,
      positionTitle: title,
      skills,
      experienceYears: talent.experienceYears,
      workType: talent.workType,
      ...termsOf(talent.experienceYears),
    })),
  });
  const saved = await getProfile(context, userId);
  for (const [index, position] of talent.positions.entries()) {
    const publishedAt = new Date(context.clock().getTime() - index * SECOND_POSITION_EARLIER_MS);
    await importClip({ ...context, clock: () => publishedAt }, userId, saved.positions[index]!.id, position);
  }
  if (BOOSTED.includes(talent.id)) await boostTalent(context, userId, new Date(Date.now() + BOOST_HOURS * HOUR_MS));
}

/** A salary and a notice period that match the experience. */
const termsOf = (years: number) => ({
  salaryMinMinor: (24_000 + 3_000 * Math.min(years, 20)) * 100,
  noticeDays: NOTICE_DAYS[years % NOTICE_DAYS.length],
});

async function findUserId({ db }: Context, email: string) {
  return (await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst())?.id;
}

/** Verifies an email as if its link had been opened, and deletes the mail. */
async function confirm(context: Context, email: string) {
  await verifyEmail(context, (await findUserId(context, email))!);
  await context.db.deleteFrom('mails').where('recipient', '=', email).execute();
}

// A separate process, started by the server (seeding.ts).
if (import.meta.main) {
  const context = await createContext(readEnv(process.env), process.env['SEED_DATABASE_URL']!);
  await seedDemo(context, (line) => console.log(line));
  await context.close();
}
