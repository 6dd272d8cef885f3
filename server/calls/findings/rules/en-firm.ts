import type { Rules } from './rules.ts';

/** English patterns for what counts whatever the weights say: a request for a feature, a denial, and the next contact. */
export const ENGLISH_FIRM_RULES: Rules = {
  request: `
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
    {i}|{we} would|will ..1 like|want|love to sign|buy|order|subscribe|go_ahead|move_forward|proceed / {i}|{we} want to sign|buy|order|subscribe|go_ahead|move_forward|proceed /
    let_us sign|go_ahead|move_forward|do_it|do_this / where do {i}|{we} sign / send ..2 the contract|paperwork ..2 sign / count {us} in / {we} are in $`,
  ready_not: `not|never|if|unless|before|until|once|would_be|whether|when|almost|nearly|why / sign ..4 up / them|customers|clients|people|users ..2 ready`,
  over_budget: `
    over|above|beyond|outside|exceeds ..1 our|my|the|budget budget|limit / over|above|beyond budget / exceeds our|the budget / out of our|my budget|price_range|reach /
    more than {we} can|could|want_to ..1 afford|spend|pay / {we} can|could not ..1 afford it|that|this|you / do not have ..1 budget|money for`,
};
