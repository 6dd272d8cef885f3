import type { Rules } from './rules.ts';

/** English patterns for likes, doubts, wishes, questions and roles. */
export const ENGLISH_TALK_RULES: Rules = {
  praise: `
    {i}|{we}|team ..2 {like} / {offer} ..3 is|was|are|looks|sounds|seems|feels|works ..3 {good} / {offer} ..2 {solve} / {that} is ..2 {good} /
    that ..1 {solve} / {much}|way|far|so ..1 {better} / {better} than / exactly|just what ..2 {we}|{i}|our / impressed|impressive /
    big|huge|massive ..1 plus|win|help|improvement|difference|relief|time_saver / love|loving|loves ..1 that|how|the|it|this / {people} ..3 {like} /
    {people} ..2 would ..1 get|love|like|understand|use / save|saves|saved|saving us|me|you ..3 / paid|pays for itself /
    {not} ..1 {problem} ..2 since / {no_longer} ..2 {must} / glad ..1 {we}|{i}|that|you / recommend|recommended ..2 you|it|us /
    best ..3 seen|used|tried|had / never ..2 been ..2 {better}|{good} / works|work|worked|working ..1 {well_adv} / what i like /
    the {best} part|thing|bit / makes|made ..3 {better} / {less} than ..1 {i}|{we} ..1 feared|expected|thought / that helps / well thought /
    super|really|very|so|pretty|quite|dead ..1 {good} / cannot live without / good|great|brilliant|excellent to see|hear|know ..1 that / fair price /
    huge|massive $ / changed|changes ..2 game|everything|life|way / easy to ..1 use|learn|understand|read / sleep better / hats off /
    fits|fit ..3 {perfectly}|us|nicely|our / relief / i am ..1 {fan} / good on / works|work for us|me`,
  praise_not: `
    {would_be} ..2 {good} / {wish} / {not} ..2 {good} / if ..4 {would} / {polite} $ / good morning|afternoon|evening|question|point|luck /
    sounds good / i ..1 sure ..1 {it_does} / too ..1 {good} to be true / good ..1 enough ..1 {reason} / be ..1 honest / happy to / i would like|love /
    like to / good ..1 idea / look good / will ..1 see`,
  gripe: `
    {i}|{we} am|are|was|were ..3 {worried} / {worried} ..2 about|that|if|by|how / {i}|{we} ..1 do not ..2 trust|like|want|see|need|believe|think ..2 /
    {not} ..2 convinced|sure|comfortable|happy|confident|keen|sold|ready|able / {offer} ..3 {is} ..2 {bad} / too ..1 {any_adj} / {expensive} /
    {people} ..2 {will}|{would}|{can}|do|does not / {people} ..2 {fail} / {we}|{i} ..2 {fail} / {problem} / burned|burnt|bitten|stung /
    {not} ..2 {good}|{able} / the ..1 last ..1 {vendor|time|provider|tool|supplier|one} / {hard} to|for / no time / {time_lack} / {not} ..1 budget /
    {offer} ..2 {fail} / takes|took|taking ..2 {forever} / what if / i ..1 would lose / nobody ..3 / struggle to / sell ..2 upstairs|internally /
    a ..1 bit ..1 {bad}|much / not {nothing} / that is ..2 {problem}|{bad} / never ..1 again / still ..2 {not}|waiting / waste of /
    more ..1 work|expensive|complicated / concern ..1 is|for / heard that|it|before / in ..1 no ..1 hurry / used to ..1 work /
    have to ..1 look elsewhere / cancelled|cancel / lock|locked in / not ..3 priority / the ..1 catch / cannot ..1 justify|afford / stuck with /
    too good to be true / without ..3 {cannot}|{hard}|no / my ..1 {people} ..2 {hate} / not ..1 for us|me / not interested /
    hesitate|hesitant|hesitation / a ..1 lot to ask / the ..1 risk / not ..1 going to / worse / only ..1 works / keeps ..2 / again and again`,
  gripe_not: `
    not ..1 {problem} / no ..1 {problem} / not ..1 {hard} / no worries / {not} ..1 worry / no ..2 complaint|complaints|concerns|objection /
    not ..1 bad / no ..1 rush|hurry / no ..1 idea / do not know / why not / no ..1 longer / not ..1 only / nothing ..1 else / not ..1 the ..1 issue`,
  status_quo: `
    {current} / by hand / on paper / in ..2 spreadsheet|spreadsheets|excel / manually / we ..1 spend ..4 {span} / every ..1 morning|week|month|day /
    at the end of ..2 / the way ..1 {we} ..1 do / {we} ..1 always`,
  wish_feature: `
    {i}|{we}|they|{people} ..2 {wish} ..6 / {wish} ..2 if|to|it|that|a|one|an|the / {i}|{we} ..1 wish /
    {i}|{we}|they ..1 want|need ..1 it|that|the|a|an|one|to|some|something|you / {it} {must} ..6 / {must} ..2 {able} ..4 /
    let me|us ..1 {feature_verb} / give me|us ..2 a|one|the|some / why ..2 is_not|are_not|there|cannot|can_not|does_not /
    should be ..2 able|possible|there|a|an|one / missing / {not} ..1 way to / is there ..2 way to / what ..1 {i}|{we} ..1 miss|need|want|missing /
    requirement|requires|required / could you ..1 add|build|make / add ..1 a|an|the|some /
    if ..2 it|you|there|that|the ..1 could|would|had|did|was|were / kill for / the ..1 only thing ..3 missing|need|want / an option to|for /
    it ..1 needs to / support for / {i}|{we} ..1 expect / make it ..1 so|possible|{better} / one click ..2 /
    cool|great|nice|good|helpful|useful|handy|amazing if / then build it / the ..1 ability to / ask ..2 for|whether ..2 {function}`,
  wish_not: `
    {price_core} / {deal} /
    want|need|like to ..1 know|understand|see|hear|ask|check|think|talk|speak|discuss|say|make_sure|thank|be_sure|start|get_started / need ..1 {role} /
    do not ..1 need|want / need to|have_to ..1 {decide} / nobody needs / {must} ..1 go|run|leave|check|ask|talk`,
  ask: `
    {i}|{we} ..1 am|are|was|were ..1 wondering|curious|interested / wondering ..1 if|whether|how|what|about /
    do you ..1 know|no if|whether|when|what|how|who / {can}|{could} you ..1 tell|explain|clarify|elaborate /
    {i}|{we} ..1 want|like|love|need to ..1 know|understand|hear|ask / my|another|one|first|next|second|last ..1 question ..1 is|would|about|on /
    what i ..3 understand|get ..1 is / tell me ..2 how|what|about|whether|who|where|if / not ..1 clear ..2 how|what|whether|if|who /
    curious ..2 how|what|if|whether|about / i ..1 wonder / what about / how about /
    {still} ..1 not ..1 know|understand|clear|see ..1 how|what|where|who / ask ..2 how|what|whether|if|about`,
  ask_not: `
    hear me / see ..1 my screen / how are|is ..1 you|it_going|your|things / did i tell / you know $ / guess what / who knows / who cares /
    is_not it $ / would_not they $ / have you got ..2 hour|minute|time|second / right $ / what ..1 say $ / sorry $ / you mean / what was i /
    where was i / shall we ..2 / are you there / can you ..1 send|check|share|give|get|put|email|forward|make|do|repeat|show|add|come|call /
    {can}|{could}|will|would you ..1 {deliver} / what ..2 else ..1 say / remember / what did i say / any ..1 plans / how ..2 weekend / do you want`,
  q_decider: `
    who ..6 {decide}|involved|sign|signs|budget|approve|decides|decision|say|part_of|need|needs|else|on_board|purse / {decide} ..3 on your side /
    decision ..1 process|maker|makers / anyone|anybody|someone else ..5 / run ..2 by ..1 any / how ..3 decision|decisions|buying|purchasing|approval /
    is ..1 it ..1 your ..1 decision|call / is that|this you or / do you ..1 decide`,
  q_when: `
    when ..4 {we}|you|it|that|this|start|live|decide|need|want|renewal|contract / by when /
    what ..3 timeline|timing|time_frame|timeframe|deadline|date|schedule / how ..1 soon|urgent|quickly|fast / good ..1 date / any ..1 deadline /
    what ..1 is ..1 driving / when is|are|does|would|do|will|could / how long ..4`,
  q_price: `
    what ..4 pay|paying|cost|charge|charges|budget|spend|spending / how much / budget / {price_core} / does ..2 price|that|it ..2 right|budget`,
  q_current: `
    what|which ..3 {use}|system|tool|vendor|provider|software / how ..3 {current} / what|which ..4 {current} / {use} ..4 {current} / before us /
    who ..2 with ..1 now / how ..2 you ..2 do|handle|manage|run / anything ..2 in place / keeping anything`,
  q_missing: `
    what ..3 missing|miss|change|improve|add|better|need|wish|want|different /
    anything|something|what ..3 missing|improve|change|wish|add|better|improved / wish ..2 could|had|list / magic wand / one thing ..4 /
    what would ..2 {need|want|like|make} / what ..2 most ..1 need`,
  q_worry: `
     /
    what|anything|something ..4 {worried}|worry|worries|concern|concerns|hold|holding|stop|stopping|annoy|annoyed|annoys|swear|frustrating|frustrates|not_work|wrong|bother|bothers|back|hesitation|objection|objections|prevent|difficult|hard|against /
    any ..2 concerns|doubts|worries|objections|reservations|questions_or / what about ..3 not ..1 work / is it ..2 more ..1 about / why ..1 not /
    what ..3 {problem} / how come`,
  q_liked: `
    what ..5 like|liked|love|works|working|favourite|favorite|stood_out|enjoy|good|best|useful / how ..2 {find|found} / how did ..3 go /
    how ..1 {is|was|are} ..2 {product} / what ..2 think / thoughts / does work ..1 for / happy with / first ..1 impression|impressions / how ..2 feel /
    any ..1 feedback / how ..3 last|past|first ..2 {span} / does ..2 that ..2 help|make|solve|work / was ..2 {bad}|{good}|{hard} /
    makes ..2 difference / recommend`,
  q_meet: `
    {propose} / when ..3 {meet}|{meet_verb} / what ..2 next / {meet} ..5 {weekday}|{day}|{ordinal}|{month}|{span} / could we ..2 have`,
  q_compare: `
    {compare} / anyone|anybody|anything|who|what else / other ..1 {vendors|providers|tools|options|bidders} / have you ..1 looked /
    speaking|talking to ..1 other`,
  seller: `
    {share} my screen / {i} ..1 show you / let me ..1 show|walk|take|share /
    {our} ..1 {customers|clients|product|platform|tool|solution|app|pricing|plan|plans|team_can|roadmap|support|software} /
    we ..1 offer|provide|integrate|support|charge|serve|verify|guarantee|include|replace / with us|our /
    thanks ..1 for ..1 {joining|jumping|making|taking|doing|hopping|having|your} / thank you ..1 for ..1 joining|making|taking|your|coming /
    what ..3 {use} ..2 {current} / how ..3 you ..2 {current} / do you ..1 {use}|have ..2 / does that ..1 make sense|work|help|answer /
    i ..1 will ..1 send you ..3 {document} / who ..5 {decide} / what ..2 prompted|brings|brought / anything ..2 missing|else /
    happy to ..1 {hear|help|send} / you can|could ..1 {turn|set|see|export|click|also|switch|choose|just} / included / on ..1 our roadmap /
    we ..1 do ..2 {migration|onboarding|training|set-up|setup} / what would ..2 need / would you ..1 be ..1 open / good ..1 to ..1 hear /
    i ..1 am sorry ..1 to ..1 hear / our ..1 {other|existing} / tell me ..2 about|how|what / walk me through / i ..1 understand / great question`,
  buyer: `
    {we} ..1 currently / {we} ..1 use|are_on|have_been / our ..1 {people} / how much / what ..2 cost|costs|price / does it|your|the|this /
    do you ..1 support|integrate|offer|have|charge|provide|handle|work / can it|your / {i}|{we} ..1 {need}|looking|worried|want / my|our {role} /
    our ..1 budget|contract|current|process|systems|company|side / {too_exp} / {wish} / send me|us / what happens ..1 if|to|when / is it|that|there /
    i ..1 would ..1 want|need|like|love|have / who else ..1 uses / how ..1 does / i|we ..1 like / we ..1 tried|looked|had / what if /
    your ..1 {product|tool|app|price|pricing|platform|people|team|software|support}`,
};
