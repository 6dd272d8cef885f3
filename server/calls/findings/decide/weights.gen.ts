// Written by tools/call-weights/fit.ts from 297 labelled calls, 1838 short calls and excerpts.
export const WEIGHTS = {
  thresholds: {
    positivePoints: 0.4,
    concerns: 0.35,
    featureRequests: 0.4,
    actionItems: 0.25,
    decisionMakers: 0.4,
    pricing: 0.4,
    timeline: 0.4,
    buyingSignals: 0.5,
    questions: 0.4,
    commitments: 0.2,
    nextSteps: 0.4,
  },
  sentiment: {
    positive: '-841 1101 2114 872 901 850 -628 96 -891 1527 5255 12150 -8211 -12293 14051 326 -488 -601 3704',
    neutral: '488 -13605 -9221 -139 -2123 -285 334 -706 -820 -12026 -20822 2076 -2296 28192 12631 197 135 -211 525',
    negative: '-658 -2152 1614 -729 1462 -1042 118 -104 580 -660 -3092 -10718 11423 -15545 -55286 -547 39 483 -9606',
    mixed: '-1518 1748 1037 684 -3800 -1366 1080 819 886 1485 267 -16392 -7417 -7673 9013 399 149 -123 1752',
  } as Record<string, string>,
  second: {
    bias: '22 228 7 17 -36 45 68 39 -76 -19 -14',
    'odds:positivePoints': '777 147 20 -57 -69 -42 -22 -21 14 26 -154',
    'odds:concerns': '241 691 101 70 0 152 59 -63 17 147 43',
    'odds:featureRequests': '66 102 942 104 -100 97 -86 77 178 -84 -106',
    'odds:actionItems': '6 60 122 777 3 7 -48 25 83 246 42',
    'odds:decisionMakers': '-58 -19 -37 24 1185 14 14 9 53 119 -17',
    'odds:pricing': '4 -17 63 31 53 851 58 56 9 54 9',
    'odds:timeline': '17 100 32 -19 95 108 997 24 -19 -10 200',
    'odds:buyingSignals': '103 75 29 150 157 39 114 977 34 159 239',
    'odds:questions': '-2 -21 14 -89 -56 -127 -103 -98 582 -106 -39',
    'odds:commitments': '-24 -39 -14 90 52 107 98 -73 136 705 54',
    'odds:nextSteps': '-37 16 13 165 6 24 126 104 58 157 896',
    'chance:positivePoints': '1537 -2489 -1766 -2350 -310 254 -2875 -782 -1756 -1476 -1215',
    'chance:concerns': '-2338 1364 -1768 -1832 -578 -349 -1306 -1618 -1777 -2409 -2203',
    'chance:featureRequests': '-2175 -3432 2454 -910 -1804 -2410 -1378 -1957 -2179 28 -705',
    'chance:actionItems': '-1106 -1059 -1946 139 -826 -530 -1115 125 -1783 -909 -2510',
    'chance:decisionMakers': '-992 -217 -1177 -1400 652 -1193 -674 -1484 -1262 -897 -1214',
    'chance:pricing': '-283 452 -451 -411 -913 459 -1131 -392 -59 -114 -749',
    'chance:timeline': '-1836 -2212 -2145 -504 -1932 -1867 737 -1447 -937 -704 -3133',
    'chance:buyingSignals': '-3086 -2746 -2030 -404 -2254 -679 -1526 614 -366 397 -1320',
    'chance:questions': '-1076 -1238 -1148 244 -921 1980 81 -225 2198 498 -1612',
    'chance:commitments': '-321 340 -877 519 -299 -239 -1051 1427 -1319 1287 -548',
    'chance:nextSteps': '-1124 -1930 -1190 -3231 -865 -1748 -3365 273 -2477 -1879 -400',
    '-2:positivePoints': '140 -734 -104 -842 45 -798 -33 655 485 -1353 -585',
    '-2:concerns': '-809 1214 520 -254 302 -123 -1383 -1072 -337 317 211',
    '-2:featureRequests': '-846 32 979 -115 -1522 -118 -166 -241 -124 521 14',
    '-2:actionItems': '168 45 656 -791 -15 -37 -767 -947 391 442 856',
    '-2:decisionMakers': '-1091 613 -333 307 -3391 441 706 312 -21 160 1013',
    '-2:pricing': '-356 -45 82 506 562 695 964 188 -548 119 201',
    '-2:timeline': '-308 -135 -530 306 585 500 -456 -190 -260 533 394',
    '-2:buyingSignals': '-75 -664 221 435 1884 -1026 1269 -525 -318 -344 636',
    '-2:questions': '729 252 267 262 -1185 129 -933 254 425 506 -732',
    '-2:commitments': '-121 -400 -17 -450 -70 44 1339 524 -494 247 -122',
    '-2:nextSteps': '-623 100 156 1107 269 -272 622 265 -570 1271 -1204',
    '-1:positivePoints': '-729 -702 706 -1005 -597 -1096 -1271 -1084 -333 -944 -606',
    '-1:concerns': '-1535 -1067 -424 -378 568 -892 -434 50 -1706 179 -804',
    '-1:featureRequests': '-2099 -1897 -898 -250 -819 -2010 -1187 -880 -1185 372 227',
    '-1:actionItems': '-638 -66 -262 1919 -225 -33 -160 -253 338 1920 44',
    '-1:decisionMakers': '-644 934 -1198 238 -1417 39 888 541 -444 34 -308',
    '-1:pricing': '195 904 -276 -622 -234 1185 -1172 738 -36 -506 21',
    '-1:timeline': '-168 -236 673 287 1046 -555 13 786 342 142 21',
    '-1:buyingSignals': '-1579 -681 1182 -928 563 -1936 177 890 453 116 67',
    '-1:questions': '-1818 -1789 82 -511 -456 515 -149 -1290 3205 -160 -374',
    '-1:commitments': '86 228 418 -972 -414 877 527 -251 -138 -1860 363',
    '-1:nextSteps': '-230 343 367 145 -874 -920 -513 -231 -402 916 869',
    '1:positivePoints': '202 -1576 -1354 44 -1652 -317 -114 -2884 -3704 -46 -1605',
    '1:concerns': '275 -71 -1311 -914 391 -41 -354 406 -2125 -422 -1422',
    '1:featureRequests': '585 -596 245 1273 -1198 -862 -621 -41 -928 859 646',
    '1:actionItems': '-612 1004 -345 -64 477 164 362 50 74 -790 -673',
    '1:decisionMakers': '101 -383 -882 -441 -352 67 1114 512 -3825 -303 -443',
    '1:pricing': '-304 298 85 -240 -433 827 -411 -418 1193 90 -1054',
    '1:timeline': '98 -136 -271 367 1151 -108 567 287 -1467 377 -252',
    '1:buyingSignals': '1874 -1074 -2641 -1648 246 219 93 -972 -3961 -1440 272',
    '1:questions': '661 -610 -801 -588 37 -182 -274 249 -506 -545 -604',
    '1:commitments': '126 -400 587 899 -117 124 -492 -117 63 109 612',
    '1:nextSteps': '185 85 -436 -92 -43 58 253 72 -662 41 786',
    '2:positivePoints': '479 -458 -2271 -785 -1366 -1050 -1201 -551 996 -646 -1825',
    '2:concerns': '725 760 31 -1237 -16 -48 -497 -1884 -41 -1048 -1733',
    '2:featureRequests': '563 -170 -1200 1288 -1578 -311 -487 703 134 897 9',
    '2:actionItems': '-438 767 -212 -35 355 547 327 775 539 -163 18',
    '2:decisionMakers': '497 342 -1005 -369 -1781 392 906 503 417 187 -914',
    '2:pricing': '-392 38 -261 709 231 577 263 1143 -432 -41 -449',
    '2:timeline': '344 -158 -316 -281 644 336 -216 674 259 105 30',
    '2:buyingSignals': '900 -372 -39 -410 716 546 818 -318 1360 -28 -191',
    '2:questions': '443 -442 -141 -433 -426 -307 251 114 681 -514 -340',
    '2:commitments': '550 -445 -579 902 220 421 150 841 -153 447 593',
    '2:nextSteps': '-881 -96 -1270 873 967 -215 -89 647 -164 157 -1087',
    'turn:before': '14 20 -152 -194 -395 154 -324 92 -231 -121 -222',
    'turn:after': '-285 -181 228 -220 -399 -570 -246 -318 -568 -118 -297',
    buyer: '0 0 0 38 868 -295 113 0 0 -464 209',
    polarity: '-58 -314 -16 106 234 199 244 57 -284 -194 -309',
    words: '629 409 653 423 701 470 539 749 361 588 941',
    question: '-183 677 176 53 -282 572 -423 275 2142 -115 680',
    short: '4 -122 -383 -76 269 102 -182 -66 -390 154 200',
  } as Record<string, string>,
  clues: {
    '+1:en:': 18,
    "+1:en:'s": -3,
    '+1:en:a': -9,
    '+1:en:about': -41,
    '+1:en:all': -7,
    '+1:en:already': 108,
    '+1:en:also': 35,
    '+1:en:and': 39,
    '+1:en:are': 10,
    '+1:en:as': 11,
    '+1:en:ask': -13,
    '+1:en:at': 67,
    '+1:en:away': -3,
    '+1:en:be': -3,
    '+1:en:before': -29,
    '+1:en:book': -28,
    '+1:en:both': 17,
    '+1:en:but': 3,
    '+1:en:by': 25,
    '+1:en:called': 127,
    '+1:en:calls': 29,
    '+1:en:came': 32,
    '+1:en:can': -132,
    '+1:en:card': -9,
    '+1:en:come': 7,
    '+1:en:comes': -87,
    '+1:en:cool': -2,
    '+1:en:decides': -28,
    '+1:en:did': 6,
    '+1:en:do': 107,
    '+1:en:does': 111,
    '+1:en:down': -8,
    '+1:en:eight': -11,
    '+1:en:eleven': 3,
    '+1:en:every': -8,
    '+1:en:fi': -20,
    '+1:en:first': -12,
    '+1:en:five': 16,
    '+1:en:floor': -6,
    '+1:en:for': 16,
    '+1:en:four': -8,
    '+1:en:fourteen': -8,
    '+1:en:from': 2,
    '+1:en:gave': 44,
    '+1:en:gets': -27,
    '+1:en:go': 7,
    '+1:en:good': -6,
    '+1:en:got': -57,
    '+1:en:guy': 57,
    '+1:en:had': 69,
    '+1:en:has': 65,
    '+1:en:have': 207,
    '+1:en:he': -17,
    '+1:en:how': -10,
    '+1:en:i': 27,
    '+1:en:if': -47,
    '+1:en:in': -3,
    '+1:en:is': 7,
    '+1:en:it': -33,
    '+1:en:job': -35,
    '+1:en:just': -12,
    '+1:en:knows': -32,
    '+1:en:last': 28,
    '+1:en:left': 47,
    '+1:en:like': 2,
    '+1:en:link': -16,
    '+1:en:looks': -42,
    '+1:en:lost': -13,
    '+1:en:lot': -34,
    '+1:en:mainly': -27,
    '+1:en:makes': 47,
    '+1:en:man': 72,
    '+1:en:manager': -2,
    '+1:en:maybe': 74,
    '+1:en:me': -61,
    '+1:en:mostly': -14,
    '+1:en:must': -1,
    '+1:en:my': -7,
    '+1:en:need': -15,
    '+1:en:nice': -2,
    '+1:en:nine': -51,
    '+1:en:no': -41,
    '+1:en:not': -23,
    '+1:en:nothing': -76,
    '+1:en:now': -21,
    '+1:en:number': -10,
    '+1:en:of': -2,
    '+1:en:off': 4,
    '+1:en:offered': 81,
    '+1:en:office': -12,
    '+1:en:okay': -27,
    '+1:en:on': 7,
    '+1:en:once': -6,
    '+1:en:one': 57,
    '+1:en:ones': 30,
    '+1:en:only': 23,
    '+1:en:open': 3,
    '+1:en:or': 10,
    '+1:en:our': -73,
    '+1:en:out': -7,
    '+1:en:over': 7,
    '+1:en:owns': -71,
    '+1:en:people': 87,
    '+1:en:point': 218,
    '+1:en:pratt': -16,
    '+1:en:print': -3,
    '+1:en:put': -16,
    '+1:en:quoted': 132,
    '+1:en:rang': 80,
    '+1:en:report': -15,
    '+1:en:returns': -6,
    '+1:en:right': -5,
    '+1:en:said': 36,
    '+1:en:same': -23,
    '+1:en:says': 13,
    '+1:en:season': -18,
    '+1:en:sense': -7,
    '+1:en:sent': 170,
    '+1:en:seven': -13,
    '+1:en:she': -46,
    '+1:en:show': -10,
    '+1:en:side': -21,
    '+1:en:since': 90,
    '+1:en:sir': -38,
    '+1:en:site': -4,
    '+1:en:so': -6,
    '+1:en:still': 31,
    '+1:en:takes': -6,
    '+1:en:team': -11,
    '+1:en:tell': -34,
    '+1:en:ten': -15,
    '+1:en:than': -47,
    '+1:en:that': 15,
    '+1:en:the': -25,
    '+1:en:then': -6,
    '+1:en:they': 64,
    '+1:en:thing': 53,
    '+1:en:this': -1,
    '+1:en:though': 41,
    '+1:en:through': 149,
    '+1:en:till': 40,
    '+1:en:time': -15,
    '+1:en:to': -213,
    '+1:en:today': -27,
    '+1:en:together': -15,
    '+1:en:told': -2,
    '+1:en:tomorrow': 140,
    '+1:en:too': 7,
    '+1:en:took': 75,
    '+1:en:twenty': -8,
    '+1:en:two': -6,
    '+1:en:under': -7,
    '+1:en:until': -1,
    '+1:en:up': 8,
    '+1:en:uses': -26,
    '+1:en:very': 35,
    '+1:en:want': -32,
    '+1:en:wanted': 107,
    '+1:en:wants': 47,
    '+1:en:was': 40,
    '+1:en:we': -16,
    '+1:en:week': -7,
    '+1:en:well': -20,
    '+1:en:went': -76,
    '+1:en:were': 132,
    '+1:en:what': -6,
    '+1:en:when': 7,
    '+1:en:which': 74,
    '+1:en:who': 35,
    '+1:en:whose': -5,
    '+1:en:will': -30,
    '+1:en:with': -123,
    '+1:en:without': -12,
    '+1:en:would': -3,
    '+1:en:wrote': -3,
    '+1:en:yeah': 137,
    '+1:en:years': 82,
    '+1:en:yes': 4,
    '+1:en:you': 7,
    '+1:en:your': -20,
    '+1:es:a': -41,
    '+1:es:ahi': -25,
    '+1:es:algo': -2,
    '+1:es:algun': -3,
    '+1:es:alguna': -2,
    '+1:es:aqui': 7,
    '+1:es:asi': -5,
    '+1:es:bien': 9,
    '+1:es:bueno': -8,
    '+1:es:casi': 9,
    '+1:es:ciento': -5,
    '+1:es:cinco': -5,
    '+1:es:como': 10,
    '+1:es:con': -26,
    '+1:es:creo': 101,
    '+1:es:cuando': 4,
    '+1:es:cuantas': -3,
    '+1:es:cuarenta': 5,
    '+1:es:da': -25,
    '+1:es:de': 7,
    '+1:es:desde': 135,
    '+1:es:dia': -2,
    '+1:es:dice': -3,
    '+1:es:don': -6,
    '+1:es:dona': -3,
    '+1:es:dos': 9,
    '+1:es:el': -15,
    '+1:es:en': 3,
    '+1:es:entonces': -16,
    '+1:es:era': 30,
    '+1:es:es': -1,
    '+1:es:ese': -4,
    '+1:es:eso': 14,
    '+1:es:esta': -3,
    '+1:es:estoy': 11,
    '+1:es:fue': -59,
    '+1:es:gente': -48,
    '+1:es:gracias': -5,
    '+1:es:ha': 24,
    '+1:es:habia': 94,
    '+1:es:hace': 92,
    '+1:es:hasta': -4,
    '+1:es:hay': -23,
    '+1:es:la': -25,
    '+1:es:las': -4,
    '+1:es:le': 27,
    '+1:es:les': -62,
    '+1:es:llega': 9,
    '+1:es:lo': 47,
    '+1:es:los': 34,
    '+1:es:mas': -8,
    '+1:es:me': 225,
    '+1:es:mi': -15,
    '+1:es:mijo': -22,
    '+1:es:mira': 1,
    '+1:es:mirado': -23,
    '+1:es:muy': 9,
    '+1:es:no': -25,
    '+1:es:nomas': 30,
    '+1:es:nos': 107,
    '+1:es:o': -107,
    '+1:es:otra': -11,
    '+1:es:para': 32,
    '+1:es:perdon': -11,
    '+1:es:pero': 99,
    '+1:es:por': -9,
    '+1:es:porque': -34,
    '+1:es:pues': -61,
    '+1:es:que': -29,
    '+1:es:quien': -22,
    '+1:es:quiere': -11,
    '+1:es:se': -40,
    '+1:es:seguir': -3,
    '+1:es:seis': -1,
    '+1:es:si': 18,
    '+1:es:siempre': -20,
    '+1:es:siendo': -9,
    '+1:es:son': -2,
    '+1:es:tambien': 105,
    '+1:es:tampoco': 142,
    '+1:es:te': 80,
    '+1:es:tenia': -19,
    '+1:es:tiene': 147,
    '+1:es:tienen': -3,
    '+1:es:todo': -12,
    '+1:es:todos': -12,
    '+1:es:tres': -13,
    '+1:es:tu': -21,
    '+1:es:un': -83,
    '+1:es:una': -20,
    '+1:es:uno': -33,
    '+1:es:usado': -9,
    '+1:es:usted': -11,
    '+1:es:va': 3,
    '+1:es:veinte': -11,
    '+1:es:ver': -11,
    '+1:es:verdad': -11,
    '+1:es:viendo': -10,
    '+1:es:viene': 5,
    '+1:es:vino': -8,
    '+1:es:visto': -29,
    '+1:es:y': 102,
    '+1:es:ya': 54,
    '+1:es:yo': -23,
    '+2:en:': -78,
    "+2:en:'s": -39,
    '+2:en:a': 26,
    '+2:en:about': -17,
    '+2:en:all': -12,
    '+2:en:also': -7,
    '+2:en:always': 2,
    '+2:en:am': -46,
    '+2:en:an': -57,
    '+2:en:and': -19,
    '+2:en:april': -12,
    '+2:en:are': 71,
    '+2:en:as': -2,
    '+2:en:ask': -26,
    '+2:en:at': 22,
    '+2:en:back': 13,
    '+2:en:be': -43,
    '+2:en:been': 79,
    '+2:en:before': 59,
    '+2:en:both': -8,
    '+2:en:by': 47,
    '+2:en:came': 104,
    '+2:en:can': -64,
    '+2:en:come': -27,
    '+2:en:coming': 69,
    '+2:en:corn': -54,
    '+2:en:could': -38,
    '+2:en:couple': 18,
    '+2:en:day': -45,
    '+2:en:days': -4,
    '+2:en:dead': -12,
    '+2:en:did': 35,
    '+2:en:do': 10,
    '+2:en:does': 10,
    '+2:en:done': -8,
    '+2:en:down': -29,
    '+2:en:eleven': -22,
    '+2:en:english': -3,
    '+2:en:every': 6,
    '+2:en:everybody': 63,
    '+2:en:everything': -22,
    '+2:en:extra': -5,
    '+2:en:fine': 17,
    '+2:en:first': -17,
    '+2:en:for': 2,
    '+2:en:four': 67,
    '+2:en:friday': 37,
    '+2:en:from': 2,
    '+2:en:gave': 32,
    '+2:en:give': -14,
    '+2:en:go': -6,
    '+2:en:going': 3,
    '+2:en:gone': -31,
    '+2:en:good': -8,
    '+2:en:got': -40,
    '+2:en:had': 21,
    '+2:en:half': -6,
    '+2:en:has': -3,
    '+2:en:have': 14,
    '+2:en:he': 29,
    '+2:en:help': -36,
    '+2:en:her': -58,
    '+2:en:here': 181,
    '+2:en:him': 4,
    '+2:en:his': 23,
    '+2:en:how': -7,
    '+2:en:hundred': -20,
    '+2:en:i': -14,
    '+2:en:if': -90,
    '+2:en:in': -5,
    '+2:en:is': -19,
    '+2:en:it': 42,
    '+2:en:item': -10,
    '+2:en:july': -1,
    '+2:en:just': -21,
    '+2:en:know': -5,
    '+2:en:last': 58,
    '+2:en:let': -19,
    '+2:en:like': 5,
    '+2:en:line': -4,
    '+2:en:looking': -43,
    '+2:en:man': 35,
    '+2:en:matter': 72,
    '+2:en:me': 42,
    '+2:en:monday': -20,
    '+2:en:month': -42,
    '+2:en:mother': -6,
    '+2:en:my': 15,
    '+2:en:name': -25,
    '+2:en:never': -6,
    '+2:en:nine': -3,
    '+2:en:nineteen': -13,
    '+2:en:no': -11,
    '+2:en:not': -13,
    '+2:en:now': -47,
    '+2:en:of': -5,
    '+2:en:okay': 21,
    '+2:en:old': 106,
    '+2:en:on': -24,
    '+2:en:one': 80,
    '+2:en:only': -3,
    '+2:en:or': -9,
    '+2:en:our': 32,
    '+2:en:out': 8,
    '+2:en:over': 31,
    '+2:en:owns': -60,
    '+2:en:people': 14,
    '+2:en:quoted': 159,
    '+2:en:round': 44,
    '+2:en:running': 26,
    '+2:en:said': -4,
    '+2:en:say': -10,
    '+2:en:says': -13,
    '+2:en:second': 1,
    '+2:en:see': -10,
    '+2:en:sent': 97,
    '+2:en:she': -10,
    '+2:en:should': 12,
    '+2:en:side': -6,
    '+2:en:since': -20,
    '+2:en:sister': 16,
    '+2:en:six': -22,
    '+2:en:sixty': 30,
    '+2:en:so': -18,
    '+2:en:some': 36,
    '+2:en:something': 4,
    '+2:en:starts': -12,
    '+2:en:still': -1,
    '+2:en:ten': -6,
    '+2:en:that': -19,
    '+2:en:the': -9,
    '+2:en:their': 22,
    '+2:en:theirs': 61,
    '+2:en:them': -20,
    '+2:en:then': -4,
    '+2:en:there': -14,
    '+2:en:they': 129,
    '+2:en:think': 13,
    '+2:en:thirty': -1,
    '+2:en:this': 1,
    '+2:en:three': 23,
    '+2:en:through': -4,
    '+2:en:thursday': 103,
    '+2:en:time': 8,
    '+2:en:to': 10,
    '+2:en:today': -34,
    '+2:en:together': -4,
    '+2:en:too': -11,
    '+2:en:tuesday': -6,
    '+2:en:twenty': 58,
    '+2:en:two': -9,
    '+2:en:up': -28,
    '+2:en:us': 58,
    '+2:en:use': -18,
    '+2:en:used': -31,
    '+2:en:using': -11,
    '+2:en:very': 17,
    '+2:en:want': -24,
    '+2:en:wanted': 1,
    '+2:en:was': 18,
    '+2:en:we': 14,
    '+2:en:week': -9,
    '+2:en:well': 29,
    '+2:en:were': 122,
    '+2:en:what': -2,
    '+2:en:when': -1,
    '+2:en:where': -24,
    '+2:en:who': -11,
    '+2:en:whole': -5,
    '+2:en:will': -33,
    '+2:en:with': 3,
    '+2:en:would': -65,
    '+2:en:year': -2,
    '+2:en:years': 123,
    '+2:en:you': 71,
    '+2:en:your': -38,
    '+2:es:': -69,
    '+2:es:aca': 13,
    '+2:es:ahi': 38,
    '+2:es:ahora': -28,
    '+2:es:algo': -18,
    '+2:es:algun': -9,
    '+2:es:anda': -10,
    '+2:es:ano': -19,
    '+2:es:aqui': 2,
    '+2:es:aviso': 10,
    '+2:es:bien': -1,
    '+2:es:bonito': 5,
    '+2:es:bueno': -15,
    '+2:es:con': -30,
    '+2:es:correo': -6,
    '+2:es:cosa': -4,
    '+2:es:cuarenta': -34,
    '+2:es:cuatro': -2,
    '+2:es:da': -4,
    '+2:es:de': 6,
    '+2:es:dejo': 3,
    '+2:es:dia': -11,
    '+2:es:dijeron': 1,
    '+2:es:dijo': -20,
    '+2:es:dio': 19,
    '+2:es:doce': -19,
    '+2:es:domingo': -12,
    '+2:es:don': 13,
    '+2:es:dos': -8,
    '+2:es:el': 26,
    '+2:es:en': -7,
    '+2:es:entra': -4,
    '+2:es:entro': -1,
    '+2:es:era': 7,
    '+2:es:es': -33,
    '+2:es:eso': -23,
    '+2:es:esta': 8,
    '+2:es:estan': -5,
    '+2:es:estoy': -6,
    '+2:es:ha': 92,
    '+2:es:habia': 118,
    '+2:es:hace': 83,
    '+2:es:han': 14,
    '+2:es:hay': -34,
    '+2:es:horas': -14,
    '+2:es:inspeccion': -2,
    '+2:es:jueves': 16,
    '+2:es:la': 7,
    '+2:es:las': -25,
    '+2:es:le': 1,
    '+2:es:les': 20,
    '+2:es:lindo': -5,
    '+2:es:llevamos': -7,
    '+2:es:lo': 111,
    '+2:es:los': -22,
    '+2:es:lunes': 13,
    '+2:es:mas': 18,
    '+2:es:me': 97,
    '+2:es:mejor': -25,
    '+2:es:meses': 6,
    '+2:es:mi': 7,
    '+2:es:mil': -13,
    '+2:es:mitad': -3,
    '+2:es:muy': 36,
    '+2:es:nada': -10,
    '+2:es:ni': 9,
    '+2:es:no': -7,
    '+2:es:nos': 83,
    '+2:es:ofrecieron': 48,
    '+2:es:ofrecio': 55,
    '+2:es:otra': -4,
    '+2:es:otras': -13,
    '+2:es:otro': 15,
    '+2:es:paso': 58,
    '+2:es:pena': -3,
    '+2:es:pero': 36,
    '+2:es:poco': -15,
    '+2:es:por': -27,
    '+2:es:primero': -8,
    '+2:es:que': 39,
    '+2:es:queda': 94,
    '+2:es:quien': -13,
    '+2:es:quiere': -11,
    '+2:es:sabado': -3,
    '+2:es:se': -22,
    '+2:es:sea': -5,
    '+2:es:segundo': -2,
    '+2:es:seis': -20,
    '+2:es:semana': 1,
    '+2:es:senor': -6,
    '+2:es:senora': -8,
    '+2:es:serio': -3,
    '+2:es:si': 29,
    '+2:es:siempre': -13,
    '+2:es:son': -4,
    '+2:es:su': 5,
    '+2:es:tambien': 61,
    '+2:es:te': -41,
    '+2:es:tenemos': 2,
    '+2:es:tengo': 45,
    '+2:es:tiene': 12,
    '+2:es:tienen': 25,
    '+2:es:toda': 4,
    '+2:es:todo': 6,
    '+2:es:trae': 71,
    '+2:es:treinta': -2,
    '+2:es:tres': -22,
    '+2:es:un': 23,
    '+2:es:una': -12,
    '+2:es:uno': -5,
    '+2:es:usted': -9,
    '+2:es:ustedes': 1,
    '+2:es:va': -20,
    '+2:es:vaya': -2,
    '+2:es:veces': 14,
    '+2:es:veinte': -9,
    '+2:es:ver': -33,
    '+2:es:verdad': -19,
    '+2:es:viene': 6,
    '+2:es:y': -8,
    '+2:es:ya': 1,
    '+2:es:yo': -69,
    '-1:en:': 4,
    "-1:en:'s": -128,
    '-1:en:a': -48,
    '-1:en:about': 1,
    '-1:en:after': -127,
    '-1:en:all': 17,
    '-1:en:an': 4,
    '-1:en:and': 48,
    '-1:en:anyway': -12,
    '-1:en:are': 45,
    '-1:en:around': -2,
    '-1:en:at': -28,
    '-1:en:be': -57,
    '-1:en:because': 5,
    '-1:en:before': -74,
    '-1:en:big': -32,
    '-1:en:bring': -59,
    '-1:en:but': 34,
    '-1:en:by': -14,
    '-1:en:called': 3,
    '-1:en:did': 18,
    '-1:en:do': 1,
    '-1:en:does': -20,
    '-1:en:down': -26,
    '-1:en:even': -23,
    '-1:en:first': 6,
    '-1:en:five': 6,
    '-1:en:for': -38,
    '-1:en:forty': -50,
    '-1:en:from': -3,
    '-1:en:get': -15,
    '-1:en:good': 35,
    '-1:en:got': -10,
    '-1:en:guy': 2,
    '-1:en:had': 198,
    '-1:en:has': 179,
    '-1:en:have': 154,
    '-1:en:if': -67,
    '-1:en:in': -287,
    '-1:en:into': -89,
    '-1:en:is': -10,
    '-1:en:know': -4,
    '-1:en:like': 5,
    '-1:en:likes': 70,
    '-1:en:little': -12,
    '-1:en:mid': -1,
    '-1:en:my': -213,
    '-1:en:named': -70,
    '-1:en:near': -18,
    '-1:en:need': -3,
    '-1:en:nine': 7,
    '-1:en:no': 16,
    '-1:en:not': -45,
    '-1:en:now': -11,
    '-1:en:of': -24,
    '-1:en:off': 63,
    '-1:en:old': -3,
    '-1:en:on': -36,
    '-1:en:one': 22,
    '-1:en:only': -41,
    '-1:en:or': 19,
    '-1:en:over': -35,
    '-1:en:partner': -5,
    '-1:en:plus': -22,
    '-1:en:put': -27,
    '-1:en:read': -14,
    '-1:en:ring': -1,
    '-1:en:see': -14,
    '-1:en:seeing': 56,
    '-1:en:seen': 110,
    '-1:en:since': -135,
    '-1:en:so': 4,
    '-1:en:some': 31,
    '-1:en:speaks': -20,
    '-1:en:still': 174,
    '-1:en:super': -29,
    '-1:en:ten': -7,
    '-1:en:than': 72,
    '-1:en:that': 66,
    '-1:en:the': -110,
    '-1:en:then': 44,
    '-1:en:three': 4,
    '-1:en:through': -7,
    '-1:en:to': 29,
    '-1:en:today': 10,
    '-1:en:told': 1,
    '-1:en:tried': 62,
    '-1:en:two': 4,
    '-1:en:under': -25,
    '-1:en:until': -30,
    '-1:en:up': -45,
    '-1:en:use': -30,
    '-1:en:used': 186,
    '-1:en:uses': 153,
    '-1:en:using': 143,
    '-1:en:was': 33,
    '-1:en:what': -11,
    '-1:en:when': -114,
    '-1:en:where': 42,
    '-1:en:wi': -9,
    '-1:en:with': 113,
    '-1:en:would': 5,
    '-1:en:yes': -1,
    '-1:en:you': 55,
    '-1:en:your': -80,
    '-1:es:': -75,
    '-1:es:a': 12,
    '-1:es:calle': -33,
    '-1:es:con': 121,
    '-1:es:de': -63,
    '-1:es:desde': -18,
    '-1:es:don': -4,
    '-1:es:dos': -6,
    '-1:es:el': -51,
    '-1:es:en': -47,
    '-1:es:entre': -7,
    '-1:es:es': -2,
    '-1:es:ese': -35,
    '-1:es:esta': -14,
    '-1:es:hasta': -39,
    '-1:es:hermana': -3,
    '-1:es:ingeniero': -39,
    '-1:es:la': -11,
    '-1:es:las': 19,
    '-1:es:llama': -11,
    '-1:es:los': -29,
    '-1:es:ofrecieron': 52,
    '-1:es:para': -115,
    '-1:es:pero': -25,
    '-1:es:pide': -8,
    '-1:es:por': -107,
    '-1:es:probamos': 103,
    '-1:es:puente': -12,
    '-1:es:pues': 59,
    '-1:es:pusieron': 141,
    '-1:es:que': -67,
    '-1:es:si': 7,
    '-1:es:son': 247,
    '-1:es:tambien': 160,
    '-1:es:tiene': 72,
    '-1:es:todo': -18,
    '-1:es:tuvimos': 130,
    '-1:es:un': 41,
    '-1:es:una': 178,
    '-1:es:usa': 92,
    '-1:es:visto': 39,
    '-1:es:y': 56,
    '-2:en:': 54,
    "-2:en:'s": 43,
    '-2:en:a': 11,
    '-2:en:about': -4,
    '-2:en:after': 5,
    '-2:en:all': -54,
    '-2:en:already': 120,
    '-2:en:am': 36,
    '-2:en:and': -11,
    '-2:en:are': 47,
    '-2:en:ask': 12,
    '-2:en:at': -34,
    '-2:en:back': 47,
    '-2:en:been': 17,
    '-2:en:before': 4,
    '-2:en:bit': -12,
    '-2:en:bus': -22,
    '-2:en:but': 21,
    '-2:en:by': -16,
    '-2:en:call': -28,
    '-2:en:centre': -1,
    '-2:en:chap': -27,
    '-2:en:come': 9,
    '-2:en:cousin': 18,
    '-2:en:day': 4,
    '-2:en:days': -1,
    '-2:en:did': -1,
    '-2:en:do': -65,
    '-2:en:does': -3,
    '-2:en:done': 21,
    '-2:en:down': -46,
    '-2:en:english': -29,
    '-2:en:everyone': -21,
    '-2:en:farm': -6,
    '-2:en:fella': 8,
    '-2:en:for': -95,
    '-2:en:forty': -8,
    '-2:en:four': -8,
    '-2:en:from': -13,
    '-2:en:girls': 18,
    '-2:en:go': 29,
    '-2:en:going': -6,
    '-2:en:gone': 25,
    '-2:en:good': -4,
    '-2:en:got': 1,
    '-2:en:guy': -7,
    '-2:en:had': 28,
    '-2:en:half': 8,
    '-2:en:has': 188,
    '-2:en:have': 43,
    '-2:en:he': -14,
    '-2:en:here': -20,
    '-2:en:him': -13,
    '-2:en:home': -24,
    '-2:en:hours': -3,
    '-2:en:how': 6,
    '-2:en:i': -7,
    '-2:en:in': -1,
    '-2:en:is': 9,
    '-2:en:it': -16,
    '-2:en:just': 70,
    '-2:en:know': -11,
    '-2:en:lady': -27,
    '-2:en:leave': -33,
    '-2:en:leeds': -4,
    '-2:en:like': -6,
    '-2:en:look': 198,
    '-2:en:looked': 42,
    '-2:en:looking': 61,
    '-2:en:lot': -4,
    '-2:en:man': -5,
    '-2:en:me': -23,
    '-2:en:monday': 4,
    '-2:en:more': -15,
    '-2:en:mother': -3,
    '-2:en:my': -110,
    '-2:en:name': -2,
    '-2:en:not': -27,
    '-2:en:of': 8,
    '-2:en:off': 6,
    '-2:en:office': 7,
    '-2:en:on': -55,
    '-2:en:one': 15,
    '-2:en:only': 26,
    '-2:en:or': -12,
    '-2:en:others': 19,
    '-2:en:our': -4,
    '-2:en:ours': -10,
    '-2:en:out': -133,
    '-2:en:over': -24,
    '-2:en:people': 20,
    '-2:en:place': -2,
    '-2:en:read': -28,
    '-2:en:release': -5,
    '-2:en:right': -38,
    '-2:en:road': -1,
    '-2:en:run': -26,
    '-2:en:same': -3,
    '-2:en:set': -6,
    '-2:en:seven': 9,
    '-2:en:since': -66,
    '-2:en:sir': 17,
    '-2:en:so': -24,
    '-2:en:somebody': 7,
    '-2:en:talk': 6,
    '-2:en:talked': 33,
    '-2:en:talking': -9,
    '-2:en:that': -4,
    '-2:en:the': 16,
    '-2:en:them': -50,
    '-2:en:then': -37,
    '-2:en:there': 4,
    '-2:en:they': -47,
    '-2:en:thing': 17,
    '-2:en:this': -29,
    '-2:en:through': -5,
    '-2:en:time': 7,
    '-2:en:to': -60,
    '-2:en:tomorrow': 106,
    '-2:en:tuesday': -9,
    '-2:en:two': -24,
    '-2:en:under': 9,
    '-2:en:until': -4,
    '-2:en:up': -69,
    '-2:en:us': -21,
    '-2:en:use': 26,
    '-2:en:van': 1,
    '-2:en:walk': -3,
    '-2:en:was': 6,
    '-2:en:way': 13,
    '-2:en:we': 13,
    '-2:en:week': -6,
    '-2:en:were': 238,
    '-2:en:what': -7,
    '-2:en:when': -13,
    '-2:en:which': 26,
    '-2:en:whole': -25,
    '-2:en:will': -64,
    '-2:en:with': 13,
    '-2:en:would': -16,
    '-2:en:write': -11,
    '-2:en:year': -13,
    '-2:en:you': 7,
    '-2:en:your': -70,
    '-2:es:': 89,
    '-2:es:a': -3,
    '-2:es:abrimos': -6,
    '-2:es:aca': -12,
    '-2:es:ahora': 17,
    '-2:es:alla': -13,
    '-2:es:antes': 50,
    '-2:es:aqui': -63,
    '-2:es:cliente': -54,
    '-2:es:colega': -3,
    '-2:es:como': 14,
    '-2:es:con': 2,
    '-2:es:cuando': -16,
    '-2:es:de': -15,
    '-2:es:despues': -3,
    '-2:es:dia': -26,
    '-2:es:dos': -4,
    '-2:es:el': 7,
    '-2:es:en': -185,
    '-2:es:es': -29,
    '-2:es:esta': 90,
    '-2:es:estamos': 16,
    '-2:es:feria': -10,
    '-2:es:flete': -4,
    '-2:es:fue': -12,
    '-2:es:gente': 83,
    '-2:es:hay': -7,
    '-2:es:hotel': -4,
    '-2:es:la': -4,
    '-2:es:le': 63,
    '-2:es:lo': 31,
    '-2:es:los': 239,
    '-2:es:lunes': -4,
    '-2:es:me': 38,
    '-2:es:mes': -1,
    '-2:es:mi': -97,
    '-2:es:ni': -49,
    '-2:es:no': -9,
    '-2:es:nos': 178,
    '-2:es:nosotros': 195,
    '-2:es:obra': -36,
    '-2:es:oficina': -26,
    '-2:es:otra': -2,
    '-2:es:para': -24,
    '-2:es:planta': -49,
    '-2:es:por': -10,
    '-2:es:porque': 11,
    '-2:es:que': -105,
    '-2:es:se': -30,
    '-2:es:sede': -24,
    '-2:es:senor': -5,
    '-2:es:senora': -35,
    '-2:es:si': 34,
    '-2:es:socio': -5,
    '-2:es:son': -2,
    '-2:es:sucursal': -7,
    '-2:es:taller': -3,
    '-2:es:tambien': 24,
    '-2:es:tenemos': 74,
    '-2:es:tengo': -9,
    '-2:es:tiene': 122,
    '-2:es:todo': 10,
    '-2:es:una': 25,
    '-2:es:uno': 22,
    '-2:es:vamos': -24,
    '-2:es:ver': 118,
    '-2:es:vive': -42,
    '-2:es:y': 42,
    '-2:es:yo': 28,
    'after:amount': -36,
    'after:ask': 3,
    'after:ask_not': -72,
    'after:buyer': -29,
    'after:decider': -4,
    'after:decider_self': -4,
    'after:delight': -28,
    'after:doubt': 7,
    'after:gripe': -26,
    'after:handover': -65,
    'after:in_charge': -139,
    'after:meet': -20,
    'after:money_talk': -54,
    'after:need': -28,
    'after:plan': 12,
    'after:praise': -183,
    'after:praise_not': -73,
    'after:price': 9,
    'after:price_other': 51,
    'after:promise': -22,
    'after:promise_not': -16,
    'after:q_compare': 103,
    'after:q_current': -25,
    'after:q_decider': 184,
    'after:q_liked': -9,
    'after:q_meet': -78,
    'after:q_missing': -26,
    'after:q_price': 19,
    'after:q_when': -122,
    'after:q_worry': -76,
    'after:seller': -6,
    'after:signal': -50,
    'after:slot': 49,
    'after:status_quo': 12,
    'after:task_ask': -12,
    'after:time_plan': -19,
    'after:time_want': -34,
    'after:when': 10,
    'after:wish_feature': -9,
    'after:wish_not': -77,
    bare: -42,
    'bare after which': 19,
    'bare after:amount': -22,
    'bare after:ask': -10,
    'bare after:ask_not': -10,
    'bare after:buyer': 25,
    'bare after:decider': 2,
    'bare after:delight': -11,
    'bare after:doubt': 13,
    'bare after:gripe': -4,
    'bare after:handover': 47,
    'bare after:in_charge': -13,
    'bare after:meet': -97,
    'bare after:money_talk': -2,
    'bare after:need': -33,
    'bare after:plan': -5,
    'bare after:praise': -14,
    'bare after:praise_not': -109,
    'bare after:price': 8,
    'bare after:price_other': -16,
    'bare after:promise': -15,
    'bare after:promise_not': -21,
    'bare after:q_compare': 140,
    'bare after:q_current': -2,
    'bare after:q_decider': 122,
    'bare after:q_liked': -24,
    'bare after:q_meet': -175,
    'bare after:q_missing': -63,
    'bare after:q_price': -11,
    'bare after:q_when': -70,
    'bare after:q_worry': -58,
    'bare after:seller': -34,
    'bare after:signal': -65,
    'bare after:slot': 35,
    'bare after:status_quo': 121,
    'bare after:task_ask': -92,
    'bare after:time_plan': 26,
    'bare after:time_want': -3,
    'bare after:when': 9,
    'bare after:wish_feature': -148,
    'bare after:wish_not': 8,
    'best:-1': 8,
    'best:0': -25,
    'best:1': 88,
    'best:2': 96,
    'best:3': 56,
    'best:4': -30,
    'best:5': -85,
    bias: -164,
    capitals: -12,
    certain: 72,
    'comma after': 70,
    'comma before': -12,
    early: -46,
    everyday: 7,
    first: 89,
    'first, bare': -92,
    given: -64,
    joins: -21,
    last: 19,
    long: -54,
    'near:bad': -62,
    'near:compare': 44,
    'near:currency': -41,
    'near:current': 23,
    'near:decide_core': -41,
    'near:good': -6,
    'near:meet': 7,
    'near:month': -31,
    'near:must': -118,
    'near:name': -104,
    'near:number_any': 9,
    'near:past': 19,
    'near:people': 26,
    'near:price': 17,
    'near:product': -5,
    'near:propose': -18,
    'near:role': -54,
    'near:switch': 43,
    'near:use': -66,
    'near:weekday': 15,
    'next:bad': -88,
    'next:compare': 1,
    'next:current': -22,
    'next:decide_core': -50,
    'next:good': 13,
    'next:meet': -4,
    'next:month': 7,
    'next:must': -179,
    'next:name': -98,
    'next:number_any': -22,
    'next:past': 59,
    'next:people': 3,
    'next:price': -64,
    'next:product': 14,
    'next:propose': 35,
    'next:role': -58,
    'next:switch': 41,
    'next:use': 1,
    'next:weekday': -43,
    place: -100,
    possessive: -3,
    product: 160,
    question: -48,
    'r:amount': -4,
    'r:ask': -12,
    'r:ask_not': 20,
    'r:buyer': 2,
    'r:decider': -42,
    'r:decider_not': -55,
    'r:decider_self': -6,
    'r:delight': -12,
    'r:doubt': 45,
    'r:gripe': -40,
    'r:gripe_not': 8,
    'r:handover': -35,
    'r:in_charge': -13,
    'r:meet': -48,
    'r:money_talk': -13,
    'r:need': -50,
    'r:plan': -81,
    'r:praise': 5,
    'r:praise_not': -34,
    'r:price': -6,
    'r:price_other': -23,
    'r:promise': 33,
    'r:promise_not': 13,
    'r:q_compare': 71,
    'r:q_current': 94,
    'r:q_decider': 2,
    'r:q_liked': -11,
    'r:q_meet': 9,
    'r:q_missing': -45,
    'r:q_price': -7,
    'r:q_when': 24,
    'r:q_worry': -42,
    'r:seller': -37,
    'r:signal': -1,
    'r:slot': 22,
    'r:status_quo': 29,
    'r:task_ask': -24,
    'r:task_refused': 1,
    'r:time_plan': 7,
    'r:time_want': -65,
    'r:when': -42,
    'r:wish_feature': -148,
    'r:wish_not': 4,
    'r:worry': -72,
    'score:-1': 25,
    'score:0': -2,
    'score:1': 24,
    'score:2': -36,
    'score:3': 3,
    'score:4': 81,
    'score:5': -6,
    seller: -110,
    'several words': 66,
    short: -5,
    surname: 82,
    thrice: -163,
    title: -34,
    twice: -64,
  } as Record<string, number>,
  weights: {
    bias: '-144 -139 -157 -226 -240 -266 -255 -229 -162 -227 -278 -20',
    buyer: '-52 -49 -108 -108 -100 -70 -100 -89 -59 -206 -138 0',
    seller: '0 0 0 -77 -326 -108 -89 0 0 -51 -98 0',
    question: '-243 -167 -124 -189 -154 30 -201 -12 540 -261 20 93',
    'words:5': '-76 -80 -77 -105 -102 -133 -114 -109 -119 -106 -125 -6',
    'words:7': '42 49 23 8 4 16 -5 21 13 -2 16 -9',
    'words:10': '66 41 61 14 39 15 25 38 30 25 21 -35',
    'words:14': '32 24 68 -12 29 -13 9 12 -5 9 11 -68',
    short: '-106 -134 -140 -154 -152 -185 -205 -181 -208 -151 -217 -15',
    long: '35 20 29 -3 44 -24 9 -3 4 9 0 -79',
    first: '-29 3 0 -35 3 46 -35 -8 -38 -22 -9 47',
    last: '-8 55 -72 3 -80 77 -16 -3 72 10 -12 8',
    feedback: '42 62 19 -2 -28 -15 -36 -30 -60 -7 -35 -7',
    closing: '-77 -8 -34 103 148 58 128 83 -47 77 158 -27',
    early: '-44 -149 -344 -430 -189 -156 -130 -170 -138 -484 -297 50',
    'i-we': '2 -7 -20 -8 5 -5 -15 11 -47 11 0 -24',
    'starts:but': '1 57 -8 -2 0 -7 -4 -24 -54 -11 -17 -37',
    'starts:not': '-14 3 -50 -17 3 14 -21 -13 -14 -57 -128 55',
    exclaims: '-15 -102 -19 -33 -57 -162 -54 -61 -15 -56 -62 114',
    answers: '-45 -28 -40 -48 36 -6 -26 -11 -131 -62 9 -113',
    reacts: '-4 23 -52 32 -49 -2 1 -15 -11 14 -11 -54',
    echo: '-124 -53 -99 -76 48 -52 -210 -25 -148 -48 -16 -33',
    bare: '-75 -92 -170 -157 -47 -58 -95 -36 -102 -155 -90 -23',
    'call:negative': '-16 6 5 10 2 14 2 4 -11 7 14 0',
    'call:positive': '2 -7 9 16 0 -22 -6 8 -3 1 14 0',
    'call:asks': '-9 -104 21 4 -6 14 7 10 -1 -4 6 0',
    'after:agree': '-31 5 -1 -15 -18 -34 -52 -19 5 -12 114 -26',
    'polarity+': '99 -22 -10 -48 -12 -29 -16 15 -19 -37 -14 14',
    'polarity-': '-5 38 -12 -17 -29 5 -22 -44 0 -9 -2 -24',
    'polarity++': '55 -21 3 -14 -10 3 -1 -15 -18 -75 -38 -3',
    'polarity--': '-19 15 -6 -14 -4 6 1 11 -4 -14 -11 1',
    'r:decider': '-28 -25 -68 3 99 -19 2 -18 -15 -5 -12 -26',
    'r:decider_self': '-9 -4 6 2 222 -6 4 3 -8 19 8 -34',
    'r:decider_not': '-30 -10 1 -6 -65 -26 -18 -29 0 -9 11 -24',
    'r:price': '5 8 3 19 -4 139 14 -15 25 15 -32 -31',
    'r:price_other': '-3 -6 -2 -8 -4 -11 -6 -10 -11 -9 1 -22',
    'r:time_plan': '2 19 -58 38 -32 -13 93 0 -19 27 42 23',
    'r:time_want': '-23 -16 44 -1 9 -8 123 -11 14 -17 -41 12',
    'r:task_ask': '-17 -32 0 54 -17 9 -33 16 -2 -26 -5 -15',
    'r:task_refused': '-6 82 -19 -2 -1 -2 1 -8 -4 0 -3 9',
    'r:meet': '-26 -20 -12 -23 -24 -52 -4 -33 -22 23 107 31',
    'r:meet_refused': '-2 16 -8 0 7 -8 5 -5 -4 1 -10 -10',
    'r:signal': '-11 -6 -16 5 -11 -5 16 61 -8 -9 -7 -40',
    'r:promise': '-1 3 -45 -16 -3 -4 -29 22 2 217 -3 53',
    'r:promise_not': '28 17 -18 -45 3 -5 9 4 10 -46 -14 -11',
    'r:praise': '71 -12 -16 -38 -8 -10 -9 -4 -5 -26 -9 10',
    'r:praise_not': '-66 7 29 10 -25 -22 5 0 -1 -12 18 31',
    'r:gripe': '-15 41 -9 -10 -10 -4 -23 -12 -10 -23 21 6',
    'r:gripe_not': '-7 -22 -5 4 -43 -16 7 14 12 13 -26 9',
    'r:wish_feature': '-39 11 77 4 -24 -1 -13 1 -13 -15 1 -19',
    'r:wish_not': '2 -6 -14 22 22 20 -6 -1 39 22 9 22',
    'r:ask': '6 -8 -13 -11 6 7 1 -7 113 2 3 44',
    'r:ask_not': '-3 21 -2 -12 -2 -50 3 -36 -51 -1 -7 6',
    'r:status_quo': '-20 -8 -4 -1 -19 -36 -9 -24 -34 -14 -9 -17',
    'r:seller': '-10 -16 -10 -4 -36 9 -75 5 15 -27 -8 109',
    'r:buyer': '-4 -29 -10 -2 -36 -12 -1 4 57 -33 -8 -45',
    'r:amount': '-14 -20 -3 -15 2 -2 -1 5 -21 -12 21 -6',
    'r:money_talk': '3 12 -5 11 12 125 -48 14 -9 -1 -22 16',
    'r:doubt': '-13 50 -16 -12 -14 -8 -19 -5 -13 -20 -5 -31',
    'r:delight': '48 -18 2 17 -20 4 7 -15 -28 4 -26 -24',
    'r:need': '-17 -26 92 -4 -16 -37 7 -1 -9 -24 10 -7',
    'r:plan': '-16 -9 -11 23 -6 -3 -18 37 -11 7 16 -6',
    'r:handover': '-9 -20 19 96 -24 -15 -27 -15 5 80 -9 -7',
    'r:slot': '-5 3 -4 22 -27 6 13 3 -14 52 45 -36',
    'r:when': '3 -6 10 -3 -4 -13 62 -8 3 5 2 8',
    'r:in_charge': '-13 3 -23 -9 145 7 2 1 1 12 -12 -28',
    '2:amount': '3 -13 6 -56 0 30 -21 0 5 6 -6 6',
    '2:money_talk': '8 1 0 9 -4 53 -10 -37 21 4 -3 19',
    '2:doubt': '-22 49 -6 -4 -10 -4 5 -6 -2 -9 7 -39',
    '2:delight': '70 -39 -8 -27 -5 0 10 -2 -80 19 -32 -76',
    '2:need': '-40 -83 68 -18 -23 -17 -18 -35 -27 -39 6 -23',
    '2:plan': '-44 -15 -2 -13 -5 -5 13 46 1 7 -13 -23',
    '2:handover': '-12 -18 -37 76 -21 13 -13 23 2 66 -22 12',
    '2:slot': '-9 3 2 -49 3 -59 -21 -8 -31 -76 34 15',
    '2:when': '-19 -20 -9 -9 -13 -20 61 -42 -1 -8 -15 -22',
    '2:praise': '54 -59 -16 -24 -55 -2 -1 -30 16 -3 -17 4',
    '2:gripe': '-15 28 -7 1 -32 7 18 0 4 -10 -14 -28',
    '2:price': '-3 -12 -11 -22 0 7 -68 7 21 17 -6 7',
    '2:time_want': '-23 -8 -13 -32 4 -87 69 -23 18 -6 -58 9',
    '2:signal': '1 -30 -20 -61 -19 -3 -1 108 4 -16 10 -45',
    '2:promise': '-29 -22 -31 -22 -13 -11 -30 62 5 14 -8 -3',
    '2:meet': '-51 -26 -5 -21 -3 -35 -7 -15 -26 -18 11 23',
    '2:decider': '-64 -15 -4 -2 3 14 -1 -10 -8 -2 13 -22',
    '2:wish_feature': '4 -66 -5 16 -41 3 -15 -17 -21 56 7 -11',
    '2:task_ask': '-35 -59 -3 228 -3 -18 -14 -32 -48 -85 -14 -6',
    'c:i': '18 29 -18 7 12 5 -34 15 -35 22 6 -37',
    'c:my': '-8 -3 0 2 42 -38 -33 -14 -6 20 1 -35',
    'c:we': '-7 0 -19 -29 -18 -2 -2 3 1 -18 9 -5',
    'c:you': '1 -2 -9 36 -57 0 -83 10 -52 53 -15 40',
    'c:your': '25 14 3 -7 -38 -34 -25 -17 -27 -12 6 11',
    'c:they': '-13 -20 -6 6 17 -23 -12 2 -11 22 10 -29',
    'c:people': '2 9 -6 4 -12 -35 -37 -26 -2 7 10 7',
    'c:must': '-12 -15 64 -45 82 -3 -20 -33 2 -120 -47 -14',
    'c:hedge': '2 -3 48 -11 -20 11 5 13 -22 -39 12 9',
    'c:not': '47 19 18 -46 -10 18 -5 -54 -32 -28 -41 -30',
    'c:if': '-12 -10 25 -9 -5 5 9 18 33 -3 -4 -4',
    'c:wish': '-68 -57 117 0 -32 -4 31 22 3 -21 2 -61',
    'c:want': '-17 -5 95 31 -7 -31 28 26 6 6 -9 -35',
    'c:wh': '9 2 14 -43 1 -19 -18 8 23 -19 -21 -1',
    'c:current': '-5 -5 -2 -9 -20 -9 -21 -5 -32 -14 3 62',
    'c:past': '22 -15 -23 4 -34 -5 -28 -52 -65 -28 -22 -38',
    'c:but': '-12 4 4 -28 1 -1 -32 -14 -21 -12 -1 -6',
    'c:agree': '-9 -27 -19 14 -3 10 -41 28 2 13 35 18',
    'c:refuse': '-7 31 5 -22 -1 -11 -10 -48 -33 -27 -44 -11',
    'c:polite': '-6 -21 -16 -67 -52 -51 -73 -33 -19 -85 -48 54',
    'c:small_talk': '12 -24 10 -27 -38 -43 2 -39 -26 -21 -2 -18',
    'c:request': '-125 10 -1 65 6 15 -23 7 2 -13 -13 17',
    'c:number_any': '4 17 3 -21 -10 38 -10 34 -41 -18 30 -13',
    'c:name': '-27 -39 -49 -8 8 -28 -18 22 -70 -20 -2 -22',
    'c:weekday': '-6 -4 -96 36 -27 -69 32 14 -51 59 221 -6',
    'c:month': '-33 -14 -136 -24 -23 4 289 -6 -45 8 66 -93',
    'c:day': '14 -16 -2 171 -33 -16 -6 -2 -25 115 -6 13',
    'c:season': '-38 1 -24 -59 -20 14 122 -3 6 -22 -8 -32',
    'c:span': '-4 11 -22 -27 -50 22 73 -1 14 -3 17 35',
    'c:deadline': '-6 6 -10 27 -26 3 68 5 2 12 -29 8',
    'c:like': '15 6 10 -26 -23 -45 -28 -5 -10 -46 -26 -1',
    'c:good': '47 -20 -12 -32 -28 -58 -21 -36 -35 -41 -17 30',
    'c:better': '20 11 6 4 -46 7 -22 -4 -10 11 -2 15',
    'c:solve': '22 13 6 4 11 11 -17 1 -7 9 6 -15',
    'c:bad': '2 -8 -19 -15 -7 -61 -5 -34 -22 -11 -46 -25',
    'c:worse': '-2 1 5 2 -2 12 -3 1 -2 0 2 6',
    'c:problem': '-1 -6 -7 7 -27 -19 -10 -6 -5 5 -3 5',
    'c:worried': '-56 78 -45 5 -30 -1 -10 5 -10 18 2 16',
    'c:fail': '29 -26 3 -16 6 -13 8 5 2 -29 -24 -29',
    'c:hard': '8 -6 -9 -35 -9 14 -9 6 1 -36 -8 -18',
    'c:expensive': '-9 40 3 -63 4 49 -15 -8 -9 -4 8 -12',
    'c:cheap': '74 8 -32 -13 -5 103 -10 -11 0 -8 -4 -51',
    'c:trust': '-41 82 -21 -14 0 -3 2 -2 4 -13 4 -6',
    'c:time_lack': '-5 42 -11 -5 -1 -19 -2 -13 -4 -7 2 -8',
    'c:switch_cost': '1 34 -1 7 3 16 8 16 7 7 -3 3',
    'c:security': '-4 28 -10 23 33 -9 -15 -17 2 7 -5 10',
    'c:product': '37 2 -11 -3 -5 11 -7 2 -16 -10 -14 23',
    'c:function': '-2 -10 52 9 -17 -56 -44 -62 14 -11 -59 39',
    'c:able': '-15 -13 27 8 -13 -44 1 6 -11 2 -13 -1',
    'c:lack': '4 -8 -8 9 -6 1 -14 -9 18 31 -34 13',
    'c:use': '-26 -6 0 -8 -3 4 -1 17 1 7 8 5',
    'c:switch': '-12 29 -2 26 -5 1 -1 12 -3 27 0 28',
    'c:compare': '12 -19 -8 -16 6 -6 1 1 -2 -13 3 -17',
    'c:price': '-12 35 -24 17 18 139 -30 1 31 18 -59 8',
    'c:per_time': '1 -30 6 -24 -8 -86 21 8 4 -22 -13 42',
    'c:other_money': '2 1 0 -6 -2 -4 -4 -10 -10 -7 -1 7',
    'c:decide': '-40 -36 -6 4 198 -47 -2 -13 -44 1 -75 23',
    'c:role': '-61 -12 -58 -2 158 -28 4 11 -29 18 20 -4',
    'c:body': '-16 5 -19 13 61 -19 23 7 1 15 18 -19',
    'c:task': '-1 -3 6 33 -6 -1 -7 5 -1 4 14 14',
    'c:deliver': '-16 -13 4 23 16 -33 16 -3 -3 17 -16 20',
    'c:big_number': '-7 1 -50 -10 -4 65 -42 21 0 -3 -38 10',
    'c:currency': '10 48 -20 -60 9 90 -20 1 6 -15 -19 62',
    'c:document': '-7 -14 14 85 -17 -35 -32 10 -9 15 -52 5',
    'c:deal': '-26 -8 -7 41 10 3 14 72 -8 2 3 16',
    'c:buy': '-31 17 -5 -25 -5 2 26 -16 -2 1 -11 -2',
    'c:start': '1 -3 -1 -8 -39 31 103 59 7 8 5 10',
    'c:term_end': '-17 2 -21 -6 6 2 41 -4 -9 -2 -35 30',
    'c:meet': '0 -27 2 1 3 24 -9 -4 -2 -5 47 19',
    'c:meet_verb': '-9 10 0 -35 -16 2 0 20 -18 -7 46 15',
    'c:propose': '-6 8 -17 -8 0 -14 -20 38 16 -15 57 31',
    'c:present': '6 -10 -54 -3 -6 -15 3 4 -16 -33 -5 13',
    'after:q_decider': '-30 -31 -159 -41 231 -10 5 10 -20 -76 -38 -92',
    'self:q_decider': '-13 -9 0 4 -9 -166 -9 -1 -12 7 -21 73',
    'after:q_when': '-43 -6 -37 -48 -26 -31 230 -52 -41 -41 -24 -31',
    'self:q_when': '-9 17 4 -20 -32 -52 8 3 13 4 -6 11',
    'after:q_price': '-31 -3 -21 14 -6 114 -28 2 0 7 -32 97',
    'self:q_price': '1 -11 3 11 4 6 -4 -5 -17 16 -86 2',
    'after:q_current': '-36 -114 -27 -8 -34 -8 -21 -84 -20 -12 -97 -13',
    'self:q_current': '-6 -3 -2 13 -48 3 -7 -15 -26 -11 -7 -4',
    'after:q_missing': '-77 -55 263 16 -2 -47 -29 -42 40 29 -4 -80',
    'self:q_missing': '3 1 5 -15 1 -30 -12 15 2 -10 -58 10',
    'after:q_worry': '-39 141 -9 -31 -33 -21 -59 -89 2 -33 -16 -10',
    'self:q_worry': '-10 19 10 13 -19 1 -26 -4 -4 -5 2 23',
    'after:q_liked': '113 12 -36 -23 -10 14 -17 10 -41 4 -50 -59',
    'self:q_liked': '14 2 -25 0 7 7 -12 -11 13 4 8 23',
    'after:q_meet': '24 48 -5 17 -23 10 -9 23 -29 14 75 -3',
    'self:q_meet': '-8 -6 -14 -10 -4 -46 -1 44 2 -39 -8 -20',
    'after:q_compare': '-39 -1 23 -18 -91 14 -12 -18 40 -23 -23 -87',
    'self:q_compare': '15 3 -13 -22 -27 -22 -27 5 -11 -11 -2 32',
    'topic:price': '25 16 -19 -10 -8 61 -28 19 5 -17 -26 -15',
    'topic:meet': '21 6 19 -16 -2 6 -34 -20 -9 16 -4 15',
    'topic:time_want': '10 -5 -11 12 20 -6 66 28 4 1 -1 37',
    'topic:wish_feature': '10 -26 57 -10 -26 -54 13 6 25 -7 3 94',
    'topic:praise': '19 -1 -30 -2 -15 -22 -11 14 -8 -28 -8 -8',
    'topic:gripe': '-35 35 -24 -4 -31 -21 -20 -26 -24 -19 -20 18',
    'topic:task_ask': '-30 6 1 110 -9 -12 -13 1 4 109 -28 69',
    'topic:promise': '-17 -36 -16 15 -12 5 -5 -5 -1 -6 25 -45',
    'topic:signal': '-20 -14 -33 22 0 -6 13 24 -6 38 -19 18',
    'topic:amount': '-6 6 -22 -21 -29 56 -3 23 0 -1 -14 37',
    'topic:money_talk': '17 10 -19 -6 -29 34 -14 14 4 18 12 1',
    'topic:slot': '-36 -3 -10 12 -32 -23 1 10 -39 6 69 8',
    'topic:delight': '8 -9 -6 54 8 -34 -30 26 -7 27 5 -8',
    'topic:doubt': '-17 6 -18 -19 -15 -18 -12 6 -17 -4 -45 55',
    'next:price': '-2 -5 -70 -3 -49 66 -7 28 50 -24 -89 -18',
    'next:meet': '-12 -42 5 -30 -10 -25 26 9 -24 -2 44 -6',
    'next:time_want': '-49 -5 -10 2 -4 -14 37 14 5 10 -39 -1',
    'next:wish_feature': '22 -13 11 5 0 -22 10 3 -57 -1 -6 20',
    'next:praise': '101 -43 -58 12 1 17 0 45 -46 -1 4 -15',
    'next:gripe': '-18 12 16 -31 -18 -19 -4 -27 -48 -10 -22 2',
    'next:task_ask': '3 9 -16 0 1 19 11 26 10 7 19 3',
    'next:promise': '-55 5 9 95 7 4 8 53 -14 11 20 -16',
    'next:signal': '17 -7 -7 -14 29 25 61 17 -14 0 -13 4',
    'next:amount': '-39 17 -26 -29 -13 55 -37 0 51 -20 -1 -9',
    'next:money_talk': '8 2 -40 -10 -5 49 -9 12 9 11 -25 -1',
    'next:slot': '-31 -15 -47 9 22 -28 18 2 -40 -3 34 10',
    'next:delight': '61 -37 -31 -13 -55 -19 -14 9 -61 15 13 -3',
    'next:doubt': '4 4 7 -13 -21 -1 -40 -40 -27 -10 -29 6',
    'far:price': '-5 -4 -8 3 14 87 -6 4 -18 -14 -24 4',
    'far:meet': '-3 11 -19 10 -3 -17 -4 -1 0 4 -10 -11',
    'far:time_want': '-14 6 -21 21 11 2 2 0 -8 13 16 -10',
    'far:decider': '-72 15 -44 29 -27 -74 9 39 -9 14 28 21',
    'far:wish_feature': '-67 10 24 10 -24 -7 5 17 -16 6 9 -19',
    'far:money_talk': '-12 5 9 -9 -3 32 7 14 -9 1 3 -14',
    'far:slot': '-7 1 -6 5 -12 6 -23 -21 -6 -17 15 -2',
    'r:praise & r:praise_not': '-11 6 -7 22 -9 2 1 3 37 8 20 27',
    'r:gripe & r:gripe_not': '-15 -17 -12 14 -14 -10 15 9 9 16 -14 21',
    'r:gripe & r:status_quo': '-5 25 0 -9 0 -1 -1 -53 8 -11 -20 42',
    'r:promise & r:promise_not': '-6 21 -12 -20 5 -6 5 -7 -15 -18 -24 -31',
    'r:task_ask & question': '-5 -46 4 92 -4 3 -5 -9 -50 -6 -8 6',
    'r:time_want & r:promise': '2 7 3 0 15 -16 -13 -6 -4 -19 0 24',
    'r:time_plan & r:promise': '7 -17 -5 -31 -4 0 -11 36 -4 -3 -2 13',
    'r:meet & r:promise': '6 -19 0 -46 0 5 -20 48 -4 -31 39 4',
    'r:time_want & r:meet': '-21 -5 0 1 2 -9 37 -21 0 2 14 -1',
    'r:price & r:price_other': '8 -14 3 13 -9 -92 -8 1 15 -5 -2 -11',
    'r:decider & r:decider_not': '-4 -12 2 0 -10 -6 0 -1 0 0 0 -3',
    'r:wish_feature & r:wish_not': '13 0 -33 -4 -1 8 10 17 12 -41 5 13',
    'r:wish_feature & c:function': '-11 -66 51 -3 -13 -75 -8 -7 -28 -7 -11 -32',
    'r:praise & question': '-1 10 0 -18 -3 -3 -4 -4 6 -14 24 16',
    'r:gripe & question': '-48 -79 13 -24 -16 8 -35 -40 42 25 8 -6',
    'r:praise & c:not': '-5 36 -10 16 0 1 3 25 22 -51 -39 -29',
    'r:praise & c:if': '-6 11 12 0 -33 -14 -12 4 -20 11 13 4',
    'c:good & c:not': '-11 33 -4 18 2 -25 19 -23 12 1 8 -30',
    'r:time_plan & r:meet': '-46 12 7 -17 -2 32 -4 -34 -14 -22 4 -31',
    'r:time_plan & c:start': '5 -25 -38 14 -33 -45 12 -32 5 21 -1 -1',
    'r:gripe & c:not': '0 -37 -15 26 4 -28 14 17 -15 21 -30 -17',
    'r:praise & r:wish_feature': '1 4 -16 -2 -4 -12 15 4 11 6 9 5',
    'r:time_plan & c:must': '-3 -57 -15 -14 -21 15 89 -49 -30 -29 -10 -37',
    'r:promise & c:task': '6 13 -22 22 4 25 8 -31 8 -38 -19 -19',
    'r:signal & r:promise': '-71 -51 -3 -16 2 -1 2 32 -2 11 -7 -12',
    'r:signal & question': '-11 24 -9 -11 -13 2 -17 35 45 -15 -10 -8',
    'r:wish_feature & question': '-5 28 -19 5 -11 -49 -13 3 -7 -54 2 76',
    'r:ask & question': '-8 -26 0 5 -6 8 -7 -24 -37 21 3 7',
    'r:ask_not & question': '49 9 -8 13 -16 -6 -17 -1 -73 78 5 11',
    'after:q_meet & c:weekday': '-57 -57 -12 5 -37 -17 -10 40 -2 -26 -58 -35',
    'after:q_meet & c:agree': '-8 -1 -25 9 -13 -11 -3 32 -5 6 -53 -3',
    'after:q_when & r:time_plan': '-27 -67 -65 -22 -36 -32 -40 -47 -33 -46 -54 -6',
    'after:q_decider & c:role': '-47 -19 -47 -68 -34 -91 -1 -2 -19 -61 -31 -41',
    'after:q_decider & c:name': '-84 -30 -14 -100 24 -5 -14 -59 -19 -75 1 -38',
    'after:q_price & c:number_any': '3 -11 -21 -9 1 -4 -26 14 -3 -2 -27 34',
    'topic:price & c:number_any': '22 11 -14 -20 0 -4 4 12 2 13 -10 -3',
    'feedback & r:gripe': '13 -7 -2 15 1 -9 -39 -20 -6 11 -45 8',
    'feedback & c:fail': '18 -24 14 -33 0 0 -25 0 7 -14 15 -22',
    'topic:price & question': '-12 -26 -16 -3 -93 54 2 -23 53 3 8 -43',
    'far:price & c:number_any': '11 2 -13 14 -4 35 20 19 -3 18 7 16',
    'far:price & short': '13 14 -97 -13 -18 53 -24 40 27 -17 24 -16',
    'far:price & question': '-6 -7 -12 10 8 -57 -28 -18 49 1 2 -18',
    'short & c:number_any': '-23 -7 -100 -4 -72 1 -2 2 -55 -22 54 2',
    'reacts & polarity+': '8 -33 -5 33 46 33 18 -22 -7 15 5 7',
    'reacts & polarity-': '9 -28 -5 -10 -15 3 4 -6 -3 -12 6 -5',
    'reacts & c:not': '9 6 2 -1 9 8 6 24 -11 4 -19 19',
    'c:not & call:negative': '-17 22 -4 -18 -3 -9 -1 -25 -13 6 -18 0',
    'polarity- & call:negative': '-29 107 5 -11 -12 40 0 1 -12 -4 -5 0',
    'polarity+ & call:positive': '36 -7 -3 -25 -16 -8 4 -2 -9 -15 4 0',
    'echo & question': '-2 32 0 -1 -5 -91 -1 -27 -9 -1 -38 -9',
    'r:gripe & call:negative': '-20 -1 -3 -34 -27 7 -1 -18 -2 -10 4 0',
    'r:praise & call:positive': '106 -4 -8 4 -8 -4 4 4 -10 -8 8 0',
    'feedback & polarity+': '-6 -25 12 -22 -8 -9 3 -56 12 -9 -3 -1',
    'feedback & polarity-': '-5 61 -6 -5 -6 6 -29 0 -3 4 17 23',
    'far:meet & c:weekday': '10 -5 -21 -18 -19 -43 3 -14 -5 -47 -81 9',
    'far:meet & c:number_any': '22 -22 3 -7 -2 -3 12 -1 -4 -18 -1 14',
    'r:promise & c:deliver': '1 0 6 -14 7 -19 18 -37 29 -8 -2 -2',
    'r:promise & r:meet': '6 -19 0 -46 0 5 -20 48 -4 -31 39 4',
    'r:decider & c:name': '3 10 -39 10 78 -28 0 -5 -1 3 9 -30',
    'r:decider & c:role': '-33 -51 -35 3 -18 8 -6 -20 -12 2 -3 -11',
    'r:gripe & r:praise': '0 14 -1 26 5 -10 -27 -16 7 -14 -22 -13',
    'c:not & c:people': '-6 9 -5 16 -1 -8 -1 -4 11 -1 12 -1',
    'c:bad & c:product': '1 32 -26 -9 -3 -5 -4 13 -1 -33 -72 11',
    'c:good & c:product': '32 -22 -15 -12 -2 25 -2 21 -10 -11 15 -42',
    'short & question': '12 -4 -68 -138 -102 39 43 80 6 -115 -27 70',
    'c:not & i-we': '-7 -4 15 2 1 -1 17 -11 1 -12 -49 -7',
    'r:amount & topic:price': '7 4 5 -45 -2 -12 -18 -15 5 13 -12 -2',
    'r:amount & far:price': '5 -5 -19 13 -5 -14 3 -14 2 18 7 13',
    'r:amount & c:big_number': '-7 1 -50 -10 -4 65 -42 21 0 -3 -38 10',
    'r:amount & seller': '0 0 0 -10 -105 117 26 0 0 -5 -3 0',
    'r:amount & r:price': '-10 -5 -20 6 -13 -63 -60 -26 -11 -26 10 43',
    'r:amount & topic:money_talk': '-23 -1 -1 16 -1 50 -7 -14 4 -37 -9 15',
    'r:amount & topic:amount': '-21 17 -18 2 -19 3 -16 24 -8 -4 -6 -10',
    'c:big_number & far:price': '-9 -11 -39 39 -5 -48 -23 10 5 31 8 -23',
    'r:money_talk & far:price': '6 -2 -4 -25 0 -72 -20 -6 -12 -8 6 -10',
    'r:money_talk & r:amount': '-7 -23 6 -20 -26 -3 -25 13 -4 -46 -21 33',
    'r:money_talk & question': '-90 -10 -43 -8 -32 25 -32 -30 78 -27 -15 -114',
    'r:handover & question': '-41 -27 14 -36 14 10 15 -2 -10 -33 56 -56',
    'r:handover & r:promise': '9 8 -67 -15 -4 4 -17 -41 -1 -107 -13 11',
    'r:handover & r:task_ask': '-8 -9 -4 -58 -24 5 -29 -7 13 -29 -3 -47',
    'r:handover & c:document': '-25 -68 -9 66 -12 -108 -85 -30 -24 29 -21 14',
    'r:handover & c:task': '13 -10 -5 -35 -11 -9 20 -16 -16 4 -21 -26',
    'r:handover & closing': '-98 -20 -13 18 -14 -9 -31 9 -37 5 31 19',
    'r:slot & topic:meet': '-26 -42 -8 -25 -1 -36 -13 -12 -12 4 5 4',
    'r:slot & topic:slot': '-11 -14 -38 3 -32 21 -10 -19 -1 -12 -36 4',
    'r:slot & r:meet': '-8 -12 -19 -26 2 -3 -14 -21 -20 14 19 -13',
    'r:slot & short': '49 -2 -26 21 -69 -77 6 2 -65 17 0 6',
    'r:slot & closing': '-64 -64 -5 -50 -6 -18 5 21 -30 -66 -40 45',
    'r:slot & question': '-47 -11 -14 7 24 -26 -54 2 -16 -33 68 61',
    'r:slot & r:handover': '-6 -2 -40 -2 5 -23 -28 -21 -4 -2 -31 27',
    'r:slot & after:q_meet': '8 -17 -34 15 -39 -51 -10 46 7 4 60 -33',
    'r:when & r:time_want': '7 -34 -35 3 -5 -13 -26 -36 -12 6 -57 -13',
    'r:when & r:time_plan': '-9 -14 -32 4 -25 -14 -15 -8 -9 4 -31 3',
    'r:when & r:slot': '-19 -16 -6 -1 -5 -20 -56 -20 -1 5 6 -1',
    'r:when & after:q_when': '-17 -40 -25 -13 -33 -43 73 -43 -3 -88 -148 -46',
    'r:when & c:start': '0 4 -20 8 0 0 -27 -22 0 7 0 -5',
    'r:when & r:handover': '6 8 -2 17 1 -4 -3 6 1 23 46 -4',
    'r:doubt & r:gripe': '0 12 -19 -47 10 -17 -9 7 8 -22 7 -3',
    'r:doubt & question': '-30 19 -4 -71 -32 0 -8 -28 -3 -2 -6 28',
    'r:doubt & polarity-': '-13 -15 -5 14 -15 -1 2 -12 26 27 -7 -2',
    'r:doubt & call:negative': '0 -47 1 -4 5 12 1 -32 3 2 4 0',
    'r:doubt & r:praise': '-22 24 -3 13 6 4 -4 8 -12 8 -20 13',
    'r:doubt & buyer': '-9 23 -11 -11 -4 2 -2 4 -6 -68 -35 0',
    'r:doubt & polarity+': '-4 -23 5 -11 -1 2 4 -25 -18 -7 -34 10',
    'r:delight & r:praise': '-26 -4 -36 -7 -24 -4 -14 0 6 -28 8 8',
    'r:delight & polarity+': '-34 -6 -43 -22 -32 3 -3 6 -20 -18 3 10',
    'r:delight & question': '2 0 -10 -22 -2 13 28 -12 56 -12 13 30',
    'r:delight & call:positive': '-146 7 -23 -6 -1 -5 2 -14 -3 -7 4 0',
    'r:delight & c:not': '-9 -18 -1 45 3 6 -1 18 0 27 11 -29',
    'r:delight & feedback': '14 -20 -6 -7 -4 -7 21 -14 2 -22 -5 21',
    'r:delight & r:doubt': '7 13 4 8 -15 -9 3 -10 8 -11 -15 8',
    'r:delight & buyer': '97 -25 1 -74 -9 5 -19 -7 -25 -68 -15 0',
    'r:need & r:wish_feature': '1 -11 -119 12 -7 29 -12 6 -18 26 1 -28',
    'r:need & question': '-18 0 -12 0 11 -9 19 0 -29 41 28 -10',
    'r:need & c:function': '-39 -29 17 10 -14 -34 -3 -17 -4 2 -20 -12',
    'r:need & r:handover': '18 16 -24 -3 -7 4 5 -35 -24 -2 3 -31',
    'r:need & buyer': '-11 -19 62 8 -10 -32 9 -1 -6 57 4 0',
    'r:need & feedback': '-63 -12 49 -14 -9 14 -11 7 16 -4 -5 -4',
    'r:plan & r:signal': '-43 -23 -6 -8 -4 0 7 -26 3 -49 1 -18',
    'r:plan & buyer': '-9 -9 -8 -6 -5 -6 -8 59 -2 6 10 0',
    'r:plan & r:handover': '9 -3 -4 -34 -6 8 3 1 -16 -29 4 -12',
    'r:plan & question': '-3 11 -2 -1 -30 0 -19 30 -8 -55 3 -24',
    'r:plan & closing': '-31 -6 -44 3 -20 6 -16 27 -1 54 -1 -26',
    'r:plan & r:slot': '-1 2 -14 -1 -3 11 9 -21 -9 -14 29 9',
    'r:in_charge & r:decider': '-16 13 -27 -3 -38 -25 -5 -8 -18 -13 3 -24',
    'r:in_charge & after:q_decider': '-31 -8 -6 -84 52 -69 5 -9 -11 -74 23 -37',
    'r:in_charge & c:role': '11 -1 -20 -1 -75 -18 0 -9 -18 11 -8 1',
    'r:in_charge & c:name': '-7 5 -15 -6 -3 -11 6 -5 2 5 2 -1',
    'r:in_charge & r:decider_self': '-27 -6 -28 -18 -98 -8 6 11 -3 -14 -27 -42',
    'r:amount & buyer': '-5 -3 0 11 5 -19 -2 19 -8 9 20 0',
    'r:praise & buyer': '62 -10 -15 15 1 28 5 0 5 37 -11 0',
    'r:gripe & buyer': '0 17 -8 -35 0 9 -17 2 -8 -52 -44 0',
    'r:gripe & seller': '0 0 0 6 -30 -10 11 0 0 2 19 0',
    'r:wish_feature & buyer': '-33 -7 91 20 -13 -6 -15 6 -3 39 8 0',
    'r:signal & buyer': '7 -7 -14 17 -7 -4 14 78 -4 14 -8 0',
    'r:doubt & seller': '0 0 0 -2 -121 0 -14 0 0 5 9 0',
    'r:meet & seller': '0 0 0 -30 -9 -14 -95 0 0 -51 -34 0',
    'r:slot & seller': '0 0 0 34 -54 17 -38 0 0 21 32 0',
    'r:slot & buyer': '-1 15 -5 12 -5 -3 82 31 -7 30 38 0',
    'r:handover & seller': '0 0 0 58 -60 8 -92 0 0 78 -23 0',
    'r:handover & buyer': '-3 -4 22 41 -16 -23 16 68 11 41 18 0',
    'r:when & buyer': '9 5 16 3 -9 -34 42 -3 9 24 -6 0',
    'r:when & seller': '0 0 0 -9 37 21 37 0 0 -8 14 0',
    'r:promise & seller': '0 0 0 83 -28 4 28 0 0 11 -13 0',
    'r:task_ask & buyer': '-12 -14 1 94 -10 -7 -15 34 0 -20 -1 0',
    'r:doubt & call:positive': '-18 44 -4 0 -4 6 -13 -11 -30 -2 -1 0',
    'r:delight & call:negative': '40 -3 0 -8 -3 -61 4 -5 -3 -9 -2 0',
    'exclaims & call:negative': '0 0 0 -1 0 0 0 0 0 0 0 0',
    'short & call:negative': '6 37 -6 22 -26 -2 -23 -62 1 20 -26 0',
    'r:amount & call:negative': '-19 -2 1 -17 -12 9 36 89 0 -3 2 0',
  } as Record<string, string>,
  grams: `
en:# NPJSQFRJQRRN
en:# and IPOPOOOOQPPR
en:# i ORPPRPPTPRPO
en:'s QSRMJRZPMLMI
en:'s a NXNKPQRFMKK]
en:'s about POPOPO[PPNNQ
en:'s all OQSPPQPOPPOO
en:'s alread NRPPOTOQPPPT
en:'s alrigh WOPPPRPPPPPN
en:'s always POPPPPPZPPSP
en:'s an PNPPPPVPPPPQ
en:'s asked XJVPPPPPPPPQ
en:'s at NOOPOOPMPPOM
en:'s back ONPRPPTPPQPO
en:'s been JQPLMOPJKLON
en:'s better POPPPPPPPPXN
en:'s budget PYPPcIPPPPPN
en:'s call POPPWNWPPPOO
en:'s come OVPPPOPPQSQQ
en:'s coming PLORPPPOPPPM
en:'s cousin PLRPOPPPPPPQ
en:'s day RPOPPPPTPPPP
en:'s dead TMPPPPPPPPPO
en:'s doing POQPPPPPPPPR
en:'s done OOROQPOOPPPO
en:'s down POVPPNPPKPUN
en:'s due OQOPPRTPPPPO
en:'s ever ]NQPPPPPPPPP
en:'s fine EEOQNRNTOPQL
en:'s four OOPPQZOPPPPO
en:'s free PORPPNPPOPQV
en:'s from PUPPPOPPPPPO
en:'s full RLPOPPPPPPPO
en:'s going LTPPOOPOOPPM
en:'s gone SQONOOPOPOPS
en:'s good ]GOOOOMMPNKJ
en:'s got :EPJ[MOOQNOO
en:'s happy UNPPQPPOPRPQ
en:'s have POOPYPUPPPPO
en:'s here OQPPPTPPPPPM
en:'s husban OYPPPOPPPPPP
en:'s in LNFPPSSRPOPW
en:'s it QOPPPOPPQPPN
en:'s just ROPPPPPPPPPN
en:'s mother PSPPPPPPPPPN
en:'s my OWPP_PPOPPPO
en:'s name QHOVcOOPPPNR
en:'s never SKPPPPPPPPPN
en:'s no PQPOPPROPPWO
en:'s not RSPOOVQTQOOT
en:'s okay PNPQYLPPPPPN
en:'s on ?PKJORRMOQOY
en:'s one NOPPNOPOPPPT
en:'s our PMPPPPPPPPPQ
en:'s out NTSPOPPPOPPP
en:'s people OMPP_POPPPPQ
en:'s place PRPPPPPPRPPP
en:'s still ONPPPRPPPPTL
en:'s that PSPPPPPPOPPS
en:'s the PKIJ^OVOQHOP
en:'s there SPPPPSPPPPPR
en:'s though NUPPPPPPPPPP
en:'s three PQPPPPPPPPPL
en:'s time RMPPPRPPPPPP
en:'s twelve PWPPPPPPPPPS
en:'s twenty PPPPPsPPPPPP
en:'s two OfPPPXORPPPI
en:'s up S;NNNPoLOONO
en:'s when POOPOPPOPPPN
en:'s yours PPPRPOPPPTPQ
en:(# QPMRPMQPPPOF
en:('s PNLNQPNQPPN;
en:(a FMOOIJMMKOQC
en:(a.m RPPPPPPPPPPR
en:(able OROPPPPOPPPL
en:(about QNNPPONPQPQW
en:(above PPPPPPTPPPPP
en:(accent PTPPPPPPOPPN
en:(across OOPPPPPPPPPN
en:(actual QJPOPOPPPPRM
en:(add PPPPPPPPPPPN
en:(addres PPPQPPPQPPPS
en:(afraid R]PPPPPPPPPO
en:(after INPPPHRPPOOL
en:(aftern PNPPPNMRPPPg
en:(again RPPPPOPPPPPO
en:(agent QPPPPPPPPPPT
en:(agm POPPOPNPPPPO
en:(ago PSPPPPPPPPPO
en:(agree PRPPPPPPPPQP
en:(agreem PPPQPPPXPPPP
en:(ahead POPPPPPPPPPU
en:(alarm QPPPPPPPPPPM
en:(alerts PPPPPPPPPPPT
en:(all RNPQOMOPOPPT
en:(alone PPQPPPPPQPPN
en:(alread PPPQPQPPPPPL
en:(alrigh PNPPPOPOPPPR
en:(also PPNQPPPPPPPN
en:(am MTMOPNQORPHL
en:(amazin PPPPPPPPSPPP
en:(an KNQPPNNKOPPI
en:(and OJLMOJPMLMJC
en:(anothe PQPPQPQQPPPN
en:(answer QPPPPQPPPPPL
en:(any RNPOPPNNPOPM
en:(anybod PPPTPOPQOPPM
en:(anyone PPPPPPPRPPQR
en:(anythi QRPPONQPOPPI
en:(anyway OMPPQQQOQPQH
en:(apolog PPPPPRPPPPPQ
en:(app PMPOPNPPPPP]
en:(apprec PPPPPPPPPPOZ
en:(approv PPPOOPQTPOPK
en:(april PPPPTOPPQPPO
en:(are NNMQKJPPMRM;
en:(around MIPPONPOOOPM
en:(as OOPQPQRQPOMJ
en:(ask ROOPPPPRPPPN
en:(asking OPPWPPPRPPPM
en:(asks PRPPPPPPPPPO
en:(at PIRLMHNOOOJV
en:(ate POPPPPPPPPPN
en:(attend POPPPPPPPPPR
en:(august NPPSPPORPQOH
en:(automa PPPPPPPPQPPR
en:(aw PPPPPPPPPPPU
en:(away SPOPPPPPPPPJ
en:(awesom PPPPPPPRPPPW
en:(aye PLPPPOPONPPP
en:(back PPQPPNOQPPMH
en:(bad POPPPOPOQPPJ
en:(bag SPPPPPPPPPPN
en:(band PRPPPPPPPPPO
en:(barn PPPPPPPPPPPN
en:(batch PPPPPPPPPPPS
en:(batter OTPPPPPPPPPL
en:(be PQSOPRNOONOM
en:(beauti PPPPPPPPPPQS
en:(beauty YPPPPPPPPPPX
en:(becaus SJPPPPPPPPPK
en:(been QNPNNQPPPOPH
en:(before POPPOOPNOOPO
en:(behind OPPPPPPPPPPN
en:(being PTPPPOPPPPPN
en:(believ POPPQPPPPPPR
en:(bell POPPPPPPPPPR
en:(bet PPPQPPPPPQPZ
en:(better QLPNPPORPPTK
en:(betwee PPPPPPQPPPPM
en:(big NIPPPPPOOPPI
en:(bills PPPPPPPPPPPS
en:(biscui POPQPPPPPPPM
en:(bit PNPQPPPQPPPT
en:(black PQPPPPPPPPPJ
en:(bless PPPPPPPOPPPL
en:(block PPPPPPPPPPPL
en:(bloke PPPPPPPPPPPN
en:(blue PQQPPPPPPPPU
en:(board OPPNOOUPPOPL
en:(boat POPPTPPPOPPP
en:(book NOPPQQOQPPPL
en:(bookin OPPPPPPPPOPT
en:(books OMPPOPPPPPQL
en:(boots PPPPPPPPPPPL
en:(boss PPPPPPRXPQPO
en:(both PPOPPMOPPPQi
en:(bother PTPPPPPPPPPS
en:(bought ONPPPOPRPPPN
en:(box POOPPPPOOPPM
en:(branch POPPQPPWPPPP
en:(brewer POPPRPPUPPPQ
en:(brilli PPPOQPPQPOPS
en:(bring MPPPPOPQOPPS
en:(brings PPRPPPPPPPPN
en:(brothe OPPPQPPQPPPL
en:(budget POPPPPPYPSPL
en:(builde PQPPNPPPPPPQ
en:(built PPPPPPPPPPPU
en:(bureau PPPPPPPPPPPR
en:(bus MPPOPPPOPPPO
en:(busine PPPPPQPPPPPM
en:(busy PPPPPPPPPPPN
en:(but NYPLQQONMPOG
en:(button MKVNPOPOPOPL
en:(buy PPPPQPPQPPPM
en:(buying PPPPTPPPPPPL
en:(by O@PPPONPQPQR
en:(call RRPOPOPPPPPN
en:(called NPPOPPPOPPPK
en:(calls MLPPPPPOOPPM
en:(came PPOOOQOQOPOJ
en:(can QQQPPPJLOPRW
en:(cancel PPPPPRPUPPPQ
en:(cap POTPPPPPPPPO
en:(capita PQPPSRPSPPPN
en:(car QPPPPPPPPPPY
en:(card PLPPOOPQPPOO
en:(carla PRPPPPPPPPPP
en:(carol TPPPPPPPPPPQ
en:(cause PPPPPPPPPPPM
en:(ceilin PPPPPOPSPPPP
en:(chair PSPPPPPPPPPO
en:(change NPPPPQPOPPPL
en:(chap PPPPPPPPOPPN
en:(charge QNPPPPPPPPPM
en:(checke PbPPPRPPPPPQ
en:(cheque PNPPPPPPOPRM
en:(chip RPPPPPPPPPPL
en:(chloe PPPPSPPPPPPP
en:(choose PPPPOPZPPPPN
en:(christ PNPPPPQPPPPO
en:(church OPPPPPPPPPPM
en:(claim RPPPPPPPPPPL
en:(clause PTPPPSPPPPPL
en:(clean SPPPPPPPPPPM
en:(cleani PPPPPPPPPPPN
en:(cleare PPPPPPPVPPPO
en:(clever RPPPPPPPPPPK
en:(click PPSPPPPPPPPS
en:(closed POPPPPPPPPPI
en:(co SPPPNPSPPPPO
en:(coffee RPPPPPQPPPUN
en:(cold QPPPPPPPPPPS
en:(collea PPPPSPPPPPPP
en:(colour PPPPPPPPPPPR
en:(come OQONPNPQNPQM
en:(comes KPPPPNPOPPPP
en:(comfor PNPPPOVPPPPO
en:(coming NPPPPQQQPPPG
en:(commit OQPQOPRPPTPM
en:(compan PPOONOPPPPQT
en:(compar PPPPPPPPPPPR
en:(comple PPPPPOPPPPPV
en:(compli PPPPPPRPPPPO
en:(compre PPPP[PPPPPPM
en:(comput ONPPPPPPPPPL
en:(confir PPPPPPPRPPQP
en:(congra PPPPPPPPPPPV
en:(contac PPPPPPPPPPPS
en:(contra NPPOPOPOPPPN
en:(contro POSPRPPPPPPO
en:(cooler PPPPPPPPPPPR
en:(cost OOPQPRPPPPPP
en:(could OOPNONONNOPH
en:(counci OLPPPQPPPPPN
en:(count POPPPMPPPPPG
en:(counts POPPPPPPPPPN
en:(couple PPPPPPPPPPPR
en:(course QOPRPPNPPQPg
en:(cover POSPPRPPPPPP
en:(credit PPPPPSPPPPPS
en:(crew PPPPPPPPPPPR
en:(cup PPPRPPPPPRPQ
en:(curren PPPPPPSPPPPQ
en:(custom PPPPPPPPQPP_
en:(dad PNPPQOSPPPPR
en:(dale PQPPTPPPPPPP
en:(damp RPPPPPPPPPPN
en:(dark SOPPPRPPPPPM
en:(dashbo PYPPPPPPPPPP
en:(data PPPPPPPPPPPU
en:(day OMPNNJOLOOPM
en:(days QOPPPJQNPPPT
en:(dead QNPPPPPRPPPL
en:(deal PPPPPPPPPPPS
en:(dear WPPPPPPPQPPS
en:(decemb PPPPPPPPPPPL
en:(decent OPSPPPPPPPPP
en:(decide QQPOONSOPQPJ
en:(decisi PPPPPPXQPPOM
en:(delive POPPPPPPPPPL
en:(demo QPPPPPPPPPPY
en:(depart PPPPSPPPPPPS
en:(depend ORPPQOPPPPPT
en:(derek PSPPPPPPPPPP
en:(design RPPPPPPPPPPS
en:(did TPNSMRLCOOH8
en:(died PPPPPPPPPPPN
en:(diesel QKPPPPPPPPPN
en:(differ PQPPPPPPPPPV
en:(digita PRPPPPRPPPPL
en:(dinner OOPPPPPPPPPN
en:(direct OQPPMPPPOPPL
en:(dispat PPPPPPPPPPPV
en:(do PPJROIOOQQMH
en:(doable PPPPPPPPPPRQ
en:(dock PPPPOPPPTPPK
en:(doctor PPPPPOPPPPP_
en:(does OOLQPPQROPPM
en:(dog OOSPPOPPPPPO
en:(doing OOPPPPPPPPOL
en:(done OMPOPQORPPOH
en:(door MPPNOOPNOOPI
en:(doors PPPPPPPPPPPN
en:(double PPPPPPPPPPPK
en:(down MLPOMOPPOOOD
en:(drawer PPRPPPPPPPPO
en:(drawin PSPPPPPPPPPP
en:(drive POPPPPPPPPPM
en:(driver NPPPPQPPPPPU
en:(drop SNPPPPPPPPPT
en:(dry QOPPPPPPPPPM
en:(e PPPPPPPPPPPT
en:(each PKPOPNONPOPc
en:(early QNPPPPPPPPPL
en:(easter PNPPPQPPPPPL
en:(eat PPPPPPPPPPPN
en:(eight NOMPNQPPPORO
en:(eighte PPOPPPOPOOOJ
en:(eighth QOPRPPPPPQOR
en:(eighty PPPQOOOPPPPT
en:(either ROPPPPPPPPPT
en:(eleven PNOPPNMPNQQF
en:(else OOOOPPPPQPOW
en:(email NPPPPPOOPOPQ
en:(end QSPPPOPOPPOO
en:(engine SOPPPOPPPPQ^
en:(englis SOPPPPQPPPPT
en:(enough PPPPPPMPPPNS
en:(even OOPPPMPPPOQN
en:(evenin POPPPPPPOPPS
en:(ever OOPPPPPPPPPK
en:(every MOPONNMPPLNW
en:(everyb OLPPPOPPPPPV
en:(everyo PNPPPOPPPPPQ
en:(everyt MOOOPLPPOOQJ
en:(ex PPPPPPPSPPPO
en:(exactl PPPPPRPPPPPS
en:(except PTPPPPPPPPPP
en:(eye SPPPPPPPPPPQ
en:(face PPPPPPPPPPPL
en:(fair VLPPPPPQPNOf
en:(fall OSPPPPPPPPPO
en:(famili ONPPPPPPPPPM
en:(family NPPPPPPPPPPN
en:(far OPPPPPPPPPPR
en:(farm PPPPPPPRPPPT
en:(father QNPPOPPQPPPQ
en:(fear PXPPPPPPPPPO
en:(februa OMPPSOSPPQPN
en:(fee OPPPPPPPPPPK
en:(feed PPPPPOPPPPPR
en:(feel POPPPOPPPPPR
en:(feelin PNPPPPPPPPPM
en:(fella PPPPPPPPPPPM
en:(fellow PPPPPRPPPPPN
en:(few OPPPPPPPPPPN
en:(fiftee POPPQPPQPPPK
en:(fifty OOPPPPQQOPOG
en:(file POPPPPPPPPPR
en:(final PVPPPPPQPPPN
en:(financ OPPPLQQPPPPJ
en:(find OPPRPLPPPPPM
en:(fine QPPOQPPOOPPB
en:(finger PPPPPPPPPPPM
en:(fire PQPPPPPPPPPR
en:(firm PPPPPPPPPPPS
en:(first QPOQPFORPPPR
en:(fish PPPPPPPPQPPK
en:(five PPQOOOPPOOP@
en:(flat PPPPPPPPPPPM
en:(floor NPPPPPPPPPPK
en:(fly PPPPPPPPTPPS
en:(folder PPPPPPPPPPPT
en:(folks PPPPPNPPPPPU
en:(follow POPPPPPPPPPS
en:(foot OPPPQPPPPPPL
en:(for QLNQQLNOQUMV
en:(foreca OPPPPPPPSPPM
en:(forkli PPPPPPPPPPPN
en:(form PMPPPPPNPPPP
en:(forty LOMRPOOQPPO@
en:(found OQPPPPPPPPPI
en:(four OOKNEPPQPOOB
en:(fourte KPPOPPPOPQQD
en:(free OMPPPPPPPPPO
en:(freeze OPPPPPPPPPPK
en:(french PPQPPPPPPPPN
en:(friday QNPPPNPIOPMP
en:(fridge NOPPPPPPPPPM
en:(from LKPRPLPPPMNY
en:(front PQPPSPPPPPPS
en:(full NPPPPOPPPOPP
en:(g'day PPPPPPPPPPPS
en:(gas PPPPPPPPPPPR
en:(gate PPPPPOPPOPQT
en:(gave PPPPPPPRPPPO
en:(gentle PURPPPPPPPPP
en:(german QOPPPPQPQPPM
en:(get OPNOOSPMPPQW
en:(gets POPPROPPPPPR
en:(gettin PPPPPPPPPPPR
en:(girls QOPPPPPPPPPM
en:(give UPQPOOOPPPPS
en:(giving PPPPPPPPPPPS
en:(glad PPPTPPOPPQOa
en:(glass POPPPPPPPPPN
en:(glue PTPPPPPPPPPQ
en:(go PQMOPQPPQPQK
en:(god OPPPNOPNPPPS
en:(goes PMPPMNROPPOU
en:(going POPPPOPPPPPN
en:(gone POPPPPPOPPPF
en:(good XCPPQPOOPMPU
en:(goodne PPPPPPPPPPPY
en:(gosh PQPPPPPPPPPW
en:(got PQPRQPPNNSQL
en:(gotcha PPPPPPPPPPPU
en:(grace PPPPPPPPPPPN
en:(grade PPPPPPPPPPPM
en:(graham PPPPPPPPPPPT
en:(grand PNPOOOPSPPPJ
en:(grandf PPPPPPPPPPPR
en:(great OPPPOOQOPPPe
en:(green QPPPPPPPPPPL
en:(grey PPPPPPQPPPPN
en:(ground PPPPSPPRPPQR
en:(group PNPPPPQPPPPK
en:(guy QPPPPPPPPPPL
en:(guys PPPPPOPPPPPJ
en:(ha PMPMNPUQOGL~
en:(had QQOKM@OQOLRH
en:(haha PPPPPPPPPPOZ
en:(hahaha PPPPPPPPPPPU
en:(half QQRHMMQPKOPC
en:(hand MOPPPOPOPPPL
en:(handle POPPPPPPTPPN
en:(hands PNPPOPQRPPPO
en:(handwr POPPUPPPPPPN
en:(handy PPPPPPPPPPPL
en:(hang QMPPPPPPPPPD
en:(happen PPPPPNQPQPPS
en:(happy RXPOPPPOPPPU
en:(harves POPPPPPQPPPN
en:(has PQJOORQOPPPJ
en:(hate RWPPPPPPPPPM
en:(have MOQRPNOONPQE
en:(having PPPPPPPPPPQN
en:(he RMPQQMPPNPQ5
en:(head OOPPQMPPPPOO
en:(headac PPPPPPPPPPPM
en:(heads PRPPPPPPPPPO
en:(health PQPPPQPPPPPN
en:(hear NPPQPNNPPOPr
en:(heard ONQPQPPPPPPX
en:(hearin PPPPPPPPPPPU
en:(heavy PPRPPPPPPPPQ
en:(hello RNPNONOPPQOw
en:(help QOPPPPPOPPPT
en:(her QOOONOOOOOPI
en:(here OQNNMPPPONNT
en:(hey MLPPPNOPOPN]
en:(hi MKPPPLMPPOPw
en:(high POSPPPPPPPPP
en:(him NPOPXOOPNOPN
en:(himsel PQPPRPPPPPPK
en:(hire QPPPPQPPQPPM
en:(his QKOPNOPPPPPI
en:(hit PPPQPQPQPQPN
en:(hiya PPPPPPPPPPPU
en:(hm PRPOPOMOPOO:
en:(hold POPPPPPPPPPS
en:(holdin PPPPPRPPPPPQ
en:(holds PRPPQPPPPPPO
en:(home NOPPRPPPPPPQ
en:(honest UOMPSNNPPPOJ
en:(hope QPPPPPPPPPPR
en:(hoppin PPPPPPPPPPPT
en:(hot PNPPPOPPPPPJ
en:(hotel OLQPPPPPPPPQ
en:(hours QOOPPNOPRPPO
en:(how JNMNOLMNQNOM
en:(huh [OPPPPOOPPPB
en:(hundre EQNLIKORMRND
en:(husban OTPPRPPPPPPO
en:(i UQLQMIOMNONJ
en:(if PQPPQOILQORP
en:(imagin PPPPPPPPPPPT
en:(in LFLTQLMRKRJE
en:(inbox PPPPPPPPPPPS
en:(includ PPPQPPPPPPMP
en:(inside PPPPPPPPPPPR
en:(inspec POPPPPPPPPPR
en:(into ONPPPOPPPPPS
en:(invoic OTPPPPPPPPPQ
en:(is ITNONPNMJMOU
en:(ish PPPPPPPPPPPM
en:(it LPMTGKOQNONC
en:(item OPPPPOPPPPPK
en:(ja OTPPPQPSPPPE
en:(januar RLPQPPNPPPPL
en:(ji PQPPPPPPPPPV
en:(job PPPPPMPQPPQT
en:(joinin PPPPPPPPPPPR
en:(july OOPPRPPPPPPO
en:(june OQPPOPOPPOPS
en:(just KNPOPNOQONPR
en:(keep PMPPPPPPPOPS
en:(keith PPPPPPPPPPPR
en:(key OOPPPPPPPPPM
en:(kids POPPPPPPPPPJ
en:(kind NYPPPQPOPPPN
en:(kitche MPPPPPPQPPPM
en:(knee PPPPPPPPPPPM
en:(knew PPPPPPPPPPPN
en:(know MONPPFOPPOPD
en:(knows OTPPPPPPPPPP
en:(labels PRPPPPPPPPPR
en:(lad QNQPPPOPOPPN
en:(lads OPPPPPPPPPPM
en:(lady KPPPPOPPPPPK
en:(lah QQPPPPPPPPPM
en:(langua PPRPPPPPPPPR
en:(last MPORLLPQPQNH
en:(late OOPPPPPOPPON
en:(law OTPPQQPQPPPQ
en:(leader WOPPPOPPPPPS
en:(lease POPPPPRQPPPQ
en:(leaves PRPPPPPPPPPO
en:(left OLPPPNPPPPPS
en:(less PPPPPMPPPPPM
en:(let OOOQPPOSPOPQ
en:(licenc PPPPPPQRWQON
en:(light OPTPPOPPNPPQ
en:(like POQPORMRQQPE
en:(likes ]NPPPQPPPOPO
en:(line PPPPPPPOPPPU
en:(link PPPPPPPPPPPR
en:(list KQPPPOPPPPPF
en:(listen PSPPUOPPPPPL
en:(little KOPPPNPPOPPT
en:(live ORPPPPPSPPQS
en:(lock PPTPPPPPPPPQ
en:(log PPPPPPPPPPPM
en:(login PSPPPPPPPPPP
en:(long OPPPPNOPPPPM
en:(longer ]OPPPPPPPPPO
en:(look RPNPPPOPOPPM
en:(looked QQPPPRPPPPPN
en:(looks OOPPPPPQPPPN
en:(lord RNPPOPQPPPPN
en:(lose OPPPPPPPPPPK
en:(lost PNNPPPPPPPPG
en:(lot POPPPPONPPPN
en:(loud ONPPPPPPPPPK
en:(love QPOOPOONLNPS
en:(lovely PPPNOMOMPOPd
en:(low PPPPPPPPPPPT
en:(lunch PLQPPPPQOONG
en:(ma PPPPPOPTPPS_
en:(ma'am PPPOPQOPPOPg
en:(machin PPPPPPPPPPPU
en:(madam PTPOPPPPPMP[
en:(made OPPPPQPPPPPR
en:(mail POPOPPPPPPPN
en:(main PPPPPRPPPPPQ
en:(mainly PRPPPPPPPPPT
en:(make QLTQPQPPOPPN
en:(makes PPPRPOPPPPPP
en:(making PPPPPPPPPPPV
en:(man PNPOPQPNPMRJ
en:(manage NPOOOQRPRPPQ
en:(manual PPPPPPPPPPPN
en:(many OPPPPPPPPPPN
en:(map QQPPPPPPPPPR
en:(march OQPPPPOOPPOJ
en:(mark PPPPPPPPPPPR
en:(market POPPOOPOPPPR
en:(marvel PPPPPPPPOPPN
en:(mate PNPPPQPOPPPL
en:(may PQOPQMOMPQPH
en:(maybe PPPPPPPMPPOI
en:(md PPPPVPPPPPPO
en:(me OQNNOIPPMLO>
en:(mean PPPPPOPPPPPN
en:(meant PPPPPPPPPPPS
en:(medica ONPPRPPPPPPO
en:(meet POPQPPPRPPPS
en:(meetin POPPOPSQPPPM
en:(member OPPPPQRPPPPR
en:(messag PPPPPPPPQPPT
en:(might OPPPPPPPPPPL
en:(milk PPPPPPPPPPPM
en:(millio OOPPTMPOPPPM
en:(mind PONPPNQQOPOI
en:(mine NOPPPPQRPPPO
en:(minute UPPONQKPOOPN
en:(miss PVPPPPPPPPPO
en:(mobile PPPPPPPPPPPT
en:(model PPPPPPPPPPPT
en:(moira PPPPPPPPPPPR
en:(moment PPPPPPPPPPPZ
en:(monday OQOOPOPOOPPV
en:(money PQPPPNPMPPPK
en:(month QQPPQPRJPPOT
en:(months OVPPPPPPPPPW
en:(more OPPPPPPPPPPN
en:(mornin POOPOLLLJQRd
en:(most OPPPPPPPPPPR
en:(mostly PONPPMPOOPPD
en:(mother PPPPOPPPOPPJ
en:(move TOPPPPPPPPPP
en:(moved PPPPPPPPPPPM
en:(mr LRPRPONPPROR
en:(mrs POPPPOPQPPOU
en:(much OQSPPPPPPPPM
en:(must PQQPPQOPPPPJ
en:(my NRQNQQOQNLQ9
en:(nah PPPPSRPPQPPK
en:(name QHNOPNPSNPSN
en:(near PPPPPPPPPPPS
en:(nearly OOPPPPPPPPPN
en:(need PMTPPRNSSPP:
en:(needs PPPPPRSSPPPO
en:(neighb OPPPOQPPPPPN
en:(never OVPOPOPOPOPP
en:(new LQOOPNOQPOPU
en:(next OOOOPNORQPOJ
en:(nice PRPMNMPPPONT
en:(night PJQPPPPNPPPG
en:(nights UPPPPPPPPPPO
en:(nine NQNOQSMOMQNC
en:(ninete MQNPPPPQPPPN
en:(ninety OOOPOLOPPPPR
en:(no RWONPNQKNLLW
en:(nobody PQOPPQPPPPPA
en:(nod PPPRPPP]PPPM
en:(noise PPPPPPPPSPPR
en:(noon OOPPPPPPOPPL
en:(nope POPPPOPSOPPO
en:(normal PQPPPPPPPPPS
en:(north POPPPPPPPPPU
en:(not OUPPOJPMPPOM
en:(note PPPPPSPPPPPQ
en:(noted NMQOPOOOPQQR
en:(notes POPPPPPPPPPN
en:(nothin ROPPNPOONPPF
en:(notice PSPPPQPPPPPP
en:(novemb OPPRPPWQPRPL
en:(now OONROPOQPOOO
en:(number PPKQOPPMPPPC
en:(o PPPPPOPPPPPN
en:(o'cloc POPQPPPPPPPU
en:(oak PPPPPPPPPPPR
en:(octobe OTPPRPPPPPPL
en:(of FQIROKPMPQPI
en:(off NPKQNLPPPPQS
en:(office PLPRPPPRPPPR
en:(oh VKNQQNNQPNPS
en:(ok QPQPPPPPQPPK
en:(okay PFOQPLQNQRGY
en:(old JOOPPMOPOPOP
en:(on JIRMLNPINOQC
en:(once OMPPPPPPPPPR
en:(one QOQPONNLOQID
en:(ones ROPOPPPPQOPL
en:(only PMILROPNOMOL
en:(oof PZPPPRPPPPPS
en:(open PNPPPOPPPPPM
en:(opened POPPPPPPPPPM
en:(openin PPQPQPRPQPPO
en:(opens PQPPPPPPQPPL
en:(operat PQPPRPPPPPPP
en:(option PPSPPQPPPPPQ
en:(or KNPMONPOOPPN
en:(order OPPPRPQOPOPL
en:(other PSNOPPONPOOI
en:(others PPPPPPPWPPPR
en:(otherw RNQPPPPPPPPS
en:(ouch PPPPPPPPPPP_
en:(our <OOQPPPPPROM
en:(ours PQOPPOPPPPNY
en:(out MRNOMRKJMONE
en:(over RHPOPIPNSOOG
en:(own LKPQLPRQPPPN
en:(owners PPPPYPPPPPPO
en:(owns QPPPIPSPPPOL
en:(packag PPPPPSRPPPPN
en:(page PQPPPMPOOPPN
en:(pair PPPPPQPPWTPS
en:(pallet PPPQPPPPPRPO
en:(panel PPPPPPPPPPPR
en:(paper OPPOMKPOPPPI
en:(parcel PPPPPPPPPPPN
en:(parent OPPPPPPPPPPJ
en:(parkin SQPPPPPPPPPM
en:(partne NPPPOPPMOPPJ
en:(party PQRPPPPPPPPN
en:(pass PPPPYPPPPQPP
en:(passwo PPPPPPPPPPPM
en:(past NLPLPPPPQPQI
en:(patien NPPPPPPPOPPM
en:(pay OSPPPPPPPPPJ
en:(paying PPPQPPPWPPPN
en:(pays PPPPPPPPPPPS
en:(pdf PPPPPPPPPPPS
en:(pen PPPPSPPPPQPM
en:(people NPNOPEPNQOJV
en:(per PPQPPWOPPPPQ
en:(percen POPPPOQOPPPK
en:(perfec PPPPPNRPPPO]
en:(person PPOORNPNOPOO
en:(phone QIPOPOPMPOQP
en:(phones PQPPTPPPPPPP
en:(photos QOQPPPPPPPPR
en:(pick PPPPPPPPPPPN
en:(picks PPPPOPPPPPPN
en:(pictur PQQPPOPOPPOS
en:(piece PPPPPPPPPPPR
en:(pilot PTPPPPPPPPPR
en:(place PPQPOPOOPPPK
en:(plain PPPPPPPPPPPL
en:(plan OQPRPOQQPOPS
en:(planne PPPPPPPPPPPR
en:(plate PPPPPPPPPPPR
en:(please MOPPONPPOPND
en:(plus PPPPPQPPOPPS
en:(po PPPPPPPPPPPX
en:(pocket PPPPPPPQRPPS
en:(point PRPOOSPOQOPO
en:(portal PPPPPPPPRPPM
en:(post POPPRPPPPPQN
en:(pounds ORPRPPPQPPPN
en:(practi PQPPPPPPPPPR
en:(presen PPPPPPPPVOPU
en:(press PPPPPPPPPPPN
en:(pretty WQPPPPPPPPPO
en:(price OUPPPXPPPPPP
en:(princi ROPPPPVPPPPP
en:(printe PPPPPPPPPPPL
en:(probab PPPPPPPPPPPR
en:(proble PSPPPPOPOPPY
en:(proces PNPPPPOPPPPI
en:(procur PQPPOPPPPPPN
en:(produc PPPPPPPPPPPU
en:(promis PPPPPPRPPPPN
en:(proper PPRPPOPPPPPO
en:(purse PQPPRPPPPPPP
en:(push PQPOPRPQPPST
en:(put PLQOPNQQNNPE
en:(quarte ONPPPPPPPPPR
en:(questi PPPPPOPPRPPM
en:(queue PPPPPPPPPPPN
en:(quick VQPMPOPOPPPS
en:(quid PURPPQPPPPPO
en:(quiet PNPPPOPPPPPN
en:(quite OPQPPOQPPPPS
en:(quotes PPPPPPPPPPPS
en:(rainin QPPPPPPPPPPK
en:(raise PPP[PPPZPZPP
en:(ran PPPPPPPPOPPN
en:(rang PhPPPPPPPPPN
en:(range PRPPPPPPPPPT
en:(rather POPPPPPPRPPU
en:(ravi PPPPPPPPPPPM
en:(reache SPPPPPPPPPPO
en:(read NQOPTOOLPPPB
en:(reads PPPPPPPPPPPR
en:(ready PPPPRPPVRPPP
en:(really OQOPPPPPPPPN
en:(reason PPPPPPPRPPPL
en:(reckon SPPPPPPPPPPN
en:(recomm PPPPKPPSPPPO
en:(record OPPPPPNOPQQP
en:(red PQPPPPPPPPPV
en:(regula PVPPPPPPPPPQ
en:(rememb OPPPPOPPPPPT
en:(remind PPPPPSPTPPPO
en:(renews POPTPPTSPTPP
en:(repair PQPPPPPPSPPQ
en:(replac PPPPPPPPPPPV
en:(report RPPPPPPPPPPR
en:(resear PTPPPPPPPPPS
en:(reserv PPPPPSPSPPPL
en:(reside PRPPOPPPPPPQ
en:(respec PQPPPPPPPPPS
en:(rest PPPPPPPPPPPN
en:(retire OPPPPPWPPPPN
en:(right PKPOROKPNOJ^
en:(ring OQPOPPOPPPOL
en:(ringin PNPPPPPRPPPM
en:(ripper ZPQPPPPPPPPO
en:(robot PRPPPPPPPPPR
en:(roof OPPPPOPPPPPN
en:(room PPPQPOPPPQQI
en:(rooms PNPPPPOPPQPQ
en:(rota QPPPPPPPPPPN
en:(round PMPQPQPOPPPO
en:(run MKPOPOOOPPPV
en:(runs ONPPPPPPRPPN
en:(said NPPPPPNPOPPC
en:(same PHPOPNOPLOMP
en:(sandwi RPPPPPPPPPPP
en:(sat TOPPPPPPPPPN
en:(saturd PPPOPOPPPOQN
en:(save SPPPPPPPPPPP
en:(say RNPQNNOOPNOH
en:(saying OMPPQPPPPPPJ
en:(says QKPPPNOKPPOG
en:(scan PPPPPPPQPPPM
en:(scanne TPPPPPPPPPQO
en:(scared QPPPPRPPPPPP
en:(screen POPPPPPPPPPS
en:(season OOPPPOPPQPPR
en:(second OQPNPPPORPQL
en:(see PKPMPSNMOMOT
en:(seeing PPPPPPPPSPPQ
en:(seen PPPPPPPPNPPN
en:(self PSPPPOPPPPPP
en:(sell PPPPPPPPPPPT
en:(send NQPNPPPRPPRQ
en:(senior POPPPPPPPPPL
en:(sense PPPTPPPPPPOP
en:(sensib PPPPPNPTPPPP
en:(septem PPPPPPOOQRPO
en:(seriou PVRPPPPPPPPO
en:(servic PPPPPPPPPPPS
en:(set OPPPPPPMQPPS
en:(seven PROPPMPPNPQG
en:(sevent NLPPPPPOPPPM
en:(shall PPPPPPOPPOQS
en:(she PPQPNRPOOPP=
en:(shed PPPPPPPPPPPS
en:(sheet ONPPOOOPPPPU
en:(shelf PPPPPPPPPPPN
en:(shift PPPPPPPPPPPG
en:(shoot ROPPPPPPPPPN
en:(shop OPPQOPPPPPPM
en:(shoppi POPPPPPPPPPM
en:(short PNPPPPOPQPPG
en:(should OLPPMMPPOPPJ
en:(show PPPOONPPQOPT
en:(shows RPPPPPPPPPPR
en:(shut ONQPPPPPPPPJ
en:(side QVOPNNPPPOPK
en:(sign QKPRONPRPQRH
en:(signal PPPPPPPPPPPL
en:(signat QOPPOPPPPPPM
en:(signed RQPPPOPPPPPO
en:(signs OOPSJNPSPPOL
en:(simple RPPPPPPPQPPP
en:(since OORPNQPLQPOG
en:(sir PQPPOPLPPPMl
en:(sister NPPPNQPPPPPS
en:(sit NPPPPPQOPPPN
en:(site PPPPPPRPPPPU
en:(sites PPPPPSPPPPPS
en:(sittin ORPTPPPTPTPM
en:(six LQMMNPPOPMO@
en:(sixtee PPPQPPPPPSPN
en:(sixty OPPNPPPLNRPG
en:(skip PQPPPPPPPPPR
en:(slept PPPPPPPPPPPM
en:(small PPOPPPPOPPPN
en:(smart RPPPPPPPPPQU
en:(smashi PPPPPPPPPYRQ
en:(so PMNNQOQQOOLz
en:(soft PPPQPPPPPRPT
en:(some PIOQONPOPQPN
en:(somebo PHQNPOPPPPNO
en:(someon OOPPPOPOOPPS
en:(someth LOPPPPOQPQPP
en:(somewh OOPPPPPPPPPI
en:(son POPPPPPSPPSL
en:(sorry PQOPOPONNOOU
en:(sort PPRPPPPPPPPN
en:(sorted PRPPPPPPPPPM
en:(sound WNQPPPPPPPPK
en:(sounds PPPPPPPPPPPR
en:(spanis PPPPPPPPPPPV
en:(speak POPPPPPPPPPM
en:(split QPPPPPPRPPPM
en:(spot PPPPPPPPPPPS
en:(spring PPPPPOPOPPPM
en:(squeez PPPPPPPPPPPR
en:(stack RPPPPPPPPPPO
en:(stand PPPPPPPPPPPR
en:(standa PPPPPPPPQPPL
en:(standi PQPPPPPPPPPK
en:(stands POPPPPPPPPPM
en:(start OPPPPPMNPPON
en:(starte PRPPPPPPPPPN
en:(state OOQPPQQPPPPN
en:(stayin PSPPPPPPPPPQ
en:(stick PQPPPPPPPPPL
en:(still FRPPOFNLPPOI
en:(stock ROPPQPPPPPPX
en:(stood ROPPPPPPPPPP
en:(stop SNPQPQPPPOPG
en:(stoppe PMPPPPPPPPPM
en:(stops PSOPPPPPPPPQ
en:(story PPPPPPOPPPPT
en:(straig POPPPPPPPPPV
en:(street PPPPPPPPPPPN
en:(stuff UPPPPPPPPPPO
en:(sugges PWPQPPPPPPPP
en:(summer SRPPPOOPPPPP
en:(sunday POPPPPPOPPPI
en:(super SOPPPPPPPPPN
en:(superv POPPOPPPPPPR
en:(supply PPPPPQPPPPPR
en:(suppor PPPPPPPPPPPS
en:(suppos OPPPPPPPPPPK
en:(sure MSOQPNPPPPOm
en:(survey PPPPPPPPPPPW
en:(system PPOPPPPOPPPU
en:(table PNPPPPPPPPPM
en:(tags PUPPPPPPPPPO
en:(take ROOOPOPMPMM[
en:(taken PPPPPPPPPPPS
en:(takes OJPPPNPPPPPS
en:(talk POOPSPOOPPPO
en:(talkin POPRQPQSPQPL
en:(tall SPPPPPPPQPPM
en:(tap PPPPPPPPPPPU
en:(tea PPPPPPPOPPPL
en:(teache PPPPPPPPPPPR
en:(team XOPPPPPPPPOX
en:(techni RRPPPPPPPPPL
en:(tell PEOOPPPPKMPI
en:(ten PQNQONPPPNPH
en:(tenth POPPPPPPPPPL
en:(term POPPQPPPPPPN
en:(test QQPUPPPPPPPT
en:(text NMPOPPPOPPPT
en:(than NQPOPOPPPPPG
en:(thank ONQKMMPLPOPK
en:(thanks OOONMBOMPNPf
en:(that SJQOQOOPNONT
en:(the OQHILJMOMQNA
en:(their JOPMMMPPOPPL
en:(them NPOQOOPQNPNE
en:(then IOPPPPPSPOMJ
en:(there IQQQOSOKPPLU
en:(they ONORLOORNPNE
en:(thing KOQNMROPOOOE
en:(things OPPPPPPPPPPN
en:(think POOPPOPJPPPG
en:(third OOPOPQPMPPQL
en:(thirte PQPPPPPPPPPR
en:(thirti PPPPSPPOQRPN
en:(thirty JJLQPLMPOOJB
en:(this OPPHPOPPPFPd
en:(those RROPPPONPPPG
en:(though OUONOEOMPPPH
en:(thousa OPLNNPOPPOMG
en:(three IQPQLLROQRPH
en:(throug OJPPPORPPOPR
en:(thursd QLPRQNPPNPPH
en:(tick PPPPPPPPPPPN
en:(ticket NQPPPOPPPPPW
en:(till LPPPPPPMPPPI
en:(time MKOPQLNPPOON
en:(times NPPPPOPPPPPI
en:(tired PWPPPPPPPPPN
en:(to NJHOPPPOQNN<
en:(today OMPPONOTOPPX
en:(togeth PQPPQPPPPPPM
en:(told OPPPPPPPOPPL
en:(tomorr PQPOPPQRPPRX
en:(tonigh PQPOPPPOPPSX
en:(too MROPQQPPOPQM
en:(took PPPPPNPQPPPL
en:(top QLPPPPPPPPPL
en:(totall PPPPPNPPPPPV
en:(touch QTPPPPPPPPPN
en:(touche PQPPPPPUPQPN
en:(tour PPPPPPPPPPPS
en:(town OQPPPSPPPPPO
en:(traile PPPPSPPPPPPN
en:(transl PPPPPPPPPPPR
en:(travel PPPPPPPPPPPR
en:(tray RNPPPPPPPPPM
en:(trial ONPPPNPPPPPQ
en:(tried PPPPPPPPPPPN
en:(troubl PZPPPPPPPPPN
en:(truck POPPPPPPOPPU
en:(trucks OPPPSPPPPPPN
en:(true PPPPOPPPPPPY
en:(trust POPPSQPPPPPP
en:(truste OQPQXPSPPPPM
en:(try PNPPPPPPPPPN
en:(tuesda QOPOONOPPPON
en:(turn POQPPPPPPPPM
en:(twelve POOOPQNNOPOX
en:(twenty NMOOQMOKPKQM
en:(twice PQPPPPPPOPPJ
en:(two JPMOPNNPPNMJ
en:(types PPPPRPPPPPPR
en:(ugly PPPPPPPRPPPO
en:(under QOPPMQPPOPPN
en:(unders PPPRNPOPPPRv
en:(union PRPPPPPPPPPN
en:(unit PPPPPPPPPPPV
en:(units PPPPPPSPPPPN
en:(until OTPPPPRPPPPL
en:(up NOQOPLMPNPOK
en:(us NMOPPJPSOPOH
en:(use NPPOPOPPQPPL
en:(used PHPPPOPPPPPM
en:(useful PPPSPPPPPPPR
en:(usuall PPPPPPPPPPPT
en:(van PPPPPPPPPPPL
en:(vendor POP_PPPQPVPJ
en:(ver PPPPPPPPQPPG
en:(versio OPPPPPPOPPPL
en:(very RLPNNNPNOOPX
en:(vice PRPPPPPPPPPN
en:(video PPPPPPPPPPPV
en:(visit PPPTPPPPPPPQ
en:(voice QNOPPPPPQPPQ
en:(vote ONPPQPXTPPQO
en:(wait XNPPPPPORPPK
en:(walk PNPPPPPPPPPM
en:(walked PPPPPPPPPPPL
en:(walkin PPPPPPPPPPPS
en:(wall PPPPPOPPPPPN
en:(walt PRPPPPPPPPPN
en:(want QNOPPPPQOPN:
en:(wantin ROPPPUPTPPPO
en:(wants OJQRORPVPPPN
en:(was PNOOKTPNPOO7
en:(washin PPPPPPPPPPPT
en:(watch PPPPPPPPPPPR
en:(water OPPPPPPPOPPT
en:(wave PPPPPPXPPRTN
en:(way PONOPPPPPOPI
en:(we RGKRPQMSMRQM
en:(weathe PPPPPPPPPPPM
en:(websit PPPPPPPPPPPS
en:(wednes QQQPOOPRPXON
en:(week OIOQPPPQQQNC
en:(weeken PPPPPPPPNPPL
en:(weight OPPPPPPQPPPM
en:(welcom PPPPPPPPPPPR
en:(well PONQQPOQPOMN
en:(welsh PPPPPPPPOPPV
en:(went ROQOOPPPPPPH
en:(were QOPOOPPOONOM
en:(wet ONPPPPPPPPPM
en:(what MPOKQNQPRML>
en:(whatev PPPPPPPPPPPR
en:(whatsa PNPPPPPPQPPM
en:(when OPNOPNOPTPOO
en:(where OQQNONPOPOOI
en:(whethe POPPPPPPPPRN
en:(which MQOOPPOPRPPH
en:(while PQPPPPPPPPPM
en:(white SPPPPPPPPPPO
en:(whiteb OMPPPOPPPPPM
en:(who IOOOPJOOQOP@
en:(whole PNPMPOONOPPK
en:(why TPPPPPPPPPPQ
en:(wife PQOPROPPPPPJ
en:(will QRQPPUPMQPNc
en:(wind OOPPPPPPOPPL
en:(winter PNPPPPPPPRPM
en:(wish NPQPPPPPPPPI
en:(with NPMNOMOMMOPV
en:(withou PLPQOOPQMOPN
en:(wonder ORPPPPOPPPOU
en:(words POUPPPPPPPPP
en:(work PPQPPPPOMPPD
en:(worked PSPPPPPPPPPQ
en:(works OLPNPNPMPQPN
en:(worrie PUPPPPOPPPPV
en:(worry NUPPPPPPPPPI
en:(would OLPOPPLTRQQ=
en:(wow PPPPPMPPPPPa
en:(write PPPPMMPOPQPJ
en:(writin POPPPPPPPPPK
en:(writte PPPPPPP]PPPV
en:(wrong PKPPPOPPPPPN
en:(wrote PQPPPPPPPPPL
en:(x PPPPOPPPPPPN
en:(ya PPPPPPPPPPPR
en:(yard PSPPPPPPPPPN
en:(ye PPRPPPPPPPPV
en:(yeah PPPPNRNQRPQE
en:(year KQIOQOPQOPMI
en:(years PTOOOMPNPOPE
en:(yellow ONPPPPPPPPPO
en:(yep QPPPPPOOPPMH
en:(yes MIPMOROSLOMD
en:(yester PPPPPPPPPPPN
en:(yet PRPPPOPPPPPY
en:(you PQOMQJLGKLPX
en:(your SQLMOOJKPPO[
en:(yourse PPPPPPPPPPPN
en:)# PQPNPPONNOOD
en:)'s RMOKNOKMQQS@
en:)a SMLMGECGBPEI
en:)a.m PPPPPPPPPPPN
en:)able PQTPPPPPPPPL
en:)about QSNNL@JQLPLb
en:)above PPPPRPPPPPPQ
en:)accoun OOPNTOOPPPPO
en:)accura PPPPPPPPPPSR
en:)actual LQOPPPPPPPPI
en:)addres PPQPPPPPPPPK
en:)advanc PPPPPPPPPPPU
en:)afraid PPPPPPPPPPPS
en:)after OLNQROQMMPQQ
en:)again PPPQOOPNPPPO
en:)agains OPPPPPPPPPPM
en:)agency PPPPSPPPPPPN
en:)agree PPPVPPPPPSOU
en:)ahead NOPPRQPQPPPR
en:)air PPPPPPPSPRPS
en:)alarm PSPPPPPPPPPP
en:)all LKQMOFOJOJRO
en:)alone QOPPPOPPOPPL
en:)along PPRPPPPPPPSN
en:)alread QQPPPPNNOPPI
en:)alrigh PPPPPPPPPPPT
en:)also ORPPOQOPPPKF
en:)always QNPPPNQKKOO?
en:)am SRMRSSQPMOQF
en:)an NJLLONPPONSR
en:)and H?OQLEQHUMTS
en:)annual PPPPPPPPPPPT
en:)anothe LQOPOMPPPPPG
en:)answer QNPPPOPOOPQT
en:)any NJOOOSPPPOQ]
en:)anythi NDPLQQNQPLQd
en:)anyway MJOPPOPOPPPC
en:)anywhe POPPPPPPPPPN
en:)apart PUPPPPTOPPPP
en:)app POPPPOPPPPP^
en:)applic PPPPPPPPPPPS
en:)apprec PPPPPPPPPPPX
en:)approv POPPPPPPPPPU
en:)apps TPPPPPPPPPPR
en:)april NOPPQOOQPPPH
en:)are NJNLQHSHOLNN
en:)argue RPPPPPPPPPPM
en:)around PQPPPNOOPPOV
en:)arvo PPPPPRPVPPPN
en:)as QLJOPPOOPNPJ
en:)ask QRPNPKQPOQPd
en:)asked PNPOPNONPPPL
en:)asks OOPOPPPPPPPK
en:)assess PPPPPPPPPPSQ
en:)at MSPTOPPKHMIN
en:)ate PPPPPPPPPPPN
en:)attend POPPRPPPPPQO
en:)audit PPPQPPPRPPPP
en:)audito PPPPPPPPPPPL
en:)august POPQPPZSPSPH
en:)author PPPPPQPRPPPM
en:)auto PPPPPPPPPPPS
en:)automa PPVPPPPPPPPS
en:)averag PPPPPPPPPPPN
en:)award PPPPWPPPPPPR
en:)awful PPPPPPPPPPPS
en:)baby PPPPPPPPPPPJ
en:)back LNRKPPLLONJP
en:)bad SPPPPPPPPPPU
en:)bag PPPPPPPPPPPI
en:)bags PPPPPPPPPPPS
en:)bank MQPPPPPQPPPH
en:)barn PPPPPPPPPPPR
en:)batter OOPPPPPPPPPR
en:)bay PPPPPPPPPPPS
en:)be PORPQRPPLUQI
en:)beat PPPPPPPPPPPS
en:)beauti OPPPPPPPPPPM
en:)beauty PPPPPPPPPPPS
en:)becaus QEPSPOPMQPP;
en:)bed PPPPPPPPPPPN
en:)been OTRLIRPOJNOL
en:)before QMJQRLNPTOPK
en:)beggin POPPPQPRPPPM
en:)begin POPPPPPPPPPM
en:)behavi PPPPPPPPPPPU
en:)behind POPPPPPPPPPL
en:)being PPPPPOPPPPPU
en:)believ OPPPQNPPOPPJ
en:)bell POQPPPPPPPPN
en:)below PPPPSPPPPPPR
en:)beside PPPPPQPPPPSM
en:)best OOPNOOOPPLPi
en:)better OQOPOOOOPPPR
en:)betwee PPPPPPPPPPPL
en:)big QQOPOKPPMPPJ
en:)bigger TPPPPPSPPPPQ
en:)billin VPPPPPPPPPPQ
en:)bin NSPPPPPPPPPK
en:)bins PPPPPPPPPPPS
en:)biscui PQPPPPPPPPPL
en:)bit PPOPORPOPPPT
en:)blank PPPPPPPPPPPN
en:)bless OPPPOPPPPPPM
en:)blocke PTPPPPPPPPPP
en:)blocks QPPPPPPPPPPN
en:)blokes PPPPPPPPPPPM
en:)blowin PPPPPPPPPPPK
en:)board PNPPRPPQPPPK
en:)boat PPPPQPPPPPPR
en:)boats PPPPPOPPPPPN
en:)body PPPPPPPPPPPM
en:)book PNPPOOPOPPNQ
en:)bookin PPSPPPPPPPPW
en:)boots PQPPPPPPPPVN
en:)boss PQPOPPPPPOPK
en:)both QMOPPOOQPPP]
en:)bottom PPPPPPPPPPPL
en:)bought OQONRPPPNOPG
en:)boxes OMPPPPQPPPPG
en:)branch PPPPPPPPPPPR
en:)bread RPPPPPPPPPPO
en:)break PQPPPPPPPPON
en:)breakf PPPPSPPPOPPN
en:)breath PPPPPPPPPPPN
en:)bridge PPPPPPPPPPPL
en:)bright PPPPPPPPPPPU
en:)brilli PPPPPPPPPPPU
en:)bring NJPPOMPPOPRJ
en:)brings PPPPPOPPPPPM
en:)brochu POPOPPPPPPRL
en:)broke PPPPPPPPPPPM
en:)brothe QOPPPPPPPPPU
en:)budget OOPPQPPPPPPM
en:)build PPQPPPPPPPPS
en:)builde PSPPPPPPPPPT
en:)buildi PPPPPPPPPPPK
en:)bunch PPPPPPPPPPPM
en:)busine PPPPTPPPPPPT
en:)busy PPPPPPPPPPPR
en:)but QSKLPUNNPHPA
en:)button ORPPPPPPPPPN
en:)buy PNPPPMOOOPPK
en:)buying PPPPPPPPPPPR
en:)by EFPOPPPQSPRM
en:)bye OMONNOOOPPOL
en:)cabine PPPPPPPPPPPN
en:)cake PPPPPOPPPPPL
en:)calcul PPPPPOPPPPPL
en:)calend RQPPPPPPPPPV
en:)call QQPPOMMMPPO[
en:)called OMOPPPPPPOPM
en:)callin OPPPPPPPPPPM
en:)calls ONOPPPPOPPPS
en:)came MPOOONONPPPM
en:)can QQRLONJNLOTT
en:)cancel PRPPPPPPPPPP
en:)candid PPPPPPPPPPPI
en:)capita PPPPPPPPPPPN
en:)car OOPPPPPPPPPL
en:)card PLPRPOPQPPPR
en:)cards PPPPPPPPPPPR
en:)care PPPPPPPPPPPW
en:)carrie PPPPPPPPPPPU
en:)carry PPPPPOPPPPNS
en:)cars PPPPPPRPPPPT
en:)cat OOPPPPPPPPPJ
en:)catch PPPPPPPPPPPS
en:)cause PPPPPPPPPPPF
en:)cellar PUPPPPPPPPPP
en:)cent OPPPPOPPPPPY
en:)centre PPPPPPPPPPPR
en:)certif PPPPPQPPPOQX
en:)chair PNPPPPOQPPQI
en:)chance PPPPPPPPPPPV
en:)change LPOOPNPOPQNO
en:)changi PPPPPPPPPPPN
en:)chap OOPPPPPPQPPH
en:)charge UOPOOMPOPPPK
en:)chat PPPPPPPPPPPS
en:)cheape PPPPPRPPPPPP
en:)check RNPOOOPQPPP]
en:)checke PSPPPPPPPPPN
en:)checks PPPPPPPPPPPM
en:)cheeri PPPPPPPPPPPM
en:)cheers PPPPPPPPPPOH
en:)chemis PPPPPPPPPPPI
en:)cheque PNPPPPPPPPPK
en:)chicke PPPPPPPSPPPN
en:)chips PPPPPPPPPPPN
en:)choir PPPPPPPPPPPK
en:)choose PPPPPPPPPPPM
en:)christ POPPUPOPPPPJ
en:)church PPQPPPPPPPPM
en:)city PPPPPPPPPPPN
en:)claims PPPSPPPRPPPJ
en:)class OPPPPPPPPPPR
en:)clean OPPPPPPQPQPN
en:)cleani PPPPPPPPPPPM
en:)clear PPPPPPPPPPPR
en:)cleare PPPPPPPPPPPN
en:)click PPPPPPPPPPPV
en:)client PQNOPNPOPOPM
en:)clinic QPPPQPPPPPPR
en:)clipbo PPPPPPPPPPPM
en:)clips PPPPPPPPPPPR
en:)clocki RPPPPPPPPPPP
en:)close PPPPPPPPPPPN
en:)closed OMPPPOOPPPPL
en:)closer UPPPPQPPPPPO
en:)coach PPPPPPPPPPPM
en:)coat PQPPPPPPOPPJ
en:)code PPPPPPPPPPPX
en:)coffee PPPPPPPPPPQH
en:)cold POPPRPPPPPPM
en:)collar PPPPPPPPPPPR
en:)collea PPPPPPPPPPPR
en:)colour NOPPPPPPPPPP
en:)column PPPPRPPPPPPP
en:)come QPPPQRQPPPMN
en:)comes KMOQPMOOPROR
en:)coming PLOPPOPPOQPR
en:)commis PPPPPPPPPPPM
en:)commit QOPPOQPSPPPM
en:)compan PQOPPPPPPPOM
en:)compar PPPPPQPTPPPQ
en:)compet PPPPPPPPPPPN
en:)compla PMPPPOPPPPPJ
en:)compli PPPPPPPPPPPM
en:)comput PPPPSOPPPPPN
en:)concer SPPPPRPPPPPN
en:)confir PPPPPPPVPPQU
en:)congra PPPPPPPPPPPU
en:)conser PPPPPPPPPPPR
en:)consul QOPPPPPPPPPM
en:)contac PPPPPOPPPPPR
en:)contai PPPPPPPPPPPN
en:)contin PPPPPPPPPPPN
en:)contra PJPOPOOMPPPT
en:)convin PPPPPPPPPPPT
en:)cookin RPPPPPPPPPPN
en:)copy PPPPPQPXPPPR
en:)correc PPPPPQPPPPQZ
en:)cost OOPPPPPPPPPF
en:)costs PPPPPQPPPPPN
en:)could PQJPPOQRTPK[
en:)counci OQRPPPPQPRPQ
en:)count QMPPPOPOPPPB
en:)counte POPPRPPPPPQK
en:)countr PPPPPPPPPPPU
en:)courie PPPPPPPPPPPN
en:)course PPPPPPPPPPPX
en:)cousin QPPPPQPPPPPV
en:)cover PPPPPPPPQPPT
en:)covere PPPPPPPPPPPV
en:)cow PPPPPPPPPPPR
en:)credit SQPPPQPPPPPO
en:)crew PPPPPPPPPPPS
en:)crews PPPPPPPPPPPW
en:)cried POPPPPPPPPPN
en:)cross PPPPPPPPPPPM
en:)crowd UPPPPPPPPPPM
en:)cup PPPPPPPPPPPN
en:)custom NQPPPNOOPPPL
en:)cut OOPPPPPPPPPS
en:)dad OPPPPPPPPPPM
en:)damage PPPPPRPPPPPL
en:)dash PPPVPPPPPPPO
en:)dashbo PPPPPPPPPPPN
en:)data MQPPPOOPPPPH
en:)date POPPPPPPPPPX
en:)dates PPPPPPPPPPPS
en:)daught MQPPPPPPPPPN
en:)day QNPPNNPOLOPS
en:)days OPQNPONRMONP
en:)dead QNPPPOPPPPPH
en:)deaf PPPRPPPTPQPM
en:)deal QOPPPPPPPPPK
en:)decemb PPPPPPPPPQSN
en:)decent PPPRPPPPPPOQ
en:)decide OQPOPOPNPNPT
en:)decidi PPPPPPPPPPPT
en:)decisi PPPPPPPUPPP[
en:)deduct PPPPPPPPPPPS
en:)deep PPPOPPPPPPPJ
en:)degree QPPPPPPPPPPN
en:)delete PPPPPPPPPPPR
en:)demo PPPPPPPPPPO]
en:)dentis OSPPPPPPPPPL
en:)depart QOPSPQPOPRPL
en:)deposi PPPPPPPPPPPS
en:)design PPPPPPPPPPPS
en:)desk OOPQPOPQPOPM
en:)detail PPPPPPPPPSPL
en:)diary PPPPPPQOPPQN
en:)did QROPNNLJNPR_
en:)died PPPPPPPPPPPL
en:)diesel POPPPPQPPPPJ
en:)differ PLPPPMPPPPPN
en:)dig PPPPPPPPPPPM
en:)dinner TPPPPOPPPPPK
en:)direct PPPPOOPPPPPK
en:)dispat PPPPPPPPPPPS
en:)dive PPPPPPPPPPPT
en:)do PSQQPSPSMMJR
en:)doctor PPPPPPPPPPPM
en:)does RIQOPRNQKSLM
en:)dog PNPPPOPPPPQI
en:)dogs PPPPQPPPPPPK
en:)doing PPOPOOOPPPPS
en:)dollar PPPPPPPPPPPU
en:)done KMROPOLNPQPO
en:)door RMPPPMOPPPOH
en:)doors PPPPPPPPPPPI
en:)dot PPPPPPPPPPPT
en:)double PPPPPPPPPPPS
en:)dough PPPPRPPPPPPO
en:)down KRPPOLOLHPN@
en:)downlo PPPPPPPPPPPR
en:)downst PPPPPPPPPPVM
en:)draft PPPPPPPPPPPS
en:)drag PPXPPPPPPPPO
en:)draw QOPPPPPPPPPM
en:)drawin ONPPPPPPPPPW
en:)drinki PSSPPPPPPPQQ
en:)drive POPPPPPPPPRN
en:)driver OMPPPMPPPPPQ
en:)drives PPPPPPPPPPPN
en:)drivin PPPPPPPPPPPR
en:)drop PPPQPPPPPPO[
en:)dry OOPPOPPPPQQS
en:)dust PPPPPPPPPPPL
en:)dutch PPPPPPPPPPPL
en:)each QJPPPNPOOPP^
en:)earlie PPPPPPPPPPPL
en:)early POPPPPPPPPUQ
en:)easter PPPPPPPPPPRW
en:)eat QPPPPPPPPPPL
en:)eaten PPPPPPPPPPPL
en:)eating PPPPPPPPPOQL
en:)eight QNPOPQOPNOPN
en:)eighte QPPPPPPQPPPN
en:)eighty PPPPQPPOPPPY
en:)either OPPPPNPPPPPP
en:)electr SPPPPQPPPPPS
en:)elevat PPPPPPPPPPRR
en:)eleven QSPPPPOMPPNE
en:)else MLTPPGPOPPOd
en:)email POPQPNOPPPOQ
en:)emails PPPPPPPPPPPM
en:)empty PQPPRPPPPPPP
en:)end QNPOPROQNPPR
en:)ends PPPPQPOPPPPM
en:)engine NOPRPOPPPRPb
en:)enjoy PPPPPPPPPOST
en:)enough PMPPPOPPPPPN
en:)estima PPPPPPPPPPPW
en:)even PQOPPOPOOPQF
en:)evenin POPPSPPPPPPN
en:)events POPPPPPPPPPN
en:)ever PPPOPNPOPOPR
en:)every NOONIJOKKNO@
en:)everyb NMQPPKPOPPPC
en:)everyo PNPPQLPOPPPH
en:)everyt PQONNNONPPQE
en:)everyw PPPPPPPPPPPM
en:)eviden PPPPPPPPPPPU
en:)ex PPPPPPPPPPPS
en:)exchan PPPPPPPPPPPU
en:)excite SPPPPPPPPPPP
en:)execut PPPPMPPRPPPQ
en:)expect PPPPPPPPOPNP
en:)experi PQPPPPPPPPPN
en:)explai SNQPPPPPPPPO
en:)export PPPPPPPPPPPS
en:)eye PPPPPPPPQPPM
en:)face PQPPPPPPPPPL
en:)faces PPPPPPPPPPPM
en:)facili PPPPPPPPPPPR
en:)fact POPPPPPPPPPN
en:)fair OPPPPQPPPPPW
en:)falls PPPPPPROPPPM
en:)famili PPPPPPPPPPPL
en:)family PPPPSPPPPPPO
en:)far PPPPPOPPPPPM
en:)farm POPPPNPPPPPM
en:)farmer PRPPPPPPPPPQ
en:)fast OPPPPPPPPPPJ
en:)faster SPPPPPPPPPPR
en:)father POPPPPPPPPPL
en:)favour PPPPPPPPPPPU
en:)fear PPPPPPPPPPPR
en:)featur PPPPPPPPPPPT
en:)februa ONQPSPOOPOPJ
en:)fed PPPPPPPPPPPN
en:)feed PPPPPPPPPPPU
en:)feedba PPPPPPPPPPPR
en:)feel OPPPPPOPPPPN
en:)feels RNPPPQPPPPPL
en:)fees PPPPPPPPPPPV
en:)feet PNPPPPPPPPOL
en:)fell PNPPPPPPPPPM
en:)fella OOPPPPPPPPPL
en:)fellas PPPPPPPPPPPM
en:)fellow PPPTPPPPPPPK
en:)field OSPPPPPPPPPO
en:)fiftee ONPPPQPPPPPI
en:)fifth PPPPPPQPPPPL
en:)fifty NMPPOOPPPPPW
en:)figure PPPPPOPPPPPI
en:)file OOPPPQPPPPQL
en:)fill PPPPRPPPPPPJ
en:)filled PPPPPPPPPPPU
en:)final PPQPPPPPPPPT
en:)financ POPPPPPSPPPO
en:)find MPPPPOPPPPMY
en:)fine PMPOOQPNPONL
en:)finger PQQPPPPQPPPU
en:)finish POPPPPPPOPPS
en:)fire PPPPPPPPPPPT
en:)firm POPPPPPPPPPN
en:)firms PPWPPPPPPPPP
en:)first O>LOTOPQQQQB
en:)fish PQPPPPQPPPPM
en:)fitted PPPPPPPPPPPU
en:)five OPPOPQPPPOMK
en:)fix POPPPPPPPPPR
en:)fixed POPPPPPPPPPS
en:)flag PPPPPPPPPPPT
en:)flask PPPPPPPPPPON
en:)flat PPPPPPPPPPPX
en:)flats RPPPPPPPPPPQ
en:)fleet PRPPPPPPPPPP
en:)flexib PPPPPPPPPPPS
en:)flip PPPPPPPPPPPR
en:)flood PPPPPPPPPPPM
en:)floor LPPPOPPONPPH
en:)floors PPPPPPPPPPPR
en:)flour PPPPPPPPPPPM
en:)fly PWPPPPPPPPPX
en:)fold PPPPPPPPPPPT
en:)folder PPPPPPPPPPPL
en:)follow OPOPQPPPPPPR
en:)font PPPPPPPPPPPM
en:)foot PPPPPPPPPPPM
en:)for OWOOMRNPNNIP
en:)forget RPPPPPPPPPPL
en:)forgiv PQPPPPPPPPPJ
en:)forgot QPPPPQPPPPPF
en:)forkli PPPQPOPRPPPN
en:)form OPPOPOPPPOQU
en:)forms PPPPRPPPPPPO
en:)forty NJKPMLQQOROW
en:)forwar PPPPPPPPPPPV
en:)found PQPPPPPPPPPJ
en:)four PRLMPMKOKNMN
en:)fourte PPPOPOOOPOTN
en:)fourth PPPPOPQQPPPI
en:)free QOPPPLPOPPPW
en:)freeze PPPPPPPPPPPR
en:)freigh PPPPPPPPPPPT
en:)french PPPPPPPPPPPR
en:)friday QOOPRONNPPGR
en:)fridge POPPPPPPPPPM
en:)from NTPSOQNCOENY
en:)front PPPPPOPPPPPM
en:)frozen PPPPPPPPPPPN
en:)full PPPOPOPPPORQ
en:)gadget PPVPQPPPPPPR
en:)game PPPPPPPPPPPS
en:)gate QNPPPPPPPPOI
en:)gather PPPPPPPPPPPX
en:)gave NQPPPPPPPPPK
en:)gen PPPPPPPPPPPS
en:)german PPPPPPPPPPPN
en:)get ORONOROONNRM
en:)gets NPNPROPOPPOV
en:)gift PPPPPPPPPPPS
en:)girls OPPOPPPPPPPK
en:)give QQPPPSQNOPPO
en:)glasse PPPPTPPPPPPJ
en:)gloves PPPPPPPSPPPH
en:)go GJPPQOMRPNSD
en:)goat RPPPPPPPPPPM
en:)god OPPPPPPPPPPI
en:)goes QJNOPMPNNPPL
en:)going ORPJOLQOOHOM
en:)gold PPPPPPPPPPPR
en:)gone PHQOMQPNOPPL
en:)good PONOLLLPNMQM
en:)goodby PPPPPPPPPPPK
en:)goods PPPPPPPPPPPK
en:)got MOPN@IROKOIC
en:)govern OOPPPPSPPPPL
en:)grand OOPPPPPPPPPK
en:)grant QOPPNPPPPPPQ
en:)gravy PPPPPPPPPPPM
en:)green PPPPPPPPPPPT
en:)greet PPPPPPPPPPPI
en:)ground PPPPPPPPPPSR
en:)group OOPPQPPPPPPM
en:)groups PPPPPPPPPPPU
en:)guaran PPPPPPPPPPPS
en:)guess VPPPPPPPPPPM
en:)guests PPPPPPPPPPPN
en:)guide PPPPPPPPPPPS
en:)guy PLPOPOPOPPPC
en:)guys QNPQPPPOPPOQ
en:)gym PPPPPPPPPPPR
en:)had PTFJGGNFGJN?
en:)hair PPPPPPPPPPPS
en:)half P:OQQSMPPQOB
en:)hand QQNNPOPOPNPO
en:)handle PPPPPPPPQPPM
en:)hands PPPPPPPPPPPR
en:)handwr QQPPPPPPPPPM
en:)hang OPPOPPPPPPPI
en:)happen JPPPOOPOPPPQ
en:)hard PPYPPPPPPPPS
en:)hardly ROPPPPPPPPPK
en:)hardwa PPPPPPPPPPPT
en:)harves PPPPPPPPPPPN
en:)has HRQTQRPPORPA
en:)have PRNQJLOSIGOD
en:)having ONRPPPPPOPPS
en:)he RHHSTMIPBNR&
en:)head NQPPOOPOPPPV
en:)heads PPPPPPPPPPPN
en:)headse PPPPPPPPPQPS
en:)health PPPPPPPPPPPS
en:)hear PPPPOOOPPOOV
en:)hearin UPPPPPPPPPPW
en:)heat PPPPPPPPPPPR
en:)heavy POPPPPPPPPPM
en:)held POPPPPPPPPPR
en:)hello PPPPPPPPPPPT
en:)help PPPPPPPPPPPW
en:)her QPLQSSMKOJN;
en:)here NFNNOMPKINPT
en:)hersel PPPPPPPPPPPT
en:)hi PPPPPPPPPPPN
en:)high PPPPPPPPPPPS
en:)hill PPPPPPPPPPPL
en:)him RKOOTKPPONPL
en:)hip PPPPPPPPPPPN
en:)hire PPPPPPPPPPPT
en:)hiring PPPPPPPPPPPT
en:)his NONQMRPQPLOD
en:)histor PRPPPPPPPPPQ
en:)hm POPPPPPPPPPG
en:)hold PLPPPOPONPOL
en:)holds PPPPPPPPPPPL
en:)hole QPPPPPPPPPPN
en:)holida PPPPPPPRPPPU
en:)home ONOOPRONPPPF
en:)honest NPPPPOSOPPPQ
en:)hope PPPPPPPPPPP]
en:)hoped PPPPPPPPPPPN
en:)hoping PPPPPRPPRPPN
en:)horse PPPPPQPPPPPN
en:)hose PPPPPPPPPPPT
en:)hot PPPPPPPPPPPN
en:)hotel OOPQPPPQPPPL
en:)hour ONOOPQOPPPNR
en:)hours PQOPPPPOOPOM
en:)house PNPPPOPPPPPQ
en:)how PQNIQOLKPFPo
en:)huge PPTPPPPPPPPQ
en:)human PPPPPPPPPPPN
en:)hundre QQPPPMOQMPN^
en:)hurt PPPPPPPPPPPR
en:)husban NMPPPOPPPPPI
en:)i UXOIRQMH9DHC
en:)ice OOPPPPPPPPPL
en:)idea RPPPPPPPPPPR
en:)if HNPPOMNRKQLE
en:)imagin PPPPPPPPPPPT
en:)import PRPPPPPPPPPO
en:)impres SPPPPPPPPPPM
en:)in KSKNP;ITKOPE
en:)incide PPPPPPPPPPPM
en:)ink PPPPPPPPPPPN
en:)instal PPPPPPPPPPOU
en:)instea PPPPPPPPPPPM
en:)instru PPPPPPPPPPPM
en:)insura PPPPPPPPPPPN
en:)insure PPPPPPPPPPPR
en:)intere QPPPPPPPPPPM
en:)intern PPPPPPPPPPPM
en:)into LQOOPOPLPOPO
en:)invite PPPPPPPPPP[S
en:)is LOSDMFMMKG=V
en:)island PPPPPPPPPPPS
en:)it SMKGMPLSAKJL
en:)item PQPPPPPPPPPH
en:)its MNPPPPPPPPPM
en:)itself NNPPPRPPPPPT
en:)januar OKPPRNRQOPQE
en:)job PPPPPOPPNPPL
en:)joinin PPPPPPPPPPPN
en:)joking POPPPPPPPPPK
en:)joy PPPPPPPPPPPR
en:)july POPPVPQOPPPL
en:)june PPNPSPQPPPPS
en:)just NMQPURPHPOQD
en:)kano PPPPPPPPPPPM
en:)keen PPPPXPPPPPPP
en:)keep PMPPPNPNPPPF
en:)keeps PPPPPPPPPPPR
en:)kept PPPPPPPPPPPR
en:)kevin PPPPPPPPPPPM
en:)key PPPPPPPPPPPM
en:)keys POPPPPPPPPRP
en:)kick PPPPPPPPPPPR
en:)kiddin PPPPPQPPPPPM
en:)kids OOPPPPPPPPPN
en:)kill PPPPPPPPPPPN
en:)kills PPPPPPPPPPPM
en:)kilos PPPPPPPPPPPS
en:)kilowa QPPPPPPPPPPS
en:)kind NPPOPPPPPMPP
en:)kitche POPPPPPOPPPK
en:)knew OPPPPPPPPPPL
en:)knock PPPPPPPPPPPR
en:)know QQRPOILGJORA
en:)known PPPPPPPPPPPU
en:)knows NPPPPPPPMPPF
en:)labels PPPPPPPPPPPN
en:)ladder PPPPPPPPPPPM
en:)lady QNPPPPPPPPPJ
en:)lah PPPPPPPPPPPN
en:)lakhs PPPPSPPPPPPP
en:)land PPPPPPPPPPPR
en:)last QLNSPSPPQOLB
en:)late PPPPPPPPPPPT
en:)laugh OPQPPPPPPPPM
en:)laughe PQPPPQPPPPPM
en:)law PPPPPPPPPPPJ
en:)lawyer POPPPPPPPPPL
en:)leader PQPQPPPPPPPN
en:)leads PPPPPPPRQPPO
en:)leafle QPSPPPPPPPPM
en:)lease PPPPPOPPPPPW
en:)least PPPTPPPPPPPS
en:)leave MMOOPRPOPOPL
en:)ledger PPPPPPPPPPPT
en:)left NQPRPPPPPOOS
en:)leg PPPPPPPPPPNL
en:)legal PPPPPPPPPPPK
en:)less OPPPPOPPPPPM
en:)lesson PUPPPPPPPPPQ
en:)let PLPPQMNOPPNR
en:)letter PVPPOPPPPPQN
en:)librar PPPPPPPPPPPR
en:)licenc PPPPPPPSPPPU
en:)licens PPPPPPPPPPPK
en:)lift PPPPPPPQPPPS
en:)lifts PPPPPPPPPPPM
en:)light ONPPPPPPPPPN
en:)lights PPPPPPPPPPPN
en:)like TOQNOINKQNOA
en:)liked NPPPPPPPPPPI
en:)likely PPPPPPPPPPPT
en:)likes POPPRPPPPPPE
en:)limit PPPPPPPPPPPS
en:)line PQQOPNPNOOLJ
en:)lines PPPPRPPPPPPJ
en:)link PPPPPPPPPPPW
en:)list KQROPONOQPHU
en:)listen NPPPPPPPPPPU
en:)little MMPPPOPOPPPM
en:)live OOPPPOOPPPNV
en:)lives PPPPTPPPPPPQ
en:)load QPPPPPPPPPPT
en:)lock PPTPPPPPPPPM
en:)login PPPPWPPTSPPQ
en:)long NQPOPOPPPMPJ
en:)look NSOPPORMPPNd
en:)looked POPPPPPPPPPT
en:)lookin NQPOQRPMPOPN
en:)lose PPPPPPPPPPPJ
en:)lost QPPPPOPOPPPA
en:)lot OOPQNPRPPOPN
en:)loud PPPPPPPPPPPH
en:)love SJPPPPPPPOPQ
en:)lovely PQOOPOPOPPPN
en:)loves PPPPQPPPPPPL
en:)lower PPPPPPPPPPPR
en:)luck PPPPPPPPPPPU
en:)lunch QMOPQOOOPPSL
en:)ma'am PPPPPPPPPPPR
en:)machin PNPPPOPPPPPJ
en:)madam PPPPPPPPPPPS
en:)made QPPPPPOPPPP[
en:)mail PQPQPPPPPPPF
en:)mailbo PPPSPPRQPQPN
en:)mails PPPPPPPPPPPN
en:)main VPPPPQPPPPPP
en:)mainly PPPPPPPPPPPS
en:)make QQPOPPOPPPOL
en:)makes PWOPPPPPPPPW
en:)malaya RPPPPPPPPPPN
en:)man NQQPPOPPPQP=
en:)manage NOPPQOPQOPKT
en:)many POPPOMPOOOPV
en:)march QNOPTOMQPQPK
en:)marcus TPPPPPPPPPPO
en:)mark TPPPPPPPPPPO
en:)marked PPPPPPPPPPPN
en:)market PPQPPOPPPPPS
en:)maths PPPPPPPPPPPL
en:)matter PPPPPPPPPPPL
en:)may QPPPRPMPPPP]
en:)maybe OROPPQPOPPQL
en:)me ORQOQLPQ9NP5
en:)mean QRPPPOPOPPPI
en:)meant PPPPPPPPPPPU
en:)meet QPPPRQOPPPPU
en:)meetin POPQPPPSPPPP
en:)member PPPPPPPPPPPL
en:)men PPPPPPPTPPPP
en:)menu PPPPPPPPPPPS
en:)messag PPQPPPPPPPPS
en:)met PPPPPPPPRPPM
en:)meter PPPPPPPPPPPN
en:)method PPPPPPPPPPPM
en:)metres PPPPPPPPPPPN
en:)mid PPPPPPPRPPPP
en:)middle POPPPPPPPPPH
en:)midnig PPPPPPPPPPPM
en:)might NPPPOOPOPPPR
en:)mile PPPPPPPPPPPS
en:)milkin PPPPPPPPPPQR
en:)millio PPPPPPPPOPPT
en:)mind RQPPNOOQQPSP
en:)mine POPPPOPPOPOJ
en:)minibu ZPPPPPPPPPPQ
en:)minimu PPPPPPPPPPPV
en:)minute NSORPNQMPONF
en:)miss QMPPPPPPOPPK
en:)missed OOPPPPPPPPPL
en:)missin PPPPPPPPPPRP
en:)mistak QOPPPPPPPPPN
en:)model PPPPPPPPPPPL
en:)module PPPPPPPPPPPN
en:)moira PPPPPPPPPPPT
en:)moment PPQPPNQPPPP_
en:)monday NPOPOPPPPPQU
en:)money PPPONLPQNRPL
en:)monito PPPPPPPPPPPR
en:)month OQNPPNPPMQNY
en:)monthl PPPPPPPTPPPO
en:)months PNPPPKPOPPNO
en:)more P?RQOPPQLQOI
en:)mornin PPOPOSOPOQQJ
en:)most POPOPMQPPOPc
en:)mostly NOPPPOPOPPPF
en:)mother OPPPPPPPPPOM
en:)mount PPPPPPPPPPPR
en:)move POPPPOPPPPPK
en:)moved POQPPPOPPPPM
en:)moves PPPPRPPPPPPR
en:)moving POPPTPPPPPPR
en:)mr NNPPPOPPPQPM
en:)mrs PPPPPPPPPPPR
en:)much PPPPOOOOPPOH
en:)museum PSTPPPPPPPPR
en:)must QNPPPNPONQP@
en:)mute PPPQPPPPPQQL
en:)my PUIOMTMNLLH*
en:)name LLPPPQPPPPPP
en:)named POPPPPPPPPPI
en:)nearly PMPPPOPPPPPJ
en:)neates PPPPPPPPPPPU
en:)neck WPPPPPPPPPPN
en:)need QJONOQLQQOOE
en:)needed PPPPPPPTPPPQ
en:)needs PORPPPPPPPPO
en:)neighb QTPPPPPPPPPO
en:)nephew OPPPRPPPPPPN
en:)nervou PTPPPPPPPPPO
en:)networ RQPPPPPPPPPS
en:)never PLOMNPPOQOOE
en:)new PNPQQOOOOPOW
en:)news PPPPPPPPPPPU
en:)next QROOQNOPOOPL
en:)nice OPOPONPONPPD
en:)night OQPONNPQNOQJ
en:)nine POPPPPNKMPGM
en:)ninete ONPPONPQOPOF
en:)ninety PNPPOMPOPPPV
en:)ninth PPPOPPPRPPPM
en:)no MRRNPKOMIOQG
en:)nobody QPOPMJPLLPO:
en:)nod PQPROPPPPPPM
en:)noise QPPPPPPPPPPM
en:)none PORPPPPPPPPM
en:)noon PPPPQQPPPPPN
en:)normal ^PPPPPOPPPPU
en:)north PPPPRPPPPPPR
en:)not RRRUPLQOTNH6
en:)note PPPPPPPPPPPU
en:)noted PPPPPPPPPPPR
en:)notes PPPPPPPPPPPS
en:)nothin IPPNPMPMOOQG
en:)notice POPPPPRPPPPL
en:)novemb POOPPOPQPPPI
en:)now PEQMNPOHNLNR
en:)number QOOPOQKNOPPK
en:)nurse PTRPPPPPPPPP
en:)o'cloc OOPPPPPPPPPT
en:)oak RPPPPPPPPPPO
en:)octobe POPPQPQPPOPG
en:)odd OQPPPPPPPPQM
en:)of PHRLOGRMKVED
en:)off QQIQQOPRORHX
en:)offer PPTPPRPPPPPS
en:)office NQPPPOOOOPPL
en:)often PPPPPPPPPPPS
en:)oh OPPPPPPPPPPL
en:)okay PNONFPOQPKPi
en:)old PPPKQNPRPLNE
en:)older PPPPPPPPPPPR
en:)on UNPTPSLIKRIN
en:)once QJQPOMOQMPPP
en:)one RKRFMLHJIJMI
en:)ones QRQPOOOPMPPN
en:)online PTPPPQPPPPPR
en:)only RFTPPRRPORO@
en:)op PPPPPPPPPPPR
en:)open MQPNOOOQPPKT
en:)openin PPPPPPPPPPPL
en:)opens PPPOPPPPPPPJ
en:)opinio PPPPPPPPPPPI
en:)ops PPPPPPPPPPPM
en:)or LCPILIOMROS:
en:)orange PPPPPPPPPPPW
en:)order OOPPPPPQPPPS
en:)other PONMNNNOPQPO
en:)otherw PPTPPPPPPPPP
en:)ought PPPPRPPPPPPO
en:)our GOPNOHNTQMPK
en:)ours POPOPPPPPPPV
en:)out ITOOQLHSMNOM
en:)outfit PSPPPSPPPPPN
en:)outsid PPPPPPPQPPPN
en:)over PRPOQNOPNOPM
en:)own LMPPMOOQRPPP
en:)owns PPPPPPPPPPPF
en:)pack PPPPPPPPPPPJ
en:)packag PPPPPPPPPPPW
en:)page OMPLPOOPPMPS
en:)pager PPPPQPPPPPPS
en:)pages PPPPPPPPPPPR
en:)paid NQPPPPPPPPPK
en:)pain PPPPPPPPPPPR
en:)pair PPPPPPPPPPPT
en:)pallet PRPPPPPPPPPQ
en:)panels PPPPPPPPPPPS
en:)panto PPPPPPPPPPPS
en:)paper OPPOPOPNPPPI
en:)paperw PPPPQPRRPPPV
en:)parcel PPPPPPPPPPPR
en:)parent SPPOPPPPPPPI
en:)park PPPPPPPPPPUM
en:)parked PPPPPPPPPPPN
en:)parkin PQPPPQPPPPPM
en:)part ROPPPPPPPPPY
en:)partne PNPPPPPQPPPJ
en:)parts PPPPPPPPPPPT
en:)pass PPPPPPPPPPPW
en:)passwo RQPPPPPPPPPM
en:)pause PPPPPPPPPPPR
en:)pay POPPPPPPNPOL
en:)paying OPPPPQOQPPPM
en:)payrol PQPPPPPPPPPR
en:)pays POPPSPPPPPPP
en:)paysli PPPPPPPPPPPS
en:)pdf PPSPPPPPPPPQ
en:)peak PPPPPPPPPPPM
en:)pen PPPPPPPPPPPK
en:)pence PPPPPPPPPPPZ
en:)pencil QPPPPPPPPPPM
en:)pens PPPPPPPPPPPL
en:)people RQONKKCSNOKG
en:)per PNPOOOPOPOPT
en:)percen POPPPQPOOPOV
en:)person MOPPPOPPPPLR
en:)pest PPPPPPPPPPPU
en:)phone QIOOONPMPPRT
en:)phones POPPPPPPPPPN
en:)photo POPPPPPPPPPL
en:)photos PPPPPPPPPPPY
en:)physic PPPPPPPPPPPN
en:)physio PPPPPPPSPPPN
en:)piano PPPPPPPPPPPM
en:)pick OPPPPPPPPPPM
en:)pickin PPPPRPPPPPPO
en:)pictur QPPPPNOPPPPS
en:)piece PPPPQOPPPPPM
en:)pigeon PPPPPPPPPPRN
en:)pilot PPPPPPPPPPPX
en:)pink UPPPPPPPPPPQ
en:)pizza PPPPPPPPPPPM
en:)place QKPPOOPOPPPU
en:)plan QSPPPPPPPPPX
en:)planne PPPPPPPPPPPU
en:)planni PPPPTPPPPPPL
en:)plate PPPPPPPPPPPN
en:)platfo PPPPPPPPPPPS
en:)please OPOPPPPPPPQJ
en:)plenty PPPPPPPPPPPM
en:)plug PPPPPPPPPPPN
en:)plus PPPPPPPPPPPR
en:)po PPPPPSPPPPPR
en:)pocket PPQPPPPTPPPK
en:)point PPPPPPPPNPPV
en:)points PPPPPPPPPPPN
en:)police PPPPPPPPQPPK
en:)policy PPPPPOPPPPPR
en:)polite PPPPPPPPPPPK
en:)poor PPPPPPPPPPPM
en:)portal QOOPPPPPPPPJ
en:)post OOPPPPPPPPPR
en:)pounds PQPPPPPPPPPV
en:)practi PPPPPPPPPPPL
en:)premiu PPPPPPPPPPPU
en:)presen PPPPPPQPPPOW
en:)press POPPPPPPPPPL
en:)pressu PPPPPPPPPPPS
en:)preten PPPPPPPPPPPS
en:)pretty POQPPPPPPPPR
en:)price POPPPLPPPOPT
en:)pricin PPPPPPPPPPPR
en:)print PPPPPPPPPPPN
en:)printe PPPPPPPPPPPV
en:)prints PPPPPPPPPPPS
en:)probe PPPPPPPPPPPS
en:)proble PSPPPQPPPPTN
en:)proces OPPPPPPSPPPL
en:)produc POPOPPPPPNPN
en:)promis PNPPPPPPPPQW
en:)prompt PPPPPPPPPPPS
en:)proper PNPPPPPPPPPK
en:)propos PPPPPPPQPPQS
en:)proud PPPPPOPPPPPX
en:)public PPPPPPQPPPPS
en:)pump PPPPPPPPPPPM
en:)purcha PPPUPPPOPSPR
en:)put QKMJOTPOOLNJ
en:)puttin PRPPPOPPPPPL
en:)quarte QQORRQPPPPPI
en:)questi POONPOOPPPOQ
en:)quick TOPPPPPPPOPT
en:)quicke XPPPPPPPPPPV
en:)quickl TOPPPPPPPPPO
en:)quid PPPPPPPPPPSM
en:)quiet PPPSPPPPPPPJ
en:)quit PPPPPPPPPPPM
en:)quite POPPPPPPPPPK
en:)quote PPPPPPPPPPPZ
en:)quoted PPPPPPPPPPPS
en:)radio RPPPPPPPPPPL
en:)rain PPPPPPPPPPPM
en:)rainin PPPPPPPPPPPF
en:)rains PPPPPPPPOPPK
en:)ramp PPPPPPPPPPPM
en:)ran PQPPPPPPPPPM
en:)rang QPPPPPPRPPPO
en:)range PPPPPPPPPPPT
en:)rare ROPPPPPPPPPM
en:)rate OOPPPPPQPPPN
en:)read PROQPJPMKPR=
en:)readin PPPPPPPPPPPN
en:)ready PPPPPPPPPPPR
en:)real PNQPPPPPOPPL
en:)really PMPPOOPOPOOQ
en:)reason PNPPPQPPPPPL
en:)recept PPPPPPPPPPPM
en:)reckon RPPPPQPPPPPS
en:)recomm OPPPOPPPPPPR
en:)record POPPPPPPPPPN
en:)red NLPPPPPPPPPJ
en:)refere PPPPPPPPPPPM
en:)regard PPPPPRPPPPPT
en:)releas PPPPPSPUPSQK
en:)rememb POPOPNPPPOPN
en:)remind PPPPPPPPPPPR
en:)renewa POPQPPOQPPPN
en:)rental PPPPPPPPPPPR
en:)rep RPPPPPPPPPPO
en:)replac PPPPPPQPPPPT
en:)report MQPPPOPPPPPP
en:)reques PPPPPPPPPPPR
en:)resear PPPPPPPPPPPU
en:)rest QPPPPOOQPPPI
en:)restau PPPPPPPPPPPU
en:)retire PPPPPPPPPPPM
en:)review PPPPPPPPPPPR
en:)rig PPPQPPPPPPPK
en:)right ODPPPPNPJPMQ
en:)ring NNPPPOPPPPOJ
en:)rings PQPPPPPPPPPL
en:)river PPPPPPPPPPPJ
en:)road PPPPPOPPPPPR
en:)robot PVPPPPPPPPPN
en:)roll PPPPPPPPPPPT
en:)roof OOPPPOPPPPPM
en:)room ONPPPQPPPPPO
en:)rooms PPPPPPPPPPPL
en:)roughl PPPPPPPPPPPM
en:)rounds PUPPPPPPPPPM
en:)route PPXPPPPPPPPX
en:)row PPPPPPPPPPPN
en:)rubber PPQPPPPPPPPM
en:)ruler PPPPPPPPPPPL
en:)run MIOOPPOQPPOM
en:)runnin NPPPPOPPPPPR
en:)runs PQOPSPPQPPPM
en:)said FPPQPNNPSPOL
en:)salary PPPPPPPPPPPS
en:)sale PPPPPPPPPPPM
en:)sales PPPPPPPQPPPY
en:)salt PPPPPPPPPPPN
en:)same IPOPPJNQPPNH
en:)samosa PPPPPPPPPPPK
en:)sample PPPPPPPPPPPR
en:)sandwi OOPPPPPPPPPJ
en:)sang PQPPPPPPPPPN
en:)sat PPPPPPPPPPPI
en:)save PPPPPPPPPPPR
en:)saved RPPPPPPPPPPM
en:)saves PPPPPPQPPPPR
en:)saving PPPPPPPPPPPM
en:)saw PMPPPPPOPPPM
en:)say QQNQPQPRJPPV
en:)saying PNPPPPPPPPPJ
en:)says GPOPOOPQPPP@
en:)scale PWPPPRPPPPPQ
en:)scan PPPPPQPUPPPO
en:)scanne PPPPPRPPPPPS
en:)scans TPPPPPPPPPPT
en:)schedu PPPPPPPPPPPR
en:)school QMOPPOOQOPPJ
en:)scorin PPPPPPPPPPPT
en:)scratc PPPPPPPPPPPM
en:)screen PRPPOOPPPPOZ
en:)sea PUPPPPPPPPPO
en:)search PPPPPPPPPPPN
en:)season POPPPOPPPQPT
en:)seats PPPPPPPRPPPM
en:)sec PPPPPPPPPPPR
en:)second NBPPOHPPPNPS
en:)secret PPPPPPPPPPPL
en:)see NSQNNSMNNNPJ
en:)seeing SPPPPPPPPPPU
en:)seen QRPPPRPOQPPN
en:)sees PPPPPPPPPPPT
en:)sell NNRPPNPQPPPR
en:)send QPPOPQQOPPSV
en:)sends OPPPPPPPPPPM
en:)senior PPPPPPPSPPPL
en:)sense PTPPPPPPPPPR
en:)sensor PPPPPPPPPPPU
en:)sent PNOPPPPQPPPI
en:)senten SPPPPPPPPPPP
en:)separa OPPPOPPPPPPI
en:)septem POPPTQPPPNPO
en:)seriou PPPPPPPPPPPH
en:)server PPPPPPPPPPPR
en:)servic NPPMPPPPPPP[
en:)set QKPPPPOPPPPU
en:)settle PPPPPPPQPPPN
en:)seven LMPPOOPQOOOL
en:)sevent QPPQPOPOPPPG
en:)shall PPPTPQPQPPKs
en:)shape PPPPPPPPPPPS
en:)share PPPPPPPPPPPT
en:)she GSENTBMRDWP6
en:)sheet PNPPPOOOOPOH
en:)shelf QPPPPPPPPPPM
en:)shift MQPPPMPOPOPJ
en:)shifts PPPPPPPPPPPT
en:)shirt PPPPPPPPPPPM
en:)shoot PPPOPPPTPPZO
en:)shop NPPPPPPPPPPP
en:)shops PPPPPPPPPPPR
en:)short PPPOPPQPQPPN
en:)should LOPPPKOPPPMX
en:)shout PPPUPPPRPSPJ
en:)shouti PPPPPPPPPPPM
en:)show ORPNPOPOPNPM
en:)showed RPPPPPPPPPPN
en:)shower UPPPPPPPPPPQ
en:)showro PPPPPQPPPPPR
en:)shut PPPPPPPPPPPD
en:)shuts PPRPPPPPPPPO
en:)sick PPPPPPPPPPPS
en:)side QQPNPOPPPPQ_
en:)sidewa PPPPPPPPPPPM
en:)sign LKPPQOSPPPQH
en:)signal RPPPPPPPPPPR
en:)signat PPPPPPPPPPPT
en:)signs ONOQRPPQPQPJ
en:)since OAONOROKMOOE
en:)single ONPPPQPPPPPK
en:)sir PPPOPPPPPOPY
en:)sister OOPPPOPPPPOU
en:)sit PLPNRQONPPOJ
en:)site NPPPPQPPPPPS
en:)sites RQPPPPPPPPPP
en:)sittin PNPPPQPPPPPS
en:)six LMMOHAPQNONJ
en:)sixth PPPQPPPPPPPR
en:)sixty RQOQPQPNPQOC
en:)size PNPPPPOPPPPW
en:)skip PRPPPPPPPPPQ
en:)sleep OPPPPPPPPPPI
en:)slide PRPPPPPPQPPK
en:)slot PRPPPPPPPPPQ
en:)slow OROPPPPPPPPP
en:)small PQPOPLPPNPPM
en:)smalle PPPPPPPPPPPS
en:)smell PPPPPPPPPPPK
en:)so PUPLPQRODDUm
en:)socks QPPPPPPPPPPM
en:)soft PPPPPPPPPPPN
en:)softwa ORPPPPPPPPPS
en:)solar PPPPPPTPPPPQ
en:)sold RNPPPPPPPPPM
en:)some MONOMKONPOPL
en:)somebo POOONRPPQPQ;
en:)someon PNPPOOPPPPPI
en:)someth PPPPPRONOPNP
en:)someti PPPPPPPPPPPS
en:)somewh PPPPPPPRPPPM
en:)son PPPPPPPPPPPR
en:)soon PPPPPPPPPPPT
en:)sorry KQOQOMPMPQPS
en:)sort PQSPPPPPPPPQ
en:)sorted TPPPPPPPPPPP
en:)sound PPPPPPPPOPPI
en:)sounds QPPPPPPPPPPR
en:)speak PQPQPPPPPPPT
en:)speake PPPPPPPPPPPR
en:)specia PPPPPPPPPPPR
en:)speed QPPPPRPPPPPN
en:)spell POPPPPPPPPPN
en:)spend UOPPRPPPPPPM
en:)spent MPPPPVPQPPPN
en:)spinni PPPPPPPPPPPN
en:)spot PPPPPPPPPPPR
en:)spread QOPPPPPPPPPK
en:)spring OPPPPPPPPPPU
en:)stage PPPPPPPPPPPR
en:)stairs QPPPPPPPPPPT
en:)stamp SPPPPPPPPPPL
en:)stand QPPPPPPPPPPK
en:)standa PPPPPPPPPPPN
en:)stands PPPPPPPPPPPN
en:)start LKQQQQMPPPOK
en:)starte PPPPPPPPPPPN
en:)starti TPPPPOPUPPPQ
en:)starts POPPOPPPPPPS
en:)stay PPPPPPPPPPPU
en:)stays PPPPPPPUPPPT
en:)steel PPQPPPPPPPPT
en:)step OPPPPPPPPPPR
en:)sticke PPPPPPPPPPPM
en:)still PNOOORONOOOP
en:)stock PPPPPPPPPPPR
en:)stood POPPPPPPPPPK
en:)stop NQPNPPPOPOPH
en:)stoppe OPPPPPPPPPPN
en:)stops OPPPPPPPPPPM
en:)store PPPPPPPPPPPN
en:)stores PPPPPPPPPPPI
en:)straig OQPPPOPOPOPY
en:)street PPPPPPPPPPSQ
en:)strike PPQPPPPPPPPK
en:)strong PPPPPPPPPPPT
en:)studen POPPPNPPPPPW
en:)studio PPPPPPPPPPQS
en:)study PPPPPPPPPPUL
en:)such QOSPPPPPPPPK
en:)sugges PPPPPPPPPPPT
en:)summar PPQPTPPPPPPR
en:)summer POSPPPPPPPPQ
en:)sun PPPPPPPPPPPN
en:)sunday PLOQSNPOPPPR
en:)superv PPPPPPPPPPPR
en:)supply POPPQPPPPPPK
en:)suppor PPPPPOPPPPPS
en:)suppos POPPPPPSPPPN
en:)sure QPPPPNPPPPPU
en:)surpri UOPPPPPPPPPM
en:)survey PPPPPPPPPPOU
en:)surviv PPPPPPPPPPPN
en:)swap OPPPPPPPPPPV
en:)sweet PPPPPPPPPPQM
en:)switch PPPPPPPPPPPU
en:)system OPPPPPPPPPPV
en:)ta PPPPPPPPPPQK
en:)table PNPPSPPOPPPH
en:)tablet QQPPPPPPPPPR
en:)tae PPPPPPPPPOPS
en:)take PQMOQQPMOONU
en:)takes RLPPPQPOPPPN
en:)talk MQNPPOPOPPQZ
en:)talkin POPPOPPPPPPG
en:)talks PPPPPPPPPPPU
en:)tank QPPPPPPPPPPT
en:)tax PPPPPPPPPPPM
en:)tea POPOPPPPOQPK
en:)teach PPPPPPPPPPPI
en:)teache PPPPPPPPPPPR
en:)team OOPOPOOPPOOY
en:)tech RPPPPPPPPPPT
en:)tell MKQLQEPLOLMO
en:)tellin PPPPRPPPPPPM
en:)tells PPPPPPPPPPPN
en:)temper PPPPPPPPPPPL
en:)ten QHNQPJQPPNNP
en:)tenant POPPPPPPPPPR
en:)termin TPPPPPPPPPPP
en:)terms PPPPRPPPPPPX
en:)test PPPOPPPQQPPV
en:)text PPPOPPPPPPPU
en:)than RFROMNOOLRPE
en:)thank OPPOOOPOPOLJ
en:)thanks OPPPMNNQPPLl
en:)that VLRDKQOIIBNL
en:)the LJHTOKFPKFTP
en:)theatr PPPPPPPPPPPR
en:)their MMPMNLOMNOOE
en:)theirs PPSPPPPPPPPP
en:)them OUOOPCSPKNOB
en:)then NQQRPOOPQOPC
en:)there QNRKPHO<ONNZ
en:)these PPPOPQPOOOPN
en:)they RPOLPWPIGQJB
en:)thin PPPPPPPPPPPS
en:)thing NMOOOEOIRONE
en:)things NPPOPOOPPPPK
en:)think MZPMOJONPNOd
en:)thinki PPPPPPPPPPPV
en:)third OPPQPPPOOSOP
en:)thirte PQPPPPPPPPPM
en:)thirti PPPPPPPPPPPN
en:)thirty OHPMPCOMNOOP
en:)this PSLCQURPPMHW
en:)those QPPPPOPPPPQN
en:)though QFPRPOPKOROF
en:)thousa HOPOPOOPOOMQ
en:)three OFOOPMOOMQIK
en:)throug JMONPQPPPNQO
en:)throw PRPPPPPPPPPM
en:)thumb PQPPPQPPPPPM
en:)thursd QMMPNSOPPPPO
en:)tie PPPPPPPPPPPN
en:)till QOONTRQQPNQC
en:)time RKLOPOPQSPMN
en:)times PNPPPOPPPPPM
en:)timing PPPPPPPPPPPS
en:)tin PPPPPPPPPPPM
en:)tired PPPPPPPPPPPN
en:)to NGSQORRR=UAN
en:)toast SOPPPPPPPPPM
en:)today POPNPRPPPPPk
en:)told QJOQQNOQOPPH
en:)tomorr ONPOPQOPPOKV
en:)tonigh NNPKTOOOPPTR
en:)too PFNRKOPPPQOK
en:)took PMPPPPPPPPPK
en:)tool PPPPPPPPPPPR
en:)top PPPPPPPPPPPT
en:)touch OOPPPPPPPPPN
en:)touche QOPPPOPPPPPK
en:)tower PPPPPPPPPPPS
en:)town QQPPPPPQPPOF
en:)trace PPPSPPPPPPPU
en:)trade PPPPPPPPPPPW
en:)traffi PPPPPPPPPPPN
en:)traile PPPPPPPPPPPT
en:)train PPPPPPPPPPSR
en:)traini PPPRPPPQPQPN
en:)transc QOPPPPPPPPPD
en:)transf PPPPPSPPPPPR
en:)travel OPPPPPPPPPPM
en:)tray PPPPPPPPPPPM
en:)trays PPQPPPPPPPPL
en:)treasu OOPPPNPPPPQL
en:)treati PPPPPPPPPPPS
en:)trial PPPPPOPPPPPR
en:)trip PPPPPPPPPPPR
en:)truck OOPPPLPOPPPT
en:)trucks PNPPPPPPPPPJ
en:)true PPPPPPPPOPPS
en:)trust LOOQPPPOPPPM
en:)truste RPPPTPPPPPPK
en:)truth PPSPPPPPPPPN
en:)try PPPPPPPTPPPS
en:)tuesda PLOPOOMUOPRP
en:)tulsa PPPPPPPPPPPR
en:)turn PQPPPPPPPPPN
en:)turnar RPMPPPPPPPPN
en:)turned OQPPPPPPPPPH
en:)twelve MQPOOQPOPOON
en:)twenti POPRONPSPPPO
en:)twenty POOPPNPQPPNL
en:)twice PQPPPMPPPPPE
en:)twins PPPPPPPPPPPN
en:)two PMSOFDONNNJP
en:)type PPPPPPPPPPON
en:)typed PPPPPPPPPPQN
en:)types PPPPPPPPPPPM
en:)typica PPPPPPPPPPPR
en:)uncle PPPPPPPPPPPK
en:)under MQPOPMPOOPPM
en:)unders PPPPPPPPPPPY
en:)unifor PPPPPPPPPPPK
en:)union VOPPPRPRPPQN
en:)unit PPPPPPPPPPPV
en:)units PPPPPOPPPPPT
en:)unless PPPPXPPPPPPN
en:)until OMPPPOPOPPPP
en:)up NL<OPONSMQLN
en:)us NXMPPNNQNONI
en:)use QOPPONPOPPPS
en:)used ZOPPPMPPPOPK
en:)users PPPPPPPPPPPS
en:)using PPPPPPPPPPPW
en:)usuall POPPPPPPPPPV
en:)van MRPPPPPPNPPL
en:)vanish PQPPPPPPPPPL
en:)vans PPPPPPPPPPPU
en:)vendor PPPPPPPPPPPK
en:)verdic PPPPPPPPPPPR
en:)very OOOONLOONONR
en:)view OPPQQOPPPPPW
en:)villag PPPPPPPPPPPR
en:)visit QPPPPPPPPPPS
en:)visito PPPPPPPPPPPW
en:)voice PPPPPPPPPPPS
en:)volume PPPPPPPPPPPV
en:)volunt SOPPPPPPPPPP
en:)vote ONPPYOPOPPPM
en:)wait QOPPPORQPPPK
en:)waited PPPPPPPPPPPN
en:)waitin PPPPPPPPPPQL
en:)walk PPPPPPPPPPPS
en:)walked POPPPPPPPPPN
en:)walkin PRPPPPPPPPPM
en:)walls PPPPPPPPPPPM
en:)want OKRQPOMQPRM<
en:)wanted QNPOPPQPPOPT
en:)wantin PPPPPPPPPPPN
en:)wants QLQPPOPPPPPJ
en:)wareho PPPPPPPPOPPL
en:)warm RPPPPQPPPPPU
en:)warn PPPPPPPPPPPL
en:)was NONWGTIOIFHE
en:)wash PPPPPRPPWPPO
en:)washin VPPPPPPPPPPN
en:)waste PPPPPPPSPPPN
en:)watch PPPPPPPPPOPN
en:)watchi PPPPPPPPPPPM
en:)water PQPPPNPPPQPQ
en:)wave PPPPPPPPPPPN
en:)we NNQOOPIQKNCL
en:)wear POPPSPPPPPSI
en:)weathe QPPPPPPPPPPT
en:)websit PPPPPOPPPPPS
en:)weddin POPPPPPPPPPS
en:)wednes QOPPQOPNPPPR
en:)wee PPPPPPPPPPPU
en:)week OQKPOPONOPOM
en:)weeken PQPOPPOPPNPQ
en:)weekly QPPPPPPPPPPM
en:)weeks PQPOOOPPPOPT
en:)weigh PPPPPPPPPPPR
en:)well ROPMPQOKNNOM
en:)went PPPOOPPNKPP?
en:)were OMMOOROMSOOJ
en:)wet OOPPPPPPPPPN
en:)what KHQEM%MPOJN]
en:)when PTNKQDQMJOK_
en:)where QMMMPMNQQONO
en:)which ONQOPMQNPPOP
en:)while PPPPPPPPPPPL
en:)whistl PPPPPPPPPPPL
en:)white SPPPPPPPPPPP
en:)whiteb OPPPPPPPPPPL
en:)who ONDOLMNSFPNP
en:)whoeve POPPPRPPPPPI
en:)whole QROOOMPNOPO@
en:)why PQPPPOPPMPPR
en:)wi POPPPPQQPPPM
en:)wife PQOPNLPPPPPI
en:)will RSMNRUOMIMOf
en:)wind PPPOPPPPPPPN
en:)winter OOPPPPQQPPPT
en:)wise PPPPPPPPPPPS
en:)with MRLSOOOV;PLL
en:)withou PRPPROPOPPPN
en:)women PPPPPPPPPPPN
en:)won RPPPPPPPPPPS
en:)wool PPPPPPPPPPPK
en:)word PMPQPQPOPOPP
en:)words PTPPPPPPPPPP
en:)work OQPPPPPPPPQ^
en:)worked XOPPPNPPPPPM
en:)worker PPPPPPPPPPPS
en:)works OQQPPPPOPPPK
en:)worksh PPPPPPPPPPPT
en:)world PPPPPPPPPPPN
en:)worrie PNPPPPPPPPPL
en:)worry TPPPPPPPPPPO
en:)worse PPPPPQPPPPPJ
en:)would SKRROFJNLPMZ
en:)wow PPPPPPPPPPPS
en:)write QLPPRNPPPPPM
en:)writin PNPPPOPPPPPM
en:)writte OOPPPOPPPPPW
en:)wrong PNPPPOPOPPPN
en:)wrote LMPPPQOPPPPG
en:)yard OOPRPPPPPPPO
en:)ye PPPOPPPPPNP^
en:)yeah PPPPPPPPPPPV
en:)year PJPPQPOQOPPP
en:)years NQNOPJPPOONT
en:)yellow PPPPPPPPPPPR
en:)yes KQOPRMPQPQPF
en:)yester PPPPPPPPOPPG
en:)yet OOPPQPPPPPPZ
en:)you CROIOSIOKLKo
en:)young NMQPPOQPPPPK
en:)your PJQPPKNNBOLa
en:)yours PPPPOMOOPPPO
en:)yourse PPPPPPPPPPPS
en:<# ONOQNPEPQQRY
en:<'s MPPONPMNRPPW
en:<a ORKQMKOPSMLR
en:<a.m ROPPPOPPPPQP
en:<able NOPPOKNPPQPR
en:<about LPKNQJKQMORA
en:<above QPPPQNQOPOOU
en:<academ PPPPPPPPPPPK
en:<accent ORPPPOPPPPPR
en:<accept SNPPPQPOPPPS
en:<access ONPPPMPOOPPE
en:<accide PPRPPPPPPQPQ
en:<accord PPPPPPPPPPPU
en:<accoun MPPOQMQOPOON
en:<accura PVPPPOPPPPPQ
en:<acre PPPPPPPPPOPW
en:<acres PPPPPPPPPPPS
en:<across JQPPNLPNPOPD
en:<active POPPPSPPPPPP
en:<actual PPNPPPPPOPPV
en:<add PFWPOPPPQOOF
en:<added PSPPPNPPPPPO
en:<adding PPRPPPPPPPPR
en:<addres PPPOPOPQPWPT
en:<adjust POPOPOOPPPPL
en:<advanc PPPQPTPVPPOQ
en:<advent PPPPPPPPPOPW
en:<afraid MOPPOOONPPP>
en:<after OMPOOMQPPQRQ
en:<aftern PKPOPOPQORRQ
en:<again PWRPNMP?LNRT
en:<agains TOOPPQNQOPPS
en:<age PPPPPOPPPPPS
en:<agenda PPPSPPPPPPOU
en:<agent RQPPPQPPPPPU
en:<agents PPPPPPPPPPPJ
en:<ago PQPPPPPPPPPN
en:<agree QPPPIPPSPPQF
en:<agreed PSPPPOPPPPPQ
en:<agreem PPQTLPRaPWPR
en:<ahead QQKPUHQQQPPD
en:<aid OOPPPOPPOPPL
en:<aim OPPPPPPPPPPL
en:<air PQOPPOPPPPPR
en:<airpor PPPPPPQPPPPW
en:<alarms QVPPPOPPPPPP
en:<all SRLPKMPNPQRS
en:<allerg PPPPPOPOQPOG
en:<allow PQPPPPPPPOPI
en:<almost PSPPPPPPPPPM
en:<alone PPQPPMPPPOP]
en:<along NOPPOOPPQPOF
en:<alread QPMOOOPPQNQ[
en:<alrigh PQPPPQPPPPPJ
en:<also OPNOPNOIPQRb
en:<altern PPPPPPPPPPPL
en:<always POPPNJPLQPMM
en:<am LMQPOKNOJQOR
en:<amazin PPPPPPPOPPPN
en:<americ PPPPPPPPPPPY
en:<an PUOPPNMLOOOM
en:<analys PPTPPPPPRPPP
en:<anchor PRPPPPPPPPPO
en:<and VGAIPMQPTOOT
en:<angry PPPPPPPPPPPM
en:<animal OTPPPPPPRPPR
en:<annual NQPPPVPPPPPM
en:<anothe QQQPOQNQOPQb
en:<answer MPPPPPPPPPOJ
en:<any QPQNINPRPONH
en:<anybod NRPKTQOOQPQO
en:<anyhow PPPPPQQPPPPZ
en:<anyone PNMNQMPQMOPQ
en:<anythi OQdQJOLMRNNH
en:<anyway MTPPOPPPPPO[
en:<anywhe PMPPPQPPPPPO
en:<apart UPPPPNPPPPPR
en:<api PPPPPPPPQPPW
en:<apolog RPPPPPPPPPPP
en:<app RPQPMLPKNOMC
en:<applic PNPPPOPPQOOL
en:<appoin PPPPQPPQPOPL
en:<apprec POOPOPPOPPPC
en:<appren PPPPROPPPPPN
en:<approv NPPP_PMROPPG
en:<apps PPPPPPPPOPOM
en:<april OOPNQNZPOOPe
en:<are PKILLSLOQMLR
en:<area OPPPTPPOPPPN
en:<argue OPPPPQPPPPPS
en:<argume PPYQPQPPPQPT
en:<arm PNPPPPPPPOOR
en:<around KROPPVPPPOOJ
en:<arrang OPPOPQPNPPPG
en:<arrive ONPPPQPPPPPO
en:<arrivi PPPPPPPPPPPT
en:<arvo PPPQPPPPPPQ[
en:<as SOPPOPPQPPPQ
en:<aside PKPPPQQROPPN
en:<ask MPQPRPNMOONF
en:<asked NMPQOPQPPPQT
en:<asking PLPOPNPOPNPV
en:<asks SPPPPNPPOPPV
en:<asleep PPPPPPPPPPPW
en:<assess ONPPPQPPOPPL
en:<assign PPNQPQPRPPPL
en:<associ PPPPPQPPPPQT
en:<assume PPSPPPPPPPPN
en:<at NRHJPQFORPRR
en:<ate PPPPPPPPOPPW
en:<attach PMQPPOPPPPPQ
en:<attend POPPPNPPRPPP
en:<audio SMPPPPPPPPPP
en:<audit ONPSPPPOPPPN
en:<audito SPPPPPPPPPPZ
en:<august MQPPQKPOPPQ^
en:<auntie QPPPPPPPPPON
en:<author QQPPRPPPOPPR
en:<auto PRQPPOPOPPPK
en:<automa SQOQPMPOPQPF
en:<autumn PPPUPNPPPRPL
en:<availa PPPPPPPPOPPM
en:<averag TPPPPPOPOPPM
en:<aw PPPPPPPPPPPS
en:<award QOPPPPPPPPQR
en:<awards PPPPPPPPPQRN
en:<aware OQPPPPPPQPPL
en:<away POPPOQPOPQNG
en:<awesom ROPPPPPPPPPL
en:<awful OOPWPQOOPUOG
en:<aye PQPQPQPPOROc
en:<b PPPPPOPPPPPW
en:<baby QPPPPOQPPOPV
en:<back KVQMPPOINNQT
en:<backgr PPPPPPPPPPPZ
en:<backup PNPPPPPPPPPG
en:<bad QPPONONMPNOG
en:<badge PORPPPPPPQPK
en:<badly PPPPPPPPPPPV
en:<bag VPPPPNPPPPPX
en:<bags OOPOPPPOPPPM
en:<bakery POPPPPPVPPPN
en:<balanc PPPPPPPPSPPH
en:<balloo PPPPPXPPQPPO
en:<ballpa PRPPPVPPQPPR
en:<band QOPPPUPPPPPI
en:<bang PPPPPPPPPPPT
en:<bank POPPQNPPPPPS
en:<bar RPPPPRPPPPPL
en:<barry PPPPPPPPPPPJ
en:<bars PPPPPPPPPPPT
en:<base OPPPPXPPPPPO
en:<based PPPPPPPPPPPL
en:<basic OQPPPRPPPPPJ
en:<basica PPPPPNPPPPOP
en:<bat PVPPPPPPPPPT
en:<batch PKPPPPPPPPQG
en:<batter RTPPOOMQPORS
en:<bay PPPQPOPPPPPT
en:<be FRNPTNTOPQNY
en:<beach PPPPPPQPPPPS
en:<beam PPPPPPPPQPPJ
en:<beans PUPPPZPTPPPN
en:<bear PNPOOPOPPPPK
en:<beat POPPPSPPPPPR
en:<beauti PPPPPOPPPPPX
en:<beauty PPPPPPPP[PPQ
en:<becaus NNPPMNQPNOPk
en:<become QPPRPPPPPRP_
en:<bed PNPPPRPSPPPS
en:<beds POPPPNOSPQPN
en:<been POOQBNKPMQPR
en:<beep ROQPPOPPPPPS
en:<beeps PPPPPPPPPPTM
en:<beer PZPPPPPPPPPU
en:<before LNPNOHVMNSU_
en:<beggin PPPOPPQSPPPY
en:<begin PNPRPMVRPPQS
en:<beginn PRPPPPPPPPPN
en:<behave PPPPPPPPPPPR
en:<behavi QPPPPOPPPPPN
en:<behind LPQOPPOOQOOP
en:<being LPPOLQHQOQHV
en:<believ OSPOPPOOPMPN
en:<bell POPPPOPPPPPS
en:<below RQPPPNPOPPPC
en:<bench PPPPPOPPQPPI
en:<bend PPPPPPPPPPPV
en:<beside PPPPPMOQPPOY
en:<best PLNPPOLJPPOB
en:<bet QMPQQPPTPQPP
en:<beta PPPPPOPPPPPK
en:<better QRONQMPOPPQR
en:<betwee PPPQQEPRPQPW
en:<bid PPPPPPQPPPPN
en:<bidder PPPPPPPPPPUO
en:<bids PPPPPPPPPPPU
en:<big POPPMOPMPONX
en:<bigger OTPPPTPRQPQQ
en:<bigges NHPPPPPPPPPM
en:<bill OMOPPPPOPPPQ
en:<billed POPPPSPPPPPM
en:<billin NPPPPOPOQPPM
en:<bills PPPPPPPPPPPK
en:<bin POPPPPPPOPPT
en:<binder PPPPPPPPPPRM
en:<bins PNPPPPOPPPPQ
en:<birds PPPPPPPUPPPM
en:<biro PQPPPPPPPPPL
en:<birthd POPPPNPPPPPU
en:<biscui POPPPOPPPPSR
en:<bishop PPPPPPPTPOSQ
en:<bit PPPPPPMPPPP[
en:<bite PPPOPPPVPOQQ
en:<bits PPPPPOOPPPSM
en:<black OPPPPPPPPPPJ
en:<blank PPPPPNPPPPPY
en:<bless ONPQPQPRPPPT
en:<blessi PPPPSPPPPPPP
en:<block PPPPPOPOPPOL
en:<bloke PPPRPOPPPPPX
en:<blokes PQPPPPPPPPPU
en:<blowin PSPPPPPPPPPT
en:<blue ONPPPOPPPPPR
en:<board DSOPPPORPPOP
en:<boards QOPPPPPPPPPM
en:<boat QMPPPPPQPPQO
en:<boats OPPOPOPQPRPS
en:<bob PPPPPPRPPPRM
en:<body PRPQRPPPPPOR
en:<book PLPPOLPRPPOG
en:<booked PQPPPNPPPPOX
en:<bookin UJOPOPPMQPP@
en:<books PPPOPLOPPPPP
en:<boot PPPPPPPPPPPM
en:<booth RPPPPQPPPPPQ
en:<boots TPPPPPPPPQPP
en:<boss OPPPPPPPNPPX
en:<both SKQOIPLQQOPC
en:<bother OOPSPPPPPPON
en:<bottle PPPPPPPPPPPK
en:<bottom ORPPPPPPQPPI
en:<bought PQPPOQPPPPOT
en:<bowl PPPPPPPPPPPR
en:<box OQORPQPPPOPI
en:<boxes OUPPPOOPPPOb
en:<boxing SPPPPPPPPPPO
en:<boy NNPPPMPPPONL
en:<boys PNQPSOOPPPOZ
en:<braced PPPPPPPPPPPS
en:<branch PPPPOOOQPPRJ
en:<bread PNPPPQPPPPPN
en:<break QNPOQPPPPPPS
en:<breakf PPPPPPPWPPPW
en:<breath POPPPNPPPPPX
en:<bride PPPPPPPPPPPS
en:<bridge PPWPPPPPPPPS
en:<brief PPPPPPPPPPPK
en:<brilli TNPPPOPQPOPM
en:<bring MPQTOPPOQMWZ
en:<bringi PPPPPPPRPPPX
en:<bristo PPPPPPPPPPQK
en:<brochu MQPPONPMPPNS
en:<broken PPPPPPQPPPPT
en:<broker PQPPPPQPPPPD
en:<brothe NPPOQOPOOOPM
en:<brough PPPPPPPPQNPW
en:<brown PPPPPPPPPPPM
en:<bucket PPPPPOPQPSPV
en:<bucks PNPPPOPPPPPX
en:<buddy UPPPPOPPPPPU
en:<budget JPOPPPOSOQQB
en:<buffer PPPPPPPPPPPM
en:<buggin PSPPPPPPPPPO
en:<build OPQPPPPNXPPI
en:<builde PQOPQOPPPPQL
en:<buildi OPPPOOQQPOOY
en:<built QOOPPQPOQPOH
en:<bulk PPPPPPPPTPPO
en:<bump SPPPPSPPOPPQ
en:<bundle ROPPPPPTPPPJ
en:<burn PPPPPPPPPPPR
en:<bus PKPOPOOLPOKM
en:<buses SPPPPOPPPPPH
en:<busine QOPPPOPPPPPH
en:<bust PPPPPPPPPPPR
en:<busy PLPPPMPPPPPM
en:<but MRPPRPRPOPPZ
en:<button QPPOOLQPPPPR
en:<buy LMPPPTQOPPOV
en:<buying PPPPRRPPOPPM
en:<by TSPSQRSQQMNM
en:<c OPPPPOPPQPPL
en:<cabine PPOPPPPPPPPL
en:<cafe OOQPPPQPPPPJ
en:<cake PPPPPPPPPPPX
en:<calcul OOQPPPPVQPPL
en:<calend PPPPPQOPPNPM
en:<calibr PNPPPPPPPPPI
en:<call OQMNUMPOQQWF
en:<called PROPMMONNPOY
en:<callin QKOQONOOORPQ
en:<calls PPPQOOOPPQPX
en:<came KPOOPOINJPQ^
en:<camera UONNQONQPMLC
en:<camp PPPPPOPPPPPN
en:<campai PUPPPPSPPPPS
en:<can QQNRMPQPQQRK
en:<canada PPPPPPPPPPPM
en:<canal PPPPPPPPPPPR
en:<cancel PPPPQPPPPPOM
en:<candid POPPPPPPPPPU
en:<candle PPPPPPPPPPPL
en:<cap OOPPPLPOPPPL
en:<capita OPPPPRPPSPPR
en:<car OOPOPPPOPOOV
en:<carbon POPPPPPPSPPO
en:<card PJPPORPPOPNY
en:<cards ROPPPPPPPPPU
en:<care NPPPPNPPPPPN
en:<carefu PPPPTPPPPPPS
en:<careta PPPRPPPPPPPT
en:<carol QQPPPPPPPPPM
en:<carpet PPPNPPPPPNQX
en:<carrie POPPPOPOPPPK
en:<carry PQOPOOQNPPNL
en:<cars POPPPOPPPPPS
en:<case NPPOOPPQQPPB
en:<cash PNRPPPPPQOPU
en:<cat PPPPPPPPPPPY
en:<catalo POPPPPPPPPPU
en:<catch QOPPPPPOOPPK
en:<cathed PPPPMPPPPPPT
en:<caught PPPPPPPPPPOZ
en:<cause PQPOPQNPPOPd
en:<cedar PUPPPTPPPPPS
en:<ceilin OOPOPPPPPNPP
en:<cell VMPQPOPPPPPQ
en:<cent PQPRNVPOPPOG
en:<centim SPPPPNPPPPPH
en:<centre PJPQOPPQPPOJ
en:<cents RPPPPIPPPPPE
en:<centur POPPPPPPPPPL
en:<ceo PPPPPPPPPPPR
en:<certai PPPPPPOPPPPU
en:<certif NQMXNNPPPQOE
en:<cfo POPPPPPPPPPS
en:<chain OOQPSPPPPPPN
en:<chair OPPPOMPQOPP]
en:<chairs PPPPPPPPPPPS
en:<chalk PPPPPPSPPPPT
en:<challe PMPPPPPPPPPM
en:<chambe QOPPPRPPPPRR
en:<chance PQONPQQNMNOD
en:<change RPWPOPQCQPNN
en:<changi PRPPPQPPPPPS
en:<chap PPPPPPPPQPP^
en:<chapel POPPPPPOPPPL
en:<charge PLPQQ_NPPPM[
en:<chargi OSPPPUPPPPPG
en:<charit RPPPPOPUPPPM
en:<chart PPPPPPPPOPPM
en:<chase PPgQPPPPPQPV
en:<chasin OPRPPQPPNPPH
en:<chat POPPPPPPPPQR
en:<cheap POPPPPPVQPPO
en:<cheape PPPPPSPPPPPc
en:<check JQOQQOPPOPQ?
en:<checkb PPPPPPPPPPPR
en:<checke PPPPPPPPPPPN
en:<checki QOPPTPPPPPPG
en:<checks PSPPPPPPPPPN
en:<cheese PPPPPOPPPOPU
en:<chef WPPPPPPPPPPM
en:<chemis PRPPPPPPPPPT
en:<cheque OLPPRNPPPPPR
en:<chief PQPPPOPPPPSR
en:<child QOPOPPPPPOOT
en:<childr QNPPPNPPPPO^
en:<chip PRPPPQPPPPPJ
en:<chips POPPPPPPPPPM
en:<choice PPPPbPPPPPPR
en:<choir PPPPPOPPPPPS
en:<choose QMPPWQPOPQOO
en:<choosi PWPPQPPOPPPO
en:<christ OQPPONWQPOPj
en:<chuck PPPPPPPPPOPS
en:<church NPPPOPQPPPOO
en:<circle PTPPPOPOOPPM
en:<city RNPQPOPQPPPO
en:<claim SPPPPQPPQPPM
en:<claims ONPOPOOQPPP]
en:<class OPPPOKPOPPPF
en:<classe QQPPSPPPPPPS
en:<classr PPPPPPPPPPPN
en:<clause XQNQPPPPPPOH
en:<clean QPOPPPPPPPPT
en:<cleane QPPPPPPPPPPS
en:<cleani SOPPPPPPQPPS
en:<clear POPPPPPNPPPD
en:<cleare OPPPPPPRPPPU
en:<clever OSPPPOPPPPPY
en:<click QPPPOQOPPPPD
en:<clicki PPPPPPPPPPPT
en:<clicks PPPPPPPPPPPJ
en:<client SNPOOPPPPOPR
en:<clinic PQPPPNOPPPPN
en:<clipbo PPPPRPPPPPPT
en:<clips OPPPPPPPPPPL
en:<clock NPPPONPPPPPM
en:<clocki PPPPPPPPPPPU
en:<clocks PPPPPPPPPPPJ
en:<close SOOPPMRNNPPN
en:<closed OPPPSPPPPPPT
en:<closer PPPPPPSPPPPP
en:<closes OQPPQOOPPSPK
en:<club POPPPPPQPPPT
en:<clubs OQPQPPQPPQPN
en:<co OPPPPPNOPPPU
en:<coach PPPPPPPPQPPT
en:<coache SOPPRPPPPPQN
en:<coat PPPPPPPPPPPT
en:<code PPPPPOPOPPPT
en:<codes QQPPPPPPPPPV
en:<coffee PQPNPHPOPLPQ
en:<cold LPPPOOPPPOPU
en:<colin PQPPPPPPPPPM
en:<collea PPPPPPPPOPPD
en:<collec QIOROROOOPMP
en:<colour PPPPOQPOPQPK
en:<column POPPPOPPQPOF
en:<come MTPNLSOPMOZS
en:<comes RQOOQPPOOOOI
en:<comfor QINPPOPRPPPK
en:<coming QPPPOQQQPPLS
en:<comma PPPPPPPPPPPT
en:<commen PORPPOPPPPPV
en:<commer POPPPRPNPPPR
en:<commis PPPPPNPOPPOT
en:<commit LOPPPMQQPRSL
en:<common OPPPPOPPQRQI
en:<compan PNPQQQMMPPOO
en:<compar QNOPQQPNOPNQ
en:<compet NRPPPQPPPPPJ
en:<compla ROPPPOPPPPPY
en:<comple PQPPPRPPQPPO
en:<compli PPPQPOPNPPPW
en:<compre PPPPTRPPPPPQ
en:<comput POPOPRPQPPPT
en:<concep PPPPPPPPPPRR
en:<concer PPPPPPQPPPPS
en:<condit PPPRPPPPPRQO
en:<confid POZPPOQPPPPU
en:<confir OQPVPPORPVPK
en:<congra OOPPPQPQPPPB
en:<connec PPPPPPPOPPPN
en:<conser PPPPRPPOPPPN
en:<consid OQPPOPPOPPOS
en:<consul PNPOPOOPPPPW
en:<contai TPPPPPPPPPP]
en:<conten QMPPQPPPPPPK
en:<contex PYPPPOPPPPPT
en:<contin PPPPPPPSPPPO
en:<contra RSPQPQPPQPQU
en:<contro PPPLPQOOOPQK
en:<conver ORPPOQPPPPPN
en:<convin PMPPRQPQOPPO
en:<cook PPPPPPPPPPPS
en:<cool POPPPPPRPPPN
en:<copy PMPPPOPPPRPM
en:<cork PPPPPPPPPPPN
en:<corn PPPPPPPPPPPV
en:<corner TPPPPPPPPPPV
en:<corpor PPPPPPPPPPOK
en:<correc PUQPOQOOOPOM
en:<cost NUOQPWMNUQON
en:<costin POPPPRPPSPPS
en:<costs PQPPPVPOPPPT
en:<could K]OSMRNOOSRG
en:<counci NKOPPNPQPQOU
en:<count RPOPPPOOPPMU
en:<counte RPPPPQPPQOQS
en:<counti PPPPPPPPPPPU
en:<countr QKPPPNPOPPPM
en:<county RKPPPPPPPPPN
en:<couple NOPPPOPORPPP
en:<course PPPPOQPOSPP8
en:<court RPPPPPPPPPPQ
en:<cousin PLPPPLPPPPPS
en:<cover PQPPQPPMPOPO
en:<covere MQPQPOPPPPPF
en:<covers PRPPPSRPPPPR
en:<cows SPPQPPPPPPPQ
en:<cracke RPPPPPPPPPPN
en:<crane RMPQPOTPPPOO
en:<crashe PPPPPPPPPPPR
en:<cream RPPPPPPPPPPP
en:<credit OTPOPSONPPPU
en:<crew POPPOPPQPPSP
en:<crews NMPPPQPPPPPL
en:<cried QQPPPOPPPPPS
en:<criter PPPPPOPPPPPK
en:<crop PPPPPQPPQPPN
en:<crown PPPPPPPPPPPM
en:<cry QOPPPPPQPPPS
en:<crying PPPPPOPPPPPS
en:<cto PRPPPPPPPRPO
en:<cup PTPPPRPPPOPX
en:<cupboa QOPPPPPPPPPS
en:<curato PPPPPPPPQPPM
en:<curren PQOPPQPPPPPR
en:<cushio PRPPPPPPQPPL
en:<custom PPOOPHLLMNSB
en:<cut PQPPPRPOPPN]
en:<cute PPOPPPPPPPPR
en:<cuttin OOPPPOPPUPPN
en:<d'you PPPPPPSPPPPR
en:<dad PMPPKOQPPPP^
en:<daily POPPPPPOSPPM
en:<dale POPPUPPTPPPR
en:<damage PPPPPVPPPPPa
en:<dark ROPPPQPPPPOc
en:<dash PPPPPPPPPPPV
en:<dashbo PPPPPPPPPPPL
en:<data LIMSPPPPPPQV
en:<date PMPPNPbPPQPN
en:<dates QPPRPOQPPPQR
en:<daught PPPPPPPPPPOT
en:<day POQPKMOPPPTI
en:<days SPPQPNUNPQOQ
en:<dead OPPQPPPPQPMh
en:<deadli PPPPPPXPPPPO
en:<deal OPPLPPOPPOOU
en:<dealer PPPPPP]PPPPR
en:<dear PTPPPOPPPPPW
en:<dearer OQPPPOPPPPPM
en:<decemb PPPPONPOPPR]
en:<decibe TQQPPOPPPPPK
en:<decide PRNRoPSGSNOJ
en:<decidi OPPOgOPOPPOM
en:<decisi LNONpJPNOORF
en:<declan PQPPPPPPPPPS
en:<dedica QOPPPRPPPPPK
en:<deduct QOPPPQPPPPPV
en:<deep PPPOPOPPPPPV
en:<defaul OQPPPPPPPPPL
en:<defend PPPPPPPPPPTR
en:<defini PPPPPQPQPPPM
en:<degree OPPPPLOPPPPb
en:<delive RFPPNPQQPPPJ
en:<demo RPPRMMLOOPPE
en:<denise OPPPPPPPPPPL
en:<dentis PPPPPPPPPPPU
en:<denver PQPPPOPPPPPK
en:<depart PPPPQQOOPPPY
en:<depend NPRPPLPOPPPJ
en:<deposi POPPPRPOPPPQ
en:<depot OPPPPOPOPPPN
en:<design RKPOPPPPPPPD
en:<desk PQMPOMKQOPPT
en:<desks PPPPPPPPPPPS
en:<deskto PPPPPPPPPPPJ
en:<detail POPPPOOPPPPZ
en:<develo PQPPPPPPPPPL
en:<diary MPPPPPOPPPQO
en:<did SUHLHQNOGKIP
en:<die POPPPPPPQPPL
en:<died PPPPPPPPPPPW
en:<diesel PLPPPOPPNPOK
en:<differ OUOPSPLPPPLa
en:<dig POPPPPPOPPOV
en:<digger PPPPPPPPPPPR
en:<digita QPPPPOPPPPPS
en:<direct PRPPWNPOPRPU
en:<dirt PPPPPPPPPPPV
en:<disapp PPPPPPPPPPPN
en:<discha SQPPPPPPPPPP
en:<discou OTOPPPPPPPPO
en:<discus POPQPQOPPPPW
en:<dispat NNPPPPPPPPPN
en:<displa POPPPPPPOPPJ
en:<distri PRPPPOPPPPPI
en:<diwali PPPPPPPPPPSS
en:<do PJTQQPOQMOOT
en:<doable PPPPQPPYPPPI
en:<dock OPPPPOPOPPPM
en:<doctor PNPPNQQPQPPN
en:<docume PQPNPPOMPPNS
en:<does TJRNSSNMQMFU
en:<dog PFPOOCROPOPX
en:<dogs PPPPPMPPPOPf
en:<doing HRLEPKPMPOQN
en:<dollar QPQOPWPMQPOE
en:<dolly PPSPPPPPPPPO
en:<done POMPJPQPPOPL
en:<donors PPPPPPPPPPPK
en:<door PQOQOMQKPPPU
en:<doors PPPPPQPPPPPS
en:<doreen POPPPPPPPPPU
en:<double PRPPPOOPQOON
en:<doubt PRPPPQPPPPPO
en:<dough PPPPPPPPPPPY
en:<dougie OOPPPPPPPPSP
en:<down NQNMSSHQQOQQ
en:<downlo POPPPPPPPOPM
en:<dr UPPPPPPPPPPS
en:<draft QPPPQPPMNOOI
en:<drafts PPPPPPPPPPPL
en:<drag SPPPPPPOPPPD
en:<dragge RPPPPPPPPPPP
en:<drama PPPPPQPPPPPV
en:<draw PPPPPMPPPPP_
en:<drawin PKPQPLPOPQNE
en:<drawn PPPPPOPPPSOP
en:<dream PPQPPPPPPPPN
en:<drew PPPPPPPPPPPT
en:<drill OPPPPPPPPOPN
en:<drive NOOPONPQPQPQ
en:<driver QPPPPMNOPOPR
en:<drives PPPPPPPPPPPZ
en:<drivew POPPPPPPPPPK
en:<drivin POPPPKQPPOPP
en:<drone OOPPPPPPPPPS
en:<drop RPPPNPOPPPQG
en:<droppe QMPPPPPPPPPN
en:<drops QOPPPOPPPPOK
en:<drum ROPPPPPPPPPK
en:<dry POOOPQPPPPPI
en:<due OPPPOSRPPOPQ
en:<during PPPPPOPPPPPT
en:<dust PPPPPPPPPPPY
en:<dutch PPPPPPPPPPPY
en:<e POPORPPOPPPN
en:<each QPQOPNNRROPF
en:<ear PPPPPPPPPPPS
en:<earlie SPPPPQPPPPPZ
en:<early OJOPPQPQOPSP
en:<ears QQPQPQPQPPPK
en:<easier PSPPPPPPPPPM
en:<east P_PPPPPPPPPZ
en:<easter PQPPPQOPPPRW
en:<easy OPOPPNPQPNPX
en:<eat QNPMPQPPPLPQ
en:<eaten PPPPPPPPPPPR
en:<eating PPPPPOPPPPP^
en:<eats PPPPPPPPPPPV
en:<ed PPPPPPPUPPPR
en:<edge PPPPPPPPPPPM
en:<educat SPSPPPPPPPRR
en:<effect PPPQPPTPPPPQ
en:<egg PPPPPPPPPPPR
en:<eight QNPOQUOPPPPG
en:<eighte OQPOPZPOPORE
en:<eighth ONPUPOSQPQOO
en:<eighty OQLPOPQRPNON
en:<either POPNPPOOSMPD
en:<electr NNPPPPPPPPPH
en:<elevat ONPPPPPPPPPJ
en:<eleven TNMPPONQOPPV
en:<else ORRDFROPPOON
en:<elsewh POPPPPPPPPPM
en:<email QOQQOPPKPPPK
en:<emails NPSPPOPPNQPM
en:<embarr QOPPPPPPPPPS
en:<employ PKPNOOPOPMPJ
en:<empty QPPPPOPQPPPM
en:<encryp QPPPPOPPPPPM
en:<end MONONOPQOOPV
en:<ended PPPPPPPPPPPL
en:<ends PPPPTQRQPONY
en:<energy PQPPPPPPPPOM
en:<engage PPPNPPPPPPOT
en:<engine PSPOOPOJOPQ@
en:<englis MTPOOOQPPOOR
en:<enjoy POPPPPPPOPPF
en:<enough QPPQOOPOSPOY
en:<enquir OPPPPPPPPPPJ
en:<entire PPPOPPPPPPPN
en:<entran PPPPPPPPPSRP
en:<entrie NPPPPPPPPPPM
en:<entry PPPPPPPPPPPX
en:<enugu PPPPPPPPPPPN
en:<envelo PPPPPQPPPPPN
en:<equipm OOPPRQPQPPPJ
en:<especi POPPPPPPPPPV
en:<estate TPPPQPPPPPPQ
en:<estima OPPPPOPOPPPM
en:<euro UPPPPaPPPPPO
en:<europe PQPPPPPPPPPR
en:<euros ROPPPMPQPQPK
en:<evalua QNPPSPPPPPPK
en:<even POPPPQRPOOPe
en:<evenin OPPMPPOPQQTO
en:<event TNPPPPPPQPPN
en:<events PPPPPNPPQPPN
en:<ever GPNNPMQOPNOK
en:<every UPPQOKJPNPQV
en:<everyb OQPQPPPNPPMV
en:<everyo POSOOMPOOPPT
en:<everyt PQPNMNPOPNPK
en:<everyw POPPPPPPPPPM
en:<ex QRPPPQOPOPPG
en:<exact POPRPPPPPPPR
en:<exactl QVPMOPOMNNOI
en:<exam QPPPPPPPPPPT
en:<excel PUPPPPPPPPPR
en:<excell POPPPPPPPPPM
en:<except OPPPPPPPPPPK
en:<excess PQPPPOPPPPPG
en:<excite OPPPPPPPPPPG
en:<exclus POPPPOPPPPPI
en:<excuse PPPPPPPPNPPL
en:<execut POPQPPPSPUPP
en:<expect QPQPOQQOQOPL
en:<expens PQQPPOPPPPPT
en:<experi OPQPPQPPPPPK
en:<expire PPPXPOPRPPPR
en:<explai PPPPQPQPPPPV
en:<export OPPQPQOOPUPM
en:<extend PPRPPPPPPPPN
en:<extra LPPOPQPOPOPN
en:<eye POPPPOPPPPPR
en:<fabric PNQPQQPPPPPL
en:<face PPPPPQPRPOPV
en:<faces PPPPPPPRPPPT
en:<fact POPPPNQPQPPQ
en:<factor PPPPPPRPPPPL
en:<fair OOPQPPQQRNPM
en:<fairly POQPPPPPQPPL
en:<fairne PRPPPRPPPPPO
en:<fake PPPQPPPPPPPJ
en:<fall PNPPOOOPPPPR
en:<fallba TPQPPQPPPPPN
en:<falls QNPPPPPPQPOV
en:<famili PPPPPPPPPPPX
en:<family QKOPPNOPPPPN
en:<fan PQPPPQPPPOPU
en:<fancy PPPPPSPPPPPV
en:<fantas UNPPPPPRPPPI
en:<far QGPPOQPPPPOR
en:<farm PLPPOPPPOQQO
en:<farmer QPPPPPPPQPPM
en:<farms PPPPPQPPQPPL
en:<fast PPPPPPPPPPPT
en:<faster OOPPPPPPQPPI
en:<father QMPPQPPPPQPR
en:<fault PPPPPQPPPPPW
en:<favori PPPPPPPPPPPJ
en:<fear PPPPPPPPPPPK
en:<featur QPPPPPPPPPPM
en:<feb PPPOPPPPPPRV
en:<februa PPPTPLPQQPWd
en:<fed PPPQPPQPPPPS
en:<fee QSOOOePLOOPN
en:<feed OMPPPNOPOPPR
en:<feedba PNPPPOPOOPPD
en:<feeds PPPPPPPPPPPR
en:<feelin OLOPPPPTPPPM
en:<feels PPPPPPPPPPPZ
en:<fees SPQPPVPOPPPI
en:<feet POPPPOQSPPPU
en:<fell PPPPPPPPPPPa
en:<fella POPPPPPPOPPW
en:<fellas PPPPPPPPPPPR
en:<fellow PPPPPPPPPPPU
en:<fence RPPPPPPPPPPT
en:<festiv PPPPPOPPPPPT
en:<few OMOPPOPOPPOP
en:<fewer PRPPPOPPPPPV
en:<field QLQPPOOOPPPM
en:<fiftee PQPOPPOPPPPR
en:<fifth QLPPPUPUQPOH
en:<fifty PQPQPcOUPUOI
en:<fight PPPPPPPPPPNU
en:<fighti PPPPPPPPPORT
en:<figure PQPROVOQOPL[
en:<files PMPPPOPPPPPH
en:<filing PPPPPQPPPPPM
en:<fill OPPPONOOPPOY
en:<filled LLPOPNOOPPPK
en:<fillin PPPPPPPPPPPR
en:<fills TPPPPPPPPPPS
en:<film PPPPPPPPPPPL
en:<filter PPPPPSPQQRPS
en:<final OOPPXPPPPPSM
en:<finall PPPPRPPPPPPS
en:<financ PPPOOPOPPOMQ
en:<find PHPPOOJQPQPS
en:<findin XLPPPOPPPPPN
en:<fine PAPQOONQPPQN
en:<finger OPPPPNPOQPRI
en:<finish PQOPPOPPMPOL
en:<fire PQOOONPOPPNN
en:<firm OPOOOPPPPNPR
en:<firms OPPPPMOPPPPR
en:<firmwa OVPPPPPPPPPN
en:<first SRPORRPPPNPY
en:<fish PQPPPPPPQPPT
en:<fishin PPPPPPPPPPPS
en:<fit QQPPPPPQPOOS
en:<fits POPSQOPPOPPM
en:<fitted MNQPPSPNOPPH
en:<fitter RPQPPPRPPQOM
en:<fittin PPPQPOPPPQQM
en:<five PQQNQOOPOPPC
en:<fix POPQPPOPPQTI
en:<fixed RQPPNZOPPPNJ
en:<flag QNPPPPPPPPPI
en:<flags PPPPPPPPWPPK
en:<flask PPPPPPPPPPPW
en:<flat RNQPOWPPQPQG
en:<flats PPPOPPPPPOPS
en:<fleet NOPPPOPPOPPN
en:<flew PPPPPPPPPPPS
en:<flexib PPPPPPPPPPPR
en:<flight PPPPPOPPPPPK
en:<flip PQPPPPPPPPPT
en:<float PVPPPPPPPPPN
en:<flood PPSPPPPPPPPS
en:<floods POPPPPRPPPPR
en:<floor PIROPQQPPPPO
en:<floors OOPPQPPPPPPW
en:<flour PPPPPPPPPPPS
en:<flow TPPPPPQPPPPQ
en:<flu PPPPPPPPPPPN
en:<fly QOPPOPPQPPPA
en:<flying QRPQPPPPPPRS
en:<folder PPPPPPPPPPPU
en:<folk PPPPPPPPPPPc
en:<folks MPQPPOMPPPP^
en:<follow OJPPONOOPPQC
en:<font PPPPPPPPPPPX
en:<foot PPPPPNPPPPPY
en:<for OORNNWQRJPSQ
en:<foreca POPPPPPPTPPL
en:<forget PNPPPPPPOPPS
en:<forgiv PPPPPQPPPPPV
en:<forgot POPPPPPPPOOW
en:<forkli OOPPPNPPPPPL
en:<form OOPTPNPOPQPE
en:<formal PPPPPPPPPPPS
en:<format PPPOPPPPPOPU
en:<fortni QOOPPNPPPQPO
en:<forty MPOJOQPROKNK
en:<forwar PQPPPPPOPPPM
en:<found PTPPOIOOMPQZ
en:<four PQNPMUJUPMMQ
en:<fourte QMQOPPPOPORE
en:<fourth PPPNPOPNPRPb
en:<framed PPPPPOPPPRP[
en:<frankf PPPPPPPPPPPK
en:<free PSKPOROTPOO;
en:<freeze POPPQQQPPPPR
en:<freigh QMPPTPPPPPPH
en:<french PPPPPPPPOPPI
en:<friday RNRQOPOPPOMJ
en:<fridge PQPOOQPOROPH
en:<friend PPPPPPPPPPPT
en:<fright PQOPPPPQPPPM
en:<from PARRPIPQLRKL
en:<front PPPRQOPQNPPU
en:<frozen PPPPPPPPPPRY
en:<fuel NPPPPPPPPPPS
en:<full PPMQNPPPPQNW
en:<fun OOQPPOPPPPPK
en:<fund POPPQTP[PPPS
en:<funera PPPPPPPPPPPX
en:<furthe PPPPPPPPPPPS
en:<game PMPPPPPPPPPQ
en:<gap PMPPPOPQPPRU
en:<garage OPPPPQPPPPPL
en:<garden PPPPPPPPPPPX
en:<gas PPPPPPPPPPPS
en:<gate PPPPOQPOPPPU
en:<gather PPPPPPPPPPPI
en:<gave PPPPORNQQQPS
en:<gen PPPPPPPPPPPG
en:<genera MPOQPOPNPQPQ
en:<genero PQPPPOPSPPPN
en:<gentle PPPPPPPPPPPR
en:<german PMPOPNPPPOPS
en:<get MOOSPOPMRQNR
en:<gets PPPQPQKLPPPN
en:<gettin PQMPOPNOOPQ[
en:<gift NPPPPPPPPPPL
en:<girl PPPPPPPPPPPZ
en:<girls POPPPNPPPQP^
en:<give OUPORNQPPNPR
en:<given PQPQPPPPPSP]
en:<gives PMPPPPORQPOW
en:<giving PPPPPMPOPOPP
en:<glad PPPPPQPUPPPM
en:<glass POQPPOPPOPPJ
en:<glasse YPPPPPPPPPPQ
en:<gloves PPPPPPPPRPPb
en:<glue QPPPPSPPPPPO
en:<go UMQLQHSOORN[
en:<goat POPPPOPPPPPR
en:<god PNPOPOPPQOPW
en:<goes OPPOQNPMQQPK
en:<going LSJOPPQQQPNU
en:<gone PQNOQQPPOQQ]
en:<good PKQPOPQOPOLI
en:<goods PORPPOPPPPPP
en:<google PPPPPPPPPPPU
en:<gordon PXPPPPPPPPPR
en:<gorgeo PPPPPPPPPPPJ
en:<got KOMNMKRTONOX
en:<govern QNPPPQQPPPPU
en:<gps PPPPPOPPOPPL
en:<grade PTPPPQPPPPPF
en:<grader PPPPPPPPPPPL
en:<graham PQPPQPRPPPPM
en:<grand PMPPPOPPPOPY
en:<grandf POPPPPPPPPPL
en:<grandk P]PPPPPPPPPQ
en:<grandm PPPPPPPPPPPR
en:<grands PPPPPPPPPPPT
en:<grant KPOPPOQPQOOK
en:<gravy PPPPPPPPPPPS
en:<great OONOPOOPQQQF
en:<green QQPOPNOOPOPK
en:<greet PPPPPPPPPRSR
en:<grey PPPPPPPPPPPE
en:<grid PPPPPPPPPPPT
en:<groom PPPPPPPPPPPS
en:<ground NPOPQNQPPQPJ
en:<group POPNPROPPOMW
en:<groups PPPPPNPPPPOG
en:<grower POPPPQPQPPPL
en:<gst QQPPPWPPPPPS
en:<guaran PVOOPTOOPQOI
en:<guard PWPPPPPPOPPR
en:<guards PSPPPPPPPPPM
en:<guess OPPPPOPPOOPY
en:<guest QMPPPNPPPPPK
en:<guests PQPPPPPPPPPU
en:<guide QOPPPPPPOPPN
en:<gun PPPPPPPPPPPS
en:<guy RFOOOPMOPOM^
en:<guys QPQPOPOQOPQc
en:<gwen QOPPPPPPPPPM
en:<gym PNPPPPPRPPPV
en:<ha OPQ<OOQPRLP!
en:<had PGPOJRIOPNHe
en:<haha POPPPPPPPPP?
en:<hahaha PPPPPPPPPPPI
en:<hail PPPPPPPPPPPS
en:<hailst PPPPPPPPPPPZ
en:<hair OPPPPPPPPPPV
en:<half PRMNLROOQNPO
en:<hall QPPQPQOPPPP@
en:<hand OPQKNPPPPOPM
en:<handed PQPPPPPPPPPL
en:<handle RPPPPPOPPOPc
en:<handli PPPPPPPPPPPM
en:<handov PPPPPPPOPPMN
en:<handwr QPPPPOPPPPPT
en:<handy PPPPPPPPPPPR
en:<hang PPPPPQOPPPPN
en:<hank PPPPPPPPPPPJ
en:<happen QRNMQLOOMMQV
en:<happy TPPONJOPPOP@
en:<harbou ONPPPPPPPOPN
en:<hard OQPPPNPOPPPN
en:<hardly PPPPPOPPPPPX
en:<hardwa PPPQPWPNPPPI
en:<harves PSPPPOPPPPPL
en:<has POMOONOPOPOc
en:<hat PPPPPOPPPPPU
en:<hate PSPPQPPOPPPQ
en:<hates PPPPPPPPPPPL
en:<have HMLMMMQQNQNU
en:<having KLPPPPOOPPOT
en:<he PQHNNJMOLNQj
en:<head POOOQQMRPONT
en:<headac PPPPPPPPPPPS
en:<headco POPPPPPPPPPS
en:<headse PPPPPPPPPPRN
en:<health POPPPPPPPPPW
en:<hear NSQOMOORQOR<
en:<heard GOPPOONPPPQD
en:<hearin QPPPPOPPNPPL
en:<heart PUPPPPPPPPP]
en:<heat NOPPPMNQPPPJ
en:<heated PPPPPPPPPPPW
en:<heater PPPPSQPXPPPV
en:<heatin POPPPPPPPPPN
en:<heavy PPPPPORSPPPP
en:<hectar OPPPPWPPPPPK
en:<hedge OPPPPPOPPPPS
en:<height PPPPPPOPPPPT
en:<held PQPQPPPPPQPY
en:<hello PNPOONPPPQPH
en:<help FSPPSQNQPPT=
en:<helped QOPPPPPPPORP
en:<helps QUPPRUPPPPPJ
en:<hen PPPPPPPPPPPS
en:<her OQOOL>OOOMPd
en:<here W<OMPMMGQOQC
en:<herita PRPPPPPPOPPL
en:<hersel PPPPPPPPPPPG
en:<hesita PSPPPPPPPPPR
en:<hey KPPPPOPPPPPH
en:<hi NQPOPPPOQPQ@
en:<hide OUPPPOPPOPPM
en:<hiding PQPPPPPPPPPR
en:<high PMOPPPPPPPPL
en:<highli PRPPPPPPPPPQ
en:<hill SPPPPPPPPPPS
en:<him INOOPLQQOQPZ
en:<himsel PNPNVPPOPPOK
en:<hindi PQPPPPPPPPPT
en:<hip PPPMPPPPPQUa
en:<hire PNOPPQPPOPOE
en:<hired POPPPTPPPPPM
en:<hiring PPPPPPPPPPPK
en:<his RPPQNQPMPQP_
en:<histor POPPPOPPPPPS
en:<hit PPPPPPPPTPPU
en:<hiya NOPPPPPPMPPL
en:<hm QOPPPQNPPPQe
en:<hold PNPOPOPPPRPV
en:<holdin PROPPQPPPPPF
en:<holds PMPPPPPPPOOR
en:<hole OMPQPPPPPPPb
en:<holida POPPOPPOPOQV
en:<holler PPPSPPPPPQPN
en:<home PQOPPPNMPPLX
en:<homes PPPPPNPPPPPU
en:<honest PPNQQPPOPOLT
en:<honey PPPPPOPPPPPR
en:<hook QPPQPOPPPPPR
en:<hope OEPPMNQNNPP@
en:<hoped PPPPPRPPPPPQ
en:<horse PPPPPOPPPPPV
en:<hose PPSPPOPPSPPQ
en:<hospit OPPQPQPPPPPY
en:<host PPPPPPPPPPPS
en:<hostel PPPPPPPPPRQP
en:<hot PPPPPOOPRPPN
en:<hotel MQPRPPPOPPOP
en:<hotels PPPPPPQPPPPM
en:<hour QROPOQPOQPQJ
en:<hours PPQOMMNGQPOE
en:<house PGPPPOKLPPPV
en:<houses POPPPPPPPPPU
en:<housin PPPPPPPPPPPN
en:<how V6DREBNMFRJB
en:<hr PPPPPORPPPPR
en:<huge RRPPPOPPPPPY
en:<huh PMPPPPOPPPPT
en:<human OPPPPPPPPPPT
en:<hundre QQOIQcRSSNI<
en:<hurry PPPPPPPPPPMS
en:<hurt PPPPPPPPPPPL
en:<husban OQPPQOPOPPPU
en:<i EPGMMQOQDMSQ
en:<ice ROPPPPPPPPPV
en:<id PPPPPPPPPPPG
en:<idea MQOOPPPPPPPL
en:<ideal PO^PPPPPPPPP
en:<idle PPPPPPSPPPPU
en:<if LOOOOSNQQQSg
en:<imagin OOPPPOPPPPPR
en:<implem POPRPPLPPPPP
en:<import OOPQPPQPPPPS
en:<in ORMNNOPMJLSW
en:<inbox PPPPPOPPPOPJ
en:<inches PPPPPPPPPPPU
en:<includ RMPQPjPRPSPV
en:<inflat QOPPPPPPPPPK
en:<inform PPPPPPPPPPPR
en:<inside PPNPPSPRQRPE
en:<inspec OSPPOPPOPPOJ
en:<instal PTPPPRPPPPQF
en:<instea TQPPPQPOQPPL
en:<insura QPPYQLOPOQPR
en:<insure PQOKPPPOSPRH
en:<integr PQPPPQPPRPPQ
en:<interf RPPPPPPPPPPT
en:<intern POPOPMPPRPPZ
en:<interv OOPQPPPPPQQS
en:<into PNPINQPROKQ[
en:<invent PQPPPPPPPPPT
en:<invert POPPPPPPPPPR
en:<invite OPPPPPPPNPOT
en:<invoic PPPSPONJPOON
en:<involv POQPKPPPPPPR
en:<irish PVPPPPPPPPPU
en:<iron POPPRPPPPPPU
en:<is MPQDORQPRFNM
en:<ish PPPQPPPPQRQQ
en:<island PNPPPPPPPPPN
en:<iso POPPPPPPXPPO
en:<issue PORPPLQPPPOM
en:<issues SUPPPPPPPPPN
en:<it QVRMUMRLMPOQ
en:<item PPPPPPPPPPPY
en:<items PPPPPPRPPPPS
en:<its OQPOOOOLMPPN
en:<itself XQPPNOMOQPPM
en:<ja POPPPPPSPPPH
en:<januar POQSPQOPNOQb
en:<jar PPPPPPPPPPQN
en:<jira SOPPPPPPPPPP
en:<job SPNONNPPOPPZ
en:<john PPPPPPPPPPPU
en:<join POPPPPPYPRNT
en:<joinin PPPPPPPPPPPI
en:<joke PPPQPQPPPQPY
en:<joking PPPPPPRPPPPT
en:<joy QOPPPPPPPPPI
en:<judge PPPPPPPPPPPW
en:<july MKPPQOPPPQTc
en:<jump PPPOPQPPPRQP
en:<jumper PPPPPPPPPPPS
en:<june ITOPPPOPPT[S
en:<junior PPPPPPPPPPPU
en:<just KPSIQOMGOSQP
en:<kaduna ROPPQRPPPPPM
en:<kano PPPPPPPPPPPV
en:<keep QOPPOOOPPRO[
en:<keepin PMPPPOPPPPPT
en:<keeps RQPQPKPPPPPK
en:<keith POPPPOPPPPPI
en:<kent PRPPPPPPPPPN
en:<kept MPPPPQNPQPPY
en:<kettle PPSPPPOPOOPS
en:<kevin PPPPPPPPPPPR
en:<key OPPPPRRPPPPO
en:<keys POPPPNPPPQPR
en:<kick PPPOQPPNPR^T
en:<kickof PPPOPPPOPOPS
en:<kicks PPPPQOPPPPPR
en:<kid QOPPPPPOPPOS
en:<kids PMPPPOOPQPOW
en:<kill PPPPPPPPPPPW
en:<kilo TPPPPSPPPPPN
en:<kilome QPPPPQPPPPPK
en:<kilos MQOPPOPPPPPN
en:<kilowa OPPPPOPPQPPN
en:<kind POPOPPOOPOOZ
en:<kinder PPPPPQPPPPPV
en:<kindly PPP^PPPPPXPT
en:<kiosk PPPPPPPPPPPN
en:<kiss PPPPPPPPOPPX
en:<kit PMPPPOPPPPPF
en:<kitche OQOPOPOPPOQT
en:<knee POPPPPPPPPPU
en:<knees PPPPPPPPPPPV
en:<knew PPPPPOPPPPPT
en:<knock OPOPPPQTPPPN
en:<know JLPQPOPJQLKU
en:<knowin PPPPVPQPQPPN
en:<known NVPPPOPPOPPK
en:<lab PMORPPPORPPM
en:<label OPPPPQPPPPPK
en:<labels PSPPPMPPPPP]
en:<labor PPPRPTOPPPPV
en:<labour PQPPPPPPPPPU
en:<lad OOPOPOPPPOP[
en:<ladder OPPPPPPPPPPb
en:<lads QOPPPPPPOPPW
en:<lady OPQPPOPQPPP]
en:<lah PPPPPPPPPPPW
en:<lake POPPPPPPPPPR
en:<lakh RRPPPbPOPPPL
en:<lakhs OQPPPTPOPOPM
en:<lambin PPPPPPPPPPPT
en:<lamina PPPPPPPPPPPU
en:<lamps PPPPPPPPPPPR
en:<land QQPPPQPQPPPN
en:<landed OPPPPSPPPPPP
en:<landin ROPPPPPPPPPT
en:<landlo PNPPPPPSPPPO
en:<lane OOPPPNRPPPPR
en:<langua RNNPPPPPSPNH
en:<lapses PQPPPRPPPQRO
en:<last QCLQNPOMPOQS
en:<late OHPOPOPOPPNV
en:<later QKOPPPQPPPQL
en:<latest PPPPPPPRPPPV
en:<latin PPPPPPPPPPPM
en:<laugh OPPPPQPPPPPS
en:<laughe PRPPPPQPPOPR
en:<laughi PPPPPPPPPQPW
en:<launch PPPPPOPPPPWK
en:<law PMPPPPOROPOT
en:<lawyer PPPOPNPPPSPT
en:<layout PPPPPPPPPPPM
en:<lead QPPPPNSPLPRK
en:<leader QPPPPPPPPPPY
en:<leafle PPPOOPPPPPPR
en:<leak PPPPPOPPPPPW
en:<learn RPPPPPOPPPPM
en:<learne PPPPPQOSPPPW
en:<lease NTPPPRPMPPPL
en:<least PRPQPPPNPPOR
en:<leave QSQOOSRPPOPX
en:<leaves PPPOPMPPPPP[
en:<leavin POPPSRPPPPPN
en:<led PPPPPPPPPPPJ
en:<leeds PPPPPRPPPOPJ
en:<left NMOKPNOQOPQK
en:<leg PPPPPQPPPPPW
en:<legal NQPPPOPPPSNL
en:<lens RPPPPOPPSPPR
en:<less TOQQPROPPNOM
en:<lesson SPPPPOPPPPPR
en:<let QOOKRTNNPM^L
en:<letter OMMROPPQOOPW
en:<librar POPPPPPPPPPL
en:<licenc PNPPOOOOQPPN
en:<licens OPPPPPPPPPPK
en:<lid POPPPSQPPPP[
en:<life UPQPPLPPNPQM
en:<lift QFPQPQPONPPJ
en:<lifts PPPOPOPPPPOR
en:<light QNPOPMPOPOOZ
en:<like LLTSPPORQPQ]
en:<liked ROPQPOPOPOPY
en:<likely QPOPPPPPPPPL
en:<likes OOPPPPPPPPPZ
en:<limit QPPPPPPPPPPE
en:<line PPQPLOOQQPQP
en:<linen PPPPPOPPPPPT
en:<lines RPPPPRPPPPPa
en:<link PLPPPPPQQPPC
en:<links PQPPSPPOPPPH
en:<list QQPPOPFLPPMK
en:<listed RPPPQRPSPPPV
en:<listen NPPPPLPOMPPL
en:<lit PQPPPPPPPPPK
en:<lithiu PPPPPPPPPRPU
en:<litre QPPPPPPPPPPL
en:<little PMPPOPPPRPOR
en:<live RQORONOPPROK
en:<lived SPPPPPPPPPPM
en:<lives PNPPPPPPPPPP
en:<load OPPPOOPKPPOQ
en:<loader PPPPPPPPOQPN
en:<loadin PPPPPPRPPPPM
en:<loads POPPPPPTOPPO
en:<loan POPQPPPPPTPK
en:<local PSPPPPPPPPPP
en:<locati PPOPPPPPPPPI
en:<lock SKPPPPPOPPPM
en:<locked PNPPPSPPPPPS
en:<locker QPPPPPPPPPPS
en:<locks RPPPPPPPPPPJ
en:<lodge POPPPPPPPPPR
en:<log PPPPOPQOPPPI
en:<logged PNPPPPPPPPPN
en:<login OQQPPOPPPPNJ
en:<logins PPPPPPPPPPVQ
en:<logs QNRPPPPPOPPQ
en:<long QOQOKLRMPNPb
en:<longer RPVPPOPPPPPL
en:<look PPNPPQPKPPPN
en:<looked LONQPQNLPOPG
en:<lookin BPOQOPQMPOOS
en:<looks OQPQPEOPPPQK
en:<loop SPPPPMPPPPPO
en:<loose PPPPPPQPPPPS
en:<lord POPORQPPRNPK
en:<lorrie eOPPPPPPPPPO
en:<lorry PPPPPPPPPPPW
en:<lose OKPOPPPNPNPV
en:<loss PPPPPPPPPPPX
en:<lost PIPQPKNPPPPe
en:<lot MMQRNOLNPPPQ
en:<lots PPPPPPPPPPPK
en:<loud PPPPPPPPPNQc
en:<love PKMQPMKPPPQR
en:<lovely PPPQNORRQOON
en:<loves PPPRPPPPPRPT
en:<low PPPPPMPPPPPR
en:<lower POPPPXPOQPPO
en:<loyal WPPPPPPPPPPQ
en:<luck PMPPPPPPPPPK
en:<lucky QOPPPPPPPPPS
en:<lunch OMPPPNPPPQOS
en:<luncht PPPPPPQQPQPG
en:<ma ONPOPNPOPPPA
en:<ma'am NPPKPQPPPRP4
en:<machin PQPQMNSQQQNM
en:<mad PPPPPQPPPPPV
en:<madam PPPPPPPPPPOI
en:<made PLPOPNPOLOOE
en:<mail PLPPOOPNPQPW
en:<mails PPPPPPPPPPPR
en:<main OPPPPOPOPPPG
en:<mainly PQPPPPPPPPPN
en:<mainta OPPPPPPPPPPM
en:<mainte PPPPPRPPPPPP
en:<make QQOQRNPPORPS
en:<maker TRPPPPPPPPPN
en:<makes ORPQPONPPQQK
en:<making LIPPQQPOPPPF
en:<malaya QOPPPPPPPPPN
en:<mama POPPPQPPPPPV
en:<man POPPQLLPPOPl
en:<manage QQONPJPOPNRM
en:<managi PPPQPPPRPQPT
en:<manufa PRPPPOPPPPPS
en:<many L:OKH1VNOPLU
en:<map OPOPPNOPQPOQ
en:<marath ORPPPPPPPPPN
en:<march POPQKOOOOOQU
en:<marcus OMPPPOPPPPPM
en:<margin RPPPPOPPPPPK
en:<marked PPPQPPPPPPPR
en:<market LPPOOFOPPPPM
en:<markin PPPPPPPPPPPS
en:<marque PPPPPPPPPPPN
en:<marvel ]PPPOPPPPPPQ
en:<mass PPPPPPPYPSRP
en:<match PQPPQPPPPSPR
en:<matche PPPPPPPPPPPR
en:<matchi XOPPPOPPPPPR
en:<mate OMSPPOPPPPPS
en:<matron QOPPPPPPPTQQ
en:<matter QMPPOPPOPNOW
en:<mauree PPPPPPPPPPPN
en:<may RQOOPOSPPPQN
en:<maybe PUPNLOQMPOSP
en:<md PPPPPPPPPPPX
en:<me INLQIIPJOVQ_
en:<mean LUQOONMNOPPd
en:<meanin PQPPPPPPPPPV
en:<means TPOPPQOQPPPO
en:<meant NOPPPPPPNPPI
en:<meanti PPPRPNPPPPOU
en:<measur OIPOOMPPPO^N
en:<medica OPPPPPPPPPPT
en:<meet LQQOPRO]MXMJ
en:<meetin PPOPOPOTPRVF
en:<meets PPPPPPTPPPPP
en:<member QNPPPPPQPPPR
en:<memori PPPPPPPUPPTP
en:<memory PPPPPRPPPPPQ
en:<men QLPPPPPPPPPV
en:<mentio OIPPPQPUQPPK
en:<menu OPPPPPPPPNPN
en:<menus PPUPPQPPPPPT
en:<mess PPPPPPPPOPPS
en:<messag OPPOOPNNRMOH
en:<met QNPOPOPOPQPW
en:<metal PPPQPQPPPPPV
en:<meter PQPPPQPPPPPM
en:<metre OTPPPQPPPPPL
en:<metres NQONPKPPPPPK
en:<mick PPPPPPPQPPPU
en:<middle ORPOPQPQPPPT
en:<midnig OPPPPOPPPPPU
en:<might MOOOQNPLPOPU
en:<mile PPPPPQPPPPPM
en:<miles MVPPPPOQPPPG
en:<milk RPPPPQQPPOPO
en:<milkin OOPPPPOPPPPN
en:<millim OOPPPOPPPPPF
en:<millio QPPPPROOQPOD
en:<mind NPPOOPPRMOOS
en:<minds PPPPPPPPPPPT
en:<mine QPPNNQPPOPSc
en:<minibu QPPPPPPPPPPN
en:<minimu RQPPOZOOPOPQ
en:<minist PPPPPPPPPPPV
en:<minus PQPOPPPPOPPR
en:<minute TQLPLBDNPQPO
en:<mirror PPPPPPPPPPPS
en:<miss POPPPMPPPPPU
en:<missed UOPPPQPPPPPW
en:<missin OPRPPMONPPPJ
en:<mistak POPOPOQQPOOU
en:<mob PPPPPPPPPPQS
en:<mobile RQPPPPPORPPU
en:<mock UPPPPRPPPPPH
en:<mode RPPQPPPPQPPO
en:<model PPPPPQONOPPL
en:<module NPPOPQPOPPPR
en:<moira SOPPPOOQPOON
en:<mom POPPPSPQPPPO
en:<moment IRO=QNPLPMO5
en:<monday LKOMPPROQNQQ
en:<money PNOPPGQTNOPQ
en:<monito POPPPPPPQPPM
en:<monsoo PWPPPRPPPPPY
en:<month TORRQ]JRQQRB
en:<monthl GRPPPXOPPQOM
en:<months TOONPTOOPOPN
en:<mood PPPPPPPPPNOT
en:<more LQPRNYOQNRMX
en:<mornin NPKLMDNPPPOL
en:<most LPQPONOMQPN5
en:<mostly OPOOOOPQOONQ
en:<motor QOPPPQPPQPPW
en:<mount PPPPPQPPWPPQ
en:<move OONPPPPOPPPK
en:<moved ROPPPPOPPOP^
en:<moveme QNPPPPPRPPPM
en:<moves PRPPPQOPPPQJ
en:<moving PPPOPNQOQMPK
en:<mr LNPQPOQQQQSA
en:<mrs MKPPPMPLOPQH
en:<much QQJPNPKQPPPe
en:<multi PPPPRPPPQPPN
en:<mum QLNPPNPPPPNM
en:<must NOQPPMSPPPPd
en:<mute PPSPPPPPPPPO
en:<my LHPNUJNONMOk
en:<myself ROPPPOQJOQQG
en:<nah OPPOPNPPPPQX
en:<nail PPPPPPPPPPPV
en:<naira OPPNPQPPPPPP
en:<name MOPPMLOLQQPT
en:<named OOPPPPPPPRPV
en:<names OPPPPPPOQPPL
en:<napkin PPPQPQPPTPPN
en:<native QOPPPPPPRPPO
en:<near PNPQONNPPQQX
en:<nearly QQPOPTOPPOPZ
en:<neat TPPOPMPPPNPM
en:<neates POPPPPPPPPPM
en:<need KPOQ]IRQMPPh
en:<needed RQQPQOPPOPPS
en:<needs PPPPNQPROPPQ
en:<neighb OOQPPPPPPPPT
en:<nepa PPPPPPPPRPPN
en:<nephew PPPOPPPPPPQR
en:<nervou QOPQPPPPPQRV
en:<net POPPPVPPRPPP
en:<networ NPPPPOPPQPPE
en:<never JMPSKMPMOPQU
en:<new PPNQQRSOQQOF
en:<newer PSPPPPPPPPPQ
en:<next NNPQPPPVQSTM
en:<nice PQQPPOPQPPP^
en:<nicer PPWPPPPPPPPL
en:<nicest PRPPPOPPPPPJ
en:<niece PPPPPPPPPOOU
en:<night RPQOKOOHPOPQ
en:<nightm PPPPPOPPPPPR
en:<nights PPPPPOOPOPPK
en:<nine PRMOPRRORQNL
en:<ninete QNOQPVPPOPOU
en:<ninety OUNPQXPPOPPH
en:<ninth OJOSPMQPOQRY
en:<no NQQPQRPLORLD
en:<nobody NPONNNRPPPPT
en:<nod PPPPNPPPPPQT
en:<noise NPPPONPPPPPM
en:<non SPPPPSPPPPPO
en:<none PPQOPNPPPOPT
en:<noon OPPQPNSPPPPT
en:<nope PPPPPOSPPPPV
en:<normal QPOPOPNPPNP:
en:<north OPPPPSPPPPPO
en:<nose PPPPPPQPPPPS
en:<not NJTPNOUCOMBW
en:<note PPNPOQPOPPOK
en:<notebo PPPPPPPPPPPM
en:<noted POPPPROPPOOJ
en:<notes QPQPONOOPPOM
en:<nothin QRQORQPPQORb
en:<notice NOPPPPKPPPPL
en:<noting PPPPPRPPPPPJ
en:<novemb MPPOPOTTOSR]
en:<now MEQNDMQLNNOJ
en:<nowher PPPPPPPPPPPT
en:<number SQNPOPORPPPM
en:<nurse SQPPPNPPPPPW
en:<o'cloc MOPQOPPPPPPa
en:<object PQUPPPPPPPPO
en:<obviou PQPPQPPPPPPU
en:<octobe OPOQONQSPSQS
en:<odd PPPPPPPPPPPT
en:<of PQJSKOSQRRPW
en:<off NSPPQPOOPPPP
en:<offer LbOQPTOKPQOJ
en:<offere PSPPPPPPQPPW
en:<offeri PPVPPPPPPPPP
en:<office OOQPOROQOQQW
en:<offici RPPPPPPPPPPP
en:<offlin PQPPPPPPPPPK
en:<often GMOOOQNNQOPG
en:<oh RMOGPOOPQHP6
en:<ohio PPPPPPPPPPPS
en:<oil OPPPPPPPPPPL
en:<ok PPPPPPPPPPRN
en:<okay INPLONLLOOSM
en:<okays PPPPPPPRPPPS
en:<old ONNNKOSOPPPo
en:<older PPPOONOPPOPS
en:<on PMTQPMNQLOYR
en:<onboar OOPQPPPPPPPL
en:<once OOPPPNLOPPPZ
en:<one RQUPROMOSORP
en:<ones SQOPNQPNPPQR
en:<online ROPPPNPOPOSI
en:<only QSPMQOQMQMPP
en:<onto QPPPPPPPPPPR
en:<ooh PPPPPPPPPPPR
en:<op NPPPPOOPPPPK
en:<open PSOQOLONPPRa
en:<opened PQPPPPPPPPQU
en:<openin PPPPPPTPPPPN
en:<opens PPPPPMQPRRQN
en:<operat OQPOOOPPPPPV
en:<opinio PPPPPPPPPPPX
en:<ops PPPORPPRPPPU
en:<option PWQPPQPOPPPJ
en:<or QQINRcRSQOK~
en:<orange PMPPPOPPPPPK
en:<order KNLZPPPPPYN@
en:<orderi PPRPPPPPPPPN
en:<organi PPPPPPPPPPPS
en:<other NNOOMOLQNPLV
en:<others PLOPOOMOOPPM
en:<otherw QKRPPJPPOPPQ
en:<ouch PNOPPOPPPPPH
en:<ought PPPPPPPPPPPV
en:<our OQMOMIMOPQNQ
en:<ours UOOFOMPNRRQ;
en:<out QOOPMPPOPQOW
en:<outage OYPPPOPPPPPO
en:<output QOSPPPPPPPPP
en:<outsid PPOPPPOPPPRV
en:<outsta QPPPPRPPVPPM
en:<oven PPPPPPPPPPPL
en:<ovens PPPRPPPTPPPY
en:<over PPOQPOQRORPR
en:<overni PMPPPQPPQPPT
en:<overvi NMOPOPNJOWgA
en:<own QLQONNNOQOOL
en:<owned PPPPPPPPPPPJ
en:<owner PQPPXNPOOPPS
en:<owns PPPPPPPPPPOX
en:<packag PNPOPPPPPPPJ
en:<packet PPPPPQPQPPRO
en:<packs PPPPPPPPPPPU
en:<page OMPTPMPPPPNQ
en:<pager PQPPQOPNMPPK
en:<pages PRPPPOOQPPPS
en:<paid ORPOOSOOOOPQ
en:<pair QOPPPPPPSPPO
en:<pale PPPPPQPPPPPK
en:<pallet OPPPPOPPPPPR
en:<pam PPPPPPPPPPPL
en:<panel POOOPNPOPOQR
en:<panels OQOPOPPORPPG
en:<paper ORNQMOPPPPOb
en:<papers POPPNPPPPPOM
en:<paperw PINOPNPPPQTN
en:<parcel PPPPPPPPPPPM
en:<parent POPQPJQOPQNT
en:<parish PPPPPOPPPPPK
en:<park PPQPPMOPPPPM
en:<parked PPPPPPPPPPPT
en:<parkin PPPPPPPPPPPK
en:<parrot PPPPPPPPPPPR
en:<part LUMOQPQOQPOB
en:<partia PPPPPPPPPPPX
en:<partie PPPPPOPPPPQS
en:<partne OUNQVROPPPPO
en:<parts POPPP_OPPPPK
en:<party PPPPPOPPPPPX
en:<pass PUPPOPPPPPPU
en:<passed POPOQPPPPNPR
en:<passes PQPPPVPPPPPS
en:<passwo PPPPPPPPRPPW
en:<past OLPNOMPPPOQW
en:<patch PQPPPPPPPPPI
en:<patien OPPOPQOMPPPL
en:<patric PPPPPPPPPPPN
en:<paul PPPPPPPPPPPN
en:<pause PPPPPQPPPPPL
en:<pay RNOOONONPPPa
en:<paying PPPNPWOOPPN^
en:<paymen QNPPPUPPPPOF
en:<payrol MUPOOMPOPPQL
en:<pays PPOPRTPQRPQG
en:<paysli OTPPPQPPPPPS
en:<pdf PQPPPMPPPQPK
en:<peace PSPPPPUPPPPT
en:<peel QPPPPPPPPPPJ
en:<pen OQPPPJQPPPPR
en:<pence PQOPPRPNOOP@
en:<pencil PNPPPPPTPPPU
en:<pens PQPPQTPTPPPR
en:<pensio PPPPPOPPPPP[
en:<people OMPLPIQNPKN[
en:<pepper PQPPPPPPPPPM
en:<per RNPTQZKLPLDB
en:<percen LWQQO[QPPNP9
en:<perfec PPPPQPPOPPPT
en:<period OQPPPOPPPPPB
en:<person PNQPQNNQPPPS
en:<pest POPPPPPPOPPE
en:<petrol PPPPPPPPPPPM
en:<phase QRPNPNPPPPPL
en:<philip PPPRPPPPPPPP
en:<phone RLQOKLHLOOMJ
en:<phones NPPPPPOPPQRT
en:<photo ROOPOMOOPPOP
en:<photos OSPOPOOOPOPQ
en:<physio PPPPPPPPPPQS
en:<piano PPPPPRPPPPPJ
en:<pick PPPPPHONQPPI
en:<picker QPPPPRPPPPPS
en:<picks ROPPYPOOLPPT
en:<pictur QMPPOOOPQQPO
en:<pie RPPPPPPPRPOT
en:<pieces PPQPPPPPPPPY
en:<pigeon PQPQPPPPPPPW
en:<pile OOPPPOPPPPPM
en:<pilot QPPPPPMQPPPF
en:<pin SPPPPOPPPPPM
en:<pink SPPPPPPPPPPN
en:<pipe PPPPSPPTQPPP
en:<pipes PPPPPPPPPPPT
en:<pity PQPPPPPPPPPR
en:<pizza PPPPPQPPPOQV
en:<place IPOPPOPOPPOM
en:<placed PPPPPPPRPPPR
en:<places PPPPPPPPPPPS
en:<plain PXSPPPPPPPPP
en:<plan RQLPPRPQOPPC
en:<plane PPPQPPPPPQPV
en:<planne RNPPPPRROPPD
en:<planni NPOPPPPSPPPH
en:<plans POPOPPSUQQPK
en:<planti PPPPPPQPPPPS
en:<plaste PRPPPPPPPPPP
en:<plasti QPPQPPSPPPQS
en:<plate SPPPPPPPPPPO
en:<plates PPPPPPPPOPPJ
en:<platfo RUPPPOPPPPPO
en:<play PPPPPPQPPPPM
en:<playin PPPPPPPPPPPX
en:<plays PPPPPPPPVPPQ
en:<please PPPXNOHOPROP
en:<plenty PPPPPPPPPPPU
en:<plug PPPPPPPQQPQS
en:<plus PROON]NJNOQ>
en:<po PPPPTRPRPQPC
en:<pocket POQPQPPPPPO_
en:<pod OPPQPPPPPPPI
en:<point QPPQORONPKPF
en:<points NQPPPNPOPPPF
en:<poke PPPUPPPPPRPS
en:<police PPPPPPPPPPPW
en:<polici PPPPPPPPPPRR
en:<policy QPPQPPPPPPPL
en:<polish POPPPPPPPPPR
en:<pool PQPPPNPPPQPP
en:<pools RQPPPSPOPPOO
en:<poor OORPPPPPPPPQ
en:<pop PPPSPOPPPQTK
en:<port PQPOPTPPPQPM
en:<portal QPPPPNNORPPJ
en:<positi PRPPPPPPPPPL
en:<possib POQPPPOOPPPI
en:<post LQOSNMOPPOPH
en:<postco PPPPPPPPPPPS
en:<posts RPSPPPPPQPPN
en:<pot PPPPPORPPPPT
en:<pound PPPOPUPNPNPH
en:<pounds OPPOQYOPQPO@
en:<pour OTPPPQPPPPPJ
en:<power ONPPPOPPPPQW
en:<powere PRPPPOPPPPPR
en:<practi PROPROPOPPOP
en:<praise PNPPPPPPPPPK
en:<pray PPPPPPPPPPPS
en:<prayer PPPPPOPPPPPT
en:<prayin PPPPPPPPPPPR
en:<prefer PPPPPPPPPPPU
en:<premiu PTPPPZPQPPPI
en:<prepar QPPQTPOOPRPM
en:<prescr QOPPPPPPPPPI
en:<presen HLPOMPPPPOSF
en:<pressi PPPPPPPPPPP[
en:<pressu PPPPPPPPPPPN
en:<preten OOPPPOPPPPPI
en:<pretti ZOPPPPPPPPPO
en:<pretty NSPPPOOOPPOO
en:<price ULPPOgPPPOOG
en:<pricin ROPPPLPPPPPP
en:<princi PPPPPPQPPPPR
en:<printe PPPQPNPPPPMX
en:<prints OPPPPOPPPPOK
en:<priti PPPVNPPSPSQL
en:<privac PQPTPPPPPQRU
en:<probab PPPPPPPPPPPR
en:<probe TMPOPPPPQPNL
en:<proble PMPPPPPPPPPR
en:<proces PPPQRNQPPQOG
en:<procur QPPPPQPPPPPM
en:<produc NPPPOQPOQQPE
en:<profil PPPPPOPOPPRL
en:<profit ZPPPPPPPPPPR
en:<progra QNPPPPPPPPPS
en:<projec PPPPPPPPPPPT
en:<promis OPOONPQOQPOK
en:<prompt OMPPPPPPPPPP
en:<proof PPPPPPPPPPRO
en:<proper MNOOQQNQPOPS
en:<propos QPOQPQOPPPOD
en:<protec PPPRPPPPPPPM
en:<proud ROPPPOPPPPPG
en:<provid QPPQPPPPPOPF
en:<pub POPPPOPPPPPL
en:<public PQPPPPPOPPPL
en:<pull QQPPQMPOPPPM
en:<pullin PPPPPPPVPPPV
en:<pulls QOPPPPPPQPPK
en:<pump ULPPPPPPPPPI
en:<pumps PRPPPPPPPPPM
en:<pupils POQPPPPSPPPN
en:<purcha OPPNPPPPPQPK
en:<purse PPPPPPPPPPSQ
en:<push OPPOPOPWPQQP
en:<put OLPWQMNPPRPU
en:<puts OQPPPOPPPPPF
en:<puttin PQPOPQPOPOTZ
en:<qualit PXPQPOPPPQPP
en:<quanti POPPPPPRPPPP
en:<quarre PPPPPPPPPPPR
en:<quarte QRNPPWOOOPPI
en:<questi OQOQPPOOTQPI
en:<queue QOPPPPPPPPPX
en:<queues QPPPPPPPPPPN
en:<quick OPPNPPQPPPQL
en:<quicke OQPOPPPPOPPG
en:<quickl PPPPPOPPPPPT
en:<quid PQPPPQPPPPO_
en:<quiet PPQPPOPPPPOY
en:<quiete PPPPPPPPPPPT
en:<quit PUPPPOPPPPPO
en:<quite PPPPOOPOPQPM
en:<quote NOONPPNPPPP?
en:<quoted PRPPPSPPPPPK
en:<quotes NPPPPPQPPOPS
en:<quotin PNPPOQPPPPPL
en:<rackin QOPPPPPPPPPM
en:<radiat PPPPPPPPPPPT
en:<radio OPPPPNPPPPOV
en:<rail PPPPPPPPPPQI
en:<rain MQPPPPPPPPPY
en:<rainin PPPPPPPPPPPV
en:<rains PPPPPPPPPPP]
en:<raise PQPNPNPOPOPV
en:<raised PQPPPQPOQPPM
en:<ramp RPPPPOPPPPP[
en:<ran QPPPPOPPPPPM
en:<rand PORPPVPSPTPN
en:<rang MPPPPPPPPPP[
en:<range OQPPPPPPPPPK
en:<ransom PPPPPQPPPPPU
en:<rare PUPPPPPPPPPX
en:<rate QQNMPVNOPQPD
en:<rated PPPPPPPPNPPL
en:<rather PLSPNONNRPN]
en:<ray PPPPPPPPQPPL
en:<re PPPOPPPRPPQT
en:<reach QNPPPNPPPPPU
en:<reache PNPPPPPPPPPK
en:<read OQLPOOPPPPPf
en:<reader OPPPPOPPPPPX
en:<reads TOPOPPOOOOPE
en:<ready OKPOPPPPPPPN
en:<real OPPPPQLOPPOS
en:<really PPQQPJNKPPLR
en:<reason PQPPPLPPPPOS
en:<rebate PNPPPVPQPPPH
en:<receip POQPPOPPPPPJ
en:<receiv POPPPPPPSPPO
en:<recept QPPPPPPPPPPR
en:<recipe PPPPPPPPPPPN
en:<reckon QOPPPNPPQPPN
en:<recomm TTPPNOPNPONQ
en:<record PQOPMPLOPQP[
en:<recove PTPPPUPPPPPM
en:<recrui PPPPPPPPPPPN
en:<red PJPPOMOPPPPX
en:<redo PPPPPPWSPPPP
en:<refere PMPPPMPPPPPO
en:<refres RSPPPPPPPPPL
en:<refund PSPPPQPOPPPK
en:<refuse PPPPPPPPPPPT
en:<regard POPPPQPQPPPJ
en:<region OPPPRNOPPPPG
en:<regula PPPPPPQPQPOT
en:<rehear PRPPPPPPPPPO
en:<relati PPPPPPPPPPPR
en:<releas OPPNPPOOPRPU
en:<reliab POPPPPPPPPPH
en:<rememb OPPOPQQOPOPK
en:<remind QIPPPPQPRPOO
en:<remote ORPQPOPPPSPK
en:<renew PPPPUPSVPPPM
en:<renewa IQPPPRWPPPPE
en:<renews PPPPSPRPPPPM
en:<rental QTPPPVPPMPPE
en:<rep PPPPPOPOPPPL
en:<repair QPPPQPPPPPPJ
en:<repeat TPPPPTPPRPON
en:<replac OOPOPOPPRQPO
en:<reply QPPPPPPPPPPS
en:<report XOPQPMPPQOPK
en:<reques PPPTPRPPPPPJ
en:<requir PPQNPPPPRNNZ
en:<resear OQPPPQPPPPPE
en:<reserv PPPPPRRTPPOQ
en:<reside NPOQOPPOPQPI
en:<respec POPQPPPROPPE
en:<respon OQPPPOPPPPPI
en:<rest MQPQPPRQQPPV
en:<restau POPPPOPPPPPN
en:<result POPPPPOTPPPR
en:<retire PPPPPQPPPPPS
en:<return PPPPPPPNPPPP
en:<review PQPPOOPOPPPH
en:<revise OOPNPOPPPNPG
en:<rework POPPPPPPPPQM
en:<rice ROPPPPPPPPPS
en:<rig WMPPPPOPPPNV
en:<right LKQONQPJQMQP
en:<righto PPPPPPRPPPRS
en:<ring RROMQMMDOP^F
en:<ringin OOPPPOQPOPPM
en:<rings PPPPPOQPPPPS
en:<riot PPPPPSPPPPPV
en:<road OPPMPPPPPPP[
en:<roadma PRQPPOPPPPPM
en:<robot PORPPOPPPPPY
en:<robots OOPOPPPPPOPL
en:<rock PVPPPPPPPPPV
en:<role OPPPPPPQPPPK
en:<roll QNPOPPPPPPOM
en:<rollin PPPPPOQQPPQK
en:<rolls PPPPPPPPPPPS
en:<roof OOPPMQPPPPPQ
en:<roofer PPPPPPPPPPPT
en:<room QPNPJQQPPPPM
en:<rooms OLOQPMPOPQOQ
en:<root PQPPPPPPPPPS
en:<roster PPPPPPPPPPPN
en:<rota ONPPPPPPPPPJ
en:<rough PPPPPNPPPPPF
en:<roughl POPOOVOQPOPH
en:<round PPPPOKPLPPNR
en:<rounds PPPPPPPPPPPU
en:<route OQPPPMPPPPOM
en:<routes PPPPPPPPPPQI
en:<row POPPPMPPQPPZ
en:<roy PPRPPPPPPPPP
en:<rubber PQPQPOPPPPPV
en:<rubbis PPPPPPPPPPPR
en:<rule POTPPPPPPPPR
en:<ruler PPPPPPPPPPPT
en:<rules QORPPOPPPPQT
en:<run QDNLROQQPMPS
en:<rung POPPPPPPPPPL
en:<runnin PKJOLROQPPLJ
en:<runs OIPOOPPOPPPP
en:<rupees PNPPPPPPPPPM
en:<rush ROPPPPTTPPPJ
en:<ruth POPPQPPPPPPJ
en:<safe PQPPPPPPPPPS
en:<safety OPPPPOPPPPNM
en:<sage PPPPPPPPPPQS
en:<said MMOOMONGOQM[
en:<salary QNPPRQPPPPPK
en:<sale POPPPPQROPPT
en:<sales PPPPPNPPOPPG
en:<salt QUPPPOPPPPPQ
en:<same QKSPOSMRPOO_
en:<saml QQPPPPPPPPPU
en:<samosa PPPPPPPPPPPX
en:<sample TPLULPNOQQN:
en:<sancti PPPaPOPPPTPV
en:<sandbo POPPPPPOPPPI
en:<sandwi PPPPPPPQPPSS
en:<sat OOPOPOPPPPP^
en:<saturd PQPOPRQPPNOL
en:<save TOPPPPPOPPPN
en:<saved PMPPPOPPPPPX
en:<saves PPPPPPPPPPPM
en:<saving PPPPPPPPPPPN
en:<saw QPNPOMOQPOQM
en:<say KRPMPMMNPQUW
en:<saying POPPPPPPQPOR
en:<says OONOPNPPOOOY
en:<scale QRPPPOPPOPPM
en:<scan VPPOPJOOPOPL
en:<scanne WPPPPPPPNOOR
en:<scared PPPPPPPPPPPU
en:<schedu PMPOOPPOPPP;
en:<school LNPPPNOPPPON
en:<scope POQPPOPPOPPH
en:<score RPPNPPPPPOPS
en:<scores PPPPPPPPPPPR
en:<scorin OOPVSPPPPRPL
en:<scotla PPPPPPPPPRP]
en:<scratc PPPPPPPPPPPT
en:<screen NQPPMJPMPPNN
en:<script QMPPPPPPOPPL
en:<scroll OOPMPVOOPT[L
en:<sea PRPPPPPPOPPP
en:<sealed PSPPPPQPPPPQ
en:<search SOPPPOPPPPPL
en:<season OGPOPQUUPPOZ
en:<seat ZNPPOMPRQPPF
en:<seater POSQPPQPPPPP
en:<seatin QPPPPPPPPPPK
en:<seats POPPPTPSPPPI
en:<sec QPPPPPPPPPPK
en:<second PMOPNQPQPPVM
en:<secret PPPPPOPPOPQV
en:<sectio OPPPPMPPPPPU
en:<securi OQPOPPQPPKQF
en:<see LRRMQPPQPOQP
en:<seeing QMPQNQOQQPPN
en:<seem PPPPPPPPPPPS
en:<seen KONOPGOPOOPO
en:<sees QRPOOQPOPNPH
en:<select PPPPUPPPPPPQ
en:<self POPPPPPPPPPL
en:<sell PMPPPGPRPPP[
en:<sells PPPQPPPPPPPU
en:<send OSPgPONPRaPI
en:<sends ROPPPOOOQPPD
en:<senior PRPPPNQOPPPQ
en:<sense OPPPPLPSPPQJ
en:<sensib PQPPPPPPPPQT
en:<sensit PPPPPOPPQPPM
en:<sensor POPPPQPPPPPG
en:<sent POOOORNNPOL_
en:<senten PPPPPPPPOPPU
en:<separa PKPPPPPPNQPV
en:<septem PPPPPPPPOPSZ
en:<seriou ORPOPPPPPPPN
en:<serve PPPPPPPPPPPZ
en:<server POPRPPPPPPPG
en:<servic SNQONRPOOOP>
en:<sessio QOPPOQOPPRUL
en:<set ONPPPRPPQQRM
en:<sets PQPPPPPPPPPM
en:<settin MUONOLPPPPOG
en:<settle MPPPQMPPQPPE
en:<setup NPPOPMOQPQPO
en:<seven TPNOPONOPPQG
en:<sevent ORQNPPLPQPOQ
en:<shade PPPPPPPPPPPS
en:<shall LNNOMLOPLPZ5
en:<shame PPPPPQPRPPPO
en:<shape RNPPPPPPPPPN
en:<share PPPPOWPPPOOM
en:<shared PPPPPPPPPPPT
en:<shareh PPPPSPPPPPPN
en:<sharp UPPPPPPPPPPR
en:<sharpe PPPPPRPPPPPN
en:<she PKPOILNQKPNk
en:<shed ONPOPQPPPOPR
en:<sheep PPPPPPPPPPPN
en:<sheet OPOQOPOPPPO^
en:<sheets PPPPPORPPPPT
en:<shelf PNPPPPPPPPP]
en:<shelve RQPPPPPPPPPR
en:<shift QPPPPPPPPQPG
en:<shifts PNPPPNPPPPPM
en:<ship POPPPPPPPPPN
en:<shoes PPPPPPPPPPOT
en:<shoot OPPQPPPNPOPT
en:<shop PMPPQPRSPQOM
en:<shops OLPPPOPPPPPO
en:<short POPPPPOQPPPL
en:<shorte OPSPPQPPPPPK
en:<shortl PPPPPPPPPPPR
en:<shot PNPPPQPSPPPH
en:<should QTORQLPQOSM9
en:<shout OOPPPPPPPOPK
en:<shouti PPPPPPPPPPPZ
en:<show NPRNOIPQPPXZ
en:<showed PPPOPOQPPPPK
en:<shower PPPPPPPPPPPV
en:<showin PPPPPPPPPPPS
en:<shown PPPPPPPPPPPS
en:<showro PPPPPRPPPPPP
en:<shows OPQOPNQPPOON
en:<shut PMOPPLRPPPPK
en:<shuts PPPPPPPPPPPV
en:<sick QPPPPOPPOPPL
en:<side PQNROOMOMQNC
en:<sides PPPPPPPPPPPL
en:<sidewa PPPPPPPPPPPU
en:<sign PPRNQRPOPPR_
en:<signal POPPPOPPPPPK
en:<signat NKPRbPNSPSPV
en:<signed PHPPPOPPPQPN
en:<signin PPPROPPfPPPT
en:<signs QOPPRLPPQPON
en:<silenc PPPPPPPPPPPW
en:<silent POPPPQPPRPPL
en:<simila QOPPPPPPPOPR
en:<simple PSPPPPPPPPPP
en:<simula PPPPPPPPPPPK
en:<since QROQLMMOPPOb
en:<single PUOOPPOPPOPO
en:<sir LQPPRPOROQQ+
en:<sister KRRQPQPTPPOC
en:<sit NMPQQOOPOPZV
en:<site OOPQPOPQPOR@
en:<sites QLPPPPOQQPPO
en:<sits RNPPPQPPQPPH
en:<sittin PLPOPNPOPOPX
en:<six PPPRMTLQQQNM
en:<sixtee PPPRPPPRQSUL
en:<sixth POPOPOOQPNOS
en:<sixty RSLPOUNQPOOM
en:<size QPPPLVPPOOOE
en:<skip PLPPPPPPPPPJ
en:<slab PPPPROPPPRPP
en:<slack PPPPPPPPPPPT
en:<sleep OLPPPOPPPPPR
en:<sleeps PPPPPRPPPPPG
en:<slept SOPPPOPPPPP]
en:<slide PPQPPPPPQOPR
en:<slight PPPPPPPPPPPR
en:<slip PPQQPRPQPRPR
en:<slippe PQPPPRPPPPP]
en:<slot QPPPPPPUPSPS
en:<slots PQPPPPPPOPPN
en:<slough PPPPPPPPPPPR
en:<slow QPPPPOQPPPQ]
en:<slower PRPPPPPPPPQL
en:<slowly PPPPPPPPPPPT
en:<small MPOPPPPQRPQN
en:<smalle NQPPQNPQQPPH
en:<smart NPPPPPPPPPPE
en:<smell PPSPPPPPPPP^
en:<smells PPPPPPPPPPPL
en:<smooth PPPPPPPPPPPJ
en:<sms PNPPRPQPPOPL
en:<snow OPPPPPPPPPPS
en:<so PLMONMRSQOR9
en:<societ PNPPQPPSPPPL
en:<socks PPPPPPPPPPPY
en:<sofa [PPPPPPPPPPN
en:<soft PPPPPPPOPPPJ
en:<softwa OPQOPRMMPPPJ
en:<solar NNPPPOPPQPPL
en:<sold PPPPPPMPPQQR
en:<solici PPPPPPPPPPPS
en:<solid PPPPPPPPPPPS
en:<some ONQPPNRLOOQH
en:<somebo MPLOQPONOPNm
en:<someon OPPQQNPQPQQd
en:<someth KUQPOPQQPPOZ
en:<someti PPQPPQPPPPPZ
en:<somewh PNPPOPPPOPPO
en:<son POPPQPPPPPPW
en:<soon PNPPPPXSOQPL
en:<sooner PPPPPPPPPPPV
en:<sorry HNOOPNPKOOM=
en:<sorted OOPPPPPPPPPT
en:<sortin PPPPPPPPQPPV
en:<sound PMPNOOOPPMQU
en:<sounds MPQOPPPQPPOL
en:<soup ONPPPOPPPPPJ
en:<spanis POPPPOPPSPP[
en:<spare PQQPPOPPPOPV
en:<speak POPPPLOPQPOH
en:<speake ROPPPPPPPPPY
en:<speaks OOPPPPPPPPPK
en:<spec PPPPPPPPPPPW
en:<specia PPPPPPPPPPPM
en:<spell PPPPPPPPPPPV
en:<spelle PRPQPPPPPPPQ
en:<spend NOPPQOPPPPPM
en:<spendi PPPPPOPPPPPN
en:<spent PMPPPSPPPPP[
en:<spinni PPPPPPPPPPPR
en:<split PPPOPQPOPOPG
en:<splits PPPPPOPPPPPM
en:<spoke PSPPPPPPPPPJ
en:<spot PQRPPPPPPPQK
en:<spots PQPPPPPPPPPK
en:<spray PPPPPPPPRPPS
en:<spread RPPOPRPPPPOQ
en:<spring NXKPOOQPPOQE
en:<square OSPNPQPPPPP[
en:<st PPPPPPPPPPPK
en:<staff WQOPMOOLPOPN
en:<staffi PPPPPPPPPPPU
en:<stage OPPPPTPOPPPT
en:<stairs PNQPPNPPOPPR
en:<stamp PPPPPPRPPPOW
en:<stampe RPPPPPPPPPPM
en:<stand OQPOPKOPPQN^
en:<standa PPPPOQPPPPOH
en:<standi NPPPPNQPOPPU
en:<stands PPPPPPPPPPPT
en:<star PSPPPPPPPPPQ
en:<stars PPRPPPPPPPPQ
en:<start SOQOOMTPNPOW
en:<starte PQPPPPPPPRPX
en:<starti PNPPPPPPPPRS
en:<starts PSPOPL]NPPPF
en:<state OPPQPQPPQPPH
en:<statem PPPTPQPPPQQO
en:<statio PPPPPQPPOOPU
en:<stay RQPOPNOPLPPV
en:<stayed PPPPPPPPPPPT
en:<stayin OQPPPPPPPPPM
en:<stays OPPOPOPQPOPK
en:<steel PPPOPPPQPQPL
en:<step TNQPPQPPPPMR
en:<steps QNPRQQPOQQOI
en:<stick PPQPPPPPPOP[
en:<sticke QPPPPNPPRPPX
en:<still PRNQOPLPIQPZ
en:<stock PLPPPPPPPPPM
en:<stone PPPPPPPPQPPM
en:<stood PQPPPQPPPOPW
en:<stop PMPPORMOPPOS
en:<stoppe QPPOPOOPPOOZ
en:<store OOOPOPPQOPPN
en:<stores QNPPPPPPPPOE
en:<story PMPPPPPPOPOM
en:<straig QNPNOOONPNPH
en:<strawb POPPPQPPPPPN
en:<stream PPPPPPPPPPPG
en:<street OPPPPMPPQPP[
en:<stretc PPPPPPPPRPPR
en:<strict PWOPPPPPPSPQ
en:<string PQPPPPPPTPPR
en:<strip PPPPVRPPPPPM
en:<strong PPOPPOPPPPPJ
en:<struct PQPPPPPPPPPL
en:<strugg PSPPPPPPPPPS
en:<stuck PPPPPNPPQPOR
en:<studen POPPOPOOPPPS
en:<studio PLPPPNPQPPPT
en:<study PSPPPPPPPPPR
en:<stuff LPPOQMOPQPQJ
en:<sub PVPPPPPPPPPQ
en:<subsid PPPOPRPPQPPD
en:<succes PPQPPPPPPPPB
en:<such MPTPPPPPOPPN
en:<sugar PPPPPPPPPPPT
en:<sugges PPQPPPOOPPVM
en:<suit PPPSPQPRPRPR
en:<suits PQPPPPPTPPPP
en:<sum PPPPPTPPPPRS
en:<summar ORPSPOOOPOPO
en:<summer QRPPPNPOPQPT
en:<sun PPPPPOPPPPPY
en:<sunday PPORONQPOPQ]
en:<super QOPPPQOPPPPL
en:<superb QPPPPPPPPPPT
en:<superv PQPPPPPPPPOI
en:<suppli KNPPPMOPOPOM
en:<suppor SNQPOPOPPOPV
en:<suppos MQPNPPOPPPQU
en:<sure QQOPPPPQPQPL
en:<surpri ORPPPPPOPPPK
en:<survey PNPQOJNNPPPN
en:<surviv PNPPPNQPPPPR
en:<swap TPPMPPTUOPOM
en:<swear PRPPPPPPPPPL
en:<sweari PRPPPPPPPPPQ
en:<swindo PQPPPPPPPPPT
en:<swing POPPPPPPPPPK
en:<switch PPNOPOPPPPOG
en:<system RPPPPOOPQPMB
en:<t PPPPPPPPPPPN
en:<ta PPPPPPPPPQQN
en:<table PPPOPPPOQOPV
en:<tables PPPPPPPPPPPT
en:<tablet PPRPOPONQPPP
en:<tae ORQPPONPPPPO
en:<tag POPPPPPPOPPJ
en:<tagged PPPPPPPPPPPX
en:<tags PMPPPPPPPPPU
en:<take TPQOKSNQQOOO
en:<taken QIPPPQPPPPPL
en:<takes PIPQSJPNQPPH
en:<taking PPMPQKPOPOOM
en:<talk KNPPQLKQNPQS
en:<talked OPPQPOPPQPP[
en:<talkin QPOPOQPOOPO_
en:<talks QPPPPPPPOPPD
en:<tall SPPPPPPPPPPR
en:<tamil PPPSPPPPPQPS
en:<tamsin PPPPPPRPPPPI
en:<tank PPQPPQPOQQPF
en:<tanks PPPPPPPPPPPJ
en:<tap PQPPPPPPOPPN
en:<tape SPPOPPPPPPRV
en:<target PQPPPPVPPPPU
en:<tasted PPPPPPPPPPPS
en:<tax RPPQQPSNPOPT
en:<teach PPPPPPPRPQPR
en:<teache PLPOPOOOPQOX
en:<team MOPQOOLOQORI
en:<teams OROPPOPPPPPP
en:<tech PPPPQPPRPPPI
en:<techni QPPQPNPPPOPR
en:<techs OQPPPPPSPPPR
en:<teleph PPPPPPPPPPPR
en:<tell MQCLNOKLOOPU
en:<tellin PNPOPPPPPPQW
en:<tells QQPOPONPPOP[
en:<temper QPPQPOPPPPPU
en:<templa SQPPPPPOPPOG
en:<ten QQMSOPPWPPOK
en:<tenant PPPPPOPPOPPC
en:<tenth NPPSOPQPPTQL
en:<term MRPPPPOQPPPL
en:<termin PRPPPPPPOSPN
en:<terms LPOQPROLPQOI
en:<terrib OPQPPPPPPPPN
en:<test MQPQOOQOPRPH
en:<tested ONPPPOPPPPPH
en:<tests QPPPPPPPPPPW
en:<text QPPPNOOOPPON
en:<texts QNQOPNPPPOPN
en:<than QOPORSNDQMNb
en:<thank NMPPPPOPPQPC
en:<thanks GHPQNNPPOPO=
en:<that PPQNSXFTQMPP
en:<the TQLPNRPKNNSR
en:<theatr PLPPPNPQPPPP
en:<their NOPPLNOLPPP]
en:<theirs PPPNPQPOPQPV
en:<them PSROOIQQOQQ_
en:<themse QPPPPNPPPPPO
en:<then NLOOPLPPPQNR
en:<there KPQMPRRORNNJ
en:<these PQOPUPQOPPQR
en:<they SORLOMLOOQRW
en:<thick PPPPPPPPPORS
en:<thin PPPPPPPPPPPL
en:<thing PLSMNNJCONNc
en:<things LOOOPJPOPONM
en:<think PPPPNOILPONO
en:<thinki RPLPPPXcQPPM
en:<thinks PMOPPPPPNPPP
en:<third PQPPQTPPQQUO
en:<thirds QMRPPOPQPPQD
en:<thirte OPPPSRPRPPPV
en:<thirti PPPPOLQUPQQ^
en:<thirty QRLPPSNRPPLH
en:<this SPLQUSPPPOPH
en:<thorou RPPPPPPPPPPO
en:<those QPNQKNQMPPNT
en:<though OSPOOLRPPMNS
en:<thousa MYMPQkQPMNO@
en:<thread OOSPPPPPPPPQ
en:<three SOOPQPNSPPNH
en:<threw PPPPPPPPPPPR
en:<thrill PPPPPPPPRPPO
en:<throug QPQPMMRPQPRQ
en:<throw POPPPNPOPPQT
en:<thrown QPPPPPPPPPPJ
en:<thumb PPPPPPPPPPPW
en:<thursd PPMNOLQPQOOM
en:<tick QSPPPPPPPOPV
en:<ticket PVNQNOOMPPPL
en:<tide PPPPPPPPPPPU
en:<tidy OPPPPPPPPPPN
en:<tie PPPPPQPPPPPT
en:<tied SPPPPTPPPPPT
en:<tier PQPPPVORPPPS
en:<tight PPPPPPPQPRPL
en:<tighte POPRPPPPPPPN
en:<till PORROQPPOQPb
en:<time QOOOMOSPPONF
en:<timed PPPPPPPPPPPS
en:<times QNPPPOOOPPPd
en:<timesh MPPPPPPPPPPP
en:<timeta ROPPPPQPPPPP
en:<timing OPPOOQ]KPPPJ
en:<tin PPPPPPPPPPQU
en:<tiny POPPPPPQOPPN
en:<tip OQPPPPPPPPPK
en:<tire PPPPPPPPPPPL
en:<tired PPPPPPPPPPPU
en:<to SRRQTNQPOPSP
en:<toast VPPPPPPPPPPR
en:<today DNPRPPQQOPN9
en:<togeth QHOQPOPOPRVQ
en:<toilet PPPPPOPPPPPS
en:<told OPMNTPPPNNOV
en:<tom POPPPOPPPPQL
en:<tomato PPPPPPPPPPOV
en:<tomorr RSOOOROOPSY<
en:<tonigh JOOROJQROMLO
en:<too PQKPMOMQSQPP
en:<took QPPPOONPPPM_
en:<tool POPPPPPPPPPT
en:<tooth PPPPPPPPPPPS
en:<top QOQNPPPPOOOK
en:<torch POPPPQPPPPPR
en:<touch PIPPOPPRPPPM
en:<touche PPRPPPPPQPON
en:<touchi PPPPPPPPOPPR
en:<tough PPPPPOPPPPPJ
en:<tower POPOPQPPPMPN
en:<town QOPPPOOPPPPU
en:<trace OOPPPPPPPPPM
en:<track PNPPPOPPPPPL
en:<tracke SPPPPPPPPPOQ
en:<tracki OQPPPPPPPPPJ
en:<tracto ONPQPPPPPPPR
en:<trade PPPPPLPPOPPG
en:<traffi OQOPPPPPPPPI
en:<traile NRQPPPPPPPPP
en:<train POPRQOMPPRQU
en:<traine OPPPPPQPPPPT
en:<traini OSOQPRPKPPPS
en:<transa PPPPPOPPPPPN
en:<transc PPPPPOPPPPP]
en:<transf PQPQPOTQPPPL
en:<transl RNPOPPPPOOPN
en:<transp PPPPPXPPPPPT
en:<travel PPPPPQPPPPPI
en:<tray WNPPPPPPPPPO
en:<trays PPSPPPPPQPPM
en:<treasu OOPPRPPPOPPV
en:<treat PQPPPPPPPPPR
en:<treati PQPPPPPPPPPL
en:<trench SPPPPPQPPPPP
en:<trial RQOPPPHPPPTH
en:<tried POPPOQPPTPO[
en:<trip QOPPPOOPPPPK
en:<troubl MTOPOPPPPPOU
en:<trucks POPPPOPOPPQN
en:<true KOQPPPOPPPPC
en:<trust PQPOPQOPPPQX
en:<truste POPSPPQPPQNT
en:<try QQPNONPVPPdE
en:<trying PRPPPPPPPPPS
en:<tube PPPPPPPPPPPU
en:<tuesda FGPORMQOPSKa
en:<tulsa PPPPPPPQPPPM
en:<turn OUPPPHPOPPOF
en:<turnar PPPPPPUaPPPR
en:<turned RPPQPOOPPPO^
en:<turnov PRPPPNPPPPPT
en:<twelft PLRPPLPRMPZX
en:<twelve QPPRORNRPOPN
en:<twenti OMPUONVQPQRT
en:<twenty QPLPPPQRRQQA
en:<twice LRPQPPPPQPOc
en:<twins PPPPPPPPPPPW
en:<two QTIPRRRTOOQR
en:<type POPPPMPOPPOQ
en:<typed PPPPPPPPPPPW
en:<types PPPPPPPPPPPT
en:<typica POPPOPPPSPPL
en:<typing QOQNPPPPPPPQ
en:<tyres PSPPPSPPPPQU
en:<ugly PPSPPPPPPPPV
en:<uncle RNQOPOPPOPPS
en:<under OOOQIORPQPLP
en:<undern NPSPPQPPOPPK
en:<unders PRPONPPCPOM1
en:<underw OPPOPPPPPQPI
en:<unifor SPPPPPPPPPPQ
en:<union PQPPPPPPPPPV
en:<unit ROOPOPPPQQQ=
en:<units PPOPOPPPPPPG
en:<unlock VOPPPVPPPPPN
en:<unplug PPPPPQPQPPPU
en:<until RPPPPQPPPPS_
en:<up SLPPMTTNOPPS
en:<update RQPPPRPOOPOB
en:<upload QPPPPNPPQPOQ
en:<uprigh QPPPPQTPPPPL
en:<upstai OOPPVOOQPOPU
en:<us OMSMOMMOPUTO
en:<use PPOPHNNLOOPR
en:<used PHOIMKMPPIMW
en:<useful OQSPPOPPPPPR
en:<user PPPPPXPPPPPO
en:<uses POQPPOQRPPQQ
en:<using MQOPLPOMPPOI
en:<usual PPPPPPPPPQPT
en:<usuall GQPPOLPOPQPC
en:<vaccin PPPPPPPPPPPL
en:<valent PPPPPPPPPPOV
en:<van ROPPPRQPOPPf
en:<vanish POPPPOPPPPPN
en:<vans ONQQPPPPMQNS
en:<vat PNPPPNPOQPPQ
en:<vendor MNPPOPMPPPNT
en:<verdic SQOPPPPPPOPF
en:<versio OPPOPOOOPQPJ
en:<very PNPPOOONONOU
en:<vet PPPPPPPPPPPS
en:<video POPOPRNNQPPF
en:<view NSPNPQOOPNPE
en:<villag PPPPPPPPPPPK
en:<visit OQQQOQMPPQPG
en:<visito QLPOPOPPPNPP
en:<visits PPPPQNPPPPPS
en:<voice PPPPPPPPPQOK
en:<voicem PPPPPPPPPPPJ
en:<volume OPPPPKPPPPLM
en:<vote POOPXLPRPPOT
en:<votes PQPPOOOPPPPH
en:<voting PPPPSPPPPPPR
en:<vouche PQPPPPPPPPXL
en:<vp PQPPPPOQPPQM
en:<wage OjPPPSPPOPPM
en:<wait PPPPPORPPOP]
en:<waitin PHQOOQOQPOOQ
en:<waits PQPRPOQPPWPO
en:<waive QRPPPRPPPPPM
en:<walk NPOFMNPONPRK
en:<walked PPPPPOPTPPPY
en:<walkin PPPOPPPPPPQU
en:<wall OPPPPMOPQPOV
en:<wallet PPPPPRPPPPPR
en:<walt PPPPQPPPPPPR
en:<wanda PPPPRPPPPPPL
en:<want VMQPOPXSPPPc
en:<wanted OPQOQQOPNOO@
en:<wantin OOPPPPSPPPPR
en:<wants QORONNROOPOg
en:<wards PPPPPRPPPPPU
en:<wareho OOPPPPPPPPPb
en:<warm OMOQPPPQPPOH
en:<warn PPPPPPPPPPPR
en:<warran OQPPPQPQPSPQ
en:<was OWEMHI;NKOGX
en:<wash NPPPPPPPPPPN
en:<washin PPPPPPPPPPOW
en:<waste POPPPPPPPRPV
en:<watch PKPPPLPNPPOQ
en:<watche QNPOPPPOPPQI
en:<water PDOPPPQMPPPR
en:<wave ZPPPPPPPPPPR
en:<way LPNPOONRQOMM
en:<ways PPPPPSPPPPPO
en:<we QYOLLQKRSRQG
en:<wear PPPPPPPSPPP]
en:<wearin PPPPPPPPPPPL
en:<weathe PKPRPQKPOPPN
en:<websit LPPPPMPPPPPA
en:<weddin PNOPPOPOPPPP
en:<wednes NMRNOMPOPQKY
en:<wee POPPPOPPPPOR
en:<week NLLRRHQOMPTU
en:<weekly PPQPPQPPPPPR
en:<weeks TJNRQONNORO=
en:<weigh PTPPOMPPOPOQ
en:<weight PPPPPHPPPPPR
en:<welcom PPPPPPPPPPSL
en:<well NPPPMONNOPPN
en:<welsh PPPOPPPPPPPa
en:<went QOOPNQPPOPPd
en:<were POPMMRMRPNQb
en:<wet PQQPPPOPQPPa
en:<what NPROHOESPPJ]
en:<whatev POPRPPPPQQPN
en:<whatsa UPPPPPPPQPPO
en:<wheelc PPPPPOPPPPPV
en:<when PNIIKLXGRKNW
en:<where PNRLORNTQNQY
en:<whethe MOPOPQPQQNPJ
en:<which QOOOONOKPPJi
en:<while OPPONPQOPPPZ
en:<white POPPPNOPPPPR
en:<whiteb PPPPPPPPPPPW
en:<who KHALgDQOQKOc
en:<whoeve QPPOROPPPPSW
en:<whole OMQQOPNOOQOg
en:<whom PNPOPOPPPPPU
en:<whose PJPPRPPPPPPT
en:<why FXONNOPNOPP[
en:<wi POPPPOPPPOR[
en:<wide PPPPPOPPPPPK
en:<widow PPPPPNPPPPPU
en:<wife PJPPPOOPOOQR
en:<wifi QMPQPOPPPPPT
en:<will OGRPPNSMPMP@
en:<win PTPPPPPPPPPP
en:<wind PQPOPPOPPOP_
en:<window PQOPOPQOPNQV
en:<wing NQPPPPPSPPPO
en:<winter PQPPMPQOPPPQ
en:<wise PPPPPWPQPPPH
en:<wish POWOPLPPPOO_
en:<with UMKPMSFPOOQV
en:<within PRQPOKPPPPPB
en:<withou PNPPOPQQOPPp
en:<woman POQPPOPPPPPR
en:<women PPPPPOPPPPPZ
en:<won OOPPPOPPPPPN
en:<wonder NORPPNPTPPPF
en:<wood PPPPPOPUPPPS
en:<word PPNPPQQPQRPT
en:<wordin QNPUPPPPPTPJ
en:<words OPPOPPPPPNPO
en:<work OROPQOPPRPOI
en:<worker PPPPPPPPPPPK
en:<workin QOPPOMQOPPQJ
en:<works QROONPPQQOOJ
en:<worksh POPOPPPPPQOF
en:<world OPRPPPPPOPOL
en:<worrie NNOQPNPPNPO]
en:<worry MNPPPPPPPPPM
en:<worse POPPPPPRPPPQ
en:<worth QNPQPQQRPOOM
en:<would NS_QVNPRRSOH
en:<wow SMPOOPPMPPP=
en:<wrappe QPPPPPPPPPPM
en:<wrist PRPPPPPPPPPM
en:<write KQPPPPHNQNPL
en:<writes OMPPPPPPQPPP
en:<writin OPPQPPONPOPP
en:<writte LPPPPPOOPPN_
en:<wrong ONPONNPOLOOX
en:<wrote PLPPPMPOPOOY
en:<ya POQPPOPPPPPL
en:<yard PPPPONPPPNQL
en:<ye OIQQPPPQQPQE
en:<yeah PLMNQOMOPPOP
en:<year ORMQPWSQOQNP
en:<yearly OSPPPOPPOPPN
en:<years VMRQNSRPMNPT
en:<yellow QOPPPPPPPPRP
en:<yep RPPMPPPPPNPS
en:<yes QNONPRNSPPN:
en:<yester PPPPPPPPPPP^
en:<yet OOPPQKPPPRO<
en:<you OMTPQNNOVOO<
en:<youd PQPPPRPPPPPO
en:<young PPPOPLPPNOQ[
en:<your PNNRSMPNOQOL
en:<yours PQPPQPKPQPQV
en:<yourse KPQNQOPQPOPO
en:<zero OQPPPQPPPPPJ
en:<zip SOPPPPPPPPPV
en:<zoom PPPPPPPPPPQT
en:># MNOQNKOOSQPV
en:>'s TJQOQPQOPQR[
en:>a JUPLGOPGXL=R
en:>a.m PPPPPPPPPPQV
en:>able PQPQPPPPNPQV
en:>about KOGROLPLRROC
en:>above PPQPPQPPTQPW
en:>accent WPPPPPPPPPPQ
en:>accept PQPPPQPPPPPS
en:>access PNPPPMPPQPPI
en:>accoun QPPRQQPSPPPU
en:>accura SPPPPPPPPPPR
en:>across PPOPPOPONPPM
en:>actual PPPPPOOOPOPT
en:>add RMPRPPOPQPOK
en:>added QPPPPQPPPPPM
en:>adding PPPPPPPPPPPT
en:>addres OPPPSOQORPPF
en:>adds PPRPPPPPPPPQ
en:>adjust RPPPPPPPPPPN
en:>admit PPPQPPPPPRPR
en:>advanc PPPPPRUPPPPQ
en:>advent PPPPPPPPPPPL
en:>afraid PPRPPOPPRPPH
en:>after BRPMQQRRTOSV
en:>aftern PPOQPOPRPQSW
en:>afterw PPSPPPPPPPPS
en:>again QSNNQPQPOPJM
en:>agains NOPQPPPPRPPO
en:>age PPPPPPPPPPPN
en:>agenda PPPOPOPPPORR
en:>agm POPPPOPPPPPN
en:>ago QOTPPPPPPPPN
en:>agree TPQORROOPPPG
en:>agreed OWPPPPPPPPPR
en:>agreem PKPPPPPRPKNQ
en:>ahead OOPJPQPPPHPO
en:>aid PPPPPPPPOPPS
en:>aim [PPPPQPPPPPN
en:>air PPPPPPRPPPPQ
en:>airpor SPPPPPPPPPPQ
en:>alarm PQPPPOPPPPPS
en:>alerts PPZPPPPPPPPQ
en:>alive PPPPPPPPPPPR
en:>all MQPQPOMOQSNS
en:>allerg ROOPPPPPPPPU
en:>allow PTPPPPPQPPPM
en:>allowe SOPPPOPPPPPR
en:>almost TOPPPPPPPPPO
en:>alone SRTOPOPPPOPP
en:>along PPPPROPPPQPN
en:>alread PSOPQPMOPPO]
en:>alrigh MPPPPRRPPPPT
en:>also PQPPPOPOPPPT
en:>always PMOOKMPNPPQK
en:>am SQNRRKRQLQMT
en:>amazin _JPPPOPWPPPK
en:>americ PPPPPPPPPPPN
en:>an HVOQPLOPYOLP
en:>anchor SPPPPRPPQPPM
en:>and N:MQRJRLPQFM
en:>animal PPQPPQPPPPPR
en:>annual OMPPPPQPNQPI
en:>anothe PPOQOPRNTQNR
en:>answer LPOPPOPPPPNN
en:>antenn PRPPPPPPPPPN
en:>any WROLQONRPOP;
en:>anybod TNOPOOPSPQOK
en:>anyhow PTPPPPPPPPPR
en:>anyone PKPPRPOPPPP6
en:>anythi VHOPRRPNQQM9
en:>anyway RRPPPPROPOPU
en:>anywhe PPPPPPPPPPPM
en:>api TPPPPPPPPPPN
en:>apolog PSPPPOPPPPPF
en:>app KNPPOPOONOPN
en:>applic RPPPPOPPPPPM
en:>appoin PPPPPPPPPPPR
en:>apprec PROQTMPMPPOR
en:>approv POPPOPPPQPQS
en:>april QPPQQPXSMPP[
en:>archit QPPPPPPPPPPS
en:>are QMRNNQOGPQSY
en:>argue PPPPPTPPPPPK
en:>argume PPPPPPPPPPPS
en:>around PPPOTUPPPOPE
en:>arrang QPOVPMPUPOQO
en:>arrive PPPPPPPPPPQS
en:>arvo PPPUPPPPPQPO
en:>as PNVPPPPNQOIM
en:>aside QOPPPTPNPPPX
en:>ask PSQOOSPPONPR
en:>asked KNQOPPKPOOOQ
en:>asking XPPQPPPPOQP[
en:>asks QSPPPPPPRPPQ
en:>assess PQPPPPPPPPPS
en:>associ SPPPPPPPPPPU
en:>assume PPPPPQPPPPPU
en:>at LRTJQOOPORRJ
en:>ate ROPPPPPPPPPQ
en:>attach PPPSPQPPPPPN
en:>audio PPQPPUPRPPPO
en:>audit OPOPPOORRPVU
en:>audito PPPPPPPPPPPX
en:>august PQPQPOPOORPT
en:>auntie PPPPQPPPPPPT
en:>author QPPPPPPPSPPP
en:>auto PQPPPOPPPPPR
en:>automa OPQPPPPPOPPH
en:>autumn OQPPPPPPQPPM
en:>averag PRPPPRPPPPPP
en:>aware PQPPPPPPPPPM
en:>awesom QLPVPPPUPTPH
en:>awful NPPPPPOLPZS?
en:>aye PMPQPQOOPOOb
en:>b PPPPPPPPPPPL
en:>baby TOPPPPPPPPPT
en:>back QPQPNOOMPPNW
en:>bad PSPPPOOOPPQK
en:>badly PSPPPPPPPPPT
en:>bag PPPPPOPPPPPT
en:>bags PPPPPPRPPPPT
en:>bakery PPPPPPPPPPPV
en:>balanc PPPPPOPPOPPK
en:>balloo POPPPSPPPPPN
en:>band PPPPPVPPUPPO
en:>bank OOPPPSQTRPMJ
en:>barcod PPPPPPPPQPPN
en:>barn PPTPPPPPPPPP
en:>base PPPQPRPPPRPQ
en:>based OPPPPPPPRPPL
en:>basic PRSPPPPPPPPR
en:>bath PRTPPPPPPPPR
en:>batter PROPPPPOPPPN
en:>bay PQPPPQPPPPPT
en:>be SMQLPSQVKSWY
en:>beacon PPPPPQPPOPPM
en:>beans PQPPPQPPPPPR
en:>bear PPPPPPPPOPPN
en:>beat RPPPPVPPPPPM
en:>beauti PPPPPOPUPQPV
en:>beauty QPPOPPURPPRP
en:>becaus RBQQQOQQOPNf
en:>become PPPPPQPPPPPR
en:>bed PPRRPPSPPQPS
en:>beds PRPPPPPPPPPR
en:>been QIRPOOPKNRPS
en:>before QPOMQLVOPNPV
en:>beggin PPPPPPPRPPPT
en:>begin PQPPPOUOPPPS
en:>behind RRPPPQPPPPPP
en:>being ORPPPOPNPPOM
en:>believ PPPLPQPORPJP
en:>bell OOSPPPPPOPQN
en:>bench PPPPPOPRUPPP
en:>beside SSPPPPPPPPPN
en:>best UEPPPGOOPPPJ
en:>bet NPPOQOPPPPPI
en:>beta PRTPPPPPQPPP
en:>better QQOPONQOOOQU
en:>betwee PKROPPPOROPY
en:>bidder PPPPPPPPPPPL
en:>big PPPPPKPPOPP[
en:>bigger PPPPORPQPPOU
en:>billin PUPPPNPOPPPQ
en:>bills ZPPPPNPPPOPW
en:>binder PPPSPPPTPPPP
en:>bins PPPPPPPPPPPT
en:>biro PPPPTPPWPPPT
en:>birthd PPPPPOPPPPPT
en:>biscui PPPPPPPQPQRW
en:>bit ZPMOOPQLPQPR
en:>black PRPPPPPPPPPR
en:>blank PPWPPOPPPPPR
en:>bless SLPOOPOOPORV
en:>block PQPPPOPQPPPR
en:>blocks YPPPPPPPPPPN
en:>bloke PPPPPPPPPPPV
en:>blue PPPPPPPPRPPO
en:>board OPPPPNQVPPM^
en:>boards PPPNPPPPPPPP
en:>boat POPQPNPPOPPS
en:>boats PQPPPXQPPPPQ
en:>body POUPPPRPPPPP
en:>boiler UPPPPPPPPPPQ
en:>book OMPPONQRPPPK
en:>booked PPPPPPPQPPPS
en:>bookin MPPPPQPPRPPS
en:>boots PPPPPPPQPNUQ
en:>boss PPPPPRPPPPQO
en:>both NMSOQNNPRNPN
en:>bother OPOPQPSPPPOP
en:>bottle PPPPPRPPPPPR
en:>bottom PPPPPOPPQPPL
en:>bought PVPPPOPPPPPT
en:>box OMPOPPOOPOPQ
en:>boys PRPPPPPPPPOP
en:>braced PPPPPVPPPPPS
en:>bracke PPPPPOPVPPPN
en:>bread PPPPPPPPPQQT
en:>break PXPPPOPQPPQS
en:>breakf PPPPPPPPPPPS
en:>breaks SOPPPPPPPPPR
en:>breath PPPPPPPPPPPY
en:>brewer PPPPPPPPPPPS
en:>bridge PPPPPPRPPOPO
en:>brief PPPPPPPPPPPN
en:>bright PPPPPPPPPPPU
en:>brilli UDPUQQQ[PQOQ
en:>bring GOONPRPTOTTZ
en:>bringi PTPPPPPPPPPO
en:>brings PPPPPOPTPPPP
en:>bristo PPPPPPP[PPPR
en:>brochu PQPOPNQPOPOU
en:>broker QPPPPPPPPPPN
en:>brothe PPPMPPPRPKQU
en:>brown PPPPPPPPPPPU
en:>bucket NSPPPPPWPPPL
en:>budget QQPPPTOPPOPR
en:>buffer PPPPPPPPUPPR
en:>build PNQPPPPPQPQL
en:>builde QPPPSQPPPPPL
en:>buildi POPPPQOXPPPL
en:>built PIQPPPOOPPPI
en:>bulk POSPPOPQPPPQ
en:>bunch PWPPPPPPPPPQ
en:>bundle PPPRPWPRQQPR
en:>bureau PPPPPPPPPPPS
en:>bus OPPPPPPPPPPM
en:>buses QOPPPPPPPPPM
en:>busine PPPPPPPPPPPT
en:>busy PPPPPOPPPPQT
en:>but PPRHNPLOQQP]
en:>button MPPPPMPOOPPN
en:>buy NLOPPQQPNOPU
en:>buys PZPPPPPPPPPP
en:>by QGPUNPPQTVNH
en:>bye PPPPPPPPPPOU
en:>c PSPPPPPPPPQO
en:>cabine PPPPPOPPPPPU
en:>cable PWPPPPPPPPPP
en:>cafe SQPPPPPPPPPO
en:>cake QPPPPPPPPPRP
en:>calcul RPPPPPPPPPPP
en:>calend ONPPPOPOPPQT
en:>calibr PPPPPSPPPRPP
en:>call PRPQRPOQQPPI
en:>called PMPPPPPPPPP[
en:>caller PPPPPPPPPPPS
en:>callin PPPPPOPPPPPS
en:>calls SNPOPPPPOPMW
en:>calvin PPPPPPPPPRPR
en:>came PPPOPMPOPON]
en:>camera PPPPPNPPOPPM
en:>camp PPPPPNQPQPPP
en:>can L_NMPRSONOQK
en:>canada PQPPPPPPPPPL
en:>canal PSPPPPPPPPPQ
en:>candid PORPPPPPPPPP
en:>cantee PRPPPPPRPPQP
en:>cap OPQPPNPPPPPJ
en:>capita PPPPPPPPMPPQ
en:>car PQPRPMNQOQPL
en:>carbon PPPPPPPPQPPL
en:>card PIQPORPOQQPM
en:>cardif SPPPPRPPRPPO
en:>cards PPQPPPPPPPPS
en:>carol RPPPUPQPPPPN
en:>carpet PPPPPPPPTPPS
en:>carrie OPPOPPPOPPPH
en:>carry NOPPQQQPPQPR
en:>carryi PPPPPPPPPPPS
en:>cars ^PPPPPPPPPPP
en:>case OVPPNPPPQPPJ
en:>cases PPPPPPPPPPRP
en:>cash PPPPPSQPPPPT
en:>cat QQPPUPPPPPPN
en:>catch QPPPPOPPPPPT
en:>caught PPPPQPPPPPPR
en:>cause PPPOPOPPPPP]
en:>ceilin RPPPPPPPPOPU
en:>cell QOPPPPPPPPPN
en:>cellar PPPPRPP[PPPP
en:>cent PRPPPRPOPPPN
en:>center VPPPPPPPPPPO
en:>centim ORQPPOPPPPPM
en:>centre OSPPPOPPPPPK
en:>cents QQPPPRPPPPPN
en:>certif OQPPPIOPSPPG
en:>cfo VPPPPPPPPPPR
en:>chai PPPPPPPPPPQV
en:>chain PPPPPPPPPPPL
en:>chair PNPPPPPPPPPR
en:>chairm PPPPPPPPPPPV
en:>chance POPPPPPPPPPD
en:>change PTPPPQNPPPPO
en:>changi PPQPPSPPPPPR
en:>chap PXPPPPPPPPPU
en:>chapel ZPPPPPPPPPPQ
en:>charge OPPPRSINPPPN
en:>chargi OQPPPPPPQPPL
en:>charit OQPPPPPPPPPL
en:>chase PPPWPPPPPPPQ
en:>chat PPPPQPPQPQPS
en:>cheape POPPPSRQPPPT
en:>check PPPPPOQPPOOL
en:>checks PQPPPQPPUPPL
en:>cheers YPPPPPPPPPPU
en:>cheese PPPPPPPPPPPM
en:>chef SOPPPPOPPPPJ
en:>chief PWPPPOPPPPPS
en:>child POPPPPPRNPPO
en:>childr PNPOPQQSRPOQ
en:>chip PPPPPRPPPPPS
en:>choice RPPPPUPPPPPO
en:>choose POPPOPPPQPOK
en:>christ PPPPQNQOPPPa
en:>church OPPNPNPPOMPV
en:>circul PPPRPPPPPQPU
en:>city XPPPPOPPPPPR
en:>claim PPPPPSPSPPPT
en:>claims POPPSNPPPPPP
en:>class QOPPPOPPPOPR
en:>clause PSPPPOOPPPPO
en:>clean NPPPPNPQPPPU
en:>cleane PORPPPPPPPPS
en:>cleani PPPPRPPPPPPL
en:>clear P]PPPOQPPPPT
en:>cleare PPPPPPPPPPPL
en:>clever PQPPPOPPPPPX
en:>clicks PPPPPOPSPPPM
en:>client OPQOOQOPPPOV
en:>clock POPPPPPPPPQN
en:>close PPPPPPQOPPPM
en:>closed QPPOQPPPQOPR
en:>closer PQPPPQPPPPPS
en:>closes PPPPPOPPPOPT
en:>closin PPPPPPPPPPPM
en:>cloud OOOPPOQPQPPI
en:>co PPPPPUPPPPPN
en:>coach PPPPPPPPOPPR
en:>coache QOPPPPPPPPPM
en:>code ONPPPNPPPPPM
en:>codes PPRPPPPPPPPR
en:>coffee PRPNPPPPPPPS
en:>cold PPPQPLOOPQPN
en:>collea PPPPPPPPPPPS
en:>collec OPPPPPPPPPPN
en:>colm PSPPPPPPPPPO
en:>colour ROPPPOPPPPPR
en:>column POPRPPPPPPOW
en:>come NROORNSSOVVR
en:>comes PPPOOPPPPPQL
en:>comfor PPPPPQQSPOPI
en:>coming JQPOOQMNNRPR
en:>commen PPPPPTPPPPQT
en:>commer POPPPPPPPPPJ
en:>commis PPPPPNPPPPPP
en:>commit QRPPKOPOPPO]
en:>common PWPPPPPPPPPM
en:>compan RIPPPPPPPPMH
en:>compar PNPRPOPOPTPL
en:>compla ORPPPPPPPPPL
en:>comple NaPPPUPPPPPM
en:>compre PPPPPPPPPPPT
en:>condit PPPPPPPPQPPJ
en:>confer PPPPPPPPPPPR
en:>confid PRPPPPPPPPPT
en:>confir POPQPQROPTPN
en:>congra ONPPROPQPPPK
en:>connec OPPPPPPPNPPE
en:>conser PPPPPPPPPPPS
en:>consid QPOPPPPOPPPS
en:>consul PPPPPOPPPPPT
en:>contac PRPPPPPSPPOU
en:>contra OQOPPQRROPNX
en:>conver PPPPPPPPPPPL
en:>convey PPPPSQPPPPPO
en:>convin PPPPPPPPPPPY
en:>cool PMPSPPPPPROP
en:>cope PPPPPPPPPPPS
en:>copy OOPRPPPPQQON
en:>corpor PPPPPPPQPPPR
en:>correc POPPPQPPOPPN
en:>cost QQPPPPPNPPPS
en:>costs PPPPPROPPPPU
en:>could OaGPSOQOJMQF
en:>counci ORPPSPPPPPQX
en:>count MPPNPPPQNPOP
en:>counti PPPQPPPPPRPP
en:>countr OPPPPOSPPPPL
en:>counts QOPPPPPPQPPK
en:>county PPPPPPPPQPPA
en:>couple PLQOPOPTQPPM
en:>courie PQPPQOQRQPOQ
en:>course GKCQTNQPROO:
en:>cousin POPPPPPPPPPU
en:>cover QPPOPOPOOPPG
en:>covere POPPQNPPPPPN
en:>covers POPPPSPPQPPR
en:>cow aPPPRPPPPPPT
en:>cows PPPPPPPPPPPS
en:>crack PPVPPPPPPPPO
en:>cracki ]PPPPPTPPPPQ
en:>crane PPPPPPPPPPPN
en:>crashe PPVPPPPPPPPQ
en:>credit MXPPPkPOQPPK
en:>crew POPPQPROPPPT
en:>crews TPPPTSPPPPPQ
en:>cried QPPPPPPSPPPP
en:>cross PRPPPPPPPPPQ
en:>crowd OPPPPPPPPPPL
en:>cry ZPPPPPPPPPPR
en:>crying SPPPPPPPPPPS
en:>cultur PPPPPPPPPPPR
en:>cupboa PPPPPOPPPPPU
en:>curren PNRPPQPPPPPL
en:>custom OOPPPOPORPOJ
en:>cut PPPPOPNPPPPV
en:>cute PPPPPPPPPPPR
en:>d PPRPPPPPPPPO
en:>dad QPPPPVPPOPOP
en:>daily PNPPPOPPPPPP
en:>dale PQPPRPPPPPPP
en:>damage VUPPPNRPPPPU
en:>damp PPPPPPPPPPPM
en:>dark PPPPPPPPPPPV
en:>dashbo PSOPPPPPPPPR
en:>date PPRPXPNPPPOO
en:>dates OQPRRPPPPPPL
en:>daught PQPPPPPPPPPN
en:>day PPNPQMPPQOQV
en:>days <RMKKQPPTEM@
en:>dead WOQPPNPPOPPb
en:>deal ROPPPPPRPQPS
en:>dealer PPPPSPPPPQPS
en:>dear HUPPPPPOPPPM
en:>dearer PPPPP]PPPPPN
en:>decemb PPPOPMOPNPPU
en:>decent POPQPVOPRRPS
en:>decibe PRPPPOPPQPPN
en:>decide QPOMPRSPPONP
en:>decidi OPPPOQOQPPPL
en:>decisi QPOPOQQQPPQA
en:>deck PQPPPPPPPPRM
en:>dedica QXPPPPPPPPPL
en:>defaul PSPPPPPPPPPL
en:>defend PPPPPYPPPPPU
en:>define PPPPPPPPQPPR
en:>defini PQPPPPPQPOPM
en:>delete PPPSPPPPPPPO
en:>deligh _NPPPPPQPPPT
en:>delive PQOPPTTNPQPH
en:>demo QQOOQQPPPOOI
en:>dental PPPPPPPPPPPN
en:>denver PPPPPPPPQPPM
en:>depart PPPPPPPPQPPK
en:>depend PMPPPQPOSPOK
en:>deposi SPPPPQRQSPPS
en:>deputy PPPPPPPPPPPS
en:>deserv SPPPPPPPPPPN
en:>design aOPPPPPPQPPK
en:>desk PPPPPPPOPOPS
en:>desks PPPPPPPPPPPN
en:>detail PSPQPPPPPPOR
en:>develo PWUPQPPPPPPO
en:>device PPPPPRPPPPQP
en:>did RUEFROPMEKFN
en:>die PPPPPPPPPPPS
en:>died PPPPPPPPPPPV
en:>dies PPPPPPPPPPPW
en:>diesel TNQPPOPPPPOQ
en:>differ PQPOPPPNPPMJ
en:>diffic RPPPPPPPPPPP
en:>dig POPRPRPQPPPS
en:>digita PPUPPPPPPPPU
en:>dinner POPRPOPPPWPS
en:>direct NPPPPQOPPPOU
en:>disapp SPPPPPPPPPOQ
en:>discou PTPPPTQPOPPQ
en:>discus PQPPPOPPPPPT
en:>dispat PPRPPQPPPPPN
en:>disput RPPPPPOPPPPR
en:>distri ORPPPRPPPPPO
en:>diwali PPPPPPUPPPPS
en:>do NKQOPPRTPPPT
en:>doable POOPPP_OPPPM
en:>dock PPPPPPPPPPPR
en:>doctor PPPSPPOPPPOF
en:>docume QNPPPPQUQQOQ
en:>does NGR<LOPKOLMT
en:>dog MPQPPONPPPNY
en:>dogs PPPPPRPPRPPV
en:>doing PPPPPPQONPPP
en:>dollar POPPPVPNRPPJ
en:>done PLQOOQOSQQRX
en:>door PPNPPNPPPPPT
en:>doors PQQPPOSPPPPR
en:>dot QOPPPOPPPRPO
en:>double QSPPPTPPPNPX
en:>doubt PPPPPPPPPPPY
en:>doubts PPPPPVPPPPPQ
en:>dougie PPPPPPPPPPPR
en:>down OSPOPSPOPPRS
en:>downlo PPPPPPPPPPPS
en:>dr PPPQPPPPPPPS
en:>draft OMPOOOPQPPOE
en:>drag PPPPPPPPOPPL
en:>drama PPPPPPPPPPPN
en:>draw PQWPPPPPPPPS
en:>drawer PPSPPQPPPPPR
en:>drawn POPRTPRVPQPP
en:>dream UOPPPPPPPPPQ
en:>drill PPPPPRPPPPPS
en:>drilli PSPPPPPPPPPT
en:>drive PPPPPPOOPOOT
en:>driver OPOPPOQPPPPW
en:>drivin POPPQPPSPPPJ
en:>drop PTPKPOPNPPPR
en:>droppe PPPPPPPPPPPV
en:>drops PPPPPRPQPPPM
en:>drove UPPPPPPPPPPP
en:>dry PPPPPOPQPPPN
en:>dublin PQPPPPPPSPPK
en:>duck PPPPPPPPPPPR
en:>dying PPPPPPVPPPPS
en:>each OOOONOPPVPQ?
en:>earlie PPPOQPPPPPRU
en:>early PQPPPPRPPPPS
en:>easier PPPPPPPPPPPU
en:>east PPPPPPPPPPPR
en:>easter RNPPPPPPNPLV
en:>easy PPPPSPPPPPOU
en:>eat PPPPPPPPPSPY
en:>eaten PPPPPPPPPPPL
en:>eating PPPPPPPPPPP[
en:>eats PPPPPPPPPPPM
en:>ed PPPPPPRQPQPN
en:>edge PSPQPPPPPPPP
en:>egg PPPPPPPPPPOV
en:>eight FQPOKWPNPOQH
en:>eighte PNOPPQQPQQRW
en:>eighth QPPPPPSRPOQN
en:>eighty PQOOPeOQROOI
en:>either QPPPPPPNPPPD
en:>electr POPQPPPPPQPS
en:>eleven RIMOPUOQSPPX
en:>else UOMOQTPPMOL8
en:>email QQQVQRPSROMO
en:>emails QNPPPOPPPPPS
en:>empty PVPPPPPPPPPU
en:>encryp PPPPPPPPYPPO
en:>end RROOQOQQPPQR
en:>ends PVPPPQPPPPOP
en:>engine PSQOOOPOQPP7
en:>englis PObOONLPOPPP
en:>enjoy PPPPQPPPPPPL
en:>enough CSLLPONQPMOS
en:>envelo PPPPPPPPPPPR
en:>estate UOPPPPPPPPPN
en:>estima PPPPPOPPPPPL
en:>euros QOPPPTPPPPPJ
en:>even SQPPPQPQPQOY
en:>evenin PQNPPPPQPLPN
en:>event POPPPOPPQPPJ
en:>ever POQOOQOPOPOT
en:>every QNNNNPMGPMLS
en:>everyb ONPOPNPPPOPP
en:>everyo OPPPPOQOPPOU
en:>everyt MTOPOOROPPOV
en:>everyw PPPPPPPPPPPT
en:>ex PPPPPRPPQPPN
en:>exact PPPPPPPPQPPM
en:>exactl ^BPONPQNPOOP
en:>exam PPPPPPPPQPPV
en:>excel PPRPPPPPPPPQ
en:>excell PPPPPPPPPPPR
en:>except PPPPPPPPPPPU
en:>exchan RPPPPRPPQPPP
en:>expect PMPPPMPQOPPI
en:>expens PSPPPPPPPPPS
en:>experi PPPPPPPPRPPU
en:>explai PPPPPPPPPPPR
en:>export POPPPOOPPQON
en:>extens PPPPPPPPPPPR
en:>extra QQPPP_NPOPPL
en:>eye PPPPPPPPPPPU
en:>face PQPPPPPPPPOV
en:>faces TPPPPPPPPPPT
en:>facing PPPPPPPPPPPR
en:>fact PPPPPQPPPPPN
en:>factor PQQPPPPQPPPM
en:>fair AiNGNTPMFHKA
en:>fairly POPPPSPPPPPN
en:>fall PPPPPOPPPPPR
en:>falls PPPQPPPRPPPP
en:>famili PPPPPPPPPPPT
en:>family PPOPPOPPPPPN
en:>fan RPPPPRPPPPPK
en:>fantas [NPQPPPSPPPM
en:>far NQQPPOPPPPPU
en:>farm POPPPOPPPPPT
en:>farmer PPPPPPPPPPPR
en:>fast PPRPPOPPPPPQ
en:>featur POPPPOPPPPPM
en:>februa PQPQPLQPORPZ
en:>fee NTPPPXNONPPN
en:>feed PRPMPQPPPPRN
en:>feedba PSRPPPPPPPPL
en:>feelin PPPPPPPPPPPU
en:>feet PSPPPPPPPPPQ
en:>fella RQQNPQPPPPPX
en:>fellow PPPPPOPPPPPU
en:>felt PaPPPPPPPPPP
en:>fence POPPPPPRPQPN
en:>fiftee QROPPXPPVPPO
en:>fifth POPNPPPOQRNT
en:>fifty NPNLP^SQMTML
en:>fight TPPPPPPPPPPM
en:>figure PQPQPOQPPPOZ
en:>file MPPPPPPNPPON
en:>fill ORPPPPPPPPQR
en:>fillin PPPPPPPPPPPU
en:>film PPQPPPPPPPPR
en:>filter OOPPPQPPRPOL
en:>final OQPPPRUPPPOM
en:>financ OPPOQQQOPQPZ
en:>find OQRMPMMPPMPR
en:>fine QKKMQQTQPM]b
en:>finger ONROPOPPPPPQ
en:>finish PPPPPNQPPPPT
en:>fire POPPPPPPOPPR
en:>first OOIPQQNOMSOQ
en:>fiscal PPPPPOPPPPPT
en:>fish PPPPPPPPPPP[
en:>fitted OPPPPPPPPPPM
en:>five OQOKUTOMXPPH
en:>fix OOPPPPPPPPPR
en:>fixed KTPPPOOPPPOI
en:>flag PPPPPPPPPPPU
en:>flags PPPPPPPPRPPN
en:>flat POPPP[NOQPPP
en:>fleet POPPPPPSPPPQ
en:>flew PPPPPPPPPPPR
en:>flight PUPPPPPPPPPQ
en:>floor MPPPOQPPOPPT
en:>flower PVWPPPPPPPPP
en:>fly PPOPPORPPPQM
en:>flying PYPPPPPPPPPP
en:>fold PPPPPPPPPPPT
en:>folder PPPPPPPPQOPK
en:>folk PPPPPPPPPPPT
en:>folks OPPPPOQPOPPT
en:>follow OPPNQPSPPNPM
en:>food QOPPPPPPPPPN
en:>foot PPPPPOPPPPPU
en:>for SOQPNVMOQRSO
en:>foreca QPPPPOPPPTPT
en:>forget PRPPPOPQPPPR
en:>forgiv PPPPPPPPPPPT
en:>forgot PQPPPQPPPPPW
en:>forkli PPPPPPPPPPPS
en:>form PQPPPMOVPOPI
en:>format PPSPPPPPPPPQ
en:>forms PPPQPPPSPQPS
en:>fortni OOOPPPPQPORG
en:>forty HOOPORJQLOIL
en:>found QOPPPOPPOPPV
en:>four SQCNPUPMYQPP
en:>fourte PPOQORQNQPPV
en:>fourth QPPPPPPRPQPP
en:>frame SPPPPPPPPPPK
en:>frankf PPPPPPPPRPPN
en:>frankl OPPPPPPPPPRR
en:>free TPPOPOPPRMPG
en:>freeze OOPPQPPSPPPR
en:>freigh RPPPPTPPPPPP
en:>french PPWPPPPPPPPP
en:>friday PRPPOMUQPPQS
en:>fridge PPSPPNPPPPPR
en:>friend PPPOPPPPPOPW
en:>from NOORNMOQWOLO
en:>front PPRPPSPPRPPW
en:>frozen PPPPPPPPPPPT
en:>fuel PPPPPPPPPPPS
en:>full QPNRPOMOOQPQ
en:>fully PPPPPPPPRPPM
en:>fun PPRPPPPPPPPN
en:>fund PPPPPPPPPPPS
en:>funera PPPPPPPPPPPT
en:>furthe PPPPPPPPPPPS
en:>game OPPPPPPPPPPR
en:>garden PPPPPPPWPPQO
en:>gates PPPPPQPPPPPM
en:>gather PPPPPQPPPPPV
en:>gave OPPOPPPPPNPM
en:>gear PPPPPPPPPPPR
en:>genera OPQPPNQPRPPX
en:>genero PPPPPRPPPPPV
en:>gentle PPPPPRPPPPPT
en:>german POQPQLPPPPPS
en:>get PRJWPPPPNQLM
en:>gets PNPOPNPOPPPQ
en:>gettin RPPPPPOPPOPK
en:>gift PPPPPPPPOPQU
en:>girl PPPQPPPPPPPU
en:>girls PPPPPPOPPPPW
en:>give OWPOPPOPPOPP
en:>given ROPPPNOPPPPR
en:>gives ONPPPSPPPPPR
en:>glad _HNPOQOQPPQC
en:>glass PNPPPMPPPPPH
en:>gloves RPPPPPPPPPPP
en:>glue POPPPOPPPPPF
en:>go PONNPRQOONOU
en:>goat PPPPPPPPPPPL
en:>god POPPPQMRPPQP
en:>goes PQOOMOPMPOMS
en:>going PPOPPPPPPPPV
en:>gone PQPRPPPPPQPa
en:>good RBOQQPRQMROX
en:>goodne PQPPPNPPPPPJ
en:>goods PPPRPPPPPQPQ
en:>goose PPPPPPPPPPPN
en:>gosh OPOPPPPPPPPN
en:>got EKQNKNRPNPJ[
en:>gotcha PPPPPPPPPPPM
en:>govern PPPPPPPPPPPV
en:>gps PYPPPPPPPPPO
en:>grace PPPPPPPPPPPN
en:>grade QRPPPPPPPOPM
en:>grand QJPQPMPPOSQX
en:>grandf PPPPPOPPNPPM
en:>grandm OPPPPPPPPPPI
en:>grands PPPPPPPPPPPS
en:>grant PRPOQUPPPJPW
en:>grants PSPPPOPPPPPM
en:>great d#OPPPSTNPP<
en:>green PPPPQOPQPPPT
en:>greet OOPPPPRPPPPM
en:>ground OPPPPKPPPPPO
en:>group OMQPQPQPRQPQ
en:>groups POPPPPPPPPPH
en:>grower PPPPPPPPPPPR
en:>gst POPPPWPQTPPP
en:>guaran OYPPPNPPQQPS
en:>guard PPPPPPPPOPPM
en:>guest POPPPPPPPPPN
en:>guide PPPPPPSPPPPP
en:>guy QOPPPNPPPQPZ
en:>guys OQOPPOOQNPOK
en:>ha RETIIFCE=CK!
en:>had SNQPNQLMIOOV
en:>haha N?OPPNONOPOB
en:>hahaha PPPOPPPPPPPI
en:>hail PPPSPOPRPPPR
en:>hair PPPPPOPPPPPT
en:>half MPROPRNPTOPN
en:>hall PNQOPMPQPPQI
en:>hand PNQPPNPPPPLQ
en:>handle PPPPPPPPQPPW
en:>handli PPPPPPPPPPPN
en:>handwr QQPPPPPPPPPT
en:>hang PQPPPPPPPQPZ
en:>happen OSMRPPPMJQKK
en:>happy SKPQQOSQPPQN
en:>hard RNPPPPPPPPPU
en:>harder PVPPPRPPPPPT
en:>hardly PPPPPPPPPPPU
en:>hardwa POPPPNPPPPPO
en:>harves PPPPPPPPPPPV
en:>has QQPOPRQOPOIa
en:>hat PSPPPPPPPPPR
en:>hate PPPPPPPPPPPR
en:>have KOQTSPPONSIW
en:>having PQPPPQPPPPPR
en:>he PPPKQKJPNMOZ
en:>head POOPPPPIROQV
en:>headac PPPPPPPPPPPT
en:>health PPPPPNSPPPPO
en:>hear RYPPMQMQRPK?
en:>heard QPPQQPOPNOOM
en:>hearin PPPPPOPPPPPM
en:>heat POPPPOPPQPPN
en:>heavy ROPPPPPPPPPT
en:>held QOPPPRPPQPPS
en:>help LQOPPPQOOPMD
en:>helps ORPPWPQPPPPO
en:>hen PPPPPPPPPPPS
en:>her SOFPQIQPGOP]
en:>here OPJPNOPFOORH
en:>herita PPPPPPPSPPPQ
en:>hers PPPPPPPPPPPM
en:>hes PPPPPPPPPPPS
en:>hesita PPPPPPPPPPPR
en:>hey RNPOPPPPPOPN
en:>hi POPPPPOPPPPW
en:>hide QPQPPPPPPPPJ
en:>high VPPPPPPPPPPP
en:>highli QPPPPPPPPPPR
en:>hill PPPPPPPPPPPV
en:>him PPONSMOQPOWY
en:>himsel QPPPPPPPPPPR
en:>hip PPPPPPPPPPPR
en:>hire QMPPPQPPPPPJ
en:>his PQPOOPPKPORa
en:>histor PSPPPPPPPPPP
en:>hit QOPPPOQPOPPM
en:>hits SPPPPPPPPPPN
en:>hm PQOLOVLPPON~
en:>hold QOPPOQPVOOMO
en:>holdin WPPPPPPRPPPL
en:>holds RPPPPPPROPPS
en:>hole PNPPPOPPPOPN
en:>holida PQPQPSQPQPPL
en:>home OPPOQOPPNOPS
en:>hon PPPPPPPPPPPR
en:>honest PTXKQPPOPPM^
en:>honey PPPPPPPPPPPT
en:>hook PPPQPPPPPPPU
en:>hoped PPPPPPSPPPPQ
en:>horse PPPPPPPPPQPV
en:>hospit QRPPPPPPPPPP
en:>hot PPSPPLPPPPP]
en:>hotel ORPPPPPPPPPP
en:>hotels PPPPPPPPPPPL
en:>hour POMPQPRTUPPK
en:>hours POPOPIMMTPMN
en:>house PPPPOQQPPPQX
en:>housin PPPPPPPPXPPP
en:>how PJFNNQN?NMDE
en:>hr PWPPPOPPPPPP
en:>huh OTPOPRNPPOPo
en:>human PQPPPPPPPPPU
en:>humidi PPPPPPPPPPPR
en:>hundre ROGPQXQNTSKJ
en:>hung RPPPPPPPPPPO
en:>hungry PPPNPPPPPPQQ
en:>hurry PPPPVPPPPPPP
en:>husban PPPPPQPPPPOX
en:>i IXPORUPNCROS
en:>id PPPPPPPUQPPK
en:>idea SLPPPNPOPPPV
en:>ideal PPPPPPPPPPPK
en:>ideall PPPPPPQPPPPR
en:>if OSOQRQPQPQQR
en:>imagin PKPPPOPPPPPJ
en:>import SPPPPQPPPPPR
en:>impres UPPPPOPPPPPT
en:>in LOQRQMTPRPOU
en:>inbox PQPQNPQ[PONK
en:>incide RQPPPPPPPPPL
en:>includ PPNQO[SLRPOI
en:>inflat PTPPPbPPPPPO
en:>inform PPPPPPSPPPPQ
en:>inside QNPOPRSPRNPK
en:>inspec MKPPOPQPPPPK
en:>instal NPOPPUQQPPNG
en:>instea PTOPPQPPPPPJ
en:>insura PPPRRPQPPPPQ
en:>intake PPPPPPPPPQPM
en:>integr PPPPPPPPPPPK
en:>intere PQPPPQPOPPPJ
en:>interf PPSRPPPPPQPQ
en:>intern QRPPPPPPPPPT
en:>interv PPPPPQPQPPPS
en:>into QPOPPPPQPPOM
en:>invite PPPRPPPPPPNM
en:>invoic OOPRPNPRPPOK
en:>involv POPPTPPPPPPQ
en:>irish PPPPPPPPUQPQ
en:>iron PPTPPOPPPPPT
en:>is TRSKNOPJNGRQ
en:>ish QPPPPPPPQPPS
en:>issue PRPPPQSPPPPN
en:>it QTRTNPLRRLCP
en:>item PPPPPOPPPPPU
en:>its POOONNPNMONN
en:>itself QPOPPQNNPNOZ
en:>ja POPOPOPPPPPV
en:>jacket PRPPPPPPPPPN
en:>januar QPPPPPPNPPPY
en:>jar QPPPPPPPPPPN
en:>job SPPPOQPPPPMN
en:>join PNPPTOPPPPPR
en:>joyce PPPPPPPPPPRR
en:>july OMPPQNRQPPPX
en:>jump QOPPRPSPPPPQ
en:>june PPOPPQQPPPP_
en:>just NQRPPPNRRQSN
en:>k PPPPPOQPPPPW
en:>keep MQNNNQQQQPQT
en:>keepin PQPPRPPPPPQN
en:>keeps PQPPPOPPQPPF
en:>keith PRPPPNPPPPPJ
en:>ken QPPPPPPPPPPS
en:>kept PQPPPPPPPPPU
en:>kev RPPPPPPPPPPR
en:>kevin PPPPPPPPPPPR
en:>key PPPPPPPPMPPO
en:>kick PPPPPPQVPPPR
en:>kicks POPRPOTPPPPO
en:>kid QPPPPNPPOPPT
en:>kiddin PPPPPPPRPPPT
en:>kids PNPPPOPPPPPQ
en:>kill PPPPPOSPPPRP
en:>kilo QPPPPNPPPPPS
en:>kilome PWPPPQPPPPPQ
en:>kilos PQPPPNPPMPPL
en:>kilowa PPRPPPPPUPPM
en:>kind RPPPPTPPPPPM
en:>kinder PPPPPZPPPPPT
en:>kindly PSPPPPPPPPNO
en:>kiss YOPPPPPPPPPW
en:>kit TPQPPPPPPPPO
en:>kitche PRPPPPPPPPP[
en:>knee PPPQQPPPPPPS
en:>knees PPQPPPPPPPPS
en:>knew QPPPPPPPPPPT
en:>knock POPPPSPPPPUR
en:>knocke PPPPPPPPPPPN
en:>know OQPJSQOJQLNY
en:>known PZPPPOPPPPPT
en:>knows PPPPPPPPOPPU
en:>kva PPPPPPPPPPPM
en:>label PPPPPPPPVPPP
en:>labor PPPQPTPPPPPP
en:>lad PQPPPMPPPPPW
en:>ladder PPPPPPPPPPPU
en:>lads VOPPPPOPPPPX
en:>lady PPPPPPPPPPPX
en:>lagos PPPPPPPPPPPR
en:>laid PRPPPUPPSPPQ
en:>lakh PQPPPYPQPPPQ
en:>lakhs PPPPPcPP[PPP
en:>lamp PRQPPPPPPOPR
en:>lamps PPPPPPPPPPPM
en:>land POPPRNPPPPPP
en:>landlo PPQPPPPSPPPS
en:>lane PPPPPOPPPPPS
en:>langua RKPPPKPPQPPH
en:>lanyar PXPPPRPPPPPP
en:>lapses PRPPPRPPPPPS
en:>large PPOUPPPPPPPP
en:>last PPONPPPRQNLW
en:>late PPPPPOOPPPPV
en:>later PQPPPPPPQPPS
en:>latest PPPPPPNPPPPS
en:>laugh PPQPPPPPPPPR
en:>laughe PPPPPPPPPPPV
en:>laughi RPPPPPPPPPPR
en:>launch PPPPPSPPPQPP
en:>lawyer PPPPPPPPPPPR
en:>layout PPPRPPPPPQPR
en:>lead PPPPPPQPPPPS
en:>leader PPPPPPPPPPPR
en:>leads PUPPPPUPPPPT
en:>leafle OPPPPOPPPPPN
en:>leanin PPPPSPPPPPPP
en:>learn PSPPPPPPPPSP
en:>learne PPPPPPPPPPPS
en:>lease QTPPPOPPPQOQ
en:>least PXOLPPPPPNOW
en:>leave MRPPNOPNPPPS
en:>leaves WOPPPQOPPPPQ
en:>leavin POPPPQPPPPPM
en:>led PPPPPPPPPPPJ
en:>leeds OJPSPROPPWQH
en:>left PPPPPPPNQPOP
en:>leg PPPPPPPPPPPT
en:>legacy PQPPPSPPPPPR
en:>legal TQPPPPPPPPPT
en:>legend SPPQPPPPPPPT
en:>less SOOPPSPOPPPM
en:>lesson QPPPPPPPPPPR
en:>let NNQQRQROJQOK
en:>letter PQPPPQPOPOOU
en:>level PTPPPPOPPPQQ
en:>levy PPPPPPPPQPPT
en:>liabil PPPPPOPPPPPR
en:>librar PPPPPPPPPPPJ
en:>licenc OPPOPPPRPPPP
en:>lie PORPPOPPPPPP
en:>life PPPPQOPPPPPJ
en:>lift OSPQPOPPRPPR
en:>liftin PPPPPPPPPPPM
en:>lights OPPPPPPPVPPP
en:>like RPPLQOQNPRO]
en:>liked WOPQPQPPPQPV
en:>likes UNPPPPPRPPP[
en:>line QOPPPOONPPOO
en:>lines POPPPPPTPPPT
en:>link OIPOPPPQUOOM
en:>links PPQPPPPPPPPM
en:>list JQPOOQPOPPPN
en:>listed PPPPPPPPPPPS
en:>listen NMPOPOPPPOPH
en:>little PPPQPOMPPROP
en:>live PPPQPOSPPPPQ
en:>lived PPPPPPPPPPPS
en:>lives PPPPPPSPPPPQ
en:>load ORPOQQOPSOPO
en:>loadin PYPPPQPTPPPR
en:>loads PQPPPOPPPPOT
en:>loan PRPPPPPPPPPP
en:>local OUPPPPPPPPPL
en:>locati PTPPPSPPPPPL
en:>lock OPUPPPPPPPPT
en:>locked POQPPPPPPPPM
en:>log ORPPPPPPPPPO
en:>logged PSPPPPPPPPPQ
en:>login PPPPPROPPPPM
en:>logins PPPOPPPPPOPL
en:>logist PPPPPPPPPPPR
en:>logo PPPPPPPPPPPS
en:>logs QOPPPPPPPPPT
en:>long OQONOPOQQOPS
en:>longer POPPPOPPPPPR
en:>look PQMPPNQOPPHO
en:>looked PPPOPQONPOPT
en:>lookin QMOPPPPNPPQH
en:>looks OPPPPPPPPPPS
en:>lord PQPPPPPPPPPT
en:>lorry PPPPPPPPPPPR
en:>lose PPPPPOPTPPPZ
en:>loss PPPPPPPPPPQV
en:>lost ONPPPMPPPPPV
en:>lot PNNQQOPOPPKR
en:>lots PQPPPPPPPPPM
en:>loud _PPPPPPPPPPX
en:>love QMOSKNPOOQQU
en:>lovely X9LPOIPWNROH
en:>low OTPPPPPPRPPN
en:>lower PPPPPPPPPPPN
en:>lucky POPPPOPPPPPT
en:>lunch PNPNPPPPQORW
en:>lying PPSPPSPPPPPR
en:>ma PQPPPNPPOLQ9
en:>ma'am POOQPQPPPPS<
en:>machin PNOPPPPRPPPM
en:>mad PPPPRPPPPPPP
en:>madam OQPNPPPMPNOC
en:>made NQQNPPPPPPPJ
en:>magic PPPPPPPZPPPP
en:>mail PPOXQJPPMSPP
en:>mailbo PPPPPPPPPPPM
en:>main SQPQPOPPQPPF
en:>mainte PNSPPOPPPQPO
en:>make OOPOPQPPPOPV
en:>maker PQPPPPPPPPPS
en:>makes OPPOPQ[QPOMV
en:>making PPPPPPPSPPRQ
en:>mam SPPPPPPPPPPQ
en:>mama PPPPPPPPPPPR
en:>man LOPPQOPPPPP[
en:>manage POOOPMOPPPQO
en:>managi PPPPPPPPPPPT
en:>manner PPPPPPPPPPPR
en:>manual POPPPOPPPPPN
en:>manufa PTPPPPPPRPPO
en:>many RNONNPMNPNLO
en:>map PPPPPQQPPPPK
en:>march SQOQQQQONPQV
en:>marcus UPUPPPPPPPPK
en:>margar PPPPPPTPPPPR
en:>margin TPPPPNPPPPPO
en:>margue PPPPPPPPPPPM
en:>market OVPPPSPPOPPN
en:>markin PPPPPPPPPPPN
en:>marrie PPPPPPPPPPPN
en:>marvel QPPRPPPPPRPV
en:>match POPRPPPPPPPS
en:>mate POPPPPPPPPPZ
en:>materi YOPPPOPPPPPR
en:>matter PQPOPPPPPPPL
en:>may QPPQQOTPLPPS
en:>maybe KQPOQJRMPOMQ
en:>mayo PTPPPPPPPPPR
en:>md PPPPPPPPPPPT
en:>me OGRPNPQPNOPj
en:>mean MQPQOLPPPPOT
en:>meanin PPPPPOUPPPPV
en:>means VOPPPPPPRPPV
en:>meant QRPPPPPPPPPJ
en:>meanti POPPPPVPPPPJ
en:>measur OQNOQONOPOPN
en:>medica PPPPPRPPPPOR
en:>meet NNPPNQPOPPQV
en:>meetin QPPQRPRNPRQM
en:>meets PPPPPOPPPPPU
en:>member POPPPPPPPPPN
en:>memori PPPPPQPPPPPS
en:>memory QPPPPPPPPPPR
en:>men PRPPPSPPPPPN
en:>mentio NKPQSQPRPPPJ
en:>menu PPPPPPPPQPPN
en:>messag OKPPPONPPPPP
en:>met OOPPPPPPPPPN
en:>metal PQPQPPPPPPPR
en:>metre PQPPPPPPZPPO
en:>metres OPPPPOPPSPPJ
en:>mick PUPPPRPPPPPQ
en:>mid POPPPOYPOPOP
en:>middle PQPPPQRPPPPP
en:>midnig PZPPPOQPPPPQ
en:>might PSPOQOPOPPPP
en:>migrat PPPPPPPPPPPS
en:>miles POPPPPPPRPPP
en:>milk PPPPPPPPPPPV
en:>milkin PPPPPPPPPPRR
en:>millio POPPPNPPMPPP
en:>mind SPPQPROMKOPF
en:>mine QPPQQOPPKOP^
en:>minimu OPPPPXPPQPPN
en:>minist PPPPPPPPPPPS
en:>minute OQPPQMPNPOQK
en:>miss XMPOPPPPPOPQ
en:>missed PPPPPPPPPPPX
en:>missin UKPPPOPOPPPE
en:>mistak PNPPPSPPQPPL
en:>moan VOPPPPPPPPPN
en:>mobile PPPQPQPPPPPR
en:>model NNUPPPPPPPOK
en:>module PPPPPOPPQPPN
en:>mom VPPPPYPPPPPN
en:>moment ILcNPPOMPNQB
en:>monday OHRQPLXUNQ]V
en:>money SPPPOOQOOOOe
en:>monito PRPPPPPPPPPT
en:>month RQPPPRMNTQN@
en:>monthl QQPPPRPOPPOK
en:>months OPOPPZPPTOOC
en:>more QVOQOTNORPPT
en:>mornin PLMOPNPTPNNN
en:>most RMNOOQPPROOG
en:>mostly MPPPPNOOOPOY
en:>mother PQPPPNPPPPPR
en:>motion PPPPSPPPPPPO
en:>motor PPPPPPPPRPPS
en:>mounta PPTPRPPQPPOS
en:>move MPPPPPONPPON
en:>moved OQPPPNPPPPPU
en:>moves PPPPPPPPWPPS
en:>moving OPPPPPQPPPPM
en:>mr NPPPPPPQPPN[
en:>much PKPOPRPPPPQn
en:>multi POPPPPPPTPPK
en:>mum POPPPPQPPPPV
en:>music PSPPPPPPPPPQ
en:>must PKPPQPPPPPPT
en:>my RJPLMOOPLPHx
en:>myself NQPOOOQPPOPJ
en:>nae PSPPPQPPPPPP
en:>nah PPPOPOPPOPN]
en:>naira PPPPPQPTPPPQ
en:>name QLRQORPPQOOV
en:>named PQPPPOPPPPPR
en:>names QRQPPNPPPPOQ
en:>napkin PPPOPPPVPQPP
en:>nation PPPPPPPPPPPM
en:>natura PQPPPQPPQPPR
en:>nda PWPPPPPPPPPU
en:>near POPOPPPPPPPM
en:>nearly PPPPPQPPPPPW
en:>neat OPPPPOPRPPPS
en:>neck PPPPPPPPPPPN
en:>need TPPPOQWUONH^
en:>needed PPPPPPPPPPPV
en:>needs QNSPPOPPPQPO
en:>neighb PQPQPPMPPPPZ
en:>neithe OOZPPPPPPPPN
en:>nephew PPPPPJPPPPPP
en:>nervou PRPPPPPPPPPT
en:>networ QRPPPQPPPPPK
en:>never UPROPONOPPOS
en:>new MPPPPNQJPPQL
en:>newer SOPPPRPPPPPG
en:>news PPPPPPPVPPPR
en:>next NOQPPPOPQQM=
en:>nice PHKPROLQMPQS
en:>nicely PPPPPUPTPPPT
en:>niece PPPPPPQPPPPS
en:>night PPQPOQPQPPPV
en:>nine ROLNQVRPVORM
en:>ninete PPOPPROXNPSQ
en:>ninety RPQNNUOOTPMK
en:>ninth PQPPQNNROQ[W
en:>no DLZJQQPLQNKL
en:>nobody QSPQQPHPPONf
en:>nod PPPPPPPXPPPR
en:>noise POPQPPPPOPPT
en:>non SPPPPOPPOPPQ
en:>none OQSPPPPPOPPJ
en:>noon PMPPPOOMPPSP
en:>nope PPPPPPPPPPP]
en:>normal NPPPPPPPOPPM
en:>nose PPPPPPPPPPPS
en:>not KJoKOQFMRNBX
en:>note PQQPPPOPOOPR
en:>notebo PPPPPPPPOPPU
en:>noted QPUQPSQIOOOV
en:>notes OOYPPMPOOPPT
en:>nothin PPOKOWPMQPPZ
en:>notice NPPPPQOOQPOQ
en:>novemb PPOPPJSONPPZ
en:>now NNbPAULMPQNN
en:>nurse PQPPPSPPPPPT
en:>o PPPPPOPPPPPN
en:>o'cloc PMPNPQPPPSdU
en:>object QOPPPPPRPSQQ
en:>obviou ZPPPPTPPPPPT
en:>octobe OLPPPIOOPPO]
en:>odd TPPPPPPPPPPR
en:>of QQNNRRSONPKV
en:>off PYPNKOQOOPO]
en:>offer PPPPPPUPPPPM
en:>offere POPOPRPTPPQR
en:>office OOOPNQQMPQQG
en:>often LOPPPPPOPPPN
en:>oh Mb=MNOQRJQGW
en:>oil PPTPPPPPPPPN
en:>ok LPPPPQQPPPPO
en:>okay <TKQQSQKFPKg
en:>old PSOOOQOMPOPX
en:>older OQPPPPPPPPPM
en:>on NPSMQOPQQPOL
en:>once EQMPPOPQUPPI
en:>one SROTSKRQUTNQ
en:>ones LSQOOPQMPONQ
en:>online POPPPPPPPPPM
en:>only MQfTONPNORLP
en:>onto PPPPPPPPQPPS
en:>ooh PPPPPQPPPPPS
en:>op PQPPPPPPPPPR
en:>open PQPPPPQNPPPQ
en:>opened PPPPPNPPPPPW
en:>openin PPPPPPPPPPPN
en:>opens SQPPPPPPOPSR
en:>ops PPPPPSQPPPQI
en:>option ORPPPQPPPOPI
en:>or OOONRPPQRPSd
en:>order RLMOPPVTSOMH
en:>ordere PUPPPSPPPPPP
en:>organi PPPTPPPSPRPP
en:>other QOOPQNQPNPLL
en:>others PPPPNMPOPPMH
en:>ouch ISOOPPOOPOPE
en:>ought VOPOPPPPPPPU
en:>our RPONPIQOPMLO
en:>ours LOVNLPKGPOOG
en:>oursel RPPPPPPPPPPR
en:>out ROPNPPPPONQX
en:>outfit POPPPOPPPPPM
en:>outsid PPPPPOQPPPPN
en:>over QQOPQORPOOP[
en:>overni QRPPPPPPPPPP
en:>overri PPPPPPPPQPPM
en:>overti PRPPPPPPPPPP
en:>overvi OPPPPPPNPHeP
en:>own PPPPNOPKUKQH
en:>owner ONPPPPPOSPPK
en:>owns POQPOPPQPPOU
en:>pack OPPOPOPOPPPN
en:>packag PQPPPPPPPPPR
en:>packet PPPQPPPPPPPS
en:>packs PPPPPPPPPPPT
en:>page QRLWPQQNQROX
en:>paid ZPPPPNPPOPPU
en:>pair PSPPPRPSPPPO
en:>pallet PSPPPOPPPPPR
en:>panel PPRQPNPPQPOU
en:>panels POPPPOPPPPPN
en:>paper NORNPPNPPPNZ
en:>papers OPPPPPQPPQQM
en:>paperw PMPQPPPRPPRK
en:>parcel PPPPPPPPPPPU
en:>parent PPPQPPOPPQPM
en:>parish PTPPPPPPPPPS
en:>park OPPQPPORPQPM
en:>parked PPPPPPPPSPPO
en:>part PSPPPPPOPPOV
en:>partic POPPPPRPPPPM
en:>partie PTPPPPPPPPPO
en:>partly PPPPPPPPPPPR
en:>partne NUPPNPPOPPPQ
en:>party PRPPPPPPPPPS
en:>pass UMTPPOOOPPPT
en:>passes PTPPPPPPPPPS
en:>passwo PPPPPPPPPPPS
en:>past QLPPPOPSPPPQ
en:>patien PQPOPOPOPOPT
en:>patric PPPPPPPVPPPN
en:>pay PPNPNPOKQOO_
en:>paying QPPPPQPPPPP[
en:>paymen PQPPPUPORPPO
en:>payrol OMPPPOPPPPPR
en:>pays PSPPPPPOPPPQ
en:>pdf PNSPPPQPPPPL
en:>peak PPPPPPPPPPPU
en:>peel PPPPPSPPQPPM
en:>pen POPPPQRQPOPS
en:>penalt PPPPPSPPRPPL
en:>pence PPPPPXPPRPPH
en:>pensio PPPPPPPPPPPR
en:>people ROPPONNNQOMU
en:>pepper PRPPPQPPPPPM
en:>per LQOPOXOMUOQ=
en:>percen QUNMOXPMUSN>
en:>perfec MHPTPPQTPSOJ
en:>perhap PPPPPPPPPPPR
en:>period PPPPPP^PPPPS
en:>permit POPPPOUPQPPL
en:>person GRPQOPORSQQT
en:>pete QOUPPPPPPPPQ
en:>phase QPRPPOPPPPPQ
en:>phone OPOPNJOOPOFY
en:>phones PSPPPOPPPPPN
en:>photo NPPQPOPPTQPN
en:>photog PPPPPPPPPPPS
en:>photos SOPPPPPPPPPR
en:>pick NPPPPOUOPPPQ
en:>picked QOPPROPPPPPN
en:>picker PPPPPOPPOPPT
en:>pickin PPPPPPPPPPPR
en:>picks PMPOOOQONNPN
en:>pictur QPOPPNNQPOPR
en:>pie PPPPPPPPPPPS
en:>piece PMRPPOPOOPPN
en:>pile PPPPPOPPPPPL
en:>pilot PQPPPPPPOPQM
en:>ping PPPPPPPPPPPN
en:>pipe PPPPPOPPOPPT
en:>pity PVPPPPPPPPPX
en:>pizza PPPPPQPPOPPT
en:>place OOPPPPOPPOPT
en:>plan PPPOPPSPPQOK
en:>planne SQPPPOPPPPPJ
en:>planni SPPPPOOPPPPP
en:>plant OPPQQOPPPQPI
en:>plasti QPPPPPPPPPPM
en:>plate QNPQPPOPPQQJ
en:>platfo RPPPPMPPPPPO
en:>play OGPPPLPPPPPW
en:>please OPPTPQPPPWRX
en:>plug PQPPPPPPRPPO
en:>plus POPPPVOQSPO@
en:>po PPPPPPPQPRP?
en:>pocket OPTPQPPPPPPO
en:>pod PRPPPPPPPPPM
en:>point MXQPONPOPNOJ
en:>points OQPPPOTPPPPN
en:>policy PPPPPPPPRPPQ
en:>polish PPTPPPOPPPPM
en:>pool PPPPTPPPPPPN
en:>poor PPPPPPPPPPPR
en:>popula TOPPPOPPPPPI
en:>porch PPPPPQPUPPPP
en:>portug PPPSPPPPPRPM
en:>positi PPPPPQPSPPPK
en:>possib OPQPPPQPROOK
en:>pound POQPP_PPJPPH
en:>pounds LPPPP^OPRPO;
en:>power PWPPPPPPPQPW
en:>powere PSPPPPPPOPPQ
en:>praise XOPPRPPPPPPN
en:>pray PPPPPPPPPPPV
en:>prayer RPPPPOPPPPPV
en:>precis PPPPPPPPPPQT
en:>premis PPPPPPNPRPPP
en:>premiu POPPPQPPOPPL
en:>prepar RPPPPNPPPPPP
en:>prescr PPPPPPPPPPPM
en:>presen KNWPONQQPPOG
en:>presid PPPPPPPPPPPR
en:>pressu PMPPPPORPPPO
en:>pretty PORPPPPPPPPS
en:>price POOQQTPQPPOV
en:>pricin PPPPPOPPPPPS
en:>princi POPPPOPPSPPT
en:>print POPRPNPPPPOO
en:>printe PPPOPPPPPONS
en:>prints PPPOPRPPPOPM
en:>privac PPPPPPPOPPPR
en:>privat PPPPPPPPRPPM
en:>pro PPPOPPPPPOPS
en:>probab PQPPPOPPPPPR
en:>probe PPPPPSPPPPTJ
en:>proble KMNOPPPOOPLL
en:>proces PNPPPOOPPPPP
en:>procur PPPPPPSTPPPQ
en:>produc ONUPPOPNOPOR
en:>profil PQPPPPPPPPPN
en:>profit SPPPPOPPPPPQ
en:>projec PPPPPPPPPPPS
en:>promis MOPPPQPRQSPL
en:>promot PPPQPPPPPQPR
en:>prompt PPPPPPPPPPPN
en:>proper QPOPOOQOPPOR
en:>propos OPPQPPORPPPK
en:>protec PQPPPPPRPTPL
en:>proud bOPPPPPPPPPL
en:>provid PPPPPPPPQPPK
en:>provin PQPPPQPPPPPM
en:>public PPPQPQPPOPOR
en:>pull QLQOPNPPQPPI
en:>pullin PPPPPPPPPPPW
en:>pump OPPPPPPPPPPR
en:>pupil PPQPPQPPPPPN
en:>push NPNPPOPPPPPP
en:>put PRLPPUPOQOQ]
en:>puttin PPPRPPOPPPPY
en:>qualif PPPPPPPPPPPN
en:>qualit PSPPPPPPPPPS
en:>quarre PPPPPSPPPPPS
en:>quarte QPPPPVPMQOPT
en:>questi POOOPLPOPPOR
en:>queue POPPPPQPPPPR
en:>quick PMPPOPQOPPPL
en:>quid POPPPPPPPPPT
en:>quiete PPPPPPPPPPPU
en:>quit PPPPTPPPPPPQ
en:>quote RLPRPOWSPPQJ
en:>quotin RNPPSOQPPPPM
en:>r PPRPPPPPPPPO
en:>race PPPPPPPPPPPU
en:>rack PQPPPPPPQPPN
en:>rail PPPPPPPPSPPO
en:>rainin PPPPPPPPPPPT
en:>rains PPPPPPPOPPPS
en:>raise QPQPQPPPMOPO
en:>raised PQRRPOPQOPPO
en:>ramp PPPPPOPPTPPQ
en:>ran PPPPPOPPPPPL
en:>rand PPPPPSPPPPPN
en:>rang PPPPQMPPOPPU
en:>rate PRPMPUPPPPOM
en:>rated PPPPPPPPQPPI
en:>rather RPOOPNPPQOJQ
en:>ray QPPPPPPPPPPK
en:>reach PPPPPOPPPPOU
en:>read RQPOPPNOPPOk
en:>reader POQPPPPPPPPL
en:>readin PPPOPJPOPNPQ
en:>reads PRPPPOPPPPPO
en:>ready PMPRPOPPPORN
en:>real PPPPPPPPPPPR
en:>really QOPMRPNQPNOR
en:>reason ROPPPPPPPPPM
en:>rebate PQPQPQPPPPPM
en:>recomm PNPPPQPPPPPW
en:>record KQQPNPPOQPPQ
en:>recove POPRPPPPQPQK
en:>recrui RPPPPPPPPPPO
en:>red POSPOOPPTPPR
en:>refere QOPRPPPRPPQP
en:>refund OUPPPORPPPPH
en:>refuse TOPPPPPPPPPR
en:>region OWPPPOOPQPPK
en:>reject PPPPQPPPPPPR
en:>releas PPPQPPRPPQPR
en:>relief PPPPPPPPPPPT
en:>rememb PQPPPNPOPPPJ
en:>remind POPPPPUPPPPM
en:>remote POPQPPPPSQPL
en:>renewa QQPPPRPPPPPH
en:>renews PRPPPPPPPPPR
en:>rent OQPPPMRPMPPN
en:>rental OQPPQTQOPPPJ
en:>rentok PPPPPPPPPPPS
en:>rep PPPPPPPPPPPM
en:>repair OPPPPPPPTPPM
en:>repeat PQPPPSPPTPPR
en:>replac PQOPPOPPPPPL
en:>reply PRPPPPPPPPPP
en:>report JRPQPPLLQPQD
en:>reques PPPPPQPPPPQN
en:>requir PPPPPNPPPOPT
en:>reserv PPPPPQPTPPPP
en:>reset PSPPPPPPPPPQ
en:>respec PTPPPRPRPPPO
en:>respon PPPPPPPPPPPN
en:>restau PPPPPOPPPPPT
en:>retire RPPPPPPPPPPS
en:>return PPPQPPOOPPPU
en:>review PRPPPPPPPPQG
en:>revise POPPPPQPPRPN
en:>revisi PQPPPPPOPPPR
en:>rice PPPPPPPPPPPS
en:>ride PPPPVPPPPPPP
en:>rig SPPPPPPPPPPJ
en:>right MXQNNPOLLMMU
en:>righto PVPPPRPPPPPT
en:>ring OPNPOOPOPPLN
en:>ringin PPPPPPPPPPPN
en:>ripper PPPPPPPQPPPS
en:>risk PQPPPORPPPPS
en:>river PPPPPPPPOPPR
en:>road POPNPPPPPOPQ
en:>roadma PPPPPPPPPPPN
en:>robot QPPPPPPPPPPL
en:>rock PSPPPQPPPPPR
en:>rollin PPPPPPLPPPPP
en:>roof OPPPPPOOSPPW
en:>room PLPPPPPQPPPW
en:>rooms SNPQONPOPPPQ
en:>root PPPPPPPPPPPS
en:>rough POPPPPPPPPPL
en:>roughl POPPQTPPQQPE
en:>round PSPPPPPPPPP[
en:>route PPPPPPOQPPPI
en:>row PPPPPPPPPOPU
en:>rubbis PUPPPPPPPPPR
en:>ruler WPPPPRPPPPPN
en:>rules POPPPOPPRPPV
en:>run OOPPNKPQQPQM
en:>runnin ROPPOPPPPQQN
en:>runs POOLPPOPLOPM
en:>rupees PPPPPUPPQPPP
en:>ruth QPPPPPVPPPPP
en:>sad VPPPPQPPPPPN
en:>sadly POXPPPPPOPPM
en:>safety QOPPPOPPPPPS
en:>sage PPPPPOPPPPPS
en:>said QPPMPNMPOOG_
en:>sales PPPPPOPPPPPI
en:>salt PPPPPPPPPPPK
en:>same OOPPQNQPROOM
en:>sample MRPQPLPPPOOH
en:>sancti PPPPPRPWPPPR
en:>sandwi PPPPPPPPPPOV
en:>sat ZPPPPPPPRPPV
en:>satell PTPPPPPPPPPN
en:>saturd OPPPSROPQOQb
en:>save PROPPPPPPPOQ
en:>saved PQPPPOPPPPPS
en:>saves PPPPPPPPQPPV
en:>saw OPPQPPOPPPOW
en:>say PQOPQPQPPOMU
en:>saying VPPPPNPQPPPJ
en:>says QPPONQPIPPPX
en:>scaffo PPPPPPPPPPTQ
en:>scale POPPPRPPPPPQ
en:>scan PQPTPNPPQPPS
en:>scanne PPPPPOPPPPPL
en:>scared PPPPPQPPPPPU
en:>schedu OUPPWPPPPPPQ
en:>school RNPPPQPPPPPL
en:>scones RPPPPPPQPPPR
en:>scope POUPPPPPPPPL
en:>score PPPPPPPPPPOV
en:>scores PPPPPPTPPPPT
en:>scorin OPPQPPPPPPRL
en:>scotla PPPPPPPPUPPS
en:>screen PPPPPPPPPPPH
en:>script POPPPRPRPPPP
en:>scroll PPPNPQPPPSWM
en:>season PROQPPQPOPNK
en:>seat QPPPPQPPUPPP
en:>seater PPRPPPPPPPPP
en:>seats POPPPRPSQPPO
en:>second QOPPPPQUQPSS
en:>secret POPOPQPPPNPS
en:>sectio PSPPPOPPPPPO
en:>securi OQPOPOROPPPJ
en:>see OQQMOOOPKPMV
en:>seeing QPPPPOPPOPPT
en:>seem RPPPPPPPPPPS
en:>seen QPONPOPOPPPQ
en:>sees PMOPPOPPPPPR
en:>self PPPPPPPPUPPR
en:>sellin PPPPPPPPPPPT
en:>send OSPIOPPRQOPR
en:>sendin POPPPPRPPPPJ
en:>sends NSOPPOPPUPPH
en:>sense NOPPOOTQPPOM
en:>sensib PPPQPPORPPRU
en:>sensor QPPPPSPPPPPQ
en:>sent OOPOPMPPPOPW
en:>separa PNPPPPPPQOPK
en:>septem OMPPPPPPOPJP
en:>seriou QQPPPPPPPPPN
en:>server PPPPPPQPPPPL
en:>servic OROPRTPMQPNH
en:>sessio PPQPOPPPPPNP
en:>set GPPOMOSPQPPN
en:>settin MRPOOMPPRPQF
en:>settle OQPPPOOPOPON
en:>setup POPPPQVOPPPL
en:>seven ORPNPPPOSQQF
en:>sevent PNPOOYOPSPLM
en:>shade WPPPPQPPPPPS
en:>shadow QPPPPPPPPPPN
en:>shall KNESPQQROPC9
en:>shape PQPPPPPPPPPK
en:>share OQPPPPRMPOPS
en:>shared PPPPPPPPPPPT
en:>she TNLPQLPPMQP^
en:>sheep PPPPPPPPPPPU
en:>sheet PPPPPKPOPTPQ
en:>sheets PPPPPPPPPPPT
en:>shelf PPUPPOPPPPPV
en:>shelve PPPPPOPPPPPR
en:>shifts PRPPPPPPPPPQ
en:>ship PPPPPPPYPQPP
en:>shippi PPPPRPUPPPPP
en:>shoe UPPPPPPPPPPQ
en:>shoebo PPPPPPPPPPPU
en:>shoes ROPPPPPPPPQQ
en:>shoot POPQPPRSPQPQ
en:>short LRPOPPPPPPOU
en:>shortl PPPQPOTPPPPQ
en:>shot PPPPPPPPNPPO
en:>should JXPPPQPOPQKJ
en:>shout PPZQPPPPPPPU
en:>shouti PQPPPPPPPPPL
en:>shouts PPPPPPPPPPPS
en:>show POOOQQQPPPML
en:>showin PPPPPPPPPPPS
en:>shows PNUPPOPPPPPR
en:>shut PQPPPPPRPPPR
en:>side PQOPPNONPOOJ
en:>sides PPPPPPPPPPPR
en:>sidewa PUPPPPPPPPPQ
en:>sign RPQOQOOPPRLV
en:>signal PQPPPPPPPPPW
en:>signat PMQPOPOPPPRQ
en:>signed QOPPPPQRQPPT
en:>signin PPPPPQPSRPPN
en:>signs NMPPPPPQPPNT
en:>silent PPPPPPPPSPPL
en:>simila PRPPPPPPOPPP
en:>simple SOPPPPPPPPPO
en:>since PONQJLPNPNO]
en:>sir PUPQOQPPPQP(
en:>siren PPPPPPPPPPPR
en:>sister PPRPPOPQPOPJ
en:>sit NPPPRNPPMPQU
en:>site QNPPPPQPRPPE
en:>sites PNPPPPPPPPPO
en:>sits PPPPTPPPPPPM
en:>sittin TPPPPPPRPPON
en:>six QMGPOPOOOMPT
en:>sixtee PQPOPOPPQPQI
en:>sixth POPRPPPSPOMP
en:>sixty NRNNNLPPONLK
en:>size POPOPVPPPOOP
en:>sizes SPPPPPPPPPPN
en:>skip ONPPPPPPPPPJ
en:>slack PPPPPPPPPPPR
en:>sleep QPPPPOPPPPPS
en:>slept PPPPPPPPPPPT
en:>slick PPPPPPPPPPPR
en:>slippe PPPPPPPPPPPS
en:>slips PPPPPRPPPPPR
en:>slot POPOPPPPPOPN
en:>slow QOPPPMOPPPR]
en:>slowly YPPPPPPPPPPL
en:>small QSPPQQPPPPPP
en:>smart PNPPPPPPPPRO
en:>smashi PPPOPSPjPXTQ
en:>smell RQPPPPPPPPPL
en:>smoke PPPPPPPPPPPR
en:>sms POPPPPPPQPPJ
en:>snow QOPPPPPPPPPL
en:>so PBNJQPQNMKNE
en:>societ PPPPPUPPPPPQ
en:>socks PYPPPPPPPPPS
en:>softwa PPPPPOPOPPOL
en:>solar PPPPPPPPPPPT
en:>sold QOPPPPPPPPPT
en:>some NXOQPMNKPNPN
en:>somebo NRPNLNPOPOPh
en:>someon QQPPPPPNOQPN
en:>someth OPQPPPQPOOG]
en:>someti PPPPPOPPPPPR
en:>somewh OOPOPPPPPNPX
en:>son PPPPORPPPPPS
en:>sorry *_POOIQOPPG9
en:>sort OPPPPMPPNPPR
en:>sorted PQPPQOPPPPPR
en:>sound PPPPPOQPPPP]
en:>sounds MPPPPPPRPRPQ
en:>soup PPPPPPPPPPPS
en:>south PPPTPPPUPQQQ
en:>spanis PPYPPOPPPPOS
en:>spare PPPPPPPPPPPT
en:>speak OPOPRMPNPPPG
en:>speaki PPPPPPPPPPPT
en:>spec PPPPPPSPPPPQ
en:>specif PPPPPRPWPPPP
en:>spell PSPPPPPPPPPR
en:>spend OPPPPNPPPPPU
en:>spendi PQRPPPPPPPPO
en:>spent POPPPNPRPPPS
en:>spot POPOPPPPPOPN
en:>spots aPPPPPPPPPPQ
en:>spray PPPPPRPPPPPR
en:>spread PRPPPSPPPPPP
en:>spring NRPPOOQPQPPQ
en:>st PPQPPPPPPPPH
en:>stack PPPPPPPPPPPK
en:>staff PPOPPOQPPPOK
en:>stairs PSPPPQPPPPPT
en:>stamp TPPPQPRRPPPO
en:>stampe SOPPPPPPPPPP
en:>stand MKOPPOPRPOQK
en:>standa PPQPOVPOOPMH
en:>standb PPPPPPPPQPPM
en:>standi SPOPPPPPPPPO
en:>stands PNTPPPPRPPON
en:>star UOPPPPPPPTPS
en:>start OQMQNQPOPRMU
en:>starte UPPPPPPPPPPR
en:>starti OQPPPPPQOORS
en:>starts PPPPPMOPPPPW
en:>state ORQPPPPPPPPN
en:>statem PPPPPQPUPPPR
en:>statio OPPPPQPPPPPK
en:>status POPPPPPPPPPN
en:>stay OQSOPROOPNPV
en:>stayin PPPPQQTPPPPP
en:>steal PRPPPPPPPPPP
en:>steam PPPPPPPPPPPM
en:>steel QPPQPPPPPPPK
en:>step PPPPPOPPPPPU
en:>steps PQPPPSORQPPO
en:>stick PRPSPNPPPRPU
en:>sticke PRPPPPPPPPPR
en:>still RPPNOQPQOONU
en:>stock OPQPPPPOPPPM
en:>stone SQPPPQPPPPPS
en:>stood SPPPPPPPPPPT
en:>stop PLPOPPPPPORg
en:>stoppe PPPPPOPPPPPV
en:>stops PMQOPOPPPPPO
en:>store POPQPPPOOPPL
en:>stores PSPPPNPPUPPM
en:>story PPPPOQPQPPPI
en:>straig KVPPPOOOPPNM
en:>strang PPPPPPPPPPPS
en:>strawb PRPPPPPPPPPT
en:>street POPPPPPPPPPT
en:>strike PPPPPPPPPPPM
en:>string POPPQPPPPPPL
en:>strong PRPPPNPPPPPP
en:>strugg PPPPPPPPPPPM
en:>stuck PPPPPPPPPPPK
en:>studio PPPPPPPPPPPM
en:>stuff TQUPPPOPPPPO
en:>sub PPPPPPPPWPPO
en:>submit RQPPPPPPPPPN
en:>such PNTPPPPPPPPQ
en:>sugar PPPPPPPPSPPM
en:>sugges OQQQPPQPPQPR
en:>suits PPPPPPPPPPQN
en:>sum PPPPPPPPPPPR
en:>summar PPPQPPPPPQRO
en:>summer PNOOKQRPQPPN
en:>sunday PQOPPPQQKQRQ
en:>super PPPRPPPQPQRP
en:>superb ROPPPPPPPPPS
en:>suppli QKPPPOPPPPPM
en:>suppor MTPOPSPNPOTN
en:>suppos OTOPPPPPNPPY
en:>sure LSNSOQOPQQRD
en:>survey PPPPOPPQQPOG
en:>surviv PPPPPPPPPPP]
en:>swap PSPPOQPQPPPT
en:>swear SPPPPPPPPPPS
en:>sweet UOPPPPQSPPPU
en:>swing OQQPPQPPPPPN
en:>switch OWRPOOPPPPPG
en:>system PJPPOPPOOOPB
en:>ta PPPQPQPPPPPV
en:>tab PPPPPPPPQPPM
en:>table PQPNOPPOPPPT
en:>tablet QPPPPPRPPPPM
en:>tae POTPPPPQPPPU
en:>tag PPPPPOPPPPPN
en:>tags POPPPPPPPPPL
en:>take PQRPNVOMPQ8M
en:>taken LSPPPQPNPPPM
en:>takes POMMPNRSTOOH
en:>taking PMPPOPPRPQOL
en:>talk OQOOPPOPMOPV
en:>talked PPPPPPPPPPPR
en:>talkin NPPQPQPQOPOP
en:>tall OPPPPPPPPPPR
en:>tamil PPPPPPPPPPPR
en:>tank PQPPPPPOOPPL
en:>tap RPPPPPPPPPPL
en:>target PUPPPPPPPPPP
en:>tax PPQPPNPPPOPM
en:>tea QOROQQOPPPP[
en:>teach PQPPSPPPPPPP
en:>teache PRPPPOPPPPPS
en:>team OPPPPNRPPPPM
en:>tech PPPQPPPPQPPL
en:>techni ORONPPPOTRPW
en:>teleph PPPPPPPPPPPR
en:>tell QPOQPNPPNQPT
en:>tellin OPPPPPPQPORS
en:>tells POQPSOPPPPPU
en:>temper PPPPPPPPPPPU
en:>templa QQQPPOPPPPPN
en:>ten PQQMNNWOQPZO
en:>tenant PQPPPPPPPPPM
en:>tender PPPPPPPPPPPS
en:>tenth POOORRPQPRSL
en:>term POPPNPPPPPPU
en:>terms OPPPPPPOPROH
en:>terrib PPPPPPPPPPPM
en:>terrif QPPPPPPRPPPP
en:>test OPQPPNPOSPPK
en:>tested PPPPPPPPUPPS
en:>testin QOPPSPPPPPPO
en:>text POPOPOQOPPOG
en:>texts QNQPPPPPPPPN
en:>than NMOOPTKMPOJe
en:>thank bEPUPPNPMWPY
en:>thanks PPOQPQPOPPPW
en:>that ^VNRKUPTNKOU
en:>the UQPOJNRMNQRS
en:>their PQONQPQPPMI[
en:>theirs PNPOPQPPPPPO
en:>them PQNRQFORPO;Y
en:>themse ROQPPPPPPPPT
en:>then IKKNOMXOOTLi
en:>there MPSJOPONQQSE
en:>these MOPPPPPOPPOP
en:>they RQLQQJONPRKX
en:>thing XOOONPPLLNP_
en:>things OOPPQPPPPPOZ
en:>think OOPNPSQOPMNX
en:>thinki SEOOPPPNPPPL
en:>thinks TPPPOQPPPPPQ
en:>third NPPOPTPRQQRR
en:>thirds PPPPTPPPPPPL
en:>thirte PPPPPNPRPPPN
en:>thirti PPPQPQQPRQP]
en:>thirty MPPPR]MMUQPR
en:>this MPQROQQOOPQJ
en:>those UNPRPNPLMPPW
en:>though PUQMQOOMONPW
en:>thousa QPIQNaNOROJB
en:>thread PPPPPPPPPPPL
en:>three IMPPIPRQVQNQ
en:>throug ORQONQPPPPNR
en:>thrown QPPPPWPPQPPM
en:>thumb PPPPPPPPPPPR
en:>thursd IPMKPMOMGJ[M
en:>tick PPPPPMPPQPPV
en:>ticket OYOPNNPOPPNN
en:>ticks RPPPPPPPPPPS
en:>tide PPPPPPPPPQST
en:>tidy PPPPPOPPPPPV
en:>tie PSPPPPPPPPPR
en:>tight PPPPPPSPPPPO
en:>time OONPPOPKPQRU
en:>times RPPPPPPPPPP_
en:>timeta PPPPPPPPPPPT
en:>timing OPPPMKQOPPPJ
en:>tiny PPPPPPPPPPPN
en:>tips SPPPPPPPPPPN
en:>to TNQNPNSSPNSM
en:>toast PPPPPPPPPPPR
en:>today NSSQRQQOPPOB
en:>togeth OQPPPPTVPPPL
en:>toilet POPPPPPRPPPK
en:>told PPOOORPOPOPY
en:>tomorr GPL^PRSKKOQ<
en:>tonigh ROMUOPQ[OPNR
en:>tonne PPTPPPPOPPPR
en:>too UPPOPOQMPOOa
en:>took O[POPPNPPNPZ
en:>tools QOPPPPPPPPPN
en:>tooth PPPPPPPPPPPS
en:>top VLOPPUOPQPPR
en:>torch PPYPPQPPPPPQ
en:>total PPPPPOPQOPPL
en:>totall OPPPPPPPPPPK
en:>tour PPPPPPPVPPPM
en:>towels PPTPPPPPPPPO
en:>tower QOPPPPPPPPPS
en:>town PQPPPPPPPPPS
en:>trace PRPPPPPPPPPP
en:>track PPPPPOPPPPPN
en:>tracke PQPPPPPPPPPL
en:>trade PPPPPPPPPPPR
en:>traffi PRPPPPPPPPPP
en:>traile PPPPPPRPPPPS
en:>train PPPPPOPPSOPN
en:>traini NTPPPQROPPPZ
en:>transf PPPPQSPPSPPN
en:>transl PPPPPPPP[PPT
en:>travel PQPPPVPPPPPR
en:>tray POPQPQPPQPPR
en:>treasu QPPSPPPPPQPN
en:>treat WPPPPPPPPPPR
en:>tree POPPPPPPPPPS
en:>trial NPOOOPOZPJQI
en:>tried PNPPPNOPPPPN
en:>trip PPPPPOPRPPRN
en:>trips PSPPPPPPPPPP
en:>troubl VMPPPPPRPPNP
en:>truck OPOPPPQOPQOE
en:>trucks PPPPPPPPRPPQ
en:>true OTQOPQNQQOOD
en:>trust RNPOPPPPPPPX
en:>truste POPPPPQPPPPY
en:>truth VOPPPQPPPPPP
en:>try SOOPUPPPPPPL
en:>trying PVPPPPPPPPPM
en:>tuesda GOPOPKRRPQX[
en:>turn OVOOPOPPPOPN
en:>turnar QPPPPPPPPPPN
en:>turned PPPQPPPPPPPR
en:>turnov PPPPPPPRPPPN
en:>turns PPPPPPPPPPPR
en:>twelft QPOPSMROPPRU
en:>twelve PQPOORPOOOMN
en:>twenti OOPNROOPPPTR
en:>twenty PNNSQPPOQQPN
en:>twice PPPPPLOPQPPX
en:>twins PPPPPPPPPPPS
en:>two KONNNLSSXPPT
en:>type POPQPLPPPPPS
en:>typica RPPPPOOPPPPM
en:>typing PPQPPPPPPPPR
en:>ugly PTPQPPPPPPPQ
en:>uncle OPRPPPPPPPPO
en:>under OOPORNPMWPRR
en:>unders GiMHPRQ>GLK6
en:>underw OPPPPPPPPTQO
en:>unhapp PPPPPPPPPPPN
en:>union PPPPPPPPPPPR
en:>unit POPPPOPNPPP?
en:>units OPPPPPRRPQPI
en:>until PNPPQPPPPPLT
en:>up NNNMPTRSRNNP
en:>update PZRPPPPPQPPS
en:>uplift PQPPPSPPPORR
en:>upload NPPPPPPPPPPR
en:>upstai TQPPPXPPQPPO
en:>us OQKPQRVQQONU
en:>use PPOPPOOLPOQT
en:>used QPNPPPPPOPPR
en:>users POPQP[NMOOSN
en:>uses PPPPSPQPPPPN
en:>using PPPPPQPPPPPT
en:>usuall QQOPPOPOPPPG
en:>valida OSPPPPPPPPPO
en:>value YRPPPPPPPPPM
en:>van OPPPPPPPPPPU
en:>vanish PUPPPPPPPPPR
en:>vans OPPPPPPPPPPV
en:>vat POPPPVPPRPOO
en:>vehicl PPPPPQPPPPPR
en:>vendin PPPPPPPPPPPN
en:>vendor POPPPQQPPPO[
en:>ver PPPPPPPPPPPR
en:>versio OPPQPOPPOPPS
en:>very MPMPPSKXOPQ]
en:>veto PPPPPPSPPPPN
en:>video QLPPPQPNPOPQ
en:>videos PPPPPPPPPPPT
en:>view OPPPPOPPOPPB
en:>visit NPPOQQPORPQL
en:>visito PPPPPNPPPPPP
en:>visits PWPPPPPPPPPR
en:>volume PKPPPMPOPPPH
en:>volunt POPPPOPPPPPV
en:>vote PPPOPPQOPOPU
en:>votes PTPPPPPPPPPU
en:>vouche PQPPPPPPPPSO
en:>wage QPPPPRPPPPPL
en:>wait QPPPPPPTPPP]
en:>waitin QNPPPOPPPPPR
en:>waits PPPPPPPPQPPL
en:>walk PPPTOOPPNONM
en:>walkin PPPPPPPPPPPM
en:>walks PPQPPPQPPPPR
en:>wall RUPPPPPPPQPR
en:>want NMOQPPSRPQO_
en:>wanted PLQPPQOPPPPW
en:>wantin PPTPPPPPPPPQ
en:>wants OPPPQMPPQOO[
en:>ward PRPPPOPPPOPP
en:>wareho QPPPPPTPRPPQ
en:>warm VPPPPPPPPPPU
en:>warran PPPPPOQPPTPP
en:>was PXCOQO?NIMLQ
en:>wash RPPQPPPPTPPQ
en:>washer PPPQPPPPPQPT
en:>washin PPPPPOPPNPPR
en:>waste SPPPPPPPPQPM
en:>wastin PPPPPPPPPPNP
en:>watch PMPPPOPPPPPO
en:>watche PPPPPPPPPPPT
en:>water PMPPPOPPPPPL
en:>wave RPPPPPPPPRPS
en:>way PSPPPOQOPOQP
en:>ways PPPPPPPPPPPR
en:>we LVYNRMQJROIL
en:>wear PPPPPPPRPPRV
en:>weathe MHPPPOOIPZQK
en:>web PPPPPPPPPPPS
en:>websit PPPPPPPPPPPJ
en:>weddin PMRPRQQPOPPS
en:>wednes PKKSPQVUKRUO
en:>wee [PPPPPPPPOPT
en:>week MNOQPJPRORRV
en:>weeken PPPPPMQOPPPU
en:>weeks QRLPOOXQQPO@
en:>weigh UOPPPOPPPPPQ
en:>weighs PPPPPPPPUPPO
en:>weight PQPPPOPPPPPV
en:>welcom PQPPPPPPPOOX
en:>well SQLQTNPPOOFd
en:>welsh POXOPPPPPORR
en:>went PRPMPPOOPNNZ
en:>were UPLJPPOKLKP]
en:>wet PPPPPOPPPPNS
en:>what SRENSPQ>CMLI
en:>whatev PQPPPPPPPPOK
en:>whatsa PPQPPPPPTPPW
en:>wheelc OYPPPPPPPPPT
en:>when QNGNXJQQOQOP
en:>where RPOOPQPPPNGO
en:>which PSQQPMMKMPOe
en:>while OOPPPPQQPPOT
en:>whistl PPPPPPPPPPPR
en:>white PORPPQOPPPPS
en:>whiteb SPPPPPPPPPPS
en:>who QNGJQMPQENKM
en:>whoeve PQPPPPQPTPQK
en:>whole PMPPOQPQPQPL
en:>whose OOPPPQPPPPPN
en:>why L_PPPPOPOPPU
en:>wi POQPPPPPPPPR
en:>wide PQPPPRPPQPPN
en:>widow TPPPPPPPPPPR
en:>wife RPPPOPOPPPPT
en:>wifi PPPPPPPPPPPN
en:>will QJQfNOMWQbV>
en:>win PSPPPPPPPPPT
en:>wind POPPPPPRQPPX
en:>window QPQQPKPPPNPV
en:>wins PPPPPPPPPPPT
en:>winter OTPNPOOPOPPS
en:>wire PPPPPQPPPPPV
en:>wish POPPPLPPPQPW
en:>with ONPRMQMQUNNF
en:>within LPPQPPPORPPB
en:>withou QOPPOOPPPQNY
en:>woman PXPPPPPPPQPV
en:>wonder WFNPOOPiPPPK
en:>word PTOPOQPQQPOT
en:>words PRPPPPPPQPPN
en:>work PNPPMNRQPMQQ
en:>worked POPPPPPPPPPL
en:>worker PPPPPPPPPPPM
en:>workin OPPPPMPPQPPJ
en:>works MQPOQPOOPO^R
en:>worksh POZPPPPPPPPO
en:>world POPPPOPPPPPR
en:>worrie PHPPPLOPPQOK
en:>worry RPOPPQOOPPPS
en:>worse PPPPPQPPPPPT
en:>worth PPRPPOPOPPPI
en:>would QPOLQSRQQLLK
en:>wow VIMONMQUOOO>
en:>write QPPPOORQOOJR
en:>writer PPPPPPPPPPPM
en:>writin NOPPPSOSPPPT
en:>writte PPPPPOPPPOPU
en:>wrong OQPPPPPPNPOQ
en:>wrote RPPPPOPQPPPM
en:>x VPPPPPPPPPPR
en:>ya PPPPPPPPPQPR
en:>yard POPPPOPPPPPI
en:>ye PPMOPORQQKPE
en:>yeah SPPJJQN@QPR]
en:>year POPNPUOOXQQR
en:>yearly POPPPPPPPPPK
en:>years QORNNTQPUOPU
en:>yellow PPPPPPPPPPPM
en:>yep NNPPPPPPPQPe
en:>yes NQPUPPRKkQSD
en:>yester PPPPPPPPPPPS
en:>yet NK^OQMPPPPO;
en:>york PPPVPYPPPdRN
en:>you QTHVOPRPQRO?
en:>youd PPPPPOQPPPPN
en:>young SPPPPPPPPPPR
en:>your OOOPPPOQPOJJ
en:>yours OOOPPOQPPPOR
en:>yourse MMPPPPONPPPL
en:>zip PPPPPPPPPPPR
en:^ a ITcPQMQLLLM^
en:^ about MOPOOIPLONN^
en:^ above PPPP=OPOPPPT
en:^ after IPNMPOQJOQQP
en:^ aftern PPPPPPPPPPPY
en:^ all PQFHP6NOMHNN
en:^ alrigh LKPPODPPQPNS
en:^ also OLPPROPPPPPQ
en:^ am PPPPPRPPPPPQ
en:^ amazin PPPPPPPPPPPV
en:^ an NRQOPLOOPPPO
en:^ and TJVRLRJ<[IQQ
en:^ annual PPPPPMPPUPPP
en:^ any OPPMQMPLOMGa
en:^ anybod PZPPPOPPPPPQ
en:^ anythi MQMLTKIOOLL]
en:^ anyway PPQOPOOLMPPH
en:^ april OPPPPOjPPPPR
en:^ are NHONNQNJPNFI
en:^ around PNPPPOMPPPPU
en:^ as MPQNPPPOPOOS
en:^ ask OMPPPOPNPOPM
en:^ at KPNJKZPPRPK?
en:^ august PPPPPPTPPPPM
en:^ aw PPPPPPPPPPPS
en:^ awesom PPPPPPPPPPPY
en:^ aye ONRONRLNOOUM
en:^ back ONPPPOPPPPPR
en:^ badly PPPPPPPPPPPM
en:^ bank POPPPRPUPPPO
en:^ beauti PPPPPPPPPPPS
en:^ beauty PPPPPPPPPPPT
en:^ becaus @MENPMPJRMNH
en:^ been PPPPPPPPPPPT
en:^ before CKNFHRxHPLBF
en:^ best cMPPPNPPPPPL
en:^ better NOPPPPPPPPPK
en:^ betwee PPPPUQPPPPPR
en:^ big NMOPPNPOPPPL
en:^ bit PNPPORPPPPPI
en:^ bless UPPPPPPPPPPO
en:^ both OMPRPHOPPROZ
en:^ brilli OPPQPKOPPQOV
en:^ bring N@KNAGNPNOI@
en:^ busy PNPPPPPPPPPM
en:^ but NdPQPNNPMLTA
en:^ by LSJOLTPHPPLW
en:^ bye NJPNNMNNONNN
en:^ c PPPPPPPPPPPR
en:^ call PRPNPPPOPONM
en:^ came NNPPPPPPPPPM
en:^ can Z)KTHN:MUeM<
en:^ card PPPPPPPPPPPT
en:^ cause PPOOOOPQRPPL
en:^ chalk POPPPPPPPPPR
en:^ change PYPPPQPPPPPS
en:^ cheape UUPPPSPPPPPO
en:^ cheeri PPPPPPPPPPPN
en:^ cheers OOPPPPPOPPPG
en:^ clause OPPPPWPPPPPM
en:^ closed PPPPPPPPRP[N
en:^ come J3LKFH?VMN~6
en:^ congra PPPPPPPPPPPZ
en:^ contra PSPPPPWPPPPN
en:^ cool NOPPPOPPPPPP
en:^ correc POPPPROPPOP[
en:^ could I8nXNGSKDTEN
en:^ counci NQPPSPOPPPPN
en:^ curren PPPPPRTPPPPS
en:^ dad PNPPOSO]POON
en:^ dale OOPPPUPPPPPN
en:^ deal PPPNPPPPPPTU
en:^ delive OWPOPOZPPOPR
en:^ denise OPPPPPPPPPPU
en:^ depend NMPPPOPOPPPJ
en:^ did QSOMPSOOKNJ[
en:^ differ POPPPPPPPPPL
en:^ do 8=OP8SILZRP3
en:^ doctor PPPPPPPPPPPR
en:^ does RHDIEQLNcNI?
en:^ done POPOPNOWPQRQ
en:^ doors PPPPPPSPPPPQ
en:^ dr POTPfPOPPPPO
en:^ drive PPPPPPPPPPPR
en:^ each PRPPPQQPQPPQ
en:^ easy sPPPPPPPPPPQ
en:^ eight PQPOPZSROOPS
en:^ eighte OQPNPNPOOPSO
en:^ eighty TQPPOPONPMPS
en:^ either PPPPPXPPPPP[
en:^ eleven KPPOOLGPONMS
en:^ email POPdPPPRPOPO
en:^ end ONPPRPdPPPPO
en:^ englis PPPPPPPPPPPR
en:^ enjoy PPPPPPPPPPOW
en:^ even OROPOOONKPPQ
en:^ evenin OQPPPPPPPPPN
en:^ every RSQMPODLINMX
en:^ everyb RVOPNQNNJNNC
en:^ everyo QPOOOOPPOPPJ
en:^ everyt GQMNPQPONOOP
en:^ exactl POPPPMPPPOP^
en:^ fair OFPPNMNOPPNX
en:^ father ONPPPPPVPPPO
en:^ februa PPPPPPOPPP[Q
en:^ fifty MLPPPQPOPPOK
en:^ fine IGPOMEPJOOMF
en:^ fiona PPPPPPPPPPPS
en:^ first PPPMOUPPPHQE
en:^ five OQOMQRPLPNRH
en:^ flat VNPPP}PPPPPR
en:^ folks PTPPPSPPPPPM
en:^ for NWOBNRPKQKEV
en:^ forty :QNNHWFMNQMH
en:^ four QXLLMQNCPIJL
en:^ fourte UMNNNSOJOPRM
en:^ fourth PNPPPTPPPPPM
en:^ free S[PPPVPPPOPM
en:^ friday QIPOOMKOPO~M
en:^ from RJPONMSPPMHQ
en:^ g'day PPPPPPPPPPPT
en:^ get NLRPOOP_POOQ
en:^ gettin O^PPONPPPPPN
en:^ give NHQMPNKcOLRU
en:^ glad PPPOPPPPPPPU
en:^ go G7NSKPMQRJFX
en:^ god ROPOMNOOPOPU
en:^ good O&ME?BUE>HAO
en:^ goodby ONPPPPPPPPPL
en:^ goodne PPPPPPPPPPPX
en:^ gosh PPPPPPPPPPPV
en:^ got QQRNNHOOQONi
en:^ gotcha PPPPPPPPPPO[
en:^ grand TMPPO@PLPPPN
en:^ great OLOONINOPOPc
en:^ green OTPPPNPPPPPV
en:^ ground PPPPPPSPPPPP
en:^ ha GHO9=EMKNME~
en:^ haan PPPPPPPPPPPN
en:^ had QKPPPLPPPPPP
en:^ haha PPPNPMOPPNOd
en:^ hahaha PPPPPPPPPPPX
en:^ half PSHLMTG>TPPP
en:^ hang PIOPPOPOPPPH
en:^ happy PPPPPOPPPPPV
en:^ has PPPPONSPVPMS
en:^ have MFOGKRMMNMIU
en:^ he COBCL6VPHEE4
en:^ head POPPrPPPPPPN
en:^ hello NNPPOLOPPPOa
en:^ here PPOOPMMMOONY
en:^ hey JNPPOOOPPPPZ
en:^ hi MLPOLJMNPOOk
en:^ his OTPPYPQSPPPP
en:^ hiya NPPPPOPPPPPW
en:^ hm MFNNOAOPNNMC
en:^ hold POPPPPPPRPPJ
en:^ honest QQNPOPPPMPMK
en:^ honey OSPPPPPPPPPO
en:^ hot PPPPPPPPPPPM
en:^ how =L@>HJHVL^OH
en:^ hr POPPPPPPPPPM
en:^ huh IHPOONOMPOPD
en:^ hundre PPPPPMPPPPPN
en:^ i BIJcBGBN4T>Y
en:^ if 6NYONWRPPSHJ
en:^ in ITRMLMO6MMUG
en:^ includ PPPUPPPPQPPN
en:^ insura PPPPPPQPPPPR
en:^ iron POPPPWPPPPPN
en:^ is :HNE_U/BUK/P
en:^ it DST2RKL==82]
en:^ item OOPPPPPPPPOK
en:^ its HONOUVPOOOOV
en:^ januar OVPPPKlPPPRP
en:^ june ONPPPOgPLPPS
en:^ just ?PTQTMRSOLIT
en:^ keep OQPLPUOTPSNM
en:^ kevin OOPPPPPPPPPK
en:^ large PPOgPPPPPWPO
en:^ last NWLSKPNLMNNU
en:^ leave OKPPPPPPPPPN
en:^ left PNWPPPPPPPPN
en:^ legal PRPPOPPOPPPO
en:^ let =*OJ@S3JNO[Z
en:^ like POQOOMOLQPPI
en:^ listen ONPPPOPOPOPT
en:^ long OYPPPPPPPPPN
en:^ look QOFPPTPTOOPQ
en:^ loud OOPPPPPPPPPM
en:^ love PPPPPOPPPPP^
en:^ lovely QMPOONOPPON^
en:^ ma PPPPPOPPPPPT
en:^ ma'am POPSPPPPRPPQ
en:^ madam OTPNPNPOPOPT
en:^ make LFUPOTPYOW]G
en:^ makes PPPPPPPPPPP]
en:^ many PPPPPNPPPPPW
en:^ march POPPPPoPPPPO
en:^ mate sMPPPOPPPPPM
en:^ may POPOPPKPNOW[
en:^ maybe NMPOLMOQOPRJ
en:^ me L9PMVHNINNSU
en:^ might PPPPPOOPPPTS
en:^ mind QGONNMNNONIP
en:^ mine GUNNPOPLMOON
en:^ moira OPPPPOPPPPPS
en:^ monday N@O@MLOMOJjR
en:^ more RQPPPQPOPPPL
en:^ mornin ORPOPPPPPOLd
en:^ most MPONOMNPPMOT
en:^ mostly OOPPPOOPPPPV
en:^ mr I@MNlPSDQNNJ
en:^ mrs LROPYOPNPPPO
en:^ mum POPPPOPPOPPK
en:^ my DR1BSCPB/@BK
en:^ nah PPNOVGLKPPOK
en:^ name PPPPPPPPTPPR
en:^ nearly PRPPPSPPPPPR
en:^ neithe PPPPPPPPPOPU
en:^ never QKPPPOPPPPPO
en:^ new NOOPOOZMPOMM
en:^ next NLNOOPPSOLND
en:^ nice OMPPNQNOPPOa
en:^ nine PPNLNKRGPQQR
en:^ ninete ORPMPRONPPPT
en:^ ninety UPMFPPMMJPOU
en:^ no QKBYPPGRWVLP
en:^ nobody PRKMP8MGLOPG
en:^ none POPPPPPPPPPS
en:^ nope ORPPWQPOPPPJ
en:^ not NJJ>FRQTM@N^
en:^ noted OLPOOJOOOOOQ
en:^ nothin JTOOPPONIONM
en:^ now ZFPQOSNAPPK;
en:^ number JVOOOQPMPPPJ
en:^ of NIPLNSOORMMb
en:^ oh Z>LCIQCLODH[
en:^ ok PPPPPIPPPPPR
en:^ okay P8KJ<@GMQ>NQ
en:^ old SNPPPPPPPPPQ
en:^ on QOHQMLP>PPGK
en:^ once IQKONJLSOLQL
en:^ one FOPL?NQINNMG
en:^ only GRRKOOOMPLLa
en:^ oof PPPPPPPPPPPY
en:^ ooh gFPPOQPONPPN
en:^ or PJPPPJPOGPPU
en:^ other ONPPPPPPNPPP
en:^ others PPvPPOPPPPPT
en:^ otherw SQPPSPPPPPPO
en:^ ouch PPPOPMPPPOPd
en:^ our QPNDHNWMJLRX
en:^ ours PPQKSMKNNGLY
en:^ out QQPPPOPPPPPM
en:^ over OSPP]OOPPPPP
en:^ paper PUPPPPPPPPPN
en:^ parent XNPPPPPPPPPQ
en:^ people PPNNOMNNONMS
en:^ per PNPOP~OPPOPY
en:^ perfec QOPPOBPOPPPX
en:^ photos PPPPPPPPSPPP
en:^ pity POPPPPPPPPPH
en:^ please N9JSNKQMLEEZ
en:^ plus PPPPP]PPQPPR
en:^ point POPPPQPPPPPN
en:^ poor PPPPPPPPPPPW
en:^ price PRPQPZPSPPPN
en:^ produc PLPPPPPPPPPO
en:^ put F?RNNOQXOOWM
en:^ quarte SOPPPmPPPPPP
en:^ quick ROPPPPPPPPPN
en:^ quite PNPPPOPPPPPS
en:^ ray PPPPPPPPOPPL
en:^ real PWPPPPPPPPPR
en:^ red PPPOPPPPPOPX
en:^ renewa SQPPRQJPPPPP
en:^ rentok POPPPPPPPPPL
en:^ report POPPPTPPQPPO
en:^ right E!<@>BLLQ>8V
en:^ righto OMPPPPPOPPPM
en:^ ring PNPNPPPOPScO
en:^ roughl POPPPMPPPPPO
en:^ row OQPPPPPPPPPN
en:^ safe PSPPPPPPPPPL
en:^ sage OOPPPNPPPPPM
en:^ same KQOGOVNMPANY
en:^ saturd OQPRONNRPNaM
en:^ say OJOOPONRRMPV
en:^ season RMOPPPhNPOOJ
en:^ second NSOMLSNMPPgM
en:^ sectio NQVPPPPPPPPM
en:^ see XWOLOCQJEJ8?
en:^ send OIMZPKM[LFPQ
en:^ servic PPPPPPPPPPPN
en:^ seven ROPMPOSPQQUL
en:^ sevent NOOMPQOQOPQN
en:^ shall PPPVOEHONGqa
en:^ she CPKCPKQNIB&@
en:^ shoot ROPUONOSPPPO
en:^ should PPOPPQNPPPSW
en:^ show ONP]POPOQPPN
en:^ since OSOPONMMOPPG
en:^ sir PMPOOUPPPNEV
en:^ sister OKPNPRP[PQPL
en:^ six HONPOPOFOPQS
en:^ sixtee POPPPLRVPPkN
en:^ sixty IQONNUQSNMNV
en:^ small PPPPPPPPPPPM
en:^ smart NOPPPPPPPPPM
en:^ smashi PPPPPPPPPPPR
en:^ so E[J=FH,RM3B}
en:^ some NONKN6MOOKOY
en:^ somebo QPOMMPMKPNKP
en:^ someon MJOPPOPPPPPL
en:^ someth POVPPPPPMPPJ
en:^ someti ONPPPOPPPPPN
en:^ sorry C4LNNIOMNNM?
en:^ sounds PPPPPOPPPPPR
en:^ speak POPPPPPPPPOJ
en:^ speaki PPPPPPPPPPPM
en:^ start ONPOPOMePOPQ
en:^ stay PPPPPPPPPPPX
en:^ still QQPPOQPPPPPV
en:^ stop POUPPPPPPPPQ
en:^ straig PPPPPPPPPPPS
en:^ sunday MOPPPOOOPISO
en:^ super PPPPPPPPPPPU
en:^ suppos PPPPPPPPPPSQ
en:^ sure MOPMNLLLONRk
en:^ sweet gPPPPPPPPPPO
en:^ ta POPPOOPOPPOK
en:^ take OPPPPOPNPLOT
en:^ takes SOPPPRPPPPPN
en:^ talk PPPPPPPPPPOS
en:^ tell LHZMOSOPRNLR
en:^ ten PPPPNOOQPQRZ
en:^ thank N@NEMDNKNBDO
en:^ thanks QDOKMHKNNKI[
en:^ that dL!BTVLKHER]
en:^ the ZTE=hHTLJ<VD
en:^ their UNOOONROOPPM
en:^ then S[RONHTh@Q]B
en:^ there CDJB?RCUFTJY
en:^ they RU@FKGQIEH.S
en:^ third OQPNPQMOPPVR
en:^ thirty RSNMORNQCKKR
en:^ this eHO9IFDFNAGQ
en:^ those [LPOPOQOPOPW
en:^ though OSPPPQPPPOPL
en:^ three PONBIZOROOSX
en:^ thursd JCPBMJFNOP}Q
en:^ time PRPPPRPPPPPP
en:^ times OPPPPPPPPPPN
en:^ to PPNROSPIOQNS
en:^ today OPPOPPPPPPPR
en:^ tomorr POPPPPPPPRxS
en:^ too OQPPPPPPPPPS
en:^ totall PPPPPPPPPPPV
en:^ traini PRPPPNRNPPOR
en:^ transc PPPPPPPPPPPG
en:^ true PNPPPPOPPPPU
en:^ tuesda NIPONNJNPPiX
en:^ twelve QEOOPRQOONOX
en:^ twenty G>ONNKMSOEPT
en:^ twice MOONOLONPMPO
en:^ two SRBPRMQHRQOP
en:^ typica PPPPPMUPPPPV
en:^ under OOPPaPPNQOPV
en:^ unders PNPOOKNPPOMg
en:^ up OPPOYPMOPOOU
en:^ us PPPPPPPPPPPY
en:^ usuall UOPPPNPPPPPQ
en:^ very VEPOOPOOONOS
en:^ voice POTPPPOPPPPY
en:^ wait ONPPPPPPOPPH
en:^ walt POPPPTPPPPPK
en:^ want PPXPPOPPPP^S
en:^ was OOPOPNPPHPOY
en:^ watch PNPPPPPPPPOU
en:^ we <PL?>MRIHQB[
en:^ wednes NRPPOKIOPMuR
en:^ well UNRRMSNGRL4L
en:^ went PNPPPOPPPPPO
en:^ were PPPPPOPPPPPR
en:^ what EHbOEJ,ONZHJ
en:^ whatev PPYPPPPPPPPT
en:^ when JQN@LLTRLRLg
en:^ where PLLOMJOPTPNC
en:^ which QTKNLKTIMOME
en:^ white OQSPPUPPPPPO
en:^ who CMIEDGLDNK>U
en:^ whoeve [MPPPOPPPPPK
en:^ whose PPPPPKPPMPPM
en:^ why PORPPOPRZPQP
en:^ will PMPPOKNOcQPL
en:^ with JMHOOUFQOEBL
en:^ within PPPPPPQPPPPT
en:^ withou PPPPVXPPPPPS
en:^ wonder NRPOPOOPPONY
en:^ work POPSPOPQPOPO
en:^ worth SPPPPOPPPPPQ
en:^ would KNRMCPPQeXWS
en:^ wow PPPOPKOPPNOd
en:^ write OOPRPOPRPOPL
en:^ writin OOPPPPPPPPPN
en:^ yeah RCLMM9OTDPUE
en:^ year POPPPPPZPPPM
en:^ yep HDORQHOLNPMB
en:^ yes PBAPPUESLOUB
en:^ yikes PPPPPPPPPPPV
en:^ you RSKJUJ@OIOHI
en:^ young QPPPPPPOPPPL
en:^ your e^CPJQPJOMML
en:^ yours eHSPPOPOQPPP
en:^ zero PPPPPVPPPPPU
en:a KU^L@OD@KGMJ
en:a baby ROPPUOPOPPPM
en:a bad PSOOPOOOPPOU
en:a bag OOPPPPPTPOPR
en:a barcod PUOPPPPPPPPS
en:a batch PPPPPPXPPPPS
en:a batter POOPPNPPPPPV
en:a bed PMPOPQPVPPQP
en:a bell POSOPPPPPQZR
en:a better PPPPPOPPPPPS
en:a big WKWOPGRNOOOP
en:a bill POPPPOPPPPPM
en:a bin OVPPPPPPPPPM
en:a biscui UGLQONOPPORO
en:a bit KYPMHUNNHNLR
en:a black POPPPPPPPPPK
en:a blank OSPPPRPOPPPM
en:a bloke OTPPPOPPPPPM
en:a boat RKPPLOPPPPPL
en:a book OQPPPPPPPPPR
en:a bookin PPPPPSPP]PPM
en:a box DRSPOUNPQPPJ
en:a boy O^OPPQPOPPPM
en:a brochu TOPPPOPOPOOQ
en:a budget OOPPPVQPPPPU
en:a bus NOPPPPPPNPPL
en:a button KLVPOPPOPPPM
en:a calend LWOPPNPPPPOP
en:a call QOOJMNKZGU]Y
en:a camera MPTPPPPPPPPN
en:a car PPPPPPRPPPPQ
en:a card MPQPNNPKPOOL
en:a case WMPPPPPZPPPP
en:a cat NLPPPOPPMPPQ
en:a ceilin PPPPPPPPPPPT
en:a certif ORQOPPPPPPPS
en:a chair NQOOOPOOOOPP
en:a chance PPPPPOPPPPPS
en:a chap PNOPPLPNPPPO
en:a charge PNPPPWPPQPPL
en:a charit PPPPPXPPPPPP
en:a chat QPPPPPPOPOPN
en:a check PMSPPRPZRPPN
en:a child QQRPPRPOPPPK
en:a christ OJPPPPUPPPPM
en:a church PNPNPOPPPNPP
en:a claim UMPPPPPPPPPN
en:a clause ORYPPOPPPPPP
en:a client PNPPPPOPPPPN
en:a clipbo MOOPPOPOPPOL
en:a coach RLRPPPPPPPPM
en:a code ONRPPPPPPPPO
en:a coffee QUNPROPOPPNS
en:a cold PPOPPPPPPPPJ
en:a comma PORPQMPPPPPQ
en:a compan PROPPPPPPPPQ
en:a compli OaPOPPPPPOPO
en:a comput UUOPPOPPPPPM
en:a consul OOQPPPPPPPPN
en:a contra QPOQPRNbQMPQ
en:a copy PPPPPPPPPPP]
en:a counte POPPPOPPPPPR
en:a couple NNNSPIPQPPTY
en:a crane ONPPPVPPPPPO
en:a credit OVNVPcPOPPPS
en:a cup PTRPPPPPPPRR
en:a cupboa MSNPPPPPSPPP
en:a custom QPPOPQPSPPOQ
en:a date ONOPOEO[PPPV
en:a day PPOOOLeRPMNT
en:a decent eRPPPXPPPPPQ
en:a decisi PPPPPOPPPPPS
en:a dedica PPPPPOPPPPPR
en:a demo PNPPPPPPPPUT
en:a dentis PMPPPPPPPPPO
en:a deposi ORPPPRPPPPPN
en:a design ZPPPPPPPPPPQ
en:a differ QPQNOPNNONPY
en:a discou PPPPPPPPSOPT
en:a dog KPPPPNPOQPOO
en:a donor PPQPPNPPPPPO
en:a door PNPPPOPPPPPR
en:a double pOPPPPPPPPPQ
en:a draft PPPRPOPPPPOR
en:a drawin PRPKPPPPPQPX
en:a drill NPPPPPPPPPPP
en:a driver PRPPPPPPQPPN
en:a dry PTPPPPPOPPPS
en:a fair LfPPPUPOPPPP
en:a family OQTPPNPPPPPQ
en:a farm PPPPPPPPPPPR
en:a feelin OSPPPPPPPPPT
en:a fella UKOPPRPPPPPP
en:a fellow NUPPPOPOPPPK
en:a fence PMPPPPPPPPPM
en:a few JOMMPHNNKNOS
en:a field OLNPPPPPPPPN
en:a fifth ONPPPlOPPPPQ
en:a figure PPPPP^PPPPPR
en:a finger UOPPPPPPPPPO
en:a fire OOPPPOPPPOPN
en:a firm OVPPPQPPPOON
en:a first TPPPPOPPPPPR
en:a five POPPPUPPPPPN
en:a fixed PPPPPQPPPPPT
en:a flask NLPOUPPOPPPN
en:a flat QOPPPWPPPOPT
en:a fleet ORPPPRPPPPPO
en:a floor SOPPPSPPQPPV
en:a folder OKPPPOPPPPPM
en:a form NLPQKLRVRPPN
en:a formal POPPPPPSPPPK
en:a fortni OPNNPGiQPPgU
en:a four PYPPPUTPPPOS
en:a fourte P]PPPPPPPPPN
en:a free PNPPPLPPPPPO
en:a friday OTOOOJPOPLPO
en:a friend TJSPPPPPOPPP
en:a full PQPROQPOQSPS
en:a gap P[PPPOPPPPPR
en:a gem hOPPPPPPPPPS
en:a gentle SMPPPPPPPPPO
en:a gift ZJPPPPPPPPPO
en:a girl MPOPPOPPPPPM
en:a go QXOOPQQSKQRH
en:a good TPIOQQMQNNMN
en:a grant PPPPP}P]SPPR
en:a great IUPPWNPOPPPJ
en:a group PSPPPPPPRPPN
en:a guest PQPPPPPPPPPS
en:a guy PRLOMJOMQOOH
en:a half POOONkNTMOOd
en:a hand POPPPPPPPPPT
en:a hard OOPPPNPPPPPQ
en:a hat OPPPPOPPPPPM
en:a head PWPPOXPRLOPN
en:a hedge RNPPPQPPPPPP
en:a hen SOPPPPPPPPPO
en:a highli ONPPPPPPPPPN
en:a hole PXOOOMQOPPPL
en:a holida T]PPPSPPPPRP
en:a horse OUPPPOPPPPPO
en:a hospit PVPPPPPPPPPQ
en:a hot NNVPVPPPPPPQ
en:a hotel POPPPOPPPPPN
en:a house PQPPPSPPQPPS
en:a human QPPSPMPPPPPP
en:a hundre RRGKPZSNPPJQ
en:a job PROQPMPNQPPK
en:a key _LOPPPPPPPPP
en:a kid POOPPQPOPPPN
en:a kilo PRPPPTPPPPPP
en:a kitche SNOPPPPPPPPM
en:a knee ORPPPPPPPPPM
en:a lad POOPPPMPPOPM
en:a ladder NRQPPPPOPPPN
en:a lady OUMPNQPQOPPJ
en:a lake OPOPPOOPPPPN
en:a lane PTPPPPPPPPPQ
en:a laptop NSPPQOPPPOPP
en:a late POXPPPPPPPPN
en:a leafle POPTPOPPPQPT
en:a lease P_PPPPPPPPPO
en:a legend UNPPPPPPPPPQ
en:a letter ORONPRPPPPOQ
en:a light OK[PPOPPPPPU
en:a line PQPQPSPNOPQU
en:a link OQPOPOPPPOPT
en:a list PQPQPJPMNQPG
en:a little NXOPNQRPNOKQ
en:a live OOjPPPOPOPPS
en:a load VQPPPOPPPPPN
en:a lock PPPPPNPPPPPP
en:a long OOMPONOOPPPQ
en:a look PBOOVLOQOOQX
en:a lorry OdPPPOPPPPPS
en:a lot S_JCOPQDRGEU
en:a lovely NPPPPOPPMPPM
en:a lower PPQSPRPPKQPR
en:a machin OUOPOPPPPPPN
en:a man QOSNNPLLPOLQ
en:a map NRZOPPPPPPPQ
en:a maybe OSPPPUPPPPPN
en:a meetin OOPOUPPPPORP
en:a messag PPPNOOPPPOPV
en:a mile XQPPPPPPPPPT
en:a millio ONPLXOPQPPPM
en:a minimu POPPPPPPSPPR
en:a minute QPOPPINOPOOT
en:a mistak QJPPPSPPPPPQ
en:a mobile QLNPPPPPPPPP
en:a monday PRPPPOPSPNPN
en:a month QNMFT9DQTRLK
en:a monthl PPYPRQPRPPPP
en:a mornin fHOPPPPPPPQN
en:a mother OjQPPOPOMPPM
en:a must MH[PPOPPPPPM
en:a name aHPQPPQPQRMP
en:a new OPMSQOPOOQJS
en:a nice HPPPPPPOPPPD
en:a night SFVPPOPOPPPP
en:a no PVQPTLQNPPOM
en:a non OaPPPPPPPPPM
en:a normal PPUPPNPPPPPW
en:a note OPSXNLPMPVNP
en:a notebo PQPPPPPPPPPS
en:a number PXRUPPPQNPNU
en:a nurse SP]PPUPPPPPK
en:a one OLMaNOOOPZMW
en:a page NGQPNJOMPONT
en:a pallet OWPPPNPTPRPK
en:a paper MHUP[OONPPPQ
en:a partne POPPPOPSPPQN
en:a passwo OYOPPPPPPPPN
en:a patien NQOPPPPPPPPK
en:a pdf QQOOPOPOPPPU
en:a pen NPOPUOOSPPOK
en:a percen OUPPPNPPPPPP
en:a person QPRNOMON[OOO
en:a phone PRQNPPOMOOLI
en:a photo PHSQPOPPQPPQ
en:a pictur POOPPPOQUPOU
en:a piece PQOPPIPPPPPN
en:a pilot PPPPPQPPPPQV
en:a place OOPPSPPPPPPQ
en:a plan QOOSPPPNPPOR
en:a plant POPPPQPPPPZO
en:a plug PNPPRPPPPPQO
en:a point fPPPPV_PPPPR
en:a pound PUOPPVPPPPPP
en:a practi PPPPPPPWQPPP
en:a prayer PJOPPNPOPPPI
en:a price ONPQPUPYPPPU
en:a printe PXPOPTPPPPPP
en:a probe OSPPPQPPXPPU
en:a proble JGPPPQNPPPPU
en:a proper LORYPPLTOPOO
en:a pump POPPPQPPPPPR
en:a purcha PPPPPPPPPPPT
en:a quarte PPPPPfPPQPPO
en:a questi VOPMPPPOPMPL
en:a queue IVNPPPOPPPOM
en:a quick PPPPPPPPPPNU
en:a quiet POPVPPPfPPOQ
en:a quote PNPbPJPTPQPP
en:a rate PPPQPNPPPPPN
en:a read LPOPPPPPPPPQ
en:a reader PORPPPPPPPST
en:a real POUOPNOMPOPM
en:a reason bQPPPRPPPPPQ
en:a recomm PMPPfPPPPPPM
en:a record NQRMPOPPPMPQ
en:a red LZOPPPPPPPPI
en:a refere POPPPPPmPPPQ
en:a remind PPkQPPPPPPPR
en:a report NQVNORPPPPPU
en:a revise PPPQPUPPPQPQ
en:a rig PPPPPUPPRPPM
en:a ring OOPRPMOPPTsR
en:a robot OaPPPPPPPPPQ
en:a rock OSPPPPPPPPPM
en:a roof OQQNPRPVPPPO
en:a room KOPOPQPNPPWP
en:a rough PPPPPOPPPPPW
en:a rule OLSPPPPPPPPO
en:a ruler OMPRPPPNPQPL
en:a sample OOPJPOONOOLS
en:a sandwi OQOPPOPPPPSP
en:a saturd RUPPPOPPPPNN
en:a say PPPPRPPPPPPR
en:a school NNPPPOPPPPPS
en:a screen PmPPPPPPPPPQ
en:a season PPPPP^OPPPPT
en:a second KRQNRUMuQLON
en:a sensib ZPPPPOPPPPPO
en:a servic PSPPPTPPPPPV
en:a sessio PRPPPPPPPPZQ
en:a settin PPQPPPPPPPPS
en:a shame PaPPPPPPPPPQ
en:a sheet OJSMOPPOOPON
en:a shift [ORPPNPOPPPO
en:a shop STOPPRPOPPPV
en:a short PROPPPOPPPUR
en:a signat POQSPPP[POPM
en:a signed PPPPPPQPPPPR
en:a single uNKPPNQOPOOP
en:a site POPPPOQNQPPT
en:a six POPPPOPPPPUT
en:a size PPPPPPPPRPPP
en:a slow ZPPPPPPPPPPR
en:a small QOSONQPONOOR
en:a smalle WOQPPTPPPPNS
en:a soft POPPPPPPPPPT
en:a spare PNSPPOPNPPPP
en:a specia PRPPPRPPPPPQ
en:a spread MPOPPPPPPPPL
en:a square PQPPPQPPVPPM
en:a stamp PNXSPQPPPPPO
en:a standi PLPPPPPPPPPO
en:a start QPOPPXTRPPOU
en:a state PPPPPXPPPPPP
en:a sticke OMPPPPPPPPPN
en:a straig OSOPSNPPPPPR
en:a sunday QOUPPPNNNOOQ
en:a survey POPPPMPPPPPP
en:a swap PORPPPVPPPPQ
en:a table MIPPPOPOPPPM
en:a tablet PPRPPPPPPPPQ
en:a tank P[PPPPPPPPPQ
en:a tape OLPNPPPQPPQO
en:a team PVPPPPPPPPPM
en:a techni PPPQPPPPPPDR
en:a teleph OP_PPPPPPPPP
en:a ten ^PPPPOPPPPUQ
en:a test PPO_PPOTP_XS
en:a text OOQKOPNPMNPT
en:a thing OZMNPOLPQPOJ
en:a third VSLNQqQQPNLQ
en:a thousa PPPPSOPPPPPP
en:a three NMPPPOPPPPOT
en:a thursd PPPPPPPPPOOT
en:a tick PNPPPPPPPPPM
en:a ticket NRMQPOOPPQPP
en:a time NSSPPPPOTOMU
en:a torch TLPPPPPPPPPO
en:a touch OPPPPPPPPPPS
en:a train PLPPPPPPPQPO
en:a traini PPPSPPPPPeRP
en:a treasu pMNPPPPPPPPP
en:a trial OJPQOPP_PPNP
en:a truck NLPZPPPOOXOO
en:a tuesda PRPRPPOOSPMP
en:a twelve PZPPPNPPPPPR
en:a two OUP]PUJJPSRT
en:a unit PPPPPPPPPPRS
en:a van RJPPPRPPQPPM
en:a vendor PPPPPPPPPPRP
en:a ver POPPPPPPPPPL
en:a versio PPNPPPPONPPN
en:a very FRMPPRPOOPPK
en:a veto OSOPlPPOPPPO
en:a view POPPPSPPPPPO
en:a visit OMOTPVOSPPdT
en:a voice POTPPPPPPPPO
en:a vote OOPPMPQOPOPN
en:a walk POPPPPPOOXSM
en:a wall POPPSRPPPPPM
en:a wareho RPPPPPP[PP[N
en:a way L@YOQNONPPOM
en:a weddin OQPOPNPPPPPP
en:a wednes OZPPPOPOQPKK
en:a wee SOQNPQPRPOOW
en:a week ]FOLOK_QPRMJ
en:a weeken SXPPPPPPPPPR
en:a wet SIOPPPPPSPPP
en:a wheelc PNRPPOPPPPPM
en:a while PNPPPOPPPPPR
en:a whistl RMPPPOPPPPPN
en:a whiteb JPOPPPPPPPPN
en:a whole SQQOPPONPPOL
en:a widow NXSPPQPPPPPL
en:a window UPPPPPPPPPPQ
en:a woman OLPPPPPPPPPP
en:a word XHPPOSONOOPO
en:a writte PPPZPNP[PRPT
en:a year OOQTP<OMPQBT
en:a yes POPPSOTRPPOU
en:a young QPOPWPPPPPPM
en:a.m SQPPPPOMOUSJ
en:able P>iQOPNFPMLQ
en:able to P>iQOPNFPMLQ
en:about KMANEKSHMMLY
en:about a PNQPNNSPJPRP
en:about an PPPPPPWPPPPS
en:about anythi VQPPPPPPPPPP
en:about as OQPPPOPPPPPS
en:about eight PPPPPPNPPPPW
en:about eleven PNPPPPPPPPPQ
en:about fifty ONPPPMPPPPPQ
en:about five UPPPPSOPPPPR
en:about forty ONPPPMQOPPPV
en:about four OQPPPPORPPPR
en:about fourte POPPPKRPPPPK
en:about half RJPPPNPPPPPQ
en:about how OPPPPPPPPPPR
en:about i PPPPPPPPPP]S
en:about it NNJNG>QSMNIB
en:about nine QPPPPKTOPOPS
en:about ninete PPPPPRPOPPPK
en:about ninety PMPOPMOPPSPP
en:about one PWPPPPRPPPPT
en:about our PTPPPPPPPPPP
en:about seven POPPPWPPPPPL
en:about six UOPPPKJPPPPT
en:about sixty POPPPQPPPPPU
en:about ten POPPPPRPPPTR
en:about that QKORPQOMOPBU
en:about the IgGQPVHEKROZ
en:about them XOPPPOPPKPPK
en:about three PQPOPMTPPNNS
en:about twelve PPPPPSPPPPPT
en:about twenty NQPPPNOPPPPN
en:about two OSPOPQWOPOOU
en:about us PPPPPPPPPPPS
en:about we PPPPPPPPPXjQ
en:about your PPPPPPPPPPPR
en:above OPPSQSNRPRNU
en:absolu [PPPPPPPPPPN
en:academ P[PPPPPPPPPS
en:accent RQPPPOPPNPPO
en:accept SPPOPSPMSOPO
en:access OMPPPPPTMPQQ
en:accide MPQOPPOQQTQN
en:accord OLPPPOPOMOPJ
en:accoun PSPSNPPPNMNN
en:accoun for PPPUPPPPPPRR
en:accoun manage OgPPOOPPMPPN
en:acre PPPPPQPPSPPP
en:acres NPPPPOPPPPPP
en:across QNPPMANQPPOT
en:across the OOPPOOPPPPPL
en:active PPPPPPPPVPPP
en:actual fGPOHPPSYPNL
en:add PPTRNDRZQMLU
en:add it PPOTPPPqPPPQ
en:add the PQPMPPPTWPPQ
en:added PPPPPPPPPPOR
en:adding PPPPPOP~QPPO
en:addres NSOULMOOQPOO
en:adds NVSPPQPOPPPQ
en:adeyem PPPPoOPOPPPO
en:adjust NMPQPPJOROOQ
en:admin PPPOOPPNPPTT
en:admit ]POOPQPOPOPI
en:ads VPPPPUPPPPPO
en:advanc NPOQP_Q]OSMR
en:advent OONPPPdNPPPK
en:afore PORPPP^VPPON
en:afraid MVONPOOLPMN_
en:afraid of PqPPPLPPPPPO
en:after JNPMHQTNRQnR
en:after a OPOPPROPQPON
en:after christ OOPPPNSXPPPP
en:after easter OLPNNPtQQQLN
en:after four ONPPPPPNPOUQ
en:after is KK~PPOPSRPPO
en:after it ORPPPQNWUPOP
en:after lunch QIPNPKOLPQ[P
en:after my POPPPPPPPPPV
en:after next PPPPPPQPPPOR
en:after six POPPPLPPQPhM
en:after ten LQPOPOKMPNWN
en:after that LPMNPSSMPMNX
en:after the FOPPOQLONQIM
en:after thirty PPPPPPNPMPOU
en:after this OMOoOLPOPdNM
en:after three PQRPPNOOPONR
en:after two PQPPPOPPPP_N
en:after you OOPPPPPPPPRQ
en:after your PPPPPPPPPPOV
en:aftern QMNRN>QOJZZV
en:aftern and ^MPOPPPOPPQL
en:aftern mr PPPPPPPPPPPS
en:afterw PZPPPPPOOPPL
en:again RXORRPQPQKVN
en:again after PPPMPOPPPPNR
en:again for PVOPPNPWPPPN
en:again in PMQNPKOOPMfU
en:again on OOPOTPkNPBdQ
en:again with PPPPWRPQPPQN
en:agains TWPJPTNOPJKM
en:agains it QYPPPPPPPPPO
en:agains the ^NPPPPPPPPPV
en:age JOPPPQPOQPPP
en:agenci OpPPPPPPPPPQ
en:agency RNOPSOOKOPPO
en:agenda PPPjUOMMO[XH
en:agent OPPOTTNNPOOR
en:agents PJUPPPPPPPPQ
en:agm PMPOQNPOPPVP
en:ago LOPPPNOOPPPS
en:agree NRNLfQNMOPR]
en:agree to PTPPQQPPPSPR
en:agreed ONPPPVOZPPPQ
en:agreem PJJbNNP^PKFP
en:ahead NNLRPPP^QTAL
en:ahead of PPPPPPROPYPO
en:ahead with PPPPPPPaPPON
en:ai PXPPPPPPPPPQ
en:aid NPPPPLPOPPPR
en:air GTRONMORPOOR
en:airpor OSPPPNPPPPQH
en:alan PSPPPTPPOPPR
en:alarm MQUOOOPOPPOP
en:alert YORPPPPPPPPS
en:alerts OaYOPPPPPPPP
en:alhaji PPPPPPPPPPPV
en:alive LPPPPOPOPPPO
en:all LGOOSHQKNSOP
en:all and PPNPPPPQPPPO
en:all are PPPPPPPPPPPR
en:all at LKPPPSPPQPPJ
en:all day NSPPPOPPPPPO
en:all do PPPPPPPPSPON
en:all done PPPPPPPPPPPT
en:all eleven POPPSPPOMPPM
en:all five PNPRXPXQPQOP
en:all four OQNOPOPTOPPO
en:all good PPPPPPPPPPPU
en:all have PPPPPPLPPPPQ
en:all i KHhOOMONPPPM
en:all in ILQQRNQJPMQS
en:all it ROOPPOTPPPPO
en:all nine POPPmOPPPUPS
en:all of LQPOOQKOOPMZ
en:all on ONPPSPPNPQPP
en:all over RMPPPPPPPPPJ
en:all right QGNKKOFOPLQM
en:all say O[PPPPPPPPPO
en:all see PPPPPPPPPPRR
en:all that LPOPUOONKPQL
en:all the PKPPQFRLPQOT
en:all this POPQXPPPPPPO
en:all three OHNKSNFDRK^K
en:all twelve POPQPOPOPgQM
en:all up POPPPRPOPPPN
en:all we QSPPPNPPPPPO
en:all week RJPPPIMQNPKW
en:allerg OJPQPNPMPPLM
en:alloca POPPPPPPPPPR
en:allotm ^OPPPPPPPPPQ
en:allow QYQNPLPOPPPQ
en:allowe OLNPPOPPPPPR
en:allowe to OMOQPPPPPPPP
en:almost OQPPPPPPPPPS
en:alone ~JQLR?OENQOH
en:alone would lNPPVNPPPPPK
en:along QFQQPQOLPURY
en:along on PPPSPUPPPQJU
en:along with PPPNPOPOPPQT
en:alread WWT<OPQ[PL>B
en:alread got LTUPPOPSPPPL
en:alread so PMTPPPPPPPPP
en:alread told STPPUNPUPPPN
en:alrigh RDOOMQPPQJOU
en:alrigh i POPPPOPPPHQP
en:alrigh so PPPPPPPPPPPT
en:also ISfALOFGNKRA
en:also i OMRPPOPTPPPO
en:also not PLQPPPPPPPPP
en:also said OYPPPPPPPPPR
en:also the TNOPPPPPPPPM
en:also want NN]PPPPPPPPP
en:always XKONONCQHNQK
en:always a KTPPPRPPPPPJ
en:always have MOPPPOPOPPPM
en:am AWNSQKLOKVMN
en:am a PaJLMUNIONNH
en:am afraid NWPOPPONPMNa
en:am allowe PNPPPPPPPPPQ
en:am always POPPPPPPPPPU
en:am asking PLQOPOPOPPPM
en:am at LPPPVPPOPPPO
en:am back PTPPPPPOPPPQ
en:am callin PTPPPOPPPPPY
en:am collec POPPPPPPPPPN
en:am coming POPPPPPXPSSQ
en:am doing PNPTPMPPPPPP
en:am eating POPPPPPPPPPK
en:am fine PPPPPPPPPPPS
en:am follow PPPPPPPPPPPU
en:am from NPPPPPPPPPPN
en:am glad UPPPPPPPPOPV
en:am going NZPQMNOVPZNW
en:am happy aMPPMPPYPPOO
en:am having POPVORPXPdPO
en:am here ONPPPPPPPPPQ
en:am honest OROPPPPPPPPM
en:am i PUPPORONKPPO
en:am in LPSJQMNNPJPK
en:am just EMKOPMOLOPPF
en:am less ORPPPPPOPPPO
en:am lookin WNPPPPRPPPPP
en:am not SWO:QTPIFEFA
en:am on KLPQONPOPQNM
en:am only KOMLNQOMONOD
en:am paying PiPPPaPNPPPK
en:am pullin PSPPPOXPQPPM
en:am puttin OEOOPOPUPYUQ
en:am really OQPPPPOPPPPT
en:am ringin PPPPPPPPPPPT
en:am seeing PNPRPPPRPPPN
en:am seriou PLPPPQPRPPPM
en:am sixty OSPPPOPPPPPN
en:am so PPPPPPPPPPPY
en:am sorry OLOKPNOOPKN[
en:am still MwPPPNNNPPPM
en:am sure NHONOPPNPNPC
en:am taking PNPSPPPVPRPU
en:am tellin PQPSPQPRPSPL
en:am the MOOJ_FP?NKS@
en:am there POPPPPPPPNRU
en:am thinki OMPPPPP]PPPO
en:am told OMOPPPPOPPPU
en:am up OOPPOPQOPPWP
en:am very PUPPPPPPPPPU
en:am with POPPPPPPPPPS
en:am worrie PYPPQOPPPPPO
en:am writin NPPNPKPSSNPS
en:amazin TOPOPJOPPPOY
en:amber PPPPPOPPPPPR
en:americ OQPPPOPPPPPN
en:amount OPQPPVPUQPPP
en:an KSTUMMLMMOPS
en:an actual PPQPPOPPPPPT
en:an all UOPPPRPPPPPM
en:an answer PSPYPNPOPNIO
en:an app MUSPPNPOPPPN
en:an audit PePPPPPPPPPS
en:an easy PRQPPPPPPPPN
en:an eight PVOPPQPPPPPN
en:an email MPPNQPPKPNNK
en:an engine PXPPPPPPPROR
en:an extra PPPPPPPPQPPT
en:an hour TROQKNOUPPZO
en:an incide OPPPPPPPPPPR
en:an invite PPP_PPPPPiOS
en:an invoic OWPPPJPPPPPO
en:an old KROPPPPNPPPL
en:an open PPOPPOOOPVRO
en:an opinio OMPPPPPPPPPN
en:an option PPOVPQPWPPPT
en:an order PPPPPPP_OPPQ
en:analys XNPPPPPPPPPP
en:anchor POPPPRPPPPPP
en:and KNMQWLNTNKMT
en:and a DJTNJSOOKMPI
en:and after POPMPQNPPMOT
en:and all RPRPMQPQOPHU
en:and an OMWPPPPPPPPN
en:and any PPPPPOPPPPPR
en:and anythi PPPPRPPPPPPO
en:and are PPPPPLPPYPPQ
en:and ask PPPVPUPPPZPQ
en:and at MSOPOPOOPOOK
en:and before NJPOPNOPPPPT
en:and both QMPVPRPPPPPQ
en:and bring PLPmOLPRPSbK
en:and by POSPPOUOPPPS
en:and can OPUOPPPLPPQJ
en:and catch OOVPPPPPPPPQ
en:and clear PPPPPPPPPPPN
en:and come OKPLPPNIOTiM
en:and could QPYVPOPRNPSP
en:and did PQPPPOPPPPPS
en:and do N@PQPPQQZORR
en:and does OMMOIOPOfPOP
en:and drop PPPXPPPOPPPP
en:and each L^OPPMPPPPPU
en:and eighte PPPPPOPPPPPR
en:and eighty LQPOPIPPPROL
en:and email PPPVPPPPPQPO
en:and every ONQPQNOOOPPM
en:and everyt ONPPPPPPPPPQ
en:and fifty MPPPPRPNPPPW
en:and for NOPOPVPNUPOH
en:and forty QKPOOSOLOOPP
en:and four PMPPPOPPPPPN
en:and from PWRPPPPPPPPP
en:and get OQOVPNONPgON
en:and give PPPtcOPPPROS
en:and go NQVPPOPQPPOM
en:and half IXTPPPONKPOO
en:and have ONPPOLOQPPPS
en:and he RWBL^PLNJMPN
en:and here SPOKMOOOOJMU
en:and how OJNNOIPMINLb
en:and i XXKRTSSRUbQJ
en:and if APQNPPQZ[Q=I
en:and in QRQPOPLNQPPL
en:and is OIOMTYWLoOG]
en:and it ^OMKTNMRIG;X
en:and its PIPPURRRRPPN
en:and just PNOPQTPPPPPN
en:and keep PPPPPPPsPPPQ
en:and last dSPPPOPPPPPP
en:and leave NPOUPNP~HPSM
en:and let IETPNNKQNOTV
en:and london PPPPPPPPPPPT
en:and look OQNMPOOPOMIO
en:and looked ORPPPPPPPPSN
en:and me KPOKPMNLPQRU
en:and measur PPPPVNOWPPUT
en:and meet PPPPPPPOPPTQ
en:and mine PPPP[PPPPPWP
en:and mr PNPPYPPOPPPP
en:and my PQIKUMODIFPO
en:and never OJPPPOPPPPPQ
en:and night PPPPPPPPPOPR
en:and nine PNPPPMPPPPPR
en:and ninety KVPPPTOLPPPP
en:and no KOPPOQPMPPPK
en:and nobody XNMOGMOSMONI
en:and not ZPSPJRRGROOE
en:and nothin LQPPWXPRPPPS
en:and now NVOPPNPOOPOP
en:and on PPNPOPOOPPPM
en:and once OLTPPPPPPPPN
en:and one NQQOAPPPNOPO
en:and only PPPPPOPPQPPR
en:and our NQOPOOPLPPQL
en:and out PQPPPOSPPPPQ
en:and people POPPPMPPPPPS
en:and put IFNWNTQMPKRS
en:and right PSPPLPRPPPPL
en:and roughl PPPPPZPPRPPO
en:and runnin PPPPPPRPPPPO
en:and said XPPPPPPPPPPO
en:and say PSPPPPQOQPQL
en:and see JPOPNLJcPOSR
en:and send PJOWNONLPQJM
en:and sends PPPPPPPPPPPX
en:and shall PPPPPPOPPOuP
en:and she P^NAlQPQKPPN
en:and show PNPMOPOXOV~Q
en:and sign PPPOPPTPPKPN
en:and sit PPSPPPPPPPSP
en:and six NKPPPPQQPPOM
en:and sixty OSPPPQPOPPPS
en:and so SMPPTOPPPPPT
en:and some OPPPQQPOPOON
en:and somebo TZOPPPPPPPPN
en:and spanis POfPPPPPPPPR
en:and stick OMPUPPPSPOPP
en:and take OSPPPQO_PS]Q
en:and tell RPP]OPNNPfQJ
en:and ten QLJOOFLPONOF
en:and that OM>SPPURPMKO
en:and the VPMPPNRPUNFS
en:and their OKPPPPPPPPPP
en:and then AYJHNNOPDIPO
en:and there UOQNMMPQNNPQ
en:and they L[IEmVPLOHNG
en:and thirty OQPPPIPPQPPL
en:and this QOPOOWPRQOON
en:and three ORORPPOPPPOR
en:and thursd QOPPPPPYPPPN
en:and to QLPPVPPPPPPL
en:and today PRPOPPPPPPPL
en:and twelve LPPPOQPNPPPF
en:and twenty NOOOPPQSPNPY
en:and two LQNRSQNQJPNL
en:and walk PPPPPPOPPOTP
en:and was PPPPPSPqPPPQ
en:and watch PPPPPPPPPPjL
en:and we ONOOPMM_KLZP
en:and went OcPPQOPPPPPP
en:and were POPPPSSPPPPR
en:and what MROSRMMQHMIX
en:and when OUKMO=SPMNOc
en:and where POPPPQPPQPPT
en:and which POPPPNPPFPPS
en:and who PQPVPIOMQNEa
en:and whoeve RNPPPPPPPPPM
en:and would PNMOPNPN]NTQ
en:and write ONOwPPPWPTOP
en:and yes PPPPRPPTPPPS
en:and york OKPOPLONOONR
en:and you SOPKLPLSQQVT
en:and your S]QONRNJPIPI
en:angry NQPPPPPPPPPO
en:animal OFXPPFPPPPPS
en:ann PPPPPPPaPPPQ
en:annual QIOOPgQOSJKV
en:anothe @UETQPQhPOQH
en:anothe one NOOOWOPSOPTN
en:answer dWOSKMNBPP4P
en:answer on ROP^PMPPPLKT
en:answer the ]OOPPRPOPPPL
en:antenn PPPPPPPPPPPT
en:any XLQIRPONUKPW
en:any day POPPPPPUPPRL
en:any good PPPPPPPPYPPL
en:any more ^NPOQOPOPPPM
en:any of NPQOOMQNPOPP
en:any other PPPPPMPPSPPT
en:any others PPPPPPPPPPPS
en:any questi PPPPPPPPPPPR
en:any time SNPOOSOOPOPM
en:any way PPVPPPPPOPPJ
en:anybod UNPMQPJOOOMQ
en:anybod 's ULPPQQPNOPPK
en:anybod else PPPPMNPPNPOV
en:anyhow OPOONNRSPNPM
en:anyone NQNIPN;OTJKW
en:anyone 's PUPPPPPPPOPU
en:anyone else ROQPPOPPRPOQ
en:anythi HLLAnNOKQ92[
en:anythi before PLPPROUPPOPQ
en:anythi else UIPPPPPTPPOM
en:anythi for O]OPPOPPPPPP
en:anythi from PPPPPPOPPPPS
en:anythi i TKVPPNPPPPPQ
en:anythi it PRPPPOPPPPPR
en:anythi like POPPbOPPPPPQ
en:anythi new POPP]PROPPPO
en:anythi on PaPPPPPPPPPQ
en:anythi over MKPPzMNKPPPK
en:anythi that JYOONBPNOPNR
en:anythi we PPQPPPPPSPPO
en:anythi with NPMPbNPPPPOK
en:anythi you POPOPJPPPPOW
en:anyway JQPQOQRP=PO=
en:anywhe PMRPOOPPVPON
en:aoife PRPOVPPOPOOQ
en:apart RKPPPKOOPPPQ
en:api RNPPPPPPPPPP
en:apolog NOOPOOPOPPPS
en:app NgTIOEWJOKL[
en:app is PSPPPPPPOPPO
en:app since PPPPPPPPPPPS
en:appeti PURPPPPPPPPQ
en:applic OPPPONQOPPKT
en:apply ONPPPQPPPPPN
en:appoin QOPP[OMOPPNO
en:apprec OJPNPNPOPOOV
en:apprec it QNPPPPPPPPPN
en:apprec that NPPPPPPPPPPR
en:apprec you SOPOPPPPPPPQ
en:appren NQPPPPPPNPPP
en:approv LMPT^QQfPSKU
en:approv anythi PPPPWPPOPPPO
en:approv for PPPPPWPePPPP
en:approv it LJON_OQdPPON
en:apps ORPPPPPPPPPR
en:april QKCDMPoPJLNK
en:april and SOPPPPRPPPQO
en:april first OOPPPP~PPPPO
en:april if PLPPPP^SPPPO
en:april so NMOPPOTMPOOM
en:archit TPPPPPOPPQRP
en:are TRIDIRVJQGGK
en:are a ONIMNPMMNNNL
en:are about OSPPPQPPPPPQ
en:are all DOOOPPOOOPQJ
en:are always UNPPPOPPPPPO
en:are asking QORPPOPOOPPL
en:are at RKNPO_PPJMML
en:are back PUPUPPPVPSUP
en:are both PPPPPPPPPPPR
en:are closed PMPPPPPOPPPP
en:are coming GPNPPMRQPPLO
en:are decent PPPPPPPPPPPU
en:are doing NMPPOMPTPPQV
en:are done NQPPSPPRPUPK
en:are down QOPPPPPPPPPN
en:are due POPPPPTPPPPP
en:are eleven OOPPPYPPPPPO
en:are fine OSPOPMQPPOMW
en:are finish YSUPPPPPPPPP
en:are for OSPPPOPSPPPQ
en:are four OPUPPSPPNPPN
en:are free PPPPPXPcPPRR
en:are gettin ePPOP]PPPPPU
en:are giving OMPPPQPPPPPO
en:are going PUNOOPOKPQPH
en:are gone OOPPPOXPPPPQ
en:are good SOPOQPOWPRPZ
en:are having ]OPPPPPPPPPR
en:are here OMPPPQPPPPPI
en:are honest OOPPPPPPPPPM
en:are in HONOPRSQQJQU
en:are inside PPPPPZPcPPPS
en:are just ONPPPPPPPPPN
en:are kind OXPPPNPPPPPO
en:are lookin MSNQVKPPPPPR
en:are my RLPPRPPQPPPP
en:are no PPPPPPPPPPPU
en:are not LXOQPKPSRPNX
en:are number OSPPPSPOPPPL
en:are off OOPPPPTPPPPT
en:are on HQPLKRONPMQH
en:are one TMPPPNPPPPPN
en:are only POPPTPWPPPPR
en:are openin POPPPPPVPPPN
en:are paying OMOPPiOOQOPM
en:are quite PPPPPPPPPPPR
en:are rated PPPPPNPPPPPU
en:are really OOVPPPPPPPPS
en:are right P[PPPOPPPPPV
en:are short POPPPNPPPPPQ
en:are standi NSPPPPPPPPPN
en:are still OOOPPNPSOPPK
en:are talkin QIRPPeOOSPOJ
en:are ten PPPPPPSPPPPO
en:are the TQKHSMEORGCg
en:are then PRPPPUPPPPPK
en:are there QMPQSOPTPUOS
en:are they PQPOPROOQONY
en:are thinki OLOTPOP[PPPP
en:are thirty NOOPPPPOPPPP
en:are those PPPPPRPPtPPK
en:are two OUQPPPPPPPPQ
en:are under SPPPPRPPPPPP
en:are up uPPPPJOOPPSN
en:are using PRPPPLPPPPPP
en:are very UQPOOLOOPOOX
en:are we OJPPPROLGPNK
en:are with PMOPPOPPPPPR
en:are workin PNPPPPPPYPPM
en:are ye PPPPPPPPWPPQ
en:are you NIRJP>^PNKJ[
en:are your PPPPPSPPRPPS
en:area PRPPPLPPPPOS
en:argue UNNPPPPOPPOI
en:argue with XDOPPMPPPPPL
en:argume TPOVPSPQPTPM
en:arm MF]OPOPMPOPP
en:arms PZOPPQPPPPPM
en:around QPQLNPOOOMQU
en:around eleven PPPPPXPPPPPT
en:around the PVPPPPPOPPPM
en:around thirty PPPPPSPPPPPS
en:around two OOPPPJPPPPRS
en:arrang PPPVPOPPPRPN
en:arrive HRPPOQPPPPPO
en:arrivi RKOPPPPVPPPN
en:arvo QOQ]POPRNbRQ
en:as LP[TLQOSPMOP
en:as a ONNRLOQPQRPY
en:as an OQOSPPPOPPPR
en:as far PNWPPOPPPPPQ
en:as good MOPTPPPVPPPN
en:as i MVPPPNPOPPPP
en:as if PMPPPPPPPPPP
en:as in RNPPPRPOUPPJ
en:as it GRMNOPPPONOL
en:as long PPPPPOQPPPPT
en:as many PPPPPPPPPPPU
en:as of PTPOPNPPPOOT
en:as one OPQPPQPPQPPT
en:as soon POWPPPPPPPPS
en:as such PPPPPOPPRPPP
en:as the MQQPPUPTPNMO
en:as they PKSQOPPOPQPQ
en:as we PTPOPPPOPOPM
en:as well FNVPQOC]PKRJ
en:as you RNOKPQQOPMOW
en:as your PSPPPPPPSPPN
en:asbest PYPPPPPPPPPQ
en:aside HAPQLiIyNOON
en:aside for ONPPPNOKPPPN
en:ask SIT]TSMMRPKS
en:ask a ~PPPPPPPPPPP
en:ask about ORPKROOPMNOP
en:ask for ZQSNQRPQOOOH
en:ask her PQPVPPPMPR]K
en:ask him POOPPPPMPPQM
en:ask if PPPOPOPPPOPV
en:ask is PLOTPRPP]PPR
en:ask me OPPFQPQKJNNT
en:ask my PQPOFPPPPPPQ
en:ask our PPP~PPPPP~OQ
en:ask the PPP^POPPPRP[
en:ask us PPPPOPPPPPPR
en:ask what PNPMPTPPUOPV
en:ask who PPPPPPPPPPPR
en:ask why PRPPPQPPQPPP
en:ask you NOPOPPPORRQK
en:asked ORTCPODRPSTL
en:asked about TNPPPPPPPPPQ
en:asked for PUVOIPOLPNOT
en:asked me OQOMLPObOLOO
en:asked to MTQPPPPOPPPL
en:asking OLPIQSLMQKNO
en:asking for USLPPPPPPPPS
en:asks OQQLNOPHNNML
en:asks for NPTOOOPOOPPK
en:asks me NXPPOPPPPPPP
en:asleep MOOOOOPOPNOL
en:assess OQMPPRSQPQOP
en:assign PPPPPRPPPPPS
en:assist OPPPPNPPPPPQ
en:associ OSNOOQPPPOOM
en:assume QUNPPPPOPPPM
en:assump RNPPXPPPPPPP
en:at ORR;JTPHONZU
en:at a >OSEMWQQRAPV
en:at about POPPPJQPPPPP
en:at all QPOLPPXLOLBX
en:at any PPPPPNRPPPPQ
en:at christ PQNOOOXOPOPK
en:at each OgPPPOPPPPPP
en:at eight OZPPPNPOOb^K
en:at eleven OSLIOSOLPGXI
en:at every OQTPPPPPPPPP
en:at fifty kNPPPOOPPPPR
en:at first PPPPPMPPPPPU
en:at five DOPMOOKMOPPP
en:at forty OPPPP]POMPPQ
en:at four Q=QLOPNNPaXQ
en:at fourte PPPPPTPPPPPR
en:at half HPONOQOMPDOP
en:at home TOPOPNPMPPOT
en:at it OQORPAQPPPPN
en:at least JPXPQQOLPPMN
en:at lunch OOPQPPPOPPRP
en:at me WNPPOPPPPPPL
en:at midnig TWPPPOSOPOPM
en:at my OOPPMOOOPPQQ
en:at night VQQNLHPHPMLK
en:at nine RTJQPQNPPRhR
en:at ninete ^NPPP^PPPPPS
en:at no POPPPRMPPPQO
en:at noon OOPOPPPOPMRN
en:at once KQPPPQPORPNO
en:at one POOOOQMTPQXR
en:at other PZPPPOPPPPPP
en:at our ONPNPSPPPRLX
en:at peak PPPPPLPPPPPT
en:at presen NHROPRPOPONQ
en:at seven PQPPPPLPPXVW
en:at sevent PORPPOPPQPPR
en:at six QaRPOONEPPMM
en:at sixty PNPPPNPPPPPL
en:at some PNPPVPSPPPPK
en:at ten PSPQOLPCPPNQ
en:at that OMPPNQPPPQUT
en:at the NGROOISPONRL
en:at their TPPPPPPPPPWP
en:at them PPPPPPPPPPPN
en:at thirty QUPPPnOOPNOP
en:at three QTNMOPNNSPRW
en:at twelve ONPPPRPOPOPJ
en:at twenty PPPPPxPPQPNT
en:at two OQO?LLRRHRgT
en:at us PSOPPNPPPPPK
en:at weeken POSPPPPPPPPM
en:at what ONPPPUPOMPPI
en:at you OPPPPQPPPNPL
en:at your PPPOPQMQMQPV
en:ate QSMOOOPOPPPJ
en:attach OUOUPKPPPRPR
en:attend PDQONKNPPPPN
en:attent SNQPPNPPPPPP
en:attorn PPPPmPPPPNPP
en:auctio PPPPVPPPPPPN
en:audio PPPPPVPPPPPT
en:audit POPPJLMUPOPJ
en:audit is PNPPOPROPPPP
en:audito ZNPNPNPNPPOJ
en:august NRHFOJdPNRRQ
en:august and PNNPPNNRPOPM
en:august so PNPPOPVOPOQM
en:aunt KFPPPOOQPPPR
en:auntie ROPPTPPPPPPN
en:author NRPPoOXPPPPO
en:auto MO[PPMPOPPPS
en:automa NMmPNLPOLPPY
en:autumn ONPNONlMPPRP
en:availa OO]OPOPPQOPO
en:averag UPOOPQMOPNOR
en:aviva SPPPPOPPPPPQ
en:aw PPPPPPPPPPPS
en:awake RNPPPOPPPPPN
en:award LPPPXPSOPPOM
en:award is OOPPRPXPPPPO
en:awards POPPZPPPPPPO
en:aware POPPPPRPPPPV
en:aware of PPPPPPPPPPPU
en:away PQPOOVPPQNJO
en:away with PRTPPROPPPPQ
en:awesom PPPPPOPPPPPZ
en:awful OOPPPIMONNJ_
en:awful all MLPOPLNPOOMV
en:aye OJSOLRKPNMZJ
en:b MYOPPPPOPPPO
en:baby POPOQNQQPOPR
en:back UQOOLSOMQQPM
en:back and SRPPPRPOPPRO
en:back at XOPPPOPPPPPO
en:back by PPPPPPPPPPPT
en:back for ROPPP[PPVPPJ
en:back from PNPSOOOWPQUP
en:back i PPPPPOXPPPPM
en:back if PPPPPRPPVPPS
en:back in O@SPOPOHPPQR
en:back of P?PNOOPNOOPR
en:back on MWOFOPONPPQR
en:back that JOOPPPPPPPPN
en:back to QhOOPOPPPMMX
en:back when NQPPPOPPPPPP
en:back with OMPPPSPOSPRP
en:backgr OOPPPPPPIPPL
en:backup TPPPPOPPPPPO
en:bacon OSPPPPPPPPPO
en:bad ^PGOPOKLPPMW
en:bad time PPPPPPPPPPPT
en:badge POPPPPPPPPPM
en:badly OMPPPNPPPPPO
en:bag RRPPNONPOOPG
en:bags LURKPPPIPPPP
en:bakery KQPPPQPPPPPJ
en:balanc TQPOPVPPQOPS
en:balloo MOOPP_SPPPOQ
en:ballpa POPPPePPZPPO
en:band QSNPOaOOPPPU
en:bang ~NPPPOPPPPPO
en:bang on ~NPPPOPPPPPO
en:bangal PSPPPPPUKOPN
en:bank FQPTNUSYPNNO
en:bank 's POPTO[OZPQOR
en:bank holida ONKSPP^PPSNS
en:bar P[PROTOPPPMN
en:barcod NRUPPOPPPPPS
en:barn HPOPPOPLPPNP
en:barry OKPPOPPOPPNO
en:base POPTPYOPQTOT
en:based PPPPQOPPPPOV
en:baseme QRQPPPPPPPPR
en:basic POPPPWPPPPPP
en:basica QOPPPQPOPPPN
en:bat ROPPPNPPPPPO
en:batch VIPNPMQRPJOT
en:bath NQNPMOPOPPPQ
en:bats NOPPPPOVPPQR
en:batter PYPPMQEIQNPQ
en:batter for PPPPPOPPPPPU
en:bay LOTTPPPQQRNQ
en:be DUTHOQ]NQRRH
en:be a OKdEKPPOOKOM
en:be able QDhQMPOGPNMN
en:be about PPPPPZOPPPPV
en:be after ONTPPPQPPPOM
en:be all dOPPPPOPPPZQ
en:be an PPLPPOPPPPST
en:be any PPOPPPPPXPSR
en:be around PQPOP]POPMPQ
en:be as PPPPPPPPPPPS
en:be at QMPOPMOVPRXT
en:be back PPPPPPPTPOOP
en:be before POPPPPPPPPPS
en:be better POaPPOOPPPRP
en:be doing MVPPPOPPPPPM
en:be fair RGNPPPOOPOPN
en:be fixed PPPPPPPPVPPM
en:be for RIOPPNZOTPPL
en:be four PWPPPXPPPPPR
en:be frank PbPPPPPPPPPO
en:be from PPPPPPPPMPPL
en:be glad PPPOPPPPPONU
en:be going PaOOPTPPQPPK
en:be handy PP^PPPPPPPPO
en:be happy PLONXOPOPMXQ
en:be here PLPPPP]OPORM
en:be honest OgOMPQNHOEOQ
en:be in BNONMQ[QQWOO
en:be lookin PQQOPVPOQNOS
en:be made PSUPPPPPPPPQ
en:be making UPPPPPPPPPPR
en:be me NMPPPPPPPPPK
en:be nice OMJPTNSOPPPK
en:be of PPSPPPPPPPUQ
en:be off POPPOPVOPPPO
en:be on LSNRNPQNPcN]
en:be open P^PPPRPPPPPP
en:be out OOPOPONPPVOR
en:be over POPPPPPPPPRP
en:be paying Q_PPPePOPPPJ
en:be quick POPPTPPPPPPR
en:be ready PPPPPPfPPPPT
en:be runnin PPPPPPFPPgPR
en:be seeing PPVPPPPPPPPR
en:be set PPPPPO^PQPPQ
en:be settle PPNPPPUPPPPO
en:be six URPPPWPPPPPS
en:be spent PNPPPYCXPPPO
en:be straig RNPPROPPPNPP
en:be surpri PQPPPPPPPPPL
en:be switch PNTPPPPPPOPR
en:be taking PRPPPPPPPPOM
en:be the POPFVPPPPQON
en:be there NPTJN@PRPdxf
en:be thinki POPPPPTPPPOS
en:be thirty PPPPPSPPPPPP
en:be three POPPPwPPPPPP
en:be two RNPPXRPOPPPP
en:be up NULQPQYPOQQR
en:be useful PPTPPPPPPPPP
en:be wantin OJPP[MQsPMOM
en:be with ONPgPOTNPZNS
en:be worth NNPPPNPPPPKS
en:be you PPPOPPPYRPQN
en:be your OWPPPOPPPPPQ
en:be yourse PPPPPOPPPPPS
en:beach OMPPPPVPPPPP
en:beacon POWPPPPPPPPR
en:beam PVPPPPPPPPPU
en:beans LQPPPUPOPPPN
en:bear MOOMOOOOINLK
en:bearin PZPPPOPPPPPR
en:beat POPPPQPPPPPT
en:beats [PPSPPPPPRPO
en:beauti TQOPONPOPPPO
en:beauty ]NPPPOPPQPPW
en:becaus NPZMNJRGT<K4
en:becaus a PPPPPOPPSPPP
en:becaus half QIUPPPPPPPPO
en:becaus he ROPPPPPPPPPP
en:becaus i ROOOOQQPRPQK
en:becaus it PSONROPOPPPQ
en:becaus of QbMNPPPNPPPO
en:becaus she NTOPOPPPPPPO
en:becaus that TPWPPMPQOPOL
en:becaus the ONQRKMNQSOKN
en:becaus there OWPPPPPPPPPP
en:becaus they QKOPPOPPPPPO
en:becaus we ONVPPRSEOOPL
en:becaus you NNPPPPPPPPPL
en:become QRRPPPPKPPPI
en:bed RMQPPQNUPQPL
en:bedded PPOPPP^OPPPP
en:beds KGQQPPPQPLOM
en:been OPNLGH>SNJJP
en:been a UQNOOFOPOOPP
en:been asked OPPPPOPPPPPV
en:been asking [LOPPPPPPPPP
en:been at SOPVPPPUPPPQ
en:been awful MLPOPLNPOOMV
en:been callin O^PPPPPPPPPO
en:been doing ONPPPPPPPPPT
en:been here QNOPPOPPPPPN
en:been in NMPNNROLONPQ
en:been like SPPPPPPPPPPS
en:been lookin [LPPPOPOPPPO
en:been meanin OOPPPPPPPPPN
en:been on NQOPNHPNPPOS
en:been one OYPPPPPPPPPM
en:been saying SKUPPPPPPPPN
en:been since SMPPPPPPPPPP
en:been the OPPPPOPPPPPM
en:been throug MQPPPPPRPSPO
en:been to OQPPPPPPPPPR
en:been told MXPPOPNPPPPV
en:been up NPPPPPPPPPPP
en:been using PPPPPPPPPPPR
en:been very PMPPPPPPPPPL
en:been waitin eMOPPPPPPPPM
en:been with OVPPOMPOPPPP
en:beep POPPPNPPPPPJ
en:beeps OOPPSPPPPPPO
en:beer NKOPPPPPPPPP
en:before QFM^PGmKUTSP
en:before and PbPOPOLOPOMS
en:before anyone OZQPPQORPPPK
en:before anythi ONSPPPOPPPPP
en:before christ POOPPPQPPPRO
en:before easter PPPQPPQOPPPR
en:before he ^IQMaPPOPMON
en:before i QPWPPFELOPQL
en:before it YLRNOOPOROPW
en:before lunch RNPHPPOPPKfO
en:before my PNOPOPQPPPPR
en:before six PPPaPOO[PV_R
en:before ten QRPPPRPPPPON
en:before that :EHOJMZ?OPNJ
en:before the MNITPLqVCTPF
en:before then ONMeLROMQUM^
en:before they PCTPRMOMRNTL
en:before this MKPPPTPPPPPQ
en:before thursd PPPvPPPOPPOO
en:before us POPPPOPPPPPT
en:before we QJPNPOJNPOOK
en:before you COPPOSNPSOPI
en:beggin NHaPPMOOPPPJ
en:begin INMQO8UqPSOQ
en:begin with MHORPGTsPRNL
en:beginn fOPPPSPPPPPS
en:behave PPOPPPObPPPN
en:behavi PPPPPNPPPPPR
en:behind VPPNPCOGPOON
en:behind a PNYPPPPPPPPR
en:behind it POPPQMPPQPPS
en:behind the QOPPPPPPPPPM
en:being NZOGQPPPPJJR
en:being looked PPPPPPPaPPPP
en:being straig PPPOPPPPPPPS
en:being the NSPPPPPPPPPP
en:believ NTPLRORJJELN
en:believ it OOPOQOPPPLPL
en:believ that OOQPPOPPNPPL
en:believ you PPPPPOPPPPPS
en:bell JOZNNMPNLO^O
en:below MRPPMQOMROPZ
en:bench POPPPLPRTOPR
en:bend RPPRPPPPPPPN
en:bernad XPPPPPPPPPPQ
en:beside PEPPOJNLWOPN
en:beside it aOPPPPOPPOQR
en:beside the NOPOPOPPPOPO
en:best QDQHJPHOOEQg
en:best in OQPPPPPPPPPS
en:best thing RISPPPPPPPPN
en:bet O^PLPOPOPKOY
en:beta OSPPPOPPPPPP
en:better PQROJKOO@NQH
en:better than NOPOPPQMOOOE
en:better time PPPPPOPPPPPR
en:betwee QLPKOPUNPLPF
en:betwee the PPOPPOORQPQK
en:betwee them PNPPPOPPQPPO
en:betwee two TOQPOPPOPPPN
en:betwee us OPPPUPRNPPPQ
en:bev PPPPSPPPPPPR
en:beyond OKRPPPPPPPPQ
en:bid SSPPPPPPPPPQ
en:bidder POPPPPNPPbYP
en:bids OLPQNOPPPQOP
en:big TMSTAQQGOJIJ
en:big button PPRPPPPPPPPQ
en:big one ONPPPOPPPPPM
en:big ones PPPPPRPPQPPM
en:bigger IUSPPPOPQPQS
en:bigger one POPPP[PUQPPQ
en:bigger than OORPPNPPPPPR
en:bigges NSQPPHPPPPPV
en:bill PORNPDOLPOPV
en:billed PVPQPdPPPQPR
en:billin NSOPPKPOPPPV
en:bills TLPVPGPOPQOQ
en:bin KSOPRPLNPQOQ
en:binder OPPRPOPOPPNL
en:bingo MPPPPMPOPPPO
en:bins NPOPOOQPPPPK
en:birds ONPPPORPPPPO
en:biro PJPPNPPPPPPM
en:birthd OQNPPOPRPPPQ
en:biscui RFGNPPONOOOG
en:biscui tin NNPPPPPPPPPO
en:bishop OMPPPPOQPPPN
en:bit KZQLJULNFUFK
en:bit about XPPPPPPPPPPQ
en:bit i XPPPPPPPPPPN
en:bit more PPPPPOPPPPPX
en:bit of 3MUOEQOQLPON
en:bit that TXPPPOPOPPPN
en:bit where VNPPPPPPOPPP
en:bit worrie P~PPPuPPPPPM
en:bite ONPPPPPPPPPN
en:bits QPWOOMPOOPPO
en:black PGQPOQPPPPKJ
en:blame PQPPPPPPPPPS
en:blank LPRPPRPNPPPM
en:blanke VOPPPPPPPPPP
en:bless QDQQKKKPOQNL
en:bless it POPVrOOQPUPP
en:bless them OOPPOPPPPPPN
en:bless you RMPOOOPOPOPN
en:blessi MOPPQPPPPPPP
en:blind OWOPPPPPPPPN
en:block OQPRQJP[MQRO
en:block the PPSPPPPPPPPM
en:blocks OLPRONPQPPPU
en:bloke OPNPOMNOPPPL
en:blokes SMPRPOPQPPPN
en:blood QRPPPMPPPPPL
en:bloody PPPPPQPPPPPM
en:blower PNPPPOPPSOPN
en:blowin POOPPPPPPPPN
en:blown XPPOPPPOPQPO
en:blue OPQOPPONQONU
en:board MRPRXNQPQSOJ
en:board 's OQPPMQaRPOMN
en:board and PNPPTPSPPPPQ
en:board for PTRPOPROPPPP
en:board has PTPPHNPOPPPO
en:board of POPToPPUPSPP
en:board that PNPSPPOYPcRQ
en:board votes PPPPeP@PPPPO
en:boards SNPMPOPOPQQQ
en:boat PLNPNOQPLPOO
en:boats JPPPPQQRPPOQ
en:bob PPPPPPPPPPPV
en:body OJQOlOPOPOPN
en:boiler PTOOORPOJPPM
en:book CJQRMICPPPQS
en:book a PPPPPPPPPPTT
en:book the PPPXPPPPPQ[T
en:booked QUPEPRPUOPQN
en:bookin OPMOPQPPQOMU
en:bookke POPP]PPPPPPQ
en:books QJLNYOPIPNPM
en:boot PRPPPPPPPPPR
en:booth OLTPPRPUNPOL
en:boots RLOMOMPMPNVK
en:boots on YPPPPPPPPPOR
en:bore PPNPPPPPPPTQ
en:borrow OSPPPPPPPPPR
en:boss PPONPPRQPMQQ
en:both OPP]SSGNSZPi
en:both at PPPSPPPPPPPQ
en:both in SPPPPPPPPPSP
en:both of OPPR[QOPPPWT
en:both on PPPRPPPPPPPQ
en:both see PPPPPPPPPPPR
en:both sides PNXPPPPPPPPQ
en:both ways PPPRPRPPQQPR
en:bother O^MPORPPOPPU
en:bother me OfOPPUPPPPPP
en:bottle LQPPPOPOPPPV
en:bottom XFPOONOQPOOP
en:bought PJRNjRJIPOOG
en:bought a OPPPPQPPPPPN
en:bought one QMPPPPPPPPPN
en:bound QLQPPOPPPPPO
en:bowl PPPPNPPOPPPP
en:box M_PSEXNPPSQV
en:box and ORPPPPPPPPPP
en:box in POPPPPPPPPPM
en:box is P_PPPPPPPPPO
en:box on OWOQPQPSPOPQ
en:boxes PSNPPOOVQJOJ
en:boxing VJPPPPPPPPPO
en:boy PPPKMOLQNPPK
en:boys YMQPONQLPPRJ
en:braced WIPPPUPOPPPL
en:braced for UNPPPWPPPPPM
en:bracke POORPPSOPQPO
en:brakes OPPPPPPPNPPL
en:branch OFPQPOOPPRTQ
en:brand OTPPPQQNPPPN
en:brandi PPPNPPPPPPTP
en:bread RTPPOPPOKPPK
en:break PQMMONSQPQQO
en:breakf QPPVPQNVPUPO
en:breaks OYPPTPPPNPPM
en:breath XXPJOQPSONPG
en:brett PSPPPNQPNPPQ
en:brewer OPPPQNPNPPPP
en:bride PNPPPPPPPPPQ
en:bridge QOUPPLPOPPPM
en:brief OOUPPPPPPPPQ
en:bright PPPPOOPOPPNR
en:brilli XPOROFMNPQNX
en:bring -EMFNRKXRR~C
en:bring a OPNOPLOOOPML
en:bring boots POPOPOPOPPmL
en:bring her OOPONPPdPQVO
en:bring him PNPNPPPiPVIK
en:bring it OPPOPOPSLNLM
en:bring me PQPTOOPTPONO
en:bring one PPPOPPPPPPTO
en:bring our PPPOPPPPPPbV
en:bring the LDQjPGINOMLY
en:bring them PPPRROPOPPNR
en:bring your PMNLPSPNOOrO
en:bringi PLOTNOP]QRPL
en:brings LRPOOQNNOOOP
en:bristo OMPPOOPRPPOK
en:brochu O>PPK?NHPOLH
en:broke ONPOPOOPONOK
en:broken LNRPPRUWPPPS
en:broker OPPPRPPPOPPU
en:broker in PPPPPPPPPPPR
en:brothe AQPPVPNPQLNT
en:brothe and PQQPJPPPPPPO
en:brothe in OFPPFNPOPPPS
en:brough PKLPPQNIOPOJ
en:brough a OMPPPPPPPPPO
en:bucket OOQNOMOPPOPL
en:bucks NRPPPtPPPPPP
en:buddy ROVPPOPPPPPO
en:budget LWJJayXZHKOV
en:budget and OTPP[NPNPPPO
en:buffer PSPPPPPPPPPR
en:build MPPPONYORPMX
en:builde PPMPPNPPPPOR
en:buildi KQONOPPPRNKN
en:builds PPPPPPPPPPPS
en:built JQPPJENMQPO_
en:built for OjPPPPPPPPPQ
en:built in PPPPPPPPPPPT
en:built it POPPPOPPPPPR
en:bulk ONWOPPPPPPPQ
en:bump POZOPSPOPOPQ
en:bunch QOPPPJPPPPPN
en:bundle POPPPWOXPPPR
en:bureau PNPPPPQPPPNP
en:burn ZSPPPSPPPPPN
en:burned YNPPPOPPPPPP
en:bursar QNPPVPNOPPPP
en:bus QOQMLPIIPJPS
en:bus is PPPPPPPPPPPY
en:bus on XOPPPPPPQPPO
en:buses OQPPPLPPPPPP
en:busine PROOOQTPLLMS
en:busine days P[PPPNlPPOPR
en:bust NaPPPOPPKPPO
en:busy NROOOHOOOOPP
en:but @GOPQQKVFKSJ
en:but a PNPPPPPPPPPP
en:but for PRPPOUPNPPPP
en:but he EPPNRMOKOOMO
en:but i PXPPQRNQNPDU
en:but if PRPPPPPPPPPO
en:but it EUWNOIMCONMU
en:but my PMPPZLQPPPPO
en:but no OLPPPOPPPPPN
en:but not POPPPPPPPPPS
en:but one MKPPPTPPPPPN
en:but our PVPPPPPPPPPO
en:but she OPPOMOPiPOPM
en:but that IONPONPOPPOP
en:but the PTFMVNPQFONK
en:but there LQPPPPPPPPPU
en:but they RLLOOVNXOONP
en:but we MOPPOPQRPPNU
en:but yeah PRPPPPPOPP[N
en:but yes QNPPPOPPPPPK
en:but you MLOOO^PgPNP[
en:button ONlMPJPJNOPK
en:button that NOaPPPPOPPPP
en:buy I[OOP[O>PHNO
en:buy a KqOPP]PNQPPN
en:buy the ORPPPSPPPPPP
en:buying J^QPXPOPPPPO
en:buys POPP~PPPPPPP
en:buzz PQYPPPPOPPPT
en:by PHQ]KNVMP^CW
en:by # PNPaPPOPPoPS
en:by a OOMPORMNPQOX
en:by anyone PPPPPPPPRPPQ
en:by april PNPPPP]OPPPO
en:by christ VOPPPQNPQPPL
en:by defaul PPPPPPPPVPPQ
en:by email OOPMPOTPPOPR
en:by end PPPRPSPPPPPQ
en:by five PPPRPNPPPQMQ
en:by four PRP[PPOSPWPT
en:by friday OKN~PRPOP[7T
en:by half [PPPQJPPPPPO
en:by hand OXPMJHIMOMOM
en:by hour POPPPZPPWPPR
en:by how [PPPPPPOPPPR
en:by itself SQZOOKHIPOOQ
en:by law OSPPPPOPPPPM
en:by line POSPPLPPPPPQ
en:by me POPPPPPPPPPI
en:by mid PNPOOOrPPOOT
en:by monday OMNkPOKOLLON
en:by name UOVPPOOPZPPP
en:by next PPPTPPPPPLLT
en:by noon OPP!PNPTPUPP
en:by on PPPIPPNQPN~N
en:by one OPSPPLONPPQL
en:by side MLTPSOOQPPNM
en:by six OTPMPPPPPSST
en:by somebo ORQPPOPPPPPM
en:by ten TQQPPPPPPPWM
en:by text PN]OPPOPOPPP
en:by thanks OOPPPPnPPPPO
en:by the OM@cNSLQPUDN
en:by themse SOVPPPPPPPPN
en:by then HS;OIKSHPKPH
en:by three O_PPPSOTPPPN
en:by thursd POPrQOPPPOLO
en:by tomorr POP~OOOXPMON
en:by tuesda POP]PNPaPRIT
en:by two PPPTPOPOPPPP
en:by us PPPPPOPPPPPX
en:by video PPPPPSPUPPfK
en:by voice XOPPPPPPPPPO
en:by wednes YMPzPMOOPgNQ
en:by when PPPPPOWPgPPK
en:by your PTWPPPPPPPPM
en:bye MIPNNLNMONMQ
en:bye now PPPPPPPPPPPN
en:c PNQPPPPPPPSQ
en:cab TOPPPPPPPPPO
en:cabine KPOP[MOOPPPM
en:cable ROPOPKPNPPOO
en:cafe NPLPPOYQSPPQ
en:cake XSMNNLPIOPSN
en:calcul XPPPPPPOOPPJ
en:calend TPORNIMPLQPI
en:calibr PPPPPUPPZPPQ
en:call PROKTQOJOSjL
en:call a QSOPPPPPPPPN
en:call at ORSPPPPOPPQN
en:call if POPPPPPXQPUP
en:call in POPOSPPPPRPU
en:call it NMONOQPLPOOJ
en:call me OPPNPRPIPORN
en:call on POPOPPOPPOUP
en:call out PPPNPROPPMVH
en:call the OQQOPLOMPOII
en:call with PNOEOOORPO;S
en:call you ONPKPLMOPYmN
en:called QSOJPMI?LKBG
en:called a QXPPPPPPPPPN
en:called me SOPPPPPPPPPP
en:caller OcNPOOPPTPPS
en:callin K]NMOOIIOMMM
en:callin about PPPPPPPPPPPW
en:callin it NQPPPPPPPPPK
en:callin me OXPPOPPPPPPM
en:callin my PYPPPPPPPPPO
en:calls OTPSKNNNORPL
en:calls in SOPPPPPPPPPO
en:calls it POPPPPPPPPPS
en:calls me QSPPPPPOPPPO
en:callum MQPQPONUPOOQ
en:calm PLPPPPPPPPPK
en:calvin OOOPPPWOPPPN
en:came VOPBJO:M@DRK
en:came and RLPPPPPPPPPP
en:came back dMPOPPPPPOQS
en:came by ORPPPPPPPPPT
en:came down RPPPPSPPPPPP
en:came in OOOPOQLOPPPM
en:came off NPPPPPPPPPPN
en:came out OMOPPJPPPPPP
en:came throug PPPPPXP]PPPR
en:came to POPPPMPOPPWS
en:came up PSPPPPPPOPXO
en:came with NPPPPMPPPPPL
en:camera PMUNOQKOPNNZ
en:camera and PZPPPRPPPPPS
en:camp PMOOQEPOPOPR
en:campai ONPPPQPPPPPM
en:campus PPPPPNOPQPOQ
en:can URVRQUTP^MTR
en:can a NNOPPLPP~PPK
en:can add PPPPPOPPPPPW
en:can ask POPLOPPPPNPR
en:can be IQVPOQPOQOPY
en:can block PPPPYPPPPPPQ
en:can bring PPPPPOPWPPQR
en:can buy PdPPPZPPPPPR
en:can call POPPPPOPPO[O
en:can change PPRPPPPPPPPQ
en:can come UPPPPXPRPOMO
en:can count PQPPPPPPPPPM
en:can do UGPPQZCMLPQa
en:can get PTPNPRPPLOPR
en:can give PSQPPXPVQPPP
en:can go PNPPQOPPPOQO
en:can have OPOOOO^QPOQV
en:can hear QQPOOMOPOOPC
en:can hide PPPPPPPPPPPS
en:can hold PPOPPUPPPPPQ
en:can i PNNQLKDQMKLS
en:can imagin POPPPOPPPPPR
en:can it MESOOPQPxPN@
en:can keep POPPPOPOPRUL
en:can kill SLPPZPPPPPPN
en:can leave PPTPPQPPPPPU
en:can live XPPPPSVQOPPF
en:can look ORPPPPPPPNPR
en:can not MbPKORO@TIBN
en:can only NKPPPLTPPPPM
en:can open OPcPPPPPPPPQ
en:can pay PNPPPaPPPPPR
en:can print PPPPPPPPPPPR
en:can put IZNPVRMNPNOX
en:can read OPPRPPPLSPSO
en:can ring PQTQPPPRPLNK
en:can say QPOPVPPOPPPR
en:can see aLXNMBHGOOPG
en:can send PaPNPPPPPPPQ
en:can set PPSPPNPPPPPQ
en:can show PNPPPORNPPPM
en:can sign NOPQaNUTPPPO
en:can start POPNPRPePPPK
en:can still PPPPPOPPPPPS
en:can stop POPP~TPPPPPP
en:can take ZKP_OPOOPONS
en:can talk TMXNPPPNPPPO
en:can tell OPNJP^PNPUPL
en:can the NNNPPNPOjPOE
en:can they POPPPNPPQPPN
en:can turn PPPPPOPPPOPT
en:can use PORPPPPPSPOR
en:can we OLOSQQR_qTYE
en:can with PPPPPPPOPOPV
en:can you NELXOQPNFXEL
en:canadi POPPTSPPPPPO
en:canal OQPPPPPPPPPM
en:cancel KVQMQOPPPNOR
en:candid OQZPPQPOMPPM
en:candle MLPPPPPPPPPL
en:cantee LOPOPOPPPRQO
en:cap QQPQPIPTPPPT
en:capita MHOO^WPMOPPK
en:car OPPMLOQINMNS
en:car park PPPPPPQPPPPS
en:carbon QMRSPMPOPPPR
en:card IRTOTOPPOPDH
en:card and PPPPPNPYPPPR
en:card at PP[PPPPPPPPS
en:card in PPRPPPPTMPPN
en:cardbo POcPPPPPPPPQ
en:cardif PObPPRPPPPPR
en:cards RPTOOOOMPOOQ
en:care PPPOPCPOOOOS
en:care of QPPPPNPPPPPR
en:carefu NPOPOOPMPPPL
en:careta ONPOOOPOPPKM
en:cargo O_PRQMPPPPPQ
en:carla OPPSPNPOKRPP
en:carol OLPPdOPPPOPN
en:carpet KRMPOQPOQPPL
en:carrie OQOPKOMPQNMV
en:carry NQPQPQLORSON
en:carry it PQPORSPPSQOO
en:carry on OISPPOPPPPPO
en:carry the POPRPOPPPUPN
en:carryi POPPPPdPPPPO
en:cars aKPPPOSPPPPT
en:cart PQPPPPPPPPUQ
en:case _NOQPNOTQOQZ
en:cases POPPPOOWPPZN
en:cash OSOPORPPPPQM
en:cat GOPPSLPNJPPK
en:catch R?VOOQMOPORP
en:catch up OOSPPPPPPPPQ
en:catch you PPPPPPPPPPXQ
en:catchi PXPPPOP^PPPP
en:catego ROQP[OPPPPPQ
en:cattle PPPPfPPPPPPR
en:caught VOOPOOPOLPPL
en:caught a RNPPPPPPPPPN
en:cause QNWPNMPORPOB
en:cause the bPPPPPPPPPPO
en:cedar PVPRPQPPPQPR
en:ceilin JQOPPMPOOPPN
en:cell OMQOPQPPRPPP
en:cellar LSMOQPPPPPPN
en:cent PTOOPZHMOOOX
en:cent and R_PPPOPPPPPO
en:cent in PPPPP]PPPPPQ
en:cent of PQPPPiPPPPPO
en:cent off PPPPP[PPPPPT
en:center POPPPMPPPPPR
en:centim PP_PPJPPPPP]
en:centre FQSPOOPROON]
en:centre in PRPPPQPPPPPS
en:cents N]PPPMPPPPPU
en:cents a PPPPP_PPPPPU
en:centur MQPOPOPPPOPP
en:ceo POPPJPPPPPPP
en:cert POPVPPVPPTPP
en:certif PPNZIAPGPPHb
en:cfo ORPP~OPPPPPP
en:chai gPPPPOPOOPOL
en:chain LPRPcOPOPPPN
en:chair NNKHWLQPTPOK
en:chair and OMPPiPPPPPPP
en:chairm NTOUQQPQPUPK
en:chairs NPPNWMPRPPRM
en:chalk NQQPPONPPPPO
en:chambe OOPPXRPPPPPP
en:chance OMPNQNPOPOJT
en:chance to PPPOPOPPPPKV
en:change N]VPKOMKSPQQ
en:change a NPPPPPPPPPPN
en:change and QTPOPQPNPQQP
en:change anythi QNPPPRSPPPPR
en:change it PSOPPPPPPPPN
en:change that POTUPPPPPPPQ
en:change the UNRPOPNPQPOJ
en:change your PZPPPOPPPPPS
en:changi S_PPPONPPPPO
en:channe PNVPPPPPPPPR
en:chap RMKOLIOJOPPK
en:chapel VFOOPOPOPPON
en:charge MNPOToHPZQMG
en:charge are PVPPPQPPPPPN
en:charge by PPPPPePPRPPK
en:charge for OJPOPNPNYPPI
en:charge of PPPP~QPPPOPS
en:charge per PPPPPXPPQPPO
en:chargi OQPPPYPPPPPT
en:charit PNPPPiPPZPPP
en:charit rate PPPPPUPPPPPS
en:chart TPSQPPNNPPPP
en:chase OOPvPOPPPTPS
en:chasin ]JRPPOPPPPPQ
en:chat QQPQPPPPOPQL
en:cheap TPPPPcPOPPPN
en:cheape LfNOP~PNQPPL
en:cheape than [PPPPYPPPPPO
en:check OOPTPPPQPSPW
en:check in ONPPOJPPPRLO
en:check it eNPSPPPPPQPP
en:check that PPPVPPPPQPQO
en:check the RMPOPOPPPQQQ
en:check with PPPdPPPPPUPQ
en:checkb OQPPrOOPPPPN
en:checke LIPPPPPOPOPM
en:checki O^OPZOPPPPPP
en:checkl POhPPPPPPPPQ
en:checko POPPPPPPPPPR
en:checks NKPOQOONQPPP
en:cheeri PPPPPPPPPPPN
en:cheers ONPPPPPOPPPE
en:cheese QNPOPPPPOPPR
en:chef PRPPPPPPPPPV
en:chemic PPPPPPPPPPPS
en:chemis ONPPPPPOPPPM
en:cheque KKON~HNOOOOL
en:cherry POPPPPPPPPPR
en:chief NPOPbQMQOPKN
en:child QOROOQNMPOPO
en:child 's PPRPPPPPPPPR
en:childr NNQQOGNOMPNK
en:chille PPPPPPPPPPPV
en:chip PNPOPUPPPOPO
en:chip in POPOP[PPQPPM
en:chips MKPPPOPPOPPJ
en:chloe PWPPPPPZPPPQ
en:choice OJPPRQPPPPPQ
en:choir OLPPPOPOPPPL
en:choose QHPMvOZMPMLU
en:choose the PPPPPPPPPPPR
en:choosi POPPZPPPPPPQ
en:christ RJMQPMgQQNP@
en:chuck POPPPPP~PPPQ
en:chuffe PZPPPVPPPOPQ
en:church PLMPPCPQONQO
en:circle OPQOONROPPPN
en:circul POPZOPPPPbOL
en:city OLPNPKQPPOPQ
en:claim TJPPPROOPPPO
en:claims OPPPTPJUOPOO
en:clappe RKPPPPPPPPPL
en:class YOPPNDOPPPPU
en:classe ROPPPPPPPPPK
en:classr PUPPPQPPPPPP
en:clause O]QPOPPPPPNO
en:clause nine NXPQPRPPPPPP
en:clean UPQSKPPQPSLL
en:clean i ROPPPPPRPTPK
en:cleane TLRPPOPPOPPP
en:cleani OPPPPOPPNPPQ
en:clear OQOSZJPPPQPS
en:cleare VCKQMOOVPOPN
en:cleare than pOPPPOPPPPPN
en:clever XQNOOMONOPPG
en:click NZPPPOPUPPO^
en:clicke POPPPOPPPPPM
en:clicki ONWPPPPRPPPN
en:clicks URPOOMPPPOPQ
en:client OTSLPNPHPLLK
en:client 's QORPYPPPPPPP
en:clinic JZNPPNPPPPFT
en:clip MMQPPNOOPOPM
en:clipbo AQOPOPPNOPOI
en:clips PPPPOPPOPPPR
en:clive OMPPPOPPPPPN
en:clock NPPPPOPPPPPR
en:clocki PPPPPPPPPPPR
en:clocks PPPPPPQPPPPU
en:close PONWNMZISQHU
en:close and OUPPPPPPPOPO
en:close the PSPTPOUPPQOQ
en:closed TOPNUPPFPOQF
en:closed the SPPPXOMPPPPP
en:closer POPPPPPPPPPR
en:closes QLPOOSaOPOIN
en:closes on PNPPNP}PPPON
en:closin SaPPPPYOPPPR
en:cloud OOQPPOPPPPPS
en:club MNOOPNOcQOOR
en:clubs POPPPPWSPPPS
en:co NQPONROKHOPP
en:coach RPPPPPNOPPPJ
en:coache RLPRPPOPPPPN
en:coast PPPPPPPPVPPS
en:coat PHOPPOPPPPPK
en:coats OYQPPPPPPPPM
en:code MNYQOKOOPOOX
en:codes PQPPPNROPPPP
en:coffee TOPGQPNHEHHL
en:cold QPIRPEGPORPT
en:cold room SOPPPPPPPPPO
en:colin RNPPPPPPPPPQ
en:collea SGO_POPKPRJR
en:collec PPPPOQDPNPQU
en:colleg LPPPQNPOPPPN
en:colm PUPPPPPPPPPX
en:color PO~PPPNPPPPR
en:colors PPPPPPPPPPPM
en:colour U>SNPPNMOOOO
en:column JKROONOKPPPH
en:come PJP7GWN^PNzK
en:come a PRQPPOPPPPPS
en:come and PPOQJEF[ONoU
en:come at MLPSPMPROX]J
en:come back IOPONPPHQPJP
en:come by POPBONIPPKHT
en:come down RMOJPZPOPOQX
en:come for NLOSPNPPPQJM
en:come from RQPPSPQPRPOP
en:come in QLVKKSOOPNLS
en:come off OQPPPOQPPPPS
en:come on MPP=MJOgPXrV
en:come out ORNPOTPQRPNJ
en:come round PPPMPOPPPUTO
en:come throug QPPPPPPPPPRR
en:come to RLQFOcNROP[M
en:come up NPP@NMJOPPcV
en:come when O[PPPPPPNPPO
en:come with OMPNUPPPTPMO
en:comes LZPIEQZPWLMR
en:comes back PJPPPRPORPPJ
en:comes down PSPPP_SPPPOR
en:comes in PTNOPOTLPOPH
en:comes off PbPPPPPPPPPU
en:comes on PPOPPPOPfPTU
en:comes out OPOPPPQPQPPM
en:comes to TMPPPNPPPPPU
en:comes up ORRPPOPOOPPR
en:comes with PWOPPOPPPPPQ
en:comfor OXOOPPWOPPPU
en:coming ORKOOPQSPSIM
en:coming back PPPPPOUZPPPP
en:coming from ONPPPRPOPPPQ
en:coming in OPOPPMTOPROS
en:coming off ^QPPPPPPPPPN
en:coming on PNPPPPPOPPPJ
en:coming throug POPPRMPPPPPR
en:coming to PNPPPYRWPRRS
en:coming up ONPPOOMPPPPO
en:comma OORPQMPPPPPO
en:commen RPPPPMOOQPPN
en:commer PJOPUXPRPPOO
en:commis IPOPRFPQQPPN
en:commit FMJT~MRQPVPP
en:commit 's PPPPRPPPPPOS
en:commit and PMPPXPPPPPPO
en:commit has PPPPZPOnPOPO
en:commit that PPPPZPNPPPPN
en:commit they POPPmPdPPPPM
en:common PPPPPOQPPPPU
en:commun ONPPPOPOPPPR
en:compan H_PPQNHLOQKW
en:compar R>SRPQNLONBQ
en:compar with bPPPPQPPPPPS
en:compet NMPOPOPPPOPU
en:compet with PPPPPOPPPPPU
en:compla NWNPOQONOPOM
en:compla about RRPPPRPPPPPL
en:comple NPPPOSMNRNNU
en:compli JTOOUOORPPPK
en:compos ORPPPPPPQPPN
en:compre TKOPPQOPPPPN
en:comput S^MPPOONNPOI
en:concep POPPOOOPPPQS
en:concer McOPPNPPPPPN
en:concer is OxPPPPPPPPPP
en:conden ROPPPPPPPPPP
en:condit NQQPPOTPPPPQ
en:confid OWPPOOQPRPPK
en:confir ONOSOPPPPjPU
en:congra PPPPPPPPPPP[
en:connec OROPOOPOTPPY
en:connec to PPPPPPPPVPPO
en:conser QLPPPQPPRPPQ
en:consid YPSPOSQNKQNN
en:consid it PPPPPPXPPUPR
en:consta TSOPPPPPPPPM
en:consul KRPIPMOROPNL
en:consum PPPPPHPPQPPR
en:contac POPROOPPVPOO
en:contai QQQPPPOQPPPM
en:conten bNPPPOQPPPPP
en:contex NNPPPMPPPPPO
en:contin PPPPPPPZPPPO
en:contra NTBXQTZPPRLJ
en:contra 's NLPPPNbOPPOR
en:contra by PPPUPPMPPUPR
en:contra for NMPdPPPTPPPO
en:contra in ONPRPPPRPPPO
en:contra is PPPPPSTOPPPP
en:contra with PNPbPPPCPWNO
en:contro PPSPTPNNPPNV
en:conver OQQORSOPPOPQ
en:convey PPOOPPQWPPPP
en:convin OXMPOOPPPPPO
en:cook SQPPPOPPPPPP
en:cookie PRPPPRPOPRSQ
en:cookin SPSPPPPPPPPO
en:cool LNQPPMPOPPPO
en:cooler MNPPPOPOMPPR
en:cope QNPPPOPPTPPN
en:cope with QPPPPOPPUPPO
en:copy NMPqOLOkPVNZ
en:core PPPPPOPPXPPP
en:corner OTROPPPOPPPO
en:corpor MNPPNOPPPPPO
en:correc RTNPISMQOPN_
en:corrid PQOPPOPPPPPN
en:cost GQSQMg<PRSPK
en:cost me QOPPP[PUUPPM
en:cost per PPPPPCPPQPPK
en:cost us ONPPPGPPPPPM
en:cost you PPPPPIPPPPPR
en:costin aKPPPTPP_PPN
en:costs OOPPPTOJSPPN
en:costs us OLPPPOPORPPN
en:costum PWPPPPPPPPPN
en:could YLkS.SRTKDPT
en:could ask PPPPPOPPPPPS
en:could be JQOOPNPNONOZ
en:could buy N~PPP~POPPPN
en:could change PPPPPPPOPPPS
en:could come OSOOPPPePOLS
en:could do SMSPPTMOLNOU
en:could get QPNRPRPSPPPN
en:could go PPPPPJPPPPPS
en:could have RQOOPQTSSONK
en:could hear jOPPPPPPPPPM
en:could i PPP?PFJV~LUm
en:could it LM~OPNOMMPPF
en:could look POPPPVPPPPPS
en:could maybe PPPPPOPPPPPU
en:could not NONMMNMFIPOF
en:could put PPQPPNPPPQOR
en:could read URPPPPPPPPPP
en:could see PMNPPQPQPPPT
en:could take ON_PPNPPPPPP
en:could that POUPPTPPVPPK
en:could the PPPPPPPP^PPL
en:could they PPPPPPPPMPPK
en:could we PNPSPPRfQSaF
en:could weep QPPPPPPPPPPN
en:could you PMXvPKNTMHOO
en:counci NWPQePPPMNPP
en:counci 's NRPPWPORPPPP
en:counci has PRPPQPPOPOXO
en:counci votes POPPVPOOPPPO
en:count NOQNOROOUPFI
en:count by OPOPPSPPUPPN
en:count the MRPPPOPOPPPJ
en:counte OOQMbPORQQNG
en:counti OPPPPOPPPPPL
en:countr LIZOOJPPPOOW
en:counts PIQOQQPOOOPP
en:county QIPMQLSQPSPV
en:county 's PLPPOPPOPPPM
en:couple KKPROAPPPPRW
en:couple of NOOUPOPRPPVV
en:courie NIROPMMNOPLQ
en:course NOOHNNKOPIOe
en:course it PPPPPPPPPPPM
en:court PMQPPOPNPPPQ
en:cousin KOPOLPNONOLK
en:cousin 's OOPPOUPQPPPM
en:cover OPVPMMPPWPL[
en:cover for ONcPPNRPPPPP
en:cover the PPPPPNPPRPPS
en:covere YJPPPOPPROPO
en:coveri PPPPPPPPPPPR
en:covers NlOPPRPPNPOO
en:cow NJPPPNPONPPP
en:cows UOPOPNNOPOQR
en:crack POPPPPPPPPPT
en:cracke cOPPPOPPPPPO
en:cracki _OPPPPPPPPPP
en:craig PPPPPPPPOPPL
en:crane PKPPPQOSPPOP
en:crashe SONPPOPPPPPO
en:crates PMPPPOPSPPON
en:cream MPNPPPPPPPPN
en:credit OPKQJ~NTQOQZ
en:credit you PPPNP~PPPLPR
en:creek TOOPPPQ[POOQ
en:crew QDNCOMPQQBST
en:crews PSPPPNPPPOQV
en:cricke POPPPRPVPPPM
en:cried UNOPPMPNPPPK
en:crisp YNPPPPPPPPPQ
en:criter PPPPPNPPPPPT
en:crop PPPPPPPPPPPR
en:cross PLPPPNPPPPPI
en:crowd POPPPOPPOPPM
en:crown OTPPPPPVSPPS
en:cry ZPNOPQPOOPPN
en:crying QONPPQPPOPPN
en:cto PPPPfPPPPPRT
en:cultur ONPPUNPPPPPP
en:cumbri TNPPPPPPPPPM
en:cup ORROPPQOMOUO
en:cupboa PTSQOPPNQQPI
en:curato PPPPPNPPPPPR
en:curren UKPOPPUNPONX
en:curved PPePPQPPPPPU
en:cushio YOPPPPPPPPPQ
en:custom USRSGLORWIHY
en:custom in XOPPPPPPPPPR
en:cut MP^QPXLROPOI
en:cute SPPPPOPPPPPK
en:cuttin POOPPOPPPPPT
en:cv RNOPRPPSPOPP
en:cyber PPPPPPPPPPPU
en:cycle PQPPPPPPPPOM
en:d OLPSPOPPPQPO
en:d'you POPPPPPPNPPN
en:da POPPPPPPPPPM
en:dad NKPPOQMQKPOM
en:dad 's POPPQTPkPPPR
en:daft OZOPPPPPRPPO
en:daily NMSOPQOOPPPW
en:dale NTPPOQPPPPQP
en:damage PJPPPqONYOPD
en:damp NQPPPPPPPPPN
en:dana QUPPPPPPPPPO
en:dancin MOOPOOPOPPPS
en:danish TNPPPPPPPPPM
en:dare ONPPPPPSPPPP
en:dark QRROPPOJNPPL
en:darlen POPPdORPPOPP
en:dash PJROPPPOPOPL
en:dashbo RVPPPPPPPPPO
en:data @WOVQNMN]PBK
en:data proces POPPXPPOOPPM
en:data protec PPPWPPMPPMPQ
en:date NKPROKQQPPNY
en:date for PPOPPPPXPPPQ
en:date in OOPPPOPSPPPM
en:date on PPPPPOPPPPPR
en:dates PPPXONPSPPPV
en:daught LSMOLKPKOOOO
en:daught 's NQOPJORPPPPP
en:day YJLMKH]OQSQK
en:day 's UOPPPOOPPPPN
en:day a UOQPPNPPPPPP
en:day after PPPPPQPPPPNO
en:day and ZONPPPRPPPPQ
en:day at POPPPTPPVPPQ
en:day before POPPPOTUPOQT
en:day by PPOPPOPPPPPN
en:day for LPPPPSMNPTVQ
en:day i NQOPPMOPPPPM
en:day it PNPPPPPPPPPS
en:day of PPPPPPcPPPPN
en:day on PNNPPPWOPTWS
en:day rate PPPPPdPPPOPM
en:day so PQPPPN[PPTSO
en:day to OcPPPOOPPPPS
en:day with PQPPPPRPPPQP
en:days MTQFIKiNLLJX
en:days a RPPPPKUPPPPN
en:days and ITOPPPQQPPPP
en:days before POPPPPHPPPPU
en:days for VOPPPOQPOPPM
en:days from SOPOPP]PPNOP
en:days i PYPPPOWPQPPN
en:days in POPPPNQPPPPR
en:days is MpPPPOPPNPPN
en:days of PPPPPNTPPPPR
en:days so PNPPPSNPPPPQ
en:days then PPPPPNOPPPPR
en:days to OPPPPOUOPOPP
en:days work PPPPPP~PPPPR
en:dead ZQONPPOSDLQB
en:dead easy eOPPPPPPPPPO
en:deadli ORPPPOPPPPPP
en:deal SQREOPOPOQPR
en:dealer POPPPPXPPPPM
en:deals PQPPNNPPPPPN
en:deals with PQPPNOPPPPPN
en:dear LMPPOPOOPPPU
en:dearer QROPP~PPPPPR
en:deb PPPXPPPPPTNR
en:decemb RNQQIN]@OPPO
en:decemb and PNPPPPSPPPOP
en:decemb with PQPPPRHPPPPO
en:decent gPOLOTNPOPMM
en:decent of JOPPPMPPPPPK
en:decibe PPPPPJPPPPPZ
en:decide BIS>o6P<K9NS
en:decide and PPPPsPOPPPPO
en:decide before PPPPOPqPPPPN
en:decide by PPPPWPJPPPPO
en:decide or PPPPPPPPPPPR
en:decide that PPPPWPPPOPPQ
en:decidi ORPOSLQOPOOT
en:decisi MPON[EPMPOMZ
en:decisi is PPPPROPPPPPR
en:deck PNPOSPPPPNPQ
en:declan OMPQOPPSPPPN
en:dedica PPPPPOPPPPPR
en:deduct PPQRPQPPPQPS
en:deep QMPPPOPPVPPJ
en:deer PVPPPPPPPPPO
en:deere ONPPPPPPPPPM
en:defaul PRPPPNPPRPPU
en:defend RRPPPUPOPPPM
en:define OOPPPPPP[PPP
en:defini PPPOPPPPPPSW
en:degree OSOPPAPMQOPP
en:delay PUPPPPPPPPPN
en:delete OPVYOLMOQPOR
en:deligh WNPPOPPPPPPO
en:delive NXPOOX^LSPNV
en:demo ONOMNINNPPdZ
en:denise IRPPPPPOPPPR
en:dental OOPPPQPPPPPR
en:dentis NDPPPIPOPPPL
en:denver POPPRNPPPPPU
en:depart PPQNQUOQPOOS
en:depend MOPONRPOONNX
en:depend on OPPPOSPPPOOW
en:deposi PQOQPLT]RPKM
en:depot LQPOPNPSPMTW
en:deputy NNPPPPPPPPPO
en:derby ROPPPPPPPNPP
en:derek ORPPVJPNPPPR
en:descri RPNPPOPOTPPO
en:deserv _OPPPOPPPPPO
en:design TPPQPNOPPPO^
en:desk PPPQTLOQPQGN
en:desk and NYPPPPPPPPPR
en:deskto PXPPPPPPPPPT
en:detail OFQQQOPNRMOI
en:develo PTPcNPPPPmOU
en:device OOPPPOPPQPNT
en:diary OLOPPOPUPPNP
en:dictat ONTQPPPPRPPP
en:did X?R<7SE:@GHT
en:did a PQPOPQOPPPPK
en:did and MPOPPUPOPPPO
en:did go WOPPPUPPPPPN
en:did i JIPPPQPPJPPI
en:did in PPNQPPPPPPPO
en:did it dQPON@PNPOOV
en:did not TOPLHMLTJONR
en:did that OMPPPQPOPPPQ
en:did the TOPONQMNOOMX
en:did they OQPPPRPPQPP[
en:did you QMPLPEOOONJ[
en:did your TOPPPNPPSPPS
en:die MPPPPPOOPPPQ
en:died PNPPONOOPPPL
en:dies TVMPONSOQPOI
en:diesel TPOOPMOMHOOQ
en:differ JUSJJNK?RKPR
en:differ planet SNQPPPPPPPPO
en:diffic NUPPPNPPPPPQ
en:dig HMPZPQPNRROH
en:dig out PPP~PNPPPTPR
en:digger NMRPPPPPPPPO
en:diggin OdPPPPPPPPPS
en:digita PNPPTPMOPPPM
en:dinner VOJMK?OOOSVD
en:dinner time RNPMPPPQPXTP
en:direct >NKN~J=ORPOK
en:direct so POPPIPPOPPPO
en:dirt PPPPUPQPNPPK
en:disapp NRPPPNPPPPPS
en:discha PSPPPOZPPPPQ
en:discou MRPQP^KNURPQ
en:discus MFPUPPPLPQKJ
en:discus it OOPdPPPOPUOM
en:dislik OOPP]PPPPPPP
en:dispat TOQPPPPPPPLV
en:displa PPPPPPPPPPPR
en:disput PNPPPOPPPPPM
en:distri NMPPPPPQPPPO
en:dive PPPPPPPPPPPR
en:diwali ONPPPOWONPPM
en:do NLPKKQIR[GRP
en:do a QOPPMOJONOcY
en:do all PQPQPPPOLPNO
en:do an PPPPPPPPRPPO
en:do and PMSROOPTPNVN
en:do anythi MOPPPPTPPPPM
en:do at POPPPPPPTPPP
en:do both PPPPPUPPPPPT
en:do by OZPQPONOPPPN
en:do fiftee PPPPPWPPPPPT
en:do for PPPPPPPOMPPO
en:do four UNPPP]PPPPPO
en:do go UOPPPPPPPPPO
en:do have PQPPPOPPPOPT
en:do i NTGLOQOaeRIE
en:do in OQPPPQPPPPPL
en:do is RNVPPNOPQROV
en:do it SPORSSRIPPOV
en:do like ^IOPPPPPPPPN
en:do my POPPPPPP]PPN
en:do not CaMALPNISTII
en:do now OQPPPPPSOPPE
en:do one OMkPPPPPJPKM
en:do our PNPPPTPPPPPK
en:do people PPPPPPPPIPPQ
en:do someth PUOPPSPWPPPQ
en:do that TENROLQ[QRRN
en:do the O@?IPOKZVBXU
en:do they OKMOOPLKSOIU
en:do thirty ORPPPOPPPPPM
en:do this ONPOPOPOPPPK
en:do those PNPPPPPPQPPO
en:do to PPOPPQPUUPPM
en:do two VQSSOLNSPSQM
en:do us PPPSPPPONPOM
en:do we OGIOOTPMbPQ8
en:do wish OOcPPPPPPPPP
en:do with J_ROPOPNLPON
en:do ye PPPPPOPPVPPL
en:do you 8NJMLOZNbPKH
en:do your PNPPPNPPXPOH
en:doable PPPPPNNPPPPZ
en:dock NMPPPNOQPOOM
en:doctor PPPOPPLPSPK[
en:does OMJQVSIE_M6I
en:does a XLOOPQPPRPPN
en:does all POPPYPVPPPPO
en:does anybod PPPPPMPPVPPT
en:does he ONOPQOPPQPOV
en:does it 9I<DQLO5eKI:
en:does not PZOBNIOTFIMS
en:does one POPPPJPPRPPM
en:does she PPPPPOPPQPPU
en:does that H<ORPQNOfOLL
en:does the ODEG^SNR^LOH
en:does this PPPPPUPPPPPR
en:does what NQPPPQPPPPPN
en:does your PPPPPOPPJPPU
en:dog LNSOPGOJOOJG
en:dog 's KQPPPPPPOPPQ
en:dogs KPRONOONQPQL
en:doing NQRODGQOONNT
en:doing before PPPPPPXPPPPP
en:doing it ORPQOPPSPPNQ
en:doing that NOUPPOPPPPPO
en:doing the LPOPOLPMPPOL
en:doing this OOPPPPPPPPPR
en:dollar PQNOP_OPRLMU
en:dollar a PPPPP~PPPOPX
en:dollar an PSPPP~PPPPPR
en:dollar per PPPPPJPPPPPT
en:done RSSOPNIUQSQS
en:done at PP[PPPOPPPPQ
en:done before ONMNPRRPPNPO
en:done by PQPPOOMOQPPI
en:done in XPPPPOOPPPPO
en:done it OMPPPOPORPPM
en:done that fPPPPPPPPPPR
en:donor PPPPPMPPPPPN
en:donors PPPPPNPPPPPT
en:donuts NKPMPOPNPNOJ
en:doon OPPMPPPRPLPO
en:door FTP6PDPOQNPO
en:door 's PQPPPOPPPPPV
en:doors PQPPOP]MPOPO
en:doreen RKPPPMPPPPPU
en:dot VPPOOMOONPIN
en:double ][MPQ[NKNPNN
en:doubt NYPPPQNPPPPK
en:doubt it PPPPPPPPPPPM
en:doubts OlPPPLPOPPPO
en:dougie OOPNPPPPPPZN
en:down PTN0DORKNMXO
en:down a TMOPPOPPPPPM
en:down and OOQPPQPOPPQR
en:down as QVNLPOPNPOQN
en:down at PMPOPPOPPPPP
en:down by UNSPPOPPPPPQ
en:down for INN?OPQYOO[Q
en:down from WPPOPOPPPPPP
en:down here LIKMOLOLQOLO
en:down in MXOPOOPPLPPQ
en:down on QSPPPMONPMWR
en:down to LROQPUOMPRTY
en:down with OQPPPPPPPRUQ
en:downlo OPPPPPQPXPPO
en:downst TNPOPOPOPQON
en:dozen POPPPPPOQPPL
en:dr QPQQdOKQPPPO
en:draft POPYPNM[P[JX
en:drafts VRPPPPPPPPPP
en:drag TPNMPOQPPPPY
en:dragge OTPPPPPPPPPQ
en:drain NRPQPOPPPPPN
en:drama PPPPPPMQPPPO
en:draw T>UlKLM^PYOI
en:draw it PPPrPOPkPUPN
en:drawer KPNPRPPQPPPN
en:drawin QOQ[PKMLPWPW
en:drawn OHUaMLOQP]LP
en:drawn up PPPhPPPTPhNQ
en:dream MJTPPNPPPPPO
en:drew aMPPPPPPPPPS
en:drill JPOPPOPOOOPM
en:drilli OTPPPOPPSPPM
en:drink PPPPPPPPPOPM
en:drinki SPVPPPPPPPPP
en:drinks VUPPPQPPPPPO
en:drive OPNNROOQOOVR
en:drive over PPPPPPPPOPRQ
en:driver OXVIEMJESJQT
en:driver 's RNPPPPPPPPPM
en:driver and PTPPPPPPPPPP
en:driver are N[OPPPPPPPPN
en:driver do PRPPPPPPRPPR
en:drives KOMPONPOPPPM
en:drivew PNPPPOPPNPPQ
en:drivin NSPQOGPPPOOW
en:drone O]PPPPOPPPPS
en:drop HCQPKOTOQPO]
en:drop in PPPQPPPPPQGR
en:drop the PPPUPRPTPROT
en:drop them PPPPPP]PPPPS
en:drop you PPPUPPPPPROQ
en:droppe Q[LPPSNRPPPP
en:drops QOPOPYNQPOOV
en:drove LUOPPOOOPPPO
en:dry PNPQLOWQNPOU
en:dry and TMPSPPPRPQPQ
en:dryer OPPPPRPPSPPO
en:duane NOPPPOOPPPPP
en:dubai PPPPQPPRPPOO
en:dublin RQPPPPPQPPPX
en:duck NLPPPOPPPPPP
en:due OOOPORUOQPOO
en:dummy gPPPPPPPPPPT
en:during HYOPPMPOPPPL
en:during the OPPPPOPPPPPN
en:dust QMPPPOPPLPPJ
en:dutch NPTPPOSNXPOM
en:duty POQPPPRPPPPK
en:dying MSUPPOPPPPPN
en:e MVOPPNPPNPPS
en:each PNZPRXP:NOQd
en:each for POWPPUPPPPPP
en:each one LQRQOPOOPONP
en:each other TPPPPNPOOPQK
en:each time PQRPPPPPPPPN
en:ear OPPPOOQOPPPL
en:earlie OPOPPPaOQPNK
en:early Q@NENQNORQPP
en:ears SOPPPPPPPPPW
en:easier RPOPPQPPPPPM
en:east PZPPPOPPPOPO
en:easter OPJPNQiOQPOP
en:easy ^LPNMONMOONQ
en:easy to wLPPPOPPPPPN
en:eat RPPILPPGOGPN
en:eaten QLPPPPPPMPPJ
en:eating POPPMNPNOOPG
en:eating a OOPPPPPPPPPK
en:eats ]ROPOSPOPPOM
en:ed SLPPPOPWPPPO
en:edge ]PPPPOPPPPPP
en:edit OOPPPOPPPPPU
en:educat QNPPPPPPPPQO
en:effect UOPPPP_PPPPM
en:egg WXPPPUPPPOPI
en:eight PROONdQVPQSY
en:eight and OWOPOPPQPOPL
en:eight hundre PNPOPROKOOPS
en:eight i PUPRPOPPPPOP
en:eight in QLQPPOPOPORO
en:eight months PQPPPMPPPPPN
en:eight o'cloc PXPPPOPPOPQO
en:eight people OORPPOPPPPPO
en:eight per QOPPPNPPPPPO
en:eight percen zOPPPNPPPPPN
en:eight thousa NXPPPLPVPPPO
en:eight to PPPPSOQPPPPR
en:eight weeks POPOPQnPRPNT
en:eighte >OOIHfPOPO^N
en:eighte and OOPPPQPNQNMS
en:eighte hundre POPPPWPPPOPQ
en:eighte months PmPPPSPPPPPP
en:eighte thousa PNPPPZPcPPPR
en:eighth PIOPOL}JOPQR
en:eighth of POPPPOjPPPPP
en:eighti PROPPPPPPPPM
en:eighty RTKGDsNPPUEZ
en:eighty a PPPPPRPPQPPP
en:eighty eight POPPPLPPPPPP
en:eighty five OQPPP[PPPOPU
en:eighty four PPPPP^PPPPPP
en:eighty nine PPPPPXPPPPPQ
en:eighty one kQPPPMPPPPPT
en:eighty percen PPPPPPPPSXPQ
en:eighty pounds PPPPPTPZPRPO
en:eighty thousa ORPPPLPOPPPO
en:either PQMLQOPKNPP]
en:electr SPPPPQPNKPOS
en:elevat OPPPPPPPPPPS
en:eleven RX4<M[NNEHTM
en:eleven and OQPNONPPPJUQ
en:eleven at OQOPPOPPPUQQ
en:eleven days ONPPPOQPPPPP
en:eleven in RRPPPQPPPPPT
en:eleven minute WOPPPOPPPPPS
en:eleven o'cloc PSPPPPPPPPTT
en:eleven of LQPPQNTRPPNK
en:eleven thousa NOPPPYJQPPPT
en:eleven times QQPPPNPPPPPO
en:eleven weeks OOPPPPPPPPPN
en:eleven years _HPPPNOPPPPM
en:else QON=QNOQNLLS
en:else 's M^OPPRPPPPPO
en:else has SJPPTPPOPPPL
en:else i PPPPPPPPPPPU
en:else in PPPOPOPPPPQS
en:else is PPPPPOPPPPPV
en:else to PTPPXPPPPPPO
en:else who PPPPPPPPPPPR
en:else you PPPPPOPPPPPR
en:elsewh PPPPPOPPPPPU
en:email HQNbOSUNQLKL
en:email and PPPOPPPPPPPR
en:email it POPaPPPOPXPQ
en:email me PQP^PPP[PPPQ
en:email the PPPQPPPPPQPR
en:email to PTPNPPPPPPPP
en:email you OOPpPOPOPnPH
en:emaile OcPPPPPPPPPO
en:emails POSNPJLMPOOK
en:embarr ZOPPPPPPPPPN
en:employ MPOOOOOOPOOQ
en:empty QSQNOMRNIOPM
en:encryp ORPPPNOPQPPR
en:end QLMNMSsLOPKN
en:end of MJDMNQXMNQNO
en:ended QYPPPPPPPPPO
en:ended up OoPPPPPPPPPP
en:ends ObNIJQiKPLNR
en:ends on OQPPORPPPPPQ
en:energy NTPPPOPPPPPQ
en:engage OOPPPPRhPPPM
en:engine YNPJQOBNPNXs
en:engine about PPPPPPPPPPPR
en:engine and PPPKPPPPPQRQ
en:engine on PNPK[OPOPNMS
en:engine to PPPYPPPOPVUR
en:englis OLrOKKKOOPLU
en:englis and ONOPOPOQPPPW
en:englis only PPSPPOPPPPPS
en:enjoy NWPOPOPPPPOX
en:enjoy the PPPPPPPPPPO[
en:enough TZQLNMQJPMMJ
en:enough for RUPPPNPPPPPP
en:enough that PTPPPPPPPPPQ
en:enough to ZQPPPPSPPPPP
en:enquir PPPPPPPPPPPS
en:entire UUOOPPPQPQOO
en:entran POPPPPRPPPPO
en:entrie PPPPPOPPPPPV
en:entry PNPPPPPOPPPM
en:enugu VMPPPPPPPPPT
en:envelo LHRPOQPSPPPM
en:enviro POPPPPTPPPOS
en:equipm PPPPPOPPPPPT
en:error PPPPPPPPPPPN
en:especi [RPPPPPPPPPO
en:estate OIROSOPJPPOP
en:estima TMOPPMPPPPPV
en:euro PUPPPdPZQOPU
en:europe OOPPPPPOPPPR
en:euros OPPPOWPUPOPW
en:evalua ONPPtPPOPPOS
en:even pMNRQSEOPOL=
en:even at OWPPPYPPOPPR
en:even if POOYQVPNTPPM
en:even the wJPPPOPPPPPP
en:evenin QMPNJKOPOQWW
en:evenin and TPPPPPPPPPQP
en:event PNPP[RPPQPNP
en:ever eNRPPOP<NMKO
en:ever had ROPPPRPPNPPS
en:ever so WOPPPPPPPPPO
en:every MQ[>PNCEK@+M
en:every day PMPPOLNOOPPL
en:every four PSPPPPPPPPPN
en:every month MRPPPQOPMPPP
en:every mornin OWPPPJPPPPPM
en:every night NQOPPOPOPPPL
en:every one QO]PPOOPPPPT
en:every other PMOPPPOPPPPN
en:every page POYPPPPPPPPP
en:every single OUUPPMPPOPPO
en:every six PgPPPOOPPPPQ
en:every sunday SNPPPPPPPPPO
en:every time PNQPQTPMPPPG
en:every tuesda TMPPPOPPPPON
en:every two PTTPPPPPPPPR
en:every week PPOPPLNOPPPL
en:everyb Q]BRMXP@OSRH
en:everyb 's QZOPPPOOPPPW
en:everyb has ORPWPOPPPOPN
en:everyo MONHCLO?PFPM
en:everyo else NNPOPPPOSOPN
en:everyo is NSPPOMNPPPPM
en:everyo says PVPPPPPPPPPS
en:everyo who PPPPPPPPPPPS
en:everyt MUO;MMOHPGHD
en:everyt and OKPPOPPPPPPP
en:everyt else ONPPPOPPPPPO
en:everyt goes POPPPPSPPPPP
en:everyt in RPNPPPPPPPPO
en:everyt is KQOPOLPOPPPN
en:everyw PLPPPNPPPPPN
en:eviden PQROPPPPPOOQ
en:ex OKPPN_OOQPPZ
en:exact [MTPPPPPPPPR
en:exactl RUONNMRPQNNT
en:exactl the R[PPPPPPPPPM
en:exactl what QOPPPNVPPPPS
en:exam QLQPPOPPQPPL
en:exampl PPPPPPPPPOPN
en:excel OORPPPPPPPPM
en:excell iOPPPPPPPPPS
en:except NZQPUNPPPPPM
en:excess PPPPPTPPPPPT
en:exchan PPPPPWPSNPPP
en:excite K]PPPPPPPPPQ
en:exclud PPPPPRPPPPPT
en:exclus PPPPPOPPPPPV
en:excuse PPPPPPPPPPPS
en:execut NMPSXPOOPPPR
en:exerci OPQPQPPPOPPN
en:exist NOOPPOQPOPPO
en:expect e9PPPUPPPPLX
en:expect the SOPPPPP_PPPT
en:expect you OOPRPRPPPRPO
en:expens MUPNOVOOQRON
en:experi OwMOPPPOPPPS
en:expire PMSOOOWOOPPN
en:expire in POWPPPRPPPPM
en:explai TQNNNPPQODPO
en:explai to OXPPPRPPPMPO
en:export ORM]PPKPSXNQ
en:extend QMPPPNPRPTPQ
en:extens PPPPPSPPPPTP
en:extra PTOPO~ONUPPX
en:eye RPQOPPPNPPPO
en:eyes PKRQMMOPROTM
en:fabric PQPPPRSPPPPS
en:face BVPORNPHPQRF
en:faces ISPPPMPPPPPM
en:facili ONPPPPPPPPPR
en:facing PZPPPPPUPPPO
en:fact PPOOPMQOPRPL
en:factor PQQSSPPPPPRX
en:fair WPINIUFQMNIZ
en:fair bit J~PPPRPPPPPM
en:fair play XNPPPOPPPPPK
en:fair point PPPPPPPPPPPS
en:fair to ]NPPPPPPPPPS
en:fairly PPPPPQPPPPPU
en:fairne TMPPPOPPPPPS
en:faith OXPPPPPPPPPP
en:fake RRPPPOPPSPPR
en:fall JOPOOLPMPONO
en:fallba PPYPPPPPPPPP
en:falls SPNPQSNQQPPJ
en:famili ODROOMQMPPPI
en:family GK^MPMQKPMPR
en:fan MQPPPPPPQPPR
en:fancy M^PPPQPPPPPO
en:fantas PPPPPPPPPPPV
en:far QSQOPLNPQOOL
en:far as PNWPPOPPPPPQ
en:farm OPPDOOPPPOQO
en:farmer OZOPPPPPPPPS
en:farms PPPPPNPPPPPT
en:fast QAOPQMPOPPPL
en:faster NNPPPMPPPPPR
en:fastes PPPPPPPPPPPV
en:father QOPEJPMSNPBM
en:father 's OQRPPPPPPPPP
en:fault [IPPPOPPPPPL
en:favori PPPPPPPPPPPT
en:favour UPPPPSPPPPPT
en:fear OTPPPOPPPPPU
en:featur LRPPPPPPPPPS
en:feb OOPNPPNOPWVR
en:februa RPKOOMaHKORH
en:februa and PQPOOPOMOOPN
en:februa so PLPPOP^PPOPM
en:fed PRPPPOPOPPRN
en:fee PROMP~NJJLON
en:feed LQOOOIPQONRT
en:feedba PPPQPOOPPPPY
en:feedba on PPPPPPPPPPPR
en:feel RUINPPPLNMLT
en:feel about PPPPPPPPPPPR
en:feel like ONPPSPPPPPPP
en:feelin NSPPOPPRPPPQ
en:feels PUOPPPPOPPPM
en:feels like PVOPPOPOPPPM
en:fees kLPQPOOPPPPU
en:feet HMNOPKOPOOLN
en:fell QONOONPKOPPK
en:fell in POPPPPPPPPPN
en:fell off OWPPPPPPPPPQ
en:fell over YJPPPPPOPPPM
en:fella ZEONMNORELOE
en:fellas PRPPPOPPRPPO
en:fellow NPPOOOOLPPOF
en:fellow from OSPPPNPOPPPP
en:felt PPOPPOPPPPPI
en:fence QPPOPOPOPNPK
en:fern ONPPPPPPPPPP
en:ferry ONPPPPPPPPPO
en:festiv POPPPPNPPPPL
en:few PNJMOONLJLOT
en:few people VMPPPRPPPPPK
en:few questi PPPPPPPPPPPS
en:fewer OaPPPMPPPPPN
en:fi OSPPPPPPPPPO
en:fiddle POZPPPPPPPPQ
en:field EPIOOOOPPPRL
en:field and ORPPPPPQPPPO
en:fiftee IOPNHeUWLPQZ
en:fiftee and NWPPPYPPPPPM
en:fiftee minute PPRDPONSONXN
en:fiftee of POPPPPAOPPTO
en:fiftee percen PPPPPbPOPPPR
en:fiftee so PMPPPTVRPPPO
en:fifth PNMMNX_NLT[R
en:fifth of POPPPPSPPWPO
en:fifty RM;QUyMPRV?Z
en:fifty a PPPPPTPPPPPT
en:fifty and PPPPYgPPSWPQ
en:fifty five PNPPPMObPPPN
en:fifty for PPPPPYPPSfPX
en:fifty one PROPTIPMPPPK
en:fifty thousa PFPPOFVUPPPO
en:fifty three TPPPPOPPPPPN
en:fight RSPPPQPNPPOP
en:fighti UQOOPPPOPOVO
en:figure PQN[MbPQOPMK
en:figure in PPPPPUPPPPPR
en:file OQPQQRQHPQPV
en:files PGRPPOOSPPPM
en:filing ONPPPPPPPPPP
en:fill SPKRPONKOPLN
en:fill in ONNPYOPOQPPL
en:fill it RMPPPOPPPPPQ
en:fill the ^PPPOPPPPPPQ
en:filled QHPSOMORPQOU
en:filled in OMPTPOOVPPPQ
en:fillin PRNPPPOTPPPL
en:fills OPPPPOPPRPPO
en:filter NPPPPVNOSOPS
en:final JQPSjRQEPRQT
en:final say PNPPaOPNPPPQ
en:final word PXPPLPPOPPPQ
en:finall iKPPPQPPPPPR
en:financ RDLPG^QTOPQL
en:financ and PNPUXPPNPRPP
en:financ direct POPPNPPPPPPO
en:financ year OKPPNR[[PPPP
en:find UOPXNGBOQQOT
en:find it QQPPOOONPQOU
en:find out NOQqPOONNWPT
en:find that ZPPUPOPPPPPN
en:find the UPOKMLONPPPM
en:find you PXPJPPPQPNMN
en:findin XPQPPOPPPPPT
en:findin it XPPPPPPPPPPP
en:findin the PZPPPPPPPPPQ
en:finds QLPPPOPPPPPR
en:fine NEEMJIPQOPVI
en:fine i QNPOPPTMPPQL
en:fine it POPPSPPPPPOO
en:fine we OVPPPOPPPPPV
en:fine with POPPPUPmPXPO
en:finger QNhMNIPIOOPS
en:finish cPQLOPgDPLMN
en:finish in PPPPPPWPPPPS
en:finish on PNPPPPgPQPNO
en:fiona PPPPPPPQPPPS
en:fire PPNONJMPPLQS
en:fire away PZPPPPPPPPPS
en:firewa OPPWPPPOPRPN
en:firm QVOORPPJQNMW
en:firms QMPPPLLOPOPS
en:firmwa MSPPPPPPPPPR
en:first VDBOJQVhQTOH
en:first and OJOQOORhQVON
en:first day ORPPPPFQS[UN
en:first in OTPPPOPYPWPM
en:first monday PPPPQP_PPSWP
en:first month PPPPPXOPPPPS
en:first of QOHPN2iOKQPH
en:first one UMPPPOOPPOPP
en:first quarte PPPPPWNPPPPR
en:first so PMOPNOWRONPR
en:first ten O^PPPQPPPPPQ
en:first then OOPPPOOjPPOM
en:first they OOPPPPPtPPPN
en:first thing UKPTONPMSRPW
en:first three PQPPP]PPPPPR
en:first time wPPOPOONPPPH
en:first two OJPPPVMRPPOO
en:first week OTPPONEQPPXN
en:first year PPPPP}OPPOPY
en:fiscal PNPPPOVPPPPO
en:fiscal year PNPPPNVPPPPO
en:fish PPMNNAOFONPG
en:fishin PMPPOOPPPPVL
en:fit OPOJNOSPRPQS
en:fits TNPOOUPUPPPO
en:fitted POPPPNPPPPPZ
en:fitter PSPKPPPPPN^P
en:fittin PPPPPQ]dPPRV
en:five IPLPSeLMOQJ^
en:five a QOPPPaOPPOPT
en:five and QFPPPVPVPUIR
en:five days OiPPPNNPPPPM
en:five hundre OPPQP@PQPOPV
en:five i PNPOM[PKPRPN
en:five in LOPPPPMPQPNP
en:five is POPPPYPPPPPO
en:five millio PPPPPMPNPPPT
en:five minute VIOPPKNOPPQR
en:five months POPPPPPPPPPR
en:five of OPPPLOPPPPPO
en:five on POPPPTPTPPPS
en:five percen PPPPP@PPPPPT
en:five pounds POPPPWPPPPPM
en:five thousa ORPPSAPOPOPR
en:five to NMQOPOQPPPRM
en:five weeks MTOOPNNUPOOM
en:five with PPPPPZPPQPPP
en:five year OLPPPWPPPPPN
en:five years LQPPPUNNNPNL
en:fix NRSQOPNVQR[U
en:fix it PRTPPRPPPPPS
en:fix the PPXPPTPQPPPN
en:fixed NTOMOiPLVPKV
en:fixed for PPPPPuPPSRPT
en:fixes OSPPPPPPRPPN
en:fixing POPVPOPPRTOP
en:flag OFrPPOPOPPPP
en:flagge RRPPPPPPPPPP
en:flags PPPPPPPPPPPV
en:flask NLPOUPPOPPPN
en:flat TPPPNdPMOPMV
en:flat out NXPPPOSPPPPO
en:flat white XOPPPPPPOPPL
en:fleet KPPOQPPPPKPQ
en:flew SUOPPPPPPPPO
en:flexib PPPPPUPPPPPP
en:flight MPPPPVORPQOR
en:flip POPNPPRYPMPR
en:float OTPRPPPPPQPM
en:flood PJPPPOPNPPPM
en:floods PUPPPPPPPPPO
en:floor MRSPGQOIPQOO
en:floor 's PSPPPXPPPPPP
en:floor by POPPPPiPPPPO
en:floor plan PPPSPPPPPQPQ
en:floor with MLPPPPOPPPPN
en:floors OMPPPPQSPPNT
en:flour NWPPPNPPPPPM
en:flow RO]NPQPSPPRP
en:flower TO^PPOPOMPPO
en:flu PNPPPPNPPPPP
en:fly OROLPOMRPDbY
en:fly it PPPPPQPZPPTP
en:flying POPPOQPSPPPP
en:foam PPPPPPPPPPPS
en:fog OPPPPPPPPNQM
en:fold SRPOPQUPPPPO
en:folder KDORMMPOOPOJ
en:folk PAOOOMMNOOPN
en:folks VROOJQOOSNHM
en:follow PQOPPCOPOPUZ
en:follow the PUPPPNPPPPPQ
en:follow up PPPPPPMPPPWX
en:font NPRPPOPOPPPL
en:food _KPPOQPONPPT
en:foot ORSOOJOMPNOI
en:footy SNQPPPPPPPPQ
en:for LQYOJcIcPPWU
en:for a PWMQMPQPRSPP
en:for about NQPPPNPOPPPP
en:for all OJPOPOJMQ]WJ
en:for an OZOPPRNMPPSO
en:for anothe OPPPPLPQQPQM
en:for anythi PMPP[POPPPPP
en:for being PPPPPPPPPPPT
en:for both PMPPPPPPQPPO
en:for callin MPPPPPPPPPPJ
en:for charit PPPPPrPPSPPR
en:for coming PPPPPPPPPPPM
en:for doing OPPPPPPPPPPR
en:for each POPPP[PPQPPN
en:for eight ]QPPP[PPPPPO
en:for eleven ^OPPPTPOPPPN
en:for every QNSPPUPOPPPO
en:for everyb PPPPP_PPQOPL
en:for everyo ONPPPNPPPOPT
en:for everyt ORPPPPPPPPPL
en:for fifty O]PPPRPOPPPK
en:for five NPPOOSPQQOTQ
en:for forty PQOPUMOOPPPJ
en:for four OTQPPTQOPOOS
en:for free PPPPPVPPPPPP
en:for gettin WMPPPPPPPPPP
en:for giving PPPPPPPPPPPR
en:for half PQPPPOPQPRQQ
en:for having PPPPPPPPPPPR
en:for her RPPPTOPQPTOV
en:for him PMPRNJMTPOSW
en:for his OOOPNPPSPPPO
en:for how POPPPQPPXPPJ
en:for is OQoPPPPPOPPP
en:for it SNQLTQNWROLQ
en:for itself cNPPPMPTPPPP
en:for like OLPPPOPOPPPM
en:for lookin PLPPPWPPQPPL
en:for lunch VMPPPPPPPPMP
en:for making PPPPPPPPPPPS
en:for me PTPZIPOPPPQM
en:for my PDPOOQPQPPPN
en:for next PNPOPOPPO<RU
en:for nine OOPOPSOPPPOL
en:for ninety POPPPNPSPPPT
en:for nothin NPPNPSROPRPO
en:for now OYPJPHOPPGNY
en:for one @OQMPOPPOONI
en:for our SPQPPPPPPPPP
en:for people OdPPPSPPPPPR
en:for seven POPPPUPPPPPP
en:for six OLPQPNPPPPOT
en:for sixty PYPPPNPPPQPQ
en:for some OQWPPOPPPPPN
en:for someth I~OPPTPNPPPO
en:for squeez PPPPPPPPPPPR
en:for sure PSPPPOPPPPPP
en:for ten MTPPPPOSOPMP
en:for that PVOOQSQTPQQO
en:for the OIQPIUNWQRPW
en:for them PMUWPQMVQTUV
en:for thirty SFPQPLPVPLNJ
en:for this OXNKQnOcPHOI
en:for those PQPPPPPUQPOL
en:for three PUQQMNIQQQNQ
en:for twenty POQPPRRVQPPO
en:for two MNPONXPRMRRR
en:for up PPPPPaPPPPPR
en:for us UZPRFGPOQGQA
en:for what OSOPOJNOQNPR
en:for when PNQPPPQPPPPP
en:for who MMSPPOPPPPPP
en:for years VPPPPMPOOPPM
en:for you TLNfMMOPI_OV
en:for your LFPNPMQPPNNX
en:for yourse PPPPPPPPPPPM
en:foreca NQTPPMPPPPPP
en:forema POPOPPPXPP^Q
en:foreve OSPPPOPPPPPO
en:forget MPPMQPONPNNK
en:forgiv QXPPPPPNPPPI
en:forgiv me SWPPPNPOPPPN
en:forgot PPOQOKPKOOPG
en:forkli UCPOOKPOPOPN
en:form OLRbH=QhQO<V
en:form and POPPOPPOPRPQ
en:form in PPSPPPPPPPPP
en:form on POPOPPP_POPU
en:form today PPPJPPP[PNPO
en:form tonigh PPPSPPPPPOPQ
en:form with PNRaPPPQPOPJ
en:formal POPPPPPSPPPK
en:format MQ_XPNOOPPNO
en:forms LKPQMOOQNQLI
en:fortni PPMOO@cPOP]R
en:fortun RMPPPMPPPPPO
en:forty PZ@KZVIMLO6T
en:forty a OUPPP]OPPPPQ
en:forty and OTPPPPPOPPPO
en:forty eight QUPPPMOPPPPV
en:forty five RHPPOmOPPPPP
en:forty four OKPPPPPPPPPQ
en:forty i PTPPPcPPPPPP
en:forty minute EQOOPOPNPOPM
en:forty nine PPPPPPPPPPPT
en:forty of LRPPPPPQPPPN
en:forty one PZMPOLOKPPPS
en:forty people OMPPPOPPPPPP
en:forty per POPPPFPPPPPP
en:forty percen LVPPPNPOMPPR
en:forty quid PVPPPHPPPPPO
en:forty thousa OOPPPKPOPPPK
en:forty two NKPPPXPOPOOS
en:forty years OPPP]OPPPPPN
en:forwar JRPPPBNPEKLO
en:forwar it POPSPPPPPRPQ
en:forwar to PSPLPPPOPMPQ
en:found ~MIOJ@IHMNOF
en:found it NPPPPNPPPPPN
en:found my PLPPPPPPPPPO
en:found the fPONPPPOPNPJ
en:founda PPPPPPOPPPRP
en:four QRUSMSNOLWMV
en:four 's OWPPPSPPPPPN
en:four a WOPPPTPPPPPR
en:four and OPPPPQPPPRPQ
en:four days SRONPCOOONON
en:four fifty PQPPPSOPRPPP
en:four hours WPSOPKENQOOR
en:four hundre PPOONIOPQKOO
en:four i PNPUPQOSPNTL
en:four in QPSPPPOPOPPO
en:four is PPPPPPPPPPPS
en:four millio PNPPPLPOPPPL
en:four minute ZMPPPPPPPPPR
en:four more PPNPPNPUPPPO
en:four o'cloc ROPPPPPPPPPN
en:four of MQMNPVOWPOTS
en:four on PNRPPPPOPPSR
en:four percen PMPPPUPPPPPQ
en:four point P[PPPUPPPPPT
en:four pounds PPPPPXPPPPPU
en:four so PUPPPNPPNPPO
en:four thousa PPNLOcOOPNOQ
en:four times KRPPRNPPPPPP
en:four weeks VMPPPPTPPOQS
en:four with PPPPPRZPPPPQ
en:four years MUPPPSPPPPPO
en:fourte SRKK@XOLPOZP
en:fourte and TNPOPPPPPPLR
en:fourte hundre YOPPPdPOPPPQ
en:fourte of POPPPPJPPPYS
en:fourte thousa PPPPPOPPPPPS
en:fourte weeks ]PPPPKSPPOOT
en:fourth FQONPQYNNSiG
en:fourth of POPPPPINPONM
en:frame ONPOPMPPPOPT
en:framed PMOPPPPPPPPI
en:france PSPPPPPXPOPT
en:frank PbPPPPPPPOPO
en:frankf PZPPPPPPPPPT
en:frankl QUPPPOPPPPPM
en:free OXPOH~PQPPP]
en:free for POPPP_PPPPPP
en:free of POPPPGPPPZPS
en:freeze ITQOPPOPPOLU
en:freeze it PPPPPOPPPPPR
en:freigh OKPOPVPVPOOT
en:french ONRPPNPOPPPS
en:fresh POPPPOPPPOOY
en:friday NO?UOQSLNJDP
en:friday 's OQPPQPPPPPWN
en:friday after POPQPPPOPNXM
en:friday and OTPPOQPPPPYW
en:friday at PNPQONQKP[XM
en:friday i PRPKPPPPPFPM
en:friday night PQPPPPWWOPPP
en:friday so ONPTPPQOPRPO
en:friday with ONPNPPPPPN]O
en:fridge POONMOMKIONK
en:friend [OQPNQPONPOK
en:fright MvOPPRPOOPPL
en:from ROUNGJLQRNPZ
en:from # RQOOPNMMQOOM
en:from a WQTFSPOPPGON
en:from about cNPPPOPPPPPJ
en:from bright PPPPPPPPPPPT
en:from financ UNPOPOPSPQ_O
en:from here POPPPLPOQPPU
en:from his SOPPPPPPPPPN
en:from it OLQPPPPPPPPP
en:from januar PMOPPPQPPPPP
en:from me PQPWMQPQR[@Z
en:from monday PPPLPPPnPLRM
en:from my ORSOPQPNPPPN
en:from one PPPPPNPPRPPR
en:from order PPPNPJwPPOOS
en:from our POOOPOPOWPPP
en:from signat PPPPPPmPPPPQ
en:from that OXPPPNPOPPPR
en:from the OJVNDTUaRMRY
en:from there OLPNPPPQPNNK
en:from this OQQPPPLPPPPO
en:from two OQOPRQPPPPPM
en:from us PQPPPOPPJPPQ
en:from when OMVPPOPPPPPN
en:from you POVRPPMRSPPO
en:from your MWOPPPPPLPPQ
en:front STPRSSQPOPNP
en:front and POPPPaPPPPPP
en:front desk PPQRPOPPPRON
en:front of P^JUQSUONPOM
en:frost PORPQPOOPPPN
en:froze PPPPPPPPQPPL
en:frozen FTOPOOOPPPPL
en:fryer ONPPPPPTPPPR
en:fuel QRSPOQPPPPPP
en:full OYPURRROQTOR
en:full of OVMRNMONOOOM
en:full time PSPPPPPPPPPR
en:fully PPPPPPPPPPPU
en:fun MNOPQOPPPPTR
en:fund IYOPPWPQPPPN
en:funera NLPPPPPPPPPK
en:funny MEMPPOPPSPPL
en:g'day PPPPPPPPPPPT
en:gadget UOPPPPPPPPPR
en:gallon UOPPPOPPRPPM
en:game bGOPOMNORPPP
en:gap OQPQPLPPRPPQ
en:garden PIOPPNNQPPPO
en:gareth PYPPPPPPPPPQ
en:gary OMPPPRPPPXPR
en:gas HUWPNGPOPONS
en:gate PRONPSJPPNQS
en:gates QNLPPPOUPPPS
en:gather KDQOPPPQPPPQ
en:gather you PPWPPPPPPPPR
en:gave OPMMPVMPPOMN
en:gave it ONPPPPPPPPPN
en:gave me QHPPUPPRPPPN
en:gave us NPPPO]POQPPP
en:gear ZQPPPPOPPPPP
en:gel PQPPPPPPPPPR
en:gem hOPPPPPPPPPS
en:gen OKOPPPPPPPPP
en:genera PNPP^POOPPOL
en:genera manage POPQmPPVPPPM
en:genero URPPPSPPPPPF
en:gentle UOOPJOPMPOOP
en:german OPOPMROQPPPP
en:german and NPPPPPPPPPPO
en:get POMYPRNPUYNP
en:get a BTOPPSHLRPPU
en:get an QSPRRQPPPTPR
en:get back PPPFPPPPPFNR
en:get decide PPPPPPPPPPPS
en:get forty YOPPPPPPPPPO
en:get four POXTPPPRQVPN
en:get going PRPOPPTSMSPR
en:get her POPNQPPeNQ@J
en:get him POPOPPPNPRNP
en:get in PIPQPOPTPPPQ
en:get it O:RVQQSaQg>X
en:get me PHLrPPNrQJKO
en:get my SMPPPPPPPPOQ
en:get off POPPPPPPPPPN
en:get on POPNPNPTRKMS
en:get one ROPRPPPPPQPQ
en:get our PPPEPPPSUNNS
en:get out NOPOPPONQPPO
en:get past N[OPWQPPPPPN
en:get ten PWPOPYPPPPTT
en:get that PPPXPPOYPWM_
en:get the PQAVKMPNPYQQ
en:get them PPPRPPPPPSPR
en:get throug RQOPPPPPPPPT
en:get to PNPOPIPNTPOQ
en:get up WPPPPPPPPPPR
en:get used MOPPPOPPPPPJ
en:get you NQPQPQJXPLTN
en:get your PTOOQPPOPRVQ
en:gets LROLYLQOSMNR
en:gets a LVOOTMPPPOOV
en:gets it PPPOPPPPQOPR
en:gets me SOPPPPPPPPPQ
en:gets the PUPPPOPPPPPR
en:gettin SQNRNTPRPKLO
en:gettin a NSPOPPPPPPPN
en:gettin it NPPPPOPZPPPO
en:gettin on PQPPPPPPPPPT
en:gift aid OQQPPNPPPPPO
en:giles PPPTQMPSPQPS
en:girl QOMPONONPPPK
en:girl on TMPPPPPPPPPO
en:girls TOOOOMPMNONF
en:give SISKPMPXSJXR
en:give a [OPPPKPPPPRR
en:give her [PPOPPPPPPPS
en:give him PTPOXPPPPOPR
en:give it YHOOQMOOPOON
en:give me OPSLGORRRLYP
en:give my ONlPPPPOPPOP
en:give or PNPOPLMOOPPP
en:give the PNPRPMPPPNOT
en:give them ONPSPOPROOPO
en:give us MOVMQNOSPNQP
en:give you WBKNPRL[POTO
en:given SPOOOXPTPPOK
en:gives PXPOQYOPQOOL
en:gives me RPPPPSPPPPPP
en:gives you PPPPPRPPPPPP
en:giving NOPLOSPJOQOP
en:giving the PMSOPPPPPRPO
en:glad QNPLNNNTPKOd
en:glad to PPPOPOOhPOOZ
en:glad you UPPPPPPPPPPR
en:glass PHQOPMPPPOPU
en:glasse QHPPOOPMPPPK
en:glove VNQPPPPPPPPP
en:gloves OWOPPOPNPPPJ
en:glue LQPPOGPOPPPN
en:go QSQNRHNZMPLL
en:go ahead JHNRPONfOSIQ
en:go and MRPQPOONOQPN
en:go back PMPOPRQOPPPW
en:go by OLXPePPOPPPM
en:go down QKPPPOPPPPPP
en:go for PMPPPSPPPPOR
en:go home qOPPPPOOOPPO
en:go in OOQPOKQMPQMQ
en:go live OOPPPPNXPPPQ
en:go on LKHKRQOUPPPJ
en:go out RPPPPLQPPPOP
en:go over PJOOPPPWROOP
en:go straig POTPPOPPPPPS
en:go throug NILPXQMNPKQT
en:go to MKVPPDQOOQQP
en:go up PISOZRPRPONP
en:go with PROPPQP^POPU
en:goat MROPPOPOPPPN
en:god P0MJOFKINLCN
en:god help OMPPQPPOPPPM
en:goes GQPJYJPJOQHM
en:goes back PPQPPKPPPPPP
en:goes down PPSPPPPPPPPN
en:goes in PEOOPINMPONO
en:goes off OePOPPPPPPPM
en:goes on PQPPPPPPPONS
en:goes out MGRPPNPMOSNQ
en:goes throug PKPPUPPPPPPO
en:goes to JOONnOTDHNKQ
en:goes up PPRPPWPPPPPU
en:going QeKNGPROMSKP
en:going anywhe UOPPPPPPPPPN
en:going back OTPPPOPOPPPP
en:going before PPPPPPoOPPPP
en:going by POPPPPTOPPPN
en:going for PQPPPQRPQPPQ
en:going in PPPPPPPPOPPS
en:going on OUPPPOPPPPPS
en:going out PNRPPPPPPPPR
en:going throug OQNPPOPOPPPP
en:going to QWLPOOQPRUHM
en:going up OSPOPXPPQPPL
en:going with POPPPPPPPPPM
en:gold WPWPPPPPPPPS
en:gone YSLOBQP<PTRF
en:gone down PUPPPPPPPPPQ
en:gone in PQPPPWPPPWPQ
en:gone throug ONPPPPOPPPPN
en:gone to JRPPPQPPPPPN
en:gone up PQPPPkPPPPPP
en:gone with PXPPPPPPPPPP
en:good OVKROGXLORP>
en:good about LPPPPPPPPPPM
en:good after POPPPPPPPPzN
en:good aftern PPPPPPPPNPPR
en:good answer YQPPPPPPPPPR
en:good as MOPTPPPVPPPN
en:good at OSPPPOPPSPPT
en:good becaus UKMPPPSNNPPN
en:good cause ^PPPPPPPPPPN
en:good compan PPPPPPPPPPPX
en:good day NMPPPPPPPPPR
en:good deal ZMPPPOPPPPPQ
en:good evenin PPPPPPPPPPPW
en:good for PPPPPOPPPOTZ
en:good i ]HPOPNRNPMRI
en:good idea NPPPPPPPPPPQ
en:good is OlPPPSPPOPPP
en:good man OPPPPPPPPPNP
en:good mood POPRYPP]PPPM
en:good mornin >NPPPPPPOPOO
en:good on XPPPPPPPPPPT
en:good one OPPPPNPPPPPX
en:good ones NVPPPPPPPPPO
en:good or PPPPPPPPPPPW
en:good people SPPPPPPPPPPV
en:good that kOPPPOPPPPPK
en:good the ^OPPPPUPPPOO
en:good they MMPPPPPPPPVR
en:good time ONPPPOPPPPPR
en:good to KQPOPNOPPOOY
en:goodby ONPPPPPPPPPL
en:goodne POPPQNPPPPPa
en:goods PMPPPORTPQOP
en:google OXPPPQPPPPPO
en:goose OMPPPOPPMPPJ
en:gordon OSPPOPPPPPPL
en:gorgeo PPPPPPPPPPPR
en:gosh PPPPPOPPPPPZ
en:got LTVSSWQX]MFN
en:got a NP6LKSSEPQVV
en:got about NCPPPOOQPPPJ
en:got an PPPPPUPPPPPT
en:got eleven KWPPPPPNPPPM
en:got fifty PMPPURPUPPPO
en:got forty PNPPPOPPPPPN
en:got four OQPPPPPPPPPL
en:got his RJOPPPPPPPOM
en:got in OQPPPSPORPPK
en:got it TDKOIWK[QPC]
en:got me ZNPPPORPPPPP
en:got my VNPQPPQPPTPV
en:got no OYPPPSPPPPPN
en:got on OUPPPRPPPPPP
en:got one PQOPPJPNPPPR
en:got six PMPPRNPOPPPO
en:got some ONSPPPPPWPPQ
en:got that NOPPPSPiPPPW
en:got the NP?PjMPYTNOP
en:got thirty OQOPPOPOPPPL
en:got three OTPPPPQOPOOM
en:got to NPYK^RVBOOMN
en:got two PPOOPMPLPPPN
en:got until POPPPPTPPPPO
en:got you PPPPPNPPPPPV
en:got your TNPPPPPPPPPN
en:gotcha PPPPPPPPPPO[
en:govern ?UIR~PPSPQNG
en:gps ZOPNPLPPPPPQ
en:grace OQPONOPPNOPO
en:grade RZOPPNOPNPQT
en:grader OPPPPPPSPPPO
en:graham PPPPPPPPPPPW
en:grain PPPPPRPPPPPT
en:grand VRPOQFTPPPQ7
en:grand in [RPPPKPPPPPJ
en:grandf NMQPPNPPPPPW
en:grandk POPPPPPPPPPN
en:grandm NPPPNPPPPPPR
en:grandp WOPPPPPPPPPN
en:grands OPOPPQPRPPPL
en:grant QMLOOjRXPOJL
en:grant 's PQPPPTUPPPPP
en:grant you bOPPPNPPPOPP
en:graph PNPPPOPOPSON
en:gravy NLPPPPPPPPPM
en:great OOONS;PJNKPe
en:great to PPPPPPPPPPTP
en:green USPNLHONPJOK
en:green is PPPPPOPPPPPV
en:greet SNPPPPPPPPQL
en:grey QSPLPNPOPKOU
en:grid MPPPVOPOPPPK
en:ground POPOQFcMPNFT
en:group QSPOYOQOSPRJ
en:group and POPPPPPPPPPN
en:groups OLPPPOPOPPO]
en:grower POPPPPPPRPPR
en:grumbl RPQPPMPPPPPN
en:grumpy PMPPPPPOPPUL
en:gst POQPP|POXOPR
en:guaran PPPPPNOOKQPT
en:guard NPVPPLPOQPPO
en:guards OWPPPPPPPPPP
en:guess O]PNPPNMPOPQ
en:guesse PPPPPOPPPPPM
en:guessi UQPPPPPPPPPP
en:guest TOPPPOOPPPPU
en:guests OLQPPOPPPPPN
en:guide PMPQPPPPPQPR
en:guinea RPOPPPPOPSPO
en:guinea pig TPOPPPPOPTPP
en:gun PQPPPOPPPPPJ
en:gus PNPPQNOTPZQM
en:gutter OTUPPTPPPPPP
en:guy UW>FFQLMQOQ8
en:guy 's OQPPPRPPPPPP
en:guy named OMPPPPPPPPPK
en:guy with ZPPPPPPPPPPP
en:guys QRPKOPPORLRG
en:guys are PPRPQPPPSPPO
en:gwen POPPWOPPPPPO
en:gym ORPOPOPMTPOP
en:ha P?OMOCLRM;H~
en:ha i PPPPPMPPPOPU
en:ha no PPPPPOPPPPPR
en:ha of PPPPPPPPPPPL
en:ha okay POPOPKPPPOOR
en:ha so PPPPPPPPPPPR
en:ha that PPPPPOPPPPPR
en:ha we PPPPPTPPPUPR
en:ha yeah PPPPPPPPPOPG
en:haan PPPPPPPPPPPN
en:had WPKKEO*RM*HQ
en:had a QOQEPRKQQEP@
en:had in ]NPPPOPPPPPP
en:had it OOOOOOOJPPPI
en:had my OIPPPPPPPPPN
en:had not ]GPPPNPPPPPQ
en:had one QPOPPOOPPPO^
en:had that NQPPPOOPKPPT
en:had the <UPNPQKLPOP^
en:had them QJPPPOPPPPPM
en:had to VaPNLJPLNPPM
en:had two OPQPPOPNPPPL
en:had you PSPPPRPTUPPS
en:haha PPPNPMOPPNOe
en:hahaha PPPPPPPPPPPX
en:hail NRQPPQNPPPPM
en:hailst SOPPPNPPPPPN
en:hair KPSNNNPNQONM
en:half WSQIIUKPRMPQ
en:half a ]ONHPKPPOPJN
en:half an QONOPCOXPOcR
en:half and PSOPPPOOPPPS
en:half days PkPPPNOPOPPS
en:half hour PPPNPPOSPPRQ
en:half my SOSOOMPJOOOL
en:half nine OOPOPOPQPWjO
en:half of TWQMOQOMLMLJ
en:half our POZPPLPNRPPL
en:half past NPPSPONRPPSL
en:half percen PPPPPWPPPPPU
en:half seven POPPPPPPPPSS
en:half six OMPOPOOPPNRP
en:half term OOPPPOWPPPON
en:half the OQPOPKNJPOOJ
en:half thousa PSPPPXOPPPPS
en:hall PQMGPOOOOPSY
en:hallow ONPPPPZPPOPN
en:ham PPPPPPPPNPPL
en:hand OQNHPRIOPRPI
en:hand and MVOPOOPOPOPN
en:hand in WMPPPPOPPPRN
en:hand it OMPPPVPSRPPN
en:handed TNTPPOPPPPPO
en:handle PPQHPPPOQPQH
en:handli PPPPPOPPPPPW
en:handov TPPPPPPPPPPR
en:hands MPOPURPQOPQP
en:handso OOPPPTPPPPPK
en:handwr POVOMOOMPOOM
en:handy YOSPPOPPPPPM
en:hang OPRPOGPLOPOM
en:hang on OGNPPOPOOPPI
en:hang up P]PRPPPPPPPR
en:hangin PTPPPPPPPPPN
en:hank NJPPPOPQPLPN
en:happen PO@QPIRMXPCX
en:happen at RRPPPRTOPPPO
en:happen if OKPPPOPNUPPL
en:happen in SMOPPMPPQPPQ
en:happen is NQPPVPVOPPPP
en:happen on PPPPPPPPSPPS
en:happen to PQPPPOPOSPOP
en:happen when POPPPOPPUPPO
en:happen with PPOPPMPPRPPO
en:happie PNQPPPPWPPPO
en:happy RMIFQOOPOOQV
en:happy to POPMONO^PMTR
en:happy with ROPPPNPPPPPS
en:harbou ONPPYNNOPPPQ
en:hard ROOOPPONOOOR
en:harder PTPPPQPPPPPQ
en:hardly VROPPMPPOPPJ
en:hardwa POPUPOPUPRPW
en:harves ORQPPNNONPPL
en:has PMSHZQLQRIDF
en:has a CRFMTJMFNLN[
en:has anyone PPPPPPPPPPPR
en:has been OOPONQOMRPPM
en:has come ^OPPPNPPPPPR
en:has gone OOPPPUPPPPPQ
en:has had RLPPPOPSPOPO
en:has his PLPPPPPPPPPR
en:has it KQMPQSNPPOLO
en:has never YOOPPPPPPPPO
en:has no LFPPPOOPPPPN
en:has not VNQPNPOMOPPQ
en:has one OSPPNKPPPPPQ
en:has said QOPP]QPVPPPN
en:has someth PUPQPUPPPPPO
en:has stoppe QSOPPPPPPPPP
en:has the GSNM_CQHQOMM
en:has to GDZQwBNORSQH
en:hat OQPOPLPOPPPJ
en:hat on OOPPPOPPPPPM
en:hate OYUOOOPOOPPM
en:hate it OPVPPPPPPPPS
en:have RNNLSMRTLMFO
en:have a EROQJNONNMP[
en:have about OPPPPJMPPPPM
en:have all PPNSOMPNPPPO
en:have alread OQVPOJPlPOOM
en:have also OWOPPTPOPPPN
en:have always WOPPSPPTPPPN
en:have an OLQTPPPOPSQW
en:have anothe POPPPPPNPPPN
en:have any PPPPPOPPSPPR
en:have anythi PPPPPPPPPPPR
en:have asked PPOOUQPOOPPO
en:have been TPQ@ONHFNQNL
en:have before PPPPPPPPRPPQ
en:have both PROQTPPPWPPR
en:have bought LPPPPTOPPPPO
en:have built PPPPPPPPPPPW
en:have change UOUPPPPPPPPT
en:have come POPPPWPPQPPR
en:have done NPPPPLOOPOPW
en:have eleven OMPPPPOPPPPN
en:have ever PRPPPPPPPPPQ
en:have four RKPPPMPQPPPM
en:have given PePPPQPOPQPO
en:have gone PROOPILNPPRG
en:have got ?TPOQWUXTRLW
en:have had MWOMHRHPNJPX
en:have heard QYOOPMONPOPX
en:have her PPPNPPPLPSQO
en:have him PNPOPPPdPSZM
en:have i OMPPPOPPPPPR
en:have it =GT~FNZTP}1V
en:have just WKPPPPPOPPPR
en:have left UJPPUPPPPPPP
en:have liked SObPPPPPPPPL
en:have looked POQPSPPPPOPS
en:have lost P]OPPOPOPPRJ
en:have made PPPPPPXTPPQU
en:have me PPPNPPPPPP]P
en:have met PPPPPPPPPPPV
en:have moved ROPPPPPPPPPO
en:have my LTPQPQOPOUSQ
en:have never MTNOOMLNNPPW
en:have no SRQQPQOPQON>
en:have not ]LJMN=ADMMNP
en:have noted PPPPPPPPPPPM
en:have nothin TPOOPOPOPMPL
en:have now OOPPORPPMPTV
en:have office OKPOPLONOONR
en:have one PHQOORTSPPOZ
en:have only OVPOYOPOPOPO
en:have our PPPGPPPLPnZR
en:have paid TXPPPOPPPPPS
en:have put QPJOPYP[POOJ
en:have read LPQMPOPOPNPR
en:have said QOPOONPRPPPP
en:have saved eLPPPOPPPPPI
en:have seen PPKJPJMPNPOW
en:have set POPPP}PzPPPO
en:have six XNPPPOP]PPPN
en:have somebo POUQPOPPSRON
en:have someon PPPOPPPPPPPS
en:have spent LXPPPOPPPPPO
en:have still NOPPRPPPPPPR
en:have stoppe ~KPPPPPPPPPN
en:have taken UOPPPPPPPPPQ
en:have talked NMPPPPP]PPRJ
en:have that QQWZOGILPPJP
en:have the INFHUTQXPZNV
en:have them POPaPPPOQPLO
en:have they PPPPPQPPPPP^
en:have though VPOPPOPPPPPM
en:have three MOOPPPWNPPPO
en:have time OUPPPOPPPPPO
en:have to QSPJeVNHQ=AG
en:have told OLPOMO^kOOOM
en:have tried QLPPPPPPPPPN
en:have twenty PPPPPPPPPPPM
en:have two LNOPMNONQOLL
en:have until PPPPPPSPPPPO
en:have used QLPPPOPPPPPQ
en:have wanted QOUPPPOWPPPQ
en:have writte ONPPPPPOPPPM
en:have you NQONOMUMONNZ
en:have your OPPLPPOOPP_O
en:having ROPROPLSHQMP
en:having a OMQPPQPPPPPQ
en:having me PPPPPPPPPPPR
en:he KNGM]@NOLMMD
en:he also OSPPPNPMPPPP
en:he brings PRPPPPPPPPPO
en:he can NRPOOOPNROPP
en:he comes OTPPPPPPPPOO
en:he could OORPPPPPPPPT
en:he decide PRPPVPPPPPPP
en:he did QIOPPOPPNPPL
en:he do POPPPPPPNPMQ
en:he does P:OOSSRSMOOR
en:he gets PUPPPPPPPPPQ
en:he got cMPPPPOPPPPS
en:he had MMPPPPPPPPPR
en:he has MQNPKMPJOPOR
en:he is FCPQ^A@QOSPL
en:he just OMPPPPPPPPPO
en:he laughe ]QPPOTPOPPPO
en:he likes NNPQSPPRQOPN
en:he said UTPPOPQPPPOO
en:he says QOMRTSLQNQMS
en:he signs NWPPMPPOPPPO
en:he thinks P]PPOOPOPPOO
en:he wants PLPPPPVPPPPT
en:he was NIMOPOOMNPPG
en:he will @OPOWPQNVNPO
en:he would OYQKQNNROLQD
en:head OPONMUORPNPG
en:head 's OPPPOPPWPPPQ
en:head and OLPPNPPPPPPQ
en:head in PRPPPSPPTPPL
en:head of NKOOuHONPOOV
en:head office OOPOPOPPPOPR
en:head per PPPPPQPPPPPR
en:headac VNOPPLPOKPPN
en:headco POPPPWPPPPPO
en:heads OQQRPRPPPQNS
en:headse POPPPPP[PPSV
en:health PPPOQLQOQPJU
en:hear WIOHN=MOLIRa
en:hear a QMRPPPPPPPPQ
en:hear from PPPTPPPPPQOQ
en:hear how PPPPPPPPPPPS
en:hear it MSPFONONPOQQ
en:hear me ONPOPPPPOPPW
en:hear that PPPNPHOPPNNY
en:hear the hQOPPOPOPPOJ
en:hear you MNPOPGPPPOOU
en:heard RSLKOAKGQKNa
en:heard a gOPPPPPPPPPQ
en:heard about PSPPPPPPPPPR
en:heard that P^PPPPPPPPPV
en:heard the XPPPPOPPPPPS
en:heard you PRPPPPPPPPPP
en:hearin QGMPPKTPPOP]
en:heart OQQPPOPOPPPK
en:heat PQOOOKPNQOOV
en:heated TM_PPOPPPPPM
en:heater NMOPPPPPPPPL
en:heatin OQPPPPPOPPPS
en:heavy OfPPPPPOPPPP
en:hectar POPPP^PPPPPT
en:hedge OLPPPPPPPPPL
en:heifer PPPOPOOaPNOP
en:height NPQPQLOTPPPN
en:held OQRPPQMONPPM
en:held in PPPPPPPPPPPS
en:hello JIPCTJJNOOSf
en:hello is PPPPPPPPPPPS
en:hello mr PPPPPPPPPPPS
en:hello to PPPPPPPPPPPR
en:help TOPJOOLQ?MRZ
en:help if PNRPPOPRMOeU
en:help me MPPOOQPTPPPQ
en:help us XMPPROPOPPPL
en:help with PPPPPOPPPPPR
en:help you PXPPPOPPPPPQ
en:helpde R_PPPPPPPPPL
en:helped PZPPPPOPPPPO
en:helpfu MPPPPNPVPPRO
en:helps dMPOPUMPPOPU
en:hen QGPPPPPPPPPL
en:her SPCNe=QZNVU@
en:her a WOPPPPPOPQPR
en:her desk NPPRSPPTPRPO
en:her for PPPUPPPPPRWP
en:her in PLPONQSLPPJP
en:her name NMOPVPPNPPPS
en:her on PNPMPPP~QReH
en:her own OMOOPOPOPPPQ
en:her the POPZOOPXOPOO
en:her to NQPNQMPYPTOM
en:herd PPPQPOPPPPPS
en:here ROF:PMPLS@PV
en:here and ZOPPPMPOUPPT
en:here for PLOPPOOPPORO
en:here from PPPPPPPPPPPT
en:here i RNPPSPPPPPPO
en:here in OMPPPRPPRPPL
en:here is JQOMOMNOPNOc
en:here it SJPPPOPPPPPP
en:here the OTPPRPPPPPPQ
en:here till PNPPPPPPPPPM
en:here to OPPPPPPPPPPS
en:here you OOPMPOOPPLNL
en:herita PNPPPPPZPPPR
en:hers OMRPZPPPPPPO
en:hersel PQPPRPPUPPPT
en:hes MQPPOOPOPPON
en:hesita OxPPOOPPPPPO
en:hesita is PWPPPPPPPPPP
en:hey EPQOOLNNPOO[
en:hi OJPMKIIMOLJk
en:hi to TPPPPPPPPPPO
en:hide RMXPPNPPMPPS
en:hiding ROPPPPPTNPPN
en:high QPPOPQPOPPPT
en:high praise PPPPPPPPPPPS
en:higher OXPPP[PPPPPS
en:highes VPPPTOPPPPPQ
en:hill PPPTOPORPPOJ
en:him SNNPVJLiAcVE
en:him a PSPP[PPOPPPO
en:him about PNPPPPPPPPPK
en:him and OPPP^PPNPPPO
en:him at PTPNPPPRPPUO
en:him i POPWUPPPPPOP
en:him in QQPOPPOkP^ON
en:him on PPPQZOObPYVK
en:him the UJOXOPPXPNPM
en:him to LPPROOOcPSOH
en:himsel PQOOaOONMOTK
en:hindi NPlPPOOPQOPT
en:hip UQOPPOQQOPPI
en:hire PQOOPWPLPNLW
en:hired ONPPPTPPPPPK
en:hires ^PPPPOPPPPPO
en:hiring PQQPPNPPPPPR
en:his WIMQZ@LOOQR7
en:his back TPPPPPPPPPPP
en:his name ORPOUPOOPNPP
en:his own NPQQOOPPORPR
en:his phone ONROPPPPPPPS
en:his wife ONPPQPPPPPPO
en:histor PNWPPNOPZPOL
en:hit POOPOJPNPPOP
en:hits NLTPPPPPPPPP
en:hiya NPPPPOPPPPP[
en:hiya is OPPPPPPPPPPS
en:hm KPQNO@OPNNMB
en:hobby OTPPPPPPPPPO
en:hold MTS1PNNXSRMN
en:hold it OVPOPPPPPRPW
en:hold on NMQPPOPORPOF
en:hold the NLPOXNPXQPPP
en:hold your PhPPPPPPPPPN
en:holder OOPPYNPPPPPQ
en:holdin SQQJPGPOLRMV
en:holdin the P^PPPPPPPPPQ
en:holdin up PPPPPPPPPPPS
en:holdin you PPPPPNPPOPPR
en:holds PLPPvOMOQPNN
en:holds the NNOOuANIQOOM
en:hole PXPQOIPMPPOG
en:hole in OTPPPPRPPPPO
en:holida RQNPNQYNPPQU
en:holida i NRPPPS]OPPOO
en:holler TMPhPNPPQbPP
en:home aKOQLP>QMOQH
en:home and fNPPPPPPNPPP
en:home for eIPPPPPPPPPO
en:homes PNPPPFPPPPPN
en:homewo PPPPPPPPQPPL
en:hon POPPPPPPOPPL
en:honest QcLLMPQEODCJ
en:honest i PYOPPPPLPPPN
en:honest it RNPPPQPPPPPQ
en:honey PZOPPPPOPPPN
en:honour PPPOPQPPPPPS
en:hook PLVPPPPPRPPL
en:hope APONOMOMPJNY
en:hope i PPPPPPPPPPPT
en:hope so POPPPPPOPPPM
en:hoped MNPPPWPPPPPR
en:hoping QeOOPSYPPOPP
en:horse LYOQPOPLPPOO
en:hose NQOPOOPOPPPX
en:hospit CTPOPQRQPOON
en:host PPPPPPPPUPPP
en:hostel PLQPPPPPPPPM
en:hot NLXOQJPLDOQK
en:hotel ONKRMOPVIONN
en:hotels POPPPOPPPPPT
en:hotlin OQPPPPPPPPPR
en:hour QWOQITLSUQ[Q
en:hour and UUOPPPPPPPPO
en:hour in UTPPPPPPPPSQ
en:hour on POOPPPOPPPaN
en:hour with RQPNPNPSPMcT
en:hours RSQMKD!KPKNT
en:hours a PRPPPOPPPPPL
en:hours and OXPPPNOPPPPU
en:hours for PrPPPNPPPPPN
en:hours it WOPPPOPPPPPN
en:hours on O[PPPOPPPPPP
en:house PVPQQPPQNSPN
en:houses P[PPPQPPQPPQ
en:housin POPOOPPPPPPU
en:how PNE0HK4SXPMX
en:how a [OPPP]PPPPPP
en:how about PPPPPPOPPRiX
en:how are PPPPPJPPOONM
en:how big PPPPPPPPPPPS
en:how deep POPPPPPP^PPK
en:how did PPPPPNPPOPNZ
en:how do MUNOMOOQ]NIL
en:how does PPPPPPPPVPPT
en:how far PPPPPOPPZPPM
en:how have PPPPPPPPPPPR
en:how i QKPPPOPPQPPO
en:how is MMPPOPONCVPb
en:how it UEONIQPLPLPP
en:how long OFOOPLOLOOME
en:how many NMOOO;OG]N@M
en:how much KEOPPiPI~OP>
en:how often PPPPPLPPPPPQ
en:how old PPPPPOPPNPPW
en:how that PPPPPPPPPPPU
en:how the NNPPPLOOXPQU
en:how they OPPPPTPPPPPQ
en:how to OTPPPTPPPPPP
en:how was POPPPMPPPPP]
en:how we TQPMWNOPPKPQ
en:how would POPPPGPPKPOX
en:how you KPPPPQPOPPPM
en:hr QLPPOOPOPPOO
en:huge RMNPPNPPPPPQ
en:huh IHPOOMOMPOOE
en:hull TMPPPPPQPPOQ
en:human PPPRPKPOPPPM
en:humidi PPsPPPPPOPPO
en:hundre TLNTGIMNPTJV
en:hundre a QOPNPxOPNJOL
en:hundre and NMFFLZQLMSFS
en:hundre dollar PPPPPMPPPPPL
en:hundre for OMPPM~NuPOP[
en:hundre hours PPPPPNPPPPQQ
en:hundre of POSPPPPPPPPM
en:hundre on ONPPPMPOPPPL
en:hundre people NTPPPNPPPPON
en:hundre per PPPPP>PPPPPS
en:hundre plus PPPPPXPPPPPU
en:hundre pounds POPPPOPWPPPO
en:hundre ten PPPPP_PPPPPR
en:hundre thousa LKPPPIRSROPM
en:hung QNPPPPNPPPPO
en:hung up PLPPPPOPPPPO
en:hungry ORPPPPPOPPRO
en:hurry PSPPPPOPPPPQ
en:hurt OOYPPOPPPPPS
en:husban SSMOIHMQPMNN
en:husban 's OYPPSPPPPPPO
en:husban and PPPPRPPQQPPP
en:hygien NNPPPMPPPPPO
en:i RKO?MSLUOJUT
en:i alread WOPPPPPPPPPP
en:i always PNPPPPPPPPPR
en:i am BSNSQHLPPVMN
en:i apolog PPPPPPPPPPPU
en:i apprec OMPOPOPPPOOU
en:i ask QDRNMPNNSNKZ
en:i asked MPPPPPPPPPPM
en:i be POOPPNPPQPQN
en:i believ JOPORPSNNONU
en:i bet P[PPPPPPPPPV
en:i bought PMPPPPPPPPPO
en:i bring OTPOPQOPPOcZ
en:i call PMOPNLPOPPXP
en:i called TSPPPMPPNPPQ
en:i came OPPPPQPOPPn[
en:i can RLTOQ_VOPJQd
en:i change PQOPPPPSRPTO
en:i check OOPPPPPPPPTO
en:i checke NNPPPPPPPPPK
en:i click PPPPPPPPPPPU
en:i close RPPPPPNPPPPO
en:i come QMPKPQKNPRWm
en:i could oPN/Ip:QL6Ob
en:i counte PTOPPPPPPPPM
en:i decide PPPPRPPPPPPP
en:i did UEPGORHDOKMB
en:i do NhHNTORDK>SK
en:i doubt PdPPPROPPPPN
en:i drop PPPPPPPPPPMV
en:i expect WOPPPPPPPPPP
en:i figure POPPPOPPPPPK
en:i find VOPKMPPMPPPL
en:i forgot bNPPPPPPPPPO
en:i found UPPPPPPPPPPN
en:i gather OLROPOPPPPPR
en:i gave OMPPPPPPPPOR
en:i get PUEAPQNOXGPX
en:i give POPRPOPTPPUS
en:i go PHPPOOPQMPNM
en:i got NUKNNLPRONRE
en:i guess PPQPPOPOPPPM
en:i had XU9KFQI@ROLR
en:i have LPB@NQTVVCI=
en:i hear ONPKO;PPPHNd
en:i heard QPPOPOPPPOPX
en:i hold POPPZNPOPPPO
en:i honest PRPPPPPPPPPP
en:i hope KOPOPJPPPLPW
en:i hoped LOPPPTPPPPPR
en:i is OTPPPPPPPPPN
en:i just QPMLW@K9MNML
en:i keep OQOPPLPSOPPM
en:i knew OOPPPPPPPPPN
en:i know IPJLFOF>MKL_
en:i leave POPPPQSPQPPQ
en:i like ~,MRMPMMMPNC
en:i liked LLRPPOPPPPPJ
en:i live POPPPPOPPPPN
en:i look NPPPPMPOPPPR
en:i looked POOOPSPOPPPO
en:i lose QNPPPRUSPPPO
en:i lost LNPPPNPPPPPO
en:i love fJOPPKOOPPPO
en:i made POPPPSPVPPPK
en:i make QMPPPPOPNPPK
en:i may OPRPPROOQOOW
en:i mean KRPLMLREPPPF
en:i meant OaPPPPPPPPPS
en:i meet PPPPPPPPPPTQ
en:i might NRRNPPOOPOOT
en:i must XUJOPQPNPPPS
en:i nearly POPPPOPSPPPM
en:i need ROVOMPYPPLNM
en:i never OLOOPNOOPPPP
en:i note PRRPPOPPPPPR
en:i notice N]PPPSPPPPPM
en:i only HPSJtPPGPOOH
en:i open OOPPPP[WPPQN
en:i ought PRPPPPPOPPSQ
en:i own OTPO~NPMLPPM
en:i pay PWPOOQPYPPPJ
en:i presen PPPPPPPPPPZR
en:i promis PhPOPOPPPYPW
en:i put RONQUPQSOOLJ
en:i rang KOPPPNPOPPPM
en:i read STKOOQPMOPOJ
en:i really RPOPPPPPPPPL
en:i reckon SNPPPPPPPPPT
en:i rememb NMPPNNPPPPOY
en:i rent PRPPPMPPIPPR
en:i respec }PPPPPPPPPPP
en:i ring P_PPPPOONONR
en:i run OPPPrLPOPPPP
en:i said FLNMLPLLPOON
en:i sat NQPPPOPPPPPK
en:i saw Z7PNMEOJONNW
en:i say QPQOVQOWPONF
en:i see OQTPNVOPQMML
en:i send OOQWPOPNTTRS
en:i sent ZOPPPOPPPPPW
en:i set NNPPPNPPSPMK
en:i shall PMPONOPMPTNM
en:i should MPNOQOOOOPOO
en:i show PPPPPOOPRP]T
en:i sign LKNPNQOYRMPK
en:i sit PPOPPPPPPPUR
en:i slept UPOPPPPOPPPJ
en:i speak PPPPPPPPPPKU
en:i spend SFPPPNPQPPPL
en:i spent MQOPPWPOPPPN
en:i start PPPPPQPOOPPM
en:i still MkOPPLPOSPPN
en:i suppos EQQPOQPMRPPK
en:i swear ONQPPPPPPPPR
en:i take POMOOVNUVRNR
en:i talk PPQPPOP]RPPS
en:i tell OROPPPPQOOPN
en:i think SSMJOPRRLKQR
en:i though RNOOOTPOPPPR
en:i told QNPPNPPPPPPK
en:i took ZNPPPTPOQPPN
en:i tried XQPPPPPPPPOP
en:i try PPPPPOPPPPST
en:i type MNPPPNPOPPPM
en:i unders PbPLPMOPWLO]
en:i used POMOOPPOPPPP
en:i walked SRPPPPPPPPVN
en:i want K%hQNBWgVPQD
en:i wanted MOSOPNLRQON^
en:i was VNPIUTKMQLMG
en:i went SFOPPOPPPPPN
en:i will KFKrLN=W9~Wu
en:i wish NMgOPPPMPPPN
en:i would YZTM?PR[SBNL
en:i write OMPPePPNPPPM
en:i wrote KPPPPNPOPPPJ
en:ian PPPPPPPPPPPR
en:ice KONPOOPNOPOJ
en:ice cream ONPPPPPPPPPN
en:id PPPWPOPPPPPV
en:idea NTNPPROMOPQQ
en:ideal PPPPPPPPPPQX
en:ideall PORPPPdPPPPN
en:idle PQRPPPPPPPPQ
en:if /PUPNQQLXRSO
en:if a ORPPPQOMaPLK
en:if at PPPPPPXPPPPP
en:if he MPQNOPPVSPON
en:if i OYONLTHOSHUb
en:if it KMlQNOULQNOT
en:if my PmOPPPPPMPPO
en:if nobody PNPPPQXTQPPO
en:if one PPOPPMPO]PQK
en:if she OGOP[OPOOOPV
en:if somebo PPOPPOPOQPPS
en:if someth PO[PPPPPQPPN
en:if that QWOOOMRROQPO
en:if the LGRMPPQVMWOP
en:if there L_NOPPPMNOPH
en:if they MQNPNMP[TPLX
en:if we TOONPjRITNHK
en:if you 6JNWPRMNMNUP
en:ignore OMPPPPPPPPPM
en:imagin NPPOPPOPPOPY
en:imagin it PPPPPQPPPPPT
en:import POQNPMPROPQN
en:impres fOOPONPNPPPP
en:improv [PRPPPPPPPPP
en:in OPQQMOMGQPRO
en:in # PTNNPNRINONF
en:in a SUPSOFOIPTRH
en:in about WOPPPOYPPPPS
en:in advanc OUPQPSPPPPPP
en:in after POUPPPPPPPPP
en:in all PMPPPMOQPPPQ
en:in an NPQ^PPOQPRNO
en:in and PSQOONRRPOPV
en:in anothe NQPPPRPNPPPO
en:in any NPRP]ROPSPPL
en:in april QOLNNOMPOOQJ
en:in as OPOSPPPPPPPM
en:in at PRLQO]PQOPPN
en:in august FQMMOIRPPNPI
en:in before PKOPNQdIOPPQ
en:in beta PPPPPPPPPPPS
en:in bristo RNPPPPPOPPPN
en:in by PFQUOIOPPPPM
en:in case POP[PMPRRPPV
en:in charge POPPzNPPPOPS
en:in decemb NPQPPMLOPPOO
en:in dublin PRPPPOPPPPPS
en:in each QMPPPNPPPPPP
en:in englis PNaPPPPPPPPO
en:in every OOPPPOPPPPPS
en:in fact OKPPPPPPPPPM
en:in fairne TMPPPOPPPPPS
en:in februa LRPLQMSLOMPL
en:in five OUPQPOPPPPPR
en:in for LOIMPPUQPflO
en:in four OPPPPKOPPOQP
en:in from PPPOPPPPPOPS
en:in front P^JUQROONPPL
en:in german PPPPPPPPOPPR
en:in her PYPPQRPTPPPM
en:in his REPPOQOPPQPL
en:in i PPPPPPPTPPOP
en:in it POORNSPWQOMJ
en:in its UPPPPPPPPPPR
en:in januar MQPLQUDFQPPP
en:in july GQPPOOWOPOMQ
en:in june RPOMPOBOOOYN
en:in kano PPPPPPPPOPPL
en:in kent PPPPPPPPPPPR
en:in lagos PNPPPQPPPPPQ
en:in last SNPPPRPPPPPO
en:in law QMPNGLNLOLPQ
en:in leeds MOPNOIOMOMOW
en:in line OLPPPQPYPVPO
en:in lyon ONPQPPPPPPPO
en:in march JRPOKKLMOOZP
en:in may OOINOBsMMRHM
en:in mind PPPPOWPSPPOW
en:in my OPPJNYJRLLJJ
en:in next PPOPPOPNOPcP
en:in nine pIPPPOROPNPT
en:in ninety OOPPPQPPOPPN
en:in novemb NPPOPIORPOPP
en:in octobe ORRNORIMPORP
en:in ohio PPRPPPPPPPPN
en:in on OPMLQSMQOOcY
en:in one SOPPQPPFQPOR
en:in or PPPPPNPPPPPO
en:in our ONPLQ<PKPNOP
en:in person PNTPPOONPQKQ
en:in place PMNOOPUMPOOP
en:in princi NOPPROUWPPPP
en:in red SOXPPPPPPPPO
en:in septem SQNOOOTMPPOO
en:in six TSPPPPRPPPPP
en:in so POPPWPPPRPPO
en:in some PQPSPPPPPQPP
en:in somebo OSPPPVPPPPPN
en:in spanis RMWPPPOOPPPN
en:in spring POPOPNOPPPPT
en:in tears S[PPPPPPPPPM
en:in ten eOPPOMOLPPNQ
en:in teneri OQPPZPOPPPPN
en:in that LWPIOTPJPDNM
en:in the OTPMPUNQPPRJ
en:in their NQOSPOPUPPOR
en:in there NObQNPOPPLNR
en:in thirty fMPPPPPPPPPP
en:in this MOQKbMPPONSZ
en:in those ORPPPPPUPPPM
en:in three RPPOPN]QPOOO
en:in to XKPVPOPPPYOS
en:in touch SLPZPNOUPPOO
en:in town QLPPPOPOPPSL
en:in twenty aONPPPOOOOPM
en:in two PPPPONQJQOUS
en:in under ROPPPPPPQPPV
en:in week NRPPPRTONPPN
en:in what PNPPPOQPVPPO
en:in whatev PPPPPOPPPPPR
en:in which OUPSPOPPPRPM
en:in with OQQONMOOPRLL
en:in writin QPH~PVNNPlDP
en:in year OQQPPUONQPPK
en:in your TKRRNOIPORNR
en:inbox eNPaPMNPP]KW
en:inbox by PPP^PPPPPZPQ
en:inbox tonigh PPPRPPPPPQPQ
en:inches ONRPPPPPPPPL
en:incide JQPPPHOPPPPR
en:includ KNPXNlPOVRPO
en:includ the OOQRPWPOVPOS
en:index PRPPPQPPPPPP
en:indivi OOPUPOPPPPPN
en:indust PgPPPPPPPPPS
en:inflat PPPPPkPPPPPX
en:inform MPPPTFPOPPPM
en:ingrid PPPPPPPPPPPS
en:initia NRPPXOPSPPPO
en:ink PNTSVPPTPQOP
en:ins RMPPPQPSPPPN
en:inside LOTMRfWeRLMY
en:inside a PUPPPPdPPPPS
en:inside the PNPPP^PcPPPP
en:inside what MNPPkYP~PPPM
en:insist OLkPQPOPPPPM
en:inspec OOPOAOQPPSKY
en:inspec 's OJPPPPNPPPPP
en:inspec and PjPPPROPPPPR
en:inspec comes POPPOPZWQPPP
en:instal QPPOPYROPOUZ
en:instea XPZMLWMOQNMW
en:instea of [OWOMYNOPONP
en:instru PPRPUJUPNPPO
en:insura KLOXXBOHQOGL
en:insura certif POPePPPOPNPO
en:insure NIPPPBPNPPMX
en:intake PPPPPPqPPPPQ
en:integr OQPOPRQPRNPP
en:intell OWOPRNPPPPPM
en:intend PSPPPPOPPPPO
en:intere TQPNPQON]NMS
en:interf POYPPNPPPPPS
en:intern KSPOOIPMYPON
en:interv PNSPPNOOPOQP
en:into QQ[OPQPROPIP
en:into a ROMPPPPNPPPP
en:into it UP]LPQPNQPPK
en:into our POSPPPPPPPPO
en:into that PPQRPOPaPQPW
en:into the KQMNPSPQNOOO
en:invent OTQPPOPPOPPN
en:invert NPPOROPNPPPP
en:invest POPP]OPPPPPT
en:invite OKPRPOLOP!QR
en:invoic QXP]PONPPOMN
en:invoic in ORPPPOPQPPPP
en:involv PPPPPOPWNPPO
en:irish NPVOPPPONOPN
en:iron ONPPPRPOPPPM
en:is WOH7PZRMI?FO
en:is a MZNRDP=>MHOO
en:is about PRPKNQXIOJNZ
en:is actual TQOOPQPQPPPO
en:is after PRPPPOPPPPPN
en:is all KMXNPIOQOMJS
en:is alread aRPPRKPPPPPO
en:is alrigh UOPPPSPPPPPO
en:is also IROPOSPOPOON
en:is always 8PPQNQOHOPPF
en:is amazin PPPPPPPPPPPW
en:is an PPQNPLPHPSPU
en:is anothe FOLPOOOROPOM
en:is any PPPPPNPPQPPP
en:is anyone PPPPPPPPaPPO
en:is anythi PPPPOPRPQPPN
en:is around PXPPPUPPPPQQ
en:is as JQPRONPSPPPM
en:is asked OPPPNPPbPOPM
en:is asking OQPPPTPPUPPM
en:is at NMPPOOQOPPPU
en:is awful PPPPPPPPPPPY
en:is back LQPQNOUNPPRO
en:is bad PWPPPPPPPPPN
en:is basica NPPPPPPPPPPN
en:is been NSOUOMBTOMIK
en:is being OPPPPPPUPPPT
en:is better RDPPPNQQPPOE
en:is bigger PVPPPOPPPPPO
en:is biscui OPPOPPPOPOPJ
en:is brilli ^OPPPOPPPPPT
en:is but OKOPPPPWPPPM
en:is by ONPOP^TPPPPW
en:is called NIPPPOPONONQ
en:is change QOZPPOPOPPPO
en:is cheape NIPPPlPPPPPO
en:is clear OPPPPPPPPPPR
en:is clever zOOPPPPPPPPM
en:is cold OOPPTPPPPPPO
en:is comfor OaPPPPePPPPR
en:is coming LGPOMPSWQQON
en:is comple PORPPOPPPPPP
en:is correc UNPPORPRPPPR
en:is covere UOPPPPPPPPPO
en:is dead ROMPPOPRPPOM
en:is decent OPPOPQPQPRPM
en:is differ ORPPPPPPPPPP
en:is doable PPPPPOPPPPPU
en:is doing OSPPPOPPPPPQ
en:is done VKPPPPOQSPPO
en:is down TLPPPOPPPPPR
en:is dry PPPPPPUPPPPP
en:is eating QPPPOPPOPPPK
en:is eight PFPPPMROPPPM
en:is eighty QOPPNLOOPOPO
en:is eleven M]PPPUPNOPNO
en:is email PPPOPPPPPPPR
en:is englis PPPPPPPPPPPT
en:is ever WOOPOOPPPPPN
en:is everyb PPPPPPPPPPPR
en:is exactl YPPPPLSPPPPN
en:is fair OOPPPVPUPPPX
en:is faster LOPPPOPPPPPO
en:is fifty QVPPSQPSPPPP
en:is fine QCNMNOPPPTYU
en:is finish OSPPPPTPPPPO
en:is five OXPPPWOPPPPT
en:is fixed PSPPPQPPPPOU
en:is for >SPQVNPTOQNR
en:is forty JOOORxMPPMPQ
en:is four HMPNJQQPPMOU
en:is fourte ONPPPZPVPPPT
en:is free OePNPbRMPPQW
en:is from LPPPPQPOPPNN
en:is full OMPVPOPOPPPQ
en:is gettin NNOPPPPPPPPO
en:is going PXNOOPPOPOOO
en:is gone VLOQOOPOPPPM
en:is good WLOMMQQMPMUJ
en:is got PARUOPOOSODK
en:is great NPPPPNPPPPPS
en:is had KGPPPOPPPPPK
en:is half cPPPOPPMPPPL
en:is handy hPPPPPPPPPPM
en:is hard OKPPPPPPPPPM
en:is hardly ^SPPPOPPPPPJ
en:is have NFtPNN_NPPPK
en:is he PPPOMKLPNPL[
en:is heard PRPPPPPPPPPO
en:is helpfu PPPPPOPPPPPT
en:is her JJPPqMPMPPOT
en:is his NFOO~NNMPMOI
en:is holdin PPPPPNPPOPPS
en:is honest WNPPPPPPPPPP
en:is how YLPOPPOOPOOD
en:is huge gNOPPOPPPPPO
en:is i OXPOQKQPOUPM
en:is if PNmPPPPOMPPQ
en:is in PASMJTOPQQPR
en:is includ PPPPP]PPPPPT
en:is inside MOPPpXP~PPPO
en:is involv PPPPPPP_QPPN
en:is it JONDVY<LSI?R
en:is just TRJORMPQQOOQ
en:is kind FVOPPMOPPPPP
en:is late TOPPPPPPPPPV
en:is left POPPRPPPPPPS
en:is less _DPPPePPPPPL
en:is like OPMPOOPNPPPH
en:is live PPQPPPPPPPPR
en:is lookin TPPPPPPPPPPO
en:is lovely NPPPPMPPPPPP
en:is low PPPPPPPPPPPV
en:is made aPPPPOPPPPPP
en:is making OYPPPPPPPPPP
en:is me 7RNN~LNENONE
en:is meant PNPPPOPPPPPT
en:is miles jNPPPTPPPPPM
en:is mine LQOP~NOPPPPQ
en:is missin POSPPPPPPPPS
en:is more IdLPNSNONOPN
en:is mr OTPPPPPPPPPN
en:is my NQRKkMPQKULQ
en:is neat WPPPPNPPPPPQ
en:is never NPOPLPOPQPPL
en:is next ONPPPOQPPPOP
en:is nice WQPPPQPPPPPK
en:is nine MOPPSUWPPOOP
en:is ninete QQPPSUPPPPPS
en:is ninety OPPPPNPOPPPQ
en:is no Q[JPQQQQPOQH
en:is nobody ROPPPPPRPPPS
en:is normal PPPPPPPPPPPT
en:is not CUVSLMNHGQWY
en:is nothin PPPNOQ[PPOMM
en:is now QOPPPPOWPPPV
en:is number PMPPPOPPNPPK
en:is off QRPOOOPNPPQN
en:is okay LGPKLXPWOLPK
en:is on EKLRMLPFOTNO
en:is one RRPNPVI>LOHR
en:is only ONQROOJPQRQN
en:is open OOPPPUMPPPTS
en:is our OTIN]PRPONKX
en:is out OQNPOOOXPPOT
en:is over QJPOOUNKPOPP
en:is paid OMPPONlPPPPQ
en:is part PPPPPOPPPPRT
en:is per PPPPPSPPQPPU
en:is perfec [PPPPPPPPPPK
en:is plenty _WOPPQPPPPPM
en:is possib PPPSPPPPPUPT
en:is pretty ~LPPPQPPPPPP
en:is put SQPPOOPOOPVK
en:is quick cQPPPPPPPPPJ
en:is quiet VOPPPOPPOPPN
en:is quite OUPPPQPPPPPR
en:is rare VRPPPPPPPPPO
en:is rather NXPPPOPPPPPI
en:is read TNPPXPPPPPPQ
en:is really fKPPPJPPPPPN
en:is right QAOPORNNLOPI
en:is runnin POSPPVROPPPN
en:is said PNPPPOPYPPPQ
en:is sat PQPPQRPZPPPQ
en:is seen UMPPOPPYPPPQ
en:is separa OPPPPcPPPPPM
en:is seven PPPPQLPPPPPS
en:is sevent LQOPOOPOPPPN
en:is she OOPPSFPOQPPR
en:is signed PPTPRPPPPPPR
en:is sittin NPPPKXOgPPPP
en:is six RUPOPRQPPOPN
en:is sixty NHPPOMPPPPPN
en:is slow NIPPOOPPPPPN
en:is small ONPPPPPPPPPO
en:is smart dOOPPPPPPPPL
en:is so bJPPOLOOOPPJ
en:is somebo ONPPPPPPPPPO
en:is someth TOPOPPOPPPPO
en:is still STNORTPMPQPQ
en:is ten PMPPPSPPPOPU
en:is that KUJZOWNEPXJJ
en:is the KPAGREQDQ>KP
en:is their ONPPPOPPPPPM
en:is them ONPPUPQOPPPN
en:is there BQQEGOUO[8K[
en:is thirty PPPPPWPTPOPQ
en:is this POPPONONTPOO
en:is three OSPOO[ROLOOR
en:is to ICROOPUPOOOQ
en:is told PNPPWPQUPPPO
en:is too JgPPOTPOPPPN
en:is true PPPPOHOOPPPP
en:is twelve POPPPXObPSPV
en:is twenty POPPPQPRPPPP
en:is two OYPNQfNQPQNL
en:is under ROPPPQPPPPPW
en:is up WRNNOGYPJLRK
en:is us QMPPNIPQPPPK
en:is useful RPPPPPPPPPPR
en:is usuall PPPPPPXPPPPQ
en:is very ~JOOMPMKNOOL
en:is warm POPPOTPPPPPP
en:is water PPPPPPPPPPPU
en:is we NOTPPOPPPPPS
en:is well ^MPPPSPPPOPO
en:is wet VUPPPPPPPPPS
en:is what SPPLKOPLQJMP
en:is when OMOOSNkFOOOO
en:is where NQRNPFQRSOOP
en:is who LNOQTPPQQRPN
en:is why LEPMOPPLPLOK
en:is with KPOORSKORONL
en:is within MNPO^SOpPQPL
en:is wonder PPPPPOPPPPPT
en:is worth ]BOPOQPOPPPS
en:is writte O]SPPTPPPQPO
en:is wrong POPPPOPPPPPM
en:is yeah OOPPPPPPPPPL
en:is yes PPPPQOXOPPPP
en:is you OPPPNNPUPPPQ
en:is your QQOOUOQNNOJQ
en:is yours POZVPPPPQUOW
en:ish POOPPOPOPOVL
en:isla PPPPPPPPPPPR
en:island PPPPRPPPPPPP
en:iso PPPPPPRPQPPS
en:issue MOPPPRQ[POPS
en:it IOWWVUSXJYAH
en:it a JDEOOQPQJNMR
en:it adds OqPPPRPPPPPQ
en:it after RQOPOQPOSQSG
en:it again TOPWRPPPPOPK
en:it all LNPQWPPOVOMT
en:it along PPPVPPPQPTPQ
en:it alread aOPPPOPPPPPT
en:it an PPPPQUPPPPPP
en:it and OWMPaNNXPRRM
en:it as PPLPOPOiPPON
en:it asks PYOPPOPPPPPQ
en:it at OLOPOZTRRRPG
en:it back RQPPRWQZQPMK
en:it be OPTNLOPPKNOT
en:it becaus PSPUONPOPPPO
en:it been PPPPPPPPPPPS
en:it before QRM]TGOXQWHP
en:it better P[TPPNPPOPPQ
en:it breaks PTPPPPPPKPPO
en:it but NTPOTPPWPPPM
en:it by PQQPRQRMPJJR
en:it called XQRPPPPPNPPL
en:it came IPPPPOPPPPON
en:it can ISPNPUQRQOPZ
en:it change PPPPPRPPUPPT
en:it charge PPPPP[PPSPPM
en:it come PPPPPWPPXPPL
en:it comes KQNMPQPQPPOX
en:it cope PPPPPPPPZPPO
en:it cost POPPPNPTSPPP
en:it costs QOPPPWPNTPPN
en:it could IO[OPGPNNPPS
en:it covers P_PPPSPPPPPP
en:it decide PPPPNPPPOPPQ
en:it depend PPPPPPPPPPPU
en:it did POYOMQOMPPPP
en:it differ PPPPPOPPSPPP
en:it do ODUOPFPIbPOC
en:it does QUQWPXJDPWNn
en:it done PPOOPPTPPQOR
en:it double OQPPPOPPPPPN
en:it down PPPPOONLQOOQ
en:it drops PPPPPZPPPPPV
en:it even eOPPPPPPRPPM
en:it every POPOPOPPPNPP
en:it feels OLPPPQPPPPPP
en:it first ONPPPON~QPOO
en:it fits PPPPPXPkPPPR
en:it for OIIPNQPeSPPF
en:it found gJPOPPPPPNPO
en:it four OSPOPPPOPPPM
en:it from OZONPQOYPPPQ
en:it gets NPPPTORPPPPT
en:it go PPONOOPMWPOR
en:it goes ?SMKWPOQQJP[
en:it going PMONOPZKRPPS
en:it got NPOPPOTPNPPJ
en:it had QPXROPPMPPPR
en:it happen NPOOPPUMOOPR
en:it has PN[FPQKQLKNS
en:it have PPYPPOPPQPPR
en:it he POPPrPOOPPPO
en:it help PPPPPMPUOO_Y
en:it helps PPPPPSOPPPPU
en:it holds POPSPVPSPPPT
en:it i GOONVKJSOPHL
en:it if OQRPPQOOPPOT
en:it in UNPWQSTTMWOT
en:it instea ]MQPPNPPPPPR
en:it into POPRVPPdPPPS
en:it is NIJNcMPRHJWV
en:it it QSOOSPPPPQPT
en:it just OPQPOOLPOPPV
en:it keeps UNPPPPOOPPPT
en:it know POPPPOPPjPPJ
en:it knows QOPPPPPPPPPT
en:it land PPPPPPPPPPPR
en:it last PNPPPPPPQPPL
en:it learns PPPPPOPPPPPT
en:it leaves OKTPPPPVPPPM
en:it like EOTPNJPOOPPV
en:it logs NYOPPOPPPPPQ
en:it looks NPOPPOOOPPPR
en:it make PPPPPTPPPPLU
en:it makes WPPOPPPPPPPR
en:it might PKdPPOPPPPPP
en:it mind RXPOPNPPPOPL
en:it monday PPPVPPPPPXPN
en:it more PWPPPOPPPPPQ
en:it moves XMPPPPPPPPPR
en:it must IOyNOKPMOOPK
en:it my WMPOPOPOPNPT
en:it myself [JPjTPPLPVNP
en:it need POOPPNOPDPPR
en:it needs NBnMSPQOPPMQ
en:it never SOPPPPPPQPPP
en:it no PNVPPPPPOPPQ
en:it not PPsOPPPPNPPQ
en:it now QKOPYMPOPPPY
en:it off OPRLVQOHPLNL
en:it on OQMSNMSOQPTK
en:it once OtPOPQPPPTPR
en:it only PPROPOPPTOPQ
en:it or PKPQPOPRYOPN
en:it out POMMPRSVROOM
en:it over NONWOTOMPOPX
en:it paid PRPPP_PPPPPT
en:it passes POOPPRXORPPO
en:it past QSPPZPOOPPPQ
en:it per PPPPPYPPQPPK
en:it please PLV]PPPNMOPL
en:it printe OORPPPPPPPPP
en:it prints PPQPPPPPPPPS
en:it put TLPPPQPMPPPP
en:it puts ]VPPPPPPPPPR
en:it rains OOPPPMPKPPPI
en:it reache PMPPPPPPPPPP
en:it read PNPPPPPPQPPM
en:it reads PPPPPOPPTPPX
en:it really PPPPPPPPPPPM
en:it rememb POZPPPPPPPPV
en:it right PPPPPOQORPOR
en:it rings PPPPPPPPPPPR
en:it run PNOPPXPL_OPG
en:it runnin PPOPPORVPPPP
en:it runs PQPPPPbPPPPP
en:it said OPOPPOPPPPPL
en:it say OORPPOPSOPPM
en:it sends P^PPPOPPPPPU
en:it set OOPQPVPQPQPL
en:it she MKPPXONPPOPO
en:it short POPOPPPPPNPL
en:it should OPWMKROMLNOQ
en:it shows PPPPPOPPPPPT
en:it signed PPRRPPPcPSPN
en:it since QPPPPNPOPPPQ
en:it so OOVPXSOTPOMN
en:it someth PPPPPNPPPPPQ
en:it sounds OPRPPPPOPPPN
en:it stands P[PPPOPPPPPO
en:it starts QVOPPPNPQPPN
en:it still OPOPPOPOPPPT
en:it stores PPPPPKPPPPPV
en:it straig O]PPPOPPPPPS
en:it take OQPPPGPNQPPH
en:it takes PUMNQ=^MONP[
en:it talks PPPPPPPPPPPN
en:it tells PTOPPOPOPPPP
en:it that ULTOPPPJPOLP
en:it the PKIQQSOPQPKY
en:it then POPPPPTSQRPP
en:it there LPNTPPPZPUMP
en:it they OQOOTNPOPPPO
en:it this PPPVOPTFPQOU
en:it though RJPPSRPPPPPO
en:it three OMZPPOPRPPUO
en:it throug OPPXQNNTPTOQ
en:it thursd PPPRPPPOPQPP
en:it till OPPPPPzPPPPO
en:it to LK|WNOPYLZOK
en:it today PSPWPOPOOPPP
en:it togeth PPPOPPPPPPqT
en:it told POdPPPPPPPPO
en:it tomorr PPPnOOP]PaOT
en:it tonigh PNPPMOPLP[QJ
en:it too OPSOONPNPPPS
en:it took NaNONQOMPPPL
en:it tuesda RNPRPPPPPPQP
en:it turns PTPPPPPPPPPR
en:it twice NFRPPPPRPPPN
en:it under POPPPOPUPPPN
en:it up ID<cPOTURTNM
en:it used OSPPPOPPPPPO
en:it waits PPPPPSRPPPPR
en:it want PPPPPPPPTPPM
en:it wants JOrPPOPOPPPM
en:it was LPADHO7TJJMC
en:it we OTPPUOPRPVPO
en:it well ONPPPPPPPPPN
en:it went P^MOOWOOOOPO
en:it were TOPPPPPPPPPO
en:it when PQPOPPPTQMOJ
en:it will F_P^PQROPRPe
en:it with RNO^P;PTPMSI
en:it within PPPWPPPPPQPQ
en:it withou ROPPROPPQPPU
en:it work POQPPOPPRPPN
en:it worked PXPPPRPOOPPN
en:it works URNNNWPOOPOM
en:it worth PPPPPSPPRPPO
en:it would GIoIQRN.JJ9G
en:it wrote NcPPPPPPPPPM
en:it you NQMMNFPPRPOX
en:it your PPPPPOPPSPPP
en:it yourse PPPPPPPPPPQT
en:item OPYPVHOMPPNI
en:its OIONUMPPOO@U
en:its a LTPPPPPOPPPN
en:its just NNPPPPPZPPPP
en:its own POVNOEOMPOPO
en:its the PMPPPMPPPPPQ
en:itself ZJUPRN=SPRJS
en:itself and UPNPPPPPPPPQ
en:itself in VPPPPNPPPPPT
en:itself is OPPPbOPPPPPR
en:itself when QXIPPPPOPPPQ
en:ja OQPPPFPOPOON
en:jacket OUPPPNPPPPPO
en:jam UOPPPPPPPPPQ
en:januar HQNNOR]NRLWM
en:januar and MQPPMQ^OPPPO
en:januar so PNPPPPXLPPPN
en:jar PMPPPPPPPPPQ
en:ji OPPPPOPPPPPU
en:jira ONSPPPPPPPPQ
en:job UPOPNPUPOPKK
en:jobs QVNPPKPQPPPP
en:john NMPPRPPPPPPL
en:join OMPOPOOPOY~J
en:join us PPPPPPP~PPMN
en:joined POPPPPPVPPQO
en:joinin PPPMPQPPPPPM
en:joke PUPPPQPPQPPM
en:joking PNPPPPPPPPPM
en:joyce PNPTPPPPPSPP
en:judge PUPPPPPPPPPO
en:july NPJ<AMNPOQSP
en:july and OQPPPPSPPXPO
en:jump NLPPPQPOOQPL
en:jumper PMPOPPPPPPPN
en:jumps OQPPPPPPPPPK
en:june PMHPONjP@OZW
en:june and QPPPPONOPPPN
en:june i QPPPSP[PPPPO
en:june thirti PPPPPTWTPPPO
en:junior OQPPPPPPPPPM
en:just SOUGSDFQK@2L
en:just a POTOPMPRPONV
en:just come ORPQPPOOPPPN
en:just do KiNPQLPOPPPO
en:just for PPVPPPPPPPPP
en:just got UPPPPPPPPPPQ
en:just i PMPPPPPPPPPO
en:just let POWPPPPPNPPM
en:just me PNPPqPPOOPPR
en:just not PNPPPPPPPPPO
en:just now OOTPPNOOPPPQ
en:just say ]PPPPPPPPPPT
en:just saying SOPPPOPOPPPM
en:just scroll MLLNPMOMNOLO
en:just so RTNPOQQHPPNQ
en:just the HEQRQPMUSOOY
en:just to QMPPRPOOPPPO
en:just us PPPPWPPPPPPP
en:just want PNOPPOPQPPPR
en:just wanted OPPPPPPPPPPT
en:just you PPPPPOPPPPPU
en:k OQPPPNPQQPPL
en:kaduna POPPPPQPPRRS
en:kano POPPPPPPVPPJ
en:karen PPPPdPPPPPPP
en:keen OSPPOPOPPPPQ
en:keen on PSPPOPPPPPPP
en:keep NSOGMM4ZPQOK
en:keep a OSPPPNPPPPPN
en:keep it [MNOQPNNPQTO
en:keep that POPOPMOPPjPP
en:keep the PRNHPQPROPPL
en:keep them PPPTPPPQVOPQ
en:keep track PPPPPPPPPPPS
en:keep you PRPPPPPPPNPP
en:keepin PPOPPMPPOPOO
en:keeps SNPOOPMPPONT
en:keeps the QJPPPQPOPPPQ
en:keith OIOQPPPPPPPP
en:kept POQPOPPRVPPN
en:kettle QQOMOQOLOHOJ
en:kettle on XOPOPPPOPNPO
en:kev hLPPPOPPPPON
en:kevin OKOPPPPOPPPP
en:key SLPVMPOHPQPN
en:key and VOPPPPPPPPPQ
en:keys OPOPPJPNPPPP
en:kick PMPQPOPNTPkR
en:kick off PPPPPOPPPPyT
en:kickof PPPPPPPOPPRQ
en:kicks NKPPOQmSPPPO
en:kicks in POPPPUQPPPPQ
en:kicks off ONPPPN~TPPPN
en:kid OLWLMPPHPNMN
en:kid 's NMTOPOPOOPPR
en:kiddin OKPTPPORPPPN
en:kids OPROLOQPNOPL
en:kill TCSPTOOMLPOM
en:kill for RLWPPPPONPPP
en:killed TMPPPPPPPPPP
en:kills ROPPPPPPPPPS
en:kilo NPSPPZPPQPPN
en:kilome NcPPPNOPPPPR
en:kilos TQPPONPOPOOW
en:kilowa POTPPOPPUPPT
en:kim PPPO[PPPPPPQ
en:kind GWPNOCMPOKNL
en:kind of McKOPINPPPOQ
en:kinder mNPPPiPPPPPJ
en:kindly OPQWPOPNPOPL
en:kiosk PPPPPPPVPPPQ
en:kiss zLPPPSPOPPPH
en:kit [LSPPOPSPPOT
en:kitche VPPMPPLQNQQL
en:kitche and XQOPPPPUPPPP
en:kitche table MMPOPPORPPSO
en:knee MQOOOLPNLPPG
en:knees PQPOONPOPPPG
en:knew [ORPPOPOPPPH
en:knock NJUNPPPOPSZR
en:knock the PP~PPUPPPTPQ
en:knocke ORPPPPPPPPPT
en:knocke back ORPPPPPPPPPP
en:know BNLQ@UQPQN-L
en:know a OJQOPOPPPOPR
en:know about OPQOPPOOMPPM
en:know by ONOPPQNPPPPP
en:know how LMPPPOPONPPK
en:know i OOPPPOSOPPPM
en:know if PROPPPPPNPPQ
en:know it PPKOOGONOOPR
en:know of PPPPPPPPPPPV
en:know that JRONPNPQPOPV
en:know the NQSPNPPLPPKX
en:know they OKUPPPPPPPPM
en:know what EOFPLTOQOPPN
en:know when UPPOPPPPQPPX
en:know where MYNPPNPOLPPL
en:know which PMOPPPPTPPPO
en:know who QQPQPOPPXQPO
en:know you PNPPPOPPPPPN
en:knowle YPPPPPPPPPPO
en:known PSPPPIOOOPPU
en:knows PKPOMMOJOOOM
en:knows who NHPPPPPPOPPS
en:kva PPPPPOPPPPPR
en:lab PGLROOONSNMT
en:label NLOPPQPPPPPQ
en:labels MQQORNPQPPNN
en:labor OLNOOblMQOPP
en:labor day PNOPPP~NPOPP
en:labour OPPPPPSOPPPQ
en:lad QRNKPOFPPLKI
en:lad in OLTPPPPPPPPN
en:lad who SQPPPPPPPPPO
en:ladder NPPPPOPNOOPL
en:ladies ^PPQOOPXQMPO
en:lads WPNNMLPFPNOI
en:lads are STPPPPPPPPPO
en:lads on RPPPPPPPPPPN
en:lady PQHOIQPPMHPK
en:lady in NMPPPSPUPPPP
en:lady with PNPPPPPPPPPO
en:lagos NNPPPPPPPPPQ
en:lah KRPOPMOOPPPK
en:laid RLPPPUPPPPPO
en:lake NPOPPOOPPPPO
en:lakh SOPPPpOPNPOS
en:lakhs OMPPT]OPPPPT
en:lambin ONPPPLPPPPPO
en:lamina QQPPUPPPPPPL
en:lamp OMSPPMPPPPOQ
en:lamps ONWPPPPPPPPP
en:land NHPPVQPNPMNU
en:landed QQONPOPPPPPQ
en:landin SPNPPPPOPPPN
en:landlo NTPQ]IPNPPJQ
en:landlo 's PPPPiOROPPPO
en:lane PRNPPMQPPPON
en:lanes PTVPPNOPPPPT
en:langua LPPOQAWNIOOU
en:lanyar POPPPPPPPPPM
en:lapses PZPPPiSPPPPP
en:laptop QSOOQMPOPOPN
en:large QPO_POPQPSPQ
en:large print PPNaPPPPPUPO
en:last UQQMKMM?PLGZ
en:last bunch ROPPPMPPPPPM
en:last day PPPPPPXPPPPN
en:last five PPPPPOPPOPPU
en:last lot PUPPPPPOPPPO
en:last month PNOPPLOPPPPO
en:last night QSPPPPPPPPPN
en:last one OQOONQLOOPPQ
en:last summer TKPPPKPPPPPS
en:last time O[QOLQMOMOM[
en:last two QUPPPPPPPPPO
en:last week QMPKPDUGOPPT
en:last word OKPPYPQPPQPR
en:last year QNQQMNLIQNNK
en:late OQRLJNRKOLPO
en:later IMPPOOPPTPNJ
en:latest POPUPPROPONN
en:latin OPPPPOPPPPPM
en:laugh TPPQPWPPPPPP
en:laughe mNOPORPMPPPM
en:laughi SGOOPNPOMOPK
en:launch OQPPPRWOPOOT
en:laundr PTQPPPPPPOPR
en:law QRPQHPOQNJOL
en:lawyer PRNRPOPPOOQQ
en:lead PHONNJRGRMiQ
en:leader OLPNOPPOOPQQ
en:leads NQNNPMPVPROO
en:leafle ODSRPLPNPQON
en:leak PPPPPPPPPPPM
en:leaks YUPPPPPPPPPP
en:learne QQPPORNOPPPM
en:learne it WUPPPSPPPPPN
en:learni POPPPOPOPPPL
en:learns PPPPPOPPPPPT
en:lease IMMWQZTPPRPQ
en:least GQVPQQOKPPLL
en:leave GYPQORPPNMPR
en:leave a PNPRPOPPPROR
en:leave it IePONPQOPNTL
en:leave that OMPNPOPPQMPP
en:leave the OOOUOOPkOQNR
en:leave you PPPOPUPPPNPS
en:leaves PHVORHQPPPNN
en:leaves the NPSPPPPPPPPO
en:leavin NPPPPPOOPPPS
en:led POPPPOPPQPPR
en:ledger PPPPPPPPPPPS
en:leeds HNPMOHNONMPU
en:leeds and NIPOPLONONNR
en:left ONQEPRRSPKFV
en:left in LYPPPRPYPPPO
en:left it YOPPPPPPPPPO
en:left off PPPPPRPbPPPS
en:left the OPPPTPPPPPPQ
en:left to ObPPPPPPPPPN
en:leg NIOOOMOOPOMN
en:legacy ONPPPjPtPPPN
en:legal PPOOFNOROQUM
en:legend RLPPPPPPPPPM
en:legwor OPPPNPPPPPPP
en:leices XSPPPPPPPPPP
en:lens PbPPPOPPPPPU
en:less YQNMLZLFGLNU
en:less than FPPPPYPOPPPR
en:lesson PSQPPMPOOPPO
en:let IORNNBKWKMNU
en:let her SLPRPPPVPQPN
en:let him RNYQPPPMNPOM
en:let it NQdNONQPPOOM
en:let me HKMOU<OSHFIh
en:let the PORQPNPXPPQP
en:let them PNNPPPPQPPTO
en:let us MTMOOTJQRQoN
en:let you PNOOONPMP?OQ
en:letter OMPXFPORPTNI
en:letter from POPQPPPPPPPR
en:letter to ONPPPOPVPPPQ
en:level OOPOPGMOTNQO
en:levy PPPPQSPOPPPQ
en:liabil OPPPQNPUSPPN
en:librar NQSPPPPPPPPX
en:licenc JNNSPMTPPOLN
en:licens MQOPZPOMPPPQ
en:lid TRPPPPOPPPPP
en:lids PO^PPOPPPPPR
en:lie JRPOOPOLOOPM
en:lie down NRQPPPPPPPPO
en:life MPMORLNNPOOR
en:lift OOQNMLQNOOOT
en:liftin PQPPPPPPPPPN
en:lifts OOPNPOPQPQPP
en:light SSRMLPPCONLM
en:light on OO[PPPPPPPPQ
en:lights KTPPPMPPPPPP
en:like ETVOQPNRNBKD
en:like a VTMVSQLPNMOF
en:like an MRPPPOPPPPPO
en:like being MNPPPPPPPPPR
en:like everyo PPPPPRPPRPPM
en:like for POPPPPPPIPPP
en:like from POPPPPPPQPPM
en:like how SPPPPPPPPPPO
en:like i IQPPPPPNQPPM
en:like in POiPPPPPPPPN
en:like is ROQPPOPONPPR
en:like it PPPPPQTFMPMQ
en:like my NNPPPPPPPPPR
en:like one POWPPPP]PPOP
en:like ours OSPPPQPPPPPO
en:like somebo OSPPPPPPPPPN
en:like that SNPCLNO;QMMR
en:like the TMXPMQOPPOPN
en:like them PPOPPOWPPPPP
en:like they JTQPPNPPPPPO
en:like this OPNQRRPPOPOM
en:like to ;PIPRTM_RIRQ
en:like two ONPPPOPPPPPQ
en:like us VMPPPPPQPPPP
en:like we OPPPPPP_PPPR
en:like with OOXPPNOPQPPP
en:like you OMPPOOPZRPPS
en:like yours PPPPPQPPPPPR
en:liked V?TOMLOKOPPE
en:liked it NO^PPPPPPPPO
en:liked the VOPPPPPPPPPP
en:likely PTPOPOOOPOPP
en:likes P9LQLQNPRNP<
en:likes a OPPPPPPPPPSL
en:likes it OPPPPRPTUPPM
en:likes the ULPPOOPPPPPM
en:likes to POPTOPPQPPOO
en:limit KPSP[POOPQOR
en:limit on NQPPPOPPQPPL
en:line OMROQVL_PQPS
en:line and ULPPPPPPPPPS
en:line by NQSPPOPPPPPR
en:line for MSPPPOPQPPPL
en:line i VMPPPePwPPPR
en:line in MPQPPPPPPPOR
en:line of PWPPPTPPPPPK
en:linen RMPPPPOOPPPM
en:lines PPOOOMPMPOOI
en:link QPRPOHOPPPN_
en:link they PPPPPPPPPPPV
en:link to PRPPPPPRPPPQ
en:link with PORPPPPPPPPO
en:linked NNPPPPPPPPPO
en:links POUOPPPPPOPR
en:list NNOIANPGFM@P
en:list and SPPQPMPPPOPQ
en:list by PPPSPMSONLPP
en:list for POPPPOPMPPPR
en:list i PPPPPPPPPPPV
en:list is RPPPPOPPPPPP
en:list of D;ONOBOMMONL
en:list to POPPPPPRPOPI
en:listed NQPPPPPPQPPM
en:listen P8PPQJOQPPEU
en:listen i OOPPPPPPPOPU
en:listen to PKPQROPSPQKQ
en:lists LCOPPOQPPPPQ
en:litera OLPPPOPPPPPO
en:lithiu PPPPPOPPbPPS
en:litre eOPPPQPPPPPS
en:litres ^OPPPPPPPPPQ
en:little N]OOMRRLNNGL
en:little bit OOPPPPPPPPPR
en:little ones OQ^PPPPPPPPP
en:live NQR:FOVQOMQQ
en:live in PQOPPOOOROPL
en:live with XPPPPUUPPPPK
en:lived ORRPPPPPPPPK
en:lives OOPPOOPOKPPO
en:lives in POPPPPPPPPPL
en:load PROPOKRQPJPW
en:load the POPPPOSvPPPQ
en:loader SMPPPPOPPPPP
en:loadin NUUPPOPPPPPU
en:loads PNPPOPUROOMP
en:loads of SPPPPO]PPPPP
en:loan QQONPRQWPOMO
en:lobby OOOPPOPPPPPM
en:local OPQPQNPPPPPN
en:locati NPPPPRPOUPOR
en:lock POWPOPPNPUPU
en:lock a QPWPPPPPPPPN
en:locked PPSPPQPPPPPT
en:locks PPPPPRPPPPPR
en:lodge PNPRPOPRPRON
en:log PUOQOMNNPPPS
en:log in N^OPPPPPQPQQ
en:logged RPQPPOPPPPPU
en:login JRMQPROaZPQM
en:logins OOPxPMOtPQNR
en:logist ORPPOPPPPPPO
en:logo NWVPPMPOPPPM
en:logo on ORZPPPPPPPPN
en:logs ?UOQONMMPPON
en:logs me N^PPPPPPPPPO
en:london PMQPOOPOPPPS
en:long =RQKEHQAQLLM
en:long 's PPPPPMPPSPPQ
en:long as ORPPPOQPPPPS
en:long do PPPPPPPPLPPK
en:long does PPPPPOPPEPPO
en:long have PPPPPPPPPPPS
en:long is PPPPPPPPaPPM
en:longer IQ^JOOOMPPTQ
en:longer than OQTPPPPPPPPQ
en:loo OUPPPOPOPPPN
en:look UPKMQQTPMNOZ
en:look after POPPPMPPNONX
en:look and POPPePPPPPPP
en:look at PQKNONTPPONP
en:look for NQSPPPPPPPPO
en:look i UPPPPPPPPPPR
en:look into PPPPPOPPPTPV
en:look it NPPPPOPOPPPN
en:look like VUNPNRPOMPPR
en:look the ^NPPPPPPPPPR
en:looked RNPNNPPPQMPS
en:looked at ONNOONPPQNPN
en:lookin UPMSRUPPNHHV
en:lookin at B^HNVSQOPNLS
en:lookin for _DQPNPORPPPT
en:looks aNPQOFOJSPQS
en:looks after POPPROPP]PPS
en:looks at OPNPMOPOPPPR
en:looks like TJRQPOOOOPPP
en:loop SLPPPMQdPPPQ
en:lord PJPNPPOMPMLN
en:lorna aPPPPPPPPPPP
en:lorrai POPQXPPPPPSQ
en:lorrie fRPPPPPPPPPO
en:lorry QYPPPOOPPPPR
en:lose OQONLSVWQNNH
en:lose a TIOPPOPPQPPM
en:lose it PMRPPWmdPPPP
en:lose the PUPPPQPPQPPS
en:loss NKPPPMPPRPPP
en:lost KMJOI8DIOPSF
en:lost the M[PPPPPPPPTO
en:lot WYOKLRQRQRLM
en:lot and SfPPPOPPPPPO
en:lot better YNPPPQPPPPPM
en:lot for N]PPPMPPPPPM
en:lot of LMNHPQRJTLJU
en:lot to OQPPPRPRPPPN
en:lots OQPPPNPTPPPU
en:lots of OQPPPPPPPPPT
en:lotter OMPPPUPbPPPN
en:loud OSPOLQOLPLO?
en:loud and PPPPPPPPPPPN
en:lounge OSPPPOPPPPPQ
en:love OTSHSKO:@XUM
en:love a PPQPPPPPPPPS
en:love is OMWPPOPPPPPN
en:love it YJSOPNPOPROR
en:love that LPPPPNPPPPPU
en:love to ONGOPOOOPOQZ
en:loved zNPPPPPPPPPL
en:lovely MPIFN?IKEONZ
en:lovely to cQPPPPPPPPPP
en:loves ^OPPOPPOPPPN
en:low OcOPPQOPPPPZ
en:lower PKPQP^POMPPS
en:loyal VLPPPOPPPPPN
en:luck NNPOPPPOPOPR
en:luck with PPPPPPPPPPPT
en:lucky OXPPPNPPPPPS
en:lunch VKMMLK<PCNiI
en:lunch with YRPPPPPSPPRS
en:lying NPPPPUPUVPPM
en:lyon ONPQPPPPPPPO
en:ma PUPQPOLPPPOu
en:ma'am QNOPOQKOPRQm
en:ma'am the jPPPPOPPPPPP
en:machin QQPOPOMORNLQ
en:machin and PPPPPPPPPPPT
en:machin in POPPPPPPPPPM
en:machin is OVPPPQPPQPPN
en:mad ]OPPQNPPPPPT
en:madam JPRKQNLQPKNd
en:made ZQOIPQUPPFNW
en:made a PGPPPOPPOPPL
en:made it PMPPROPPPPPP
en:made my NRPPPPPPPPPO
en:made the USPPNPZPPPPP
en:made up OWPPPNOOPPOR
en:made you PPPPPNPPPPPU
en:magnet OQPPPPPPPPPL
en:mail ODMkM?OOLaOD
en:mail the PPPSPOPLPMPN
en:mail you PPP[PLPOPdPN
en:mailbo OOPYPPONPPOT
en:mails NSPPPOPPPPPN
en:main IQQPMKOOPOQW
en:main thing PPSPPPPPPPPO
en:mainly OPPPPOPPLPPT
en:mainta PSPPPPPPPPPQ
en:mainte UNPPPROOUPPL
en:make NNTNQSRVOSUD
en:make a NJPNOQPOOLPT
en:make it J@cKNQRROQUP
en:make me NQNSPOPTPUPP
en:make of PPOPPPPaPPPT
en:make one PPXPPPPOTPPO
en:make sense PPPPPPPPPPJQ
en:make sure POPWPPPUPi]O
en:make that PPPPPPPPPPQT
en:make the NQPORPOSPPSK
en:make them QRPPPPPPPPPQ
en:make you WOPPPPPPPPPN
en:makes QUPNUGIFMNSS
en:makes it PPPQPPPPPPPV
en:makes me OmOPPKPOPOPK
en:makes my T[PPPPPPPPPQ
en:makes sense POPPPOPPPPPV
en:makes the NOPNbNOPPORU
en:making OPPOOHPOLOLO
en:making a OQPPPPPPPPPN
en:making time PPPPPPPPPPPS
en:malaya QNYPPOPPPPPO
en:mam SRPPYPPPPPPN
en:mama O]PPPSPOOPON
en:man TLSHMUMOOLR@
en:man from PNPOPPPRPPSP
en:man in [NOPPRPOPPPN
en:man was OPPPPUQPPPPO
en:man who PWOOUPPSPPTN
en:man with JPOPPNPPOPPM
en:manage PQORdGOQMTWX
en:manage 's PPPPPPPPPPPS
en:manage it POPPPPPPPPPM
en:manage on POPPPPPOPPRQ
en:manage to POPTPPPPPSOQ
en:managi NJPOaOOQPOPN
en:managi partne PLPPdPPOPOPO
en:manner XOPPPOPOPPPO
en:manual OMOOPKPSPPOQ
en:manufa PSPPPUPPTPPN
en:many QOPIL=LCXI:W
en:many are PPPPPOPPRPPP
en:many days POPPPPPPTPPK
en:many do PPPPPPPPPPOT
en:many hours POPPPOPPRPPL
en:many of PQOPPOPPTPPL
en:many people PPPPPOPOXPOU
en:map QOXOKLNLPONM
en:maps QKPPPOPOPPPO
en:marath POZOPPPVPOPQ
en:march LONSGQXKKPQR
en:march and MRQOOPIMPONO
en:march so OKPPOPDPPPON
en:marcus RPPPPPPOPPPO
en:margar OSOPOOPQPOPP
en:margin J]PPPcPOPPPN
en:margue POPPVPPPPPPN
en:marine POPPPNPPPPPN
en:mariso XPPPPPPPPPPP
en:mark NIROPLOOPNPM
en:marked OOPPPPPPPPPM
en:market EQMNOPPQOMPY
en:markin WRPPPOPPOPPN
en:marks PRPPPPPPPPPS
en:marque POPPPOPP^PPQ
en:marria QPPPPNPOPPPK
en:marrie POPPPOPOLPPL
en:marvel OJQPPOPOPPPN
en:mass POPUPPPaPOJO
en:mast SNPPPPPPPPPN
en:master QNPRPPPQPPPP
en:match TRPKPfPSPPPN
en:match it PVPOPcPUPPPN
en:matche SPPPPOPPRPPP
en:matchi WPPPPOPPPPPP
en:mate TSLONKMMOOOC
en:materi ONSPPNPPPPPN
en:maths UOPPPPPPPPPM
en:matron RKPOPOOOPPPN
en:matter ISOOONOMQPOM
en:matter most PPPPPPPPPPPR
en:matter of OUPPPNPPRPPM
en:may NLBHOLzDKWST
en:may and KKOPPPoPPPOO
en:may ask PPPPPPPPPPPS
en:may be OPPPSQOPPPPR
en:may i PPPOPPPVOR[X
en:may so QHMONPoDPONJ
en:maybe KKOKAQNPMLOS
en:maybe i PPPPPPPPPPYT
en:maybe the PPPPPPPPPPLS
en:mayo PSPPPPPPPPPI
en:md NTOQmNPSPPPN
en:me UPLeUJIUMJLG
en:me a LWON=HQXLNQR
en:me about PNMPGPOPOLOS
en:me all WPPPPOPPPPPS
en:me an PPPRRPPVPNPL
en:me and OQJRUKOOPPQN
en:me as NJPPPPPORPPN
en:me ask PPPPPPPPPNNR
en:me asking PPPPPPPPPPPV
en:me at RQPNPPMOPPRO
en:me back SOPPPPPOPOPN
en:me becaus SQPPPPPPPPPN
en:me before OPRPSPPPQPPO
en:me being TOPPPPPPPPPN
en:me by PQPWPPPOPeOQ
en:me come PPPNYPPPPM~[
en:me do OOPOPPPYPPOR
en:me down XONCPPOSOPSS
en:me five PMPdPPPOPPOO
en:me for SRONOVOPOOOQ
en:me get POPMPPPQPMNL
en:me he PUPPPLOPPPOP
en:me how PPPOPPPPPOPN
en:me i P4POUMNIKONK
en:me if Q_QPPOPLOOPR
en:me in OUQSPPPQQPQO
en:me is OcPOOUOMPOPN
en:me it PQOMQPPKPOPO
en:me just MLLNOMOMNOLQ
en:me like LPQPPPPOPPPP
en:me more PNOPPKPPPPPO
en:me my NLTPPPPPPPPP
en:me not N]PPPQOPPPPN
en:me off NLPZPOPPPPPP
en:me okay PPPPPPPPPPPT
en:me on RLPRPNLQOSNQ
en:me one NLRPPRPPSISN
en:me or PPPPPMPPSPPQ
en:me out OPOOPOPOPPPR
en:me put OOpPPPPOPPPO
en:me see QOMNPPPPPPNP
en:me show PPOPPPPXPPPT
en:me so QOPPUPQPPPPN
en:me someth SNP[PPPWPPPQ
en:me ten POPZPPf~PSPN
en:me that OBQdRKOOLKMR
en:me the Q%OoOIQM;NPS
en:me think PPPPPPPPPPPT
en:me this PMPOPPPPPPPM
en:me three NZPPPPPPPPPO
en:me throug PPPPPPPPPPPW
en:me to RSNBLPN[RIOU
en:me tomorr PPPSPPPPPRPT
en:me two XJPRPMOQPPOO
en:me up QQPeNNOiPQLJ
en:me what VPOPOSRQWPPL
en:me when LObPPPPOPPPO
en:me where PPPPPPPZPPQR
en:me which LPRPPPPOPPPO
en:me who MRVPPPPQPPPJ
en:me why OQPPPRPPRPPO
en:me you SKPPOPPPPPPS
en:me your MVPQPPPTPQPQ
en:mean LQOJKKQ>TPOG
en:mean it NTOPPNUPPPPN
en:meanin ONPPPOPPWPOI
en:meanin to OOPPPPPPPPPN
en:means WROLNONMNLOM
en:means a PPPPPPPPPPPR
en:meant IVNOPMOPOOPW
en:meant to O]PPPOOPPPPV
en:meanti PPPQPOPOPPPR
en:measur PFLLRNHTPNbR
en:measur it OOPPPPPOPPPM
en:measur the PMPNPPOSPQjR
en:mechan TNPPPPPPPPPP
en:meet SKMRPRYRKPAP
en:meet on PNOROPX[PSGF
en:meet the POPPQO]PPPFQ
en:meet you PPPOPPPPPNPU
en:meetin R:MQRQOWNUeQ
en:meetin and POPPJPPQPQPP
en:meetin with PPPPPPPPPPWR
en:meets PNPPdO_OPPPO
en:meets on PPPPUPiOPPPP
en:melbou QPPPPOSSNPXL
en:member KLQPVOHPPJQR
en:memori NPNPPPZ]PPPL
en:memory QPQPPNOPPPPM
en:men OUQOPOOLQOPL
en:mentio EQOSOOPOORNU
en:mentio it MQPXPOPPPRPO
en:mentio the POPPPPPPPPPT
en:menu PTQPPOPPPPPR
en:menus PQ]PPOPPPPPM
en:merely PNQPVPPPPPPO
en:mess QJPPPPPPPPPO
en:messag TRONMDKMPRMV
en:met OPONONMNPLPS
en:metal OPPZPOPWPPPN
en:meter PPQKPVPPSPPQ
en:method OMMOPNPPPPPN
en:metre PRPPOSPPSOPY
en:metres OUPPP?PPPOPX
en:metro RNPPPPPPPPPM
en:michae OQPPOPVPPPPO
en:mick RQPOPMPSPOPJ
en:mid MPNIMIcQQOQU
en:middle HYLOPTSQPOOP
en:middle of MVMOOQVOPPON
en:midnig QXYOMMQMPOOK
en:might PSROMP@OOHPM
en:might be MTOOPRMOPOOY
en:might have ORRPPPPOPPPO
en:might i PPPPPOPPRPVP
en:migrat OUPPPKPOPPPL
en:mile UPPPPOPPRPPT
en:miles YPPPPOMQPPPV
en:milk POOPPOOLPPNP
en:milkin ONPPPPOOPN^O
en:mill PQPOPPPPPPTU
en:millim PPPPPOPPPPPS
en:millio GNOFQIMROPOR
en:mind KRYESIOOOJLO
en:mind how POPPPPPPRPPJ
en:mind i UOQPPPPPPPPO
en:mind if PPUPPOPPPPOT
en:mind me PPPPPPPPPPPV
en:mind that ONOPPPTSPPPR
en:mind the MKPONNNNOOMO
en:mind you ROVPQKPPPPPM
en:mind yourse PPPPPPPPPPPS
en:minded OPPPPPOfPPPO
en:minded to PMPPPPPkPPPO
en:minds PSPPPPUPPOPN
en:mine OPNPuOOQPOQD
en:mine 's OSPPPOOOOPPN
en:mine and POPPvONQPPSN
en:mine to PNPPPOPPPPPP
en:minibu ONPPPMPPPPPR
en:minimu QOOOMiONMOPU
en:minist OLPPTPRPPPPN
en:minus NQQOPPNOOOMT
en:minute gPQLQ7>QNOUD
en:minute a OR^PPORPPPPR
en:minute and RQNOONLMPPPP
en:minute before OPPPPPPPPPPL
en:minute it UMPPPNPPPPPO
en:minute on PP_PPPPPPPNQ
en:minute so PNPPPPPPPPPN
en:minute the RPPPPOPPPPPT
en:minute with POPNPPPUPOWK
en:mirror MSPPPOPOPPPO
en:miss VLQPOIQMOPQR
en:miss a OOTPPPPPPPPO
en:miss it ^OPPPPPPPRPS
en:missed TONPPOONPPPH
en:missin PQLPPKOPPNPW
en:missus LOPPPPPTPPPP
en:mistak QIOPPWPNPPPT
en:moan RFOOPGPRPPPK
en:mob OQPPPMOSPPPP
en:mobile RONQPQKRPPPP
en:mock PPPPPPPPPPOR
en:mode OQYNPNPPPLPR
en:model QPPQPSJJNOQY
en:module UJMPOOOSRPOS
en:moira QQPPPNPOPPOW
en:mom PLPPORPPPPPT
en:moment GOJMLNFMILQ_
en:moment i P|PPPPPPPPPS
en:moment it ONOPPNPPPPPN
en:moms QQPPPPPPPPPM
en:monday SGJRO:TPPD]Q
en:monday 's PQPPPPPPPQPN
en:monday after PPPPPPROPPdP
en:monday and PHPMPPQkPOML
en:monday at PLPKOMMJPEgV
en:monday i OOONPPPJPo[T
en:monday is PNPPPPTPPPlN
en:monday it PbPPPPPPPPYT
en:monday mornin PQPPPPPPP_TP
en:monday the PPPPPPPPPPES
en:monday week POPMPPPOPK_O
en:monday when OSPPPPPOPPRP
en:monday with PPPKPPPOOKiR
en:money SVOIm5OSHIL@
en:money and PQPPRMPOPPPP
en:money for ONMOOZPpOPPR
en:money in OLXPWNPTPPPP
en:money is ORPPMbPSPPPP
en:money on [PPPPMPPPPPO
en:money to PVPPPKPPPPPN
en:money wise PPPPPSPPPPPQ
en:monito PP_PPQP[OPPP
en:monsoo OMPPPPQPROPM
en:month MRNBJsPURJKY
en:month 's QTPPPSPgPPPS
en:month after PPPPPPPPPPQS
en:month and KSOPRPOOOPLW
en:month each PPPPPXPPPPPQ
en:month end NUPPOOPPPPPT
en:month for NUPPOYOMOSPP
en:month i NPPPPSPNPRQG
en:month is QPPPPQPSPPPO
en:month no PPPPP[PPPTPS
en:month per PPPPPTOPPPPV
en:month so PPPPPNWPPPPQ
en:month to POPPPWOPPPPO
en:month with PPPPPMPdiPPQ
en:monthl QKRQPdMPNPOW
en:monthl and PPPPPIPPQPPP
en:months ;iMOKkMCROEU
en:months free PPPPPbPPPSPS
en:months in P^PPPQPOPPPR
en:months of OoPPPfOPPPPO
en:months on PhPPPNPPPPPN
en:mood PPPQUPOWPPPM
en:more O^OKGWHRP3@N
en:more a ROPPPWPPPPPQ
en:more for ]PNPPYPQPPPO
en:more i ONOPSPPPPPPO
en:more in MMQPPOOOMPPK
en:more like MQPPPOPOPPPJ
en:more of WOONPONSPPPV
en:more or PPPPPMPPPPPR
en:more than OhOML[MMROMJ
en:more thing OLlPPPPPPPPP
en:mornin QQQNH!>OOVaU
en:mornin all XWPPPPPPPPPR
en:mornin and POOOPLOOPMPI
en:mornin both PPPPPPPPPPPS
en:mornin i KPPOPMPPPPQM
en:mornin mr PPPPPPPPPPPR
en:mornin to QOPPPPPPPPTM
en:mornin when PPOPRPPUPPPN
en:mornin with XMPOPPPPPPOO
en:mortga OOPPOSPPPPPN
en:most NOPMIQ6PPLId
en:most of GPQOONOOOOOJ
en:most people PPPPPOPPPPPS
en:mostly I/KKKMJHMHNE
en:mostly and ONPPPPPPPPPN
en:mother OSPLQISPEMOE
en:mother 's PPNPOPPQPPPJ
en:motion POPPPPPcPPXN
en:motor PPPPPUOPSPKM
en:mount QNSPPOPP[PPO
en:mounta POPPPUPPPPWM
en:mouth RPPPPPPPQPUL
en:move PPOONOMbPOGN
en:move the ONPIPON]PKOM
en:moved XULMPOOELNMF
en:moved by PNPPPPPPPPPP
en:moved in QMPPPPPPPPPO
en:moved to OPPPPPSPPPPN
en:moveme PPPPPOPPPPPS
en:moves QNROSPPOOOOQ
en:moving P_PNPJTOPON[
en:mr IPGQjNTELSSU
en:mrs NUNQbNNJOPQV
en:much MVLHOtMG[II:
en:much as LROPPPPPPPPL
en:much for PVPPPSPPPPPP
en:much i OdPPPVPPPPPO
en:much is OPPPP~PPaPPG
en:much per PPPPPXPPVPPK
en:mud TPPQPOPPPQPL
en:multi PPPPPQPPPPPX
en:mum PGOPNLOPNPPJ
en:mum 's RMPQOPPOPPPN
en:mums LKTPXPOPPPPN
en:museum POPPPPPPPPPR
en:music OURPOOPOPPPP
en:must MReCKSQJNVQ?
en:must be L4RMNRTMGRLJ
en:must for ONOPPPPPPPPN
en:must have OdPPPPPOPPPN
en:must say WPPPRNPPPPPQ
en:mute PNPPPPPPPPPO
en:my [TNLISCMCPL:
en:my accoun PKPPPPPPPPPP
en:my aunt KFPPOPPQPPPO
en:my back PTPPPPPPPPPO
en:my boss OPPPPQPUPPPR
en:my brothe GPMPDOOPQNOU
en:my call NTPPzPPOPPPO
en:my camera PGPPPPPPPPPP
en:my card PPPPPTPULPPP
en:my client MUPPPPPPPPPP
en:my collea TJPiPPPMPTLT
en:my dad PHPPQOPNPPPT
en:my daught OPNONMPMPPPN
en:my decisi OQPP]PPPPPPO
en:my direct OPPOQPPPPPPU
en:my door QOPPPPPPPPPR
en:my driver K|OPPPPPPPPO
en:my end PRPOPPPPPOPR
en:my engine _PPNePPPPMbT
en:my eyes QPZOPOPNPPPM
en:my father LQPPVPOOPPPO
en:my favour PVPPPVPPPPPU
en:my first MPWPPPPOPPPR
en:my friend SNPPPQPPPPPN
en:my girls PSOPPPPPMPPN
en:my god PPPPPPPPPPPS
en:my grandf ONPPPPPPPPPU
en:my grands OPPPPQPSPPPN
en:my guy QQPPPPPPPPPN
en:my guys KVRPPNPMPPPN
en:my hand SLNPPSPNPPPO
en:my hands PNPPPPPPPPPN
en:my head OPPOGPORNOOO
en:my house PVPPNPPPPPPQ
en:my husban SKPPOOOTPNON
en:my in OMPPPPSPPPPO
en:my job XQPPPSPPPPPQ
en:my kid OOPPPPPPPPPS
en:my kitche SPOPQPPPPPPO
en:my last POPPPUPPPTPS
en:my life LPPPPOPPPPPR
en:my list OPOOPNPOPPPJ
en:my lot PPPPPRPPPPPN
en:my lunch NNPPPPPPPPPM
en:my manage PPOWPRPyPUL[
en:my mind ItOPONPQKPRO
en:my mother OGPOSOPOPPPL
en:my mum SNPPPOPPPPPP
en:my name GOKO|MMWPPNM
en:my neighb PJPPOPOOPPPO
en:my nephew @MOMPGOPRNPN
en:my niece OKPQONPOPPPN
en:my office OXPPPPPPPPPN
en:my old QOOPMOPOPOPO
en:my one L[PPOOPPPPPM
en:my only LUQPOMSOPPPN
en:my own SPNR]QPUQQSO
en:my partne OZPPSPPRPPOO
en:my patien SOPPPNPPPPPO
en:my pen OQPPcOPPPPPO
en:my people NZPPPOOOPPPJ
en:my phone MOWQPOPPPPOM
en:my place QPOPRPPPPPPP
en:my screen POPPPPPPPPPU
en:my side OPQPPPPPPPPS
en:my signat POPP_PPbPYPO
en:my sister SPONMPNPOOON
en:my son QGPPKOPHISPN
en:my tea VJPPPPPPPPPQ
en:my team QNPPPOPNPPPO
en:my thing OPRPPPPPPPPM
en:my time NPPPPPPPPPPT
en:my truck QOPPPPPPPPPR
en:my two QLPWPOPPPPPN
en:my uncle POPPSPPNPPPP
en:my whole YOOPOOPNPPPM
en:my wife PFOLNMPQTNOQ
en:my word POPPPYPOP~OQ
en:my worry PLOPPOPPPPPO
en:myself ULP^TKLOPoLN
en:myself and POPOPPPPPOPU
en:myself in PRSPPOPPPPPO
en:myself on PPPNPOPTPZcS
en:nae R^PPPOPONPPO
en:nah PQNOUNLJPPOF
en:nah i QSPPPPPPPPPP
en:naira OQPPPePSPPPN
en:name QKOUh:KPRSFK
en:name 's ONPPRPPOPPQR
en:name and OQPOPPPPPPPR
en:name in RPPPPPPPPPPP
en:name on NDPLyNOOLPMM
en:name over PNPPzPPPPOPM
en:name to RPOPUPPPPPPQ
en:named JDMOOJPNPOPK
en:names GSR[PKNTPOEN
en:names and POPPPPPPPPPL
en:names on PPOQSPPSPPPP
en:nap QNPOPPPMPQUN
en:napkin ZPORPPPNPPPN
en:native PNNPPOPPPPPU
en:natura PVPPPSPPQPPR
en:nda POPUPPPMPPPN
en:near PQPOOQOMPOQT
en:near the ORPPPOPPPPPN
en:nearly RQNNKUMQNONM
en:neat ~KPNPJPPPLPN
en:neat i ROPPPOPPPPPN
en:neates PPPPPPPPPPPT
en:neck KOOPRQPPPPPL
en:need RLkLQJSOP=,O
en:need a NOZPQGPQSMOL
en:need about PPPPPPRPPPPS
en:need from ONQNPNPVOPPP
en:need is KLWPPPPOPPPO
en:need it CQWHONWBPMOI
en:need off PPPPPPPdZPPM
en:need somebo TOPPPPOPPPPP
en:need someth OOOPPPdOPPPP
en:need that OQOSOPNOPOPP
en:need the KAORTOLOSKNC
en:need three PPPPPOYPPPPS
en:need to SN5JPKLONDLX
en:need two OPPPPPPWPPPP
en:needed VJUPPNOPPPPO
en:needs DO]OPORNPPJS
en:needs a OROPPPPPPOPR
en:needs to OJXOPPTMOPPN
en:neighb P;MNLQNLPOOG
en:neighb 's NLPPPOOPPPPM
en:neithe PRPOOHNOPNPR
en:neithe of RTPPPPPPPOPP
en:nepa PRPPPOPOMPPO
en:nephew KHMKPBLPRMQL
en:nephew 's OLPPPPPSPPPO
en:nervou KhOOPMMOOOPO
en:nervou about PmPPPPOPPPPR
en:net POPPP~PPPPPW
en:networ IYPOQPPNQPPT
en:never YJNPOAJ8UPKL
en:never been LNOPPOPPPPPP
en:never had ^CRPPOPPOPPN
en:never happen wKPPPPPPPPPP
en:never mind NHSPPOPPQPPH
en:never once RPPPPPPPPPPP
en:never saw VOPPPPPPPPPP
en:never seen NPPPPPOPPPPL
en:new PMDPPLcHOOOY
en:new financ PPPPPPgPPPPR
en:new one PNOPOPPQPPNR
en:new people PPPPPQPPPPQT
en:new suppli POPP_PPPPPPO
en:new year OIOOOOQMPNQL
en:newer OPVPPPPTPPPR
en:news OPPPPOPPPPPL
en:newsle OOPYPOPPPPPP
en:newspa NYPPPPPPPPPL
en:next KJOKJROXOHmV
en:next day QQPPPNPPPPPP
en:next door KUNPOMPPPPOL
en:next friday PPPUPPPPPPKQ
en:next monday PPPOPPPPPH~Q
en:next month OOPOPPTgPOON
en:next one PMSMQQOSPOWO
en:next thursd PPPOPPPPPPWT
en:next time PNOPPPPOPPgN
en:next to RNPMPSKRPOQQ
en:next tuesda PPPPPPPOPQeU
en:next wednes PPPPPPPYOTiO
en:next week MPMKOLMINR]T
en:next year NFPNORVKQQHP
en:nice CHOLOPPNMLPB
en:nice i fOPPPPPPPPPO
en:nice to PQLPTPPPPPPP
en:nicely eQOOPPPPPOPN
en:nicer PNPPPPPPPPPR
en:nicest UOPPPOPPPPPQ
en:niece NJPQONPOPPPO
en:night QOVQNFSQOOPL
en:night and XRPPOPPOPPPP
en:night shift PQRQPOORPPNQ
en:night with TOPPPPPPPPPP
en:nightm OMPPPPPPPPPN
en:nights SOOPOGLTOPNT
en:nights and ONPPPPPPPPPP
en:nine TXNPSZPOOQY]
en:nine a PNPPPhOPPPPL
en:nine and LPORVPOPPPMP
en:nine days SQPPPLROPPPL
en:nine hundre MPQNOLNOPNOR
en:nine in OQPPPQPPPPPR
en:nine minute hNPPPPPSPORN
en:nine of MWPPONPOPPPN
en:nine percen RSQPPUPPPPPQ
en:nine pounds PPPPPlPPPPPT
en:nine thousa N]POOPOOQOPQ
en:nine to PPPPPTPPPPPS
en:nine weeks PPPPPPdPPPPX
en:nine with VPPPPPPPPPPV
en:nine years WKPNPPPPPPSS
en:ninete RRIPPaSTOPWK
en:ninete hundre TRPPPOPPPPPO
en:ninete of PNPPPP[OPPPM
en:ninete thousa OPPPPWPQRPPN
en:ninete to PPPSPPP]PQLP
en:ninete years OTPPPOOOPPPO
en:ninety LRJNM]PQLRJ[
en:ninety a RRPPPuNPTOPV
en:ninety days OPPOPWLRMPNT
en:ninety eight NNPPPPPPPPPN
en:ninety five QRPNPmNROSPU
en:ninety minute OQQPPPPPPOON
en:ninety nine PWPPPHPPOPPR
en:ninety one PPPPONWOPPPJ
en:ninety second cMPPPOPPPPPS
en:ninety thousa OSPPPZPOPPPG
en:ninety three PPPPPMPPPPPW
en:ninth KQKOOKYOOQmL
en:ninth 's PPPPPPPPPPMO
en:ninth of PNPPPPYPPOOQ
en:no QZPPRVIKIMO_
en:no and NQPPPPPPPPPO
en:no bother ONPPPQPPPPPW
en:no charge PPPPP~PPPPPU
en:no compla WNPPPSPPPPPQ
en:no cost PPPPPhNPPQQQ
en:no do PHPPPOPPPPPL
en:no fair PPPPPPPPPPPT
en:no for P~PPPORPPPPQ
en:no good OPPPPPWPPPeM
en:no i PKOQPTOPRNPO
en:no idea RPPPPSPPPPPK
en:no issue OOPPPTP^PPPO
en:no it Q?ONUENOOOPT
en:no its PNPPRPPPPPPP
en:no just PPYPWPPPPPPS
en:no more ZJPRPPPQPPPO
en:no no PKPPPPPPTPPS
en:no not PPPPPQPPSOPU
en:no one PQPPPPPPPPPR
en:no point PNPPPP?PPPPO
en:no pressu PPPPPPPPPPPS
en:no proble LPPSPLRPPSPP
en:no promis PPPPPPPPPPPR
en:no quarre MNPPPSPPPPPM
en:no questi tNOPPRPPPYPR
en:no rush PPPPPOOPPPPS
en:no shows sHPPPNPPPPPK
en:no signal NPRPPOPPQPPK
en:no slides PPPPPOPPPPQV
en:no such ONSPPPPPPPPL
en:no that FNPPPOPOPPPR
en:no the PNPPYPPPPPPP
en:no they PLPPSPPPPPPM
en:no time POPPPPRPPPPN
en:no to RQPWPPPPPPPN
en:no use KOQPPPQOPPPN
en:no view ONPPPPPPPPPM
en:no way PVPPPPPPPPPS
en:no we PPPOPOPPPPPS
en:no worrie POPPPPPPPPPT
en:no you ONPPPQPTPPPN
en:nobody ^KOPTLPPKQOD
en:nobody 's XMLQMPRQOQPQ
en:nobody at LQPPPPPPPPPM
en:nobody can MNPPPPPPPPPP
en:nobody does PONPPOPPPPPR
en:nobody else aMPOYNOMPPPM
en:nobody had WPPPPPPPPPPP
en:nobody has MQQPPOPPPPPQ
en:nobody in O_PPPPPPPPPR
en:nobody is NQPPVPPVPPPN
en:nobody knows LLPPPOPPPPPN
en:nobody mentio NVPPPPPPPPPN
en:nobody on MTOPSPPOPPPN
en:nobody to NPPP[PPQPPPO
en:nobody told NYPPPPPPPPPQ
en:nobody wants PSOPPPPOPPPP
en:nobody will fQPPPPPOOPPO
en:nod MKNNrNLMPMPN
en:noise QUNPNOONPPON
en:non OaPPPPPPPPPN
en:none POQNPLOOOOPV
en:none of NISOPPPPPPPS
en:noon OIO3OGOUOGTK
en:nope ORPPWQPOPPPJ
en:nor OVPPPPPPPPPO
en:normal TQPNOOQKOPM_
en:north QONPSQNSPOPV
en:north side ZNPPPPPZPPPO
en:nose OMPPPPU[PPPN
en:nosy PNPRPPPPPRPP
en:not H_Q>EJRHN5IG
en:not a NMRPKQPPMORL
en:not about PWPPPPOOOPPK
en:not after OWRPPPPPPPPO
en:not all PQPPPSRPPPPQ
en:not an PNPPPPPPPPPM
en:not and OVOPRPPPPPPP
en:not argue hIPPPQPPQPPM
en:not as PUPPPOPPPPPP
en:not ask NOPNPPPOQNPL
en:not at PRPPPOQPPPOV
en:not bad [MPPPPPPPPPM
en:not be MXQKNNUNMLOJ
en:not been NQSPPPPPPPPP
en:not before OIPOPNGOPPSM
en:not believ M[PPPQPPPPPP
en:not bother P]PPPOPPPPPO
en:not break ONPPPOPWPPPR
en:not built PjPPPPPPPPPS
en:not buy PNPPUPPPPPPR
en:not by PPRRPPNPPPPQ
en:not care PXQPPPPPPPPP
en:not change POPPPPQPPPPJ
en:not charge PPPPPuPPPPPV
en:not come VNQPPNOPPPOM
en:not compet PPPPPOPPPPPS
en:not compla POPPPPPPPPPU
en:not convin PXPPPPPPPPPP
en:not count NNPPPNPPPPPQ
en:not discus PNPPPPPPPPPK
en:not do RJRSOKNHOMLZ
en:not doing N^PPPPPPPPPQ
en:not done POVPPPPPPPPS
en:not even NLPPORPQOPPK
en:not expect UMPPPPPPPPPQ
en:not find PROPPOPPWPPK
en:not for K[QNOIOKSOOP
en:not forgot OZPPPOPPPPPO
en:not get PPOMPPNJOOOG
en:not gettin KMPPPPPZPPPM
en:not give QOPOONROPPPR
en:not go QLOPXMPNOPOO
en:not going UKMOQPPQPOPR
en:not good P]PPPPPPPPPV
en:not got @OPPOQOOQPPS
en:not had [CPPPPPPPPPW
en:not happen PPPSPOPPPQPR
en:not happy ONPPPPPPPPPN
en:not have UVOKSLNHMLOT
en:not having OdPPPPPPPPPO
en:not hear YFPPPRPPPPPO
en:not heard pOPPPPPPPPPQ
en:not help PcPPPOPPPPPQ
en:not here POPPPPPPPPPT
en:not hold OpPPPQOPPPPR
en:not how PPPOPPPPPNPR
en:not i PQQPPIONOPPP
en:not in QURMPLONPMN^
en:not it QWNPOPPOOPPV
en:not just PDcPOONTLPPN
en:not keep PYOPPNPOPPPQ
en:not know IRNNORNSROPR
en:not laugh QOPRPRPPPPPM
en:not laughi ONPPPOPPPPPR
en:not leave MTPPPPPUPPPO
en:not let OOUPPPPPPPPU
en:not lie LOPPPPPPPPPQ
en:not like PTQOPSPKMPPQ
en:not look QGOPOOSPPPPL
en:not love NSPPPPPPPPPO
en:not make MUOPOQSPPPPQ
en:not me NPPOXLPOPPPN
en:not mind PNSPPJPPPPPX
en:not mine OMPQMPSOPPNO
en:not miss OORPPPPPPSPS
en:not move PNPPPPSPPPPQ
en:not my OQPPPQPPPPPT
en:not need [ONOURNLOOPO
en:not no PPPPPPPPPPPY
en:not on LOUONLQOPOMW
en:not once ZJPPPPPPPPPN
en:not one TNTPULOOJOPO
en:not only NMZPPMPOPPPM
en:not open RPPPPOPPTPPO
en:not out PNPOPRPPPRWR
en:not pay NPPPQQPOOSPN
en:not paying OVNPPPPPPPPN
en:not possib PNPPPRPPPPPS
en:not promis PNPLPQPPPLPT
en:not put RYOPPNOKPOPV
en:not puttin P~OPgPPSPPPP
en:not read OOSMMMOMOPOM
en:not really GNMPPOPPPOPJ
en:not said NMPPPPPPPPPP
en:not say QEOOFPONQOPW
en:not see GSRONMMJNOON
en:not seen NPPPPOPPPPPP
en:not show QPTPPOPOOPPQ
en:not sign PQPPRPPOPPXO
en:not sit OLQTPPQPPSPN
en:not someth OZQQPMOPPQPX
en:not speak OPPPPOPPPPPH
en:not start PQPPaTPPPPPO
en:not suppos PLPPPOPPPPPO
en:not sure MtPNPYOKOPPU
en:not take IUQPOPNNFPPN
en:not talk OLPPPOPPPPPJ
en:not tell Q>POKOPQNNOJ
en:not that ONPPPLPPPPPT
en:not the KQNQGUPVQQJI
en:not there SSQOOHMOPNOX
en:not they NOPPPOPPPPPO
en:not think NoFOPNOKOPOQ
en:not this OVPPPOQOPPPN
en:not to QOPQOPQKPOOM
en:not today PPPOPPPPPOPV
en:not too _LPPPSPPPPPM
en:not touch QPSPPPTPPQPP
en:not trust MTOOOPPOPOPL
en:not us POQP[PPPPPPR
en:not use M[OPPSPOPPPN
en:not wait PQOPPPUPPPPO
en:not want PqLNLIQFIPNW
en:not we OPOPSPPPNPPK
en:not with PRPOPPPPPPPP
en:not work O[JPPPPPPPPV
en:not yet PTPPPPLPPPPW
en:not you QOQQOCNQGNRK
en:not your OKPPPPPPPPPN
en:not yours MOOPPOPPPPPP
en:note PQPSOPLONNKM
en:note in PPP]POPOPYPR
en:note it PTPOPOPPPNPQ
en:note that POPLPPPOPLPO
en:noted JNMNODOKOONF
en:noted that OPOPPPPOPPPL
en:notes THUPPNEKPRMO
en:nothin O^PET[RMJLLL
en:nothin before PQPPPPFPPPPO
en:nothin but POPPPMPPPPPM
en:nothin else MQPPPPPUPPPL
en:nothin gets OLOP~OPPPPPN
en:nothin is MVPPQWPPPPPS
en:nothin on OSPPPQPPMPOS
en:nothin to _?ONOJPOPLPN
en:nothin up PPPPgVPPPPPR
en:notice PVQOKQSGPPKS
en:noting OOPPPRPPPPPR
en:novemb NOKNPI^ONKLM
en:novemb and MUPPQOKSPPLN
en:novemb so PNPPPPTPPPPO
en:now ^EJBPO;PH?NT
en:now and NONOPPPXPQPP
en:now do PPPPPPP^PPPM
en:now for OUPPPNPQPPPP
en:now i ZMPOOQPMPONN
en:now if OPbPPOPPPPPQ
en:now is MPPPPNPOPPPL
en:now it POPQNPLNPPPH
en:now she XQPPQPPPPPPO
en:now since POPPkPPPPPPO
en:now so PPPPPPPVUOPP
en:now that ~DMOOPPMOPOI
en:now the PNNPOPPOPPPM
en:now they QQSPPPPOPPPM
en:now we NMPPPNOOPPPL
en:now you XQPPOXQOPOPE
en:nowher O|PPPOPPPPPO
en:number MT]WQX?MNQHI
en:number and POYPUPPPPPPP
en:number four OXPPPIPOGPPJ
en:number i PLiPPPPPPPPP
en:number in MRPPPSPPPPPQ
en:number of P]PPPRPPPPPU
en:number on PNQ_PNPTPPPU
en:number one PPPPPNPPPPPO
en:number that OOUPPOPPPPPP
en:number three OPPPPUPOPPOK
en:number two ORPPPPPPPPPL
en:number you PQPPPmPTTPPN
en:nurse QVVPPRPNPPPI
en:nurses PYMOOPPOQPOM
en:nursin PXPPPPPPPPPQ
en:o LQRMSNQWOQNJ
en:o'cloc OUKKLDJPGP~O
en:o'cloc and PQPOPPPOPOTM
en:o'cloc i PPPOPPPPPK_U
en:oak RNPPPOPPPPPT
en:object jMKOPOPPPPPQ
en:obviou POPPOOPYPPPJ
en:octobe PQRPPRU=NNQN
en:octobe and O]PPQPJOPPPP
en:octobe so POPPORUOPPOO
en:odd LPONPOPOPOPM
en:of KULURMNEMPOP
en:of # OPOPRPSOPPPN
en:of a TQOOOMPAPNLJ
en:of all OPPPPSPPPPPP
en:of april K<ONMPPRNPOP
en:of august OMPOOOdNPMST
en:of charge PPPPPIPPP]PS
en:of course OPPJNAMPPKLf
en:of decemb QLPONPpOPOMN
en:of each POUPPQPPPPPM
en:of every OPZPPOPPPPPQ
en:of everyt RPPPPPPPPPPO
en:of feb PPPOPPOOPZTR
en:of februa IAOMKM^JOPPO
en:of five POPPQTPNPPPT
en:of folks PPPOPNPPPPPV
en:of forty PPPPPSPPPPPO
en:of four PSPPRRPPPPPQ
en:of her MMPUNPPOPPPN
en:of him NjPPaPPOPPPN
en:of hours ROPPPPPPPPPN
en:of insura POPR~PPPPOPO
en:of intere PPPPPNPPfPPP
en:of it IRPOQQPPNNJP
en:of its PUPPPOPPPPPP
en:of januar M?NLJHPPNHSM
en:of july PFONONRLPTQO
en:of june NHOPOJGPPPSS
en:of manage PPPPWPPPPPPP
en:of march HJKROMWPORMM
en:of may H=KMM>hNLSSH
en:of me ]NPPPNPOPPPN
en:of mine LSRPOOOTPPPN
en:of money OSPPPrPPPPPQ
en:of my PSORLPOROMPJ
en:of next POPPPNSOPROR
en:of novemb NONNQNKDOGKK
en:of now PPPPPPPPPPPS
en:of octobe MROQNN6KONQO
en:of one LVONPPOQPONQ
en:of our NTNNM;OPPOPW
en:of ours OPUPMQPPPPPR
en:of paper ORYPPOPPPPPO
en:of people QNPPPMPPPPPN
en:of septem HQONNRBJONPP
en:of servic POPPYPPPPPPO
en:of somebo PbPPPPPPPPPP
en:of someth OQPPPXPPPPPO
en:of tea OUPPPPPPPPPQ
en:of ten ZOPPPRPPPPPQ
en:of that POOQQQOSNRPW
en:of the RTPVHTUOQRQW
en:of their XSPPPOPPPPPM
en:of them RMSRPK;QOMPI
en:of these EUPOPNLRPPTI
en:of thing NOPPPOPPPPPN
en:of things MRPPPNPPPPPL
en:of this NIPPMNOOPPOU
en:of those QTOOL?LJPJQQ
en:of three PSPPPONPPPOT
en:of time PZPPPPhPPOOQ
en:of two PSPQPYQ^TPOR
en:of us QOGPmKPNNPTK
en:of use PPVPPPPPPPUT
en:of users HCOIOFPONLOM
en:of what TSLPPjOOOPPY
en:of which PQPPPLPPPPPM
en:of who OOPTPPPPPQPQ
en:of year OVPPPPPPPPPU
en:of years PNPPPPPPPPPO
en:of you IROOROOPPPTK
en:of your POPPOONQRPPZ
en:of yours PSPPPRPPPPPN
en:off [MTQNMNLNQPO
en:off a PKPPPPPPPPOU
en:off and MPPPPQQPPPPO
en:off at NROPPLPOPPPM
en:off by OPXPPPPPPPPR
en:off for PRQQPWRPLSPR
en:off from OSPPPPPPPPPO
en:off i TMPPPPPPPPPO
en:off if PgPPPRPPPPPQ
en:off in QOOPPNPTPPPN
en:off it WPNONJRNPPPL
en:off me aESPPOPNQQOI
en:off my ^OPPPPPPPPPO
en:off on OPPPPOOOOOWS
en:off that RNZPPNTPPRPM
en:off the PKQQQPONPPOR
en:off to PPPPPPPPPPPS
en:off with NRPPPLPQPQPN
en:off you PPPVPPOPPPPR
en:off your PS^PPPPPPPPS
en:offer TORDOZPQPUMS
en:offer that PPPPPOPPPPPR
en:offere UNPNNTPRONPM
en:offere to PMQPPPPPPPPN
en:offere us SPPPPUPPPPPO
en:office OPON^G>TKOOP
en:office and PPPPPPPZPPPR
en:office has STPPHSPOPPPN
en:office in QCOPOJNQOMOR
en:office will YOPSYPPUPQOM
en:offici OQPPQPPPPPPL
en:offlin POSPPPPPPPON
en:often OIOOO@OOONOY
en:often do PPPPPPPPMPPP
en:oh a;LCIMAKNC*Z
en:oh and PPTPPPOQPPPN
en:oh boy PPPPPPPPPPPT
en:oh brilli [PPPPPPPPPPP
en:oh dear PPPPPKPPPPPa
en:oh god PPPPPPPPPPPU
en:oh good OPPPPPPPPPPS
en:oh i POPPPOPPPPPW
en:oh lovely ROPPPPPPPPPO
en:oh man SPPPPPPPPPPQ
en:oh my OPPPPPPPPPP^
en:oh no POPPPMPPPPPh
en:oh now qOPPPTPOPPPN
en:oh okay OPPPPPPPPPPJ
en:oh she PPPPPPPPPPPM
en:oh that uEMONQOLOOPH
en:oh the OPPPPPPPPPNI
en:oh well UOPPPTPPPPPM
en:oh wow PPPPPPPPPPPL
en:oh yes NPPPPPPPPPPD
en:oh you NPPPPOPPOPPH
en:ohio OSQPPPPPPPPM
en:oil PPPPPOPPNPPO
en:ok POPPPHPPPPPR
en:ok so PPPPPOPPPPPR
en:okay P?HAPDJMP2KW
en:okay and ONPOQPPLUPPR
en:okay fair PPPPPPPPPPPN
en:okay for TPPPPNPPPPXO
en:okay good PPPPPPPPPPPN
en:okay i PONMKQOVROPP
en:okay it OOPP@PQOPPPM
en:okay noted PPPPPPPPPPPJ
en:okay see jOPPPUPPRPPK
en:okay sir PPPPPPPPPPPS
en:okay so GQOMOPKPQKOR
en:okay that tJOOORNQOPNN
en:okay the OPPOcPPPPPPP
en:okay then OPPPPPPRPPPK
en:okay we PPPPPSPPPOPT
en:okay well PQPOPMRNPPOO
en:okay what PPPPPPPPUPPO
en:okay you PPPQPPPPPQPN
en:okays PQPPkPPPPPPN
en:old NPPLMQPNQOO=
en:old one OPPPNPOOPONT
en:old ones NHOPPPPPPPPQ
en:old way POPPPPPVPPPQ
en:older LSPONDOPROOP
en:older ones ORPPPOPQPPPO
en:older than LMQPPLPOPPPP
en:oliver OVPPPPPPPPPM
en:on PQTNPKSLQS[O
en:on a LWPORLGPNSMO
en:on all PPPPPMPPQRPQ
en:on an POOPPOPNPPPI
en:on and PJPOPONQPQSN
en:on anythi MTPP^QOQPPPH
en:on as PPPPPPPkPPPS
en:on at PMPPPKPPPXPT
en:on before PPPPPPXPPPPQ
en:on by POPPPOeOQPPQ
en:on call OOXPPPOPPPPY
en:on cost PPPPPaPPPPPQ
en:on day OQSPPOPPPPVO
en:on each POPPPNOPPPOV
en:on email POPPPOPPTPPP
en:on every OLRPPZPPPPPQ
en:on for OKRGOLNjPQSQ
en:on forty UUPPPPPSPPPM
en:on four OdPPPPPPPPPM
en:on friday OLOLPPRSOISQ
en:on from PSPPPPPPPPPS
en:on his PPPMONOMPOMT
en:on hold OdPPPPTPPPPO
en:on i NLPOOQPOPPPT
en:on it GOQWJLNWNPHP
en:on its POYPOKNNPPOV
en:on let OOPPPPPRPPON
en:on me LZOQ[OPNPPPO
en:on monday PMNbP>OOIZFO
en:on mute PNPPPPPPPPPN
en:on my SSPPPPKMBOLW
en:on nights PSOOPPPTPPPO
en:on now SPPPPPPPPPPO
en:on one XQOPPNOLOPTL
en:on our GYPQQNQMPNPV
en:on page PMPSPPPPPPPO
en:on paper L?P_PKMOPPNQ
en:on phone POgPMPPPPPYS
en:on saturd IPOOPVOVPUUU
en:on site OPRNOIRNPPRS
en:on someth PNOPPVPOPORO
en:on sunday OQOPPNQZPMJS
en:on that RQMRPPOFPQQR
en:on the SQQAOI_LROYW
en:on their RPKPPNOLPPNV
en:on them PNPPPOPOPPPN
en:on then OIPPPPPOQPOL
en:on there PPPSPPPnPPPP
en:on this QRONRQQPPOLO
en:on those PXPPPPPPPPPP
en:on three P^PPPQPWPOOQ
en:on thursd JPOQLMLVLaKS
en:on time PLPPPOPPPPOQ
en:on to O[PVPQMORSNR
en:on top PPRNOoOMQONS
en:on tuesda LPPRUONTOPZN
en:on two PPPPUOUPPPPW
en:on us L[PPO]PPPONY
en:on wednes NBOPQNJRLQTM
en:on what PXPRPPPPPRPR
en:on with OQPLPNPMMFYN
en:on you OPPMPVPPQPPI
en:on your QMQPMRNOVPRO
en:on yours POPPPPPVJPPM
en:onboar ]OPPPPQPPPOS
en:once OMPROQRQTRUQ
en:once a OMOPPONPPPPQ
en:once and OQRPPOPPPPPM
en:once i PUPPPVPTPOPM
en:once it OKXPPOPPRPPL
en:once the PNNPPOWSPPcP
en:once we PPPTPRSSTRTR
en:once you PPPPPOXPPORW
en:one RMVPQEFITNHW
en:one 's Q8OLOQNPQNQQ
en:one a OMPPPOPQPPPQ
en:one and OONPPRPTNPPR
en:one as PP[PPTPOKPPN
en:one at OPPOSRQPNNKN
en:one bad RPPPQOPPPPPO
en:one before NTQPPOOPPPPM
en:one but POPPPLPPPPPQ
en:one by QNPPPOPTPPPL
en:one can _QPPPNPPPPPP
en:one day NOQPPNQOPOKJ
en:one do POPPPOPPVPPL
en:one eighty OXPPPoPPPPPR
en:one fifty POPPPOPPTkPK
en:one for OPPQNTKaPPQJ
en:one from ONOPPPPPVPPO
en:one got O_PPPPPPPPPO
en:one guy OSPPPMPPPPPP
en:one hour PPPSPPPOPTTI
en:one hundre NPPPPSOMPNPU
en:one i N=Q^PQOYPQJO
en:one in NMPPS@RPRPOX
en:one is XHPOMPPJNONG
en:one it OLPPPWPPPPPV
en:one lakh YOPPPRPPRPPP
en:one line POPPPOPQPPPR
en:one minute SNPPPPPPPPPS
en:one month PPPSPMPQPQPQ
en:one more IN[OPOONQPIN
en:one ninety PWPOPzOWPVPU
en:one of Q[PFPNLOQJTQ
en:one off POPRPWPPRPPU
en:one on PSSPOKMPPPNN
en:one or PPPPPNPPFPPP
en:one other PPPPPPPPPPPR
en:one out QTPPPOPPPPPS
en:one page POOdPDOHLVLU
en:one pager POOUOOPPP]NS
en:one pence PPPPPRPPPPPS
en:one percen VQPPUNPOPPPN
en:one person NWOPPKPOPPPK
en:one piece PPPPPPPPPPPS
en:one point QVOPOWOQMOPJ
en:one sample PPPRPPPPPiPR
en:one screen PORPPPPPPPPL
en:one second RMPPPPPPPPPO
en:one so PROOPPTQOPPO
en:one that EQQEREOOTMQI
en:one the NKPPPOOOPPPN
en:one thing OPXGONMNRNOJ
en:one thousa PQPPONPNPOOV
en:one time NQPPPOPOSOPS
en:one to CNOP[LPIPMJV
en:one up NOPRPQPVPPPP
en:one vote PPPPmPPPPPPO
en:one was OOOOOPOOPPPX
en:one we PHPPOQPOOPPP
en:one week QOPPPNPPPPPT
en:one who PQPR=NOGPOMJ
en:one with DQTOTDNO8QQG
en:one worry XMPPPOPPPPPN
en:one year PPOPPOTQUPPS
en:one years LPPPPPPOQPPN
en:one you OSOPYPPPPPPP
en:ones MNRLONIRMLLN
en:ones and OPPPPPPRPPPN
en:ones are KSPPPOPPPPPT
en:ones i QLWPPOPQPPPN
en:ones that URQPQTPNQPPO
en:ones we ONPPPQPOPPPP
en:ones with POPQPQPSRPPK
en:ones you UOPPPNPPPPPT
en:online PSPOPPOOPOPW
en:only KQ_KODOCNLLS
en:only a OPOPPOPPPPPR
en:only at PPPPPRPPPPPX
en:only be TWPPPQTOPPPN
en:only do PPTOOOPPPOPR
en:only ever OVPPZNPPPPPR
en:only for MOQOPOOPPOPW
en:only got PRPPPPPPPPPO
en:only if PPPPPOPPPPPZ
en:only in NJPPPOPPPPPN
en:only on PPPPPPPPVPPN
en:only one QUPNOPPOPNPR
en:only pay PPPPPWPPPPPQ
en:only saying OPPPPOPPPPPJ
en:only see PPgPPPPPPPPS
en:only that jKQPPPPPPPPO
en:only the NOQMMMQPOMLL
en:only thing HWOPOOPNOPPL
en:only two PQPPTPRPPPPQ
en:only with PVPOPPPPPOPR
en:onto QMWPPPPPPPPR
en:oof PPPPPPPPPPPY
en:ooh mEPOOQPONPPN
en:op NPPPPLOPPPPQ
en:open QNSP?MFIQRRP
en:open a PPPSPOPPPRST
en:open day PPOPPPPOPYQP
en:open in PMPPPPSOPPPO
en:open it OPPPPPPOPPPN
en:open the PQVOOOVRQOPN
en:open to PPPPPOOPPPTQ
en:opened NTPOMRMQOOQM
en:opened it NUPPPRPOPPPO
en:openin OROOPPW^ONOJ
en:opens JAOLQKQPPPJJ
en:opens in PNPPPOXPPQPO
en:opens the PPPPXPMPPPPN
en:opera OMPPPPPPPPPO
en:operat HOPOSQMPPOMO
en:opinio LFPPPOSOPPOJ
en:ops LHPOWUOTPOUL
en:option KIVQQQPOPOOX
en:or !#RORZRG~N:8
en:or a HQUPPPQRWPNM
en:or anythi PPPPPOPPPPPT
en:or bad PPPPPPPPPPPU
en:or by PNPOPyPOrPPE
en:or can PPPPPRPPXPPP
en:or do OFENPPPP^POA
en:or does PMLPPPPOWPPN
en:or four PPPPPSPOQPPQ
en:or from PPPPPPPPgPPM
en:or have PPPPPOPPZPPN
en:or i PMPPPPSOPPPP
en:or is OJIOJTPO]PNC
en:or it NRPQSPRIPOMM
en:or just POPPPOPPTPPS
en:or less PPPPPMPPPPPR
en:or mine PPPPPVPPDPPM
en:or no PPPTVPPPPPON
en:or not PQOPPQXOPPPQ
en:or nothin PPPPTPPPPPPO
en:or on PPPPP^PPWPPP
en:or only PPPPPNPOaPPK
en:or per POOPPsPOZPPH
en:or some PPPPPPPPRPPP
en:or someth PO[PPPPPPPPS
en:or take PNPOPLMOOPPP
en:or the PNMMPRNOHNO]
en:or they PPPPPPUPPPPR
en:or three PPPSPNPPPPPS
en:or to PPPPPePPUPPR
en:or us PPPPPPPPTPPQ
en:or what PPPPPYPPSPPO
en:or you PNOPPQPO]RRG
en:or your PPPPPPPPLPPQ
en:or yours PPPPPOPPWPPM
en:orange ONRPPLOPPOPV
en:order PDQMOP_JOMFX
en:order for POONNPPVPRPP
en:order form PPO~MOO~PRKN
en:order from ROPPPPPNPPPM
en:order of POQOPPPOOPPR
en:order to PPPPPOSYPPPM
en:ordere PSPPPPPPPPPR
en:orderi PVPPPPPPPPPP
en:orders KFPOOMPOPOOL
en:organi POPPPPPPPPPN
en:origin MOPPPPPPPPPP
en:other ORSQNKMPIOGH
en:other half OiPPPPPPPPPN
en:other lot QRPPPOPPPPOQ
en:other one MIPPP^POLPPM
en:other ones OOPPPOPPMPPO
en:other people OSPPPNPPPPPL
en:other side MLOPNOPOMPPK
en:other thing LOYPPOPPPPPM
en:other three PRPPROPTPPPP
en:other two PPPPPPPaQQPS
en:other way PSVPPPPPPPPP
en:others OLQRPEPMPMEU
en:otherw POiRPNOJNMLQ
en:otherw it PPPVTPPPPPPR
en:ouch PPPOPMPPPOPd
en:ought QPPOOTPVQPVM
en:ought to QPPOOTPWQPVN
en:our MURPJPPJSPUY
en:our app PPPPPPPPPPPR
en:our best PPPPPPPPPPPY
en:our chief PPPPePPPPPPO
en:our client ORRPPPPPOPPS
en:our contra POPOOOSPPPPR
en:our custom PkPPPIPPPPPP
en:our design PPPPPPPPPPPT
en:our end PPPPPPVPPPPQ
en:our engine PPPQPOPPPOR[
en:our financ PPPPJPOOPPPO
en:our genera PMPP~OPSPPPN
en:our head PPPPPPPPPPMR
en:our instal PPPOPPPPPPUS
en:our it QPPPPPPOPPPL
en:our last ZVPPNOPPPPPO
en:our lawyer PNOSPPPPPPPP
en:our line ORPPPPPPPPPM
en:our list TOPPPPPPPPPP
en:our name PQPPPPPOPPPM
en:our old NPPPPQQPPPPM
en:our ops POPOOPPPPQRO
en:our own OMYLHQQPUQJO
en:our partne POPPRPPPPPPQ
en:our people PUPPPPPPPPPR
en:our produc PPPUPPPPPTRQ
en:our securi cPPQPPPPPPVP
en:our side PPPPPPPPQPPU
en:our site PPPTPPPPPPPR
en:our size OOPPPSPOUPPG
en:our standa PO[NPPPPPOPM
en:our survey PPPPPPPPPPYR
en:our system PPPPPPPPPPPS
en:our techni PPPSPPPPPdVR
en:our treasu POPPKPPPPPPO
en:our vp POPPpPQOPQOP
en:our year NQPPPOWPPPPP
en:ours RPQMSMKRPOOj
en:ours are PQXPPOPPPPPT
en:ours do OWPPPPPPPPPQ
en:ours is RQSORPOPPOOS
en:ours takes YPPPPNPPPPPQ
en:ours the PPPPPPPPPPPV
en:ours would POPPPNPPPPPR
en:oursel TPPPOPOOQOPS
en:out OWNWAPPLRPLN
en:out a OMQPPPPPPPPO
en:out about SNPPPOPPPPQQ
en:out and IONPPOSLPPTL
en:out at OPPPPSPPQPOR
en:out by PXPPPIJNPOMP
en:out every MXOPPPPPPPPO
en:out for IfNOQeONPNPO
en:out from VQPOPPPPPPPQ
en:out here OTPPPPOPPPPL
en:out if PVPPPOPPPPPN
en:out in ROPOPLVLNOPI
en:out loud OOOPPRPOPPPM
en:out of UYPNIPOEOPFO
en:out on RONOOPSPPOVS
en:out the RMOWNDPPPPPQ
en:out there LRPPPPPOOPOR
en:out to PNQPPQQRPSPN
en:out what POP_OPPPPUOT
en:out with NZPPPOPPPPPQ
en:out you PRPPPPPPPPPO
en:outage PPPQPTPPPPPP
en:outfit NOOPOQOPPPPS
en:output RPPPPOPPPPPR
en:outrig TOPPPPPPPPPO
en:outsid JTONNPSLPMOJ
en:outsid of PPPPPPPPPPPR
en:outsid the PMPPPOPPRPPM
en:outsta PPPPPPPPPPPR
en:oven PPPPTNPPOPPP
en:ovens OLPOPPOPPOPK
en:over WLNN]OMOPJPJ
en:over a PPOPYPOTPPPS
en:over at NMPPQOOPPPPQ
en:over by PROPPOOPSPPL
en:over fifty PNPPRTOOPPPO
en:over five POPPdPPOPPPO
en:over in OKPPONOPPOPO
en:over it P^OOOOPOPKPP
en:over my OOPPPPPPPPPN
en:over on TOPNPPOPPJWP
en:over ten PPPPPRPPPPPQ
en:over that aOPP]PNOPPQR
en:over the PNQIYOPNOPRV
en:over there NPPPPKRUPOQO
en:over this PTPSPOPPPQPP
en:over three XOPPPVPPQPPN
en:over to RLNPPHPfPVKU
en:over today PPPSPPPPPNPT
en:over tonigh PPPVPPPPPOPR
en:over two PRPPQQOPPPPP
en:overla PPTPPQPPPSPR
en:overni PSQPPNNOPPPQ
en:overri PPTPPPPPPPPP
en:overti NPPPPPPOSPPO
en:overvi GAPONHMNNONH
en:own NOZQWNLOPSRS
en:own eyes PLMUPPPTPP^P
en:own it PQPPiPPOPPPM
en:own people POPPPPSPPPPS
en:own phone PPNPPPPPQPPT
en:own the ONPPeOPNMPPR
en:owned NQPPPPPPPPPQ
en:owner PPPSYHPTLTPT
en:owners OVRPLOPMPPPN
en:owns RHML~QP?RNQH
en:owns it NNPP_XPOQPPO
en:owns the RNNOmHNKQOOK
en:oxygen PXPPPPPPPPPT
en:pack RMPQPONOONMV
en:packag OGPIPQPRPPMV
en:packet POPPQPPTPPOO
en:packs QQPPPPPPSPPL
en:padrai PPPPPPPPPPPR
en:pads WPPPPPPPPPPQ
en:page OPY[OLNJDKIQ
en:page by PPOjPPPNPwPP
en:page for PPPPPPPPPPPT
en:page in PRQPPPPPPPPR
en:page is ZOPPPPPPPPPP
en:page two ORPPMMPPPPPO
en:pager PNOeOOPOPZMR
en:pages NPOQPJLMPPOQ
en:paid TXNNBOR=RLNS
en:paid for QTOPN;RNOPPO
en:pain ONPPPPPPPPPQ
en:paint ONQPPPPPPPPN
en:pair QVPQORPPPQNU
en:pale PbPPPPPPPPPR
en:pallet OQPNPNNRPPOM
en:pam ONPPQPPWPPOQ
en:panel LOTPIMOPPPQV
en:panels MOPOOJPOPOP[
en:panto ONOPPPPTPPPN
en:paper INU^NHQOQRFL
en:paper and SOPZPPPOPPPP
en:papers NPOOPNPLPQNP
en:paperw PPPLPOMNONRU
en:parcel POVPPPPPOPPN
en:parent VJSPODNOPOMO
en:parish PPPPTMNLPMNO
en:park MUPNPMPNOPQU
en:parked PQPPPPPOPPPL
en:parkin OOOOPIPNPPPG
en:parkin lot PKPPPPPPPPPO
en:parks PPPPPPPPPPPU
en:parlou OYPPPOPPPPPQ
en:parrot POPPPOOPWPPN
en:part OJPPOPIOSOPW
en:part 's PPPPRPPPPPPQ
en:part in PPTTPPPOPPPR
en:part of OKPONNOPPOPT
en:partia POPOPOPPUOPM
en:partic MPPPPNTPOPOJ
en:partie POPPPNPPPPQQ
en:partly POPPPPPPPPPN
en:partne PULKWPIPQOPT
en:partne and PUPPMPPPPPPO
en:partne has QRPPMPPPPPPP
en:parts GVPOPZONTPPP
en:party PQMOONNNPOPJ
en:pass ?WOTQONPOSPN
en:pass it PLOsROPcPrOP
en:pass that PQPYPQPPPXPT
en:passed NQPPNPPaPPPM
en:passes OQMPPVTMRPPO
en:passwo IUROOONOPPPJ
en:past OWNTUP>QQNTF
en:past the PWMP_OPNOPPN
en:pastor OXPPPSPPPPPP
en:patch PPPPPPPPPPPT
en:patel SNPPVPMWPPWP
en:path PPTPPPPPPPPR
en:patien QWPMPMKGNMMR
en:patric OVPPPPXPPPPR
en:paul PSPPTPPPPPPQ
en:pause PP]PPRPPPSPU
en:pay OQQRNZNOOTJC
en:pay a PNPPPPPPOPPO
en:pay at PLPPPNPPNPPL
en:pay for UOMNP(PFPMPJ
en:pay half PQPPP[POPQPQ
en:pay it OMPQPnPZQPPO
en:pay me OQPPPaPPPZPQ
en:pay now SQPPPaPPPPPO
en:pay on PPPPPUPPPPPP
en:pay per PTPPPyOPPPPQ
en:pay the OLPPRVPR^PPP
en:pay up XMPPPMPPPPPM
en:pay you OWPPPnPPRPPJ
en:paying Q_MMRfI<PKO@
en:paying for O_OPPNPMOPPK
en:paying now PPPPPVPPPPPP
en:paymen KQOPPEPOQOMU
en:payrol IQPMOKPIPPRN
en:pays PNRLQVPQQPRS
en:pays for QPPPU[PPPPPN
en:pays on OOPPPNPPPPPQ
en:paysli PLSPPTPPPPPM
en:pdf RPNPPNONPNOR
en:pdfs WTPPPPPPPPPO
en:peak OKPMPPSQJNPM
en:peel PPSPPPPPPPPS
en:pen APLPoHFTNPKC
en:pen 's PRPPPOPPPPPQ
en:penalt UMPQPUPPRPMO
en:pence OdPOP_POPOOZ
en:pence a PXPPPhPPPPPY
en:pencil QSNPOPOQLONK
en:penny OSPPPOPPNPPP
en:pens MPPPPRPQPPPL
en:pensio QQOPPNPOQPPM
en:people QOMLQDQMPLLK
en:people 's NTRPSNPQPQOM
en:people and PLOPTORPPPLK
en:people are OPMOOOQNPPON
en:people can POPPPPPPRPPM
en:people do SPPPOMOQPPPU
en:people for TSPPPQPPPPPR
en:people get PPPPPPPPPPPT
en:people have NVOPPOPPOPPJ
en:people i fQOPPOPPPPPO
en:people in NSJOOQPOMOVK
en:people like PPPPPPPPPPPW
en:people on QPPOPPPSNOPQ
en:people or PPPPPPPPTPPN
en:people pay cNPPPMPPPPPP
en:people say PRPPPOPPPPPT
en:people someti PPPPPPPPPPPW
en:people they NRPTPPPPPRPR
en:people to PPPUPRPPQRPL
en:people use PNRPPPOPPPPO
en:people we MOOPPPPTPPPJ
en:people who OSNOPPPNPOPU
en:people will PTPPRPPPPOPK
en:people with PRPPPPPPPPPY
en:people you ZPPPPQPPPPPO
en:pepper ONPPPSPVPPPL
en:per SMQAKsQ9[9F_
en:per cent QSOOPDKOOOOX
en:per head PPPPPWPPOPPR
en:per hundre gNPPPMPPRPPM
en:per month PMPPPeOPPOPP
en:per site PPPPPZPPPPPN
en:per studen PPPPPYPPRPPP
en:per truck PPPPPWQPQPPN
en:per year PPPPPMPPPPPP
en:percen PaNPPrJFORAn
en:percen and STPPQUPPPPPR
en:percen i PSPTPPPPPOPQ
en:percen of QPPPOPPPPPPV
en:percen off PPPPPZPPOPPR
en:percen on NOPPPaPNOPPM
en:percen under PPPPPyPPPPPP
en:perfec SOPQO>PLPQRS
en:perhap PNPPPNPPMPUP
en:period PPQOPMUPPPPQ
en:permit NNQOPQSNTOPU
en:person PTSPRL:HUQOQ
en:person and PPPSPNPPSQOT
en:person for PPPPPQPPPPPM
en:person in P]PPPOPPPPPR
en:person on OQPOPPPOPXZP
en:person or POPPPMPPcPPN
en:person to PPSPPOPPPPPP
en:person who PSPPPPPPPPPM
en:perth OKNOPNLPOPKN
en:pest PPPPPPPPPPPW
en:pete QKPNPMPPNTPN
en:peter QPPPPPPPPPPS
en:pharma RJPPPPPPPPPO
en:phase RMPPPNPOPPOU
en:phil TNPOQOPPPPPN
en:philip OPNR_PQOPPPQ
en:phone PRXPJKFMQKVT
en:phone 's POPPPPPPPPPM
en:phone and WPOPNOPOPPPU
en:phone call RROPPQPPPPOL
en:phone calls ^NPPPPPPPPPL
en:phone in QLPPPOPPPPPQ
en:phone on NPPOPNPPPMRP
en:phone or PPOPPPPPQPPS
en:phone that NPRPPPPPPPPP
en:phone they PSYPPPPPPPPP
en:phone with PSPVPOPcPPNS
en:phones PQQMPMOQPLPQ
en:photo ZJLOPMONPPOO
en:photo of POPRPPPPPPPS
en:photog RVPPPOPOPPPO
en:photos RROPNLONQPOR
en:photos of SNPPPPPPPPPN
en:physic TOPPPPPPPPPO
en:piano MRRPPZPPPPPP
en:pick O6QPhCYPPPMU
en:pick the NOPOUOPUQPPQ
en:pick up NMPNPLNPPNMU
en:picked [OSOOPONOOOR
en:picked up ^UPPPPPPPPPO
en:picker PJPPNLNRPPNK
en:pickin RPPPONSPPPOR
en:picks OJPN~FQHPOLP
en:picks the PNPP~OPPPPPN
en:picks up NQPPPOOPSPPQ
en:pictur SO]MNKLPRNLT
en:pictur and PNVPPPPPPPPN
en:pictur i TNXPPPPPPPPP
en:pictur it O[PPPOPPPPPO
en:pictur of SOOPPOPQRPOT
en:pie SKPNPOPNPZQM
en:piece PPPNNMOOPNPV
en:piece of PORPPOPPPPPO
en:pieces NPPPPNPLPPPL
en:pig SVOPPPPOPSPO
en:pigeon ONPPPOPPPPPR
en:pile M^PPPLPOPPPM
en:pilot PTPPOP@HPO_X
en:pin ORXPPOPPPPPS
en:ping PPWSPPPPPQPP
en:pink QEUPPPMONPPL
en:pipe WPPPPNPPQPPQ
en:pipeli PPPPPPQPRPPP
en:pitch POPPPPPVPPPT
en:pity PQPPPNPPPPPG
en:pizza OQNPOPPPHPPG
en:place LRLOSOVPQNPM
en:place by POOPPP[PPPPO
en:place for OOTPPOPPPPPQ
en:place in OQPPPPPPRPPQ
en:places QGPPROPPPPPP
en:plain RKSPOPPPPQPO
en:plain englis UPNPPPPPPQPP
en:plan RJOTG_ROPQPa
en:plan for PNPPPNOQPPPS
en:plan on PPPQPROOPP_O
en:plan with POPRPMPOPPPP
en:plane PPPOPPPTPPPO
en:planet SNQPPPPPPPPO
en:planne RPTPOPMOPOPZ
en:planne for PPPPPNOPPPPU
en:planni PNOPRPUPPPPL
en:plans OQRPPQOOPVNN
en:plant PLQNTOPOPOTR
en:plant manage PPPP^PPPPPPP
en:plant on POPPPPQNPPRO
en:planti PNTSPPRPPPPR
en:plants PNPPPOOPPNPR
en:plasti OJQSPOPTPPPQ
en:plate VIPSNPONPVQS
en:plates SPPPPPPPPPPS
en:platfo OZPPPNPPPPPT
en:play lPOPONOMOOOM
en:playin PPPPPPPPMPPR
en:plays GQNPOOPOQPPO
en:please M[QgQFKN5(GG
en:please do P]OOPOMOPPPQ
en:please send PPOYPPPXPPPS
en:pleasu PPPPPPPPPPPT
en:plenty VSNMPOQOPLPM
en:plot RRPNPOPPPPPU
en:plug KRWOPLOOQOPQ
en:plug in OUSPPOPPQPPP
en:plumbe cNPPPPPPPPPN
en:plus MEPNPeLLPMPb
en:plus gst PPPPP~PPTPPT
en:plus the PNPPPRPPPPPL
en:plus vat PPPPPQPPPPPR
en:po PMPORMPaPOPc
en:pocket POZQOROPPPOP
en:pod SJOPOPPOPPPP
en:point MQONPTQQPNGZ
en:point four PMPPPQOOPPPU
en:point i PPPPPSPPPPPO
en:point in PPPPWOWPOPPN
en:point nine PPPPPRPPPPPR
en:point one OXPPPaPPOPPO
en:point six USPPPTPPPPPM
en:point three PPPPPOPPWPPS
en:point two ORPPPlPkPPPJ
en:points PGPQPMUPPQPQ
en:poke POPVPPPPPQMN
en:pole UPPPPPPPPSPS
en:police KSPPPPPOPPPL
en:policy HSPPNPONPOMW
en:policy is NPQPPRPPPPPO
en:polish OK}JOOOOPPPS
en:polite RRPPPOOPPPPL
en:pool P<PPQJPPRPLH
en:pools PPPPPQPPPPPT
en:poor RGPPPOOOPPPS
en:pop RRPbPPPROUXR
en:popula PPPPPUPPPPPQ
en:porch OMPPPPPPPPPP
en:port ORPPOQPPPPPR
en:portal OQSRMKKMPNLR
en:porter TTPOPPPPNPPP
en:portfo NRPPiPPPPPPP
en:portug PMRPPPPPPPPQ
en:positi PPPPPOPPPPPT
en:possib NNPPOTNOVPQ]
en:post HQPaLDMLOYOT
en:post to PPPWPPPPTSPQ
en:post tomorr PPPYPPPPPWOS
en:post you PPPYPPPPPSOS
en:posted ROPPPPPPPPPP
en:posts POPPPMPPPPPR
en:pot LOPPPSP^PPSN
en:pound ONPPP_OOPOPQ
en:pound a PPPPP|PPPPPO
en:pounds QTOMRJKRMSM^
en:pounds a PRPOQ~MPORO[
en:pounds fifty PPPPPUPPPPPS
en:pour POPPPOPPPPPS
en:power JPQSQNMLRROP
en:power cut OPTPPPPPPPPQ
en:powere OVOPPOPPPPPN
en:practi PQMPQMPYQPPT
en:practi manage PPPQPPPQPQPS
en:praise TOPPPOPPPPPT
en:pray OMPPPOPPPPPI
en:prayer PFNOOMPMPQUH
en:prayin NaPPPPPPPPPO
en:pre NOTPZPPPPPPP
en:precis YLPPPJPPPPQO
en:prefer WROPPOPPPPPP
en:premiu LWOPOzPPQPPV
en:prepar PLObRQO]PQOP
en:prepar the POPUUPPQPPPN
en:prescr PPPPPPPOPPPR
en:presen KPP@MQOQOJbU
en:presen it PNPOPOPSPOVP
en:presen to PPPNPPPePPdR
en:presid SNPQaPPOPPLJ
en:press PPPLTKPRMQKJ
en:press the PPPPSPQPPPPO
en:presse MMOUPLPUPPOO
en:pressi SOPPPPPPPPPL
en:pressu QMPPPPPPPPPS
en:preten VQPPPOPPPPPT
en:pretti rOPPPPPPPPPQ
en:pretty SPNOPQMKOOPR
en:price QONRM}SRXOIR
en:price for POPQPWPrPQPQ
en:price in POPPPXPPZPPP
en:price is PQPPPmPPPPPR
en:price it PPPQPHPPPPPT
en:price list POPPPIPONPPR
en:price per PPPPPRPPQPPN
en:price up OVPZPSPRPPPQ
en:priced PPPPPwPPVPPM
en:prices dNPPPRPPPPPR
en:pricin SNPOPMPOPOPQ
en:pricin it PPPPPLPPPPPR
en:princi IPPPtMQXPPPM
en:print OAVRKLPKPSML
en:print it ONPTPPPPPUPR
en:print the OPQPPPPPQPPM
en:printe OYQPNQOIPPHO
en:prints MQQKPPPOPOPR
en:priori PYOPPPPPPPPN
en:priti SNPOOOPPPPTU
en:privac PSPPPOOMPZPP
en:privat PSPPPPPPUPPQ
en:priya PPPPaPPPPPUT
en:pro OJPPQQOOPPNM
en:probab PMPPPJPOPOPL
en:probe ORPOPQPPVPQY
en:proble JRPUNPRPOUMK
en:proble i PRPPPPPPPPPP
en:proces NIMPRMNPWPNO
en:proces agreem PPPPQPPOQPPN
en:procur OGPOYPNNPPPN
en:produc QOQWPLQLPTRX
en:produc team PPPTPPPPPTPQ
en:profil PPPWPOPPPQOZ
en:profit SQPPPNPPPPPP
en:progra PQNQOPPSPRPP
en:projec NPOPPPOOPPPN
en:promis EfLPKOMTPWNX
en:promis you PTOOPPPPPQPQ
en:promot POPPnPPPPPPR
en:prompt PPSPPOOPPPPP
en:proof UOSPPOOPPPRR
en:proper OQLTKPPRPQNU
en:propos NJPlMQMYOSIQ
en:propos for PPPPPPPTPPPN
en:propri PNPPWNPPPPPP
en:protec PPPVPPLPPNPQ
en:proud NNPPPNOPPOPa
en:proud of PPPPPOPPPOPc
en:provid PPRPPPPPPPPV
en:provin O[PPPRPPPPPQ
en:pub NRQPPOPPPPPR
en:public LQPPONPLQQPR
en:public liabil PPPPPNPPPPPQ
en:publis PNPPUNVPPPPP
en:pull OPVROONPVPPT
en:pull it OPjPPPPPPPPS
en:pull the PPPQPOPUXPPX
en:pulled VOPPPPPPPPPP
en:pullin OQOPPNUOPPOJ
en:pulls PPQPPNPPPPPR
en:pune PPPPPPPSPPPS
en:pupil POOOQTPPPOPQ
en:pupils fOPPPRPPPPPQ
en:purcha OMPPROPQPPIU
en:purcha order PPPPPOP[PPPO
en:purse MGPPWNOOPPON
en:push MPVNPNPQPOOV
en:pushed NQPPQPVOPPOO
en:pushin PWPPPPWPPPPP
en:put RPNPQTRhLOQF
en:put a PRSPNNNONPOL
en:put her NPOMgPPLORQN
en:put in PUPWPTOHQOPW
en:put it NPPPPPQINNOT
en:put me RPLLOPNqOPVS
en:put my QPKONMO_PSPS
en:put on TMPPPPQTPPPL
en:put our PPSOPUPOPPPP
en:put that SQQNOPPNLNOM
en:put the PMPWRMJNPUFR
en:put them OQPOPOPPPVPT
en:put up OPPPPQPTPQPO
en:put us NPONPPU~QMNO
en:put you OMONPNQXPXcP
en:put your PQNQPPOOPRPR
en:puts YUOPPNPOPPPU
en:puttin IXIQUPPYPSQL
en:puttin it OIOVPPQYPRPL
en:pym PPPTPPPaPQPO
en:qualif PPPPPPPPVPPU
en:qualit VROPOMPOPPQO
en:quarre tEPPPSPOPPPK
en:quarre with fIPPPTPPPPPL
en:quarry POPPPPPPUPPS
en:quarte QPLLPqNQPDOU
en:questi SPNLPNKPPPQM
en:questi about gPNPPPPPPPPR
en:questi on PPPPPPPPPPPS
en:queue OZOPONOOPPNK
en:quick ^PNJRENOQFPL
en:quick one PPPPPPPPPPPU
en:quicke vNPNPNPPPQPR
en:quicke than WOPPPOPPPPPM
en:quickl j@NOPOPPPOPP
en:quid PWOPOEPPPPPC
en:quid a RRPPPYPPPPPO
en:quiet _CPQMMPWKPOK
en:quiete _QPPPPPPPPPL
en:quit QYOPPNOOPPPI
en:quite QUMNOOMQONMP
en:quite a OUPPPNPPPPPN
en:quite right OPPPPPPPPPPU
en:quits POPPPPPYPPPO
en:quotat PTPcPSPPOPPP
en:quote PDP^ONIcPQGW
en:quote for POP^PKP]PPNQ
en:quoted MDPPPbPNPPPQ
en:quotes MHPORIQNPPPO
en:quotin ROPOPQRPOLPP
en:r NQPTPPPPPQPO
en:race VMPUPOPPPPON
en:rack PPPPPSPPPPPR
en:radiat KSOPPNPOPPPP
en:radio LHQPPKPNHONK
en:rail PPbPPOPPPPP]
en:rain SPPOOMQMMNPJ
en:rainin OOPPPOPPIPPH
en:rains NOOOOLQPPOPF
en:raise ZGQXYPOWIPOS
en:raise it PNSQPQPSPOON
en:raise the PPPLPOPTPQPQ
en:raised OROPOOOPPPMO
en:raj PPPPPPPaPPPQ
en:ramada RJPPPPfOPPPO
en:ramp NPPPPMOOSPPO
en:ran PPPONJONONOM
en:ran the PPPPPPPPPPPR
en:rand PQPPVXPPPPPQ
en:rang OWPRLDOIOOLJ
en:rang me QOPVPPPOPPOP
en:rang us PVPPPPPPPPPQ
en:range QPPPPSPPQOPW
en:ransom OOPOPPPPPPPM
en:rare VQPPPPPPPPPN
en:rate OMPPJTHM]OMQ
en:rate for OLPPP~PPRPPL
en:rate it PVPPPHPPPPPR
en:rate on VOPPPMPPPPPP
en:rated NNSPPOPOSOPW
en:rated for PPPPPNPPPPPT
en:rated to OOUPPOPPQPPP
en:rather JhRKOOGOMNJS
en:rather than QLWPPPOPPPOX
en:rather you P~OPPOPPPPPQ
en:rating POPTPPPPPPPP
en:ratio PPPPPOPPQPPS
en:ravi PPPPPPPPPPPN
en:ray KPPPPOPPLPPK
en:re PPPRPLUUPXOP
en:reach PPSPPOPOOPPM
en:reach out PYPPPPPPOPPP
en:reache LGPPPNPPPOPP
en:read OOWLOHBJRJP;
en:read a O_OPPPPPPPPP
en:read it PENPOLNONPQO
en:read our SPPPPPPPXPPK
en:read that OdOPPPPPPPPO
en:read the ORYOOOPOQPOS
en:read your _OPPPPPPPPPQ
en:reader LIQOSOOOPOQT
en:readin RZRNONKMPMPP
en:readin the ONPPPPPPPPPQ
en:reads LPQNOKOOQNNX
en:reads it PPPPPPPPPPPM
en:reads the PPPPPOPPUPPU
en:ready QJTSORMUPPPL
en:ready by PPP^PPLPPQPR
en:ready for XPPVPTNOPRTP
en:real PQRRJMPPOOOI
en:real nice NNPPPPPPPPPN
en:real person UNSPPPPPPPPP
en:really PNVJQKMB?ILK
en:really like aNQPPPPOPPPO
en:really sorry PPPPPPOPPPPU
en:reason kRNOOOOMPPOJ
en:reason i HOPPPRPPPPPL
en:rebate PMPPPPPPPPPT
en:receip ROLPOMPOPPPS
en:receiv ORPPPPPPPPPQ
en:recept RPOPONPPPPJP
en:recipe NMPPPOPPRPPN
en:reckon U[NOOPMMPOOS
en:reckon it P]PPOOPPPPPM
en:recogn fOJPPPPPPPPP
en:recomm NYNNjELJPOML
en:recomm it PRPPgNPPPPPO
en:record NYOPGTHPZNGC
en:record of PPQPPPPPPPPR
en:recove O[PPPSPPQPPU
en:recrui PPPPPPOPPPPV
en:red OQWKLJMLQLNO
en:red one PPPPPPPPUPPM
en:redo PZPSPP_PPROP
en:refere QPOWQMOXOTMJ
en:refres YPPPPOPPPPPM
en:refund WKPPPROORPPV
en:refuse SPPPPPPPPPPN
en:refuse to XNPPPPPPPPPN
en:regard OPPOPPPPNNOU
en:region OKXPVLPMOPPV
en:region manage POPQOOPPOPRS
en:regist PPPPOLPNPPPK
en:regula QPPOQHVQMPPO
en:rehear POPSPPPPPQQQ
en:reject O]PQPMPPPPPN
en:relati ROPPPPPPPPPQ
en:releas MOOOlPO[PQKO
en:releas it OPPPuPOZPPPN
en:releas the POPNYQPVPWOK
en:reliab PPPPPPPPPPPX
en:relief YOPPPRPPPPPK
en:rememb MQTPORQMIONU
en:rememb the POPPPPPPPPPL
en:remind PPQPKROMZPKU
en:remind me PQPPPdPN_PPM
en:remote O[PQNNPPNRPT
en:remove UOPNPOPPPLPK
en:renew ObPNPQSNPNPR
en:renewa PQOPRR[VPPNU
en:renewa 's PRPPOPPPPPPP
en:renews PLPO]OVPPPPO
en:rent ITPOOIPNIOPP
en:rental LPPQPhOaPPQY
en:rented POPPgQPPPPPP
en:rentok PMPPPPPPPPPL
en:reopen OPPPPP^PNPPO
en:rep PRPOLNOQPPUL
en:repair POPPPOPPPPNV
en:repeat QGPOPQPPPOPO
en:replac PQNPONQNOQOS
en:replac it PPPPPPPPPTPQ
en:replac the P[PPPOPPPPPT
en:report QUQNFSODNPQN
en:report are RSPPPPPPPPPP
en:report on PTPPPPPPPPON
en:report that PTPPPPPPPSPQ
en:report with UQPNPPPPPPXN
en:reques PNRVPOPPPPPT
en:requir HB~OOIOMRPOL
en:requir that ONpPPPPPPPPO
en:resear PRPOQPPPPPPZ
en:reserv QQOQPYPRPPMN
en:reset ONbSPPPPPQPO
en:reside QPPOPPNOPOPV
en:resolv NVPPdPPNPPPQ
en:respec YOPOPOPPPPPO
en:respon OQPQPNPPPPPO
en:rest QQFPJOPTPPIG
en:rest of OPPPPPPPPPPT
en:restau QJPPPKPPPPPS
en:restin ONPPPPPPPPPN
en:result PHQPOPOORPPQ
en:resume PPPPPPSPPPPP
en:retain PQPPPKPPPPPO
en:retent TOPTPMPPOPPL
en:retire FQOPQQPNOPPK
en:retiri MKPPOPPOPPPP
en:return OPPQQSLKPPMR
en:return it PPPcYPPPPUPQ
en:revers RRONPPPOPNPJ
en:review JUPOOLPNPLSV
en:revise PPPXPQPPPhOT
en:revisi POQPPRPPPPOR
en:rework PPP]POPPPUPU
en:rice QWOPPOPPPPPM
en:ride PPPPPOPPPPRS
en:rig SNPPPQQMQSSO
en:right SHQHHEYMTGL^
en:right about [NPPPdPPPPPK
en:right after POPRPOZTPTOO
en:right and FMOLOONNTKNL
en:right away PPPPPRPY[PPQ
en:right for ORPPPOXOVPQN
en:right here TOPPPPPPPPPR
en:right i RIPKPMPPPJOG
en:right now DSOQPEPMNQLL
en:right on PPPPPPPuPPPR
en:right so ONPPRRQPPPPU
en:right that oJOPPOPOPPPJ
en:right then MQPPPPQOPPPN
en:right there qMPPPOPPPPPL
en:right to UOPPPYPPPPPP
en:right well RNOPPNPPPPPM
en:right yes NPPPPOPPPPPQ
en:right you NNPPPMPPPPPJ
en:righto OMPPPPPOPPPM
en:ring PTPIOPGNJRqG
en:ring after PPPPPPPPPPPV
en:ring in PPPPPOPPPQpQ
en:ring me QNPRPPPNPUPP
en:ring on POZMPPPPPPaQ
en:ring the PSPMPPPNPP[P
en:ring up QSOPPPPPPPPL
en:ring us QOPOPPPPPTZP
en:ring you PUPKPPOPOPoX
en:ringin OQSMOFOOPOOU
en:ringin about PPPPPPPPPPPT
en:ringin me NXPPPPPPPPPN
en:rings OPPOONONPOOO
en:riot ORPPPOPPPPPM
en:ripper VPOPPPPPPPPO
en:risk OJPPQJPPPPPO
en:river MROPPNPONPRM
en:road OPPLLLNOPQQM
en:road to UOPPPPPPPPPO
en:roadma PZPPPMPPQOPP
en:roads PPRPPPPPPPVP
en:robot JWNOOOPOPPPN
en:robots PWPPPPOPPPPS
en:rock MQPPPOPPPPPN
en:role QNPPPPPYPPVP
en:roll MVOPPOPQPPNT
en:rollin ORMOPNQWPPOP
en:rolls NMPNOOhOPJQP
en:roof >YOPOROPPEPP
en:roof 's PVPPPUPPPPPO
en:roof and PQPPPNPOPPRO
en:roofer ROPPPPPPPPPO
en:room NPRPGPSSPPRQ
en:room for PPUPPRPcPPPR
en:room with TOPPPPPOPPaN
en:rooms OCOUONPPPRJQ
en:rooms are OMPPPTPPPPPQ
en:rose P_PPPPPPPUPP
en:roster PPPPPPPPPPPS
en:rota RPPOPPPNPPOQ
en:rough POPPPPPPPPPY
en:roughl PNPPPbPOWPOU
en:roughl what PPPPPZPPQPPT
en:round QOPPNNQPORSM
en:round and TRPPPTPPPPPO
en:round here OYPPPOPPPPPP
en:round on PPPRPPPPPPOS
en:round the PNPPPPPPPQRO
en:round with PLPPPPPPPPPO
en:rounds OZPPPOPOPPPN
en:route NQUOPHOOPOPX
en:routes ONPPPPPRPOPS
en:row OQQOPGONPPMJ
en:roy POPPPOPPQPPM
en:rubber LUOPPPPOQPPJ
en:rubbis QUPPPPPPOPPO
en:rule PCRONOPNPPOM
en:ruler OLPQPPPMPQPN
en:rules PIQTPKOLPWPN
en:run HOQQQRPQZOPS
en:run a QRPPPPPPPPUV
en:run for PPVPPPPPPPPO
en:run it MPLROEK^RQQX
en:run off PPPPPOPPPPPN
en:run on PM]POOQNPOPN
en:run out PPPPPOPPTPPQ
en:run the NPON]KNWPMMQ
en:rung O[PPPPPPPPPL
en:runnin OQQROOQPPSHV
en:runnin at UUPPPPPPPPPP
en:runnin by POOOPPZQP_PP
en:runnin it PPPPPSPPTPPO
en:runs NOSORJdJOONM
en:runs on PNPPPPWPPPPO
en:runs out OKPORPaOPPPM
en:runs the PRPPPOPPPPPP
en:rupees POPPP~PTPPPS
en:rush POOOPNRdPPPR
en:ruth PPPPUPPPPPPR
en:sack SUOPPOPPPPPO
en:sad OQPPPQPPPPPL
en:sadly PPPPPPPPPPPU
en:safe OQOQONPOPOOQ
en:safety POPOQPPVLPPO
en:sage OOPPPMPOPPPM
en:said TeNMOPOSFUOC
en:said a PLPPPPPPPXPN
en:said i POPPPPPPPPPR
en:said in OPPPPPPTPPPS
en:said it ORQOPPOQPOOK
en:said no PcMPUOPPPPPL
en:said on ONPPPPPPPPPR
en:said she Q[PPPUPPPPPQ
en:said so OLPTPQOPPRPO
en:said that LUPOPMONPPPN
en:said the PYNPPOPOPPPO
en:said they RWOPPOPOPPPO
en:said to PRPPOOPPPPPQ
en:said yes QNPPXPPqPPPN
en:said you PTPPPQPNOPQW
en:salary OPPPP[RPPPOV
en:sale OMPPONQOXPON
en:sales QQPOOPPOPOO[
en:salt MPXPPNOPPPPP
en:same JRRLKVAWZJSJ
en:same as NPMQOPPONRON
en:same day WLONRMOOSOMO
en:same night PNgPPSPPPPPP
en:same number PRPPPOPPPPPP
en:same one PNOOSJNXQPPT
en:same price PMPNPePP|MPM
en:same thing OZPPPQPPPPPP
en:same time OIONPONMPOuJ
en:same way PbPPPPPPPPPS
en:saml PPPPPPPOdPPM
en:samosa MEPPPKPPPPPH
en:sample SFKZMMPPPTOa
en:sample in PPPPPPPPPPPR
en:sample of PPPgPPPVOROM
en:sancti OKPPwTO[PPPM
en:sandbo PPPOPMPPQPPT
en:sandwi HPNMOOOJOPTJ
en:sang POPPPPPPPPPM
en:sat QPQPQRLQOPPI
en:sat in RRPPPOPPPPPN
en:satell OMTPPOPPPPPL
en:satisf ~PPPPOPPPPPS
en:saturd QQPPOWQRRSZJ
en:saturd after PPPPPPPOPO>M
en:saturd and POPPPPPVPO]R
en:saturd in ROPPPPRPPPPO
en:saturd to PPPTOPPVPYZP
en:sausag OQPPPOPPPPPM
en:save QFTPPPOKPPON
en:save me WPPPPPPPPPPP
en:saved w?PPOMNOPPOG
en:saved me SOPPPPPPPPPM
en:saved us XLPPPOPPPPPI
en:saves mPPPPPPPPPPQ
en:saving NQPPPTPPPPPK
en:saw ZROKNQONPMKM
en:saw it XQPPOQOOPPPL
en:saw the OSPPOQPPPPPV
en:say WQLAYGINMJQR
en:say a UVPPPRPPPPPR
en:say about RPPPPPQPQPPQ
en:say for YPPPPSPPPPPS
en:say hi TPPPPPPPPPPO
en:say i QSOPTOPRQPPO
en:say in POPPPNPPQPPT
en:say it PPGPPQPDQPQQ
en:say no MhPPNOOOMPPL
en:say on PSPPWPPPPPSO
en:say she ORPPOPPPPPPP
en:say so O]PPRPPPPPPR
en:say that NNHJPJNOLIMO
en:say the PRONPQJPORVM
en:say there ONPPPPPPPPPO
en:say they SJPPPOPPPPPL
en:say this hLPOPPPOPOPJ
en:say three UOPPPUPOPPOO
en:say thursd PPPPPPPPPPZQ
en:say tuesda PPPPPPPPPYQO
en:say we OPPPPOOiPPPP
en:say what OOPPXRPTOPPP
en:say yes OMQQMNPPPNOR
en:say you PVPPPOOUPPPN
en:saying QOOPQORHPPO?
en:saying it RKTPPPPPPPPN
en:saying so ONPPPPPPPPPM
en:saying what ONPPPPPPPPPP
en:says MPPPeMMPTOP@
en:says a MVPPPPPPPPPO
en:says he PQPPQNPMPPPO
en:says i KHPOOOOMPPPO
en:says it HSPMLOPRPMPN
en:says no NPPPwMPPPPPO
en:says so PPPPPPPPPPPS
en:says that OPPPPPPPPPPR
en:says the QRPPOPOPPPPT
en:says yes PPPOfOOOPOPO
en:says you XPPPPQPPPPPN
en:scaffo SGPPOQTOPPNR
en:scale POZPPOPPPPPY
en:scan PQPSNOKOPTIP
en:scan it PPPOPPP^PWPQ
en:scanne QVOQPPNNNPNS
en:scans XPPPPPPPPPPS
en:scans the PPPPPPPPPPPT
en:scared VOPPPOPOPPPL
en:scared of QPPPPPPPPPPK
en:scares OWPPPPPPPPPM
en:scares me OWPPPPPPPPPM
en:schedu RQYPOMPONPPR
en:school OLPROPZQQRPP
en:school board OOPPZP[OPPNN
en:school holida OPPPPPNOPP]P
en:school in PPPPPOPPPPPU
en:school is OSPPPP^PPPPP
en:school run PRPPPOPOPPNN
en:scones OLPNPPPRPNPN
en:scope PPPQPOPPPPPU
en:score PMPNTNQQQNOK
en:scores OLPPcOONPPOK
en:scorin LPPPQOUPPPNQ
en:scotla OQPSPPPVPPPP
en:scratc ULPPPPOPPPPO
en:screen OOQRIFLQROJX
en:screen 's PRSPPPPPPPPO
en:screen that PXPPPPPPPPPS
en:script OPPPOOPOQPPL
en:scroll LPKNOMOMNOLO
en:scroll down MLLNPNOMNOMN
en:sea JQPPPOPPQPPP
en:seal PWPPOPPPPPOS
en:sealed PPPQPPPPPPPT
en:search ROTOPNPOPOPP
en:search is ^NPPPPPPPPPP
en:season RHPHLSHQPM@W
en:season kicks POPPPPROPPPO
en:season on POPPPPVPPPPN
en:season so PPPPPPYPPPPO
en:seat SJPOO[NRPNOX
en:seater POPPPNV[PPOP
en:seatin RPPPPPPPPPPP
en:seats NOPOP[RRQONU
en:sec PPPOPOPPONPQ
en:second SORHNSIWQLTS
en:second and PbPPPPPPPPPV
en:second call PPPPPPPOPPZP
en:second half PPPPPPMPPPTM
en:second is OUPPOPPPPPXM
en:second of KQPONNZHPOYP
en:second one QLKPOOPnTOOK
en:second saturd PPPOPPROPQQP
en:second shop POPPPORPPRPO
en:second sunday SNPPRPVPPPOP
en:second week NHPNOMEQPN]M
en:secret LORPLOLOPQOO
en:sectio MSSPQGOPNPPO
en:secure OXPPPPPPPPPR
en:securi PPOQSKOMONPR
en:see QPUJIJBQLNTQ
en:see a OQOPPNNQPPPN
en:see an PXQPPPPPPOPQ
en:see from POPPPPPPPPPK
en:see how PPPPPMPPPOTW
en:see i OQQPPPPOQPPK
en:see if PRPQOPPLPTQZ
en:see in PPPPPPPPPPPN
en:see it LGNRPOMQPORO
en:see me POPPPPPOMPPR
en:see my QRRPPPPOPPPQ
en:see on PPTPPPPPPPPS
en:see one ONTPPPPSPPOO
en:see only PRPPPPPPSPPN
en:see that bOINNQNKOOOM
en:see the RPMMNRJTQQVa
en:see their ONUOPPPOPPPR
en:see them P_PPPPPPPPPU
en:see this PRPPPOPSPQRP
en:see to PNPUPLPOPVKN
en:see us ORPPPPPNPMPM
en:see we UMPPPPPZPPPQ
en:see what KQOOONORQSVP
en:see where OORPTOPOOPPU
en:see who VJQPPPPWPOPN
en:see why PLPPPPPPPPPR
en:see you MSUNPOPPPRHR
en:see your ONPPPPPPPPQK
en:seed ONPPPOPPPPPR
en:seeing TKOPNQLOQPPU
en:seeing the PPVPPPPPPPPR
en:seem OcPPPTPPPPPN
en:seem to OcPPPTPPPPPN
en:seen PMQLP?MPKOMT
en:seen a LSPPPOPPNPPN
en:seen it IPRPOOPPNPNK
en:seen one PSPPPPPOPPPP
en:seen that NLPOPOOPPQPW
en:seen the YHPOPKPOPOPO
en:sees PIRPPIOOSPNW
en:sees it TOPPPPPPPPPU
en:sees the PPPPPPPPZPPM
en:select PNPPnNPOPPPP
en:self OQSPPNPPPPPT
en:sell PRRNOPOMQOOR
en:sell it OQXPPPPPRPPO
en:sellin OHQPPOPORPPM
en:send PQPwM@=LNQOY
en:send a NOXLNNOPOPKN
en:send her PPS_PPPOPKOQ
en:send it NEPUPJONQOPS
en:send me KTEsO@MP>MO[
en:send my P[PBPSPPPPTS
en:send the JFR~OINnPaDW
en:send them TOPQPPOOPOPJ
en:send us PPPcPPPMPOPR
en:send you REP~NFNGPl>H
en:sendin GTZNOPROPQQO
en:sendin it OUPPPPZPPPPO
en:sends PRMFMGNMPNNV
en:sends a PRPNPPPPPPPM
en:sends the PPPPPPPPPPPM
en:sends them P[PPPPPPPPPR
en:sends when PPPPPPPPPPPS
en:senior MPPNqPOOPPPI
en:senior partne OPPP]PPSPPPO
en:sense LTPOOKOPPOOW
en:sense of POPPPPPPPPPN
en:sense to PPPPPPPPPPKQ
en:sensib bMONOQORPPSK
en:sensit PPPPPOPPPPPR
en:sensor NQPPOQPPPPPY
en:sensor on PPPPPTPPQPPO
en:sent QXQOGOICPOJJ
en:sent a PPNOOPPOOPPP
en:sent me PTOOPOPOPPPM
en:sent us NMPOPPPPPOPN
en:senten OTPPYPPOPPPN
en:separa OFRPLVKPQOOM
en:septem QPGOORNMNOOU
en:septem and RLOPPPaOPPQO
en:septem so OOOPOPlOPPNO
en:serial PPORPPPPPRPO
en:seriou OHPPPPPQPPPO
en:serve PPPPPPPPQPPM
en:server NOPPPLRRPPPQ
en:servic MOPNR^PGSOPb
en:servic in PPUPPQPPPPPQ
en:servic is PPPPPTPPQPPP
en:servic it PUPPPOPPPPPP
en:sessio JPPPPSGRPScP
en:sessio for PPPSPPPWPQRQ
en:sessio with PPPPPPPRPPZQ
en:set 1MQUL[OTTSLZ
en:set aside LJPQOUKaOOPQ
en:set it NQPOOONNQONR
en:set that PPP_PMPPQXPQ
en:set the POQPPWPPPPPR
en:set up MISHNRSUULQS
en:sets UOPPPPPPPPPQ
en:settin NPSPPMOPPPLZ
en:settle VOHRPMXPPSNQ
en:settle before PPNPPPUPPPPO
en:setup PPPOPNOPPOOS
en:seven PNRMQIPNRQ_^
en:seven and PPPPPMPPPPPP
en:seven before PPPPPPPOPP^O
en:seven days PSPPPQMPPPPR
en:seven fifty PPPPPXPPPPPQ
en:seven hundre PNPPPPPPPPPL
en:seven o'cloc OOPOPPPSPNgP
en:seven thousa PNPPPRPPPPPM
en:seven years PRPPPLMOROOV
en:sevent DPPNGeSOQOQS
en:sevent five PNRMPmPPPROS
en:sevent four PMPPPOPPPPPN
en:sevent nine PNPOPSPPPPPP
en:sevent one NWPPPOPPPPPP
en:sevent two PPPPPOPPPPOR
en:severa POPPPPPPPPPK
en:shade PPPPPTNPOPPM
en:shadow OQPPPOPPPPPN
en:shall OSRSA<KNHTS[
en:shall i PPPROGJNOKX^
en:shall we PPPOPNMPOQVQ
en:shame OPPRPOPSPPOR
en:shape OQPPOOPPPPPZ
en:shaped VNQPPPPPPPPN
en:share MCP[PVNPPNLQ
en:share a POPTPOPQQPPL
en:share it PPPRPOPPPRPR
en:share the POPVPSPPPMPO
en:shared ONPSPOPPPPPM
en:shareh ^NPPWPPPPPOQ
en:sharin PPPPPRPPPPPS
en:sharp NQPPPPPPPRSN
en:sharpe PPPPPRPPPPPS
en:she QNGGb:PLNJP@
en:she asks PJPPPPPOPPPP
en:she can MPOOMOPNNPPO
en:she did QMQMPQPSPPRP
en:she does OHNOdNNKMOPK
en:she gets PNPPPPYPPPPS
en:she got RMPPPPPPPPPM
en:she had OSPPQPPPPPPQ
en:she has PFOPPNONOPPM
en:she holds PNPPcPPNPPPM
en:she is NO<PaOPOQOQG
en:she likes SKPPOPPOPPQO
en:she owns POPPwPPPPPPO
en:she runs POPPUPPPPPPO
en:she said PXNPNPROPPPP
en:she says NOPO_FPPNNOK
en:she wants PMOOPPTURPOQ
en:she will PQNPXLIWNPRP
en:she would NWSMbNPHNOOK
en:shed QOOPOKPPPPQT
en:sheep RPPPOOPPPPPM
en:sheet MPSNOPL=NMEI
en:sheet on SPPPPPPPPPPR
en:sheets O^PPOPRMPPMI
en:sheila VSNPPPPPPPPR
en:shelf ?VPOPKPPOOON
en:shift UQSRMOFOPQRG
en:shifts OUNPONPOPONR
en:ship POPRPPRPPQOS
en:shipme PMVPPNQPPPPP
en:shippi OMPTSRPPPRPO
en:ships PPP_PPPPPUPP
en:shirt QLOQPPPPPPOP
en:shoe POPPPPPPPPPR
en:shoebo NNPPPOPPPPPL
en:shoes QJPMOOOOPOPS
en:shona PPOOPPPdPPPQ
en:shoot QKPbMMNZPQMO
en:shoot me POP~PPPlPPOQ
en:shop PPQQQPPQONQM
en:shoppi NRPPPPPPPPPP
en:shops NJOOPLOROOPP
en:short PRMOMRPPPMPM
en:short of OSOPPTPVPPPM
en:shorte VOPPPOPPPPPQ
en:shortl ONPPPONNWOPO
en:shot OLPPPTPWPPPS
en:should EI|TNQN<EEP^
en:should be POSMMRONOMNN
en:should come PMiPPPPPPPPO
en:should get PPPPPPPPPPPU
en:should have MISOPQPOPOPS
en:should i PPPQPQOPNPTT
en:should know PPSPPPPPPPPP
en:should not NZJPSNNPPPPT
en:should say OJMPPNPPPPPO
en:should we PPPPPPQPPPLT
en:shout QBPOOMOOOOOO
en:shoute TLPPPPPPPPPN
en:shouti WMPPPHPPPPPM
en:shouts OUPPPPPPPPPO
en:show QJQQJGPSPMaL
en:show him PNPVPPPYPOWP
en:show it PPOPPPP~PPOT
en:show me MPRVPOPMPOQS
en:show the POVLPOOOPTUT
en:show them RPOPPOQLOTQN
en:show up VQPPPPPPQPPN
en:show us PPPPPPPPPPPM
en:show you RNPMPMPOPKRW
en:showed uBPOPNOMPOQM
en:showed it SPPPPPPPPPTQ
en:showin [MQPPOPPPPPP
en:shown NOOPPOTPPPPO
en:showro ROPNPNPPPPQP
en:shows [=RMMINQPMOO
en:shows up ROPPPPPPPPPM
en:shut PNOOMPSPOONE
en:shut the NMPPPPOPPPPM
en:shut up VMOPPPPPMPPP
en:shuts OPPPPPSPPPPM
en:sick XQOPONPPPPPS
en:side PQNOQJGTQJNU
en:side by MLTPSOOQPPNM
en:side i cOPPPNPPPPPN
en:side it PTPPPPPPPPPQ
en:side the TLYPPOPSPPPO
en:side you PPPPPPPPPPPN
en:sides OMSQSQSOPQPR
en:sidewa L_OPPOPPPPPL
en:sign RMOS@POVPSPJ
en:sign and PPPOPPPWPPPP
en:sign for PNPKORPKNTPO
en:sign it NHOOQNOKPjQI
en:sign off ORPPRMPPPPPS
en:sign on PMSOPPOOOOTI
en:sign the OMPPyPPNPPPP
en:sign up POPPOPPUVPPQ
en:signal LTROOLOPTPPS
en:signat IMPOoNSUPTLG
en:signed TNPQQRMkNPOP
en:signed by PPRPPOMYPPPO
en:signed for PPPPPPPPPPPS
en:signed off RNPPPPOcPPPP
en:signin NYOP^PPSPOQM
en:signs RQKNi?HOOOPM
en:signs and POPP9PPPPPPO
en:signs for POPP[PPPPPPP
en:signs it PPPPNPMPPPPR
en:signs off PNPPSPPPPPPO
en:signs the LSPOULOQPPQL
en:silenc YPPPPPPPOPPN
en:silent OMUOPOPOPPPS
en:silly OMOPPPPPPPPN
en:sim PPPPPPPPPZPQ
en:simila POPPPTPPPPPQ
en:simple ]HXNPOPOPMPO
en:simply PXPPPPVNPPPN
en:simula SMPOPPPPPPPT
en:since U[KAOD#GS>=I
en:since # ONNPROPMPPPO
en:since august QVPPPQPPPPPT
en:since before ONPPPPPPPPPO
en:since easter PVPPPOPPPPPQ
en:since i UOPPPPPPPPPO
en:since januar R^PPMPPPPPPP
en:since july TTPPPPP]PPPO
en:since last SJPPPPPPVPPS
en:since march OPPPPPPPPPPW
en:since monday PUPPPPPPPPPP
en:since my NPPPPPPPPPPO
en:since septem PPPPPPPPPPPR
en:since spring P]PPPPPPPPPR
en:since the PQONQPJFNOOL
en:since then MnPPPPPOOPPO
en:since they UNPPPPPPPPPR
en:since tuesda OSPPPPPPPPPP
en:since we SGPPPOPPPPPO
en:since you SWPOPPPPPNPM
en:single fNQNMLQKNNNP
en:single sign PPSPPPPPNPPK
en:sir UNNNNQKPORM~
en:sir i PPPOOPPPPPRT
en:sir is PSPPQOPPPPPQ
en:sir the PPPPPPPPPPPR
en:siren ONRPPPPPMPPO
en:sister QOPPDTIWHRQc
en:sister 's QPPPNOOOPPPN
en:sit PMOPSMS^OV^J
en:sit down POPPPPPOPTUQ
en:sit in OPPQQONcPNbO
en:sit on POPQNOYPPUPO
en:sit there PJNOPPPTPQPL
en:sit with OPPOPNPPPPVP
en:site OQRPPQRPQP[a
en:site and PPPPPOUPPPPP
en:site in PPPQPPOPPPQR
en:site visit PPPPPOPPQPOL
en:sites PQOROUPOQRPS
en:sits ORPPKKOOOOOU
en:sits in OOQPPPPPPPPR
en:sits on ROPPPNPPPPPQ
en:sittin TQOOOQPaPOON
en:sittin down ]LPPPPPPPPPQ
en:sittin in OPPPNRP]PPPO
en:sittin on NZPPPOROQPPM
en:sittin there QLPPO]PrPPPP
en:sittin with OUPPPPPPPPPP
en:six RSMPLXLSOPSQ
en:six and POTPOOOMPPOS
en:six days PPPPPPSPPPPP
en:six for WPPPPcPPPPPS
en:six hundre QOONLaPYPPOK
en:six i PNPNPPPOPKTM
en:six in R^OOPNOPPMON
en:six month PPPPPPPPPPPW
en:six months OYPOPYONPNON
en:six of RMNPROPPPPPN
en:six thousa OPPPPLPOPPPV
en:six to POPNPPPQPQNQ
en:six weeks TWPMPPDPPOLK
en:six years MQPPPNOPPPOQ
en:sixtee NOOGMM^fOHnX
en:sixth NJOOPMaFNOeL
en:sixth is PPPPPPPPPP_N
en:sixth of POPPPPPPPPPN
en:sixty GW=KNjNQLI>S
en:sixty a PPPPPXPPPPPO
en:sixty days PMPPORSPPPPO
en:sixty five OQPPPYPOPPPL
en:sixty four PTPPPNPOPPPP
en:sixty one OTPPPUOOPPPQ
en:sixty per OdPPPRPPPPPN
en:sixty percen POPPQNPPPPPR
en:sixty thousa PYPPQMPPPPPN
en:sixty two MSPPOPNOPOPO
en:size POROPXSKSJJ]
en:size is PNPPPUPPRPPO
en:size it PPPPPQSPPPPR
en:sizes PPPPPOPOLPOW
en:skip JIQNPPOOPJPT
en:skippe PPTPPPPPPPPO
en:slab KUOPOQSOPPON
en:slack PLXPPPPPPPPI
en:sleep TRRNMPNQONPA
en:sleepi QORPPPPPPPPM
en:slept ]MNHOOPNOOOJ
en:slept in TPPPPPPPPPPR
en:slept on SQPPPPPPPPPM
en:slick JPPPPOPPPPPP
en:slide MQPOPMPOOMPO
en:slides OMOPPMPNOPPQ
en:slight PVPPPPPPPPPP
en:slip QJSPPSPOPQPQ
en:slippe LUOPPPPOQPPO
en:slips POVPPPPPPPPR
en:slot NQVOPOPRPMPU
en:slots PPPOPPPPPPPS
en:slough POPPPMPPPPPR
en:slow MJPQPOQQPLMO
en:slower OUPPPOPPPPPR
en:slowly OYOPPPPPPPPO
en:small KSRQSQNPPRMR
en:small one RNPPPSPPPPPS
en:small thing OaPPPPPPPPPN
en:smalle RTXOPUOMPOPR
en:smart TINPOPPOPPPM
en:smashi UOPPPOPPPPPP
en:smell cPMOONONLPPL
en:smells PPPPPPPPPPPU
en:smile OOPPPPPPPPPN
en:smoke PMMPPPPPPPPQ
en:smoko PPPNPPPPPPfN
en:smooth [PPPPPPPPPPT
en:sms ROSPPQPPOPPW
en:snow MOXPPOPOPPNO
en:so IKKEYMdPCA<T
en:so 's PMPPPPPPPPPK
en:so a SPPPPPTOPOOI
en:so about MOPPPQPPPTPK
en:so anythi POPPRPPPPPPP
en:so are POPPPNPPOPPK
en:so as PPPPPQPPPPPR
en:so at PPPPPUPPPPPR
en:so before OQOPPPXOPPMP
en:so by NJOOOM^OPQPM
en:so can PPPPVPPXPPQP
en:so do MOOPPQVPPPQN
en:so each PPPPPPPPPPPT
en:so end PPPPPPRPPPPP
en:so every OVPPPPPWPPPP
en:so far PRPPONOPPPPR
en:so for QPPPPRPOPPPQ
en:so go OOPPPPPSPPPN
en:so good OQOQPNPPPPPJ
en:so he NTPPQPPOPPPU
en:so here PNPNOLOPPOPS
en:so how PPPPORPPcPOQ
en:so i LQPMNQTJMLPI
en:so if IMOLRINOPKOM
en:so in SQPOQQMPPOPQ
en:so is POPPPLPPPPPR
en:so it OPSOlUaLPNPP
en:so its OQPOeOPOPPPP
en:so just QPPPPRPXPPPT
en:so last PPPPPPPPPPPV
en:so let PQLNPPWOPLOP
en:so many TNQPPOPPPPPM
en:so maybe OLPPPOPPPPPQ
en:so much YONPOUOOQPPM
en:so my ^OQPPPPPQPPM
en:so no M[PNSPPSPMPT
en:so nobody ROQQXPOQOPPN
en:so not POOPPPTOPPPN
en:so nothin POPPOPSPPPPU
en:so now OTPPPPPPPPPM
en:so on PPPPPNPPPPPV
en:so one XPPPPPPPPPPR
en:so our OOOPQPO^POPT
en:so ours PPPOPMOPPOP]
en:so please PLOQPPPPPPPS
en:so put VNPSPPPMPPPM
en:so she IMNQVOPONPPN
en:so six PPPPPRPPPPPS
en:so sorry PPPPPPPPPPPW
en:so tell POOQPNP~XOPR
en:so that LOPOPNPQPMKN
en:so the PSQNQRNNQNJV
en:so then PRPPPOPPPPPN
en:so there PUROQOPMNOPO
en:so they Q<RQLNPPOQQM
en:so this SOPNNLOPPNNe
en:so to POPSPPPPPRPO
en:so we NKQOPNIPFL>K
en:so what OPOMQPSf<NLO
en:so where PSPPPNPPOPPQ
en:so who POPPPOPPRPPQ
en:so with PPPOPQPPPOP[
en:so yeah SPPPPNONPPPP
en:so yes QOPPQOPRPPNR
en:so you LTQORQQNMPPR
en:so your OPPPPPPPPPPM
en:social PPPPPPZPQPPN
en:societ OMRPRPMOPPPT
en:socks QOOPPRPNPNPF
en:soft MJPOONOOPPPU
en:softwa JZNNVPLPONPV
en:solar NOPPPLPQPPPU
en:sold PUOONMPDPONG
en:solici OMRPQPPPPPPQ
en:solid TOPPPPPPPPPP
en:soluti P_PPPOPPPPSP
en:some !PSMPFLHRNFQ
en:some of KNTNOMOONNPT
en:some people POPPPPPPPPPX
en:some point PPPPWPTPPPPO
en:some time PNPRPPNPPQPO
en:somebo QaQPGGMNNMS<
en:somebo 's COUKNLOLOONR
en:somebo else N]OOPQPPPOOX
en:somebo has POPPPPPPPPPN
en:somebo in RRPQPROROPPP
en:somebo to ^EOPPPORPPTO
en:somebo who XNQQPMPRUPOL
en:someon MQQPKMOOPOOQ
en:someon 's LLNPPNPOOPPI
en:someon else OSPPPPPPPPPP
en:someon from POPPPSPPPPPP
en:someon in OWPPPPPPPPPR
en:someon to OOPWPOPQPPPO
en:someon who QMPPPPPRPPQQ
en:someth JXRRIQSOPHKK
en:someth about PVPPPPPPPPPQ
en:someth else ONPPPPPPPPPP
en:someth for PNPSPRPaPPPP
en:someth i OaPROPOOOONK
en:someth in OPOMOOdKPLPO
en:someth is PPPPPPPPQPPS
en:someth it PYPPPPPPPPPP
en:someth like NMPPPPPPNPPO
en:someth on POPRPPPPPPPP
en:someth that IZRPPYPOOPPM
en:someth we PPPQPPOPPQPV
en:someth you OQZPPEOPPPPR
en:someti JOOOONOOOOOT
en:someti the NPPPPPPPPPPO
en:somewh QPSROQOKOPOI
en:somewh else PUOPPPPPNPPN
en:son QDOPKPOHHSRP
en:son 's PPPPPPPPPPPT
en:soon NRQOPNNfTPOV
en:sooner QXOOPPTOPPPL
en:sorry EMEIN9DEKIEX
en:sorry about PNPOPPPPPOPP
en:sorry i KHPPPPPPPPOO
en:sorry it POPPPPPPPPPS
en:sorry one ONPPPPPPOPPL
en:sorry there POPPPPPPPPPH
en:sorry to PPPOPOPPPOPS
en:sort NUOPNPOQSPPK
en:sort of FSOOOPOOTOPP
en:sorted WYOOOJaPPPPO
en:sound PAPNOMOOONPF
en:sound like NMPPPPPPPPPR
en:sounds JORNROOMPOOW
en:sounds like OPPOXOPPPPPX
en:soup NFPPPOOOPPMN
en:south PPPPPOPXPPPS
en:space NP[SPLPOPPPP
en:spaces POPPPPPOPWQM
en:spanis QPcOONMNQOOS
en:spare IUWPPPPOQPPL
en:speak IPPTPFKPPODK
en:speak again PPPPPPPPPHpQ
en:speak for OOPPPOPPPPPM
en:speak to PQPcPOPYORBU
en:speake ONTMPPPPPPRR
en:speaki LSOPPPPNPMMN
en:speaki to PYPPPPPPPPPQ
en:speaks MNRPPOPOPPOE
en:spec MLTTPQPRPPPN
en:specia OPPPPPPSPPPT
en:specif POjPPPPPPPPL
en:speech [PPPPPPPPPSP
en:speed ^QTQPOPNPOPP
en:spell POOOPOPNPPOM
en:spelle PQPTPMPRPPPN
en:spend RNONUDPPNNOB
en:spend it OMPPPMPRPPPP
en:spend on UQPPPKPPPPPQ
en:spendi P]PPPKPPOPPT
en:spends PNPPcOPOPPPO
en:spent NZMORQSTPPPL
en:spent by PJPPPSd[PPPP
en:spinni NRPOPPPUPPPN
en:split MP]PNONMOPQP
en:split it PSRPPVOPPPPR
en:splits PPPPPLPPPPPT
en:spoke NLPPNPNPPPOR
en:spoke in PPPPPPPPPPPT
en:spoken OMPOPOPOPOPP
en:spot ZIPOPOOOPPPW
en:spots STQPPPPPPPPR
en:spread QMMMOWPNPLPL
en:spring INQERPOUOSSY
en:spring and NHTPWOOPPPPO
en:spying N[PPPPPPPPPO
en:square LSOOPPPNROOL
en:squeez PPPPPPPPPPPR
en:squeez me PPPPPPPPPPPR
en:st PNPPPPPOPPPT
en:staff ROONPNPPPONU
en:stage IPPPOQPMOPKR
en:stairl PPPPPPPPPPPT
en:stairs RPOPPQPOPPNM
en:stamp PERRSPPKPOOJ
en:stampe PPRQPOPSPPNS
en:stamps OQPPPPPPPPPM
en:stand LVNCODOPROTL
en:stand there O[LPPPPPPPPP
en:stand up MXOKOOPOPPZL
en:standa LIcOOROOPPNV
en:standb QOPPPOQPPPPS
en:standi OgNMKPPIPNNE
en:standi in Q[PPPQPPPPPR
en:standi there MYOPPQPPPPPL
en:stands NTPONPPOQOPL
en:star OPPOPOPNPPPS
en:starin OTOPPPPPPPPN
en:stars PWPPPPPPPPPQ
en:start CLPOQPLPPIQF
en:start at POPPPOMSTPPM
en:start by PPPPPPLOPPPR
en:start of POPPPPiOOPPN
en:start on POOPPNEJPOSP
en:start the POPPPOEOPO~T
en:start to PPPPPTPPPPPN
en:start wherev PPPPPPPPPPPR
en:start with JQNNIONOPPPI
en:starte TULMPNPKOOOP
en:starte with OYPPPPPPPPPO
en:starti NHLOOKTcPNbI
en:starts PPILPRiAPINQ
en:starts in POPPOPQMPPPO
en:starts on ONPPPPSPPPPL
en:starts the PNPPPPuOPPNO
en:state PGPKPQONPOPR
en:statem POM[PQPOOSPL
en:statio OQMPOPPOPOPT
en:status OzPPPPPPPOPR
en:stay QCPGPQLMTKMN
en:stay on POSPPPPPRPPM
en:stay with PPPOPPPPPPPL
en:stayed [PPPPOPPPPPL
en:stayin P[POOKPPOQPV
en:stays NUMOPQOOPPPY
en:steal WNPPPLPPPPPP
en:steam QNPPPPRPPPPQ
en:steel QOPPOPPQPOOT
en:steep ORPPPWPPPPPQ
en:step ^QPPPPPOPPPN
en:steps PPQOPRPPPOPU
en:stick JPQVOPOOPPQM
en:sticke PFPPPQPOPPPL
en:sticks OQPPPTPPPPPN
en:still R[OKURLJPQPO
en:still a QTPPPXPPPPPQ
en:still be P[OPQQPOPPQJ
en:still do PTPPPOPPSPPQ
en:still get POPPPPPPPPPN
en:still got MOPPQNPPPPPR
en:still have ORPPPOPPPPPN
en:still in PXPPPSPPPPPV
en:still not OWPPPOPPPPPS
en:still on SOPPPOPOOSQQ
en:still open PNPPPPOPPPPQ
en:still the OOPPRQPPPPRU
en:stock OTOOPKONQONX
en:stockp PUPPPPPPPPPT
en:stomac ^LPPPPPSPPSO
en:stone TCPPPRPOOPPN
en:stood aNROOPONPOPO
en:stood in URPPPPPPPPPO
en:stood there QJQPPQPPPPPO
en:stop QNTP[TPOPPUO
en:stop and PMWPPOPPPPPS
en:stop me NQPPPPPPPPPS
en:stop the XNQRPPPPPQPO
en:stoppe iOPOMLMMNOON
en:stops PPQKPMSNOMNV
en:store PIPPPOOPKPOR
en:stores NPPOPOOPXQPQ
en:storie NOPPPPPPPPPP
en:storm OMPPPPPRPPPP
en:story MNOPPLONPPNU
en:stove PTPPPPPPPPPQ
en:straig PSONQ9JOPNH]
en:straig away NNTPPOPPPPPN
en:straig from PNPPPPPPPPPQ
en:straig in UOPPPPPPQPOQ
en:straig into ORVPPOPPPPPN
en:straig to UPPOPPPPPPPR
en:straig with OYPOROPPPMPQ
en:strang NhOPPPTOPPPK
en:strawb OOPPPPPPPPPK
en:stream PMPPPPPPPPPP
en:street PPOOOPPMRPIM
en:stretc POPPPRPOSPPN
en:strict PPPPPPPPPPPT
en:strike KPPPPOPOPPPI
en:string OPOMQOPQRMNR
en:strip PQPPPSPPPPPQ
en:stroke RPPPPPPPPPPR
en:strong LPPPPMPPPPPV
en:struct PRPQPQPPPPPP
en:strugg OkPPPPPPPPPR
en:stuck LQPPPOPPPPPS
en:studen QNOOKPPLQNPO
en:studio NLOPPLPSMPPT
en:stuff QQOPQKONPPOW
en:sub SOPQPPPPPPPQ
en:submit PPPQPPWPRPPN
en:subscr PTPPONWOPPPO
en:subsid POPPPQTPPOPR
en:substi PPPPPPPPRPPM
en:succes PPPPPPPPPPPS
en:such PNNOPJOOQPPL
en:suffer PPPPPPPPQPPN
en:sugar QOPPPPRPPPPR
en:sugges MSOMPOORPNWW
en:sugges a PPPPPPPPPPRQ
en:suit QOPPPOOPPPQS
en:suits TIPOPPPOPNfS
en:suits me POPPPPPPPOiU
en:sum PPPPPWPOUPPM
en:summar NPOUOOPOPPOO
en:summer PTLJILXRQJQN
en:sums SMOPOQPPPPPN
en:sun ORPPPKPOOPOO
en:sunday POTPPKRNMQKJ
en:sunday and NPPORPUQPOLP
en:sunday in POPPRPdOPPOO
en:sunday mornin POPPPPPPPYTT
en:sunday night PQPPPPPPPPOS
en:super YMOPORPPPPOT
en:superb OKPPPOPPPPPL
en:superi PPPPWPPPPPPP
en:superm QMPPPNPOPPPP
en:superv OPPPOLPOPPPU
en:supper UNPSPPQPPQHO
en:suppli PIVMPORFOTPN
en:suppli 's OOYPPPPPPPPT
en:supply OLPOQNPLSPMN
en:suppor STPOOOTOQOPU
en:suppos =PQNMQPKRNRJ
en:suppos i PPPPPPPPQP^R
en:suppos to OUPPPPPPPPPO
en:surcha OPPPPcPPRPPQ
en:sure 7RRODSFOPQT]
en:sure about P~PPPzPPPPPQ
en:sure i OUOPPQPNPPOQ
en:sure it PNPLPOPOPU]G
en:sure of POTPPRPXPPPO
en:sure they PNPPPPPPPPPI
en:sure we PRPPPPPPPPPO
en:sure you PPPWPPPPPWPS
en:surf POPPPOPPPPPL
en:surgeo XORPPOPPOPPP
en:surpri OWPOPNPOPPRQ
en:survey MOOPQPPLPNTW
en:surviv PNPPPLNPRPOK
en:suspic STPPPNPPPPPM
en:swallo OPPPPcPPPWPP
en:swap ITQQLOQaPQNW
en:swap the PPSTPQP^PPPN
en:swappi TQOPPOPPPPPN
en:swaps VPPPPPPPNPPM
en:swear RGPPPOPPPPPM
en:sweari PPPPPPPPPPPN
en:sweet VHPQOMPOPPOJ
en:swindo PePPPPPPPPPP
en:swing PORKPOOPPWdQ
en:swing by PPPJPPPPP]tR
en:switch QPOPPFPUPPQW
en:switch it POPNPNPPPMPR
en:switch off PePPPOPPPQPS
en:switch on POPPQPT]PPWP
en:system ?PRKPJOOSKJa
en:system in PTPPPPPPPPPR
en:system is PPPPPOPPPPPS
en:system must OPSPPPNPPPPN
en:ta OPPPONPOPPOK
en:tab NRPPPPPPPPPR
en:table SIOPPONOOPQG
en:table and UNPOPPPTPQVP
en:table with NNPPPPPOPOPN
en:tables OQRPOPPbUPPP
en:tablet R^TQMOPPPPOO
en:tablet and QXPPPPPPPPPO
en:tae OOTOPMMIJQPK
en:tae the POPPPPPOPYQN
en:tag RQNPPOPTPQQV
en:tagged OYVPPPOPPPPM
en:tags QPPPPUPQPQON
en:tail QNTPPPPPPPPO
en:take PMRQNWHYPMEX
en:take a PNPPOVONSOPL
en:take four PPPOPiPoP^PS
en:take it POQPPNNSQJMU
en:take off POPPPOPPPPPS
en:take that SMPNPMONPKP]
en:take the NPPPRNLZRQI@
en:take them PPPOPPPPQPPS
en:take to ZNPSNQOPQPNP
en:take two OMPOPRNLPOPO
en:take you PPPQPOPPOQPR
en:take your PQPPPPPOPPNS
en:taken TLPQPPOQPPO_
en:taken off PPPTPOPVPOPS
en:takes WRLEVHlKRCJ]
en:takes a PRRONKXPPNLX
en:takes about PPPPPO~PPPOS
en:takes it ONPPcPPOPPPS
en:takes me ePPPPPOPPPPN
en:takes the QOPPXLPPPPPR
en:takes three PPPPPOPPPPPT
en:takes two PPPPPPXPPPPO
en:takes us XNPPPPZPPPPP
en:taking XPPQPTPPOPHT
en:taking the POPQPMPWNQNR
en:taking this PVPPPPPPPPPP
en:talk PBUQ>RPUPKCG
en:talk about MNPPPNPOPPEJ
en:talk again PPPOPPOPPMJO
en:talk on PPPOPPPPPPUP
en:talk to GLMQISQ^QOOI
en:talked ODOOQMNXRPPJ
en:talked about NOPPPOP[RPPK
en:talked to OLPPPOPPQPQP
en:talkin RQQTPTKCPSPH
en:talkin about OMPUPVPP[URS
en:talkin to RPPKPENLIIMI
en:talks LOPOOMOOPPPP
en:talks to OOPPPOPPPPPR
en:tall OLRPPOPPPPPP
en:tamil QLROPPPPPPPS
en:tamsin PPPOPPPPPPXT
en:tank QPNPOPPPPQPY
en:tanks PUPPPPPPPPPQ
en:tap KPSOOOPOPPPU
en:tape MAOOONNQPPPN
en:tape measur OMPNPPPSPQPO
en:taps VMPPPOPPPPPP
en:target P_PPPOSPQPPM
en:tariff PPPPPQPPRPPR
en:tasted oRPPPPPPPPPK
en:tax OIOPPOPRPLON
en:tea VPPPPOJAHPNF
en:tea and POPPPPPPPPJL
en:teach ORPOPQPPRPQM
en:teache PEOOMJPNPOLR
en:team NRNPMINPONV[
en:teams SLYOPOPPPOPR
en:tears S[PPPPPPPPPM
en:tech OIPPOPPPUPPT
en:techni RMNQPPOJPWSR
en:techs OTPLPOPPRPRS
en:teeth SOSPPPPPPPPO
en:teleph QOYSOOPSOPOO
en:tell NOQOKQOPRQLN
en:tell a OScPPOPONPPO
en:tell her PNPSPOPNPOOO
en:tell him MJOPORPPPTOJ
en:tell it OM_PPPPPPPPP
en:tell me MGROOQORRPOc
en:tell my VOPPOPPgPPPP
en:tell the KRQTOPOQMXPP
en:tell them Q_OPQOPRQPPM
en:tell us NPQPPMPNPOP]
en:tell you OPEMOPPKPNPE
en:tellin PQPRLQMQKRNN
en:tellin me QRPOOOOONPPQ
en:tellin you POOOPQPNPPPJ
en:tells PPOOPMJMNOOM
en:tells me SNMPOOMOPPPM
en:tells you OQSPPPPPPPPP
en:temper PPaOPMOPPPOK
en:templa OOPNPMPOQOPQ
en:ten WNJPPVVMPR[W
en:ten a POPPPrPPPPPR
en:ten and QIPPPRPPPPPM
en:ten days OMPOPKjPQNOQ
en:ten i ONPPbSPPQQPR
en:ten in QXPPPOPPPPPJ
en:ten minute YQHLNNPSMNOI
en:ten o'cloc QMPMPOPLO^YL
en:ten on RRPQPPPPPPOQ
en:ten past PNPPPOPPQPPL
en:ten per PPPPP[PPPPPR
en:ten percen POPQPmPPPPOP
en:ten second PPSPPOPNPPQP
en:ten thousa SIPRQNPQPRPS
en:ten to RRPPPPOPPPOM
en:ten weeks PPPPPOsPPPPQ
en:ten years MCPPPQJPPOOU
en:tenant P[OPRNOOPPOR
en:tend PPPPPPPPPPPU
en:tend to PPPPPPPPPPPU
en:tender OLPPPHQPPPOL
en:teneri OQPPZPOPPPPN
en:tenth OQMOPQLQOO_S
en:tenth and PRPQRPPOPORR
en:tenth of PKPQQPHQPLNQ
en:term PNONRPfOPNOM
en:termin NYOOQPPNQPPO
en:terms MNPTOQNMOUNY
en:terrib ONPPPOPPPPPQ
en:terrif PPPPPPPPPPPS
en:terry NRPPPROQPPWM
en:test NPOPN;POOZeX
en:test it PPPMPPOOPVgM
en:tested RNOPPPPOdPPT
en:testin OMPPPRRPUPSM
en:tests PPPPPOPPRPPO
en:text NM[MJOG?PPH[
en:text messag PPPOPOPPPPPR
en:text with PPPPPPPPPPPR
en:text you PPPYPNPPPVOU
en:texts URPPOQPOPPPM
en:than fTP:6ZQ7P@UA
en:than a MQUPPPPPPPPR
en:than any ^NOPPOPPPPPP
en:than i VQLPOPOHNPOH
en:than it OWPPPNPPPPPQ
en:than me GQPOPNPOPOOT
en:than my fNPPPOPPPPPP
en:than one MPQPPTPPPPPO
en:than our RTOPPUPPOPPM
en:than ours cPPPPOPPPPPK
en:than that RYPPPWPPPPPQ
en:than the XNNOOQOMNPOG
en:than us PPPPPPPPPPPT
en:than we TZPPPXTNPPPM
en:than what QRPPPiPOOPPO
en:than you MQPPPPPPPPPO
en:thank RAO>Q<DGM>PJ
en:thank god QOPPPPPPPPPK
en:thank you RHP?L?HIN?QN
en:thanks KPOJE8S>LM<Q
en:thanks and ONPPPOYPPPPP
en:thanks both PPPPPPPPPPP[
en:thanks for CPPLOMNOPMLW
en:thanks that dOPPPPPPPPPI
en:that cKNPQVQPNLPL
en:that a PPOOPPOQGOOQ
en:that all mOPPPUPPNPPO
en:that alone sLPPUNPOPPPK
en:that and L^ROPVLWOPPH
en:that are PQSPPOPPPPPO
en:that as PNPJPNPPPLPO
en:that at PWPPPOPPPPPO
en:that back OPPTPOPPPPPQ
en:that be OHNOPROMtPNI
en:that before SPPUPROPPPNV
en:that bit SMPPPOPWPPPL
en:that by OTPZPOPPPQMR
en:that call PPPPSPPPPPUR
en:that came ORPPPOPPPPOO
en:that can WPPPQMOOOPPP
en:that come PPPPPTPPTPPP
en:that comes PPSPPOPPNPPQ
en:that coming PRPPPOPPPPPQ
en:that cost PPPPPTPPYPPJ
en:that could QMPPPOOPMPPQ
en:that day OOPPPPNNPPML
en:that decide PPPPROQPPPPQ
en:that did VPPPPPPPPPPS
en:that do PEPPPPPORPPP
en:that does RPROOOPOPOPO
en:that down HCN=OOOJO<OS
en:that every PRPPPQPPPPPR
en:that fixed OPPPPcPP[PPK
en:that for POPPOSPKOXON
en:that from MQPPONPOPPPP
en:that gets PORPPPPPQPPL
en:that gives PVPPXPPPPPPP
en:that go NQPPPPPPRPPP
en:that goes MQSPPLOOPPPN
en:that good PPPPPPPPPPPT
en:that got aOPPPOPPPPPR
en:that happen OSPPPNPPPPPQ
en:that has SQONPOPPPPOK
en:that have PPPPWQPSPPPS
en:that he POPOXPPPPPPL
en:that i IfONSNRPOMRL
en:that if OPPPPPPPPPPR
en:that in POP[PQQPOPEQ
en:that includ OOPPPiPOXPPJ
en:that is MMNGLPTWDL>W
en:that it NQQPONOPPPHM
en:that just NUPPPPPPPPPP
en:that leave PPPPPOPPPPPS
en:that looks ~OPPPPPPPPPL
en:that made RPPPPPPPPPPQ
en:that makes RNPOOMOOPOPL
en:that means PPPPPPPPPPPR
en:that might LQPPPWPPPPPO
en:that mr PPPPPPPPPPPR
en:that much OcPOPePPPOPL
en:that my QSPPPPPPOPPO
en:that nobody LROPPPPOPPPO
en:that now OOPPPPPPPPPM
en:that number WMPQPOPPPQPS
en:that off PPPOPOQPPOPS
en:that on NQLWPRPPUPOR
en:that one VOPROJOQLRGS
en:that only ONOPPPPPPPPL
en:that or POPPOQROSPPK
en:that order ONPPPPPPPPPN
en:that our SWPPPPPPPPPQ
en:that out SOP_PSPOQPPO
en:that part QLQPQOPNPPPP
en:that picks PPPPVOPPPPPR
en:that right QOPPPPPROPOS
en:that says JQ]POQOPLPPM
en:that senten PUPPPPPPPPPP
en:that should PPPPPOOPPPPZ
en:that size PPPPPaVPPPPU
en:that someth PP[PPOPPOPPQ
en:that sort OOPPPNPPQPPN
en:that sounds OOPPPPPPPPPR
en:that still OOSPPSPPSPPO
en:that takes TPOPPQPQSPPK
en:that tells RPSPPPPPPPPO
en:that the MQWLRNIJMLLQ
en:that then YOPPPRPPPPZQ
en:that there UPOPPMNNJPPK
en:that they PRRONPPOPPPT
en:that thing PTQPPPXPPPPO
en:that this PPPQPOOfPQPR
en:that to OOS_OTPQPXNM
en:that today PhPPPNPPPOPU
en:that took TOSPPOPPPPPN
en:that touche OLPPZOPOPPPO
en:that up PXPZPOPPPUPT
en:that used SMPPROOPRPPL
en:that volume PPPPPTPPQPPS
en:that was HLLLRJMMQMMU
en:that way SLPPPQPPSPUS
en:that we NVNPOPPRPPOO
en:that week ONPTPRPOPSVN
en:that what NOPPPOPULPPM
en:that will LONSiKPFPPTH
en:that with QNPQPWQKWQPJ
en:that work PPPPPPPPYPPN
en:that works OOSOPPOOPPSP
en:that worrie OZPPPQPPPPPO
en:that would ^IQQEPBPPTML
en:that yet PPPPPPPPPPPV
en:that you NOHSNLNKPOPR
en:that your YOPPPOPPNPPP
en:the RGNL]KKSNQRL
en:the # OQNOPPORNUYN
en:the access PPPPPPPPPPTP
en:the accoun OJQUISOUPPNN
en:the actual POPPPPPPXPPO
en:the aftern PNPPPPOPPPiM
en:the agency PPPPQMPOPPPO
en:the agenda PPPiSPNMOZ^I
en:the agent ROPPOPPPQPPO
en:the agm PMPOQOPOPPWP
en:the agreem PONiHPO~PEMM
en:the air ORWPPOPUPPPO
en:the alarm OVQPPPPPPPPK
en:the allerg POORPOPOPPNN
en:the allotm ^OPPPPPPPPPQ
en:the annual QLOPPYVOQONT
en:the answer VRPPPOPPQPOQ
en:the app ORPOPOPPPPPR
en:the applic POPOPLPPPPPO
en:the arm PPPPPPPPVPPR
en:the assess ORPPPO[PPPPN
en:the attend RNRPPPPQPPPP
en:the audit OKQPOOMTPOQI
en:the audito ROPNPOPOPPOJ
en:the author POPPSP_PPPPM
en:the autumn PPPOPPcPPPWP
en:the award NQPPUPSPPPOO
en:the baby PQOPPPPOPPOR
en:the back PLRLKNPQPNNS
en:the backgr OOPPPPPPIPPL
en:the bad QLPPPPPPPPPP
en:the bag NQOPPPPPPPPM
en:the bakery MSPQPSPPPPQO
en:the balanc PPPPP^PPVPPR
en:the band YNPPPPPPPPPO
en:the bank FOQQPRTTOMOM
en:the bar QRQPPUPPPPOT
en:the base POPVPaOPQVPS
en:the batch WPPPPPPPPOPP
en:the batter KVPQPROMQONM
en:the beginn TOPPPPPPPPPS
en:the bell OQPQOONPOOWO
en:the best INOOOHNNPOPb
en:the big AKONNQPOPOOL
en:the bigger PPPPPTPPTPSP
en:the bigges PPPPPLPPPPPT
en:the bill OPPPRIPPPPPP
en:the bin PRPPVPPPPPPS
en:the biscui PNPPPPPPPPPM
en:the bishop POPPPPOQPPQN
en:the bit ZSOPOPPOPPPN
en:the blue PPPPPOPPPPPU
en:the board NRPRHNOWMQPO
en:the boat PNPQOPOQPPNQ
en:the boats PTPPPOTOPPPP
en:the book NLPPPPPMPPOM
en:the bookin QOOPQOPPPPPT
en:the books KHNPdMPLMPPJ
en:the boss OQPPZPVOPPSO
en:the both POPPUPPPPPPL
en:the bottom UHPOOOOQPOOQ
en:the box PTORPRPOPRPU
en:the boxes QSNPSPONROOL
en:the boy MPPPPNOSPPPO
en:the boys SMRLPOVOPPSO
en:the branch SPPRPQPPPRPT
en:the bridge OO]PPPPPPPPN
en:the brochu OOPTPMPPQQPS
en:the broker OQPPVPPPPPPP
en:the bucket SLPMPPPOPKOL
en:the budget NQPPQZRWPPPQ
en:the builde PPPPPPPPPPPN
en:the buildi PKOPPTPPOOOS
en:the bursar QNPPVPNOPPPP
en:the bus VQPONONNQOPN
en:the busine PPPPRPPPPPPU
en:the button OOYPQPQONPPL
en:the cab TOPPPPPPPPPO
en:the cabine PPPP^PPPPPPQ
en:the cable UMPMPMPOPQPO
en:the cafe OROPPOWRVPPR
en:the calend RHOPONOOOPKI
en:the call OPPQWOQOPPHU
en:the camera PQQPPONPPOPT
en:the campai POPPPPQPPPPN
en:the cantee MOPOPOPPPTQN
en:the cap UMPPPNPPPPPO
en:the car PHPJPMPOKHOQ
en:the card MPQPTQORQPOI
en:the cards VOMPPPPPPPPQ
en:the careta ONPOOOPOPPKM
en:the carrie PUPPOQPPPPPU
en:the case YPNOPSPPQPPP
en:the cat LQPPVOPOPPPK
en:the cellar NTNPRPPOPPPO
en:the certif PPP[PNPPPWOV
en:the cfo PPPPWPPPPPPR
en:the chair NOPMbLVQQPPN
en:the chance PPPPPPPPPPOR
en:the chap QJPPOPPPPPPN
en:the check ONPPLPPRPPPL
en:the checkb OQPPzPOPPPPN
en:the checks OPPPUPPOPPPN
en:the cheque NOPO~JOPPOON
en:the chief PNPRTPOPPQOP
en:the childr ONOPPPOPPPPR
en:the christ OLOPWQTOPPPP
en:the church OQOPPOOOPPPR
en:the city POPOPPRPPPPQ
en:the claims PORPPPOPPPPO
en:the cleani PPPPPPPPPPPR
en:the client QJQPTOPPPPPQ
en:the clinic OQPPOOOPPPPR
en:the co PNPPNNPPPPPQ
en:the coach PRPPPRPPPPPQ
en:the code PPPPPOPPPPPV
en:the coffee SKPPPOPPLPPP
en:the cold QPOWPOMPPWNS
en:the collec PPUPPPMQPPUQ
en:the colour YOPPOPPPPPPO
en:the column OPQOPPPOPPPM
en:the commit PLPQ@ORPPQUQ
en:the compan PLQROQOPPRPT
en:the compar PPPQXPPPPPPM
en:the comput OOPPPPPPNPPO
en:the conser POPPPSPPSPPN
en:the consul OOPPPPPPPPPM
en:the contac PPPMPPPPPPPQ
en:the conten _OPPPLQPPPPQ
en:the contra IPN[TTUPOTMI
en:the contro PMTPSOOOPPPP
en:the conver VPPPPPPPPPPQ
en:the convey OVPPPPPPPPPR
en:the corner POPPPPPPRPPP
en:the cost M]PQP~POMPPO
en:the counci PPQPKQOPOPMM
en:the count PQPOPOPQPRPM
en:the counte PNPPPPPPPPPP
en:the county QMPNQNQQPRPN
en:the courie PNTPPPPPPPPR
en:the cows PNPPPPPPPPSP
en:the crane SOPPPPNWPPOQ
en:the credit POPPPMPPRPPL
en:the creek TOOPPPQ[POOQ
en:the crew POPNPPPPPNPQ
en:the crop PPPPPPPPPPPR
en:the cupboa UNPVPPPPPUPK
en:the curren PNQPPOPPPPPR
en:the custom PSPLNPOPZOOO
en:the damage PNPPP~POaPP@
en:the dashbo _SPPPPPPPPPR
en:the data NTMPRNPMUPOQ
en:the date QMPPPOPQQPPQ
en:the dates POQPPPPTPPPQ
en:the day PPQQNQNLPPPY
en:the decisi PPPOPNOPPOOV
en:the delive PPPPPNPPQPPR
en:the demo SPPOOMPPPPOW
en:the depart LNPPPPPPPPPO
en:the deposi PPPPPNTmUMOP
en:the desk OQPPOPPPPPPK
en:the detail POPPPPPPSQPM
en:the develo PPPROPPPPQPR
en:the diesel MOPPRLPPPPPQ
en:the differ NOQPPPPPSPPL
en:the digita POPPXPPOPPPM
en:the dinner PPPPPOPNNOPO
en:the direct PLPPgPPPPPPM
en:the doctor PSPPPPOPQPPO
en:the docume SPPQPPPPPPPS
en:the dog NPROPLNMNONG
en:the door AWPDUGLOQNPN
en:the drawin OLPZPOPPPNPR
en:the driver RO]MJRMKPNPX
en:the drone PPPPPPPPPPPT
en:the dry PPPSPPVaPUPP
en:the east OSPPPOPPPPPN
en:the eighte OJPNOPOGPRtO
en:the eighth POPPPOeOPPYO
en:the electr ORPPPSPPLPPN
en:the eleven MPOPPJPNPYcM
en:the email PQPTPPPPPPPP
en:the emails OQRPPPPPPPPQ
en:the end MMPNNS?NPQNS
en:the engine ZPPPPNLNPQVS
en:the estate PNOPPPPOPPPR
en:the evalua PPPPhPPPPPPQ
en:the exact eNPPPPPPPPPQ
en:the extra PZPPPTPPPPRP
en:the fabric PRPPPTPPPPPQ
en:the fall OMPPPNPOPPOO
en:the family ONRPSOSPPPQX
en:the fan PPPPPQPPUPPO
en:the far SOPPPPPPPPPM
en:the farm PPPKPNPNPOOP
en:the fastes PPPPPPPPPPPV
en:the fee TRPPOZPOPPPI
en:the feed PPPPPPPPPPPR
en:the fella ONPPPOPPNPPJ
en:the fence TTPPPPPOPOPO
en:the field POPPPPPPPPPN
en:the fiftee OIOUOOUXOUQO
en:the fifth NOONPQXNNXgT
en:the figure RPPPPXMOQPPK
en:the file NPPPSPPLPQPN
en:the final MSPNzOPIPOQS
en:the financ PKONYPOLPOPO
en:the finger NNbPPPPOPPPO
en:the fire ROPPPNPPPPQQ
en:the firm VPPP_PPPPPPP
en:the first [GHKOXQUUUQR
en:the fish PPPOPINLPOPM
en:the five PPOPPOORPPOH
en:the flat PSPPPMPPPPPT
en:the fleet PPPPPPPOPNPR
en:the flood PLPPPOPPPPPN
en:the floor PPRPMQO@POPI
en:the folder PPPQPPPPPQPN
en:the font OPTPPPPPPPPP
en:the food ROPPPOPPPPPP
en:the foreca PPPPPPPPPPPR
en:the forkli OMPOPPPPPPPR
en:the form NLROLOOPPQOU
en:the forms PNPQIPPRPQNN
en:the forty PSPPPHPPRPOS
en:the four QIQOPOMPQPOO
en:the fourte MFLLMPKPNPwQ
en:the fourth MPOGPKeNOXHK
en:the freeze OMTPRPPOPPOP
en:the friday QPPNPQPRPKRK
en:the fridge PPONONOMKOOL
en:the front OQQPOQQTOPPS
en:the fuel PPPPPQPOPPPN
en:the full PSOZWSSOP_OO
en:the garage OUPPPQPPPPPU
en:the garden QMPPPOOPPPPO
en:the gas NRSPPNPPPPPU
en:the gate QPPFPJOQPEPS
en:the genera IPPPUNPMOPOO
en:the german QQQPPRPRPPOM
en:the gift OUPPPMPPPPPP
en:the girls XIPPPOPOPPOM
en:the glass PNPPPOPPPPPR
en:the go PPPPPOPpPPPQ
en:the goat PPRPPPPPPPPM
en:the good KSQQPOPOPPPI
en:the govern LRLQdPQQPOOH
en:the grain PPPPPTPPPPPS
en:the grandk POPPPPPPPPPN
en:the grant PLOPORVUPPOP
en:the green gLPPPOPPPPPO
en:the ground POPORNYNPOJO
en:the group OQPOSPPNPPPQ
en:the guards P]PPPPPPPPPQ
en:the guest aNPPPPPPPPPR
en:the guinea TPOPPPPOPTPP
en:the guy SKOPPOPOOPPM
en:the gym PbPPPPPPPPPQ
en:the half NLORPSPORPOQ
en:the hall QJOONNPQPPTX
en:the hand OgPPPOPPOPPM
en:the handwr QRPPPPPPPPPO
en:the harbou ONPP[ONOPPPQ
en:the hardwa PPPWPOPPPSPV
en:the head NPOP[PQNOPPN
en:the health OPPPPPPPSPPO
en:the hearin PPPPPPPPPPPV
en:the heat PPPPPMPPRPPZ
en:the heifer PPPOPOOaPOOO
en:the high PVPPPSPPPPPR
en:the hire PPPPPYPPPPPS
en:the histor PPPPPPPPRPPN
en:the holida aOPPPOPOPPKO
en:the honest PPPPPQPOSPPQ
en:the hospit MQPOPMOQPPPO
en:the hostel QNQPPPPPPPPO
en:the hotel OMPPOPOWPPPU
en:the hour PPPQP^PPPOOV
en:the house QNPQPRPPNQQQ
en:the ice NPOPPPPPPPPL
en:the idea M^PPPMPOPOPT
en:the import PPPPPOPXQQPQ
en:the inspec JPPPJNUQPPOP
en:the instal PPPNPQPPPP[S
en:the insura NPOROPOMPONN
en:the insure OMQPQNOOPPOR
en:the intern NUQPPMPObPPL
en:the island PPPPRPPPPPPP
en:the januar PPPPPUJTPPPN
en:the job JPRPNNPQPPPV
en:the kettle RKOOPOPNPLPL
en:the key OOSSPPPOPPPM
en:the keys NZPPPOPPPPPP
en:the kid PNVOPOPOOPPP
en:the kids OOPPPOPPPPOM
en:the kind MRVPPPPPPPPP
en:the kitche RQQOPPOQOQQM
en:the knee PPPPPPPPOPPL
en:the lab PMNUOMPOQONS
en:the label NMOPPPPPPPPR
en:the labels OTPPPPQPQPPN
en:the labour PPPPPSPPPPPP
en:the lad QPRPPPPPPPPM
en:the ladies TMPSPPPQPOPN
en:the lads NPPPONPOOPPM
en:the lady OLPPPPPPPPPP
en:the land ONPPhLPPPPPN
en:the landin PRPPPPPPPPPO
en:the landlo PNPRUNQOPPMS
en:the laptop WOPPRPPPPPPN
en:the last OYDFHPWJOOOM
en:the latest POPVPPROPONN
en:the laundr QPUPPPPPPPPS
en:the law XOQPPUPPPPPP
en:the leader OMPPPPPPPPPP
en:the lease NON^QQPRPTOO
en:the ledger PPPPPPPPPPPR
en:the left POPPPPPPQPPW
en:the legwor OPPPNPPPPPPP
en:the letter OQQPOPPQRPQS
en:the librar P]PPPPPPPPPV
en:the licenc POPOPUPOPOPQ
en:the licens PNPPwPPPPPPN
en:the lid RSPPPPPPPPPN
en:the lift KPQPPOOPMPPP
en:the light OcOPPPPOPPOS
en:the line RPRNMPNOPPPN
en:the linen SNPPPPOPPPPP
en:the link PPPUPPPQPRPQ
en:the list ;OPIMLPNKNIT
en:the little LPTPNROMQPPN
en:the live PTPPPPPPOPPT
en:the loadin OQPPPPPPPPPS
en:the loan USPPPPRPPPPP
en:the locati PPPPPOPPVPPO
en:the login POPXPPPVPPPP
en:the logs OPRRPPPPPPPP
en:the long PPROOOVPPOPQ
en:the lord RNPPPQPOPPPO
en:the lot TOPPOPNQOUQT
en:the lotter POPPPSPUPPPO
en:the lunch PPPPPPPPPPQM
en:the machin RQRPOPPQSPOR
en:the mail PPPPPPPPPPPL
en:the main NOQPOMNPPPRQ
en:the mainte [PPPPPPPPPPO
en:the man QQOPOQPOPPPM
en:the manage PQOQUPPNPPOQ
en:the managi OKPPkPORPOPO
en:the manufa PVPPPVPPPPPQ
en:the map VOQMPOOPPLPN
en:the market MOPOPQOOOOPW
en:the meanti PPPQPOPOPPPR
en:the medica OQPPRPQPPPPP
en:the meetin POPSOPPSP]MP
en:the member PNPT^POTPPVU
en:the menu PPWOPPPPPPPS
en:the meter PPPNPUPPXPPO
en:the middle KYLOPSPQPOOQ
en:the migrat PVPPPNPPPPPM
en:the minibu POPPPNPPQPPP
en:the minimu PPPPPXPPLPPL
en:the minute NPPPPGKPNPLR
en:the mobile TSPPPPPYPPPP
en:the model PPPOPRPPQNPQ
en:the moment JKKMMOINJLJ[
en:the monday OMPOPPZPOPNR
en:the money PQOLJEPRMJPJ
en:the month QYOOMW[UPORN
en:the monthl QKPSPPPPNPPL
en:the months POPPPePPSPPT
en:the mornin YQTOMIA@QMPD
en:the most PPPOOPOPPOOW
en:the mother TNPPVPPSPPPL
en:the motor PPPPPdPPTPNO
en:the move RRRPPPORPPPP
en:the museum PPPPPPPPPPPS
en:the name ORNZOPPYPaPS
en:the names POP^PPPRPPOP
en:the neates PPPPPPPPPPPT
en:the neighb NNOPPMPOPPPL
en:the networ NTOPOPPPQPPN
en:the new OJNP>LcNPKQ[
en:the newer POWPPPP[PPPR
en:the next LMRNPPOSPOWS
en:the nicest UOPPPOPPPPPQ
en:the night ORPPONOQPPQW
en:the nine MaNYRROTPPUP
en:the ninete NDPQPLcoJPkK
en:the ninety PPPPPQP[PPPP
en:the ninth MQNOOLTOORuO
en:the no XRPQPNPOPPPN
en:the nod OOPPWPPPPPPQ
en:the noise OWPPPPPPPPPL
en:the north XPPPPPOPPPPQ
en:the notes fPPSPPNPPUPQ
en:the notice OMPPPOVOPPOO
en:the now PcPPPPPPPPPQ
en:the number PNOQSWNPRRNS
en:the offer TOP9PNOPPaOR
en:the office PNRPTDNQNKPU
en:the old OMPOPOPPPPPN
en:the older OUQPPNPQPPPP
en:the onboar TOPPPPPPPPPQ
en:the one LRLQ~GJNSLTL
en:the ones PSPOQPLPROML
en:the only PRPPPPNKOOPO
en:the open PPPPPOPPPPPT
en:the operat NPPPPPPPPPPP
en:the order OMQ]OQSZMOOQ
en:the other NTPROQOQHP>H
en:the others NNMQNMPMONIK
en:the outsid POPPPPhPPPPR
en:the ovens OOPPPPOPPPQK
en:the overvi HBPOOIMNNONH
en:the owner PPPPOKPTMQQQ
en:the owners PQTPOOPOPPPK
en:the packag PPPPPSPPPPPQ
en:the page PRPPPPPPPPPN
en:the pair bPPPPQPPPPPR
en:the pallet PPPPSOPPPPPR
en:the panel PMZPOPPSPPPQ
en:the paper GOPSLORQPQJI
en:the papers PPPNPOPPPPMR
en:the paperw PPPNPPOOPNRS
en:the parcel PPaPPPPPPPPR
en:the parent POPPOLMNPPPS
en:the parish PQPPYPOOPOOL
en:the parkin ULPPPPPPPPPP
en:the part NQROPQPOPPPO
en:the partne QYPOMQPLPPOO
en:the past PPPPPOPPPPPU
en:the patien RRQPPONNPPOQ
en:the paymen POPPRLPPPPPT
en:the payrol OMPPOOPPPPPQ
en:the pen OKPOoPOOPPOM
en:the people SXNOPQPNPOOK
en:the permit PPPPPPROTPOQ
en:the person POPNSMPPPMSV
en:the pest PPPPPPPPPPPU
en:the phone UPQSGPGOPE<S
en:the phones NQSOPOOVPOPT
en:the photo RPMNPPPPPOPN
en:the photos XSKPPNPOPPPO
en:the piano NPSPPPPPPPPN
en:the picker QORPPPOPPPPN
en:the pictur XRMNNNPNPNPQ
en:the piece PPPPPPPPPPPS
en:the pilot QNPQPPHLPO[P
en:the pin PXPPPPPPPPPS
en:the pitch PPPPPPPaPPPU
en:the pizza OOPPPPPPPPQM
en:the place NNPPOOPOPPSO
en:the plan NNPPPPRZPOQV
en:the plant QKPPXOPPPPPQ
en:the platfo OUPPPMPPPPPQ
en:the po PMPR^PPdPTNL
en:the pocket PORPOQPVPPPS
en:the point LUPOPMPPPPPW
en:the policy PRPPPPOPPPPR
en:the pool MNPPOOPPPPON
en:the portal LSRTOOOOOOMP
en:the post POPeOOPPPZNU
en:the power OQPUSOONQSPN
en:the practi POPQSPPRPQRQ
en:the premiu OQPPP~PPQPPS
en:the presen PPPPPPPPPPTP
en:the press OMSPXOPTOPOL
en:the price PRNPOkHOKPNE
en:the princi PPPPjPPPPPPM
en:the printe OXPPPPPPPPPP
en:the proble PPQPPOOOPPPL
en:the proces PPPPPLP[[PPQ
en:the produc VMQVPOOPPSPW
en:the progra PPPVPPP_PWPP
en:the propos PPPPPRPPPPPT
en:the provin PTPPPSPPPPPQ
en:the pub OTPPPPPPPPPR
en:the public PORPPPPPQPPM
en:the pump MOPPPLPOPPPP
en:the purcha POPRTPONPPNM
en:the purse NIPPmOOOPPPO
en:the quarte NPPPPOMQPOPM
en:the questi QMQOPOPPPPPR
en:the queue PRPPPPPPPPPN
en:the quote OOPPPNPQPPPS
en:the radio NLPPPOPOKPOG
en:the rain VTPOPOQOPOPI
en:the ramp PRPPPPPPSPPP
en:the range UNPPPQPPRPPU
en:the rate OHPOPXPTSOPR
en:the readin PPPPPPPPQPPN
en:the real SOP^PPPPPPOQ
en:the reason SMPPPOPPPPPP
en:the rebate PPPPPOPPPPPS
en:the receip QPPPPPPPPPPS
en:the record PPNPOKOIRPOC
en:the red PKPPOPPPUPPM
en:the refere PPPWWPP[PXPP
en:the region PPPQVOPOOPPQ
en:the remind WOPPPPPPQPPQ
en:the renewa MOPQRRN]PPOO
en:the rental MPPRPSPUPQSQ
en:the report OPUNOPPOJOQU
en:the resear P[PPPPPPPPPT
en:the reserv RPOPPPPPPPPO
en:the rest PRIPKOPWOPJP
en:the result PPRPPPPPPPPQ
en:the right pTPOPKOPOOPR
en:the ring PQPQPPPPPPOK
en:the risk POPPQOPPPPPM
en:the river OUOPPPPOOPUK
en:the road PNOPMOOMPQQN
en:the roadma PPPPPPPPTOPR
en:the robot OUPPPPPPPPPO
en:the roof JANQPHPOOMPK
en:the room OMOOPORSQQPS
en:the rooms PPPPPPPPWPPP
en:the rota UNPPPNPOPPPT
en:the route PROPPNPPPPPR
en:the rubber PSPPPPPPQPPP
en:the rules POPPPNPOPUPQ
en:the runnin PPPQPOPPPPPR
en:the safety POQPPRPROPPQ
en:the sales SPPPPPPPPPPP
en:the same FUQLOQHV]MIN
en:the sample RPPPPOPPPPPV
en:the saturd POPPPPXPPPPR
en:the scaffo YOPPPSTPOPOQ
en:the scale POZPPPPPPPPU
en:the scanne SNPRPPPPPPPN
en:the schedu POfPPOPPMPPQ
en:the school MPQSQQZOPSPM
en:the scorin OPPPSPPPPPPO
en:the screen HOQPOOOUOPPO
en:the sea JQPPPOPPQPPP
en:the seal PPPPPPPPPPPR
en:the search ^LPPPPPPPPPN
en:the season OJOOPMKSPPOX
en:the seat UPPPPQPPPPPS
en:the second TKQNOP^NQOLQ
en:the secret PNPPMPPPPPPO
en:the securi POPVTOOOPQOT
en:the senior NPPPYPPQPPPL
en:the sensit PPPPPPPPPPPR
en:the sensor PPPPPTPPQPPP
en:the server PQPPPOYPPPPL
en:the servic NNQOPQQPPPPM
en:the set PNPMP[OMPPPQ
en:the settin PPPPPPPPPPOR
en:the seven POPPgNPPPPPT
en:the sevent PNQPPMZOPNRL
en:the shape PPPPPPPPPPPX
en:the shed OOPPPOPRPPSP
en:the sheet OONMOQOKPMOG
en:the shelf NHPPPOPOPPPT
en:the shift OPWPPPPPQPPN
en:the shop PKOORKOSPJRU
en:the short ROPPPPPPQPPP
en:the shortl POPPPPPO^PPN
en:the shower PPQPPPPPPPPS
en:the showro SOPPPOPPPPPQ
en:the side OPUOONOPPORP
en:the sign bPPPPOPPPPPT
en:the single ZPPPPPPPPPPR
en:the site POPOPOMNPRQT
en:the six LIPPPOQZQPPQ
en:the sixtee OJPLOOUSPMwN
en:the sixth OMOPOOfMOOPO
en:the sixty PPPPPNPORPPR
en:the slab MSNPPPPPPPPO
en:the slide OSPPPNPPPPPN
en:the small OPRPSPOVRPPS
en:the smell RRPPPPPPOPPN
en:the snow PRPPPPPPQPPN
en:the societ PPTPPPPPPPPP
en:the softwa PPPPPQPPPPPS
en:the solar PPPPPPPTPPPS
en:the sort O]PPPPPPPPPO
en:the south PPPPPPPXPPPS
en:the speed [QTOPPPOPOPN
en:the split PPPPPPPPRPPR
en:the spring NOLMUQOOOOTR
en:the staff VFNOPPQOPNPT
en:the stairs PQOPPRPOPPPL
en:the standa PPPPPUPPPPPU
en:the start NPPRPNTMMPOO
en:the state QLOMQPPPPOPO
en:the sticke QOPPPTPPPPPP
en:the stock NRPPPPPPPPPN
en:the story PPPPPPPPPPPR
en:the street PPPNPQQPPPPN
en:the studen PPPPPPQPPPOR
en:the subscr POPPOPcPPPPN
en:the summer LUONOP^TQNHJ
en:the sums UOPPPRPPPPPO
en:the sun OSPPPLPOPPPO
en:the superv PPPQQPPPPPPR
en:the suppli ONRPPPTPNPPQ
en:the supply POPPSPPOPPPP
en:the suppor XSPPPLXPPPPS
en:the surf PPPPPOPPPPPL
en:the survey PPPPPPPPPMRY
en:the switch PQOPPOSbPPPK
en:the system LPXOOLOOPPOR
en:the table TGPLPQPKPLOP
en:the tablet QQRQOPPOPPMR
en:the tank PQPPPROOPQPT
en:the teache POPPPNPPRPPQ
en:the team NnPSPOPPPSPR
en:the tech POPPPPPP[PPS
en:the techni RNPPPOPOQQRT
en:the temper POQPPOPPPPPK
en:the templa PPPOPPPPQOPM
en:the ten POPPPNPMPPNL
en:the tender PPPPPPPPPPPR
en:the tenth LQNOQJIRONhR
en:the terms PPPPPNPPPPPU
en:the test QLPOPOQPPPQU
en:the text PRPOPPPNNPPP
en:the thing NcMMPOHPNMPE
en:the third LPRQJSMSORTO
en:the thirti JCMONQpJONOL
en:the thirty MQOPNOZOQPMO
en:the three PPMPSSOTNPRS
en:the thursd PQPLPPPNPOVO
en:the ticket RPPPPOPPPPPY
en:the tide OMTPPOOPPP]M
en:the till TMMPPUPPPPPT
en:the time PQOPNOPENOIP
en:the tool POPP^PPPRPPQ
en:the top RHPIONONPNPR
en:the tracto ORQPPPOPPPPN
en:the trade ORPPPPPPPPPU
en:the traile PPPNPPPPPTPP
en:the train QMPPPPPPPPPQ
en:the traini KOPPQRNaPQRP
en:the trays PPPRPPPPPPOU
en:the treasu OPPPePPOPPPP
en:the tree POPPPOPPRPPN
en:the trial XXPNNOPOPPSN
en:the troubl N~PPPQPPPPPM
en:the truck PJPPQPQSPPPV
en:the trucks QQPOPORNPOPO
en:the trust OHPPfOOYPOUN
en:the truste LPOOcMPPOOPJ
en:the truth K[PPROPPPPPM
en:the tuesda NQOLOOOKPObM
en:the turnar POPPPOPPRPPL
en:the twelft PGNRZI]RPQnH
en:the twelve [CONPTRQPOPH
en:the twenti JINQHLZPNIcS
en:the twenty N@NPMNhNPPPO
en:the two QMOTNQ@lOQQS
en:the uk PPPPPPPPQPPV
en:the union ORPPHOPNPPPP
en:the unit PPPOPMQPPOPW
en:the update PRPPPWPPQPPQ
en:the usual PPPPPPPPPPPN
en:the van PPOPOMPLPTRL
en:the vans PMPPPOPOPPPS
en:the vendor PNQPUOQRPPPP
en:the verdic PPPPPPPPPPPS
en:the very OQPPPMPPPPPT
en:the vet PPPPPLPPXPPS
en:the video ONPPPPPOPPPM
en:the villag OPPPRPPPPPPQ
en:the visito TOPPPMQPPPPU
en:the volume PPPPPOPPRPPO
en:the volunt QOPPPOPPPPPR
en:the vouche PPPOPPPPPPOS
en:the waitin PPPOPSPPPPPR
en:the walk PPPPPOPPPPPR
en:the wall PZOLNAPKQQOQ
en:the wards OOPPPSPOQPPP
en:the wareho PQQPPOPPPNPO
en:the warran POPSPMONRaNQ
en:the water PIPMPPWNPPPL
en:the way ROOMPOOQPNPR
en:the weathe OCQMOHLONMIU
en:the websit ONPPOPPPQPPO
en:the weddin POPPPPPPPPON
en:the wednes PPPQPOPWPOQQ
en:the wee PYPPPPPPPPPO
en:the week MMOMOPMNPPiS
en:the weeken PQPTPRNUOPNP
en:the weekly PPPPPMPPRPPQ
en:the weight VNPOPPPUPPPP
en:the whiteb ORPPPPPPPPPN
en:the whole USQMPQOQORQN
en:the wife MOPRNOROPPPO
en:the wind PSQOONNMPPPN
en:the window POUOPOPPNOPP
en:the winter OZQOQRPOQOOP
en:the women RNPPPPPPPPPN
en:the word PXOQOHPOMOPM
en:the words PNPPPPPPPPPQ
en:the work PSPOPNPPPNPO
en:the works POPPWPPPPPZP
en:the worksh PPPYPPPPPQOS
en:the world OOQPPOQPPPPM
en:the worst NQUQPMPSPQRK
en:the wrong OYOPNQPOOPPM
en:the x POPPPPPPVPPP
en:the yard NMPJPQPQPIZZ
en:the year SLORPlOSPOMS
en:the young OJLOPPOOLOPU
en:theatr ZFRPPPOPPPPQ
en:their VNORPLOOOMPB
en:their childr ORPPRPPPPPPP
en:their number ONPPPPPPPPPL
en:their own PNYLLPOKPNMR
en:their phone PNQPPPPPPPPT
en:their phones PRPPPPPPPPPS
en:theirs _>QPNPOLOPOP
en:them SQSVQ@QPOQNK
en:them 's OLUPPPPPPPPO
en:them a OOPRPNPROPPR
en:them all ONPPPOTVPPPT
en:them and QNPRVOOJOPON
en:them are PNPPPOPPPPPN
en:them at PPPPPRONOOQL
en:them before QNPQPPNPPPPM
en:them by PNRTPPORPQOR
en:them can RNPPPPPPPPPO
en:them do QPRPPQPPQPPQ
en:them down PXPPPPPPPPQR
en:them for OPQQPPPPRQPN
en:them in NLPPNNSCPOJR
en:them is RQ^PPPPPPPPO
en:them myself YPPWPPPPPTVR
en:them on MQKQPOPZPTOP
en:them out OOZPPPPPPPPU
en:them over PPPPPPPSPPPN
en:them so NONPPPVWPPPO
en:them that PQPPUPQPQOPN
en:them the PPOPPNOOOTQQ
en:them this PPP]PPPPPSPO
en:them to OZOQPJPPPQPL
en:them up OSPSPPPOPPOQ
en:them we PPPPOPPWPOPP
en:them with PPOLOPPOPPQQ
en:them yes PQPPPPPPPPPT
en:themse fPQOOLONPOPP
en:then PXMJKK^[DKKJ
en:then a MOSPPOOLPROS
en:then after PRPPPPSPPPSP
en:then and OBOTPQTSPZRO
en:then at POPPPPPPPOPS
en:then come PMPPPPOiPT~O
en:then do OOORPOOQPPRJ
en:then he NOQRPPPPPTPP
en:then i QSNNOOPJCOPR
en:then it 4uQLROPOOLKT
en:then let OPLOQOFVPOSZ
en:then my eNPNPPPPPOPQ
en:then no OQPPPPPPPPPM
en:then or POOPOQ_OPPON
en:then our POPPJOPNPPPO
en:then put PNVPPPPLPPPO
en:then send PMPPPOPuPPWP
en:then that rPSOPOPMPNPK
en:then the NOJPOJOPNMGM
en:then there JPMNPOOPONQJ
en:then they PSQONOOJPOOO
en:then we NNQKNKWWOPOS
en:then what P_RPPSPNPPPL
en:then with PPPRPPPSPPPQ
en:then you TPOPPOPOPMOF
en:there ONQ>;JLYJOSZ
en:there a OCGONSWPyPGN
en:there an PPPPPMPPQPPN
en:there and XSSRONPOOPOM
en:there any ONSPPOOOQPPH
en:there anybod PPPPPPPPPPPR
en:there anyone PPPPPPPPPPPR
en:there anythi PPPPPOPPKPOZ
en:there are HPNPOOOMOOOP
en:there at [QPPPMPPPIFX
en:there be POOPPQPPSPPM
en:there before ROOUPPSUPRPO
en:there by POPQPPVPPPQS
en:there for RQPPPMPOPPQU
en:there i PJSPPOPMPPPJ
en:there in PGQOPPOOJPRL
en:there is IOHLKPJTKGOU
en:there it R_PPPOOPPPPM
en:there now OOSPPMPPPPPT
en:there on PMVJPOOPPTuV
en:there should PMaPPPPPPPPO
en:there somebo PPPPPOPPPPPU
en:there someth PPPPPMPPQPPV
en:there that QNQPPMPRPPPR
en:there the PKYOPOPORPWP
en:there thursd PPPTPPPPPRHR
en:there today PPPPPPPPPPPT
en:there too POQPPPPYPPPO
en:there was 9OPOO>PMOOPD
en:there will PMPPPPPTPOTK
en:there with QOPCOMPPOURI
en:there would ORTPPPPOOPPO
en:there yet P[PPPOPPPPPN
en:there you NPPPPQPOPOPC
en:these PNONPMQSROQN
en:these days ONPPPOPRPPPT
en:these things PPPPQPPPPPPR
en:they QTJCOLPFNGDN
en:they all NYOONNPMPPPM
en:they always OOPPPOPPPPPU
en:they are GNNQPMPSQMW^
en:they ask NNRPPPPOPPPM
en:they asked SPPPUPPPPPPO
en:they ate VNPPPPPPPPPM
en:they been PPPPPPPPPPPR
en:they book POPPPPPPPPPT
en:they bring POPPPPPPOPPM
en:they call POPPPPOPPPPN
en:they came TISPPMPOPOPM
en:they can TNQLPPOPMMRY
en:they come AOQIMIPJQKJJ
en:they could TKUPPSPPPPPN
en:they did PQLPOPPOPPPS
en:they do NMPLMEQPOLK_
en:they feel PTPPSPPPPPPP
en:they get PPPOPNQOPOPN
en:they go IMOPPQPMQPPP
en:they got NNPPPPPPNPPN
en:they had RQPPPQPPPPPV
en:they have PKPTPZMOPOPH
en:they hold WMPPPPPOPPPP
en:they just XJOPPPPPPPPQ
en:they keep OPPPOPPPPPPV
en:they know PYPPPPPPPPPP
en:they leave POPPPPPPPPPR
en:they like O@OPVOKMOPOL
en:they look PRPPPPPPPPPR
en:they looked TNPPPPPPPPPP
en:they love VPPPPPPPPPPR
en:they meet OKPQSOmSPRIJ
en:they need POPPQPPPTPPS
en:they never POURPRPPPQPR
en:they pay PIPPRGPOPPPP
en:they pick RNPPbPSOPPPM
en:they put PSPPPPPPOPPQ
en:they said NhOPOPPOPPPP
en:they say INOP[NPQPPPL
en:they see ^OPPPPPPPPPT
en:they sit NOOO^QYPPQPP
en:they start PQPPPOOOSPPM
en:they take PPPPPPPPSPPP
en:they tell OLPPPPPPPPPR
en:they think NZPPPPPPPPPJ
en:they told O^OPPPPPPPPO
en:they vote OJKP~OSPPONJ
en:they want QMQOORNQPPOK
en:they wanted PJQPPRPOPPPN
en:they went OYQOPOPPPPPM
en:they were OPPOPRLOOOPN
en:they will HaPPOFVRDPGP
en:they would S_LKONOPGLMD
en:thick PNPPPPPPPPPL
en:thin PPPPPPPPPPPS
en:thing XSUPIMQGPOB@
en:thing 's WSOPPO^OOPPO
en:thing a THaPPUPPPPPN
en:thing about OKPPPPPPPPPP
en:thing and PROTPIPOQPPQ
en:thing but POPPPPVPPPPP
en:thing for YOPPPOPPPPPN
en:thing i PM^PMPJHKPLJ
en:thing in NZXPPPPPPPPR
en:thing is WXPPOQONOPPL
en:thing it QOWPPOPSPPPS
en:thing that OSPNOPONNOPL
en:thing the OTQPPPPOPPPO
en:thing they bNSPPPPPPPPP
en:thing to POZPPPPPPPPS
en:thing we UPPPPKPPRPPQ
en:things KZFJP<KLGKNC
en:think P]N=NLRPE?OX
en:think a SXPPPPPPPPPO
en:think about MMRPPLPNPPON
en:think i QUQPPPPOPPPN
en:think it MtLNMONHONOO
en:think its ONPPPPPPPPPN
en:think of PTPPPPPPPPPQ
en:think so ORMPQNOPPPPU
en:think that ORPPRNOSPPRN
en:think the SPOPPPPPPPPQ
en:think they NSPPPPPPPPPU
en:think we QWOPPNQQPPOO
en:think you PYUPPOPOOPPO
en:thinki BWPRMPQdNMLX
en:thinki about OOPPPNRPPPOQ
en:thinki of ONOQOOPXPOOS
en:thinks GcMOLMOMOONN
en:third OTRPPWQSPQcM
en:third floor PP^NPKPPPPPP
en:third i QKPOPUPOPPPO
en:third of PQOQOQGQPTWR
en:third time PWPPPOPPPPPR
en:thirds RNPPdNOOPPPN
en:thirte HPPOOZPOPOPR
en:thirti RQLNN[bPOMPL
en:thirti of OKOPNQBPPPOO
en:thirti so PPPPPTZPPPPO
en:thirty SRLS2jNONNPO
en:thirty a TMPPPYPPPPPM
en:thirty and PPPOPPPPPLST
en:thirty days OQSOPQIONMOY
en:thirty eight PSOPPaORPOOM
en:thirty first LPONMN~=POLN
en:thirty five QNPPPRMOPOPU
en:thirty four QMPPPJQPPOPQ
en:thirty is ^QPPPXPPOPPS
en:thirty nine PPPPPMPPPPPP
en:thirty one VQOOORLQPNLO
en:thirty percen PPPPPDPQPOOU
en:thirty six NPPOPBPNQNNV
en:thirty thousa OSPPPXPUPPPO
en:thirty two NPPPPOPROPOH
en:thirty years QPPPPRPPPPPN
en:this UPF_UQOVNYQS
en:this a PPPPPPPPPPPR
en:this aftern PHPiPHORPfWK
en:this arvo PPP~POPUO~PO
en:this call ORPVPOPPPSPN
en:this countr ONZPPPPPPPPP
en:this evenin PPPMPNOLPdNS
en:this for cOPPPPPPPPPQ
en:this get PPPPPPPPPPPR
en:this house OQPPgOPPPPPO
en:this i YFPPPTPORPPG
en:this in NOQOXPPOPPPO
en:this is YPOGMP<QLMCe
en:this model PPPPPOPPPPPS
en:this month LPPOOYQPPKMT
en:this mornin LSPPPOPSPPPN
en:this one eOOMOOOSONQM
en:this point PPPPPQPPPPPR
en:this screen PYPTPPPPPQPR
en:this season PPUPPPOPPPPO
en:this side PTPPPPPPPPPN
en:this stage PMPPPPPPPPPN
en:this the PTPPPPPPPPPO
en:this thing ]NPPPPPPPPPR
en:this time OIPRPOPsPXSQ
en:this we NJPPPUPPPPPN
en:this week ERN~PQWILW-M
en:this with NMOPPPPPPPPK
en:this year QZQKQQFTFPOL
en:thorou ROPPPPPPPPPS
en:those RPPOKJPVRROF
en:those are YPPPPPPPPPOP
en:those in OSPQPOPPPPQS
en:those is [OPPPPPPPPPP
en:those on POXWPPPPPcPM
en:those two POPPPRPTRROM
en:those were ORPPPOPPPPPP
en:though YRQFQRF1RALC
en:though about UKOPPOPPPPPO
en:though i MNOPRPPOPPPN
en:though is NPQPPPPPPPPQ
en:though it HRPPOQPOPPPN
en:though of ~JPPPOPPPOPP
en:though on PPPPUPPPPPPN
en:though the NPPPPOPPPPPP
en:though they ZLPPPOPPPPPQ
en:though you RPPPP[PPPPPL
en:thousa >SATPoNVRL<U
en:thousa a OAOOPZOOSNPM
en:thousa and OWPPNWPTPPPO
en:thousa dollar NPPPPJPUPPPM
en:thousa eight PMPPPdOPPPPR
en:thousa for ORPPNjPZPOPS
en:thousa four PPPPPVPPPPPZ
en:thousa in PPPPPYP_PPPO
en:thousa of PNPPPNPOPOPN
en:thousa on PNPPPQPPPPPP
en:thousa one PPPPPPPPPPPW
en:thousa pounds ORPPPKPPPPPP
en:thousa six PPPPPZPWPPPT
en:thousa three PPPPPZPPPPPQ
en:thousa two POPPPmOOPOPT
en:thousa with PgPPPWPPPPPQ
en:thread POPPPPPQPRRS
en:three NOSXQPOOOORZ
en:three 's OPPPPQPPPPPS
en:three a PPPPPIPPPPPO
en:three and PUPPOPNQLPPM
en:three days PNOOPHRQPOQM
en:three fifty PPPPPaPPPPPR
en:three forty PgPPP~PPPPPR
en:three hundre RNQLMQNNNJNJ
en:three i SOPPPRPOPQZR
en:three in RSOOPNPPPNOQ
en:three months PaPQPONPPONX
en:three o'cloc PRPPPPPUPQZP
en:three of PPMQVPNPOHaS
en:three on POPPTPNOPPSN
en:three people QPVPPOPOPPPT
en:three per PPPPPKPPPPPV
en:three percen MQPPPSPONPPQ
en:three quotes OLPPTMPOPPPN
en:three so PPPRPaP^PPPO
en:three ten PNPPPPPPPPPN
en:three thousa PPPPPzPQPPPW
en:three times FXPPPUOOPPPN
en:three to PUPPPOQPPPPQ
en:three weeks OQONOLtMPNJS
en:three year PNWPPTOPPPOS
en:three years INQROOPQPROP
en:threw SNPPPNPQTPPM
en:thrill WNPPPPPPPPPP
en:throug PNNNUQISOQSQ
en:throug a POOPPKPORPPK
en:throug and OpPPPPPPPPPR
en:throug in PPPPPPPPPPRQ
en:throug it OTMOMKMYQMTO
en:throug the QONPWROQPPUK
en:throug to PPPRPPPPPQPU
en:throw NLPPSQPOQOPP
en:throw the POQPPPPPTPPP
en:thrown PPPPPXPPPPPU
en:thumb LPNPPPPOPPPJ
en:thursd MFEQP/TNNTYT
en:thursd 's ONPPPNOOPOIN
en:thursd after POPPOPO]PQfP
en:thursd and OMOOOPOYOOeP
en:thursd at NLPDOOOQPR~R
en:thursd before PPPPPPRPPONQ
en:thursd with PPPOPPPPPTCV
en:tick PPOOQLPOPOPK
en:tick it NSOPUPPPPPPO
en:ticked NLUPPPPPPPPM
en:ticket PNSQMPOLOQHY
en:tide OMTPPOOPPP]M
en:tidy WNPPPPPPPPPJ
en:tie RLPPTQPPPPPM
en:tied NSOPPOQPPPPN
en:tier OPPPPbPPUPPK
en:tight PWPPPPPPPPPS
en:tighte OTPPPNPPPPPQ
en:tile POQPPPPPPPPN
en:till RRROMR^LO<FC
en:till i O^OPPOPPPPPN
en:till midnig OOXPPPPPPPPN
en:till the P[ONLUjKPMLP
en:time OXOE@MPHQRSP
en:time and PQQPPWOPQORR
en:time for O[PPPORROONG
en:time i QXNHPLONPRRK
en:time in ONPPPNPPPPPN
en:time is PPPPPPPPPPPT
en:time it UPPPPPPPPPPT
en:time of PPPPPNPPPPPT
en:time on QMOQPPPOPPNO
en:time so OQPPPSPPPPPM
en:time stampe PPPPPPPPPPPS
en:time the XOPPPOQMOOON
en:time there OUOPPVPPPPPO
en:time they NRPPPPPPPPPM
en:time to OQPPPPQOPPPN
en:time we QRPPPOOPPPPT
en:time you POPNPOPPPOMU
en:timed WNPPPPPPPPPO
en:timed it ROPPPPPPPPPO
en:timeli PPPPPPPPPPPS
en:timer PPUPPOPPPPPR
en:times O]PMPOK@ONMF
en:times a ROPPROPPPPPQ
en:times and PZPPPNPPPPPP
en:timesh OMPPPPPPPPPO
en:timeta OLQPPPQPPPPL
en:timing SPPPPQPPPPOX
en:tin GPOPPNPOPPRP
en:tiny MUPPPPPPPPPS
en:tip OPQPPPPPPPPS
en:tips PMPPPNPPPPPN
en:tired QQPPPPPOPPPL
en:to RVOQOPKQUROX
en:to # POQPPOPPPPPT
en:to a IQPRRQ@QPONR
en:to about PPPPPNPPPPPP
en:to agree OROOlKONPPQW
en:to an OXPPPPQPPPPR
en:to anothe P_PVPOPXOPOR
en:to any PQPPPPPPPPPM
en:to anybod OZPPPYPPOPPN
en:to anyone PPUPPPPPPPPP
en:to anythi OOPPzPPOPPPO
en:to approv PQQQRPORPQPQ
en:to ask USMJdRPQRNNM
en:to be QMDDPQnGPCMH
en:to bed PRPRPOPOPQPQ
en:to begin PNPPPKYuPPPP
en:to bless OOPTeOOQPTPO
en:to bring OQPMTPQNPOFU
en:to build PPPPPNQPPPPU
en:to buy PRPPPRPPPPPS
en:to call NQKPOPPPPPOQ
en:to carry PYRPPOOPPPPP
en:to catch UMPPPUPPPPPO
en:to change LPWOPPLSPPON
en:to check SVPQPNROORPX
en:to come QLVNPQOPQQVO
en:to compar PNPPPPPPPPPP
en:to counte PTPP~PPPPPPP
en:to cover PWPPPPPPPPPT
en:to day PPPPPPPPPPPS
en:to decide OKRPNO[OPPPK
en:to do SVQOKRNXPNNH
en:to drop OOUPPPPPPPPQ
en:to each PPPPPPPPPPPS
en:to eight SOPPPVQPRPOQ
en:to eleven PNPPPgPWPRPU
en:to explai ObOPPPPPPPPO
en:to fifty POPPPQPOPRPQ
en:to fill QNOPPOPOQPPL
en:to find ROVOPOMOPOPO
en:to five NMRPPGOPPPPN
en:to fix PQPPPPPPPWPQ
en:to forty PPPPPPPPPPPR
en:to four VPPPPQQPPPPO
en:to get UONTRQPVSRQG
en:to give PPNNWMNLPORM
en:to go KQRQQRORPQNP
en:to half PRPNPNPRQQPL
en:to have QOSMOQXNPOQI
en:to hear RPOBPEKPPIQf
en:to her ORPPPMO^L^LO
en:to him RDMQPRONNROQ
en:to hold MPVPPOPPRPOM
en:to it ONPPOPNOPOJO
en:to just PORPPPPPPPPP
en:to keep TOOOPOP]POOO
en:to know POLKMQOOVOOQ
en:to learn QNTPPOPPPPPQ
en:to leave OTTOPVPFPPON
en:to let NPVQOOQNPPPP
en:to lie OSPPPPPPPPPP
en:to like MPPPPPPPPPPO
en:to listen PPPPPPPPPPPW
en:to lock ONuPPPPPPPPO
en:to look WOOPNPPIKQQU
en:to lose OUOPPROZPPPP
en:to make N[NHPOPOOPPR
en:to maybe PPPPPOPPPPPR
en:to me OQQRRMSNQSOQ
en:to measur POPPPPPjPPiQ
en:to meet PPPPOOPPPPPU
en:to month PPPPP]PPPPPP
en:to move MQNPPOOVPPON
en:to my SOFWORPaPPJT
en:to nine PPPPPQPPPPPS
en:to nod PPPPVPOPPPPP
en:to okay OPPOYMPMPPPN
en:to one MXNP[ROPPOMR
en:to open RPXPPOOOPPPO
en:to order POMPPPPVPPPP
en:to other P]PPPPPPPPPP
en:to our NO]^MOQOP_SL
en:to pass PPPMZQPTPMPM
en:to pay I_QOOyOPPPPJ
en:to pick MOSPQPNOPPPQ
en:to please RMPPYOPPPPPN
en:to press POPPPPQUPSPQ
en:to print OORPPPPPPPPM
en:to pull LP_PPPPOPPPM
en:to put HRMMZJKVPPOL
en:to raise POTPZQPPPPPQ
en:to rate NaPPPNPPPPPO
en:to read OLgPMMPKONOJ
en:to releas PMPP~PPTPOPO
en:to ring PJPPPOPPPPPO
en:to run LP[GPLOQPOPR
en:to say ZMOHQOOLNORM
en:to see LMUPPLHRNPh[
en:to sell PSPPPPPPPPPO
en:to send NWOOOQPNPPPP
en:to set OUQOPRPPPPOU
en:to seven TOYPPSPPSPPP
en:to sevent bPPPPOPPPPPQ
en:to show PSUNOPPQPPPR
en:to sign SQMYUNOYPPOS
en:to sit UOONPMPRPV]O
en:to six PPPPPXPPPPPU
en:to sleep TMPPPPPPPPPQ
en:to somebo OSPPPPPVVPPP
en:to speak OKPSPPOOQZPN
en:to spend POPPPMPPPPPR
en:to split PRPPPPPPPPPN
en:to stand MROOOPQOPOQO
en:to start OLPMPN_EVMMN
en:to stay POPPPSPPQPPN
en:to stop MOKPYOPOPPPN
en:to swap PTPPPPPPPPPQ
en:to switch TOPPPPPPPRPQ
en:to take NOTOOMMMPPPR
en:to talk JKMQOKIXLOFR
en:to tell NQTOOMPRQOPT
en:to ten PRPPQPYPPNPT
en:to text PNXPPPPPPPPP
en:to that XNOPNQOLPPQO
en:to the PNPWJMQPORXL
en:to them NPONOVPXPOOU
en:to think PLPPPPPOPPQP
en:to thirty PSPPPSPPPPPT
en:to this SNPPPPPPPPPO
en:to three OPOOQKPOPOPY
en:to try PNPOPLMMQP[P
en:to turn TNPRPPPOPPPP
en:to twenty ONSPVRPMPOPO
en:to two NROPPIPVPOPS
en:to type QLZPPOSPPPPO
en:to unders PPPPPPPPlPPR
en:to us OQSQOPMMQPOZ
en:to use [QPPPOOPNPPO
en:to vote OPOOCONOPPPQ
en:to work OPfPOPOOPPPP
en:to write UOPONNQQPPPM
en:to you TELhHLJVQdLQ
en:to your PaPNNRQPOOUU
en:to yours WNPPPPPTPPPP
en:toast POPPPOPOPPPK
en:toaste TOPPPPPPPPPQ
en:today LONeKXOQO^I]
en:today i OdPOPPPPPOPO
en:today itself POPRPQPfPrPN
en:today so WMPPPPPPPPPO
en:today that PPPSPPPPPPPU
en:today with PPP[PPP[PPPP
en:togeth QLPP]NQGPN[Y
en:togeth on PPPPPPPPPPaT
en:togeth thursd PPPPPPPPPOVT
en:togeth with POPPPPPPPPRN
en:toilet MDPPPLQOPPPP
en:told NRPCOPTTQNIE
en:told me SRRNQNPOPOOO
en:told that O_PPPUPPPPPO
en:told the ROOPPOThPPPP
en:told them QKPPPNPTPPPN
en:told us OUPPPOWOPPPV
en:told you PPSPPOROQPPQ
en:tom OMPPPQOPNPPR
en:tomato TNPPPPPPQPPK
en:tomorr PKO~MDVUOuSb
en:tomorr and NPPWOPOSQLNN
en:tomorr at POPLPOWJPE~P
en:tomorr i PPPhPPPRPiOP
en:tomorr mornin PPPkOPPbP]XR
en:tomorr so PPPQPPPPPSPT
en:tone ]SPPPPPPPPPQ
en:tonigh FNP~M>UHOzOG
en:tonigh and POPYMOPMPURS
en:tonigh so POPbPPPOPRPN
en:tonigh with PPPQPPP]PIOP
en:tonne PPPPPNPPPPPQ
en:too IOeOKRKYQHKF
en:too for PNhPPOPOPPPO
en:too i ONdPPLPPPPPP
en:too it ONRPPPPPPPPP
en:too long POPPPPZPPPPT
en:too many OTPPPPPPPPPS
en:too much OHPPPSPPPPPS
en:too with PNRPPPPPPPPP
en:took iPMKBQ?QOLMA
en:took a aPPPOOPWPPPN
en:took it OUNPPPPOPOPN
en:took me PPPPPOPOPPPM
en:took the aPPPPRPPPPPR
en:tool ONPOUPPMQPRR
en:toolin PUPPQPUPPPPN
en:tools MSPPPQPOPPPQ
en:top PRQBLVMFQJOU
en:top of PRQPPNPOPPPS
en:torch RPOPPQPPPPPM
en:total OQPPPMPPPPPQ
en:totall PUPOPOPPPOPX
en:totall get PPPPPPPPPPPS
en:touch QPQQPOQQNQPO
en:touch it RRQPPPPPPPTQ
en:touch with SORWPPPNPPPP
en:touche PQRLQLPMPPPM
en:touche the OOZOPPPPPPPO
en:touchi XOPPPOPPQPPN
en:tour POPPPPPPPPUT
en:toward PYPPPRP[PPPP
en:towels PPYPPPPPPPPS
en:tower JOPPOMNNPOPS
en:town PBPOPMONVOQJ
en:trace TPPYNOPPNTNQ
en:track OVPPPMPPPPPT
en:track of P^PPPPPPPPPV
en:tracke TVQPPOPPPPPS
en:tracki PPRPQORPPPPR
en:tracks PaPPPPPPPPPQ
en:tracto NQQPPNPPPPPP
en:trade KTPPPPPPPPPQ
en:trader PPPPYPPPPPPQ
en:trail hNPPPPPPPPPP
en:traile LLPGOPPOPUPR
en:train ONNPPEONRQPT
en:train them PPPPPPPPRRPQ
en:traine QLPJNKORPPPM
en:traini PQQQPUKUORPK
en:traini for PPPPP^PPPOPP
en:transc PPNPQPPPPPPF
en:transf QJOSQ]OfQPNO
en:transl NIpPOPOOPPPT
en:transp NQPPPWPNQNPM
en:travel POPOLUMQOOPU
en:tray KHPQOPOMPOPL
en:trays QPPPPNOQPQMN
en:treasu RKHVWMNHOPNL
en:treat PMPPPOPPRPOR
en:tree OOPPPMNNPPON
en:trees OQPPPOUPPPPO
en:trench POPRPPPPRPPQ
en:trevor PMPPQPPPPPPP
en:trial SSNLOONLPP^T
en:trial on POPPPNOSPPRR
en:tried aPNOOLOMOPMN
en:tried the OTPPPPPPPPPQ
en:trip SNPOPVNQPPPP
en:trips ORPPPPPQNPOL
en:trolle LVOPPPPPPPPK
en:troubl PWOOPOPOPPOS
en:troubl with PNPPPOPPPPPR
en:trouse OPPPQOPPPPPN
en:truck QDQRPOSPOQOQ
en:trucks P_LIOOQSOIPM
en:true OLOOMNMMPNOU
en:trust BPPOVLORPOQK
en:trust 's POPPOPPUPPPO
en:trust it NPPPPPPPPPPL
en:truste HQNNVLPOPMOK
en:truth K[PPROPPPPPM
en:truthf PLPPPPPPPPPO
en:try NPKIO;QkSR[Q
en:try it OMNOPHY~VP]E
en:try the PPPPPPPPPPWQ
en:try you PPPPPPPPPTQR
en:tucson PPPPPPPPPPPN
en:tuesda NRGSRGKMQU_J
en:tuesda 's OQPOPPOOPOIK
en:tuesda after POPOPPONPOhR
en:tuesda and PIPPOPLLPNCS
en:tuesda at PMPPPOPTPU^T
en:tuesda mornin PPPPPPPPPOFR
en:tuesda of POPUPPOPPR_N
en:tuesda or PPPPPPRPPPLR
en:tuesda the PTPQPPPPPa?T
en:tuesda with PPPSPPPPPQDL
en:tulsa TNPPPOPQQPPW
en:tunde PPPPVPPPPPPP
en:turbin PSPPPPPPPPPQ
en:turkey OOPQPPPSPLON
en:turn POPPPIPPPPMN
en:turn it PPQPPPROPQPJ
en:turn on RPPPPPPSPPPO
en:turn that PPPRPPPPRPPN
en:turn up LNPPPPPPPPPO
en:turnar VNPOPMXOROPK
en:turned [YPNNIPLNMMI
en:turned it OSPPPPPPPPPN
en:turned up TWPPPPPPPPOO
en:turnin SRPPPPPPPPPR
en:turnov O[PPPOPPPPPN
en:turns up PNPPPPPPPPPO
en:tutor nOPPPPPPPPPQ
en:twelft PFNQZHWQPO|H
en:twelft and PPPO~PVPPPUR
en:twelft of POPPOPVOPOMP
en:twelve PNKSK]QPPRJV
en:twelve and POPPPNPSPPPP
en:twelve hundre PNPPPVPOPPPM
en:twelve minute PRPPPPPPPPPQ
en:twelve months PPPPPROPQPPQ
en:twelve of MQPPOMPOPPPN
en:twelve percen QOPPPaPPPPPT
en:twelve thousa PNPPPqPbPPPP
en:twelve weeks RNPOPPLOPOPS
en:twelve years NQPPPQOPPPPO
en:twenti IGNQGLZPNJ~Q
en:twenti of ONPPNPLOPPOO
en:twenty M@QNNZSSQOOW
en:twenty a PPPPPjPPPPPS
en:twenty eight POQPPPOPPPPT
en:twenty eighth PNPPPOdOPPKP
en:twenty fifth POPRPMcOPOPN
en:twenty first PPPPLP]NPPQP
en:twenty five QRNOVFNMONOQ
en:twenty four QJQPPMOOQOOW
en:twenty minute OPTPPOPPPPUM
en:twenty nine PPPPPdPPPPPU
en:twenty one ONPPPMOOR[PK
en:twenty percen OSPPP]PPPPPP
en:twenty second PNPPPOQPPPMM
en:twenty six QBPROYNTPPNO
en:twenty sixth PPPOPPTOPQGN
en:twenty third POPPPOROPRuQ
en:twenty thousa PPPPSRPPPPPO
en:twenty three PPPPPKPPPPPV
en:twenty two OKONMdPXONNM
en:twenty years NPPPPPPPPPPO
en:twice MdQFDRDQMFLB
en:twice a QCOOPCNONPPS
en:twice and JwOPPPPOPPPR
en:twins NOPPPPPPNPPN
en:two SNHVRMOTOQNR
en:two a ONPPPIPPPPPP
en:two a.m WPPPPOPOMPPP
en:two and OMPONQNQOPPO
en:two branch PPPPPPTPPPPQ
en:two days ?WMPOLeMQPPM
en:two differ OQRPPPPPPPPQ
en:two dollar PZPPPlPPPPPQ
en:two fifty PPPPYOPPPPPP
en:two for PNPVPLPNPROP
en:two forty PSPPPcPPPPPQ
en:two gates YPPPPPPPPPPS
en:two hours OTOOPINMOONU
en:two hundre JONUOSOQNSQS
en:two i QQPNPRPRPSSM
en:two in QOOPPJQSPPOP
en:two millio ONPPPVPXPPPQ
en:two minute [HRNPOMOQOOU
en:two months MPPGP_JOPROL
en:two more PRPPPMXOPPPO
en:two nights _NPPPPPPPPPP
en:two ninety PPPPPUPPPPPS
en:two o'cloc NSPNPOOQPKMT
en:two of QUOPN@PQNOMN
en:two on POPRPPPQPZOR
en:two pages PUPUPPOPPPPQ
en:two people QNOOPGPRPOOQ
en:two per PPPPPIPPPPPW
en:two percen QPPPPUPOPPPQ
en:two point PPPPPPPPPPPR
en:two pounds QPPPPaPPPPPT
en:two sample PPPQPPONPPPU
en:two second TSPPPPPPPPPT
en:two sixty OSPPPXPPPPPP
en:two techs PcPNPPPPPPTS
en:two that PPPPPPPPRPPN
en:two then POPPPPPPPPPN
en:two things PdPPPPPPPPPK
en:two thirds RNPPdNOOPPPN
en:two thirty PPPPPTPaQPaQ
en:two thousa LPPNPlNPOLOV
en:two times NXPPPPPPPPPN
en:two to POPPXMQPPPRT
en:two vans PPPPPPPRUPPQ
en:two week PTPPPOOPPPRP
en:two weeks QONNO>MNMNVM
en:two with PNPPPPPMPPPO
en:two years WNOMO_NOPRLM
en:tyler QOPMPOPOPPPP
en:type PJaPLMPOPPLN
en:type in PP^PPPPPPPPP
en:type it OOPPPPPPOPPJ
en:type the PPQPPNPPPPPR
en:typed ZMRPONNPPPNI
en:types OKNPPPPNPPPO
en:typica PNPPPHVPQPPW
en:typing TOQNOLPPPMPN
en:tyre PPPPUOPPPPPQ
en:tyres POPOPRPOPPPT
en:ugly LNOPOOOOOPPK
en:uk PPPPPPPPJPPV
en:uncle NHONRKOPRNPM
en:uncle 's ONPPPPPTPPPS
en:under TOONWWMMTKLQ
en:under a PPPLOPPSPPPP
en:under it OQPPUOPNOPPO
en:under that OOPPtNPOPPPO
en:under the PMNNNOLL_OOL
en:under thirty PPPPPcPPPPPS
en:under what hMPPPqPPPPPM
en:undern PO_PPPPPPPPT
en:unders QPMJLDKLVKIq
en:unders how PPPPPPPPlPPP
en:unders that PPPPPOPPPPPR
en:unders you PPPPPQPPlPPQ
en:underw PPPOPPPPPPRW
en:uneasy PwPPPPPPPPPO
en:unhapp OQPPPPPPPPPM
en:unifor OQPPPRPPPPPO
en:union NVPPDQOSOPPN
en:union rep P[PPIPPPPPPO
en:unit OFPROKPOVQPd
en:units OMPPPQQPXOOX
en:units are PPPPPPRPPPPQ
en:univer OQPPPRPPPPPO
en:unless MKVPQKQOOPPP
en:unless you PPbPPPPPPPPQ
en:unlock PPWOPPXPPOPR
en:unplug PRPPPPPPPPPQ
en:until KXMNTTK>ORPK
en:until it R^PPPOPPPPPM
en:until the OTNMXVGMOSNO
en:until they PNPPPORPQPPO
en:up SYNUNRNUNMRR
en:up a PSPQMPPRPPNO
en:up about gNPPPPPPPPPN
en:up after fLOPPPPPPPPQ
en:up and QNONPMNPPQYL
en:up at OQLONITPOOQN
en:up before POPPdP]OPPPQ
en:up by QPOPOP[PIOON
en:up every O^PPP^PPPPPP
en:up for QRPbPGOPMUQO
en:up front dKOOSNONPOPQ
en:up here POPPPPPRPPQN
en:up i URPSPOPNPQPQ
en:up in OROPOQhQOPNP
en:up is PQPPPQPfUPPO
en:up it TSPRPOPOPOPP
en:up on LWPQORMPPPNV
en:up so SOOPPOPTPPPO
en:up that OOPPPOPOPPUM
en:up the OOSLQENMOXTK
en:up there OP^QPLPONPOV
en:up to PPPORMM9OOPW
en:up when YIPPPPPPPPPQ
en:up where PPPSPPPQPPPQ
en:up with LVNQOQNPPPRX
en:update MRRPOPPPPPOV
en:upfron PNPPPNPPPPPN
en:uplift PNPPPePPPPPM
en:upload PPMTPKOOUPPI
en:uprigh PPPPPOPPPPPR
en:upset PKPPPPPPPPPU
en:upstai RPPRPLPOJQOO
en:us NOLSSMONQLUM
en:us a Q8POOMOPLNOI
en:us about N_PPPOYPPPPQ
en:us all POPPPPPPPP]Q
en:us and HSPOQPOPJOPK
en:us at OQPPPPPTPPPM
en:us back PPPPPTPOPPPM
en:us before OLPPPPPPPPPO
en:us do OLNLOPNMPP[M
en:us down NQOOPPVOPNON
en:us for MOTRSPMOPOTO
en:us get POPKOOObOOVS
en:us go PPPPPPPKPPLP
en:us have PNPPROP]PLQQ
en:us i OPOVPPPQRPVO
en:us in OPQOPPMPPPNO
en:us it NPQPOPPPPPPT
en:us meet PPPPPPP]POiN
en:us not PQNRPSUOQTON
en:us on ILOQOORdPIPJ
en:us one OMRPPaPPPPPP
en:us or PPPPPOPPXPPP
en:us say QPPPPPOMPSQM
en:us so PPPPQPSPPPVP
en:us talk PPPPPPPOPPLN
en:us that OOOPUMPPPPPT
en:us the PROPPQNVPMQL
en:us they PQPPPKNPPPPU
en:us to QQONONPOTOFR
en:us two OMPP[IPOPPPO
en:us up POPkPQP~OPPL
en:us we OQOPXPPPPPPO
en:us what TOPPPPPPQPPP
en:us with RORPPPPNPPPN
en:us you PPPPPPPPPPOT
en:use OWRPKKOPMMRN
en:use a SOPOONPTPPOO
en:use at PPPPPOPPPPTS
en:use before PPPPPPPPPPPS
en:use in PPPPPPPPPPWR
en:use is MO]PPRPPPPPP
en:use it NVNPPPOSROPP
en:use the QPSROMPOPPQR
en:use to MSRPPPPOPPPO
en:used aLKINOL=PKKK
en:used a OmPPPOPPPPPS
en:used it QSPPPPPPPPPN
en:used the [YPPPPPPPPPO
en:used to c1DLKKIISNMJ
en:useful RPROPNOOOPOO
en:useful for RNPPPPPPPPPM
en:useful to PPPPPPPPPPPS
en:useles OQPPPPPPPPPM
en:user POPPPfPPQPOL
en:users DNOFONOPNJNM
en:uses JHONPOPOPORS
en:using HPMOOQONPOOU
en:using it MYOPPOPPPPPO
en:usual PNPPPPPPPPPM
en:usuall WHONNNROPMM^
en:ute PORPPPPPNPPO
en:vaccin PLTPPPPPPPPP
en:vacuum OPZPPPPPQPPS
en:valent TOPPPPQPPPPO
en:valida PPPPPOPPZPPR
en:value XNPPPPOPPPPR
en:van PQJLPOPFQRPG
en:vanish NPPPPPPOPPON
en:vans PKNOPPQQRNLT
en:vat OLPQPIPMUPPO
en:vendin PPRPPPPPPPPT
en:vendor IYPN^QPPOMQK
en:ver POPPPPPPPPPL
en:ver a POPPPPPPPPPM
en:verdic PPPPPPPPPPPT
en:versio LGS[RLOBPTQL
en:versio of PPPP^PPPQPPO
en:very aS>BMOLKJC@R
en:very good TRPNNNNMONLN
en:very much ]KPPPOPPPPPQ
en:very nice MMPPPOPPPPPR
en:very proud PPPPPPPPPPPS
en:very tidy SOPPPQPPPPPL
en:very well ORPPPPPPPPPT
en:vet MNPPPNPPZPPS
en:veto OROPmPPOPPPO
en:veto on PYPPbPPPPPPP
en:vibrat PPPPPPPmPPPR
en:vice TOPPbPOOPPPM
en:video QMSOPRMPONRQ
en:videos OXPPPPPPRPPM
en:view SNPJNQPNPKOW
en:villag NPPPQPPPPPPQ
en:vintag PTVPPTPPPPPP
en:vision POPPPRPPPPPP
en:visit MPRQPQPPQPRV
en:visito PGOOPNPOPOPP
en:visits QRPPPJPPRPPM
en:visual PWPPPOPPPPPN
en:voice PQVLNOLNOMOM
en:voice call PPRPPPPPPPPR
en:voice is ROPPPPPPPPPM
en:voicem RQPPPPPPPPPN
en:volume MTSPPSPQRPPW
en:volunt ROOPOOPNPPPM
en:vote HPAH^IWLOKID
en:vote on PLPPROSOPPOM
en:voted MTPPRPPPQPOO
en:votes OQPOUOBLPOON
en:votes on PPPP]P@OPPPO
en:voting QYPPPOPPPPPO
en:vouche PPPOPOPOOONR
en:vp OPPO[OPPPPNR
en:wage POPPPJPPOPPV
en:wait OPONNHPPORQA
en:wait till OQPPPPPPPPPN
en:waited ORPPPPPPPPPN
en:waitin ROPQOQLLPPOJ
en:waitin for PNOPPPPPPPPO
en:waitin list PNPOPPPPPPPO
en:waitin on PNPSPPPPPQPP
en:waits PNPOPQQPPPPR
en:waive PPPNPpPOPLPR
en:wake OPPPPPPPNPPN
en:walk <KEOPQNMOU[M
en:walk in PNPPPQPOPPPO
en:walk it POOTUPPhPXOL
en:walk me PPPPPPPPPPPT
en:walk the PPPLPPNOPP~S
en:walk throug PMPPPPPNOTRK
en:walked iQPOOMNMOPQK
en:walked round ORQPPPPPPPPO
en:walked the PPPPPPPPPPPS
en:walkin MQPPPNPQKPPR
en:walks PPPPPQPPSPSS
en:wall P[OKPMOIQROM
en:wallet TSPPTSPOPPPK
en:walls ONPPPPPPPPPO
en:walt POPOPQPRPPPJ
en:wanda PPPPOPPPPPPT
en:want NOZAQRWRR0RJ
en:want a EImJTPIPQMOL
en:want four POPPPSPQPPPO
en:want her PPPPPPe^PPOM
en:want is NLYPPPPNPPPS
en:want it MFX;PVdLNFDP
en:want me PXPOPPPPPPVU
en:want my O]NPP^POPPPO
en:want one NIwOPPRNPPMO
en:want our PRJSPPPPPP[N
en:want that cDNQQNNLOOPP
en:want the EL]FNJLPQKQR
en:want them OPYPPPMJPNOQ
en:want to SRDNJFQ]RCUd
en:want you ORKPPPUPPPPO
en:wanted Q!QJPVJPQMKU
en:wanted it NOPPPPOPPPPM
en:wanted the OMUPPSPPPPPO
en:wanted to fJMOPKINOONa
en:wantin QBPOXKPdNLNJ
en:wantin to POPPPPQPPPPM
en:wants NKSMOPRQSHFK
en:wants a KPhPOOQPPPPL
en:wants it ONOPPPRMPOPQ
en:wants to OBTNROPSQPOQ
en:war MQPPPRPPPPPO
en:ward PPPONJPOPPPK
en:wards OOPPPSPOQPPP
en:wareho PRPOOQPTPMTL
en:warm PPPNLQOMPNPR
en:warn OVRPPPPOPPPP
en:warn you O]PPPPPPPPPM
en:warran OQPVPPOLRYLP
en:was LUG@HQ,CA9&N
en:was a DKQLUOOGMNNM
en:was all XOPPPNPPPPPO
en:was an RQPPPPPPPPPP
en:was asking POPPPYPPPPPR
en:was at KPPPP_PPPPPN
en:was before OOPPPOPPPPPN
en:was eleven PdPPPPPPPPPT
en:was fine OOPPPPPPPPPS
en:was forty QfPPPMPPPPPN
en:was four PPPPPQPPPPPV
en:was going PQPPPPPPVPPP
en:was hoping RTPPPRPPPPPO
en:was in LPMOPEPNNOOO
en:was it OKPOPOOOCPPX
en:was lovely FJPPPOPPPPPK
en:was me RPPPUOPSPPPN
en:was my ONPPPPPPPPPR
en:was nice [OPPPPPPPPPN
en:was ninety MOPPPOPPPPPN
en:was not OPQONQORPPPS
en:was on PPQRPLPPPPOU
en:was one LLPPPOPPPPPO
en:was only OIPPPOPPPPPN
en:was out SQPPPNPPPPPR
en:was rather MRPPPQPPPPPP
en:was really KPPPPPPPPPPM
en:was six QYPPPOPPPPPN
en:was still UQPPPTPPPPPM
en:was that gTNPPIPPPPPa
en:was the NLJMPRNLNNO[
en:was there PMOPPGPPPPPW
en:was three O]PPPOPPPPPO
en:was very RQPPPPOPPPPO
en:wash [JPOPPTOLONR
en:washer ORPQPOPQPQPN
en:washin OAOPPOPOPPPI
en:waste ]NOPPQQNPPOJ
en:wastin ObPPPPPPPPOO
en:watch IOYNNJNQONTO
en:watche WPNPPNPOPPPK
en:watchi NTMOPOPOPOOL
en:water OROIOLSOOOPQ
en:water in N]PPPPPPNPPN
en:wave PKPPPOOOPPQN
en:way VNXJPPOPRORP
en:way and PPPPSPZVPPPT
en:way of OMNPPPOPPPPL
en:way since PPPPRPPPPPPS
en:way the TQPPRPPPPPPN
en:way to POSPOQOPQPPG
en:ways SPPQOOPPZPPS
en:we IJMBGSTPNRQP
en:we aim PPPPPOPPPPPR
en:we also PQPPPROPPPPI
en:we are SSKWMSSOSVLB
en:we asked NQUPPPPPPPPL
en:we be PPPPPMPaVPPR
en:we begin PPPPPNPPPWXW
en:we bought POPPWPPOPPPN
en:we bring PPPPPPPPPPVU
en:we built PPPPPOPPPPPR
en:we buy OQPPPLPPPPPL
en:we call POPPPOPPQPOK
en:we can LORROSQONNRd
en:we carry POPPPSPPPPPP
en:we change NaNPPROOOPON
en:we close POPPPP_PPPPP
en:we come PPPPPPP]OPSR
en:we could OOQKPQQNRJU^
en:we did MIFOOQPKPNLM
en:we do OHORSOPRNMPv
en:we find PPPPPOPPQPPR
en:we found XMPPPPPPPPPP
en:we get PMSHOPPHTTOF
en:we give PPPPPPPPPPPS
en:we go NKOLLPPYPQRJ
en:we got PPPPONOMOPPK
en:we had PRNKMNJQSO?;
en:we have NQIHSMPSKGQH
en:we hear PPPPPPPPPPPS
en:we hold PPPPPOPPPPPW
en:we keep POPPPOPMTPPL
en:we know NRPQPNPPPPPP
en:we leave RLPPPLPPTPRQ
en:we left POPPPQOVPPPR
en:we like PpPPPOPPPPPS
en:we look POPPPOPPPPNQ
en:we looked NLPPPQPNPPPM
en:we lose PJQPPUPPRPPJ
en:we lost COPPPOOOOPON
en:we make MMPPPTPQPOON
en:we meet PPPPPRPPPPWQ
en:we might PyPPPPPPPPPP
en:we need DQXSQEQRPSNF
en:we never XKPPPPPPPPPL
en:we normal PPPPPPkPPPPS
en:we only OPOM^QMPPNOZ
en:we open OPPPPOjLQOOP
en:we pay OQOOLcPOSNOE
en:we plan PPPPPNPPPPPP
en:we pull PPPPPPPPPPPW
en:we put VGPOPJRUOPNU
en:we run PNPPPLPQNOWR
en:we said OLPPPQPWPPPT
en:we saw TLPPPOPQOPPM
en:we say OPVPPPPPLSQG
en:we see ONPPPNPOQPON
en:we send RNPNPNPPPPPN
en:we set PPPPPOPUPPQP
en:we should PPQPPOPPPPNW
en:we shut OMPPPNLOPPPO
en:we sign PPPPPYPOMPPR
en:we speak PUPVPPPXOPLO
en:we spoke POPPPPOPPPPR
en:we start PPPOPPHGPOTU
en:we starte PPPPPOPPPPPV
en:we still OIPPPPOOOPPM
en:we take ONPPPWP_POOT
en:we talk TPPNPONWPP<Q
en:we talked POPPPPPPPPPR
en:we talkin POPPPMPOSPPN
en:we thank PPPPPPPPPPPL
en:we took OMPPPOPPPPPQ
en:we train PRPPPOPPPPTT
en:we tried RPPPPOPPPPPN
en:we try POPPPOW~VPML
en:we use OLOPPPPOPPPM
en:we used YPOPPNPPPPPN
en:we walk PPPPPPPPPPXR
en:we want MNMOPM[aOOOO
en:we went EPPPPRPPRPPJ
en:we were PSIOOZPMOOOK
en:we will LONKPQNSDyiM
en:we would OONCJSgTGJ!_
en:wear POPJNLOLQGOH
en:wear a VSPPPPPPPPPQ
en:wearin UNPPPPPPPPPQ
en:weathe LOQHMPNLKKPQ
en:weathe 's MLPOPKNPOOLW
en:web PRQPPPPPOPPO
en:websit MPPPMOOPQPOU
en:weddin NNMLNMSHOLPS
en:wednes SNHUPCQMLPKP
en:wednes 's OQPQPPOMPPUR
en:wednes after POPNPOOOPO~R
en:wednes and ROPRPPPNOP]O
en:wednes at PPPSPPPjPM~S
en:wednes with PPPOPPPPPPjR
en:wee QORMPQPPPNOU
en:week QLIGNCaLILhI
en:week 's WONPPOOOPPVQ
en:week after PPPPPOYOPQVU
en:week and NSOOROPSLKMI
en:week before PMPPPMMPPPRR
en:week for PNPPPN_PPPOQ
en:week i PKP]RNPPPSOW
en:week in ONPOPOEOPPQO
en:week is NRPPPORVPPMJ
en:week it ROPOPOPOPPOQ
en:week of P4EOPFAPOObR
en:week on POPVQUPPPTPQ
en:week one MPPPPRPPPPPM
en:week so RPPPPNOOPPPM
en:week the OPP]PWPOPOPQ
en:week three OiPPPOPPPPPQ
en:week to VOPPPPTPPNSO
en:week two PQPPPSPPNPPO
en:week with PNPNPPOQPSQL
en:weeken XUMPPPYQPPIL
en:weeken and OVPOPPTPPPPR
en:weekly PQPPORPNSPPQ
en:weeks UOL0GI~OP1P[
en:weeks and QPPPPMTRPPOO
en:weeks before PRPPPPFRPPPN
en:weeks for PTPPPMRPPPPO
en:weeks from PPPNPLhPPOOS
en:weeks in SPPPPOPPPPPO
en:weeks is ONPPPOPPPPPN
en:weeks of QOPPPMNOPPPP
en:weeks on TNPPPNIPPPOO
en:weeks or PPPPPOPPSPPP
en:weeks so PPPOPNuPPOMV
en:weeks to PZPPPJkPPPQT
en:weep POPPPNPPPPPN
en:weigh bNPPRJPPPPPP
en:weigh in PPPPRPPPPPPQ
en:weight WGPOOKOQPOOM
en:weight off _OPPPPPPPPPO
en:welcom QLPPPNOPPRSO
en:well _KQPINKQNCMO
en:well and QROPPNPTPPPP
en:well as OQ_PPPPPQPPP
en:well i RMPOQ:PEOMLN
en:well it OUQOJPONOOPP
en:well let PPPPPPPPPPPN
en:well my NIPPNQPSRPPO
en:well or PPPPPOPOTPPM
en:well our OOPPPPPPPPPR
en:well ours PPPPPNPPPPPS
en:well put SOOMPPPOPPPL
en:well thank ROPPPPPPPPPN
en:well that ~QPNNPJPNOOL
en:well the [QOOPQTOPOPQ
en:well then RGUSPLOSPPPN
en:well there NPOPPTPOPPPN
en:well they PROOPQPOPPPL
en:well we NKONOQNOPNO]
en:well with PdPPPNPPPPPY
en:well would PPPYPRPUPPOO
en:well you TNPPPRPPPPPL
en:wellie POPPPPPPPPOS
en:welsh MH]OONQPSOPL
en:wendy [PPPPPPPPPPS
en:went OSRMMQF6ONP@
en:went back LZPPPOPPPPPP
en:went bust OTPPPPPPPPPO
en:went down SOPPPPPPPPPO
en:went from qMPPPOPPPPPK
en:went home PRPPRPPPPPPO
en:went in ZOPPPPPPPPPO
en:went out ]PPPPPPPPPPS
en:went to MPQOOLOJOPOJ
en:went up PZNPPZOPPPPQ
en:went with ONPPPPPPPPPQ
en:were SXO@FRL7>A;S
en:were a KPPPPTPPPPPR
en:were all ONPPPPPPPPPO
en:were going [OPPPQSPPPPV
en:were in LGPPQPNPPPNF
en:were not NPOPPQPPPPPQ
en:were the RSPPPNPPPPPN
en:were they PPPPPPPPPPPU
en:were we PPPPPOPPNPPO
en:were you PPPPPPPPOPPU
en:wes POPPRPPPOPPQ
en:wet UNONOOPPQOON
en:what OPOOWdNRTTDD
en:what a VPOPPOPOQPPU
en:what about MJPPOLPNFPMA
en:what am P^PPPPPPKPPO
en:what are PNPOPTPNiONZ
en:what came SRPPPMPPPPPQ
en:what can ONPPPLPPOPPH
en:what comes POPQPSPQVQPL
en:what did PNPPP6PPPPPW
en:what do NOKMOQORQONF
en:what does NFMOO[PM]OOO
en:what else PPPPPNPPPPPW
en:what gets QPPP]OPOPPPO
en:what got SPPPPPPPPPPP
en:what happen MPJPQMSQZPIN
en:what have PPPPPQPPVPPZ
en:what he POPPPPPOPRQM
en:what i IQbTQMQNTUPB
en:what if PIOOPOPS=OVS
en:what is LOOXU^PRoVAI
en:what it QOOPMYOPPPPX
en:what kind PQPPPNPPOPPP
en:what made PPPPPNPPPPPU
en:what makes OVPPPPPPOPPP
en:what matter PPPPPPPPPPPR
en:what most PPPPPPPPPPPS
en:what my P[PPPPPPPPPP
en:what our [SPPPRPPPPPS
en:what she SLOPZNPOPPPO
en:what sort POPPPUPPiPPW
en:what that MPLPPWPZSPPO
en:what the NNPPNOOKPPPL
en:what they QPNPPNOJPOPG
en:what time UPPPPPPPTPPO
en:what to PRPPPPPPPPPP
en:what was QMPPPROPNPPR
en:what we PZUOPVSRONUV
en:what were PPPPPOPPPPPS
en:what will PTPPPPPKOPPM
en:what worrie OUPPPRPPPPPO
en:what would MDQCNPKYNMIc
en:what you OOKGP[PWQLMe
en:what your QNPPPPPPPPPO
en:whatev IMVPOQQOJOMW
en:whatev happen PPPPPTPPPPPS
en:whatev it PNaPPOQPNPPP
en:whatev the PPRPPQPPPPPR
en:whatev we POSPPPPPPPPO
en:whatsa MLYPOOPLRQNI
en:wheelc OLWPPOPPPPPL
en:when NQYICNWJTSRO
en:when a NFXPPNPOPOPM
en:when are PPPPPP[PPPPP
en:when do PPPOPMQPPOK[
en:when does PPPPPQNPYPOX
en:when he KRRPOQPRPPPP
en:when i KWONPPPLRPQL
en:when is POPOPEROWOIV
en:when it ZOQSOLOQQSNE
en:when she NVPOPPPOPOSR
en:when somebo KUSPPPOOPPPO
en:when someon RO]PPOPPQPPN
en:when the PMRPP8WQPKSF
en:when there NPPPPOPPYPPM
en:when they MJQLPQSQPPPT
en:when was PPPPPPPPPPPR
en:when we DZLNPYOOPPPJ
en:when would POPKNGKPSMDU
en:when you T_NOPNPNNPQT
en:whenev O]PPRQPPPPPO
en:where PVRMQRMWNKNG
en:where are PPPPPPPPcPPP
en:where did PPPPPPPPPPPT
en:where do PNOOPKPiSPOT
en:where does PPPPPQPPQPPU
en:where i KUSOQRPTJOPI
en:where is PQOPPOPNYPPC
en:where it RSOPQQPPOPPL
en:where my QRZOPPPQPPPN
en:where the PTPONMPTKOOO
en:where there ONOPPRPQPPPP
en:where they TPVPPNPNPPPN
en:where we OPPPPOPNPOOU
en:where were PPPPPOPPNPPO
en:where would PPPPPOPPZPPO
en:where you LOPPPPPPPPOV
en:where your PSPPPPPPPPPQ
en:whethe PRMPOPPKUPPU
en:whethe it PPPPPPPPPPPS
en:whethe we PPPQPPPPPPPR
en:which RPPOQJRJKHN@
en:which for bPQPPOPPPPPO
en:which i UNPPOOPOPPPU
en:which in ORPPPPPPPPPN
en:which is XQHOPUSJJONN
en:which it OOTPPPPPPPPP
en:which of OPPPPPPVSPPL
en:which one OQPOPLPPYKQN
en:which system PPPPPPPPPPPR
en:which was OTQPPOPPPPPR
en:which we RQPPPOSPPPPP
en:which you RQPPPPZOPPPM
en:while WNPPLPSPPPQM
en:while it PPVPPPPPPPPP
en:while we TPPPPSPPPRPP
en:while you PSPPPQPPQPPN
en:whispe POPPPPPPPPPT
en:whistl QPOPOOPOPNPL
en:white SPROOSNNLOOH
en:whiteb ARNPPRPPPPPK
en:whiteb and OMPPPPPPPPPO
en:who RRNYU::H]NB>
en:who answer NePPPOPPPPPN
en:who are OQPPOLPPPPPT
en:who asked RRPPPPPPPPPN
en:who came XOPPPPPPPPPO
en:who can OPOQPOPNQQON
en:who comes PRPPPQPPRPPI
en:who could KPOPPPPPPPPO
en:who decide PPPPOPPPOPPS
en:who did LBPPPPPPQPPQ
en:who do MROOOLPOMPON
en:who does QFPOPNPLPPOR
en:who gets POPPPPPPTPPK
en:who had POPPPPPSPPPO
en:who has PQQPKPPOMPOQ
en:who have SROPPOPPQPPU
en:who i PQSRPPPRPTPP
en:who is [NPUPDKOHQMR
en:who knows NPPPPOPPPPPM
en:who looks OPPPQOPP]PPU
en:who made PPPPPPPP]PPO
en:who makes PPPPWPPPPPPR
en:who owns ONPPPUPP^PPK
en:who pays PMPPPRPP[PPK
en:who picks PPPPPOPP[PPU
en:who renews PPPPXPPPPPPR
en:who says OLPPZPPPOPPP
en:who signs ONPOUPPQPPPM
en:who the POWPPOPPOPPP
en:who told MTPPPPPPOPPM
en:who was NPPQPNPPPPOX
en:who we ONPPWPPPPPPO
en:who will QYOQPNPMTONS
en:who would ?OPNSQOMPOLW
en:who you POPPPPPPPPPM
en:whoeve RPPQONPQKNRI
en:whoeve 's OORPPPPPPPPO
en:whoeve wrote aOPPPPPPOPPP
en:whoeve you PPPPPPPPPPPS
en:whole _SQJOQNPPRQH
en:whole job bNPPPPPPPPPO
en:whole life QNPPPPPPPPPP
en:whole of TYOPPPPMOQON
en:whom NMQPSMPOOPPF
en:whose GQPPOGPNOPPM
en:why PRNNOQMNPMPL
en:why i RNPMPPPLQLOM
en:why we N[OPPRPPPPPP
en:why you PPPPPPPPPPPR
en:wi ORQQOLPPPPOL
en:wi fi OSPPPPPPPPPO
en:wi the OQPSPOQSPQON
en:wide OVOPPOPSPPPT
en:widow M^RPPQPPKPPK
en:wife QFLSCHQQULHQ
en:wife 's NPPPNPSRPPPS
en:wife does PNPPkPPOPPPP
en:wife says OMPPOPPOTPPO
en:wifi NLPPPOOPPPPR
en:will JWIjSJMRP|RL
en:will add PYPXPPPPPMPP
en:will admit NPPOPPPOPPPK
en:will arrang PPPvPPPPP]PR
en:will ask LCOrQMQOJcRH
en:will be LU?LQ8L]O]h]
en:will bet PPPOPPPPPOPR
en:will bring OFP2QBOGOdiQ
en:will call POPJPPPOP~cM
en:will carry PPP_PSPQPgIR
en:will change PPPbPPPPP]PR
en:will check PPPuPPPPP~PQ
en:will choose POPP_PRPPPPP
en:will close PPPYPPPPPVPQ
en:will come LUOCORQPNA][
en:will decide PLPOXPUOPLPN
en:will dig NOPXQNPOPVPM
en:will do LPO^PRPUPROT
en:will draft PPPZPPPPPVOR
en:will drive PPPFPPPPPPRT
en:will drop PPPSPPPPPYPR
en:will email NOP~PNPNP~PP
en:will feed POPMPPPTPIbO
en:will find OQPYPOPPP_OQ
en:will forwar PPP~POPPPjPR
en:will get RONwNISUOuLW
en:will give ZBOLPPOOPKZA
en:will go QQONWMPXPWSR
en:will happen POPPPPPPVPPP
en:will have QPL~MRIcNkH[
en:will hear PPPSPPPPPPOO
en:will hold PWPMPSPPP_OQ
en:will i O[POPPPOLNXR
en:will it PKPPPOPQgPPJ
en:will just OYPPPPPPPOPO
en:will keep OQPIPMMPOVNP
en:will leave OPPQPPKOPENQ
en:will let PMPKPPPOPAKP
en:will look NUPMPNPPPRRM
en:will mail PPP^PKPNPfON
en:will make PJPNPPQYPKSI
en:will mentio PPPpPPPPPaPT
en:will move PPPGPPPOPEPN
en:will need NITOVPQPOKOK
en:will not OQPPNLSMVJKT
en:will note ONPIPSPOPGPI
en:will open PPPXPPPPPTVS
en:will pass PQPnNMPNPeOO
en:will pay PKPRPYPSPUPN
en:will pick ONPRmPcOPROM
en:will pop PPPOPPPPP^TS
en:will post PPPWPPPPPVOR
en:will put OMMMORLJOHRP
en:will raise PPPWPPPgPaNO
en:will releas POPNOQPZP[OK
en:will return PPPbYPPOPSPR
en:will revise PPP_PPPPPWPR
en:will ring POP9POPPPcfS
en:will run PQPbOOPPPUOY
en:will say SYIQNRONILMB
en:will scan OPP^PPPOPiNH
en:will see MMLOOPPSPVQI
en:will send KPO~J@EMP~MY
en:will set PPPePNPNP~RV
en:will share PPP_PPPPPUPT
en:will show PLPOPOPOPIOM
en:will sign OHPBBPKOPvQL
en:will sit NNPTPOP]PXOO
en:will speak PPPRPPPPP2PQ
en:will start POPOPNOdPOPO
en:will stop aIPQPQPOPPPL
en:will switch PPPSPPPPPOUR
en:will take RPPITRNhI6?R
en:will talk PQPUPQPSPLON
en:will tell OZNcPOPOPRLK
en:will text PPPqPNPPPjOT
en:will they PPPPPPPPZPPN
en:will think OXPPPPPPPPPP
en:will walk OOORWPPYPXPK
en:will want MJRLZOQOMMWL
en:will we PPPPPPPPOPXO
en:will work PRPKPOPPPHUO
en:will write LNP>PMOOP1JP
en:will you PMPSPPPMQLOJ
en:win ROPPPPPPPPPP
en:wind NXQOMPMIROPF
en:wind 's PQPPPPPPQPPN
en:window QJ]NQISLINNJ
en:wine NNPNPPPOPMOM
en:wing OXPPPOPOPPPP
en:wins POPPSPP[PPPP
en:winter MSPMPRXHPMLQ
en:wiped PUPPPPPPPPPP
en:wire POPPPRPaQOPL
en:wires POPPPNPPPPPP
en:wise SPPPPZOPPPOY
en:wise it PPPPPQPPPPPR
en:wise we PPPPPpPPPPPV
en:wish N>~LPLPDHPNI
en:wish for POQPPPPPPPPM
en:wish it ONVPPPPOPPPN
en:wish list PPSPPPPPPPPR
en:with LSTRJRFNOXWR
en:with a KPQQNDNJMJON
en:with all PPPPVPPPPPPP
en:with an OONPPOOPPPOV
en:with anothe PWO^POPVPPPR
en:with both PPPPPPPPPXYQ
en:with eight PRUPPRPPPPPT
en:with fifty OhPPPNPPPPPQ
en:with forty TPPPPQPPQPPR
en:with four OKPPPOPPPPPM
en:with her PQONPOOQPPPQ
en:with him OPQQUPPcPWRQ
en:with his LOPPNPPOPPPN
en:with it QPOOOONSNQPN
en:with me QMORRMKIP[DR
en:with mr PPPZPPPfPYSU
en:with my TNQTQPMONSUV
en:with no PPQMPPPNULPK
en:with one PRPNPPQPPPPL
en:with other PPPPPPPPPPPR
en:with our JRSPPLORROWI
en:with ours PWPPPPPPPPPV
en:with that WOMOMSOVOOOI
en:with the QJQSKUFTMPYV
en:with their MPSPPNPOOPPJ
en:with them OONPOPPSPQMQ
en:with these OmPPPPXPPPPS
en:with this PPPPPNPPPPPS
en:with those PPPPPOPPPPPU
en:with three NRQOPKPOPPPO
en:with two XNP@OOQQPPOU
en:with us OPPGPMSQPR[N
en:with what SRRPPOPNOOUP
en:with you IVC?OPPSPVfQ
en:with your RQNMOGPMPKRX
en:within OORTRMPYOYJZ
en:within the OPPcOPNSPkNO
en:within two UOPPPOTPPPPP
en:withou LRXL]QQFUB>C
en:withou a MQSOOMPNQNPM
en:withou asking KOLPlPPQPPPO
en:withou him NNPP~PPPPPPP
en:withou me [LPPPPPPPPPP
en:withou that SZOPPPPPPPPO
en:withou the LGQOPYQOSPPJ
en:woman PEOPSOPOPPPO
en:women VOPPSNPOPPPP
en:won RLPNPLOOPKQS
en:wonder PSTOMIMPHNL]
en:wood OQOPPMPPRPPN
en:wool OPPPPPPPPPPJ
en:word UKLQNZPMQRBK
en:word and NaPPPPPPPPPN
en:word for MJPOPQPOPOPR
en:word on PPPPVPPPPPPQ
en:word with WLPVPOPUPPOP
en:wordin PPOYPPPQPQOQ
en:words OOQOOOPNPOPQ
en:work KSZMFIQMQKQV
en:work for P^POPOPPPOPO
en:work in PPPPPOOPQPPS
en:work on PMcNPPPPQMPQ
en:work out PQPPPOPPPPPU
en:work with OOtPPPPOPPPJ
en:worked TZNONQNLLOOP
en:worker PNPPPPPPPPPS
en:workin QPPMO?aQVMPT
en:workin days PPPPPL~PPOPX
en:workin for PPPPPOPPPPPN
en:workin with PPUPPPPPVPPO
en:works PQPBNQNOLOkM
en:works i PPPOOOPQPRKN
en:works out PPPPPVPPPPPT
en:worksh PPPVPOPPPQOT
en:world NMPPPMPPPPPQ
en:worrie ;PNOPRNLONOL
en:worrie about N;PPPTPOPOPK
en:worrie me JqPPPRPOPPPN
en:worry Q_MONOONONOO
en:worry about OZPPPPPPPPPO
en:worry is LTOPPOPPPPPO
en:worst PQTQOKORPQSM
en:worth NMMONPMOPOBT
en:worth a ROPPPLPPPPPP
en:worth the ^NPPPPPPPPPO
en:would [OcHORRPOGJ]
en:would a POLOLQMNPOPT
en:would actual TMPPPOPRQPPO
en:would add PMPPPPPPPPPM
en:would also JEgPPPPNPPPN
en:would ask HNbYOOPNPPPL
en:would asked PPcPPPPPPPPQ
en:would be KV[NP[VLRUPO
en:would been PROPPOPPPPPQ
en:would begin ONPPPPPlPPPN
en:would better MLPOPLOPPPOQ
en:would bring PPPPOTOaPPPR
en:would call XOPRPTPOPPOQ
en:would change RNOPPOPPPPPP
en:would come VJQOOUOWPOPQ
en:would decide POPPLPPPPPPQ
en:would do >OQRPRUqKTQR
en:would expect PPPPPZPPPPPT
en:would feel OXPPPTPPPPPO
en:would fight VLQPPPPPPPPP
en:would fix PPVPPRPPPPPQ
en:would forgot PKPPPPPPPPPL
en:would get dOIQQRNPOMLR
en:would give OIYNPOOURNNO
en:would go OPPO[PP^OPNL
en:would got VOPPPPPPPPPR
en:would guess PPPPPPPPPPPT
en:would had PPPPPOPPPPPR
en:would hate NkOPPOPPPPPN
en:would have XPg;YNL4JC@O
en:would he PPPPPPPPIPMO
en:would help ONOOPPPPPPOO
en:would hold PePPPOPPPPPT
en:would hope POPPPPPPPPPN
en:would i PQOPPPORdPSO
en:would it MFNLJNFOdMQX
en:would just OPOPPPPQPPPN
en:would keep MQPPURPQPPPN
en:would kill SMUPPPPPOPPP
en:would know SLPPPPPPPPPJ
en:would like FR=RJQVnSKQK
en:would look OPZPPMRTPPOM
en:would love @GcOONPKOSRS
en:would make oMPOOGPRPOQU
en:would miss cMPPPPPPPPPO
en:would need @>~PPLG.IINU
en:would never RSOPPHPPPPPI
en:would not UXQKR9P7NQMQ
en:would only SVPOPPPOPPOS
en:would pay WNOOOHOJPOPQ
en:would pick PPPPPPPaPPPT
en:would put NNMKORQRPMMX
en:would rather IgPNPPMPPONR
en:would really PPhPPOPOPPPO
en:would run PPPPPPPkPPOQ
en:would said ORPPPPPPPXPP
en:would save YOPPPPPPPPPM
en:would say QbGLNNOPOKPX
en:would see NQPPPQPPPPPS
en:would seen SPPPPPPPPPPR
en:would set PQPPPPPSPPPS
en:would she PPPPPOPPPPMV
en:would sleep YMSPPPPPPPPO
en:would sooner RgOPPPPPPPPM
en:would stand PQPPQOOYQPWN
en:would start NGOOMLWaOOOK
en:would still OXPOPRRPOOPH
en:would sugges PPPPPPPPPPYS
en:would switch PPPPPPPTPPPR
en:would take RNRPNOOVOPOQ
en:would talk POPPPPPPPPPM
en:would tell USPPPPPOPPPN
en:would that NHOOPVLMfOPK
en:would the OJMPPMONRPNJ
en:would they PPPPPOPPVPPN
en:would think O^UPPOOPPPPN
en:would to NQOPPPPOPPPM
en:would use YPOPPOPOPPPI
en:would want R@=NQUJKPBJO
en:would we POOPPMPR|POF
en:would work PTPPPPPPPPPQ
en:would ye PPPPPOPPPPPR
en:would you N?QNNRIQCUTX
en:would your PPPPPOPPPPNS
en:wow NOPNO@PPPMOh
en:wrap PPPPPRPPQPPR
en:wrappe PPPPPMRPPPPS
en:wrist ~MPPPPPPPPPR
en:write P@QQPFOYJE4B
en:write a VPOQPOPPPQPP
en:write it NIPQPMQ]PLMS
en:write me PPPZPPPePPPN
en:write that NNPLPNPMOLPM
en:write the NQPPOPPSPPPR
en:write to WIOXOOOLPYMQ
en:writer ORPPPOPPPPPP
en:writes MIOPOOOPPPPQ
en:writes it POPPPPPPPPPN
en:writin OPMgQRKOR[=I
en:writin for PPPlPOPPPPPO
en:writin that NNPPPMPOPPPP
en:writte NQTTOSOOOQMQ
en:writte down PPPPPNPPMPPQ
en:writte on PNPPPPPQPPPM
en:wrong PaOPOMLNPPNM
en:wrote O[NMICNHIONA
en:wrote it PFPPPPPPNPPJ
en:wrote that QSPPPOPPPPPQ
en:x ONPPPPPPSPPO
en:xero PNPPPPPPPPPN
en:y'all PTPPPPPPPPPP
en:y'all 's PTPPPPPPPPPP
en:ya POPPPOPPPPPN
en:yard INPPROOVPNTZ
en:yard and ONPPQPPPPOQQ
en:ye POVPKKLKRPOY
en:ye do PM[PPPPPQPPL
en:yeah ORKGIVNPJIXM
en:yeah and UPTPPOROPPPQ
en:yeah go PPPOPPPNPPON
en:yeah i PQPNPONMPOPL
en:yeah it OOPPPPSOPPOV
en:yeah let PPPPPPPXPPOM
en:yeah no OPPPPYPPPPPS
en:yeah so PPPPPPPPPPPR
en:yeah that RKNOPNPPPOPP
en:yeah they XSPPPPPPPPPR
en:yeah we POPPPQPPPPNT
en:year KMSTLfGSQMCK
en:year 's QFOQOVRPOOMV
en:year and NNRONXMWPOPS
en:year as OXPPPPPOPPPM
en:year end OFPPPL^QPPOK
en:year for PPPPPaPQXPPQ
en:year in ONPPOQPPPPPQ
en:year it PPPPPNOPPPPR
en:year old PRPPPOPPPPPN
en:year on PMQPPPPPPPPL
en:year one POPPPaPPOPPS
en:year or PPPPPWPPQPPL
en:year so NNPPPPQXPPPN
en:year that POPPPMPPPSPU
en:year three TORPPSPPLPPM
en:year two MQPPP^POYPPJ
en:year up PNPPPZPPPPPO
en:year we OOPPPOOPPPPM
en:year with OLPPPQRPPPPP
en:yearly PVPPPYPPWPPS
en:years RMPQUW<CPUIG
en:years and OaNPOPOJQOOL
en:years back MPPPPNPPPPPM
en:years i VVPPPPPPPPPO
en:years in OPPOPPPPPPXP
en:years of QOPPPSPPPPPO
en:years old N]PPPRPPPPPK
en:years on POPPPYOPPPPU
en:yellow OMPPPOPNKPPO
en:yep GBOQQEOLNPMD
en:yes J9IOTTRWMESc
en:yes and PPPUPOOJPPTP
en:yes but PTPPTPP^PPPR
en:yes by PPPPPNPPPPPX
en:yes he PPPPoPUPPOPQ
en:yes i PGHOOOOZRPYI
en:yes in POPPPOO]PPYN
en:yes it POPOP[NOPOOY
en:yes ma PPPPPPPPPPPS
en:yes ma'am PPPPPOPPPPPV
en:yes on PPPPOPZPPPPR
en:yes or PPPTlPSOPPOQ
en:yes please POPOPPPUPPSO
en:yes sir PPPPPPPPPPOV
en:yes that POPPPLPWPPPP
en:yes the OOPNSQMMPNMT
en:yes there PPPPPOPPPPPU
en:yes they UPPNPQOOPSOV
en:yes to ROTPPPPPPPOR
en:yes we VNOOOLO_PPPK
en:yester P>NNPNPVOORI
en:yet CQOLPICJOJPh
en:yet no PPPPPPPPPPPR
en:yet to OJSPPOPOPPPN
en:yield UOPPPNPPSPPO
en:yikes PPPPPPPPPPPV
en:york OKPOPLONOONR
en:you QPPFGOPLDDQZ
en:you a PQNSOQLONXVU
en:you about PSPPPPPSPNQS
en:you actual POPPPNPPPPPO
en:you after PPPQPPPOPPHP
en:you again PPPLPLNPVRqQ
en:you all OPVPOSOPVPPV
en:you an PPPOPOPPPSOQ
en:you and NPPNOIMOPPTP
en:you approv PPPPPOPPPPPV
en:you are TSDPU_VLOGLI
en:you as PPPPPQPXPPOP
en:you ask ONNRPOPPPPPR
en:you asked VPPPPOPPPPPV
en:you at PRPJPPOOPQcS
en:you back PPPHPPNOOUQP
en:you be PPPPPNPP^NPS
en:you been PPPPPPPPRPPT
en:you before PPPYPPMPPXQX
en:you being OYPPPPPPPPPQ
en:you both PPPSPNPPPPTX
en:you bring PNONPPP[POQP
en:you by PPP~PGILP_MU
en:you called PPPPPPPPPPPR
en:you came TMPPPPPPPPPN
en:you can SSPNRTFOTMOU
en:you carry PPPPPPPP[PPN
en:you change NQOPPOPPPPPQ
en:you charge OPPPP~PSVPPG
en:you choose PPPPPPPPRPPT
en:you click P[PPPOPPPPPS
en:you come OGPGOPL_PQhB
en:you connec PPPPPPPPVPPN
en:you consid PPxPPQPPOPPP
en:you could PPISOPKROQOO
en:you count POPPPRPPXPPN
en:you decide PPPPPPPPPPPR
en:you decidi PPPPPPPPPPPR
en:you did QRYOORONPOOM
en:you do QOSMMTDO]WTP
en:you doing PSPPPQPPPPPQ
en:you down PPPOPOPUPQWO
en:you ever PO}PPHPMOOOR
en:you fill PPPPPPPPPPPR
en:you filled PPPPPPPPPPPT
en:you find PPPPPMPPOPPU
en:you first PPPWPOPUPRQO
en:you fly PPPPPPPPQPPS
en:you folks UQPPPTPPPPPL
en:you for _GNJPQPQPDOV
en:you friday PPPUPNPNPUNP
en:you from POTMPOPPPKPN
en:you gave POPPPaPVVPPO
en:you get HOMPPMMWOQDS
en:you give OPPJPOPPPOPW
en:you go LRJNOQOJNLPM
en:you got PNOOPPPPQPPO
en:you guys QGOOPSPPZOQJ
en:you had NCRPPKPPQONa
en:you handle PPPPPPPPPPPN
en:you have UHPQPNSNOQRT
en:you hear NOPJPOPONPQQ
en:you hold PPPPPNPPYPPQ
en:you i PSPPPQPOPOPN
en:you if PPPQPPPPPQPM
en:you in LPOROGQTPPQR
en:you is OPPPPPQPSPPN
en:you it QOPOPPPPPSPO
en:you join PPPPPPPcPPXL
en:you just SRPOPOPPOPPP
en:you keep NPPPPMPOYOOT
en:you know IDLPNSSGNPCF
en:you last PPPPPPPVXPPO
en:you left PYPPPRPPRPPR
en:you let WOPSPPPPPPLQ
en:you like QPOMOGNRPONY
en:you look PQPOPPPPPPOI
en:you looked PPPPPMPPPPPS
en:you lookin PPPPPLPPPPPT
en:you lose POPPPM]PPPPO
en:you lot OWRPPMPOQPPJ
en:you ma PPPPPPPPPPPR
en:you make NNRLPRPSNPPM
en:you may ORPOQPOLPJSJ
en:you mentio PPPPPOPPPPPS
en:you might OKOQPPOQPPOI
en:you mind PPPPPQPPPPQT
en:you miss PPPPPPPPPPWQ
en:you monday PPPYPPPPPQHM
en:you moved OUPPPPPPPPPO
en:you must OPNPPWPTPPUO
en:you need MJINN@SUNKLZ
en:you next PPPQPPPPPOOT
en:you now OOPPPPPQOPPI
en:you off PPPQPNPZPZPP
en:you on KQOIOPOSNU_R
en:you one PPOPPPPSPPTQ
en:you only POVPPRPPPPPN
en:you open POTPPOPPPNRT
en:you or POPOOSPMSPPM
en:you order PPPNPOPPPOPM
en:you our PPPRPOPPPSRR
en:you out PPPPPOPPQPPN
en:you pay PPPPP[PPOPPV
en:you people P^RPPPPPPPPN
en:you pick PPPPPPPPOPPR
en:you put NPOgPNPNMQNN
en:you rang PPPPPPPPPPPU
en:you renew PPPPPPPPPPPR
en:you run PPPOPGPPOPPU
en:you runnin PPPPPOPPPPPT
en:you said RZRROQKJKQPS
en:you saw PPPPPPPPPPPN
en:you say PUOOOQPRPOPI
en:you scan PPPPPPPPPPPS
en:you see POOHSFNILDNX
en:you sell OPPPPPPPRPPQ
en:you send QKMWOIPMLPKU
en:you sent LgPNOQOOPMPO
en:you set POPRPFPPPNNT
en:you should MNUOOQPOPPPO
en:you show PPPOPPPTPOWS
en:you sir PPPPPPPPPPPT
en:you so OKPPPOPPPPPO
en:you someth PTPQPPPPPLPN
en:you sound MNPPPOPPPPPP
en:you start PNPPPPOUPPNO
en:you still POPPPMPPNPPS
en:you take PNPPP_PL^POH
en:you talk PPPPPPP^PPQS
en:you talkin PPPPPOPPOPPR
en:you tell OKOMPQPMROPJ
en:you that IOMOOQQPPQNI
en:you the OOMXPLHMRXMH
en:you then PPPJPPPPPRKQ
en:you there ORPPPOPPPPPO
en:you think OOTPPJPPMPOV
en:you thinki PPPPPNPPPPPS
en:you this PNP6PRPPP4SN
en:you three PTPPPQPPPPPQ
en:you throug PPPMPOPOPNTT
en:you thursd PPPePPPPP}TQ
en:you to JZPQPSOOPMNR
en:you today OOPXPNPOPYOL
en:you told MPWPPRPOPPPP
en:you tomorr PPPRPQP_PAKX
en:you tonigh PPP[POPPPROP
en:you took PUPPPVPPPPPQ
en:you tried PPPPPPPPPPPT
en:you try PPPPPPPPPPiP
en:you two POPQPOPOPPIX
en:you type PPPPPMPPOPPP
en:you up POPPPOSPPPPQ
en:you use MNPOPNPPNOOY
en:you used PPPPPOPPPPPR
en:you using PPPPPOPPPPPR
en:you walk PPPQPPPOPPTQ
en:you want HYNMMTBOOHUZ
en:you wanted PPPPPQPPUPPQ
en:you we SNPPPOPPRPPO
en:you were PPPOPPOOQOOZ
en:you what QOPPPPPNSPPP
en:you which PPUPPPPPPPPP
en:you who PPPPPMPPPPPT
en:you will EPKWLLOPPmLY
en:you wish PPPPPPPPPPPL
en:you with PQPWPPPkPPOP
en:you would ONPTWQSLPRPe
en:you write PPPMPPP~PPPK
en:youd SVPPPRPPPPPQ
en:young POBMRLMOFMMM
en:young fella RNPPPPPPPPPR
en:young ones MMPPPPPPMPPP
en:younge VNPPPPPPPPPN
en:your SbOPJPC@INRY
en:your accoun PRPQRPPONNPS
en:your app OOYPPPPPPPPM
en:your boss aOPPPQPPPPPP
en:your brochu OOPOPPPPPPPM
en:your brothe PcPPPPPPPPPQ
en:your call PSPPPOPPQPQM
en:your compan PPPPPPPOLPPO
en:your contra PRPPPPRPPPPQ
en:your decisi PPPPPOPPPPPR
en:your driver TOPPPPPPSPPO
en:your email PSPQPPPPQRPR
en:your end POOPPNPPGPPN
en:your engine QMPOPPPOPPQO
en:your father PNPNPPPPPPMR
en:your first PQPPPSPPPPPR
en:your gate PPPPPVPPPPPT
en:your guy uOPPPPPPPPPM
en:your guys PSPPPPPPQPPO
en:your head POPPPNPPTPPP
en:your inbox PPP~POOPP~NU
en:your insura POPePOPPRPPL
en:your lad RaPPPPPPPPPN
en:your last PPPPPTPPPPPW
en:your leafle PKQPPOPPPPPM
en:your leg POPPPPPPPPPN
en:your list PSSPPQPQPPPO
en:your man MfNPPPPPPPPN
en:your manage PNPPPPPPPPPP
en:your messag PTPPPPPPPPPR
en:your mind PPsPPOPPPPPT
en:your name PPPRPPPPPTPQ
en:your office VUPPPXPPPPVM
en:your own PPKPPMONTPPL
en:your partne PPPPPPPPPPPS
en:your people TOPPPMLQRPOG
en:your phone OYPPPPPPPPPO
en:your sheet OMXPPPPPPPPN
en:your side KQOOPMMP[ONH
en:your site OOaPPPPOPPPQ
en:your size PPPOPRPPPON^
en:your suppor RQPOPPPOPOWN
en:your team POPPPPPPPPUQ
en:your time MOPMPNPPPKQR
en:your video XNPPPPPPPPPN
en:your volume PPPPPUPPPPPR
en:your way PMPOPOPPQP]J
en:your websit PPPPPPPPPPPU
en:yours [ORRHNJRLRLK
en:yours and OPPSPOPhNQPO
en:yours is PPPPPZPOTPPK
en:yours or PPPPPIPPDPPM
en:yourse KQPELQLQOKPT
en:zero SPOPPVPPVPPV
en:zip PNPPPPPPPPPJ
en:zoom RMPPPPPPRURK
es:# FOQRQRgMOTfS
es:# a PNPOPPROPOCQ
es:# con PPPPPOPPOORQ
es:# de LNOZEH/DOXRO
es:# que POPPPPZWPPQP
es:# y MbPOPO^SPMSQ
es:(# OLQSPOPMORON
es:(a RKOPOLOORRL<
es:(abre PQSPPPPPPPPO
es:(abril POPPPQPQPPPN
es:(abrimo PPPPPPQSPPPL
es:(abro PPTUPTPPPTPO
es:(abuelo PNPPSOPPPPPO
es:(acuerd LJPOPPPNPPPM
es:(adelan PPPPPRPPPPPR
es:(adentr QPPPPPPPPPPK
es:(agosto OPPPPPPQPQOM
es:(agrade PPPPPOPPPPPT
es:(aguant POPPPPPPXPPM
es:(ahi OQQPPPPPPOPT
es:(ahora NSONOPPNPNMG
es:(aja JPPQPOPOOOO=
es:(alcanz PPPPPPPPPPQR
es:(alegra PPPPPPPPPPPT
es:(alegri PSPPPPPPPPPU
es:(alegro PPPRPPOPPRPX
es:(algo RNOPOPPPPPPP
es:(alli PPPTPPPPPQPW
es:(almuer QNPPPPPPPPPO
es:(alo VPPPPPPPPPPQ
es:(alvaro PPPPPPPPPPPU
es:(amigos PRPPPPPPPPPO
es:(amor PRPPPPPPPPPO
es:(amparo PPPPPPPPPPPS
es:(anda THPPPPPPPPPN
es:(andand RPPPPPPPPPPP
es:(andas PPPPPPPPPPPR
es:(andele QOPOPPQOPPPG
es:(ano MPQOSPPMOPPQ
es:(anos NPOPPPPPPPPO
es:(anotad POPQPRPPPPOT
es:(anoto OMPPPPQPQPPM
es:(antes QJPPPQOTPPPM
es:(app PPPPPPPPPPPM
es:(aprueb POPPPPQOPPRL
es:(apunta PPPPPOPPPPPJ
es:(apunto PPPSPQQPPQPQ
es:(aqui PPOPOMPPOKNV
es:(area PPPPPPPPRPPP
es:(arranc QSPPPPPUPPPO
es:(arriba QRPPPPPPPPPP
es:(asambl PQPRPRPSPQOK
es:(asi JOQPOOPQPMPK
es:(atende PSPPPPPPPPPQ
es:(aunque POPPPPPPPPPN
es:(avion PPPPPPPPPPPR
es:(avisar PPPPPPPPSPPM
es:(aviso POPQROPRPPPO
es:(ay QPPNOKOPPPOX
es:(bandej QQPPRPPPPPPQ
es:(barbar TPPOPPPPPPPT
es:(bien OOQPOROQPOPO
es:(bodega PPRPPPPPPPPP
es:(bonito PQPOPPPPOPPK
es:(buen PPPPPOPPPPPX
es:(buena PNPQPNPOPQPZ
es:(buenas PLPNOLKOMONo
es:(buenis PPPPPPPPPPPS
es:(bueno QQPPQOPWPORX
es:(buenos PKPPNOPPNPPd
es:(caball RPPPPPPPPPPO
es:(cable PRPPPPPPPPPN
es:(cada MLPNPKPNNNOU
es:(cae PUPPPPQPPPPO
es:(calcul PPPPPPPPPPPN
es:(calle POPPPPPPPPPN
es:(calor PPPPPPPPRPPO
es:(cambia POOPPOPPPRPO
es:(camion NLPPPPPPPPPN
es:(campan OOPRRPPQPQQM
es:(cara PPPPPPPPPPPM
es:(carpet POPPPPPPPPPM
es:(casa PPPPPPPOQPPK
es:(casi NQPQPPPOPQPL
es:(catorc RPPPPPPPPPPK
es:(celula OPPPPPPPPPPS
es:(centro PPQPPPPPPPPN
es:(cerca PPPPPPP^PPPR
es:(charla SPPPPPPPPPPR
es:(cheque PPPPPPQQPPPN
es:(chica PPPPPPSPPOPN
es:(chiqui ROPPPPPPPPPO
es:(cien PPPPQPPTPPPQ
es:(ciento PPOPPPOMPPPR
es:(cierra PPPPPPPPPPPN
es:(cierre PPPPRPPPPPPS
es:(cierto QRPPPPPPPPPR
es:(cinco QNPOOOQRNPQL
es:(cincue PRPPPPPPPPPM
es:(claro NPPPOMPPPPRe
es:(client RRPPPPPPQPPS
es:(clinic PPPPPPPPPPPN
es:(cocina PNPPPPPPPPPP
es:(colegi PRPPPPPPPPPN
es:(color RPPPPPPPPPPT
es:(come PPSPPPPQPPPO
es:(comer PPPRSPPRPQPN
es:(comite PPPPJPQPPPPP
es:(como PQQIPQQQPJOX
es:(compad SPPPPPPPPPPN
es:(compar PPPPPPPPPPPW
es:(compra OPPPNPPPPQPP
es:(comuni POPPPPPQPPPN
es:(con KOMHNEPONJNH
es:(conect PPPSPPPPPRPS
es:(conozc QQPPPPPPPPPT
es:(consej PPPPOPXOPPPO
es:(consta PPPPPPRPPPPK
es:(conten ZPPPPPPPPPPP
es:(contes XNQPPPPPOPPM
es:(contra PNPPPLPQLPPN
es:(conven PPPPPPQPPPPS
es:(cooper PTPPPPPPPPPR
es:(correc RPPPPPPPPPPO
es:(corta PPPPPQPPTPPQ
es:(cosa OTPPSPPQQPPA
es:(cosas PPPPPPPPPPPR
es:(creo SPPPPPPPPPPP
es:(cuader ONPPPPPPPPPP
es:(cual PQPPPPPPPPPR
es:(cualqu POPPPPPPOPPL
es:(cuando JPPPRNPPPQOI
es:(cuanto PPRPPOPPTPQL
es:(cuaren MOOOOJOQONOI
es:(cuarto PPPPPPPPRPPO
es:(cuatro OPPLPPOPJRNF
es:(cuenta QLPPPPPPPPPR
es:(cunado PSPPPPPPPPPN
es:(da NRPNPPPPPNOM
es:(dale OPPPPPPQPPPS
es:(datos POQOPPPRPPPO
es:(de KHLIOKLPOLOG
es:(decia ROPPPPPPPPPQ
es:(decide PRPQLPQRPRSN
es:(decidi PPPPSOPRPPPO
es:(decido POPPPPPaTPPM
es:(decir RSPPPPPPPRPP
es:(deja QPPQQPPPPRPP
es:(depend POPPPOPPPPPL
es:(derech PSPPPPPPPPPS
es:(desde MOOOOMPNMNOH
es:(despue PPPQQPLXPTPO
es:(devuel PUPPPPPPPPPO
es:(dia OPPOPQPPPOOR
es:(dias QPPPOGQMOQOd
es:(dice PSPOPOPPOOPI
es:(diciem PNPPQPPPPPPL
es:(diecio PPPPPPPPPPPS
es:(diecis PPPPPPPPPPPN
es:(diez QOOPPOQPPWQO
es:(diga PORPPPPPPOPP
es:(digo SVOQPPQMPNOL
es:(dijo OPPPPPPQQPPN
es:(dios OPPPPPPPNPPI
es:(direct NQPPKOUPPPPM
es:(discul PPPPPPPPPPPT
es:(doce LMOQPPPPPPOG
es:(doctor OPOQNQPPPPPZ
es:(doming QMOPPPPPPPPJ
es:(don NNPKPOOPPOPi
es:(dona POPPPPOQPPP]
es:(donde NQPPPPPOPPPM
es:(dormir PPPPPPPRPPPO
es:(dos IQREOMOOOGNQ
es:(doscie PKPPPOPPPPPM
es:(duena PPPPPPPSPPPO
es:(dueno PPPPPPPPPPPM
es:(duplic PPPPPPPPRPPM
es:(duro QOSPPPPPPPPM
es:(el KPPPNNOOTOPF
es:(ella ONPQPPPQQPPL
es:(ellos PPPPPPPPPPPN
es:(empiez POPQQPOSPQQL
es:(empres OTPPPPPWQPPO
es:(en JHOPOHOGQNKC
es:(encant TVPNPPPPPPTX
es:(encima PWPPPTPPPPPO
es:(encont PPPPPPPPPPPN
es:(encues PPPPPPPPPPPR
es:(enero POPPSPPTPPPN
es:(ensena POPPRPPSSPPM
es:(entend PPPPPOPPPPQU
es:(entera PRPPPOPRPPPO
es:(entien PPPWOPPPPRMh
es:(entonc NLPPPIPSPOQQ
es:(entra NPPPSPPPPPPO
es:(entrar PNPPPPPPPPPO
es:(entren PRPPPPPQPPPM
es:(equipo ROPPPPPPTPPQ
es:(era PNPPPOPPPPPQ
es:(es HUNNNQPPPNNO
es:(esas PPPPPPPPPPPS
es:(escoge PPPPOPYPPPPO
es:(escrib PPPPPPPPPPPL
es:(escrit POPSPPPPPZPN
es:(escuch OPPPPOPPPPPV
es:(ese PLPPPPOQNPOW
es:(eso POOROKPORQNN
es:(espera PMOPQNPPPMPM
es:(espere OSPPPPPPPPOJ
es:(esta PPQPPLPTQOPQ
es:(estaba QOPPPPPPOPPF
es:(estado PQPPPQPOPPPS
es:(estamo ROPMQNPOPNPT
es:(estan POPQQLPPPQPZ
es:(estar PPPPPPTPPPPL
es:(este PKPPOPOPOPPS
es:(esto OQPPPPROPONY
es:(estoy PNPPPPPOPPPK
es:(estudi PPPPPPVPPPPO
es:(estupe PPPPPPPPPOPR
es:(etique PPSPPPPPPPPP
es:(euros OMPRQMPQPRPM
es:(eusebi PPPPPPPPPPPR
es:(exacto SPPPPOPPPPPS
es:(explic NPPPPPPPPPPM
es:(falta NOQPPNPPOOPE
es:(favor OPOSPPPONPPM
es:(fecha PPPPRPPPPPPQ
es:(felici PPPPPPPPPPP]
es:(feria QPPPPTPSPPPN
es:(fermin PPPPPPPPPPPS
es:(ficha PPPPPOPPPPS[
es:(finca OOPPPPPPPPPR
es:(firma OQPTOPPSPTOM
es:(fondo PRPPOPPTPPPO
es:(franco PUPPPPPPPPPP
es:(fue PPPPPPPPPPPK
es:(fui YPPPPPPSSPPP
es:(funcio OPQPPPPPRPPM
es:(genera PPPPPPPPPPQN
es:(genial PPPPRQPVROPU
es:(gente PPRNPPOPPNPM
es:(gerent OPPPQPPTPOPL
es:(gloria RPPPPPPPPPPT
es:(gracia KPOOONMPOPP[
es:(grande PPPPPPPSPPPO
es:(grano YPPPPPPPPPPX
es:(guante PPPPPPPPPPPS
es:(guarda PPPPPSPPQPPP
es:(gusta QMPPPMPPPPPN
es:(gustar PSPPPPPSRPPM
es:(gusto QMPPPOPPNPOZ
es:(ha OPPPPPPOPNON
es:(habia POPPPQPPPPPJ
es:(hablar QOPPPOPPPPPN
es:(hablem PPPPPrPPRPPN
es:(hace MQPOPLPPPNOR
es:(hacemo PMPPPPPPPQPU
es:(hacen PQPPPPPPPPPN
es:(hacer POPQPPPPPPPL
es:(hacien PPPPPPPPPPPN
es:(haga PPQPPPPRPPPL
es:(hago WOPPPPPPPPPP
es:(harto POPQPPPRPPPN
es:(hasta PROPOPPPPQOQ
es:(hay ONOPPPPRPIPS
es:(hecho PPPOPPPPPOPU
es:(hemos PMPOPPQOPOPJ
es:(herman QLPPOOQPPOPP
es:(hernan PPPPPPPPPPPR
es:(hice POPPPPPQPPPN
es:(hija PNPPQPPOPPQM
es:(hijo PPPPPPPPNPPG
es:(hijole RPPPPPPPPPPR
es:(hola GHPOONOOOONm
es:(hombre POPPPPPPPPPK
es:(hora TOPPPOPPOPPL
es:(horas NQPOPONPPPPT
es:(hotel PPPPPPQSPPPS
es:(hoy OQPQPONQPTYW
es:(iba NQPPPPPSPPPL
es:(idea PPPRPPPPPQPQ
es:(igual OTPPPQPOQOPI
es:(imagin PPPMPPPPPLOX
es:(import PPPPPQPPPPPS
es:(imprim PRPPPPPOPPPQ
es:(inform PQPPPPPPPPPN
es:(intern POPPPPPPSPPN
es:(invent PPPPPPPPPPPS
es:(ja PPPIPOQPPLO~
es:(jaja PPSFPQNPPQPp
es:(jajaja PPPPPPPPPPM]
es:(jala PQPPPPPP_PPP
es:(je PPPOPPPPPPPl
es:(joven POPPQPPPPPPH
es:(jovene OTPPPPPPPPPM
es:(jueves OQNWRQPRPSPO
es:(junta PLPOOOPOPPPO
es:(juro ROPPPPPPPPPL
es:(kilos POPPPPPPPPPN
es:(la IQJNNKPRQNOD
es:(lado OMPPOPPPPPPM
es:(las MPQPPPSNQRPL
es:(lastim POPPPPPPPPPR
es:(le POQNMOOOOOPT
es:(lei OSPPPPPPPPPS
es:(les PNPSPPPPOSPN
es:(letra QPPPPPPPPOPL
es:(levant PPPQPSPTPQPK
es:(licenc OPPPPPPPPPPS
es:(lindo PRPPPPPPPPPS
es:(lista PQPPPPPPPPPT
es:(listo OIPPPQQOOTPH
es:(llama PPPPPPPPPPPM
es:(llamad TNPQPPPQPPPO
es:(llamar PPPPPPPPPPPR
es:(llame OQSRPQPPPPPP
es:(llamo OOPPPPPPPPPR
es:(llega ONPPPPPPPPPP
es:(llegam PPPPPPPPPPPR
es:(llegan PQPPPRPPPPPT
es:(llegar PPPPPPPPPPPN
es:(llego OPPPQPPPPOPK
es:(lleva ONPPOPPONPPP
es:(llevam OLPPPPPPPPPP
es:(llevar PMPPPPPPOPPN
es:(llevo NPPPPPPPPPPN
es:(llovie PPPPPPPPPPPR
es:(lo QSHSOOMINSQK
es:(los MSRHMQNPOMQE
es:(lunes OOQNPOQOPQSS
es:(luz OMPOPPPPSPPO
es:(macana PPPPPPPPPPPS
es:(madre PTPPPOPOPPPY
es:(maestr PPPPRPPVQPPS
es:(mal PWPRPPPPPRPN
es:(manana POPPPLPLOPS_
es:(mandam POPPPORPPPPQ
es:(mandar OPTPPPPPPPPO
es:(mande PPRPPPPRPPPO
es:(mando PPPGPMPPPC[_
es:(mano OPPQPPPQPQPH
es:(manten PPPPPPPPPPPN
es:(mapa PPUPPPPPPPPT
es:(maquin PPPPPOPPPPPU
es:(marido PRPPPPPOPPPP
es:(martes NQPOPQPPPOTQ
es:(marzo PPPPPPROPPPN
es:(mas NPPJNNQPQLPN
es:(mayo PNPOQPPOPPPN
es:(mayori PQPPPPPQQPNN
es:(me NPMPPKNQPLMK
es:(media PRPPQPPPPSSO
es:(medias RPPPKPPPPPPO
es:(medio PPPPPNPPPPPO
es:(mejor PQPPPSPPPPPQ
es:(menos LPPQPPPNOQPK
es:(mes QOPPPPPQOPPM
es:(meses PQSPPQPPPPPN
es:(metros PRPPPPPPPPPO
es:(mi STOMNNPQPPP3
es:(mia OPPPQPPPPPPT
es:(miedo OQTPPPPPPPPO
es:(mierco OQPRPOSNPNOR
es:(mija PQPPPPPPPPPM
es:(mijo POPPPPPPPPPL
es:(mil OSOPMSOSORPG
es:(millon PPPPQPPSPPPN
es:(minuto PPQOPOPPNPPJ
es:(mio OQPPPPQPRPOL
es:(mira VNLOPPPQPJRF
es:(mirado RPPPPPPPPPPM
es:(mire TSPPOOPPNPOP
es:(miren PRPPPPPPPPPR
es:(miro OPPPPPPPPPPS
es:(mis OPOPTNOQOQPM
es:(misma POPPPPPOOPPS
es:(mismo ORPPPOPQPPPK
es:(mitad QPPPPPPPPPPM
es:(moment POPPPPPRPPPQ
es:(movil PTPPPPPPPPPP
es:(muchac NPPPPPPPPPPM
es:(muchas PPPPPPPPPPPS
es:(mucho TPPPPOPPPPNV
es:(muestr PPPPPPPPPPPR
es:(muy QOPPPPMOPPPL
es:(nada QONPPPNLPPPR
es:(nadie PPPPPPPPPNPL
es:(necesi OPSPPPPPQPPM
es:(ni POPPPQPPQPND
es:(ningun PPPPPPPPPPPX
es:(nino PPPPPPQPPPPM
es:(no OTRQOQPKNNOI
es:(noche PNPPPPOPPPPP
es:(nomas TNPOPPPRPPUN
es:(nombre PPPPPPPPPPPN
es:(norma PPPPPPPPPPPS
es:(nos QKPPPOPOPOOE
es:(nosotr GJNMPLQPPNNU
es:(nota ONPQPPPQPPPN
es:(notici PPPQPPPPPQPR
es:(noviem ONSPOPPQPPPL
es:(nuestr POPPPPPPPPP_
es:(nueve PPPOPOQPMOON
es:(numero OSOQPPPSPQPN
es:(nunca RPPPRPPPPPPQ
es:(nuria PPPPPPPPPPPS
es:(o OPPPPPPQQPPG
es:(obra PPPPPPPPPPPN
es:(ochent OMPQPJQUPQPQ
es:(ocho KJQPQMPOOPQH
es:(ochoci PTPPPPPPPPPO
es:(oigo SPPPPPPPPPPK
es:(ois PPPPPPPPPPPV
es:(ojo PPPPPPPPPPPL
es:(okey PNPPOPNQPPQP
es:(once LPQSOOPPOQOL
es:(orale OPPPPPPPPPPR
es:(orden PQPPPPPSPPQR
es:(os PPPQPRPPPQRY
es:(otra FYOPQOPPPNPE
es:(otro NQOOPSPOPPPL
es:(pacien PPROPPPPONPU
es:(pan PPPPPSPQQPPK
es:(pantal PPPPPPPPPPPY
es:(papa TOPPPPPPPPPK
es:(papel OQPPPPPPPOPL
es:(para RKOPPROUONPH
es:(parado PPPPPPPPPPPN
es:(parece PRPPPRPPPPPU
es:(pareci OPPPPPPOPPPR
es:(parte RRPPPPPPPPPM
es:(partic PPPPMPPPPPPN
es:(partid PPPPPPRPPPPQ
es:(pasa OPPPPQPPPPP]
es:(pasado PQRPPPPPPPPM
es:(pase PPPPPRQSPPPN
es:(paso PPPPPPOPPPSU
es:(pedido POPPPOSPPPPQ
es:(pediri PPPPPPPPPPPN
es:(pena PaPPPOPPPPP^
es:(pequen ROPPPPPPPPPN
es:(perfec NOQNPOPQPNTb
es:(permit PPPPPPPPPPPS
es:(pero ORSPPMPPOPPB
es:(person MQOOPPOOONPQ
es:(pesos QOPPPSPPPPPO
es:(pico POPPPQPRPPPM
es:(piden QOPPPPPPPPPM
es:(pienso PPPPPPPPPPPN
es:(piso POPPPPPPRPPM
es:(plataf PRPPPPPPPPPU
es:(poco OTPPPPPPPPPN
es:(poder PXOPPPPPPPPL
es:(podria OPSPPPPPPPPO
es:(pone PQQPPOPPPPPN
es:(poner PSPQPPPQQPPO
es:(pongo QPPQPPQRPVPR
es:(por OPMPPOKOLQPQ
es:(porque OEQOOQPRPPPK
es:(precio OSPPPQPPPPPM
es:(prende PPPTPPPPPUPQ
es:(preocu PZPPPMPPPOOS
es:(presid PQPPPQPPPPPN
es:(presta PUPPPPPPPPPP
es:(primer PPPPPPPVQPPP
es:(princi TRPPPPPPPPPS
es:(probam POSPPPPPPPPO
es:(proble PQPPPPPPPPPU
es:(profes PRPPPPPPPPPN
es:(provee POPPPPPPOPPL
es:(prueba QNPPPPPRPPPT
es:(pudier PPOPPPPPPPPM
es:(pueda OPNPPPPPPPPK
es:(puede POPPOPOOPPPK
es:(puedo PPPRPTPRPQPQ
es:(puerta POPPPPPPPPPN
es:(pues QPPMPRPQPMOQ
es:(punto PPPPPPPPRPPS
es:(que OPQOMJOPLKLH
es:(quiere PROOPPOOPOPK
es:(quiero QINOPPWPPPPK
es:(quince PQPPPMPOPPPL
es:(quisie PPPPPPPPPPPL
es:(quito PPPPPPPPPPPT
es:(radio PPPPPPPPPPPN
es:(rapidi PPPSPPPPPTPR
es:(razon PPPPPPPPPPPR
es:(regist PPPPPQPPPPPT
es:(repart QNPPPPPPPPPS
es:(reserv PORPPOPPPPPO
es:(respon PQPPPPPPPPPN
es:(resuel PPPPPPPOPPPN
es:(reunio PUPPPPOPPPPO
es:(rico SPPPPPPPPPPR
es:(rocio PWPPPPPPPPPR
es:(rosa PPPPPPPPPPPR
es:(ruben PQPPPPPPPPPR
es:(ruido PQPPPPPPOPPN
es:(sabado PSPPQPPOOPPJ
es:(sabe LPPPPPOPPPPM
es:(sabes PNPPPPPPPPPR
es:(saco PPPPRPPRPPQP
es:(sal PRQPPPPPPPPM
es:(sala QPPPPPPPPPPR
es:(sale POOOPPPPQNON
es:(salida PRSPPPPPPPPP
es:(santa PRPPPSPUPPPO
es:(se HOOKOPMIQNNC
es:(sea QSPPPPPSPPPH
es:(segund ONPPPPPRQQPM
es:(seguro PSPPPPPPPPPS
es:(seis KQNMPKOPOKQP
es:(semana POPPOQPaQPOQ
es:(senal PVPPPPPPPPPS
es:(senor PPPONPPOPNPZ
es:(senora NOPPPNOPPPNT
es:(senori PNPPPOPPPPPG
es:(ser PWPPMPPPPPOM
es:(seria OOPPQPPPPPPK
es:(sesent PPOPPIPPPPPK
es:(setent RPPPPPPPPPPL
es:(si RNNQLQQRNSE=
es:(siempr PMPPPNPOOPPK
es:(siento PZPPPMPPPOPU
es:(siete QOOPOOPPPOOJ
es:(sigo PQPPPPPSPPPN
es:(sigue PPPPPPPPPPPN
es:(sin PPPNOPPPQNPH
es:(sistem PPSPPPPPQPPU
es:(sobra PPPPPOPYPPQQ
es:(socio QPPPOPPPPPPR
es:(socios P^PPOPQPPPPP
es:(sola OOPPPPPPPPPS
es:(solo NRPPPPOOSPPU
es:(somos IJNPNIOPPPOE
es:(son OOMQOSPWPNOH
es:(soy PPOOPOPRQLRT
es:(su NLOOPOPOOOOO
es:(sus OPPPPPPPPPPT
es:(suyo OOPPPPPPPPPL
es:(tabler PPPPPPPPPPPW
es:(tablet POQPPPPPRPPO
es:(tal QPPOPOPPPPP]
es:(tambie OQPPPOPPPPOK
es:(tan PfPPPOPPQPPN
es:(tardes POPOPOPPPOO_
es:(tarifa PPPPPNPPPPQU
es:(tarjet PUPPPPPPRPPR
es:(te PSOLORPKONRX
es:(tecnic PPPRPPPPPQPV
es:(telefo MLPMPPOOPNPM
es:(tema PRPPPPPPPPPO
es:(tempra PPPUPPQPPNON
es:(tendri PMPPPOOPPOPJ
es:(tenemo NQOPPMPPOPPR
es:(tener QPOPPOPPPPPN
es:(tenga PPQPPPPPPPPL
es:(tengo PMPPPPPOPPPN
es:(tenia XOPPPPPPPPPL
es:(teniam PPPPQPPPPPPM
es:(tercer PTPPPPPPPPPT
es:(termin PPPPRPPPPPPO
es:(tienda PSPPPPPPPPPO
es:(tiene PPPPOOQPQPQL
es:(tienes PPPPPPPPPPPV
es:(toca PPQPPPPPPPPM
es:(todavi POPPPPQSPPPQ
es:(todo PPNOOEMQPPPO
es:(todos NQPPOOPPPPPQ
es:(toma RPPTPPPSPPPR
es:(tomo POPPUPPPPPPN
es:(trabaj NNPPPOPOPPPO
es:(trae POPPPPPPOPPM
es:(traiga POPPPPPPPPPM
es:(tranqu RPPPPPPPQOPS
es:(treint OOOPOIOOPPPJ
es:(tres OOOMONQCOFPE
es:(tresci PMPPPNPPPPPP
es:(uf PPPPOPQPPQPY
es:(ultima POPPPPTPPPPO
es:(un QMLMNNNNNJNE
es:(una PLPOPOLPOJNF
es:(unas NJPPPNPOPPPJ
es:(unico PPPPPPPTPPPO
es:(uno DPOOPOPOPKPG
es:(unos OMPPPPPPPPPO
es:(usted PVPOPPPOPOPM
es:(ustede QNPPPOQPPPQU
es:(uy QRPOPQPOOOOZ
es:(va POPNPONPOPPV
es:(vale OOPPPPOPQQPX
es:(vamos POPPPSPPRPPQ
es:(van NPQPPOPPNPPL
es:(vaya PPQPPQPPPPPW
es:(ve OQPQOPPPPQPH
es:(vea PRPPPQPPPPPN
es:(veces PPPPPPPOPPPL
es:(vemos PRPOPPPPPOPQ
es:(ven PPPPPPPPPPPT
es:(venga PQPSPRQQPPOJ
es:(ventan RQPPPPPPPPPM
es:(veo PQPPPOPOPPPN
es:(ver QPONOMPLONOF
es:(verdad QQPOQQPPQOPK
es:(ves PPPPPQPPPPPR
es:(vez OQOPPPOPNPPP
es:(vi WNOPPPPPPPPO
es:(vida ONPPPPPPPPPP
es:(video ROPOPPPPPNPP
es:(viendo PPPPPPQPPPPW
es:(viene ONPPPPPPQNPK
es:(vienen PSPPPPPPPPPP
es:(vierne PPPZQPPQOPPQ
es:(vimos UQPPPPPPPPPL
es:(vinier [PPPPPPPPPPO
es:(vino NMPPPRPPPPPO
es:(vio PQPSPPPSPSPP
es:(visita PPPPPPPPPPPT
es:(viste PPPPPPPPPPPM
es:(vivo PUPPPPPPPPPO
es:(vos RQPPPSPOPPPL
es:(vota PPPPOPPRPPPO
es:(voy PQPPPQPPPQML
es:(vuelta PNPPPPPPPOPM
es:(vuestr PQPPPPPPPPPS
es:(whatsa NOPPPPPPPPPN
es:(y NNOMKNQPRNM8
es:(ya QLPNPQPQQRS;
es:(yerno PPPPPRQPPPPP
es:(yo ]QNNNOPQPNP1
es:)# NJPRQQOQPSMT
es:)a IYRLLHLJEMDE
es:)abajo POPPPPPPPPPM
es:)abiert POPPPPPPPPPL
es:)abrazo PPPPPPPPPPOW
es:)abril PMQPQPPPPPPJ
es:)abrimo POPPPPPPPPPM
es:)abro QPPPPPPPPOPN
es:)aca OQONNLPQPQNF
es:)acaba PRPPPPPPPPPM
es:)acaban PPPPPPPPPPPM
es:)acabo PPPPPQPPPPPJ
es:)accide PPPPPPPPPPPR
es:)acomod PPfPPPPPPPPS
es:)acuerd POPSPPPPPRPL
es:)adelan OOQPPPPPPPPI
es:)adentr RPPPPPPPPPPL
es:)adios POPPPPPPPPPH
es:)afuera PPPPPPPPPPPS
es:)agarro PPPPPPPPPPPS
es:)agenci PRPPPPPPPPPL
es:)agenda PPPPPPPPPPPX
es:)agosto PNPPPPPRPOPK
es:)agrade PPPPPPPPPPPS
es:)agua OPPPPPPPPPPN
es:)aguant PPPPPPPPPPPN
es:)ahi MNOOPKPOOPQE
es:)ahora PERPJNPPOQNS
es:)ahorit POPPPPPPPPPT
es:)ajusta UPPPPQPPPPPR
es:)alcanz PPPPPPQPPPPY
es:)algo OPPPPPPNPOOj
es:)alguie OOPPPPPPPPPY
es:)alguna PRPPPNPPPPPb
es:)alguno PPPPPPPPPPPT
es:)alimen PPPPPPPPSPPM
es:)alla PPPPPPPPPPPR
es:)alquil PPPPPPPPPPPN
es:)alta PPPPPPPRPPRO
es:)alumno PPPPPPPPPPPT
es:)anda QOPPPPPOPPPM
es:)andand PPPQPPPPPPPM
es:)andele PPPPPRPPTPPO
es:)ando PPPPPPPPPPPL
es:)ano ONOPPNOPPPNM
es:)anoche PQPPPPPPPPPL
es:)anos POPQPOOPPPOJ
es:)antes QLQQONPRMQPE
es:)apaga PPPPPPPPPPPM
es:)apagad PPPPPPPPPSPP
es:)aparat OOPPPQPPPPPL
es:)aparec PPPPPPPQPPUQ
es:)aparte PPPPPPPPPPPN
es:)aplica PPPPPPPPPPPS
es:)app PPPPPPPPPPPS
es:)aprend PRPPPPPPPPPQ
es:)aproba PPRPPPPPPPPN
es:)aprueb OQPPPPPPPPPN
es:)apunta ONPOPPPPPOPR
es:)apunto PPPPPPPPPPPK
es:)aqui IMQMOMPPJONE
es:)archiv PPPPPPPPPPPM
es:)area PPPPPPPPPPXP
es:)arma OPPPPPPPPPPN
es:)arman PPPPPPPPPPPS
es:)arranc OOPPPPPOPPPK
es:)arregl OPPPPPPPOPPS
es:)arriba SQOPOQNPPPPM
es:)arrien PPPPPPPPPPPR
es:)asado TQPPPPPPPPPK
es:)asambl PPPPNPQPPPPR
es:)ascens PPPPPPPPPPPJ
es:)asi ORQNRRPQOMOF
es:)asusta PPPPPPPPPPPR
es:)atenci PPPTPPPPPRPV
es:)atende PPPPPPPPPPPR
es:)atiend ROPPPPPPPPPS
es:)atras PORPPPPPPPPO
es:)audito PPPPPPPPPPPS
es:)aun PRPPPPPPPPPN
es:)automa PPPPPPPPPPPS
es:)autori POPPPRPPPPRM
es:)avisar POPPPOPPPPPK
es:)aviso POPNPPPPPOPS
es:)ayer PPPPPPPPPPPN
es:)baja OOPOPQPXPOQT
es:)bajan PPPPPPPPPPPN
es:)bandej PPPPPPPPPPPM
es:)bien PPOMOQPOPPNR
es:)bloque PPQPPPPPPPPT
es:)bolsa RPPPPPPPPPPM
es:)bonita ORPPPPPPPPPM
es:)bonito PPPPPPPPPPPN
es:)borrad PPPPOPPRPPTQ
es:)botas PPPRPPPPPRUP
es:)botell PPPPPPPPPPPS
es:)boton PPPPPPPPPPPR
es:)bronca PPPPPPPPPPPN
es:)buenas OOPQPPQPPQPK
es:)buenis PPPPPPPPPPPK
es:)bueno ILOPQKPMPCPe
es:)buenos PPPPPPPPPPPH
es:)caball PPPPPPPPPPPR
es:)cabeza QPPPPPPPPPPM
es:)cabina PPPPPPPPPPPR
es:)cada OGNOPNOMPOPW
es:)cadena PSPPPPPPPPPO
es:)cae PQPPPPPPPPQM
es:)caen SPPPPPPPPPPP
es:)caja QOPPRPPPPPQS
es:)cajas PPPPPPPPPPPS
es:)cajon PPPPPSPPPPPQ
es:)calcul PPSPPPPPPPPM
es:)calend PPPPPPPPPPPS
es:)calibr VPPPPPPPPPPO
es:)calien PSPPPPPPPPPP
es:)califi PPPPPPPPPPPN
es:)calma PPPPPPPPPPPN
es:)calor QPPPPPPPPPPX
es:)camara OPPPPPPPPOPT
es:)cambia QOPNPOPOPNPS
es:)cambio PNPPPPPPPPPU
es:)camion QNOQPOPOOOOW
es:)campan POPPPPPPPPPM
es:)candid PUPPPPPPPPPN
es:)capaci PPPPPPUPPPPQ
es:)captur PPPPPPPPPPPT
es:)cara PPPPPPPPPPPN
es:)cargan PRPPPPPPPPPR
es:)caro POPPPRPPPPPL
es:)carret QOPPPPPPPPPH
es:)carta PPPQPPPSPPPO
es:)casa OSPPPPPPPPPK
es:)casi OQPPPNPPPPPI
es:)caso PPPPPPPTPPPS
es:)catalo PPUPPPPPPPPQ
es:)catorc QPPPPPPPPPPJ
es:)cerram PQPPPPPPPPPN
es:)certif PPPPPPOPPPPS
es:)chau PPPPPPPPPPPL
es:)chica POPPPPPPPPPM
es:)chicas PNQPPPPPPPPN
es:)chico OOPQPQPPPPPM
es:)chip PPPPPPPPPPPS
es:)chiqui PPPPPPPPPPPM
es:)chofer POPPPPPPPPPN
es:)cielo PPPPPPPPPPPN
es:)ciento PPPQPPPOPPPV
es:)cierro PPPPPPPPPPPN
es:)cierto PPPPPPPPPPPM
es:)cinco PJPQQQPQOPOP
es:)cincue PPPPPQPPPPPH
es:)clara PPPPPPPPPPPN
es:)claro OOPPPPPPPPPR
es:)clase PPPPPSPQPQPN
es:)clausu PPPQPPPUPPOO
es:)clave PPPPPPPPPPPM
es:)client PSPPONOPPPPR
es:)clinic RPQPPPPPPPPW
es:)cobrab QPPPPPPPPPPN
es:)cobram PPPSPPPPPTPU
es:)cobran POPPPPPPPPPK
es:)cobro PPPPPPPPPPPM
es:)coche PPPPPPPPPPPN
es:)codigo PPPPPPPPPPPT
es:)colegi PPPPPPPPPPPR
es:)comand PPPPPPPPPPPR
es:)come PQPPPPPPPPPK
es:)comer PPPPPPPPPPPN
es:)comida PPPPPPPPPPPM
es:)comisi PPPRPPQPPQPS
es:)como LLNOOBOIMMGh
es:)compad OPPPPPPPPPPL
es:)compar POPPQPPPPPPS
es:)comple RQPPPQPPPPPQ
es:)compli PPSPPPPPPPPP
es:)compra MPOSOQPOPRPO
es:)compro QPPPQPQPOPPM
es:)comuni PPPPPPPSPPPQ
es:)con ONMRPNNPDR>L
es:)conduc PPPPPPPPPPPN
es:)conect PPPPPPPPPPPY
es:)confia PPPPPPPPPPPN
es:)conoce PPPPPPPPPPPN
es:)consig PPPPPPPPPPRQ
es:)consul POPOPPPPOPPL
es:)consum PPPRPPPPPQRP
es:)contam PPPPPPPPPPPV
es:)contar RPPPPPPPPPPR
es:)conte RRPPPPPPPPPN
es:)conten PPPPPPPPPPPM
es:)contes RJPOPPPOPOPM
es:)contra PQPLROPOPJOL
es:)contro PRPPPPPPPPPT
es:)conven OPPPTPPQPPSQ
es:)cooper PPPQPPPPPPPR
es:)coordi PPPPPPPPPUPR
es:)corpor PSPPPRPPPPPQ
es:)correo POPQPOPPPQPR
es:)corta PPPPPPPPPPPL
es:)corte PPPPPPPPPPPN
es:)cortin PPTPPPPPPPPQ
es:)cosa SPQOPPPPPPPK
es:)cosas PPPPPPPPPPPL
es:)cosech PNPPPPPQPPPO
es:)costo PPPPPPPPPPPS
es:)cotiza PPPQPPPPPQPW
es:)credit PPPPPPPPPPPS
es:)creo RUPPPPPPPPPO
es:)cuader POPPPPPPPPPK
es:)cuadra PPPPPPPPPPOR
es:)cuadro PPPPSPPPPPPP
es:)cual PPPPPPPPPPPM
es:)cualqu PPPPPPPPPPPU
es:)cuando PEONPQPKPNNW
es:)cuanta PPPPPOOPPPPf
es:)cuanto PLONPKNRPKOe
es:)cuaren QPQPPNOPNNPS
es:)cuarto PPPOPPPPPOPR
es:)cuatro QIQPNONMPNPC
es:)cuenta TPPOORONPPPS
es:)cuente OOPPQOPPPPPa
es:)cuesta PPPPPPPPPPPM
es:)culpa PPPPPPPPPPPL
es:)cumple PPPPPPPPPPPN
es:)curso PQSPPPQPPPPS
es:)da PQPPPPPOPPPK
es:)dale PPPPPPPPPPSP
es:)damos PPPPPPPPPPPX
es:)dan OQPPPQPPPPPM
es:)dar PPPPPPPPQPPN
es:)das PPPPPPPPPPPS
es:)dato TPPPPPPPPPPM
es:)datos PQPOOPOQPQPL
es:)de KLKLLLEQ?NKN
es:)debe PPPPPPPPPPPM
es:)deberi PPPPPPPPPPPS
es:)decide PQPPOPPPPPPY
es:)decidi PPPPQPTPPPPR
es:)decido PPPPOPPRPSPO
es:)decir POPPPPPPOPPK
es:)decisi PPPPPPRPPPPV
es:)dejamo PWPQPPPPPPPR
es:)dejar PPPPPPPPPPPS
es:)dejaro PPPPPPPPPPPM
es:)dejo PMPOPPPPPQPQ
es:)delant PPPPPPPPPPPJ
es:)demora POPPPPPPPPPM
es:)dentis PPPPPPPPPPPN
es:)deposi PPPPQPPRPPPO
es:)desarr PPPPPPPPPPPR
es:)descan PPPPPPPPPPPS
es:)descar PPPPPPPPPPPL
es:)desde PQNOONPOPNPG
es:)despac QSPPPOPPPPPO
es:)despue PMPPPNQPOPOO
es:)devolv PSPPPPPPPPPO
es:)devuel POPOPOPRPMPP
es:)dia QQPOPSOPPPJN
es:)dias KPPLOOPOPJMR
es:)dice IOPOPMPPPPPJ
es:)dicen UOPOPPPPPOPM
es:)diciem OQPPQPPOPPPF
es:)dicien PPPPPPPPPPPM
es:)diecio PPPPQPPPPPPS
es:)diecis PPPPPPPPQPPN
es:)diesel PPPPPPPPPPPN
es:)diez ONPPPOPOPPOT
es:)digame POPRPPPPPRPK
es:)digita PPPPRPPPPPPY
es:)digo PQPJPLOPQOPP
es:)dije PQPPPPPPPPPN
es:)dijero PPPPPPPPPPPS
es:)dijo OQQPPPPPOPPN
es:)dime POPPPPPPPPPM
es:)dinero POPPPRPPPPPK
es:)dio PPPPPPPPPPPR
es:)dios PPPPPQPPPPQK
es:)diras PRPPPPPPPPPO
es:)discul PPPPPPPPPPPK
es:)discut PPPPPPPPPPPM
es:)doble OPPPPPPPPPPM
es:)doce NOOPOPPPOPMI
es:)dolare PPPPPPPPPPPT
es:)doming PNPPPOPOPOPF
es:)don OPPPPPPPPPPN
es:)dona PRPPPPPPPPPQ
es:)donde QPPPOQPQPPPN
es:)dos GNOLNPOFPLAJ
es:)doscie PMPPPPPNPPPM
es:)doy PQPQPPPPPQNP
es:)dron PcPPPPPPPPPP
es:)edific PPPPPPPPPPPN
es:)efecti SRPPPPPPPPPM
es:)el PCOSOIIPCSMT
es:)electr PPPPPPPPPPPT
es:)ella MPPPMOPRPPPM
es:)ellos ONPPPPPPPRNJ
es:)empeza PSPPPPPPPPPT
es:)empiez OOPPPPPPPPPM
es:)emplea PPPPPPPPPPPT
es:)empres PPPPPOPPPPPT
es:)en RQMKMKNAIHNL
es:)encima PPPPPPPPPPPM
es:)encont PPPQPPPQRQPP
es:)encuen PPPPPPPPPPPN
es:)encues PPPPPPPPPPPW
es:)enero NQPPONPPPPPL
es:)enferm PPPPPPPPPPPN
es:)ensena OPPPPPPPPPPM
es:)enseno PPPPPPPPPPPT
es:)entend PPPPPPPPRPPM
es:)entera POPPUPPPPPPM
es:)entero RQPPPPPPPPPJ
es:)entien QNPPPPRPPPPL
es:)entonc OPOONRPOOOOV
es:)entreg PPPOPPPPPOPZ
es:)entro PPPPPPPRPPPO
es:)envio PPPPPQPPPPPV
es:)equipo POPOPPPPPOP[
es:)era PPOPOQPPPPOG
es:)eran POPPPPPPPPPI
es:)es NJQ?ONOKFGJL
es:)esa MPPOPOPPPPPN
es:)esas PQPPPPPPPPPK
es:)escale PPRPPPPPPPPM
es:)escola PPPPPPPPPPPR
es:)escrib NPPPPOPPPPPV
es:)escrit POPNPQPPPNPI
es:)escuch PPPPPPPPPPPX
es:)ese LJQMPQPRMPPK
es:)eso PPSKIRPHKFN=
es:)espaci PPPPPPPPPPPU
es:)espano PPPPPPPPPPPN
es:)espera GROOOPPPOPPN
es:)espere PPPPPPPPPPPM
es:)esposa PPPPPPPQPPPM
es:)esposo PPPPYPPPPPPP
es:)esta OKOPQRPJPNQP
es:)estaba POOPPPPPPPPF
es:)estaci PPPPPPPPPPPR
es:)estais PPPPPPPPPPPX
es:)estamo MNPPPPPOPPPA
es:)estan GOPOOOPOPOPR
es:)estar PQPTOPQPPSOL
es:)estas PPPPPPPPPPPR
es:)este LLPQORPPPQPN
es:)esto QPPOPNPQPNPJ
es:)estoy NOPOPOPQOOPG
es:)estudi TPPOPPPPPOPO
es:)estuvi OPPPPPPPPPPL
es:)etique PPRPPPPPOPPM
es:)euros PRPPPOPRPPPT
es:)examen PPPPPPQTPPPS
es:)existe PPUPPPPPPPPR
es:)expedi TPPPPPPPPPPS
es:)experi PUPPPPPPPPPR
es:)explic OUPPPPPPPPPJ
es:)export PPPPPPPPPPPS
es:)fabric PQPPPPPPPPPR
es:)facil PPPPPPPPPPPR
es:)falta PPPPPOPPPQPW
es:)faltab PRPPPPPPPPPR
es:)famili POPPPNPPPPPH
es:)favor PPPPPRPPPPPR
es:)febrer OPPPNPPPPPPN
es:)fecha PPPPPPPPPPP]
es:)fechas PPPPPPPPPPPR
es:)felice PSPPPPPPPPPP
es:)feliz PPPPPPPPPPPM
es:)feria POPPPPPPPPPR
es:)fiesta PPPPPPORPPPR
es:)fila VOPPPPPPPPPL
es:)final POPPSPPPPPPQ
es:)firma QNPPPPPPPNPP
es:)firmad ROPPPPPQQPPM
es:)firmo PPPPPPPbPOPQ
es:)follet PPPPPPPPPPPT
es:)fondo PPPPPPPPPPPN
es:)format POPSPRPPPPPN
es:)foto QPPPPPPPPPPN
es:)fotos PPPPPPPPPPPL
es:)frio OOPPPPPPPQPL
es:)fue ONPOORPPPOPU
es:)fueron PSPPPPPPPPPI
es:)funcio PMPPPOPOPPPS
es:)furgon PPPPPPPPPPPS
es:)ganas PPPPPQPPPPPK
es:)garant PPPPPPPPPPPM
es:)gato PSPPPPPPPPPQ
es:)gente QOPPMOOPOPON
es:)gerent PPPPOPPPPPPK
es:)gira PPPPPPPPPPPR
es:)gracia NQPPLRPMNPM^
es:)grados PRPPPPPPPPPP
es:)grano PPPPPPPPPPPS
es:)gratis PPPPPPPPPPPN
es:)grua PPPPPPPPPPPN
es:)grupo QPPSPPPPPSPK
es:)guante PPPPPPPPPPPK
es:)guardi PPPPPPPPPPPS
es:)gusta OQPPPNPPPPPM
es:)gustar PPPPPPPPPPPV
es:)gusto PPPPPPPSPPPR
es:)ha PPPMPRPOOMOL
es:)habeis PPPPPPPPPPPS
es:)habia SNPPPPPPPPPQ
es:)habiam PPPPPPPPPPPU
es:)hablam PPPRPPPPPRPQ
es:)hablan TPPPPPPPPPPM
es:)hablar PPPQPPPPPPPY
es:)hablas PPPSPPPPPQPP
es:)hable QPPPPPPPPPPN
es:)hablo PPPPPPPPPPPR
es:)habria PPPPPPPPPPPR
es:)hace PNPOPOOOPPPI
es:)haceis PPPPPPPPPPPM
es:)hacemo OOPPPPPPPPPY
es:)hacen PPPPPPPPPPPR
es:)hacer OORPOPQPPPPS
es:)hagamo PPPPPPPPPPPS
es:)han ONPPPOPPPPPU
es:)haria PQPPPPPPPPPS
es:)has PPPPPPPPPPPR
es:)hasta MMPPQQOHOKH;
es:)hay QJOGORPSNGQ[
es:)haya PPPPPPPPPPPT
es:)he ONPPQPPOPPPP
es:)hecho TPPPPPPPPPPU
es:)hectar PPPPPPPPPPPU
es:)herman RNPPPQPOPPPQ
es:)hija PPPPPPPPPPPM
es:)hijo OPPPPPTPPPPM
es:)histor SPPPPPPPPPPN
es:)hizo PPPPPPPPPPPU
es:)hoja PPPPPPPPPPPM
es:)hola PPPPPPPPPPPS
es:)hombre PPPPPPPSPPOJ
es:)hora PMPPPNPPOPPS
es:)horas SOPNPOPPPNPX
es:)hormig PPPPPPPPPPPN
es:)horno PPQPPPPPPPPN
es:)hotel POPPPPPRPPPK
es:)hoy ONPCPNPPPAPh
es:)hubier PPPPPPPPPPPM
es:)hubo PPPPPPPPPPPM
es:)hueco PPPPPPPPPPPS
es:)huella PPPPPPPPPPPS
es:)humeda PPPPPPPPPPPN
es:)iba PPPPPPPPPPPN
es:)idea OPPPPPPPPPPV
es:)ido ^PPPPPPPPPPX
es:)igual QQPOOOPOPNOP
es:)iguale PPPPPPPPPPPM
es:)imagin QMPPPPPPPPPI
es:)import UQPPPPPPPPPQ
es:)imprim WOPPPPPPPPPM
es:)inclui PPPPPRPPPPPR
es:)ines PPPPPPPPPPPL
es:)inform POPOWOPPPPPM
es:)ingeni PPPOPPPPPPPS
es:)ingles PQPPPPPPPPPN
es:)inspec PPPPPPPPPPPM
es:)instal QOPPPQPPPPPY
es:)integr PPPPPPPPPPPL
es:)intere PPPPPPPPPPPR
es:)intern PZPPPPPPPPPN
es:)invent PPRPPPPPPPPM
es:)invers PPPPPPPPPPPU
es:)invier POPPPPPPPPPN
es:)ir PPPPPPPPPPPM
es:)italia PPPPPPPPPPPT
es:)iva PPPPPPPPPPPK
es:)jubila QPPPPPPPPPPK
es:)jueves POPPQPPMPOOQ
es:)julio PPPPPPPPPPPR
es:)junio POPPPPRPPPPQ
es:)junta POPROPPRPQPS
es:)justo QOPPPPPPPPPL
es:)la LOMRN?JTAQNV
es:)labora PPPPPPPPPPPL
es:)lado ONPPPPPPPPPI
es:)lamina PPPPPPPPPPPM
es:)las TJOPOUOPROOO
es:)le PQHKOLNQOIKe
es:)lector POPPRPPPPPPO
es:)les PQPJPOPONPQm
es:)levant OQPPPPPPPPPJ
es:)libre PPPPPPPPPPPN
es:)libret QQPPPPPPPPPL
es:)limpie PPPPPPPPPPPM
es:)lindos PPPPPPPPPPPM
es:)listo PPPPPPPPPPPK
es:)llama QNPPPPPPPOPU
es:)llamab PPPPPPPPPPPW
es:)llamad PPPPPPPPPPPR
es:)llamo PPPPPRPPPPP]
es:)llega PLOPPMPPPPPL
es:)llegar PQPPPPPPPPPR
es:)llego ONPQPPQOPONU
es:)llegue PPPPPPPPPPPM
es:)lleva QPPNOQPOPOQN
es:)llevab PPPPPPPPPPPS
es:)llevai PPPPPPPPPPPR
es:)llevan PPPPPPPPPPPT
es:)llevo PKPPWPOPPOPR
es:)llueve PPPPPPPPPPPN
es:)lo TMRNMMRSPJMR
es:)local PPPPPPPPPPPR
es:)los LSNLPHLIMLMS
es:)luego NOOPOMPNPNMH
es:)lunes NKOPQNPPPPGH
es:)luz QOPPPQPPPPPM
es:)mal POPPPQPPOPPK
es:)malo PPPPPPPPPPPU
es:)mama PQPQPPPPPRPQ
es:)mamas PPPPPPPPPPPL
es:)manana LPOQPOOQPPPU
es:)manda PPPPPPPQPPPM
es:)mandam POPONPOPPOQK
es:)mandan PPPPPPPPQPPK
es:)mandar PPPQPQPSPPPK
es:)mandem POPPPPORPPOF
es:)mando POPLQPPOPPQ^
es:)manejo ROPPOPPTPPPP
es:)mano NQQPPPPONPPK
es:)manos OPPPPPPPPPPL
es:)manten PPPPPPPPPPPS
es:)maquin POPPOPQPPPPV
es:)maravi OOPPPPPPPPPM
es:)marco PPPPPPPPPPPX
es:)margen PPPPPPPPPPPM
es:)martes PPPOROPPPPO^
es:)marzo PPPOQPPPPOPJ
es:)mas OPLMPTPRMKPc
es:)matric SPPPPPPPPPPP
es:)me SVSPLRNQKMR5
es:)media LMPPPOPPPPPF
es:)medida PPPPPPPPPPPW
es:)medir PRPPPPPPPPPP
es:)mejor NPPPPOPPPOLZ
es:)mejora PPPSPPPPPRPV
es:)mejore PPPPPPPPPPPS
es:)menos QPPPOPOPPPPM
es:)mensaj QPPPPPPPPPPN
es:)mensua PPPPPPPPPPPU
es:)mercad PPPPPOPPPPPS
es:)mes MPNRPOPRPRMb
es:)meses MLPOOOPOPPPK
es:)meto PPPPOPPPPPPR
es:)metro PQPPPPPPPPPU
es:)metros PPPPPPPPPPPT
es:)mi QSQPPRQMQNL,
es:)miami PPPPPPPPPPPL
es:)miedo PPPPPPPPPPPM
es:)mierco QPPPPPPPPPPU
es:)mil POOOPOPNONPW
es:)millon PPPPPPPPPPPT
es:)minuto QPPPPPPOPOMP
es:)mio PPRPPPPPPPPM
es:)mira OQOPOOPOOPOE
es:)mirar QPPPPOPPPPPV
es:)mire OOPOPPPPONP[
es:)miren PPPPPPPPPPPX
es:)miro POPONPPPPPPR
es:)mis PPPPPPPOPPPH
es:)misa PPPPPPPPPPPN
es:)mismo OONQPQPQPONW
es:)mitad PPPPPOPPPPPG
es:)modos PPPTPPPPPRQS
es:)modulo PPPPPPPPPPPS
es:)montam PPPPPPPPPPTS
es:)mostra PPRPPPPPPPPR
es:)moto PPPPPPPPPPPL
es:)motor PPPPPPPPPPPR
es:)movil PPPPPPPPPPPU
es:)muchac MNPPPOPPPPPK
es:)mucho NNPPPPPPPPPQ
es:)muchos SPPPPOPPPPPO
es:)muelle PPPPPPPPPPPT
es:)muestr PPPOPPPPPOQU
es:)mujer PQPPPRPPPPPO
es:)multa PRPPPPPPPPPO
es:)mundo POPPPPQPPPPM
es:)muy RPORMQPMRQOQ
es:)nada NLPMORPQONPD
es:)nadie OQQOOMOPPQQE
es:)navida PQPPPPPPPPPN
es:)necesi PNPOPPOOPPQV
es:)ni QKPNOPPLPOOB
es:)ningun PPPPPPPPOPPK
es:)nino PPPPPPPPPPPL
es:)no RURAOSTMNPR:
es:)noche PJPPTPPOPPOL
es:)noches PPPPPPPPPPPT
es:)nomas QPPPPPPNPPPH
es:)nombre ONPPPPPPPPPK
es:)norma PPPPPPPPPPPU
es:)normal PPPPPPPPPPPK
es:)nos NOOPONORQPQ=
es:)nosotr NUONNPPNQNPe
es:)nota PPPPPPPPPPPW
es:)novent NSPPPRPQPPPT
es:)noviem QOPPPPPPPPPK
es:)nuestr PNPNMPOQPLPg
es:)nueva PPQPPPOPPPPS
es:)nueve PKPPPMMOOPPM
es:)nuevo PQPPPPPPPPQL
es:)nuevos PPPPPPPPPPPT
es:)numero PQPPOQPOOPOR
es:)nunca QMOPPPPPPPPO
es:)o PGONPNPMOLQB
es:)obra PQPPPPPPPPPX
es:)ochent QNPPPPPPPPPK
es:)ocho PLMPPNPOPPOK
es:)ochoci PSPPPPPPPPPO
es:)ocupad PPPPPPPPPPPS
es:)oferta PPSPPQPPPPPQ
es:)oficin POPPPOPPPPPS
es:)ofrece PPSPPPPPPPPU
es:)ojala PPPPPPQ]PPPP
es:)ojo PPPPPPPPPOPM
es:)once NQPOPOPOPPPO
es:)opcion PPPPPPPPPPPT
es:)operad PPPPPPPPPPPU
es:)orden PPPOQPPPPOPS
es:)ordena PPPPPPPPPPPT
es:)os POPKPNPPPPNk
es:)otra PQPMOLPQMNPQ
es:)otras QOPPPPPPPPPR
es:)otro PRNOPMOPPOON
es:)otros OQPMONPOPNPL
es:)oye OLPPPOPPPPPM
es:)oyes PPPPPPPPPPPW
es:)pacien QKPPPPOPPQRK
es:)padre POPPPPPPPPPI
es:)pagamo PPPPPPPPPPPL
es:)pagar SPPPPPPPPPPQ
es:)pagina PPPPPPPPTPPO
es:)pago PPPPPQPOPPPJ
es:)pan POPPPPPPPPPJ
es:)pantal OPPPPPPPPPP[
es:)papas POPPPPPPPPPI
es:)papel LLPOOOPPPPON
es:)papele POPPSPPPPPPL
es:)para ROROPKPQQOOR
es:)parada PPPPPPPPPPPJ
es:)pare SPPPPPPPPPPO
es:)parece MNOPOPPPPPNR
es:)pareci PPPPPPPPPPPR
es:)pared PPPPPPPPPPPU
es:)parte QPPPPPPPOPPS
es:)partid PPPPPPPPPPPM
es:)partir SPPPPQPPPPPQ
es:)pasa OQPPPPPRPOPR
es:)pasada PQPPPPPPPPPL
es:)pasado MNPPPOOOPPOH
es:)pasame PPPPVPPPPPQO
es:)pasamo PPPQPPPPPQPS
es:)pasar PPPPPPPQPPPW
es:)paso PMOOPOPPPNP[
es:)pdf PPPPPPPPPPPR
es:)pedido PPPPPPPPPPPR
es:)pediri PPPPPPPRPPPK
es:)pelea PPPPPPPPPPPN
es:)pelicu PPPPPPPPPPPM
es:)pena VPPPPPPPPPPS
es:)pensad PPPPPPPPPPPM
es:)pensan TPPPPPPPPPPP
es:)perdon RMOPOPPPPPPO
es:)perman POPPPPPTPPQR
es:)permis PPPPPPPPPPRO
es:)pero QJPINRRQMMS9
es:)perro PPVPPPPPPPPL
es:)perros PPPPPPPPPPPM
es:)person NPPPPOPPPPOR
es:)peso PPPPPPPPPPPM
es:)pesos RPPPPPPPPPPU
es:)pico PSPPPPPPPPPP
es:)pide OPPQPQPPPPPM
es:)pie PSPPPPPPPPPQ
es:)piedra PPPPPPPPPPPL
es:)piensa PPPPPPPPPPPS
es:)pierdo PPPPPPPPPPPN
es:)pillo PPPPPPPPPPPV
es:)piso OOPPPOPPPPPH
es:)plan PPPPPPPPPPPS
es:)planch PPPPPPPPPPPS
es:)plano PPPPPPPPPPPT
es:)planta POPPPOOOPPPX
es:)plata OOPOPOPQPPQK
es:)plataf PPPPPPPPPPPS
es:)platic PPPPPPPPPPPV
es:)playa PPPPPPPPPPPN
es:)podemo PPPPPPPPPPPS
es:)poder PPQPPPPPPPPN
es:)podria PPPPOPPVRPOT
es:)pone PSPOPPPPPOPM
es:)ponemo QPPPPPPPPPPT
es:)pones PPPPPPPPPPPR
es:)pongal XPPPPRPPPPPN
es:)pongo POPOPOPOPPRP
es:)por OHQOFGKPQKSS
es:)porque ROPOPKPLSPO/
es:)portal PPPPPPPPOPQ]
es:)practi PPPPPPQQPPPM
es:)precio PMPOPNPQPPPU
es:)pregun QINNPPOLQNPO
es:)preocu PNPPPRPPPPPO
es:)prepar QPPPPPPPPPPT
es:)presen PQPPPPPRPPOR
es:)presid PPPPOPPPPPPN
es:)presum PPPPPPPPPPPR
es:)primer MNPQOROQPPPP
es:)princi RPPPPRPPPPPO
es:)probar PPPPPPPZPPPS
es:)probas PPPPPPPPPPPT
es:)proble PPPPPPPPPPPM
es:)produc PPPOPPPPPOPW
es:)propio RPPPPPPPPPPR
es:)propon PPPPPPPPPPPR
es:)propue PPPPPPPUPOPU
es:)proxim PPPPQPPPPRPO
es:)prueba POPPPPPPPQOa
es:)public PPPPPOPPPPPK
es:)pudier PPPPPPPRPPPM
es:)pueda RPPPPPPPPPPP
es:)puede PQPPMQPOPPP[
es:)puedes PPPPPPPSPPPQ
es:)puedo RQPOQPPPPNPX
es:)puente PPPPPPPPPPPR
es:)puerta OQPPPPNPPPPL
es:)puerto PPPPPPPPPPPK
es:)pues NQPONRPNOOPP
es:)puesto PNPPPPPPPPPD
es:)punto QPPPPOPPPPPN
es:)puro PPPPPPQQPPPN
es:)puso PPPPPPPPPPPL
es:)que PIQSMMPORTTM
es:)queda RQPPPOQPPPPS
es:)quedad PPPPPPPPPPPT
es:)quedam PPPQPPPPPPOT
es:)quedar PPPPPPPPPPPR
es:)quedo PMPPPPPPPPOK
es:)queria UPPQPPOPPPPU
es:)quien PQPNQMPMPRPd
es:)quiera PPPPPPRPPPPR
es:)quiere QLOPPOPOPPPR
es:)quiero MOPOPNPLMNPH
es:)quince MPPPQNPPPOPL
es:)quinie PPPPPPPPPPPW
es:)quisie OPPPPPPPOPSL
es:)quita OPPPPPPPPPPL
es:)radio PQPOPPPRPPOL
es:)rapido XOPPPPPPPPPO
es:)ratito PPPPPPPPPPPR
es:)recome PPPPSPRPPPPU
es:)record PPPPPPPPPPPT
es:)regala ^PPPPRPPPPPQ
es:)regist QPPPPPPPQPPL
es:)reloj PPPPPPPPPPPT
es:)renova PPPRRPPPPQPT
es:)renta PPPQPPPTPPPQ
es:)renuev PSPPUPPPPPPO
es:)report PPPPPPPPPPPT
es:)reserv OOPOPOPPPNPO
es:)resolv PPPPPPPPPPPS
es:)respal PPPPPPPPPPPS
es:)respon PPPPPPPPPPPN
es:)respue PPPPPPPPPPPV
es:)result SPPRPPPQPSOM
es:)resume PPPPPPPPPPPS
es:)reunio PPPPRPPPPPPO
es:)revisa PPPPPPPPPPPU
es:)rodill OPPPPPPPPPPM
es:)rosa PPPPPPPPPOPN
es:)ruta QPPPPPPPPPPR
es:)sabe PPQPPOPPPPPH
es:)sabemo PPPPPPPPPPPL
es:)saber PPPPPPPPPPPW
es:)saca PPPPPPPPPPPS
es:)sale QNPPPQOQMOPN
es:)salen ONPPPPPPPPQL
es:)salia SPPPPPPPPPPM
es:)salir RPPPPPPPPPPP
es:)saluda PPPPPPPPPPPM
es:)santa POPPPPPSPPPP
es:)saque TPPPPPPPPPPP
es:)se TOOEQOGDUISF
es:)sea PTOPPOPOPPPH
es:)seguim PPPPPPPPPPPR
es:)segun UPPPPRPPPPPO
es:)segund NOPPPMOPPPPN
es:)seguro PPPPPPPPPPPW
es:)seis PNOPOPPNPPOG
es:)seisci PPPPPPPPPPPV
es:)semana PPNPPOOQPPQ^
es:)sena PPPPPPPPPPPN
es:)sencil PPPPPPPPPPPS
es:)senor POPPPPPPPPPM
es:)senora OQPPOPPOPPPI
es:)sensor PRPPPPPTPPPQ
es:)septie POPPPPPPPPPL
es:)ser OPPPPPPRPQQT
es:)seria OPPPPOPPPPPM
es:)serian PPPPPOPPPPPY
es:)servic PPPPPPPPPPPU
es:)sesent PNPOPPPPQOPJ
es:)seteci PPPPPPPPPPPS
es:)setent PQPPPPPPPPPM
es:)si NFQMPSPTKQQE
es:)siempr RPOQPQPONOPH
es:)siento PSPPPPPPPPPR
es:)siete QNPPPOPOPPOJ
es:)siga POPPPPPPPPPJ
es:)siguen PPPPPPPPPPPN
es:)siguie PPPPPPPPPPPS
es:)sin PHONOMPMOIQJ
es:)sindic PPPPPPPPPPPN
es:)sirve QQPPPPPPPPPK
es:)sistem ONPPPQPPPPPP
es:)sobre QQPPPOPPPPPR
es:)sobrin RPPPPPPPPPPO
es:)socio PQPPQPOPQPPL
es:)socios OPPPPPPRPPPN
es:)sol PPPPPPPPPPPT
es:)soles PPPPPPPPPPPT
es:)solo PGQNPOPPPNPZ
es:)somos LOPOPNOOPOOO
es:)son QPPNONOMQNOZ
es:)soy PKOPPMNQOPOM
es:)su QNPOPNPNNOOV
es:)sube OOPPPPPRPPPQ
es:)subir QRPPPPPPPPPN
es:)subo PPPPPPPPPPPS
es:)suegra RPPPPPPPPPPO
es:)suelta PPPPPPPRPPPO
es:)suerte PPPPPPPPPQPV
es:)suyo QPPPPPPPPPPN
es:)tabler PPPPPPPPPPPT
es:)tablet PPPPPPPPPPUO
es:)tal PPPPPPPPPPPc
es:)taller POPPPPPPPPPS
es:)tambie OSORONOORQO?
es:)tampoc POPPPPPPPPPM
es:)tan PPPPPPPPPPPN
es:)tarde PPPPPPPPPPPS
es:)tarifa PPPPPRPpPPPW
es:)tarjet PPPPPPPPPPPU
es:)te NUPLOTONIMPm
es:)techo PPPPPPPPPPPL
es:)tecnic PPPPPQPPPPOZ
es:)telefo PNPMPPPOPORJ
es:)tema PPPPPPPPPPPT
es:)tempor POPPQPPPPPSM
es:)tendri OLPPPOPQPQPQ
es:)teneis PPPPSPPPPPPY
es:)tenemo QKPOOOPOPNPT
es:)tenes PPPPPPPPPPPS
es:)tengo OPNPLPOQMQM6
es:)tenia TOPPPPPPPPPP
es:)tercer SPPPPPPPPPPK
es:)termin SPPPRPPOPPPL
es:)tiempo PPPPPPPPPPPS
es:)tiene NQPRPKPOOROS
es:)tienen PQPPPOQPPPPU
es:)tienes PPPPPPPPPPPM
es:)toca POPPPPPPPOQJ
es:)tocar PPPPPPPPPPPS
es:)toda SPPPPPPPPPPP
es:)todas OOPPPPPPPPQN
es:)todavi OPPPPPPPPPPN
es:)todo JJPMOMPPNOQ>
es:)todos PKPQPOPOPQPM
es:)toldos PPPPPPPPPPPS
es:)toma PRPPPPQPPPPO
es:)tonela QPPPPPPPPPPM
es:)tope PPPPPPPPPPPS
es:)trabaj OPOOPONOOOPR
es:)trae OOTPPPPOPOON
es:)traen PPPPPPPPPOPR
es:)traiga POPPPPPOPPPK
es:)traigo WPPPPQPPPPPO
es:)tramit PPPPPPPQPPPN
es:)tranqu PPPPPPPPPPPL
es:)transp PPPPPPPPPPPU
es:)treint KQPNOOPMPLPK
es:)tres NQQQPQPMPKIK
es:)tresci OPPPPNPPPPPQ
es:)tu NPQONNPOPON^
es:)turno OPQPPPPPPPPJ
es:)tuve PPPPPPPPPPPM
es:)tuvier PPPPPPPPPPPM
es:)un MIPDMAMPL@D@
es:)una LQOMOOOQDNNA
es:)unas OMPPPPPPPPPF
es:)unico SPPPPPPPPPPP
es:)unidad PPPPPPPPPPPN
es:)uno PRPPOJPPQPOA
es:)unos NNPPPPPOPPPK
es:)usamos PRPPPPPPPPPN
es:)usan PPPPQPPPPPPR
es:)usted FLPOOKPPNNP[
es:)ustede KIQMPNPMJLOL
es:)va RMPFOLNKPJPV
es:)vacaci PPPPPPPPPPPM
es:)vale PNPOPPPPPPPO
es:)vamos NPPPSPPPPPPL
es:)van OQPSOPPOPRNO
es:)vaya POPPPPQPPPPL
es:)ve PMPPOOOOPPPa
es:)veces PKPOORPOPOPC
es:)veinte LNPOPNPPOONG
es:)veinti NMPOPPQPPOON
es:)vemos PPPOPPPOPOPX
es:)ven PRPPPPPPPPPX
es:)vende PPPPPPPPPPPM
es:)vendem PPPPPPPPPPPJ
es:)vender PPPPPPPPPPPT
es:)vendim PPPPPPPSPPPP
es:)vendo PPPPPPPPPPPM
es:)venga PQPPPPPPPPPK
es:)venia RPPPPRPPPPQL
es:)venido PRPPPPPPPPPM
es:)venir TPPPPPPPPPPS
es:)ventan PPPPPPPPPPRJ
es:)veo PQPPPNPPOPPS
es:)ver NNNPOOPQPPOR
es:)verano POPPPPPPPPPL
es:)verdad NPPPOOOPOPPN
es:)verde PPPPPPPPPPPV
es:)vergue PRPPPPPPPPPN
es:)ves PPPPPPPPPPPT
es:)vez PLPPPPPONPPJ
es:)vida QQPPPPPPOPOJ
es:)video PPPPPPPPPPPV
es:)videos QQPPPPPPPPPL
es:)vieja PQPPPPPPPPPM
es:)viejo PQPPPPPPPPPK
es:)viene KOPOQOPPOOOD
es:)viento PPPPPPPPPPPT
es:)vierne POPQPNPPPROV
es:)vieron PPPPPPPPPPPR
es:)vino POPPPPPPPPPN
es:)vio PPPPPPPPPPPS
es:)viste PPPPPPPPPPPM
es:)volver PPPPPPPPPPPU
es:)vosotr OOPPPQPPPPPM
es:)voy MQPPOPPOPPQP
es:)voz PXPPPPPPPPPO
es:)vuelta POPPPPPPPPPR
es:)vuelve PPPPPPPPPPPM
es:)vuestr PPPPPPPPPPPW
es:)whatsa OOPOPPPPPOQU
es:)y PNLHP@LGLLQQ
es:)ya ERPOOPONQNME
es:)yo QOMKVFPSRIM.
es:)zarago PPPPPPPPPPPN
es:<# HPMTOQQNPTNV
es:<a OONLQPNQNOPX
es:<abajo QPPOPPPPQOPL
es:<abiert LLPOPPPPQOPO
es:<abonar PRPPPUPPPPPQ
es:<abono PPPPPPOOPPPM
es:<abre PQPPPOQQPOOK
es:<abren PPPOPPPPQPPS
es:<abrien PPPPPPPPPQPX
es:<abril PPPOPPRPPRUb
es:<abrimo PPPPQPPPPPPS
es:<abrio PPPRPPPPQRPQ
es:<abrir PPQOPNPPPNPU
es:<abro PQPOPPPOPOPI
es:<abuela PPPPPPPPPQPY
es:<abuelo POPPPPPPPOPU
es:<aca PPPNNNLPTNOP
es:<acaba PPPPPOOQPPPW
es:<acaban PPPPPOPPPOPS
es:<acabe PPPPPPPPQPPT
es:<acabo PPPQPPPPPPP[
es:<acaso PUPUPPPPPPPP
es:<acceso OMPPOPPOPOPI
es:<aceite OPPPPOPPPPPN
es:<acepta OPPQPQPRPPPL
es:<acerco PPPOPPPPPOQM
es:<acero PORQPPPQPQPN
es:<acomod PPPPPQPPPPPN
es:<acostu PRPPPPPPPPPM
es:<acta PPPPPPPPPPPU
es:<activo PMPPPXPNRPPJ
es:<actual PQPQPOQNOQMF
es:<acuerd PPOPPQPPPONH
es:<adelan LPPOOPPRPPOR
es:<ademas NPQNPQPPPNPY
es:<adentr PPPPPQPPPPPT
es:<adios PPPPTPPPPPPR
es:<adjudi POPPbOPQPPON
es:<admini PPPPPMOOPPOQ
es:<afuera POPPPPPPRPPL
es:<agarra PPPOPOPPPOPK
es:<agarro QMPPPPPPPPPO
es:<agenci PPPQUQPPPUPO
es:<agenda QQPPPQOOPPON
es:<agosto OPPPPOSOPONW
es:<agrade MPPOOQPPPOPF
es:<agrega OPaPPOPPPPPL
es:<agua QNPNNJMLQNOG
es:<aguaca PZPPPPPPPPPP
es:<aguant RJOSPNNQORP[
es:<ahi JMPPOJPNPPQ[
es:<ahora RLQJKMQJLONK
es:<ahorit O@OPMORMKPPP
es:<ahorra SPPPPOPOPPPI
es:<ahorre PPPPPPPPPPPK
es:<aire RPPPONOPQQOY
es:<aja PPQPPOPPPPPh
es:<ajusta OSPPOXPOQPOM
es:<ajuste TNPPPQPPPPQL
es:<alarma NPPKPOPOOKPJ
es:<albace RPPPPPPPPPPM
es:<alcald SPPPPPPPPPPT
es:<alcanz RNPQOPPQPRPB
es:<alegra SPPPPQPQPPPJ
es:<alegri OQQPPPPONPPG
es:<alegro PPQQQPPWPOQD
es:<aleman PPPPPPPPPPPS
es:<alergi PPPPPPPPPPPV
es:<algo PQ_ROOHORPOC
es:<alguie MRPPPQPQPQPY
es:<algun PSPPOPPLOPPQ
es:<alguna OOQMPEPKQNM@
es:<alguno ONPPPNPPQPPQ
es:<alla OOPQPOPOPPPJ
es:<alli OSPNPPPQOPNR
es:<almace PNPPPQPRPPQV
es:<almuer QNPPPOPPPPPQ
es:<alquil MOOQORPPPOOF
es:<alta POPOPQPPPQPM
es:<altavo PPPPPPPPPPPR
es:<altiro QQPPPPPPOPSO
es:<alto PPPPPOPPPPPM
es:<alumbr PPPPPPPPPPPS
es:<alumno OHPPOPOPLPPH
es:<alvaro PQPPPPPPPPPN
es:<amable POPPPPPPPPPM
es:<amanec POPPPPPPPPPM
es:<amaril PNPPPOPPPPPF
es:<amarra PSPPSPPPPPPP
es:<amor PPPPPPPPPPPN
es:<amparo OOPPPPPPPPPK
es:<amplia QQPPP]PPPPPK
es:<anda PPPPOPPNPOPR
es:<andaba SOPPPPPPPPPI
es:<andamo PPPPPPPPPPPU
es:<andan PLPNPPPRPPOX
es:<andand PPPOPPROPPQR
es:<andar PNPOPPPQPPPJ
es:<andele POPQPNPPPPPS
es:<ando PPPOPOPPPPOU
es:<anduvo PPPPPPPPPPPR
es:<anexo PQPPPPPPPPPM
es:<animal PgPPPPPPPPPO
es:<animo PPPPPPPPPPPN
es:<ano NMQPPQPQPPMS
es:<anoche PPPPPPPPPPPN
es:<anos OPPPIQPROHIR
es:<anotad OPOOPPPPSPPN
es:<anoto PPPPPQPPRPON
es:<ante POPPPPPQPPRN
es:<antena P_PNPRPOOPRO
es:<anteri MOPPPOPPPPQK
es:<antes QGPLQMQNPMQZ
es:<antici QNPQPOPRSPPV
es:<antigu SNPOPPRPPOPU
es:<antoni POPPPPPPQPPH
es:<anual OQPPPMPQPPPU
es:<apagar RPPPPPPPPPPQ
es:<apago PPPPPPPPPPPT
es:<aparec PVPPPPPPPPPO
es:<aparta PPPPPOPSPPPX
es:<aparte PQQONaPOPQPO
es:<apelli POPRPPPPPPPN
es:<aplica RPOOPMPOQOOE
es:<app QOPPPNPPPPPL
es:<aprend P[PPPPPPPPPL
es:<aproba POPOTPPQPOPW
es:<aprueb OKPP[PPPPPOP
es:<apunte QPPPPPPPPPPU
es:<apunto OQOOPPROQQOO
es:<aquell SPPPPTPPPPPX
es:<aqui VHPSLMHOXQRL
es:<archiv UOPPPOPPPPPT
es:<area ONPPPPQQPRPD
es:<arequi PPPPPPPPOPRS
es:<arma PPPOPOPPPOPX
es:<armado OSPPRPPPPOQP
es:<arman QOPPPPPPPPPR
es:<armo PPPOPOP]PNOP
es:<arquit PPPPPPPPPPOV
es:<arranc PPPOQOPPPNVX
es:<arranq PPPOROPNPOPH
es:<arregl OQPPPRPOPPPU
es:<arrend POPPPOPPQPPN
es:<arriba SNOPOQPQPPOP
es:<arrien PRPPP[PPPPPQ
es:<asado PPPPPPPPPOQT
es:<asambl OMPRRPPPPQVM
es:<ascens PNPPPPOPPPPV
es:<asegur OSPPPPPOPPPJ
es:<asesor OOPPOPPPPOPN
es:<asi NQOPOMPTPPPX
es:<asient PNQPPPQPQPPP
es:<asiste TPPPPNPPQPPG
es:<asocia PPPPPOPPPPPT
es:<asusta POPPPOPPRPPN
es:<atenci PXPPPPPPPPPL
es:<atende PRPPPPPPPPPN
es:<atiend ONPPPMPPOPPN
es:<atras PPPNPQPPPPPS
es:<atraso PPPPPSPPPPPU
es:<audio PNPPPOPPPPOM
es:<audios PRPOPPPPPPPP
es:<aument PNPPPQPPPPQL
es:<aunque PNPPPQPPPPOS
es:<aureli SPPOPPPPPPPP
es:<automa QLPQPOPPPQPG
es:<autori QQOOPPLPPOOT
es:<auxili PRPPPPPPPPPP
es:<averia PNPPPOPPPPPK
es:<averig POPTPPPUPdPO
es:<avion PPPPPPPPPPPN
es:<avisa PNROPMOOPOPD
es:<avisar ORPPPQPPPOPY
es:<avise PPPRPPPPPPPT
es:<aviso OQOPPPORPQPM
es:<avisos POPPPPPPPPPR
es:<ay NMPQONNPQPPB
es:<ayer POPPPOPPPPMS
es:<ayuda OOPNPOPQQPPQ
es:<ayudo PPPPPPPRPPPS
es:<ayunta PPPORPPPPPPN
es:<azucar PPPPPPPPPPQS
es:<azul POPPPOPPPPPW
es:<azules PPPPPPPPPPPS
es:<bacan WOPPPPPQPPPI
es:<baja SPPPPVOPPPPO
es:<bajan POPPPOPPPPPR
es:<bajar PZPPPSPOPPPF
es:<bajaro PPPPPPPPPPPR
es:<bajo JPPJPOLONSUN
es:<balanz PPPPPOPPPPPN
es:<banco PQPPPSPPONPR
es:<banda ORPPPOPPPPPP
es:<barato PPPPPOPVPTPT
es:<barbar POPPPPPPZPPP
es:<barco POPPRNPPPPOK
es:<barra TPPPPPPPPPPN
es:<barrio YOPPPPPPPPPR
es:<bascul QNPPPPPOOPQS
es:<base PRPOPPPQPPOS
es:<bases QPQZPOPPPVPU
es:<basico PTPPPSPPPPPO
es:<bastan OQPPPPPPPPPT
es:<bateri SQPPPPPPPPPM
es:<benito POPPPPQPPPPM
es:<bien MPQONSQPOPMO
es:<bigote PQPPPPPPPPPJ
es:<bilbao OMPaPOOOP_NO
es:<blanca ORPPPPOQPPPJ
es:<blanco PPPPPPPPPPPT
es:<bloque POPQPOPOPPPH
es:<boleta PPPOPPPPOOPM
es:<bolsa TQPPPQPPPPPT
es:<bolsas POSOPPPPPQRN
es:<bomba PPPPPPPPUNPK
es:<bombil PPPPPOPPPPPS
es:<bonifi OTPQPTPTNPPN
es:<bonita POPOPPPPPPPJ
es:<bonito QNPPPPQPPPPV
es:<bono POPPPRPPPPPP
es:<boquil PPPPPPPPPPPT
es:<bordad PPPPPPPPPOPT
es:<borran PQPPPOPPPPPL
es:<botell LPPPPOPOPPOV
es:<boton PQPOPOPPPOPL
es:<botone PPPQPOPPPPPW
es:<brazo PPPPPRPPPPPO
es:<broma PPPPPPPPPPPR
es:<buen POQPPOPOPPPC
es:<buena UOPPQPRRRPQC
es:<buenas NLPNPNOOPPPM
es:<buenis QIPOPNPPPOPE
es:<bueno PTMQROKMNPMD
es:<buenos QMPOPLPPOOOL
es:<bulto ORPPPPPPPPPO
es:<bus PPPPPQPPPPPK
es:<buscan ONPPPPPPPPPM
es:<buscar PPPRPOQPPWQT
es:<busco PPPPPPPQPPUL
es:<buses PPPPPPPQPPTJ
es:<buzon OQPPPPPPPPPN
es:<caball ONPQPPPPPQPQ
es:<cabe SPPPPMPSQOOP
es:<cabeza PQPPPQPPPPPS
es:<cabina VPPPPQPOOPPI
es:<cable PQPPPPPPPPPR
es:<cabros PPPPPQPPPPPT
es:<cacho PQRPPPPPPPPS
es:<cada QKQOMLOMTMG@
es:<caduci PPPPPOPPPPPR
es:<cae PPPLPPOPRPPZ
es:<caen PPPPPPPPPPPT
es:<cafe PPPPPQPNPPPM
es:<caido PSPPPPPPPPPQ
es:<caiga PPPPPPPPPPPK
es:<caja ORPOPRPOQNPL
es:<cajon PPPPPPPPPPPS
es:<calcul RISQPNOPPPOT
es:<calder OPPPPOPPRPPP
es:<calend OMPGOPPQOTWQ
es:<calent PPPOPPPPPPPR
es:<calibr PSPPPPQPPPPO
es:<calida OOPPPPPPPPPI
es:<calien OPPRPOPPQRQV
es:<callad PPPPPPPPQPPN
es:<calma NNPPPOPPPPPI
es:<calor OSPOOOOPQOPN
es:<camara PPNRQKMPPMPA
es:<camare QQPPPPPPPPPN
es:<cambia PMPLPOPQQPNN
es:<cambio ORRPPMOOOPNS
es:<camilo PPPPPPPPPPRO
es:<camina QQPPPOPPPPPX
es:<camino PRPPPPPPPPPS
es:<camion TNONNQLPQOPN
es:<campan RPPPQRROOLOT
es:<campo OPPPPPPPPPPL
es:<canada PPPPPPPPQPPI
es:<cancel PUPPOOPOPPPM
es:<cancha QPPPPPPPPPPM
es:<candid QOPPPPPPPPPI
es:<capaci PQPPPTROQNQK
es:<capita PPPPPPPPPPPR
es:<captur PQPPPOPPPPPI
es:<cara OQPPPOOOPPPS
es:<carbon POPPPNPPPPPN
es:<cargad PPPPPPPPPPPR
es:<cargan QOPPPNPPPPPK
es:<cargar POPPPOPPPPNV
es:<cargo QOPOPPPPPOPK
es:<carino PPPPPPPPPPPT
es:<carmen PPPPPOPTPPPS
es:<carne PPPPPPPPRPPJ
es:<caro PJPOPSPTOPPK
es:<carpet PPPPPOOPQPQT
es:<carret PRPPPPPPPPPL
es:<carro PRPPPQPPPPPL
es:<carros PQPPPPPPPPPL
es:<carta POPVPOPPPRPT
es:<cartel PPPPPPPPPPPS
es:<carter PNPPPMPPPPPM
es:<carton PPPPPPPPPPPV
es:<casa QPPOQPPMPOPR
es:<cascos OQPPPPPPPPPM
es:<casi POPOPOOOPONU
es:<caso MQRQNNQNOQOR
es:<casos PPPPPPPPRPPN
es:<castel PQPPPPPPPPPL
es:<casual PPPPPPPPPPPU
es:<catala PPPTPPPPPSPP
es:<catalo QNPSPQPOPQOX
es:<catorc OPPRPQNPPRQK
es:<cayo OUPPPOPPPPPF
es:<cedula RPPPPRPPPPPR
es:<celula OPPQOJOOQQOT
es:<centav POPPPPPRPPPL
es:<centim QPPQPOPPRQPL
es:<centra PPPQPQPPQQPR
es:<cero QMRPPRPPPPPV
es:<cerrad OOPPPPPORPQI
es:<cerro PPPPPPPPPPPR
es:<certif PNQQPBPPPPPJ
es:<charla PTPPSOPPPOPO
es:<chat OOPPPPPPRPPR
es:<che PPPPPPPPPPPT
es:<cheque PPPPPRPPPPPZ
es:<chicas SRQPPQNPPOQQ
es:<chico RRPKPNPPPPPY
es:<chicos POPPPPPPPOPW
es:<chip OOPPPPPPPOQN
es:<chiqui PNPOPPOOPPQZ
es:<chisme QPPPPPPPPPPV
es:<chofer PPPPPQOOQPOR
es:<chuy VNPPPPRPPPPI
es:<cielo PPPPPNPPVPPR
es:<cien QPPMOKPOOPPP
es:<ciento PUPQPPMROQJD
es:<cierra PQPPPPPWPQPP
es:<cierre OPPPPPQPPQON
es:<cierro OPPPPPPPPRPT
es:<cierto NPPOPPPOPPPO
es:<cifrad OPPPPOPQPPPK
es:<cinco SKPQNSPPOQQD
es:<cincue NUPQOSPQPPOI
es:<civil PPPPPPPPTPPQ
es:<clara PPPPPPPPPPPY
es:<clarit PPPPPPPPPPOW
es:<claro KPPOQOPPNPM;
es:<clase PPPPPPPPPPPG
es:<clases PPPPPPRPPPPR
es:<clasic PQPPPSPPPPPL
es:<clausu POPXPPPPPRQU
es:<clave PPPPPPPSPPPR
es:<clavo POPPPPPPPPPN
es:<clic QOPPPPPPPPPM
es:<client SPMOJNONPOST
es:<clima PPPPPPPPPPPR
es:<clinic MQPOPOOOPMOU
es:<club OPPPPPPPPPPJ
es:<cobert PSPPPPPOPPPJ
es:<cobra PPPPPSPPPPPP
es:<cobrab SPPPPXPPPPPQ
es:<cobram TPPPPWRUPPPK
es:<cobran POPOPSPOPPP^
es:<cobrar PPPPQRPPOPPS
es:<cobras PPPPPYPPPPPQ
es:<cobre PQPPPPPPPRPS
es:<cobro RMPPPTPPPPPQ
es:<coche PPPPPPPbPQRW
es:<cocina PPPNPOPPPOPN
es:<codigo OPPPPOPOQPPE
es:<coge PWPPPPPPPPPO
es:<cogio POPPPPPPPPPM
es:<cojo PPPPPPPPPPPS
es:<cola SPPPPPPPPPPT
es:<colect PPPPPPPPPPPW
es:<colega PQPOPPPPPPPT
es:<colegi PPPOPPPOPPOL
es:<color WPPNPMPOPNQU
es:<colore POPPPPPPPPPK
es:<column PWPPPPPPPPPQ
es:<coma PPPPPPPPPPPT
es:<comand PNPPPPPPPPPK
es:<combus OPPOPPPOPPQJ
es:<come PPPPPPPPPPPW
es:<comedo POPPPPPPPPPK
es:<coment PPPOPPPNPOPG
es:<comer PPPPPNPPPPQS
es:<comida PPPSPQPPPVOY
es:<comien PPSPPPPPPPPS
es:<comier PPPPPPPPPPPS
es:<comio PPPVPPPPPUQT
es:<comisi SPPQPPPOPQPQ
es:<comite OPPOQNOQPORT
es:<como NO<HPMKUJLJG
es:<comoda PMPPPRPPRPPN
es:<compad PPPPPPPPPPPS
es:<compan PMPPPPPOPPOJ
es:<compar PMOPNPPNPOON
es:<compen OVPRPSPPPPPQ
es:<compet PPQPPPPPPPPM
es:<comple OPQPPXPQOPPM
es:<compra OMONZROEQPPO
es:<compre PPPQPPPPPQQX
es:<compro PQQPOOOPPPPN
es:<comput PPPPPPPPPPPX
es:<comuni NOPPQPPOPOPH
es:<con PRKONSKTRPQO
es:<concej PPPPPPPPPOPM
es:<concie PPPPPPPPPPPT
es:<concre PPPRPPPPPPPN
es:<condic PPPPPPPPPPPM
es:<conduc OOPOPNPQPOPR
es:<conect OGPOPLRQOPO@
es:<confia PTSPPOPPOPPO
es:<config SPPPPPPPQPPQ
es:<confir PPPPPPPOPPPI
es:<confor SOPPPOPPPPPL
es:<congel POPPPNPPPPPO
es:<conmig PQPPPPPPPPOR
es:<conoce MPPOOPPPOOQK
es:<conoci PPPPPPPPPPPN
es:<conozc PMPPPPPPQQPE
es:<consej PNPPQNMPPRZR
es:<conser OPPPPPPPPPPL
es:<consig PQPPPOPPPOPN
es:<consta ORPXONPPPWPN
es:<conste PPPQPPPYPPPQ
es:<constr PTPPPOPPPPPO
es:<consue PSPQPPPPPQOP
es:<consul OIQQVPPPQPJQ
es:<contab PPPPPMPPPPPI
es:<contac PQPPPPOPPPPN
es:<contad PSONPTOSPLPN
es:<contal NQPPPPPPPSUN
es:<contam PPPOPNOOPPPF
es:<contan PPPPPPPPPOP]
es:<contar QQPOPPOOPOQE
es:<conte PPPPPPPPPPP[
es:<contem PPPPTPPPPPPQ
es:<conten TNPOPLPOPOON
es:<contes POPNNQPQOPPP
es:<contig PQPPPPPPPPPL
es:<contin PYPPPPQPPPPN
es:<conto PPQPPPPPPPPM
es:<contra MPPJPPQQNQQM
es:<contro OOPQPNOMNQLH
es:<conven PPPQPOPQOPPN
es:<conver OPPOPQNPPRQS
es:<convie PPPSPRPRPPPM
es:<conviv POPPUPPPQPPP
es:<cooper OMPNPPPPPNPP
es:<corazo PYPPPQPPPPPR
es:<cordob PPPPPPPPPPPS
es:<coro PPPPPQQPPPPM
es:<corpor PPPPPPPPPPPV
es:<correc OPPPPRPRQPPE
es:<corred PPPPPPPPPQPN
es:<correg PQQPPPOPPPPK
es:<correo PMOPOMPOOPPX
es:<corres PPPPPPPPUPPS
es:<corrid PPOPPPPPPPPS
es:<corrie PPPPPPPPPPPJ
es:<corta PRSPPPPPPSQZ
es:<cortar SPPPPPPPPQPQ
es:<cortin POYPPPPPPPPU
es:<cortit PPPPPPPQPUPJ
es:<corto QRPPPQPPPOPX
es:<cosa POPQOOPMOQPP
es:<cosas PLPOPPOOQOPP
es:<cosech PNPOPQPOPQRR
es:<costa QRPPPPPPPPPN
es:<coste QPPTPPQPPSPO
es:<costo QSPOP_OMOOPI
es:<costum PPPPPPSXQPPM
es:<cotiza OPPSOQOPPOPE
es:<cotizo POPPPRPPPPPQ
es:<crea PPPPPPPPPPPT
es:<creden PPPQPOPTPPPP
es:<credit NQPRPRPPPPPQ
es:<cree PPPPPPPPPPPS
es:<creo PPPOPQPNPPNR
es:<crista PUPPPOPPPPPJ
es:<cristi SPPPPPPPPPPQ
es:<cuadra MLPPPQPPPPPU
es:<cuadro PPPPPNPPPPOQ
es:<cual PMPPPOPOQPOW
es:<cuales PPPQPPPRPPPU
es:<cualqu OQPOPOPPPNPT
es:<cuando PGPQMKZMOPQZ
es:<cuanta LFOMHBQPMMGI
es:<cuanto HCNN@GSLPNFZ
es:<cuaren QPNPPRMPRKPN
es:<cuarte TPPPQPPPPPPS
es:<cuarto KMPQOQOSNQPM
es:<cuatro SNOOPWOPPOKN
es:<cubeta PPPPPPPPPPPT
es:<cubico PPPPPOPPQPPM
es:<cubier QPPPPPPPPPPS
es:<cubre OXPPPOPPOPPO
es:<cuelga PMPPPPPQPPPF
es:<cuenta OPPOORE@QPQP
es:<cuente PGRQONOHPNR:
es:<cuento OOPQPQPPPQPI
es:<cuerda PPPPPPPPPPPT
es:<cuesta ROOPPROSPPPT
es:<culpa PPQPPPPPPPPS
es:<cumple PPPPPPPPPPPR
es:<cumpli PPPQPPPPPRPS
es:<cunada PPPOPPPPPOPT
es:<cuota QNPQPZPPPQPS
es:<cuotas POQOPSPYOPPL
es:<cura PPPPPPPPPPPU
es:<curso POPPPPQPPOPK
es:<curva TPPPPPPPPPPR
es:<da MOOPQPOQMQPT
es:<daba OOPPQPPQPPPJ
es:<dale QPPPPNPONOPR
es:<dame PRPPPPSPPPPP
es:<damos PPNROQOPRPP@
es:<dan PPPOPNPPPOPZ
es:<dando PPPPPPPPPPPV
es:<dar OQPQPPPOPXPW
es:<daria POTQPPPUPWWN
es:<darle POQPPOPSPPPO
es:<dato RPPQPPPPPQPR
es:<datos MOPPNJMQPQXQ
es:<de KQOUNKKOOTMT
es:<debajo SPPPPPPPPPPR
es:<debe PPPOPPPPPPQV
es:<deberi OQNPOOPUQPOK
es:<debo PPPPPOPPPPPG
es:<decide PROOWOQPNPOI
es:<decidi NQOOcOOPPKPM
es:<decido PRPTPQPPPROX
es:<decime PPPQPPPPPQPT
es:<decir POPPQMPRLQOY
es:<decirl SRPORPQPPPPE
es:<decis UPPOPPPPPOPN
es:<decisi NNPPSMPMMOLK
es:<dedica PPPPPPPPPPPM
es:<dedo POPPONPPPPPU
es:<dedos PPYPPPPPPPPQ
es:<deduci PPPQPPPPPRPU
es:<define PKPPXOPOPPPO
es:<defini PPPPQPPPPPQN
es:<dejado TPPPPPPPPPPV
es:<dejalo PPPPPPPPPPPV
es:<dejamo RRPPPPPNOPQK
es:<dejan PNPPTPQPPPOR
es:<dejar MSOPPQPPPPOO
es:<dejarl PVPRQPPPOPQS
es:<dejaro PPRPPPPPPPPR
es:<deje NLPPPPPOPPOQ
es:<dejelo PPPPPPPPPPPW
es:<dejeme OPPYPPQPPOOR
es:<dejemo PPPPPQOPPPPV
es:<dejo OQPQNPPMPPN<
es:<delant PPPPPOPONQQV
es:<delega PPPPPPPPPPPI
es:<demas PPPPPPPPPPPM
es:<demo PNPPPPPSPQOP
es:<demora POPPPOQPPPPT
es:<dental PPPPPPPPPPPT
es:<dentro QOPQPQPPRQPY
es:<depend PRPOQQPPPOPM
es:<deposi POPSPNPPPRVX
es:<derech PSPPPPPPPPPZ
es:<desarr PLPOPSPOPMPH
es:<desayu PPPPPPPPPNPU
es:<descan MPPOPLPPPPPP
es:<descar PPPNPPPPTNPQ
es:<descon OPPPPPPPPPPV
es:<descue POPOOKPOPPPN
es:<desde PNLQTOKOOOPW
es:<despac PQPOPMPPPMPR
es:<despeg PPPPPQPPPPPS
es:<despie PPPPPPPPPPPR
es:<despue QPOPPMPPQQQP
es:<detras PPPPPPPPPPPV
es:<devolv NRQRPRPPPRPU
es:<devuel PPPPPPPPQPQS
es:<dia PPOONNPMPOST
es:<diario PNPPPPPPPPPQ
es:<dias PPNPPQSYNPPE
es:<dibuji PPPPPPPPPPPK
es:<dibujo PPPPPPPPPPPS
es:<dice UQPORPPOQPPY
es:<dicen RPOPOQPOPPQK
es:<dicho QQPOPPPPPONP
es:<diciem PNPMPMQRPQQ^
es:<dicien PPPPPPPPROPX
es:<diecin OQPPPWPTPPQM
es:<diecis PPQPQPPPPOV^
es:<diez MRQPQTPRSRPH
es:<difere MQPPQQPRPPPI
es:<difici PPQPPPPPPPRP
es:<difunt QPPPPPPPPPPR
es:<diga PPPOPQPKOLOG
es:<digale PPPPPPPPQPPN
es:<digame PRPPPQPQPPPV
es:<digas PQPPPPRPPPPL
es:<digita QQPPPPPPRQO?
es:<digo PPPNMPPQPQQg
es:<dije PPPRPOPRPQPV
es:<dijero PPOOOPPOPPPC
es:<dijist PPPPPPPPPPPR
es:<dijo PONPPNPSPPOI
es:<dime PPPPPOPQPPP[
es:<dimos RPPPPPPPPPPV
es:<dinero PRPPPROPPRPR
es:<dio PNPPPPPPQQPF
es:<dios PNPPPPPPPPOY
es:<diras PPPPPPPPPPPS
es:<direct POOPRNPQPPRR
es:<diria PPSPPPPPPPPQ
es:<discul PRPPPOPPMNNS
es:<discus UPPPPPPPPPPN
es:<discut PPPPPOPPPPP[
es:<diseno PPPPPPPPPPPN
es:<dispon QPPPPPPPPPPL
es:<distin MPZOPMPPPOPQ
es:<distri PPPPPPPPPPPM
es:<doble PPQPONPOQPPM
es:<doce QOPPQRQRPQPX
es:<doctor NPPQOQQQPRPB
es:<docume PQOTPPPPPPOQ
es:<dolar PPPPPVPSPPPL
es:<dolare PTPNQZMNQNOL
es:<domici POPQPPQROPPM
es:<doming PPPTOQLSPWP[
es:<don PMNPQLRPPNP=
es:<dona MPPPOOPPPPPB
es:<donde MDNMNNOOOLQX
es:<dormid PPPPPPPPPPPS
es:<dormir PPPPPPPPPPPR
es:<dos RNOSQOSSQQRG
es:<doscie ROOQP^OTUONH
es:<doy MJPOPPOOPOQQ
es:<drama PPPSPPPPPQPT
es:<dron QOPPPPPPPPPR
es:<duda POPPPOPPRPPL
es:<duele PQPPPOPPPPPT
es:<duena PPPPPPPSPOPO
es:<dueno PPPPPPPQOPPX
es:<duenos RPPPPPPPPPPN
es:<duerme PPPPPOPPPPPW
es:<duermo PPPPPPPPPPQN
es:<echa PPPPPPPPPPPR
es:<echar PQPPPPPPPPPS
es:<echo POPPPPPWPTPL
es:<edad POPPPPQPPPPS
es:<edific PNPQPPPPRPPH
es:<educac PPPPPPPPPPPU
es:<educad PPPPPPPPPPPW
es:<efecti RPPPPPPPPPPR
es:<ejecut PPPPPPPPPQPS
es:<ejempl PPPPPPPPPPPN
es:<ejerci UPPOPPPPPPPP
es:<el TLKOKPMOPRTY
es:<electr PPOOOIPNQQMN
es:<elegan QRPPPPPPPPPM
es:<elevad PQPPPPPRPPPR
es:<elige PPPQOPPQQPQJ
es:<ella QSOPPQPWPQSS
es:<ellas POQNPPPQPQSQ
es:<ellos QPPPKPPPPQPK
es:<embarq PPPOQPPPRPPO
es:<empece QPPPPOPPPPPR
es:<empeza PQPPPOPPOPQM
es:<empiec PPPNPPRPPNQP
es:<empiez OQPOPNRPPNQX
es:<emplea PQPPORPPPPOF
es:<empres NLNMRPNJPMOB
es:<en OTJORQQORPLQ
es:<encant OQPOPNPOQOPU
es:<encarg KTPPPPPOPPQL
es:<encend PPPPPPOPPPPV
es:<encima QPPOQVPPPQP^
es:<encont ZQPPPOPPPPPW
es:<encuen PPPPPPPPPPPR
es:<encues OQPPPPOPPPPH
es:<enero OQPQPRQPPPQW
es:<enferm PMPOPOPPPOPO
es:<enfren PPPPPPPPPPPR
es:<enganc PPPPPQPVPSSL
es:<enlace PRPPPPPPPOPJ
es:<ensayo PPRPPPPPQPPR
es:<ensena OPPOPQOPPPO]
es:<enseno POPPPNPPPOSG
es:<entend PQPPPPPPPPPG
es:<entera PNQQOQPOPRPQ
es:<entero PPQNOOPOPNPN
es:<enterr PQPRPPPPPQPO
es:<entien OQQMPPPKODOK
es:<entonc QQPPPPOTQOQA
es:<entra POQNNOOPPPQ^
es:<entrad PNPPRQPPPPPL
es:<entran NIPPPMPNPPOR
es:<entrar PPPQPSPPOSPU
es:<entre PNPPSOONOPPR
es:<entreg POPRPQSPQQQJ
es:<entren QRPPPQRPPPPO
es:<entrev QOPPPPPPPPPJ
es:<entro PPPPPPPPPPPR
es:<entusi PPPPPPPPPPPR
es:<envio PLQPPOPPPRPH
es:<equipo OSPRNROPSQP;
es:<equivo PdPPPPPPPPPR
es:<era SFOINQMJPILS
es:<eres POPPPPPPPPPU
es:<error POPSPPPPOPPN
es:<es OPOJNSONQLQL
es:<esa PNPPORORPQQP
es:<esas PPPPPPPOPNPU
es:<escale PPPRPPPPPTPS
es:<escalo PPNPPPPPPPPM
es:<escane OOPPPOPPPPPA
es:<escapa PPPPPPPPPPPM
es:<escoge QOQPRPPPPPQT
es:<escrib POOPPMPMPQOM
es:<escrit NPPXOQPMPTPX
es:<escuch MQPOPRIOOPOA
es:<escuel PPRPPPPQPPPN
es:<ese OQPROTPOORM^
es:<eso LQONNSRKPMKV
es:<esos PPPQPPPPPPQW
es:<espaci NROPPPROPPPF
es:<espald PPPPPNPPPPPT
es:<espect PRPQPPPPPOPT
es:<espera OPROPPQOPPPS
es:<esposa PPPPPPPPPPPS
es:<esposo POPPgPPPPPPP
es:<esquin PPPPPPPPPPPR
es:<esta SNQORPNPPNMG
es:<estaba PRPNOOOQNKOR
es:<estaci PMPPPRPQPPPO
es:<estado PPPPPQPPPUPO
es:<estais NQPOOOPOPPPK
es:<estamo IPQQOOPOOPKN
es:<estan CLNSOQOMPRQK
es:<estand PPQPPPPPPPPN
es:<estar OOPMOP^PPQM^
es:<estare POPPPPPRPPPJ
es:<estari OPPQPOPPPQPS
es:<estas NHPNQOPOPNPX
es:<este ZMPPORQNNPPI
es:<estira POPRPOPPPRPS
es:<esto PNPNPPMLQQQW
es:<estos QQPTPQPPPSPM
es:<estoy PMPOPKQPQMMZ
es:<estrel PPPPPOPPPPPR
es:<estudi OPPNPQPOPOPK
es:<estupe POQPPPPPPPPN
es:<estuve PPPPPPPPPPPS
es:<estuvi PMPRPNPPPRPR
es:<estuvo PPPPPPPPPPPY
es:<etapa OPPRSPPYPPOP
es:<etapas PQQPOPPPPOQN
es:<etique OOPPPOPOPOPS
es:<euros PONOQePSQPOD
es:<evalua OMPPPPPOOPPK
es:<evento QPPPPOSOPPPI
es:<exacto QPPPPPPOQPPG
es:<exager OPPPPOPPPPPH
es:<examen RPPPPPPQPPOL
es:<excel PPPPPPPPPOPM
es:<excele POSPPPPRPPPO
es:<exige PPPPPOPPPPPY
es:<exigen PPPPPPPPPPPW
es:<existe QPQPPOOPPOO@
es:<expedi PNPRPOOOPPPQ
es:<experi PTPPPPPPPPPR
es:<explic OPPKPQNPPQQb
es:<expliq PPPPPPPPPPPS
es:<expo PPPPPPPPPPPL
es:<extint POPPPPPPPPPL
es:<extra PPPPRUPPPPPQ
es:<fabric QOPNPPPPPOMF
es:<facil ROPPPPPPPPPH
es:<facili PPPPPPPPPPPS
es:<factur PPPTOQOJPWOU
es:<faena PPPPPPPPPPPM
es:<falla POPPPPPPPOPI
es:<falta NOSPPOPPOOPT
es:<faltab POPPPPPPPPPN
es:<faltan PPOSQPOPPRPX
es:<faltar PP[PPPPPPPPS
es:<famili OOPPPQPRPPPT
es:<favor PPPTPMPPPRQa
es:<febrer PPPRPPSOPQRW
es:<fecha PLPPPQdQPPJD
es:<fechas PPPPPPPPPPPR
es:<felice QPPPPOPPPPPR
es:<felici OPNPPPPPPPPJ
es:<feliz PPPPPPPPPPPV
es:<fenome PPPPPPPPPPQK
es:<feo QPPPPPPPPPPV
es:<feria JOPOPQPPPPOJ
es:<fernan PPPPPPQPPPQS
es:<festiv ROPPPOOPPOPS
es:<fibra PTPPPPPPOPPJ
es:<ficha OOPVNPMIPOPO
es:<fichas PPPUPPVPPTPS
es:<ficher PPPPPPPPSPPO
es:<fierro OPPPYRPPPPPR
es:<fiesta PPPOPOPPPORT
es:<fija PPRPPVPPPPPR
es:<fijate PPPPPQPPP[PQ
es:<fijese POPPSPPPPPPR
es:<fijo ORPQPQOPPRPQ
es:<fila PYPPPPPPPPPV
es:<filtra PPPPPPPPQPPR
es:<filtro OPPPPQPPNPPM
es:<fin PQPOPOPOPPPX
es:<fina PQPPPPPPPPPK
es:<final PPPONPPNQOPN
es:<finale PQPPPPOPPPOS
es:<financ PQPPPXPOOQPN
es:<finanz OPPPPRPPPPPP
es:<finca MLPOPPPOPNPN
es:<fines PPPPPPPPPOQS
es:<firma QJPOYNPQPOOU
es:<firmad OPPQPPPPPQQY
es:<firmam PPPOPPPPPOMS
es:<firmar OPPOQPPOPOSV
es:<firmas POPQmOPSPUPN
es:<firme QPPPPOPPPQPS
es:<firmo PQPSPNPOPSS[
es:<fiscal PPPROPPPPSPQ
es:<flete QSPPPkPRPPPU
es:<flor PPPPPPPPPQPS
es:<flujo PRPOPPPPPPVK
es:<follet PNPPPMPPPPPU
es:<fondo QKPPPPPPPOPY
es:<forma PPPPPPPPPRPU
es:<formac PUPNPQPLNPOJ
es:<formas POPPPPPPPPPK
es:<format OMPQPNPPPQQS
es:<formul OMPQPRQXPTPL
es:<foto PPQPONOOPPP^
es:<fotos LPPPOPPPQPPN
es:<franqu POPOPNPPPOOP
es:<frasco PPPPPPPPPPPL
es:<frena OUOPPOPPPPPP
es:<frente PPPPPRPPPPPQ
es:<frio POPPPSPOPPPU
es:<fue RQKMEIORKMOE
es:<fuera ORPOPPOPPOPW
es:<fueran PPPPPPPPPPPX
es:<fueron PPPPPMPPPQP]
es:<fuerte POQPPPPPSPPP
es:<fui PPPPPOPPPPPT
es:<funcio TPPPNOPMPOQF
es:<fundas PPPPPPPSPPPV
es:<furgon PMPPPPPPQPPJ
es:<futbol PPPPPQPPPPPX
es:<gallet PRPQPPPPPPOP
es:<gallin PPPPPPPPPPPR
es:<gallo PPPPPPPPPPPT
es:<galpon PNPOPOPPPOPR
es:<ganas PPPPPPPPPPPU
es:<garant OQPQOOPSTQPV
es:<garraf POPPPPPPPPPN
es:<gas ONPOPNNOPOPD
es:<gasoil PVPPPOPPPOPQ
es:<gasoli TPPPPNPPPPPQ
es:<gasta XPPPPPPPPPPR
es:<gastad PPPPPPPPPPPW
es:<gastan PPPPPPPPPPPN
es:<gastar PPPPPPPPPPPT
es:<gasto SOPPPOPPPPPS
es:<gato POPOPKPOPNOO
es:<genera POOROPPJNPSE
es:<genial PPPPPPPPPPPN
es:<gente QPPMMJNPPKQV
es:<gerenc PSPPRPPPPPPR
es:<gestor OQPPQQPPPQPS
es:<gimnas PPPPPPPPOPPK
es:<gloria PPPSPPPPPRPO
es:<golpe PPPPPPPRPPPM
es:<gorda PPPPPPPPPQPR
es:<gordo PPPPPPPPPPPR
es:<gota [PPPPPPPPPPP
es:<grabac PPPPPNPPPPPS
es:<grabad POPPPPPPRPPL
es:<graban PPPSPPPQPSPQ
es:<grabar QQPPPOPPPPPM
es:<gracia PKOPPQPOQQOD
es:<gracie OOPPPPPPPPPK
es:<grande PQOPOOPOPPNV
es:<graniz PPPPPOPPPPPV
es:<grano PPPPPPPPPPPV
es:<gratis PRPPPNPPPMPT
es:<gringo PPPPPPPPPPPN
es:<gris PPPPPPPPPPPT
es:<gritar UPPPPPPPPPPT
es:<grua PPPPPPPPPPPW
es:<grupo UPPQPPOOPSPW
es:<grupos OPPPPQOWPPPP
es:<guante PRPNPNPPPNPV
es:<guarda WMPPPMPPPPNK
es:<guarde PPPPPPPPPPPM
es:<guayaq PPPPPPTQPPPS
es:<gusta PPPQOPOOPQPH
es:<gustad PUPPPPPPPPPR
es:<gustan PQPPPPPPPPPT
es:<gustar QK[QNOPQPRQO
es:<guste RSPPPPPPPPPI
es:<gusto QPPOOQPPPOOK
es:<ha SONNQRQTPLNM
es:<habeis PPNOOQONOOOM
es:<haber PPPPPPPPPPPS
es:<habia OPPNPQPQPOPO
es:<habiam PRPPPPPPPPPN
es:<habile PPPPPPQPPPPL
es:<habita PPPPPPPPPPPV
es:<habla PMOKOOPQOPO>
es:<hablam OOPOPQOMPPRN
es:<hablan PPPNMPPPPOPP
es:<hablar PQMPQPPPQIM@
es:<hablas PPPPQPPPPQOM
es:<hable PPPPPPPPQPPV
es:<hablo IPOQPQPOKOQG
es:<habra PPPPPPPPPPPW
es:<habria NPSNOQPPQNPI
es:<hace QOPPOSPPPPN[
es:<haceis PPPQPPPPPSP[
es:<hacemo MHPQQOPSPQ_>
es:<hacen KONNOANQPJOB
es:<hacer KUOWPPPPPTPQ
es:<hacerl PVPQPOPPPQPM
es:<haces PPPPROPPPPPL
es:<hacia QPPPPOPPPPPS
es:<hacian OPPPPPPPPPPM
es:<haga POSQPQPOPQPQ
es:<hagamo PNPOPOPOPQXU
es:<hago QRPQOOPQPSTS
es:<hambre PPPPPPPPPPPS
es:<han NNOMOLPPPRGI
es:<haria OSOPPQPPPPPS
es:<harian PPPPPPPTPPPR
es:<harina PPPPQPPPPPPM
es:<harto PPPPPPPPSPPM
es:<has PQOPSPPNPPOS
es:<hasta UNPNNQOTPPOX
es:<hay QUPQNMQPOQOP
es:<haya VPOPPOOPPPPL
es:<haz POPPPPPPPNTP
es:<hazme PPPRPPPPPQPR
es:<he PPPPOQOOPPO]
es:<hecha PPPPPPPPROQP
es:<hecho PPOPONNPOPON
es:<hechos PPPPPPPPQPPJ
es:<hectar QPPPPQQSPOPN
es:<helade POPPPPPPPPPU
es:<helado OOPOPPPPPPRM
es:<hemos PPPKPPPPPLPU
es:<herman QMOPQGPPPPOM
es:<hermos PPPPPPPPPPPU
es:<hernan OPPPPOPPPPPJ
es:<herram NOPPPPPPPPPJ
es:<hicier NLQQPOPOPRPS
es:<hielo OPPRPPPQPQPR
es:<hija ONPPPPPPPPPX
es:<hijo PJPPPPPNPPPR
es:<histor PGPPPOPOOPPJ
es:<hizo PPPOPOPPPPPK
es:<hoja RPPSPMPOPQPV
es:<hola NPOOPOOQPOPI
es:<hombre GRPLPQPMOOPE
es:<homolo PRPPPPPPPPPL
es:<honora POPPUWPPPPPT
es:<hora PPOOKNOOPPOP
es:<horari PQPPPPPOSPOI
es:<horas RRRRKPHJRKMQ
es:<hospit POPOPPPOPOOS
es:<hotel PQPPQNPRPPOS
es:<hoy ?BOQIOOPPQN/
es:<hubier QOPPPPPPPPPV
es:<hubo PUPOPMPOPPOI
es:<hueco PPPPPPPPPQTP
es:<huele PPPPPPPPPPPM
es:<huella OOONPNPPPOPM
es:<huespe QPPPPPPPPPPU
es:<humano PPPPPPPPPPPT
es:<humo PTPPPPPPPPPR
es:<iba POPPPOPPPPPR
es:<idea RQOPPRPOPPPM
es:<idioma ROPPPQPPSPPL
es:<ido VOOPOOPOPOPO
es:<igual OUPOOOONPQPW
es:<iguale PPTPPPPPPPPQ
es:<iguali OTPOPPPPPPPQ
es:<igv POPRPTPPPRPO
es:<imagen OSPPPPPPPPPO
es:<imagin POPMOMOLPNOO
es:<impeca PPPPPPPPPPPS
es:<import OMPOPPPOPOPH
es:<impres OPPPPOPPPPPL
es:<imprim PQPRPNPPNRPN
es:<inaki PPPPPPPPPPPN
es:<incide USPPPOPPPPPH
es:<inclui QRPRPWPPOOOL
es:<incluy PPPPPbORPQPV
es:<indica PQPPPPPPPPPU
es:<indice NPPPPQPPPPPQ
es:<indisc PPPPPPPPPPPI
es:<indust QPPPRPPPQPPH
es:<ines PPPPPQPPPPPV
es:<infant POPPPPPPPPPL
es:<inflac PPPPP]PPPPPR
es:<inform SOMQPPPPPPNY
es:<ingeni QOQNNPPJPOPI
es:<ingles OPPQPMPQPQOW
es:<ingres ROPPPPPPPPPP
es:<inscri PSPPPQPPPPPT
es:<inspec QQPOOOPOPPOM
es:<instal KPNPPXSePPOG
es:<instru QPPNPPPOPNPT
es:<integr PMRPPNPPPPPK
es:<intere OOTQPTQSOQN@
es:<intern JRPQQMPQPPS]
es:<invent PJPOPNOPPOPM
es:<invers OMPPSQPPPPOL
es:<invier POPOPROPPQPV
es:<invita POPOPPPRPPRE
es:<ir NSONPPMPPPRR
es:<irapua POPRPQPPPPPY
es:<iria PPPPPPPPPPUJ
es:<italia PPPPPPPPPPPM
es:<iva POPOMMPPPQPQ
es:<izquie OPPPPPPPPPPM
es:<ja PNPPPNPPPPP@
es:<jaja SKPHOPOKPQQ#
es:<jajaja SKRPPPPQTNP9
es:<jala VPPPPNPPPPPZ
es:<je OQPPPPRRPPPJ
es:<jefa PPPPPPPSOPPL
es:<jefe NQOPPPPOPPPM
es:<jose PPPOPPPPPPXQ
es:<joven PRPPPPPPPPPW
es:<jovene OSPPPRPPRPPP
es:<joya SPPPPPPPPPPO
es:<jubila POPPPPQPNPPU
es:<juegos ROPPPOPPPPPR
es:<jueves ONPVQOQWOOUG
es:<julian OPPOPOPOPPNM
es:<julio PQPPPPPPPPO[
es:<junio OSONQQPPPQOb
es:<junta PQOPPMPSPQSR
es:<juntam POQQPPPPPQMK
es:<juntan POPPOPMPPPOR
es:<juntas PPPOPPPPPPQS
es:<junto PPPPPNPPPPPS
es:<juntos PPQPPPPPPRUS
es:<juro SPPPPPPPPPPM
es:<justam OPPPPPPPPPPM
es:<justo PRPPPPNPPPPN
es:<kilo ROPPPWPPRPPT
es:<kilome QOPPPPPPPPPW
es:<kilos QPRKPPOOPPQV
es:<kilova [OPPPMPPPPPN
es:<kit RQPPPQPPQPPL
es:<la PMESMMONNRQQ
es:<labora PPPPPTPPQPPL
es:<lado OOPPPPPPPLOQ
es:<lados QOPRPPPRPPPM
es:<lament ROPPPPPPPPPM
es:<lamina PZPPPPPPPPPS
es:<larga QPPPPNPPPPPU
es:<largo NPPPPPPQPPPT
es:<las QQOSPHQPMPJY
es:<laser PPPPPPPUPPPK
es:<lastim PNPQPVPPPQPM
es:<late PPPPPPPPPPQR
es:<latera PPUPPPPPPPPI
es:<lava PPPPPPPPOPPH
es:<lavado PMPPPPPPPOQN
es:<lavand PLPPPPPOPPPI
es:<le QTTQNSNQQQP<
es:<lea PPPPPPPOPPPT
es:<lector PQPPPOPPPOOU
es:<lee OKPPPNPPPPPM
es:<leen PPPKPPPPPKQU
es:<leer MPPPPMPXPPPS
es:<lei PPPPPPPPPPPT
es:<lejos PNPPPPPPPPPP
es:<lena PPPPPPPPPPPV
es:<les ONNQEOOPNOO7
es:<letra POPPPQPRPPPP
es:<letras PPPXPPPPPWPS
es:<levant OOPKPKPPPPQR
es:<ley TPPPPPPPPPPO
es:<leyo OPPPPPPPPPPL
es:<libre TNPPOPPPPPPF
es:<libret PPPPPOPPPPPU
es:<licenc OOPOPOPOPOON
es:<licita PPPPQPPPPPPM
es:<lima PPPPROPPPPPS
es:<limite POPPPPPPPPPM
es:<limpia OPPPPPPPPPPV
es:<limpie PQPQPPPPPOPL
es:<limpio PPPPPPPPPPOW
es:<linda QPPPPPTPPPPP
es:<lindo SQPPPOPOQPPJ
es:<lindos PPPPPPPPPPPT
es:<linea PWPPPRPOOPPN
es:<lineas PPPPPPPPPPPS
es:<link PPPPPPPPPPPH
es:<liquid PPPPPPPPPPPM
es:<lista POPYKOOIPVSF
es:<listo PRPPPPQOPRPS
es:<litros PPRPPPPPPPPL
es:<llama SPPOPOPOOON^
es:<llamab OKOONLPLNOO9
es:<llamad POOPNOPQNOOG
es:<llaman PPPOPOPPPPRW
es:<llamar QUNOOMONPPPV
es:<llamas PPPPPPPPPPPS
es:<llame PQSOPPPPPOSQ
es:<llamo MSIOPRLPNNQ/
es:<llanta POPPPPPPPPPL
es:<llega QPNKOLQMQONK
es:<llegad PMPPPPPRPPPO
es:<llegam PUPQPPPQPQPS
es:<llegan POPPOQQOQPNS
es:<llegar NFPSPPPNPSNE
es:<llego QRPPORNNPQLT
es:<llegue PPPPPOPPPPPW
es:<llena PQPPQPPOPQPS
es:<llenas PPPOPPPSPOPO
es:<lleno PPPPPPQPPPP[
es:<lleva OOPQPQOPPPQJ
es:<llevab RPPPPPPPPPPG
es:<llevai QLOPPOOPPPPJ
es:<llevam KPROOPOOPOPH
es:<llevan POOPOPOOPQOT
es:<llevar OPQPOPPPPPPX
es:<lleve PPPPPPPNPPPR
es:<llevo QNPRPKPSPQQQ
es:<llorar PPPPPPPPPPPR
es:<lloro PPPPPPPPPPPS
es:<llovio PPPPPPPPPPPR
es:<llueve PPPPPPPPOPPV
es:<lluvia RNPPPOSPUPPN
es:<lo OKONUOPOPPSN
es:<local OPOPPOL[RQPG
es:<locale QPPPPPPXPPPS
es:<loco PPPPPPPPPPPV
es:<lona PPPPPPPPPPPN
es:<los NJKRKRQNNSQW
es:<losa PPPPPPSPPUPS
es:<lote PSPPPPPPPPPU
es:<lucas POPOPPPPPOQM
es:<luego POOPPJPMPPPV
es:<lujo RPPPPPQPPPPM
es:<luna PPPPPRPPPPPW
es:<lunes NPPMQHPKNPQO
es:<luz LMPPPJOOOPOR
es:<madre PNPPPPPOPOOL
es:<maestr PPPMPPPOOOPM
es:<mail PPPRPPPPPRPQ
es:<maite SRPPPPPPPPPQ
es:<mal PPPPPPPPPPO^
es:<mala POPQPOPPPPPY
es:<malla PPRPPPPPQPPH
es:<malo PQPPPPPPPOPH
es:<mama PNPQPPPPPOPO
es:<mamas PPPPPPPPPPPT
es:<manana KKP_NNPONVMO
es:<mancha PPPPPPPPPPPX
es:<manda POPSOOPPRPPK
es:<mandab PPPPPPPPPPPT
es:<mandad PVPPPPPPPPPP
es:<mandal OPPPPPPPPPTS
es:<mandam VOPdPLNPPUNW
es:<mandan PPPSPLPTPPMV
es:<mandar OQPRPQOPPOOX
es:<mandas ROPQPPPPPTPQ
es:<mande POPQPPPPPQPW
es:<mandel PPP^PPPPPZPR
es:<mandem PPPIPOPPPDPZ
es:<mando OEOYMPQPMRNE
es:<maneja HQNMPPPLPMPG
es:<manejo PPPPPPPPPPPN
es:<manera QOPPPOPUPPPK
es:<mano PMPOPLPPOPQX
es:<manolo POPPPPPPPPPI
es:<manos PPPOPPP^POPV
es:<manten ORPQOUOPOQPN
es:<mantie PQPPPSPPPQPQ
es:<manual PVPPPPPPPOPP
es:<maquin PPPQOOQPTQPK
es:<maravi QPPPPQPPUPPN
es:<marca QOPNOMPOPOPO
es:<marcar PQPPPPRSPPOQ
es:<marcas RPPPPRPPPPPL
es:<marcel PPPTPPPPPTPL
es:<marcha PPPQPPQNQPQO
es:<marco QPPNPONMOQRC
es:<margen PQPOPPPPPOPU
es:<marido PTPPQQPPPPPS
es:<marque RPPSPPPPPQPR
es:<martes SMOOJSPPPNON
es:<marzo MSPNPPQOPPU_
es:<mas OOQRMPOTRNIE
es:<mascot PPPPPPPPPPPN
es:<mate POPPPOPPPPPZ
es:<materi PPPPPRPPPPPP
es:<matric OOPPPOPPPPPN
es:<matriz PPPPPPPPPPRO
es:<mayo PQQOPNRPPQ[[
es:<mayor OOPPPPPPPPPS
es:<mayore PTPPPPPPPPPP
es:<mayori QPPPPSPPPPPM
es:<me MNQRTTLQNTR^
es:<mecani QOPPPPPPPPPM
es:<medell SPPPPPPPPPPI
es:<media PNPPOQPPNNPW
es:<mediad PPPPPRPRPPPP
es:<medias PQPPPPPPPPQS
es:<medici PPPPPPPPPPPT
es:<medico OPPOPPPQPOPU
es:<medida POPQPNPPPROO
es:<medido PPPPPOPPPPPU
es:<medimo PQTPPPPPPPMN
es:<medio QPOPQSQLPQPK
es:<medir PPPMPPPOPPQS
es:<mejor OPPPPPPPPPL?
es:<mejora NQVPPNPOPPPK
es:<mejore PPPPPPPPPPPK
es:<memori PPPPPPPRPPPS
es:<menos NNPLPLNTPNNN
es:<mensaj RPPNMQNOOOOM
es:<mensua PPPQPWNQRQQI
es:<mentir PPPPPSPPPPPR
es:<mercad QOPOPNPPPOOO
es:<merida POPPRPPPPPPM
es:<mes QRPPP]QUPMRA
es:<mesa SNPQQQPOPSPQ
es:<meses NRNQOTOPQQOI
es:<mete PPPPPPPPPPPV
es:<meter PPPPPPPSPPPW
es:<meteri PPPOPPQPPNPR
es:<meterl PPPPPPPPPPPT
es:<metien POPPPPPPPPPT
es:<meto PPPPPPPPSOPT
es:<metro TPPPPRPPQQQK
es:<metros PPPPPNOOPPPJ
es:<mexico TOPPPPPPPPPR
es:<mi QOOLQIPJNJOq
es:<mia PJQTPPPOPRWO
es:<miami POPPPPQPPPPS
es:<mide ORPPPPPPPPPP
es:<miedo PLPPPPPPPPPS
es:<mientr QPPPOPPPPPPT
es:<mierco KNPNMKPNMYRI
es:<migrac PPPPPOPPQPPR
es:<migrar POPPPPSPPPPR
es:<mijo PPPPPPPPPPPW
es:<mil N]JOPbPYRKE>
es:<milagr PQPPPPPPPPPR
es:<millon PROOPgPXPLO@
es:<minimo NPPOPNPPPOPP
es:<minuti OPPPPPPPPPPN
es:<minuto QMOMNROPPQQH
es:<mio OOPPPRQNOPNX
es:<mios UPPPPPPPPPPS
es:<mira MPPPSNPKOOQV
es:<miramo PRPOPOPQPQQN
es:<mirand NKPOOMPNPMQO
es:<mirar PPPMNPPNPOOL
es:<mirarl POPPQQPPPPPN
es:<mire QPPONNMQQOOD
es:<miren PNPPPPPPPPPN
es:<miro PRPPPLPPOPQT
es:<mis ROPQPLMPPPOb
es:<misa PPPQPRPPPQPT
es:<misma OOPPPQPPPNPU
es:<mismas PPPPPPPPPPPV
es:<mismo PPQPOQNPRQOL
es:<mitad WRPOQULPPOO^
es:<modelo PPPOPPPNOPPG
es:<modo PQPQPPPPOPPS
es:<modos PPPOPPPPPPPN
es:<modulo PKPPPPOSQPPS
es:<mojado PPPPPPPRPPRT
es:<molest OLOVPPQPPTPR
es:<moment POPPPPPPQPOE
es:<mono PPPPPPPPPPPV
es:<monta PPPOPPPTQPPJ
es:<montac PNPPPPPPPPPN
es:<montad PPPPPQUTPPON
es:<montaj NOPPQQQQPRPM
es:<montam PPPPPPPTPPTN
es:<montan PRPPPPPPPPPS
es:<montar PPPRPQPPPPPQ
es:<monter PPPPPOPPQPPT
es:<monto SPPPPPPPPPPO
es:<monton PNPPPPPPPPPK
es:<mostra PQOOPPPOQPRU
es:<moto PPPPPPPPQPPR
es:<motor OPPPPPPPPPPN
es:<motos PPPPPPPPPPPK
es:<mover PPPPPOPPPPPU
es:<movil QRONNRPOQMP?
es:<mozo [PPPPPPPPPPQ
es:<mucha ONPPPNPPPPPM
es:<muchac OPPPPMQPPOQ]
es:<muchas NQPOOROPPOPK
es:<muchis QPPPPQPPOPPL
es:<mucho OOPQNPQQOPOI
es:<muchos NQPOOQPOSOPJ
es:<muelle ROPPPOPPPPPM
es:<muerto PPPPPPPPPOQW
es:<muestr PPPRNKNQPPPJ
es:<mueve PPPPOOPPPOPS
es:<mueven SQPPPPPPPPPO
es:<muevo PPPPPOPPPPRS
es:<mujer PPPPPPPPNPQR
es:<multa PPPOPNPPPPPT
es:<mundo POOPPOPPPOQK
es:<munici RNPPPPPPPPPN
es:<murio PPPPPPPPPPPS
es:<musica PPPPPPPQPPPM
es:<muy NOQNPMRGQOPV
es:<nacion PVPPPQPPOPPO
es:<nada RQPPNQONOPN_
es:<nadie POPPQQSLPPPU
es:<nave PPPOPQPPONOT
es:<naves PPPPPPPRPPPP
es:<navida POPPPPWSPPPU
es:<necesi GMRPPMSPROO]
es:<negro TPPPPPPPPPPT
es:<nevera OPPPPPPRPOOR
es:<ni QOPNKKQONMO^
es:<nieto PPPPPPPSPPPR
es:<ningun OPPOPJPPQNP[
es:<nino PNPOPOPPPOPR
es:<ninos PMPPPIPPOPPW
es:<nivel PPPPPPPPPPPK
es:<no HQRNMPNMMOJV
es:<noche ORONQNPNOQPa
es:<noches PNPPPOPQPPPS
es:<nomas PPPPPPPROPQe
es:<nombre LPPPPQPOPPPT
es:<nomina QOPNOQPPPPPF
es:<norma PPPPPOPPPPPL
es:<normal NQPPPPPOPPP[
es:<norte PPPPPPPPPQRM
es:<nos OQPROQPSPRMZ
es:<nosotr TQOQLQPOXOM;
es:<nota PPQPOOPNPPOC
es:<notari POPPPPPPRPPJ
es:<notici ROPPPPPaTPPL
es:<noveci OQPOPUPWPPPK
es:<novent QOOQQYPRPONM
es:<noviem QOPQPNRPPMMa
es:<nube POPOPOPPPOPJ
es:<nuestr TROLOQMLRNR@
es:<nueva NQPQPPPMQPOJ
es:<nuevas RQPPPPPPPPPQ
es:<nueve CQPPOSPPQPOP
es:<nuevo PPPOPRPNPPPK
es:<nuevos PQPPPPPOPPPL
es:<numero PSMPLONKPRPM
es:<nunca PQPPMPOQPPQQ
es:<nutric PPPPPPPPPPTL
es:<o RLOOTWPRPPL~
es:<obliga PQQPPQOPPPPS
es:<obra PFPQOPPPPOQP
es:<ochent PQQLPRPPPPOL
es:<ocho PPRQQWMYROOH
es:<ochoci PVPOPQPOPOPK
es:<octubr PPPOOKRPOVO[
es:<ocupo PPPQPPPPPPPT
es:<ofelia PPPPPPPPPPPM
es:<oferta MWPOOPPPOOPH
es:<oficia PRPPPRPPPPPP
es:<oficin OCOTPOJNOROR
es:<ofrece QTPOPOPNNNPD
es:<ofreci POPPQUPQOPPQ
es:<oiga POPOPOPPPPPV
es:<oir OQPOPPSPPPPL
es:<ojala RPPOPOPPPPPS
es:<ojo PNPPPPPPPOPJ
es:<ok PSPPPQPQPPPV
es:<okey PPPPPPPPQPPS
es:<olor PPPPPPPPPPPN
es:<olvida POPOPPPPPOPS
es:<olvide PVPPPPPPPPPP
es:<once OPOPOPMQOQPG
es:<onda WPPPPSPPPPOU
es:<opcion ONOQPOPLPONH
es:<operac POPORPPSPPPS
es:<operad PSPPPQPPPPPP
es:<operar ^OPPPPPPPPQO
es:<opina PQPPRPPOOPPO
es:<opinio PPPPPPPPPPPS
es:<oportu PTPPPPPPPPPM
es:<optica PPPPPPPPOPPM
es:<orale PPPPPPPPPPPR
es:<orden OPPTRQNQPTMP
es:<ordena OQPOPSPPPNPR
es:<ordene PQPPPPPPPPPR
es:<organi POPPOOPPPPPS
es:<orgull OOPPPPPPPPPI
es:<oro PQPPPPPPPPPU
es:<os OQOPLQPPRPP3
es:<oscar PQPPQQPPPPPT
es:<otono PRQPPPPPPPPP
es:<otra QSLOOQPOOPPV
es:<otras PONPMONPOQPZ
es:<otro PQOPMOPQPPAV
es:<otros KPPPPOMMPQPR
es:<oye QNPPOPPPNPOU
es:<pa POPPPPPPPPPV
es:<pacien QEQPPQPOQPPT
es:<paco PPPPPPPPPPPN
es:<padre PPPPPNPQPPPR
es:<padres POPRPPOPPRPP
es:<paga QQPOP]MPPOLN
es:<pagado PQQPPSPPPPRP
es:<pagamo OQPPPTPPPPRV
es:<pagan NMPPOOPOPPPM
es:<pagand PPPPSNPPTPPS
es:<pagar RPPPO_QOPMP^
es:<pagari PUPPPNPPPPPS
es:<pagina PLPPPLPOPPPN
es:<pago POPPPZMPPQP^
es:<pagos QOSPPQPPPPPO
es:<pague RPPPPQPPPPPO
es:<pais POPPPPPPPPPL
es:<palabr POPQRPPQPQOW
es:<pan QPPOPNPPPOPW
es:<panade OPPPPPPPPPPN
es:<panel PVPPPPPPOPQL
es:<panele POPPPPPPPPPL
es:<pantal PKQFOLIDOQRA
es:<papa NPPPPPPPOPPK
es:<papas OPPPPPPROPQX
es:<papel OPPPOQOPPPLV
es:<papele PPPOPNQPPTPa
es:<paquet OPQPPTPOOPPP
es:<paquit PPPPPPPPPPPW
es:<par PPPPPPPPPPPH
es:<para PRQQLSVQPPOU
es:<parada OPPPPQOPPPPV
es:<parar PSPPPPQPPPPR
es:<parece PRSRORLNPPNI
es:<pareci ZUPNOQOMPLOV
es:<pared PNRPPPPPPPPG
es:<pareja SQPPPPPPPPPW
es:<pareji QPPPPPPPPPPS
es:<parejo POPPPPPSPPPN
es:<paro POPPPPPPPPPN
es:<parque PPPPPOPPPPPR
es:<parte PQPQPPPOPRKF
es:<partes NPPPPPPPPOPV
es:<partic PPPPJOPOPPPS
es:<partid POPNPOPPPNQU
es:<partir MTPPPDPQQPPP
es:<pasa PNPJPOOGPMQO
es:<pasada PPPPPPPPPPPU
es:<pasado OPOQPMOQPPPY
es:<pasame PPPXPOPPPSSR
es:<pasamo QPPPPPQPPPRU
es:<pasand SSPPPPPPPQPQ
es:<pasano PPPTPPPPPTOR
es:<pasar ORPMPMPOPNPJ
es:<pasarl POPPRPPPPPPP
es:<pasas PPPPQPPPQQOI
es:<pase POPMQPPPPPOP
es:<pasill PRPPPPOPPOPY
es:<paso QMPPPLPPQPP8
es:<patio PPPPQPQOPPPJ
es:<patric RRPPPPPPPPQO
es:<patron POPRPPPPPPQS
es:<paz PPPPPPPPPPPT
es:<pdf POPRPOOPQPPP
es:<pedi PPPPPPPPPPPT
es:<pedimo PPPTPPPPPTPW
es:<pedir PPPOPOPOPOPX
es:<pediri PPKPPNOPPPP^
es:<pedirl PPPXPPPPPPPQ
es:<pega PTPPPPPPPPPQ
es:<pegada PPPPPPPPPPPT
es:<pegado PPPPPPPPPPPU
es:<pelea PPPPOPPPPPPW
es:<pelean PPPPPSPPPPPS
es:<pelear PPPPPPPPRPPO
es:<peleas PPPPPPPPPPPT
es:<peleo PRPPPPTPPPPP
es:<pelicu PPPPPPPPPPPW
es:<pena OPPQPOOOPPPF
es:<penali POPPPWPPUPPM
es:<pensad PPPOPPRPOQPT
es:<pensan PPPOVPQPPPPQ
es:<pensar PQPPPPP]PPPR
es:<pense PPOPPPPPPPPR
es:<penso PPPPPPPdPPPO
es:<peor PQPPPOPPPPOV
es:<pequen PPPPPPPPPPPN
es:<perder POPRPPPPPRPW
es:<perdid RPPPPPPPPSPV
es:<perdim PPPPPPPPPPPW
es:<perdio PPPPPPPPPPPL
es:<perdon PPOPOQOOOPOT
es:<perfec PLOPPPPOQOO@
es:<period PPPPPQPPPPP[
es:<perito POPQPPPPPPPN
es:<perman PSPPPMPPPPPL
es:<permis PHPQPPPPPQOC
es:<permit PPPPPRPPPPPS
es:<pero HQRQONNQOUPb
es:<perro PRPPOPPPPPOU
es:<perros PPPPPPPQPPPR
es:<persig PPPPPPPPPPPT
es:<person NPPOONNORNNI
es:<pesa POSPSOPPPPPS
es:<pesado SPPPPPPPPPPP
es:<pescad SPPPPPPPPPPR
es:<peso PNPPPNPPPPNP
es:<pesos QQOOO_POSOOB
es:<pibe PPPPPPPPPPPU
es:<pica POPQPPPPPQQM
es:<pico PPPPPPPPPPPY
es:<pida PPPSPPPPQPPK
es:<pide PPPPPPPOQQPe
es:<piden OPPYOPPRPUNY
es:<pidien RPPPPPPPPPPT
es:<pido PQPPPOPPLPPL
es:<pie PPPRPPPPPPPQ
es:<piedra PPPOPPPPPOPT
es:<piensa QVPPOQPPPPPG
es:<piense PPPPPRPPPPPQ
es:<pienso PPPPPPPPPPPR
es:<pierda PPPOPSPPPPPP
es:<pierde NOQPPLPPPPPM
es:<pierdo PRPPPPPPPPPK
es:<pieza OOPPPPPPPPPM
es:<piezas UNPQPPPPPQPL
es:<pila PPPTPPPPPRPS
es:<pilar QPPPPPPPPPPI
es:<pillo OMPPPPPPPPPJ
es:<piloto RPPPPOPQPPPP
es:<pinta PPUTPPOPPUPT
es:<piso OPPOOOPQPQQN
es:<pizarr PPPPPPPQPOPS
es:<placa ROPPPRPPSPPJ
es:<plan PQPPQTPPPPPI
es:<planch RPPPPPPPPPPO
es:<plano OOPPPPPOPPOI
es:<planos PPPPPPPPPPPT
es:<planta PQNOOPSNPMSQ
es:<planti PNQPOOPPQPPE
es:<planto PPPPPPSPPPPS
es:<plasti PPPQPQOPPPPX
es:<plata POPPPQQSPPP^
es:<plataf PMPOPOPNPPPJ
es:<platic MOPPPPPMPOPD
es:<platiq OPPPPPPOPPPK
es:<playa PPPPPPPPPPPS
es:<plaza POPPROPPPPPH
es:<plazo PQPPOPVOPPOK
es:<plazos PPPPPNPOPOPT
es:<plena PNTPPPPPPPPU
es:<pleno POPPPNPPPPPQ
es:<pliego PPPPPNPPPPPV
es:<plus PPPPPPPPPPPL
es:<pobre QOPPPPPPOPPH
es:<pobrec POPPPPPPPPPK
es:<poco PJPNOOIHNRRJ
es:<pocos PPPPPPPPOPPJ
es:<podeis PPPPPRPPPQPP
es:<podemo KcPQPROPOQQE
es:<poder RPPOPPPPPOPX
es:<podes PQPPPOPPPPPI
es:<podido ONPPQPPSPPPM
es:<podria MXPPOSOPRQS8
es:<poliza OPORPPPMOQQG
es:<pollo PPPPPPPPPPPY
es:<polvo PPPPPSPPPPPU
es:<pondri OPQOROPOPPPI
es:<pone POPPPPPORPUU
es:<ponemo RPPPPQQPSPPE
es:<ponen PRPPPRPPPOO]
es:<poner QSOQORPPPPQP
es:<ponerl PPPRPOSPQQPN
es:<pones ORPPPPPPPPPT
es:<ponga PPPPPQPPPPPU
es:<pongal PPPQQPPPPPPR
es:<pongo POPNOQQQPOPU
es:<ponme PQPRPQPTPQOP
es:<poquit PNQPPPPPPPPP
es:<por MVKQPQNNNPMI
es:<porcen POPPPMPPPPPP
es:<porfa PPPZPPPPPZPT
es:<porque PNPORNRNOOPv
es:<portal OPPNPPPNPNPK
es:<porter PPP[PPPPPVPQ
es:<practi PPPPPPPPPPOM
es:<precio NOPQPPNPSMOP
es:<precis POUPPPPPPPPR
es:<prefie PQPPPNPPPPPF
es:<pregun KOQPPPMRQQQX
es:<prenda QOPPPOPPQPPT
es:<prende PPPPPPPPPPPM
es:<prendi PPPOPPPPPPPN
es:<preocu PMOQPOQQOPPT
es:<prepar OOPSPQONPMZI
es:<presen LQOTPMLQPXUL
es:<presid PPPPOPPPPOPS
es:<presta QPPPROPPPOPP
es:<presup KKPPPNPPOPPF
es:<prima NTPPPRPPNPPO
es:<primav PYPPPPPPPPPS
es:<primer QQONQSRSQNOU
es:<primo POPPPPPPNPOS
es:<princi NNPPPORPOOPM
es:<prisa POPPPOPPOPPL
es:<probad P]POPPPPPOQO
es:<probam PQPQPPPPPQSM
es:<probar OLPPPOPXPQZG
es:<probas POPPPPPPPPPM
es:<probe PPPPPPPPPPPS
es:<proble KOPPPOPPPOPE
es:<probo SPPPPPPPPPPK
es:<proces PRPPQPRPPPPO
es:<produc OTOPOPPOPPPI
es:<profe OOPPPPPPPPPN
es:<profes OQPPPPPQPPPS
es:<profor PPPNPPPOSO[U
es:<progra OMLNPMQQPMOQ
es:<promet OOPPPNPPPPPS
es:<promoc PRPPPPPPPPPM
es:<pronto PPPSPPXPPPPO
es:<propio OQPOPPPQPNPN
es:<propon QNPOPPPORNQL
es:<propue OQNSKRGSPQP>
es:<protoc PSPPPPPPPPPL
es:<provee PPPPPLPPOPPL
es:<provin SQPPPOPPPPPR
es:<proxim NPPPOMPVPQPT
es:<proyec PPPPRUPVPPPO
es:<prueba TOPPOPNSQQT?
es:<public POPPQLPPPPPT
es:<pudier QPPPQMOOPOPM
es:<pudist PPPPPPPPPPPK
es:<pudo PQPPPPPPPPPM
es:<pueblo NMPPPOPPNPPJ
es:<pueda PQPQPNPSPPPW
es:<puede OVLQMUPRQNM;
es:<pueden OQPPOLPPPPPO
es:<puedes PQPPPPQPPPPN
es:<puedo PbOMPPOQO<Q8
es:<puente MOPPPOOPPPPN
es:<puerta NPPMPOPPPPRK
es:<pues PMPPNRFOPOQ[
es:<puesta OPPOPSPOPPQK
es:<puesto QOPMPOPPOLPY
es:<punta OUPPPPPPPPPR
es:<puntit POPPPPPPQPPJ
es:<punto OPPPPPPPPPPN
es:<puntos OQPPPOPPPPPK
es:<puntua ORQPPPPPPRPP
es:<pura PPPPPPPPPPPK
es:<puro OSPPPMPRPPOM
es:<pusier PPQPPLPPPPOY
es:<puso PPPPPOPPPPOS
es:<que QPONOJPNSOM]
es:<quechu UPPPPPPPPPPQ
es:<queda OQPPPSLPQQII
es:<quedab PPPQPPPPPPPN
es:<quedad PPPPPPPPPPPI
es:<quedam OEPPOPPPPHQC
es:<quedan NPPPPMPPONPM
es:<quedar QSPPOVPMRPPN
es:<quedo RPOQPOOOPQOX
es:<quejan PPPPPPPPPPPS
es:<querai QOPPPPPPPPQH
es:<querem PPPPPOPcPPP[
es:<queres PPPPPPPPSPPR
es:<queria OQNNOQQPLOO<
es:<querri POPPPPPRPPPM
es:<queso POPPPPPPPPPN
es:<quien FJLOfONPPMOV
es:<quiene PMPPPOPPPPPM
es:<quiera SOPQPOOOPQNL
es:<quiere OQPQLPOSQPRJ
es:<quiero ORPSNJPQOOPV
es:<quince OPPSOQPSOURJ
es:<quinie SQPPOOPPPPQE
es:<quinto TPPPPPPPPPPS
es:<quisie POTPPOPPPPPV
es:<quita PPPPPOPPPLPV
es:<quitad PRPPPPPPPPPN
es:<quitam PPPQPQPPPQPR
es:<quitar RQPOPQPPPQPP
es:<quito NOPNPQRRQPPI
es:<radio OOPOPPPPPPPS
es:<ramiro PPPPPRPRPPPL
es:<rampa PPPNPPPPPOMK
es:<rancho PPPPPPPPPOPR
es:<rapidi PPPPPPPPPPPT
es:<rapido PQPOPPOPPOPN
es:<ratito PPPPPPPPPPPI
es:<rato PNPPQOPPRPPU
es:<razon POPPNQPOPPPJ
es:<real PPSPPOPPPPPO
es:<rebaja POPPPOPPPPPL
es:<recarg TNPPPRPRPPPH
es:<recepc OPPPPNPQPPPR
es:<receta QPPPPPPPPPOU
es:<recibe POPPPOPRPOPJ
es:<recibi OOPOPPPPPOPC
es:<recibo SPPQPPPPNPOM
es:<reclam PQPPPOPPPPPT
es:<recoge OPPQPOPPPPPM
es:<recogi PQPQPRPRPQPR
es:<recojo PRPZPPPPPRPK
es:<recome PSPOOPPPPOSO
es:<recono PPPPPOORSPP]
es:<record UOPQPOOOUQPG
es:<rector PPPPPPPOPPUW
es:<recuer POPPPSPRPPPN
es:<recupe PRPPPQPPPPPJ
es:<recurs POPPPQPUPPPS
es:<red QPPOPNOPPPPL
es:<refacc PPPPPPPPPPPW
es:<refere PPPPPPPPPPPL
es:<regalo PPPPPTPXPOPQ
es:<region PRPPPPPPPPPJ
es:<regist PMOQPLOOPQPR
es:<regla PPPPPPPPPPPS
es:<regres PRPOPOPQOOUL
es:<regula PPPOPPPPRPPQ
es:<rellen PNPPPPPPPPPL
es:<reloj PPPPPPPPQPPM
es:<renova QPPQRTQPLPPD
es:<renta PPPPPPPQQPOI
es:<rentin POPPPQPPPQPL
es:<renuev POPRVPQQPPPR
es:<repart SLPPPLPPPPPO
es:<repasa POPPPPPPPPNO
es:<repeti PPPOPPPOPOOJ
es:<repone PPPPPUPPPPPN
es:<report OROOOPPLOPPI
es:<repues PPPPPVPPPPPW
es:<requis PPRPPPPPPPPR
es:<reserv QPPOPSOPPORQ
es:<reside POPOPOPPPNPN
es:<resist PPPPPPPPPPPJ
es:<resolv PPPPOOPPPPOT
es:<respal PTPPPPPPOPPM
es:<respet QOPPPPPPPPPV
es:<respir PPPPPPPQPPPT
es:<respon QNPSPOPOPROW
es:<respue OQPSPQPOPPUO
es:<restau PPPPPPP_PPRP
es:<resto SPPOPPPPRPPT
es:<resuel LPPQPTONSPQK
es:<result SNPPPOPPPPOR
es:<resume OPPPPPPOPPPN
es:<retira PPPPPPSPSPPO
es:<reunio OPOPOPPVP]XW
es:<revent PPPPPPPPPPPR
es:<revisa RNPOPOPMPORC
es:<revise PPPPPPPPOPPK
es:<revisi PPPPPQPPPPPK
es:<reyes PPPPPOPPPPPS
es:<riesgo OPPPPPPROPPH
es:<rio PPPPPPPPPPPN
es:<risa PPPSPOPRPQPS
es:<roban PPPPPPPPPPPS
es:<robo PPPPPPPPPPPR
es:<rodado PPPPPPPPPPRQ
es:<rodill WPPNPPPPPMPU
es:<rojo PQOPPNPPPPPH
es:<rompe PPPPPPPPPPPT
es:<romper PPPPPPPPPPPR
es:<ronda PPPOPPPVPNUR
es:<ropa PPPPPPPRPPPU
es:<rosa OQPPPPPPPPPR
es:<rosari PXPPPQPPQPPX
es:<roto PPPPPOPPPPPL
es:<ruben PPPPPPPPPRPJ
es:<ruedas POPPPPPPPPRN
es:<ruido PPPNPOOPPMQW
es:<ruta PPPPPPQQOONO
es:<sabado PMQQPIPROSQP
es:<sabana OPPQPPPPPPPV
es:<sabe LIPOPNPPPMNc
es:<sabeis OPPPPPPRPPPK
es:<sabemo OPPOPPPPPPPN
es:<saben PPPPPPPPPPPU
es:<saber OQMLPOPNPKPI
es:<saberl PPPPPPPRPPPN
es:<sabes POPPPPPPPPPN
es:<sabia OOPPPPPPPPPN
es:<sabria P]PPPPPPPPPM
es:<saca QPPPPLOOPPPV
es:<sacan POPRPSPPPRPP
es:<sacar PPPPPPPPNPPU
es:<saco PPPOPOPPPPPY
es:<sal PPPPPPPPPPPR
es:<sala OOPNPPPPPOPO
es:<salas PVPPPPPPOPPM
es:<saldri PPPPP^PPPPPO
es:<sale TOPPMXPLOOIS
es:<salen PPQQPPPPOQPW
es:<salga PPPPPOPPPMPN
es:<salgan PPPQPPPPPQPS
es:<salgo PPPPPPSOPPPR
es:<salia TPPPPPPPPPPN
es:<salier UPPPPPPPPPPU
es:<salimo PPPPPRPTPPPP
es:<salio QRPOOONQPNPS
es:<salir PPPQPPPPPQPT
es:<salud OOPPPOPPPPPM
es:<saluda PPPPPPPPPPPJ
es:<salvo POPPPPPPNPPM
es:<san PPPKOLRPPOTU
es:<sanita PPPPRPPPPPPP
es:<santa POPPPMQQPPPY
es:<santia OOPPPPPPPPPL
es:<saque UOPPPPPPQPPL
es:<se RSMPLRPPPOQT
es:<sea QQPOPNQNQOOU
es:<sean SPPPPTPPPPPO
es:<sebast PPPPPPPVPPRR
es:<seca PPPPPPPPPPPN
es:<secret PPPPPOPPPPPZ
es:<sector OSQPPOPPPPPN
es:<sede QNPPPPPRPQON
es:<sedes PPPQPSPTPRPT
es:<seguid PRPPPPPPQPPW
es:<seguim POPPQQPfPPON
es:<seguir PVPPPPPPOPPK
es:<segun PPPOOPPOQOPN
es:<segund QOPQQPPYQSOW
es:<seguri PQPSPPPPPPPR
es:<seguro QPLOPNNMPOPA
es:<seis QORQPUPSRPPC
es:<seisci ORPPPTPSQPPK
es:<selecc ONPPSPPPPPPN
es:<sellad POPPPOPPPPPK
es:<sello PPPPPPPPPPPR
es:<semafo PPPPPPPPPPPR
es:<semana LQNTRMQUPQQE
es:<semest RRPQPRPQOQOU
es:<sena PQPRPPPOOPPQ
es:<senal RPPRPPPPPQPU
es:<sencil PXPPPOPPPQPG
es:<senor PLPOPPPPPPPP
es:<senora OOPQPLQPPQQS
es:<senori PPPPPPPPPPQ_
es:<sensor QPPQPPPPQQPH
es:<sentad QPPQPPPPPSPV
es:<sentam PPPPPPPPPPQM
es:<sentid PQPPPOPPPPQN
es:<sepa PPPPUPPPPPPP
es:<separa OPPQQPPRPPPU
es:<sepas PPPPPPPPRPPR
es:<septie PPPOPPXPPPQW
es:<ser POQPPOQLPPOR
es:<sera POPPPPPPPOPW
es:<seria PPPUPRQRQQPR
es:<serian PKPPOOPPPOPI
es:<serio POOOPMPPPPPL
es:<serios PQPRPPTPOPPL
es:<servic SSQMOPOOPNPB
es:<servid QRPPPOPOPPMO
es:<servir PPPOPPPPPNRQ
es:<sesent POPRQTMQQPNI
es:<sesion OQPQOLPQPQPG
es:<seteci PMPPPPPPPPPP
es:<setent QOPOPPPPPQPR
es:<si QOQRMSGQQRPV
es:<sido ZOPPPPPPPPPR
es:<siembr PPPPPPPPPPPR
es:<siempr NLPPOOOQNQRS
es:<siendo PPPPPNPPPPPU
es:<sienta PPPPPPPPPPPT
es:<siente POPPPPPRPPPO
es:<siento KTPPQPPOOPPF
es:<siesta PPPOPPPPPNPU
es:<siete OQPPOPPRQPOM
es:<siga PPPPPPPPPPPZ
es:<sigue KPOPQPPUQPOM
es:<siguen PNPPPPPQPPPR
es:<siguie PNPOPNPOPNRQ
es:<siigo PPPPPPPPPPPL
es:<silenc ROPPPOPPQPPU
es:<silla RPPQPPPPWQPV
es:<sillas POPPPPPPPPPT
es:<sillon UOPPPQPQPPPP
es:<silo RPPPPPPPPPPR
es:<silvia POPPPPPUPPPM
es:<simpat PPPPPPPPPPPR
es:<simple PPPPPPPPPPPS
es:<simula QOPPPOOPPPQJ
es:<sin VNPOPSQPNNO?
es:<sincro VPPPPPPPPPPJ
es:<sindic PPPPPPPPPPPV
es:<sinies OQPQPOPPPPPI
es:<sirva YOPPPPPPPPPO
es:<sirve OPPONNOPMNPU
es:<sirven PPPPPPPPPPPX
es:<sistem PMPQOPPHPQOM
es:<sitio POSOPPQPPPOR
es:<sobra QNPPPPPTPPPR
es:<sobre PLPOPPNPPNPJ
es:<sobrin PPPPPPPPPPPV
es:<socia PPPQUOPSPQPK
es:<socio PPPPSPNMPPOS
es:<socios POPJQNPPPLPT
es:<sol QQPPOOPPPPP_
es:<sola ROPPPPPPQPPP
es:<solare POPPPPPPPPPN
es:<solas PPPPPPRPPPPS
es:<soles PQPPPMOPPPPG
es:<solici POPPQPRRPPOL
es:<solito SPPPPPPPPPPL
es:<solo OPPOPPMOONOD
es:<solos POPPPOPPPPPS
es:<sombra PPPPPPPPPPPN
es:<somos OQPOOPPMNLPK
es:<son NNQOQNPSTKOF
es:<sonaba PPPPPPPPPPPR
es:<sopa PPPPPPPQPPRO
es:<soport POPMPPPOPPPH
es:<sorpre PRPPPNPPPPPR
es:<soy IPOOMPPQNOPC
es:<stock RPPPPQPPPPPR
es:<su RJNOYKQKQNQK
es:<sube QPPPPRPNPQOH
es:<suben ROPPPPPPPWQN
es:<subier PPPPPRPPPOPT
es:<subir PQPPPQOPQQRM
es:<subo PMPTPOOOPOWG
es:<subven PPPPRSPROPSJ
es:<sucurs POPPPPPRPPPM
es:<suegra PPPPPPPPPPPS
es:<sueldo PRPPSXPPPPPQ
es:<suele PPPPPPPPQPPC
es:<suelta POPPPPPRPPQG
es:<suelto PRPPPRPPPPPP
es:<suena ONPPPOPPPPPS
es:<sueno PPPPPPPPPOPR
es:<suma ]PPPPQPPPPPP
es:<sumamo PPPTPPPVPPSQ
es:<sumar PPPPPQPgPOPU
es:<super PSPPPOPPNPPX
es:<superi PPPPPPPRPPPN
es:<superv POPPPPPPPQXN
es:<sus POPRPMPPMQQI
es:<suscri PNRRPPPPPQOK
es:<susto PPPPPPPPPPPT
es:<suya POPPUOPRPPPL
es:<suyo PSPOPQPPPOPX
es:<tabla PPPQPPPPPPPT
es:<tabler OPPPPPPPPPPL
es:<tablet OYPPPPPOPPPJ
es:<tal TONQONNKRPP5
es:<talla SPPPPPPPPPPS
es:<taller QOOOOOPPRPPO
es:<tamano PPOPPRPRQPPK
es:<tambie QQPOPPPOOPRe
es:<tampoc PPPPPPPSPPPE
es:<tanque SLPPPOPQPPPS
es:<tanto PPPPPPPPPPRK
es:<tapa PPPPPOPPPPPS
es:<tarda POPPPPSNPPPO
es:<tardan PRPPPPQPPPPP
es:<tardar PVPPPPQPPPPQ
es:<tarde O@PMPMPOONOT
es:<tardes MNPPPPPPPPP=
es:<tarifa SRPPPQPPPPPP
es:<tarjet PPPMPPPPPQQG
es:<te QQQPKTORROS@
es:<techo POPPPPOPPRP]
es:<tecnic PQOSMPPOORM<
es:<tecnol PUPPOPPPPPPO
es:<tela PPPPPPPPPPOT
es:<tele PPPPPRPPPPPQ
es:<telefo OPPQONPPPPPT
es:<tema NPOPPOOMPPPE
es:<temper OPPPPOPPPPPL
es:<tempor NQPOOPPNOOPP
es:<tempra PPPQPOPPPPQX
es:<temuco PPPPPPPPPPPT
es:<tendra PPPQPPPSPQQW
es:<tendri NPYTQQOPOPOS
es:<teneis NLPQPOPOLPP?
es:<tenemo OPNVONONQRLA
es:<tener OPUSOOPOPRPV
es:<tenerl POPOPPTPPNQV
es:<tenes PQPPNMPNPPPG
es:<tenga PPPRPPPOPRP@
es:<tengai PPPNPPPPPPQR
es:<tengan PPPMPPPPPNOO
es:<tengo @NPPPPQPPPPl
es:<tenia PQPNOOPOPNPP
es:<tenian POPPPPPPPPPH
es:<tenido PPPPPOPOPPPK
es:<tercer PQPNPQPPMOPO
es:<tercio PPPPPPPPPPPL
es:<termin PPPMPLQPPLPQ
es:<terraz QPPPPPPPPPPM
es:<terren PPPQPQPOPQZJ
es:<tesore PPPPPPPPPPPR
es:<texto OPRPPOPPPPOM
es:<ti OPPOPPPPPPP^
es:<tia SQPQPPPPPTPQ
es:<ticket PSPPPPPPPPPL
es:<tiempo BOPPPOTOPQPO
es:<tienda PPOPPOPRPQPI
es:<tiene NKOPTJQPPONR
es:<tienen LLNLOMTQPPKN
es:<tienes QPPOPOOOOPO>
es:<timbre PPPSPPPPPSPQ
es:<tinca PPPQPPPQPTOS
es:<tintes PPPPPPPPPPPK
es:<tinto PPPPPPPPPPPS
es:<tira PPPOPPPPSPPM
es:<tiro QQPPPPPPPPPR
es:<toalla SPPPPPPPPPPQ
es:<toca QPPNPROQPRLU
es:<toda PRPOPOPOPOPS
es:<todas MSPQOPPNPQP]
es:<todavi GMPPNQPPOPP?
es:<todo PMNPPPPNPONY
es:<todos PQNROOPPPPPX
es:<toldo POPPPSPRPPPN
es:<toma POPPSOQOPPNR
es:<tomo PPTPPMPPPPPK
es:<tonela PNPPPPPPPOPS
es:<tono PPPPPOPPPPPM
es:<tope SPPNOVPPQPPI
es:<toque RPPPPPPPPPPV
es:<toro PVPPPPP[PPPS
es:<torre OPPQPPSPQQPU
es:<total POPPPOPPOPPM
es:<traba PSPPPPPPOPPL
es:<trabaj OPNJNOOMOJMJ
es:<traduc PPPPPPPPPPPR
es:<trae PKPMONPMOPOL
es:<traemo OOPPPOPPPPPL
es:<traen NPPPPOPPPPPI
es:<traer PPPPPPPOPPPN
es:<traes VPPQPPPPPPPS
es:<traete PVPPPPPPPOPT
es:<traia PPPPPRPPPPPT
es:<traiga PPPRPOPPQUPW
es:<traigo ONPPPPPOPPPQ
es:<traile PPPPPPPPPPPK
es:<tramit PPPPPOPQQPPT
es:<tranqu PPPNQPPOOPPF
es:<transf QPPPPPPPPPPV
es:<transp PPPPPQPPPOPJ
es:<trasla POPPPQPSPPPM
es:<trata PPPPPPPPPPPL
es:<tratan PRPPPPPPPPPS
es:<trato QPPPPPPSPPPP
es:<travie PPPPPPPPPRPQ
es:<treint PQPPPOPRPPPL
es:<tremen PPPSPVPOPOPP
es:<tres ORJPQLMPPQPW
es:<tresci NOOMPZPPRNOP
es:<trifas PRPPPPPPPPPP
es:<trimes OPPQPVPPPOON
es:<triple UOPPPPPPPPPO
es:<tu OQOOfJNPPSND
es:<tumba PPPPPPPPPPPT
es:<turist ORPPPPPPPPPO
es:<turno PPPPPNPPPQPO
es:<tus PPPPPPPPPPPM
es:<tuve PPPPPPPPPPPS
es:<tuvier QPSOPOPOPPQO
es:<tuvimo PPPPPOPPPOPY
es:<tuvo PRPPPPPPPPPJ
es:<tuyo PPPPPPPPPPPV
es:<ubicac QPQPPPPPPPPM
es:<uf PIPPPQPOPPPE
es:<ultima PPPOQPPPPQOH
es:<ultimo PRPPPJPOPPPM
es:<un OVKIOMKNMMQS
es:<una LULQIINPQPP]
es:<unas PLQPPOPNPPOV
es:<unica OVPPPPRRPPPR
es:<unico OPPPPJPPPPO]
es:<unicos POPPPPPPPPPM
es:<unidad QPPPPXPNOPPF
es:<unifor POPPPPPPPPPI
es:<univer PPPPPPPPROPS
es:<uno PQQRNQPPORO^
es:<unos KPNPPMPPPOPW
es:<urgenc PPPPPPPPRPPP
es:<usa TOOOPPPOPOOS
es:<usado MOPPPPPPPPPO
es:<usamos SPPPPPPPPPPT
es:<usan POPOPOOMPPO@
es:<usando ROPPPPOPPPPN
es:<usar PNPPPQPQPPPT
es:<usarlo PPQPPPPPPPPR
es:<usas SOPPPPPPPPPM
es:<use PRPPPPPPPPPQ
es:<usted NKQPaHPMPRPP
es:<ustede OQPMPPPOPPOa
es:<usuari OLPWQQNPOTTK
es:<util PSTPPPPPPPPT
es:<uy POPPOPONPPPK
es:<va KPOLQQPGOMND
es:<vacaci POPOPPPPPOVQ
es:<vacuna PPPPPPPPSPPL
es:<vais QOPSPSPRPSPR
es:<vale NPPPPOPLQON^
es:<valent PPPPPPSPPPPN
es:<valida PPPPPPPPPPPV
es:<valor PSPPPpPSRQPX
es:<valvul PPRPPPPPPPPS
es:<vamos PBOQMPPORQQT
es:<van N?POPRPOOQJ[
es:<varios PPPPPPPPPPPS
es:<vas NPPOPPQSPPOK
es:<vaya PMPONNPPOOVB
es:<ve TRPWOOHQPTUB
es:<vea POPPPPPOPPTR
es:<vean PQPSPPPPPROL
es:<veas PPPPPPPPPPOS
es:<veces PPPPOQMNPONY
es:<vecino QPPPPQPPNPOW
es:<veinte OLOPNQNSROQO
es:<veinti QQQOPXQPQOLG
es:<veis PPPPPPPPPPPM
es:<vemos OMPEPOPPPOOI
es:<ven RRPPPPPRORPA
es:<vende QPPPPPPPPPPV
es:<vendem PPPPPOPPPPPY
es:<venden PPPPPRPPPPPT
es:<vendid TPPPPPPPPPPO
es:<vendie PPPPPPPRPPPV
es:<vendim POPOPPQPPPPM
es:<vendo PPPOPPPPPPQR
es:<vendri OPPQPPSPPQPP
es:<venga QPPOOOOOQTUb
es:<vengan PTPPPPPPPQQV
es:<vengas PPPPPPPPPOTZ
es:<vengo OPPPPPPPPPPJ
es:<venia PPPPPPPPQQPW
es:<venian PPPPPQPPPPPL
es:<venido PPPPPPPPPOPW
es:<venta PTPQPPPPQQPP
es:<ventan PRPOPOPPPOPZ
es:<ventas POPPPPPPPPPK
es:<vente PPPNPPPPPXNW
es:<ventil UPPPPOPPPPPK
es:<veo OPPNQPLPOPQ[
es:<ver RQPNPMQOPMPQ
es:<verano PLQOPPQSPOON
es:<verdad OOOONPHNPPNS
es:<verde SOPOPPOOQOPH
es:<vereda OPPRPPPPPQPK
es:<veria PPPPTPPPPPPQ
es:<verla PPPPPPPPPPPL
es:<verlo OQPPNPMUQPQR
es:<versio PPPQPQPPQPPH
es:<ves QRONPNNNPKPD
es:<vez RRNOPQPPPOOS
es:<vi LPPMPQPNPMNG
es:<viaje POPPPOPPPPPU
es:<vibrac PPPPPPPPVPPL
es:<vida PPPOPPPPPOPh
es:<video QPPNPOPNPONI
es:<videol PPPRPPPRPO[P
es:<videos PPPPPQPPPPP^
es:<vieja PPPPPPPPPPPU
es:<viejit PPPQPPPPPPPU
es:<viejo OOPQPQPPPUOR
es:<viendo QMOPPOPMPPOS
es:<viene NNPQPPPQMPOW
es:<vienen PPPOPPPRPRRd
es:<viento PQPQPOPPPPP]
es:<vierne MQPQOKOOOOSR
es:<vieron XPPPPOPPPPPL
es:<vigila QPPPPPPPPPPM
es:<vigo NPPfPPPOPeOI
es:<vimos SNPPPPPPPPOL
es:<vinier PQPQPOPPPQOX
es:<vino PPPNPPPPPPPf
es:<vio RPPPPOPRPPPM
es:<virgin PUPPPPPPPPPO
es:<visita PLPQORQOQPOD
es:<visito PPPPPQPOPPPN
es:<vista OSPPPPPPPPPP
es:<viste OPPPPPPOPPPN
es:<visto POOPROOMJPOX
es:<vive RPPPPPPPPPPS
es:<vivo PPPPPPPPPOPN
es:<voland PPPPPPPPPPPR
es:<volume TPPPPRPPPPPN
es:<volvem PPPPPPPPPPRP
es:<volver QOQOPNPPPOPM
es:<volvie PPPPPPPPPPPR
es:<volvio PPPPPPPPPPPU
es:<vos QPPOQPOPPOQT
es:<vosotr RQPPQPPNPOPS
es:<vota POPPQPPSPOQU
es:<votamo PPPPPPPPPPPU
es:<voto PPPPPPPPPPNN
es:<voy GPQOPQPXPPQL
es:<voz PPPQPMPOPPOF
es:<vuela QPPPPPPPPPPR
es:<vuelta NPPPPQOOPPPN
es:<vuelto PPPPPPPPPPPJ
es:<vuelve PUPNPMQPPNPY
es:<vuelvo PPPPPPPPPQYO
es:<vuestr PSPQPPPPPQOO
es:<web PRPOPOPPPOPR
es:<whatsa SLPOOMRLPOOS
es:<wifi PQPPPOPPQPPM
es:<wilmer NPPPPQPPPPQM
es:<ximena PPPPWPPPPPPM
es:<y SOFNRSOWRTLZ
es:<ya QONNRTPQPNMU
es:<yo JQQLQJRQNLPh
es:<zarago OOPPPOPPPPPS
es:<zona NSOPPPOOPPRM
es:># PDORRPPQRSMZ
es:>a NRQNSOPORPRT
es:>abiert ORPPPOPPPPPO
es:>abogad PPPPPPPPPPPT
es:>abonar RRPPPQPPPPPN
es:>abre QOPPPPPPPPPG
es:>abren PPPPPPPQPPPH
es:>abril POPOPOPQPOOY
es:>abrimo PPPPQPPPPQPV
es:>abrir POPPPPPPPPPR
es:>abro PPPPPQPSQRPO
es:>abuelo PQPPRNPPPPPR
es:>aca QMPPPPMOPOP[
es:>acaba POPQPROQPPMX
es:>acaban PPPPPPPPPQPR
es:>acabar PPPPPPPPPPPR
es:>acaso POPOQOPPPPPM
es:>acceso POPSPPPPPPQO
es:>aceite QSPPPPPPPPPP
es:>acepta PPPPPPPQPPPM
es:>acero P[PPPPPPPPPK
es:>acorda SOPOPRPPPPPQ
es:>acostu PWPPPPPPPPPR
es:>acta PPPPPPPPPPSP
es:>activo OPPORRROPPPO
es:>acuerd JTOFOQPPPEPV
es:>adelan PTPQSPPPPPPQ
es:>ademas VRPRPRPPPPPY
es:>adentr PPPPPRPPPPPQ
es:>adios SPPPPRPPPPPR
es:>adjudi PPPPPOPPPPOU
es:>admini PPPPPSPPPPPU
es:>afuera PPPPPOPPPPPT
es:>agenci PPPPPPQPPPPR
es:>agenda PPPOPPPTPNPN
es:>agosto SPPPPOQONPPW
es:>agrade PTPTPPOPPTMZ
es:>agrand PRPPPPPPPPPP
es:>agrega PPTPPPPPPPPK
es:>agua QSOPPPOOROOG
es:>aguant PPOOPPOOQOPW
es:>ahi MNNIRPOPPLP]
es:>ahora PNWMNNNIONRK
es:>ahorit OMPTOPOOPPOQ
es:>ahorra ROPOPQPPPOPR
es:>ahorro PSPPPRPPPPPN
es:>aja PRPMPPPPPLN~
es:>ajusta QRPPPPPPPPPP
es:>ajuste PPPPPRPPVQPO
es:>alarma RPPPPPPPPQPQ
es:>alcald PPPPPPPPPPPT
es:>alcanz OOPOPPRQOPOJ
es:>alegra eMPPPOPPPPPG
es:>alegri eFPOPOPXPPPL
es:>alegro kFOPOPPRPPO@
es:>aleman PPQPPPPPPPPN
es:>alergi PSPPPPTPPPPQ
es:>algo WONMPPPILOMD
es:>alguie SLOOPOQPOPPJ
es:>algun POPPPQNQNPPE
es:>alguna NNPQPNOQNOOH
es:>alla PPPPOPORPSRP
es:>alli OPPOPPPQPPUT
es:>almace PPPPPPPPPPPX
es:>almuer RPPNPPPPSOXU
es:>alquil OPPPPRPPPPPO
es:>alta POPQPRXSRPPN
es:>altavo PPPPPPPPPPPR
es:>alto UPPQPPPPPQPP
es:>alumno PMPPPPPPPPPO
es:>amable POPPPPPPPPRN
es:>amaril POPPPNPPPPPM
es:>amigos PPPPPPPPPPPT
es:>amor QPPPPPPPPPON
es:>amparo PPRPPPPPPPPR
es:>amplia PQPPPSPPPPPN
es:>ancho YPPPPPPPPPPS
es:>anda OPPPPNPRPPNT
es:>andan PPPPPOPPPPPT
es:>andar PPRPPPPPOPPS
es:>andele POPNPOOPPQP[
es:>ando PPPPPNPPPRPQ
es:>anduvo PPPPPPPPPPPR
es:>anexo PSPPPPPPPPPQ
es:>animal PbPPPPPPPPPP
es:>animo PPPPPPPPPPPS
es:>ano QRPNPOPLONQR
es:>anoche PPPPPPPPPTPT
es:>anos QRNKNRQIPKNM
es:>anotad NPOPOQPPPMP]
es:>anoto OPSPPRPPOPP[
es:>antena PRPPPPPPPPPR
es:>anteri PPPQPQPQPPPL
es:>antes OOKQQNONPPQT
es:>antici POPPPNPUPQPQ
es:>antigu PPPPPPPPPPPN
es:>apaga PPPPPPSPPPPR
es:>apano PPPPPPPPPPPM
es:>aparat PPPPPPPPPPPW
es:>aparec PSPPPPPPPPPR
es:>aparta PPQOPPPRPOPW
es:>aparte QPONPWPPSQPF
es:>apelli PSPPPPPPPPPP
es:>apenas PPPPPPPPPPPT
es:>aplica POPPPNPPSPPC
es:>app QNQPPPPPPPPR
es:>aprend PQPPPPPPPPPR
es:>aproba POPPPVObPOPX
es:>aprobo PPPPPQQPPPPT
es:>aprueb POPQUPPXPPPW
es:>apunta PPRPPPPOPPQ^
es:>apunte PPPPPPPPSPPQ
es:>apunto PI]OPQQPPOPS
es:>aquell WSPPPPPPPPPR
es:>aqui OPNPPIPGPOQN
es:>archiv PPPPPPPPPPPR
es:>area PRPPQQPPPPPR
es:>arequi PQPPPOPPPPSN
es:>armado PPRPPPPPPPPQ
es:>armo PPPTPOPPPVPR
es:>arranc PSNQSSPOOQPR
es:>arranq PPPPPOQRPPPM
es:>arrast QPPPPPPPPPPN
es:>arregl OTPPPQPPPPPQ
es:>arriba PMPPOPPRXPPV
es:>asambl OPPPPPRPPPOV
es:>ascens PPPPTPPPPPPQ
es:>asegur OPQPPPPOQPPJ
es:>asi OOQPOWQPOPOg
es:>asocia PPPPPPPPOPPT
es:>asusta PPPPPPPPPPPL
es:>atende PPPPPPPPPPPL
es:>atendi POPPPQPPPPPN
es:>atras TOPPPQPPPPPP
es:>audios QROSPPPSPSPN
es:>audito PVPPPPPPPPPP
es:>aunque PRPRPPPPPQPR
es:>autori ROPPNPPTPPPM
es:>averia PSPPPPPPPPPQ
es:>averig PPQRPQQPPPPO
es:>avion QPPPPOPPPPPR
es:>avisa OMPPPOPPQQPG
es:>avisam PQPPPPPPQPPM
es:>avisar PQPQPOPPPSPM
es:>aviso OOQTPPPPPSMO
es:>avisos PRPPPPPPPPPL
es:>ay IQOPNKNKLOPQ
es:>ayer POPPPPRPPPPQ
es:>ayuda PPPPPTPQPPPL
es:>ayudar PPPPQPPPPPSQ
es:>ayunta PPPPQOPTQOPS
es:>azul PQPPPQPPPPPW
es:>b PPPPPPPPPPPR
es:>bacan oOPPPPPPPPPO
es:>baja QPOPPQPPQPPJ
es:>bajar OPPPPNPPPPPO
es:>bajaro PPPPPPPPPPPR
es:>bajo NOOMPQONNTPM
es:>banco OTPOPSPPRPPR
es:>bandej PSPOPPPOQPPQ
es:>bano PPPSPOPSPRPO
es:>bar PPPPPPPTPPPO
es:>barato PPPPPRPPPPPW
es:>barbar OOPPPPPVPPPU
es:>barro PPPPPPPPPPNQ
es:>bascul RPPPPPPPPPPO
es:>base POPQXPPPPQPK
es:>bases PRPPPPQPPPPQ
es:>basico PPPPTPPPPPPP
es:>bastan OQPOPNPPPOPV
es:>bateri QOPMPQONTOPD
es:>benito XPPPPPPPPPPS
es:>bien PMMRMSPPKRRm
es:>bigote PPPPPPPPPPPS
es:>bilbao PNPUPPOPP]PN
es:>blanca PPUPPPPRPPPS
es:>bloque PPOQPPPPTPPP
es:>boca UPPPPPPPPPPM
es:>bodega POPOPNSPPPPQ
es:>bolsas PPPPTPPPPPPM
es:>bomba POPPPOPPTPPM
es:>bonifi OTPPPSPOPPPL
es:>bonita PPPPPPQPPPPS
es:>bonito QLPPPPPPPPOY
es:>bono UOPPPPQPPPPO
es:>boquil PPPPPPPPPPPS
es:>borrad PPPPPPQTPPPP
es:>botas PPPPPPPOPTNS
es:>botone PPPOPPPPPOPS
es:>buen SPPPPPPROPOQ
es:>buena PLPPNOP^PPPQ
es:>buenas LKPOPOPNPONP
es:>buenis UEPQQPP_PPPR
es:>bueno LPMPMPOO=RRO
es:>buenos POPPPOOPPPPY
es:>bus PPPPPPPPPPPN
es:>buzon PWPPPPPPPPPO
es:>caball PQPPPPPPPQPX
es:>cabe PPPPPPPPPPPS
es:>cabeza PQPPPOPPPPPM
es:>cabina QOPPPPPPPPPM
es:>cable PTPPPPPPPPPV
es:>cada PGMOLMNN]NKH
es:>cae POPPPMPPPPQZ
es:>cafe OPPOPQPRPPXV
es:>caido PRPPPPPPPPPO
es:>caigo PPPPPQPYPSPO
es:>caja OQPPPQPPQPPL
es:>cajas PPPPPQPPPOPW
es:>calcul OPROPPPPPPNU
es:>calder QUPPPPPPPPPR
es:>calefa POPPPPPPPPPM
es:>calend POPOPUQPOUWU
es:>calibr PRPQPPPPPQPM
es:>calida POPPPOPPPPPM
es:>calien PQPQPNPPPQPL
es:>califi PQPPPOUPPPPQ
es:>calle POPPPOOPPPPS
es:>calma PRPPPPPPPPPO
es:>calor PPPPPPRPRQOR
es:>camara OPPOPPOPOOPJ
es:>cambia MTPMPDQPQMIS
es:>cambio PVOQPPOPPOPT
es:>camina PPPPPPSPPPPU
es:>camino PPPPPPPPPPPN
es:>camion QRPQPOOONPOQ
es:>campan OPPOPSPPPPPR
es:>campo PPOOPPPOQOPN
es:>canada PQPPPPPPPPPL
es:>capaci RPOPPPPPPPOO
es:>capita PPPPPQQPPPPK
es:>cara OSPPOMPPPPPS
es:>caramb PSPPPPPPPPPR
es:>caray P^PPPPPPPPPM
es:>carga QQPQPPROPROF
es:>cargad PPPPPPPRPPPP
es:>cargan PPPPPOPPPPPN
es:>cargar UOPRPPPPPPPM
es:>cargo PPPQPRPPRPPL
es:>carino QRPPPPPPPPPK
es:>carisi PPPPPPPPPPPN
es:>carne PPPPPPPPQPPN
es:>caro OPPPP[PPPPPT
es:>carpet PPPPPPPPPPPR
es:>carret PPPPPPPPPPRP
es:>carro TPPPPPPPPTPO
es:>carta PPPOPQPPPPPT
es:>cartel PQPPPPPPPPPN
es:>carter PPPPPPPPPPPM
es:>casa QOPNPLPOONPM
es:>casco PPPPPPPPPSNP
es:>caseta PZPPPPPPPQPT
es:>casi ORPPPOOPPQPY
es:>caso OWPPOOPPPPOQ
es:>casos PRPPPPPPPPPM
es:>castel PPWPPPPPPPPP
es:>catala PPSPPPPPPPPS
es:>catalo POSPPOPPPPPS
es:>catorc POPQPSPRMQPI
es:>cayo PPPPPPPZPPPT
es:>celula POOQPPPOPQPS
es:>centav PPPPPNPPPPPN
es:>centim PQPPPPPPQPPL
es:>centra PPPPPPPOPPPL
es:>centro OOPPPPPOPPPL
es:>cerca POPPPPPPPPSJ
es:>cero PPPPP]PPRPPO
es:>cerrad OPPRPMPPSSOM
es:>cerram PPQPPRPPPQNT
es:>certif RDOOPQPPSOOF
es:>charla PRPPQRPPPPPK
es:>che QPPPPPPPPPPU
es:>chica PPPPPPQPPPPY
es:>chicas OWPPPOPPPPPN
es:>chico PQPPPRPSPPPZ
es:>chino PPPPPPPPPPPR
es:>chip PPPPPOPPOPPL
es:>chiqui PPPPPOPPPPPS
es:>chofer ]PPPPPPPPOPQ
es:>chuta PPPPPPPPPPPR
es:>cien PPPNRMPRROPO
es:>ciento MLNORINQUPO@
es:>cierra QNPOPPPPOPQQ
es:>cierre SOPSPOSPPPPV
es:>cierto JOSOPPPPPPPH
es:>cifrad PRPPPPPPRPPJ
es:>cinco OOQQOVPN_PSL
es:>cincue QNPJQVPMQLOL
es:>cirugi PPPPPPPPPPNR
es:>claris RPPPRPQPPPPK
es:>clarit ROPPPPTPPSPQ
es:>claro KOKSPIPROOO:
es:>clase PPPPPQRPPQPN
es:>clasic OOPPPQPPPPPN
es:>clausu PPPPPPPPTPPM
es:>clave PPQPPPPPPPPR
es:>clavo POPPPPPRPPPO
es:>client PNPOPOPMPNNM
es:>club PPPPPPPPPPPR
es:>cobert POPRPPPPRPPM
es:>cobra POPPPSPPOPPV
es:>cobran PLPPPOPPPPPJ
es:>cobrar OPPQPQPPPQPM
es:>cobre PPPPPPPPPPPS
es:>cobro PPPPPOPPPPPR
es:>coche PPPPPPPPPPPS
es:>cocina RRPPOPPPPPPO
es:>codigo OLPPPNPPQPPQ
es:>cogio PWPPPPPPPPPP
es:>cola PPPPPPPPTPPS
es:>colect PPPPPPQPPPPN
es:>colega PRPPPPPPPPPS
es:>colegi SQPPPPPPPPPS
es:>colgad PPPPPPPPPPPR
es:>color QMQPPMPOPQPM
es:>colore PPPPPPPPRPPN
es:>coma PRPPPVPPPPPS
es:>combus QQPPPTPPPPPM
es:>come PPPORQPPPOPT
es:>coment MPPOPQPONPPG
es:>comer PPPNPOPPPOYP
es:>comerc PPPPPPPPPPPR
es:>comien PQPQPQRZPPPQ
es:>comio PPPPPPPPPPPS
es:>comisi PQPOPORPPPPP
es:>comite PPPQOORPPPNW
es:>como LSLLPPQLNBOG
es:>comoda PPPPPRPQSPPN
es:>compad PPPRPPPPPPPT
es:>compan OPPOPMPPOPPU
es:>compar OQPOOPPPPOPN
es:>compet PPPPPRPPPPPP
es:>comple QQPMROPQPMOE
es:>compra LONPOONTPPOW
es:>compre PPPPPPOPPPPN
es:>compro PQPORPPPPPQT
es:>comput PPPPPPPPPPPR
es:>comun PQPPPPPPPPPN
es:>comuni QMPNPQQPPNPM
es:>con MVPPOUSNYQOL
es:>conduc POQPPOPPPPQI
es:>conect PPPPPMP[PRPH
es:>conexi ORPPPPPPPPRM
es:>confia SRPPPPPPPPPR
es:>config PPRPPPPPQPPO
es:>confir OPPQPPQMQPOH
es:>congel PXPPPNPPPPPP
es:>conmig PPPPPRPPPPPS
es:>conoce PPPORPOPPOPR
es:>conoci PPPPPPPPPPPR
es:>conozc NKPPPKROPPPM
es:>consej PNPOPPQOPOPV
es:>conser PQPPPOPPPPPM
es:>consig PQPPPPRPPPPR
es:>consta PQPOPQPQPPPX
es:>conste PPPPPPRPPPPS
es:>constr PTPPPPPPPPPR
es:>consul PPSNOQPPPOPW
es:>consum POPOPPPPPPPT
es:>contab UPPPPPPPPPPK
es:>contac PPPPPPPQOPPL
es:>contad PQPPORPRQPPG
es:>contam PPPPPPPPPPPJ
es:>contan PPPPPRPPPPPS
es:>conten OQPPPOPPPPON
es:>contes OQPQOPONONOU
es:>conto RPPPPPPPPPPR
es:>contra OOLNQMPPPOPQ
es:>contro OPPOPOPOMPPF
es:>conven PPPPPOPPPPSM
es:>conver ORPPPPPPPPPP
es:>convie PPPPPPPPQPPK
es:>conviv POPPPPPPPPPN
es:>convoc PPPPPPPPPPSN
es:>copia POPYPPPPPPPO
es:>corazo RQPPPOPSPPPP
es:>cordob PPPPPPPPPPPS
es:>corpor PPPPPPTPPPPU
es:>corre PPPPPPPPPPPR
es:>correc POVPPNPQOPPQ
es:>correg PVPPPPPPPPPK
es:>correo PMOPPPPURONN
es:>correr PPPPPQPPPPPS
es:>corres PPPPPPPPPPPT
es:>corrie PPPPPPPQPPPI
es:>corte PPPPPPPPPPPK
es:>cortit PPPPPPPPPPPM
es:>corto POPPTPPPPPQQ
es:>cosa OOPPOPNOPPOX
es:>cosech PQPNPRPTPPPM
es:>cosita ePPQPPPPPQPP
es:>costa PPPPPPQPPPPN
es:>coste PQPPPPPPPPPN
es:>costo SOPPPOPOPPPL
es:>cotiza OPPPRPSOPPOQ
es:>cotizo PPPPRPPRPPPP
es:>creden PPPPPPPPRPPN
es:>credit POPPPPPPRPPN
es:>creo PPPPPPPPNONZ
es:>cuader PPPOPPPPPPPS
es:>cuadra OQPPPQPPPPPU
es:>cuadro PPPPPQPPPPPN
es:>cual WOPPONOOPPPM
es:>cualqu QPPPPPPPPPPR
es:>cuando QQKP^NQOMPQJ
es:>cuanta QLPNOLOOPMOI
es:>cuanto RNHJQLOUOJLW
es:>cuaren MQQLPXPP[LNR
es:>cuarto OMPPPROPPPPN
es:>cuatro NPERQPPVXIPT
es:>cuenta POOOPTPPOOQO
es:>cuente PNQPOQQPPQPF
es:>cuento PIRPQMPPPOPL
es:>cuesta SQPPPQPPPPPN
es:>cuesti PPPPPPPPPPPS
es:>cuidad POPPPPPPPRPN
es:>culpa PXPPPTPPPPPR
es:>cumple PSPPPPPPPPPR
es:>cunado RPPPPPPPPOPP
es:>cuota PSPOPNPOPOPO
es:>cuotas PPPPPVPORPPL
es:>curso PPPPPOPPTPPK
es:>cursos PQPPPRPRQPPL
es:>da QNOHPOQMPELW
es:>daba PPPPPPPPPPPV
es:>dale NLPVPPNOPTR_
es:>damos ORSOPPPOPOPM
es:>dan QOPPROPPPPPK
es:>dar PPPRPPRPPQPU
es:>daria PQPPMPPPPPPO
es:>darle PPRPPPPPPPPP
es:>dato POPPPQPPPPPN
es:>datos QRPPPOPRPPOT
es:>de RSNOPMROVLOV
es:>debajo PPPOPPPPPPPU
es:>debo RQPPPPPPPPPO
es:>decia PPPPPPPPPPPU
es:>decide OLPKLORLPLPI
es:>decidi MSPPPQPOPPPN
es:>decido PPPOQOPPPPQR
es:>decir TPOPPQPPPLOT
es:>decirl POPPPQQPPPPL
es:>decis PPPPPPPPPPPS
es:>decisi KPONNPXOOMO?
es:>deduci PPPPPPPPPPPW
es:>defend PRPPPSPPPPPS
es:>define PPPPPOPOPPPL
es:>defini PPPPPPPRPPPP
es:>deja QMPOPPPPPPPW
es:>dejame PPPPPPPPPPPN
es:>dejamo NOPPPPPPPOPM
es:>dejan PQPPPOPPPPPR
es:>dejar PMPPPNPQOPPK
es:>dejarl PRPPPPPPPPPP
es:>dejas SPPPPPPPPPPN
es:>deje PPPPPPPPPPPT
es:>dejelo PPPTPPPPPSPS
es:>dejeme OWPOPSPPPPPL
es:>dejo ORPPTOQQKNPE
es:>delega PQPPPOPPQPPM
es:>demas PPPQPPPPPQPK
es:>demo PTPPOPPPPPPQ
es:>demora PQPPPQORPPPN
es:>demost PPPOPPPNPOPN
es:>dental PPPPPPPPPPPT
es:>dentro QROPPQPOTPPH
es:>depend POPPPSPPRPPT
es:>derech PPRPPOPPPPPP
es:>desarr OQVPPPPPPPPG
es:>desast PPPPPPPPPPPR
es:>desayu PPPPPPPXPOPR
es:>descar PPPOPPPPSPPO
es:>descon PPPQPTPPPQPN
es:>descue PRPQPWONTPPK
es:>desde PPOOPOPPONOW
es:>despie PPPPPPPPPPPT
es:>despue PPOPPPQJSPRW
es:>detall PPPPPPPOPPQR
es:>detras PPPPPSPPPQTU
es:>devuel PPPPPPPPPPPR
es:>dia PGQQRPPPNOQL
es:>diario PSPPPRPPPPPR
es:>dias COIQPOSJUTJG
es:>dice PPOMPOONOLOR
es:>dices PPPPPPPPPPPR
es:>diciem PPPPQQNTPPPX
es:>dicien PPPPPOPPPPPT
es:>dictar PQPPPPPPPPPS
es:>diecin PPPPQQPTSPPU
es:>diecio ONPOPNOPTQQL
es:>diecis PPPPPOPPPPOS
es:>diesel PPPPPOPPPPPR
es:>diez OOPQKQOQXPVE
es:>difere POPPPPPPPPPI
es:>difici PUPPPPPPPPPP
es:>diga OTPNQPPPPNOI
es:>digale PRPQQPPPPQPQ
es:>digame OOPPPPPPPPPV
es:>digamo PTPPPPPPPPPP
es:>digan RPPPPOPPPPPN
es:>digas PVPQPPPWQPPP
es:>digita PQPPPPPPPPPM
es:>digo OQRLOIORMJM^
es:>dijo MLPPOLPPPPOJ
es:>dime PPPPPPPTPPPO
es:>dinero QPPPPXQPPPPW
es:>dio PPPPPPPPPPPN
es:>dios QIPPPOPPPPO^
es:>diras [PPPPPPPPPPQ
es:>direcc PQPPPOPTQPPU
es:>direct POPPMNPPPPNZ
es:>discul PSOPPPPPOPOK
es:>discut PPPPPQOPPPPS
es:>dispon PPPPPPPPPPPM
es:>distin OPQPPMPPPPPS
es:>dividi PTPPPNPPPPPN
es:>divino PPPPPPPPPPPS
es:>doce PNOPPKPQTPST
es:>doctor ORPPSPPOOPPB
es:>dolar PPPPPTPPPPPO
es:>dolare QMPPPXPMMPP@
es:>domici PPPPPPPPQPPL
es:>doming PPPPPOPQPQPU
es:>don QRPQPOOFPOQ?
es:>dona NUPOOPPWPOPH
es:>donde IPOQOOPOPON[
es:>dos QPOQOSPO^MPJ
es:>doscie PMONPTPP_NOM
es:>doy PPPRPPUQPPPO
es:>duda POPPPPPPPPPL
es:>dudas PPPPPUPPPPPJ
es:>duele PPPPPQOPPPPT
es:>duena PPPPPQP]PPPO
es:>dueno PPPPPRPOPPPR
es:>duenos PQPPPPUPPPPR
es:>duerme PPPPPPPPPPPR
es:>duermo PPPPPPPPPPPU
es:>duplic STPPPPPPPPPO
es:>dura PSPPPQPPPPPS
es:>durant PPPPPRPPPPPN
es:>duro OPPPPPPPPPPZ
es:>echa hMPPPPPSPPPM
es:>echo URPPPPPPPOPP
es:>edad QOPPPPPPPPPN
es:>edific POPPPOPPPPPM
es:>efecti PPPPPPPPPPPR
es:>ejempl PQPRPRPPPQPP
es:>el JOORRQRVNRUU
es:>electr PVOPPROOOPPO
es:>elevad PPPPPRPPPPPP
es:>elige PPPPPPPPPPPN
es:>ella QMNOPOOPOPSV
es:>ellos PPOOPOQNQONN
es:>empeza QPPPPQRRPQPL
es:>empiec POPPPPQRPPXN
es:>empiez OQPPPPPPPPPR
es:>emplea QPPPPPPPQPPL
es:>empres PQPRPOPPPOON
es:>en LRPVTNPQRRLV
es:>encant PKONOIPTPPQA
es:>encarg ORPPPQOPPQQE
es:>encima SPPOOOPPPOPa
es:>encuen PPPPPPPPPPPU
es:>encues PPPPPPPPPPPN
es:>enero QPPQPPUNNPPS
es:>enfren PPPPPPPPPPPR
es:>enganc [PPPPPPPPPPQ
es:>enlace PPPRPPPRPPPN
es:>enreda PPPPPPPPPPPT
es:>ensayo RPPPPPQPQPPM
es:>ensena RQPPPPPPPPPS
es:>enseno PPPPPPPPPPPM
es:>entend MaPOQPPNPNNL
es:>entera PRPPPRPPPPPL
es:>entero PORPPQPPPPPO
es:>enterr PPPPPPPPZPPM
es:>entien CuQJPVQALKK8
es:>entonc QINORNQPMQPW
es:>entra PQPPOQPOPQPV
es:>entrad POPPPOPPTPPU
es:>entran QLPOPPPQPOPO
es:>entrar PPPPOPPPPPPX
es:>entre PQPPPPQOPPPS
es:>entreg PNPPPPPPPOPP
es:>entren SQPPPOPPQPPP
es:>entrev PQPPPPPPPPPL
es:>entro PPPPPPPPPPPK
es:>entusi OXPPPPPPPPPP
es:>envia PPPQPPPPPPPN
es:>envio NPOWQOOMPQOC
es:>equipo NOTOPOPLSPO>
es:>equivo PRPPPPPPPPPS
es:>era RSNNPOPPNMOP
es:>eran PWPPPOPPPPPS
es:>eres PPPPPPPPPPPT
es:>error PQPPPPPPPPPM
es:>es XOPPQPQDNSTN
es:>esa SLTPOPQPOQOV
es:>esas PPSPPNPPPPPN
es:>escale TPPQPPPPPRPM
es:>escane POPPPPPPPPPL
es:>escoge PPPPPOWPPPPR
es:>escola PPPPPPPPPPPV
es:>escond PQPTPPPPPTPM
es:>escrib QLPQPQOOQQOR
es:>escrit OPPPRSPNRRMT
es:>escuch PQPPPPPPPPOS
es:>escuel OQPPPPPPPPPL
es:>ese TQTOOMP@OOLO
es:>eso TTPQHRPLEPP_
es:>esos PPPNPPOPPPPO
es:>espaci PRPPPPRQPPPK
es:>espana PPPRPPPPPRPP
es:>espano PPSPPPPPPPPP
es:>espant TPPPPPPPPPPP
es:>espect PPPPPQP[PPPP
es:>espera OLQQQPPOQPP[
es:>espere PRPPPPPPPPQP
es:>espero PPPOQPPSPSXN
es:>esposo PQPPPPQTPPPO
es:>esquin TPPPPPPPPPPR
es:>esta KQRQPSPOOMPR
es:>estaba OQPPPOMPPOPQ
es:>estaci PQPPPQPVPPPS
es:>estado PPPPPPPPPPPM
es:>estais PPPPPPPPPPPL
es:>estamo OPPOQOPPPNQM
es:>estan OQPQNOPNPOO=
es:>estand OQTPPPPPPPPO
es:>estar PPPROPPSNUPU
es:>estare PMPPPPPRPP^K
es:>estari PNPOPPPPPPPP
es:>estas QNPOPRPPPOPM
es:>este PLPPPQPOPPNK
es:>esto PPOPOQPOOSRX
es:>estoy NJPOOMPPNTUY
es:>estrel VPPPPPPPPPPL
es:>estupe PNPQPPPVPPPM
es:>estuvi PQPPPRSPPPPT
es:>etapa PPPPPPPPPPPN
es:>etapas ORPPPRPPOPPM
es:>euros MQPQPcPQZPPD
es:>evento POPPPOPPQPPH
es:>exacta TRPPPPPPPPPQ
es:>exacto WOOPPOPPPPPO
es:>examen PPPPPPPPPPPS
es:>excel ROPOPPPSPPPR
es:>excele PNPRPQPrPPPM
es:>existe NQVPPPPQQPPK
es:>experi PPPPPPRPPPPS
es:>explic QPPPQOVOPPKP
es:>export PPPPPPPPPPPU
es:>extern PPZPPPPPPPPO
es:>extra PQPSPPPRPPPN
es:>fabric PPcOPNPOOMPQ
es:>fachad PPPPPPPPPPPS
es:>facil OPPPPPPSPPPO
es:>factur RPOQOOPPPPPO
es:>falla PPPPPPPPPPPT
es:>falta SQOPPQMPPOOK
es:>faltab UPPPPQPPPPPT
es:>falto SPPPPPPPPPPN
es:>famili POPPPPPPPPPL
es:>farmac PPPPPPPPPPPS
es:>favor OSPQSOPPPRU[
es:>fe TOPPPPPPPPPQ
es:>febrer ONPPSPQQPQPQ
es:>fecha NQPOUPQPQPNC
es:>fechas PPPPPPPVPPPO
es:>felici PPPQPPP_PQPH
es:>feliz RTPPPRPPPPPQ
es:>fenome POPQRPPPPQOO
es:>feria PPPPPPPPOPPV
es:>fermin PPPPPPRPPPPO
es:>fibra O_PPPPPPPPPI
es:>ficha OLPJQMQKQNPJ
es:>ficher PPPPPPPPTPPK
es:>fierro PPPPPPPPPPPS
es:>fiesta PQPOPPTPPORM
es:>fija PPPPPTPPQPPP
es:>fijate PPPPPPPPPPPT
es:>fijese PPPPPPPPPOPT
es:>fijo PSUPPPPPPPPO
es:>fin OQPPPOPPPNPS
es:>fina SPPPPQPPQPPO
es:>final PPPOPOPPPOPN
es:>finale PPPRPPPPPQPQ
es:>financ PUPPPQPPPPPO
es:>finca PPPPPKOPPPPL
es:>fines PPPPPPPPPPPR
es:>fino PQPPPPPPPSRO
es:>firma POPPOQQ^PPPV
es:>firmam PPPPPPPTPPPO
es:>firman SPPPPPPPPPPT
es:>firmar OQPPPPPPOPPV
es:>firmas PPPPPPPVPPPO
es:>firme PPPQVPPPPQPU
es:>firmo PPPQPPRPPROX
es:>flete PPPPPYPPWPPR
es:>flores RPPPPPPPPPPO
es:>follet PPPPPOPPPPPS
es:>fondo OOPPPOPPSPPT
es:>forma PPPTSPPSPRPQ
es:>formac PQPPPPSPPPNO
es:>formas PPPPPPPPPPPM
es:>format SNPPPNPPPPOO
es:>formul PPPRPOPdURPQ
es:>foto OPPRPQOOPRPR
es:>fotos OOPOPPQPPPPK
es:>france PPVPPPPPPPPQ
es:>franco PPPPPPPPPPPM
es:>franqu PWPPPPPPPPPO
es:>frasco PQPPPPPPPPPT
es:>frecue PPOPPPPPPPPM
es:>frena WOPRPPPPPQPP
es:>fria SPPPPPPPRPPN
es:>frio MRPXOTPOPRPP
es:>fue OZOPPNLMMPPD
es:>fuera NPPPPQQPPQP_
es:>fueran PPPPPOPPPPPS
es:>fueron PSPPPQPPPPPR
es:>fuerte QOPPPOPRPPPP
es:>fui TPPPPPPPPPPQ
es:>funcio OTPPPPORPPPP
es:>fundac PQPPPPPPPPPS
es:>furgon PRPQPPPPOPPM
es:>futbol PPQPSPMPPPPR
es:>gallet QPPPPPPPPPPS
es:>gallin TPPPPPPPPPPL
es:>galpon PPPPQPPPPPPU
es:>ganas PPPPPPPPPPQV
es:>gano SPPPPPPPPPPQ
es:>garaje PPPPPSPTPPPQ
es:>garant POPPPMPOPQPJ
es:>garita PPPPPPPPPRQP
es:>gas PPPPPPPROPOF
es:>gasoli TPPPPPPPPPPO
es:>gasta UPPPPQPPPPPP
es:>gastan PPPPPPPPOPPM
es:>gasto UPPPPPPPPPPR
es:>gato PPPPPPOPPPPT
es:>genera KOOTOOKLQ^UI
es:>genial RNPOPQR^PPPF
es:>gente OSPONPPQOPQ[
es:>gerenc PPPPPOPPPPPR
es:>gerent PcPQPPPOPQOW
es:>gestio PPPTPQPPPPPN
es:>gestor PPQPPOPPPPPW
es:>gimnas POPPPQPPPPPK
es:>gloria POPPPPPWPPPR
es:>golpe PPPPQPTQPPPP
es:>gordo PPPPPPPPPPPR
es:>gorra PQPQPPPPPRPR
es:>grabac PYPPPPPPPPPN
es:>grabad UPPPPPRPPPPJ
es:>grabar OPPRPPPPPRPL
es:>gracia ]PK[MNMPNbMK
es:>grande PNPPPPOQOPQM
es:>grando UPPPPPPPPPPO
es:>graniz PPPPPPPPPPPS
es:>gratis OOPOPTPOPOPM
es:>gringo PPPPPPPPPPPN
es:>gris PPQPPPSPPRPS
es:>gritan UPPPPPPPPPPQ
es:>gritar QPPPPPPPPPPJ
es:>gruesa P[PPPPPPPPPR
es:>grupo OPPPPQOPPPPV
es:>guadal PPPPPPPPPPPM
es:>guante RQPPPPPPPPPT
es:>guarda NPPOPPOONPPL
es:>guia PPPPPPPPPPPR
es:>gusta PPPPQPONOPPV
es:>gustan TPPPPSPPPPPN
es:>gustar POPQPOMPPTQD
es:>guste SRPPPPPPPPPJ
es:>gusto [IPPNPPRPNQR
es:>ha PQLDQMOPMFOQ
es:>habeis PQPPPPPPOPPH
es:>haber PTPSPPPPPRPR
es:>habian ROSPPPPPPPPO
es:>habile PPPPPPPPPPPN
es:>habita PPPPPPPPPPPV
es:>habla POPOPQPPPPPU
es:>hablam POPWOQPPPRMM
es:>hablan PPPPPPPPPPPS
es:>hablar QQPPVRPROOOG
es:>hable PPPRPOPPPPQS
es:>hablem POPPPTPPPQPN
es:>hablo OSPOQPPOOPPM
es:>habra PPPPPPPPPPQT
es:>habria OQQOPPPOQPQK
es:>hace LNRTNQQMPQOB
es:>haceis PPPPPPPPPPPR
es:>hacemo QOPOQOROPPOD
es:>hacen WLPMONPNOOQF
es:>hacer PUPPQPQPPPLY
es:>hacerl P[PPPRPPPPPP
es:>haces POPPPPPPPPPL
es:>hacia POPPPPPPSPPM
es:>hacien PPPPPMPPPPPR
es:>haga PQPPPPOPPPTT
es:>hagale PPPTPPPPPSQT
es:>hagamo PNPPQPSPOOPR
es:>hago POPMNPPOQOPL
es:>hala WPPPPRQPPUQR
es:>hambre PPPPPPPPPOPR
es:>han PPPOPPPLONPD
es:>haria TKPPQOPPPPPQ
es:>harina QOPPPPPPPPPM
es:>harto PPPPPQPPPPPS
es:>has UQPPPPPPPPPI
es:>hasta NOOPQQJObPPO
es:>hay MVPOPNOIRQPP
es:>haya POPQPPPQPPPS
es:>hazme PPPUPVPPP]PQ
es:>he RRPOOPPPOOOZ
es:>hecho MPPPPPPQPOSO
es:>hectar PPPPPRPOOPPK
es:>helada PPPRPPPPPPPR
es:>helado PPPTPRPPPTPP
es:>hemos OPQQPOPPPPPW
es:>herman NPPKRPQPPLPO
es:>hernan PPPOPPPPPOPR
es:>hice UPPPPPPPPPSQ
es:>hicier PPPPPOPPPPPL
es:>hicimo bPPPPPPPPPPO
es:>hicist PRPPPPPPPPPN
es:>hielo PPPPPPPPPPPN
es:>hija OQPOPQPPPOOZ
es:>hijo POPPPPQPPPPS
es:>hijos PPPPPPPPPPPT
es:>histor PQPPPPPPPPPN
es:>hizo SOPPPMPPOPPR
es:>hola PNPPPPPPPPPS
es:>hombre QWNQPPPPPPOV
es:>hora OOPQPOPROOPK
es:>horari NOPQPNPPPQPM
es:>horas OQPOOPNKWLPK
es:>horno OQPQPPPPOPPI
es:>hospit PRPPPPPPPPPL
es:>hoy IMfSPLQOMQM7
es:>hubier PRPPPPPPPOPQ
es:>hubo OgPPPPPPPPPQ
es:>huella OPQPPOPPPPPK
es:>humano PVPPPPPPPPPQ
es:>humeda PNRPPPPPPPPO
es:>humo PYPPPPPPPPPO
es:>iba POPPPPPPPPPV
es:>idea PPYOPKPPPOPT
es:>idioma PPPPPOPPPPPM
es:>ido OOPPPPPPPPPJ
es:>igual PRPOPTOPPPOd
es:>igualm PPPPPPPPPPPZ
es:>igv PPPPPRPPQPPO
es:>ilumin PRPPPPPPPPPL
es:>imagin OPMNPLPNNNOC
es:>impeca PPPPPPPPPPPR
es:>import ROPPPOPOPPPR
es:>impres RMPOOOPPPPQP
es:>imprim PPRPPPPPPPPP
es:>incide PRPPPPPPPPPL
es:>inclui QPROPfPLUOP@
es:>incluy PQPQPTPPPPPS
es:>indica ^PPPPPPPPPPO
es:>indice PPPPPWPPPPPT
es:>indisc PPPPPPPPPPPL
es:>inform PPOPPLPONPPB
es:>ingeni PPPPPJPPPPPG
es:>ingles QNQQPPPPPPPO
es:>ingres PSPPPXPPPPPO
es:>inicia PPPPPPPPQPPL
es:>inquie ROPPSPPPPPPO
es:>inscri PPPPPPPPPPPN
es:>inspec RPPOPPQQPPPL
es:>instal OOOOPRRPQOPH
es:>intent P]PPPPTPPPPQ
es:>intere MPPPPYPOQPPP
es:>invent PQQPPNPPPPPP
es:>invers QNPPPOPPPPPP
es:>invita PLPQSPPPPPYM
es:>invito PPPPPPPPPPQU
es:>ir NQPQPPQNQOPL
es:>irapua PPPPPPPSPPPP
es:>italia PQPPPPPPPPPN
es:>iva OKPPPXPP]PPH
es:>ja LOROPBNGGOJ&
es:>jaime PUPPPPPPPPPQ
es:>jaja OJEHPNHFHJJ!
es:>jajaja IHLNMMOJLNN;
es:>jala PTPPPPPPPPPQ
es:>je QMPOQPOLOPO>
es:>jefa RPPPPOPPPPPM
es:>jefe OTPQPSPPNPPI
es:>jornad PPPPRRPPQPPN
es:>jose PPPPQPPPPPPS
es:>joven PTPPPNPPPPQW
es:>jovene OPPPPPPPOPPR
es:>joya XPPPPPPPPPPP
es:>jubilo PPPPPPSPPPPP
es:>juegos POPPPNPPRPPQ
es:>jueves SPQQRMRSPPTL
es:>juicio PRPPPPPPPPPN
es:>julian PRPPPPQPPPPP
es:>julio POOPPPRPPOPU
es:>junio PYPPPPQPPPOW
es:>junta PRPNQPPOPOPY
es:>juntan POPPOPSPPPRR
es:>junto PQPPPQPQPOQM
es:>juntos PPPTOPQQPRPR
es:>juro PRPPPOQPPPPX
es:>justam TNPPPPPPPPPM
es:>justo OSOQPSPPPQNS
es:>kilo PQPPPQPPPPPU
es:>kilome PPPQPPPPQQPN
es:>kilos OOQOPPPOTOPP
es:>kilova PPPPPPPPVPQM
es:>kit PVPPPQPPPPPN
es:>la NMNSNMTNNPLU
es:>labora PPPPPQPPPPPT
es:>lado PNPPROPONQPZ
es:>lados OOQPPPPPPPPI
es:>lament PXPPPPPPPPPN
es:>lana PPPPPQPXPPPS
es:>larga POQRPQPQPPPS
es:>las RONNNNPPOM[V
es:>lavado ROPPPOPQPPPL
es:>lavand ORPPPPPPPPPJ
es:>le SVMLQNROQQL;
es:>lector PPPPPPPPPPPL
es:>lee QOOPPMPPPPOR
es:>leer PSPPPPQPPPPQ
es:>legal PPPPPPPPQPPK
es:>leimos PPPPPQPPPPPV
es:>leo PPPSPOPPPSPQ
es:>leon PPPPPPPTSPPN
es:>les PPLNQIQONPP:
es:>letra PNPPPUPQPPPP
es:>levant PSPPMPPPPPPR
es:>ley PPPPPPPPQPPL
es:>leyo PPPPPPPPPPPR
es:>libera PPPPPPPPPPPN
es:>libre PPPPPPPPPPOT
es:>libret PQPPPPPPPPPU
es:>libro PTPPQOPPPPPQ
es:>licenc PKPPPPPOQPOQ
es:>lima PPPPTOQPPPPT
es:>limpia TPPPPQPRRQQL
es:>limpie TPPPPPPPPPPK
es:>limpio WPPPPOPPPPQT
es:>linda WPPPPPPPPPPO
es:>lindo bGPPPPPPOPPL
es:>linea PUPPPPPPPPPK
es:>liquid QPMPPQPSPPPL
es:>lista MQPPPNPSPOSH
es:>listo OPPPPTOUPOOa
es:>litros POPPPQPPSPPO
es:>llama QQPNPNPPPPPV
es:>llamab QNPPPPPPPPPJ
es:>llamad PQOPQPPPOQPJ
es:>llaman OOPPPPPPPRPR
es:>llame POPPPPPPPONS
es:>llamo LQOPPPQGPQQF
es:>llave PPPPPOPPPPPM
es:>llega JOPROPPPPPKS
es:>llegad PRPPPPPPPPPM
es:>llegam PMPPPPNOPPPM
es:>llegan QPPQPOPOPPPN
es:>llegar OPPNPPPNQQMQ
es:>llego PNPMPTPPPNOW
es:>llegue PPPTPPPPPXQW
es:>llena POQOPPQPPOPX
es:>llenas PPUPPPPPPPPR
es:>lleno PPPPPPPPPPPN
es:>lleva NOQPOPOJQPPK
es:>llevab PTPPPPPPPPPQ
es:>llevai PPPPPPPPPPPN
es:>llevam PPSPOQOPPPPS
es:>llevan MSQPOPPOPPPO
es:>llevar PPPPPQPPPPPR
es:>lleve PPPQPPPPPPPS
es:>llevo PLORPPQOPORO
es:>lo NSXSQTRNNPKQ
es:>local PRPRPRPONQPM
es:>locale PPPPXPPPPPPL
es:>locura VPPPPPPPPPPP
es:>logico POPPPPRPPPPN
es:>los SKKRQPRRPRKW
es:>lucas PPPPPXPPPPPP
es:>luces PRPPPPPPPPPN
es:>luego OPOONOOPQORR
es:>lugar PPPPPPPPPPPR
es:>luis PPPPPPPPPUPP
es:>lujo PPPPPPPQPPPL
es:>lunes ROPQSGTYMQYL
es:>luz QPPPPPPQOPPY
es:>madre LNPOPNPNLOPI
es:>madrug PXPPPPPPPPPN
es:>maestr NQPPPPPPPPOJ
es:>mail PPPOTPPPPPPQ
es:>mal MZPPPRPPPPPS
es:>mala POPPPPPTPPPS
es:>mama QPPOPPPPPPPL
es:>manana LMMTONPTOORA
es:>mancha PPPPPPPPPPPW
es:>manda PMPPPOPOPPNN
es:>mandad WPPPPOSPPPPP
es:>mandal PPPRPPPPPRPR
es:>mandam OMOOQOPZPOQX
es:>mandan QOPPPOPOPRNQ
es:>mandar PPQPPOSOPPOW
es:>mandas PQPPPPPPPPPS
es:>mandel PPPJPPPPPNPU
es:>mandem PPPOPPTPPOPS
es:>mando PPLVPMQSQPTR
es:>maneja ONTOPOPNPONL
es:>manejo PPQPPQPPPPPT
es:>manera SPPPPPPQPPPN
es:>mano PPQOPPQOPOPU
es:>manos PPRPPPPPPPPU
es:>manten OQPPQUPPPPPN
es:>manual PWPPPQPPPPPR
es:>mapa PMRPPPPPPPQL
es:>mapfre PPPPPPPPPPPS
es:>maquin OPPOPQPNOOPI
es:>maravi UNPPRPPQPPPS
es:>marcar SPPPPPPPPPPQ
es:>marcha PPPPPRPPPPPS
es:>marco POPPQOPWPSOR
es:>margen POPPQSQPPPPT
es:>marido PRPPPPPPPPPM
es:>marque SPPPPPPPPPUS
es:>martes LPOOPNQQPN]N
es:>marzo NPPPQPPPPPPb
es:>mas VPOSOSRPQRQH
es:>mate PPPOPPPPPNQV
es:>materi PQPPPVPPPPPS
es:>matric PPPPPPPPPPPL
es:>matriz PPPQPPPPPQPR
es:>mayo PPPQPNQSPQRZ
es:>mayor RQPPPQQPPRQR
es:>mayori PRPQPQPPPQPQ
es:>me VPMTLPNQ7RSi
es:>mecani PPPPPPPPPPPS
es:>media NPPPOPOORPPV
es:>medico PPPPPOPPPPOY
es:>medido PRPPPOPPPPPQ
es:>medio QOPPQVOPWPOT
es:>mediod POPSPPOOSQPN
es:>mejor RONNPNONOPIO
es:>mejora YNPPSPPPPPPO
es:>mejore PPPPPPPPPPPN
es:>menos RPNGOKOFTOOM
es:>mensaj OPPOPQPPQPPM
es:>mensua QPPPPQPOPPPC
es:>mentir PPPPPQPPTPPN
es:>mercad QOPPPRPPSPPM
es:>mero PPPPPPPPPPSP
es:>mes PQPMR[PRRQM>
es:>mesa POPPPOPPPPPU
es:>meses PSORPXPLUSOK
es:>mete PPPPPPPPPPPR
es:>meter PPPQPPPPPQPX
es:>meto WQPPPPPPPPRN
es:>metro POPPPOPPPPPM
es:>metros OQPPPPPPQPPR
es:>mexico PPPPPSPPPPPQ
es:>mi YOMRPNPOKONp
es:>mia LPPPPOPMMPOK
es:>miedo PRPPQPPPPPPS
es:>mientr PQPPPPPPQPPN
es:>mierco ONNQOOSTNLWQ
es:>mija PPPPPSPPPPPV
es:>mijo PPPPPPPPPPPU
es:>mil NNKSMWLRYPNF
es:>milagr PPPPPPPPPPPT
es:>milime QPPPPPPPWPPL
es:>millon OPPPP^PPQPPJ
es:>minimo PPRPPUPPQPPK
es:>minuto OOPPOMPMQQPK
es:>mio POPLPNPQPPQ[
es:>mios PPPPPPPPPPPU
es:>mira PLPMRPPTPKLf
es:>mirado PPPPPPPPPPPN
es:>miramo PPOPQPPRPPPQ
es:>miran PPPQPQPPPPPR
es:>mirand QPPPPPPPPPPM
es:>mirar OPQOPQPONPPP
es:>mirarl PTPOPQPPRPPQ
es:>mire OPPQOPQPPPG_
es:>miro PUQPPPPOPPPS
es:>mis POPNPQOPPNPZ
es:>misa PPPPRPPPPPNS
es:>misma NPOPPQPTTPOP
es:>mismo NMRQPNQOQQQO
es:>mismos UPPQPPPPPQPT
es:>mitad POPLO[PNVPOT
es:>modelo PNZPPOPNPOOI
es:>modo PQPPPPPPPPPV
es:>mojada RPPPPPPPPPPQ
es:>molest OTPOPRPPOOOO
es:>moment PMROPOPOPPPI
es:>montac PPPPPPPPPPPJ
es:>montad POPQPPPTPSPQ
es:>montaj PNPPPQPOPPPO
es:>monter PPPPPQUPPPPZ
es:>monto SOPRPQPPPRPO
es:>mostra P[PPPOPPPPPM
es:>motor PSPPPRPPPPPS
es:>mover OUPPPPPPPPPV
es:>movil QPPPPOPOPPPM
es:>movimi PPPPPPPPRPPN
es:>mucha OTPPPQRPPPPP
es:>muchac POPMPNPPPLPU
es:>muchas SQPUPPOOPTPO
es:>muchis XOPQPPPPPOQO
es:>mucho SQPPMOPQNPNE
es:>muchos PPPPPPPPPPPI
es:>muelle PPPPPPPPPPPR
es:>muerto PPPPPOPPPPPT
es:>muestr PPPPPKPQPOPF
es:>mueve PPPPPPPPPPPN
es:>mujer PSPPPOPPPPPR
es:>mundo SPPQOOPQPOPW
es:>murio PPPPPSPPPPPP
es:>musica PPPPPPPPPPPT
es:>mutua PPPPPPPPPPPM
es:>muy QLPPOOPSOPQS
es:>nacion PTPPPPPPPPPP
es:>nada LUOSOOSQQROI
es:>nadie QQOQPNPQPQL_
es:>nave PPPQPPPPPPPT
es:>navida PPQPPPPPPPPS
es:>necesi PPOOPNQOPPNI
es:>negoci PXPPPQPPPPPP
es:>negro PPPTPPPPPSPY
es:>nene PPPPPPPPPPPR
es:>ni PSPOPNPOPNLb
es:>nieto PPPPPRPPPPPR
es:>nina PPPPPPPPPPPU
es:>ningun PMSOPQPPPPPX
es:>ninos POPPPNPPPPPS
es:>no FLzGKPCIOIBU
es:>noche PPPNPPROPPPW
es:>noches POQPPQPPPSPO
es:>nomas PPQOPQPPPOPW
es:>nombre NPPOOQPRPNKT
es:>nomina POPOPPPRPPPQ
es:>normal OQPPPPPPQPPN
es:>nos SOQPPMQPKPMa
es:>nosotr DOPCGOQQQ>CK
es:>nota OSPOPRPNPOPP
es:>notari PQPPPPSPPPPM
es:>notas PSPPPPPPPPPO
es:>notici TNPQPPQjPPPK
es:>noveci POPPPUPPPPPF
es:>novent PMPKNOPMSKON
es:>noviem PPPMPOOPPPPV
es:>nube PUPPPPPPPPPI
es:>nuestr MNPNKMNEOOGA
es:>nueva OMPPPPPPPPOR
es:>nueve NPPOOSQQRS_U
es:>nuevo OTPPPNPPPPOS
es:>numero UMMPPKPPPOOI
es:>nunca PHPOPPPPPOOM
es:>o QNOKOOQQQMNh
es:>obliga POPPPPPPPPPR
es:>obra PQPPPRPPPQPP
es:>ochent QQPOOMPOOPOK
es:>ocho JPQOOPRNPNNN
es:>ochoci PPPPPRPOPPPH
es:>octubr PPPWQQHPOSKX
es:>ocupac POPPPOPPPPPN
es:>ocupar RPPQPWPRPQPQ
es:>oferta OTPOQQPPPOPL
es:>oficia PQPPPQPPPPPN
es:>oficin PPPROPOOOTPH
es:>ofrece PSQOOPPOPOPK
es:>ofreci PQPPRQPPPPPU
es:>oiga SQPPPPPPPPPR
es:>oigo PPPPPPPPPPPV
es:>oir TPPPPPPPPPPN
es:>ojala PPPPQPPPPPPV
es:>ojo PPPPPQPPPPPW
es:>ojos RPPPPSPPPPPI
es:>ok ONPPPOPPPPP_
es:>okey OPPOPQPPPOP_
es:>olla PSPPPOPPPPPO
es:>olor RPPRPPPQPPPP
es:>olvida PPPPPPPSPPPQ
es:>once OPOKPNPPOMQS
es:>opcion RPPPOOPOPPPH
es:>opera PPPPQPPPPPPS
es:>operac PPPPPOPQPPPV
es:>operad PNPPPPPPPPPK
es:>operar PPPPPPPPPPPL
es:>opina PPPPPPPPPPPN
es:>oportu PQPPPPPPPPPL
es:>orale ROPNPPPPPNPX
es:>orden OOPPPPPQPPPR
es:>ordena PNPPPOPOPPPS
es:>ordene PRPPPPPPQPPN
es:>os NUNQUOPMPPO2
es:>otono PUQPPQQPPPPP
es:>otra LQOQPOQQPQQM
es:>otras RPPPPPPOPPOK
es:>otro PQQPQKOHPPNR
es:>oye PRPPOOPPORPQ
es:>pa PQPSPRPPPQOQ
es:>pacien ROPLPPQMPMPI
es:>padre UMPPPNPONPPO
es:>paga PQPNN[PNPPOS
es:>pagamo PPPPPRPPPPPU
es:>pagan PQPPPUPPPPPN
es:>pagand PUPPPQPPPPPS
es:>pagar NQPPPTPPPPQQ
es:>pagari PTPPPPPPPPPS
es:>pagina QOPQPOPPQPPU
es:>pago PPPOPZOQPRPS
es:>pagos PXPPPQPPPPPN
es:>pais UPPPPOPPPPPR
es:>palabr SOPOOQQPPOOY
es:>pan PPPOPPPPPOQW
es:>panade PPPPPPPPPPPS
es:>panel PQPPPPPPPPPG
es:>panico PSPPPPPPPPPS
es:>pantal GKPMPRPLOWNE
es:>papa MSPNOOPOPOPH
es:>papas PPPPPPPPPPPS
es:>papel OSOPONPPPNPQ
es:>papele PPPPPOQPPPQT
es:>papeli PPPPPPPPPPPT
es:>paquet PRPPRQPPPPPP
es:>para QQLOUQQPOMKJ
es:>parada PUPPPPXPPPPV
es:>parar PPPPPPPPPPPS
es:>parece OQOQMQPQOQPB
es:>pareci PHPOPPOOOOPL
es:>pared OPPPPPPPPPPM
es:>pareja SPPPPQPPPPPS
es:>parejo PPQOPSPPPOPU
es:>parezc PPPPPPPPPPPT
es:>paro PPPPQPTPPPPU
es:>parte POPNQQQOPLOJ
es:>partic OPPPPOPPPPPS
es:>partir OVPOPQPOPNQP
es:>pasa PMKPOPQMPPOD
es:>pasaba TPPPPPPPPPPQ
es:>pasada PRPPPPPPPPPU
es:>pasado PQPOPPOPPNPV
es:>pasaje RQPPSPPPQPPQ
es:>pasame PPPPPSOOPRPP
es:>pasamo PTRPPQPPQPPR
es:>pasand TRPPPPPPPPPR
es:>pasar PRQPROPOPOOM
es:>pase PQPOPPRPPOOR
es:>pasill PPPPPOPPPPPS
es:>paso OOQLQPPPPONL
es:>patron POPPOPRPPPPR
es:>pdf PPPROPPQPUPT
es:>pedi PPPPPPPPPPPS
es:>pedido PQQPPPRPPQQM
es:>pedir PPPPPOPPPOPR
es:>pediri OSPPPRPPPPPR
es:>pedirl PPPRPRPPPRPR
es:>pega UPPPPPPPPPPT
es:>pegado PPPPPPPPPPPT
es:>pegar PPPPPPPPPPPT
es:>pelea PPPPPPPPPPPS
es:>pelean PPPSPPPPPPPS
es:>pelear PXPPPPPPPPPR
es:>peleas PPPPPPPPPPPU
es:>pena NVOOPMOOOOPG
es:>penali PPPOPNPPPOPT
es:>pendie POPPPOPPQPPM
es:>pensad PQPOPTPPPPPU
es:>pensar PPPPPVPTPPPR
es:>pense PTPPPPPPPPPS
es:>pequen RPPOPRPPPOPM
es:>perdid ROPPPTPPUPPS
es:>perdim PPPPPPTPPPPQ
es:>perdon OOOPPMPOJPPG
es:>perfec JMQOPQZQEPQJ
es:>perfil PPPPPPPPPPNO
es:>perman PPPPPSPPPPPN
es:>permis PPPPPPPPQPPK
es:>permit PTPPPPPPOPPT
es:>pero MQRONRMNPPR[
es:>person PRPRPOKJQOLQ
es:>pesado RPPPPPPPPPPR
es:>peso PNPPPPPPPPPQ
es:>pesos PLQKPPOQSKPJ
es:>pibe PPPPPPPPPPPN
es:>pica P]PPPPPPPPPT
es:>pico PPPPPOPPPPPY
es:>pide PPPPPRPPPPPU
es:>piden QMRPPPPPPPPS
es:>pidien PPPPPPPPPPP[
es:>pidier PPPPPOPPPPPV
es:>pido PSOWPPPPOPPP
es:>pie PPPPPPPPPPQR
es:>piedra PPPPPOPPPPPS
es:>piensa NPPPQPPPPPPL
es:>piense PSPPPQPPPPPP
es:>pienso PPPPPPPPPPPV
es:>pierda PPPPPRPPPPPQ
es:>pila P]PPPPPPPPPX
es:>pileta PRPPPPPPPPPQ
es:>piloto PPPPPOPPPPPL
es:>pinto PPPPPPPPPPPS
es:>piso QPPOPPQPPOPT
es:>pisos [PPPPPPPPPPQ
es:>pizarr PQPPPUPPQPPR
es:>placa POQPPQPPQPPL
es:>plan QPSPPPPQPPOL
es:>planil PPPQPPPPPRPT
es:>planta OQPMRKQOPPQU
es:>plante PPPPPPPPPPPK
es:>planti PPPPPOPPQPPH
es:>plata PPPOPYPPPPQV
es:>plataf QOQOPLPPPOPG
es:>plaza PQPPPPPPPPPJ
es:>plazo OPPPYOPPPPPL
es:>plazos PPPPPRPPTPPN
es:>pleno PQPPPOPPPPPJ
es:>pliego PPPPPPPPPPPT
es:>po PPPPPOPPPPPS
es:>pobre PLPPPOPPPPPK
es:>poco PPONPRNPKRNI
es:>podeis SOPPPPPPPPPK
es:>podemo PcOPQWPPPPPM
es:>poder POPPPQPPPPQM
es:>podes PSPPPPPPPPPP
es:>podria MbPPRSQFMPPG
es:>poliza MNPQQQPQQPNF
es:>pollos PPPPPPPPPPPR
es:>polvo PPRPPPPPPPPR
es:>pone OLPLONPPPLOR
es:>ponele PPPQPPPPPMPU
es:>ponemo PQPOPPPNQOPI
es:>ponen ROPPQPPPPPPS
es:>poner O^OPPPLOOPON
es:>ponerl PPPPPOPUPPPS
es:>ponga PPPPPPPPPPPR
es:>pongal PPPPPPPPTPPP
es:>pongo PQPPTPPQOPNS
es:>ponlo PPPPPPPPPPQS
es:>ponme PPPPPUPPPPPU
es:>poquit PPPPPPPPPPPN
es:>por KRPOROQLWRQH
es:>porfa PPPPPPPPPPPS
es:>porque QQPQPPQPOPNh
es:>porter PPPTPPQPPPOQ
es:>portug PRPPPPPPPPPL
es:>practi SPPPPPPPPPPO
es:>precio PQPTNMOQPSNZ
es:>precis PRPPPPPPPPPO
es:>prefie PTPQPPPPPQPP
es:>pregun POQOPNPPQOPO
es:>prende PSPPPQPPPPPP
es:>prendi POPPSPPPPPPM
es:>preocu POPPPNPPPPPL
es:>prepar OLPOSOSMPOQN
es:>presen OPPQSLSOPQRU
es:>presid PRPPPOPPPPPS
es:>presio PPPSPPPPPTPN
es:>presta UOPPPQPPPPPR
es:>presup NPPPQPQNPRPI
es:>previs PPSPPPPPPPPS
es:>prima OTPPPOPPPPPN
es:>primer NTLNQSQNPOPN
es:>primo YNPPPOPPPPPW
es:>princi PTPQPPPPPQPM
es:>prisa PNPPPOPPPPPN
es:>probad PVPPPPPPPPPT
es:>probam PPPPUOPPPPPR
es:>probar QOROPPPPPPQT
es:>probe PPPPPPPPPPPV
es:>proble ONOOPMPQPMNB
es:>proces PPPPOPPPQPPR
es:>produc OQROPNPQPOPN
es:>profes QOPPPQPPPPPU
es:>profor PPPRPPPQPWPR
es:>progra PDQNPPPPNOPK
es:>promet POPTPPPRPTOO
es:>promoc PQPPPUPPPPPJ
es:>pronto RPXPPPPPPPPO
es:>propia RPPPPPPPPPPR
es:>propie PPPPPPPPPPPN
es:>propio PNPPPOPPSPPG
es:>propue MOPNPPPMPPOB
es:>protes PRPPPPPPPPPP
es:>prueba MPOPSOQQPOPN
es:>public RPPPPPPPPPPR
es:>pucha PUPPPPPPPPPM
es:>pudier QPPPPMNPPPPI
es:>pueblo PNPPRQPPPPPK
es:>pueda PMPPQOPPPPPU
es:>puedan PRPPPPPPPPPS
es:>puede MaQMORNISNQA
es:>pueden PUPPPQPOQPOJ
es:>puedes PSPPPOPPPPPP
es:>puedo J[OSPQPJQRM>
es:>puente PPPRPOPQPPPP
es:>pues MPPQPSPONRJo
es:>puesta POPPRPQNQPPH
es:>puesto OOPPPPQNRPPP
es:>punta PPPPPPPPPPPT
es:>punto OQPPPOPOOPPR
es:>puntos OPPPPPPPPPPN
es:>pusier PPPPPPPPPPPY
es:>puso POPPPPPPPPPN
es:>que _LBNOOSVGJOV
es:>queda POQRPNPPRQPK
es:>quedam PNPPPPPSPQQP
es:>quedan OPPPPPPPQPPJ
es:>quedar NYPNPPPPPPPM
es:>quede PPPPPPPTPPPN
es:>quedo PNPQPOONNPQP
es:>querem PPPPPNRPPPPV
es:>queria OMPPPPPPPQQK
es:>querri QOPOPOPPPOPM
es:>quien QOFJNPNPMKH@
es:>quiene PRPPPOPPPPPN
es:>quiera PPPMPPPPRPQI
es:>quiere QOLPULPWOPOS
es:>quiero PRPQPRQPPPMb
es:>quince MROPPOQORNPP
es:>quinie OOPPPPPYUOOF
es:>quisie PMPPPQPPPPPQ
es:>quita NPPOPOPPQOPX
es:>quitad PPPPPPPPPPPL
es:>quitam PPPPPPPPPPPS
es:>quitar PPPOPPPPPPPZ
es:>quito LPPQPQROQOPJ
es:>ramiro PPPOPPPTPPQR
es:>rampa POQPPPPPPPPM
es:>rapidi PPPPPPPPPPPN
es:>rato POPSOMPRPPPM
es:>razon HfPOOQONMPPD
es:>razona PPQPPQPPPPPR
es:>rebaja PVPPPOPPPPPO
es:>recarg PPRPPVPQOPPK
es:>recepc OVPPPPPPPPPP
es:>receta RPPPPPPPPPPU
es:>recibi PPPPPPPPPPPS
es:>recibo POPPPRPPPPPS
es:>recien PPPPPPPPPPPR
es:>recoge PQPQPPPPMPPK
es:>recojo PRPPRPPPPPPN
es:>recome PPPRPPPPPQOP
es:>recono PQPPPPPPPPPS
es:>record SNPPPOPPOPPK
es:>rector PPPPPPPPPPPT
es:>recuer POPPPPPPPPPL
es:>recurs PVPPPQPPPPPQ
es:>red PPOPPPPPQPPH
es:>refacc PPPPPPPPPPPS
es:>refere PQPPPPPPPPPM
es:>regala PQPPPVQPPQPP
es:>regalo PPPPPQPPPPPT
es:>region RSPPPRQPPPPL
es:>regist OPPPPOPQRPPM
es:>regla PPPPPPPPPPPR
es:>regres QNPPPOPPQPPK
es:>regula PSPPPPPPPPPM
es:>rellen QPPPPPPPPPPN
es:>remoto PPPUPPPPPPPM
es:>renova QPPPPPPOPPPJ
es:>renuev SOPPPPPPPPPQ
es:>repeti PSPPPPPPPPPO
es:>report PQPPPPONPPPI
es:>reposi PPPPPQPPPPPR
es:>repues PPPPPPPPPPPT
es:>requis PPPPPPPPPPPN
es:>reside QQPPPPPPOPPM
es:>resist PPPPPPPPSPPM
es:>resolv PTPQQOPPPRPT
es:>respal P_PPPPNPPPPO
es:>respet PQPPPQPRPPPQ
es:>respir PPPPQPPPPPPR
es:>respon PPPPPPPPPPPU
es:>respue PPPSPPPPPPPJ
es:>restau PPQPPPPPPPPM
es:>resto OTPPPPPOPQPK
es:>resuel PPPPPSPOPPOM
es:>result POPPPPPPPQPH
es:>resume PPPPPPPPPPPM
es:>retard PSPQPPPPPPPQ
es:>retira PPPPTPPXPPPR
es:>reunio QOPQPPPPPPPR
es:>reves PWPPPPPPPPPP
es:>revisa LZPOOOPPPOPC
es:>revise PSPPPPQPPPPO
es:>revisi POPPPPQPPPPN
es:>reyes PPPPPPPPPPPS
es:>rezo PPPPPPPPPPPR
es:>rico PPPPPPPUPPPR
es:>riesgo OWPPPPPPPPPN
es:>rio PPPPPPPPPPPR
es:>roban PPPPPPPYPPPT
es:>robot ZOPPPPPPPPPN
es:>roja PPPPPPPPPPPR
es:>rojo PMPPPPPPPPPO
es:>rompe PVPPPPPPPPPT
es:>romper PPPPPPPPPPPR
es:>ronda PPPWPPPPPVSS
es:>rosa PPPPPPPPPPPJ
es:>rosari POPPPOPPPPPL
es:>rotaci PRPPPPPPPPPO
es:>roto PRPPPPPPPPPT
es:>ruben PRPPPPOPPPPP
es:>rubro PPPPPSPPPPPU
es:>ruedas PPRPPPPPPOPR
es:>ruido VNPPPPPPPPPQ
es:>rut PPPRPPPVSQPN
es:>ruta QNPPPPPSQPPN
es:>sabado OPPOPQOPPPVS
es:>sabe PPPPPMOOPPPT
es:>sabeis PPPPPRPPPPPO
es:>sabemo RPPPPPPPPPPV
es:>saben PPPPPQPPPPPV
es:>saber PPPOPNPQOOPP
es:>saberl TPPPPRPPPPPS
es:>sabes OOQPPPPPPPPS
es:>sabia SPPPPOPPPPPQ
es:>sacan POPPPOPPPSPQ
es:>sacar PNPPPPPPPPPI
es:>sacara PPPPPQPPPPPL
es:>saco SOPPPPPPPPPS
es:>sala PPPSPPPPPPPM
es:>salas PQPPPPPPPPPL
es:>sale OPQOPOOPPPQR
es:>salen NPPPPPPPPOPN
es:>salga PPPPPPPPPPPR
es:>salgo PPPPPPPPPPPR
es:>salia PVPPPRPcPPPR
es:>salida PPPPPPPRPQQO
es:>salido PSPPPPPPPPPR
es:>salien PPSPPPPPPPPP
es:>salio PPPPPPPPPPPR
es:>salir QOPQPPPPPQPU
es:>salon PRPPPPPPOPPP
es:>salud PSPPPPPPPPQK
es:>san POPPPPPPOPPR
es:>santa PRPOQPPQPNQS
es:>santia PPPPSPPPPPPR
es:>saque RPPPPPPPPPPQ
es:>se MXPSPPLLSKOU
es:>sea PQPQPVPPPPRV
es:>seca PPPPPPPPPPPR
es:>secado PPPPPPPPPPPK
es:>secret POPSPPPPQPPM
es:>sector OQPPPPPPPPPN
es:>sede PPPYPPQTPRPK
es:>sedes RPPPPRPPPPPO
es:>seguim UMPPPPPPPPOJ
es:>seguir OOPPPPPPPPPN
es:>segun ONPPPPPPRRPF
es:>segund QOOQNQQQQQNJ
es:>segura PTP^POPPPdPQ
es:>seguro PPQLPNPOONON
es:>seis PPMPQYPNSOPM
es:>seisci PMPPPOPOQQPN
es:>selecc SPPPPPRPPPPQ
es:>sellad PPPQPPPPQPPL
es:>semest POPPPOPQOQPL
es:>sena PPPPPPQPPPPR
es:>senal PPPPPNPPPQQQ
es:>sencil PSPPPPPQQPPR
es:>senor RQPOPPPPOOOK
es:>senora PSPONKPLPQPS
es:>senori ROPLQPPPPPP_
es:>sensor OPPPPOPPPPPI
es:>sentad PQPPPPPPPPPL
es:>sentid OPPPOPPOPPPN
es:>sepa PPPPPPPPPPPU
es:>separa PPPPPQPQPPPM
es:>septie PPPPPOPPPPPT
es:>ser KPPPMMQPPPP_
es:>sera PPPOPPPPPNP]
es:>seria QNPPNOPPOPOP
es:>serio NSPPPPPOOPPT
es:>servic OPQPPPPPTPNJ
es:>servid ORPPPQPPPPPM
es:>servir PPPPRQPPPPPO
es:>sesent POOOOMQPTOOO
es:>sesion PQPTPPRPPTOQ
es:>seteci PQPPPPPPPPPW
es:>setent OPPPPSPPQPPU
es:>si OSLPPPOQ[NRU
es:>sido TPPPPPPPPPPM
es:>siembr PPPPQQPPPPPN
es:>siempr POONJQNPQMNU
es:>siendo PPPPPRPPPPPW
es:>sienta PPPPPPPPPPPU
es:>siente QOPPPPPPPPPK
es:>siento MRPKPPPPPLTN
es:>siesta PPPPPPPPPPSQ
es:>siete PBPNOSOPTJQX
es:>sigo PPPPPTPPPPPO
es:>sigue PPOOQSPPPNPS
es:>siguen PPPPPPPPPSPR
es:>siguie POPQQOPRPPPS
es:>silla PPPPPQPPPPPL
es:>sillas PPPPPRPPPPPR
es:>simple PPRPPOSPQPPO
es:>simula POPPPPPPPPPM
es:>sin OORPSQOOTNQF
es:>sincer PRPPQPPPPPPP
es:>sincro PPPPPPPPXPPJ
es:>sindic QPPPPPPPPPPS
es:>sirve OPPPPPQOPPPX
es:>sistem QQNPOQNNOONJ
es:>sitio PNPPPOQPPPPO
es:>sms PPPPPPPPTPPO
es:>sobra POPPPWPPPPPU
es:>sobrad PPPPPPPPPPPN
es:>sobre PPPPPOPONPPJ
es:>sobrin WPPPPOPPPPPQ
es:>socia PQPPPPPTPPPQ
es:>socio PPPROPPQPPPO
es:>socios OPPPPPPPPPPT
es:>softwa PPPPPPPPPPPL
es:>sol SPPPPPPPPPPX
es:>sola POPPPPPOQPPK
es:>soles QJPPPYPOQPPE
es:>solici PRPPPPPPPPPP
es:>solito ROPPPOPPPPPN
es:>solo POTOOOQPPRSC
es:>soltar RPPPPPORPPPQ
es:>sombre RPPPPPPPPQRO
es:>somos PPPRPPPPPOOW
es:>son OPMJJOSSR@NL
es:>sonaba RPOPPPPPPPPN
es:>soport OWPPPPPPPPPO
es:>soy ORNOQPPPNOMM
es:>stock PPPPPPQPPPPS
es:>su RPOOPOQQPQOG
es:>subcon PPPPPOPPPPPM
es:>sube NSPPPOPOQPPN
es:>suben POPPPPPPRPPO
es:>subimo PPPRPPPRPQPO
es:>subir POPPPPPPPPPM
es:>subo PMPPOOPOPPPI
es:>subven PQPPPQPPPSPJ
es:>sucurs POPPPOPPPPPN
es:>sueldo SPPPPRPPPPPN
es:>suele OPPPPPPPPPPL
es:>suelta PPPOPQQPPOPT
es:>suelto TOQPPRPPPPPP
es:>suena ONRPPQPPPPPT
es:>sufrir PPPPPRPPPPPR
es:>sumamo PPPPRPPQPRPP
es:>sumar PPPPSXPPPPPQ
es:>supe PXPPPPPPPPPO
es:>super PPPPPPPSPRPR
es:>superi PPPPPPPPQPRS
es:>superv PPPPPPPPPPRO
es:>supues PPPPPPRSPPPL
es:>sus QOPPPPPOPPPH
es:>suscri PRPPPPPPPPPO
es:>susto PPPPPPPPPPPT
es:>suyo QPPPPOPPPPPU
es:>suyos PPPPPPPQQPPN
es:>tabla PPPPPPPPPPPL
es:>tablet OQPPPPOPPPPM
es:>tal OBPPPOOPOPPF
es:>taladr PPPPPRPPPPPU
es:>talla RPPPPPPPPPPP
es:>taller NOPPPNPOQPPL
es:>tamano RNPPPQSPPPPJ
es:>tambie OQOONQOOPMOW
es:>tampoc POTOPPPPPOPT
es:>tan UQPPPTPRPPPM
es:>tanque PPTOPPQPQPPL
es:>tanto QPPPPPPPPPPN
es:>tarda PRPPPOPPQPPP
es:>tardan PRPPPPPPPPPR
es:>tardar PPPPPRPPPRPQ
es:>tarde POPRRPPSPPRL
es:>tarifa POPPPPPPPPPR
es:>tarjet PNPPPPPPQPPR
es:>te HOPZPORPOOMD
es:>techo PPPPPPPSPPPT
es:>tecnic PPPRQORPPOIF
es:>tela SPPPPPPPPPPS
es:>telefo QSOOPOPUPQPR
es:>tema OSPPPOPPPPPS
es:>temper PPQPPOPPPPPM
es:>tempor OSPPPPPPPPOT
es:>tempra POPNPNPOPNkU
es:>tendra PPRRPONPPPPU
es:>tendri OOQPPPQPPQMM
es:>teneis MOPWPPLOPOM@
es:>tenemo NMeSMPLDPSMP
es:>tener OKPPPPOOOOOJ
es:>tenerl PPPPUNOPPPPQ
es:>tenes POPWPQPTOPPJ
es:>tenga ORPQPPPORQPN
es:>tengo PTOPQQPPPQPd
es:>tenia PPPPPPPPPPPV
es:>teniam PPPPPOPPPPPT
es:>tenian QPPPPPPPPPPL
es:>tenido PNPPPPPPPPPK
es:>tercer NPPPPQPPOQPH
es:>termin QPPOPPOPNOQI
es:>termom SPPPPPPPPPPQ
es:>terraz PPPPPOPPSQPQ
es:>terren PNPUPPPUPTPM
es:>texto PPPPPPPPRPPK
es:>ti PPPNPRPPPPPM
es:>tia POPPPPPQPPPL
es:>ticket PQPSPPPPPRPQ
es:>tiempo PONLNLRIOIKL
es:>tiene PSOPOQPPOQOK
es:>tienen QPMPPPQKPONG
es:>tienes PQPZWQPUNQP?
es:>tinta PPPPPPPPPPPM
es:>tio POPPPPPPPPPM
es:>tipo PQPPPOPPPPPR
es:>tira PPPPPSPPPQPT
es:>titula SPPPPPPPPPPQ
es:>tocar PcPPPPPPPPPM
es:>toco PPPPPPPVPPPL
es:>toda PPPMPMOOPMOM
es:>todas PPPOPPPPQOOM
es:>todavi HFWQPPPNPOLO
es:>todo OPOQPNMPQSQX
es:>todos NPPPOPPNPPH[
es:>toma OPPPOIQPPPOL
es:>tomo OUPOPQSOPPPW
es:>tonela OOPQSQPPRQPV
es:>tono RPPPPOPPPPPP
es:>tope OWPPPYPPPPPO
es:>toque PPPPPPPPPPPS
es:>torneo PPPPPUPPPSPN
es:>tornil OTPPPPPPPPPN
es:>torre OPPPPTPPPPPO
es:>tortil PPPPPPPPPPPR
es:>trabaj PPTPOPPKPOPH
es:>tracto PSPPPRPYPPPR
es:>trae OQQQPOOLPQRM
es:>traeme PPPUPPPPPUPQ
es:>traemo PRPPPPPPPPPW
es:>traen PPPPPPPPNPPN
es:>traete PPPPPPPOPUYT
es:>traiga PPPOPQPQQRRY
es:>traigo QPRPPOPWPPQP
es:>trajer UPPPPPPPPPPO
es:>tramit RPPPPOPPPPPR
es:>tranqu MOPPPPPOPPON
es:>transf PPPPP^OPQPPS
es:>trata SPPPPPPPPPPP
es:>trato PRPPPPPUPTPR
es:>trece PPPQPPPRPPTU
es:>treint PQLNPSPSTPON
es:>tremen OPPfOVPPPUPK
es:>tren PPPPPPPPPSPR
es:>tres ORRKPMOPLRPW
es:>tresci QPPOOXPOTOPS
es:>trifas PPPPPOPPPPPK
es:>trimes MPPOPTPOOOPK
es:>triple PPPPPPPPPPPR
es:>triste RPPQPPPPPQPP
es:>tu QIPOPPUQPNND
es:>tubo UPPPPQPPPPPR
es:>turno OQPQPNQOPQOQ
es:>turron PPPPPPPPPPPM
es:>tuve PPPPPPRPPPPQ
es:>tuvier PQPQPPPPPPPR
es:>tuvimo O^PPPQOPPQPP
es:>uf OUOPPPPOPPPN
es:>ultima PTPQOQOPOPQL
es:>ultimo PQPPPPPPRPPQ
es:>un OWLPPPQOKSJQ
es:>una PUNQNJQPPMNX
es:>unas OPOMPMPOROPP
es:>unica PRPPPPPPPPPQ
es:>unico VOPPPPPPPPPV
es:>unidad OPPPPQPSPPPH
es:>univer UPPPPOPPPPPP
es:>uno NQOROOOQRROZ
es:>unos OKPNPPPMQLQT
es:>urge PPPPRPPPPPPN
es:>usa TPPPPPPPOOPQ
es:>usado RPPPPPPPPPPK
es:>usamos PPPPPPPPPPPU
es:>usan ROOPPPPOOPPE
es:>usar PPPQPQPPPQPT
es:>uso PPPPPQPPPPPN
es:>usted OPLQPKPQPPND
es:>ustede PPPPHRPPPOIR
es:>usuari INPRPLNPOOTC
es:>uy NWPNOQKRONJQ
es:>va OPPOQTOQWRQI
es:>vaca PUPPPPPPPPPQ
es:>vacaci PPPPPPPSPPPP
es:>vacio PPPPPUPPQPPO
es:>vacuna PPPPRPPPPPPN
es:>vais PQPPPPPPPPPN
es:>vale JSPVOPQKPWNc
es:>vallad SPPPPPPPPPPO
es:>valor PPPPPRPPPPPS
es:>vamos OQQOPPPPPPPY
es:>van POPRQTPPPRNS
es:>varios PPPPPPPPPPPR
es:>vaya MfLOLQPPNPOJ
es:>ve PONRPKPLQPQT
es:>vea OQPQPORPPQOL
es:>vean PPPPPOSPPPPL
es:>veces MRPNPPNPPNOX
es:>vecino OPPPPPPPPQPR
es:>veinte IQMQOLPPSPQJ
es:>veinti POMPPWPOUQQC
es:>vemos OOPQPMONPOOF
es:>ven PNPPPPPPPOTO
es:>vence POPOSQPPPOPS
es:>vende PPRPPQQPPPP[
es:>vended WOPPPPPPPPPP
es:>venden PPPPPPPPPPPR
es:>vender PQPOPPQPPPPM
es:>vendio PPPPPPPPPPPR
es:>vendo PPPSPPPPPSPR
es:>vendri PPPPPOPPPPPU
es:>venga PMPNPOPPQOL]
es:>vengan PRPPPPPPPPRR
es:>vengas PPPPPPPPPPNT
es:>vengo POPPPNPPPPPP
es:>veni PPPPPPPPPRXQ
es:>venia PUPPPPPPPPPR
es:>venido PPPPPPPPPPPS
es:>venir PQPPPOPPQPQT
es:>venite PPPPPPPPPPQR
es:>venta PXPPPSPVPPPP
es:>ventas PPPPPQPPPPPS
es:>vente PPPPPPPPPPPT
es:>ventil PPPPPPPPPPPM
es:>veo SBPOPNPNNOQY
es:>ver PPPWPQPTOURQ
es:>verano POPPPOPPPPPT
es:>verdad PROROPGIPQMI
es:>verde NPPOPNPPPPPF
es:>vergue PcPPPPPPPPPP
es:>verlo WOPPPPPPPPPN
es:>versio ORQPPPPPPPPO
es:>ves SJPOPQUNPOPJ
es:>vez PQPPOPPNPPQV
es:>vi QLPQPPKOOQOZ
es:>viaje PPPPPPPPPPPR
es:>vida OOPMPPPPPMP]
es:>video PLPQPOPPPQPM
es:>videol PPPNPPTPPPQO
es:>vidrio PPVPPPPPPPPR
es:>vieja QPPPPQPPSPPQ
es:>viejit PPPPPPPPPPPR
es:>viejo PQPPPOPPPPPT
es:>viejos PPPPPPPPPPPS
es:>viendo OPPPPOPOPPPK
es:>viene LPYQPONPPPMS
es:>vienen QNPPPNPPPPPV
es:>viento PPPPPOPPPPPS
es:>vierne LLPNORPNPQUS
es:>vigent PPPPPPPPTPPR
es:>vigila PQPPPQPPQPPG
es:>vigo PPPWPPOPPbPO
es:>vimos PPPPPOPPPPPT
es:>vinier PRPPPPPPPPPR
es:>vino POPMPPPPPMPR
es:>vio PNPPPPPPPPPP
es:>visita QOPQQNPOPPPM
es:>viste aNPPPPPPPPPQ
es:>visto SOPOOPPNNOPL
es:>viva RPPPPPQPPPPR
es:>vive PPQPPPPPPPPS
es:>vivo PQPPPPPPPPPR
es:>voland POPPPPPPPPPM
es:>volume PPPPPOPPPPPJ
es:>volvem PPPRPPPPPRPR
es:>volver PPPPPSPPPPPL
es:>volvie PYPPPPPPPPPR
es:>volvio PTPPPSPPPPPQ
es:>vos PPPOPRPPPOPM
es:>vosotr PPPQQPPPQPPV
es:>vota PPPPRPPPPPPT
es:>votar PPPPPPQPPPPT
es:>voto PWPPPPPPPPPQ
es:>voy ORPOOPQPPOPH
es:>voz PSPPPOPPPPPQ
es:>vuelta PPPPPPPPPPRU
es:>vuelve PQPQPQPPPQOV
es:>vuelvo PPPSPPPPPPPN
es:>vuestr PRPOPPPQPMPQ
es:>web TNPPQPPPPPPS
es:>whatsa PPPTPPPPQQPO
es:>wifi PQPPPPPPSPPP
es:>wilmer QOPPPQPPPPPS
es:>y REERQNPNQUKM
es:>ya MQLRLSOPPQQo
es:>yerno PPPPPPPPPPPL
es:>yo TQMPPNPPKNQe
es:>zapato PPRPPPPPPPPR
es:>zona PXPPPPPPOPPK
es:^ a HKLIISPKSIKD
es:^ abrimo MMPUPPNTPPPL
es:^ abro PNPPPPPUPPPO
es:^ aca RSMMTLPISMNR
es:^ adelan PNPPPOPOPPPP
es:^ ademas PcMOQPPMPOOO
es:^ adios SMPPPPPPPPPI
es:^ aguant ^OPPPPPPPPPT
es:^ agur PPPPPPPPPPPN
es:^ ahi OSOIPR:PQROM
es:^ ahora TPQLOPPSLLT9
es:^ ahorit OPPNPLOOKQOI
es:^ aja GMONM@OILOO<
es:^ alcanz PPPPPPPPPPPT
es:^ algo LMPOOIPPPPOR
es:^ alguie PPPPOOPPOPPM
es:^ alguna PPPPPNPPQPOS
es:^ alguno PPPPPPPPPPPN
es:^ alla PSPPPRPPPdWP
es:^ alli PPPOPPPPPlWR
es:^ anda TMPPPPPOPPPP
es:^ andele NLOOOHPLPOOI
es:^ anotad OQOPPKPPPPPP
es:^ anoto POPPPOPOPPPM
es:^ antes OJDNOPgEMU;I
es:^ aparte PPPPPPPePPPR
es:^ apunta OOPPPMPVPPPQ
es:^ apunto POPPPPPPPPPL
es:^ aqui 2PQ@Y?RNG@DX
es:^ arranc YOPPPOP[PPON
es:^ arriba PPPPPPPPPPPV
es:^ asi RPNMMPRMPPNO
es:^ aun UPOPPNPOPPPK
es:^ aunque ONPPPPPPPPPP
es:^ ay RLNPKQNJLPNV
es:^ ayer RSPPPPPPPPPN
es:^ baja PPPPPPPPPPPR
es:^ bajo SEOMODOOOMNM
es:^ barbar MPPPPPPPPPPO
es:^ bien L9OMMPRJNOM<
es:^ bienve PYPPPPPPPPPQ
es:^ buen PPPPPOPPPPPX
es:^ buena LJPOPOPPPOPP
es:^ buenas =LPPNOOOOPPE
es:^ buenis kOPOPOPPPOPZ
es:^ bueno FDCGA3KOGDMG
es:^ buenos BLPPPOKONPOC
es:^ cada NVKLMOHNQMNX
es:^ calla POPPPPPPPPPN
es:^ caray PPPPPPPPPPPV
es:^ casi NRPPPPPPPPPL
es:^ catorc NPPPPPPOPPOM
es:^ cero PSPPPZPPPPPQ
es:^ chau POPPPPPPPPPM
es:^ che POPPPPPPQPPJ
es:^ cien PUPPPNPPPPPO
es:^ ciento LPOOOWOFMONG
es:^ cinco NPPOPQPOPONN
es:^ cincue PNPPPNPPPPPM
es:^ claro IQOQOEPPOPL_
es:^ como R7NGTRGYXJDX
es:^ compar zOPPPSPPPPPQ
es:^ compra PNPOPPP^POPR
es:^ compre PcPPPPPPPPPR
es:^ con OM!MN_VKQ/*E
es:^ contam PPPPPPPPPPPT
es:^ contra WOPPPPPPPPPR
es:^ correc UOPPPPPPPPPQ
es:^ creo mRPPPPPPPPPP
es:^ cual PPPPPOPP]PPK
es:^ cuales PPPPPPPPXPPP
es:^ cuando NPFOOQFQPNLS
es:^ cuanta POOOP4PP~POY
es:^ cuanto OFNNOROB_OLV
es:^ cuaren INOOONNQOOOD
es:^ cuatro MNLOOPOQMNOK
es:^ cuenta ONPOPKPVPOPU
es:^ cuente POPOPMOQPROW
es:^ da PPPPPRPPTPPR
es:^ dale PHPUMQOXORPO
es:^ dame PPPOPOPPPOQR
es:^ de UYMMNPQPOK5K
es:^ debe PPPPPNQPPPPT
es:^ deberi NEaOOOPPPPPP
es:^ decime OMPPPPPPQPPN
es:^ deja PcPPPPPPSPPL
es:^ dejelo MOPPPPPOPPPN
es:^ dejeme PQPQPQPSPOQT
es:^ dejemo PYPPPPPPPPPQ
es:^ depend RPPPPOPPNPPH
es:^ descan PPPPPPPPPOPW
es:^ desde QQNHOBJMGPFP
es:^ despue NGOOOPPMOMVQ
es:^ dice XVPOMPPPNPPI
es:^ diecio TNPPPRPOPPPN
es:^ diecis PPPPPOWPPPOR
es:^ diez OTOPPNKOPPRM
es:^ digame ONPJPPPOPOPQ
es:^ digo POPPPPPPPPPM
es:^ dime PNPOPPPOOPPM
es:^ discul OOPPPPPPPPPL
es:^ doce RPOOPPNPOOOE
es:^ doctor PNPOPOPVPPOR
es:^ doming PPPPPPPPPPPM
es:^ don PVOPQQOPOQOR
es:^ dona IPPOONPOPPPQ
es:^ donde ONPPPNPXaPPH
es:^ dos QTNKNMRGNLFN
es:^ doscie ONPPPVOPPOPY
es:^ el PPBOXRVFQ^PE
es:^ ella QNMLXMPEQMMM
es:^ ellos OKPOTPPPPOPP
es:^ empeza PPPPPONPPPPM
es:^ en RMQSQKPPQVQH
es:^ encant PPPPPPPPPPPT
es:^ entend PPPPPNPPPPPZ
es:^ entien POPOPKPPPOO[
es:^ entonc OcIPILDbPTRM
es:^ entran POPPPNPPPPPN
es:^ entre POPPPNTPSPOO
es:^ era KGPOPLPPOOOJ
es:^ es LH8=ONJPJ<Kj
es:^ esa OTMFOONNPPOT
es:^ esas PUPTSROPPTPW
es:^ ese QPRGNOLIZMMO
es:^ eso UQORPUMOPQDT
es:^ esos PPPPPRPPPPPS
es:^ espera NWOOOOPNOOOT
es:^ espere ONPPPOPPPPPN
es:^ esta bRUNJTDMQVPV
es:^ estaba NOPPPPPPPPPO
es:^ estamo HTOONJPNPNOS
es:^ estan QNPOOMPPPOOT
es:^ estari ON^PPPPPPPPL
es:^ este TRPOPLQOPOPX
es:^ esto WOORZKTJSRNI
es:^ estoy KEPPONONOPQJ
es:^ estupe NRPOPNPPPOOS
es:^ estuvi PSPPPPPPPPPR
es:^ eusebi PPPPPPPPPPPN
es:^ exacto PPPPPNPPPPPV
es:^ excele PPPPPPPPPPPS
es:^ falta POLPWPPOPPPS
es:^ felici PPPPPPPPPPPW
es:^ firma POTOYOPTPOPO
es:^ fue PPPPPOPPPPPS
es:^ fui NRPPPPPPPPPO
es:^ funcio QMOPPOPPRPPL
es:^ genial PPPPPNPPPPPX
es:^ gracia VHNHHJLKMIGT
es:^ gracie OPPP]PPPPPPR
es:^ gratis PRPPPXPPPPPP
es:^ guarda PNPTPOPYRPPU
es:^ ha OSPPPDPPPPOV
es:^ habeis PPPPPOPPPPPS
es:^ habla ONPPPOPPPPPM
es:^ hablem POPPWVPPPPPM
es:^ habria POOOPOPPPPOS
es:^ hace MLPPPMPPPPPM
es:^ hacemo POPOPILPPMxS
es:^ hagale PPPPPPPTPOcM
es:^ hagamo POPKPNO^POYN
es:^ han PPPPPOPPPPPS
es:^ has PPPPPPPPPPPR
es:^ hasta CPNKQRXFOGJQ
es:^ hay KMNHCQNTSCDc
es:^ he PKPOPQPPPPPO
es:^ hecho PPPPPOPSPTNU
es:^ hemos RQPPPLPNPPPM
es:^ herman PPPPPPPPPPPR
es:^ hijole PRPPPOPPPPPU
es:^ hola KRPMKLMOHOOe
es:^ hombre gLPNQQMNOOPS
es:^ hoy F=OENQRPLSFU
es:^ hubo OePPPOPPPPPQ
es:^ igual RMHMkQVPOOMK
es:^ igualm POPPPPPPPPPF
es:^ imagin POPPPNPPPPPO
es:^ incluy PPPPPaPPRPPR
es:^ ingeni PPPPPPPPPPPS
es:^ ja PPPMNKOPPKM}
es:^ jaja OKPDNBCPPAI|
es:^ jajaja PPPPPHNPPOMm
es:^ jala SOPPPOPPSPPL
es:^ je PPPOPNPPPOOk
es:^ jueves PPPOPPPNPO~L
es:^ justam PPPPPPPPPPPS
es:^ justo MPPPPRPPPPPO
es:^ la XM<J^MeKRRQ<
es:^ las NQPSQPR<QR8J
es:^ lastim PPPPPPPPPPPM
es:^ le OLO[UNNP;[OZ
es:^ les KPOXONDNPYLV
es:^ licenc PPPPPPPPPPPS
es:^ listo KLPOOQNSONNJ
es:^ llame PPOPPPPPPP[O
es:^ llega NOPPPPROPPPO
es:^ llegan PPPOPPPPPTPR
es:^ llego QRPPOOPOPPMM
es:^ lleva ONPOPPPPPPPR
es:^ llevai PPPPPPPPPPPS
es:^ llevam OSPPPQOPPPPT
es:^ llevan eOPPPPPPPPPP
es:^ llevo MYPOPOPPPOQS
es:^ lo MST]TKONS^ER
es:^ los RO&OQJT!OPM=
es:^ luego PNP[OPPPPZPK
es:^ madre PPPPOOPPPOPc
es:^ maestr PPPPPQOPPPPV
es:^ manana OMP~MPIqO~P_
es:^ mandal POPvOOOPPPOO
es:^ mandam OHM~RIOUMOOK
es:^ mandan PPPVPPOSPOOM
es:^ mande OPPPPPPPPPPM
es:^ mandel PQP^POPPPPOM
es:^ mandem PKLsNNOONQKM
es:^ mando PPPZPPPPP[QQ
es:^ marcel PPPPPTPPPPPR
es:^ martes POPOPPPPPPMP
es:^ mas PRNOO_ONPPPP
es:^ me QTMZMTGR?aLj
es:^ medio POPPPNPPPPPK
es:^ mejor QPOPPPPNPPPF
es:^ menos SGOPPQLPPPPT
es:^ mi >O8<PBPDELNA
es:^ mil OOPPPCPNPPPM
es:^ mira UOKGPQRNKGNG
es:^ mire SVNPPPOPMDMN
es:^ miren PPPOPPPPPPPW
es:^ mis JgPPROPPNPPN
es:^ muchas POPOPNPPPOPZ
es:^ mucho OSPPPQPPPPPL
es:^ muchos POPPPSPPPPPS
es:^ muy JPONMSNNOOKP
es:^ nada H<PRPNPQOPPT
es:^ nadie NPPPPOPOPPPQ
es:^ necesi L>rQNMOLPOOM
es:^ ni PQOOLLNOPPPI
es:^ ningun PPPPPRPPPPPU
es:^ no LY6!RL4>FD>Q
es:^ nomas RTTNOOPLOPOO
es:^ nos GJRPNQNRQSeK
es:^ nosotr 2PQ.SMQN@-:Z
es:^ novent PQPPPHPPPPPQ
es:^ nuestr KUPIPQPOOIOO
es:^ nueve OUPPPRPOOPOL
es:^ o R]RHLSGFONML
es:^ ochent PNPOPMPOPOPO
es:^ ocho NQPOPVPSPOOJ
es:^ ochoci PPPPPQPPPPPN
es:^ oiga OHOPPPQPNPPM
es:^ ojala PNLOPOPOPPPP
es:^ ojo PPPPPPPPPPPL
es:^ ok OLPOOOPQKOOM
es:^ okey MLPOOKPOOOON
es:^ once OPPPPQPNPPOM
es:^ orale SLPPPLPOOPOK
es:^ os PPPhPMOPPVOW
es:^ oscar TOPPPQSPPNPQ
es:^ otra M[POONPRPPPK
es:^ otro O}PPPPPPMPPK
es:^ otros ^PPPPPPPPPPP
es:^ oye REQNSPPQROLG
es:^ pago O~PPPUPOPPPL
es:^ papa NLPPOOPPPPPI
es:^ para KSSMKWfLQV?S
es:^ parece PMPPPPPPPPPI
es:^ pasa PQPPPPPPPOPT
es:^ pasame PPPcPPPOPTPO
es:^ pasaro dPPPPPPPPPPN
es:^ paso P^PQPPPPPKYU
es:^ perdon I9NONNOONOOO
es:^ perfec QJOQNLOPPNQV
es:^ permit PVPPPPPPPOPP
es:^ pero SdRLPNQLKUNL
es:^ piense POPPPPPPPPPM
es:^ pobre PPPPPPPPPPPX
es:^ pobrec PPPPPPPPPPPS
es:^ poco POPPPPPPPPPN
es:^ podemo PPPMPULPLLdV
es:^ podria QLTEONHZWE_U
es:^ ponele POPQPPQRPPOM
es:^ pongal POcPPO]ZPPPQ
es:^ ponme POPJPSP[PSQO
es:^ por OP=D-[QSO!PY
es:^ porque EQ:JKNPQ_LLG
es:^ precio ONPPPPPPPPPN
es:^ pregun NKNPOOPOeQPO
es:^ primer PPPPPPPPRPPL
es:^ pucha PPPXPPPPPXPX
es:^ pudo PPPPPPPPPPPS
es:^ puede OOOFPNPNTNPR
es:^ puedo PPPOPQLPROMV
es:^ pues NRMPLEP^=LPK
es:^ que NIt2EAPRT)Gh
es:^ queda PPPPPOPPPPPU
es:^ quedam VOPPPPPOPPMR
es:^ quedo PPPPPQPPPPPS
es:^ querem OFROPOUQOOON
es:^ queria PPPPPOOPPOPX
es:^ quien OMPJD4ONEMKP
es:^ quiene PPPPPKPPTPPT
es:^ quiere gPONPNPPPPQW
es:^ quiero OITRPOWXPOPS
es:^ quince PXPPPOSPPPPR
es:^ quisie PNgPPPPOPPPN
es:^ ramon PPPPPPPPPPPR
es:^ recuer PPPPPPPPQPPS
es:^ regula PPPPPPPPPPPN
es:^ sale QOPOOXJTPOQJ
es:^ salen UMPPPPPPPPPR
es:^ salio TSPPPPPPPPPN
es:^ salude POPPPPPPPPPN
es:^ se NVOV>QOPRV=^
es:^ seis PIPQOOPNMPON
es:^ seisci PRPPPUPPPPPM
es:^ senor PPPPPPPPPPPT
es:^ senora PPPPPPPPPPPU
es:^ sera OMPPPPPPPPPK
es:^ seria OQ^OPPPOOPPQ
es:^ serian PPPPP]PPPPPR
es:^ sesent POPPPUPPPPPT
es:^ si QRTLJPKZKROR
es:^ siempr UFPMPNPOPOPL
es:^ siete NPPOPNPOPNPP
es:^ siga PPPPPPPPPPPK
es:^ sigo PyPPPOPPPPPR
es:^ sigue P[PPP]PPPPPW
es:^ sin QOOLOWPLQNPP
es:^ sirve PPPPPPPPWPPN
es:^ solo OOPNOTPPPNOZ
es:^ somos KLLNOGPOJOML
es:^ son PRMLPbQDLILT
es:^ soy JNPPOOOPPPPW
es:^ su POPPOPPPUPOL
es:^ sube XOPPPKPPPPPR
es:^ suerte PPPOPPPPPOOU
es:^ tal PP_PPOPPPPPT
es:^ tambie QVN@QOMBPFJR
es:^ te OBM]JU79IaOL
es:^ tendri I7kSJQOKMORT
es:^ teneis PPPOQPbPPPPS
es:^ tenemo DOLKQOPSLLLM
es:^ tengo 4PFKKTPRJMHH
es:^ termin PSPPPPPPPPPQ
es:^ tiene H=WKPOOMOLN]
es:^ tienen ONOPPPOPdPPR
es:^ todavi NLPPPMOPPPPS
es:^ todo IVKNPMKONOOP
es:^ todos MYOOOQOOOOLR
es:^ tomas POPPPPPPPPPM
es:^ tomo PPPPPNPPPPPN
es:^ trabaj NOPPPNPPPPPN
es:^ trae PMSIPNPMPMOI
es:^ traete PPPJPPPNPOPL
es:^ traiga POTMOPPXPOVK
es:^ tranqu PPPPPPPPPPP]
es:^ treint KXOOPPQMOOON
es:^ tres QMNONQRROMLI
es:^ tresci ONPPPOPOPPPL
es:^ tu QPNOPQPQPLM;
es:^ uf POPPPLPPPOP_
es:^ un PWRBTQP=HA=V
es:^ una 0QSEJGK?OHFC
es:^ unas NKPPPNWOPPPR
es:^ uno RONNOOOMOOOP
es:^ unos OJPPPJOOPPPJ
es:^ usted KNONPCPQMNNQ
es:^ ustede QGOLOPPLbLNI
es:^ uy QPOSHONMOSM]
es:^ va EROTPNNLPSQT
es:^ vale L9OQLHOHKRLL
es:^ vamos OMQOPNQ^PQTU
es:^ van PPPPP[PPPPPR
es:^ vaya UOPOPNPPPOP[
es:^ ve UOPPPRPSSOPR
es:^ vea PNPPPPPVPPPL
es:^ veinte OPPPPMPOPPPL
es:^ veinti LRPPOOOOPOOQ
es:^ ven PLPLOPOXPVwR
es:^ venga OFOEMPMlOBVH
es:^ vengan PNPPPPPOPPRN
es:^ vengas PNPOPPPOPNrJ
es:^ vengo PPPPPPPPPSRR
es:^ veni PRPPPPPUPOQO
es:^ vente PNPNOPOSPNlK
es:^ veo PPPPPPPPPPPT
es:^ verdad PPPPPPPPPPPN
es:^ verde NPPPPPPPPPPR
es:^ ves PPPPPPPPJPPG
es:^ vi RNPPPOPPPPPS
es:^ viene NNPPPPPPPPPQ
es:^ vienen ONPPPOPPPPQM
es:^ vinier PRPPPOPPPPPN
es:^ vino MPONOOPKPNPN
es:^ viste PPPPPOPPMPPI
es:^ vos eOPPPOPPPPPP
es:^ vosotr ROPPPUPPbPPJ
es:^ voy OJPWPONOPj[T
es:^ y UHYMHPBEgIKM
es:^ ya ODCG<II^V;6L
es:^ yo GMSVHXPWIS92
es:a NULKMQOMMLbH
es:a # PPPPPWPPPPPU
es:a alguie PRRQPQOMRPSP
es:a buscar MYPUPPPPLSOM
es:a cada PJUWPOOOSOPN
es:a cambia PMPOPJPOPOPR
es:a ciento PLPPPGPOPOPR
es:a cinco OUSPPOPPPOPM
es:a cobrar POPPPsPPYVPQ
es:a comer MTPNPOPYPN^P
es:a como NKPPPnPOuPPK
es:a contar RHPSPOPPPQNP
es:a cualqu PPPPPPPPPPPS
es:a cuanto QOPPPjPOPPPM
es:a cuaren VNPPPYPPPPPT
es:a cuatro OMPPPSPPPPQS
es:a dar QUPPNOONPPRN
es:a decir WTPOOQPWPNOQ
es:a dios OIPPVOPOPPPJ
es:a don OUPOPOPOPPPR
es:a dos ITPOOTONOPKV
es:a el TKQPKDAPOQNY
es:a ella OTPMXQPQOORM
es:a esa PGPPPPPPPPRP
es:a escrib OOPPPTPPPPPS
es:a ese POPOPOQTPPWT
es:a eso ORPPPPPPMPPO
es:a esos OVPPPPPPQPPN
es:a esta POPTPNPPPSQP
es:a estar OTPNPNPQPZOT
es:a explic ONPQPPPRPQMO
es:a fin POPMPOvPPNPO
es:a finale PPPPPOJPPPRR
es:a fines PPPPPPbPPPPP
es:a hablar POPUPNOPPSTU
es:a hacer Q^OMOOOIPNOJ
es:a la OSOONFQONLbI
es:a las PWOCMECYTBTP
es:a llamar ORPNPPOPPPQR
es:a llevar ORSPOPPPPUXO
es:a lo UOPOPPPPPPPW
es:a los MROS>HQPQYXU
es:a mano FLOPPIOKOPNJ
es:a media OQPPPOPPPPPM
es:a mediad OOPPPPZOPPWQ
es:a medias MTOPSOOPPQON
es:a medio OWPPPQPPPPPM
es:a mediod POPPPPRcPiRP
es:a medir OJOMOONPPMRO
es:a mentir OOPPPNPOPPPM
es:a mes PPPPP]PPQPPQ
es:a mi PQRSODETUTPC
es:a mirar OKPPPNPOPPPR
es:a mis MIPPPNPOPPPP
es:a misa PQOPtOPPPPPO
es:a mitad ORPOPMPPPOQN
es:a nadie TLQO_QPPOOOO
es:a ningun ZSPPPNPOPPPR
es:a nombre PPPPPMP_POPT
es:a nosotr URPPPOPPPPPN
es:a nuestr PQPOPOPPPNRQ
es:a nueve PPPPPNPPPPPO
es:a once PPPPPRPNPPRT
es:a otra PTPPPPPPPPPO
es:a otro PRSPPPPPQPPR
es:a pagar OTPNPYPTPPSO
es:a partir OLPKPMUXPKMR
es:a pedir RhPQPNOPJQNP
es:a pie PPPPPPPPPPPN
es:a poner PRPNSOPQQNON
es:a por TQPVPPPPPPPN
es:a pregun OPPNOPPPPMOO
es:a primer PPPNPNOOPRPT
es:a probar VPPPPPPPPOQU
es:a que F^OGOSOOYPPN
es:a quien PPQLRQPQPMPO
es:a revisa PPPdPPPPPbPR
es:a saber Q[PPPOPPNPPO
es:a salir OXPPPQPPYPPM
es:a seis PWPPP^PPRPPU
es:a ser ONONOPVPOLOL
es:a sesent NPPPPcPOQRMR
es:a soport PVPPPPPPPPPS
es:a su QPOOVMQTOPUO
es:a subir PPPOP~PPWSPP
es:a tener MVPROQOOPOOS
es:a ti KPPPPMPPPPPN
es:a todas PPPVPPPPPPOQ
es:a todo PSPPPPPOPOPT
es:a todos MBUPPNPKOPQJ
es:a treint QROPO]ONPPOT
es:a tres OOPOPTPSPOOU
es:a tu POTPPPW]PSPQ
es:a un M]OQNQOOPPNR
es:a una PZOKOOMNQLRM
es:a uno PPPPRPPSPPLP
es:a usar OdPPPOPPMOPO
es:a usted NPPPPOOPPPQJ
es:a veces NOMOPOGODONO
es:a veinti [PPPPsPPPPPV
es:a ver LHOMMPONPHSJ
es:a verlo PPPPPPPPPbXO
es:abajo POOKMPPSPONQ
es:abasto OPPPPOPPPPPM
es:abiert PROMOLPLPNNM
es:abogad OJOPROPMKPQN
es:abonar PPOPPdPPQPPP
es:abono RLPPPVPXPQPT
es:abra OVNPPPQOPPPP
es:abrazo PPPPPPPPPOPU
es:abre OUPPQOUPKNJO
es:abre la PRPPPPWPOPNQ
es:abren MQPOPPRQPOOT
es:abrien NRgPPPPVPPPP
es:abril INMNQOkRO>OK
es:abril que PPPPUPIPPPPP
es:abril y PXPPYRVPPPPO
es:abrimo EQOQNRMlPNMI
es:abrimo el OOPWPPSVPPPO
es:abrimo en OPPPPPAhPPPP
es:abrio ONPPPPPPPPPP
es:abrir PFYMPMNPPLRI
es:abro UONUNKT_HTPP
es:abro el VPPPPPXTPQPR
es:abro la QQPPPPPPMPPN
es:abuela SHPPPOPPPPPO
es:abuelo FWNNNPPOOMPO
es:aca EOR?RJK6R=LL
es:aca el PPPPSPPPPPPR
es:aca en NOTOPONOQOPN
es:aca estoy POPPPPPPPPPN
es:aca la PRPP]PPPPPPN
es:aca no POPPVPPPPPPO
es:aca se MQPPPOQPOPPR
es:acaba NQPKOOeHPJMK
es:acaba el PDPOPIkNONOO
es:acaba en POPPPPbOPPPO
es:acaban XKOOPOPOOPPL
es:acaban las ~NPPPPPPPPPM
es:acabar fKQPPPPOPPPN
es:acabe PQOPPQVOPPQO
es:acabe el POPPPPePPPPO
es:acabo SWOOONPOOOPL
es:acabo el ^HPPPOPPPPPP
es:acabo la PfPPPPPPPPPP
es:academ RVOOPOPOOPPP
es:acaso OPMNPLROPOOO
es:acceso PMPJOPPQQMPU
es:acceso de PPPNPPPXPOPR
es:accide POPOPPPPPOPR
es:aceite PWPPPOPPPPPR
es:acepta PNPPPPPPPPPU
es:acerco PPPOPPPPPNYS
es:acero POPQPNPPPQPX
es:acomod ROPPPMPPPOPS
es:acompa PPPPPPPPPPVR
es:acorda NOPOPOOPPOPL
es:acostu OKPPPQPPPPPL
es:acostu a OMPPPPPPPPPP
es:acredi OQPPPTPPPPPO
es:acta QNPNPPPTPTUK
es:activa PPPPPPPPPPPR
es:activo PPPPPWOORQQT
es:actual OOPQOKMOQLLS
es:acuerd <EJHWEMO6JNE
es:acuerd de ONOLPRPPNNPN
es:acuerd que PPPPPPPPPPPR
es:adelan QRPJPOOlPKJL
es:ademas PRSOORPGMPNH
es:ademas el OSPPP]POPPPN
es:adentr PORQOUPNPQON
es:adentr de PMQPPPPPPPPP
es:adios UPPPPONPPPPB
es:adjudi NLPO|LPMPNNN
es:adjudi la POPPjPPOPPPO
es:admini KPNP]QVHPNOP
es:afuera MVQPPPPOPPPT
es:agarra WQOOOOPOLOOO
es:agarro PNPPPKPUPPPQ
es:agenci YPPOPQQNPSPN
es:agenda RNQSOKNPPRNW
es:agosto POFNBMMMOOOK
es:agosto y OMPPPOUOPOPO
es:agrade [QLLNROKOANN
es:agrade la PPONPPPPPOPQ
es:agrade que gPPOPPPPPPPR
es:agrand POPPPOPPPPPU
es:agrega PPiPPOPPPPPR
es:agua aSFILDJPNIKV
es:agua de SNPPPPPPPPPP
es:aguaca OUPPPNPPPPPM
es:aguace ORPPPPOPPPOM
es:aguant ]MQMNLOQSLQN
es:aguant el ^OPPPOPPQPPN
es:aguant la QMPPPPPPPPPM
es:aguant mas RMPPPOPPUPPO
es:agur PPPPPPPPPPPN
es:ahi OOU4OJUSNRPJ
es:ahi con XPPOPPPPPRQS
es:ahi en NNPPOPWPPPPN
es:ahi es PJPPSOPPNPPM
es:ahi esta OSMNPQOKNMOD
es:ahi estare PPPPPPPPPXeS
es:ahi estoy PPPPPPPPPSRS
es:ahi hay TPPPNOOOTPPP
es:ahi la PPPLPPPPPPRT
es:ahi lo LQQPPOQPPOPN
es:ahi me TSPPPRPPPPPQ
es:ahi mismo UOVPPJPMPOPQ
es:ahi no PQPOORURPNOP
es:ahi nos SLPPPNQNPPOQ
es:ahi se OPPOSQYNOONN
es:ahi si YPYPOOIOOOOK
es:ahi va OOPPPPPUPPPT
es:ahi ya OPPPPUPPPPPP
es:ahora [JQLPOMLJLXM
es:ahora como PPPPPOPPPPPS
es:ahora el PcPPPOPPPPPP
es:ahora en NPPQPRPRPPPO
es:ahora la SPPPPQPPPPPK
es:ahora las SPPPPPPPPPPO
es:ahora lo OKPOSOPLOOOQ
es:ahora los TRPPPPPPPPPO
es:ahora me OOZOPPPOPPPP
es:ahora mismo LPPOPIOPPPNQ
es:ahora no ROPPPOQPPPPR
es:ahora se ZQPOPPPPPNPM
es:ahora si PPPPPPPPPPPV
es:ahora te POPQPPPPPRPN
es:ahora viene RNQPPPPPPPPJ
es:ahora y OOPPPRPP[PXL
es:ahorit GRPLPQNUNPLM
es:ahorit no PPPPPUPSPPPN
es:ahorra LXQNOQOROMOQ
es:ahorra la iOPPPOPPPPPQ
es:ahorre [MPPPYPPPPPN
es:ahorro SMPSPNOPPQPP
es:aire PTLOOOPMPOPK
es:aja FSOMM@OILOO<
es:ajusta NSROPZNNUNPR
es:ajuste YOPNPYPPPNQQ
es:alambr OQPPPPPPPPPN
es:alarma MF^NPNNOPOPO
es:alarma a PN[PPPPPPPPO
es:albace YPPPPPPPPPPP
es:albara PNPPPPPPPPPO
es:alcald PKQONPOOOPON
es:alcanz POOVPOSSPTKa
es:alcanz a OSPPPOPPPPPT
es:alegra QNPPOGPPPPPZ
es:alegri OhPPNMPPPPPZ
es:alegro PPPOPMPPPOPZ
es:aleman NOQOPNPQORPP
es:alerge PPPUPPPPPVPQ
es:alergi NUPPPPPNPPOM
es:algo BYODLPRKSQE_
es:algo a PPPPPPPPPPPR
es:algo antes PPPNPOPPPPPQ
es:algo de PPPRPQPPQPOQ
es:algo en POPPPOSPPPPT
es:algo es PPPPPPPPPPPS
es:algo mas MaPPPPOPTPPS
es:algo para PNOPPOPPPPPM
es:algo pareci PPPPPPPPSPPO
es:algo que GZWNOOPOKOM]
es:algo se PPOPPOVPPPPP
es:alguie PRVOOPQ@LOQP
es:alguie a PSPPPOPPIPPP
es:alguie de PNTPPOPPRPPN
es:alguie en PSPPPTPPPPPQ
es:alguie mas PPPNMNPPPONW
es:alguie que TQWPPOPOPPPN
es:algun NOOQOOOUQLMS
es:algun dia PTOPPPPOPPPQ
es:algun otro PPPPPMPPPPPR
es:algun proble PPPPPPPPPPPR
es:alguna OSOQOKORUSKX
es:alguna duda PPPPPPPPPPPR
es:alguna funcio PPPPPPPPPPPR
es:alguna otra PPPPPOPPPPPU
es:alguna vez PPPSPPPPQTPP
es:alguno NMPOPPPOPOOL
es:alimen SOSPPPPPPPPM
es:alla NOPONORXP[TV
es:alla en OOPOPOQPPMPP
es:alli PQQROMQ^OYWV
es:alli estare PPPOPPPPPl[T
es:almace OMPMIPPOPNQM
es:almorz TNPOPPPOPORP
es:almuer PNOPORNPPP^M
es:alquil OPOIPZPLRKOM
es:alta PPPTQQOQQOPQ
es:altavo OQPPPPPOPPPM
es:altiro LWPRQQQPPPPS
es:alto QVPPPPPPNPPP
es:altura PMNPPNPSQPPS
es:alumbr SNPPPPPPPPPM
es:alumin O[PPPOPPPPPR
es:alumno INQOPQQNPOOR
es:alvaro PPPPPPPPPPPV
es:amable TPPPPQPMOPPP
es:amanec UNPPPPPPPPPP
es:amaril NJPOPIPPPOPS
es:amarra ObPPP]ROPPPP
es:amigos OPPPOPPPPPPM
es:amor RIQPPOPOOPOP
es:amparo PMPOSOPPPPPU
es:amplia PPPPP^POQOPX
es:ancho POUPPPPPPPPO
es:anda SHPOQTMPPHJQ
es:anda con PLPPPPPOPPPN
es:anda en OQPPQSPOPPPO
es:anda por PPPPPgPPPPPW
es:andaba ZOPPPPOPPPPP
es:andamo OMPPPPVPPPPN
es:andan PSONPOPOPOOK
es:andand QEOIONXKOKQP
es:andar PRPPPQPNPPPN
es:andas PPPPPPPPPPPS
es:andele NLOOOHPLPOOI
es:andina PPPPPPPPPPPM
es:ando PNOOPLPOPQPK
es:anduvo ZPOPPMPPPOPP
es:anexo PRPPPOPPPYPR
es:animal POTPPPPPPPPQ
es:animo OQPOXMPPPOPN
es:ano OR:FLWQPRP<K
es:ano con MRPPPQQPPPPR
es:ano de PRPQPPQNPPPN
es:ano en NMPPPSRPOPPO
es:ano no TOPPPKPOPPPI
es:ano pasado POOOOOHLSOOI
es:ano por QNPPPYPOPPPM
es:ano que POPPPTOPPUPS
es:ano y PZPPPYRWPPPS
es:anoche NJPPaNONPPPJ
es:anos QPLIQT&AOO=E
es:anos con OHPPPOPPPPPO
es:anos de QOPPPROPPPPS
es:anos en ORPPPOPPPOPQ
es:anos no OkOPPNPPPPPN
es:anos que aPOPPQPOPPPM
es:anos y POOPUQNPOOOM
es:anotad LRNLOMPOOKMK
es:anotan PSPPPPPPPPPL
es:anoto MJNOOHOQORRN
es:ante PPPPQOPPPPTP
es:antena PQPLPQPNPMSO
es:anteri OVPMPRPOPLQY
es:antes Z:NYPIgHKSQU
es:antes con QNPPPRPPPPPQ
es:antes de Q9LeQFgOOVRP
es:antes era bLPOPOPPPPPP
es:antes lo VOPPaOPPPPPO
es:antes los YOPPPPPPPPPR
es:antes me ~PPPPQNPPPON
es:antes ni RQPPPPPPPPQP
es:antes no QHPPPQ]PPPOL
es:antes que fQOPPNPPOPOQ
es:antes se oNPOPPPPPSPP
es:antes y F[PQPQPMPNOS
es:antici PLPQNETTZQPK
es:antigu QOROPPPOQOPK
es:anual NOOPPgMuQORO
es:apaga O[PPPOPSPPPM
es:apagad OVPTPOPPPSPR
es:apagar PTPPPPPPPPPP
es:apago QTPPPPPPPPPL
es:apano PP[PPOVPPPPU
es:aparat PYPNPNPPPNLN
es:aparat que TPPPPPPPPPPO
es:aparec NaPPPOPOPOOT
es:aparta TASaPON~OPPL
es:aparte MQTSMgNWTLQO
es:aparte o POPPPOPPUPPK
es:apelli QPPYUPPOPSPP
es:apenas NHOUbMOePSPL
es:aplica POONONOORMN]
es:aplica de PPPPPPPPPPPR
es:app SZPNOKOOPOPO
es:app de PePPPPPPPPPR
es:aprend ^POPPKPOPPPR
es:aproba B7OPQdO~OLPJ
es:aproba el PPPONVL^PPPN
es:aprobo OMPPSUPpPPPL
es:aprueb MQPT~RSPNQLR
es:aprueb el PPQPWQSOPPPR
es:apunta KPPINLOWKNML
es:apunta a PYPPPPPXPPPM
es:apunta en NPPPPPPOPPPP
es:apunte PLPPPMPTQPPN
es:apunto MQO7PIKJP<ON
es:apunto para PPPNPPPPPOPP
es:apuro XSPPPOPPPPPQ
es:aqui CUN6Y9SPQGKR
es:aqui a KPOPOOVSPOPO
es:aqui cada UQPPPPPPPPPQ
es:aqui con OPPPPPWPPPPP
es:aqui el OPPPOOPOPPNX
es:aqui en JQPONOOPPLPC
es:aqui esta PPPPPPPPPPPS
es:aqui estoy POPPPPPPPPPN
es:aqui hay ORPPOPPPPPPR
es:aqui la POPJWOOSOOOU
es:aqui le PPPPPPPPPPPJ
es:aqui lo PMTP_PPPPPPO
es:aqui no NOPPVPPPPPPN
es:aqui se GOOJOMNNQKNR
es:aqui teneis PPPPPPPPPPPR
es:aqui todo OQRPPOPPPPPM
es:aqui ves PPPPPPPPPPPU
es:aranda RNPPPPPPPPPQ
es:archiv PIOQPLPJPPPI
es:area NLPYTNPOPQOR
es:arequi PNPOPOdPPPOP
es:arma VOPLPOSOOKOP
es:armado PPPOeOPPPKQQ
es:armamo PPPPWOPPPPLR
es:armo OQPSOPPZPzSO
es:armo el PSPPPPPPPOPP
es:arquit POPOfPPOPPQK
es:arranc RKGQPONaRROI
es:arranc con KJNNNPTtRQOL
es:arranc el OLPRPOiNORMQ
es:arranc en ROPOPQLNPQNS
es:arranc la PPPPPPNPPPRQ
es:arranq PMPOPLQOPOOS
es:arranq con POPPPOMXPPPP
es:arrast PPPXPPPQPXPR
es:arregl MYLULOPROUMR
es:arregl el O[PRPOPPPRPR
es:arregl la NLPPPPPZPPPO
es:arrend PPPPPQPPUPPP
es:arriba OQPTOQONQLMR
es:arriba de K_OOPOPNPOOL
es:arriba y SPPPPOPPPPPP
es:arrien OVPPO^PPPPOR
es:asado QKPLPOOKPJSI
es:asambl NOPI]HOXNJTL
es:asambl de POPNTOPXPN]P
es:ascens PYOOOKOMNOOO
es:asegur OEQPOOPO_QNV
es:asi VPRNMUYZKFJ@
es:asi como NTQPPNQOPPPM
es:asi de TVONPOPOPOPT
es:asi en PPTPPPPPPPPT
es:asi es PKQNOLOOPOOO
es:asi lo KPSNOQTLPQOO
es:asi me P]POPPOOPPPO
es:asi no QSQOKBPPOPPO
es:asi que NL<SQTa_NNBL
es:asi se ROPOPRPPPOQT
es:asi si SPPPPNTXPPPN
es:asient NPYPPOPPPPPT
es:asigna PMQPUPPPPPPO
es:asiste WMPOPMPPPOPT
es:asocia NMNPSWPNQPPM
es:asunto OOPUPPPPPPPL
es:asusta MQPPPOPPPPPP
es:atenci PPPPPPPPPPPV
es:atenci a PPPPPPPPPPPS
es:atende UOPPPPP[PPPR
es:atendi TNPPPPPPPPPQ
es:atiend PPPKPMOORPLR
es:atras QORPOMTPNPPK
es:atraso PRPPPQPPPPPP
es:audio OPRPPOPOPPPP
es:audito QKPPQSHOPPNT
es:aument O^PPPpPPPPPQ
es:aun RQOOOKPKPPPL
es:aun asi VUOPPNPOPPPN
es:aun no PNPPPPPOPPPP
es:aunque OJQQKOPQQPPP
es:aunque el ROPPPPPPPPPN
es:aunque sea MPUQPJPUPRQQ
es:automa SJXRMPOPOPPS
es:autori L:PPiTOaPOMR
es:autori el POPXXPPXPRPP
es:autori la PPUPPPPPPPPO
es:autori mi POPPXPPOPPPP
es:auxili MQPOPPPPPPPR
es:averia PQPQPQPPORPS
es:averig OLP~PMOPPaNQ
es:avion ROOPPNPPPPPR
es:avisa OOQPPMJOPLMY
es:avisam POPRPPPOPPPT
es:avisan PPPPPPPP[PPS
es:avisar CNjPIOGKPORG
es:avisar a OLeOOPPPPPPO
es:avisar cuando OI~QPNPOPPPP
es:avise KIrMPPPQPOPN
es:avise cuando POePPPPPPPPP
es:aviso RVRIQRQPPHON
es:aviso a USOPPPPPPPPQ
es:aviso de ROQPPOPPPPPR
es:aviso que PPPPPPPQPNPP
es:ay RKNOKQMJLONW
es:ay dios PPPPPPPPPPPS
es:ay don PPPPPPPPPPPR
es:ay no PPPPPQPPPPP_
es:ay que TPPPPOPPPPPQ
es:ayer QQOOPPPROPNM
es:ayuda PMPOOYP]POPQ
es:ayudar nMPPPPP]PPMQ
es:ayudo gOPPPPPPPPPN
es:ayunta QIPNMJRNQMQR
es:azucar ONSPQPPPPPPM
es:azul OPUOONPLUPOI
es:azules TOPSPPPPPQPT
es:b OMPPPPPPPPPL
es:bacan PPPPPPPPPPPR
es:baila PNPPPPPPPPPL
es:baja Q]OKPPLNPLPS
es:baja a PPPPPoPPPPPV
es:baja la POYOPPPOPPPQ
es:bajamo sRPPPMPOPPPQ
es:bajan LRPOPPPPPPPR
es:bajar PSOOOPOPPOPW
es:bajar a PWPPPKPPPPPT
es:bajar la PPPPPTPPPPPU
es:bajaro fHPPPQPPPPPM
es:baje PPPWPPPPPTOP
es:bajio PPPPPPPPPPPR
es:bajo _DLNLLNHMOKI
es:bajo a oNPPPQPPPPPN
es:bajo el |PPPPPPPPPPP
es:bajo la PQPPPPPPPPPN
es:bajo un NFOMOEOOOMOO
es:balanz RNPPPQPPPPPP
es:balde ROPPPPPPPPPL
es:banco UNMLQaMONOOR
es:banda NTPPPOPPPPPR
es:bandej SaPPPPPPPOOP
es:bano ONNPSORSMOPL
es:banos ZNPQPOPPPRPS
es:bar OSPOPPNPPOOS
es:barato B]PPPrPOOPPJ
es:barato que nMPPPRPPPPPL
es:barbar RJQPPPPOOPPO
es:barco POPNPMhPQNOU
es:barco son PPPPPO~PPPPS
es:bares RLPPPPPPPPPP
es:barran UMPPPPJTPPPQ
es:barras POnPPPRWNPPO
es:barrio SPNOPPPLPPPO
es:base MKPSPQPMQRPN
es:base de POP^POOOQZOK
es:bases PMPRPURPPPPQ
es:basico PPNPPQPPXPPR
es:bastan S^POPRNQOOPG
es:bateri PWUROONQSQPY
es:bateri de PRPPPOPPPPPP
es:bebe POPPPPPPPPPM
es:benito QPPPPOPPPPPL
es:beto ONPPOOOPPPPP
es:bien CWJFAVLPC>S;
es:bien a POOPPPPOPPJN
es:bien con ORPPPPPPPPPQ
es:bien el PQPPOPOPPPOJ
es:bien eso LTNPPSSVPPPR
es:bien gracia JOPPPPPPPPPL
es:bien la UPPOPNPPPPPY
es:bien o OPPPPPPPPPPS
es:bien pensad wMPPPUPPPPPL
es:bien pero PMPPPPPPPPPP
es:bien que NMPPPPPOPPQP
es:bienve PYPPPPPPPPPQ
es:bigote MQPPPOPPPPPO
es:bilbao OLPNPIOOPONS
es:bilbao y PPPOPLPPPOOS
es:blanca QPPQ^NMNPPMN
es:bloque Q@VSNJOOPPN]
es:boca OLOPPPPPPPPK
es:bodega OQOIOOPNPPPM
es:bogota POPPPPPPPPPR
es:boleta MPOPPNPNOOPO
es:bolsa OPTOQOPLOOOM
es:bolsa de MPUPPPPPPPPN
es:bolsas PPSSPQPPPQPR
es:bomba QKQPPOOPPPPT
es:bombil NXPPPPPPPPPO
es:bonifi OVPTPwOOPSPU
es:bonita RQPPOOPOPPPK
es:bonito QTKRLRPKOOOC
es:bonito y LZPPPPPPPPPO
es:bono MPPOQUPOQOPN
es:bono de POPPPXPPPPPO
es:boquil ULPPPOPPePPP
es:bordad PLSOPQPOUPPL
es:borrad POPgPPNdPdMR
es:borrad de PPPZPPO|PXPQ
es:borran OQPPPOPPUPPR
es:bota PPPPPPPPWOPS
es:botas QKPKPNPLOLMN
es:botell OPTNOQPMQKPR
es:boton PPQNPOPOPOOX
es:boton de PQNPPPPPPPPS
es:boton para POSPPPPPPPPP
es:botone JRRPPMPNPPPN
es:brasil RMOPPPPPPPPK
es:brazo RLPPPPPPPPPP
es:breve POPPPPPPPPRS
es:brillo PPPPPPPPPPPR
es:broma PQPPPPPPPPPL
es:bronca NTPRPPPQPOPP
es:buen JNONPMPOPONZ
es:buen dia POPOPOOPPPOW
es:buena kHMPOGOROORN
es:buena idea PSPPPPPPPPPS
es:buena notici PPPPPPPPPPPS
es:buenas GHOZMDQRO[MY
es:buenas tardes OPPPPPPPPPPV
es:buenis ~DONOMNOONOV
es:buenis porque pNPPPPPPPPPN
es:bueno H=NJO9GMBGEJ
es:bueno a OPPPPPPPPPPN
es:bueno aca PPPPPPPPPPPT
es:bueno asi cOPPPPPPPPPL
es:bueno con QPPPPPPPPPPR
es:bueno doctor PPPPPPPPPPPU
es:bueno el OPPNPPPPPPRP
es:bueno eso BJOMPJNMMNOT
es:bueno esto PPPPPPPPPPPU
es:bueno la PQPPPPPPPPPS
es:bueno les PPPNPPPPPOPT
es:bueno lo PPPPPPPPPPPN
es:bueno me OOPPPOPPPPPR
es:bueno no OQPPTOPPPPPQ
es:bueno nosotr PPPPPPPPPPPR
es:bueno porque SNOPPPPPPPPM
es:bueno pues PPPOPPPPPPPW
es:bueno que POVPPOPNOPPM
es:bueno se PPPPPPPPPQPT
es:bueno y YPPPPPPPOPPT
es:bueno yo PPPPPOP^PPPS
es:buenos GTNOOOHPMONJ
es:buenos dias @OPOPNIONOOK
es:bulto POSPPSPPPOPT
es:bus OOTPPPPPPPPR
es:buscan QPPMPOPVPMOU
es:buscar P_OQPMPPNQPN
es:busco PPPPPPPPPXXS
es:buses POPOPMQOPNRR
es:buzon PPPOPNPPPOPR
es:caball RONLONONOOOJ
es:cabe fUOPOLPOPPPO
es:cabeza PUPMNRMQROPL
es:cabina PQPPPOOPPOPU
es:cabina y PUPPPPPPPPPP
es:cable IRROPQPOPNPP
es:cabros OOPPPTPPPPPO
es:cacho SOPPPPPPPPPP
es:cada LLUPPIIESHIc
es:cada cinco eOPPPPPPPPPO
es:cada cuanto PPPPPFPPSPPS
es:cada dia PQXPPPPPPPPS
es:cada diez UOQPPPPPPPPR
es:cada dos PSPPTNOPPPPK
es:cada mes KSPPPOSPRPPQ
es:cada minuto PPPPPPPPPPPV
es:cada noche PPZPPPPPPPPU
es:cada que NTOPPPPPPPPO
es:cada quien PNPPPPPPPPPP
es:cada quince PPPPPOPnPPPR
es:cada una PNPOPPOPPOPQ
es:cada uno EQONOOPLRMQL
es:cada vez OXOPPNPOPPPN
es:cadena POPPSPPPPPPO
es:caduci ONQPPNOPQOPO
es:cae QMPKOQQJYJOP
es:cae el LVOOPPUOOPOO
es:cae en ROPPPPPPPPPS
es:caen MNOPPPPPPPPP
es:caer ONPPRMPPPPPO
es:cafe NNNMHTKOP>XO
es:caido POPPPPPPPPPM
es:caiga PYPPPPPPPPPR
es:caigo OPPOPXPZPgPR
es:caja NNQPPTNQPPNX
es:caja de NKOPPPPQPPPO
es:caja y SPPPPPPPPPPT
es:cajas QOPTPPPRPQNL
es:cajon PSSPPRPPPPPR
es:cajone PQPPPPPPPPPN
es:calcul QAYNNELKPOIM
es:calder MPPPONPOPOPM
es:calefa PTZPPOPPPPPQ
es:calend @FOOI@OIBOPK
es:calent fMPPPPPPPPPQ
es:calibr _QOQPPPOTPQR
es:calida PPPPPOPPPPPR
es:calien SSORPMPOPOPQ
es:califi MTPPTIPOPPPP
es:call RNPPPPPPPPPP
es:call center RNPPPPPPPPPP
es:calla OOPPPPPPPPPN
es:callad OMPTPPPPPUPP
es:calle GSQOOPPOPOOO
es:calor POPNPOPOPMPU
es:cama XNOPPPOPPPPP
es:camara PZNOLQLQQOOY
es:camara de PPPPPOPPPPPU
es:camare NPPPPNPOPPPK
es:camas POPPPPRSPPPN
es:cambia ZVOEPESNPFJW
es:cambia algo POPPPOZPPPPP
es:cambia de O[PPPPPOPPPR
es:cambia el KPPOOKPOQNOL
es:cambia en POPOPLSPPPPP
es:cambia la lPPOPNPNNOPN
es:cambia los SSPPPPVPPPPR
es:cambie PQNNOMQTPOPN
es:cambio W]IXQNQNQUBR
es:cambio de KOPOSPPOPPNP
es:cambio la TMPUPPPPPRPO
es:camilo ONPP[OPOPPQQ
es:camina MUOPPOQPOOOO
es:camino OTPQPLPPSPPR
es:camion con PMQPPPPPPPPO
es:camion de MSPPPPPPPOPQ
es:camion en OXPPPPQOPPPM
es:camion que PLPPPPPPPPPQ
es:camion y ONPOPQPPPRQR
es:campan P9PNPSPQQNMN
es:campan de NJPPPNSWPPPO
es:campo YOOHOPOPPOQW
es:campo de PiPPPPPPPPPT
es:campo y PPPOQPPPPNTQ
es:canada PZPPPSOOPPPS
es:cancel NRVOOUPOPPOU
es:cancha PMPPOPPOZONR
es:cansad PWPPPPPPPPPM
es:capaci PKOOPNPMQNUR
es:capaci a POPPPPPPROSR
es:capita POPPZPPPQRPQ
es:captur POPOPOPPPPPU
es:cara SHPJPMOPOQRR
es:caray PPPPPPPPPPPT
es:carbon QSPPPMPOPPPQ
es:carga QPNTPNPQOQOQ
es:cargad OUPPPQPPPPPN
es:cargam POPTPMPWPNQO
es:cargan SXPNPPQRPNOU
es:cargar NVPOPNNRTNRL
es:cargo PNPnO[NPPeMV
es:carino QOJLPPPNOMPH
es:carmen OMPP[MOOPPPP
es:carne [PPPPOPOPPPS
es:caro ENOOOaPLNOPN
es:carpet NONUOLNPOQOJ
es:carret PPQPPPONPPOL
es:carro POOOOUO]RQRS
es:carros OZOOPLMSQSPR
es:carta PQQUNRPPPULL
es:carta de NRPYPPPVPWOP
es:cartel OWROOMOPPPPP
es:carter TRPPPKPPPPPQ
es:carton NOQOPPPPPPPO
es:casa SONAQ?PPPAPL
es:casa de TOPNPOPPPPPR
es:casco OLPNPOPOPQZM
es:cascos PPPPPOPPPPPR
es:caseta OMPOPMPMOOOL
es:casi RNQOIONFLONH
es:casi el PfPPPPPPPPPP
es:casi no eOPPPPPPPPPP
es:caso RQPPTQOKOLOR
es:casos LPPPPOPPPPPV
es:castel POVPPPPPPPPQ
es:castil PPPPPPPPTPPO
es:casual NOPPPPPPOPPJ
es:catala PPLUPPPPUPPO
es:catalo LPPRPPPMPSPM
es:catorc I_PRMROENQPJ
es:catorc mil POPPPgPPPPPO
es:cayo JQPPPNMPPPPP
es:cedula UPPVPQPPPPPS
es:celula MO]GGFMIPGKX
es:celula de PNTOPPPPPPPP
es:celula que NPTPPPPPPPPN
es:celula sin PPPPPPPPPPPM
es:celula y PNPPPPPPPPPR
es:cement QNPPPPPPPOPP
es:cena PNPYPPNSP[PN
es:centav kKPPPPPOPPPS
es:center RNPPPPPPPPPP
es:centim PTPPOWPOPPPV
es:centra MPPOSQOOPOOX
es:centro KOQKPNPPRMTR
es:centro de OOTNPNPPPOPP
es:cerca PNPOPOPPPPTT
es:cero MTPOO_POPNOV
es:cerrad PGPOMOOLPQPT
es:cerram PPPNPQNPPHVL
es:cerrar OQTPQOPNPPPQ
es:cerro TPPPPPPPPPPO
es:certif VQVTLLOOQOFV
es:certif de OQRVOKMMMOOP
es:chaque POPPWOPPPPPN
es:charla ONPOPHPOPNNR
es:chat OPSPPPPPNPPP
es:chau POPPPPPPPPPM
es:che PNPPPPPOQPPI
es:chela PUPPOPPPPPPR
es:chema PPPSPPPPPRPQ
es:cheque MBOQ~XOLPQOM
es:chica TQOKLPNONKPH
es:chicas OMPMPINSNMOQ
es:chicas de RKPPPPPPPPPO
es:chico QPPLOPPRPLPI
es:chicos LNQNOQPPPLPN
es:chiles OOPOPPPOPOPI
es:chino MPPOPPPOPNPM
es:chip POQOPPPPPOPU
es:chiqui GQVKPMNEPPPN
es:chirri NdLPPPPPPPPP
es:chisme ONPPPPPPPPPN
es:chiste PRPPPPPPPPPO
es:chocho dOPPPPPPPPPO
es:chofer UJQPNMNPQPPM
es:chompa POPPPORPPPPM
es:chulo LPPPPOPPPPPP
es:chuy QFOPPOPPPPPK
es:ciclo PKPPPOQTPPON
es:ciclos ROPPPNPPSPPR
es:cielo RdOPPQPPPPOM
es:cien PMOMPCOPRQRP
es:cien mil PXPPPMPPPPPL
es:ciento OSPPOALOJQJ]
es:ciento a POPTO_PPPPPM
es:ciento cincue PRPPPNRONPPO
es:ciento cuaren OLPOPOPOPPPN
es:ciento de PbPPPNPMPPPR
es:ciento diez PTPPPVNLPPPL
es:ciento doce OQPPPSPOPOPM
es:ciento mas PYPPPZPPPPPR
es:ciento menos XNPPPHPPPOPQ
es:ciento novent POPPPPPPPPPS
es:ciento ochent NQPONUPROQPM
es:ciento sesent POPPPMPVPPPO
es:ciento treint OOSPPLPOPPPS
es:ciento veinte OQPOQZNVPNPW
es:cierra OcPOPP]JPOFM
es:cierra el PNPOTOdOPOOQ
es:cierre POPOPNbOPSNQ
es:cierre de PPPOVPVPPPPP
es:cierro QCPPPQPQPNRM
es:cierto OPQNPNPOOOOU
es:cifra _PPPPdPPRPPN
es:cifrad PYPPPOPPPPPX
es:cinco QTOPNaZROPPV
es:cinco anos RQPPPLPPPSPU
es:cinco con PPPPP[PPPPPO
es:cinco de OPPPPMQOPOON
es:cinco dias PPPQPPZPPKPP
es:cinco en POPOPQPSPPVO
es:cinco euros POPPPWPPPOPM
es:cinco mil ORPPPRPTPPPP
es:cinco minuto PNSPPPOPPPPT
es:cinco no PXPPPSPPQPPK
es:cinco por PPPPPFPPPPPQ
es:cinco semana oOPOPKzPPNNP
es:cinco si POPPPRPPPPPO
es:cinco y SPOPPRPQPPPN
es:cincue EOQOObQONHLS
es:cincue mil PPPPPLPOPPPK
es:cincue por PMPPLTPPPPPP
es:cincue y NPROP_PPLOOR
es:cinta ONePPOPPPPPO
es:cirugi QNROPOPPPPPN
es:cita POPPPPPWPXXR
es:citas QSPPPOPPPPPQ
es:ciudad POPPPQPYPPPP
es:civil ObPPPORPPPPO
es:clara _PPPPPPOPPPO
es:claris ZPPPPPPPPPPR
es:clarit [LPPPOPTPPPO
es:claro OQNPPUPMSPIV
es:claro es PYPPPSPPPPPM
es:clase SLPPPLPQPPPS
es:clases POOPPOQNPPPP
es:clasic PPPPPPPPPPPT
es:claudi PZPPPRPPPPPQ
es:clausu PSPTOOPPPPPS
es:clausu de PYPZPPPPPPPQ
es:clavad ~PPPPPPPPPPP
es:clave SPSPPOPPOPPL
es:clavo ONPOPPPNPPQN
es:clic PPPPPPPPPPPU
es:client PQONHKLUOPKP
es:client de OQNPPKO^ROOK
es:client le RSPPPPPPPPPS
es:client lo YPPPPPPPPPPR
es:client que SNPPPPOYPROR
es:client se TNPPPNPPPPPM
es:clima PUPTPOPPPSPP
es:clinic OQNOOOOIROPR
es:club PQPOUORPPPNO
es:cobert PWOPPOPOWPPT
es:cobra PSPONWPOPOPO
es:cobrab QHPPO~PPOPPO
es:cobram PPPXP~PPPVOT
es:cobran PSOOQSNNROPE
es:cobran por POPPPcPPRPPL
es:cobrar QOUONXPKRQON
es:cobras PRPPPbPPTPPN
es:cobre QPUPPUUOPPON
es:cobro GUPPPOOOPPPL
es:coca ONPPPOPPPPPO
es:coche PPNPPTPNPPPL
es:cocina QOPLQKNOPNQQ
es:codigo QQVROHNMONN^
es:codigo y XPPPPPPPPPPS
es:coge PRPPPPPPPPPP
es:cogio LOPPPPPPPPPL
es:cojo OOPPPPPVPPPO
es:cola QMOPPOOOOPPL
es:colect LLPOPOQPLPPN
es:colega NOOONPPSLPPO
es:colega de PMPPPPPPPPPP
es:colegi TPOMPQQMPMPN
es:colgad PUOPPOPOPOPL
es:collar PRPPPPPPQPPP
es:color VEQKPONNPKOV
es:color de POPPTPPPPPPM
es:colore PMOPPNPOPPPM
es:column NMQPPPPOPPPO
es:coma PRPPPTPPPPPQ
es:combus PQPPP^PPPPPT
es:come GQPOPOOPOPPG
es:come el PPPPQPPPPPPN
es:comedo OJPPNOPPPPPM
es:comen PQPPPNPPPPPP
es:coment PBPVNNOOOUPX
es:coment con PPPqPPPPPjOR
es:coment que PPPPPPPPPPPS
es:comer PPOIONPSOJaL
es:comerc OPPNPPPPPOPS
es:comida RPPQOSOPQPUJ
es:comien QRPPPOPUPPPO
es:comier OXPPPPPOPPPN
es:comio MPPPPPPPPPPL
es:comisi LQNP[KOPMTMR
es:comisi de OSPRROPRPQPO
es:comite HUNPaGVCOLPN
es:comite de KTOO~OVJPOOL
es:como XOQOSUVSTUMQ
es:como a OPPPPPPNPNRN
es:como anda PPPPPPPPOPPN
es:como andas PPPPPPPPPPPR
es:como contro PPPPPPPPPPPS
es:como cuaren QOPPPPPPPPPM
es:como cuatro ONPPPOPOPPPL
es:como de PMPPVPPPPPPN
es:como el ROPPP^PPPPPK
es:como en PPVPPPPNOOPL
es:como es POPPPXPPRPPK
es:como esta KbPOPQPOPOPT
es:como estamo PLPPPPPPNPPJ
es:como estan PYPPPPPPPPPR
es:como hacemo QOPPP]P~[PPL
es:como la LOPONXOPONOO
es:como las SOPPPOPPPPPR
es:como le NSPLPSPVVOOS
es:como les PPPNPMOPPJOS
es:como lo NLMMOMONVNQX
es:como los QRROPGPOPPPN
es:como maneja ]PPPPPPPPPPP
es:como me OOPPPSPObOPP
es:como mi LQPPPNPOPPPN
es:como que PPPSPOPPQRPO
es:como quedo PPQPPPPPPPPR
es:como se OPPPPMPOIPOS
es:como si VPJNOKPKOOPJ
es:como siempr LNPPPPRPPPPJ
es:como te PPPPPOPPPPPR
es:como todo PLRPPSPOPPPJ
es:como un RPQNOPPKNQPM
es:como una NRRPPPTNPOPO
es:como va POPOPQOOQOQT
es:como van PPPPPPPPPOSU
es:como veinte POPPPOPPPPPK
es:como viene OPYPPPPPPPPS
es:comoda OUPPPLPPPPPQ
es:compad OOOOROPMONOL
es:compan LXNkOLOPPWQP
es:compar UPMNPPOFMNNV
es:compar con YRPPPQPPPPNQ
es:compar la PPPRPPPPPPPM
es:compen PPPTPPPPPQPR
es:comple QNPPP]PXTPPO
es:compli OQOPPORPPPPR
es:compra JNOP_ZOPQNDJ
es:compra el POPPOPPQPPPN
es:compra en SMPPUPPPPPPP
es:compra la NQPPVSPSPPPQ
es:compre PZNTMOOVPQPO
es:compro OXPSPPLOQZQO
es:comput OSPNOPPRPOPL
es:comun PPPPPPPPPPPT
es:comuni MPPPQQURPPNU
es:con IRWRCRHVSUS[
es:con admini PPPQPQPPPPPS
es:con alguie POTOPMPPPPPU
es:con botas ROQPPPPOPPPP
es:con carino OLPOPPPPPOPM
es:con casco POPPPPPPPReR
es:con catorc PPRPPOPPPPPQ
es:con certif OOVPPNPRPPPR
es:con cinco POPPPYPPPPQQ
es:con cincue PPUPPRPPPPPT
es:con codigo PXYPPPPPOPPO
es:con cuaren P[PPPOOPPPPT
es:con cuatro KQPPPPQQPPON
es:con datos PPPPPQPPPPPU
es:con desarr PPPSPPPPORPP
es:con diez PQPPPPRPPQRR
es:con doce TMPPPOPUPPPO
es:con dos OQPTOOU^PRPV
es:con eco PPPPPPPPPPPN
es:con el PQPLIQQRRPNU
es:con ella KJOPONOpPSQO
es:con ellas PPPPPPPTPTPP
es:con ellos ORPOPNQOPQQS
es:con esa ZRPOPZPOPPPO
es:con ese ]NPPPSPPPPPT
es:con eso WVQPHOLPNQPM
es:con este QQOPPNPPPPOS
es:con esto _QONPBNVPNOT
es:con foto PSYPPPPPPPPT
es:con fotos PPYPPPPPPPPR
es:con guante LSPPPPPPPPPO
es:con gusto RNPPPOPPPPRP
es:con huella PPbPPPPPPPPQ
es:con instal PPPPP}PPTPPQ
es:con iva ONPXP^PPPPPN
es:con la POPQLNNOONNN
es:con las LOPRQ=QPPSOM
es:con letra OMROPOPOPPPP
es:con lo [OONPPNPOKPL
es:con los PPNPIRNMNQWN
es:con mas PP[QPPPPNQOR
es:con mi KMP]_ERQH_PL
es:con mis PIO[UPPOP[ON
es:con mucho OOPPPPPPPPPN
es:con nadie NMPP}OPOPPPP
es:con nombre OOQRPQPPSRPO
es:con nosotr NPPNOPNPOOOY
es:con nuestr PMUPPOPh_PPM
es:con otra OUPOOOPOPPOQ
es:con otro NRONPPPOSOPR
es:con perdon OaPPPPPPPPPL
es:con permis PPPPPO^PPPPR
es:con que ZONNPPRTVMNR
es:con quien PPPNPFPPPOOc
es:con razon PNPPPPPPPPPL
es:con su PTOPRLNMOPSV
es:con sus MPOPOPPPOPPQ
es:con tarjet PNQOPNPPPPPO
es:con todo EPOOHWVMVOPR
es:con todos POPPPPSPPPPP
es:con treint PUPPPRPPPPPP
es:con tres PRPKPOPOPPON
es:con tu XPPKPQPPPOQU
es:con un NRNKHPOFPOOU
es:con una QOOLQRKPONQP
es:con uno PNPPPOOSQRRS
es:con unos POPPPPPPPPPT
es:con usted OLPPPPPTPTUP
es:con ustede OQLQOCQ|MTRL
es:con veinte POPPPPPWP^PN
es:con vosotr POPPPPQ[PORS
es:con vuestr PPPOPPPPPPPU
es:concej PNPN_PPNPPPN
es:concie XLPPPPQPPPPM
es:condic OL]YOOPNPPMP
es:conduc PQPOPNORQPQP
es:conect QNNOPIORSPYd
es:conect con PPPNPOPP^ORO
es:conect el PPPPPPPPPPRT
es:conexi OROPPOPPPPPP
es:confia NWOMPNPPPLPO
es:config PPPPPPQPPPPT
es:confir ONPVOPOPPROZ
es:confor ^PPPPMPPPPPS
es:congel QTOHPTONPQSR
es:conmig KQPNTNNIPQTP
es:conoce MOMMOIOPOMPO
es:conoce a OLPPPOPPNPPO
es:conoci QEOPPOPOPPPM
es:conozc KQOMOKNNOMPY
es:conozc a PPPPPPPPPPPU
es:consej MMIHXM]OKQZP
es:consej de PRPO[P^PPNOP
es:consej direct POPPYPTPPPPO
es:consej rector PPOPePOPPPPP
es:consig NSO^NPOiPXJQ
es:consta LTOPONPLPMOP
es:conste RMOPTPPPPPPM
es:constr OOPOPOPPMOPM
es:consue PSPQQPPPPPOP
es:consul PPPUPQQPPQPN
es:consul con OPPaUPPPPYOU
es:consul de TQPOPPQ^PPPK
es:consul y UQPfPOPOPPPO
es:consum TKSOPFPNQPPP
es:contab JMPOOOPOPPPP
es:contac QPPHPPPPPQPU
es:contad RLMNWQPTPNMR
es:contal SOPPPPPUPPQL
es:contam PPPPPNRPPOPW
es:contam como PPPPPPPPPPPR
es:contan SOOPPQPOLPOK
es:contar PPPQPQPNOPOT
es:conte OSPPPOPPNPPI
es:contem POPPPPP]PPPN
es:conten KZONOLPOQMOT
es:contes c[N_MM@CNX7I
es:contes a OZPPPPPPRPPN
es:contes el gPPPPOPOTPOM
es:contes un NRNPPPPPPPPP
es:contig POPOPPPYPNQT
es:contra OPNPcNR[QUQJ
es:contra a PPPHPLPOPQTN
es:contra con PPPPSOdNOOOP
es:contra de MPPPORQLOONP
es:contra el PPPPPPPUPPPO
es:contra por PMTWPQPZPPTM
es:contra que POPQOOTNPRPQ
es:contra se PQPNfOUOPOOO
es:contra y QPPETPPUQUPS
es:contro NRPNPMOPPMP[
es:conven PXPQIPPSPRLT
es:conven a TOPPPPPPPPPN
es:conven que SPYPOPPPPPPP
es:conver ROWQPRPLOPUT
es:conver con PPPPPNPPPPRR
es:convie QOYPPOPPPPPR
es:convoc PO[OPPOPPJoQ
es:cooper LBOLUPPPPMOR
es:coordi PPP^PPPPO^PT
es:copia PPPfPOPOPPOU
es:corazo XOPOPOPPPOPM
es:cordob SNPPPNPSPPPN
es:coro PNPYQPQPPYPP
es:corona PNPOPNPPOPPP
es:corpor PGPQiNOQPQMN
es:corpor en PPPP~PPPPPPN
es:corre OQPOPOPPPOPJ
es:correc bNPPPPPPPPPW
es:corred ONSPPPPOPRPP
es:correg QOPaPOPPPXOV
es:correo MPOPLMI=PTEQ
es:correo que PRPPPOPPPPPS
es:correr NQOPOOROPPPL
es:corrid PNPPPTZSPPPR
es:corrie OOPNPPPOPPPO
es:corta JRPMUPQMPMLM
es:corta el PNPPkPQOPPPO
es:corta la PTQPPPPPPPPN
es:cortar QMdPRPOOPPPO
es:corte PPdOMOPNNPOM
es:corte de TNPPPPPPOPPO
es:cortin YJPPPPPPPPPO
es:cortit PPPPPPPPPPPS
es:corto OMOPPQONPPPP
es:cosa VOPMPKNFLOOE
es:cosa que ]PNPQOOPPPPN
es:cosas EZPPORPHPPPR
es:cosas que OjPPP^PPPPPO
es:cosech MROIOSOLPKOU
es:cosech de POPPPPTPPPPS
es:cosita NPQPPPPPRPPO
es:costa PROPPOPTPPPR
es:coste P[PUP^PPPSPO
es:costo KOQPPbPOSOP[
es:cotiza KCS_ORNNPRKT
es:cotizo PUPUPPPPPQPP
es:crea ONPPPTPVPPPM
es:creden QSOPPOPPQPPS
es:credit OPNWPoPXRPNO
es:cree PRPPPPPPNPPQ
es:creer USPPPPPPPPPO
es:creo VbKPNFQQNPJK
es:creo que T[MOOLPMOPPJ
es:crista OXPPPLPPPPOR
es:cristi _SPPPSPPPPPO
es:cruce PO[PPPPPPPPR
es:cruz _OPPPPPPOPPP
es:cruzar PNQQPPPPPQPO
es:cuader S=OOLOPONOPM
es:cuader de TMPPOPPPPPPP
es:cuadra OVPPKRPOPQPL
es:cuadra es OQPPPVPPPPPQ
es:cuadri OQPMPRQUSMPN
es:cuadro PPNPPPPOOLNO
es:cual PMUPOHNPQPOJ
es:cual es WOQPPOPPRPPQ
es:cuales OQPPPNPOSPPQ
es:cualqu GSPNPLMNMOON
es:cualqu cosa ORQOPPOPLPPR
es:cuando FPYMQJNOQNPG
es:cuando el LQOPPNPNQPPL
es:cuando empiez POQPPPPUTPPQ
es:cuando es PPPPPPPPPPSR
es:cuando esta PTWPPPPPPPVN
es:cuando hay PSPPPPPMOPPN
es:cuando la LQOOORPMPQSM
es:cuando lo PPOOPLPQPOJQ
es:cuando los PP]PPPPPPPPS
es:cuando mas OTPPPPSNPPNN
es:cuando me OPPMPPQPSOPO
es:cuando no PPNPPPPPPPPK
es:cuando quiera PMPOVPMOPOOO
es:cuando quiere OSOPPPPPPPPN
es:cuando se @NPKGOQKQIPL
es:cuando seria PPOPPPPPSPPN
es:cuando un POTPPOPPPPPP
es:cuando una OPQPPPPOPPPN
es:cuando viene PNPPPPPPPPPM
es:cuando vuelve OOQP_PPPPPPP
es:cuando ya OOPPPPPOPPTP
es:cuando yo RPPPPNPPPPPO
es:cuanta P@PNOGOJ[NHS
es:cuanta gente POPPPKPPVPOR
es:cuanta hectar PPPPPPPPQPPT
es:cuanta horas PPOPPPPP_PPJ
es:cuanto M=PNCSQM~SBC
es:cuanto cuesta POPPP~PPePPK
es:cuanto es POPPPJPPQPPN
es:cuanto lo PRPPPRPPPPPQ
es:cuanto me PLPPPoPO]PPM
es:cuanto nos POPPPnPOZPPM
es:cuanto sale POPPPUPOOPPI
es:cuanto se PNPPPOPQSPPS
es:cuanto son PPPPPOPPPPPU
es:cuanto tiempo PNPPPLPPmPPO
es:cuanto vale PNPPPLPOKPPJ
es:cuaren ORNGBbNPS>9Q
es:cuaren a TPPPPJPOPPPP
es:cuaren anos ORPPPPPPPPPP
es:cuaren dias PPPPPPMPPPPQ
es:cuaren mil POPNPRPQPLPU
es:cuaren minuto O~PPPOPNPPPO
es:cuaren por NWPPPLPPPPPL
es:cuaren y PNPQMfPPRNIU
es:cuarte SOPPPOPRPPPS
es:cuarto PPOQTRMMPOPS
es:cuarto de PPPPPRPPPPPQ
es:cuatro QRMMMPMQOONQ
es:cuatro anos PUPPPPNPPPPL
es:cuatro de NOQNPPOOPPQS
es:cuatro dias OkPMPO[PPPPQ
es:cuatro en TQPPPOPQPPPN
es:cuatro euros PUPPPZPPPPPQ
es:cuatro horas QSPOPNNPPPPS
es:cuatro meses PRPPPPPPPPPO
es:cuatro metros PPRPPRPPPPPS
es:cuatro mil MPPPOKOKOOOO
es:cuatro millon PTPPRfPPPPPT
es:cuatro por QPPPPIPPPRPQ
es:cuatro que TNPPPPPPPOOQ
es:cuatro veinte OQPPP^PXPPPN
es:cuatro y NMPPPOPPOPPK
es:cuatro ya TMPPPRPTPPPN
es:cubeta OYPPPPQPPPPO
es:cubico mPPPPNPPPPPU
es:cubier SIRPPPPOaPPO
es:cubre OTOPNPPRUPPU
es:cuelga TOOPPPPPPPPO
es:cuenta NOPONSPPONPH
es:cuenta a OJPNPNPTPPSO
es:cuenta como PPPPPPPNRPPR
es:cuenta con PPPPPPUNPOPN
es:cuenta de PPPPRPPOPPPP
es:cuenta la OZPPPPPPPPPN
es:cuenta que OKPOPPQVQPOR
es:cuenta un P]PPPPPPPPPS
es:cuenta y NQPPPTPOPPPO
es:cuente JORQMJLYOTRb
es:cuente como PPPPPPPPPPPU
es:cuente con PPPRPPPXPxPQ
es:cuente de PPPPPPPPPPPW
es:cuente que PPPPPPPPPPPT
es:cuento OOOLKQOIPOPK
es:cuento a PPPOPPPPPNQR
es:cuento lo PPPOPPPPPOPN
es:cuento que aPPOPWPPPLOR
es:cuerda NPPPPQPPPPPN
es:cuerpo PUQPPPPPPPPQ
es:cuesta SVNOMeOMUPQH
es:cuesti POPUPQNPPPOP
es:cuesti de POPPPRPPPPPR
es:cuidad POPOPPPPPPPM
es:culpa OOOPPJPPPPPL
es:cumple OROPONQORPPN
es:cumpli PPPPPOPOTPPM
es:cunada OHOOVOPMPOTN
es:cunado OLMPMRPPPOJP
es:cuota RUNKNYNMSPPL
es:cuotas MPPPPhPTRPPQ
es:cura NKPOPOPOPPOP
es:curric MMPPPOPOPPPO
es:curso PKONMONOQMMZ
es:curso de PPPPPPPPPPPU
es:curso que PPPPPPuPPPPP
es:cursos OPPNPPPNPPPU
es:curva TMPPPPPPQPPP
es:da SNITORQQPUOM
es:da el OMP_~OOZPaPM
es:da gusto pOPPPYPPPPPQ
es:da la NPPOOPPOPPSQ
es:da miedo OOOPPMPPPPPQ
es:da pena SPPPPPPPPPPN
es:da tiempo VLPPPPUPPONR
es:daba UOOPOPPOOPPL
es:dado TPPPPOPPPPPP
es:dale PCPSLOOSOQPH
es:dame POZOPOPPPOQR
es:damos POPBPQOPP<Q]
es:dan OOONPFONMIPI
es:dana POOPPPPXRPPN
es:dando PPPPPOPOPPPR
es:dar QVMRQPFSOPQL
es:dar de PPPOPPPZRPRQ
es:dar el OPPQ]PLPPPPP
es:dar la PNPPPPPOPPTN
es:daria PPPPPOPPPPgQ
es:darle USPPQOPOPPPP
es:das POPOPPPPPOPV
es:dato NMPXOOPOPQPM
es:datos =]MLJNQQZPPN
es:datos de OSOOPNRNTQOO
es:datos en ORPPPPPPSOPR
es:datos para PPPFPOPnPNPO
es:de PLMRJKINLMFO
es:de a SOOOOPOQONMK
es:de abajo QSONPOP[QPPO
es:de abril MQPPSIeQOJPL
es:de aca MPQOOOPORPPL
es:de acero PPQQPOPPPQPW
es:de acuerd NIEAdHGONIPN
es:de admini PRPPXP^PPNOP
es:de agosto NLOPLOPNOPQP
es:de agua XLPPPKPPPPPN
es:de ahi PONOQPOPPOZN
es:de ahora OJROPPQOPPPO
es:de algo PNPPPQPPPPPO
es:de almace OPPPOPPOPPPN
es:de alquil OSPOPPPPPOPQ
es:de alta PPP]PMOWPQQN
es:de alumin OSPPPPPPPPPR
es:de ano PPPPPPSPPPPR
es:de antes RWOPPQPPQPPQ
es:de aquell OPPPPPPPWPPQ
es:de aqui MYPPOOVMPPPM
es:de ascens PPPPPPPPPPPS
es:de atenci PPPPPPPPPPPS
es:de baja OYPPPQPPQPPP
es:de cabeza RPPPPPPPPPPQ
es:de cada PHRQOSQOTRMJ
es:de cafe PVPPPRPPPPPS
es:de calida PPPPPPPPPPPN
es:de campo TOPPMPPPPPPR
es:de capaci PPPPPPPPPPPS
es:de carga PRPPPOPOQPPN
es:de cien SOPPPPPPPPPV
es:de ciento PQPPPNPVPPPP
es:de cierre POPPPPVPPPMQ
es:de cincue PNWPPOROPPPP
es:de client PPPPPPP]QPPN
es:de color PPUPPPPPPPPS
es:de comer POPPPPPPPOQN
es:de como XQPQPPPPPPPO
es:de compra OJKPlTMTOPNT
es:de contad PPPPPxPePPPS
es:de contra NNPQZOQOPQPL
es:de credit PPPePZPPPPOQ
es:de cuando PMPPPPPPPPPM
es:de cuanto ONPPPMPPRPPM
es:de cuaren OXRPPUPPPOPS
es:de cuatro N[PPPQPPPPPS
es:de cuenta OOPKPPPZPPSP
es:de datos MRNQPPOHPQPQ
es:de descue PPPPP^PPPPPR
es:de dia OLPPPPPPPPPM
es:de diciem MRNRSP_[MRPK
es:de diez NRWOPPPNROOO
es:de doce OSPPPOPPPPPR
es:de don OOPPYOPPPPOP
es:de donde OOPPPKPUSPPL
es:de dos TPSPPOMOPPPU
es:de doscie PSPPPNPPPPPN
es:de el QTPYNWMPOPIS
es:de ella SNPP_PPPPPPP
es:de ellos PWNPNRPMPPQS
es:de empres OmPPMPPPPPPO
es:de encima mKPPPNPPPPPN
es:de enero QDOTOQEKOQYS
es:de esas NPOPPLOPXPPM
es:de ese PPPPPQRPPPPS
es:de eso CLOJOOQLRMH]
es:de esos LOOPPOPPSPPO
es:de espaci PPPPPQPPPPPU
es:de este SIPQSRXSPOOR
es:de experi PPPPPPPPPPPR
es:de fabric PP^PPPPPIPPQ
es:de febrer OOMOOQkQPOMQ
es:de fin PPPPXPdPPPPQ
es:de fondo QOPPPPPPPPPN
es:de fuera RRPPPNPPSPPN
es:de gallet PPPPPPPPPPPR
es:de garant PPPPPSOPQPPQ
es:de gas OOPNPOPPPOQS
es:de gasoli RQPPPPPPPPPO
es:de guadal PPPPPPPPPPPS
es:de harina PWPPWPPPPPPM
es:de instal PTPPPVQPPPPO
es:de julio MHONONeOPPNL
es:de junio LJPPOLFWPUSN
es:de la QQPLMTTONLIP
es:de las RRROOBSGOQNZ
es:de lima OPPP]OPWPWPP
es:de limpie SOPPPPPPPPPT
es:de llamar ROPPPPPPOSPS
es:de lo ^POSMaPPOPNN
es:de los SPPQPLMLOPNR
es:de luz OPPPPLPPPPPT
es:de madrug OWQPPOPPPPPP
es:de mandar OPTOPPPPPPPO
es:de manten PQPQPPOMPOPJ
es:de marzo NIORPQMOONMQ
es:de mas G_OOPOPPPPPM
es:de mayo QKPOPNLPOOPN
es:de medio QOPPPOPPPPPS
es:de memori ONPPPPPPPPPQ
es:de menos OPOPPHPOPPPO
es:de mes PPPIYPnLPJOJ
es:de mi ONNHMRQTQN=N
es:de mil PRPPPOPPPPPR
es:de moment MUPQPQOPPNPQ
es:de montaj PPPPPOqPPPPS
es:de muestr RPPRPPPSPU]S
es:de nada QPOPPQSPPPPJ
es:de navida MOPQPGZOOPPO
es:de no P[PPPPPPPPPS
es:de noche OMUJOPPLQKPP
es:de nomina OKPPPPPPPPPQ
es:de nosotr RNQPPONPQPPQ
es:de novent ZKOPRPPOQPPP
es:de noviem KQPQOR?PRNON
es:de nuestr PORPPPPPPPPP
es:de nueve PNPPPPPOPPRQ
es:de nuevo PRRMPPPNPJLP
es:de obra OPQPPSPPPPPO
es:de ochent PRPRPNPPPQPR
es:de ocho PONPPPUOPPPR
es:de octubr MHPRPNTHOUOQ
es:de oficin POPPPPPPPPPR
es:de operac PPPP~PPOPPPO
es:de otra NSPTPOPZQPPS
es:de otro POSPPPPOPPPR
es:de padres QNPQSPPROPSO
es:de perlas VSSPPOPPPPPO
es:de person OOVPXSPPPPPP
es:de planta NPPNROPOPPPO
es:de plasti OQSPPPPPPPPO
es:de por PNPPPTPPNPPQ
es:de precio WMPTPMNNLOON
es:de primer UNPPPPPPPPPO
es:de produc PPPdPOPPQUPQ
es:de prueba POONOQLVOOPT
es:de puerto QNPPPOPPOPPL
es:de que NZNWPRPPLaRR
es:de quien QPPPPQPOQPPJ
es:de quince POPPXOPTPQRP
es:de recepc QLPPPPPPPTPO
es:de renova PNPVPPOPPPPR
es:de reserv UOPPPPPPPPPQ
es:de reyes OQPPPOPPPPUO
es:de rosari QLOOPQPQPPPP
es:de salud POPPPPPPPPPT
es:de san QMONOOWOPOPM
es:de seguri OQPePMOOPSOL
es:de seis O^PPP_NTPQPO
es:de semana OHNPPQBQPPQJ
es:de septie OQOPPPBOPQQP
es:de siempr JKOPPLPOPPPR
es:de siete PPPPPPPPPPPU
es:de sinies PPPSPPPPPSPQ
es:de sistem MQPPOPPPPTPO
es:de sobra WOPPPQOTPPPP
es:de su MUPNPOPPPOPV
es:de subir PVPTPPPPPVPO
es:de taller XPPRPPPPPQPR
es:de tercer POPPPOPPPPPR
es:de texto WPPPPPPPPPPS
es:de tlaque OPPPPPPbPPOP
es:de toda NOPPPPPPPPPM
es:de todas POPRPPRPPQPS
es:de todo FHOOPNPOOPPK
es:de todos LIPPOPRRPWPT
es:de toldos POPPPSPPPPPQ
es:de trabaj aQPOPOQOPOPO
es:de transp POPPPSO_PPPS
es:de treint [NPPPOORPPPU
es:de tres PSPPSNOOPPNT
es:de tresci PUPPPTPPPPPR
es:de turno PKPPPPPPPPPO
es:de turnos PPPPPPPPPPPS
es:de un QN]PPPMGPPOK
es:de una PULRPRQdPROJ
es:de uno OVRPOPPPPQPQ
es:de ustede NSPNOPNPQNPM
es:de usuari KJOOPPONOINR
es:de vacaci POPNPPlOPPPP
es:de vecino PPPPSPPPPPPP
es:de veinte NJ[PPMOPPPPV
es:de veinti OFVPPNPOPPPP
es:de ver TOOPPPPPPPPQ
es:de verdad cNQLKOOPQCMV
es:de vida POPRPPPPPPPN
es:de vuelta P]PPPRPPPPSQ
es:de vuestr PVOQPPPPPSPO
es:de zona POORXPORQPSP
es:debajo LMNMOPPLPKPL
es:debajo de MNPNOPPMPMPK
es:debe RPPOOIRNOPOT
es:debe ser VOPPPPPPPPPS
es:deben ONUPPORPPPPP
es:deberi LMUONRROOOOS
es:deberi pasar PPPPPPPPPPPR
es:debo PSPPPXPPOPPS
es:decia DbNNNOOMQOON
es:decia que NPPPPNPPOPPS
es:decide IQOLPKRND@?Y
es:decide el PQPObPfPPNOO
es:decide en PTPPJPPPNPPP
es:decide la PNPP[OOOPPPO
es:decide o PPPPPPPPPPPS
es:decide usted PPPPOPPPPPPT
es:decidi H[ONfFVQPOMV
es:decido OPPNGOQKPNPN
es:decido yo OQPNvPRLPOPO
es:decime OLPPPSPPQPPN
es:decimo TOPPPPPPPPPK
es:decir UPMJQONRPJNM
es:decir que WXOHPQPUPJOL
es:decirl WJPPOPLOPOOT
es:decis PUPSPOPPPQPM
es:decisi PLPNSNPNILLY
es:decisi es PPPPOPOPPPPS
es:decisi la PPPPoPPPOPPP
es:dedica PfPPPPPPPPPR
es:dedo TOPOQLPNPOPN
es:dedos NPPPPPPPPPPR
es:deduci NTPPPOPOPPPM
es:defend PRPPPPfPPPPP
es:define POPNRNROPLNQ
es:defini PMPPPOPPPO[O
es:deja YPQMJOOHRLPJ
es:deja el POPPPUPPXPPR
es:dejado YQPPPPPPPPPM
es:dejalo NTPPPNPRPPPJ
es:dejame POPOPQPaPNZS
es:dejamo MVOWOQJQOcTU
es:dejan OTNOPPOQPPPN
es:dejar ORPKOeOSOLOV
es:dejar a PPPPPSPPPPPR
es:dejar en PPPOPfPPPOPT
es:dejarl NLQPOPTPPPPP
es:dejaro WOPPPPOOPPPO
es:dejas TOPMPPPONPOU
es:deje OVTRPPPPOPPP
es:dejelo MNPSPOPMPPPM
es:dejeme OPPQOQPqPORS
es:dejeme ver PPPPPSP_PPQS
es:dejemo OUPPPPPPPPPQ
es:dejo RMQULPLMP^Md
es:dejo de ~KPPPPPPPSPR
es:dejo el PPPMPNPPPMOS
es:dejo en PPPPPcOOPROW
es:dejo la PPPOPOPPPMPP
es:dejo que NPNHPKPKPJOM
es:dejo un PRPUPOPPPTPR
es:delant TQPPOMOYOPVK
es:delant de SRPOPOPRPRPL
es:delega OQPOROQOPOPW
es:demas YPONNOPPONQR
es:deme PNPWPOPfPWXN
es:demo RJPNPMOOPNOQ
es:demora PYONPQ^OPMOR
es:dental OPOMPPPOPLPM
es:dentis NJPNPOPOPNON
es:dentro PRYKOUPOPMNR
es:dentro de RPQNPhPPROPR
es:depend RTPOPQOOLNPP
es:depend de TXPOPQOOOOPR
es:deposi NQPQONPjPTPO
es:derech UQJLSOPPPLPO
es:desapa OSPPPOPPPPPO
es:desarr PPPTOQPPOSLX
es:desast SPPPPPPPPPPO
es:desayu MPOPPOPNOOSK
es:descan ]OONOKOLNNOT
es:descar JOPPOQPNPPOO
es:descon LRPPNRPPQPPK
es:descue LEPPPYNJ^VOR
es:descue por PPPPP[POQPPQ
es:desde ORXBQQMSNIIN
es:desde abril POPPPPQ[PPPQ
es:desde cuando PPPPPNPPIPPO
es:desde el MP_OCKOTONNO
es:desde hace PNPPPOPOPPPO
es:desde la UKXOKERHPLMN
es:desde las ORPPPPPPPPPM
es:desde octubr SRPPPSLVPPPP
es:desde que PRKPPPPKOPPM
es:desde su SLRPPPPPPPPO
es:despac PPO[QPOJQWPM
es:despeg QZOPPOPPPPPM
es:despie OIPPPOPPPPOO
es:despue MMO>PRQRQL]O
es:despue de Q@PIOHMPPMkK
es:despue no OOPPSPRPPPRO
es:despue ya POPPPPTPPPSN
es:detall McPPPOPOPPPM
es:detect PPTPPPPPSPPP
es:detras PMPPPOPTOPPK
es:detras de ONPPPPPPPPPK
es:devolv MOOQPWPOWNON
es:devuel TET_MZOTPTOR
es:di OMRPPPPPPPPQ
es:dia QOVSPMJOPSVI
es:dia # POPOPOTTPPeP
es:dia a OMPOPPPUPPXO
es:dia antes TORPPPPPPPPN
es:dia con POTOPPPPPPPR
es:dia de SBOIOQXLQOOL
es:dia doce POPPPPPXPddQ
es:dia en SNPPPOPPPPPP
es:dia no PPRPPQOPPOPS
es:dia por NQTPPKPOPPPH
es:dia que O[PPPOPPQPPP
es:dia se ORPPPPPPPPPP
es:dia veinte OPPTSOTOPN_L
es:dia y PUOPOPOOPPOT
es:diario PQUOPOOOOOPR
es:dias PXLLTUy<PQHW
es:dias a PPPPPPPPPPPS
es:dias como PPPPPSPPVPPO
es:dias con OSPOPQVPPOPR
es:dias de OVPPPLdPPPPO
es:dias en UOPQPNTPPPOR
es:dias es OPPPPOOPPPPN
es:dias habile PPPNPN~PPNPS
es:dias para OgOOPPMPPOQO
es:dias pilar PPPPPPPPPPPR
es:dias por PPPPPMOPPPPP
es:dias que PQPPPTPPTPPP
es:dias sin PUPYPRPPPWPO
es:dias te PPPPPPYPPdPQ
es:dias y KQPMPLRPPLPQ
es:dibuji NVVVPPPPORNP
es:dibujo QPPWPPPPPPON
es:dice UTOSZPENQT=J
es:dice el QSPPPNPPPPPP
es:dice que WXMLPSJMPNML
es:dice si PNPRdOPPPRPP
es:dicen OSHNOFKPRORT
es:dicen los POPPPPPPPPPN
es:dicen que OQLPPNNPOPQR
es:dices ONPOPPPVOOPL
es:dicho PNQLOPPPOMPS
es:dicho que QLOPKRPSPPPQ
es:diciem NPNPPQRZJQOJ
es:diciem y PNPWMPb^PVPP
es:dicien ZOPPOMORLPOL
es:dicien que VPPPPOPUNPPN
es:dictar POpPPPPPPPPP
es:diecin KHPKQTOSPPRP
es:diecin mil PPPPPnPPPPPR
es:diecio Q>NGOYVgPCST
es:diecis P?PONNSEPQ_L
es:dieron PQPQTQPUPPPO
es:diesel RLPPPPPPPPPM
es:diez LSUOQROQQNSZ
es:diez a POSPPPPPPPXM
es:diez anos ZPPPPOPPPPPQ
es:diez con PPPPPPPPPM@O
es:diez de PKPNPOVQPOOS
es:diez dias OSPPPOpPPROP
es:diez me OWPPPPPPP]GW
es:diez mil QMQPZVPNPPPN
es:diez minuto ORPMPNMRPHbK
es:diez para PSPPPOPPPPQQ
es:diez por NTPQPrOPPQPR
es:diez que PROPPOPPPPPR
es:diez y POPOPOQPPPRR
es:difere [SSMPPPPPNPW
es:difici PxOOPPPPPOPQ
es:difunt OOPPPPPPPPPM
es:diga RTEN^QOGIPOT
es:diga que SQOPdQPOPPPM
es:digale PNPPUOPPPPON
es:digame MKPHPPPNPOPL
es:digamo POPPPPPPPPPM
es:digan VOPPPOPPPPPQ
es:digas ONPOPOPPPOPW
es:digita OOYUIRORPSN^
es:digo QVMHRRSRSHR?
es:digo a RPPWPQPPPXPP
es:digo algo PPP!PPPPPWPQ
es:digo con OZPMPPPPPMPO
es:digo de XQPPQRPPPPPS
es:digo el TTPPPQPPPOPU
es:digo la N]ROPPPPPOPP
es:digo por PUPPPPVPPOPQ
es:digo que QMPKPNPQOLPR
es:digo una cQPPZPPPPPPO
es:digo yo OSPL]OPPPNPW
es:dije IVOOOMJQOPOJ
es:dije que PTPOPPPXPPPO
es:dije yo ONPPPPPPPPPL
es:dijero >sJQPNNIKPPV
es:dijero los NlPPPOPPPPPP
es:dijero que OQNPPOPOPPPW
es:dijist OUWPPOMPPPPQ
es:dijist que OMdPPPPPPPPP
es:dijo M[FNSKNMPLNM
es:dijo el ONPPPNPPPPPP
es:dijo la OKPPPPPOPPPP
es:dijo que P^MMZMPPOOOO
es:dijo tu NVPPPPPPPPPP
es:dime OKPEPOPSRQPQ
es:dimos OSPPPOPPPPPN
es:dinero P^OOX~L_MPOI
es:dio PONMQNQPPOOT
es:dios QKPNQKRGPOME
es:dios lo PNPPPPPPPPPO
es:dira PPPPVPPPPPPQ
es:diras QOPPPPPNPPPK
es:direcc QNRPMNVLPOKN
es:direcc de PPSPPPUPRPPN
es:direct LOPPuJPOOSON
es:direct con POQPHPPPPPPR
es:direct de OLPP~OKOPPOM
es:direct que QMOOYMPNPOPO
es:diria SKPPPPUPPPPO
es:discul ROPNPOPOPNOS
es:discul la POPPPPPPPPPJ
es:discus gJPPPPPPPPPM
es:discut PHOQPNOOOQPJ
es:disena PPPPPNPPQPPR
es:diseno PPPPPPOPPPPS
es:dispar PYQPPPPPPPPR
es:dispon OOPPXQPPPPPS
es:distin BQdOPBMOPOPR
es:distri PPPROPPSPPPS
es:dividi POUOPTPPNOPQ
es:divino YMPPPPPPPPPN
es:doble PTMROQOQOLPO
es:doble de ROPYPOPWPPPL
es:doce PZNQDNPYLS^M
es:doce a ORPPPOPPPZXQ
es:doce de OLQUPOKSPPPP
es:doce meses NPPPPGOPPPPV
es:doce mil PNPPPRPTPOPS
es:doce por RUPPPZPPOOPO
es:doce y NTPOPPPVPQRN
es:doctor NNMQWTNRPNM]
es:docume MQOVPNPRQPNM
es:dolar OTPPP[PPPUPU
es:dolare MQPOP~NPPLM[
es:dolare a PPPPPRPPPPPP
es:dolare con PPPPPXPPPPPQ
es:dolare por PPPPPYPPPPPU
es:dolor OQRPPPPPPPPN
es:dolor de OPSPPPPPPPPO
es:domici ONPNPPPPTOPU
es:doming cQMOOPPRPVLF
es:doming a POPPPPP[PPdQ
es:doming con OLPRPPPTPWQQ
es:doming de OQPPPORPPPPO
es:doming y PTPPWPPWPOPP
es:don QRJQ]QOPQOMm
es:don alvaro PPPPPPPPPPPS
es:don hernan OIPTSOP[POPP
es:don rigo PRPPPPPPSPPN
es:don wilson PPPPPRPPPPPS
es:dona PPNOPMNQORPe
es:dona gloria PPPPPNPPPOQT
es:donde MOQFOKOYIHPH
es:donde esta PNOPPOPPPPPO
es:donde la OQPPPOPXPPPP
es:donde no ONOPPRPVOPPQ
es:donde se NPPPPNPSSPPR
es:donde va PNPPPOPPPNRP
es:donde van PPPPPPPPOOTN
es:donde viene RLQPPPPPPPPP
es:donde yo PUWPPPPPPPPR
es:dormid JLPQPOOPPPPL
es:dormir RPPPPNPPPPPP
es:dos MVJRTPMUKRQU
es:dos a NQPRPPPUPQQM
es:dos anos XKOPR[NPPPLR
es:dos camion POPPPOPPPPPN
es:dos con POPPPPPUPPPS
es:dos cosas PLPRNOPOQSPQ
es:dos de SMPLQFPQNQPP
es:dos dias PbOQOQNNKPNQ
es:dos el PPPOPPPPPPfS
es:dos en PMPPPRPOPPPP
es:dos euros NQPPPePPPPPQ
es:dos grados PRPPPPOPPPPQ
es:dos horas PXPPPMMOPPOM
es:dos la PUPPPSP[PPfN
es:dos me HPPPPPPOPPZO
es:dos meses NRMKPMDPPINE
es:dos mil RQNSODOBOROL
es:dos millon OJPPPMPNOOPQ
es:dos minuto QRPNPPOPPNPR
es:dos o PMPXiNPUOPPO
es:dos opcion PPPePUPPPPOQ
es:dos person NSSPPOQPPPPR
es:dos por PSOPPOPRPPPR
es:dos que QLPPPNPVPPPL
es:dos sedes OOQPPTPWTOPL
es:dos semana NTPKPPsPPLPS
es:dos veces POLONSOLNOON
es:dos y UMOPRPQSPPSP
es:doscie JRQDK[PTONOO
es:doscie a PPPPP^PPPPPR
es:doscie cuaren SPPPPNPOPPPP
es:doscie diez PRPOPWPPQQPP
es:doscie novent POPPPUPPPPPP
es:doscie sesent POPPPQPPPPPS
es:doscie veinte PPPPPQPPPPPU
es:doy OaOJPTODSFSM
es:doy de PPPQPOPPPTPO
es:drama NQPPPOOTPPPO
es:dron OWPOPPPPPOPR
es:duda PMPPPOPPPPPQ
es:dudas UNPQPHPROORO
es:duele PaPPPYPPPPPO
es:duena OKPPoNPNPPOO
es:duena de POPPIPPPPPPP
es:dueno QYPJePRKOMNO
es:dueno de PPPPMPPPPPPR
es:duenos RPPPhPPPPPPP
es:duerme NSPPPOPOPPPJ
es:duermo _QPPPOPOPPKK
es:duplic SdPPPPOPPPPR
es:dura OTOOPNKNPOOQ
es:durant PPPPPRPPSPPR
es:duro TOPPPQPOPOPK
es:echa PSPPPRPPPPPO
es:echo POROPPPOPQSQ
es:edad RWQPPMPPPPPO
es:edgar dOPPPPPPPPPP
es:edific OJOOOPPOPOPS
es:educac POPPSPPOPPPK
es:educad PUPPPPPPPPPO
es:efecti OOPOPRPRPOPG
es:efecti y OMPPPPPPPPPP
es:ejecut NKTPPPPPPPPO
es:ejempl PQPPPMPPPPPQ
es:ejerci POPSPOMPPPPR
es:el NQQPQNXOMQWN
es:el # MGFTKRiMAW]Q
es:el abono VNPQPUQRPPPR
es:el acta PPPOPPP[PXZN
es:el admini PLPOdPSOPOPN
es:el agua RQOMONOQPNOT
es:el ahorro PPPUPNPPPRPP
es:el aire QQNPPPPNPPPI
es:el alambr OQPPPPPPPPPN
es:el alcald ONPPMPPPPPPN
es:el almace NJOOPOQROPQQ
es:el almuer QJPPPPPOPPSN
es:el alta POPQPQPNQPPO
es:el anexo PRPPPOPPPPPP
es:el ano OOEN4MPNQPIF
es:el anteri QQPPPOPPPPPR
es:el antes PPPYPPPPQPPQ
es:el antici POPRPPQYURPL
es:el aparat S[RPPPPPPOON
es:el archiv PNPPPPPPQQPK
es:el area PPPRPPPPPQPS
es:el arranq PPPPPPTPPPMQ
es:el ascens I]PPONOOOPPM
es:el aviso QLPPPNOOPNOQ
es:el ayunta QIPNMJRNQNQR
es:el bajio PPPPPPPPPPPR
es:el banco PNMMQ]NONOOQ
es:el bano OONPTORSNOPM
es:el bar OUPOPPOPPOOT
es:el barco POPPPPRPQPOQ
es:el bono PNPPQOPPPPPP
es:el borrad PPP_PPORP^OR
es:el boton PXPPPPPPPPPR
es:el bulto PPQPPUPPPPPT
es:el bus PPYPPPPPPPPP
es:el buzon PPPOPNPPPOPR
es:el cable LUPPPOPPPOPR
es:el cafe PMOPKVMPPOTN
es:el calend HJLONBOLEOPM
es:el calor NPPOPPPPPNPO
es:el cambio PYOMQRQLSLKN
es:el camino PWPPPNPPTPPQ
es:el camion PcPMPMNLOPNU
es:el campo UPOKPPPPPNQP
es:el carro POOOPSP]RQSO
es:el caso VQPPPSPPPPPN
es:el catalo ORPPPPPOPQPN
es:el celula NK]INJNKPHMX
es:el centro PPPPPPPPPPPS
es:el certif QPPWOLHOQOKP
es:el chico XPOOPOPOPOOM
es:el chip POQOPOPRPNPR
es:el chofer VBPOOIPOPOON
es:el ciclo PKPPPPQTPPPM
es:el cielo R[OPPQPPPPOM
es:el cierre QMPOTNVOPPOS
es:el cinco OPPUNIPMPPmT
es:el cincue PNPS^QPRPPPP
es:el client NKUKNQOIRMLQ
es:el club PRPOSORPPPOP
es:el coche PQOPPOPOPPQN
es:el codigo SPPPPPPPPPPM
es:el colegi TEPOPPROPOPQ
es:el collar PRPPPPPPQPPO
es:el color ZHPOQNOOOOPN
es:el combus PUPPPjPPPPPU
es:el comedo OLPPNOPPPPPL
es:el comerc POOPPPPPPPPS
es:el comite HUNPeHWHOMPO
es:el compar PPPIPPPPPHOQ
es:el compre NVPPPPPPPPPO
es:el conduc NRTNPPPPPOPQ
es:el consej NOIIaM^CKDSQ
es:el conser PPPPPPPPPPPR
es:el consul SLPMPRSYPOPM
es:el consum SLUOPOPOPQPO
es:el contad PKOPjNPOPPPO
es:el conten PPPPPPPPWPPP
es:el contra FRF^ZPScPZRM
es:el contro PPPPQPPPPOPR
es:el conven NQQTPNPSQPOR
es:el correo MPPLONPOPPLP
es:el corte RNOPPPPOOPPN
es:el coste P[PPPkPPPPPO
es:el costo POPPPOPPMPPQ
es:el credit OQOPPVPbPPPO
es:el cuader TNPPOPPPPPPO
es:el cuadro OMOPSOPOONMJ
es:el cuarte QNPPPPPPPPPR
es:el cuarto MPNSOQOPPPOV
es:el cuatro PPPNPPOOPR_Q
es:el cura OLPOPPPOPPPN
es:el curso PLONNPQOPNOU
es:el dato PPPSPOPPPSPT
es:el de NMPNOOONQTPF
es:el dedo OPPOROPOPOPM
es:el deduci PPPPPNPPQQPM
es:el deposi OVPMPMPPPPPR
es:el despac PPPPVOPPQPOQ
es:el dia QPOXPQQQPW_Y
es:el diecio NMPOPQeZPOcO
es:el diecis OLPPPLPLPV~J
es:el diez OMQPPQRPPNTW
es:el dinero MPPK^VOyNPPM
es:el direct KOMOtLQOOQPL
es:el doble QSNRPQOQPOOM
es:el doce LQOSPSRROV}P
es:el doctor PPOTkPORPRNM
es:el doming TROQPQOWPZTM
es:el dos ONOPNOPMOOPO
es:el dron PRPOPNPPPOPP
es:el dueno QUPJfPRKPMNO
es:el edific PPPPPPPPPPPS
es:el elevad POUPOPPRPPPN
es:el emplea PiPPPPPPPPPS
es:el encarg SPPNPPPPPPPT
es:el equipo POOWNNKSUSQY
es:el es QPNOpOONPPPL
es:el escrit POP[MPPXPYPO
es:el espaci POP[PNP^PcOS
es:el esta PNPPQPPPPONQ
es:el estado PPUPPPPPPPPS
es:el estudi ONPWPPPNP_PP
es:el filtro MQPPPOPPPPPQ
es:el fin POPTPTPPPTPP
es:el final PQOPQPPOPPOT
es:el flete OPPPPiP]UOPO
es:el follet OPPYPNPNUSPO
es:el fondo JPOLPRPZQPPM
es:el format ONUVOOPOTSPN
es:el formul PPP[PPOPPPOQ
es:el frio PROPPPUPPPPT
es:el galpon RKPPPOPTPPPM
es:el garaje OVPPPPPPPPPP
es:el gato JhNOMLMNOOOM
es:el gerent OROPcOOKPPPP
es:el gimnas PTQPPPPPPPPT
es:el grano WOPPPPPPPPPS
es:el grupo NOQQONPUPQNL
es:el hijo PO]PPPPPPPPO
es:el histor PPPPPPPPZPPO
es:el horari PaPPPOPPPPPR
es:el horno NIPOROPOPPNT
es:el hospit PNPOPSPPQOPQ
es:el hotel P_PONMONPOOM
es:el indice POVPPTPPPPPQ
es:el inform QNQTPNPOPOMR
es:el ingeni POPIZOOPOHUQ
es:el ingres ROPQLPPNPPPN
es:el intern OVOOPOPPNPPQ
es:el invent RNPPPOPPTPPU
es:el invier PQPPPNTPPPPQ
es:el iva NQQPOCPOSPPO
es:el jefe ONPSXPPRPTRO
es:el jueves BOKO7>KSMYT]
es:el kilo VOPPPbPPTPPM
es:el kit cPPPPePPPPPQ
es:el labora ONPPPPPPPPPP
es:el lado RLNOOJNQFPNJ
es:el le POPOHPPOPPYM
es:el lector OTTPPOPPPPPQ
es:el libro N[PPPNVNNPOI
es:el licenc RQPPPPPPPPPS
es:el local MOPPPQQSPOPS
es:el logo POQPNPPPPPPR
es:el lote RLPPPPOPPOPQ
es:el lunes MAI_OIRW9TeV
es:el maestr OXPOPOPPPPPP
es:el manten PNTNPQPPQMPP
es:el mapa UPQNPOPOPORP
es:el martes PINPOGPTMSsX
es:el mas PPPPPPPPPPPX
es:el medico MOOPPPPPPPPO
es:el mejor TOPPPPPPPPPU
es:el menos QLPJPOPONINT
es:el mensaj PQTPPRPPPPPR
es:el menu QOPQPQPPPPPS
es:el mercad NLOHOOOSPPOS
es:el mes OKQMPSPPN;QS
es:el metro NRPPPQPPPNPR
es:el mierco K9QWODPUNYSW
es:el mio RPONOMPQOOOG
es:el mismo QPdIJQMQRMON
es:el modelo PPPOPOPPPPRQ
es:el modulo PPQPPLPTPPPR
es:el moment OiPPOMPNPPOP
es:el montaj PPPPPRKPPOOS
es:el monte PgPPPSP_PPPQ
es:el motor QNPPPOPPQPPQ
es:el movil SQTJJGONPMOX
es:el mozo [OPPPPPPPPPM
es:el muchac _NPPPPNOOPRO
es:el mundo P<PNOOOLMNIK
es:el nino OJNPPOPPQPPL
es:el no POLPfQOQPPPM
es:el nombre QXSPQNONOPOP
es:el norte PPPPPPPPPPPR
es:el novent QONPOPPONPPL
es:el nuestr ZOOHOPOOOINW
es:el nueve PQOPPQYOPONP
es:el nuevo PVPPPPPPPPPO
es:el numero PIPVPLOPOOOR
es:el obrado POQPPPPTPPPQ
es:el ocho OOPOPSQOPP]R
es:el oficia PPPPPSPPPPPQ
es:el ojo OLPPPPPPOPPN
es:el once POPPHPaPPPTP
es:el operad RSPPPQPPPPPQ
es:el orden PPRUPPOVPPPS
es:el ordena PORPPPPPPPPO
es:el otro OQOROHO?NNNH
es:el pacien PRPOPPOPLOOV
es:el padre PTPMOPUSPTRN
es:el pago PPPPPKPPPPPU
es:el pais POiPPPPPPPPP
es:el pan RHOOOMQNOOPL
es:el panel PTPPPPPPPPPU
es:el papel OUO^LPMZLPML
es:el paquet POPPP[PPQOPP
es:el parque QKPPPOPQPPPP
es:el parte POPPPPPPPPPT
es:el pasill PKNPPPPQPPOP
es:el patio OQPOPPOPPLPQ
es:el patron LPPOYPPTPPPN
es:el pdf PPSPPPPPPPPR
es:el pedido TPQMPPSPPPKP
es:el period OQOPPRPOPPPK
es:el perito NOPPPPPPPOOQ
es:el permis OKPTWOORRTON
es:el perro POPONPPPPONP
es:el person PPPPPOPPSPPO
es:el peso SNRPPOPPPQPU
es:el pibe ONRPQPPPPPPN
es:el piloto ONPPPNLKPLZN
es:el piso QRNPOPPLTOPK
es:el plan PPOUOdMPTQKQ
es:el plano PPPTPPPOPRNU
es:el pliego PM~PPPPPPPPQ
es:el polvo PTPPPPPPPPPN
es:el portal PRPPPOPOPPPR
es:el pozo QNPPPPPPPPPM
es:el precio LVOTPZMMOSPT
es:el presid MPQPYPPOPPPL
es:el presup KPROND[URXNR
es:el primer OGQNPVyRPMPQ
es:el princi KFQPPOPPPOPP
es:el proble OFPPPPPPPPPN
es:el progra PQOOOKNQPOPP
es:el provee POQPPOPPRPPQ
es:el proyec PVPPSYPPPPPQ
es:el pueblo MJPPPOPPMPPO
es:el puente NQPPPOMQPPQR
es:el puesto QNPPTPPTPOPP
es:el que LPPSrRONQT=P
es:el quiere PRPP_PRPPPPO
es:el quince JIJOOP~POU]K
es:el quinto RQSOPPPPPPPO
es:el rancho PRPPPPPRQPPO
es:el ratito PPPPPPPPPPPS
es:el rato PNRQPPPPPPPP
es:el recibo RMRQPRPPPPPP
es:el record QNPOPNPPQPPQ
es:el rector POPSOPPTPSPO
es:el regist OTOPPOPPOPPV
es:el reloj ORPPPPPPPPPR
es:el report URPQPPPPOPPL
es:el respon PPPRPPPPPRPR
es:el restau ORPPPPPPPPTP
es:el resto OPPPPSOSPPNO
es:el result PPPPPPPPQPQS
es:el resume QPPOPPPPPOPR
es:el reves SPPPPPPPPPPP
es:el robot OnPPPPPPPPOT
es:el ruido UMNOPOPPPOPR
es:el rut PPPdPPPPPPPU
es:el sabado HTPPPCRRIJ^U
es:el salon PPPPPPPPPPPS
es:el segund NSNLQZhRRNHL
es:el seguro PQNOOMPM[NMS
es:el seis ZNPPPMPPPPTQ
es:el senor QPNMRROPPMOC
es:el sensor OUPPPPPPPPPU
es:el servic PPQPPTOOQPQW
es:el setent SWPPPPPOMPPM
es:el si OTPPROPOPPPM
es:el siete ROPPPSPPPPPQ
es:el siguie PUPPTPQPPPPQ
es:el simula PPPPPPPPPPPS
es:el sindic PQPOLOPOPPPM
es:el sinies UPPPPOPPPPPU
es:el sistem POVPNPNNPPG_
es:el socio SMPPQPPMPPPQ
es:el softwa PP_PPPPPPPPS
es:el sol NQPOPKNOOPPI
es:el soport NtJPPJONOOPN
es:el sueno SWPPPRPOPPPN
es:el superv PPPPPPPPQPRR
es:el sur POPPOSPPPPPO
es:el susto ONRPPUPPPPPL
es:el suyo OYSPPPPPQPPS
es:el tabler WNRNPPPPPOPU
es:el taller POPQTCOPPSNQ
es:el tanque O^PPPOOPPPPQ
es:el techo PROJOOQNPHPL
es:el tecnic OPOFOOOPPH^W
es:el telefo ^NOPOKLQPPPO
es:el tema OOPNOMOPPOPU
es:el tercer PNPPPQQRPOLU
es:el tiempo PqPOPPOOPOOS
es:el tiene PMPPsPPPPPPP
es:el timbre POPPQPPPPPPL
es:el tinto POPPPPPPPPPN
es:el tiro RTPVPPPPPUPQ
es:el tono VPPPPPPPPPPU
es:el tope VPPPPNPPPPPN
es:el torneo POPPPQYOPPPO
es:el trabaj PPNPPMRPQPPR
es:el tracto OQPOPOPMPOPL
es:el transp PPPPPPPP_PPN
es:el treint LMMDTS~@RMNT
es:el tres OPPOOTRNPNTT
es:el trimes POPPOOMPPPPP
es:el triple VOPPPONPPPPM
es:el turno QPRLNPOLPKPM
es:el ultimo PPORRLVOOOLQ
es:el unico M]NPONPOPOPK
es:el uno KOQNRNYMPNQY
es:el valor POPPP]PPQOPO
es:el vecino NPPOOOPOLPPP
es:el veinte OJOQNOZNPZgR
es:el veinti NRNMLOwCPPQO
es:el verano QSPOOMMOOOOO
es:el verde OSPPPPPPPPPJ
es:el video RN[NPOOOPPLV
es:el viejo MPPPPSQUPPPK
es:el viento QPOQPPPOPPRQ
es:el vierne :IJUKQOMIZcQ
es:el vino QJPQPPPOPQPL
es:el visto OMQR?PPQPQPM
es:el whatsa PPPPPPPPXPPP
es:electr PFRQOONNUPPQ
es:electr que PPPPPQPPPPPR
es:elegan PmPPPPPPPPPR
es:elevad PNSPOPPRPPPM
es:elige PNPPTNOPPPOV
es:ella NHNN~KOPQRPF
es:ella dice PQPTdPPNPTPP
es:ella el PPPPPPPPPP[P
es:ella es OQPPROPNPPPQ
es:ella esta ORPPRPPPPPPO
es:ella la PQPPTOPPPPQP
es:ella le PVPPOVPNPPPQ
es:ella no POPPTPPOPPPM
es:ella que POPPXOPOPPPP
es:ella sola PL^PPPPPQPPM
es:ella tiene POPVUPPOPVPO
es:ellas MJSPPPPOPQPP
es:ellos OOPLQPPNOPQX
es:embarq PPPPPOePPPPR
es:emitir POeOPPPPPPPP
es:empaqu PPPPOPPPPPPW
es:empece PPPPPPPZPPPO
es:empeza INMJMLNPPBRP
es:empeza con PLPPPONgPPPO
es:empeza por PNPOPKPkPPPU
es:empiec PJPJPOQ]POSQ
es:empiez OSORMGhTOREJ
es:empiez a PSPYPPcPPPPO
es:empiez con OXOPPOO]MWPJ
es:empiez el OKPOOPfMPONO
es:empiez en POPPPPYNPOPO
es:emplea OSPOPPPPPNPU
es:empres MYONW<DMPHC[
es:empres de QROPOPPPPPPU
es:empres que NVPPPOPPPPPP
es:en MKSPFLJNPLNX
es:en # OWUPPPPPPPPQ
es:en abril OKOLOQYLPKPM
es:en agosto QNNKMN>OPJMJ
es:en algun PNPPPLPPcPPL
es:en altavo OOPPPPPOPPPL
es:en asambl POPPoOPVPPPO
es:en bilbao ONPOPKOPPOOS
es:en bodega PWPOPPRPPYPQ
es:en cada ORPOPJPPPPPT
es:en cambio jQPPPKPOPPPM
es:en casa PLQPROPOPPPR
es:en ciento QOPNPlPPPNPU
es:en cinco RRPRPRPPPMPM
es:en contra Q]PPPPPPPPPQ
es:en cosech POPPPPPPPPPN
es:en cuanto MPPPNFPUUUOG
es:en cuaren QPPPPPSPPOPT
es:en cuatro ZWOIOdSOPPOS
es:en cuenta TMPPPPUOQPPP
es:en cuotas POPPPRPZQPPK
es:en diciem PNPOOPRPOPPM
es:en diez QOPQPOiPPTPQ
es:en dolare OPPPPTPOPPPO
es:en dos OPPPLTRRPNLS
es:en doscie PNPPPmPPPPPT
es:en efecti OJPOPTPTPPPL
es:en el NVMPIHLTPRON
es:en enero PPQIRRTQQDPP
es:en ese POPMPPPQXOPU
es:en eso PMPPVTQOOPPP
es:en espano OMPPPOPPPPPQ
es:en esta PRNPSOMOPPPO
es:en este LSPPPPPOJOOM
es:en esto OPPPePPPPPPO
es:en fabric PPPnPPPPPsPQ
es:en falta PPYOPPPOPPPQ
es:en febrer NOOMMKSJPORK
es:en france PNOPPPPPPPPN
es:en hablar PPPPPPPPPPOS
es:en ingles NWJUPOPOOQON
es:en invier OPPPPOOOPPPL
es:en julio RVOKPMMLPIOK
es:en junio PKOPOPMQPRnO
es:en la OOLRJNORNRTJ
es:en las MSQQPQPSOQNR
es:en linea PN_PPNPPPPPQ
es:en lo NKPPPZPWPPPM
es:en los RUPJPQNPOQOS
es:en marcha OQOPPOLUPKRR
es:en marzo OQOKKQ[WOMQJ
es:en mayo PQOMLMY:OQUM
es:en merida PPPPPOPPPPPS
es:en mi NRRQ[MNKPOQN
es:en mil PPPPPcPPPPPP
es:en monter PPVPTPPPPPPP
es:en ningun NVSPPMPPQPPL
es:en novent POPPPNUPPPPR
es:en noviem PPPOON[POQOO
es:en nueve OQPPPNPPPPPS
es:en obra PPPPPSPPOPQL
es:en ochent PPPPPWPPPPPQ
es:en octubr KEOOOMXOOHOM
es:en osorno PPPPOPSPPPPQ
es:en otono PXPPPPQPPPPQ
es:en otro NZPPPOPPPPPR
es:en pantal OTPPPPPPPPPQ
es:en papel ONPOPNPOPPPT
es:en paz PMPPPOPNPPPP
es:en pdf PLPZPOPMPNOP
es:en person PU^WPOPPOxNT
es:en pesos OOPOPjLOPOPP
es:en planta OQPNPPPPPNQQ
es:en plena N]PPPOPOPPOO
es:en punto POPPPPQOPPNO
es:en que KMQKPIPNLONT
es:en quince PPPPPPRPPOPR
es:en recepc OQOQPNPOPQQO
es:en rosari PNPPPOPTPPPO
es:en san PNPORPPPPPPR
es:en santia QRPPPSPPQPPR
es:en seis QRPOPiPOPPPT
es:en semana PKPPPPYRPPPP
es:en septie NQPONN^JPONM
es:en serio QNQPPLPNQLPL
es:en su PQTTLOQPPPPI
es:en tiempo PPhPPPPPPPPQ
es:en toda aPPPPPPPPPPT
es:en todas OOPPPPPWPPPO
es:en todo UPQPPLPPPPPR
es:en todos PPPPPLPPPPPT
es:en total PPPPPPQPPPPS
es:en treint aOPPPSQPPPPV
es:en tres QOOKP[RNPQMZ
es:en tresci PPPPP^PPPPPS
es:en tu PPPRPOPPPPOT
es:en un PNPPGSNPNPL[
es:en una ONNSOLSOPRRR
es:en veinte ZNPPPQQPPPPR
es:en veinti POPPP_NPPNPW
es:en verano PLPPPNPPPPPP
es:en vez VI[OPROOPPOP
es:en video OUPPPPPPPPPP
es:en vivo PPSRPPPPPQKT
es:en vuestr NRRQPPPPPPON
es:en zarago PPPPOOPPNPPN
es:encant d6NJPAOMOKOU
es:encant que WONPPPPPPPPO
es:encarg PTSXMMPOPUPZ
es:encarg de QMP]POPOP_SR
es:encarn OIPPPPRPPPPR
es:encend OPPPPOMPPOOT
es:encima OfOHORN>@KQ@
es:encima de NQPPPQPOPPSO
es:encima la TOPPPQPPPPPN
es:encont ]NNOOLLNONOH
es:encuen OOUPPQOOPPPP
es:encues PPPOPONPNQPV
es:encues de PPPPPPPPPPPV
es:enero PNRTQSEQQMVU
es:enero con PNPPPPOPPPTP
es:enero y POPXPSQVPVPS
es:enferm JHROOMPTOOPL
es:enfren PTPNQOPPPNON
es:enfria OUPPPPPPPPPR
es:engana OXPOPPPPPOPO
es:enganc cTPPPQPTPPSR
es:enlace PPPTPPPPPSPQ
es:enreda PWPPPPPPPPPO
es:ensayo POPUPOPPOPPP
es:ensena MPPGHJP^PHTH
es:ensena a PNOONPPmQOKN
es:ensene PPPPPPPPPPPS
es:enseno ^OOMPFPNQLQQ
es:entend _ONMOINNOMO^
es:entend como PPPPPPPPPPPR
es:entera XPRQRSOIOPOK
es:entera de PQUPPRPPPPPR
es:entera por NePPPPPPPPPO
es:entero ^OONMPPLPNNO
es:entero con O]PPPPPPPPPO
es:entero de RLPPPPPPPPPO
es:enterr PNPPPPPPPPPN
es:entien ZPPBPQEIPBKZ
es:entien que OPXPPRPPPPPT
es:entien y UQPPPPPPPPPO
es:entonc Q]:N8NNjKPc]
es:entonc a PRPOPPPPPNaR
es:entonc el PPPOPPMPPNmS
es:entonc hay PNPPPOROOPPO
es:entonc la OXPPPNORPP^R
es:entonc lo ORPTPPNQNkWN
es:entonc me MbPPPNPPPPPP
es:entonc no PZPPPSPOPPPH
es:entonc que QNPOPNPNSPTM
es:entonc si ZMOPPUPMPPPK
es:entonc ya QPPPPRSMPPOM
es:entonc yo QJPPPOOlPQOM
es:entra PPBKPXVXP<PL
es:entra el NROOOOkOPPNO
es:entra en OOPPPWQWPPPJ
es:entra la OQPPPPPOPPPN
es:entrad QWMQPRPPQOOL
es:entran TPPHOJPPPJPO
es:entrar RRMOLPQPQRON
es:entre MOPEPLRHRFRK
es:entre los PPPPWPPPPPPQ
es:entreg PPPTPOXKQOMW
es:entreg el P^P^PPPPPVNV
es:entreg en PPPOPO_PPNPQ
es:entren NMOOOQPQPPQR
es:entrev PTPPPPPPPPOV
es:entro POPNOOOOPOOL
es:envia PPP[PNPPLPPU
es:envio POPwPLJPPoQW
es:envio el PPPXPOPPP[XQ
es:envio hoy PPP[PPPPPSPQ
es:envio la PPPYPPOPPbPR
es:equipo PNPUOOOPQQPc
es:equipo de PPPNPNQUPWSP
es:equipo en PPPPPPPPPPPR
es:equipo y PPPPPPP]PPPQ
es:equivo KKPPWOPPPPPO
es:era QMHBFRFQMGML
es:era de LOPPPOPPOPPK
es:era el NMPPPOPPPPPS
es:era la QOPPPOPPPPPS
es:era otra OOPPPPPPPPPM
es:era para OMPPPYPcPPPO
es:era por PPPPPNPPPPPX
es:era un PNOPPPONOPPM
es:era una ROPOPPPPPPPM
es:eran RROOPPOOPPPL
es:eres ORPOPNPPOOPL
es:eres la PTPPPPPPPPPN
es:error PRPPPOPPQPPS
es:es JUI8UQQ@P.DJ
es:es a QGOTXNPOPPPN
es:es algo PVPPPRPPPPPP
es:es aparte POPPPTPPQPPO
es:es asi NMPPPNPPPPPL
es:es buena NPPPPPPPPPPR
es:es buenis ]PPPPPPPPPPQ
es:es cierto MQPPPLPPPPPS
es:es como OMPPPPPPPPPR
es:es con EMOOPXPOUOOI
es:es cuando PPOJNPxPMNOK
es:es de E[NHTONLPKIW
es:es dona PPPPTPPPPPPP
es:es donde GWPPPQPSNOPS
es:es el EOLPQEZQNQJW
es:es en NCOOPQVKOONS
es:es gratis PSTPPPPPQPPQ
es:es indisc PPPPPOPPPPPU
es:es justo oPOPPNPPPPPR
es:es la NPLUfKKQPTXW
es:es lo aKOIHNIFPML[
es:es mas MUNONWOHNOOK
es:es mi RPMOSPPLOPOW
es:es mia PNPO~OPNPPPO
es:es mio PQPPkQPPPPPP
es:es mucho PfOPPXPOOPPN
es:es muy ONNOPQNOONPW
es:es normal PPPPPPPPPPPR
es:es nuestr PPPPPPPPPPPV
es:es otra [LOPJPONOPOW
es:es otro SSPPPSPPPPPS
es:es para HUNOPQPNPOPO
es:es peor ORPPPTPPPPPN
es:es plata ROPPPNPPPPPR
es:es poco UPPPPQPPPPPP
es:es por OPMLNYNOQNOU
es:es que JUQ<KLP.<KHZ
es:es quien OOOQ~NOSPTRM
es:es si UNOPPPPOZPPN
es:es suyo OXPPPPPPPPPP
es:es todo <PONOGNOPNOS
es:es un UTOMRNPARMGU
es:es una SQOLORAIQMHU
es:es uno NWQOPRPOPOPO
es:es verdad P>OOPNPOQOP@
es:esa QUPOOTNNNMQI
es:esa es OMPPPOPPPPPT
es:esa la XOPPPPPPPOPN
es:esa misma PPPPPPPPPPPS
es:esa no NNPPPNPVPPPQ
es:esas OPKRPOPQTRMP
es:escale PPOLOMPNPQPN
es:escalo PPPpPPPPPjPR
es:escane PPPOPJPPQOPV
es:escoge OPPO|OPMPNOO
es:escola PNPMPOPOPLPP
es:escond OMSPPPPPPPPP
es:escrib OOTWQSKCQbOT
es:escrib a OSPPPPPPPPOS
es:escrib con PQNPZPPPPPPR
es:escrib en TOOWPTPPPUPP
es:escrit MHNqPJISS_OM
es:escrit y ROPPPPPPPPPR
es:escuch FNPMMNNLMMQT
es:escuch a OQPPPPPPPPPN
es:escuch bien PPPPPPPPPPPT
es:escuel OPPPPOPTPPPP
es:ese OTRLJOONSVJN
es:ese caso PPPOPPPPPPPR
es:ese de STPPPTPPPPPS
es:ese dia PQPSPPLOPONR
es:ese dinero O]PPPQOPMPPS
es:ese es POPPONPPROPQ
es:ese lo RPPPPNPPSPPK
es:ese modelo PPPOPOPPPOPU
es:ese no PPPPPPPPPPPR
es:ese numero OlPPPOPPPPPQ
es:ese que OSPPPPPPPPPQ
es:eso cIRKNSKHUQ!<
es:eso a WOPPPLPPOPPO
es:eso ahora PPPOTPPPPOPR
es:eso como POPPPPPPRPPK
es:eso compro NwPPP~POPPPO
es:eso con WPPPPPPPPPPS
es:eso cuando PPPPPPPPPPPS
es:eso cuanto PPPPPnPPVPPN
es:eso de jJJOOHOQPMPL
es:eso decia OVPPPNPPPPPN
es:eso dijo OQPPPPPPPPPL
es:eso en OWTRPSJPPRPQ
es:eso entra OPPPPWPRPPPP
es:eso era QNPPPPPPPPPN
es:eso es IPPLMJN@ONM[
es:eso esta ~ROOPZNQOOON
es:eso estamo PNPPPQPVPPPQ
es:eso fue MMPPPPOPPPPR
es:eso hay SPNPOMPOTPPU
es:eso hoy YOQMPQPPPNPR
es:eso la QLOLQOOVPMPQ
es:eso le NUOOPSPNOOPM
es:eso lo NPPSYPNRPONF
es:eso los PQTPPQPQPPPS
es:eso me dRNFLPNDOIOI
es:eso mismo NZOPPLPOPPPM
es:eso nadie XKPPPOPPPPPP
es:eso no NFWRCGOOBOOX
es:eso nos ZPOOPLNOOPPK
es:eso para Q?OPPNNOPPPK
es:eso pasa PPPPPPPPPPPR
es:eso por PPPQPOPVPWPO
es:eso que ZONPOLOOMPPO
es:eso quien O[PPPRPPUPPN
es:eso se UMLPPUQONNMT
es:eso seria SOXPPSQRNPPP
es:eso si DJQSPRPOOQNO
es:eso solo eNPPPPPPPPPP
es:eso tambie OOQPPOPPPPPN
es:eso te XIPPPPROP[PP
es:eso todavi PPPPPPPPPPPT
es:eso va PPPPPQPPOPPT
es:eso vale SPPPPPPPRPPN
es:eso y OtPPPNPPPPPR
es:eso ya CROMPMPLPOPQ
es:esos OQFPPMPQSONL
es:esos dos PUPPPMPPLPPP
es:espaci PLQUPOPaPYOW
es:espaci en POPRPOPcPVPP
es:espald NVRPPKPNPPPM
es:espana PXPPPSPPPPPR
es:espano OKYOPOPOPPPQ
es:espant R^PPPPPPPPPP
es:especi PORPXPPPPPPM
es:espect RNPUPQPPPPPP
es:espera N[G:OQLLP;RG
es:espera a OPPPUOPOPPPR
es:espera con OMPPPRPNQOPK
es:espera el PNPPPOPOQPTM
es:espera que KPJPNMPUOPPM
es:espere NMPPPQPRPPPL
es:espero KMPOPONMPNOP
es:espero el PPPOPPPPPMYS
es:esposa PPOSPOPOPSPQ
es:esposo PJOQROPRPQOS
es:esquin UOOPPPOPPPPL
es:esta ZSOOMWHLKOMK
es:esta a OUPOPMPOOOOR
es:esta ahi NRPOPNSPPPSQ
es:esta aqui OPPPPPPcPPPQ
es:esta bien CKPNOSLLPMRJ
es:esta bueno [OPPPPPPPPPO
es:esta caro PmPPPvPPPPPO
es:esta casa ORPPQPPPPPPO
es:esta con NEOOOPPLPOON
es:esta conten RPPPPPPPPPPQ
es:esta el HQNOOPOOPOPN
es:esta en 8HPPNQOMQJSR
es:esta es PPPOPJPPPPPc
es:esta inclui PPPPPyPPRPPQ
es:esta la PQPMPNONQLMP
es:esta mal NVPPPPPPPPPN
es:esta mas _GPPLPPPPPPJ
es:esta misma PPP_PPPOPaSN
es:esta muy tNQONTNOOOPI
es:esta no SN]PPPPPPPPP
es:esta noche LPP~LNOVO~OD
es:esta para MUPPPUPTPPPN
es:esta pero PPPQPPPPPQPR
es:esta por O[PPPMPPPPPN
es:esta semana OPPnOODTM^OP
es:esta tarde POPvPMPPPjOT
es:esta todo PYPPPPROPPLO
es:esta vez PPPNPRPPPUPS
es:esta viendo PPPPPOPPPPPU
es:esta yendo ^PPPPPPPPPPP
es:estaba PWHLLINFMLLI
es:estaba en LgPPPNPOPPPP
es:estaci OLPPPSPTQPPQ
es:estado QJRRMOPOPPOQ
es:estais P]PPPOQPPPPU
es:estamo VSQKNNQNMQOS
es:estamo a SOPPPPPPPPPQ
es:estamo con NTPPPPPPPPPL
es:estamo en KRONONOOPMPR
es:estamo hablan QPPPPRWPPPPP
es:estamo los POPOPPPPPMUL
es:estamo todos POPPPPPPPPPS
es:estan NQPIOOPPOQQ^
es:estan con PPPPPOPPPPPT
es:estan de POPPQOPOPPPN
es:estan en NRPPPYPZNPNN
es:estan encant PNPPPPPPPPPP
es:estan felice OOPPPPPPPPPT
es:estan los OTPPPQRPPPPO
es:estan viendo PPPPPOPPPPPS
es:estand PPPPYNPPPPPS
es:estar OQN=Q=fJQQMM
es:estar andand PPPPPPRPPPPP
es:estar en POROPPKPOPPN
es:estare PPPNPOPPPqpX
es:estari QOgOORPNPNPO
es:estari bien PORPPPPPPPPN
es:estari en PPPPPcPPPPPU
es:estari padre PNfPPPPPPPPO
es:estas UROLPPNNNIOL
es:estas cosas OWPPOPPPPPPQ
es:este YQNRQUXWOSQU
es:este ano SVOOPOTRQOON
es:este en PPNPPPSPPPPR
es:este es PPPPPQPPPPPZ
es:este mes SSPUPUPSPQSK
es:este moment PPPPPPPPMPPM
es:este se PNPPPPPPPPPQ
es:este trimes OPPPPrPZRPPN
es:estela PPPPPPPPPPPR
es:estira SOPPPRPPPPPP
es:esto TM5QSN^QQT5B
es:esto a PPPSQXPQWSPL
es:esto de TOPPPPPPPPPO
es:esto es PMLKLNPNPMNQ
es:esto lo QBPPrLUCPPOL
es:esto no POPPPMPPPPPR
es:esto se VNPPPPPPPPPM
es:estos PPPPPPPPPPPS
es:estoy <WK1PSSRNY[K
es:estoy ahi PPPNPPPPP~cZ
es:estoy con OQOPPPPNPOOL
es:estoy en NEPOPOPNOOPO
es:estoy segura PaPPPgPPPPPM
es:estrel RPPNPNPOPNPN
es:estren PNPPPORUPPOL
es:estruc PPSOPPPPPOPQ
es:estudi LPPTPROHNXOU
es:estudi de PPPbPOPPP^PR
es:estupe KQPOPNPPPOOR
es:estuvi POPLOJOOOMOK
es:estuvo PNOPQMJOPPOQ
es:etapa PPRPPOPUPPOQ
es:etapas PPPPPTPPPPOR
es:etique PCPOMTPNQNOR
es:euros PTMIN~KFPEM[
es:euros a OZPOPpOPONPM
es:euros por MUPOPUPOPOPR
es:eusebi PPPPPOPPPPPS
es:evalua POPPSOPPPPOS
es:evento PPOPPJPPPPOV
es:exacta TPPPPOPPPPPR
es:exacto OMPOOPPQPOOU
es:exager QNPPPPPPTPPM
es:examen QYROPPQPPPPO
es:excel PMMPPOPOPPPI
es:excel que OOOQPPPPPQPN
es:exige ONgPPOROPPPO
es:exigen OMjPPPPPPPPL
es:existe OPPJPPKRQIP[
es:expedi PPPOPOPMPPON
es:experi NxPOPMPOOOPN
es:explic TOOQEQLPQP_G
es:explic a QOPNOPPRQOUO
es:expliq PRPPPPPPPPPO
es:expo ROPOPPPPPOPS
es:export MSNPPOPPPOPO
es:extint ORPPPOPPPPPN
es:extra OQRPPVPPQPPN
es:extran OMPPPOPPPPPL
es:fabric MMVTPKPMIVNW
es:fabric de PPPPPPPPJOPN
es:fachad MSQPPRPOPPPM
es:facil WTPPQONPPPPM
es:facili lJPPPRPPPPPO
es:factur QQNMH]LNPQTN
es:factur con PSPMPOPPPPWP
es:factur de ROPPOWPOPQPT
es:factur profor PON^POPLPSPL
es:falla NMPPTPPPPPPU
es:falta RLHQPCNFPQOO
es:falta algo PPPPPPPPPPPT
es:falta de SQOTPOPPPPPQ
es:falta es ORcPNOPPPPPO
es:falta para dNOOPPPOPPPQ
es:falta que PQHNXLOJOONN
es:faltab PSOQPOPOPQPO
es:faltan MKQPPPPRPPPM
es:faltar OP_PPNPOPPPN
es:falto PfPPPOPPPPPQ
es:famili ONPNTOPKOMOL
es:famili en PMPPPPPPPPPN
es:farmac TPPPPSPOPPPL
es:favor O[N^POSJMCBD
es:fe P]OPONPNOOPG
es:febrer KOJSMR_POSPQ
es:febrer y OPOPORPTPPPP
es:fecha NSSPOCPNPQQc
es:fecha de PPaPPPPPPPPR
es:fecha y PPPRPPPPPPPT
es:fechas PPPPPOOUPMPR
es:felice OMPPPNPPPPPP
es:felici OPPOPOPPPPOY
es:felipe QOPPPPPPPOPR
es:feliz TSRPPPPOPPPM
es:fenome LOPPPPPPPPOO
es:feo LNOPQOPPPPPO
es:feria PMONOIMBHMQL
es:feria de PNPPPOQOOPPN
es:fermin POPPPOPPPPPV
es:fernan PPPPPPPWPRUS
es:festiv SLPNQOOSPJRR
es:fibra OXOPPMPPPPPW
es:ficha IM]UOJOMOULT
es:ficha con PPPWPPPPPTPR
es:ficha de PPPZPOPPPYPT
es:ficha tecnic PPPQPPPPPNPO
es:fichaj PPPYOPPPPWOT
es:fichar PTPPPPPPOPPN
es:fichas OWOYPNOOQPPM
es:ficher PRRPPOPPNPPS
es:fierro RSPPPQPPPPPN
es:fiesta MINKPPxOPOOM
es:figura PRTPPOPPPPPM
es:fija PPPPP[PPWPPS
es:fijate SRPQPSPPPPPM
es:fijese _PPOOSMNPPPL
es:fijese que KPPPPPPPPPPP
es:fijo PKOWOVOdRVNS
es:fijos POPPPPPPSPPQ
es:fila OMNOPNONOPPJ
es:fila de RMPPPPPPPPPN
es:filtro MQPOPOPPPOPS
es:fin X<LORQdQPOMF
es:fin de OJPOQSXQPNNL
es:fina VPPPPPPPPOQQ
es:final PPNPROPPLPNQ
es:final de QMPOPOROPPPQ
es:finale PRPPPOMPPPRP
es:finale de PRPPPOMPPPRP
es:financ PNPQVmPOPOOQ
es:finanz PPP^qVOUPWPQ
es:finca JOOPUPPNPPQU
es:fines MPPPOPWOPPOO
es:fines de MPPPOPWOPPOO
es:fino POPOPNUPRMPT
es:firma NRPMSIQSPNQH
es:firma con PPPPPPPPSPPK
es:firma de MQPPIPPPPPPL
es:firma digita PPkPPPPPPPPO
es:firma el PMOOPOOQPOOR
es:firma es PNPOvPPNPPPN
es:firma la POOMhPPPPLPP
es:firma los POPPTPPTPTWO
es:firmad PDPYOQTkPWLK
es:firmam OLPNYMOLPiHP
es:firman QNQPNPPPPPPQ
es:firmar NPSTNPPiSOOO
es:firmas XOPPPPPPPPPS
es:firmas tu fOPPPPPPPPPR
es:firme PHRNUOP]PTPM
es:firmo M8OGnQPWP_KF
es:firmo yo PNPOpOPMPNPO
es:fiscal POPXWOOOPOOO
es:flete OPPPP~PYYNOQ
es:flor OPPPPPTPPPPO
es:flujo PPPPRPRPPPOQ
es:follet LPP]PHPLRVOQ
es:fondo OPOKPTP[QPPH
es:fondo de RMPPPYPfPPPL
es:forma PPWPPPPPPPPM
es:formac NORNPlIYSMQR
es:formal PPPrPQPlPPPP
es:formas POPRPMRPPQPS
es:format NHSRMMPMUQOO
es:format de PORTPPPPTPPK
es:formul ONPZPKOOPPNO
es:foto MPTPLHMJNPKJ
es:foto a OPRQPPPPPQPT
es:foto de MQWQPOPNPQOP
es:foto y QNPPPPPPPPPS
es:fotos PRPPNMOPQPOM
es:fotos de PQPOPPPOSQPM
es:france PMOPPPPPPPPO
es:franco OPPOPPPOPNPN
es:franqu OQOMPPPPPOPS
es:frasco QSPPPOPPPPPP
es:frente NOPOPNPUPPPN
es:fria MYPPPPPPPPPQ
es:frigor PnPOPPPPPOPO
es:frio PMKGPLPKPJMJ
es:frio tremen ONPNPIOPPOPQ
es:fruta OPPPPPPPPPPL
es:fue OKE:PIJBLMQ[
es:fue a FRPOOOPPPOPL
es:fue con PJPPPOPPPOPS
es:fue el VPPNSOPOPPQQ
es:fue en OIPPPOOPPOOQ
es:fue la ULPPPOPPPPQS
es:fue lo PPPPPOPPPPPW
es:fue por NNPPPTPPPPPQ
es:fue un aOPPPPPPPPPO
es:fue una SOPPPPPPPPPS
es:fuera RRPOPPQCRPMH
es:fuera de NPPPPVPPPPPM
es:fueran UOQPPNPPPPPM
es:fueron PROOOMJMPONK
es:fuerte PNPPPOPPPPPT
es:fui OVOOPJPNPOOO
es:funcio PQPMPSUPRPOM
es:funcio antes PPPOPP^PPPPP
es:funcio con PPUPPPPPQPPO
es:funcio en QLUPPPWQPPOP
es:funda PXUPPPPPPPPO
es:fundac OMPPTP[OPONN
es:fundas QRPPPQPRP[PL
es:fundo PMPPPNPPPPPL
es:furgon NOOQPPPORQQZ
es:futbol PMPPPPPPPPPM
es:gafas XROPPPPOPOYO
es:gallet ONPPPPPPPPOM
es:gallin ROPPPMPPPPPR
es:gallo OSPPPPPPNPPK
es:galpon QCRPPNPRPPPM
es:gana QPPPPPPPNPPN
es:ganado WQPPROPPPPPP
es:ganas NTOOPLPQOSPH
es:gano gFPPPPPPPPPM
es:garaje NWOPPPOPPPOM
es:garant KVQQNNKNcQNJ
es:garant de PQ[PPHPPPPPS
es:garita PQPMPPPOPNPP
es:garraf POROPPPQOPPQ
es:gas OPPOOOONOOPS
es:gasoli XOPPPOPPPPPP
es:gasta QFPPPPPPQOPQ
es:gastad ORQPPOPPPPPN
es:gastam UKPPPWPOOPPL
es:gastan PPPPPRPPPPPR
es:gastar PQPPPPPPPPPN
es:gasto MTPPPMPPPPPP
es:gato PcMOLJKMNOON
es:gato de SWPPPOPPPPPP
es:genera .BPJOLNOOJLX
es:genial QPRPPNPPPPOX
es:gente TXNLODPJPVOM
es:gente de PQOEPNPPPRTK
es:gente es NPPPPPPPPPPP
es:gente mayor OMOPPPPPPPPP
es:gente me OUPPPTPPPPPS
es:gente no DhLPOPPPPPPL
es:gente se YNPPPPPPPPPQ
es:gerenc PLPNlIRMPNPO
es:gerent LRMOlQOEPPON
es:gerent de OLPTYROOPUOO
es:gerent genera PPPPRPPPPPPP
es:gestio PPPRPQPPPPPS
es:gestor MGPPJMQOPHPN
es:getafe SPPPPPPPPPPO
es:gimnas ORQPPPPPOPPS
es:gira WOPPPPQRPPPS
es:gladys P^PPPQPPPPPS
es:gloria VLPOPMPPPOQR
es:gobier OPPPOSPUPPPP
es:golpe OPPPPOPPPPPN
es:gonzal PPPPPPPPPPPS
es:gorda OPOPWPPORPPP
es:gorra NPOPPOPPPQNN
es:gota [QOPPPPPPPPP
es:gotera OVPPPOPXPPPN
es:grabac NTPTPPPOPSPL
es:grabad PPPPPPPPPPOR
es:graban MNPPPPPPSPPN
es:grabar KUQNPMQOQOON
es:gracia SSPLUHH@MNBL
es:gracia a IKPPSOPOPOOP
es:gracia por KMPPPIOPPPNa
es:gracie PPPPWOPPPPPR
es:gracio PPPPPPPPPPPV
es:grados MRPOPJMOPOOV
es:grados y PNPPPOPPPPPP
es:grande ?PVQOMPUONSS
es:grande y NOPPPOPWPPPP
es:grando TQQPPPPPPPPP
es:grano cJPPPOPPPPPU
es:grasa NWPPPPPPPPPM
es:gratis GQPKKAOQNGSS
es:grave PPPPPPPPPPPT
es:gringo XJPPPPPPPPPO
es:gris OMPOPPPPWOPM
es:gritan PQNPOPPOPPPO
es:gritar iLNOPPPPPPPM
es:grito OUPPPPPPOPPN
es:gruesa POPPPPxPPPPP
es:grupo FPQRNMOUPQPJ
es:grupo de OJPPPNPZPPPK
es:grupos MKRPOPPPPPPO
es:guante PUNNOQOMPOOL
es:guarda F6VQPIJWSVQU
es:guarda los POPPPPPPRPPK
es:guarda y PPPPPPPPPPPU
es:guarde PPPPPPPPPPPT
es:guardi OTOPPOPOOLQR
es:guayaq PPPPPPRPPPPO
es:guerra PNPPPOPVPPPO
es:guia LQPPPQPOPPPO
es:gusta MNPRPONOLFLR
es:gusta el OPPPPPPPPPPU
es:gusta es KQPPPOPPPPPO
es:gusta la QZPPPPPPPPPP
es:gusta mas [MPPPOPPPPPK
es:gusta mucho TNQPPPPPPPPO
es:gustad VOPPPPPPPPPQ
es:gustan MdPPPTPPPPPQ
es:gustar MOFMHHPXRFPV
es:gustar que OFqJPMNOOMPS
es:gustar ver POKTPPPQPPPP
es:guste PNPPPNPPPPPR
es:gusto gJNPNROLOPQU
es:ha [PN0OJBF@2MN
es:ha dicho NMOPPRPSPPPR
es:ha hecho PORPPOPPPPPO
es:ha ido ONPNPOPPPKPV
es:ha pareci RPPPPPPPPPPQ
es:ha pasado PRPPPNPPPPPP
es:ha quitad ^SPPPPPPPPPP
es:ha salido UQPPPPPPPPPO
es:ha sido PMPPPPPPPPPO
es:ha tenido ]PPPPPPPPPPP
es:ha venido NSPNPOPOPOPM
es:habeis RRPPPPOPNPOY
es:haber NQ]OPOPPPPPS
es:haber una ORWPPPPPPPPO
es:habia WPKMOPLGNNMJ
es:habia dicho TNPPOPPPPPPP
es:habia que NPPPPPPOPPPO
es:habia visto iGPPPPPPPPPM
es:habiam gOPPPQPYPPPP
es:habian OPPPPOPPPPPR
es:habian dicho PWPPPPPPPPPS
es:habile PPPNPN~PPNPS
es:habita OXPPPOOOPPPN
es:habla EMMOPINMPOOO
es:habla con PPPPPOPPYPPM
es:hablab OOPPPPPPPOPR
es:hablad HPPPPPOkPPOQ
es:hablad con PRPPPPPPPPPP
es:hablam LCQQQQRWPOaQ
es:hablam de PPPPPPPUPTKR
es:hablam el PPPRPPPPPNcU
es:hablan T@QOPOQMPOOK
es:hablan de MPPPPMUPPPPS
es:hablar VPPQORPIKQNR
es:hablar con OVRPPLPOOPKU
es:hablar de PRPOPPPPPOPQ
es:hablar despue PPPPPPPPPPOS
es:hablas OQPOPPPPPOOR
es:hablas con PWPPPPPPPPPS
es:hable HOZONMPMMPPI
es:hablem PQPOSWPOOO[P
es:hablem de PPPPPUPPPPPO
es:hablo OOOMPGLONMMQ
es:hablo con OOPOPOPOPONR
es:hablo de bPPOPPPPPOPS
es:hablo por PPPNPPPPPNPR
es:habra OPPOPONOPPYM
es:habria PNMNOQTOPOOY
es:habria que ONONOQUOPPOY
es:hace QBN7RKNLP!NM
es:hace cuanto PPPPPOPPPPPS
es:hace falta QQMMPJPQQPNM
es:hace la POPPQNPTQPPR
es:hace mas WOPPPTPPPPPP
es:hace ruido OTOPPPPPPPPN
es:hace un NMNPONMLOMOQ
es:hace una POPPPPPPPPPS
es:hace veinte OOPPPPPPPPPN
es:haceis OQQPPOPOUPPF
es:hacemo PJOFOQOWR?bf
es:hacemo con PPPPPRPNPPON
es:hacemo el PPPNPPOPPMaR
es:hacemo la PPPNPJORPJmU
es:hacemo nosotr PPPOPKRPPLPT
es:hacemo otra PPPPPPPPPPqP
es:hacemo una PPPNPJPOPK@S
es:hacen PPRON6PKNOGW
es:hacen a PPPPPNPPPPPQ
es:hacen con PP]PPPPPKPPP
es:hacen en PPPPPPPPOPPS
es:hacen ustede POPPPOPPiPPO
es:hacer M[VLPNPRSJPP
es:hacer algo PPPNPMPPPPPS
es:hacer con PT[PPOPPOPPP
es:hacer el PTPNPOPPOPQL
es:hacer para PPPPPNP~ZPPM
es:hacer un OOPOPVPPPPPT
es:hacer una PZOOPNPPPPPS
es:hacerl MPVPPSPOPPPS
es:haces PKPOPOPP_OPS
es:hacia aOOONNOOPOPO
es:hacia falta bQQPPPPPPPPO
es:hacian POPPPOPPPPPS
es:hacien OOPOPNORPPOO
es:haga KUJKPPOHNNOO
es:haga falta PNPPPPPOPPPP
es:hagale PLPPPUPSPO_M
es:hagame PPPgPPPNOPPM
es:hagamo MPMONEMZOPeK
es:hagamo una PPPNPOPNPQWO
es:hago QOSEOOJMQ<LR
es:hago el PPPQLPPPPOPR
es:hago la OOPKPTPaQJPN
es:hago llegar PPP~PLOPPtHW
es:hago una PPPOPOPPPNSU
es:hala POPPPPPYPPPM
es:han NWMQPFSLORMZ
es:han dicho WOPPQOPPPPPQ
es:han tenido PPPPPPPPPPPR
es:haria D;oOJOORMJMM
es:haria falta JEuNMLPNNPOQ
es:haria la POPOPOPgPOPN
es:harian PPPTPOJPQPPR
es:harina OTPOSOOOPOPM
es:harto ^PPPPTPPPPPM
es:has ^OPPPNPPPPOU
es:hasta VR=:SOPLHIIF
es:hasta ahi OPPPIPUPPPPR
es:hasta ahora POPPPPPPPPPR
es:hasta ciento PPPPYNPOPPPU
es:hasta cuando PTPPPPPPPPPR
es:hasta cuaren PPPPPPPOPOPR
es:hasta diez PPPOZUPPPNPQ
es:hasta el NUMNPONQOLAH
es:hasta en NKPPPPPQPPPM
es:hasta la OQPOPMOKONNM
es:hasta las PKOOPOHNOOVL
es:hasta los [OPOPPPOPOPJ
es:hasta luego ONPPPPOOPONG
es:hasta mi ~NPPPPPPPPPO
es:hasta que FXIPRQpPOOON
es:hasta un RTPPPNPPPPPR
es:hasta yo ZNPPPPPPPPPL
es:hay JVN7OSOS[IQN
es:hay algo PPPPPIPPOONW
es:hay alguna PPPOPPPPdPPQ
es:hay cobert PTPPPPPP_PPM
es:hay dos OUPPPPPPPPPP
es:hay drama PPPPPTPfPPPR
es:hay en VNPPPOPPPPPS
es:hay fecha PYPPPPPPQPPL
es:hay gente PNPPPPPPPPPM
es:hay hoy P[POQPPPPNPR
es:hay manera PVPRPNPPPUPT
es:hay mas SPPPSPPPPPPN
es:hay nada OIPPSNTPPPPP
es:hay nadie PMPPPPPPSPPP
es:hay otra POPPPRPPRPPQ
es:hay proble PPPQPPQPPRPQ
es:hay que PNOLONMR^NNM
es:hay quien KROPPNPPPPOS
es:hay senal NKRPPPOOPPXN
es:hay un GNPNNRMQNLNT
es:hay una EUNOOVNKPNPV
es:hay uno NPPPQNPOPPPO
es:haya OQHPPQMPOOUR
es:haya un POSPPPPPPPPP
es:haz PNPQPMPNPPQQ
es:hazme PPPUPOPePPPO
es:he VLQSEOFOLIMJ
es:he dicho ONPPPPPPPPPP
es:he llamad PMPPPPPPPPPN
es:he tenido mIPPPPOPPPPP
es:he visto MQTOPNOOOPPP
es:hecha PNPPPPPOPPPQ
es:hecho LQUON9RSORNX
es:hecho el NUPOPPPaPSOS
es:hecho en PPWPPPPPPPPQ
es:hechos PPPPPOPPPPPT
es:hectar QPOOOXLSPNNV
es:helada OMQOPOPPSOPM
es:helade OJOOPPPPPLPN
es:helado OROPPPUPPPPL
es:hemos RPLLJMNoDMMI
es:herman GAJMYILPPPOS
es:herman es PJPPdOPOPPPO
es:herman que PMPPCOPOPPPP
es:herman y ONPPSPPRPPPP
es:hernan MOORRNPVPPPN
es:herram PQPPPOPPPPPS
es:hice RIPPQOPOPPPL
es:hicier RMPOPQPOOPOM
es:hicimo NQPPPPPPOPPP
es:hicist ZQPPPPPPPPPQ
es:hielo OPPOPPPPONQR
es:hija QQNEDLPMOILL
es:hija que PNPNNPPPPPPN
es:hijo ?MSQPANQKNVL
es:hijo que PTYPZPPOPPPP
es:hijole PRPPPOPPPPPU
es:hijos PTPPTOPPPPPL
es:histor KONOOJNOXOPU
es:histor clinic POPPPPPP_PPM
es:histor de PPPPPPPPQPPR
es:hizo PNKNKNNKNMNT
es:hizo mi TNPPPPPPPPPO
es:hizo un OMPPPQPPPPPN
es:hoja OPPPPROHPMGO
es:hoja de PNPOPPPOPPPL
es:hojita PPPNPPPPPOPQ
es:hola JRPMKKMNGNOa
es:hola a PPPPPPPPPPPW
es:hombre bMPNPPKIROKP
es:hombre eso qMPPPMPPPPPM
es:honest NSPPPPWPPOPO
es:honora PPPPd~PPUPPM
es:hora RPPYFC;KSYSQ
es:hora de PMPNPNPNPOWL
es:hora y ^OPPPNPOQPPN
es:horaci PPPPPQPPPPPT
es:horari OPMNPKPONNMO
es:horari de PaPPPOPPPPPP
es:horas NYRONQNDQLOU
es:horas con NRRPPOPPPPPP
es:horas de NQPPPPMPPPPP
es:horas en P]PPPOPPPPPO
es:horas y UISPPOOPPOOS
es:hormig NTOOPOPOPTPP
es:horno OOPOQPONOOMO
es:hornos OQOPPRPNPPPN
es:hospit OLPOORPSPOPS
es:hotel QXPPMGOPPSGR
es:hotele QRPPPPPPPPPQ
es:hoy PNOURIOQFH(d
es:hoy a PPPPPPPPPRPR
es:hoy como PPPPPPPPPPPT
es:hoy con OOPMPOPMPKPN
es:hoy dia PPPRPPQPPOPQ
es:hoy el PPPkPNP_P]PS
es:hoy en PPPdONPQPjPO
es:hoy es OOQOPOPPPPPS
es:hoy hace ONPNPIOPPOPQ
es:hoy la PPPRPLPOPUPQ
es:hoy le PPPfPQPUPYPQ
es:hoy les cPPZPPPPPZPN
es:hoy lo TPPLPPPPPPPT
es:hoy los PPUMPPPPPOPR
es:hoy mismo PPO~POOSP~NZ
es:hoy no QVSFRRLOPHOT
es:hoy por PSPcPPPPPSPN
es:hoy quien PPPPPPPPPPPR
es:hoy se UPPPPPPPPPPQ
es:hoy solo PPQKPMPPPLPQ
es:hoy te PPPnPOPOPoPM
es:hoy un PPPQPPPPPRPQ
es:hubier WOQOPOOLOPOP
es:hubo RRNNPLOOOOMS
es:hubo un SOPPPPPPPPPM
es:hubo una UOPPPPPPPPPQ
es:hueco PPPPPPPTPRPU
es:huecos WOPPPPPPPPPO
es:huele PPTNPOMOOPPJ
es:huella KV]NOLOOPNPX
es:huella no OaPPPPPPPPPR
es:huespe RPONPOPOPPPM
es:huevo PLZPPPPPPPPO
es:humano OPPO^RPPPOPP
es:humeda QQRPPMPOPPPO
es:humo TOPPPOPPPPPN
es:iba TRPOOQONIOON
es:iba a ZOOPPQOOKPPN
es:ibamos PTPPPPPPMPPJ
es:idea OPOPJLQROONY
es:idea es POPPOPUOPPPR
es:idioma ROPOPPPPPPPS
es:ido OLPNPNPPOJPT
es:ido con OPPOPPPPPMPQ
es:ignaci PSPPPPPPPPPQ
es:igual NPNOYOQRPRAG
es:igual el PRPPbPPPPPPO
es:igual en PTPPPPPPPPPQ
es:igual lo PLOPWPPOPPPO
es:igual no SKPTPNPPPVPN
es:iguale OKPPPNPUOPPR
es:iguali TPPVPNPUOPPL
es:igualm POPPPPPPPPPF
es:igv POPPP~PPRPPT
es:imagen OPPOPOOPQOPT
es:imagin SHOJPJOISJMY
es:imagin que NNRPPPPPPPPM
es:impeca lLPPPPPPPPPO
es:import ONRNPGOOPOOR
es:import que OOTPQOPPPPPN
es:imposi RLPPPPPPPPNQ
es:impres QPPTPPOPOQIR
es:imprim HPUOPLOBPQNR
es:imprim la PQ^NPPPOPPPS
es:inaki PPPPPPPPPPPU
es:incide ULPPPOPPPOPW
es:inclui MPPLO~OOVJNS
es:inclui el PPPPPNPPPPPP
es:incluy PIQ[PpOR[YON
es:incluy la POPPPhPP]PPP
es:indica POSXPPPPPPPO
es:indice PNUPPbPPRPPO
es:indisc PPPPPOPPPPPU
es:indust PPPORRPOPPPW
es:ines PQPPPPPPPPPN
es:inflac PTPPP~PPPPPO
es:inform OJPQRHOHNOWM
es:inform de VPPRPPPPPQPP
es:ingeni FPHcS>ONPkQX
es:ingeni y PVPQPPQPPLbQ
es:ingles PRNTPMOLNPMJ
es:ingles y PO]PPOPPPPPO
es:ingres RLPPNaPOPPPQ
es:inicia PPRPPPQPPPPS
es:inscri QNOPPRXTPPON
es:inspec QOOOOLZNONKR
es:inspec de PPPPPPPPPPPR
es:instal QXMDPT]PPLmZ
es:instal en PPPNPP[_POWP
es:instal y PPPPPXPPPPPS
es:instru PPPRPOPPPSOQ
es:integr PNPOPKPPTOPQ
es:integr con PPPPPNPPYPPM
es:intent PNPOPLPPPOPQ
es:intere PMTROUPQSMNT
es:intere que RPPOPSQPQPPN
es:intern GZKPRHOPONNJ
es:interr SOPPPPPPPPPQ
es:invent PQPNOIPQQOPN
es:invent de PPPPPPPWPPQR
es:invers PNPOOIRPPOPY
es:invier OQOOPORMPOIK
es:invier que PXPPPQTPPPPP
es:invita ONP[PNPPP[QS
es:invita a PPPPPOPPPPUP
es:invito PNPTPPPUPcbM
es:invito a POPUPPPVPeeN
es:ir POOIPNNPQOUU
es:ir a RNPOQJNMPPSQ
es:ir con TPPPPPPPPPPP
es:ir el PPPPPPPPPOhR
es:irapua ONPUPOPRPRPK
es:iria PPPPPPPPPRRQ
es:irma POPPTMPWPOPS
es:italia NQPOOMPNPOPO
es:iva IOPQOAPNTOPQ
es:iva y PSPPPKPPPPPL
es:izquie PPPPPPPPPPPU
es:ja POPMNKOPPKM}
es:jaime PPPOPPPPPPPS
es:jairo NYPPPOPPPPPL
es:jaja OHPCM8BPP@Ix
es:jaja bueno PPPPPPPPPPPR
es:jaja es PPPPPPPPPPPM
es:jaja y PPPPPPNPPPPR
es:jajaja PPPPPHNPPOMm
es:jajaja ay PPPPPPPPPPPR
es:jala SQPPOLNPVORG
es:jardin OOPPPPPPPPPR
es:je POPOPMPPPOOj
es:jefa PMORLOPbOPMP
es:jefa de POPPNPPPPPPQ
es:jefe PLPTNQQRPTQN
es:jefe de ONPSWPPPOSUL
es:jorge PPPPPPPPPPPU
es:jornad PPPPP_PPQPPQ
es:jose PMPOPPaOPPPN
es:joven P]NMPONSPRQA
es:jovene STOPOKOOKPPN
es:juan RQOPPPPPPPPN
es:jubila FPNOPPOOOOPL
es:jubila en PMPPPPOPPPPO
es:jubilo PSPPUPPUPPPP
es:juego SOPPPVPPRPPN
es:juegos PPSRPPPSPPPN
es:jueves HSISNFKQI[^U
es:jueves a 5APPOONTPP~K
es:jueves con PPPVOPPOPPQU
es:jueves de POPPZOMNPPPN
es:jueves en PPPNPPPYPLkR
es:jueves le PPP~PPPkPqKQ
es:jueves para PPPMPPPMPONO
es:jueves que PTPSPPONOLVL
es:jueves y XNPOPPPSPO_R
es:juicio NXPPOOPPPPPI
es:julian JQPKPKPMNPPL
es:julio QRNMNQQHQPML
es:junio M5LPKLl^PTfJ
es:junio asi PPPPPPROPPPP
es:junio y MKPPOOOLPOOO
es:junta QQOQURPQQPPR
es:junta de PQPQSOPJPQPJ
es:junta direct PTPPQPOPPPPO
es:junta y PQPPPPPPPPRO
es:juntam PPPOPPPPPOUR
es:juntan POPRPOSMPRQR
es:juntas QOQRQRPRPQQL
es:junto OPRbLNPQPgQM
es:juntos NPPLQPPPOOfM
es:juro SOPOPNPPPOPJ
es:justam PQPPPOPPPPPT
es:justif PSPPPPSPPPPP
es:justo HTHLNTPPSLEO
es:justo estoy OOPPPPPPPPPN
es:justo lo aQOPPOPPPPPR
es:justos PPPPPPQPPPPR
es:kilo _TPPPWPOSPPH
es:kilome PQPQPROOQRPN
es:kilos SPSQOOOQPPKQ
es:kilos y OPRPPPPPPPPO
es:kilova POQPPKPPPPOR
es:kit cPPPP_PPPPPQ
es:la OMNKXMNSLSNO
es:la # PRPPPOPPPPPN
es:la academ VPPPPPPPPPPP
es:la adjudi PPPPVPQOPPPO
es:la agenci PNPPPOQOPUPN
es:la agenda RPQQOOORPQLQ
es:la alarma OMYOPPOPPPPP
es:la antena PRPNPRPOPNUM
es:la aplica PSOOPNPPPOOW
es:la app S]OOOLOOPOPO
es:la asambl OJPKZMPUOKWM
es:la asegur POPWPPPPPTPQ
es:la asocia ONOPTPPOOPPO
es:la audito UNPPNROOPQOQ
es:la balanz RNPPPNPPPPPP
es:la barra PPPPPPPPPPPS
es:la bascul RPPPPPPPPPPP
es:la base POPWPOOOPTPN
es:la bateri OYOSPPPUPPPO
es:la boca POPPPPPPPPPN
es:la bodega PDPOPMPOPMPP
es:la boleta ONPPPOPPPPPP
es:la bolsa OPPPUPPOPPPO
es:la bomba POTPPOPPPPPT
es:la botell TOPPPSPPPPPO
es:la cabeza OWOPNTPRRPPM
es:la cabina PUPPPPPPPPPT
es:la caja OPQPPRORPPOO
es:la calder ORPPPPPPPPQS
es:la calle HTROOPPOPOOP
es:la cama _OOPPPPPPPPP
es:la camara QOKNPKPPPOP]
es:la camion NJPPPPPOPPPN
es:la campan PEOOOPNTPOOM
es:la cancha ONPPPPPPaPPO
es:la capaci PPPKPNPPKOUQ
es:la cara OKOMONPPPPSO
es:la carga PNPPPNRPQPOO
es:la carpet JQPZOOORPRNO
es:la carret NQPPPPPPPPPM
es:la carta PLSXORPOPZNN
es:la casa PQOPSNPMOPPN
es:la caseta PPPOPPPPPONO
es:la cedula WRPXPQPPPPPS
es:la cena PNP[PPOTP^PN
es:la centra OLPPPQPOPPOR
es:la cheque OMOS~OPNPSPN
es:la chica ]PPPOOPMPPPK
es:la clausu PYPXPOPPPPPQ
es:la clinic QMOPPMOMPOPV
es:la cobert PRPPPPPPPPPP
es:la cobras PPPPPlPPWPPN
es:la cocina QOPNROPNPOPN
es:la cola OOPPPPPPPPPN
es:la comida RSPRPPPSPQPM
es:la comisi OOPPbCOPPTPQ
es:la compra PPTPWOPPPPPQ
es:la comuni OKPPRQTOQPOQ
es:la concej POPOXPPOPPPN
es:la conexi P_PPPPQPPPPP
es:la consul PPPPPOPPPPWU
es:la conver PMVPPPPPPPPS
es:la cooper MFOMVPPPPMOQ
es:la corrie PPPOPPPPPQRN
es:la cosa [OPPPLPPPPPQ
es:la cosech OPOMONZNPNLS
es:la costa PVPPPPPPPPPS
es:la cotiza PPPUPNOLPSOS
es:la creden PPPPPPPPSPPQ
es:la cuenta NRPPVTOTPPOG
es:la culpa NPPPPPPQPPPN
es:la cuota PcOPOMPOROPM
es:la de QOOTOROVPTTK
es:la decisi PNPOUNPNJNMX
es:la dejo OLOXPPPPPYOQ
es:la demo iPPOPOPPPPPR
es:la difere qPPNPOPPPOPX
es:la direcc OPSOKOSNPOOP
es:la direct PKPM^NOQPPPK
es:la docume PgPPPPPPPPPQ
es:la duena OLPPwNPOPPOO
es:la empres HPPOcMNOPKMV
es:la encues PPPOPOOPNQPT
es:la entien TPPPPOOPPPPQ
es:la entrad QNPPPOPSQPPQ
es:la entreg OOPQPPTOQOON
es:la envio PPPYPPPPPVPO
es:la escale OMPNPOPOPSPQ
es:la escuel POPPPPP[PPPQ
es:la espald ROTPPPPPPPPN
es:la espera NLPOOOP[POOM
es:la esquin RQPPPPPPPPPM
es:la etique PLPPPOPPRPPK
es:la expo ROPOPPPPPOPS
es:la fabric OPPOQOPPMOPT
es:la factur PQFVORPRPQOM
es:la famili PNPPQOPPPPPR
es:la farmac WOPPPQPPPPPL
es:la fecha ORZPPNOPPPPV
es:la feria PNOOOLLEMPPO
es:la ficha NLYVPMOOPUNU
es:la fila PNPPPOPPPPPL
es:la finca ONPPWPPOPPSS
es:la firma OQOP@OQOPOMK
es:la formac POTPPRPPSPRQ
es:la foto RNNQNMOMPQNJ
es:la franqu PSPOPPPPPOPQ
es:la fundac POPPUOXOPPOO
es:la garant OPPPPLPOVPPJ
es:la garita PQPMPPPOPNPP
es:la gente WOLOOFPOOPQI
es:la gerenc PNPOaMOOPOPO
es:la gerent OOON~SPOPOPO
es:la gestor POPOLPNNPKOP
es:la grabac POPVPPPPPUPM
es:la grua OMOPPPPPPPPN
es:la guardi PZPPPPPPPPPQ
es:la hace POPPdOOOPPOM
es:la hacemo PPPOPKSPPPPS
es:la hacen PPPPPPPPMPPQ
es:la hago PPPXPPPPPUPR
es:la hemos MOPPPOPuPPPP
es:la herram PPPPPPPPPPPS
es:la histor ONOPPPPPTPPR
es:la hoja PQTPOPPOPPPM
es:la hora QRPOOPOLPPSQ
es:la huella NUQPONPPPPPT
es:la humeda ONUPPOPPPPPL
es:la idea OOPPNKSVPPOQ
es:la impres UUPPPQPPPOOR
es:la inform OOSPPPPPPPPP
es:la inspec QPPPNObOPONP
es:la instal PPPEPOPOP=TT
es:la invers PPPPRTPPPPPV
es:la invita PPPbPOPPPdUS
es:la izquie PPPPPPPPPPPU
es:la junta QQOPYRTPQPNU
es:la lana ONPPfOPOPPPO
es:la lavado OPPPPPP^PPPS
es:la lee POPUPPPPPPPP
es:la lei OLPPPPPPPPPQ
es:la letra MUOPPRPOPPPO
es:la ley QPPPPPPPPPPS
es:la licenc OEPNP_RNPOPG
es:la limpie PNPPPOPPPPPN
es:la linea QPPOPOPOPPRR
es:la lista PLOTOGFONMNQ
es:la llamab PPPPPPPPPPPT
es:la llamad POPOPOQRPOPR
es:la llamo PPPLPOOPPujV
es:la llave MQPPPPPPPPPO
es:la lleva SOPPPPPPRPPM
es:la llevan YOPPPPPPPPPP
es:la llevo NKPQOOQgPHTQ
es:la lluvia RPPPPPPPPPPQ
es:la losa POPPPOPPP^PN
es:la luna PMPPPPPPPPPM
es:la luz PQPNNMONPNOK
es:la madre ORPMPOPLQMPN
es:la malla VPYPPPPPPPPV
es:la mama QMQPPMPPPPPQ
es:la manana OSPFMBCOQGbF
es:la mando POPePOPNPUNF
es:la manejo PPPPZPPOPRPP
es:la mano UOKPWLOQNOPJ
es:la maquin QNQKNRPPPKTV
es:la mas POPOPNPhROPP
es:la masa RMPPPPPPPPPQ
es:la matriz PNPOHPPMPRQM
es:la mayori ^RPPPOPPPPPR
es:la mejor PPPPPPPPPPPZ
es:la mensua POPPPQPRRRPP
es:la mesa OQOP]QOOKOQM
es:la mia PKPPJPPOPPPF
es:la migrac TPPPPOPPPPPP
es:la misma MOPLNQMQQKIR
es:la mitad WPPSP_HQTPKI
es:la moto NOQPPRPOPPPO
es:la muchac OPPPORPPPPPO
es:la muestr PPPOPPPPRPPQ
es:la nave JQOOODQRRPQP
es:la necesi PQPOPP_PPPPR
es:la noche WQPOMIKLPPPP
es:la norma POTPPOQPPPPT
es:la nota PPPePSPPPPOQ
es:la nube PQPOPPPPPOPV
es:la nuestr PPPQPKNPPPNT
es:la nueva POPPPPPPPPPR
es:la obra MSPQMPRQPPPS
es:la oferta POPOPPNPPaMQ
es:la oficin QMPRSOOPOOPU
es:la olla OWPPPOPPPPPO
es:la orden ONNTPNRgPTPS
es:la ordena PPPPUPUPPPPR
es:la oreja ONPPOPPRPRPO
es:la otra OKPIPQLPPRRL
es:la pacien NSRPNOPOPPPN
es:la paga SLPPPQPPPPPN
es:la pagina JSQOPNPPPOOP
es:la pantal >MOIN=OMLIOU
es:la parada OQOPPPRPPPPO
es:la pared PPQPPSPPOPPU
es:la parte OPPPOPNOPPOU
es:la partid OLPPPfOePPPP
es:la paso YPPXPPPPPTOQ
es:la peluqu PSPPPOPPOPPM
es:la penali PSPPPjPOPPPN
es:la person PPUPPPPPPPPT
es:la piedra PPPPPPPPPPPJ
es:la pieza PRPPPOPPPPPS
es:la pila RSPPPPPPTPPK
es:la planil OOPSPPPPPSPM
es:la planta QLMPOQSZPQQX
es:la plata FPOLiPLQPMNM
es:la plataf PNYOOOPPQPPV
es:la playa OKPPPLPQPPPP
es:la plaza LPPPRPQOPPPQ
es:la poliza PKPPPJIOPPOU
es:la pongo PMPRROPmPTRN
es:la presen PPPOPPPYPOJR
es:la presid PMPPLOPNPOPO
es:la prima PPPOPRP~PQPT
es:la primer qRNOLRJNPQTZ
es:la profor PPPTPOPkPRPQ
es:la propue PRPOLNNIPUPV
es:la proxim ONMQMNLPLC~P
es:la prueba PJPRMOPdRNbM
es:la puede PPPNPUPWoPPR
es:la puedo PPPPTQPSXPML
es:la puerta LXPLMNPOOPPP
es:la puesta PPPNPNUPPNUS
es:la que L=MQ~JMPNCRS
es:la quiere PPPPPPPPPPPR
es:la quiero ONSPPQPWPPPO
es:la quince PPPPPZMRPPPM
es:la radio MQOPPPPOPPPK
es:la razon PPPPPPRPPPPS
es:la recepc OOSNPOPPPOPR
es:la receta QN^PPIPPPPPM
es:la red OQSOPMPPPNPW
es:la renova RPOOPQNRPKPU
es:la reserv PP[QPPPPPPPR
es:la reunio QNPQRPRSPQIM
es:la rodill PQPPPPQNPOPM
es:la ruta KPRPPOPOOOOT
es:la sal ONSPPPPPPPPM
es:la sala NSPNOOPPOOPO
es:la salida POPPPOPNPOUM
es:la secret ONPPPOROQQPP
es:la sede PMPPPP[SPOPM
es:la segund M^OPOZOQSNPV
es:la semana MNLNOP6UN]fR
es:la sena QQWPORSRPPPS
es:la senal QTSPOQPXPUQS
es:la senora UNMQTOOPORQJ
es:la senori POPYPPPUPPPP
es:la sesion PPPTLPRQPTPP
es:la siesta PPPOPPPMNULM
es:la silla NQPUPRPRPRPO
es:la sincer PPPOPPPPPPPR
es:la solici POPSRPPYPdPQ
es:la subven NMPRNVPMPQMQ
es:la sucurs PRPPPOSPPPPO
es:la suya TNRPPOPPPPPP
es:la tabla QOQTPPPPPOPP
es:la tablet N]SOMQOOOOPP
es:la tapa PbPPPPPPPPRS
es:la tarde PPPMNJLOONVJ
es:la tarifa OQPPPPPPOOPR
es:la tarjet OQQORTPOPOPQ
es:la tela PPPPPPPPXPPN
es:la tele NPPPPPPPPPPN
es:la temper PMWOPNPOQPPP
es:la tempor OQOQQNZPOQLK
es:la tenemo PTPOPOPPPOPP
es:la tenes PPPdPPcPP_PS
es:la tengo OCOWOQPXOTOP
es:la tercer LZPPPOPPPPPI
es:la terraz SOOPPOOPPOOQ
es:la tienda PPPNPNPPPLPS
es:la tiene LJQZOOOLOQKP
es:la tienen QORTPQPPPTNU
es:la tienes PPP~PPOPPvMU
es:la tierra QROPOPPPPPPO
es:la toma PPPN~PWONOPQ
es:la torre RPPPPOPOPYPO
es:la trae PRPPPPPPRPPP
es:la transf PPP[PRPYPWPM
es:la travie PPPPPPRPPPPP
es:la ubicac PPPVPPPOPPPQ
es:la ultima OPPOPNNQPPPO
es:la una JDPOPOLNNOTM
es:la unica PQPPPOPPPPPR
es:la univer NNPPPRPUPPPP
es:la usan PdPPPPPPPPPQ
es:la vea PPPPPPP[PTTS
es:la vendim POPPPPZPPPOR
es:la ventan QQNOOOPPPOLK
es:la verdad TlKMJTPINLNS
es:la vereda PPPOPOPPPNRT
es:la versio MQPPPPPOPPPR
es:la vez QPOPPMPOSPNM
es:la vi PQPPQNPNPPPV
es:la vida c5PONKPMOOPJ
es:la vieja ROPPPPPPPPPO
es:la vimos SSPPPPPPPPPO
es:la vio PPPPfPPPPPPP
es:la virgen ONPPPPPOPPPN
es:la visita OOPOOPQPNNOQ
es:la voy OwPNPPVPPOPP
es:la voz TKPPPOPPPPPL
es:la vuelta ROLOPPNLPOQN
es:la web TKOOPOPPPPPN
es:la zona PSPPPPPPPPPT
es:labora MPPPPRPOPPPO
es:lado POOLOPMROOOA
es:lado de QPQPQOPNPOON
es:lados WMPPPPPPPPPU
es:lament PPPPPPPPPPPT
es:lamina LPOPPKPOOPPP
es:lana NOOP_UPQPPPO
es:larga MOPVPJPNPPPF
es:largo MVPPPLPOPPPO
es:las QQQXMHOXOWFH
es:las bases PMPRPVRPPPPP
es:las cajas TORPPPPPPPPP
es:las camara cNPQPPPUPQOQ
es:las chicas ONONQOOPNPPM
es:las cinco QQPPNMMTOZJR
es:las citas PaPPPPPPPPPQ
es:las clases POPPPPQNPPPM
es:las compra POPOKPPPPPPQ
es:las cuaren POPRPNPSPPOP
es:las cuatro QLQNOPOPPRCH
es:las cuenta NMPNHPPOOPPP
es:las de PBUMPPORSQOO
es:las diez NQLNOGKNONHS
es:las doce LVPQOPPLPOJN
es:las dos QIPQQRO_QQZV
es:las etique POPPPTPPPPPQ
es:las factur NOOOPHPPPQPR
es:las famili ORPPPPPPPPPR
es:las fichas PPP^PPPPRPPN
es:las fiesta OOONQPaNPPPM
es:las fotos PJPSOOPRTRPN
es:las fundas NSPPPPPTP^PN
es:las gafas XROPPPPOPOYO
es:las horas NPTPPQPPPPPP
es:las incide TOPPPPPPPPPS
es:las mamas TMPUPPPPPPPO
es:las manana POPOPPPOPOPM
es:las mando PRPPPPPOPSOP
es:las manos PWONPPPNPOPL
es:las medida PPPNPPPPPGRS
es:las mismas OUPOPPPPPOPJ
es:las muchac M[OPPPPPPPPO
es:las muestr PPdPPOPPPPPR
es:las noches PQPPPQPPPOPR
es:las notas OOPPPPPPQPPM
es:las nuestr PPPPPPPPPOPR
es:las nueve PPPLLSLSPL~T
es:las ocho QNPQNMLRPOdL
es:las once NUPMNNGMPJVR
es:las ordene POPP[PPPSPPS
es:las otras QTNLPQPSONPL
es:las peleas hNPPPPROPPPN
es:las piezas OOOPPOPPWPPP
es:las puerta PPPOPPPOOOQM
es:las que LSRPOOPOORPQ
es:las receta _MPPPPPPPPPP
es:las reserv UOPPPPPPQPPO
es:las seis VPMSOLORPOJR
es:las siete QPPQLPLPQRMQ
es:las tres MPPPUIPUQRQK
es:las vacaci PNTPPPXNPPMN
es:las vacas ORPPPPPPPPPP
es:las veinti PPPPPOWPPPPT
es:las visita PPPPPPPPPPPS
es:laser PYPPPQPPPPPU
es:lastim NPPPPMPPOPPL
es:lata QLTVPPPPPUPR
es:late QVPPPPPPPPPP
es:latera POUPPPPPPPPR
es:lava PNPPPPPPPPPU
es:lavado OMNOPLPVPOQW
es:lavado de PPPPPPPPPPOT
es:lavand OPPOONPOMOPO
es:le OTMaNJCVQfNW
es:le agrade PQPOPPPOPNPO
es:le alcanz PPPXPPPPPRPQ
es:le aviso PQPSPPPMPMPO
es:le compra PNPPWOPPPPPO
es:le confir OPP[PPPPPVPP
es:le consig PPPRPKPRPPPR
es:le contes OSQwPPPPPcOR
es:le creo PPPOPPPPPOPR
es:le cuento QMPPPQPPPPNN
es:le da MQPOPOPPPOPP
es:le das POPPPOPPPOPU
es:le decia P_PPPPPPPPPQ
es:le dejo POPXPSPSSXOX
es:le deposi PPPVPPP]PWPO
es:le diga SPMPPPPPOPOL
es:le digo OQPLQPPLPQNI
es:le dije OTONPPPSPOPN
es:le dijo OqPPPPPPPPPP
es:le doy L[PMP]PNSLRM
es:le enseno SOPPPPPPTOPN
es:le entien POPPPPPPPPPJ
es:le envio PPP|PJMPPvRS
es:le escrib PPPtPPPPPmOV
es:le explic SOPROPPZPSRQ
es:le fue PPPOPPPPPPPT
es:le gusta MTQPOPPOPPON
es:le guste POPPPPPPPPPN
es:le ha MQPPPOPPPPPT
es:le habla PPPPPPPPPPPT
es:le hablo PPPMPPPPPLPT
es:le hace PORPPPPPQPPL
es:le hago OQPGQOPNPFQW
es:le intere PPPTPLPPPPPP
es:le llamab PPPOPPPPPOPS
es:le llamo PPPDPPPPPONO
es:le llega PPPLPNPPPKPY
es:le llegan PPPOPP]PPMPS
es:le llego OVPOP_PPPOPR
es:le llevo PMPUKOPWPTLO
es:le mande VVPOPPPPPPPQ
es:le mando LKP]NPOTP]HR
es:le marco PPPNPPPPPPMV
es:le ofrece PPPPPPPPPPPT
es:le pago PPPPPPPNPOPN
es:le parece PPPPPSPOPOHT
es:le pareci P^PPPPPPPPPQ
es:le pasa PPPPPPPPPPPS
es:le paso NMPbQMPSPZPI
es:le pediri NOeOPOPOPOPO
es:le pido POPXSPPZPYUN
es:le pondri SMnOPPPMPOPN
es:le pone PQPOOPPOPNPQ
es:le pongo OQPRSNP[POOJ
es:le pregun OKPNPOPOPTPM
es:le prepar PPPOZPPPPV]R
es:le presen PPPTPOQnPSMR
es:le promet PoPZPPPPPOPR
es:le puede POPOPOPPKPPM
es:le puedo POPIPjNPQIP]
es:le pusier MWQPPPPPPPPO
es:le queda PPPPPRPPPPPQ
es:le quedar PPPPPiPPPOPQ
es:le queria PPPOPPPPPOPR
es:le quito PPPPPPPPPPPS
es:le sale PPPPPPPPPPPR
es:le soy YOPPPPWPPPPM
es:le tengo OOPQPQPWSTML
es:le toca POPPXPPPPPUR
es:le va RSONPOPOPMPL
es:le vaya OOPPPPPOPPPJ
es:le voy NPPKPQOWPINP
es:lea ORPPPPPPPPPO
es:leche OQPPPPPXMPPP
es:lector MSROOQPOPPPR
es:lector de PPPPPOPPPPPR
es:lee MTLPJGOPPNOQ
es:lee el PPPPPPPPPPPR
es:leen NORPPOPWPPPO
es:leer NPWOMOOOPLPM
es:legal PPPPTOOPPPPU
es:lei MPPPPPPOROPS
es:leimos PPPPPPPPPPPN
es:lejos WOPPPPPPPPPQ
es:lena JLOPPPPPRPPN
es:leo SMPSPMPOPPPP
es:leon POPPSPPOPQRO
es:les PRNU8IJHMTLg
es:les aviso PPPJPPTPPBPQ
es:les contes PTP^PPPPP_PR
es:les da H^POPNPPNOPM
es:les dejo PPPhPOPPPcPV
es:les encant SNOPPNPPPPPO
es:les gustar PPPPPPPPPPPR
es:les ha PPPOPPPPPMPN
es:les hace PPPPPPPPPPPR
es:les hago PPPNPPPPPMDR
es:les han PPPPPPPPPPPN
es:les llega UPPPPOPPPPPP
es:les llevo PPPRPOPPPNOR
es:les mando PPPOPPPPPIOT
es:les parece PPPOPPPPPMKR
es:les pareci RPPPPPPPOPPP
es:les puedo PPPPPSPPPPPR
es:les queria PPPPPPPPPPPS
es:les va OPPOPQPPPPOW
es:letra OQNPOUOLPPOS
es:letra grande POSPPPPPPPPP
es:letras ORUPPPPPPPPM
es:levant ZNPQUQJOOQPL
es:levant de PRPRPPPPPPPN
es:levant el TNPPPPPPPPPO
es:levant la QMPM]OOQPORM
es:levant y NXPPPPPPPPPO
es:ley QPPPPPPPPPPS
es:leyera ON~PPPPPPPPN
es:leyo SOPPPPPPPPPO
es:libera NPPNbPPTQPPT
es:libre POPLTRQPPMPS
es:libret EUONPNPJPOOJ
es:libro LRPOPLSLMOMG
es:licenc OPMPPURPOPOQ
es:licenc de PMPPPSPPPPPP
es:lima NNPOoMPRPSPO
es:limpia IOPQOPONPQPQ
es:limpie TOOOPOOOOPPU
es:limpio ~GPOPNOPORQK
es:linda aPPPPPPPPPPQ
es:lindo XPNOPNOONPPX
es:lindos fMPPPSPPPPPM
es:linea QORONPOOPPPQ
es:linea de ONPOPSPRPRRP
es:lineas NPONOPPPPNPO
es:link PNPSPMPUPQOV
es:link de POPVPNPWPRPR
es:linter NPPPPPPPPPPN
es:liquid PPPPPPPPQPPR
es:lista OKPNNOPLLSQL
es:lista de OAPSOIIPONHU
es:listo QBMXPQJPNUOH
es:listo ya PPPPPOPPPPPR
es:litera RNPPPPPPPPPO
es:litros TNPPPNPPPPPU
es:llama IPPNHEOENOOV
es:llama a NZPPPPPPPPPS
es:llamab MLPGNJNOOGMb
es:llamab por PPPJOLOPPJO]
es:llamad ORMONOQPOPTR
es:llamad a QLPPPPPPPPPN
es:llamad con PPPOPPPPPPBN
es:llamam PTPOPPOOPNRP
es:llaman YNOOOGOLPPQM
es:llamar QRSNMNFQMSeM
es:llamar a TXPOOOPOPMPK
es:llamar el PNXKPPPPP[sN
es:llamar en kPPPPPPPPWLR
es:llame NUNNOPOOPQZQ
es:llame a PPPPPPPPPYTP
es:llames PRQUPPPPPSPS
es:llamo RPNFMDEPOYb_
es:llamo a PPPPPPPPPOHP
es:llamo despue PPPOPPPPPOSP
es:llamo el PPPOPPPPPs~R
es:llamo en PPPPPPPPPNBP
es:llamo para PPPOPPPPPNTP
es:llamo por PQPHPPPPPBLV
es:llanta OSPPPPPPPPPP
es:llave KSOOPPPOOOPP
es:llega QUOQQPQEOP;T
es:llega a NOPLPPPOPKMQ
es:llega el NPPRPPPPPPNR
es:llega en OSPPPPUPPPPN
es:llega la OXPPPQRPPPPP
es:llega un POPPPPPPPPPT
es:llegab SRPPPOPPPPPN
es:llegad [PPPPOPPPPPQ
es:llegam PPPOPPRPPQQV
es:llegam a PPPPPRPPPPPQ
es:llegan VVOOOLSIMTIN
es:llegar PPQ_POONPL<T
es:llegar a SPPPPUPPPPPU
es:llegar la POPXPOPPPRPO
es:llego YVJGOTPDPR@H
es:llego a OWPPPOPOPOMR
es:llego el OPPOPTPOPOPP
es:llego la PPPPPVPPPPPR
es:llegue TLQQOKPaOfML
es:llena OUNKORPPPHPE
es:llena de ORPPPPPSPPPJ
es:llenas OPPQPPPVPPON
es:llenas de PPPPPPPPPPPN
es:lleno P_PPPORPPPPS
es:llenos TOPPPPPPPPPN
es:lleva NQNRNNO:VIE[
es:lleva el NSPRQPPPUPPV
es:lleva la POPPKOPPPPPO
es:lleva las PPPP@PPPPPPR
es:lleva los PNPTRPPOPTPP
es:lleva una RQPTPPQPQPPP
es:llevab PLOPPOOPPPPO
es:llevai OPPPNNOPQOPT
es:llevam QQONMQLKNNNT
es:llevan QOQMNPLNPMNS
es:llevar QR[MOOPLRQQH
es:llevar la OMPPPPPPQPPM
es:llevas POPPPQPPQPPN
es:lleve ONPOPOPRPPOQ
es:lleven PQXPPPPPPPPS
es:llevo QUNUMLQVOTRV
es:llevo a SNPZOPPUPqeO
es:llevo el PPPSPLPZOUOR
es:llevo impres PPPUPPPPPQPS
es:llevo la PNPfJOPNPRMS
es:llevo yo PQPTOPPOPRNT
es:llorar NLPPPPPPPPPN
es:lloro NKPPPPPPPPPJ
es:llovie OOPPPPPPPPPN
es:llovio O_PPPOPPPPPM
es:llueve HMMOOLMNJPOG
es:lluvia RPPPPOQPSPPV
es:lo PJP]ZQNSLdLM
es:lo acepta POPPPQPPPPPR
es:lo agrade MRPMPLPPPNPL
es:lo anoto NNPOPLPSPQQQ
es:lo aprueb OJPReNQPOOOP
es:lo apunto OQP>PLONNEPS
es:lo arregl NROTPQPPMTPQ
es:lo autori ONOOhNPLPOPP
es:lo bueno POPPPPPPPPPM
es:lo cambia dMPPPPPPPOPM
es:lo cambio OYPaPOPPPXPQ
es:lo cargo PPRpPPPPPnOQ
es:lo coment PNPhOOPPPdMQ
es:lo consul PPPrMOPPPcOT
es:lo contro PPPPPPPPPPPR
es:lo creo ObPPPPPPPPPU
es:lo cuente PPNPPPPXPPZP
es:lo cuento OMPSOPPOPNQO
es:lo da ZJPOPSPPPPPQ
es:lo damos PPPNPOPPPNPS
es:lo de dINKOCQOOMPL
es:lo decide PJPLQIONPLNV
es:lo decidi PNPPaMPPPPOQ
es:lo decido PRPPaPPOPPPO
es:lo define PPPPSPPPPPPQ
es:lo dejamo NZPUPPGMOTPU
es:lo dejan OLPPPVPUPPPL
es:lo dejo NOUJOSONPKPQ
es:lo demas ]IOOPMPOPOPO
es:lo dicen PaPPPPPPPPPU
es:lo diga PXOPPPPPPPPS
es:lo digo RRMLROQQSKNK
es:lo dije OUPPPPNPPPPL
es:lo dijo PLPOPPPOPPPO
es:lo discut VMORPPPPPRPO
es:lo encuen OPOPPSPOPPPO
es:lo enseno URPPPMPPPPRR
es:lo entien ZPQNOFPPPOPR
es:lo entreg OLPQPPMPPPPR
es:lo envio PPPaPOPPPYOT
es:lo escrib PPPVPOPPRfPM
es:lo escuch ONPPPPPPPPPK
es:lo espero POPNPPPOPMEN
es:lo esta PPPOPOPPPPPS
es:lo estamo PO]PPPPPPPPP
es:lo estan PPPPPOPPPPPR
es:lo estoy OiOPWSPPPPPO
es:lo explic OPPOOPOLQNcO
es:lo firma PKOLNOPQPNOO
es:lo firmo ONPEbPOnO_OK
es:lo genera @MPOOLOOONOS
es:lo ha QLWPPPPOPPPO
es:lo habia OOPPPOPPPPPK
es:lo hablas PPPPPPPPPPPR
es:lo hablo PPPSPPPOPUPP
es:lo hace QMPCPKOQODQX
es:lo haceis POOPPMPPnPPL
es:lo hacemo PNPPPQPNMOQV
es:lo hacen POPOPMPPMOPS
es:lo hacia WLPPPPPPPPPN
es:lo hago ]JPRPOOOPQPQ
es:lo han ROPQPPRPPQNQ
es:lo he NOOOPOPOPPPM
es:lo hemos OPPPPOP~PPPP
es:lo hizo SNPPPPPPPPPO
es:lo imagin POPPPNPPPPPQ
es:lo import PPSPPPPPPPPS
es:lo incluy PPPiPSPPPaPT
es:lo instal PPPNPPVPPMbP
es:lo juro UMPPPOPPPPPO
es:lo lament PPPPPPPPPPPS
es:lo llamo PPPMPPPPPJNU
es:lo lleva PUPMMPPLPNOL
es:lo llevan PaPPPPPPPPPR
es:lo lleve PPPPPPPZPPPT
es:lo llevo QUPTNNPEPUQU
es:lo malo PQPPPPQPPPPR
es:lo manda OPPYPPPOPPPP
es:lo mando PPPPJLORPeQQ
es:lo maneja OMSOSTPPPPPR
es:lo manejo PLPPTOPPPPPM
es:lo marca PPPPPNPPPPPP
es:lo mas PPPOPNPPPPP[
es:lo mejor QPPPPPPPPPP[
es:lo menos OQ_OPJPOOPPO
es:lo meto PPPpOPPrPqQM
es:lo mio OQPPPTPPRPPN
es:lo miro OVPoPNTOPdOS
es:lo mismo MULIMWMDQCJE
es:lo necesi PQRONNZMPPOP
es:lo normal QNPPPMPPPPPJ
es:lo nuestr ^NPKOSNPPHO]
es:lo otro OOPPPaPPPPPL
es:lo paga PNOPYUPNTPPP
es:lo pagamo OXPOPMPWPPPN
es:lo pago ZOPOP]POPOPN
es:lo pasa OTPPPPPPQPPP
es:lo paso OQP]RQPgO[KN
es:lo pide PROOONPPPPPR
es:lo piden OMZNPNPOPOPO
es:lo podria PPPOP]PPPPPS
es:lo pondri NOOPPMP}POPP
es:lo pone OJPQPPPVUPPJ
es:lo pongo LQPOPNPOPKNI
es:lo pregun NNPUPNPPUTPU
es:lo prepar PPPZPPPPP_PQ
es:lo presen POPRPPPPPSUT
es:lo probe UMPPPOPOPOPP
es:lo promet jPPNPPPPPPPS
es:lo puede PUPOPOPPOOPN
es:lo puedo PRPMPSOQOJPR
es:lo que WROIR_LMNBNR
es:lo querri POsPPPPPPPPQ
es:lo quiere PVPPPPPPPPPR
es:lo quiero HTOQMNk/OONM
es:lo recono _LPPPRPPPPPM
es:lo renuev PPPPPOPPPPPR
es:lo resolv PnPPPPPPPPPO
es:lo resuel MOPP~OQOPOPM
es:lo reviso PPPpPPPPPfOR
es:lo sabe PNPPPPPPPPPQ
es:lo sabia OOPPPPPPPPPN
es:lo saca OOPTPQPRQPPI
es:lo se P>OKOJNOPKPN
es:lo siento PMPJPPPZPOUS
es:lo suyo IOQOOQPNQOOM
es:lo tendri PUPOPPPPPPPL
es:lo teneis PPPRPPRPPLPR
es:lo tenemo OOPOPROlPOP[
es:lo tenes PPPMPOPPPKPQ
es:lo tengo SNKNRPQVPPPR
es:lo tenia SQPPPPPPPPPP
es:lo tiene AQPcvBPOOU>L
es:lo tienen OKUPPKPOPPPS
es:lo tienes PPPKPOPPPGOR
es:lo trae PNPOPPPPPOPO
es:lo tramit POPPPQPPSPPO
es:lo tuvimo ONPPPVPPPPPN
es:lo tuyo PPPOPUPRQOPO
es:lo unico P_KOONQMOPOM
es:lo usa POPPPPPPPPPR
es:lo va MdOPPOPPOPPM
es:lo vamos PUPPPPQTPPPS
es:lo van NSPOaSPOQOPN
es:lo ve PPNNNJPOPOMT
es:lo vemos PPOMPOPPOTZK
es:lo venden PNPPP[PPRPPM
es:lo veo IURSPINROPOI
es:lo ves PPPOPNPPPPQR
es:lo vi PNPMNJPMONOJ
es:lo vimos POPPPOPPPPPK
es:lo vota PMPPXMOMPPPO
es:lo voy OXPpPOOPP_OT
es:local ELPOPRS[OOPW
es:locale PPPPPRPPPPPO
es:loco wKPPPPPPQPPO
es:locos LOPPPPPPPPPP
es:locura QNPPPOPPPPPP
es:logico PPPPPPPPPPPV
es:logo PNWPNOPPOPPR
es:lona PPPRPOPPPSPT
es:los RRLXNLRQNVNI
es:los banos rOPPPPPPPPPT
es:los botone OSPPPOPPPPPP
es:los cabros OOPPPTPPPPPO
es:los certif UOWNPOPNPOPN
es:los cheque ONPPQOPPPPPP
es:los chicos OKROPPPPPNON
es:los chofer OMPQPOPRRPQP
es:los cinco PPPPTU^PPXPP
es:los client QROOPPPQOPPL
es:los conozc OUPOPOOPPOPX
es:los contra POTPOPRPPPPO
es:los cuaren PNPPPOT[PPPM
es:los cuatro RSPOPQPNPOPP
es:los cursos ROPNPPPOQNPQ
es:los datos MSNKPOQOSPJH
es:los de MKOFJOQGMBXB
es:los dedos OOPPPPPPPPPR
es:los demas QSPPPPPPPPPS
es:los dias POPPRPOPQPPQ
es:los diez MNQRPONPPPMQ
es:los doce POPPPMPdPPPT
es:los doming ]OOOOPPNOPNK
es:los dos OOPRTPCPQQQk
es:los doscie OQPPPKPPQPPN
es:los duenos SOPPqPPPPPPO
es:los equipo PMOUPPPPMQPP
es:los guante NQOPPRPPPPPN
es:los huespe NQPOPOPPPPPO
es:los jovene VQOPPMPPPPPM
es:los jueves PUPPPPPPOPON
es:los lee O]PPPPPPPPPQ
es:los lunes RPPOPOONQOJN
es:los mando POPaPOPOPROI
es:los martes SNPPPPPPRPOM
es:los mas KQPOONPVPPPQ
es:los mejore PPPPPPPPPPPS
es:los mensaj ZPOPPSPOPPPO
es:los meses PXPPP~PPRPPS
es:los mismos OWPVPQPNPPPN
es:los muchac VOOOPOPPPOPP
es:los ninos QNOROPQNPRMM
es:los nuestr PPPOPRUPQOPQ
es:los numero KPPMPLPUPRQQ
es:los ordena URPPPPPPPPPP
es:los otros PONONOQOHOME
es:los pacien OPPPPPPPRPPO
es:los padres MPPOSNPPWPPQ
es:los pagos PNPOlLPPPPPP
es:los panele PkPPPPPPPPPR
es:los papas OSPOOPNOOOPM
es:los papele NJPQQOPUOONL
es:los partes ONPPPPPPPPPM
es:los pedido PPPPPORPPPPS
es:los pibes WbPPPPPPPPPP
es:los planos PPPQPPPURSTM
es:los portal PSPPPOPPPOQR
es:los primer POPQPVPSPTNS
es:los que OMPOPMHTNMLW
es:los quince TOOPPOWPPPPS
es:los recibo ORPRPOPOUPPR
es:los record UOPPPPPPPPPP
es:los report PPRPPOPPPPPR
es:los sabado QNPPPPPPPPPM
es:los seis PQPPPOQOPPPR
es:los sensor PPPPPPPPPPPU
es:los sesent O[PPPZPPPPPM
es:los siete WOPRPPPPPQPQ
es:los socios OPPO[PPPNPPT
es:los telefo PePmPRPPPQPR
es:los teneis PPUSPOPPPQPR
es:los tenemo POPPPOQPPSPS
es:los tengo ROROPPQPPOPO
es:los tiempo PPPPPPPPPPPR
es:los tiene PUPWPRPPPgPT
es:los tres MOOQPNCMONNW
es:los turist NPUPPPPPPPPN
es:los turnos POWPPOPPMPPR
es:los unicos PPPPPPPPPPPV
es:los unifor PPTPPPPaPPPO
es:los vecino M_PPPLPPPPPO
es:los veinti PNPPPVbsP~PP
es:los vended YPPPPPPPPPPQ
es:los veo PRPPPPPPPPPQ
es:los videos OTPPPTPPPPPP
es:los vierne RPQOPSPOOOON
es:losa ONQPPNPPPYPP
es:lote QPTQPPOPPPPP
es:lote y PRQPPPPPPPPM
es:lucas NOPPPWPOPPPT
es:luces PPqPPPPPPPPT
es:lucia ORPPPPNPPPQK
es:luego IPOPOAROQPQB
es:luego la POTPPPPPPPPP
es:luego lo PRPPPPPPPPPL
es:luego me OVPOPOPPPOPP
es:luego no OsPPPNZPPPPO
es:luego se OOPVOPPORVPT
es:lugar QQQOROPNPPOO
es:luis POPOPOPQOOPR
es:lujo TPPPPPPPPPNS
es:luna OJPPPOPPPPPM
es:lunes NSG[OBQSNRGQ
es:lunes a KSPKPOM[PEQL
es:lunes con PPPMPPPWPP~O
es:lunes despue PPPOPPPOPNLL
es:lunes en PPPOPPPQP^GU
es:lunes esta OPPPPPPQPO~P
es:lunes la PPPoPPPPPhNS
es:lunes le PPP~PPPQP~fS
es:lunes me PPPTPPPPPgQT
es:lunes para PPPDPPPYPEVR
es:lunes por PPPOPPPPPOkO
es:lunes que QNOPPOTTPPYP
es:lunes se PPPZPPQOPZOM
es:lunes te PPP~PQPgPsLP
es:lunes y PMPNQPSLPKBL
es:luz PPQQPCQNPKMM
es:macana PPPPPPPPPPPT
es:madera OlPPPPPOPPPQ
es:madre QTJBOKPOQBP]
es:madre mia PPPPOOPPPOPc
es:madre que OPNPUPPOPPPO
es:madrug PTQPPOPPPPPQ
es:maestr QPMPOOOUOPPY
es:mail POPqPOPOPOOQ
es:maite ]NPPPPPPPPPT
es:mal OPNNOBRPMOMN
es:mala TNQNPJPNPPPH
es:malla SOlPPOPPPPPW
es:malo OKOPPPPPLPPV
es:mama PMPPQAMQOPOJ
es:mama que SOOPPNPPPPPO
es:mamas RPUTPPPPPPPN
es:manana PPObRHJTJUUO
es:manana a PPPXPROOPS[U
es:manana con OPPMPPPPPNPO
es:manana el PPPaWNPOPMPN
es:manana en OaPMPPPXPUOM
es:manana la PPPRPPPMPKPP
es:manana le PPP!PKPXPwRP
es:manana les PPPSPPPPPOOQ
es:manana lo PPPqPPP~PUMP
es:manana mismo PPPdPXP~PzPO
es:manana por POPUPOPTPNPM
es:manana que SOPLPPPQPLKO
es:manana se P^PQPOPPPRPP
es:manana te PPP~PHPSPtLT
es:manana tempra PPPWPPPPP^PP
es:manana un PPP_PPPPP^PP
es:manana y QOPRPPPPPVPO
es:mancha NNPPPNPPZPPJ
es:manda F@MTHPNOOMNT
es:manda a OOPVPOPPPPPO
es:manda el PPPRPPPPPPPR
es:mandab NNOPPPOPPPPO
es:mandad PLPPPPPPPPPP
es:mandal POPvOOOPPPOO
es:mandam K?L|TQ?^LNOK
es:mandam a PPPLPPPPPPSO
es:mandam el PPPZQNPDPPMR
es:mandam la PPPZPPPLPXPQ
es:mandam un PPPUPPPQPPPP
es:mandan OMPVMHOOSIJI
es:mandan a QOPPPPPPRPPO
es:mandar ORbZPBOXNPPH
es:mandar a MSPNPNPNOPVQ
es:mandar un RROPPPPOPPPP
es:mandas ]QOWPOPPPOOV
es:mande POFOOLOOOQNM
es:mande la OOPPPOPPPTPN
es:mandel PQOuPQPOPPOM
es:mandem PGJ~KMJ=MQDL
es:mandem el PPPGOPPXPQPP
es:mandem la POPcPPPPPTPO
es:mando NGN~QLFKP~JC
es:mando a PPPPPRPPPQRV
es:mando ahora PPPdPPPPPaPP
es:mando el NOPwPEPPPpGO
es:mando hoy PPP[POPPP[PL
es:mando la ONPeOPOJPBEF
es:mando las PPPVPPPPPROQ
es:mando los PPPHOPPVQKOP
es:mando manana PPPTPOPPP^OO
es:mando un PPPWPQPPPZPQ
es:mando una PPPfPKPtPbOP
es:mando yo POPNrPPSPMPO
es:maneja PPVJRPMFQMNY
es:maneja la OOPPmUPOPPPO
es:manejo PBPPWJPMPPPK
es:manejo yo PKPOhNPNPPPO
es:manera PPPQPLPPURPV
es:mano QOONTQMPMOPK
es:mano en XOPPPPPPOPPL
es:mano y POPPSPPPPPPO
es:manolo OUPPPPPPPPPS
es:manos PWONPPPNPOPI
es:manten MQPPORNJQDPQ
es:mantie PMPPPSPPTPPN
es:manual RXPPPOPOPOON
es:mapa QRSMPOOOOOQS
es:mapfre OJPPPPPPPPPN
es:maquin PNPDPSMPQDQW
es:maquin de PPPPPXPPPPPR
es:maquin que TNPPPPPPPPPV
es:mar OQPPPNPPPPPN
es:maravi eLLPONOOOPPQ
es:marca NQOOPGONPOOV
es:marcar OQPOPPPPPPXQ
es:marcas PPPPPOPPPPPT
es:marcel PPPUPRPQPTPR
es:marcha LSOPPNUSPJRP
es:marco OPWLOMNPPMeZ
es:marco el PPPMPPPPPOpR
es:marco por PPPPPPPPPPPR
es:margen OaOOPXPOQOPL
es:marido LOOQKOPNPQQN
es:marque PJ]PPPPONPOM
es:martes QBLNOFJSQR[W
es:martes a OIPMNONTQLJM
es:martes con POPPPPPSPQWN
es:martes en PPPNPPPPPNaR
es:martes pero PPPPPPPUPPsN
es:martes que YPPOPPPPPPVT
es:martes y POPOPPNSPQaP
es:marzo LQLTNUgRLGOJ
es:marzo con PPPOPOGPPPQP
es:marzo que POPPPPTNPPPP
es:marzo y OQPPPOIQPNVN
es:mas XOQKNXMTKA?_
es:mas a RNPPOKPWPPPO
es:mas adelan PPPPPPPPPPOR
es:mas barato =ZPPPhPOOPPJ
es:mas bien OQPPPPPPPPPJ
es:mas caro NJPPP]PPPPPP
es:mas cerca PPPPPPPPPPPT
es:mas de NQOLPONBQKNI
es:mas el PPPOURPPPPPT
es:mas en NPPPPRPPTPOP
es:mas gente PXPPPPPPPPOO
es:mas grande OMOOPPPUPOPN
es:mas iva PPPPPIPPRPPS
es:mas la POOOROPPPOPN
es:mas lo PRPOPPPPPPPT
es:mas los OUPPPaPPPPPN
es:mas no QKPPPPOPPPPL
es:mas nos MPPPPOPPPPPP
es:mas o NMPPPMPOPPPZ
es:mas para POPOPOPfPPPQ
es:mas por SYPOPMPOPPPJ
es:mas que UTOKPaPMMMNK
es:mas rapido PPPPPPPPPPPT
es:mas se POPPPOQRPPPT
es:mas tiene PPPPOPPPNPPT
es:mas tranqu ~LPPPOPPPPPL
es:mas y P[POPXPPPOPO
es:masa SKOPPPPPPPPS
es:mascot PPPPPPPPPPPR
es:mata OUPPPPPPPPPO
es:mate OPNNONOMLLQI
es:materi TMPPPYPOPPPN
es:matias PPUPQPPPPPPR
es:matric MQPOPNPOPOPT
es:matriz OJPNKNPKPQPN
es:mayo POLKP<OFKTTG
es:mayo no PPPPPSKPPPPO
es:mayo que POPPPP]SPPPO
es:mayo y NOPPPPiPPPPP
es:mayor QNOOPNROPOOQ
es:mayore PPOOPKPNPPPN
es:mayori ROPOiPTOPOOO
es:me ^VLQCVIQPOLH
es:me acerco PPPOPPPPPNYS
es:me acuerd IPLNPJPNPOPL
es:me ahorra sJPPPKPOPPPM
es:me ahorro bNPPPKPPPPPN
es:me alcanz OOPPPOP]PPPP
es:me alegra YPOPPOPPPPP[
es:me alegro PPPOPMPPPOPZ
es:me animo PPPPePPPPPPP
es:me avisa PMPTPPPPOPPP
es:me avisar PPWPPPPPPPPP
es:me avise OOoOPPPPPPPP
es:me bajo RKPPPOPPPPPO
es:me cae SRPOPPSPPPOO
es:me cambia cPPPPPPPPPPN
es:me cambio ZOPPPPPPPPPN
es:me cierra MfPPPPPPPPPO
es:me coment PPPPPOPPPPPV
es:me conect PPPOPPPPPqS]
es:me contes QWPPPNPPPPPN
es:me conven OOPPPQPWPUPO
es:me cuadra PPPOPSPPOOPO
es:me cuenta PPPRPPPPPOOQ
es:me cuente PPVPPPPPPPPU
es:me cuesta VNPPPIPPPPPP
es:me da NYONFMNHMORP
es:me deja KQOONOPMQOQK
es:me dejas VOPOPPPPMOPS
es:me deje NRYRPOPOPPPN
es:me dejo QOOPPMPNPPPM
es:me dice VIOPPQPSPMM[
es:me dicen QOPOOPPPPOPV
es:me dieron OPPSYTPPPPPP
es:me diga QRPPPMPPPPN]
es:me digas PPPPPPPPPPPW
es:me dijero HXMPPPPNPPPQ
es:me dijist ONbPPPPPPPPR
es:me dijo DNNNOPPQPPPT
es:me dio LTPPPNTOPPPS
es:me diras RQPPPPPOPPPO
es:me encant jNNOPNPOPPPW
es:me encarg PPP~PPP_P~QT
es:me entero QKQPPPPPPPPO
es:me entra OUPPPPRPPPPN
es:me escrib OsPPPTPPPPPO
es:me escuch PSPPPPPPPPPY
es:me esta KTUPPUPMPPPG
es:me estan POPPPPPOPPPN
es:me falta PM[OOOPOPPPP
es:me faltar PQXPPOPPPPPN
es:me gusta hKLOOPOONPPN
es:me gustar MOFOKMPYRKPO
es:me gusto aJPPPPPPPPPO
es:me ha aMGMNNPQOOOK
es:me habia YLPPNRPPPPPP
es:me hablo QRPOPPPPPPPO
es:me hace ]POPSQPROPPI
es:me han OPPPQOPPPPPR
es:me haria JItPPOPNOPPN
es:me imagin NOQOORPPTNPh
es:me intere SIOOPOQTRPPN
es:me la NPWNKSMTWJKP
es:me las OPPQOcPPSPON
es:me le PPPQPPPYPQPP
es:me llama LXONPOPOPOPQ
es:me llaman QNPPPPPPQPPN
es:me llames PRQUPPPPPSPS
es:me llego POPPPPPPPPPN
es:me lo LULKQXLPQ8OP
es:me los LVSSPPQSQPPQ
es:me manda POPePOPPNPPM
es:me mandar NPPVPOPONPPN
es:me mandas dOPRPPPPPPPV
es:me ofreci RKPPPPPPPPPN
es:me ois PPPPPPPPPPPR
es:me oye PPPPPPPPPPPR
es:me oyes PPPPPPPPPPPT
es:me parece vNNLPROMOMOY
es:me pareci YPOPPTPPPPPO
es:me paso MTPEPUPOPMiS
es:me pide NPOPPPPPPPPO
es:me pierde RPPPPOPPOPPP
es:me pillas OOPPPPPPPPPN
es:me pone MsOPPSPOQPPO
es:me pongo POPOPPPPPOPR
es:me pregun cROJPNPMMLPK
es:me preocu C@MOOZPNMOPK
es:me promet MGPPPPPPPPPP
es:me puede PPP]POPPJPOQ
es:me puedo sLPPPOPPPPPN
es:me pusier NSQPPPPOPPPP
es:me queda XOPPPOPOSPPL
es:me quede RNPPPPPPPPPO
es:me quedo POPNPPNSOQPW
es:me quita [QPPPJPONPPN
es:me regres QNPPPPPOPPPO
es:me sale NqOPPZPMPOPR
es:me sirve OWSOORPQPMPN
es:me sobra YPPPPhPTPPPM
es:me suena MVPPPNPPPPPO
es:me tiene QoPPPPQPPPPN
es:me toca OTOPPOPOPPNN
es:me traen OVPSPSOOOPPO
es:me va KNOQN]QKTNPN
es:me vale QROPPQTPPPPN
es:me van P^PPPOPOOOPM
es:me vendri OPYPPPPPPPPP
es:me viene MQSPPQROQPPL
es:me voy QNOPRLPHPPPH
es:mecani ORPNPOPPPQPS
es:medell OPPQPOPPPPON
es:media XWPOJONOPMSJ
es:media hora QPQPOLPOPOPR
es:mediad OOPPPPZOPPWQ
es:mediad de OOPPPPZOPPWQ
es:median PPPPPP[PPPPK
es:medias MWOPSNOPPQON
es:medici PPPPPOPPPPPN
es:medico OHQPOOOMQPNF
es:medida POPNPOPNQYPP
es:medida de PPPMPPPPPXTS
es:medido YNPPPIPPPPPK
es:medimo ~PPOPOPPPPVR
es:medio PTQIUZSNNJGR
es:medio ano PNPPPPPPPPPP
es:medio de POPPcQPPPPPR
es:medio por POZPPNPPPPPP
es:mediod OLPRPOQWPfRO
es:medir OGOMOMNOON^O
es:megas PlPPPOPOOPPU
es:mejor KRJMMSODNILY
es:mejor de PNPPPVPPPPPT
es:mejor no NXPPPOPPPPPN
es:mejor que KRPPPPPOPPPQ
es:mejor si PPPPPPPPPPPS
es:mejora PPPPPPPPPPPS
es:mejore POPOPOPPPOPT
es:mejore de PPPPPPPPPPPR
es:memori OMPPPOPPPPOO
es:menos ]JRIGHNJMN5T
es:menos de ZPOOPQPOPOPQ
es:menos lo OPPPPTPPPPPP
es:menos mal POPPPPPPPPPS
es:menos por WWPOPTPPONPL
es:menos que ~JPPPVOPPPPQ
es:mensaj ZPSNMRNMPOMQ
es:mensaj de USPPPPPPPPPQ
es:mensua NKPNPZPPSQPU
es:mensua con PPPPPRP[PRPQ
es:mentir PQOPOOPNPPPQ
es:menu PMPQPPPPPPPR
es:mercad QGOGPONRPPOP
es:merida POPPPOPTPPPQ
es:mero POPPPPPPPPXO
es:mes MRQJWhXUQGMS
es:mes a PPPPPePPQPPT
es:mes con ONPOPPOy_NOU
es:mes de SSPOQNROPOON
es:mes hasta PPPOPSPPPNPQ
es:mes mas PPPPPTPPPPPQ
es:mes no PNPTPvPPPaPQ
es:mes pasado MSOQPNPPPPPL
es:mes por NkPPP]POOPPM
es:mes sin PPPPPWPPPOPR
es:mes y JWQNaYRROKRI
es:mesa NQPQbQNNJNTM
es:mesa de NOPWYOPOPPPM
es:mesas NSPPPTPPPPPO
es:mesero RNPPPNPPPPPQ
es:meses JaRTRVHLPJ@R
es:meses con PPPPPQPPPPPR
es:meses de YWPQPRSPPPOP
es:meses que RNPZPTPPPPPP
es:meses sin PPPPPYRPPPPT
es:meses y ORPPPSPPPPPO
es:mete MRPPPPPPRPPM
es:metemo PMPPPPP_PPOO
es:meter OOSNOJQiPONK
es:meteri OMPPPOPcPPXO
es:meteri primer OMPPPOPcPPXO
es:meterl ORORPOQ}UPPM
es:meti ROPPPPPPPPPP
es:metien LRPPPMPcPPON
es:meto IEP]ROPUPZPK
es:metro TPXOOOPOOLPW
es:metro y PPZPPPPPPPPP
es:metros MPPNPNPOQNOS
es:mexico POVPPPPPPPPN
es:mi INNQZHGRMUR:
es:mi abuela XNPPPPPPPPPP
es:mi abuelo LXOPPQPMOOPO
es:mi casa UQPPOOPUPPQP
es:mi compad PPOOROPNOOOM
es:mi compan PSP]PPPWPPYR
es:mi cunada OHOOVOPMPOPN
es:mi cunado PMMPMRPPPOJQ
es:mi el URPOPOPNPPPO
es:mi es KUZPPRPOPPPR
es:mi esposa ROPWQPPPPVPP
es:mi esposo POPSSPPSPSPP
es:mi gente O]NPOPPOPPPM
es:mi herman KJMNFGOOOMLQ
es:mi hija RQOHENPOOKNL
es:mi hijo MDOOWOPSPOWN
es:mi jefa POPTOPPrPPOR
es:mi jefe PPPROPPNPQPU
es:mi la QTPPPPPPPPPP
es:mi lo RNOPOEPMNPPN
es:mi los RMQOPPPXPP]P
es:mi madre RQPNRPPQPNPP
es:mi mama POOPSNOROPPM
es:mi marido MPPQKPPOPQPO
es:mi me LQ[MPIPORLQK
es:mi mujer MOPPIQPOPOOS
es:mi nieto PPPPPSPPPPPP
es:mi no GKPPQNPOPPPP
es:mi nombre OMRPwPPOQPPO
es:mi padre KOPP]PPOPPPO
es:mi pantal PPPPPPPPPPPT
es:mi papa OMPNgOPPPPNN
es:mi parte PPPRPPPTQQPS
es:mi prima OSPSPJPTPRPO
es:mi primo QKPPOPPPPPPS
es:mi que NVPPPPPPPPPO
es:mi senora OPNPYNPOPPPO
es:mi si QQPPPSPPPPPN
es:mi sobrin QNOOOMPOPOPP
es:mi socia PQPOeOPUPOLP
es:mi socio NJPMkOPPPPQN
es:mi suegra MPPPOOPOPPPR
es:mi suegro ONPPUPPOPPPO
es:mi tia OOPOOPPOPQMQ
es:mi tio ONPPPPPPPPPO
es:mi vecino ONPPPPPPPPPP
es:mi vieja ORPPTPPPPPPP
es:mi viejo QJPPOPPNPPPO
es:mi yerno ONPP]PPPPPPP
es:mia P;OJNMPQOMLQ
es:mia y POPPTOPPPPPQ
es:miami OMPPUNPOPPPN
es:mias RMPPPOPPQPPL
es:mide OOSOPMPPTOPV
es:miedo NPNOKCONOOOM
es:miedo de PTPPPPPPPPPP
es:miedo que PgPPPPPPPPPP
es:miel PNPPPOPRPPOT
es:miento PNPPPPPPPPPO
es:mientr MOOLPQPOPNOQ
es:mierco ILQUOCOSSXnV
es:mierco a PMPLOONgPL~Q
es:mierco y POPOPPPZUSbO
es:migrac TPPPPOPPPPPQ
es:migrar PLPPPOQPPPPO
es:mija PPPPPPPPPPPM
es:mijo OOLPPPPNPPPF
es:mil MRLKR]JRQDMT
es:mil a MGPPOiPQNOPG
es:mil cien NJPPPQPOSORQ
es:mil con PPPPPhPPPPPW
es:mil cuatro SLPNPPPOPQPR
es:mil de PSPPPKPPPPPP
es:mil dolare PRPPPLPPPPPP
es:mil doscie LOPOPIPNOOPN
es:mil en POPWPKPRPVPO
es:mil mensua PPPPPUPPPPPQ
es:mil noveci PePPPnPPPPPT
es:mil ochoci OMPPPMPSPNPS
es:mil pesos RNPPPEPUPOPJ
es:mil por MXPKO_NMPGPQ
es:mil quinie PPPPPZPPPPPV
es:mil si POPPZOPOQPPM
es:mil soles PPPPPWPhPPPQ
es:mil tresci POPPPNPPPPPO
es:mil y OPPPPKPOPOPQ
es:milagr ONPPPOPPPPPN
es:milime oPPPPOPPPPPV
es:millon IPOMP~LWQIN^
es:millon cien POPPPhPPPPPQ
es:millon con PPPPPaPPPPPR
es:millon doscie PTPPPhPPPPPP
es:millon ochoci PPPPPTPPPPPS
es:millon para POPPPLPMPPPR
es:millon y OPPPR_PPWPPR
es:minera POPPQPPRPPPN
es:minimo RNYOL]NOQOPU
es:minimo de PPPPPOPPPPPU
es:minuti PPPPPPPPPPPR
es:minuto RWPGNG1QEHSM
es:minuto con PNPPPPPPPPPP
es:minuto de P~PPPPPPPPPO
es:minuto en PdPPPPPPPPRQ
es:minuto y MVOPPPOPPOPS
es:mio QPMMVPPQONPH
es:mios PPPPUNPPPOPM
es:mira QN@OORRORKT>
es:mira a PNPUPOPSPPPQ
es:mira el OQPPOOPLPPOK
es:mira en PPPPRPPTPPPO
es:mira eso ~KPPPSPPPPPO
es:mira la KRPPPPPPPPPO
es:mira que PNPOPQPRPPPO
es:mira somos ONMPPPPPPPPN
es:mira te MOPOOSOOPOPS
es:mira vos XKPPPQPPPPPJ
es:mira yo OPPPPOPOPPXO
es:mirado PPPPPNPPPPPR
es:mirado otras PPPPPPPPPPPR
es:miramo PMPMPNMPPQ_M
es:miran MOSPPOPPPPPO
es:mirand MONKNPLPOLPN
es:mirand el QWPPPPPPPPPS
es:mirar IPPOOQPNPPQW
es:mirar el OOPPPPPPPPSR
es:mirarl PlPPPNPPPPPT
es:mire VOPOOONPKIOS
es:mire aqui PPPPPPPPPPPT
es:mire el OWPOPPPRPNRP
es:mire eso wIPPPPPPPPPM
es:mire la NUPPPPPPPPPQ
es:mire nosotr PPPPPQPPPPPU
es:mire que mKPPPOPOPPPQ
es:mire si PSZPPPPPPPPO
es:mire yo IOOOPPPPPNPO
es:miren PPPOPPPPOPPV
es:miro QQObFMQOOWOR
es:miro con PRPuPOPMP_NQ
es:mis PdOSVJL?PTFF
es:mis client LVRPPOPOPPPO
es:mis dudas PWPPPOPPPPPO
es:mis pacien OZPPPPPPPPPP
es:misa QONO_NPPPMPM
es:misma ONQPMQJPPPPP
es:misma hora NWPSPPPOPRNL
es:mismas OUPOPPPPPOPJ
es:mismo NSTWMQ8PQUKP
es:mismo a ZOPRPOPPPRPQ
es:mismo con WNPUPPPPPTPO
es:mismo dia RHxOPPPPPOOP
es:mismo en PSPOPPPPPOPS
es:mismo la POHPPPPPPOPO
es:mismo le dPPUPPPPPSPQ
es:mismo lo PPPUOOPXPaPO
es:mismo me GWPPPOPPPPPP
es:mismo no LdPOPMPPPPPP
es:mismo precio PPPNPdPPTOPQ
es:mismo que KZPPPRPPPPPM
es:mismo te PPPXPPPPPTPQ
es:mismo y NJPRPNPOPPXS
es:mismos OZPUPPPNPPPN
es:mitad TPPSVtFQUNOK
es:mitad de RWQRPNLQOIPI
es:mitad y POPPaiPPPPPU
es:mochil QNPPPPPPPPPO
es:modelo OMPSPJOSQQPW
es:modelo no PPPPPPPPPPPR
es:modern PPPPPPPPPPPU
es:modo LJQPOOPPPPPO
es:modos PNQTPPQPPTOQ
es:modulo PPQPPOPVPPPS
es:modulo de POPPPLPUPPPR
es:mojada NIOPPOPPPPPM
es:mojado ONPPPPPPPPPN
es:molest KuKPPLOOPPOR
es:moment N]PROQPKFLMP
es:moneda ORPPPQPPPPPQ
es:monito OQROPOOPPOQS
es:mono TVPPPPPPPPPN
es:monta PPPPPPXPPOPT
es:montac TNPPPOPPPPPS
es:montad OQPJPQUNPOPQ
es:montaj POPOPRpPPNLY
es:montam POPPPOOPPPYS
es:montan TKPPPJTPPPPM
es:monte PgPPPSP_PPPQ
es:monter PNSP]OPPPPPO
es:monto OMPPPUO[PPPQ
es:monton ZONPPJPOPPPS
es:moscas QgOPPPPOPPPP
es:mostra SCPNPLPRPQXR
es:moto KNSPPQPMPPPO
es:motor QMPOPNPPQOPR
es:motor de PPPPPPPPSPPQ
es:mover PNPPTOUPPPPN
es:moverl PQTOPPQOPPPP
es:movil QRTIPFOMPLOY
es:movimi PPPPPPSPPPPR
es:mozo XNOPPPPPPPPM
es:mucha R^PONVONPMNW
es:muchac OPDOEOHOQOQF
es:muchac de RGPPPOPPPPPN
es:muchac no SSOPPPPPSPPO
es:muchac que TOPPPPOOPPPN
es:muchac y NZPPPPPPPPPO
es:muchas IQQKOONNPLNU
es:muchas gracia PNPPPOPPPPPV
es:muchis SRROPPPOPPPS
es:mucho e[PGMPMFRHJZ
es:mucho en PPPPPPPPmPPQ
es:muchos JPPMPSONOMPX
es:mudanz POPPPPRPPPPN
es:muelle OMPQPOPOQQNS
es:muerto SGPPPOPRPPQL
es:muestr PNXMOEMPPRTX
es:muestr de PPPMPPPPPPTS
es:muestr el POQQPOPPPPON
es:muestr la PPROPPPPPOPR
es:muestr que RMSPPOPPPQPP
es:mueve QIPPTLPPPPPR
es:mueven PRPPPOPRPPPS
es:muevo NPRPPLPPPWPO
es:mujer QLPOKQPOQNNP
es:mujer que POPORPPOSPPP
es:multa OPPPPNPOOPPQ
es:mundo PLPNOOPKMNIM
es:munici OQPNVLPNPOOP
es:murio OaPPPPOPOPPL
es:musica PPQOPJPOOOPK
es:musiqu LaPPPPPPPPPO
es:muy ^NL9JSI6C:;Q
es:muy amable SPPPPRPPPPPO
es:muy bien ZMKNNRMLOOJD
es:muy bonita NOPPPPPPPPPQ
es:muy bonito KRPPPPPPPPPN
es:muy buena OLPPPOPPPPPR
es:muy buenas OPPPPMPPPPPS
es:muy bueno OPPPPQPPPPPR
es:nacion PSPPPRPPQPPL
es:nada SNPSPLVNOL8M
es:nada mas AITPOPPNPNHK
es:nada que MVONPNTSOOPP
es:nada y XQPPPPPPPPPO
es:nadie XFPAWULQOIJF
es:nadie de TMPPPPPPPPPQ
es:nadie le OTPPPPPPPPPR
es:nadie lo OPPPPPPPPPPM
es:nadie mas PPPO_NPPPPPZ
es:nadie me UPPPUPPOPPPP
es:nadie sabe L;PPPNPPOPPL
es:nadie se R]QPOPNTPPPO
es:nave HWONOBSQQPPP
es:naves PTPPPPPPPPPQ
es:navida LPOPPEWNOPON
es:neblin ORPPPPPPPPQO
es:necesi ,QkT8AVQPACU
es:necesi de PPPPPPPWhPPM
es:necesi es MKvPOPPOPPPO
es:necesi la P~PXPPPPPPPS
es:necesi para PPPPPPPPPPPN
es:necesi que JI~OMKPJMOPH
es:necesi una POdPPPQPPPPP
es:negoci ORPPPPPPPPPT
es:negro ODWPPOPOPPOM
es:nene ONPPPPPPOPPO
es:nerea OPPPdPPPPPPL
es:nevera NPPPPOPPPPPR
es:ni gHG:NLS/?DM:
es:ni a V[PPPNPPPPPO
es:ni el NVOPPPNPOPPM
es:ni en YMPPPPPPPPPR
es:ni la JSPOPOPPPPPO
es:ni me S6POOPQOPPPL
es:ni para WLOPTOPPPPPM
es:ni que NJPPPOPPPPPQ
es:ni se VFPPSMOPPPPS
es:ni un jJLPPPULPPPN
es:ni una iMNPOKPOIPPN
es:ni yo ROPPPPPPPPPQ
es:nieto PPPPPRPPPPPO
es:nina MRPPPPRTPPOK
es:ningun XWRLGPNIQLOO
es:ningun proble PPPPPPPPPPPT
es:nino OKQNPMONPONH
es:ninos POPRPMQLQRPN
es:nivel XMPRPPPPVQPS
es:no F^SERJULGDSR
es:no a NMPPPOPPPPPO
es:no cabe SXOPPPPPPPPO
es:no como lJPPPRPPPPPP
es:no con PEUPNMQPPPPR
es:no conoce OPPPPPPPPPPN
es:no contes GROPPMPONPPL
es:no creo K~OPPOOOPPPI
es:no cuadra OYPPPQPPPPPM
es:no de ROTPPKPOPPPO
es:no deberi PTOPPPPPPPPT
es:no deja XOYPPPPPPPPS
es:no depend ROPPPPPPPPPV
es:no dice RJPPPPPPPPPM
es:no digo OGPPPPPPPPPN
es:no el MNQPPSPPPPOU
es:no en RVWOONOPPPPP
es:no encont SNPPPPOPPPPM
es:no entien MSPPPPPPPPPP
es:no entra QOPQPSPSPPPR
es:no era LPPPPPPPPPPO
es:no es IHJSPNORTONG
es:no ese PPPPPPPPPPPV
es:no eso NMPPRKPPPPPS
es:no espera OONPPPPPPPPN
es:no esta PMPNOOPMMOOa
es:no estan PTPPPOPPPPPQ
es:no estoy PTPPOZPPOPPL
es:no existe PTPLPPPPOLPX
es:no firmo PMPPZPUOPPPO
es:no funcio OcOPPQPPQPPS
es:no gracia OrPPPPPPPPPJ
es:no ha OUOPPPPOPPPQ
es:no habia dQPPPPPPPPPN
es:no hace PSOPNMPPPPPT
es:no hacemo PPPPPPPPPPPS
es:no hay ONQPWRVSQPPV
es:no haya POPPPPPPPPSR
es:no he ]7PPPOOPPPPJ
es:no hemos RPPPPOPPPPPM
es:no hombre SMPPPOPPPPPN
es:no la CTRPOPQOPNMX
es:no las OPXPPNPPQPPO
es:no le TLNPINIFRNMO
es:no lee Q]PPPPPQPPPO
es:no les PdOOOPPOMOQT
es:no llega PQPPPWPPPPPU
es:no llegan PQPPPPPPPPPN
es:no llego OYPPPQPPPPPM
es:no lleva PQPPPMPPSPPT
es:no llevam PPPPPPPPPPPV
es:no llueve PNPPPPPPPPPL
es:no lo PYeHOHKQLGGX
es:no los DKPOQPPQFOOV
es:no maneja POUPPPPPPPPS
es:no mas LPPPQRORPPPO
es:no me HEPSMLSP]WOQ
es:no mira P]PPPPPPPPPN
es:no no SNQPOSQOPPPN
es:no nos NKPRPPOOPPPO
es:no os PPPOPPPPPUPR
es:no paga PPPPPLPPOPPQ
es:no pago PPPPPUPPPPPO
es:no pasa POPPOOPPPPPY
es:no pero TNSOPQPVPPPW
es:no por MU^QPNOOPRPM
es:no puede OgPPPOPPOPPR
es:no puedo J^LPOPQNPPOO
es:no que OOPOOKOOPOQU
es:no queda OWPPPPPPPPPQ
es:no quiere NONPQONOPPPP
es:no quiero OmIROPOQOPPL
es:no sabe MPPPPNPPPPPN
es:no sabemo OQSPPNPOPPPL
es:no saben NOPPPRPPPPPP
es:no sabia TOOPPPPPPPPR
es:no sale NRPPPMPPPPPP
es:no salen OTPPPPPPPPPP
es:no se UEIPSSQKSW>U
es:no sea XONPPSSPPPPO
es:no senor PPPPPPPPPPPT
es:no si HFOPOOPRPPPL
es:no solo OOOPPPPUPPPP
es:no son OQPPPPPPUPPM
es:no soy OHPPLOPOPPPO
es:no te UMQQQQOKOPMM
es:no tenemo OTPNPQOPPOP[
es:no tengo R_MOXMQLOOPU
es:no tenia VNPPPOPPPPPR
es:no tiene RPKKPQOORLLO
es:no tienen OXPPOOPPSPPR
es:no toco PQWPPPXPPPPO
es:no trabaj OMPPOOPPPPOO
es:no trae NMUTPPPPPSPR
es:no un PNWPPPPPOPPN
es:no va OQNOPUSPPPPV
es:no vamos PZOPPOQNLPOO
es:no veo IVRPOROPPPPK
es:no viene OPQOPPPPOOPU
es:no vienen P[PPPPPPPPPQ
es:no voy LXPOPRQRPNPO
es:no y KLSPOPPPPPPN
es:no ya OMPPPPPPPPPO
es:no yo OPQP~PRPPPPR
es:noche SMXRICLNQTPD
es:noche con OPWUPPPPPUPP
es:noche le PPPEPPPSPYPP
es:noche se OSPUOPPRPUPQ
es:noche te PPPPPPPPPRPJ
es:noche y RQNPPPPPPPSP
es:noches PQPOOOPOPNOR
es:noelia ORPXPPPPPPPN
es:nomas QORAPLPPQGOB
es:nomas el QLRPPOPPPPPO
es:nomas que LRWOOOPMOPOO
es:nombre PORVWJPPPPEL
es:nombre de O_OOOIOQPPOU
es:nombre y OOQYQQPOPSPN
es:nomina PNPPOOOOPPPU
es:norma PLROPKPOROPU
es:normal PHPOOPNOPOOM
es:norte PRNQPOPRPOPR
es:nos WQNLEOMQR8S<
es:nos aviso ]OPPPPPPPPPP
es:nos cae TLPPPPUPPPPP
es:nos cambia TNPPPPRPPPPN
es:nos conect PPPOPOPPPL[T
es:nos conoce QSPPPPPPPPPR
es:nos da OPPPPOSPPPPP
es:nos dejo PRPPPPPPPPPP
es:nos dijero OfPPPOPPPPPU
es:nos dijo NLPPPPPPPPPN
es:nos entera OnPPPPPPPPPO
es:nos esta OLPPPLPPPPPM
es:nos fue ORPPPPNPPPPS
es:nos gusta LOQ[PPPPPPPO
es:nos ha NOOPPRPOPPPO
es:nos hablam POPPPPPPPPTO
es:nos hace TPPPPPPPPPPQ
es:nos haria POXPPPPPPPPP
es:nos hizo OYPPPRPPPPPO
es:nos juntam PPPPPPPOPPZR
es:nos la OmPPPUPPQPPN
es:nos lleva PPPPPPcPPPPT
es:nos lo DSMNPROaPONU
es:nos los OOPSPOPOQPPQ
es:nos ofreci MMPPPOPMMPOL
es:nos pasa SPPPPPPPPPPT
es:nos paso QOPPPQOPTPPO
es:nos piden OPNPPPPPPPPO
es:nos pidio OPPPVNPPPPPO
es:nos quita JOPPPNPPPPPL
es:nos sale TOPPPUPPRPPP
es:nos sentam PPPPPPPPPP^M
es:nos va bNPOPYQPPOPO
es:nos vamos VQPPPPOXPPPO
es:nos van OMPPPOPOQPPN
es:nos vemos OMPQPPMNPOP^
es:nos vendri PO[PPPPUPPPO
es:nos viene OUPPPPP[PORU
es:nosotr OVPLRMPEOEKm
es:nosotr cobram PPPPPTPPPPPQ
es:nosotr con RPPPPOPPPOPU
es:nosotr damos PPPPPPPPPPPS
es:nosotr el PSPPPPNPPNRS
es:nosotr en PQPPPQJQPPPM
es:nosotr entreg PPPPPOUPPPPS
es:nosotr es XPPSPPMPPPPU
es:nosotr hacemo OOPPPMMPPPOS
es:nosotr la XOPPPOPPPPPR
es:nosotr le PPPOPNQ[POPN
es:nosotr lo QOPPPPPPPPPR
es:nosotr mandam PPPPPOPPPPPT
es:nosotr no NJPPPLOPPPPN
es:nosotr ponemo PPPPQOPPPPOT
es:nosotr se POPPPQYPPPPQ
es:nosotr solo OOPP~PPPPPPK
es:nosotr somos KPPPOMPOPPPM
es:nosotr tenemo OFOOMPONOOOP
es:nosotr trabaj PPPPPMPPPPPQ
es:nosotr vamos PPPPPP[PPPPO
es:nota PCPQPQNMOPJS
es:nota de PPQ]PWPPPPOS
es:notado ZUPPPOPPPPPQ
es:notari ONPOQOPOQPPU
es:notas KPOOPPPOPPPO
es:notici PPPPPPPPPPPT
es:noveci OWPPPhPOPOPT
es:novent RMOHQSOPPDJV
es:novent a [PPPPTPPPPPQ
es:novent dias PPPPPMQPPPPX
es:novent mil PPPPPUPbPPPR
es:novent por [OPPPMPPPPPP
es:novent y GNMNSGNLOLNL
es:noviem OQNPPRPQSQNN
es:noviem que PPPTPP7_PPPP
es:nube KPPOPOOPPNOU
es:nuestr QNYVKPPTWVKp
es:nuestr client PPPPPPPPPPPM
es:nuestr cuenta PPPPPsPPPPPS
es:nuestr es PPPOPROPPOPX
es:nuestr la ROPTPPPPPRPP
es:nuestr no PPPPPPPPPPPU
es:nuestr son PPPPPPPPPPPR
es:nueva PCMPONOKOPPS
es:nuevas QMPSPSPRP[PP
es:nueve KUM@OWPNUNWT
es:nueve a PPPPPRPXPPUR
es:nueve anos PPPPPPPPPPPM
es:nueve de OLPPPPZOPPOO
es:nueve dias MoPPPNNPPPPS
es:nueve mil PSPPPQPPQPPQ
es:nueve y OQNNPMPNPPVP
es:nuevo JPROOST<PJON
es:nuevos ZQPOPMNPPPPQ
es:numero JOTRRQPPMOPV
es:numero de POQKPOPQPLPS
es:numero me OVPPPOP[PP]P
es:numero y PJRPPQPOPPPP
es:nunca WQPMLONQNQNN
es:nunca me NNPPPOPPPPPR
es:nunca se _QPPPPPPPPPM
es:nuria PPPPPPPPPPPT
es:nutric PPOVPPPPPPPS
es:o D?OFPRO:~MA)
es:o a POPPPXPPXPPO
es:o como PPPPPPPPRPPN
es:o con OMPPPMPPRPPR
es:o de OJQPPQPPhPPT
es:o el PQPOQQOPMNTP
es:o en POPPPPPPRPPN
es:o es OLOPOTPMhPPG
es:o hay OJLPOPPP^PPI
es:o la PPPPTSPPMPPN
es:o lo PNOOPJPOUNOM
es:o los POPPPOPPbPPQ
es:o me QLPOPPPONPPN
es:o menos NMPPPMPOPPPZ
es:o no O;PPgLPNPTOP
es:o por OGONPZPNqPPB
es:o que PPYPPOPWQPPN
es:o se OJPOPZPNaNPL
es:o sea P^OSNTPONJLQ
es:o si NNUPOOWOLPPQ
es:o solo POOPOONP~PPQ
es:o tiene PPPPPPPPiPPP
es:o un POSPPMPUGPPN
es:obliga OQPOPLQNPPOQ
es:obra ?POPOTQPPPUQ
es:obra de PNPPPQORPPPP
es:obrado POQPPPPTPPPQ
es:obras PSPPPPPPPPPQ
es:ochent OPLPPYKQQQOT
es:ochent mil OPPPPKPPPOPR
es:ochent y MOOQQOOLOPPR
es:ocho RONPM^RPPOUT
es:ocho de TPPPPMPTPPKO
es:ocho dias POPPPRWPPOOR
es:ocho horas PPPPPMRPPOPU
es:ocho mil PQPPPLPVPPPM
es:ocho pesos PSPPPaPPPPPQ
es:ocho por PjPPPPPPPPPS
es:ocho y OPPRQRPQPJfQ
es:ochoci IQPNOWPQOKOT
es:ochoci a POPPPLPWPPPP
es:octubr PHNQORMPMQLN
es:octubr y QKPPPP[QPTON
es:ocupac PPPPPLPPPPPR
es:ocupad PsOPPONPPPPS
es:ocupar NNpPPOPPPPPP
es:ocupar que NNpPPPPPPPPO
es:ocupo LIV^POSOPeOP
es:oferta PNPRQNMOP_HS
es:oficia PRPPPRPPPPPQ
es:oficin PMOQQMLQONTZ
es:oficin en PPPOPLPPPOOS
es:ofrece OIPLOcMOPLOW
es:ofreci P4QNNROHKONK
es:ofreci lo SMPPPPPPPPPP
es:oiga ODOOOPPPOPOJ
es:oiga y OLPPPOPOMPPJ
es:oigo IPPOPOPOPOPK
es:oir RQPPPPPPPPPU
es:oir eso PPPPPPPPPPPT
es:ois PPPPPPPPPPPR
es:ojala OLVNPOPMPPOP
es:ojo NPIPOQOGLMNK
es:ojo que OROPPPPPPPPN
es:ok OKPOSNKQJNOM
es:okey MKPOOKONOOOL
es:olla OWPPPOPPPPPO
es:olor UQPPPOPPSPPR
es:olvida JRPPRPPNNPPN
es:olvida de PSPPPPPPPPPP
es:olvide OPPPPMPPPPPN
es:once NTJKOOOMPMTT
es:once de OWPOOPPOPMOO
es:once mil PNPPP^PPPPPQ
es:once y PQPPNPSPP[NN
es:onda POPOPVP_POVN
es:opcion PMPRTSQOPOKV
es:opcion de PPPPPRPPPPPQ
es:opera PNPPQPPPPPPO
es:operac ONPPaPOOPOON
es:operad UQPONQPOPOPP
es:operar LVPPPPQPPPPR
es:opina ONPP^MPPUPPR
es:opinio PPPPPPPPQPPK
es:oportu PPPPPOPPPOQV
es:orale SLPPPLPOOPOK
es:orden IJPVPLOnPRPL
es:orden de PNQeQOJ^PWPQ
es:ordena PRNOQLRPQOOP
es:ordene OPPPWOPORPPS
es:oreja NNPPOPPQPQPO
es:organi PPPPONSPPPPP
es:orgull PPPOPNPPPOPW
es:oro yMPPPPPPPPPL
es:os PQPlLRFAOmLm
es:os lo PRPOPOPPPOPP
es:os mando PPPbPPPPP_NQ
es:os parece PPPMPPPPPPXQ
es:os paso PPPWPRPPQYON
es:os va P[PPPPPPPPPP
es:oscar RRPPPPRPPMON
es:osorno POPPOPRPRPPQ
es:otono PSPOPOQPPNOR
es:otra NJOUMOLSOTUL
es:otra consul PVPPPPPPPPPP
es:otra cosa QNSLMLOKMNNM
es:otra empres OiPPPOPPPPPR
es:otra gente P]PP[PPPPPPP
es:otra llamad PPPPPPPPPPRO
es:otra marca PPPPPPPPRPPR
es:otra mitad OMPPTPPPPPPM
es:otra para ONPPPPP~PPPP
es:otra semana PQPPPPPTPUrR
es:otra vez O^PLNSOEQH_J
es:otras RQLGPQMjNKOM
es:otras cosas PSPPPPPPPPPO
es:otras dos PMPOPPP}POPO
es:otras opcion PPPPPOPPPPPR
es:otro MWPQJQOPONIJ
es:otro ano PRPPPOSOPPPO
es:otro dia MOPPPOPPPPOM
es:otro el NPPPPQPPPPPI
es:otro lado M]PPPPPPPPPO
es:otro provee PPPPPPRPPPPT
es:otro sistem P]PPPPPPPPPR
es:otro y PRPPPPPPP]RP
es:otros RNLKLJPPEPFO
es:otros dos PPPPPOPPOPPR
es:oye Z4QOQQOPNOIH
es:oye que PPPPYPPPPPPQ
es:oye y NNPPPNPP]OPL
es:oyen PPPPPPPPPPPN
es:oyes PPPPPPPPPPPT
es:pa BOUPNPPVQPQJ
es:pacien PPPMPQLDOOPJ
es:paco OPPOPPOOPPPR
es:padre MPQNRNQPPPPN
es:padre que PNfPPPPPPPPP
es:padres PPOPWPPQRPQO
es:paga PMOGZfMO^FNR
es:paga a PPPPPUPPRPPQ
es:paga el RLPPOOPPPPPP
es:paga la PPPPPPPPPPPV
es:paga por PMPPPyPOWPPP
es:pagaba O]PPP}PPPPPM
es:pagado UPPXP[PPPPPN
es:pagamo OUOMO}PPONPG
es:pagan RNOOP_PPPPPS
es:pagand O[PPP~PNPPPK
es:pagar 5ZPBPgPQLMQO
es:pagar con PPQPPMPPPPPS
es:pagar en PNPOPUPOPPPQ
es:pagari PYPNP~PTPOPM
es:pagas PPPPPzPPPPPS
es:pagina EUPROIOPPQMQ
es:pago ZVOOP]FKQKNJ
es:pago a POPPPSPOPOPR
es:pago en QPPPPhPPQPPP
es:pago yo RPPPO^POPPPO
es:pagos PNPOaNPPPPPS
es:pague RQPPP]PPPPPO
es:pais OU[PONPPPPPM
es:palabr JRPQRCMSITOH
es:palabr la POPP]PPTPPPO
es:pan Q;PJMJQKPOPI
es:panade NPPPPPPPOPPN
es:panel OPRPPROPPPPS
es:panele PkPPPOPPPPPV
es:panico P]PPPOPPPPPO
es:pantal CSPAK4LGNDOY
es:pantal de PPSPPPPPPPPU
es:pantal y O[PPPPPPPPPS
es:papa Q/PIVPPPPPO@
es:papas PPPOPPNQOOOL
es:papel OROUMLPUOOJR
es:papel de NVMRPPPNPOPS
es:papel que RNQXOQPZPPPO
es:papele MAMQPMPcROPG
es:papeli NMPOPPPPOPPJ
es:paquet MUPOP^ONRNPP
es:paquit OOPTPOPPPPPP
es:par PPPPPRPPPPNX
es:para GRTSAWGhPPPJ
es:para adelan PQPPPOP]PPPO
es:para arriba PNPPPWPPPPPQ
es:para cambia POPPSPNPPPPP
es:para cargar PSPOPPPTRPPN
es:para cobrar ORQPPOPPPPPM
es:para cuando PPNPPJMMPOGX
es:para el JJYXLRQMPTKM
es:para empeza POPPPNPLPPUO
es:para entonc NPPPPObMOPOP
es:para eso APOKPGPPQMPU
es:para este NNPSPYZ~PSOO
es:para esto PQPPPkPhPPPM
es:para ir PKPPVPPSQQPN
es:para la S@ORIPSiPQNO
es:para las MHQQPRPZQQPO
es:para llevar SOQPPPPPPPPM
es:para lo LRONPPPINHPK
es:para los YP[RMGOHPQPV
es:para mi TRTPPSOPONNS
es:para nada PYPPPOPPPPPQ
es:para no OPVPPPPPPPPO
es:para nosotr PbNSPPLMPPPJ
es:para que LXNWNNOON^R]
es:para saber POdOPPPPPMPR
es:para semana PPPPPPePPPPN
es:para su PNPPMPOPPPPR
es:para todos PNPOPnPPPOPQ
es:para un MePTPePPPTPP
es:para una MYOOPZNLQPPJ
es:para ustede YOPPPPPPPPPQ
es:para ver NKgIPNONPOWT
es:parada OXROOOPMPONJ
es:parada en QMQPPPPPPPPO
es:parado STPOONOOOPPK
es:parar NOMPPPQPPPPM
es:parcel YMPOPPPTPPPR
es:pare NPPPPPPPPPPO
es:parece dPRLOSIAKLJS
es:parece justo PPPPPPPPPPPS
es:parece muy VOPPPNPPPPPS
es:parece que OPPMPNPPOMDT
es:parece si PPPPPRPOPORT
es:parece un ZUPOP_PPPOPK
es:parece una NOPPPPPPPPQN
es:pareci POKNMPKKPNNN
es:pared NQPPPPPPOPPT
es:pareja ZPOOPPPOPOPN
es:pareji ~OPPPPPPPPPP
es:parejo eMRPPXPNPOOM
es:parezc PLQPPPPPPPPO
es:paro UIPPPPPPPPPO
es:parque QKPPPOPQPPPP
es:parte TPRPMOPPPOP[
es:parte de QQPOOPONPOPU
es:partes OMPPPOPOPPPP
es:partic NPPPQNPOMPPO
es:partid VAPQNVPTNQQM
es:partim PPPPPMPnPPPP
es:partir PDPINOUcPHNS
es:partir de OLPKPMUXPKMR
es:partir en PPPPPRQPPPPP
es:parto OSPPPPPPPPPQ
es:pasa PPMNPJO>TP?_
es:pasa a NLPOUOOOPNOP
es:pasa con PPPPPRPPZPOR
es:pasa el OQPPPPPPPPPS
es:pasa es NSMPPOPPPPPP
es:pasa la TNPPPPPPPPPP
es:pasa mucho PPPPPPPPPPPR
es:pasa nada PRPPPPPPPPPU
es:pasa por PMPQEPPOPRPN
es:pasa si PPPPPKPOYPPJ
es:pasaba WNPPPPPPPPPQ
es:pasada ASONQQPPPOOM
es:pasado NRKPPOPGUQOK
es:pasaje TOPPPLPNPPPR
es:pasame PMPcPNRiPXON
es:pasame el PNPkPOQaP]PO
es:pasamo OPPOPP[NPPUQ
es:pasamo a PPPOPQPPPNUP
es:pasan PPPPPSPPVPPR
es:pasand NQPPPPQVPPNN
es:pasano POPdPPP_POPN
es:pasar LTNKPNPNPPOR
es:pasar por PRRPMPPOPPPP
es:pasarl ON[PPQPZMPPO
es:pasarl a ON[PPQPZMPPN
es:pasaro _OPPPPPPPPPN
es:pasas POPOPOPOPOQR
es:pase JMMOSOXPPVOU
es:pase de PPPPROVPPPOO
es:pase el PMPPPRTOPPRN
es:paso OQN[PVPRRi[U
es:paso a PQP^QQPUPmVP
es:paso con PSPMPQPPPPQS
es:paso el NRPPPOONU@HR
es:paso en TNPPPPOPQQPN
es:paso hoy PPP=POPgP@PR
es:paso la NOOlQSPPPdMI
es:paso los POPUPPSPPUNS
es:paso manana PPPbPOPPP^PP
es:paso por PPWLPPPPPKeS
es:paso una PPPQPPPPPQTP
es:pastel RMPPPPPPPPPP
es:patent PNQPPNPPPPPQ
es:patio OQPNPOUPPKPS
es:patric PPPORNQPPPOS
es:patron LPPOXPPTPPPL
es:patron que POPOePPPPPPO
es:paz RGOPPOPMLPPN
es:paz descan ONPPPPPPPPPP
es:pdf PFXUONNGPPNQ
es:pedi MSQNPLPPPOPN
es:pedido RTQOOOROOQCR
es:pedido de PPUOPPRPPPOP
es:pedimo OWNUPPOOPPPL
es:pedir QSTOPNPTMPJK
es:pediri D=~IOHPQOLPJ
es:pediri es OMcOPPPPPPPN
es:pediri que LKyMPNPLPNPO
es:pedirl NQPPgQO~XPPN
es:pedro PPPPTPPPPPPN
es:pega POPPPOPPPPPL
es:pegada OQgPPPPPPPPO
es:pegado PQPPPNPOPPPJ
es:pegar PaNPPPPPPPPN
es:pego POPPPPPPPPPI
es:pelea QOQPPNPOPPPK
es:pelean SQPPPNPPPPPN
es:pelear RPPPPPPOPPPN
es:peleas [PPPPOQONPPK
es:peleo T_PPPPPPOPPM
es:pelicu OQPPPPPPQPPK
es:pelo QKPPPPPPPPPM
es:peluqu OUPPPPPPNPPL
es:pena QNPNOLOOPNO]
es:pena con PPPPPPPPPPPR
es:penali PQPOP]OLQKPN
es:pendie RVOOPJPPPNMP
es:pensab bMPPPZXVPPPO
es:pensad sKPPP]QQPPOM
es:pensan KbPMPQPNPPPQ
es:pensan en POPPPPPPPPPR
es:pensar ]IPPPNPSOPPO
es:pense QPPPPMPOPPPO
es:pense que SOPPPNPPPPPP
es:penso PPPPPPPPPPPS
es:peor SNPONSPNPOQM
es:pequen OPNOOPPOPONT
es:perder TmNOOMPNOPPM
es:perder el PZPPPPPPPPPM
es:perdi OTPPPOPOPPPO
es:perdia hMPPPPPPPPPO
es:perdid PTPNPPONPNPR
es:perdim NMPPPOPPPPPN
es:perdio ]LPPPPPPPPPQ
es:perdon >QLNKFOLMOOK
es:perfec XCOQNJOOOLQW
es:perfil PPPQPOPNPPNP
es:period NPOPPQPSTPPI
es:perito UOPPPPPOPONT
es:perlas SRRPPOPOPPPO
es:perman PQPOO<ROQPPS
es:permis KAOV[QQ_TTMP
es:permis de POPPPMPPXPPR
es:permit OTYOOPPOPNPO
es:pero <>QSOOQMNYTF
es:pero a POQOTPPJPONN
es:pero ahi OMPPKPPPPPPQ
es:pero aqui POPPWNPPPPPR
es:pero bueno NLPPPPPPPPPK
es:pero con QLOPOQPOPPUJ
es:pero de LZOPOOPPPPPO
es:pero despue POPOPPVRPONO
es:pero el IYMN^PLGONNM
es:pero en HQPOPSPZPOVR
es:pero es PPMRROOPORPP
es:pero eso LONPPPPOPPPR
es:pero esta ONPPPOPPPPPO
es:pero hay PVPPPSPPPPPP
es:pero la QMQNNTOPOOPK
es:pero las XPPPPPPPPPPR
es:pero le OIPPRKPOPQPM
es:pero lo PNPWPPPPPVPU
es:pero los NPOPPNPPPPPM
es:pero me QPRNPMPOOON_
es:pero mire TOPPPPPPPPPR
es:pero no CNLSORNKNQMT
es:pero nos PTPPZPPPPPPP
es:pero para QMPPPPPPPPPP
es:pero por PQPPPNPOPPSL
es:pero que VLRPPPPPPPOP
es:pero se KSOPPMPPOPOQ
es:pero si O]POOOPOPNOM
es:pero sin OOWOPIPPPNPU
es:pero tempra POPPPPPPPPNO
es:pero tiene PTPPPNPPPPPS
es:pero ya PONPOOPTPPPM
es:pero yo LjOGOPSTPRQP
es:perro OSPMPNOPOMMN
es:perros ONPPPPPPPPPO
es:persia ORTPPPPPMPPQ
es:persig ONPPPOPPPPPO
es:person OQRRPNOPPSJQ
es:person a PPQPPQPPPPPS
es:person de UMPPPOPPRPPN
es:person o PPPPPNPPRPPL
es:person y OMMPQLPPPPPR
es:pesa NZRPRQOOQPPJ
es:pesado WNPPPOPRSPPN
es:pesan TNPPPOPPPPPQ
es:peso TMOPTKPMUPON
es:peso de VMPPPNPPPPPN
es:pesos OLPLPCOPPHNM
es:pesos a POQPPWPPPPPP
es:pesos por PPPPPaPPPOPQ
es:pibe LPPOPOPOPNPM
es:pibes U[PPPPPPPPPO
es:pica WSPNPQPRPPPM
es:pico JOPOOQQJONNL
es:pida PORPPPPPPPPQ
es:pide AOjQPLHHRLLN
es:piden B<_OOGPPPKNM
es:pidien lNQPPOPPPPPJ
es:pidier OVPPPPPPPPPL
es:pidio RPOMaGRNPOPR
es:pido OERITOOTOERP
es:pido discul PPPMPPPPPMPS
es:pie RSOOPPPOOPPM
es:piedra TFPNNNONQPOD
es:piensa XPPPPQPPPPOW
es:piensa que PQPPPOQPPPPT
es:piense POPPPPPPPPPN
es:pienso PVPOOYPQPPPO
es:pierda PSPPPZPPPPPL
es:pierde QIOOOOPLRPOL
es:pierdo SZOPPOPPPPPN
es:pies PrPPPNPPPPPR
es:pieza PRPYPOOPPTKZ
es:piezas ONMPPMPPVPPU
es:pila QRPTPPPPTTOK
es:pilar PRPPPPPPPPPR
es:pileta O]PPTNPPPOPP
es:pillas OOPTPPPQPPPK
es:piloto NLPPOOHFPP^R
es:piloto de PPPPPPOPPPPS
es:pincha PNPPPPPPPPPS
es:pinta ~OPPPPPPPPPE
es:pinto OSPPPRPVPPPN
es:piso QREOPNUQRNOJ
es:piso de PRPPPPPPWPPN
es:pisos OPPOPPPUPNXM
es:pizarr QYPOPYPOPPOP
es:placa eONPPUPPPPOS
es:plan PPNSNaMPTQOV
es:plan de PUPPPOOOPPNO
es:planch OMPPPPPPPPPP
es:planil RMPRPOPOOQPJ
es:plano PPPSPPPOPQNV
es:planos PPPQPPPURSTM
es:planta OOGLPPRUPOVO
es:planta de QHOPPRSfOPRO
es:planta es PPPPPPQPPPPU
es:planta hay LhPPPPPPPPPO
es:planta y POPPPPRPPPOP
es:plante QMPPPSPOPPOP
es:planti POPPPOOPPPPU
es:planto TRPPPPPPPPPM
es:plasti NQQPPKPOPPPJ
es:plata KVPJ]jIQPKLJ
es:plata la NQPOwQOOPPPN
es:plataf OOYNMLNOQOOU
es:plataf de PPPPPOPPPPPS
es:platic QPOQOQPQQQPW
es:platic con PPPVPPPPPVPQ
es:platiq PPPPPPPPPPPT
es:playa OIPPOKPPPPPO
es:plaza LPPPRPQOPPPQ
es:plazo POPPPPTPMPPU
es:plazos NNPPPOPPPPPP
es:plena N]PPPOOOPPOP
es:pleno NOOPvOQOPPPM
es:pliego NHhOOQYPPPOO
es:plus UPPPPPPPPPPP
es:po NQPPPNPPPPPN
es:pobre ONPPPOPPPPPX
es:pobrec ONPPPOPPPPPO
es:pobres PSPPPPPPPPPT
es:poco NTOOJRMGJNJK
es:poco como OOTPPPPPPPPP
es:poco de OSPPPOPPPPPM
es:poco la GHOMPFOOOMOQ
es:poco mas QPPPPPPPPPPN
es:poco que PfPPPQPPPPPQ
es:pocos PVPPPPPPPPPR
es:podeis POPOPLPORPPT
es:podemo ETPJOTOfUIeQ
es:podemo hacer PPPPPQPPOPPN
es:poder PNmLPNPJOOMP
es:podes PVOPPPPPPPPS
es:podia TJPPPPPPPPPP
es:podido QPPPPPPOPPPR
es:podria QF]KOYCdK;W_
es:podria dejar PPPPPzPPPPPR
es:podria hacer PP~QPNPPNPPO
es:podria ser PPPPPYPPPPVR
es:poliza PPOMPNKOPOP[
es:pollo SPPPPOPOLPPI
es:pollos ORPPUPTPPPPO
es:polvo JYPOPOOROPOJ
es:pondri OMaMPOOkPLOO
es:pondri primer NOPPPOPRPPPP
es:pone MSELTPOMY?JP
es:pone el [QPPOPPOPPPR
es:pone en OQPPPPPPPPPN
es:pone la OIPMYPPJPKOS
es:ponele OPPPPOPQPPQL
es:ponemo POPFPPOOP@LW
es:ponen PWNLQPPPQPPD
es:poner QOTOPRNOTMJT
es:poner el PQRPQPPPPPPO
es:poner un UOTRPRPSPPPQ
es:poner una PPZOPPPPPPPR
es:ponerl MPPPPQPhPPPM
es:ponerl en PQPPPPP^PPPO
es:pones OPPTPPPPPNOS
es:ponga OQQORPPNPMOM
es:pongal MMdOPN^TPOPO
es:pongam PKPNPPP_POVM
es:pongo JQLZSJJ[OLOH
es:pongo el PSP_PPP]PWOP
es:pongo en MLPROOPTPQNK
es:pongo un OOPVPOPPPTPP
es:pongo yo QKPUWOPNPSPO
es:ponlo POPPPPPVPPPM
es:ponme ONOOPQPVOQQO
es:poquit PYPPOQPOPOPU
es:poquit mas VLPPPPPPPPPP
es:por MK[NF]ONOCMQ
es:por ahi QOPGGPPSPPQI
es:por ahora PPPLOMOPPNOZ
es:por algo OcPPPLPPMPPP
es:por alla PPPPPPPPPSPQ
es:por alumno ONPPPfPPSPPM
es:por cada NKRPPYPPPPPS
es:por caja PPPOPOPPPPPT
es:por centro NOQPPNPPRPPM
es:por ciento TSLSO.NAORLX
es:por cierto OKPPPPPPPPPK
es:por contra PPPPdNPPPPPR
es:por correo NIOUIQPJPVPS
es:por cuanto POPPPTPPQPPQ
es:por cuatro PROTPLPRPPPN
es:por debajo PZPPPQPPPPPS
es:por dia ONQPPNPOPPPN
es:por dios TMPPPPPPPPPH
es:por donde QEPPPQOOLPPQ
es:por dos PLPPQUPQPPPO
es:por ejempl PSPPPNPPPPQN
es:por el OPQHOPPRRJN[
es:por emplea PPPPPXPPPOPR
es:por encima OWPPPPPPPPPP
es:por equipo PPPPPTPPXPPQ
es:por escrit LFMlPMKRUZPM
es:por ese NSPPPzPWMPPO
es:por eso MKK>OOLPP4ON
es:por favor I]O[MPTMNEDE
es:por fin ~KOPPOPPPPPM
es:por fuera PPQPPRTPQPPT
es:por hectar XOPPPWPPQPPO
es:por hora PLPPPIOPVPPP
es:por kilo UTPPPMPPQPPK
es:por la QMRLLLNPPP[P
es:por las PNOPPUPQOPTK
es:por lo RNWNPLPMNNMS
es:por los MQPQOUPQMOLU
es:por mail PPPPPPPPPNPO
es:por medio MQPPPOPPLPPI
es:por mensaj ONNNPPPPPNPS
es:por mes OQPLPeOOPGPR
es:por mi MOPKQPPbPOTM
es:por no PXPPPVPPPPPM
es:por nuestr PPPPPjPPPPPS
es:por otro NOPPPPPPPPPM
es:por person POQPPPPPLOPP
es:por puesto PPPPPTPPPPPS
es:por que JQQNNPPOOPNT
es:por quien VPPPPPPP[PPJ
es:por sector PPQPPPPPPPPR
es:por seis RM]PPPPPPPPN
es:por semana YDPOPOLNPONU
es:por si LPORQNQSOOLM
es:por su OOOOPNPOPPPO
es:por supues PPPPPPPPPPPT
es:por telefo OIPOOMPNPPPJ
es:por todo ROPOPPPPPPPO
es:por todos UJPPPTPPOPPO
es:por tres KKTPPLPOPOPL
es:por trimes PPPPPSPPPPPS
es:por turno OPVPPPPPPPPO
es:por un KRRLMMPPPQPP
es:por una P_POPLPMFPPI
es:por unas VQPPPOPPPPPN
es:por unidad PPPPPXPPPPPQ
es:por uno OOOVPPPPQPPO
es:por usuari PPPPPlPPRPPM
es:por whatsa QFPSOKPOOTON
es:porcen PSPPPSPPQPPO
es:porfa POP~PPPOPPPM
es:porque RAlJNDV@]/*1
es:porque ahora PMUPPPPPPPPP
es:porque antes ROPPPPRPPPPP
es:porque aqui SPRPPOPORPPM
es:porque con ONSPPPPPPPPS
es:porque el R;POQJVPQMLI
es:porque en TGPPPOZTQPOP
es:porque es PRPPPPPPPPPR
es:porque la WONOOQPMSPOP
es:porque las OQPPPSPOPPPO
es:porque lo UNQPPOPPPPPP
es:porque me PKPSPPOPPPOO
es:porque mi ORQPPPPPPPPP
es:porque mis SPQPPPPPVPPO
es:porque nadie SWPPPPPPPPPO
es:porque no OP[OPPPPOPPO
es:porque se PIOPPNPONPPQ
es:porque si OMdVPPPPPPPP
es:porque yo VHPOPOPOPOPO
es:portal O_POPNMMKOPY
es:portal de PdPPPPPPPOPS
es:porter ROP_PTPPPSOP
es:portug QWOPPPPPPPPQ
es:pozo QNPPPPPPPPPP
es:practi QMPPPOPPPPPO
es:precio SOETNbC;NSFM
es:precio a PSPTOIPPPOPQ
es:precio de PNPPPLPPRPPN
es:precio es PPPPPRPPPPPQ
es:precio por TLPYPOPPQ[PO
es:precio y SQPPPMPPPPPP
es:precis OOWPPPPURPPK
es:prefie OYRPOOPPPPPV
es:prefie que OTPPPOPPPPPQ
es:pregun THPNPAKJYPQN
es:pregun a POP_RNPOO[NN
es:pregun en PPP]PPOPP^SR
es:pregun lo OOPMPPPPPKQQ
es:pregun por QQMHQIPGRHPJ
es:pregun que OLOOPPPPePPO
es:pregun si QUOIOPPOYNPP
es:pregun y NMPPPPPPPPPQ
es:prenda POWOPOPPPOPO
es:prende WSPPOOPNPONR
es:prendi PPOOPMPPPOPN
es:preocu OULNNPOMLNOU
es:preocu el OgPPPGPPPPPO
es:preocu es NkPPPNPPOPPQ
es:preocu que PiPPPPPPPPPP
es:preocu un O~PPPePPPPPM
es:prepar PFQ~QNFXO~XT
es:prepar el POP~OMN~PeNO
es:prepar una PPPI[PPPPKNQ
es:presen LRKYPBM]PTtR
es:presen a POPNPPPUPNbU
es:presen yo PPPbPPPSPdaQ
es:presid JPPNSOOKOOPK
es:presid de OOPPTPPPPPPO
es:presio NSPOPPPPPPPR
es:presta QPPNSRONPMOM
es:presum XLPPPPPOPOPT
es:presup GNRPOVWTQVPU
es:presup de PNPRQNbjPRPP
es:presup en PMSTPLPOPVPP
es:preven NVPORLONPPQN
es:previs PPPPPOUPMPPM
es:prima ORPPNBPdPRPT
es:primar OSPPPPPRPPOP
es:primav P_PPPPkPPPPP
es:primer VFLQLTXmPRSR
es:primer a PNPPPPPaRPNP
es:primer ano PPPPPiPPPOPT
es:primer de JOOPPQbMMRPN
es:primer dia PORPPONdPPPM
es:primer en SHONONPmPOUM
es:primer hora PPPNPONPPSPU
es:primer mes PPPOP]OPPNPT
es:primer que ROPPPPP]PPPN
es:primer semana PPPMPPJOPTiR
es:primer vez ZMPPPPPPPPPO
es:primo OJNOPLPLOOOM
es:primo de ONPPPPPPPPPO
es:princi IQQOPNUOPOOQ
es:probad SNPQPOPOPPPP
es:probam OJPLPOPQPLWQ
es:probar PGMNNJO~QOTS
es:probas PPPPPPPPPPPT
es:probe WMOOPOPNPNPM
es:proble MJOPOHPOOPN]
es:proble es PMPPPPPPPPPN
es:probo PPPPPPPPPPPU
es:proces POPPPNPOPPQL
es:produc MPQYSJNNRRPZ
es:profe OOPPPPPPPPPU
es:profes PGPMNQPPMKOK
es:profor PNM_POPWPXPM
es:progra PTOQPCJUOPNU
es:progra de PSPPPPPPPPPO
es:progra no PwPPPPPPPPPR
es:promet OZN]MFNNOYNP
es:promet nada OUP]PPPPPQPN
es:promet que PNPWPPPPPQPO
es:promoc PPPOPOSPPOPT
es:pronto SPPPPOPPPPOP
es:propia OPQPPMPOPPPM
es:propie SPOPXPPPPPPR
es:propio OMPOOKPNRPPS
es:propon NNPVVOOTPUQW
es:propue OQN^OEKROOMT
es:propue de PPPLPPPPPNPU
es:propue para PPPUPNPcPTOP
es:propue por PPNsPPP[PPOQ
es:proseg PTPPPPPPPPPN
es:protec OVPPPPPPPPPP
es:protec de OVPPPPPPPPPP
es:protes PMPPPOPPPPPN
es:protoc OPPTPPP^PcPT
es:provee PPPNPMPONNOS
es:provin OJRNUOPNQMPO
es:proxim NLJPHLLcL?~P
es:proxim el PPPPPPPmPPQP
es:proxim semana PMPRPPOOPOFN
es:proyec OTPPRXPPPPPP
es:prueba OQPNPPOTPNfS
es:prueba con POPRPNPGOOIO
es:prueba de PPUSPOPORROR
es:prueba el PPPOPOPPOP~P
es:prueba en PPPIPNN[PK_R
es:prueba no PQPPTPPPPPPO
es:prueba y PSPPPPPOPOPO
es:pruebe PNPQWPPOPQsP
es:public PPOONPRNOOMJ
es:public en OOPPPOXOPPOO
es:pucha PPPXPPPPPXPX
es:pudier F9~KLKMAMNMP
es:pudist PPPPPPPPPPPR
es:pudo PNPPPOPPPPPS
es:pueblo PPPOOPPNMPOK
es:pueda EK|PMONPPHPG
es:pueda ver PNOPPPPPPPPO
es:puedan OLiPPPPPPPPN
es:puede >QI=MTNLv!Pc
es:puede cambia PRPPPPPPOPPO
es:puede dejar PPPPPOPPPPPR
es:puede hablar PTPPPPPPPPPM
es:puede hacer PWPOPPPPdPPY
es:puede mandar PPPNPOPQNPPL
es:puede pagar POPOPhPMTPPO
es:puede poner POPMPPPPKOPQ
es:puede saber PPPPPPPPTPOQ
es:puede ser NQJOOMOOPNSM
es:puede ver PPPOPOPPTPOO
es:pueden OIPBOIOK~JQV
es:puedes POPRPSPVXPPR
es:puedo URM/PgNPR!Mh
es:puedo dar PPPPPXPPPPPR
es:puedo decir PPPPPOPPPPPS
es:puedo dejar POPOPYPPPNPT
es:puedo ir _PPPPMNPPP_V
es:puedo llamar PPPPPOPPPPJS
es:puedo ofrece PPPPPSPPPPPP
es:puedo poner OLPPPQPOVPPN
es:puedo pregun PPPPPPPPPPPT
es:puente NPPPPMNPPPPX
es:puente de PQPTPPFSPPPO
es:puerta MRPFOKPMGQQN
es:puerta de ONQOPPPOPOPO
es:puerto PJPOPLOPNPOL
es:pues MTKQKMQW2IOB
es:pues ahi MQPOPNPNPNPN
es:pues aqui PRPPPOPPPOOR
es:pues con SPPPPPPOPOPQ
es:pues de POPPPPSPPPPQ
es:pues el PQPOPPPMPPgW
es:pues en MQOPPNQRPPPP
es:pues entonc SSPOPXPOPPPL
es:pues eso SQOPPLKNPPPI
es:pues esta RMPPQRPPPPPQ
es:pues esto qOPPPPPPPPPT
es:pues la OVPPROOPPPPS
es:pues le PPPSPPPPPRNU
es:pues lo PPPNPOTOPOPQ
es:pues los WOPPPPPPPPPO
es:pues me fKPOPPPNPOOO
es:pues mira OLOPPMPRPPQP
es:pues mire [KPOPPPPPOPT
es:pues nada PNPNPOPQPPPX
es:pues no MWOPPPOPPPPS
es:pues nosotr PPPPPQPPPPPV
es:pues por OLPPPOPTPPPO
es:pues que HMMOOMOPOPOK
es:pues si OUSPPMOPNPOM
es:pues una PKVPPOPPPPPN
es:pues ya W@POPJPMPPPO
es:pues yo PRPKPPPOPQ^P
es:puesta NMSOPUVPQOQV
es:puesta en PPPMPPSPUMTR
es:puesto QNSNPQTOONKM
es:puesto de OTPPPPPUQPPO
es:puesto en pMPPP_VOQPPP
es:punta OVPPYPPPPPPN
es:puntit PPPPPPPPPPPX
es:punto TOORLSPOPQOL
es:puntos TRPPPMOPPPOV
es:puntua OUOPPQPNPRPN
es:pura PORPPOPPPPPP
es:puro OLQONJPNPPPL
es:puse RQPPPPPPPPPN
es:pusier ORSOPKPKOOOK
es:pusier el P[PPPPPPPPPN
es:puso SQOORMPNNOOO
es:puso a OWPPPPPPPPPO
es:qr POUPPPPPPPPR
es:que PLZNQXMOHDRD
es:que a RLRNOONONNWN
es:que abrimo ORPPPTRRPPPP
es:que aca MOPPPOPPPPPL
es:que acabe POPPPPZPPPPQ
es:que aguant POVPPOPPPPPR
es:que ahi JNPPPMRPMOON
es:que ahora PUPPPPPOOPPO
es:que alegri PPPPPOPPPPP]
es:que alguie PNPOPOSPPPPQ
es:que antes _PPMOTQNOOTM
es:que aproba PNPJHOOKPOPQ
es:que aprueb PRP]~ROQPQPP
es:que aqui NOPMPOPQPPPM
es:que arranc RNOPMPZPOPPO
es:que asi OSOOPNPSPPPQ
es:que autori OLQOXPOWOOPO
es:que avisar OJ^ONLLOOPPM
es:que avise OOgPPPPOPOPP
es:que bacan PPPPPPPPPPPR
es:que bajar PQPPPNPPPPPR
es:que barbar PPPPPPPPPPPS
es:que bien HOPPNQPNPPNQ
es:que buena ZPPPPOPPPPPT
es:que bueno LNOOPNOPPPOa
es:que cada OPTPPPNOPPPL
es:que calcul OOXPPPPPPPPN
es:que cambia O]PPOLPPPPOS
es:que cambie PROOPNQOPPPP
es:que casual NOPPPPPPOPPJ
es:que cerram POPPPPPNPPSK
es:que cierro OOPPPPPOPPUN
es:que con TQPOOSPOOOPO
es:que conste RMOPTPPPPPPN
es:que consul POXNYQPPPPPQ
es:que contes OQVPPPPPSPPN
es:que conven PPPPRPPPPPPP
es:que corta PNPPkPQOPPPO
es:que cotiza POPWPiPPRPPM
es:que cuando QNOPPPPPPPPP
es:que cuenta TOPPPRPXSPPL
es:que da VLPPNORTPPPQ
es:que dan PNMPPPPPPPPP
es:que dar OPPQ^OLPPPPN
es:que darle YRPPRPPPPPPQ
es:que de QPNPOTPQOPPK
es:que decide NPPPKPPPPOOP
es:que decidi POPPYP[PPPPQ
es:que decir PJOPSOPOPPPM
es:que decirl aNPPPQOPPPPS
es:que despue NPPPTMMOPPTM
es:que dice I]NQVPONPQPV
es:que diga OPLPTQPPPPPO
es:que dijo ZPPPPOPOPPPT
es:que el RPkPRTPENONC
es:que ella NPOPcOPPPRQN
es:que ellos dNSPPPPPOPPO
es:que empeza PRPPPSePPPPR
es:que empiec PMPLPOSTPOUO
es:que empiez POPOPOPNLPPP
es:que en TLPJMPSMQNOJ
es:que entien PQPP[TPPQPPR
es:que entra OOOKUVO^PKRQ
es:que entrar OQOPPPWPRXPL
es:que entre PPPPPPPPPPXQ
es:que entro ONPPPPPPPPPO
es:que era WMNPOQPQOPPN
es:que es NMLTSSX[SSR;
es:que esa NXPPPPPPPPPP
es:que escoge PRPPPPPPPPPP
es:que ese POSQPPXOPPPN
es:que eso QNbJTLPOLNOQ
es:que espera PMOPTOPOPPPR
es:que esta OTNNPQPNPHTO
es:que estaba OXOPPNPOLPOL
es:que estamo NPOPPPQOPMPP
es:que estan ORPNPPPNONPQ
es:que estar P>NHSLkBIMKJ
es:que este QLOKPQdHOONQ
es:que esto NTPPSMPPPPPO
es:que estoy NOPPOOPQPPPK
es:que falta PQPRPOOOPQPP
es:que firma OHNPQOOPPPPH
es:que firmar OQOVKQOvWPPP
es:que fue ONPPPOPPPPPU
es:que funcio LT^OPRPOPPPO
es:que gusto TPPPPPPPPPPV
es:que ha RGPPPPPPPPPR
es:que haber POUOPPPPPPPR
es:que habia VPPPPPPPPPPR
es:que hablar PNUPOPPPPPPQ
es:que hable OQZPPPPPOPPN
es:que hace OKPPPOPOPPPS
es:que hacemo PPPPPOPPPPPT
es:que hacen PPPPPOPPRPPU
es:que hacer JPPQPMQRQOPO
es:que hacia SSSPPPPPPPPP
es:que haga OMOPPPPPOPPO
es:que hagamo PPOPPOPPPPUP
es:que hago MUPPPNPOSPPM
es:que hasta QMPPOPUPPPPR
es:que hay QRPGOPPPPPQS
es:que haya PPFPPQOPPPPN
es:que hicier ROTPPPPPNPPO
es:que hizo SNOPPOPPPPPQ
es:que hora OTOPPLPPUPOO
es:que hoy RRRNPOPOPOPN
es:que hubier PPTPPPPPPPPS
es:que hubo PPPPPPPPPPPU
es:que iba ^PPPPRPOPPPN
es:que imagin SNPPSPPPPPPM
es:que imprim POSPPOPPPPPR
es:que ir PQOPOPPOPPPN
es:que la PPKQQNPPNQMN
es:que las POVRPJPPOPOP
es:que lastim PNPPPPPPPPPR
es:que le TOMOQGLPQ=OI
es:que les QONLPPPNPLNU
es:que lindo PPPPPPPPPPPX
es:que llamar POWPPPPPPPPQ
es:que llega PPPPPPRPPPPQ
es:que llegan VOPPPPQPPTPO
es:que lleva NRPQCKPNPQPQ
es:que llevam RSPPPPPPNPPJ
es:que llevar POVPPOPPSPPM
es:que llevo N[PPPQPPPOPN
es:que lo QPOLONMMLNRU
es:que los NZTROPOQOQOU
es:que luego OPPPQDQIPPQM
es:que macana PPPPPPPPPPPT
es:que manda PMPN:QPRPPPO
es:que mandar OQSPPPPdXPPN
es:que mandas UUPPPPPPPPPN
es:que mande NNZOPPPOPPPP
es:que maneja OXPPPOPOPPPO
es:que maquin PPPPPPPPPPPS
es:que maravi hPPPPPPPPPPR
es:que mas NNKNH7NSPOU_
es:que me KSZP@QJGPQ([
es:que menos OLUPPPPPPPPO
es:que mi OULOQQONPPOO
es:que mirar PRPPPOPPPPPR
es:que nadie PYOPNQPPQPPS
es:que necesi LSRRPKPePPPR
es:que ni OQOPMMPPPPPT
es:que no UMKTQVTOQFVK
es:que nos ZVOOLOPPPPPO
es:que nosotr SNPPPPPPPPPT
es:que nota PPPPPOPPPPPU
es:que nunca QOOPPNPPPPPO
es:que opina POPPQNPPYPPS
es:que os ONRLPLOPPLOP
es:que otra OdPPPPPPPPPQ
es:que paga MRPOQOPPPOPO
es:que pagan ROPPP]PVPPPQ
es:que para PUPQPCPKOOPL
es:que parece RLPPPOPPPPPN
es:que pasa OQHOHOPLXPLK
es:que pasar PXPOQOPOPPPT
es:que pase PMPOQMOOOSNR
es:que paso POQPPNPPQPMU
es:que pena PNPPPNPPPOPa
es:que pide POiPPPPPPPPR
es:que piensa PVPPPOPPPPPR
es:que poder POVPPPPPPPPO
es:que pone QPPOkPPNPPON
es:que por QRPKP^KTMMPL
es:que precio POPPPuPPcPPG
es:que pregun JROOUKPPPPOT
es:que pudier PO^PPPPPPPPO
es:que pueda POLPPPPiTPPN
es:que quedam PPPPPPPPPPPR
es:que quede PKQPPPWPPQPP
es:que querai PPPOPRPPPORW
es:que quiera PPPNPPPOPOOV
es:que quiere P_NNOPPOMOOM
es:que quiero LRNPPOPUSPPO
es:que recono ZOPPPPPPPPPO
es:que resolv OPPPPPWPPPPP
es:que resuel NNPPtOPPPPPN
es:que rico OUPPPPPPPPPP
es:que sabe PSPPOPPPPPPW
es:que sale PQPQOVP]MPOK
es:que salen OTPPPPPPPPPP
es:que salga RPMNOPPRPOPO
es:que salio PSPPPOPPPOPR
es:que saque PPdPPPPPPPPP
es:que se OPXJNONQLLJN
es:que sea SaNOSPTOPNGN
es:que ser OMQOPNTNSPNN
es:que si NNTNaKSSODPR
es:que sigue PLPPPPPZTPPO
es:que sin NOOQXPPPPPPO
es:que solo PPQPPPPPQPPN
es:que somos PP[PQOPOPOPP
es:que son ;QMMONLePOPJ
es:que soy OQPPSPPOPPOQ
es:que su O^PPPPPPPPPO
es:que suelta PLPOwMOMPOOO
es:que suena NPOPPOPOPPPN
es:que tal OMPOPGOQMPQT
es:que tambie HPRPPPPPPPPO
es:que te QNOQFKOPONO^
es:que tendri PNPOONRQPPPS
es:que teneis YPPPPPPPPPPQ
es:que tenemo PCOOPRXLPPPF
es:que tener OJQPONVNPPOO
es:que tenerl OPPPPP_OOPPP
es:que tenga ROMMPPNOQOOW
es:que tengo OKPSOMOQPROL
es:que tiene PQMITJPPGNNQ
es:que tienen OXPPPOPPPPPU
es:que todo PMPPPOPPPPPO
es:que trabaj PQPQPQPUPPPR
es:que trae PPPPPPPPPPPS
es:que traiga PLRVPOPOOOPP
es:que trajer OQUPPPPPPPPP
es:que tu JVOPPOPOPPPN
es:que tuvier PO]PPPPPPPPP
es:que un OZOPPXOOQOPQ
es:que una P[OPPOPOPPPQ
es:que uno PTMPPOOOPPPR
es:que usa RMPPPNPPPPPP
es:que usan PPPPPPPPPPPT
es:que usted XTOLPOPPPMQN
es:que ustede [O^OPTPOPPPT
es:que va SNPMOCPKLOOP
es:que vale TNPPPRPPQPPM
es:que vamos ONPPQPQQPPPP
es:que van OPPPPTPQJPPL
es:que vaya PPPXPOPZPP^[
es:que ve PPPPPPPPQPPS
es:que veas POPXPPPPPWTP
es:que venga MJLsPOOKMaLG
es:que vengan OQXPPPPPPPPO
es:que vengo RSPPPPPPPPPP
es:que veo YNPPPPPPPPPP
es:que ver OORKOPPOPOPV
es:que vergue PPPPPPPPPPPR
es:que verlo PPPPVPPPPPPT
es:que viene GNLPIQLNOcfY
es:que vienen ONPPPOOOPPPO
es:que vimos ZPPPPOPPPPPP
es:que vinier PRQPPPPPQPPM
es:que vino [OPPPPPPPPPO
es:que vive POWO^PPOPPPO
es:que ya NWOPPUOSOSTR
es:que yo ZOOPIPPIIJQG
es:queda OSOGJPJRTNOW
es:queda con fOPOPVPPPOPP
es:queda el PNPPPPPVOPPP
es:queda en OOOOP_OOPQOV
es:queda la POPPPPNPPPPQ
es:queda sin PPPPPPPPQPPN
es:quedab zLPPPUNPPPPP
es:quedad OPPPPPPPPPPS
es:quedam PXOMPPK[PPLQ
es:quedam el PPPPPPOYPPeQ
es:quedam en PQPPPPPOPPPV
es:quedan POPNPPQQPOPR
es:quedar IVORNdPQUQLR
es:quedar en P_POP^PPPNPR
es:quede VKPPPOSOPPPO
es:quedo WROPOOESKSMV
es:quedo a PWPPPPPPPPQT
es:quedo con PNPOPOPiPVPV
es:queja SNPPPPPPPQPP
es:quejan MOPPPPPPPPPK
es:quema O]PPPOPPPPPO
es:querai PPPNPRPePNRV
es:querem @MPLNPXjPNMG
es:querer NWPPPPPPPPPO
es:queres ULOOPNPPOMNO
es:queria PNSJOLMQQJM]
es:queria pregun OPPPPPPPjPPR
es:queria que POwPPOPPPPPQ
es:queria saber PPPPPPPPPPPR
es:querri PK_QPOPRPPOR
es:queso POPPPOPPPOPL
es:quien RXQVPMNPUW@S
es:quien autori PPPRMPPPPQPP
es:quien da PPPf[PP~PfPR
es:quien es QNPPPPPPNPPL
es:quien firma POPOPPPUPQRO
es:quien la RZNPOPPNTOOO
es:quien las PPPPPPPPPPPR
es:quien le PQPKPPPRRMPN
es:quien lo PUPKOQOLZNNK
es:quien los OZPWPQPPIPPO
es:quien mas PPPOPOPPZPMO
es:quien me Q[OPPPPOTPPL
es:quien respon POPPPOPPVPPL
es:quien se XPNOTOPPQONQ
es:quien te PPPOPOPPPPPR
es:quien va PSRPPNPPLPPO
es:quien viene POPPPPPPSPPP
es:quiene PPPPPEPPSPPS
es:quiera NOLJQNGMPKM[
es:quiere OUNLO6OPLLPR
es:quiere que QQNMPOPONOPS
es:quiere ver PUPPPOPPPPPR
es:quiero C[NY;Q]cQRKI
es:quiero es NPROPPPYPPPP
es:quiero meter OPPPPPPkPPPO
es:quiero que NRPOPZQJPOPO
es:quiero ver LQVPPQPNPPQN
es:quieto RKPPPPPPPPPO
es:quince SLKNPWlQJOVR
es:quince de MKNNPQ[POPOG
es:quince dias ^KPMPQUPPJPQ
es:quince minuto PQPPPPPRPRYO
es:quince por [PPOPLPPPOPQ
es:quince que PMPPPOYOPPPO
es:quinie OMPUPcP]PPLd
es:quinie novent PPPPPlPPPPPS
es:quinta YOcPPPPPPPPS
es:quinto YQQOPNPPPPPO
es:quique PfPPPPPPPPPQ
es:quisie L=~GOKPQMMOR
es:quisie que NL]NPNPQOPPQ
es:quita JQONONPMPOPF
es:quita el JXPPPRPPPPPO
es:quita un PMPPPKPPPPPK
es:quitad VRPPPPPPPPPQ
es:quitam POPTPOPPQPPM
es:quitan UQPPPPTWPPPO
es:quitar ZTOMOQPNPNPJ
es:quitar el [^OPPPPPPPPL
es:quite VNbPPPPPNPPO
es:quito aIPWPYOOPsPZ
es:quito la ^PPPPSPPPPPO
es:radio FPQNONPLOMOI
es:ramiro PTPPPOPPPOPO
es:ramon PNPQOOPPPQPT
es:rampa RRPLPOPTPROQ
es:rancag POPPPPPPPPPM
es:rapidi UKRPPOPPPPPR
es:rapido [POLRKQLNMOR
es:rapido que cOPPPOPOPPPO
es:raquel POPYPOPPPQOR
es:rara PNPPPPPPPPPS
es:raro OOTOPOPPPPPN
es:ratito PPPPPPPPPOPT
es:rato LNUTPKPOQSPL
es:razon UGPKOPPOPLOZ
es:razona oNPPPlPOPPPO
es:real PSYPPPPPPPPQ
es:rebaja PQPNPHPPPOPQ
es:recarg PPPOPdPlOZP[
es:recepc OPPPOPOPOQPM
es:receta WE[OPFPOTOPM
es:recibe PQPPPKPPQPOR
es:recibi OMRPPOPPPPOO
es:recibo SQPQOXQIQNNT
es:recien OPPPPOSOPPPK
es:reclam WQOPPQPOPPON
es:recoge QJRVLMPPRSLV
es:recogi XORXPPPPPXQT
es:recojo PPPRPPPPPOQU
es:recome OSPOQOYRPQMQ
es:recono ZPPOOPPOPOPL
es:record ZHRJPLMOPOOU
es:recort TVPPPPPPPPPO
es:rector OILQjNOTPQOL
es:recupe WLPQPLPPPQPT
es:recurs OOPO_RPPPOPQ
es:recurs humano OOPObSPPPPPP
es:red OQROPLPPPNPY
es:redond ONPPPNPPPPPQ
es:refacc OOTPPPPPPPPJ
es:refere PPPPPMPPQPPR
es:refres PNWPPQPPPPPP
es:regala QSUOP]ONOOPM
es:regalo SPOPPVPNOOPN
es:region PPPOPSPdPOPU
es:regist JUJROHKNUPNR
es:regist de PPPQPPPPQPPR
es:regres PNNNMRUVOXJU
es:regres a ONPPPPPOPPPO
es:regula ONPMPNPPPJQU
es:rellen OMPQPOOOPPOR
es:reloj RPPPOPPPPOPR
es:remolq TKPPPMPOPPPQ
es:remoto POTQPOPPPQPQ
es:renova PaKQNQPNO@LZ
es:renta NJPPPRPQPOOQ
es:rentin PPPPPePPPPNR
es:renuev OQPQPLYPPOOQ
es:repart QMPNIFQIOONR
es:repasa SPPPPPPPPPQQ
es:repeti TNPNPPPPPNQR
es:repeti la ]OPMPPPPPNPQ
es:repone PNPPPNPPTPPQ
es:report QQQPOPLOOPPY
es:report de ]QPPPOPPPPPR
es:reposi POcPPRPPPPPM
es:repues PPPPPWOO_PPM
es:requis PPQMPPPPPLPR
es:rescat UROPPQPPPPPP
es:reserv UOTcISJyO]LT
es:reside PPRKQGPPNPOS
es:resist RKPPPQPPQPPQ
es:resolv PRPNOPQUPQPN
es:resolv antes PPPPPPVPPPPP
es:respal PVPPPPPPQPOQ
es:respet QVOOP[PPPQPN
es:respet el POPPPTPPRPPO
es:respir XLPPPOQPOPPM
es:respon UPPSPIOKVPKH
es:respon de PPPRPPPPPQPP
es:respue PPPjPPPPPTNU
es:restau OPOPPOOOPPRP
es:resto OPPPPSOSPPNO
es:resuel OBOPhQTIPPIN
es:resuel el PNPPYNROPPOO
es:resuel en PPPPLSWPPPPQ
es:result ]PPOPQOOPMRT
es:resume PPPMPPPPPNOR
es:retard XOPPPPPPRPPN
es:retira PPPaPPOPJ]ON
es:retiro POPXPPPPPONM
es:reunio QHOOSMPQPONI
es:reunio con SOPNPPPQPMRP
es:reunio de QPPQUPYRPQIM
es:revent RPPPPOPPPPPO
es:reves SPPPPPPPPPPP
es:revisa QKOROLPOPWS]
es:revisa con PPPPPPPPPXPQ
es:revisa el PPPRPPPPPPRQ
es:revisa la PPPPPSPPPPPQ
es:revise POPOPPPPPPPR
es:revisi PPPPPNPPQOPS
es:reviso PPPaPPPPPZNS
es:reyes LTPOPOMOPPRJ
es:riego PPPPPPPPPPPS
es:riesgo P[QOPRPPPPPY
es:rigo OQPPPOPTRPPM
es:rio QQPOPOPPPNPS
es:risa TNPPPOPPPPVP
es:roban KTPPPPP[PPPM
es:robo NNPPPRPPPPPP
es:robos PhPPPPPPPPPQ
es:robot N]OPOOPPPPOR
es:rocio PPPNPPPSPPPR
es:rodado PPPOPPTOPPPP
es:rodill TPPOPOPMPOPL
es:roja NMOPPPPPQPPL
es:rojo OQPOPQOOSOPO
es:rompe SQOPTJPOQPPN
es:romper QWPPPPPOPPPN
es:ronda POPRPNNOPSvP
es:ropa PIPPPOPPPPQQ
es:rosari PMPNPRPRPPPJ
es:rotaci ORPPPPPPPPPN
es:roto RPQPPOPPPPPQ
es:ruben PRPPPQPOPPOO
es:rubro NJPPPgO[PPPK
es:ruedas ONUOPNPOPPPP
es:ruido PQHMPMOPOJPM
es:rut PPPdPPPPPPPU
es:ruta PPRNPNOOOMPV
es:ruta de OOPPPPPPPPOR
es:rutas POPOPOPQLPPR
es:sabado MVOPPKTSLKQS
es:sabado a PQQKPPOPPNLW
es:sabado que PfPaPPPPPXRR
es:sabado se POPSPOPVPOPL
es:sabado y PRPOPPTPPOdP
es:sabana QVOOPOPNOPOK
es:sabe @MMLCRMGLLMF
es:sabe de PQPPPPPPPPPS
es:sabe donde MPPPPPPPNPPK
es:sabe que PPPPPPPPSPPR
es:sabeis bPPPPUPPPPPS
es:sabemo POQPPEPMOPPN
es:saben QOPPPQPPSPPL
es:saber YPNKMMPISFMQ
es:saber como PPOOPPPPeMPR
es:saber que PUPPPPPPPPPM
es:saber si RNRPPOPPOPPP
es:sabes QMNPOQPOOPOP
es:sabia RONPPOPPPPPM
es:sabiam TNPPPPPPPPPO
es:sabria OQPPPPPPPPPN
es:saca ONOQOMMPQOOL
es:saca el SPPPPPPPPPPQ
es:sacamo PPPQPPPPP^OR
es:sacan PRPOPPPOPPPQ
es:sacand RMOPPPPPPPPR
es:sacar ORVMONOKPNOM
es:sacar el POWPPOPPPPPO
es:sacara NMgPPPPPPPPP
es:sacarl UZPPUMPPPPPP
es:saco USKSPBOQQXHK
es:saco de XPPPPOP^PRPP
es:sal MQQPPOPOPPPL
es:sala LPPNNNPOOOPR
es:sala de OXPPPPPPPPPO
es:salas OPPPPPPYPPPR
es:saldri PPPPPpPPUPPN
es:sale OOOJNgS]OORP
es:sale a NOPMPQPPPKOQ
es:sale con TOPPPQPPPPPN
es:sale de PPRPPPPPPPPR
es:sale el POOPRQQQPOOU
es:sale en McPOP]POQOOS
es:sale la RPPNPQPXPNPS
es:sale mas MVPPPSPPPPPQ
es:sale por PPPPPUPPSPPL
es:sale un PQPPOPTPPPPO
es:salen TUQPNRPOPQOS
es:salen con SUPPPOPPPPPM
es:salen de OPQSPPPOPPPP
es:salen las PPPPPPPPPOPU
es:salen los PSPPPPPPPPPS
es:salga PISROOPQORPR
es:salgan PbNPPPPPNOPQ
es:salgo OPPPPPRONPQO
es:sali ZOPPPPPPPPPO
es:salia PROPPOPPPPPK
es:salida PQRQOPOMPPIO
es:salido SSPPPPPPPPPN
es:salier PMQPPOPOOPPN
es:salimo SNPPPPPPPPPK
es:salio UVKNRNPPNMOM
es:salir PVQOOQQOSPPO
es:salon OOOPPPPPPPPS
es:salud OOPPPPPSOPOQ
es:saluda NPPPPPPPPPPK
es:salva VNPPPSPPPPPO
es:salvo YOPPPXPPPPPQ
es:san RPJFPGXHOLNK
es:san jose PMPOPPdOPPPM
es:san juan RQOPPPPPPPPN
es:sanita PPPPPORPaPPQ
es:santa GOLNNPQPOMRC
es:santa que PNPPPPUPPPPN
es:santia QPPPPQPOPPPT
es:santo PRPPPPQPPPPP
es:santos OWPOQOQQPOPN
es:saque PH^OOOPRPOPN
es:sat PPPPPOPPRPPQ
es:satisf ~OPPPPPPPPPP
es:se OSMIJOSEPO?J
es:se a QWPPPPPPPPPP
es:se abre PTPPPPPPPPPV
es:se acaba PQPNOJUOPOPP
es:se acaban ]OPPPPPPPPPM
es:se acabo YSPPPOPPPPPP
es:se acostu OLPPPPPPPPPN
es:se acuerd OLQONMPPNPPM
es:se agrade WMPPPRPPPPPP
es:se ajusta PPPPPPPPPPPR
es:se apaga PXPPPPPTPPPO
es:se arma [NPNPPUPPMPQ
es:se arregl PPPPPPPQPPPT
es:se borran PRPPPOPPPPPR
es:se cae OLPOPNPOTLNQ
es:se cambia PPPPPGPPUOPT
es:se carga PPPPPPPPPPPR
es:se cierra LWQOOOWOPOMP
es:se cobra OPPPPhPPQPPR
es:se come NPOPPOPNNPOK
es:se compra MROPWXPPTPPJ
es:se conect POOPPOPPWPPO
es:se corta NRPOPOPPPPPO
es:se cuelga TOPPPPPPPPPO
es:se da PQPPPUPPPPPP
es:se de NPPPPPPPPPPN
es:se decide PPPPPP]PPPPO
es:se demora OZPOPPUPPOPP
es:se descue PPPPP[PPVPPU
es:se enferm MNQPPOPTNPPO
es:se entera QJPPPNPPOPPS
es:se entien tNPPPNPPPPPN
es:se equivo POPP_PPPQPPO
es:se escuch PNPPPPPPPPPP
es:se esta QLUPPPPPLPPM
es:se firma PPPPPOP^RPPQ
es:se fue HOOPPMPNPPPI
es:se fueron R]PPPRPPPPPN
es:se guarda PPPPPOPPPPPT
es:se ha PXQPPNOOPPPN
es:se hace PPPNTNQLNOOW
es:se hizo ORPPPNPPPPPO
es:se jubila OJPPPPOPPPPN
es:se juntan PPPTPOPLPSRP
es:se la PMQ}OTPQPyOV
es:se las OPP_OPPNPUOS
es:se le OOKIMPPNOJOQ
es:se les PPPNPHLOPOPO
es:se levant HRPQYOOOPPOP
es:se llama JPNPMLPLPPPQ
es:se llena OWPPPPaPPPPL
es:se lleva NMPPPVPPQPPK
es:se llevar NQPPPPPPPPPO
es:se llevo cQPPPPPOPPPM
es:se lo QRLlMQSWQpX_
es:se los RPOXONOQPUMO
es:se mantie POPPPZPPTPPP
es:se me ZNPNKOOOPOIA
es:se molest PUPPPPPPPPPN
es:se monta PPPPPPXPPOPT
es:se mueve RLPPhPPPPPPR
es:se mueven PRPPPPPRPPPR
es:se nos NKNIPOMFKJNI
es:se nota TKPPPPPPPPPQ
es:se olvida PTPPPOPPPPPP
es:se os P[PPPPPPPPPP
es:se oye QOPPPPPPPPPT
es:se oyen PPPPPPPPPPPN
es:se paga PBOOP^OQcNPQ
es:se para PPPPPOOPPPPR
es:se pasa PNPPPPPPPPPP
es:se pierde PLNPPPPORPPM
es:se podria POPNPOPPNPPT
es:se pone LPOONNPPVOOT
es:se preocu PMPPPOPPPPPU
es:se public MMPPPQYOPPON
es:se pudier OMjOOOPNPPPO
es:se pueda NOmNPPOMKLPM
es:se puedan PO[PPPPPPPPO
es:se puede KQH!OYON^=Hj
es:se pueden PNOLPMPOjNPO
es:se que PMKOOPOOPOPU
es:se queda N]POOROUQQPN
es:se quedo NfPPPPOPPPPM
es:se quejan MOPPPPPPPPPK
es:se rompe TRPPPOPPQPPN
es:se sabe LPPPPOPPPPPM
es:se si SQMQOMPPOQPW
es:se siente PPPPPOPPPPPR
es:se tarda PNPPPNcPPPPP
es:se te PNPPPQPPPVPK
es:se toca OKPPPOiPPPPO
es:se toma POPPPORPPPPP
es:se traba OYPPPPPPPPPO
es:se trata POPPSNQPPPPS
es:se usa PRPPPPQPPPPP
es:se va NWNMLMTJQJLE
es:se van VPPOPPPPOOOP
es:se vaya RQOOPPPPPPPQ
es:se ve MKKFNFLJKHKB
es:se vence PTPPSQaPPOPL
es:se vende UPNPSPPPPPPO
es:se vota OKPObORNPOQO
es:sea RdLRPRVOMONO
es:sea antes PPPOXPrOPPPO
es:sea el UVSPPPPPPPPN
es:sea que QbPRPQOQPNOY
es:sean PPPPQPPPQPPR
es:sebast POPYRPRQPPPP
es:seca ONPPPPOPPPPQ
es:secado PXPPPPPPPPPS
es:seco NQQPPPPPPPPM
es:secret SQOVOOQLQRON
es:sede PMPXOPVSPUMT
es:sedes NNPPPSPcSOPL
es:seguid ORPPPOPPPPPR
es:seguim OKPNNNPvPNUS
es:seguir NMPPPMOPPPOO
es:seguir con PTPPPOPPPPPQ
es:segun PFPNNUPPNRNV
es:segun el POPPPVPPPPPP
es:segun la PPPPPMPPPPPR
es:segund OYOOP[TSTGPP
es:segund piso SOPPPO]PPPPN
es:segund que POPPPPPUPPPO
es:segund semana PPPWPPPPRO^Q
es:segund semest PUPPOO}OPPPN
es:segura PaPPP[PPPPPO
es:segura de PaPPPgPPPPPM
es:seguri MWPYPINNPQOM
es:seguro ONNPOGPOWPH_
es:seguro de PPPNPOPPWNPT
es:seis QPPRN^QVPOOa
es:seis de PTPLPQPWPJOM
es:seis meses NRSOPYHOPOOQ
es:seis mil QJPPOIPUPOPP
es:seis y POPOPQXPPPPW
es:seisci POONOTPOPMOP
es:selecc PRPPRQPPPPPQ
es:sellad PP]PPPPPPPPT
es:sello NPQPOPONPNPL
es:semafo NQPPPOPPPPPR
es:semana OMOSJL~ROY][
es:semana a PPSPPORPPMMR
es:semana con PSPPPNYPNONN
es:semana de PPOPPMMPPTmP
es:semana en PPPPPPMPPPPQ
es:semana le PPPUPMPPPTSQ
es:semana para PPPNPPPPPOVR
es:semana pasada FNPNQROQPONO
es:semana que PIPKPPHEPtnQ
es:semana santa MNMNOPQPOMQI
es:semana se PPPOPQTPPLPQ
es:semana y [TOPPMHPPSQH
es:semest OSONOSlOLONS
es:sena PTTON^ReSONV
es:senal PSSPORLRPRTP
es:sencil PcPPPPPPPPPY
es:senor OQMDPQLNODOT
es:senor de PGOPPPPOMPPI
es:senor que PTNPPQPOPPPN
es:senora QMLNUHGRHPQW
es:senora de UOPPPOPPNPNH
es:senora no PRPPPPPPPPPO
es:senora que OPOOPNPNPPPN
es:senora y OQPQVPPTPRPN
es:senori OOPQNOOQMNN;
es:sensib P^PPPOPPPPPP
es:sensor LOXOPONOVOO[
es:sensor de PPPPPPPP_PPR
es:sensor en PPPPPPPPQPPR
es:sentad XQPPPPOOMPPN
es:sentam PPPPPPPPPP^M
es:sentar NPPPPPPPPPPO
es:sentid OOPOPNPPNOSQ
es:sepa RQKNPPPOQPPO
es:separa NJPRPVKpQPQT
es:sepas PNPOPPPPPOPM
es:septie ORPPPLNCOQPM
es:ser PKOJNQUNQBRM
es:ser antes PPPPPPfPPPPP
es:ser el PSPNPOPPPORV
es:ser en PPPOPPQPUPPP
es:sera HWOPQKPOOPPF
es:seria PNqCNPTMNOON
es:seria bueno PPbPPPPPPPPO
es:seria de PRPPPPPPPPPS
es:seria la ONePPPPPPOPP
es:seria lo PPWPPVUPOPPO
es:seria un [OSPPPPPPPPQ
es:serian PPPPPXPPPOPY
es:serio PMPQPJONRKPM
es:serios PPPPPOPPPOPR
es:servic PPQPOTOOQOQ]
es:servic de PPPPPPPPPPPT
es:servic no PPPPPPPPPPPR
es:servid MUROSNPOQOOX
es:servid de PPPPPPPPTPPS
es:servid en PRVPPPPPPPPU
es:servir OHbPPOPPPPOQ
es:sesent OPQNJ^PPOTAO
es:sesent dias OZPPPcRPRPPN
es:sesent por PPPPPHPPPPPS
es:sesent y OONPOYPPMRKN
es:sesion MPPRPMUPQPPT
es:sesion de PPPRMPTTPQPR
es:seteci OUPPPTPOPOPS
es:setent P_JNPVRPOOMT
es:setent por VRPPPLPPPPPN
es:setent y NPPPQOSOPPOT
es:si SLVIQTRURKMI
es:si a NQVPOVQZOOOM
es:si acaso OPMNPLROPOOO
es:si con NONOSQPSPNO]
es:si da POPPPPNRPPOQ
es:si digame PPPPPPPPPPPN
es:si el QQP<RPPNULMG
es:si ella PNPPUPPOPPPP
es:si en LQNMPOPOZOPV
es:si entra OOPPPTPZPPPP
es:si es YOPPOUPOJONO
es:si ese POPPPNPTPYPR
es:si eso PSOMPLOPPOOM
es:si esta RJOPPSPPPPOP
es:si esto POPPPP[ePPPO
es:si fuera ^RPPPOPMPOPO
es:si hablo PPPPPPPPPPOS
es:si hacemo PPPPPQPPPPIR
es:si hay PITPOQOOPQRE
es:si hola PPPPPPPPPPPI
es:si la NGPJOLMSRNPF
es:si las OWNOPRSPWTPP
es:si le QOWSOTOQQTPN
es:si les POPSPPQNPQLR
es:si lo PGGKOOPZPLMS
es:si los GVPQOLNPQOOZ
es:si me QLPNOONSPQQV
es:si no =SSQQKRRPNRY
es:si nos SPPPONOaPPOP
es:si o LHSPYLSMITOP
es:si os ROPLPUPNRMPP
es:si para OTPPPOS]PPOO
es:si pasa PPPOPPPPPPPS
es:si pero LUPOPQOPOORQ
es:si por OMQOPIPNPPPS
es:si porque POPPPPgPOPPP
es:si pudier ONmPPPPPOPPP
es:si puede PROUPQPRPPOP
es:si que QPOOPPPPOPUK
es:si quiere PQPONNOIPNPQ
es:si sale PLPKPOPVPRPJ
es:si se PRPQOMPPIQOU
es:si senor ONPPPNPPPOPW
es:si senora POPPPPOXPPTP
es:si si ILNOQNPNONPF
es:si son PPPPPTPPPPP]
es:si te NRPOOQPHRNVM
es:si tengo PQORPMOOPSPQ
es:si tiene OQO_PQPQPPPP
es:si tuvier PRaPPPPPPPPO
es:si un LO[PPNPQUPNK
es:si uno PSPPPOPPQPPO
es:si ustede SPTOPRPOPRPP
es:si va PPPPPPPPPPPT
es:si viene RKPPPOPOPPOQ
es:si voy PPPPPPPPPO[S
es:si y _QLQ^QPJONNX
es:si ya PHOPPQPPPPPJ
es:si yo OCPOMPPOPMPN
es:sido QLPPPPPPPPPQ
es:siembr OLPXPOdWPPPO
es:siempr eLPJHNQ8NEHJ
es:siempr el ONPPPPPPPPPN
es:siempr hay PMPPPPPPPPPR
es:siempr la UOPPPOPPQPPT
es:siendo OTPPPWPOQPPK
es:sienta NJPPPOPPPPPL
es:siente OPPNPNPUPOTR
es:siento JPOMPNP~PS_Q
es:siento en POPOPPPaPOkM
es:siento mucho PPPPPPPPPPPR
es:siesta PPPOPPPMNULM
es:siete PPIQONKLRRIM
es:siete anos PSPPPNPPPPPS
es:siete de O[PMPNNOPMNQ
es:siete mil PQPNPUPPPQPQ
es:siete que PPPPPPPPPPQR
es:siete y LPLOTNPMPOPO
es:siga OPPPPPPPPPPG
es:sigo OZPPPOOOPPNQ
es:sigue CeMMPVPPONGS
es:sigue en PPPPUPPPPPPT
es:sigue siendo P_PPPUPPPPPM
es:siguen RPPPPHPPPPOM
es:siguie QQOPTORQOPPP
es:siigo NOPPPPPPPPPS
es:silenc YRQPPOPONPPN
es:silla NQOSOSPQPWPN
es:sillas OKOPPQPOPPOP
es:sillon OPPPPSOTPPPS
es:silo SXPPPPOPPPPQ
es:silvia PPPPPOPfPOPT
es:silvin PPPPPPPPPPPU
es:simpat PYPPPQPPPPPR
es:simple PWPOPNOOPOPS
es:simula NMRPPNPPPPOX
es:simula de POVPPPPPPPPU
es:sin aFaTPSQSRTUb
es:sin avisar OPPPPOPPPPPK
es:sin cargo PPPYP~PPPSPS
es:sin compro PTPXPIPPPRRS
es:sin conexi POPPPPPPQPPN
es:sin costo PPPPP}PPPOPX
es:sin el OOPPPOPPPPPR
es:sin eso KQVQPPPPPPPO
es:sin falta PPPQPPOPPmXR
es:sin intere PPPPPsPPPPPU
es:sin intern PPKPPPPPPPPK
es:sin llamar XKQPPPPPPPPM
es:sin prisa PNPPPPOPPPPS
es:sin proble PPPOPIPPPOPU
es:sin que _MQPRKPOUPPK
es:sin recarg PPPPP~PlOePV
es:sin senal PPPPPPPPTPPM
es:sin tener SPNPPPPPPPPP
es:sincer PrONONONPNPN
es:sincro PPLPPPPPPPPW
es:sindic PQOOJOOOUPON
es:sinies QNPQPLPPQQPV
es:sirva PPRPPPPPPPPQ
es:sirve YOSPNQPQQPOK
es:sirve para hNPPPOPPQPPK
es:sirven NXOPPOPRPPPP
es:sistem N]SPOKJGORK[
es:sistem de NOPPPNPPPPPQ
es:sistem le PPPPPPPPPPPS
es:sitio PUOOPIPMWNPK
es:sms OPPPPPPPWPPQ
es:sobra ]MONPfPUONPO
es:sobrad RPPPPPPPPPPR
es:sobre NOOROLNNPQOR
es:sobre el MPPOPNPPOOQS
es:sobre la PPPPPOPPPPPR
es:sobre todo ONPPPNPPPPPN
es:sobrin QQNXNFPMOROM
es:socia PQPN_OPTPOPR
es:social PXPPPPPPPPPQ
es:socio RIPHZQNORPRS
es:socios QOPQaNROKRKP
es:socios y PPPS_OOOPSPM
es:softwa PO[POPPPPPPR
es:softwa de PPWPPPPPPPPS
es:sol SPJNOCLNJNPC
es:sol y PKPPPMPPPPPM
es:sola OPUORQPQQJIY
es:solar PPRPPPPPPPPS
es:solare PPPPPPPPPPPS
es:solas RMPPPSPPYPPR
es:soles NRPPPlPSPOOZ
es:solici POPRQPPWPaOQ
es:solito PNcOPMPPPPPQ
es:solo QAg>PQGGQEGd
es:solo a OOUOPPPUPOPP
es:solo con VMPPPOPPPPPR
es:solo cuando QQUPPPPPPPPO
es:solo el MNUPPVPOPQOW
es:solo en PPPPPLPPPPPR
es:solo la OORPPMNPYPPS
es:solo los PPePPSPPPPPR
es:solo por TNPPPRPOPPPQ
es:solo si PPNPPPPPPPPP
es:solo y mOPPPPPPPPPQ
es:solo ya XMPPPPPPPPPO
es:solos VPPOONPOTOOO
es:soltar NPPPUTPPPPPN
es:sombre PNPPPPPOPPPN
es:somos -JO@[LOFN;DJ
es:somos la PSPNVPPPPLPV
es:somos los NOPOPOPPOOO^
es:somos tres PMPPaOOOPPPO
es:somos tresci PWPPPPPPPPPO
es:somos un PLPPPPPPPPPN
es:somos una MJIPPPQOPPOJ
es:son CQH!QPUSQ!DW
es:son a PPPPPQPPPPPU
es:son ciento PPPPPPPPPPPS
es:son cinco PPPPQOSPPPPR
es:son cincue PPPPPURRPPPR
es:son como PLPPPMPOPPPO
es:son cuaren POPPPZPRPPPT
es:son cuatro PnPPQaQPPOPZ
es:son de ONPOPHMQYPQK
es:son dos LUPPPOTOOPPI
es:son doscie POPPPRQPPPPT
es:son las OYPPPLPOPPPP
es:son los DOLLPKNZOLPQ
es:son mas PTPOPRPPPPPQ
es:son mil POPPPXPPPPPS
es:son muy TMRPPPPPPPPR
es:son ocho PPPPPQWOPPPR
es:son propio PPPPPPPPRPPN
es:son seis PPPPPOSPPPPR
es:son siete POOPaPPPPPPP
es:son todos P]PPPPPPPPPP
es:son treint OXPPPTPUPPPM
es:son tres PMPPPLQPPPOU
es:son tresci POPPPUPPPPPO
es:son unas RNPPPNPPPPPO
es:son veinti PXPPPNP_PPPO
es:sonaba nLPPPPPPPPPO
es:sopa PRPNPPPPPOSO
es:soport OeGPOLNLPPNQ
es:sorpre hOPPPOPOPPPP
es:sos VOPPPSPPPPPO
es:soy KQAJOMQKG<BX
es:soy de MPPPPOPNPPPO
es:soy el NNOOMNPOPPPQ
es:soy franco PQPPPPPPPPPN
es:soy la NQPNUOOKPOOP
es:soy sincer QPPPPOPPPPPN
es:soy yo GOOOtQNPMOOH
es:stock PPYRPOPPPPPO
es:su ONOOPEWQOQQV
es:su casa ROOPPPPPPPPL
es:su esposo PPPPPPPPPPPS
es:su gente PRPPPPPPPVPT
es:su herman PPPOaPPPPPPQ
es:su hijo PPPPPPPPPPQR
es:su lado RLPPPPPPPPPO
es:su movil PPQPVPPPPPPP
es:su nombre PNPPTPPPPPOP
es:su tiempo OSPPPPPPPPPN
es:suba POOOPPPRPOtJ
es:subcon PNQPPLPORPPM
es:sube ZQPNOYNLQMOZ
es:sube un PPPPPVPPPPPR
es:suben NOPOPOOOPOPQ
es:subido NZPPPPPPPPPS
es:subier QRPPPTPPOPPO
es:subimo PXPPPOPPPWPM
es:subio UOPPPIPOPPPL
es:subir XSLPPSPORSPH
es:subirl TNPOPPPSPQTP
es:subo PSOSRMOPPQhY
es:subo a POP_PPPXPUKS
es:subven NLPRNYPNPQLQ
es:subven de PPPRPTPUPTPO
es:sucurs OPPPPPQWPPOQ
es:sucurs de PRPPPORPPPPP
es:suegra MPOPONPOPPPR
es:suegro ONPPTPPOPRPP
es:sueldo OQPPaxPPQPPS
es:suele PPPOPMQPPOP]
es:suelta NOOPhJNOPMNO
es:suelta el OPPOaNPMPOPN
es:suelto OLYOPQPPQPPP
es:suena UROGNENLMGNN
es:suena a NiPPPNPPPPPQ
es:suene PN^PPPPPPPPN
es:sueno PTPPPQPOPPPN
es:suerte PJPOOOPPPNOQ
es:suerte con PPPOPOPPPNOV
es:sufrir PPPPPZPOPPPL
es:suma PQPPPRPYPPPN
es:sumamo PNPPPOTdPPMQ
es:sumamo a PPPPPPYxPPLQ
es:sumar POPPPOPePPPO
es:supe VOPPPPPPPPPR
es:super TPOPOOPOPOPL
es:superi PRPOPOPQPOUO
es:superm SPPPPPPPPPPO
es:superv PKPNSPPOPNeS
es:supues PPPPPPPPPPPT
es:sur PNPPNVPPPPPM
es:sus OMQQH>NPNOP[
es:suscri PPPPONRPPPPS
es:susto OOPPPQPOPPPI
es:suya QLQOPPPOPOPP
es:suyas OUPPTPPPPPPP
es:suyo NTRMNPOLQNNI
es:suyos PPPPPPPPPPPR
es:tabla PPQRTOPOPNOP
es:tabler RI^MOOPPPOPU
es:tabler de SOPPPPPPPPPT
es:tablet OXSMLQOMOOOT
es:tablet en QUPPPPPPPPPR
es:tacos TNPPPPPPPPPM
es:tal PQQOGSNPKOQ^
es:tal cual PPPPPOPPPPPS
es:tal la PPPPPPPPPPPR
es:tal si PPPPPPPPPP_Q
es:taladr OUPPPQPOOPPK
es:talla MPWPPPPPPPPO
es:tallas POQOPPPPPNPP
es:taller PPPPQ;MOSQMV
es:taller de RPPPPPPPPPPQ
es:taller en PPPPPPPPPOPR
es:tamano OPPPPOOORPPQ
es:tambie 8SdQMCHVSIIC
es:tambie a POPXPQPPPPPP
es:tambie con PMPTPOPPPUPQ
es:tambie el OORMPNPORPOQ
es:tambie en PNTPPOPQXPPL
es:tambie era McPPPPPPPPPP
es:tambie es PWPPPPPPPPPK
es:tambie hay PPPPPPPPPPPS
es:tambie la NH[NOPOcQOOQ
es:tambie lo PPPSPOQRPPPP
es:tambie los QRPPPOPQUPPJ
es:tambie me NSOPPOPNOOPN
es:tambie nos MMOPPPPOPPPO
es:tambie para POSPPPPNPPPQ
es:tambie que PK_PPPQRKPPO
es:tambie se OSVNPPPPPOPR
es:tambie si PPPPPPPPPPPR
es:tambie tiene PMMP]OLPPPPQ
es:tampoc QIOOONNOOPPM
es:tan QgNPPOPGNPPP
es:tanque N[POPPMORPOR
es:tanto CNIPTQPPQPOP
es:tapa MjSPOMOOOPQV
es:tarda OQNPPL]PZOOU
es:tardan OQPNPNPPPMPO
es:tardar NPPPOOPPPPOP
es:tarde UQOSK9POMTOK
es:tarde el PRPQPPPPPSPP
es:tarde le PPPPPPPPPbOS
es:tarde se POPQPPPPPPPN
es:tarde te PPPbPPPPPdPS
es:tarde y OSPOPPPTOOON
es:tardes PMPPOOPPPPOV
es:tardo NUPPPPPPPPNQ
es:tarifa NRRPPNPJOPOX
es:tarima ONPPPQPPPPPL
es:tarjet QOSPPPOMOPOR
es:te PLQbRXCNLsNT
es:te acuerd PMPPPOPPMPPK
es:te avisa PXPPPPOPPPPR
es:te aviso OPPOWOPOPMPL
es:te compar PPP[PPPPPTPL
es:te contes PPPRPNPPPSOS
es:te cuento NMPPPPPPPOPN
es:te dejo OJPKPDPNPRNR
es:te digo R]PUORPQPNRJ
es:te doy PPPOPPPOPNQS
es:te entien PPPPPNPPPOPS
es:te escuch PPPPPPPPPPPM
es:te espera PMPOPOPMPOzJ
es:te gustar PPPPPOPPPPPR
es:te hago OOPNP[P]QHOJ
es:te haria PPPPPRPPPPPP
es:te he PQ^PPPPPPPPP
es:te la POP[QXPWOoOP
es:te las PPPzPPPbPkMQ
es:te llama PPPPPPPPPPPR
es:te llamab PPPNPNPPPNOY
es:te llamo PPPMPOOPPOSU
es:te llega PPPTPPPPPQPS
es:te lo TPRNPSQNLPPH
es:te los POPOPSPUP~NF
es:te mando ONPYOPPLPLPL
es:te marco PPPHPPPPPJ~S
es:te muestr PPWPPPPPPPPO
es:te oigo LOPPPPPPPOPN
es:te parece PPPOPOPPPONU
es:te paso PPPgPRPNPXOJ
es:te pido PPPNPNPSPMPR
es:te pillo PPPPPPPPPPPR
es:te prepar PPPIPOPPPPPQ
es:te puedo PPPOOVPPPNOU
es:te quiero POPaPPPPP[PU
es:te saco PPPkPPPPPhPN
es:te sale PPPPPOPPPNPR
es:te soy QbPPPOPOPOPO
es:te tengo PNPPPQPVRPPM
es:te va POPOPQPPPTPP
es:te veo PPPPPOPOPPPS
es:te voy QKOKPQPOPIPI
es:techo PQOIOOQMPHPL
es:teclea OMPNPPPPPNPP
es:tecnic PQObPLMCPPQb
es:tecnic a PPPNPPPPPbZQ
es:tecnic de PPPPPOPPPMSR
es:tecnic el PPPIPPPPPGAT
es:tecnic en PPPPPPPPPPPT
es:tecnic que PgPPPPPPPPPQ
es:tecnic y PPPPPPPPPPSO
es:tecnol RPPPPPPPPPPR
es:tela SLPOPOPORPQM
es:tele NOPPPOPPPPPN
es:telefo QRNQNMIPPPOI
es:telefo de PJPtOPPZPQPR
es:telefo que TQPPPPPPQPPP
es:tema PNOLNHPONMOS
es:tema de ONPNPMPPPOPW
es:temper SLUNOKOOROOQ
es:tempor QOLQQONPPRGL
es:tempor alta PPPPWPOPPPPR
es:tempor de RNPNPPPQPNPN
es:tempra NANONLHHPL~M
es:tempra que PMPPPPPPPPLO
es:temuco PLPOPOPOPPTK
es:tendra OKOPOQOPQPOI
es:tendra que PNPONTPOPPPN
es:tendri MPbULNZLPJTU
es:tendri que NKdULOYLPK?W
es:teneis PMQUPQRO[RFc
es:teneis en PPPRPOPPoQOO
es:tenemo COMKPSNROH1T
es:tenemo el PNPPPPPPPPPQ
es:tenemo en PPPPPPQPQTPN
es:tenemo la ROPPPPPPPPPQ
es:tenemo o POPPPTPOTPPM
es:tenemo oficin PPPOPLPPPOOS
es:tenemo pero PPPOPPPPPOPT
es:tenemo que ONOPZPQOPPPN
es:tenemo un OPPOPPOUPOPV
es:tenemo una PRPPPOPPPPPV
es:tener OPQRCQ]APQKL
es:tener para PPPPPPPPPPPR
es:tener que OROSPQPOPPPQ
es:tener un OLQPPP^PPPPN
es:tenerl NNPMPNZQNNLN
es:tenes PUPTOITPPVP]
es:tenes que PWPPPOPPPVPQ
es:tenes razon PPPPPPPPPPPR
es:tenga QQKQOPPPRNMU
es:tenga buena PPPPPPPPPPPT
es:tenga en PTMTPPRSPPPO
es:tenga que VROOPPPPSPPM
es:tengai PUPQPPPVPPPP
es:tengan PPPPPPPTQUPQ
es:tengo NUIRPSOYOSA7
es:tengo a OOQPPPPJPOOO
es:tengo aqui OKPPPPPUPSQN
es:tengo client ORPPPPPPPPPQ
es:tengo dos TSPPPPPPPPPN
es:tengo el LPNQPTPSOPOP
es:tengo en RYPOQQPOPOOS
es:tengo la PPOOPQMONUOP
es:tengo para OOPPPO]OPPPQ
es:tengo que RMCQTPHUUOMJ
es:tengo tiempo PjPPPPPPPPPP
es:tengo un MRPPPNPNPPOM
es:tengo una HOPPPQOQPPMO
es:tengo veinte OMPPPRPUPPPP
es:tengo yo POPPSPPfPPPO
es:tenia ROKMNQNMOONO
es:teniam Q[OOPQOOOPPL
es:tenian ORPOPOPOPPPM
es:tenido [FOPPMOPOPOQ
es:tenido que fPPPPPPPPPPQ
es:tercer >UMPPOPPPODP
es:tercio PNPPROPPPPPP
es:termic UOPPPPPPPPPQ
es:termin NVJAQHZOPCSR
es:termin de PSPPPPPPPPPQ
es:termin el ORPOOOcNPOOP
es:termin en PTPPPPOPPPPO
es:termom PNiOPPPPPPPP
es:terraz SOOPPOOPPOOR
es:terren PQPOPPOOPN^X
es:tesore PMPRMPPZPPPM
es:texto SO[PPPPPOPPU
es:ti JPPNPLPOPMPO
es:ti te PSPPPPPPPOPN
es:tia NOPONPPNPVNM
es:ticket PRMTPOPPPTPR
es:tiempo PXQNFIPLTNCX
es:tiempo real PPhPPPPPPPPQ
es:tienda QQROPMPROOPO
es:tienda de OYPPPPPRPPOM
es:tiendi SPPPPOPPPPPO
es:tiene PQMUbELEOV;M
es:tiene el NGNSPPNQTPMN
es:tiene en PVPJPQQPPLOU
es:tiene fecha PPPQPPPPPRPQ
es:tiene la PBOM_MOLOULV
es:tiene que CGQMrHQLPJEN
es:tiene razon PPPPPOPPPPPU
es:tiene sentid PPPPPPPPPPPS
es:tiene su ONPOMPPPPOPV
es:tiene toda PPPPPPPPPPPR
es:tiene un RKPPPOPPPPPR
es:tiene una OMPPOOPPPPPN
es:tienen LUPOPMPBRP>_
es:tienen algo PPPPPRPPWPPN
es:tienen en PPPPPQPPYPPU
es:tienen que QRLOPLQOLPOP
es:tienen un PPPPPPPPOPPR
es:tienes RQOnPFHPOtFh
es:tienes el PPPUPOPPOVKQ
es:tienes en PPPSPPPPQaRQ
es:tienes razon PPPOPPPPPPPU
es:tierra QQOPOPROPPPO
es:timbra PPPPPOPPPPPR
es:timbre OMPTPPPOPSPN
es:tinca POPSPOPWPRYO
es:tinta OPPPXOPPOPPM
es:tintes TOPPPPPPPPPQ
es:tinto ROPPPOPPPPNM
es:tio SHOOPPPPPPPI
es:tipo PNPOPQPOPONR
es:tira PMPNRMPRRPPT
es:tirado rLPPPRPPPPPO
es:tiran O~PPPPPPPPPP
es:tiro SPPSPPPOPSPO
es:titula QNOPQPWPPPOP
es:titulo PWPPPOPPPPPU
es:tlaque NOPPPPPXPPOP
es:toalla L_OPPOPPPPPM
es:toca DQOMPOUOPLOM
es:tocar ObPPQPSPPPPO
es:tocar la PSPPSPPPPPPR
es:tocari PNPPPP[PPPPQ
es:toco QPTOPNSOPOOR
es:toda PQOINHNMJGOT
es:toda la PQPONKNOLOOT
es:todas P4PPOMPSPP=T
es:todas formas POPSPPSPPRPS
es:todas las PJPPOPPTOPOS
es:todavi LNHOPPIOLPLT
es:todavi no LOOPOKNPPPPU
es:todo NROFMOPLRL=G
es:todo a RLPOPPPNPNPM
es:todo el TNPLJOOQOSOP
es:todo en PNPNPQOMPQOP
es:todo eso ONPPPQPPPPPS
es:todo inclui PaPPPDPPPOPO
es:todo junto ONXPPNPPPPPP
es:todo lo MRLLOFPLMLNU
es:todo y NMPPPLTPZPNT
es:todos GRUNPUQPLRNF
es:todos en PMPPPPPPPPTP
es:todos lados [NPPPQPPPPPS
es:todos los NNMPPOPJPPNO
es:todos modos PNQTPPQPPTOQ
es:toldo RMPOPTPPPNPS
es:toldos POPPPRPPPPPS
es:tolva POaOPPPPPOPN
es:toma JWOHZK_MOJON
es:toma el PQPPTPYPPPPP
es:tomar PPPPPPPPPVON
es:tomas PNPPPOPPPPPM
es:tomo HPOPQLPQOPON
es:tomo nota PPPPPNPPPPPP
es:tonela RMQTPQMLRSOM
es:tonela de WOPOPPOPPPPN
es:tono PPPPPPPPPPQS
es:tonter ]MPPPPPPPPPP
es:tope WPPNO]PNPOPS
es:tope de OQPPPQPPPPPU
es:toque RPUOOOPOPPSN
es:torneo PNPOPQVOPPPQ
es:tornil MSPPPOPOPPPL
es:toro POPPPPPPPPPM
es:torre QPPPPPPOPWPO
es:torres PPPPPNPPPPPN
es:torta QPPPPOPNPPTP
es:tortil PKQPPPPOPPPP
es:total PSPRPOPSPOPQ
es:traba OSPPPPPPPPPO
es:trabaj OPOMRHRNP;DU
es:trabaj ahora PPPPPPPPPPPR
es:trabaj con PJOQOAOQPOOP
es:trabaj de PPPPPOPPPPPT
es:tracto KRPNPPPJINPM
es:traduc PNPOPOPNPQPQ
es:traduz OOPPPPPPPPPN
es:trae ILSSQDLPPPJK
es:trae el POPTQPPYPOPR
es:trae la NOPP^PPPPPPN
es:traeme PMPWPPVVPVSP
es:traemo KCPMONONONfO
es:traen ORPQOQMPPNMS
es:traer QMTOTNQRPPPO
es:traes POPTPPPQPN]H
es:traete POPKPPPLPOVK
es:traiga KNiXJPNYJHYG
es:traiga el PMN_PQPVPOcM
es:traigo PNOLNTP]QK[P
es:traigo a PPPOPPPTPOpQ
es:traile POPPPPPPPPPS
es:trajer MPcPPOPOPPPO
es:trajer una OQUPPPPPPPPP
es:trajo QNPPPPPPPPPK
es:tramit OSPOPPNMQOOM
es:tranqu ~OMINANQMSQT
es:transf PPPXPSSTTWOM
es:transp OPPPPQPRRPPQ
es:transp de PPPPPPPPVPPP
es:trasla PPPPPPQPPOPS
es:trata OMPPbMVPPPPS
es:tratam OOOPPOPOPPOR
es:tratar ONPYPPPPPPPP
es:trato PQPMPOPPPPPP
es:travie PPPPPPRPPPPP
es:trazab PORPPPPPPPPP
es:trece OPPPPOONKPQH
es:treint QRNEPWZKRHAT
es:treint anos OQPOPLNOPOPN
es:treint de ORPNVRCMRKNP
es:treint dias RTPPPSUPPPPS
es:treint por MNPPPbPPPPPV
es:treint que POPPPORPPPPN
es:treint y QPGMPXROPNIT
es:tremen SLPMPGOPPNPP
es:tren UOPPPOPPPPPO
es:tres QYLMQTNONNSM
es:tres a N_POPMQPPOQS
es:tres anos NSPOPTOKPOOR
es:tres con PPPPPXPPPPPT
es:tres de JSNMPNPPPMHJ
es:tres dias TPPPPN]PPPPQ
es:tres el PPPOPPPPPNrT
es:tres euros PPPPPYPPPPPP
es:tres horas OQPPPNOPPNPO
es:tres meses OXPTPZKPOPNR
es:tres mil NVPOPZPKOOPQ
es:tres por ONPOPYPPPPRR
es:tres que OSPPPPPPPPSL
es:tres semana PNQMPLqOPIMV
es:tres socios PMPPvOOOPPPO
es:tres veces QNOOPPOMOPOL
es:tres y LSOWOVOYPPTM
es:tresci BOMIK]LROIMJ
es:tresci mil PPPPPNPQPPPN
es:tresci novent PPPPPcPPPPPS
es:tresci veinte PQPPPNPPPPPK
es:tresci y PPPPPVPPPPPO
es:trifas PPPPPOPPPPPS
es:trimes RPPPLeKQPOLV
es:triple VOPPPOOPPPPM
es:triste NMPPPPPPUPPM
es:tu QNPKPLSRJHQG
es:tu a ROQOPLPQPPWO
es:tu me ROPPPWPOTPPO
es:tu no OQPPTOPPPPPM
es:tu o PPPPPPPPPPPR
es:tubo ObPPPQPPPPPK
es:tumba NLPPQPPPPPPN
es:turist TPUPPOPOPPPL
es:turno OSUGKMOGPBPN
es:turno de PRPNPOPNPMTP
es:turnos NDRPPMOOOPNV
es:turron OLPPPPPPPPPJ
es:tuve HyNOPMPJNPPM
es:tuve que N~PPPOPOOPPO
es:tuvier MPiMPLOQNOOQ
es:tuvier una POxPPPPPPPPP
es:tuvimo BQMOOQMLNNON
es:tuvimo que OTPPPPPPPPPO
es:tuvimo un OLPPPPPPPPPQ
es:tuvo jPPPPPPPPPPU
es:tuya SPQPPPPPPPPR
es:tuyo WLPOPRPPPNPL
es:ubicac PPPVPPPOPPPQ
es:uf OPTPOSPPPOPb
es:ultima OOPOPNNQPNNU
es:ultima palabr PNPOVPOQPOPP
es:ultima semana POPQPPQTPPNP
es:ultima vez WOPPPPPPPPPU
es:ultimo OPOQQPTNPNIP
es:un LLXMCF;DOM;I
es:un abrazo PPPPPPPPPOPU
es:un amor ]NPPPPPPPPPR
es:un ano PPOMQWGPPQOT
es:un archiv PNPPPOPOPPPN
es:un aviso MQYNPPPOPOPO
es:un boton OMaOPOPOPPPS
es:un cafe NNPPPPPPPPOM
es:un camion SOPSPNPPOSPP
es:un caso PPPVPPPPPPPQ
es:un chico MSPPPPPPPPPP
es:un clavo PPPPPPPPPRRP
es:un client QRMOPLPZSOPT
es:un codigo PPPPPPPPPPPS
es:un contra MWPPPNPNPPPP
es:un correo OOLOPPPPPPPO
es:un cuader IGPPONPOPPPO
es:un cuatro PPPPPOPPPPPS
es:un curso PPPPPPPPPPPS
es:un dedo dLPPPOPPPPPQ
es:un desast SPPPPPPPPPPO
es:un dia QQQHPPNPPIPG
es:un diez OYPOPPPPPOPT
es:un doming YNPPPPPPSPOO
es:un enlace PPPVPPPPPUPS
es:un equipo POVPPPPPPPPQ
es:un excel PNNPPPPPPPPO
es:un frio LLOMPGNPPNPP
es:un gato QNPPPPPPPPPQ
es:un grupo NSQPPOPPPPPO
es:un horno OOPPPPPPPPPN
es:un inform OMNQVPPPPQPO
es:un instru POPSPPPPPUPR
es:un juego WPPPPRPPPPPP
es:un mapa OTRPPPPPPPPQ
es:un mensaj TPTPPOPPOPPP
es:un mes OWPNTOP_ROKN
es:un metro PPPPPPPPPPPW
es:un millon PWPPPiPQPPPS
es:un minuto QNPPPNPPNOON
es:un modo POTPPPPPPPPN
es:un monton ZONPPJPOPPPS
es:un muchac OPPPPOPNPPPM
es:un nino OQPPPPPPPPOM
es:un papel MOPOMOMNPPPS
es:un perro OdPPSPPPPPPO
es:un peso VPPPTNQPPPPK
es:un piso ORPPPPPPPPPO
es:un poco ORJONSOKLOLO
es:un poquit QVPPPRPOPPPQ
es:un primo NPPPPPPPPPPQ
es:un proble PZPPPOPPPPPO
es:un quince kPPPPSPPPPPR
es:un rato PPPWPPPPPVPP
es:un resume PPPNPPPPPOPP
es:un sabado NRPPPQPPPPPN
es:un seis POPPPPPPPPPS
es:un senor OPOOPQPOOPPL
es:un sensor OObPPNPPPPPQ
es:un servid PPPPPPPPPPPR
es:un siete PNPPPPPPPPPO
es:un sistem ORPPPNPPPPPP
es:un sol VJPPPNPPNPPK
es:un solo UKOQPOPOPPQP
es:un susto PPPPPOPPPPPM
es:un tabler ONaPPPPPPPPP
es:un tecnic PPPUNPPPPRNW
es:un telefo P[PPPPPPPPPQ
es:un tope PPPPPePPPPPR
es:un treint NSPPP_PPPPPO
es:un tres O^PPPUPPPPPP
es:un veinte MRPPPYPPPPPS
es:un veinti QNPPPOPPoPPP
es:un vierne PhOPPPPPPPOM
es:una NMVNC@IFIJQI
es:una a PVPPPOPPPPPR
es:una alarma PN]PPPPPPPPO
es:una bolsa NPVPPOQPPPPP
es:una caja PLPPPPPPPPPO
es:una camara NZOPPRPPPPPL
es:una camion PNPPPPPPPPPP
es:una charla PPPPPPPOPOMP
es:una chica MPPPPQPOPPPN
es:una clase [PPPPOPVPPOQ
es:una con SNPPPOPPPPPL
es:una consul NSPPPPPPPPPL
es:una cosa RNOPQOPOQPOJ
es:una cosita OOSPPPPPPPPO
es:una cotiza PPPWPOPUPPPP
es:una de POPPOOOQOPPS
es:una demost PPPPPPPPPPRO
es:una discul PPPPPPPPPPPV
es:una empres QOPPPPPPPPPV
es:una en MFOPOPPOPPON
es:una factur UNSPPPPOPPPP
es:una ficha PPPRPPPPPSPP
es:una firma PRQPPPPPPPPO
es:una foto JSPOPOPPOOPO
es:una funda ROYPPPPPPPPP
es:una hoja KMNRQQPOPSKP
es:una hora RPPcPOOPQZPQ
es:una idea POPPPOPPPPPR
es:una libret NKPPPPPOPPPO
es:una lista OQWPPNPPPPPR
es:una llamad PPPPPOPPPP[P
es:una manana qLPOPOVPPOPN
es:una maquin PXMPPPPNQPPO
es:una maravi cONPPPOPPPPQ
es:una mas PNPPPNPOPPPN
es:una muestr P]PMPPOPPLPR
es:una nota PPSPPSPPPPPT
es:una obra POOPPPPRPPZQ
es:una pantal OPWPPPPOPPPO
es:una parada RKPPPPPPPPPO
es:una person VPPOPNPPPMOU
es:una pizarr OOPPPPPPPPPM
es:una propue PPOUPMOyPJLQ
es:una prueba PPSMPMONPNQT
es:una puerta POPPPJPOPPPM
es:una que NJaOPOPMPPVM
es:una reunio PPPOPPOQPOqO
es:una se MPOPPPPPPPPO
es:una segund PPPOPOOPQP[P
es:una semana QTRSPLjKJPQP
es:una senora PPONPMPOOPPJ
es:una sesion PPPOPPPPPNUT
es:una sola OPPPRPOMPONW
es:una tabla OQQOZPPPPOPP
es:una tarifa POWPPKPOQPPQ
es:una ventan PMmPPPPPPPPO
es:una versio PO_QPPPPPQPP
es:una vez =POQONQfMRON
es:una videol PPPPPOPOPPcQ
es:una visita PPPOPOPWPN^R
es:una vuelta POPNPPPPPMVQ
es:una y PUPPPPPPPOOW
es:unas QMONJIf=JMQI
es:unica OPQPPOPPPPPR
es:unico OnINMIQJMNMH
es:unico que EjLONLPMOPPJ
es:unicos PPPPPPPPPPPV
es:unidad ORPTO[NNPPO[
es:unifor ONROPLPVPPPU
es:univer NNPPPRPUPPPP
es:uno PRUQQHPKOIND
es:uno a POTPPOPPPPPV
es:uno con NO|MOPPLPNMT
es:uno de JNQPPISNMNPF
es:uno el SaOQPPPRPQRO
es:uno en PPPPPNRPPQPW
es:uno es ORPPPPPPPPPN
es:uno la NPPPPPPPPPPN
es:uno mas SMPPPIPOPPPN
es:uno por QPOSSOPOPPPN
es:uno que TUMPPPQPOPMK
es:uno se NPQOPOPOMOPQ
es:uno solo PPPPPOPPTPPS
es:uno tiene ONPPPPPPPPPO
es:uno y QMOPTPOPPPML
es:unos ;MOMKOQKMJOH
es:unos cuaren POPPPQPRPPPM
es:unos quince PPPOPPcPPOPT
es:unos tresci PNPPPNPPPPPO
es:urge POQOPOPRPPPP
es:urgenc PMPPPNPWPPPP
es:usa POLOIMPMNOOQ
es:usado PPPPPMPPQPPR
es:usamos PHOPPNPPQPPM
es:usan MRPOLFNPPOO]
es:usando PPPPPPPPPPPT
es:usar OVOOOPPOLOOO
es:usarlo VOPPPNPSQPPP
es:usas PPPPPOPPPPPR
es:use PPOQPOPQMPPO
es:uso VOOPPQRUPPPP
es:usted NTMLOBAVCLSO
es:usted a PMPTPPPzPR}M
es:usted como PPPPPPPPPPPR
es:usted es PQPPOOPPNPPI
es:usted le RPPPPPPPPOTO
es:usted lo PNPOPOPPPPPM
es:usted me PNPPPOPVPPPS
es:usted no OPVPPPPPOPPL
es:usted o PPPPZOPPMPPU
es:usted que PPPPQPPPPPPR
es:usted sabe PLPOPQPOJOPL
es:usted ve PPPPPPPPPPPT
es:ustede QPVMASOT_RQC
es:ustede como POPPPTPPPPPQ
es:ustede en TOPNPNPPPNSR
es:ustede es PSPPPPPPPPPO
es:ustede no OOUPPNPPPPPR
es:ustede o OLOOPLPOVPPI
es:ustede para PPOPPPP~RPPN
es:ustede se OXPPPPPPPPPN
es:usuari ENMRNZKTOOIQ
es:usuari a PPP^PQPVPOPR
es:util XNPPPOPPRPPJ
es:uy QPOSHONMOSM]
es:uy no POPPPNPPPPPS
es:uy que ORPPONPPPPPO
es:va PUJRQUTIPPPb
es:va a TYMLaRR<PN;K
es:va aparte PPPPPKPPQPPT
es:va bien HRPPPNPNPO]L
es:va con NGMOPPMXSOOO
es:va de PRPOPoPPPOLP
es:va el MYPPNKPOMPQP
es:va en PIPPONPOOPNX
es:va inclui PPPPPOPPRPPO
es:va la NOORPPOOSQPO
es:va por OLPNP_OOQNOQ
es:va sin PPPPP[PPPOPU
es:va un P[PPPPPPPPPS
es:vaca NPQPPPPOPPPN
es:vacaci NGXJPPtJPOKN
es:vacas N^PPPPPOPPPO
es:vacio OPPPPPPPPPOU
es:vacuna LPRPOPPPPPPR
es:vais POPPPTPPVOOQ
es:vais a POPPPlPP^PPN
es:vale QRFURQRNPR@9
es:vale lo OPPVPNPPPUPK
es:vale mas SOPPPOPPPPPP
es:vale pues PPPPQTPRPPPR
es:vale un pNPPPPPPPPPR
es:valeri PPPPPPPPPPPT
es:valida PNPPOOPPPPPN
es:vallad POPPPMPPPPPM
es:valor PNPPPyPOROPM
es:valvul POPSPQPPPRPM
es:vamos SUOIPMVZCSWJ
es:vamos a OVQIPPWNFPOL
es:vamos con PPPPPPPQPWRO
es:van PZCPR^ONKMRJ
es:van a O_JKQQLOPKOI
es:van con PPPPPPPPPPPR
es:van por POPRPTSPRQVU
es:van y ONPPPOPPPPPO
es:varias TQPPPPPPPPPN
es:varios OVPPPOPPPPPM
es:vas PPPOOOOPNLPT
es:vas a PRPPPPPPONPQ
es:vaya SOEPPGP_NLSa
es:vaya a PNPPPPPQPPPP
es:vaya el PVPPPPPPPPQP
es:vayan PQPOPPPWQMOM
es:ve R?LIPJLLN=US
es:ve en PPPPPPPPPPPS
es:ve la JJOJOPNOOKMV
es:ve ni KRPPPPPPPPPP
es:ve su PPPPPPPPPPPR
es:ve todo bPPPPPPPWPPN
es:vea OPOOONP_P]ZQ
es:vean NMPOPMPXPOaP
es:veas ONPVPPPOPVSP
es:veces NPEHNQ:;FKGD
es:veces a VOPPPNPPPPPR
es:veces en NPPPPcPPPPPN
es:veces por LQPPPPPPPPPP
es:veces se QPPPPOPPPPPN
es:veces y QYPPPOPPPPPN
es:vecina OSOPPOPOPPPP
es:vecino KSMMOPNJNMOM
es:veinte LNPQP^PVOTVQ
es:veinte a POPOPMPPPPPO
es:veinte anos OOPPPNPOPOPN
es:veinte de PMPTPQRUPTNO
es:veinte dias PPPPPPhPPPPQ
es:veinte kilos POUPPPPPPPPN
es:veinte mil OKPPSWPSPOPT
es:veinte minuto PPPOPNOOPNPP
es:veinte por OPPNPCPTPLQL
es:veinte y MPOOPPRLPROR
es:veinti LSP@L]]SRTO^
es:veinti a POPPPPPPPPRN
es:veinti con PPPPPRPPPPPR
es:veinti horas ONRPPQLPPOPV
es:veinti mil OUPPPeOQPNPQ
es:veinti por NOTPPNPPPOPQ
es:veinti y POOPMO]OPPPM
es:veis PPPPPNPPPPPU
es:vemos MJNLOJQRNOOU
es:vemos con PPPOPPPPP[WR
es:vemos el PPPNPPOSPLGV
es:vemos en PPPRPPPPPQWQ
es:ven PNNGOKPSPS^^
es:ven el POPMOPOiPQSQ
es:ven la PPPPPPPPPTPT
es:vence MQOJPPXJOLON
es:vence el NQPMPPhMPOPL
es:vence en POPPURGPPPPS
es:vende OUINPPPMPOOG
es:vended QRPLPOOPPOPO
es:vendem PPOPPNPORPPM
es:venden NNPPPUPPQPPK
es:vender NIPOPMPOPPOR
es:vendi OOPPPoP~PPPO
es:vendid [NPPPPPP[PPQ
es:vendie OYPPPNPOPPPN
es:vendim PNOPPPUPPPOQ
es:vendio N[PPPOPPPPPK
es:vendo OXOOPNTRPNPP
es:vendri LN^PPQPRPPOM
es:vendri bien PPMPPPPXPPPP
es:venga HROWJNHUOWN<
es:venga a POPOPPPOQOUL
es:venga con PNROPPPOPPMO
es:venga el POPMPPPQOMwJ
es:venga y POPPPPPPPPVN
es:vengan NQSPPPOMPOPM
es:vengas OQPNOPOTPRzH
es:vengas el PMPOPPONPS_J
es:vengo OQONPMOOPPPN
es:veni PRPPPPPUPOQO
es:venia MOOOOTONPOOG
es:venian POPPPTPPPPPO
es:venido NQOMPOPOPNPK
es:venir PPOPOPOOPNWL
es:venite PMPOPOPNPOuM
es:venta O]PPPUPUPPPM
es:ventan POSONLPOOOIJ
es:ventas UPPPPNOPPPPQ
es:vente OMPLOPOXPL~J
es:vente el PPPOPPOOPNXK
es:ventil QNSNPNPOPOPQ
es:veo M^RQNPHOQMPK
es:veo a PWPPPPPPPPPW
es:veo que TOPPPPPPQPPS
es:ver OIWDNNLLQ>SU
es:ver a PNPPPPPPPPPO
es:ver como PQPPPOPPPOQS
es:ver con PPPOPQPPPPPT
es:ver el PIQLPKNKPNPV
es:ver en YKWOPOPOPPPR
es:ver la VOTGOMPOOGSV
es:ver las PLSPPPPPUPPO
es:ver lo POMPPPPPPPPO
es:ver los VOPPPOPPPOST
es:ver que PNPOPOPSQPMO
es:ver si OQPOPVPQPPRM
es:ver tambie PSOPPPPOPPPP
es:ver un P[PPPPPPPPPO
es:ver una POOUPPP_PPPO
es:vera PPPPTPRPPPPQ
es:verano PSOPOGNJNPON
es:verdad bNPN9QMLPMEI
es:verdad es MQRPPOPPPPPM
es:verdad no UNOPPTPPRPPJ
es:verdad que QOPPPNPPTPPQ
es:verde XOOPPPQNNKNR
es:verde es PPPPTPTPPPPR
es:verde y WNOPPOPPPPPP
es:verdes PTPPPPPPPPPQ
es:vereda PPPOPOPPPNRT
es:veremo PLPQPPRTPRPO
es:vergue NPPPQOPPPPPR
es:veria SPPPPPPPPPPQ
es:verla PNPNPPPUPPPP
es:verlas YRPPPPPPPPPM
es:verlo OLPNSIOOPSTR
es:versio ISQQOQPNPQPS
es:versio de PPPPPPPPPPPT
es:ves ONPLPHONHNPT
es:ves el PPPPPOPPPPQS
es:vez RUOOHROQPTYM
es:vez a LVPONLOOPPOM
es:vez de ]GXOPROOPOOP
es:vez el PJPPPPPPPOVN
es:vez la RPOQPOPPNPPN
es:vez que STNPOLPOOOOM
es:vez y ORPPPPPPPPPR
es:vi TGPGOINALHLO
es:vi en SOOOPPPNPOPN
es:vi que PPPPPPPPPPPS
es:via OOPPYPPPPPPR
es:viaje OPNOPMPQPPPN
es:vibrac PPOPPPPPPPPT
es:vicent PPPPTPPPPPPO
es:vida UBOPPDLJPNO?
es:video PQUMOMMKPPOX
es:video de PPQPPPPPPOPU
es:videol PPPOPOPXPOtO
es:videol con PPPPPPPOPPUQ
es:videos NTPPPRPOQPPJ
es:vidrio ZKVPPOPPPPPS
es:vieja POMOPNPOQPPM
es:viejas XMPPPRPPPPPP
es:viejit NQQPPPPPPPPM
es:viejo PLPNMRPSPNNK
es:viejo que UMPPPOPOPPPQ
es:viejos ULRPPPPPLPPM
es:viendo LMONOIQXPNLS
es:viene KOSOKQOKMSSL
es:viene a OJPPPOPPOPQO
es:viene bien OOPPPOPVPMUU
es:viene con MJPOPOPPPOPS
es:viene de PVSPPQPOPPPQ
es:viene el ROPOOMPMOOLJ
es:viene en PIOPPVPPSPOO
es:viene la PPPOPPPPPNNS
es:viene los POPPPPPPRPOM
es:vienen LQPLMKQTPSQL
es:vienen a POPPPPPPPXRP
es:vienen con OPPPPPSgPOPQ
es:viento QONPOJPOQOQP
es:vierne MQNKIVQORQVO
es:vierne a OPMNNNOGPQpU
es:vierne con OLPPPPPOOOUK
es:vierne de PVPPPPfPPPPN
es:vierne en PPPUPPPPPPQP
es:vierne por ONUFPPPOP[^L
es:vierne que QPOVPQRLPOQP
es:vierne te POPtPTPYP~OK
es:vierne y PPPMMPPYPLfQ
es:vieron PPPPPPPPPPPS
es:vigent POPPPKOPWPPR
es:vigila PPPOPPOPPOPS
es:vigo POUOPJOPPOOV
es:vimos UQONNONMOONI
es:vimos con SPPPPPPPPPPO
es:vinier IOhNMIOHPONM
es:vinier a OQUPPOPPPPPN
es:vino PTHOOGJKMOLF
es:vino a UJPPPOOOPPPN
es:vino un L[PPPPPPPPPN
es:vino uno POPOPOPMPOPP
es:vio ]HNOXLOOIPPQ
es:virgen ONPPPPPNPPPN
es:virgin PjPPPPPPPPPR
es:visita OQPNNQPPNLKW
es:visita a PPPPPNPWPPLP
es:visita de PPPPPPQPNPON
es:visita el PPPOPPPPPNNQ
es:visito PPPPPPOPPSiQ
es:vista OPYPPPPPPPPT
es:viste VRPPPPPOKOOI
es:viste el PPPPPPPPOPPK
es:visto OMSQd=LONQOR
es:visto asi PPPPPPPPPPPS
es:visto bueno NLQRZPPPPQPM
es:visto en UMPPPPPPPPPN
es:viva ONPVROPONPPN
es:vive KJRNUOPNPPPM
es:vive en NMTOZOPOPPPL
es:vivo OOPQPPPPPPNT
es:voland WMPPPPRPPPPP
es:volume PPPPPOPXQPPU
es:volvem POPPSOYOPNkN
es:volvem a POPPSOYOPNkN
es:volver SPPNOPNOPLQV
es:volver a VKPPPPOPPPOT
es:volvie QLRPPOPOPPPO
es:volvio PcPPPPPPPPOL
es:vos SDPLPPOQPNMG
es:vosotr PRMONQPQUNPG
es:vota MNONsNcFNNPL
es:vota el PNPPkPlOPPPP
es:vota la POPPUNPOPPPO
es:votamo PMPPoPPVPPPN
es:votar PMPPnPPPPPPO
es:voto OPPPINOMPPOQ
es:voy OTLUQOQRLpX[
es:voy a N^NcPORQMiOP
es:voy con PPPPPPVjPjTS
es:voy el PPPNPPPPPNsV
es:voy que PMPPPOPOPOPN
es:voy y PPPQPPPPPNRR
es:voy yo PPPOPMPPP[dV
es:voz QM]KNKONONOQ
es:vuela QOPPPOPPPPPS
es:vuelta PPODPQO@PAVN
es:vuelta a PSPPPPPPPPPR
es:vuelto QSPPPPPPPPPO
es:vuelto a RQPPPPPPPPPP
es:vuelve NTROUQOKPONJ
es:vuelve a POPPbSPPPPPO
es:vuelvo PTPOPOOPPQVR
es:vuelvo a OPPOPOOPPRXR
es:vuestr RTRPOOPMPPJT
es:web SONPPMPOPQPO
es:whatsa QOPROJONQRNO
es:wifi PUPPPOPPPPPT
es:wilmer SMPPPPPPOPPL
es:wilson PPPPPRPPPPPT
es:word PPPPPPPPPPPN
es:y MNOGVKMRO?TJ
es:y a NRPNNQOQQQHD
es:y aca OcPPPOOPPPPT
es:y ahi >OPLZJSUSIOJ
es:y ahora _MPOPQPOPPMS
es:y algo PNOPPOPPPPPL
es:y antes WJPQQIQLNQLT
es:y apelli OQP]PQPPQSPN
es:y aqui PiOPNOOOOPOX
es:y arranc PPPPPPMPPRXT
es:y asi PRXPPRQQPOPM
es:y bueno MOOPQPPPPPPJ
es:y cada NMPPPIPPPPPU
es:y casi PSPPPPPPPPPO
es:y cinco JONLOZSSPHMV
es:y como OKPMQNOPHMIa
es:y compra PPQPPOPWPPPQ
es:y con QPLPCKO8SQPE
es:y cuando =ZLNOFNMPOLW
es:y cuanta POPPPKPPWPOP
es:y cuanto PJPOPLPMIPOK
es:y cuatro Q>QOOLONNPOQ
es:y de ?TOIQQOPPRZO
es:y desde PQOPPPPPPPPT
es:y despue PMPNPSPSRMNR
es:y dice NMPPVPPPPPPP
es:y don SZPPZPPPPPPL
es:y dos KOKOQ[JCMOLS
es:y el ]MMNUSOB^JRO
es:y ella PSNQMKPQPQOR
es:y en DSTRPONRPSPI
es:y encima I_OOPdPMNPOK
es:y era PPPPPPPPPPON
es:y es PVOOOPOOOOOP
es:y esa PVPPP_PQLPPJ
es:y escrib PpPPPPPPPPPQ
es:y ese LVPNNYPMFNO@
es:y eso SRPKIWQE[NLA
es:y esta ONPPQLOWRPRQ
es:y estan PPPPPOPSPPPY
es:y este ROPSPQLOPRPQ
es:y esto DMMKOSPLOMNL
es:y estoy OaPPQPPPPPPO
es:y firma PPPPNPPPPPPR
es:y funcio POPPPPPPQPPM
es:y hace POOPTPPPPPPP
es:y hacemo PPPPPMPOPLRT
es:y hagamo PPPSPPPUPPSP
es:y han PPPPPPZPPPPS
es:y hasta RJOOnPLOPOPQ
es:y hay MELPTRPONPQM
es:y hoy PXPOOKOPPPPW
es:y la KQLKXQWPRQMN
es:y las _PNRPRPCNMPG
es:y le OWMPNQRQOFPR
es:y les POPUPOPLPOQS
es:y llevo PPPRPPPPPNdV
es:y lo NNNLOGOTPO[U
es:y los YO@QNQMOROJN
es:y luego LUODMMLQQEPR
es:y manana OOPiPKORPXWQ
es:y mas RLRPRPPPPPPQ
es:y me LfMPQOPNNOTR
es:y media QQOOPRPPPNXQ
es:y medio POQOapSQPNL_
es:y mes PPPPPWPPQPPQ
es:y mi QRLNKNPPPOOM
es:y mira JVPRPNOQPPPO
es:y mire NJWOPPPOPPPP
es:y mitad PPPPYoPPPPPT
es:y nadie PMOPPRMOKPPM
es:y necesi PKEPPPQPOPPP
es:y ni aOPPPOPPLPPL
es:y ningun UVPPPPPPPPPN
es:y no ]HVLLRO2LNOE
es:y nos FPPQOQJSROVN
es:y nosotr PRQPS[POPPVO
es:y nueve MNOOOZONQOOO
es:y nunca SOPPPNPPPPPS
es:y ocho PRPMPOQPPSLR
es:y otra LOPPOPPMOOON
es:y otro NOORPPP]PPNR
es:y para GULLPONORNIP
es:y pico KOPOOTPLPOOJ
es:y por OOPJPGPMMNOR
es:y que POaVOLRONUOb
es:y quedam P^PPPPOPPQVR
es:y quedo OSPPPOPPPPPN
es:y quien PUPSMNONJLE]
es:y quiero OMOUPP[WPUPO
es:y quisie PPPPPPTTPPPR
es:y sale VJOPQMPOOPOR
es:y salio OQPPbOPVPPPP
es:y se QQPPPPPPQNXV
es:y seis NQPPNPORPPOS
es:y si NCRPPKR^iTOR
es:y siempr ROQOPPPPPPPN
es:y siete QOPPPTPOQPPQ
es:y sin PQPORPOOPPPJ
es:y son POQPPSPQPPPR
es:y su O^OOPPPPNPPQ
es:y sus ONPPPPPPPPPN
es:y tampoc PUPPPNPPPPPN
es:y te KPOSQPNXORd[
es:y tengo jLPPPPPPPPPO
es:y tiene LQRPLOYMOPPR
es:y todas PPPPPPPPPPPR
es:y todavi OTPPROPPPPPM
es:y todo VHNOOSPQQPLI
es:y traiga PLPXPQPPONSK
es:y tres MPOQOROPLPNI
es:y tu OMPMPPPOPLOR
es:y un 9LQRPNLFQKGN
es:y una OOQQJMOOPRMN
es:y uno ROQIXNVPELMJ
es:y usted NKROKOPPMONY
es:y ustede MQUPPRPOKPPJ
es:y va POPWQMPUPVPN
es:y van OQPTPPPTPSQN
es:y vemos PPPOPPOOPK~R
es:y viene PMPPUPPPOPOP
es:y vienen POPPPOTWPPRS
es:y vigo PPPOPLPPPOOS
es:y ya MPTPPNPOPNMY
es:y yo P]QPMNQVRLNP
es:ya TKL?PUSZI@OM
es:ya casi bJPPPPPPPPPN
es:ya con VPQHPUPPQIQV
es:ya de PSPPPPPPPPTS
es:ya el PPPQPPPPPPPS
es:ya es eMMOPUPKPPPM
es:ya eso OLPPPOPPPPPN
es:ya esta POOTRRIRPNNO
es:ya estamo PSPOPPPOOPQO
es:ya estan PQPPPPPOLSPU
es:ya estoy PPPPPQPPPPPS
es:ya ha OQPP]PPOPPPO
es:ya han PMPPPOPPPPPO
es:ya hasta NSPPPPPPPPPO
es:ya hay PNPPPQPVPPPU
es:ya la LSPPQRPQOPPN
es:ya le PNNLOMPSPNOJ
es:ya les OQOPPOPQPPPL
es:ya llevan PP^PPPPPPPPW
es:ya lo NOIPSNIYMNMT
es:ya me XSNNPNJRLLNH
es:ya nadie QPOPPPPPPPPN
es:ya ni KPPPPSPPPPPO
es:ya no TNNLNKQPQOQT
es:ya nos NmOPRQNMOPPN
es:ya para PMPPPPRPPPXN
es:ya pero NhPPOQPNPPPN
es:ya pues POPPPOPPPPPN
es:ya que ONSQPPQQPPPP
es:ya sabes ONPPPPPPPPPO
es:ya salio POPPPPRPPPPO
es:ya se ROHLNIPPOORM
es:ya son OMPPPNPVPPPS
es:ya te OPPOPOPOPPRM
es:ya tenemo PSPPPNPOSPPK
es:ya tengo LdOOPTROONOU
es:ya tiene M^PPOOPPPPPP
es:ya tienen ORPPPPPPPPPR
es:ya va ONPPPOPTTPPM
es:ya van ROPPPOPPPPPL
es:ya ve PPPPPPPPPPPM
es:ya veo PPPPPPPPPPPS
es:ya veremo PLPQPPRTPRPO
es:ya viene OLPPPRPPPPPN
es:ya y OOPPPQPPdPPQ
es:yendo PWPPPPPPPPPO
es:yerno ONPPZPPPPPPO
es:yo MIRRmESTKeQ;
es:yo a OcPPPONNQOTR
es:yo abro PQPPPPXOPPPP
es:yo antes QPPNPOPPPOPS
es:yo arranc OMPPPPP~PPPO
es:yo asi OSPPXOPMPPPP
es:yo con QZPJQJPHOPPO
es:yo creo NMPPPOPUPPPO
es:yo digo PRPPVPPPPPPS
es:yo el PPQOQQPOPHMQ
es:yo empeza PNPPPPM~PPPP
es:yo en RNKSOOMRPWRR
es:yo estoy QTOPPPPOPOPP
es:yo firmo POPOPPPMPNPN
es:yo haria POPOPOPyPOPN
es:yo la RPSNNLPhONRP
es:yo las OUOPPPPPPPPP
es:yo le OOVRROPNR_SJ
es:yo les OOTRPPPLOVOP
es:yo llevo PPORMMPPPPOP
es:yo lo RNOONRQfR[PJ
es:yo los OLPNPPPSOSOO
es:yo me IMOO]QPPPORL
es:yo meteri PNPPPPPaPPPP
es:yo mismo SMPhNOOOPdQY
es:yo necesi NGxPPPPPPPPO
es:yo ni LOPPRPPPPPPQ
es:yo no PWOOKOR?P=NK
es:yo nomas PNPOTPPMPOPL
es:yo o POPPPPPPTPPO
es:yo pediri OHTPPMPVPPPN
es:yo pongo PNPTPOPWPSOP
es:yo que OUPQcNOLPQNQ
es:yo quiero NLQOPPPPPOPP
es:yo quisie OLUOPOPROPOP
es:yo se NLOSNQQ_PJQZ
es:yo si OOPPPNPTPPPP
es:yo solo POPPGOPOPPPP
es:yo soy ?ONOKONDOMON
es:yo tambie PNPPPPPPPOPQ
es:yo te OIPcPNPSPlOJ
es:yo tengo EWPNORPSPNPO
es:yo traigo POPOPUPQPNWO
es:yo veo OMPPOOPPPPPN
es:yo voy PPPOPPPPPTTU
es:yo y PQOJuNOPPOPN
es:yo ya OYMKORRWPQNO
es:zapato QPQMPOPOPOPN
es:zarago OMPPOOPPOPPP
es:zona OPNPSPLQQPQU
`,
};
