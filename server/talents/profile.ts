import { sql } from 'kysely';
import type { Position, TalentProfile, WorkType } from '#contract/talents.ts';
import type { Context } from '../platform/context.ts';
import { isAccepted } from '../search/documents/search-document.ts';
import { toOwnVideo } from '../videos/own-video.ts';

const IS_FOUND = sql<boolean>`EXISTS (SELECT FROM talent_search s WHERE s.position_id = talent_positions.id)`.as(
  'is_found',
);

/** Returns the talent's own profile, with positions in order of creation and the newest video of each first. */
export async function getProfile(context: Pick<Context, 'db' | 'env'>, talentId: string): Promise<TalentProfile> {
  const { db } = context;
  const [profile, positions, videos] = await Promise.all([
    db
      .selectFrom('talent_profiles')
      .select(['full_name', 'phone', 'languages', 'skills', 'bio', 'city', 'country', 'linkedin_url', 'paused_at'])
      .select(sql<string | null>`birth_date::text`.as('birth_date'))
      .where('user_id', '=', talentId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('talent_positions')
      .select(['id', 'position_title', 'skills', 'experience_years', 'work_type', 'salary_min_minor', 'notice_days'])
      .select(IS_FOUND)
      .where('talent_id', '=', talentId)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
    db.selectFrom('videos').selectAll().where('talent_id', '=', talentId).orderBy('created_at', 'desc').execute(),
  ]);
  const videosOf = ({ id }: { id: string }) => videos.filter((video) => video.position_id === id);
  return {
    fullName: profile.full_name,
    phone: profile.phone,
    languages: profile.languages,
    skills: profile.skills,
    bio: profile.bio,
    city: profile.city,
    country: profile.country,
    linkedinUrl: profile.linkedin_url,
    birthDate: profile.birth_date,
    isPaused: profile.paused_at !== null,
    positions: positions.map((position): Position => ({
      id: position.id,
      positionTitle: position.position_title,
      skills: position.skills,
      experienceYears: position.experience_years,
      workType: position.work_type as WorkType | null,
      salaryMinMinor: position.salary_min_minor,
      noticeDays: position.notice_days as Position['noticeDays'],
      isFound: position.is_found,
      isFindable: videosOf(position).some((video) => isAccepted(video, { moderation: context.env.MODERATION })),
      videos: videosOf(position).map((video) => toOwnVideo(context, video)),
    })),
  };
}
