import type { WordClasses } from '../text/lexicon.ts';

/** English function words and speech words: who, when, how certain. Version: see ANALYST_VERSION. */
export const ENGLISH_SPEECH: WordClasses = {
  i: 'i me myself',
  my: 'my mine our ours',
  we: 'we us ourselves',
  you: 'you ya yourself yourselves',
  your: 'your yours',
  they: 'they them he she him her',
  it: 'it this that these those its',
  people:
    'team teams guys lads staff people driver drivers user users rep reps manager managers colleague colleagues employee employees crew crews nurse nurses ' +
    'teacher teachers engineer engineers agents agent analysts analyst department everyone everybody folks partners associates client clients customer ' +
    'customers patients patient students student parents members member tenants guests foreman foremen operators operator workers technicians technician ' +
    'dispatchers dispatcher buyers sellers recruiters coaches coach doctors dentists lawyers accountants developers devs sales_team half_of_them girls boys kids',
  will: 'will shall',
  would: 'would',
  can: 'can could',
  must: 'must have_to has_to need_to needs_to got_to had_to ought_to should needs_to_be has_to_be required_to would_have_to would_need_to will_need_to will_have_to got_to_be',
  hedge:
    'maybe might perhaps possibly probably try trying hopefully could not_sure ideally eventually sometime some_day one_day if_possible see_if think_about',
  not: 'not no never nobody nothing none neither nor without hardly barely rarely no_one nowhere zero stop',
  if: 'if unless whether',
  wish: 'would_love would_like would_prefer would_kill_for would_appreciate would_want wish hoping would_be_great would_be_nice would_be_good would_be_amazing would_be_helpful would_be_perfect would_be_useful would_be_lovely would_be_cool would_be_ideal would_help would_be_brilliant would_be_handy would_really_like would_really_love would_be_so would_be_really would_be_wonderful would_be_super would_be_awesome',
  want: 'want wants need needs require requires wanted looking_for asking_for missing miss lacking',
  wh: 'what how when where who why which whose how_many how_much how_long how_often how_does how_do',
  aux: 'is are was were do does did can could will would should has have had may might am shall',
  current:
    'currently today at_the_moment right_now these_days so_far until_now nowadays presently as_it_stands every_morning every_week at_present for_now existing present',
  past: 'before used_to previously back_then last_year last_time years_ago last_month last_week in_the_past was were had did went came got',
  but: 'but however though although except still yet honestly frankly actually the_problem_is the_thing_is having_said_that mind_you',
  agree:
    'yes yeah yep sure okay ok fine deal agreed absolutely perfect great works sounds_good good that_works definitely exactly of_course done go_ahead suits happy_to lets_do let_us_do why_not by_all_means',
  refuse:
    'no nope not_really not_now never not_interested i_do_not_think_so rather_not not_for_us not_today not_necessary no_thanks no_thank_you',
  polite:
    'thanks thank_you cheers appreciate perfect sounds_good that_was_helpful good_to_know good_morning good_afternoon nice_to_meet nice_meeting lovely_to_meet ' +
    'no_worries no_problem pleasure take_care have_a_good have_a_great have_a_nice good_question good_point fair_enough fair_point got_it i_see makes_sense understood sorry noted good_luck',
  small_talk:
    'weather weekend holiday holidays kids dog coffee traffic lunch breakfast football match_last rain sunny snow hear_me see_my_screen on_mute muted camera microphone loud_and_clear ' +
    'how_are_you how_is_it_going your_day your_weekend bye goodbye see_you screen_frozen connection_is echo',
  request:
    'please can_you could_you would_you will_you would_you_mind can_we_get could_we_get may_i_have can_i_get can_i_have could_i_get if_you_could if_you_can make_sure do_me remember_to',
  number:
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million half dozen couple grand',
  weekday: 'monday tuesday wednesday thursday friday saturday sunday mondays fridays tuesdays thursdays wednesdays',
  month:
    'january february march april june july august september october november december jan feb mar apr jun jul aug sept sep oct nov dec',
  ordinal:
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first thirtieth thirty-first 1st 2nd 3rd 4th 5th 6th 7th 8th 9th 10th 11th 12th 13th 14th 15th 16th 17th 18th 19th 20th 21st 22nd 23rd 24th 25th 26th 27th 28th 29th 30th 31st',
  day: 'today tomorrow tonight this_afternoon this_morning this_evening next_week this_week next_month this_month end_of_the_day end_of_day eod eow end_of_week end_of_the_week end_of_month end_of_the_month week_after_next day_after_tomorrow the_weekend in_the_morning before_bed first_thing by_then same_day same_date later_today straight_away right_away immediately asap as_soon_as within_the_hour noon lunchtime',
  season:
    'spring summer autumn winter easter christmas xmas thanksgiving ramadan new_year harvest season quarter q1 q2 q3 q4 fiscal_year financial_year tax_year year_end end_of_year end_of_the_year end_of_the_quarter school_year semester term peak_season black_friday audit deadline half_term budget_cycle kickoff go-live opening_day next_year this_year holidays the_holidays the_summer beginning_of',
  span: 'minute minutes hour hours day days week weeks month months quarter quarters year years fortnight weekend weekends',
  deadline:
    'deadline by before until no_later_than at_the_latest latest in_time target_date due expires expire expiring runs_out renewal renews is_up ends in_place_by from',
};
