import type { WordClasses } from '../text/lexicon.ts';

/** English words for the offer and how it is judged. */
export const ENGLISH_OFFER: WordClasses = {
  like: 'like liked likes love loved loves enjoy enjoyed enjoying adore adored dig digging impressed blown_away fan_of big_fan obsessed thrilled delighted happy_with glad pleased fond_of appreciate hooked sold_on taken_with excited relieved',
  good:
    'good great nice brilliant excellent fantastic amazing awesome lovely perfect superb wonderful neat slick cool clever smart solid impressive helpful useful handy valuable ' +
    'clean clear intuitive simple straightforward reliable accurate smooth convenient friendly beautiful elegant incredible lifesaver gold magic dream decent reasonable fair ' +
    'sensible spot_on game_changer game-changer no-brainer no_brainer well-designed user-friendly comprehensive flexible robust seamless thoughtful powerful gorgeous sharp terrific ' +
    'outstanding promising comfortable comforting reassuring encouraging refreshing top-notch first-class fab massive well_done well_thought quick fast easy instant spotless stellar quality superior lovely_touch ' +
    'worth_it worth_every pays_for_itself paid_for_itself the_best right_up_our_street just_what_we exactly_what_we what_we_need what_we_needed a_relief scary_good on_point really_well works_well work_well worked_well pretty_well very_well so_well runs_well',
  better:
    'better nicer easier faster quicker simpler cheaper cleaner clearer smoother safer stronger best ahead less_than_i_feared improvement improved upgrade halved',
  solve:
    'solves solve solved fixes fix fixed saves save saved saving helps helped help cuts cut reduces reduced frees freed removes removed eliminates speeds speed_up shortens gets_rid covers takes_away sorts_out sleep_better peace_of_mind weight_off makes_my_life make_my_life makes_life no_longer_have_to do_not_have_to does_the_job hits_the_mark ticks_all ticks_the_box',
  bad:
    'bad terrible awful horrible poor ugly clunky messy confusing complicated complex slow sluggish laggy buggy broken unreliable annoying frustrating painful useless pointless disappointing disappointed ' +
    'weak outdated old-fashioned limited rigid inaccurate wrong unclear unacceptable ridiculous shocking worrying stressful cumbersome fiddly tedious overkill overwhelming embarrassing embarrassed patchy flaky shaky rubbish nightmare mess ' +
    'disaster joke pain hassle headache burden drawback downside letdown dealbreaker deal-breaker showstopper biggie fuss inconvenient impractical unfair unhappy upset angry fed_up sick_of tired_of suspicious sceptical skeptical nervous uneasy uncomfortable wary reluctant hesitant cautious careful doubtful unsure unconvinced torn awkward intrusive creepy vague thin heavy-handed stuck lost too_many too_much a_bit_much too_complicated too_complex too_long too_big too_small too_slow too_late too_early not_great not_good not_ideal not_enough',
  worse: 'worse worst slower harder heavier riskier less_reliable more_complicated more_work extra_work',
  problem:
    'problem problems issue issues concern concerns worry worries risk risks risky danger doubt doubts obstacle blocker blockers barrier challenge difficulty trouble complaint complaints bug bugs error errors crash crashes outage outages downtime delay delays glitch glitches gap gaps flaw catch fear resistance pushback friction objection hurdle red_flag sticking_point reservation reservations elephant caveat limitation limitations',
  worried:
    'worried worries worry worrying concerned afraid scared fear nervous hesitant skeptical sceptical cautious anxious unsure doubt doubts not_convinced not_sure reluctant wonder_whether bothers_me bother_me keeps_me_up bugs_me scares_me puts_me_off what_if',
  fail: 'fail fails failed failing crash crashes crashed break breaks broke broken freeze freezes froze frozen hang hangs hung drop drops dropped lose loses lost miss misses missed ignore ignored stop stops stopped disappear disappears disappeared corrupt corrupted delete deleted duplicate duplicated duplicates overwrite overwrote leak leaked burned burnt bitten stung refuse refuses refused reject rejects complain complains complained complaining struggle struggles struggled suffer suffered quit quits leave leaves left hate hates hated dislike disliked unplug regret regretted cancel cancelled canceled waste wastes wasted wasting logged_out locked_out fell_apart fall_apart fell_over falls_over let_down went_wrong go_wrong goes_wrong gave_up give_up times_out timed_out went_down goes_down backfire kill killed kick_off go_ballistic revolt mutiny walk_out pushed_back push_back fall_through went_bust overpromised shut_down',
  hard: 'hard difficult tough tricky struggle struggling impossible complicated challenging steep learning_curve time-consuming long_time forever for_ever ages hours_of a_lot_of_work so_much_work',
  expensive:
    'expensive pricey steep costly overpriced too_much out_of_budget over_budget beyond_our_budget more_than_we a_lot_of_money lot_of_money a_fortune fortune dear sticker_shock hefty above_our not_cheap too_dear rip-off cannot_afford can_not_afford not_in_the_budget no_budget out_of_reach',
  cheap:
    'cheap cheaper affordable reasonable good_value great_value bargain steal fair_price worth_it inexpensive less_than_i less_than_we_feared less_than_expected good_deal great_deal great_price good_price value_for_money under_budget within_budget pays_for_itself paid_for_itself',
  trust: 'trust believe rely confident confidence faith convinced count_on',
  time_lack:
    'no_time not_have_time do_not_have_the_time bandwidth capacity resources swamped stretched understaffed short-staffed too_busy busy on_our_plate on_my_plate overloaded',
  switch_cost:
    'switch switching migrate migration migrating move_over retrain retraining training change_management lock-in locked_in tied_in tied_to lock_us_in transition learning_curve rollout_was adoption buy-in',
  security:
    'security privacy gdpr compliance compliant hipaa soc iso data_protection breach hacked leak confidential encryption regulator regulators liability legal_risk audit_trail',
  product:
    'tool product platform system software app solution service dashboard screen view report reports interface button search filter feature features integration sync import export map calendar editor template templates workflow module plugin portal support onboarding team_was set-up setup demo trial pilot version update alerts notifications messages it this that these those everything',
  function:
    'export exports import imports integrate integrates integration integrations sync syncs api sso single_sign-on login filter filters sort search report reports dashboard dashboards button shortcut template templates alert alerts notification notifications reminder reminders app mobile offline dark_mode bulk undo history version calendar widget view screen field fields column columns tag tags permission permissions role roles access language languages translation multilingual currency currencies csv excel pdf spreadsheet print email sms text_message whatsapp slack webhook automate automation automatic automatically workflow signature upload download attach attachment photo photos camera barcode scanner qr gps map chart graph log audit_trail backup two-factor customize customise customizable custom branding logo label labels archive merge split schedule scheduling recurring digest summary badge toggle setting settings option options preview highlight autocomplete keyboard drag waitlist queue voice speech per_user per_team per_location on-premises on-premise self-hosted',
  able: 'able ability possibility possible support handle show see get have let lets allow work connect talk_to push pull send switch tell know do add set change pick choose choose_from',
  lack: 'does_not do_not can_not cannot there_is_no there_is_not has_no have_no no_way missing lacking lacks without unable not_able not_possible not_available not_supported',
  use: 'use uses used using run runs running on work_with working_with rely_on went_with go_with stick_with subscribe',
  switch:
    'switch switched switching moved_from came_from coming_from replace replaced replacing migrate migrated left came_off come_off moved_off',
  compare:
    'compare compared comparing versus vs alternative alternatives competitor competitors competing other_vendors other_providers other_tools other_options against bidder bidders shortlist shortlisted evaluating looked_at looking_at talking_to speaking_to spoke_to talked_to quote_from demo_with demo_from offer_from tried trialed trialled considered considering pitched',
};
