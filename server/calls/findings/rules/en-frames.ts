import type { Rules } from './rules.ts';

/** English patterns for speech acts: naming an amount, doubting, praising, requiring, planning, handing over, fixing a time. */
export const ENGLISH_FRAMES: Rules = {
  amount: `
    {number_any} $ / {number_any} ^ / {big_number} / {number_any} and a half / {number_any} or|to {number_any} / {number_any} percent|% /
    at|for|to|about|around|from|under|over|below|above|roughly|call_it|say {number_any} $ / {number_any} plus|fitted|installed|excluding|including|inclusive|flat /
    {number_any} {big_number} / {number_any} point {number_any}`,
  money_talk: `
    {number_any} per / {number_any} a|an|each|every|apiece / twice|double|triple|half the|that|what|as / percent|% ..3 off|under|below|above|over|cheaper|less|dearer /
    above|below|under|over ..1 what|yours|theirs|ours|budget / go|goes|went|going|gone|move|moves|moved|put|puts ..3 up|down ..1 to|by|every|from|{number_any} /
    throw|throws|thrown|throwing ..2 in / on the house / pence|cents|pennies|penny / lease|leasing|rent|rental|finance|financing|instalments|installments /
    billed|billing|bill|bills|invoice|invoiced / wallet|wallets|pocket / vat|tax|taxes / payment|payments / pay ..2 at|in|within|for|up|by|monthly|quarterly /
    refund*|deposit|credit_note|write_off / meet ..2 middle / split the difference / sharpen ..3 pencil / best ..2 you can do / wiggle room / negotiable /
    ceiling|cap|capped|uplift|surcharge|markup|penalty|premium|excess|commission|royalty / settlement|allocation|funds|funding|grant / {cheap} / {expensive} /
    break the bank / an arm and / costing|costed|priced|quoted|quote|quotes / knock* ..2 off / all in / tear-off / drop the|it|your ..2 fee|price|rate /
    hold ..2 price|rate|it for / freeze ..2 price|rate|it / save ..2 {number_any} / on top / extra|extras ^ / do ..2 better than|on / commit ..3 for /
    stop|leave|cancel|quit any|whenever|every / minimum|notice|tied|contract ..3 {span} / for nothing|free / spend*|spent / afford* / money's|money`,
  worry: `
    i|we am|are ..1 concerned|worried|nervous|uneasy|anxious|wary|sceptical|skeptical / i|we am|are a bit|little|touch|tad concerned|worried|nervous|uneasy|anxious|wary|sceptical|skeptical /
    my|our ..2 worry|concern|fear|hesitation|reservation|doubt is|are|was|would / worries|concerns|scares|frightens me|us / i|we worry|fear about|that /
    i|we have ..2 doubts|concerns|reservations|worries / not ..1 sure|convinced|certain ..1 the|our|my|they|people|staff ..3 will|would|can`,
  worry_not: `
    not|never|nobody|less|longer ..2 concerned|worried|nervous|worry|sceptical|skeptical / no ..1 worry|worries|concerns|doubt|doubts /
    was|were ..2 concerned|worried|nervous / far as ..3 concerned`,
  price_said: `
    our|my|the budget ..1 is|was ..3 {number_any} / {i}|{we} have|got|have_got ..3 {number_any} ..1 {currency}? ..1 {per_time} ..1 for / {i}|{we} have|got|have_got|set_aside|put_aside ..3 {number_any} ..1 {currency}? for this|it|that / set aside ..1 {number_any} ..2 for /
    costs|cost|pay|paying|charge|spend|spending ..4 {number_any} ..1 {currency}? {per_time} / {number_any} ..1 {currency} ..1 per|a|an|each month|year|seat|user|person|head|page|hour|day|unit|van|vehicle /
    how much ..1 does|do|would|will|is ..3 cost|it|that|this $ / what does|do|would|will ..2 cost $ / ^ any discount / discount if|when|for {we}|{i}|paying|you /
    setup|set-up|set_up|installation|onboarding|cancellation fee|cost|costs|charge / too ..1 expensive|dear|pricey|costly|steep / ^ ..1 no budget / budget is gone|spent|used_up|frozen / {we} charge ..1 per|by|for /
    it|that|which|total|package|everything|plan ..2 comes|coming to ..2 {number_any} / works|working out at ..2 {number_any} / quoted|quote|quotes me|us ..2 less|more|half|{number_any} / pay ..2 by_card|in_installments|in_instalments|annually|upfront|up_front|quarterly|monthly /
    day|hourly|monthly|daily rate|fee|price ..2 is ..1 {number_any} / price|prices ..1 goes|go|going up|down / on the house / at that|this price / good|great|fair value|price ..1 for|$ /
    costs|costing|charges|charge|priced ..2 {number_any} ..1 {currency} / costs|costing|charges|charge|priced ..2 {currency} {number_any} / price ..2 is ..2 {number_any} ..1 {currency} /
    {number_any} ..1 {currency} more|less|cheaper|dearer|extra than / {currency} {number_any} ..1 more|less|cheaper|dearer|extra than /
    more|less expensive|pricey|costly|affordable than / pricier|dearer|cheaper|costlier than / as expensive|pricey|costly|cheap|dear as /
    costs|costing|charges|charge ..4 more|less than / will|would ..1 cost ..4 more|less than / costs|charges|charge|price ..2 twice|double|triple|half ..1 what|as|the|of / same price as /
    worry|worried|concerned|nervous|uneasy|anxious about|by ..2 price|prices|pricing|cost|costs|budget|fee|fees / the|your|that price|pricing|cost|costs|fee|fees ..1 worries|worry|concerns|scares|bothers me|us /
    my|our|only|main|biggest concern|worry|fear|hesitation|doubt|problem is|would ..2 price|pricing|cost|costs|budget|fee|fees / a|the|your ..1 price|pricing list|sheet|page|table|plans|tiers|model|structure /
    stay|keep|fit|fits|come|comes within|in|into|under ..1 budget / budget ..2 approved|signed_off|approval / approve|approves|approval ..3 budget / is|are there|any ..2 discount|discounts / annual|volume|loyalty|yearly discount|discounts /
    how|what ..2 your|the pricing|prices|price|fees ..1 work|works|structured|calculated|look|like|$ / do|offer|sell|get ..3 for less $ / more than {we}|{i} wanted|want|planned|hoped|expected|budgeted ..1 spend|pay|$ /
    the|your|this|that price|pricing is|looks|feels|seems|sounds ..2 fine|ok|okay|good|fair|reasonable|right|high|low|steep|competitive|attractive|acceptable|affordable|negotiable|fixed|final /
    payment terms|plan|plans|schedule / money|budget|budgets|cash is|are ..1 tight|limited|short|scarce|frozen|an_issue / let|can|could|shall|should|want|like ..3 talk|speak|go ..1 about|through|over ..1 price|prices|pricing|costs|budget|money /
    let|can|could|shall|should|want|like ..2 discuss|cover ..1 price|prices|pricing|costs|budget|money / blow|blows|break|breaks|bust|busts ..1 our|my|the budget`,
  time_said: `
    ^ when can|could|would|will|do|does|are|is|should {we}|{i}|it|this|you|they ..2 {start} / ^ how soon|quickly|fast can|could|would|will|do|does|are|is {we}|{i}|it|this|you|they ..2 {start} / {start} ..5 as soon as / {start} ..5 asap|immediately|straight_away|right_away /
    {want}|{wish}|{must} ..2 {start} ..3 next|this {span}|{month}|{season} / {we}|{i} ..1 {want}|{wish}|{must} it|this|that ..1 asap|today|tomorrow|{weekday} / as soon as possible|you_can|{we} ..1 {start} /
    no|any|much ..1 rush|hurry / not in ..2 rush|hurry / ideally|hopefully|preferably|realistically ..2 next|this|by|before|in|within|from ..2 {span}|{month}|{season}|{weekday} / sometime|some_time next|this|in {span}|{month}|{season} /
    how long ..3 setup|set-up|set_up|setting|installation|install|onboarding|implementation|implement|migration|rollout|roll-out|roll_out ..2 take / how long ..3 take ..3 set_up|install|implement|roll_out|migrate|onboard|start|up_and_running /
    deadline is|of|at|on|in / {we}|{i} have|got|have_got ..3 deadline`,
  asks_offer: `
    ^ can we|i|you ..1 {joins} ..3 to|with /
    ^ can|does|will it|this|that|the|your|people|users !please ..1 {able}|{joins} / ^ can|does|will it|this|that|the|your ..1 be / ^ do|does you|it|they|your|the ..1 {able}|{joins}|{offers} / ^ is|are it|this|that|the|your|there ..2 {joins}|compatible|included|secure|possible|available|extra /
    ^ is there ..1 limit|minimum|api|app|version|discount|trial|warranty|guarantee|integration / ^ how much|many|long is|are|does|do|would|will|can / ^ how|what does|do it|this|that|the|your|you ..1 {able}|cost|include|charge|handle`,
  doubt: `
    they|you|everybody|everyone all? ..1 say|says|claim|claims|promise|promises / on paper / in theory / said ..4 same|before|last|then|that / heard ..3 before /
    already ..2 got|have / {i}|{we} would have to ..1 explain|justify|ask|tell|convince|sell|redo|retrain|rewrite / my|our ..1 worry|fear|concern|hesitation|issue|reservation|doubt|trouble /
    worries|bothers|scares|frightens|annoys|irks|puzzles|concerns ..1 me|us / what gets|worries|bothers me / nobody|no_one|none ..2 / last|second|third|fourth|fifth time /
    never ..2 again|heard|worked|once|one|been|had|got|answers|replies / still ..2 say|says|not|waiting|does|shows|missing|broken|on|have / {i}|{we} {can} not ..2 /
    {will}|{would} not ..1 / {not} ..1 convinced|sold|sure|there|enough|ready|impressed|persuaded|acceptable|workable|realistic|keen|clear / {not} a ..1 fan|priority|believer /
    promise nothing / a toy|gimmick|joke|gamble|leap|stretch / another|one_more|yet_another ..1 tool|thing|login|screen|app|system|platform|password /
    {i}|{we} would rather|sooner / end|ended|ends up / ghost|ghosts|ghosted / waiting|waited ..2 for|since|on / took|takes|taken ..2 {number_any} ..1 {span} /
    uneasy|uncomfortable|nervous|wary / red line|flag / too many|much|often|late|long|little|few / and ..1 when|if ..2 go|goes|fails|breaks|bust|sold / whose fault /
    leave it there / not about the / out of the question / deal ..1 breaker / sticks|stick in / hard|tough|difficult sell|one|to / does not ..1 help|work|add|fit|match|justify|matter|make|solve|mean|cover|read|handle|recognise|recognize|let|show|print|save|answer /
    did not ..1 help|work|add|fit|match|notice|arrive|answer|save|tell|read|show / was ..1 wrong|late|missing|lost|down|broken|slower|useless|empty / were ..1 wrong|late|missing|lost|down|broken|slower|empty /
    if ..3 {fail} / lost ..3 / {fail} ..1 again|twice|constantly|every|all|half / every ..1 time / {number_any} ..1 times / in ..2 bin|drawer|skip / you|they ..1 (lot|people) ..2 /
    rumour|rumours|rumor|reviews say / at ..1 that price / for that money|price / i am|we are out / leaving|moving|switching ^ / look* elsewhere / no ..1 thanks|thank_you`,
  delight: `
    {i}|{we} ..2 not go_back|live_without|do_without / took|take|taken to it|them / no quarrel|complaints|complaint|regrets / weight|load off / godsend|lifesaver|blessing|treat|joy|pleasure_to /
    that {i}|{we} {like}|can / {i}|{we} ..2 laughed|smiled|laugh|smile|grinned|cheered|clapped / {i}|{we} have not ..4 since / stopped|quit ..1 guessing|worrying|arguing|calling|printing|chasing|asking|typing|losing /
    less|fewer|sooner|cheaper|quicker|faster|easier|better|nicer|shorter|simpler|smoother than / worth ..1 a_lot|every|it|more|the / handy / give you that|credit / credit where / in fairness / to be fair /
    {i} must|have_to|will ..1 say|admit|confess / hand on heart / has|have been ..2 {good}|{better} / everybody|everyone|everybody's|they|people ..2 noticed|love|loves|asks|ask|fight|wants|praised /
    would|will ..1 miss / settle|settles ..1 nerves / what {i}|{we} ..2 hoped|needed|wanted|after|asked|meant|imagined|missing / pays|paid|pay for itself|themselves / half the headache|battle|work /
    for the first time / cut|halved|dropped|down|fell|gone ..4 from|by|to|half|percent|third / {number_any} percent|% ..1 less|fewer|more|faster|quicker|up|down /
    instead of|rather than|against ..2 {number_any} / in ..1 a|one|under|minutes|seconds ..1 day|morning|minute|minutes|afternoon|click|seconds|hour / music to / more like it /
    nice|lovely|neat|clever|good touch|idea|job|work|thinking|one / (the|your) ..1 people|engineers|support|team ..2 {good} / answers|answered|picks|picked|came|comes|replied|fixed ..3 same_day|within|the_same|straight|at_once|quickly|first_time /
    {i}|{we} can live with / can tell ..4 in / made ..2 day|life|week|month / breath ..1 of / sleep|sleeping ..1 at|better|through|again / not ..1 unreasonable|bad|silly|stupid ..1 at|either / surprised ..3 {good}|how /
    hard to ..1 beat|fault|argue / could not ..1 fault|be|ask / pleasantly / no ..1 longer|more ..3 / one ..1 less / fewer ..2 / without ..1 a_hitch|touching|asking|calling|training|being / a fan / by far / hats_off`,
  need: `
    {can} {we}|you|i|it ..2 get|have|make|add|also|do ..1 a|an|it|some|one|the / ^ a|some way to / a|some|any way of|to|for ..2 / if you|it|there {can}|were|was|had|would /
    should|ought|must|has|have|needs|need|had to|be|have|really ..2 be|have|let|show|work|run|read|carry|come|send|talk|remember|allow|print|fit|handle|support|keep|leave|tell|warn|export|accept|know|do /
    let|lets|allow|allowing ..1 me|us|them|you|people|staff|users ..1 / ^ let|give me|us|them / {i}|{we} would ..2 want|wish|like|love|need|ask|insist|expect|change|add|require|hope|prefer /
    only|one|first|biggest thing ..5 wish|missing|add|change|ask|want|like|lacking|need / {can} not do|live|work|go|sign ..1 without / requirement|requirements|mandatory|must-have|non-negotiable|prerequisite /
    why ..1 {can}|does not it|i|we|you|there / without ..1 having|clicking|going|needing|calling|asking|opening|typing / by itself|themselves / a|an|one button|switch|option|version|setting|field|column|filter|warning|alarm|alert /
    version ..1 that|which|in|for|with / bigger|smaller|larger|darker|louder|longer|shorter / at the ..1 very? least / missing ..1 is|was|here|for|something / lacks|lacking / {want} ..3 to be able|see|choose|have / ability /
    ^ build|add|put|make ..1 it|in|me|us|that|a / what about a|an / be nice|great|good|lovely|handy|helpful|useful|ideal|brilliant ..1 if|to|having / hoping ..2 for|to|that|you / as long as it / in ..1 our ..1 language`,
  plan: `
    put|sign|book|count|mark|pencil ..1 me|us|him|her|them|it ..1 down|up|in / where do|can {i}|{we} / {i}|{we} would ..1 start|begin|do|try|take|put|go|have|use|run|roll|pilot|give|buy|order|move ..6 first|with|for|on|in /
    {let_us} ..1 do|get|go|try|start|book|sign|make|run / let me ..2 get|bring|talk|ask|take ..2 her|him|them|{name}|{role} / send|email|mail|fax ..4 agreement|contract|proposal|offer|paperwork|order|terms|sign|quote /
    {i}|{we} ..1 have|need to sign / {i}|{we} ..1 want|need ..2 first|one|two|three|number|it|this|them ..4 by|before|running|done|live / aside / {i}|{we} will|would|can take ..1 {number_any}|it|them|both|two|that /
    ready when / when {can} you|we|they ..2 start|come|deliver|install|begin|fit|send|ship|have / references|reference|customers|clients|somebody ..3 {i}|{we} {can} / be a reference / bring ..3 along|in|with|from /
    you ..2 deal|hired / {i}|{we} ..1 renew|would|will ..2 tomorrow|renew / as far as i / from my side|end / get ..1 her|him|them|{name} on|in|along|onto / all ..1 {number_any} / other ..1 branches|entities|sites|offices|teams|locations|stores|shops|schools /
    get|have|take|run|bring|put ..2 signed|to|past|before ..2 {role}|sign|signature / trial|pilot / what would|do you need from|to / how ..2 go_about|proceed|order|sign|join|start|begin / next ..1 step / what is ..1 next /
    {i}|{we} ..1 am|are ..1 in|sold|keen|ready|on / done deal / sounds like a plan / we have ..1 a deal / if ..8 {i}|{we} ..1 sign|will|buy|would|order|take`,
  handover: `
    you will ..1 have|get|receive|see|hear / {it}|they|invoice|report|quote will ..1 be ..1 with|in|on|there / in|on your ..1 inbox|desk / be with you / consider it done / on my list / with me ^ /
    ^ get|bring|show|give|email|mail|put|work|ask|call|ring|text|check|copy|include|attach|find|tell|leave|write|take|drop|send|forward|confirm|look|have|add|keep|remind|make_sure ..1 me|us|her|him|it|them|that|the|a|your|over|down|out|in|whether|if /
    let {we}|me|her|him|them ..1 have|see|know / let me ..2 check|ask|find|look|dig|see_if / {i}|{we} will have ..4 ready|done|sent|exported|delivered|fixed|collected|over / {i}|{we} will get ..4 to|for|over|back|sorted|fixed|you|out|done /
    {i}|{we} will ..1 draw|write|type|put|dig|sort|work|line|set|look|follow|find|fill|print|drop|post|ping|text|ring|mail|run|take|raise|pass|push|move|bring|come|stop|speak|ask|tell|hand|copy|note|add|log|fix|change|swap|switch|waive|cover|pay|hold|honour /
    {i}|{we} will !not !be !see !think !need !have !just / {i}|{we} shall / you have my / leave ..1 with me / {i} owe you / {i}|{we} am|are ..1 sending|emailing|going_to|getting|putting / would you ..2 mind / {want} ..2 from you / {please} ..2 / {can} you ..2 also? /
    {would} you ..1 / {can} {i}|{we} ..1 get|have|see / {i} {need} ..2 from / remember to / do not forget`,
  slot: `
    half|quarter past|to|after|before / {number_any} oclock|am|pm|sharp / at|after|before|from|till|until|around {number_any} $ / at|after|before|around {number_any} ^ / in the morning|afternoon|evening / any ..1 day|time ..1 but|after|before|that|from /
    the ..1 first|second|third|last|next|following {weekday}|week|tuesday / week ..1 of|after|before|commencing|beginning / same ..1 time / then it is / {weekday}|{day}|{ordinal}|{month} ..3 is|are|it_is|works|suits|fine|good|free|better|then|ok|okay|perfect|great $ /
    {weekday}|{day}|{ordinal} $ / put|pencil|stick|pop|get|have ..5 in|for|on {weekday}|{ordinal}|{day}|{month}|the / hold|block|keep|save ..1 the / come|drop|pop|swing ..1 out|over|by|round|along|back|in /
    ring|call|phone|speak|talk|meet|catch ..3 again|back|next|week|on|at|after|once|up / {can}|shall|should|may {we}|i ..2 come|drop|meet|speak|talk|ring|call|show|bring|present|book|put|hold|have|do|say|set|arrange|schedule|go /
    {i}|{we} will be there / see you|what / invite|invitation / site visit / bring ..2 along|with|from / would you ..1 be|have|like ..3 / join ..2 / next|follow-up|another ..1 call|meeting|session|chat|demo|round /
    {we} speak|talk|meet / until|till then / calendar|diary / {let_us} ..1 say|speak|talk|meet|do|put|have|make|book|go|set|catch / pick ..2 up / come back to`,
  when: `
    within|in|about|around|roughly|some|takes|take|took|needs|allow|maybe ..2 {number_any} ..2 {span} / {number_any} ..2 {span} ..2 from|after|to|weather|work|or|at / {number_any} ..2 {span} $ / half {span} / a|an ..2 {span} and /
    the? {ordinal} of {month} / {month} the? {ordinal}|{number_any} / ends|end|runs|run|up|closes|close|expires|lapses|finishes|over|out ..3 on|in|at|to|until|till|end|of|by|{month}|the /
    {not} ..1 before|until|till / as of|from|starting|beginning / fiscal|financial|school|tax|new year / next|this ..1 year|season|term|quarter / {body}|they|board|committee|council ..1 meets|meet|sits|sit|votes|next /
    after that / launch|opening|wedding|season|audit|harvest|fair|move|inspection|trade_show|election|event|release ..1 is|starts|begins|goes|in|on / award|bids|papers|decision|tender|list ..4 in|by|on|due|close|closes /
    {want}|{must} ..5 in|by|before|for|ready|running|doing / before ..5 {month}|{season}|{ordinal}|out|over|starts|arrives|goes / ready|live|done|fitted|running|working|installed|over|signed ..1 by|before|in|for|from /
    {number_any} ..1 working days / quickly|soon|sooner|urgent|urgently|hurry|rush|overnight / when {we}|the|my|our|it ..4 / once ..4 / {i}|{we} ..1 away|back ..1 until|till|in|on|from`,
  in_charge: `
    looking at {i}|him|her / {it} is ..1 my ..1 shop|place|money|company|business|practice|farm|budget|name|call|decision / {i}|{we} ..1 own|run|decide|pay|sign / has|have a veto / uses it / {he_she} pays|signs|picks|chooses|scores|awards|decides|approves /
    {role} ..4 pays|picks|chooses|scores|awards|decides|votes|wants|needs|approves|signs|rules|insists / {role} of|for / anything|everything ..3 above|over|beyond|under ..4 / both|all ..1 have|of_us ..1 agree|to / fifty fifty /
    holds|keeps|controls the ..1 cheque|check|purse|budget|money / passed|inherited / between ..2 us|the_two / go|goes by what / says yes|no|so / final|last / on ..1 my own / partner|wife|husband|brother|sister|father|mother|boss ..4 / panel|assembly|meeting|cabinet|trust|regional|group|parent`,
};
