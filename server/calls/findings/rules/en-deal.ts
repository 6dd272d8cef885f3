import type { Rules } from './rules.ts';

/** English patterns about decisions, payment, dates, tasks and meetings. */
export const ENGLISH_DEAL_RULES: Rules = {
  decider: `
    {role}|{name} ..3 {decide_core} /
    {role}|{name} {must} ..2 sign|approve|agree|okay|bless|see|clear|decide|say|confirm|authorise|authorize|vote|back|accept|waive|review|wave|countersign|release /
    {role} {can}|{will}|{would}|wants|want ..2 kill|block|veto|stop|refuse|sign|approve|decide|agree|say /
    {decide_core} ..3 by|from|of|with ..1 {role} / by|from|of|through|past|to|with ..2 {role} ..3 {decide_core} /
    goes|go|going|passes|pass|has_to_go|lands|comes|run|clear|check|sits ..2 to|through|past|by|with ..2 {role} /
    need|needs|get|got|want|wait ..2 {role} ..2 approval|okay|ok|blessing|signature|sign-off|go-ahead|consent|nod|onboard|agreement|permission /
    ask|convince|persuade|tell|sell ..2 {my} ..1 {role} / {role} {will}|{would}|{must} have ..2 say|word|call|look /
    {role} {has|holds|owns|controls|signs|keeps} ..3 budget|purse|money|cheque|check|say|word /
    final|last|ultimate ..1 say|word|call|decision ..3 {role}|{name} /
    {he_she} holds|has|signs|decides|approves|makes ..3 purse|budget|say|word|off|decision|call|money|cheque /
    {he_she} {will}|{must} ..1 {decide_core} / sign-off|sign_off|approval|decision|signature ..2 from|by|is|with|lies|sits|rests|up ..3 {role}|{name} /
    decision ..2 {name}|{role} / up to ..2 {role}|{name} / {role}|{name} ..2 is the one who|that / budget ..2 sits|lies|comes|is ..2 {role}|{name}`,
  decider_self: `
    {i} decide|approve|sign !up / {i} {can}|{will} decide|approve|sign !up /
    my|our own? budget|decision|call|money|signature|practice|business|company|name_is|shop / {i} ..2 have|has ..1 final|last ..1 say|word /
    {i} ..2 not need|have to ask|check / {i} am the one who|that / up to me / i ..1 make the|that ..1 decision|call / {i} hold ..2 budget|purse /
    just me / only me / i ..1 hold|have|own|control the ..1 budget|purse / the ..1 decision|call|budget is mine /
    {not} else ..2 ask|decide|involved|needed / i ..1 the owner / we ..2 decide|sign ..2 ourselves`,
  decider_not: `
    {not} ..2 {decide_core} / informed / only ..2 attend|advise|recommend|listen|watch / only ..1 informed / no ..2 say|vote|budget ..2 in /
    just ..2 advise|recommend|collect|gather`,
  price: `
    {price_core} / {number_any} ..3 {per_time} / {number_any} ..2 {currency} / {currency} {number_any} / how much !time|of|longer|work|data /
    what ..3 cost|costs|charge|charges|run|price|pay|paying / what ..2 looking at for / {per_time} / free of charge / at no ..1 cost /
    no ..2 fee|charge / charge ..2 extra|for / cost ..1 extra / is ..2 included / included in ..2 price|plan|that /
    pay ..3 by|in|for|upfront|monthly|yearly|annually|card|quarterly / per cent|percent ..2 off /
    {number_any} percent|% ..2 off|discount|cheaper|less|more / knock ..4 off / within ..2 budget / come down ..2 on / value for / set aside / afford /
    the going rate / minimum ..1 term|contract|commitment / three-year term / year|month term|contract|commitment / {i}|{we} ..1 pay ..3 {number_any} /
    would ..1 pay / price ..3 go up / go up ..2 every|each year / fixed for ..3 {span} / credited|refunded|waive|waived / twice ..3 price /
    that is ..2 {number_any} {currency} / come|comes|works out|coming to|at ..2 {number_any} / {i}|{we} {can} do ..2 {number_any} /
    {number_any} ..2 all in / inclusive of / does that|it|this ..1 include|cover / contained|included in / the damage / cheaper|dearer / discount /
    for ..1 what ..1 i|we get / you would be at / percent ..2 {per_time}|service|maintenance / drop|lower|raise ..2 price / make ..1 money /
    a lot of money / a lot for / robbery / payable|due ..2 {span} / {number_any} up front / worth ..2 money|it|every / the ..1 money side /
    more than ..2 pencilled|budgeted / reasonable $`,
  price_other: `
    {other_money} / cost|costs|costing|cost|end_up ..1 us|me / we ..1 lost / turnover / bill ..2 bigger / we ..1 charge /
    our ..2 sell|sells|margin|sales / an hour overtime / the ..1 fine / worth of stock`,
  time_plan: `
    by|before|until|from|in|on|at|after|for|around|end_of ..3 {month}|{season}|{ordinal}|{quarter} /
    by|before|until|from|in|after|around ..2 {weekday}|{day} / {number_any} ..1 {span} / as soon as / asap / no ..1 rush|hurry / {not} before ..3 /
    next ..1 {season}|{month}|{span} / this ..1 {season}|{month}|{span} / end of ..3 {span}|{month}|{season} / in ..1 {number_any} ..1 {span} /
    within ..3 {span} / the latest / deadline / start ..1 of ..1 {span}|{month}|{season} / how long ..4 {start} /
    how quickly|soon|fast ..4 {start}|{we} / when ..3 {start} / the {ordinal} /
    the ..2 audit|inspection|season|harvest|launch|opening|term|deadline|election|exam|exams / weeks|months|days ..2 {start} / mid ..1 {month} /
    early ..1 {month} / late ..1 {month}`,
  time_want: `
    {i}|{we}|it|this|that|they ..1 {must}|{want}|{wish} ..6 by|before|until|in|from|on|at|for|after|within / want ..3 {start} / {must} ..3 {start} /
    {we}|{i} {start} ..4 in|on|by|before|after|from|with / ready|live|running|done|installed|in_place ..4 by|before|in|on|for|until|at|from|within /
    aim|aiming|target|targeting|plan|planning|hope|hoping|shoot|shooting|looking ..3 for|to|at ..4 {month}|{season}|{span}|{day}|{ordinal} /
    {decide} ..4 by|before|in|until|after|on|end / {not} ..3 before|until ..4 {month}|{season}|{span}|{ordinal}|{day} / {term_end} /
    contract ..4 {deadline} / contract|licence|license|lease|policy|agreement|subscription ..2 is up / renewal ..4 {month}|{season}|{ordinal}|{span} /
    open|opening|opens ..4 {month}|{season}|{ordinal} / {takes} ..3 {number_any} ..2 {span} / {start} ..3 {takes} ..4 {span} /
    ideally ..4 by|before|in / by then / sooner ..1 the better / no rush / ramp ..3 by / would ..2 like ..2 start / go live|live_by /
    from the ..1 {ordinal} / budget|money ..2 expires|lapses|gone ..3 / {number_any} ..1 {span} ..2 to ..1 {start} / take effect / meets ..1 on /
    committee|board|panel|council meets / {start} ..4 {number_any} ..1 {span} / point ..1 till|until / when could ..1 {we}|it|you|this ..2 {start} /
    how long ..4 {start}|take / how soon|quickly / start ..3 {month}|{season}|{ordinal}|{weekday}`,
  task_ask: `
    {can}|{would}|will you ..1 {deliver} / {can}|{would}|will you ..3 {task} ..4 {document} / {would}|{can} you {task} {me}|us|it /
    {please} ..1 {task} / {task} ..6 please $ / ^ {deliver} me|us|it|over|the|a|that / ^ and? find out / {make_sure} you|to|that /
    ^ {task} ..4 would you / ^ and? put ..3 on|down|in / {we}|{i} {need}|{want}|{wish} ..2 {document} ..6 by|before|until|on / {need} ..4 from you /
    if you {can}|could ..2 {deliver} / you {can} ..1 {deliver} ..3 to / get me|us ..3 {document}|{number_any} /
    let me|us know ..2 {by|when|if|whether|what|about} / can ..1 {i}|{we} get|have|see ..3 {document} /
    could ..1 {i}|{we} get|have|see ..3 {document} / {document} ..6 by ..2 {day}|{weekday}|{date} / {would}_you_mind ..4 / please do /
    two|three|some references ..6 please`,
  task_refused: `
    no need / {not} necessary / {not} bother / {i} will not read / do not send / already have ..2 it`,
  meet: `
    {propose} ..6 {meet}|{meet_verb}|{weekday}|{day}|{ordinal}|{start} / {meet} ..5 {weekday}|{day}|{ordinal}|{month}|{season}|oclock /
    {meet_verb} ..5 {weekday}|{day}|{ordinal}|{month} / {weekday}|{day}|{ordinal} ..3 works|suits|good|fine|perfect|great|is_good|ok|okay|then|it_is /
    see you ..3 {weekday}|{day}|{ordinal}|{month}|then|there / speak|talk ..2 {weekday}|{day}|{ordinal}|then|again|soon /
    next step|steps ..1 is|would|are|will / put ..4 in ..2 calendar|diary / book ..4 {meet} / schedule|arrange|organise|organize|set_up ..4 {meet} /
    get ..3 on ..2 call|line|next / bring ..4 to ..2 {meet} / join ..2 us|you|the ..2 {meet}|next / {meet} ..2 with ..2 {role}|{name} /
    start ..1 the? trial|pilot / come to ..4 {weekday}|{day}|{ordinal}|our|the / come back to you / invited to ..3 {meet} /
    follow-up|second|next|another ..1 {meet} / pick ..1 up ..1 {day}|{weekday} / reconvene|regroup / send ..2 invite|invitation /
    let us ..1 {meet_verb} / kick-off|kickoff`,
  meet_refused: `
    {not} ..2 another ..1 {meet} / do not call / stay in touch / keep in touch / let us talk some / at some point / {not} think so / will be in touch /
    call you if`,
  signal: `
    {buy} / let us ..2 {do_it} / how ..3 get started|begin|start|proceed|move_forward / what ..2 next steps / where ..2 sign / send ..4 {deal} /
    {i}|{we} ..1 would|will ..1 {start} ..1 with / {i}|{we} ..1 would ..1 put ..4 on|first|in / {i}|{we} would ..1 take ..1 that|it|two|the /
    {i}|{we} ..1 will|would ..1 {sign_it} / budget ..3 approved|there|available|set_aside|allocated|signed_off|ringfenced|earmarked / set aside /
    we ..2 got ..4 budget|set_aside|earmarked / {can} ..2 pay ..1 by|with|in / who ..3 invoice / put me|us ..1 down / put ..2 name ..2 down|list /
    ready to ..1 {buy}|move|go|start / count ..1 me|us in / get ..2 signed / {can} ..2 {start} ..4 {day}|{weekday}|{month}|with|small|tomorrow|soon /
    {can} ..1 {we}|{i} ..1 try|trial|test|pilot|have ..1 a / {can} ..1 {we}|{i} get|have ..3 {deal}|seats|more|access /
    talk|speak ..2 to ..2 customer|reference|somebody|someone ..2 / reference ..1 {customer|call|client} /
    need ..2 {number_any}|second|more|extra ..1 licence|license|licences|licenses|seats|units|accounts / seen ..2 what ..1 we|i need /
    i|we ..2 get ..4 sign|signature|signed|approved|over_the_line|through / when ..2 {can} ..1 {we}|{i}|you ..1 {start} /
    get ..3 {name}|{role} ..2 on ..1 call|board|the / bring|loop ..2 {name}|{role} ..2 in|along|into / what ..3 need ..2 from us|me /
    i|we ..1 am|are ..1 in $ / sold $ / {i}|{we} ..1 want ..1 to? {go_ahead} / move ..1 forward / roll ..2 out ..3 to|across|in /
    pilot ..3 with|in|on / expand|extend ..3 to|it / as soon as ..5 sign / sign ..4 today|tomorrow|this|next|by / send me|us the /
    if ..6 {we}|{i} will ..1 {buy} / happy to ..1 {buy}|go|start|be_a_reference`,
  promise: `
    {i}|{we} will !not !try !be_honest ..2 {task} / {i}|{we} will ..1 {deliver} / {i}|{we} will have ..4 / {i}|{we} will be there|ready|back /
    {i}|{we} will ..1 {keep_it} /
    {i}|{we} will ..1 get|make|take|do|let|give|keep|hold|put|push|pay|honour|honor|match|cover|waive|add|sign|start|join|come|bring|return|click|leave|move|commit|guarantee|throw /
    {i}|{we} am|are going to ..1 {task} / you will have ..4 / you have my word / count on me|us / i|we promise / will do / let me ..1 {deliver} /
    consider it done / leave ..1 it with|to me|us / {i}|{we} {can} have ..4 {to|for|with} you / {i} am ..1 {send_ing} ..4 / i|we guarantee /
    i|we commit / {i}|{we} would then come back`,
  promise_not: `
    {i}|{we} will ..2 {hedge} / {hedge} ..2 {i}|{we} will / {i}|{we} will ..1 {present} / {i}|{we} will not /
    {i}|{we} will ..1 be honest|quick|brief|frank|straight|blunt|clear|here / {i}|{we} will ..1 see $ / if {they|he|she} ..3 /
    {i}|{we} will ..1 think / {i} will say|admit|grant|give_you_that|give you that / will ..1 show ..1 you / tell you what / i will start|begin with /
    {i} will stop / i will record / we will see / {i} will ..1 take ..1 that / i will ..1 mute`,
};
