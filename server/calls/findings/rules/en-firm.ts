import type { Rules } from './rules.ts';

/** English patterns for what counts whatever the weights say: a request for a feature, a denial, and the next contact. */
export const ENGLISH_FIRM_RULES: Rules = {
  request: `
    {i}|{we}|they would need|like|love|want ..1 a|an|some ..1 {function}|app|view|button|option / {i}|{we} miss|am_missing|are_missing ..1 a|an ..1 {function}|view|button|option|calendar|report /
    could|can|would you ..1 add|build|create a|an|another|some|more|support / please ..1 build|add|create|include a|an|another|some|more|support /
    can|could|would you make the|it|that|this|them ..3 bigger|smaller|larger|shorter|longer|faster|darker|lighter|sortable|searchable|optional|editable|visible|configurable|clickable|printable|compatible|available_in|work_offline /
    would|might it be possible to add|have|see|show|hide|filter|sort|export|import|get_it_to|include|use|switch|turn /
    {i}|{we}|they|{people} would ..1 need|like|love to ..1 be able to / {i}|{we}|they|{people} would need to export|import|filter|sort|print|search|share|upload|download|tag /
    {i}|{we}|they|{people} need|needs|want|wants it|this|the_tool|the_app|the_system to !be / {i}|{we}|they would need|like|love it|this to !be /
    would be ..1 great|good|helpful|nice|useful|handy|brilliant|lovely|perfect if it|there|the|they|this|that|you_could|we_could / would help ..2 if it|there|the|you_could|we_could / {i}|{we} wish it|you_could|we_could|i_could|there /
    missing is / {i}|{we} ..1 miss is / {people} ..2 asking|ask|asks for a|an|some / any chance ..2 could|can|of add|adding|having|a / {i}|{we} would ..1 ask for is|would /
    could it|the|they also {able}|remember|warn|print ..2 / they would need ..1 offline|access|support|reports|filters / whether you might|could|can build|add ..2 / {you} would have to add|include|support|build / does|do not mean ..3 would not ..1 want|like|need|mind`,
  request_not: `
    {price_core} / {deal} / {meet_verb} / {meet} / {propose} / invite|invites|email|emails|discount|minutes|agenda|card|line|call|diary|calendar_invite|people_to|colleague|colleagues|me_to /
    to ..2 know|understand|hear|ask|think|discuss|meet|start|say|believe|convince|be_in|pass`,
  denial: `
    does|do|did|would|will not ..2 mean|imply|guarantee|prove / never|nor ..2 means|mean|imply|guarantees / is not the same as|thing / none|nothing of ..2 means|mean / does not make`,
  next_step: `
    next step ..1 is|would|will ..3 {meet}|trial|pilot|{weekday}|{day} / next step ..1 {meet} /
    let_us|shall_we|should_we|could_we|we_could|we_will|what_if_we|why_do_not_we ..2 {meet_verb}|pick_this_up|pick_it_up|come_back_to_this !about ..6 {weekday}|{day}|{month}|{ordinal}|{season}|fortnight|weeks|week|again /
    let_us|shall_we|should_we|could_we|we_could|what_if_we ..1 do|have|hold|book|put|schedule|set ..5 {meet}|trial|pilot|kick-off|kickoff ..6 {weekday}|{day}|{month}|{ordinal}|{season}|fortnight|weeks|week /
    {we} will ..1 have|do|hold a|the|another|our {meet} ..6 {weekday}|{day}|{month}|{ordinal}|fortnight|weeks /
    ^ call|ring|phone me ..1 on|in|at|the|after|tomorrow|next ..3 {weekday}|{day}|{month}|{ordinal}|tomorrow|fortnight|weeks|{season} / {i}|{we} will|can call|ring|phone you ..1 on|in|at|next|tomorrow ..3 {weekday}|{day}|{month}|{ordinal}|tomorrow|fortnight|weeks /
    get back in touch ..4 {weekday}|{day}|{month}|{ordinal}|{season}|weeks / how about ..2 {meet}|follow_up ..3 {weekday}|{day}|{month}|{ordinal}|{number_any} /
    ^ {we} speak|talk|meet|reconvene again? on|next|in|at ..2 {weekday}|{day}|{month}|{ordinal}|fortnight|weeks / check in again ..5 {weekday}|{day}|{month}|{ordinal}|fortnight|weeks`,
  next_not: `every|usually|always|each|normally|weekly|typically|used_to|ago|last|whenever|unless|them|customers|clients / do|does|did|will|can not ..2 {meet_verb} / not ..1 {meet_verb} / with ..1 a|other client|customer|vendor|supplier`,
  ready: `
    {i}|{we} am|are ..2 ready|happy|prepared to sign|buy|order|subscribe|proceed|go_ahead|move_forward|start_with_you /
    {i}|{we} am|are ..1 ready to start ..2 {weekday}|{month}|tomorrow|today|now|week|month /
    ^ {i} am in $ / ^ ..2 sold $ / ^ deal $ / ^ {i}|{we} will take ..1 one|two|three|four|five|ten|it|them|{number_any} ..2 $ / {i}|{we} will go|am_going|are_going with you / you have convinced me|us / sign me|us up / put me|us down for / count me|us in / it is a yes from / {i}|{we} have ..1 a deal $ /
    send|get|give ..2 the|a contract|paperwork|agreement|papers ..3 / draw up the papers|contract|agreement /
    {i}|{we} would|will ..1 like|want|love to sign|buy|order|subscribe|go_ahead|move_forward|proceed / {i}|{we} want to sign|buy|order|subscribe|go_ahead|move_forward|proceed /
    let_us sign|go_ahead|move_forward|do_it|do_this / where do {i}|{we} sign / send ..2 the contract|paperwork ..2 sign / count {us} in / {we} are in $`,
  ready_not: `not|never|if|unless|before|until|once|would_be|whether|when|almost|nearly|why / sign up ..3 customers|clients|people|users / sign them|customers|clients|people|users ..2 up / them|customers|clients|people|users ..2 ready`,
  decides: `
    my|our|the ..2 {role} ..1 decides|approves|signs|chooses|picks|okays|votes|authorises|authorizes|decide|vote / {name} ..2 decides|approves|signs_off|okays / up to my|our ..1 {role} /
    {my} ..1 {role} ..1 has|have|needs|need|must|will ..1 to? ..1 approve|sign|agree|okay|ok|clear|decide|say_yes|give / my|our|the ..2 {role} ..1 has|holds|gives|makes|takes|controls the ..1 final|last|budget|purse|money|cheque|check|call|decision|yes|say|word /
    {role}|{name} ..2 is the one ..1 who|that|deciding ..1 decides|signs|pays|approves|buys|deciding / needs|need|requires ..1 signature|approval|okay|ok|sign-off|blessing ..1 from|of ..2 {role}|{name} /
    {i} have|need|must|would ..2 ask|consult|check_with|talk_to|speak_to|speak_with|run_it_by|run_it_past|run_this_by|clear_it_with my|our ..1 {role} / buck stops with / above my pay grade / what {role}|{name} says goes /
    {i} can|could|may approve|sign_off|authorise|authorize|sign ..1 anything|everything|up_to|purchases|this|it|that ..2 / ^ {i} decide|sign $ / {i} decide that|this|alone|on / {i} am the one ..1 who|that|deciding ..1 decides|signs|buys|pays|deciding|approves / it|that is ..1 my call|decision $ / {i} make the ..1 final? decision|call|decisions /
    {i} ..1 have|hold|got the ..1 final|last|budget say|word|call|decision / goes|go|has_to_go|have_to_go through ..1 procurement|purchasing|legal|finance|the_board|head_office / it is|just just? me who|deciding / need|needs ..1 okay|ok|nod|blessing|yes of|from ..2 {role}`,
  decides_not: `not|never|if|whether|unless|used_to|their|customers|clients|last_year|hired|course|without_asking / her|his|their ..1 own / {not} ..2 decide|involved`,
  asks_to_buy: `
    where do|can|should {i}|{we} sign / when can|could|would|do {i}|{we} ..1 start|begin|get_started|get_going|kick_off / how soon|quickly|fast can|could|would ..2 start|begin|onboard|set_us_up|be_up|deliver|install /
    how do|can|would {i}|{we} ..1 get_started|get_going|start|sign_up|order|buy|pay|subscribe|join|switch_over / can|could {i}|{we} pay ..1 by_card|with_card|now|today|right_now|straight_away / what do you need from me|us to ..1 start|get_started|begin /
    what|which ..1 form|papers|paperwork ..2 {i}|{we} need|sign|fill / what would|do {i}|{we} have|need to do to ..1 start|join|switch|sign|buy|order`,
  asks_task: `
    can|could|would|will you ..1 please? ..1 send|email|e-mail|forward|text|mail|resend|write_down|write_up|put_together|prepare|draft|draw_up|find_out|introduce|loop_in|copy ..1 {me}|us|over|it|him|her|a|the|two|three|your|some|that|last ..6 /
    can|could|would|will you ..1 put ..1 in writing / can|could|would|will you ..1 talk_to|speak_to|speak_with|check_with|ask ..2 your|our ..1 {role}|team|colleague|colleagues / can|could|would|will you ..1 confirm|check ..6 by|before|until {day}|{weekday}|tomorrow|tonight|friday /
    ^ please? send|email|e-mail|forward|text|mail {me}|us|over ..1 {document}|the|a|your|that|it|those|some|two|three /
    ^ please? draw_up|prepare|draft|write_up ..1 the|a|an ..2 {document}|{deal}|papers`,
  asks_task_not: `screen|hear|see_my|tell_me|question|questions|right_now|link_in_the_chat|once_more|if_you_can / does|do|did|can|could it|the_app|the_system|the_tool|they|people|customers`,
  puts_off: `
    {i}|{we} ..2 need|have|want|would_like to ..1 think about it|this|that $ / {i}|{we} ..2 need|have|want|would_like to ..1 think it over|through $ / too good to be true / now|this|it is not a|the ..1 good|right|best time ..2 $ /
    ^ not ..1 interested $ / {i}|{we} am|are not ..1 interested $ / {i}|{we} do not ..1 have ..1 time for|to / {i}|{we} ..1 already have|got ..1 one|something|someone|somebody ..1 like_that|that_does|for_that|for_this|of_those|$`,
  over_budget: `
    over|above|beyond|outside|exceeds ..1 our|my|the|budget budget|limit / over|above|beyond budget / exceeds our|the budget / out of our|my budget|price_range|reach /
    double|twice|triple|three_times|four_times ..1 what|than {i}|{we} ..2 pay|pays|paid|spend|spent / more than {we} can|could|want_to ..1 afford|spend|pay / {we} can|could not ..1 afford it|that|this|you / do not have ..1 budget|money for`,
};
