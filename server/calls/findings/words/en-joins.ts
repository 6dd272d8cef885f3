import type { WordClasses } from '../text/lexicon.ts';

/** English classes used only inside patterns. */
export const ENGLISH_JOINS: WordClasses = {
  offer:
    'it this that these those your yours tool product platform system software app solution service dashboard screen reports interface price pricing idea feature demo trial set-up setup onboarding support team_was everything all_of_it you_guys layout design search map speed result results quality',
  he_she: 'he she they who',
  takes: 'takes take took is are would_take will_take lasts needs need runs',
  any_adj:
    'many much few little big small slow fast late early long short hard difficult complicated complex expensive steep old new young far risky tight busy technical generic noisy loud heavy light narrow rigid clever good strict american formal salesy fiddly crowded',
  best: 'best',
  less: 'less cheaper lower',
  forever: 'forever for_ever ages hours weeks days months long longer too_long an_hour all_day',
  well_adv: 'well great fine perfectly beautifully nicely smoothly brilliantly flawlessly reliably',
  do_it: 'do_it do_this go go_for_it get_started make_it_happen try_it start book_it sign get_going get_it_done',
  sign_it:
    'sign sign_it get_it_signed push_it_through put_the_card order pay buy take_it sign_up switch sign_off approve_it fill_in take_that',
  keep_it: 'keep hold honour honor fix freeze guarantee match waive include cover reserve',
  send_ing: 'sending emailing forwarding preparing sharing booking drafting',
  go_ahead:
    'go_ahead proceed move_forward start get_started begin sign buy order have_it get_this do_it do_this roll_it_out',
  date: 'today tomorrow friday monday tuesday wednesday thursday end',
  feature_verb:
    'see export add filter sort put choose set change pick edit drag send print download upload search tag group share attach undo turn switch select assign type see_it do_that do_it',
  no_longer: 'no_longer not_anymore never_again',
  perfectly: 'perfectly well nicely',
  fan: 'fan big_fan',
  could: 'could can',
  need: 'need want would_like require',
  too_exp: 'too_expensive expensive budget',
  our: 'our',
  share: 'share sharing',
  best_of: 'best',
  much: 'much far a_lot way so_much',
  big_number: 'hundred hundreds thousand thousands million millions grand k',
  let_us: 'let_us',
  joins:
    'integrate integrates integrated integration integrations connect connects connected sync syncs synced import imports imported export exports exported compatible plug plugged work works link linked',
  offers:
    'offer offers include includes cover covers charge charges provide provides come comes cost costs run runs store stores keep keeps use uses',
};
