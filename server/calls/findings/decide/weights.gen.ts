// Written by tools/call-weights/fit.ts from 297 labelled calls, 1082 short calls and excerpts.
export const WEIGHTS = {
  thresholds: {
    positivePoints: 0.45,
    concerns: 0.45,
    featureRequests: 0.45,
    actionItems: 0.45,
    decisionMakers: 0.45,
    pricing: 0.45,
    timeline: 0.45,
    buyingSignals: 0.45,
    questions: 0.45,
    commitments: 0.45,
    nextSteps: 0.45,
  },
  sentiment: {
    positive: '-589 6431 -2062 1138 47 1711 -1086 292 -498 2114 690 4785 -4021 -7051 2468 142 -867 -875 1868',
    neutral: '471 -10719 -5968 -663 -344 -827 99 -633 -412 -8856 -20203 1795 -2323 16731 6385 290 299 -281 844',
    negative: '-283 -3425 4504 -497 185 -927 -1100 -208 294 805 702 -10784 5631 -10035 -38559 -535 -207 587 -4259',
    mixed: '-1017 2131 2045 514 -3623 -2559 799 453 289 2248 2332 -4456 -4574 -7408 8330 354 378 -211 -901',
  } as Record<string, string>,
  second: {
    bias: '-90 96 -33 -21 -37 -58 2 -42 -69 -63 -64',
    'odds:positivePoints': '617 76 26 -53 8 -40 -21 -45 -16 70 -183',
    'odds:concerns': '158 594 89 -4 68 139 52 -20 24 100 -34',
    'odds:featureRequests': '8 125 792 63 -94 53 -41 99 125 -58 -114',
    'odds:actionItems': '31 75 62 708 65 0 -54 146 44 254 28',
    'odds:decisionMakers': '-26 25 -8 72 927 -9 52 3 81 115 61',
    'odds:pricing': '21 -35 54 28 61 664 33 89 45 38 12',
    'odds:timeline': '73 60 75 0 117 101 878 41 18 23 179',
    'odds:buyingSignals': '8 44 80 112 181 94 9 704 46 2 232',
    'odds:questions': '29 -51 37 -64 -29 -70 -64 -26 431 -60 -25',
    'odds:commitments': '-27 -65 -36 113 52 144 116 17 211 604 131',
    'odds:nextSteps': '2 -2 -16 91 40 -14 193 114 11 138 745',
    'chance:positivePoints': '2237 -1646 -1413 -1553 -896 685 -1765 -277 -1230 -1182 -954',
    'chance:concerns': '-2024 1958 -1002 -858 -1121 -166 -964 -1169 -1021 -1827 -1616',
    'chance:featureRequests': '-2198 -3126 3284 -34 -1419 -1543 -1421 -1180 -2002 -97 -115',
    'chance:actionItems': '-1811 -1262 -2364 1442 -863 -1458 -1790 -1123 -2426 -81 -2172',
    'chance:decisionMakers': '-964 -223 -677 -128 1840 -280 -504 -663 -949 -59 -1365',
    'chance:pricing': '6 75 -683 -407 -825 991 -865 -44 -277 198 -547',
    'chance:timeline': '-1869 -2083 -2056 -778 -1782 -1914 1939 -1290 -1073 -563 -3037',
    'chance:buyingSignals': '-1842 -2680 -2256 501 -2511 -664 -191 1549 -833 1328 -818',
    'chance:questions': '-1077 -998 -721 -162 -815 1982 86 -482 2385 65 -1346',
    'chance:commitments': '-985 429 -404 912 -402 -252 -491 -89 -1111 2428 169',
    'chance:nextSteps': '-1137 -1662 -829 -2859 -1437 -1822 -3147 -775 -1484 -1603 650',
    '-2:positivePoints': '280 -100 -473 -543 124 -577 192 374 660 -1483 -1628',
    '-2:concerns': '-358 915 914 -766 115 -239 -517 -1200 276 144 631',
    '-2:featureRequests': '-80 -77 919 -750 -1760 -744 306 277 530 8 177',
    '-2:actionItems': '290 71 249 -568 83 -404 -872 -1156 415 -9 432',
    '-2:decisionMakers': '-2235 766 -1551 56 -1998 -262 551 459 -126 982 758',
    '-2:pricing': '-116 103 192 453 867 172 612 228 -440 693 303',
    '-2:timeline': '105 -372 -198 852 973 450 -280 580 -158 791 636',
    '-2:buyingSignals': '-251 -786 214 887 1214 -805 540 -116 -393 117 287',
    '-2:questions': '579 -80 185 299 -931 108 -238 46 513 578 -571',
    '-2:commitments': '-401 202 323 161 634 560 1186 379 -425 -159 324',
    '-2:nextSteps': '-277 159 493 1474 450 -499 626 -36 -935 1050 -1378',
    '-1:positivePoints': '0 -405 997 -286 -881 -1041 -705 -517 -28 -656 -1640',
    '-1:concerns': '-814 -71 2 -46 707 21 -308 -743 -2552 518 -257',
    '-1:featureRequests': '-2907 -1039 816 -19 -192 -1312 -1434 -539 -822 278 -307',
    '-1:actionItems': '-506 309 -128 1640 -233 -570 -255 473 -72 1705 6',
    '-1:decisionMakers': '-403 621 -1492 398 -1298 -153 925 433 -662 349 -138',
    '-1:pricing': '345 518 -69 -80 -565 1412 -430 569 -394 232 -141',
    '-1:timeline': '-795 -664 -174 480 990 -975 693 658 182 531 -82',
    '-1:buyingSignals': '896 -1611 316 -889 387 -341 562 647 648 -119 -659',
    '-1:questions': '-1957 -1463 815 -287 -189 579 34 -879 1905 147 -475',
    '-1:commitments': '78 -471 366 -678 -226 784 340 -958 -153 -1252 -496',
    '-1:nextSteps': '-540 98 625 350 -680 -872 -282 139 -43 411 1885',
    '1:positivePoints': '481 -1010 -303 483 -1417 -59 46 -2223 -3054 587 -1442',
    '1:concerns': '509 455 -922 -375 -102 364 263 236 -1338 -344 -1042',
    '1:featureRequests': '592 -471 95 1386 -843 -409 -531 424 -777 1103 783',
    '1:actionItems': '-603 -41 26 380 804 668 95 -409 1 -918 -242',
    '1:decisionMakers': '-137 -374 114 -254 -497 -563 546 763 -2764 338 -104',
    '1:pricing': '-383 386 136 347 -894 890 -502 94 738 585 -819',
    '1:timeline': '-184 -336 -453 241 1122 -104 -162 530 -1267 327 -677',
    '1:buyingSignals': '1570 -1577 -1729 -1238 165 498 72 -1118 -2523 -894 406',
    '1:questions': '836 -739 -770 -193 -444 -423 -273 279 -327 -140 -1197',
    '1:commitments': '-3 298 762 908 222 -169 85 -5 516 -339 130',
    '1:nextSteps': '-530 334 226 -1037 -444 31 4 -176 -449 -451 1236',
    '2:positivePoints': '930 -746 -502 -295 -1165 -276 -1458 -473 1205 84 -1584',
    '2:concerns': '923 255 570 -591 -493 58 -894 -1650 0 -523 -1950',
    '2:featureRequests': '1085 -254 -301 1629 -1874 -87 -94 948 -196 1451 388',
    '2:actionItems': '-415 158 -249 -642 -347 180 557 1022 85 -153 721',
    '2:decisionMakers': '368 118 -921 -516 -716 578 1097 462 59 357 -425',
    '2:pricing': '-175 597 65 448 291 514 536 -21 -471 269 -931',
    '2:timeline': '901 -264 422 33 216 236 -152 816 733 85 -82',
    '2:buyingSignals': '1405 -42 360 413 193 307 382 410 438 490 -895',
    '2:questions': '382 -350 -583 -190 -318 -234 57 -31 1086 -181 -286',
    '2:commitments': '400 -339 -277 727 766 89 306 522 81 563 62',
    '2:nextSteps': '-231 -298 -778 635 851 131 402 620 -418 797 -1020',
    'turn:before': '-26 0 -319 -269 -435 -52 -215 70 -165 -213 -263',
    'turn:after': '-306 -204 86 -314 -299 -413 -377 -235 -637 -289 -380',
    buyer: '0 0 0 55 689 -291 -4 0 0 -352 112',
    polarity: '491 -498 9 235 349 305 100 259 -253 -149 151',
    words: '593 350 645 397 674 327 525 701 244 539 800',
    question: '-467 174 -203 -28 -210 54 -282 554 2151 -316 357',
    short: '-67 -306 -236 -53 -113 292 -211 -183 -291 99 21',
  } as Record<string, string>,
  clues: {
    '+1:en:': -5,
    "+1:en:'s": 3,
    '+1:en:a': -22,
    '+1:en:about': -33,
    '+1:en:already': 73,
    '+1:en:also': 15,
    '+1:en:and': 42,
    '+1:en:are': -17,
    '+1:en:as': 11,
    '+1:en:at': 100,
    '+1:en:away': -3,
    '+1:en:before': -8,
    '+1:en:book': -20,
    '+1:en:both': 34,
    '+1:en:but': -1,
    '+1:en:by': 3,
    '+1:en:calls': 64,
    '+1:en:came': 215,
    '+1:en:can': -101,
    '+1:en:come': -34,
    '+1:en:comes': -22,
    '+1:en:did': -8,
    '+1:en:do': -20,
    '+1:en:does': 96,
    '+1:en:fi': -42,
    '+1:en:first': -4,
    '+1:en:for': 39,
    '+1:en:from': 8,
    '+1:en:go': 15,
    '+1:en:good': -3,
    '+1:en:guy': 16,
    '+1:en:had': 25,
    '+1:en:has': 50,
    '+1:en:have': 138,
    '+1:en:he': -4,
    '+1:en:i': 30,
    '+1:en:in': -5,
    '+1:en:is': 10,
    '+1:en:it': -3,
    '+1:en:job': -9,
    '+1:en:just': -7,
    '+1:en:last': 144,
    '+1:en:like': -3,
    '+1:en:link': -13,
    '+1:en:makes': 18,
    '+1:en:man': 17,
    '+1:en:manager': -3,
    '+1:en:me': -65,
    '+1:en:mostly': -11,
    '+1:en:nine': -22,
    '+1:en:no': -28,
    '+1:en:nothing': -30,
    '+1:en:now': -82,
    '+1:en:of': -12,
    '+1:en:off': -7,
    '+1:en:office': -9,
    '+1:en:okay': -14,
    '+1:en:on': 1,
    '+1:en:one': 48,
    '+1:en:ones': -2,
    '+1:en:only': 54,
    '+1:en:our': -60,
    '+1:en:people': 92,
    '+1:en:point': 161,
    '+1:en:quoted': 128,
    '+1:en:right': -11,
    '+1:en:said': 32,
    '+1:en:same': -26,
    '+1:en:says': -6,
    '+1:en:season': -5,
    '+1:en:sense': -5,
    '+1:en:sent': 22,
    '+1:en:seven': -13,
    '+1:en:she': -29,
    '+1:en:since': 184,
    '+1:en:so': -14,
    '+1:en:still': 6,
    '+1:en:tell': -17,
    '+1:en:than': -54,
    '+1:en:that': 28,
    '+1:en:the': -7,
    '+1:en:then': 22,
    '+1:en:they': 92,
    '+1:en:thing': 123,
    '+1:en:this': -4,
    '+1:en:three': 2,
    '+1:en:through': 151,
    '+1:en:till': 61,
    '+1:en:time': -9,
    '+1:en:to': -151,
    '+1:en:today': -22,
    '+1:en:together': -17,
    '+1:en:took': 56,
    '+1:en:two': 10,
    '+1:en:under': -6,
    '+1:en:up': 2,
    '+1:en:wanted': 78,
    '+1:en:was': 5,
    '+1:en:we': -6,
    '+1:en:well': -17,
    '+1:en:went': -88,
    '+1:en:were': 16,
    '+1:en:who': 21,
    '+1:en:will': -36,
    '+1:en:with': -106,
    '+1:en:would': 26,
    '+1:en:yeah': 28,
    '+1:en:yes': -4,
    '+1:en:you': 20,
    '+1:en:your': -10,
    '+1:es:': 9,
    '+1:es:a': -49,
    '+1:es:ahi': -22,
    '+1:es:algo': -3,
    '+1:es:alguna': -1,
    '+1:es:antes': -18,
    '+1:es:bien': -5,
    '+1:es:como': -2,
    '+1:es:con': -22,
    '+1:es:cuantas': -1,
    '+1:es:de': 11,
    '+1:es:desde': 162,
    '+1:es:dice': -19,
    '+1:es:dona': -3,
    '+1:es:dos': 27,
    '+1:es:el': -2,
    '+1:es:en': -6,
    '+1:es:era': 52,
    '+1:es:es': -36,
    '+1:es:eso': 13,
    '+1:es:esta': -15,
    '+1:es:estoy': 6,
    '+1:es:gracias': -1,
    '+1:es:hace': 112,
    '+1:es:hasta': -32,
    '+1:es:la': 4,
    '+1:es:le': -4,
    '+1:es:les': -25,
    '+1:es:llega': 7,
    '+1:es:lo': 12,
    '+1:es:los': 91,
    '+1:es:mas': -17,
    '+1:es:me': 231,
    '+1:es:no': 10,
    '+1:es:nos': 115,
    '+1:es:o': -63,
    '+1:es:para': 4,
    '+1:es:pero': 89,
    '+1:es:por': -13,
    '+1:es:porque': -23,
    '+1:es:pues': -2,
    '+1:es:que': -35,
    '+1:es:quien': -21,
    '+1:es:se': -6,
    '+1:es:si': 16,
    '+1:es:siempre': -6,
    '+1:es:tambien': 121,
    '+1:es:te': 16,
    '+1:es:todos': -5,
    '+1:es:tres': -10,
    '+1:es:tu': -12,
    '+1:es:un': -96,
    '+1:es:una': -28,
    '+1:es:veinte': -12,
    '+1:es:visto': -37,
    '+1:es:y': 86,
    '+1:es:ya': 17,
    '+1:es:yo': -9,
    '+2:en:': -33,
    "+2:en:'s": -81,
    '+2:en:a': 65,
    '+2:en:all': -9,
    '+2:en:also': -54,
    '+2:en:am': -12,
    '+2:en:an': -10,
    '+2:en:and': -4,
    '+2:en:are': 16,
    '+2:en:as': -7,
    '+2:en:at': 7,
    '+2:en:back': -2,
    '+2:en:be': -9,
    '+2:en:been': 4,
    '+2:en:before': 34,
    '+2:en:both': -2,
    '+2:en:by': 12,
    '+2:en:came': 43,
    '+2:en:can': -39,
    '+2:en:coming': 87,
    '+2:en:day': -52,
    '+2:en:days': -2,
    '+2:en:do': 4,
    '+2:en:does': 14,
    '+2:en:done': -1,
    '+2:en:every': -20,
    '+2:en:first': -8,
    '+2:en:for': -3,
    '+2:en:four': 130,
    '+2:en:friday': 92,
    '+2:en:from': -24,
    '+2:en:gave': 41,
    '+2:en:good': -50,
    '+2:en:got': -108,
    '+2:en:had': 43,
    '+2:en:half': -6,
    '+2:en:has': -5,
    '+2:en:have': 1,
    '+2:en:he': 6,
    '+2:en:help': -51,
    '+2:en:her': -30,
    '+2:en:him': 15,
    '+2:en:his': 41,
    '+2:en:how': -8,
    '+2:en:i': -20,
    '+2:en:if': -10,
    '+2:en:in': 9,
    '+2:en:is': -26,
    '+2:en:it': 39,
    '+2:en:like': 2,
    '+2:en:me': 56,
    '+2:en:my': 4,
    '+2:en:name': -21,
    '+2:en:now': -10,
    '+2:en:of': -5,
    '+2:en:okay': -4,
    '+2:en:on': -85,
    '+2:en:one': 52,
    '+2:en:or': -35,
    '+2:en:our': -11,
    '+2:en:out': 15,
    '+2:en:over': 29,
    '+2:en:owns': -58,
    '+2:en:say': -22,
    '+2:en:second': -2,
    '+2:en:see': -8,
    '+2:en:sent': 138,
    '+2:en:since': -22,
    '+2:en:so': -16,
    '+2:en:some': 62,
    '+2:en:something': 20,
    '+2:en:ten': -15,
    '+2:en:the': -3,
    '+2:en:theirs': 83,
    '+2:en:then': 7,
    '+2:en:there': -11,
    '+2:en:they': 99,
    '+2:en:think': 15,
    '+2:en:this': -6,
    '+2:en:three': -4,
    '+2:en:to': 7,
    '+2:en:today': -25,
    '+2:en:tuesday': -4,
    '+2:en:twenty': 71,
    '+2:en:two': -3,
    '+2:en:us': 33,
    '+2:en:using': -13,
    '+2:en:very': 1,
    '+2:en:was': -3,
    '+2:en:we': -2,
    '+2:en:week': 3,
    '+2:en:well': 9,
    '+2:en:what': 4,
    '+2:en:who': -12,
    '+2:en:will': -25,
    '+2:en:with': -4,
    '+2:en:would': -20,
    '+2:en:year': -2,
    '+2:en:years': 33,
    '+2:en:you': 54,
    '+2:en:your': -27,
    '+2:es:': -63,
    '+2:es:ahi': 9,
    '+2:es:algo': -19,
    '+2:es:bien': -7,
    '+2:es:con': -25,
    '+2:es:de': -1,
    '+2:es:dia': -9,
    '+2:es:dijo': -31,
    '+2:es:don': -3,
    '+2:es:el': 15,
    '+2:es:en': -2,
    '+2:es:es': -4,
    '+2:es:eso': -48,
    '+2:es:esta': 7,
    '+2:es:estoy': -8,
    '+2:es:hay': -20,
    '+2:es:jueves': 7,
    '+2:es:la': 14,
    '+2:es:las': -4,
    '+2:es:le': 7,
    '+2:es:lo': 95,
    '+2:es:los': 25,
    '+2:es:lunes': -9,
    '+2:es:martes': -1,
    '+2:es:mas': 34,
    '+2:es:me': 37,
    '+2:es:mi': 10,
    '+2:es:no': -5,
    '+2:es:nos': 34,
    '+2:es:ofrecieron': 8,
    '+2:es:ofrecio': 25,
    '+2:es:otra': -42,
    '+2:es:otras': -14,
    '+2:es:otro': 45,
    '+2:es:para': -5,
    '+2:es:paso': 23,
    '+2:es:por': -13,
    '+2:es:que': -12,
    '+2:es:quien': -8,
    '+2:es:se': -19,
    '+2:es:sea': -6,
    '+2:es:si': 41,
    '+2:es:siempre': -13,
    '+2:es:su': 4,
    '+2:es:te': -16,
    '+2:es:tienen': 12,
    '+2:es:toda': 4,
    '+2:es:tres': -10,
    '+2:es:un': -23,
    '+2:es:una': -11,
    '+2:es:va': -13,
    '+2:es:veces': 26,
    '+2:es:verdad': -22,
    '+2:es:viene': 14,
    '+2:es:y': 5,
    '+2:es:ya': 40,
    '+2:es:yo': -27,
    '-1:en:': 10,
    "-1:en:'s": -95,
    '-1:en:a': -29,
    '-1:en:about': -8,
    '-1:en:after': -96,
    '-1:en:all': 27,
    '-1:en:an': 17,
    '-1:en:and': -8,
    '-1:en:are': 100,
    '-1:en:at': -9,
    '-1:en:be': -9,
    '-1:en:because': -2,
    '-1:en:big': -29,
    '-1:en:but': 52,
    '-1:en:by': -8,
    '-1:en:called': -9,
    '-1:en:did': 37,
    '-1:en:do': 12,
    '-1:en:five': 6,
    '-1:en:from': -9,
    '-1:en:get': -11,
    '-1:en:got': 33,
    '-1:en:had': 140,
    '-1:en:have': 162,
    '-1:en:if': -11,
    '-1:en:in': -184,
    '-1:en:is': -23,
    '-1:en:it': -21,
    '-1:en:mid': -1,
    '-1:en:my': -86,
    '-1:en:near': -17,
    '-1:en:not': -28,
    '-1:en:now': -15,
    '-1:en:of': -24,
    '-1:en:off': 27,
    '-1:en:old': -34,
    '-1:en:on': -48,
    '-1:en:one': 5,
    '-1:en:or': -1,
    '-1:en:plus': -5,
    '-1:en:put': -11,
    '-1:en:see': -7,
    '-1:en:since': -118,
    '-1:en:so': -5,
    '-1:en:some': 3,
    '-1:en:still': 313,
    '-1:en:that': 66,
    '-1:en:the': -73,
    '-1:en:then': 14,
    '-1:en:through': 2,
    '-1:en:to': 18,
    '-1:en:today': 45,
    '-1:en:two': -8,
    '-1:en:use': -33,
    '-1:en:using': 146,
    '-1:en:was': -16,
    '-1:en:what': -9,
    '-1:en:when': -41,
    '-1:en:wi': -10,
    '-1:en:with': 89,
    '-1:en:would': -2,
    '-1:en:you': 78,
    '-1:en:your': -40,
    '-1:es:': -88,
    '-1:es:a': 53,
    '-1:es:con': 165,
    '-1:es:de': -58,
    '-1:es:dos': -7,
    '-1:es:el': -12,
    '-1:es:en': -29,
    '-1:es:es': -3,
    '-1:es:esta': -15,
    '-1:es:la': -63,
    '-1:es:para': -98,
    '-1:es:por': -68,
    '-1:es:probamos': 38,
    '-1:es:pues': 35,
    '-1:es:que': -48,
    '-1:es:tiene': 61,
    '-1:es:todo': -17,
    '-1:es:un': -5,
    '-1:es:una': 89,
    '-1:es:visto': 117,
    '-1:es:y': 14,
    '-2:en:': 44,
    "-2:en:'s": 10,
    '-2:en:already': 132,
    '-2:en:am': 16,
    '-2:en:and': -15,
    '-2:en:are': 23,
    '-2:en:at': -46,
    '-2:en:back': 12,
    '-2:en:be': -1,
    '-2:en:been': -15,
    '-2:en:before': 6,
    '-2:en:by': -12,
    '-2:en:centre': -4,
    '-2:en:come': -20,
    '-2:en:did': -6,
    '-2:en:do': -18,
    '-2:en:done': 9,
    '-2:en:down': -59,
    '-2:en:english': -15,
    '-2:en:farm': -3,
    '-2:en:for': -123,
    '-2:en:four': -7,
    '-2:en:from': 8,
    '-2:en:girls': 7,
    '-2:en:go': -1,
    '-2:en:going': -2,
    '-2:en:good': -1,
    '-2:en:got': -11,
    '-2:en:had': 98,
    '-2:en:has': 171,
    '-2:en:have': 40,
    '-2:en:he': -16,
    '-2:en:here': -6,
    '-2:en:home': -24,
    '-2:en:i': -8,
    '-2:en:in': -4,
    '-2:en:is': 14,
    '-2:en:it': -34,
    '-2:en:just': 62,
    '-2:en:lady': -5,
    '-2:en:like': -14,
    '-2:en:looked': 90,
    '-2:en:me': -74,
    '-2:en:more': -20,
    '-2:en:mother': -5,
    '-2:en:my': -132,
    '-2:en:not': -45,
    '-2:en:of': 8,
    '-2:en:off': 8,
    '-2:en:on': -20,
    '-2:en:one': -15,
    '-2:en:only': 18,
    '-2:en:our': -1,
    '-2:en:out': -46,
    '-2:en:over': -16,
    '-2:en:people': 19,
    '-2:en:place': -12,
    '-2:en:right': -39,
    '-2:en:road': 11,
    '-2:en:same': -4,
    '-2:en:since': -24,
    '-2:en:sir': 12,
    '-2:en:that': 29,
    '-2:en:the': -10,
    '-2:en:them': -45,
    '-2:en:then': -29,
    '-2:en:there': -3,
    '-2:en:this': -41,
    '-2:en:time': 8,
    '-2:en:to': -46,
    '-2:en:two': -16,
    '-2:en:was': 10,
    '-2:en:we': 20,
    '-2:en:were': 203,
    '-2:en:what': -3,
    '-2:en:when': -13,
    '-2:en:which': 74,
    '-2:en:whole': -31,
    '-2:en:will': -11,
    '-2:en:with': -13,
    '-2:en:would': -9,
    '-2:en:year': -5,
    '-2:en:you': 12,
    '-2:en:your': -30,
    '-2:es:': 97,
    '-2:es:a': -37,
    '-2:es:antes': 34,
    '-2:es:aqui': -38,
    '-2:es:cliente': -9,
    '-2:es:colega': 11,
    '-2:es:con': -5,
    '-2:es:de': -1,
    '-2:es:el': -29,
    '-2:es:en': -120,
    '-2:es:es': -16,
    '-2:es:esta': 22,
    '-2:es:gente': 146,
    '-2:es:la': 9,
    '-2:es:lo': 1,
    '-2:es:los': 176,
    '-2:es:me': 70,
    '-2:es:mi': -15,
    '-2:es:ni': -42,
    '-2:es:no': -12,
    '-2:es:nos': 83,
    '-2:es:nosotros': 184,
    '-2:es:planta': -31,
    '-2:es:por': -32,
    '-2:es:que': -23,
    '-2:es:se': -1,
    '-2:es:si': 6,
    '-2:es:tenemos': 49,
    '-2:es:todo': 10,
    '-2:es:una': 2,
    '-2:es:uno': 12,
    '-2:es:vamos': -34,
    '-2:es:ver': 177,
    '-2:es:vive': -7,
    '-2:es:y': -8,
    'after:amount': 3,
    'after:ask': 13,
    'after:ask_not': -175,
    'after:buyer': -27,
    'after:decider': -5,
    'after:delight': -58,
    'after:doubt': 6,
    'after:gripe': -18,
    'after:handover': -52,
    'after:in_charge': -113,
    'after:meet': -9,
    'after:money_talk': -26,
    'after:need': 9,
    'after:plan': 6,
    'after:praise': -96,
    'after:praise_not': -6,
    'after:price': 7,
    'after:price_other': 63,
    'after:promise': -8,
    'after:q_compare': 63,
    'after:q_current': -48,
    'after:q_decider': 118,
    'after:q_liked': -38,
    'after:q_meet': -72,
    'after:q_missing': -4,
    'after:q_price': -51,
    'after:q_when': -115,
    'after:q_worry': -38,
    'after:seller': 3,
    'after:signal': -10,
    'after:slot': 21,
    'after:status_quo': 16,
    'after:time_plan': -16,
    'after:time_want': -53,
    'after:when': 9,
    'after:wish_feature': 4,
    'after:wish_not': -74,
    bare: -58,
    'bare after which': 32,
    'bare after:amount': -5,
    'bare after:ask': -13,
    'bare after:ask_not': -18,
    'bare after:buyer': -2,
    'bare after:decider': -24,
    'bare after:delight': 1,
    'bare after:doubt': 20,
    'bare after:gripe': -34,
    'bare after:handover': 23,
    'bare after:in_charge': -13,
    'bare after:meet': -68,
    'bare after:money_talk': -35,
    'bare after:need': -33,
    'bare after:plan': 11,
    'bare after:praise': -1,
    'bare after:praise_not': -39,
    'bare after:price': -2,
    'bare after:price_other': -34,
    'bare after:promise': -8,
    'bare after:q_compare': 95,
    'bare after:q_current': 4,
    'bare after:q_decider': 113,
    'bare after:q_liked': -5,
    'bare after:q_meet': -98,
    'bare after:q_missing': -21,
    'bare after:q_price': -1,
    'bare after:q_when': -103,
    'bare after:q_worry': -55,
    'bare after:seller': -11,
    'bare after:signal': -11,
    'bare after:status_quo': 113,
    'bare after:task_ask': -48,
    'bare after:time_plan': 34,
    'bare after:time_want': -9,
    'bare after:when': 3,
    'bare after:wish_feature': -58,
    'bare after:wish_not': -23,
    'best:-1': 22,
    'best:0': -4,
    'best:1': 91,
    'best:2': 110,
    'best:3': -13,
    'best:4': 51,
    'best:5': -25,
    bias: -100,
    capitals: -60,
    certain: 54,
    'comma after': 45,
    'comma before': 1,
    early: -16,
    everyday: -13,
    first: 48,
    'first, bare': -106,
    given: 5,
    joins: -35,
    last: 4,
    long: -36,
    'near:bad': -11,
    'near:compare': 108,
    'near:currency': 2,
    'near:current': -3,
    'near:decide_core': -40,
    'near:good': -47,
    'near:meet': 12,
    'near:month': -18,
    'near:must': -80,
    'near:name': -91,
    'near:number_any': 7,
    'near:past': 23,
    'near:people': 36,
    'near:price': 17,
    'near:product': 11,
    'near:propose': 5,
    'near:role': -65,
    'near:switch': 54,
    'near:use': -43,
    'near:weekday': -2,
    'next:bad': -34,
    'next:compare': -16,
    'next:current': -19,
    'next:decide_core': -29,
    'next:good': 19,
    'next:meet': 38,
    'next:month': 10,
    'next:must': -116,
    'next:name': -96,
    'next:number_any': -15,
    'next:past': 89,
    'next:people': -14,
    'next:price': -31,
    'next:product': 8,
    'next:propose': 40,
    'next:role': -37,
    'next:switch': 13,
    'next:use': -26,
    'next:weekday': -13,
    place: -83,
    possessive: 3,
    product: 157,
    question: -44,
    'r:amount': 16,
    'r:ask': -32,
    'r:ask_not': 21,
    'r:buyer': -14,
    'r:decider': -43,
    'r:decider_not': -19,
    'r:decider_self': -20,
    'r:delight': -5,
    'r:doubt': 39,
    'r:gripe': -37,
    'r:gripe_not': -28,
    'r:handover': -51,
    'r:in_charge': 7,
    'r:meet': -27,
    'r:money_talk': -7,
    'r:need': -82,
    'r:plan': -111,
    'r:praise': 16,
    'r:praise_not': -8,
    'r:price': 3,
    'r:price_other': -20,
    'r:promise': 25,
    'r:promise_not': 19,
    'r:q_compare': 42,
    'r:q_current': 68,
    'r:q_decider': -1,
    'r:q_liked': 14,
    'r:q_meet': 9,
    'r:q_missing': 7,
    'r:q_price': -8,
    'r:q_when': 14,
    'r:q_worry': -42,
    'r:seller': -30,
    'r:slot': 1,
    'r:status_quo': 21,
    'r:task_ask': 5,
    'r:time_plan': 8,
    'r:time_want': -28,
    'r:when': -31,
    'r:wish_feature': -123,
    'r:wish_not': 3,
    'r:worry': -75,
    'score:-1': 34,
    'score:0': 9,
    'score:1': 26,
    'score:2': -17,
    'score:3': 79,
    'score:4': 47,
    'score:5': -1,
    seller: -99,
    'several words': 70,
    short: -18,
    surname: 72,
    thrice: -195,
    title: -10,
    twice: -67,
  } as Record<string, number>,
  weights: {
    bias: '-130 -131 -145 -195 -187 -203 -208 -196 -124 -190 -224 -40',
    buyer: '-46 -57 -100 -92 -79 -61 -80 -69 -49 -187 -98 0',
    seller: '0 0 0 -59 -238 -78 -80 0 0 -42 -72 0',
    question: '-228 -165 -105 -189 -135 6 -158 -13 477 -247 17 77',
    'words:5': '-67 -75 -75 -92 -83 -106 -100 -97 -101 -92 -107 -16',
    'words:7': '25 46 1 -12 -8 3 -10 4 1 -5 4 -14',
    'words:10': '60 37 67 22 15 9 12 32 11 26 15 -63',
    'words:14': '14 34 71 0 22 -7 8 5 1 14 6 -81',
    short: '-157 -125 -198 -164 -136 -146 -168 -203 -175 -154 -184 -24',
    long: '23 29 14 -1 35 -31 11 -8 -7 2 9 -39',
    first: '-19 -10 -5 -23 -23 30 -36 -2 -34 -25 -4 60',
    last: '-17 33 -47 -8 -68 48 -10 -2 54 -8 -31 33',
    feedback: '36 64 24 -15 -45 -39 -42 -39 -75 -3 -32 20',
    closing: '-58 -15 -18 65 101 56 94 78 -46 60 134 -10',
    early: '-24 -118 -277 -357 -134 -157 -127 -156 -112 -385 -255 73',
    'i-we': '3 -10 -21 -3 -8 -7 -16 9 -28 12 1 -18',
    'starts:but': '1 41 -2 -17 1 2 -2 -33 -41 -1 2 -51',
    'starts:not': '-21 8 -45 -2 -1 7 -22 2 -14 -48 -88 50',
    exclaims: '-8 -66 -12 -23 -22 -138 -51 -30 -9 -41 -57 104',
    answers: '-59 -39 -63 -33 -1 -15 -45 -23 -150 -50 10 -123',
    reacts: '-4 17 -46 20 -26 0 11 -29 -19 15 -12 -57',
    echo: '-83 -19 -62 -60 -123 -42 -140 -36 -156 -58 13 -19',
    bare: '-89 -159 -145 -129 -113 -80 -120 -77 -88 -100 -92 -12',
    'call:negative': '-15 9 9 -7 5 5 2 7 -10 1 8 0',
    'call:positive': '-4 -9 22 7 -4 -32 -4 8 -2 -5 6 0',
    'call:asks': '-1 -85 24 -2 -9 16 0 1 2 -8 4 0',
    'after:agree': '-7 9 11 -8 -8 -17 -50 -19 4 10 144 -36',
    'polarity+': '97 -28 -10 -33 -25 -27 -26 21 -21 -55 -3 1',
    'polarity-': '-8 61 -4 -34 -21 -4 -19 -34 -1 -18 -5 -21',
    'polarity++': '41 -11 7 -8 0 -9 1 -12 -16 -40 -31 -24',
    'polarity--': '-37 21 -4 -2 0 9 1 14 -5 1 -33 10',
    'r:decider': '-8 -11 -53 -1 99 -8 3 -9 -7 -4 -10 -28',
    'r:decider_self': '-7 -10 9 11 250 -8 6 9 -12 22 4 -35',
    'r:decider_not': '-15 -5 1 -2 -44 -5 -7 -10 -2 -2 4 -6',
    'r:price': '4 5 -8 16 0 142 2 -13 33 18 -38 -26',
    'r:price_other': '-1 -13 -1 2 1 -11 -14 -2 -11 -6 9 -15',
    'r:time_plan': '0 18 -77 15 -15 -6 91 -1 -7 21 41 17',
    'r:time_want': '-18 -7 38 -19 19 -12 108 -10 0 -25 -18 11',
    'r:task_ask': '-14 -31 -3 36 -8 -7 -14 14 -3 -17 -2 -14',
    'r:task_refused': '-1 38 -8 0 -5 2 3 -3 -1 0 -3 3',
    'r:meet': '-23 -17 -9 -16 -21 -27 5 -24 -24 10 105 26',
    'r:meet_refused': '0 17 -14 -1 6 -1 8 -25 -3 0 -9 -10',
    'r:signal': '-9 -2 -13 8 -8 5 12 64 -6 -14 -7 -28',
    'r:promise': '0 9 -28 -26 2 12 -23 23 11 137 -3 47',
    'r:promise_not': '45 12 -17 -17 4 -5 9 6 10 -30 -14 -16',
    'r:praise': '47 -7 -12 -6 -4 14 -2 -7 -27 -3 -3 22',
    'r:praise_not': '-48 9 32 0 -36 -27 2 0 -57 -20 9 34',
    'r:gripe': '-10 42 -5 -38 -21 -4 -18 -8 -13 -53 25 12',
    'r:gripe_not': '-2 -21 -1 17 -28 -5 5 5 8 22 -10 15',
    'r:wish_feature': '-31 2 91 6 -13 -2 -6 0 -10 -10 7 -31',
    'r:wish_not': '0 -3 -10 31 9 15 -8 7 37 4 -4 15',
    'r:ask': '0 -5 -10 -3 -4 -1 2 -3 48 6 1 45',
    'r:ask_not': '2 21 8 -9 4 -44 -2 -35 -33 -11 -9 -1',
    'r:status_quo': '-12 5 -4 -4 -5 -30 -7 -21 -34 -14 -4 -15',
    'r:seller': '-4 -14 -17 0 -25 5 -47 -2 2 -4 -8 107',
    'r:buyer': '-13 -19 7 0 -25 -15 2 5 56 -37 -10 -28',
    'r:amount': '-17 -19 -3 -14 -9 8 -1 8 -17 6 20 -9',
    'r:money_talk': '5 7 -4 7 5 126 -37 17 -15 -9 0 17',
    'r:doubt': '-8 46 -16 0 -21 -15 -22 -6 -20 -6 -5 -46',
    'r:delight': '63 -22 -3 10 -11 -1 6 -5 -20 -8 -29 -20',
    'r:need': '-19 -17 97 -4 -2 -22 11 1 -11 -13 9 -33',
    'r:plan': '-27 -17 -8 17 -6 -1 -9 45 -5 19 -6 -13',
    'r:handover': '-9 -13 3 89 -18 -2 -23 -2 -2 48 -10 -15',
    'r:slot': '-3 1 -9 7 -17 -3 20 1 -18 31 5 -14',
    'r:when': '-4 -5 16 -12 -4 -15 57 -7 0 3 5 9',
    'r:in_charge': '-11 0 -23 -7 144 8 8 0 1 7 -2 -30',
    '2:amount': '7 -7 6 -25 2 35 -8 9 -3 26 2 -3',
    '2:money_talk': '0 3 2 -12 -3 53 -3 -20 21 3 -30 16',
    '2:doubt': '-6 28 -8 -13 -9 7 3 -1 -7 1 27 -33',
    '2:delight': '90 -89 -1 -16 -2 3 4 -82 -13 -17 -4 -65',
    '2:need': '-9 -54 85 -4 -18 -15 -10 -19 -4 -10 -1 -7',
    '2:plan': '-22 -3 -7 -3 -4 -5 19 21 0 -5 -5 -20',
    '2:handover': '-15 -19 -33 77 -7 -9 -32 14 -12 69 -25 2',
    '2:slot': '-9 6 -5 -32 -1 -43 0 -2 -28 -36 12 9',
    '2:when': '-14 -23 -8 -4 -10 -13 64 -24 -12 7 -14 -11',
    '2:praise': '60 -65 -15 -31 -74 3 7 -34 -15 1 -21 -19',
    '2:gripe': '-14 35 -13 9 -21 3 13 3 6 -25 -15 -30',
    '2:price': '-11 -3 -5 -23 2 34 -71 5 20 -8 -39 17',
    '2:time_want': '-39 -3 -13 -4 5 -61 64 -12 16 3 -124 -6',
    '2:signal': '-39 -12 -84 -40 -13 -5 8 89 4 -11 1 -40',
    '2:promise': '-1 -37 -32 2 0 2 -10 36 -11 17 -1 3',
    '2:meet': '-40 -16 1 -15 -4 -72 -6 -2 -12 -23 9 43',
    '2:decider': '-60 -22 -4 -1 22 1 0 -11 -5 -1 7 -17',
    '2:wish_feature': '0 -59 -9 11 -45 16 -20 -24 -38 1 12 3',
    '2:task_ask': '-28 -29 -20 110 -4 -27 -15 -10 -3 -34 -9 27',
    'c:i': '9 24 -21 10 0 1 -32 9 -16 19 1 -54',
    'c:my': '-3 8 -11 2 31 -24 -31 -9 -14 11 2 -42',
    'c:we': '-4 0 -16 -12 -34 -2 6 7 -2 -4 9 13',
    'c:you': '4 -4 -27 20 -37 5 -55 1 -46 36 -8 44',
    'c:your': '30 31 -11 -9 -22 -27 -20 -18 -25 -14 3 21',
    'c:they': '-4 -12 -15 -6 25 -30 -7 0 -11 17 -8 -28',
    'c:people': '8 11 -11 -2 -6 -26 -29 -19 -1 5 10 28',
    'c:must': '-21 -6 76 -49 71 -8 -20 -20 -3 -84 -54 -25',
    'c:hedge': '-2 12 30 1 -22 11 13 7 -17 -33 -7 -6',
    'c:not': '40 22 11 -52 -7 11 -12 -55 -24 -39 -67 -24',
    'c:if': '-16 -8 21 -12 0 15 7 14 27 -6 0 -8',
    'c:wish': '-55 -62 84 12 -25 4 21 20 1 18 4 -49',
    'c:want': '-14 -13 85 25 -2 -41 37 17 -1 -16 -13 -18',
    'c:wh': '2 4 9 -50 -3 -18 -12 5 18 -43 -25 -15',
    'c:current': '-3 2 0 -5 -6 -11 -29 -5 -24 -8 4 41',
    'c:past': '25 -15 -28 0 -35 -9 -28 -60 -59 -19 -19 -45',
    'c:but': '-16 22 10 -29 -2 3 -11 -23 -9 -4 3 -32',
    'c:agree': '-10 -28 -13 -21 10 -1 -21 12 10 -9 33 17',
    'c:refuse': '-5 25 6 -15 -4 -1 -5 -62 -25 -22 -24 -12',
    'c:polite': '-28 -23 -41 -38 -39 -44 -32 -29 -33 -57 -71 48',
    'c:small_talk': '0 -3 6 -7 -20 -54 2 -43 -19 0 -6 -24',
    'c:request': '-86 3 5 55 3 0 -41 10 -5 -44 -12 -13',
    'c:number_any': '-7 10 3 -27 -11 36 -11 12 -35 -15 26 -18',
    'c:name': '-26 -36 -52 6 0 -22 -26 18 -58 -14 9 -28',
    'c:weekday': '10 -13 -79 26 -16 -53 34 9 -11 82 181 -9',
    'c:month': '-14 -13 -101 -32 -14 18 198 -2 -57 12 45 -70',
    'c:day': '13 -19 -8 159 -36 -15 -2 -4 -4 124 -6 21',
    'c:season': '-34 -2 -38 -25 -12 9 104 4 9 -1 -12 -31',
    'c:span': '7 7 -24 -24 -46 27 54 5 11 -1 7 32',
    'c:deadline': '-3 3 -10 37 -22 1 62 7 5 0 -27 9',
    'c:like': '-8 9 13 -32 -25 -52 -26 -1 -13 -47 -23 -9',
    'c:good': '20 -34 -12 -32 -16 -44 -21 -25 -47 -19 1 31',
    'c:better': '14 6 -3 -5 -21 14 -14 1 -5 -18 -5 5',
    'c:solve': '15 5 4 6 5 23 -11 3 -2 15 6 -37',
    'c:bad': '3 -14 -15 -1 -7 -29 -6 -30 -9 1 -20 -19',
    'c:worse': '2 -10 1 0 -8 9 -6 -2 -5 2 0 -11',
    'c:problem': '2 9 -10 11 -15 -18 -16 -20 -2 15 -3 10',
    'c:worried': '-46 53 -32 -13 -14 2 2 2 -9 -12 2 27',
    'c:fail': '14 -34 13 -24 3 -3 6 6 -2 -42 -28 -17',
    'c:hard': '4 -1 -6 -12 -9 0 -3 7 0 -11 -16 3',
    'c:expensive': '-5 15 3 -22 -5 30 -6 -2 -4 4 5 14',
    'c:cheap': '81 5 -19 -9 -11 120 -10 -3 -1 -4 -4 -49',
    'c:trust': '-16 51 -13 -24 -4 -6 2 0 7 -18 3 0',
    'c:time_lack': '-1 27 -6 -1 1 -4 2 -6 -2 0 -2 -18',
    'c:switch_cost': '4 19 -4 10 3 3 9 12 1 6 0 -5',
    'c:security': '-4 41 -5 9 15 -20 -16 -11 1 -1 -12 4',
    'c:product': '35 4 -5 1 -2 3 -10 -5 -21 1 -17 13',
    'c:function': '8 -4 62 6 -18 -50 -53 -49 12 -7 -68 35',
    'c:able': '-9 -15 23 10 -15 -40 1 0 -10 -9 -11 -1',
    'c:lack': '3 -16 0 -1 -2 7 -9 12 13 36 -34 7',
    'c:use': '-18 -13 -4 -6 -4 7 -2 16 -4 12 10 -7',
    'c:switch': '-5 4 1 -2 -2 1 8 9 0 3 -3 26',
    'c:compare': '30 -27 -27 -18 1 -19 -5 8 -8 -6 1 -13',
    'c:price': '-18 39 -13 14 16 134 -33 0 19 12 -28 2',
    'c:per_time': '-7 -20 -1 -12 -1 -114 20 2 -2 10 -16 28',
    'c:other_money': '7 -3 1 3 2 -10 -10 -3 -11 -5 6 3',
    'c:decide': '-37 -54 -2 0 187 -64 0 -15 -47 -1 -63 11',
    'c:role': '-54 -14 -40 3 171 -29 5 6 -27 14 5 10',
    'c:body': '-16 4 -27 6 97 -11 36 -2 -18 10 29 -14',
    'c:task': '5 -7 8 16 1 -11 -5 15 7 -5 10 13',
    'c:deliver': '-16 -6 -11 28 11 -40 23 -5 -8 35 -6 7',
    'c:big_number': '-9 3 -33 -4 1 43 -31 12 -2 -6 -43 14',
    'c:currency': '6 46 -44 -72 5 75 -47 4 1 -24 -26 47',
    'c:document': '-3 -15 10 65 -11 -31 -33 13 -9 11 -40 6',
    'c:deal': '-26 -6 -7 29 1 -1 -2 64 -4 -7 -4 23',
    'c:buy': '-24 13 -1 -25 -2 7 21 -38 0 -9 -5 -1',
    'c:start': '2 -13 -5 -3 -28 28 88 45 15 2 2 21',
    'c:term_end': '-8 -2 -3 1 22 -7 66 -17 -3 -3 -23 13',
    'c:meet': '-2 -16 1 5 4 6 -10 -2 -3 13 22 21',
    'c:meet_verb': '-14 0 -1 -23 -5 -1 0 17 -6 -22 35 23',
    'c:propose': '-15 -3 -16 -5 -14 0 -11 45 5 -6 42 19',
    'c:present': '13 -13 -24 3 -2 -5 3 4 -1 -5 -1 29',
    'after:q_decider': '-7 -22 -99 -25 189 -1 10 5 2 -31 -21 -78',
    'self:q_decider': '-6 -29 -1 14 -24 -111 2 -1 -21 7 -1 59',
    'after:q_when': '-3 -31 -6 -17 -16 -4 149 -31 -46 -13 -22 -5',
    'self:q_when': '-12 16 6 -36 -21 -37 9 -1 7 3 -5 -6',
    'after:q_price': '-10 -2 -11 16 2 122 -20 11 2 7 -18 94',
    'self:q_price': '2 -8 15 10 5 -11 -4 -5 4 12 -145 8',
    'after:q_current': '-19 -86 -4 6 -38 -7 -28 -63 -24 -6 -82 -18',
    'self:q_current': '2 -14 2 7 -22 3 -9 -15 -5 -7 7 1',
    'after:q_missing': '-33 -15 214 16 1 -45 -15 -18 21 18 2 -46',
    'self:q_missing': '6 -1 -16 -31 -8 -1 -11 22 -1 -10 -43 7',
    'after:q_worry': '-64 121 -10 -11 -12 -23 -45 -47 -2 -6 -27 -21',
    'self:q_worry': '-80 19 4 7 -11 -7 -15 -1 -1 0 -2 25',
    'after:q_liked': '86 15 -59 -25 -10 2 -8 7 -30 -11 -32 -62',
    'self:q_liked': '10 -8 -33 3 0 -4 -5 -1 1 0 1 28',
    'after:q_meet': '7 37 7 30 -9 17 -10 16 -44 22 57 3',
    'self:q_meet': '-15 2 -17 -5 -7 -23 -5 43 -2 -13 -3 0',
    'after:q_compare': '-5 -1 11 -7 -65 0 -7 -7 15 -29 -16 -68',
    'self:q_compare': '18 2 -10 -14 -23 -20 -23 7 -9 5 -7 36',
    'topic:price': '21 15 -4 -14 -4 68 -26 14 3 -11 -18 0',
    'topic:meet': '19 12 27 -21 1 -3 -22 -18 1 17 -8 1',
    'topic:time_want': '-3 -13 -7 3 11 -15 58 24 0 6 -3 47',
    'topic:wish_feature': '8 -23 14 -3 -18 -47 2 1 12 -5 1 97',
    'topic:praise': '16 -2 -27 -4 -25 -24 -15 1 4 -14 -8 -3',
    'topic:gripe': '-32 29 -10 -18 -14 -16 -23 -27 -20 -21 -7 30',
    'topic:task_ask': '-16 12 -3 102 -9 2 -21 5 0 117 -23 83',
    'topic:promise': '-23 -27 -10 20 -11 -6 3 -3 -2 -1 32 -35',
    'topic:signal': '-1 -17 -16 29 -10 -2 4 17 0 44 4 17',
    'topic:amount': '-4 -8 -22 -29 -17 32 -2 13 -9 -4 -13 34',
    'topic:money_talk': '12 18 -25 -3 -27 51 -13 15 -9 -3 8 10',
    'topic:slot': '-36 -15 -6 13 -21 -31 11 23 -35 12 65 -6',
    'topic:delight': '9 -8 -3 8 1 -44 -36 16 1 3 -10 -4',
    'topic:doubt': '-14 -5 -11 -16 -17 -23 -28 0 -8 -2 -37 35',
    'next:price': '8 -4 -59 -15 -30 73 -6 19 28 -15 -69 -8',
    'next:meet': '-23 -17 9 -27 -8 -15 18 3 -12 -13 48 23',
    'next:time_want': '-34 -2 -14 6 -3 -31 25 7 -2 14 -46 0',
    'next:wish_feature': '25 -6 0 5 -6 -11 2 6 -65 -3 -10 31',
    'next:praise': '92 -42 -31 7 -3 12 -4 33 -42 1 -7 -9',
    'next:gripe': '-9 12 5 -37 -26 -15 -5 -41 -36 -21 -24 -7',
    'next:task_ask': '2 14 -9 8 1 20 1 0 4 9 19 24',
    'next:promise': '-57 -2 20 102 1 4 -5 59 -17 3 17 -7',
    'next:signal': '7 -8 -7 -1 21 16 53 4 -10 5 -6 0',
    'next:amount': '-38 11 -23 -29 -25 51 -39 -10 17 -10 16 -3',
    'next:money_talk': '10 8 -8 -6 -2 60 -4 7 10 -1 -32 -7',
    'next:slot': '-16 -20 -25 5 33 -18 16 23 -28 -10 40 15',
    'next:delight': '54 -24 -20 -10 -38 -11 -7 17 -37 -4 -5 10',
    'next:doubt': '-5 7 13 -27 -20 -13 -40 -33 -39 -11 -23 0',
    'far:price': '-2 0 -13 9 10 56 -3 -2 -25 -1 -31 4',
    'far:meet': '10 4 6 2 3 -13 -6 -11 0 2 -2 -7',
    'far:time_want': '-2 2 -4 28 5 -11 -3 -10 -10 13 12 -4',
    'far:decider': '-89 10 -40 36 -15 -105 13 31 -18 10 45 27',
    'far:wish_feature': '-62 13 13 5 -18 -9 1 15 -14 8 10 -18',
    'far:money_talk': '-9 16 13 -1 -7 11 14 -5 -17 6 -5 -11',
    'far:slot': '-12 0 -18 -1 -15 4 -36 -15 -2 -19 6 -7',
    'r:praise & r:praise_not': '-21 15 -4 23 -3 1 -3 0 -6 19 17 56',
    'r:gripe & r:gripe_not': '-33 -14 -5 15 -11 -8 9 -6 6 19 -6 26',
    'r:gripe & r:status_quo': '2 28 -1 -7 0 0 2 -46 0 -9 -14 28',
    'r:promise & r:promise_not': '-9 4 -9 -16 9 2 1 -4 -35 -20 -15 -29',
    'r:task_ask & question': '-1 -14 5 34 -4 13 -5 20 -1 -16 1 2',
    'r:time_want & r:promise': '0 3 4 1 5 -2 -11 -15 0 -7 0 7',
    'r:time_plan & r:promise': '11 -4 -17 -28 -3 14 -3 19 -2 -19 2 4',
    'r:meet & r:promise': '2 -17 1 -40 -15 -38 -53 53 -4 -15 4 7',
    'r:time_want & r:meet': '-12 -2 1 1 0 -17 23 -14 0 4 7 1',
    'r:price & r:price_other': '2 -6 3 7 -9 -69 -3 2 0 -4 -2 -31',
    'r:decider & r:decider_not': '0 -3 4 0 -40 0 0 0 0 0 0 -3',
    'r:wish_feature & r:wish_not': '9 7 -39 2 1 8 7 19 9 -16 7 1',
    'r:wish_feature & c:function': '-20 -59 49 0 -6 -59 -5 -9 -10 -2 2 -34',
    'r:praise & question': '0 5 -2 -9 -5 5 -4 0 -3 -8 27 16',
    'r:gripe & question': '-21 -37 9 -25 -15 7 -29 -37 38 -17 13 -8',
    'r:praise & c:not': '3 31 -5 9 -7 0 5 3 -3 -48 -26 -18',
    'r:praise & c:if': '22 3 12 2 -15 -4 -4 1 -21 6 11 3',
    'c:good & c:not': '-7 49 -3 7 7 -14 17 -31 -14 8 8 -36',
    'r:time_plan & r:meet': '-30 -3 1 -12 -1 15 -2 -27 -16 6 -40 -12',
    'r:time_plan & c:start': '1 -50 -33 4 -31 -33 28 -17 0 7 -6 -10',
    'r:gripe & c:not': '1 -30 -11 23 -2 -16 14 14 -16 11 -34 -24',
    'r:praise & r:wish_feature': '0 -12 -32 5 -17 6 8 -2 2 18 9 13',
    'r:time_plan & c:must': '1 -30 -16 -6 -13 13 104 -27 -20 8 -5 -20',
    'r:promise & c:task': '-12 14 -15 12 5 16 3 -26 13 -16 -12 -14',
    'r:signal & r:promise': '-39 -36 -11 -12 2 -1 2 18 0 -35 -3 -3',
    'r:signal & question': '-7 8 -4 -4 -44 -2 -8 -2 69 -28 2 -18',
    'r:wish_feature & question': '-4 -25 -19 -4 -8 -39 9 4 9 -10 1 39',
    'r:ask & question': '-4 -18 0 -12 -2 -1 -5 -21 -27 17 1 -8',
    'r:ask_not & question': '26 5 -28 -1 -17 0 -16 2 -50 -27 7 19',
    'after:q_meet & c:weekday': '-38 -4 -8 3 -22 -15 -15 49 -3 -13 2 -44',
    'after:q_meet & c:agree': '-8 -5 -33 4 -8 -9 -1 21 -4 5 18 2',
    'after:q_when & r:time_plan': '-11 -36 -41 -1 -8 -11 6 -39 -12 -20 -50 -7',
    'after:q_decider & c:role': '-37 -44 -29 -30 -18 -47 -2 -4 -11 -17 -10 -21',
    'after:q_decider & c:name': '-46 -7 -8 -42 47 7 -4 -32 -10 -18 2 -15',
    'after:q_price & c:number_any': '2 -30 -14 -10 -2 -23 -9 29 0 2 -13 39',
    'topic:price & c:number_any': '26 -2 -8 -26 -6 12 -1 10 0 6 6 3',
    'feedback & r:gripe': '11 -1 -2 10 -75 2 -16 3 -15 5 -76 17',
    'feedback & c:fail': '28 -19 33 -17 -25 -4 -43 -7 3 -20 -26 -18',
    'topic:price & question': '-64 -18 -13 -5 -57 -4 -4 -13 46 9 5 -24',
    'far:price & c:number_any': '24 -7 -4 6 -1 36 23 21 -14 4 4 6',
    'far:price & short': '26 -16 -65 15 14 54 -42 32 28 7 -24 1',
    'far:price & question': '-10 14 -21 16 7 -15 -15 -9 34 35 2 -37',
    'short & c:number_any': '-3 24 -49 22 -94 6 16 3 -47 -17 32 -8',
    'reacts & polarity+': '2 -16 -2 24 20 27 15 -20 4 11 -20 21',
    'reacts & polarity-': '5 -20 -5 -4 -34 -6 -4 -14 -2 -6 -1 -7',
    'reacts & c:not': '-2 3 -6 10 7 7 13 1 -5 2 -32 13',
    'c:not & call:negative': '-12 11 2 -14 3 -23 0 -10 -10 5 -15 0',
    'polarity- & call:negative': '-18 52 9 -3 -7 -1 0 6 -7 -1 -1 0',
    'polarity+ & call:positive': '11 -2 -3 -18 -13 -6 4 -5 -5 -6 3 0',
    'echo & question': '-1 -4 0 -1 0 -22 -1 -13 -23 -1 -17 -31',
    'r:gripe & call:negative': '-13 11 1 -14 -17 -4 0 -6 4 -1 5 0',
    'r:praise & call:positive': '66 -1 -6 2 -5 -3 3 3 -4 -8 -7 0',
    'feedback & polarity+': '-10 -23 14 0 -5 -19 -3 -65 -18 8 1 1',
    'feedback & polarity-': '15 24 11 -6 -22 4 -68 -4 1 -5 7 11',
    'far:meet & c:weekday': '15 -44 -17 -29 -9 -22 5 -4 -3 -38 -38 -13',
    'far:meet & c:number_any': '12 -21 0 3 -3 -3 8 12 0 -15 -19 11',
    'r:promise & c:deliver': '-5 6 3 -26 6 -16 21 -34 21 -55 2 11',
    'r:promise & r:meet': '2 -17 1 -40 -15 -38 -53 53 -4 -15 4 7',
    'r:decider & c:name': '-1 14 -27 7 70 0 1 -1 0 7 6 -24',
    'r:decider & c:role': '-18 -61 -31 -9 82 -6 1 -11 -13 -1 -3 -30',
    'r:gripe & r:praise': '-4 27 -3 22 -18 0 -17 -24 -60 -7 -9 2',
    'c:not & c:people': '-7 -2 -4 -5 -1 -2 0 -26 2 -23 1 2',
    'c:bad & c:product': '-4 45 -25 3 -3 -7 -5 -9 -3 -7 -39 33',
    'c:good & c:product': '27 -27 -6 -16 -8 17 -3 20 -2 -3 11 -48',
    'short & question': '-32 -7 -25 -79 -80 15 6 51 -25 -67 -118 70',
    'c:not & i-we': '-5 -10 11 19 5 -4 12 -22 10 -19 -51 -15',
    'r:amount & topic:price': '5 -2 4 -38 -4 -4 -14 1 -4 8 -4 17',
    'r:amount & far:price': '9 -7 -15 15 0 -18 -3 -2 -14 8 5 9',
    'r:amount & c:big_number': '-9 3 -33 -4 1 43 -31 12 -2 -6 -43 14',
    'r:amount & seller': '0 0 0 -11 -87 90 7 0 0 3 -12 0',
    'r:amount & r:price': '-14 4 -30 -26 -4 -54 -30 -16 -1 -15 -10 32',
    'r:amount & topic:money_talk': '-6 -4 1 -7 -4 27 -2 -10 -8 -17 -6 14',
    'r:amount & topic:amount': '-4 12 -22 24 -20 21 -27 10 -8 0 -6 -19',
    'c:big_number & far:price': '2 -6 -26 27 -1 -38 -3 -5 -1 15 -3 -23',
    'r:money_talk & far:price': '12 -21 1 -21 -2 -54 -4 -8 -7 -13 -2 -5',
    'r:money_talk & r:amount': '-11 -10 7 -13 -7 -23 -16 8 -6 -26 -6 19',
    'r:money_talk & question': '-55 2 -54 3 -23 51 -39 -8 41 3 -18 -98',
    'r:handover & question': '-24 -115 9 -15 3 2 14 -4 1 -33 43 -24',
    'r:handover & r:promise': '4 0 -45 -8 0 17 -14 -22 12 -78 -14 -2',
    'r:handover & r:task_ask': '-47 -13 -5 -19 -15 -2 -16 -1 -3 -19 1 -46',
    'r:handover & c:document': '-21 -49 -12 26 0 -65 -37 -18 0 27 -18 8',
    'r:handover & c:task': '-1 -12 -2 2 -9 -12 15 -34 -13 -13 -11 -45',
    'r:handover & closing': '-87 -13 -16 42 -9 -37 -37 13 -40 81 22 3',
    'r:slot & topic:meet': '-9 -22 1 -21 0 -33 -10 -36 23 2 31 1',
    'r:slot & topic:slot': '-53 -16 -26 6 -13 -6 -4 -15 4 22 -13 9',
    'r:slot & r:meet': '-17 -2 -4 -27 -9 15 -6 -8 -18 -3 21 -6',
    'r:slot & short': '35 18 -9 25 -28 -58 6 -12 -29 8 8 17',
    'r:slot & closing': '-61 -52 -31 -34 -3 -28 -21 7 -16 -35 -6 32',
    'r:slot & question': '-26 -22 -2 -9 -24 -16 -34 -1 2 -19 86 62',
    'r:slot & r:handover': '-2 2 -9 -16 4 1 -2 -30 -1 -22 -42 35',
    'r:slot & after:q_meet': '-13 -38 -37 3 -38 -40 -6 44 -4 27 64 -38',
    'r:when & r:time_want': '-3 -28 -43 -2 -1 -9 -44 -18 -2 -7 -37 -18',
    'r:when & r:time_plan': '-4 -6 -28 -3 -13 -18 -8 -16 -10 9 -23 1',
    'r:when & r:slot': '-7 -30 -4 -9 -2 -3 -41 -21 -1 0 -8 -14',
    'r:when & after:q_when': '-4 -38 -23 3 -11 -57 100 -26 -12 -38 -102 -28',
    'r:when & c:start': '-10 5 -13 1 -8 0 -24 -20 -3 3 -1 -22',
    'r:when & r:handover': '10 8 -3 18 -3 17 -4 24 5 47 22 -4',
    'r:doubt & r:gripe': '1 1 -11 -17 -4 -11 -10 16 -4 -58 17 -5',
    'r:doubt & question': '-34 13 -51 -19 -26 16 -9 -41 30 -1 -4 27',
    'r:doubt & polarity-': '-15 -21 -4 11 -21 1 -5 -23 6 16 -6 3',
    'r:doubt & call:negative': '4 -32 5 -3 7 -21 2 -30 5 3 3 0',
    'r:doubt & r:praise': '-21 6 -2 11 6 7 -5 7 -27 4 -8 9',
    'r:doubt & buyer': '-7 12 -12 -1 -7 8 -5 2 -15 -26 -30 0',
    'r:doubt & polarity+': '-12 -18 -1 -7 0 -9 9 -12 -15 -7 -16 1',
    'r:delight & r:praise': '-20 -14 -26 5 -83 1 -19 -5 -4 -28 6 -1',
    'r:delight & polarity+': '-50 3 -46 -27 -20 -3 6 6 -6 -24 2 -6',
    'r:delight & question': '2 -8 -6 -5 -2 3 14 -8 69 -4 2 22',
    'r:delight & call:positive': '-81 7 -15 -2 -1 -5 2 -8 -1 -1 -1 0',
    'r:delight & c:not': '-5 -9 1 10 5 6 1 18 -7 -30 -5 -23',
    'r:delight & feedback': '20 -34 -2 -18 3 -38 15 -4 -14 -25 -3 -1',
    'r:delight & r:doubt': '-17 1 3 12 -30 1 0 4 -8 -8 -5 -10',
    'r:delight & buyer': '119 -33 -3 -52 -3 6 -19 3 -18 -69 -9 0',
    'r:need & r:wish_feature': '1 -8 -114 10 -5 14 -11 5 -7 11 7 -48',
    'r:need & question': '-12 -32 -14 -5 -12 -3 16 3 -8 -12 24 27',
    'r:need & c:function': '-23 -101 35 14 -25 -61 -1 -20 0 6 -25 -19',
    'r:need & r:handover': '13 18 -1 -12 -7 9 3 -34 -14 -16 -3 -31',
    'r:need & buyer': '-13 -14 65 -2 -3 -5 10 1 -10 27 0 0',
    'r:need & feedback': '-78 -17 55 -4 -11 5 -17 -2 4 -7 -5 2',
    'r:plan & r:signal': '-66 -21 -28 -30 -2 -7 9 -5 -2 -24 1 -12',
    'r:plan & buyer': '-20 -19 -5 0 -8 2 -3 70 2 14 7 0',
    'r:plan & r:handover': '-17 6 -12 -26 -5 -2 2 -23 1 7 8 -9',
    'r:plan & question': '-1 -23 -11 2 -10 3 -25 0 -6 -50 13 -14',
    'r:plan & closing': '-42 5 -12 40 -13 10 -13 70 -4 40 9 -19',
    'r:plan & r:slot': '2 5 -15 -3 -13 7 7 -1 0 -29 37 5',
    'r:in_charge & r:decider': '0 -2 -21 -2 -42 -13 -1 -5 -6 -7 -1 -19',
    'r:in_charge & after:q_decider': '-33 -18 -5 -46 13 -53 5 -13 -9 -23 11 -27',
    'r:in_charge & c:role': '-16 1 -29 -5 -107 -41 6 -12 -11 11 -6 -5',
    'r:in_charge & c:name': '-21 11 -84 -1 16 -10 5 -13 4 7 5 11',
    'r:in_charge & r:decider_self': '-17 -6 -24 -13 -127 -5 5 0 -16 -7 -28 -29',
    'r:amount & buyer': '-6 -3 -1 11 -2 -9 1 22 -4 21 37 0',
    'r:praise & buyer': '42 -6 -10 23 5 20 5 0 -20 27 -31 0',
    'r:gripe & buyer': '1 15 -5 -41 -11 -1 -9 5 -13 -90 -35 0',
    'r:gripe & seller': '0 0 0 -2 -32 3 4 0 0 -5 17 0',
    'r:wish_feature & buyer': '-29 -16 96 14 -7 4 -19 3 -2 8 12 0',
    'r:signal & buyer': '9 -1 -11 6 0 4 17 78 -1 -3 -18 0',
    'r:doubt & seller': '0 0 0 3 -41 -11 -16 0 0 5 6 0',
    'r:meet & seller': '0 0 0 -32 -10 -10 -106 0 0 -13 -38 0',
    'r:slot & seller': '0 0 0 40 -72 1 -15 0 0 39 53 0',
    'r:slot & buyer': '-3 14 -11 5 -3 8 74 28 -6 17 14 0',
    'r:handover & seller': '0 0 0 51 -41 2 -88 0 0 50 -26 0',
    'r:handover & buyer': '-1 -1 6 43 -12 -5 13 85 3 19 31 0',
    'r:when & buyer': '2 7 21 -2 -10 -34 29 -1 4 0 6 0',
    'r:when & seller': '0 0 0 -15 12 8 35 0 0 3 4 0',
    'r:promise & seller': '0 0 0 73 -8 9 17 0 0 43 8 0',
    'r:task_ask & buyer': '-5 -19 -2 72 -9 -1 -7 35 -1 -9 -3 0',
    'r:doubt & call:positive': '-19 20 1 0 -2 -11 -14 -12 -24 -5 -2 0',
    'r:delight & call:negative': '21 -3 0 -4 -4 -33 3 -5 -1 -5 -1 0',
    'exclaims & call:negative': '0 0 0 -1 0 0 0 0 0 0 0 0',
    'short & call:negative': '-44 28 -4 21 -12 -4 -18 -25 0 14 -22 0',
    'r:amount & call:negative': '-25 0 0 -10 -11 10 26 52 0 -4 0 0',
  } as Record<string, string>,
  grams: `
en:# OQINPKUNORQI
en:# and MPPPPOOOQPPS
en:# i NRPPTPPRPQPO
en:'s OUQPKSVQNOOG
en:'s a UXPMNQSLOMLV
en:'s all PSPPPSPPPPPM
en:'s alread PRPPPPPPPPPN
en:'s always PPPPPPP[PPQR
en:'s at POPPPPPOPPPL
en:'s been POPPPNQNOPPP
en:'s coming PNOQPPPOOPPM
en:'s cousin PNTPPPPPPPPS
en:'s doing OOQPPPPPPPPR
en:'s down PPXPPPPPKPPN
en:'s fine LHOQORO]PPeQ
en:'s four PMPPS^PPPPPP
en:'s full RNPOPPPOPPPO
en:'s going PLQPPOPPPPPO
en:'s gone VOPOPPOOPPPP
en:'s good VKPPPPNLPN[J
en:'s got CDPL]POQQOOL
en:'s husban PXPPROPPPPPP
en:'s in NPGMOSQUPNPR
en:'s name OMNZZOPPPPPS
en:'s no PQPOPPSOPPWP
en:'s not KPPPOPRVRPPQ
en:'s okay POPQ^MPQPPRP
en:'s on GOJOOQUGORLN
en:'s one NOPPPOPPPPPT
en:'s out OYQPPPPPPPPP
en:'s place PQPPPPPPSPPP
en:'s the PLLKXRRPQMPM
en:'s up OLPOPR~MPPOR
en:(# QONSPOQPPPOH
en:('s POLOPONPMPQ?
en:(a EPONKMMILMP9
en:(a.m PPPPPPPPPPPR
en:(able PSPPPPRPPPPO
en:(about PNHOPNLPPPPS
en:(actual PNPOPOPPPPSM
en:(addres PPPQPPPSPPPR
en:(afraid RVPPPPPPPPPP
en:(after KKPPPKPOOONN
en:(aftern POPPPONSPPOa
en:(agains PPPPPPPPPPPN
en:(ago PSPPPPPPPPPP
en:(agree PPPPPPPPPPRN
en:(agreem PPPPPPPRPPPO
en:(all RNQQPONQOQPU
en:(alread PQPRPQPPPPPN
en:(also LPOPPOPPPPPO
en:(am MSMOPLQOPPKI
en:(amazin PPPQPPPPSPPN
en:(an NPRPPOOONPPQ
en:(and MHJNOKOMMLNC
en:(anothe PRPPQPPPPPPN
en:(answer PPPPPRPPPPPN
en:(any SOPPPPPOPPOM
en:(anythi QQPPOORPPPON
en:(anyway PNPPPPPPPPQK
en:(app POPPPNPPPPP]
en:(apprec PPPPPPPPPPPU
en:(approv PPPOPPRSPPOO
en:(april PPPQVPPPPPPP
en:(are NNNONLOPNPP;
en:(around OLPPOPPOOOPO
en:(as PMPPPQQQPPNK
en:(ask QNOPPPPQPPPM
en:(asking OPPXPPPSPPPM
en:(asks PRPPPPPPPPPO
en:(at QNRJOHNLMMLS
en:(august ONORQPQRPQPG
en:(aw PPPPPPPPPPPV
en:(away PPPPPPPPPPPK
en:(awesom PPPPPPPPPPPR
en:(aye PLPPPOPPNPPN
en:(back IMRPPKNPPPML
en:(bad OPPPPPPPOPPM
en:(batter OQPPPPPPPPPN
en:(be OSQOPRPPONNI
en:(beauty XPPPPPPPPPPV
en:(becaus TKQPPPPPPPPM
en:(been QJPONQPOPOOI
en:(before QOPPOPROPOPL
en:(being PXPPPPPPPPPO
en:(believ PPPPRPPPPPPT
en:(bell PPPPPPPPPPPU
en:(best QPPPPPPPPPPN
en:(bet PPPPPQPPPPPV
en:(better QNPPPOPQPPTM
en:(big OMPPPPPOOPPM
en:(bit RMPQPPPNPPOT
en:(blue PRPPPPPPPPPR
en:(board OPPNNOVPPPPN
en:(book OLPPRPPRPPPM
en:(books ONPPPPPPQPQO
en:(boss PPPPPPQWPPPO
en:(both QOPPPOOOPPOb
en:(bother PTPPPPPPPPPR
en:(box PNPPPPPPPPPP
en:(boy PPPPPPPPPPPR
en:(break POPPPPPQPPPM
en:(brewer PPPPRPPPPPPS
en:(bright PPPPPPPPPPPR
en:(brilli PQPOPPPQPOPS
en:(bring NNPOPOPOOOTU
en:(brothe OPPPRPQPPPPL
en:(bucket PPPPPPPPQPPR
en:(budget PPPPPPPQPTPO
en:(builde PQPPOPPPPPPR
en:(bus POPPPPPPPPPR
en:(busy PPPPPPPPPPPM
en:(but NZPJQPPONPNK
en:(button NLTOQOPOPOPO
en:(buy POPPRPPQPPPP
en:(by IFPPPOOPPPPO
en:(calend PQOPPQPPQPPR
en:(call QRPLOQPQPPPN
en:(called OPPPPQPPPPPN
en:(callin ORPPPPPPPPPN
en:(calls OMPPPPPPOPPN
en:(can QPPQPNLPOQQQ
en:(car PPPPPPPPPPPR
en:(card PMPPPOPQPPPM
en:(chair PSPQPPPPPPPP
en:(change OPPPPQPOPPPL
en:(chap QPPPPPPPOPPN
en:(charge QOPPPPPPPPPN
en:(cheque PNPPPPPPOPRM
en:(chloe PPPPSPPPPPPP
en:(clause PVPPPVPPPPPO
en:(clear POPPPRPPPPQR
en:(clever PPPPPPPPPPPM
en:(closed PPPPPPPPPPPN
en:(co SPPPMPRPPPPO
en:(comes NPPPPNPPPPPQ
en:(coming OQPPPPQPPPQJ
en:(commit PLPRNPPQPUPN
en:(compla PPPPQPPPPPPS
en:(comput PNPPPPPPPPPN
en:(congra PPPPPPPPPPPV
en:(contra NQPPPOPOPPPM
en:(cool PPPPPPPPPPPS
en:(cooler PPPPPPPPPPPR
en:(cost PPPPPQPPPPPN
en:(could GOPMPOPLPOPG
en:(counci POPPPPPPPPPN
en:(count OOPPPPPPPPPM
en:(course QPPPPPNPPPPb
en:(cousin QTPPOPPPPPPP
en:(cover PPSPPPPPPPPP
en:(custom PPPPPPPPTPPX
en:(dad POPPTPRPPPPP
en:(dashbo PXPPPPPPPPPP
en:(data PPPPPPPPQPPV
en:(day PNPOOMPNPPOJ
en:(days QPPOPKNPPOPT
en:(dead POPPPQPSPPQN
en:(dear YPPPPPPPQPPQ
en:(decemb PPPPPPPPPPPM
en:(decent PPTPPPPPPPPP
en:(decide QQOPLOQPPQPK
en:(decisi PQPPPPUQPQON
en:(depend PSPPQOPPPPPQ
en:(did SPITOPKFONH<
en:(differ PQPPPQPPPPPV
en:(direct OQPPLPOPPPPN
en:(do QQMPPKPPOPLM
en:(doable PPPPPPPPPPRP
en:(doctor PPPPPPPPPPPX
en:(does PONQPNQPIPPQ
en:(dollar PQPPPPRPPPPO
en:(done PNPPPPPQPPPK
en:(door NOPOPPPOPPPL
en:(down FNPPNPPQOPOG
en:(driver OPPPPPPPPPPR
en:(drop TOPPPPPPPPPS
en:(dry SPPPPPPPPPPN
en:(e PPPPPPPPPPPR
en:(each PNPOQOPPPPPV
en:(early QNPPPPPPPPPL
en:(easter ONPPPQPPPPPN
en:(eight OONPNNPPOOQM
en:(eighte PQPQPQPPPPPN
en:(eighth RPPSPPPPPRPP
en:(eighty PPPPPPPQPPPN
en:(either QOPPPPPPPPPR
en:(eleven POPOPPNNOQOK
en:(else OOOPPPPPQPPS
en:(email OPQPPPPPPPPM
en:(end SPPPPPPPPPPO
en:(ends POPPRPPPPPPM
en:(engine PPPOPPPPPPQ[
en:(englis TOPPPPQPPPPS
en:(enough PQQPPMPPPPPT
en:(even OOPPPOPPPOQN
en:(ever PPPPPPQPPPPL
en:(every HNPLNONPPMOP
en:(everyb ONPPPPPPPPPU
en:(everyo PNPPPPPPPPPP
en:(everyt NOPOPMPPOPPL
en:(exactl PPPPPPPQPPPS
en:(eye SPPPPPPPPPPP
en:(fair ROPOPOOPPOPf
en:(famili PNPPPPPPPPPN
en:(family NPPPPPPPPPPN
en:(far PPPPPPPPPPPR
en:(father OPPQPQPPPPPR
en:(fear PVPPPPPPPPPP
en:(februa ONOPSOPQPPPP
en:(fee OPPPPPPQPPQM
en:(feel PPPPPPPPPPPS
en:(fiftee PPPQRPPSPPPN
en:(fifty PPPQNQPQOPOF
en:(final PRPPPPPRPQPN
en:(financ PPPPLQRQPPPL
en:(fine PPOOPPQOPPPI
en:(firm PPPPPPPPPPPR
en:(first QNOQQGOPPPPQ
en:(five PPQNOOOLONMC
en:(folder PPPPPPPPPPPT
en:(follow PPPPPPPPPPPS
en:(for QNOQQLONQROQ
en:(foreca OPPPPPPPSPPN
en:(forty NOOQNMPHOPNC
en:(found PPPPPPPPPPPL
en:(four LKLOINPQPOOJ
en:(fourte NQPPPOPPPPPG
en:(fourth PPPLPPPPPPPR
en:(free PNPPPPPPPPPO
en:(friday POPQPOPNPPOJ
en:(from MMPRPMPPPON_
en:(front PQPPXPPPPPPQ
en:(full NPPOPOPPPOPO
en:(g'day PPPPPPPPPPPR
en:(gas PPPQPPPPPPPN
en:(gate QPPPPPPPPPRQ
en:(get PPOPPQPKPPPQ
en:(gets QPPPTPPPPPPR
en:(girls QOPPPPPPPPPN
en:(give SRPPPOPPPPPS
en:(go PQNPPOOQQPQI
en:(god NQPPOOPOPPPP
en:(goes MGPPONSOPPOS
en:(going POPPQPPPPPPN
en:(gone QOPPPPPOPPPH
en:(good SIPPQPPOPNQW
en:(goodne PPPPPPPPPPPS
en:(gosh PPPPPPPPPPPU
en:(got NPPROPPIORQI
en:(gotcha PPPPPPPPPPPT
en:(grand PKPOPPPSPPOK
en:(great OPPPOOPPPPPW
en:(group QOPPPPQPPPPM
en:(guy RPPPPPPPPPPL
en:(guys QOPPQOPPPPPL
en:(ha POPOOLRPJNL~
en:(had QQPLNDPNLMQN
en:(haha PPPPPPPPPPNZ
en:(hahaha PPPPPPPPPPPT
en:(half MPOKNNPPOPPI
en:(hand NPPPPPPPPPPN
en:(handwr POPPVPPPPPPO
en:(hang ONPPPPPQOPPH
en:(happy RYPPPPPPPPPS
en:(hard PPPPRPPQPQPR
en:(has PQLPNPQPPPKE
en:(have OOPQPMOCNPQC
en:(he POPQPOPPNQP9
en:(hear NPPPPOPPPNPd
en:(heard PPPPPPPPPPPT
en:(hello TOPOOOPPPPOg
en:(her RNOPKOPPPPPP
en:(here PPOOOOPQNOPO
en:(hey NLPPPOOPPPOX
en:(hi MKPPONMPPOPm
en:(him OPPOWOOPOOOR
en:(his QOOPOOPPPPOK
en:(hiya PPPPPPPPPPPT
en:(hm NRPPPOMPOOOB
en:(home NOPPTPPPPPPN
en:(honest RONPTOOPPPPH
en:(hoppin PPPPPPPPPPPR
en:(hospit PNPPPPPPPPPO
en:(hot RPPPPPPPPPPO
en:(hours ROPPPNOPPPPP
en:(how MPPOONOOQOPS
en:(huh UOPPPPOPPPPJ
en:(hundre <QPNKMPQOONH
en:(i TQMONIPNNNMI
en:(if OPPPROKJPOQS
en:(imagin PPPPPPPPPPPS
en:(in NGMROHNQMQJE
en:(invoic OTPPPOPPPPPO
en:(is LTNOOONMMMMT
en:(it POMPKIPOOOM>
en:(itself ROPPPPPRPPPR
en:(ja OTPPPQPSPPPE
en:(januar QMPQPPOPPPPO
en:(job PPPPPOPQPPQR
en:(july OOPPSPPPPPPN
en:(just FPQOQOPQPOPU
en:(keep PMPPPPPPPPPL
en:(kind OQPPPRPPPPPO
en:(kitche NQPPPPPPPPPN
en:(knew OPPPPPPPPPPN
en:(know OOOQOHMPPPPH
en:(knows OVPPPPPPPPPN
en:(lad RPPPPPPPPPPR
en:(lady LQPPPOPPPPPK
en:(last HPPQMOPROQOK
en:(law OUPPPQPPPPPR
en:(lease POPPPPRQPPPP
en:(leave OQPOOQPPPPPR
en:(left PNPPPOPPPPPQ
en:(let PPORPOPRPPPQ
en:(letter OQOPPPPPPPQM
en:(light PPQPQOPPPPPR
en:(like POQPPRNPPOPJ
en:(line POPPPPPOPPPS
en:(list NPOPPPPPPPPM
en:(listen QPPPUPPPPPPO
en:(little OOPPPOPPPPPV
en:(live OSPPPPPRPPRS
en:(long OPPPPOPPPPPN
en:(longer ZOPPPPPPPPPO
en:(look RPOPPOOPPPOL
en:(looked OTPPPTPPPPPO
en:(lookin PPPPOPPPPPPS
en:(lord POPPOPQPPPPN
en:(lose PPPPPPPQPPPL
en:(lost POPPPPPPPPPL
en:(love POOOQNOONNPR
en:(lovely PPPPONPNPPQ[
en:(lunch OOQOQPPPPPOL
en:(ma PPPOPPPRPPRY
en:(ma'am PPPNPPOPPOPc
en:(machin POPPPPPPPPPM
en:(madam PQPOPPPPPNP]
en:(make POTQPQPPPPPQ
en:(man OPPPPPPPPNPP
en:(manage OPPPQPSPSPPQ
en:(map PRPPPPPPPPPR
en:(march PNPOPPOOPPPK
en:(market PPPPPPPPPPPR
en:(mate OOPPPPPPPPPM
en:(may PQOPQOPOQPQI
en:(maybe NOOPPOPNOPOK
en:(me PQNOPKOOONOD
en:(mean RRPPPPPPPPPO
en:(means PPPPPPPPPPPS
en:(measur RPPPPPPPPPPO
en:(meetin POPOPPUQPPPO
en:(member POPPPQSPPPPS
en:(might PPPPQQPPPPPL
en:(millio POPPTOPOPPPP
en:(mind PPPPPPPQPPOL
en:(mine OOPOPPPTPPPK
en:(minute QOPNPQNQPOPX
en:(moment PPPPPPPPPPPZ
en:(monday OROOQPPPPPPQ
en:(money PQPPPMPOPPPI
en:(month NPPPRMRLPPOS
en:(months PSPPPPPPPPPR
en:(more OPOPPPPPPPPM
en:(mornin LPPQOMNNPOLc
en:(mother PNPPVPPPPPPL
en:(mr NQPQPOOPPQOM
en:(mrs PNPQPPQQPPPO
en:(must PQQNPPNPPOPK
en:(my OPQPOMPQQLQ<
en:(nah QPPPWRPPQPPM
en:(name OKNOPOPQPPQO
en:(nearly OPPPPPPPPPPM
en:(need PNPPPQOTSQPB
en:(never NRPOPPPPPPPR
en:(new OQOPPOORPPPP
en:(next PMPPPOPOQPOM
en:(nice PQPOOIPPPPOO
en:(night MMPPPQPOPPPL
en:(nights WPPPPPPPPPPO
en:(nine PPOOPUNKNQPE
en:(ninety NPPPPNPOPPPN
en:(no QSONPNRMOLLX
en:(nobody PQPPPQPQPPPC
en:(noise PPPPPPPPSPPQ
en:(not PRPONOQOPPOD
en:(noted NMQOPOONPQPO
en:(nothin QOPPOPOOOPPL
en:(notice PTPPPQPPPPPQ
en:(novemb PNPRPPYQPRPM
en:(now OONQPOPQNOOH
en:(number PPNQPPPNPPPK
en:(o PPPPPOPPPPPM
en:(octobe PVPPRPPPPPPK
en:(of JQMRPOPMNQOJ
en:(off POLQPIPPPPQW
en:(office PNPQPQPQPPPR
en:(oh SMOOQNNQPNP^
en:(ok QPPPPPPPQPPL
en:(okay OKPNPOPPQOKW
en:(old KOOPPOPOPPPL
en:(on KNONOOPMOOQB
en:(one RPPPOOLLPPL@
en:(ones QOPOPPPPPPPL
en:(only QNMNPOPIPMNH
en:(ooh QSPSPPPQPPPO
en:(open QOPPPOQPPPPN
en:(opens PQPPPPPQQPPM
en:(option PPRPPRPPPPPP
en:(or LOPOONPNOOPN
en:(order PQPPVPPPPPPP
en:(other PQOPPPPOPPPM
en:(otherw RNPPPPPPPPPS
en:(ouch PPPPPQPPPPQY
en:(our EPNQQPPPPPLM
en:(ours PPPPPNPPPPPT
en:(out NQPPNQMMMPOI
en:(over RJPPMMPORPPJ
en:(own MNPRMOQSQPPK
en:(owns QPPPPPTOPPOO
en:(page QRPPPNPPPPPN
en:(paper PPPPNMPPPPPL
en:(part PPPRPPPPPPPP
en:(partne OMPPOPPNPPQM
en:(pass PPPQYPPPPPPP
en:(past ONPMPPPPPPQL
en:(patien NQOPPPPPOPPN
en:(pay ORPPPPPPPPPK
en:(pen OPPPTPPPPPPM
en:(people PPOPPIPOOPNU
en:(per PPPPPVPPPPPN
en:(perfec PPPPPOTPPONU
en:(person PQPPSOPPPPPT
en:(phone PKPOOPPNPOQT
en:(photos ROPPPPPPPPPR
en:(pictur PRPPPPQPPPPO
en:(pilot PTPPPPPPPPPS
en:(place PPQPOPPOPPON
en:(plan PPPSPPPTPPPT
en:(please MPPPOOPPPPNF
en:(plus PPPPPQPPOPPS
en:(po PPPPPPPPPPPY
en:(pocket PPPPPPPPQPPT
en:(point PPQPPPPOQPPI
en:(pounds PQPPPSPQPPPN
en:(price OSPPPVPPPPPR
en:(proble PSPPPPOPOPPU
en:(proces PNPPPPOPPPPJ
en:(produc PPPPPPPPPPPU
en:(promis PPPPPPQPPPPN
en:(push PQPPPRPQPPSU
en:(put ONSOQOPPOOOJ
en:(questi PPPPPPPQPPPL
en:(quick TQPPPOPPPPPT
en:(quiet QPPPPPPPPPPM
en:(quite PPRPPOQQPPOT
en:(rain PPPPPPPPPPPR
en:(rather POPPPPPPPPPU
en:(reache QPPPPPPPPPPN
en:(read MPOPSOPMPPPH
en:(reads PPPPPPPPPPPS
en:(ready PPPPRPPWRPPP
en:(really PROPPPPPPPPP
en:(reckon SPPPPPPPPPPN
en:(recomm PQPPKPPPPPPP
en:(record PQPPPPOPPRQN
en:(red PPPPPPPPPPPW
en:(regula PUPPPPPPPPPQ
en:(remind PPPPPRPTPPPO
en:(renewa PPPPPPPPPPPN
en:(replac PPPPPPPPPPPV
en:(report PPPPPPPPPPPS
en:(reside PRPPPPPPPPPO
en:(retire PPPPPPVPPPPP
en:(right PMPNQOMPNPNY
en:(righto QPPPPQPRPPQM
en:(ringin POPPPPPSPPPP
en:(room PPPSPPPPPRQM
en:(round QOPQPPPPPPPN
en:(run OMPPPOOOPPPU
en:(runs OOPPPPPPRPPN
en:(rush PPPPPPQPPPPN
en:(said NPPPPQOPPPPK
en:(same PIPNOPPNOOOR
en:(sample PPPPPQPPPPPU
en:(save TPPPPPPPPPPQ
en:(say TOOOPOOOPOOL
en:(saying PNPPQPPPPPPM
en:(says PIQOPOPOPPPK
en:(scan PPPPPPPSQPPN
en:(school OPPOPOORPPPP
en:(screen PPPPPPPPPPPT
en:(second PQPOPOPORPPI
en:(see QMPOPQNNONNL
en:(seeing PPPPPPPPSPPP
en:(send OQPOPPNVPPRU
en:(senior POPPPPPPPPPM
en:(septem POPPPPPOPTPP
en:(seriou PSPPPPPPPPPP
en:(seven PPPOONOOOOOF
en:(shame PSPPPPPPPPPQ
en:(she PNOPOQPPPPPB
en:(shift QPPPPPPPPPPN
en:(shop PPPQOPPPPPPN
en:(should NLPONOPPPNPP
en:(show PNPPPPPPRPPX
en:(shows SPPPPPPPPPPQ
en:(side PSPPOOPPPOPO
en:(sign PMOTNOPSPPQK
en:(signal POPPPPPPPPPK
en:(signat QOPPOPPPPPPN
en:(signed SPPPPPPPPPPP
en:(signs OPPVQPOPPROK
en:(since OMQNNQPMPOOH
en:(single NOPPPPPOPPPN
en:(sir PRPPPPNPPPNc
en:(sister NPPPNRPPPPPU
en:(sit OPPPPPSOPPPO
en:(site PPPPQPSPPPPT
en:(sittin PSPVPPPVPWPM
en:(six NONJNLPKPLPE
en:(sixty OLPOPOPMOOPI
en:(sleep PPPPPPPRPPPO
en:(slept PPPPPPPPPPPN
en:(slow POPPPPPPPPPN
en:(small NPPPPPPPPPPL
en:(so ONOQPNOPPPMu
en:(some PLPQOOPOPQPN
en:(somebo ONQPPPPPPPPR
en:(someth NOPPPNOOPPPN
en:(sorry PPOQOOPOOOOT
en:(sorted PRPPPPPPPPPN
en:(speak POPPPPPPPPPK
en:(spring PPPPPPQPQPPM
en:(standi PQPPPPPPPPPM
en:(start PRPPPPMOPPOQ
en:(still IPPPMMONPPPH
en:(stock ROPPPPPPPPPU
en:(stop ROPQQQPPPOPJ
en:(stoppe POPPPPPPPPPM
en:(story PPPPPPPPPPPU
en:(sugges PVPRPPPPPQPP
en:(summer SQPPPPOQQPPP
en:(sunday POPPPPPPPPPK
en:(suppli PPPPPPPPPPPM
en:(suppor PPPPPPPPPPPS
en:(suppos PPPPPPPPPPPL
en:(sure OTOQPOPPPPLW
en:(survey PPPPPPPPPPQV
en:(table PNPPPPPPPPPN
en:(tablet OPPPPPPPQPPL
en:(take SOOPQOPNPNOY
en:(takes OKPPPOPPPPPP
en:(talk OPOPUPPPPPPP
en:(talkin OOPRRPQTPQPN
en:(tea PPPPPPPPPPPN
en:(teache POPPPPPPPPPS
en:(team VOPPPPPPPPPV
en:(techni TPPPPPPPPPPO
en:(tell PKOOQOPPPOPN
en:(ten PROPOPPPPOPJ
en:(tenth PPPQPPPPPQPK
en:(term PPPPRPPPPPPP
en:(test PQPSPPPPPPPT
en:(than PRPPPPOQPPPL
en:(thank LPQLNKPMPPPM
en:(thanks PLOONNNNPOPc
en:(that PKQPPQOPOPMN
en:(the NRLMMLPOMPKA
en:(their LPPOOOPPPPPM
en:(them NQOOPOQQNOOL
en:(then JPPPPOQSOPOE
en:(there LQPPPQPNPPHY
en:(they PKPPMPPPOPN<
en:(thing NPRONQPPPONI
en:(things OPPPPPPPQPPN
en:(think PPPPPPPOPPPJ
en:(third OMPOPQPNPPQK
en:(thirti PPPPTPQPPRPO
en:(thirty MMNPPONPPONG
en:(this PPPJPLPQPJP[
en:(those PSPPPOPOPPPK
en:(though PQPPOMPOOPPL
en:(thousa OPOOOOOHPOON
en:(three MQPPNOPOPQPH
en:(throug OKPPOPROPPPO
en:(thursd OOPTROPQOPPM
en:(ticket OPPPPOPPPPPR
en:(till NQPQPPPMPPPK
en:(time MMPPPLOPPOOJ
en:(to MHEORPQOOON>
en:(today PPPOPPPUPPP_
en:(tomorr PPPOPPQUPOOS
en:(tonigh PRPPPPPPQPSS
en:(too OVPPPQPPPPPR
en:(took OPPPPPPQPPPL
en:(top QNPPPPPPPPPR
en:(totall PPPPPNPPPPPV
en:(touch PUPPPPPPPPPN
en:(touche PQPPPPPTPPPP
en:(tray RNPPPPPPPPPM
en:(trial SOPPPOPPPPPO
en:(troubl PRPPPPPPPPPN
en:(truck PPPPPPPPPPPN
en:(true PPPPPOPPPPPR
en:(truste PUPPPPTPPPPO
en:(try OOPPPPPPPPPN
en:(twelve POOPPPOOOPPU
en:(twenty PPPOPONLPMOO
en:(twice PMPPPPPPPPPM
en:(two JQOOMLNQPOGE
en:(type NOPPPPPPPPPO
en:(types PPPPRPPPPPPP
en:(under QOPPOQPPPPPN
en:(unders PQPOPNPPPNSh
en:(until ORPPPPRPPPPK
en:(up PNQOPNOPPNPS
en:(us POPPPJPQPOPR
en:(use OPPPPOPPPPPK
en:(used PHPPPOPPPPPL
en:(vendor PPP_PPPSPTPN
en:(very QNPOOKPNOOPT
en:(visit PPPTPPPPPPPN
en:(volunt PPPPPPPPPPPR
en:(vote PPPPRPYPPPPO
en:(wait [OPPPPPPQPPO
en:(walk PNPPPPPPPPPM
en:(walked PPPPPPPPPPPJ
en:(walt PRPPPPPPPPPM
en:(want QOPPPPQOOPN?
en:(wants PNRTPVPcPQPR
en:(was PNPOMRPOPPP8
en:(water PPPPPPPPPPPN
en:(wave PPPPPPVPPPPO
en:(way PPOOPPOPPOPI
en:(we QIMNPRKQOOQD
en:(wednes PQSQPPPOPSNN
en:(week PDPTPMPSQTPF
en:(weeken PPPPPPPPNPPM
en:(weeks OQPOPPNPPOPR
en:(weight POPPPPPRPPPM
en:(well NPOPQQOQQONN
en:(went QOPPOOPPPPPI
en:(were ROPOOOOPPOPQ
en:(what JPPMQPNPPNLE
en:(when OQOOPNNPUPOS
en:(where PPPOPPPPPOPL
en:(which NPOOPPOPQPPJ
en:(who LMOOPLOOQPPB
en:(whole POPPPOOPPPPL
en:(wife PPPPQPPPPPPN
en:(will QPQPPSPOQPNY
en:(winter POPPPPPPPSPM
en:(wish OPQPPPPPPPPL
en:(with NPMMPMPHMMNO
en:(withou QOPQOPPRNOPO
en:(wonder PTPPPPPPPPPU
en:(word PPPPRPPQPPPO
en:(work OPPPPPPPPPPM
en:(worked PSPPPPPPPPPQ
en:(works PMPOPOPNPQPQ
en:(worrie PUPPPPPPPPPS
en:(worry OPPPPPPPPPPK
en:(would POOPQRORRNQD
en:(wow QPPPPOPPPPPW
en:(write PPPPNOPPPPPN
en:(wrong QNPPPPPPPPPO
en:(ye PPQPPPPPPPPT
en:(yeah OPQPOQMRPPPD
en:(year MQMNPPPPONOM
en:(years PUOPPNPOPPPJ
en:(yellow POPPPPPPPPPS
en:(yep ORPPQPOPPPPL
en:(yes OGQNOPORIOMF
en:(yet PRPPPOPPPPPN
en:(you POMLQHLLLLQY
en:(your QRNLPOLNPOP_
en:(yours PPPPPPPPPPPR
en:)# PPPOPQONPPOE
en:)'s RPPMOPNMGOQ<
en:)a UNONGDHI@RJM
en:)able PQPPPPPPPPPM
en:)about QSPMNDMJMLN]
en:)accoun OOPNTOOPPPPN
en:)actual NNPPPPPOPPPJ
en:)add PPPPPPPPPPPN
en:)addres POQPPPPPPPPM
en:)advanc PPPPPPPPPPPU
en:)after ONNPSPOOLPPO
en:)agree PPPTOPPPPRPR
en:)agreem OPPPPPQPPPQL
en:)air PPPPPPPPPPPU
en:)alarm PSPPPPPPPPPO
en:)all MNQDNHPMOBQO
en:)along PPRPPPPPPPUO
en:)alread QQPPPPOOPPPK
en:)also OPPPPQOOPPOM
en:)always QKPPROQLKOOA
en:)am RSMMQQPNNJOB
en:)an PLNNPLPLOORI
en:)and KDOPNENIPJPU
en:)anothe MQPPPOPPPPPJ
en:)answer SOPPPPPPOPPR
en:)any NKOPPPPPPPPQ
en:)anyone PORQPPPPPPPQ
en:)anythi OKPNPROQPMQa
en:)anyway ONPPPPPPPPPG
en:)anywhe PPPPPPPPPPPN
en:)apolog PPPPPPPPPPPR
en:)app POPPPOPPPPPX
en:)apprec PPPPPPPPPPPT
en:)approv POPPPPQPPPPM
en:)april NOOPOOLQPPPJ
en:)are NOPIQLPJPLLH
en:)area PPPPPPPPPPPS
en:)argue RPPPPPPPPPPM
en:)arm RPPPPPPPPPPP
en:)as SOONPQPMPOOT
en:)aside QPPPPPPPPPPR
en:)ask PQPOPLQPLOPY
en:)asked MOOPPOPOPPPP
en:)asking PPPPPPPPPPPR
en:)asks OOPPPPPPPPPN
en:)at KRPSNURHKLOQ
en:)attend PPPPRPPPPPPO
en:)audito PPPPPPPPPPPL
en:)august PPPPPPRVQQPN
en:)author PPPPPRPRPPPN
en:)automa PPSPPPPPPPPP
en:)away PPPPPPPRPPPO
en:)baby PPPPPPPPPPPJ
en:)back NCRKPPNMONMV
en:)bag PPPPPPPPPPPK
en:)bank MQPPPPPQPPPN
en:)batter OPPPPPPPPPPS
en:)be OOQRRRMLNSPM
en:)beauti OPPPPPPPPPPM
en:)becaus QHPRPOPNQPPB
en:)been NSRNMOOLKOOC
en:)before PKMQQMOPQOQN
en:)beggin PPPPPQPSPPPN
en:)behind POPPPPPPPPPN
en:)being QPPPPPPPPPPV
en:)believ PQPPROPPOPPL
en:)bell PPRPPPPPPPPN
en:)below PPPPQPPPPPPR
en:)beside PPPPPPPPPPUM
en:)best PPPOPPPPPNPY
en:)better OQPPPPPPPPPL
en:)betwee PPPPQPPPPPPN
en:)big RPOPPLPPMPPJ
en:)bigger TPPPPQTPPPPO
en:)bill RPPPPQPPPPPN
en:)bin MRPPPPPPPPPK
en:)bins PPPPPPPPPPPT
en:)biscui PQPPPPPPPPPL
en:)board POPPPPPQPPPN
en:)bookin PPTPPPPPPPPR
en:)boots PQPPPPPPPQPM
en:)boss PQPPPPPPPPPM
en:)both PMOPPPPQPPPR
en:)bother PPPPPPPPPPPM
en:)bottom PPPPPPPPPPPN
en:)bought NQOORPPONOPK
en:)box POPPPOPPPPPT
en:)boxes PNPPPPQPPPPI
en:)boys OOPPPPPPPPPM
en:)bread RPPPPPPPPPPN
en:)break PQPPPPPPPPPN
en:)brilli QPPPPPPPPPPR
en:)bring ONPPONPLOPQM
en:)brings PPPPPPPPPPPM
en:)brochu PPPPPPPQPPSP
en:)brothe QOPPPPPPPPPU
en:)budget PPPPRPPPPPPR
en:)builde PRPPPPPPPPPS
en:)bus PPPPPOPPPPPS
en:)busy PPPPPPPPPPPN
en:)but RSNJPTONPJPE
en:)button ORPPPPPPPPPH
en:)buy ONPPPOOOOPPL
en:)by DIPPQRPQMQQQ
en:)bye OMOOOOPOPPOR
en:)cake PPPPPPPPPPPM
en:)calcul PPPPPPPPPPPL
en:)calend UPPPPPPPPPPT
en:)call NQPPNNOOPPO^
en:)callin PPPPPPPPPPPT
en:)came OPPOPOPOPPPJ
en:)can PNQCOLNOLERO
en:)candid PPPPPPPPPPPJ
en:)card PMPQPOPQPPPM
en:)care PPPPPPPPPPPU
en:)cause PPPQPPPPPPPN
en:)cell PPPPPPPPPPPN
en:)cellar PVPPPPPPPPPP
en:)cent PPPPPPPPPPPT
en:)centre PPPPPPPPPPPN
en:)certif PPPPPPPPPPPX
en:)chair PNPPPPPQPPPK
en:)chance PPPPPPPPPPPT
en:)change NPPPPNPPPPOQ
en:)chap PPPPPPPPPPPL
en:)check RNPPPPPQPPPU
en:)cheers PPPPPPPPPPPH
en:)chemis PPPPPPPPPPPL
en:)cheque POPPPPPPPPPM
en:)child RPQPPPPPPPPR
en:)chips PPPPPPPPPPPN
en:)choose PPPPPPPPPPPL
en:)christ POPPTPOPPPPI
en:)church PPPPPPPPPPPL
en:)circle PPPPPPPPPPPS
en:)claims PPPTPPPRPPPJ
en:)clause PPPPPPPPPPPM
en:)clever OORPPPPPPPPN
en:)client PPOOPNPPPOPL
en:)clinic RPPPPPPPPPPS
en:)clipbo PPPPPPPPPPPN
en:)close PPPPPPPPPPPU
en:)closed PNPPQPPPPPPK
en:)club PPPPPPPPPPPT
en:)coach PPPPPPPPPPPN
en:)coat PPPPPPPPPPPM
en:)code PPPPPPPPPPPV
en:)coffee OQPPPPPPPPQL
en:)come QCNPQQQPQPNL
en:)comes KNOPPKPOPPPW
en:)coming PNPPPOPPPPPO
en:)commit QOPPPPPSPPPI
en:)compar PPPPPQPTPPPN
en:)compet PPPPPPPPPPPR
en:)compla PNPPPPPPPPPH
en:)compli PPPPPPPPPPPK
en:)congra PPPPPPPPPPPU
en:)contra PLPPQPONPPPN
en:)cooler PPPPPPPPPPPS
en:)correc PPPPPPPPQPPU
en:)cost OOPPPPPPPPPE
en:)could OONPPIQQPPNV
en:)counci OQRPOPPPPPPO
en:)count ROPPSOPPPPPH
en:)counte RPPPQPPPPPSO
en:)courie PPPPPPPPPPPN
en:)cousin SPPPPRPPPPPS
en:)credit TQPPPQPPPPPR
en:)crews PPPPPPPPPPPV
en:)custom NPPPPOOOPPPL
en:)dad OPPPPPPPPPPN
en:)dark PPPPPPPPPPPR
en:)dashbo PPPPPPPPPPPL
en:)data NQPOPPOPPPPG
en:)date PPPPPPPPPPPW
en:)dates PPPPPPPPPPPR
en:)daught NQPPPPPPPPPP
en:)day QPPOKNPOMPPR
en:)days PPQOOOOQMOPP
en:)dead QOPPPPPPPPPK
en:)deal PPPPPPPPPPPN
en:)decemb PPPPPPPPPRQO
en:)decent PPPSPQPPPPPP
en:)decide OQPPQOPOPOPS
en:)decidi PPPPPPPPPPPU
en:)decisi PPPPPPPYPPPU
en:)deep POPPPPPPPPPK
en:)degree QOPPPPPPPPPN
en:)delive PPPPPPPPPPPT
en:)demo PPPPPPPPPPPX
en:)depart QOPSPRPOPROL
en:)desk OOPQPOPQPPPM
en:)did QRNPPQMLPPQX
en:)differ PMPPPOPPPPPM
en:)dinner TPPPPOPPPPPL
en:)direct PPPPPPPPPPQM
en:)do QOOQPOONOPAR
en:)doctor PPPPPPPPPPPN
en:)docume PPRPPPPPPPPP
en:)does SFQOOQNNMSNP
en:)dog POPPPPPPPPRK
en:)doing PPPPPOOPPPPT
en:)dollar PPPPPPPPPPPS
en:)done NORPROOOPPPS
en:)door QNPPOOOOPPPK
en:)down NRPPPLPMIPME
en:)downlo PPPPPPPPPPPS
en:)downst PPPPPPPPPPTO
en:)dr PPPPPPPPPPPM
en:)draw RPPPPPPPPPPK
en:)drawin PPPPPPPPPPPU
en:)drive POPPPPPPPPSM
en:)driver PNPPPNPOPPPO
en:)drop PPPPPPQPPPPV
en:)due PPPPPPPRPPPR
en:)each RLPPPMPOPPPT
en:)early PPPPPPQPPPPL
en:)easter PPPQPPPPPPRW
en:)eat PPPPPPPPPPPN
en:)eating PPPPPPPPPOQN
en:)eight POPONPPMOPOJ
en:)eighte PPPPPPPQPPPN
en:)eighty OPPPPPPPPPPU
en:)either NPPPPOPPPPPM
en:)electr SPPPPQPPPPPQ
en:)eleven PRPPONOOPPPK
en:)else OMPPPKPPQPO[
en:)email POPPPPPPPPQM
en:)emails PPPPPPPPPPPN
en:)empty PQPPUPPPPPPP
en:)end PMPOQQOQNPOR
en:)ends OOPPQPOPPPPL
en:)engine NOPPPOPPPPPZ
en:)enjoy QPPPPPPPPOPS
en:)even POPPPOPOOPPF
en:)evenin POPPSPPPPPPO
en:)ever PPPPPOPPPPPM
en:)every MPONLINLLONH
en:)everyb NOPPPOPOPPPC
en:)everyo OOPPPNPPPPPG
en:)everyt OQPOOOOOPPPI
en:)exchan PPPPPPPPPPPU
en:)execut PPPPMPPRPPPR
en:)expire PPPPPPPPPPPR
en:)explai PNRPPPPPPPPM
en:)extra PSPPPPPPPPPO
en:)eye PPPPPPPPQPPM
en:)eyes PPPPPPPPPPPT
en:)face PQPPPPPPPPPN
en:)fair OPPPPQPPPPPS
en:)falls PPPPPPSPPPPM
en:)famili PPPPPPPPPPPM
en:)far PPPPPPPPPPPM
en:)fast OPPPPPPPPPPM
en:)faster RPPPPPPPPPPR
en:)fear PPPPPPPPPPPR
en:)februa OOQPUPPOPPPK
en:)feed PPPPPPPPPPPT
en:)feel NQPPPPPPPPPN
en:)feels POPPPPPPPPPL
en:)fella OPPPPPPPPPPK
en:)fellow PPPUPPPPPPPM
en:)few PPPPPPPPQPPR
en:)field PRPPPPPPPPPP
en:)fiftee PPPPQQPPPPPM
en:)fifth PPPPPPPPPPPM
en:)fifty POPPPPPPPPPY
en:)fight PPPPRPPPPPPO
en:)figure PPPPPPPPPPPM
en:)file OPPPPPPPPPPN
en:)fill QPPPPPQPPPPK
en:)final PPPPPPPPPPPU
en:)financ PPPPPPPTPPPP
en:)find OQPPPPPPPPPZ
en:)fine OOPPPPPPPPPJ
en:)finish PPPPPPPPPPPT
en:)fire PPPPPPPPPPPR
en:)first QDMOPPPOQORC
en:)fish PQPPPPSPPPPM
en:)five POPPPQLPPPOJ
en:)fixed PPPPPPPPPPPU
en:)flat PPPPPPPPPPPR
en:)fleet PSPPPPPPPPPO
en:)floor NNPPPOOPOPPN
en:)folder PPPPPPPPPPPL
en:)folks PQPPPQPPPPPR
en:)follow PPPPPPPPPPPS
en:)foot PPPPPPPPPPPN
en:)for OVMQPPOPNPJR
en:)forget SPPPPPPPPPPO
en:)forgiv PQPPPPPPPPPL
en:)forgot PPPPPTPPPPPL
en:)form POPOPOPPPPPV
en:)forty OLNQNMPPOPOS
en:)forwar PPPPPPPPPPPS
en:)four QRNMPPLKKNLI
en:)fourte PPPPPPPPPPPN
en:)fourth PPPPPPQPPPPI
en:)free QPPPPPPPPPPW
en:)friday QPOPPNNOPPKP
en:)friend PPPPPPPPPPPS
en:)from OSQRPSOGNIMW
en:)gate POPPPPPPPPPK
en:)gather PPPPPPPPPPPR
en:)gave OPPPPPPQPPPN
en:)german QPPPPPPPPPPN
en:)get PPOOONLKOMPL
en:)gets OPOOSOPPPOPY
en:)gettin QPPPPPPPPOPR
en:)gift PPPPPPPPPPPS
en:)give PQPPPRNNOPOR
en:)gives PPPPPSPPPPPO
en:)gloves PPPPPPPPPPPK
en:)go LOOPPPMRPLRI
en:)god OPPPPPPPPPPM
en:)goes PKOPPNPNNPPO
en:)going ORPKOMOPPJOO
en:)gone PIQPOQPNPPPN
en:)good PPOOLMNPNOOK
en:)goodby PPPPPPPPPPPM
en:)got PROODKRQMOKC
en:)govern OOPPPPPPPPPL
en:)grand OOPPPPPPPPPM
en:)great RPPPPPPPPPPP
en:)ground PPPPQPPPPPTT
en:)group OPPPQPPPPPPM
en:)groups PPPPPPPPPPPS
en:)guaran PPPPPPPPPPPS
en:)guess WPPPPPPPPPPN
en:)guy PNPPPPPPPPPG
en:)guys PNPPPPPPPOPP
en:)had PSJMJKNILMNH
en:)half QAPQPKNLPQNJ
en:)hand PQONPOPPPNPT
en:)hands PPPPPPPPPPPN
en:)hang PPPPQPPPPPPI
en:)happen KPPPPOPOPPPS
en:)has KSPRQQPQOQPG
en:)have MRRPLIPPFIIB
en:)having ONSPPPPPPPPT
en:)he SEIQQPLNFLP*
en:)head OQPPPPPPPPPS
en:)hear POPPPOOPPPP[
en:)heat PPPPPPPPPPPR
en:)heavy PPPPPPPPPPPN
en:)hello PPPPPPPPPPPN
en:)help PPPPPPPPPPPR
en:)her QPKPVRONPLOD
en:)here NIONONQLLNOP
en:)hersel PPPPPPPPPPPU
en:)hill PPPPPPPPPPPN
en:)him RNPMVKPPONPQ
en:)his NOOPNRPQPMOF
en:)hm PPPPPQPPPPPJ
en:)hold PMPPPPPPOPPN
en:)holida PPPPPPPRPPPP
en:)home POPPPQOOPPPM
en:)honest NPPPPOSPPPPM
en:)hope PPPPPPPPPPPZ
en:)hoping PQPPPQPPRPPO
en:)hospit PPPTPPPRPPPO
en:)hotel PPPRPPPQPPPP
en:)hour OOPPPQPOPPPN
en:)hours PPPPPPPPOPOM
en:)how ORPGJNHMPFOj
en:)hundre QQPQPPPMOPN_
en:)husban OLPPPPPPPPPL
en:)i QXPFQMOJ8DNA
en:)ice PPPPPPPPPPPM
en:)if KOQNPNOQMQPF
en:)import PRPPPPPPPPPO
en:)impres RPPPPPPPPPPL
en:)in MWFMP>LTMLN?
en:)inside PPPPPPPPPPPM
en:)inspec OOPPRPPPQPPR
en:)instal PPPPPPPPPPPT
en:)instea PQPPPPPPPPPN
en:)insura PPPPPPPPPPPM
en:)intern PPPPPPPPPPPM
en:)into NOPNPNPMPPPL
en:)invite PPPPPPPPPPWS
en:)invoic OOPPPPPQPPPS
en:)is MORJJFNQHN>S
en:)it SOMLMPKTAMHM
en:)itself NNQPPQPPPPPP
en:)januar PMOPROPPOPQK
en:)job PQPPPPPQOPPL
en:)july POPPSPPPPPPL
en:)june PPOPQQRQPPPS
en:)just PFRPRRPFOPOH
en:)keep PNPPPOPNPPPL
en:)keeps PPPPPPPPPPPS
en:)kick PPPPPPPPPPPS
en:)kiddin PPPPPQPPPPPM
en:)kids OOPPPOPPPPPN
en:)kitche POPPPPPPPPPL
en:)knew PPPPPPPPPPPN
en:)know QQMPNIMJLOPD
en:)knows OPPPPPPPNPPI
en:)lad PPPPPPPPPOPS
en:)ladder PPPPPPPPPPPM
en:)lady QOPPPPPPPPPK
en:)lah PPPPPPPPPPPM
en:)land PPPPPPPPQPPR
en:)landlo PPRPPPPPPPPP
en:)last QNORPSPPKPOF
en:)late PPPPPPPPPPPT
en:)law PPPPPPPPPPPM
en:)lead PPPPPPPPPPPT
en:)least PPPVPPPPPQPQ
en:)leave MOOOPRPOPPPR
en:)left NQPQPPPPPPPT
en:)leg PPPPPPPPOPPL
en:)less PPPPPPPPPPPM
en:)lesson PTPPPPPPPPPP
en:)let PNPPSOOPPPOO
en:)letter PQPPPPPPPPPU
en:)licenc PPPPPPPUPPPU
en:)life QOPPPPPPQPPN
en:)lift PPPPPPPPPPPT
en:)light OOPPPPPQPPPL
en:)like TJPMPJPMPMM=
en:)likes PPPPPPPPPPPN
en:)line PPPPPOPOPPPI
en:)lines PPPPTPPPPPPM
en:)link PPPPPPPPPPPT
en:)list MQSPPOPPNPPP
en:)listen OPPPPPPPPPPT
en:)little NOPPPOPPPPPQ
en:)live PPPPPPPPPPOV
en:)load RPPPPPPPPPPR
en:)logged PPPPPPPPPPPR
en:)login PPPPPPPVPPPR
en:)long OQPOQOPPPNPN
en:)look LQMPQMQNPPNZ
en:)looked PPPPPPPPPPPS
en:)lose POPPPPPPPPPK
en:)lost QQOPPPPPPPPI
en:)lot POOQOPOPPPPJ
en:)loud OPPPPPPPPPPL
en:)love SKPPPPPPPPPP
en:)lovely PQPOPPPPPPPI
en:)luck PPPPPPPPPPQT
en:)machin POPPPOPPPPPL
en:)madam PPPPPPPPPPPS
en:)made QPPPPPPPPPPV
en:)mail PPPOPPPPPPPK
en:)main QQPPPQPPPPPR
en:)make PPPPPOPPPPPJ
en:)makes OWOPPPPPPPPQ
en:)making QPPPPPPPPPPL
en:)man OQPPPPPPPPPG
en:)manage OPPOPPPPPNPQ
en:)many POPPPNPPPPPX
en:)map OPPPPPPPPPPR
en:)march PNOPVOMPPPPH
en:)mark UPPPPPPPPPPO
en:)may PPPPPPNPPPP]
en:)maybe OSPPPPQOPPPK
en:)me MRQLQNPQ@MP7
en:)meant PPPPPPPPPPPT
en:)meet QPPPRQPPPPPQ
en:)meetin OOPQPPPSPPPQ
en:)member PPPPPPPPPPPM
en:)mentio PPPPPQPSPPPS
en:)might OPPPPPPPPPPS
en:)milk PPPPPPPPPPPN
en:)mind PPPPPPOQPPTL
en:)mine POPPPOPPPPPM
en:)minute ORPQPOPNPOPL
en:)miss SNPPPPPPOPPO
en:)missed PPPPPPPPPPPM
en:)model PPPPPPPPPPPL
en:)moment PPRPQOSPPPPX
en:)monday OLOQPNPPPPQN
en:)money PPPONMPROQQO
en:)month OQNRPOPPNQNR
en:)monthl PPPPPPPTPPPO
en:)months QOPPPPPOPPPL
en:)more QCROPPOMMPPG
en:)mornin PPOPOROPOPON
en:)most PPPOPOQPPPPX
en:)mostly NOPPPOPPPPPK
en:)mother PQPPPPPPPPOL
en:)moved PPRPPPPPPPPM
en:)moving PPPPXPPPPPPO
en:)mr NOPPPOPPPPPN
en:)much NPPPPOOPPPPK
en:)museum PSTPPPPPPPPR
en:)must QNOQPNPPNRP@
en:)mute PPPPPPPPPPQM
en:)my OTMQNSKOLML+
en:)name MMPPOQPPPPPP
en:)nearly ONPPPOPPPPPK
en:)need QNNPPRNQQPMH
en:)needs POTPPPPPPPPR
en:)neighb QTPPPPPPPPPO
en:)nervou PSPPPPPPPPPP
en:)never RMPMOQPPPPOF
en:)new PNPPTOOOOPPN
en:)next NNPOOOPPPOOY
en:)nice PPOPPOPOOPPG
en:)night OPPOONOQNOQN
en:)nine POPOPQOMOPON
en:)ninete POPPPOPQPPPI
en:)ninety POPPPOPPPPPT
en:)ninth PPPORPPPPPPM
en:)no MSQOONNOMPQK
en:)nobody PPPOOLPNNOP>
en:)noise QPPPPPPPPPPM
en:)noon PPPPVRPPPPPP
en:)normal XPPPPPPPPPPQ
en:)north PPPPSPPPPPPQ
en:)not QSRTPORMMOK9
en:)note PPPPPPPPPPPS
en:)notes QPPPPPPQPPQR
en:)nothin KQOOPNONPOQK
en:)notice POPPPPRPPPPS
en:)novemb POPPQOPPPPPK
en:)now O4QNONOJNNMO
en:)number QQPPPNMOOPPR
en:)o'cloc OOPPPQPPPPPL
en:)octobe POPPRPPPPPPJ
en:)odd OPPPPPPPPPQN
en:)of OLODOKPMKLJC
en:)off QOMQPOMQOQNV
en:)office NQPPPPPPPPPM
en:)often PPPPPPPPPPPR
en:)oh POPPPPPPPPPN
en:)okay LLPNJPPSPLQa
en:)old OOPMOOPQPMOH
en:)older PPPPPPPPPPPR
en:)on TMNROUOGONKM
en:)once RLQPPNOPOPPP
en:)one OORJNKJLJOIJ
en:)ones RLPPPOPPNPOL
en:)online PSPPPRPPPPPQ
en:)only Q?QPPQPPPPNH
en:)open OPQNOOPSPPOP
en:)opens PPQPPPPPPPPK
en:)opinio PPPPPPPPPPPK
en:)or NGPMHKONQNQ>
en:)orange PPPPPPPPPPPT
en:)orders PPPPPPPPPPPR
en:)other PLPPOOOPPPPP
en:)others PPQPPPPPPPPR
en:)otherw PPSPPPPPPPPT
en:)our HOPJOIPSPHPI
en:)ours PPPPPPPPPPPY
en:)out LROLQMNRNMPQ
en:)over PRPNROPPONPR
en:)own NNPPNNPQPPPU
en:)owner PPPPOPRPPPPR
en:)owns PPPPPPPPPPPJ
en:)page PPPPPPPPPPPV
en:)pages PPPPPPPPPPPR
en:)paid NQPPPPPPPPPL
en:)paper PQPPPOPOPPPL
en:)paperw PPPPPPSWPRPQ
en:)parent UPPPPPPPPPPN
en:)part PPPPPPPPPPPV
en:)partne PNPPPPPQPPPI
en:)pass PPPPPPPQPPPR
en:)past POPPPPPPPPPM
en:)patien QPPPPOPOPPPL
en:)paying OPPPPQPQPPPL
en:)paymen PPPPPPPPPPPT
en:)pays QPPPTPPPPPPO
en:)pdf PPSPPPPPPPPP
en:)peak PPPPPPPPPPPM
en:)pence PPPPPPPPPPPX
en:)people RROONGFQOPML
en:)per POPPOKPPPPPM
en:)percen QPPPPPPPPPPT
en:)person NPPPPOPPPPPM
en:)phone PJOOONOOPPRS
en:)photo PPPPPPPPPPPM
en:)photos PPPPPPPPPPPU
en:)picks POPPPPPPPPPL
en:)pictur QPPPQOPPPPPU
en:)pilot PPPPPPPPPPPW
en:)pink VPPPPPPPPPPQ
en:)pizza PPPPPPPPPPPM
en:)place PKPPOOPOPPPQ
en:)plan PTPPPPPPPPPT
en:)planni PPPPVPPPPPPN
en:)plant PSPPPPPPPPPP
en:)please OOPPPPPPPPRI
en:)po PPPPPTPPPPPS
en:)pocket PPQPPPPTPPPL
en:)point PPPPPPPPOPPR
en:)policy PPPPPPPPPPPT
en:)portal QPPPPPPPPPPK
en:)post PPPPPPPPPPPT
en:)pounds PRPPPQQPPPPQ
en:)practi PPPPPPPPPPPN
en:)presen PPPPPPQPPPOS
en:)press PPPPPPPPPPPN
en:)price POPPPOPPPPPS
en:)pricin PPPPPPPPPPPR
en:)print PPPPPPPPPPPN
en:)printe PPPPPPPPPPPT
en:)proble PTPPPQPPPPTN
en:)proces PPPPPPPSPPPL
en:)promis POQPPPPPPPQT
en:)proper PORPPPPPPPPQ
en:)public PPPPPPRPPPPT
en:)put QMPLOSPNOMLK
en:)puttin PRPPPPPPPPPM
en:)quarte PQOTSRPPPPPM
en:)questi PPPPPPPPPPPT
en:)quick QPPPPPPPPPPU
en:)quickl VPPPPPPPPPPQ
en:)quiet PPPSPPPPPPPM
en:)quote PPPPPPPPPPPV
en:)radio PPPPPPPPPPPN
en:)rainin PPPPPPPPPPPF
en:)rains PPPPPPPPOPPK
en:)ramp PPPPPPPPPPPM
en:)ran PRPPPPPPPPPM
en:)rate OPPPPPPQPPPM
en:)rather PPPPPPPQPPQT
en:)reach PPPPPPPPPPPR
en:)read PROPPLPNNPQB
en:)reader PPRPPPPPPPPM
en:)readin PQPPPPPPPPPM
en:)ready PPPPPPPPPPPT
en:)real POQPPPPPPPPK
en:)really PNPPPOPOPPPN
en:)reason POPPPSPPPPPN
en:)reckon VPPPPPPPPPPP
en:)recomm PPPPRPPPPPPS
en:)red OMPPPPPPPPPL
en:)regard PPPPPSPPPPPS
en:)renewa PPPRPPPRPPPP
en:)replac PPPPPPQPPPPS
en:)report OPPPPPPPPPPN
en:)requir PPSPPPPPPPPS
en:)rest PPPPPPPPPPPM
en:)right OJOLPPOPLONQ
en:)rings PPPPPPPPPPPM
en:)roof PPPPPPPPPPPN
en:)rooms PPPQPPPPPQPL
en:)round PQQPPPPPOPPN
en:)run NLPPPOPOPPPN
en:)runnin NPPPPOPPPPPR
en:)runs QQPPTPPSPPPP
en:)said IPOPPNONPPOO
en:)sale PPPPPPQPPPPM
en:)same KQPOPMONPPPL
en:)samosa PPPPPPPPPPPL
en:)sample OPPPPPPPPPPN
en:)sandwi OOPPPPPPPPPL
en:)sat PPPPPPPPPPPL
en:)saw PNPPPPPPPPPQ
en:)say QQMOQRQQOOLX
en:)saying PNPPPPPPPPPG
en:)says KPOPOOOQPPPA
en:)scale PXPPPRPPPPPS
en:)scan PPPPPRPVPPPO
en:)scanne PPPPPSPPPPPP
en:)scans ZPPPPPPPPPPT
en:)school NOOPPOPQPPPK
en:)scratc PPPPPPPPPPPN
en:)screen OQPPPOPPPPPZ
en:)sea PZPPPPPPPPPQ
en:)season PPPPPOPPPPPV
en:)seats PPPPPPPPPPPM
en:)second NFPPOLOPPPNI
en:)sectio PPPPPRPPPPPQ
en:)see PQPOOPOOOOPN
en:)seeing NPPPPPPPPPPQ
en:)seen QMPPPPPPPPPS
en:)sees PPPPPPPPPPPS
en:)sell ONRPPOPQPPPT
en:)send QPPNPQQPPPVT
en:)sends OPPPPPPPPPPM
en:)senior PPPPPPPTPPPM
en:)sent OOPPPPPPPPPK
en:)separa OOPPOPPPPPPJ
en:)seriou PPPPPPPPPPPL
en:)servic OPPPPPPPPPPX
en:)set PNPPQPONPPPS
en:)settle PPPPPPPQPPPN
en:)seven MNPOPOPQPNOI
en:)sevent QPPPPOPPPPPN
en:)shall PPPRPQPPPPKj
en:)share PPPPPPPPPPPU
en:)she LRMPQEKQIUQ<
en:)sheet POPPQPOOOPPJ
en:)shift MQPPPOPPPPPM
en:)shoot PPPPPPPUPPSO
en:)shop OPPPPPPPPPPU
en:)shops PPPPPPPPPPPS
en:)short PPPPPPRPPPPP
en:)should NPPOPLPPPPNV
en:)shower UPPPPPPPPPPQ
en:)shut PPPPPPPPPPPK
en:)side OQPOOOPQPPQZ
en:)sidewa PPPPPPPPPPPN
en:)sign NMPPQOQPPPRO
en:)signal QPPPPPPPPPPS
en:)signat PPPPPPPPPPPT
en:)since JEOOPPOMOOOD
en:)single OOPPPPPPPPPJ
en:)sir PPPPPPPPPPPY
en:)sister PPPPPPPPPPPU
en:)sit PMPORPOOPPPK
en:)sites SQPPPPPPPPPQ
en:)six NOOOJKPKOOOJ
en:)sixty QQOQPQPOPQOG
en:)sleep PQPPPQPPPPPJ
en:)slides PPPPPPPPPPPT
en:)slow PUPPPPPPPPPN
en:)small QQQOPPPPNPOK
en:)smell PPPPPPPPPPPN
en:)so PSNNQSLMEJTi
en:)societ PPPPPPPPPPPR
en:)soft PPPPPPPPPPPN
en:)softwa OPPPPPPPPPPS
en:)some OPOOOLOOPPPL
en:)somebo PPPPOQPPPPPC
en:)someon PNPPPPPPPPPK
en:)someth PPPPPQPOOPON
en:)someti PPPPPPPPPPPX
en:)somewh PPPPPPPPPPPL
en:)sorry MPOOONPOPPPU
en:)sort PRPPPPPPPPPP
en:)sound PQPPPPPPPPPN
en:)sounds RPPPPPPPPPPO
en:)speak QPPPPPPPPOPR
en:)spell PPPPPPPPPPPN
en:)spend ZPPPPPPPPPPN
en:)spent MPPPP[PRPPPO
en:)spinni PPPPPPPPPPPN
en:)spread PPPPPPPPPPPN
en:)spring OPPPPPPPPPPT
en:)stand PPPPPPPPPPPM
en:)standa PPPPPPPPPPPM
en:)standi POPPPPPPPPPK
en:)start NOPQPQNPPPPK
en:)starte PPPPPPPPPPPN
en:)starts POPPOPPPPPPJ
en:)state PPPPPPPPPPPM
en:)stay PPPPPPPPPPPX
en:)still POOOMROOOOOO
en:)stood PPPPPPPPPPPM
en:)stop OPPOPPPOPOPL
en:)store PPPPPPPPPPPM
en:)straig ORPPPOPOPOPW
en:)street PPPPPPPPPPTP
en:)stuff PPPPPPPPPPPN
en:)summer POSPOPPPPPPO
en:)sunday NMOQPNPOPPPR
en:)suppli POPQPOPPPPPN
en:)suppor PPPPPPPPQPPT
en:)sure QPPPQPPPPPPM
en:)swap PPPPPPPPPPPS
en:)table POPPQPPOPPPK
en:)tae PPPPPPPPPOPT
en:)take PQOOPOPNPPOW
en:)talk NPNPPOPPPPPW
en:)talks PPPPPPPPPPPT
en:)tank QPPPPPPPPPPR
en:)tax PPPPPPPPPPPN
en:)tea POPPPPPQOQPL
en:)teache PPPPPPPPQPPR
en:)team OOPPPPPPPPOW
en:)tell NKPMRGPMONOK
en:)tells OPPPPPPPPPPN
en:)ten RLOQPLPNPONO
en:)terms PPPPVPPPPPPU
en:)test PPPOPPPQQPOU
en:)text PPPPPPPPPPPU
en:)than SKRPOPOPMPPH
en:)thank PPPPPOPPPONR
en:)thanks OPPPOOOQPPPc
en:)that SNRIMPPKFKOH
en:)the LJKQNMIOHDPU
en:)their NNPNNNOMNOOO
en:)them PTOMPGQNLOOD
en:)then NQQRPPNPQOPF
en:)there QONLQIMALNOU
en:)these OPOPPQPPPPPM
en:)they PQOMQUNIIHIC
en:)thing OOOOOKOLPPOH
en:)things NPPPPOOPPPPI
en:)think NSPOPNONPNPX
en:)thinki PPPPPPPPPPPW
en:)thirti PPPPQPPPPPPN
en:)thirty PKPOPIONOPOS
en:)this QSJERSRPPLMT
en:)though QJPOPPOMPPPL
en:)thousa JPPPPPPOOOOJ
en:)three OAOOOOPNOPLK
en:)throug KOPOOQPNPOON
en:)thursd QOPPPRPPPPPP
en:)ticket PQPPPPPPPPPI
en:)till QPONSNQPPNQI
en:)time POMNPOOQNONK
en:)times QNPPPPPPPPPQ
en:)to OJSQOSPOEPHO
en:)today POPOPRPPPPPe
en:)told QLPPPOOPOPPH
en:)tomorr OOPPQQPPPPOX
en:)tonigh OOPNQPPPPOPN
en:)too PMOQNOPLPPON
en:)took OOPPPPPPPPPL
en:)touch OPPPPPPPPPPM
en:)touche PPPPPPPPPPPM
en:)transc QOPPPPPPPPPB
en:)transf PPPPPSPPPPPQ
en:)treasu POPPPOPQPPQL
en:)troubl PPPPPSPPPPPQ
en:)trucks PNPPPPPPPPPJ
en:)trust MPPQPPPPPPPN
en:)truste SPPPUPPPPPPO
en:)truth PPSPPPPPPPPO
en:)try PPPPPPPSPPPQ
en:)tuesda MNPOOOOQPOQS
en:)turn PQPPPPPPPPPN
en:)turned PQPPPPPPPPPK
en:)twelve NNPPOQPOPOPT
en:)twenti POPQONPSPPPO
en:)twenty PPOPOLPNPPPO
en:)twice QQPPPOPPPPPL
en:)two PLSPKMLBOOMN
en:)uncle PPQPPPPPPPPL
en:)under MQPPPNPPOPPL
en:)unders PPPPPPPPPPPV
en:)union WPPPPRPQPPRO
en:)units PPPPPPPPPPPR
en:)up NPEMPINRNNMT
en:)us NRPNPNOLOONP
en:)use PPPPPOPPPPPS
en:)used XIPPPNPPPPPI
en:)using PPPPPPPPPPPT
en:)usuall PPPPPPPPPPPT
en:)van NTPPPPPPOPPL
en:)vans PPPQPPPPPPPS
en:)vendor PPPPPPPPPPPL
en:)versio PPPPPPPSPPPO
en:)very POPPONPOOPPC
en:)video OPPPPPPPPPPS
en:)view PPPRPPPPPPPQ
en:)visit QPPPPPPPPPPS
en:)voice PPPPPPPPPPPL
en:)volunt TPPPPPPPPPPP
en:)vote POPPWPPPPPPM
en:)wait ROPPPORQPPPK
en:)walk PPPPPPPPPPPS
en:)want PLQQPRNQPSNF
en:)wanted POPOPPQQPPPV
en:)wantin PPPPPPPPPPPK
en:)wants PNQPPOPPPPPN
en:)wareho PPPPPPPPPPPN
en:)warm PPPPPPPPPPPV
en:)was OQNWETKPJIHE
en:)watch PPPPPPPPPPPM
en:)water OQPPPOPPPQPU
en:)we PMQMPLGPNNGF
en:)wear PPPPPPPPPPPK
en:)websit PPPPPPPPPPPS
en:)wednes QOPPSPOOPPOU
en:)wee PPPPPPPPPPPS
en:)week MPMPPIQNPPPR
en:)weeken PPPOPPPPPNPQ
en:)weekly SPPPPPPPPPPO
en:)weeks NMPPPPPQPOPR
en:)weight RPPPPPPPPPPS
en:)well QQPNPQOLNOOL
en:)went PQPPOOPOLPPE
en:)were PNOPOQPOOPPI
en:)wet OPPPPPPPPPPL
en:)what JLQHP/NNPOP_
en:)whatsa PPPPPPPPPPPR
en:)when PSPKPHQOKNKZ
en:)where RNPMPNONPNNU
en:)which POPOPMONOPOK
en:)white UPPPPPPPPPPO
en:)who OHKPLOOODQNL
en:)whoeve PPPPPSPPPPPO
en:)whole QQPOONPOPPOE
en:)why PQQPPOPPNPPQ
en:)wi OOPPPPQPPQPN
en:)wife PPPPOMPPPPPM
en:)will QUMOSUOPLMQh
en:)wind PPPOPPPPPQPM
en:)window PPSPPPPPPPPT
en:)winter OOPPPPRQPPPM
en:)with PSPRNMQU<QMO
en:)withou PQPPROPOPPPL
en:)work OQPOPPPPPOPV
en:)worked XOPPPOPPPPPM
en:)works PRQPPPPPPPPM
en:)worrie PNPPPPPPPPPM
en:)worry TPPPPPPPPPPP
en:)would RJRRPLJOMOPW
en:)write QNPPQOPOPPPT
en:)writte PPPPPPPPPPPU
en:)wrong NOPPPPPPPPPP
en:)wrote LMPPPQOPPPPK
en:)yard POPSPPPPPPOR
en:)ye PPPOPPPPPOP^
en:)yeah PPRPPPPPPPPT
en:)year PLPPQPPQOPOR
en:)years OQOOPMPNOPOP
en:)yes MRPQRNPQPQPJ
en:)yester PQPPPPPPPPPM
en:)yet PPPPSPPPPPPW
en:)you CUPMPPKONLLm
en:)young ONQPPPPPPPPO
en:)your QPMMREKMKNOa
en:)yours NPPPPNPPPPPM
en:<# LKPPOPIPQPQ_
en:<'s NOOOMONNQOPZ
en:<a PNNQJNOQQOMU
en:<a.m PPPPPPPPPPPL
en:<able PPQPPNPPPQPX
en:<about HRJNPLORLNQD
en:<above QRPOQOQNPOOS
en:<accept SPPPPPPPPPPS
en:<access PPPPPNPPOPPN
en:<accura QXPPPOPPPPPR
en:<across NNPPPNPPPPOI
en:<actual PPOQPPPPPPPS
en:<add PLPPPPPPRPOO
en:<added PRQPPPPPPPPQ
en:<addres PPPSPOPRPWPM
en:<adds PQPPPRPPPPPP
en:<admit PPPPPPPPPPPR
en:<advanc PPPPPRPPPPPO
en:<afraid OQPPPPPOPPPI
en:<after ONPOPNPOPQWX
en:<aftern PKQPPOPPPPQR
en:<again RTRONOPGNNSV
en:<agains SOPPPRNPPPQL
en:<age PPOPPPPPPPPU
en:<agency PPPPPPPPPPPM
en:<agenda PPPTPPPPPPPU
en:<ago PQPPPPPPPPPL
en:<agree PPPOMPPSPPQI
en:<agreem PPPSPPQWPQOV
en:<ahead RPOPPKQPPPMF
en:<alarm ROPPPPPPPPPT
en:<alert POPPPPPPRPPO
en:<all PQLOMOQPPPOR
en:<allerg PPPPPPPPQPPI
en:<allow PQPPPPPPPPPL
en:<almost P_PPPPPPPPPS
en:<alone RPPPONPPPPPW
en:<along OOPPPOPPRQQJ
en:<alread ROONNOOMRMRY
en:<alrigh PRPRRPPPPPPL
en:<also PPNILPLIPQQZ
en:<always PNQQOFPMPPMQ
en:<am IMQPPLOOKQPW
en:<amount PPPPPPPPPPPR
en:<an PUQQOPQPOOPM
en:<and RGHKPNNKPQOY
en:<animal NQPPPSPPRPPO
en:<annual LQPPPYPQPPPK
en:<anothe QPPPPPOOOPR]
en:<answer OPPPPPQMPPPQ
en:<any NRPOOOPPQPPL
en:<anybod PQPLPQOOPPQR
en:<anyone QPPPQOPRLPQP
en:<anythi NQYQKOMMRMNO
en:<anyway OPPPPPOPPPPT
en:<apolog TQPPPPPPPPPP
en:<app OPQPNNONPOOK
en:<applic POPQPPOQPPPL
en:<appoin PPPPSPPQPPPM
en:<apprec PPPPOOPPPPPH
en:<approv OPPPSPOPPPPM
en:<april OPPOQNWPOPPY
en:<are OLKMPTORQLMZ
en:<area PPPPWPPOPPPM
en:<argue OPPPPRPPPPPS
en:<argume PPWRPTPPPRPP
en:<around ORNOPTPPPOPP
en:<arrang PPPPPQPPPPPJ
en:<aside POPPPPQRPPPS
en:<ask NPQQQPONQPOE
en:<asked KMPPLPPPPPQM
en:<asking OOPOOMPOPOPS
en:<asks UMPOPNPPOPPP
en:<asleep PPPPPPPPPPPR
en:<assess PPPPPPPPPPPN
en:<assign OPNQPQPRPPPL
en:<associ PPPPPPPPPPPR
en:<at KQIMNPKQQPQQ
en:<ate PPPPPQPPPPPT
en:<attend OPPPPOPPPPPS
en:<audito TPPPPOPPPPPY
en:<august OOPPQOQOPPPV
en:<author PPPPQPPQPPPT
en:<automa QPPQPPPPPQPM
en:<autumn PPPTPOPPPRPL
en:<averag UPPPPPPPPPPT
en:<away PPONOQPPPOOG
en:<awful PPPPPPPPPPPI
en:<aye PPPRPQPPPTP]
en:<b PPPPPPPPPPPS
en:<baby QPPPPOQPPOPV
en:<back KSPOQLLJOOPJ
en:<bad PPPOOPONPOOJ
en:<bag TPPPPOPPPPPT
en:<bags OOPOPPPPPPPN
en:<bakery PPPPPPP^PPOR
en:<balanc POPPPPPPTPQJ
en:<bang PPPPPPPPPPPT
en:<bank PPPPPNPPPOPS
en:<bar QPPPPSPPPPOM
en:<basica PQPPPNPPPPPS
en:<batch PMPPPPPPPPQI
en:<bath PPPPPPPPPPPU
en:<batter PPPOPMNQPOQR
en:<be IQOOQKOKOQOX
en:<beauti PQPPPPPPPPPS
en:<beauty PPPPPPPPYPPT
en:<becaus OLPPLOQPMPPn
en:<become PPPSPPPPPSPU
en:<been POIPLININOOW
en:<before OMONPGSMOST^
en:<beggin PPPPPQQRPPOT
en:<begin PNPQQPQOPPQR
en:<behind LNQOPPPOQPPM
en:<being NPPNMQLOLOOT
en:<believ PQPPPPPPPPPN
en:<bell PPPPPPPPQPPV
en:<below PQPOPNQPPPPG
en:<beside QPPPPNPQPPPU
en:<best OMOPOMOKPOPD
en:<bet POPRQPPUPRPQ
en:<better RQPOQPPNPOQS
en:<betwee POPRQMPXPRPW
en:<bids PPPPPPPPPPPU
en:<big PNPPNPPOQPOV
en:<bigger PWPPPSPSPPQR
en:<bigges NKQPPPPPPPPN
en:<billed PPPPPVPPPPPL
en:<billin ORPPPOPPQPPQ
en:<bills POPPPPPPPPPN
en:<bin PPPPPPPPOPPT
en:<bins PNPPPPOPPPPS
en:<birds PPPPPPPTOPPO
en:<biscui OPPPPPPPPPSQ
en:<bit NJPQPPOQOQP^
en:<black PSPPPPPPPPPL
en:<bless ONPPPRPQPPPU
en:<block RPRPPPPPPPPO
en:<blocks PPPPPPPRPPPP
en:<bloke PQPTPOPPPPPT
en:<blue POPPPPPPPPPT
en:<board KRPPPPPQPPOQ
en:<boat POPPPPPPPPSN
en:<boats PRPPPPPPPPPR
en:<body PVPPPPPPPPPQ
en:<book PJPPOLPQPPPK
en:<bookin ZCOPOQPOQPPE
en:<books PPPOPOPPQPPG
en:<boss PPPPQPPPOPOT
en:<both ROQOMPOQQPRH
en:<bother PPPYPPPPPQPQ
en:<bottle RPPPPPPPPPPM
en:<bottom PQPPPPPPPPPM
en:<bought QQPPPPPPPPPR
en:<box PQPQPPPPPPPL
en:<boxes PPPPPPPPPPPa
en:<boy PPPPPOPPPPPR
en:<branch QQPNOPPPOPQJ
en:<brand PPPPPPPPPPPM
en:<bread PPPPPPPPPPPM
en:<breakf PPPPPPPPPPPS
en:<breaks POQPPPQPPPPR
en:<bridge PPWPPPPPPPPP
en:<brief PPPPPPPPPPPN
en:<brilli SOPQPPPPPPPP
en:<bring MOQSMOPPQO]^
en:<bringi PPPPPPPPPPPW
en:<brings POPPPPPPOQPT
en:<brochu OSPQOPPOPPOQ
en:<broken PPPPPOSPPPPR
en:<broker PQPPPPQPPPPE
en:<bucks PPPPPOPPPPPV
en:<buddy SPPPPPPPPPPQ
en:<budget MPPPORPTPQRF
en:<build PPPPPPPPVPPO
en:<builde QPPPPPPPPPRL
en:<buildi PPPPPOPPPPPR
en:<built POPPPRPPRPPL
en:<bus PMPPPPPOPOPO
en:<busine OOPPPPPPPPPJ
en:<but NSNQQPOONQP^
en:<button PPPPPNQPPPPY
en:<buy NKPPQPROPPOY
en:<buying PPPPTTPPPPPP
en:<by SPORRRQPQPNK
en:<cabine OPPPPPQPPPPL
en:<cake PPPPPOPPPPPX
en:<calcul PPPPPNPRQPPO
en:<calend PPPPPPPPOPOL
en:<call PQONQPMOQP[E
en:<called PQOPNLOONPOR
en:<callin PKPPOLOOPQPL
en:<calls PQPQOPOPPQQY
en:<came MPONQOKOKPPX
en:<camera PQOOPPOOPNMG
en:<camp QPPPPPPPPPQL
en:<campai P[PPPPQPPPPQ
en:<can RRORLPQPQPRN
en:<canada QPPPPPPPPPPM
en:<cancel OPPPQPPQPPPK
en:<cantee RPPPPPPPPPPQ
en:<cap OPPPPNPPPPPK
en:<capita PQPPPQQPRPPO
en:<car OPPPOPPPPPPT
en:<card RNPPPRQPPPMW
en:<cards PPPPPOPPPPPT
en:<carefu PPPPWPPPPPPR
en:<carpet PPPPPPPPPPRV
en:<carry QSPPPOQPPPPR
en:<case OPPPPOOPQPPI
en:<cash POSPOPPPQPPS
en:<cat PPPPPPPPPPPY
en:<catch OPPPPPPPPPPK
en:<cause PQPPPOOPPOP]
en:<ceilin PPPPPPPPPOPN
en:<cell PPPPPOPPPPPR
en:<cent MSPTPUOOMPPP
en:<centre PNPPPPPPPPPN
en:<certif JQNWONPNOQNG
en:<cfo POPPPPPPPPPS
en:<chair OOQOPNPPOOP]
en:<chairs PPPPPQPPPPPN
en:<chance QQPOPQPNOOPG
en:<change QPXQOOPHPQOY
en:<changi PRPPPQPPPPPQ
en:<chap PPPQPOPPQPPS
en:<charge MNPPQZPPPPNR
en:<chargi PPPPPRPPQPPQ
en:<charit ROPPPOPSPPPM
en:<chart PPPPPPPPPPPM
en:<chasin OPRPPQPPNPPH
en:<chat PPPQPPPPPPPS
en:<cheape PPPPPRPPPPPU
en:<check NPOPQNQQPPPF
en:<checke QPPPPPPPPPPM
en:<checki POPPUPPPPPPH
en:<checks PVPPPPPPPPPP
en:<chemis PVPPPPPPPPPT
en:<cheque PNPPPPPPPPPO
en:<chief PPPPPPPPPPSP
en:<childr POPPPNPPPPOX
en:<chip PQPPPQPPPPPH
en:<choose QOPPPQPPQPPK
en:<christ POPPPPYRPNNe
en:<church OPPPPPQPPPOM
en:<circle PTPPPPPPPPPL
en:<claims POPPPOOPPPP_
en:<class PPPPPOPPPPPK
en:<clause ZOOPPPQQPPPO
en:<clean POPQQQPPPQPZ
en:<clear QPPPPPPOPPQJ
en:<cleare PPPPPQPSPPPO
en:<clever PRPPPPPPPPPW
en:<click QNPPPOOPPPPI
en:<clicks PNPPPOPPPPPI
en:<client UOPNOQOOPOPO
en:<clinic PQPPPOPPPPPF
en:<clipbo PPPPSPPPPPPV
en:<clips PPPPPPPPPPPL
en:<clock PPPPPPPPPPPS
en:<clocki PPPPPPPPPPPU
en:<close ROOOPNSOOOON
en:<closed POPPUPQPPPPM
en:<closer PPPPPPSPPPPQ
en:<closes NPPPPOOPPTPO
en:<club POPPPPQRPPPS
en:<coach PPPPPQPPQPPL
en:<coachi POPPRPPPPPPN
en:<coffee PQPOPMPOPOPQ
en:<cold NPPPOPQPPPPR
en:<collec QKOQPSOOPPNN
en:<colour OPRPPNPPOQPP
en:<column POPOPPPOQPNJ
en:<come NRQOMSNPOO_P
en:<comes PPNPOQPPONOF
en:<coming QPNOPPQRPPMV
en:<commen PPSPPOPPPPPU
en:<commer PPPPPSPPPPPS
en:<commit MJPPPORPPTTP
en:<common PPPPPOPPQRQJ
en:<compan MPPQSPLOPPPK
en:<compar PMOOPQPONPNS
en:<compet PSPPPPPPPPPL
en:<compla SOPPPOPPPQP_
en:<comple QPPPPSPPQPPQ
en:<compli PQPPPPPPPPPX
en:<comput PPPPPTPQPPQP
en:<concer PPPPPPQRPPPQ
en:<confir OPPUPQPUPZPR
en:<connec NPPPPPPPPPPM
en:<consul POPPPOPPPPPS
en:<contac PPPPPPPPPQPK
en:<conten TOPPPPPPPPPP
en:<contra VOPSPPPPQROS
en:<contro POPMPOOPOPQL
en:<conver OQPPOQPPPPPJ
en:<convin QOPPQPPROPPO
en:<cool POPPPPPSPPPP
en:<copy POPPPOPPPSPQ
en:<correc PRPPPROOPPOR
en:<cost OTPPPSNPSQPP
en:<costin PPPPPOPPPPPM
en:<costs PSPPPSPPPPPS
en:<could O[ORPSPOOTPJ
en:<counci OOPPPNOTPPP_
en:<counte QPPPPPPPQPPU
en:<county POPOPPPPPPPN
en:<couple OPPPPNPPRPPR
en:<courie PPPOPPPOPNPM
en:<course POOQPQPPPPPB
en:<court RPPPPPPPPPPS
en:<cousin PNPPOOPOPPPS
en:<covere PYPQPPPPPQPP
en:<covers PPPPPPSPPPPU
en:<cow PPPPPPQPQPPU
en:<cows PPPQPPPPPPPT
en:<crane RMPQPNSPPPPK
en:<credit ORPNPSOOPPPN
en:<crew PPPPPRPQPPSO
en:<crews POPPPQPOPPQL
en:<cried SPPPPPPPPPPQ
en:<cross PPPPPPRPPPPS
en:<crowd PPPPPPPPPRQT
en:<cry PPPPPPPVPPPR
en:<crying PPPPPPPPPPPS
en:<cup PPPPPPPPPPPY
en:<cupboa RPPPPPPPPPPO
en:<curren NPPPPPPPPPOJ
en:<custom PQOPPGMMOOQL
en:<cut OOPPPSPOPPP^
en:<cuttin PPPPPPPPPPPS
en:<dad QOPONNPPPOOX
en:<daily PPPPPPPPSPPJ
en:<damage PPPPPZPPPPPV
en:<dark PPPPPPPPPPPU
en:<dashbo PRPPPPPPPPPN
en:<data LLOQPNPPPPQX
en:<date QPPPOPWPPQPH
en:<dates PPPSPPPPPPPP
en:<daught POPPPPPPPPPU
en:<day PLPOIPOQPQQK
en:<days RQPPQOUOOOPL
en:<dead ONPPPPOPPPN_
en:<deal POPNPPPPPPPS
en:<dear PPPPPPPRPPPK
en:<dearer PWPPPPPPPPPT
en:<decemb PPPOPOPPPOQX
en:<decide QQOPkPSMRNOO
en:<decidi POPPfPPPPPPP
en:<decisi NNPOZOPMPPQJ
en:<deep PPPPPPPPPPPT
en:<defaul OQPPPPPPPPPM
en:<defend PPPPPPPPPPPT
en:<degree OQPPPMPPPPP_
en:<delive PJOPOPQPPNQB
en:<demo QPPQNNMOPPPJ
en:<dentis PPPPPPPPPPPT
en:<depart PPPPPPPPPPPU
en:<depend PPVPPPPPPOPP
en:<deposi QPPOPPQNOQPQ
en:<depot PPPPPOPPPPPR
en:<design PNPPPPPPPPPJ
en:<desk OQPPPNPPPPPT
en:<desks PPPPPPPPPPPM
en:<diary NPPPPPPPPPPN
en:<did QRKOLPLPMNIU
en:<died OPPQPPPPPPPT
en:<dies PPPPPPPPQPPL
en:<diesel PMPPPPPOPPPK
en:<differ PRPPPQNPPPOa
en:<dinner QPPNPPPPPPPT
en:<direct ORPP[MPPPQPP
en:<discou OQPPPRPPPPPM
en:<discus PPPQPPNPPPPX
en:<dispat ONPPPPPPPPPN
en:<distri PQPPPPPPPPPM
en:<do RGPRQPPQOONW
en:<doable PPPPPPPTPPPJ
en:<dock PPPPPOPPPPPK
en:<doctor PMOPNQPPQPPG
en:<docume OPPPPPPOPPPT
en:<does RJQJOQPNPMJN
en:<dog PLPPPKPPPPPV
en:<dogs PPPPPOPPPPPZ
en:<doing JRMHQMPLOPQK
en:<dollar PPPPPQQMPOPD
en:<done QOLPLPPQPONR
en:<donors OPPPPPPPPPPK
en:<door PPPPOOPMPPPV
en:<doors PPPPQPPPPPPU
en:<dot POPPPPPPPPPI
en:<double QPPPPPOQPPPK
en:<down PPOOQPKQQPOS
en:<dr WOPQPPPPPOOQ
en:<drag PPPQPPPPPPOM
en:<draw PQPPPPQPPPPY
en:<drawer PSPPPPPPPPPR
en:<drawin PNPPPNPPPQOH
en:<drill PPPPPPPPPPPS
en:<drive ONPPPPPPPPPP
en:<driver PQOPPOOPPNPO
en:<drives PPPPPPPPPPPU
en:<drivin OPPPPNPPPPPN
en:<drop PQPOOOOQPPPD
en:<droppe PPPPPPPPPPPT
en:<drove PPPPPPPQPQRO
en:<dry PNPPPOPPPPOH
en:<due PPPPOQRPPOPQ
en:<during PPPPPPPPPPPS
en:<dust PPPPPPPPPPPV
en:<each PPQOPNNQPPNH
en:<earlie SPPPPQPPPPPY
en:<early ONPPPQPSNPRO
en:<easier PRPPPPPPPPPK
en:<easter POPPQPNPPPQU
en:<easy PPPPPNPRPOP[
en:<eat POPNPPPPPNPR
en:<eating PPPPPPPPPPPT
en:<eats PPPPPPPPPPPT
en:<eight PIQPQOOOOPPR
en:<eighte PQPPPVPPPORF
en:<eighth PPP[PPRSPSMU
en:<eighty OPNNPLRPPMOR
en:<either PPPPPPPPRPPI
en:<eleven TOKPPQMPOPPS
en:<else OQRGHQPPPNQK
en:<email OQQONPPPOPNJ
en:<emails OPRPPOPPOQPM
en:<employ PNPOPPPPPOPM
en:<empty QPPPPPPRPPPN
en:<encryp SQPPPOPPPPPN
en:<end KPNPNNPPPPPN
en:<ended PPPPPPPPPPPK
en:<ends PQPPUQQPPOOY
en:<engine PQPOPNOJPORI
en:<englis OSOPPPPPQPPN
en:<enjoy POPPPPPPOPPH
en:<enough PQPQPPQNPPPS
en:<equipm OPPPPPPRPPPL
en:<euro XPPPPYPPPPPO
en:<euros SPPPPPPRPQPK
en:<evalua QNPPVPPPPPPL
en:<even PMPOPPQPPOPf
en:<evenin POPNMOOPQQSQ
en:<event SPPPPQQPPPPR
en:<ever LSPPPPPOPPNP
en:<every RPQOMNHPNNPT
en:<everyb NRPPOOOPOPO]
en:<everyo OLULPNOOPPQ^
en:<everyt QRPNNNQNPNPH
en:<eviden TOPPPPPPPPPP
en:<exactl PVPOOPMOOOOM
en:<excell POPPPPPPPPPN
en:<execut PPPRPPPQPRPP
en:<exist PPRPPPPPPPPR
en:<expect POPPPPPPSOPN
en:<expens PPQPPOPPPPPT
en:<experi POQPPPPPPPPJ
en:<explai PPPPPQPPPPPW
en:<export PPPSPRPOPVPO
en:<extra ONPOPTPOPOPQ
en:<eye PPPPPPPPPPPU
en:<face PPPPPPPPPPQV
en:<faces PPPPPOPPPPPU
en:<fact PPPPPPPPWPPO
en:<factor PQPPPQPPPPPM
en:<fair OPPPPPQQPOPM
en:<fairne OSPPPRPPPPPM
en:<fall OOPPPPPQPPPM
en:<falls PPPQPPPPRQPU
en:<famili PPPPPPPPPPPX
en:<family QLPPPOOPPPPJ
en:<fan PPPPPPPPPPPS
en:<fantas UNPPPPPQPPPJ
en:<far PJPPOQPPPPOS
en:<farm POPPPPPPOPOL
en:<farmer QPPPPPPPQPPL
en:<farms PQPPPRPPQPPJ
en:<fast PPPPPPPPPPPR
en:<faster PPPPPPPPPPPI
en:<father QNPPSRPPPPPK
en:<fear PNPPPPPPQPPM
en:<februa PPPTPMPQPPWV
en:<fee QROOPbPNOOPI
en:<feed ONPPPOPPOPPP
en:<feedba POPPPOPPOPPE
en:<feel QPPOPQOPPOOS
en:<feelin OOPPPPPXPPPN
en:<feels PPPPPPPPPPPW
en:<fees TPSPPTPPPPPL
en:<feet POPPPOQTPPPR
en:<fell PPPPPQPPPPPX
en:<fella PPQPPQPPQPPZ
en:<fellow PPPPPPPPPPPU
en:<few PLOPPPPOPPPS
en:<field POSPPPNOPPPR
en:<fiftee QSOOPPPPQOPZ
en:<fifth RMPPPVPRQPOH
en:<fifty PNPROcPYPXNE
en:<fight PPPPPQPPPPOS
en:<figure QPPSOPPQNPNT
en:<file PQOOQPPPPPPZ
en:<files QOPPPPPPPPPL
en:<filing PPPPPRPPPPPP
en:<fill OPPPPOOPPPPT
en:<filled NNPPPOPPPPPM
en:<filter PPPPPSOQQQPN
en:<final PNPPQPPQPPTR
en:<find PKOOPOLQPPPQ
en:<findin UMPPPOPPPPPP
en:<finds PPPPPPPPQPPL
en:<fine RJPPONOPPPPT
en:<finger POPQPPPPPPQL
en:<finish PPOPPNPQOPOM
en:<fire PPPOPOPPPPPG
en:<firm PPPPPOPPPOPX
en:<firms OPPPPNOPPPPL
en:<first TSPPRQPPOPP[
en:<fish PPPPPPOPPPPT
en:<fitted POQPPPPOOPPK
en:<fittin PQPPPPQPPPPN
en:<five POQOOSPPQPPN
en:<fix PPPQPQOPPQRL
en:<fixed SRPPOSOPPPPP
en:<flat QOQPOYPOPPQI
en:<flight PPPPPPPPPPPK
en:<floor PORPQOQQPPPJ
en:<floors OPPPRPPPPPPT
en:<flour PPPPPPPPPPPS
en:<fold UPPPPPPPPPPP
en:<folder PPPPPPPPPPPM
en:<folks NPPOPPPPPPPR
en:<follow NNPPOOPPPPQ@
en:<food PPPPPPPPPPPM
en:<foot PPPPPOPPPPPV
en:<for OJRPQSRPNPQN
en:<foreca RPPPPPPPWPPM
en:<forgiv PPPPPRPPPPPY
en:<forgot PPPPPPPPPOOS
en:<form PLPRQOPPPQPI
en:<format PPPOPPPPPOPW
en:<fortni QPPPPPPPOPPR
en:<forty NPPKNPPSPMPR
en:<forwar PPPPPPPOPPPN
en:<found OSPPOKOONPPW
en:<four PMOONUKWPONV
en:<fourte OLPPPPPPPPQD
en:<fourth PPPOQPPPPQOb
en:<free PQNQOQPQPNO>
en:<freeze QNPPPSPOPPPO
en:<friday RPQQOPPPPQPJ
en:<fridge QPOOONPOROPN
en:<friend PPPPPPPPPPPR
en:<fright PPOPPQPPPPPT
en:<from PGQQNMQPOOKM
en:<front PPORPPQPOPPM
en:<frozen PPPPPPPPPPSS
en:<fuel PPPPPPPPPPPT
en:<full POPQPQPPPPOW
en:<fund POPPQXP]PPPM
en:<game OOPPPPPPPPQJ
en:<gap POPPPOPQPPRU
en:<garden RPPPPPPPPPPV
en:<gate OPPPOMPPPPPR
en:<gather PPPPPOPPPPPH
en:<gave QRPPPQOPPPPR
en:<genera LOPPPPPOPPPN
en:<gentle PPPPPPPPPPPW
en:<german PLPPPOPPPPPN
en:<get KPQOOPQMQOPP
en:<gets POPQPQLMPPNJ
en:<gettin PQNPOPOOOPPW
en:<girl PPPPPPPPPPPV
en:<girls POPPPOPPPQQW
en:<give PQOOQOQPPOPT
en:<given PSPPPTPPPRPS
en:<gives PPPPPNPPSPPT
en:<giving QOPPPOPPPPPR
en:<glad QPPPPQPRPPPQ
en:<glasse PPPQPPPPPPPS
en:<gloves PPPPPPPPRPP_
en:<go QIQMOKQMPSM_
en:<god QOPPPPPPPPP]
en:<goes OPPOONPNPOPO
en:<going PONOMLQQPOOV
en:<gone OPONOQPPPPQ_
en:<good RNPOOQPONONP
en:<goods PPSPPOPPPPPT
en:<got PMOLOMNSPOPW
en:<govern QOPOPPQPPPPS
en:<grade PSPPPRPPPPPN
en:<grand QPPPOQPPQPPX
en:<grands PPPPPPPPPPPT
en:<grant OPPPPRQQPOPP
en:<great OPNOPPPPQPPI
en:<green QQPOPOPPPPPG
en:<grey PQPPPOPPPPPL
en:<ground PPPPTPQPPPPI
en:<group PPPOPQOPPOOS
en:<groups PPPPPPPPPPPK
en:<gst PRPPPTPPOPPS
en:<guaran NVPOPSOPOQOG
en:<guess PPPPPPOQPPP]
en:<guest TOPPPPPPPPPO
en:<guests PSPPPPPPPPPQ
en:<guide PPPPPPPPPPPN
en:<guy RKPPPPPPPPOU
en:<guys PPQPOPOPOOQ_
en:<gym POPPPPPTPPOV
en:<ha OPQ>OPQPTNO)
en:<had QKONGPJJOQL]
en:<haha POPPPPOPPPPA
en:<hahaha PPPPPPPPPPPI
en:<half OQOPNPONPPPP
en:<hall QKPPPPPPPPPH
en:<hand PQQONQOPPNPI
en:<handed PPPPPPPPPPPM
en:<handle PPPPPOOPPPPc
en:<handov PQPPPPPPPPMO
en:<hands OPPQPPPSPPPN
en:<handwr QPPPPOPPPPPS
en:<hang PPPQPPPPPPPT
en:<happen PRPNQOOMONOd
en:<happy TPPPONOKPOPD
en:<hard PPPPPPPPPPPL
en:<hardly PRPPPPPPPPPS
en:<hardwa PPORPVPOQPPM
en:<harves PSPPPPPPPPPK
en:<has PPNOPNOQPQPY
en:<hates PPPPPPPPPPPL
en:<have KOMMJJQMPRP]
en:<having LLPPPMOOPPOU
en:<he PQMOOMMPJPPr
en:<head PPPPPPLSNPQ]
en:<heads QPPPPPPPSPPN
en:<hear OTPOMQORPNQ2
en:<heard KOOPOPOPOPPA
en:<heat OPPPPNOPPPPJ
en:<heatin POPPPPPPPPPN
en:<heavy PPPPPNRSPPPQ
en:<held PPPPPPPPPPPW
en:<hello POPPPPPPOPPG
en:<help MRPPPQOQPPSI
en:<helps QPPPPSPPPPPK
en:<her NONPMGPOOPPZ
en:<here X@NMQ;NEQPMD
en:<hersel PPPPPPPPPPPH
en:<hesita PSPPPPPPPPPR
en:<hey LPPPPPPPPPPG
en:<hi PQPPPPPOQPP>
en:<hide PRPPPOPPPPPO
en:<high QOPPPPPPQPPL
en:<hill PPPPPPPPPPPW
en:<him MPOPPNPQNPPa
en:<himsel PPPOPPPPPOPM
en:<hip PPPOPPPPPS^T
en:<hire POOPPQPPPPOJ
en:<his QPPQNPPOPQQZ
en:<histor PPPPPPPPPPPS
en:<hit PPPPPQPPPPPR
en:<hiya OOPPPPPPNPPL
en:<hm POPPPPOPOPQW
en:<hold LPPOOOPOPPPX
en:<holdin PQPPPQPQPPPL
en:<holds POPPPPPPPNPT
en:<hole PPPPPPPPPOPb
en:<holida PQPPPPPPPPPR
en:<home QPPPPLPPPPOR
en:<honest PPNSQPPPPMMV
en:<honey PQPPPPPPPPPT
en:<hook QOPQPOPPPPPR
en:<hope PJOPPMPPOPPA
en:<horse PPPPPOPPPPPS
en:<hospit POPRPQPPPQPX
en:<hot PPPPPPPPUPPQ
en:<hotel NOPTPOPPOPOP
en:<hour QQLPOPMPQPRB
en:<hours POPQNONJQPOG
en:<house OOPPPPOPPOPY
en:<how T>IRADQOLJJ>
en:<huh PPPPPPPPPPPV
en:<hundre QPLOPaQSRQN8
en:<hurt PQPPPPPPPPPK
en:<husban OPPPQPPOPPPT
en:<i HUJOPSONHNTW
en:<ice ROPPPPPPPPPQ
en:<id POPQPPPPPPPI
en:<idea ONPPPPPQPPPL
en:<if JPPPPQQPQPQe
en:<imagin PPPPPPPPPPPT
en:<impres PPPPPPPPPPPS
en:<in PRINLOPLNLR_
en:<inbox PQPQPPPPPPPM
en:<incide PQPPPPPPPPPS
en:<includ QOPQPhPQPRPR
en:<inform PPPPPPPPPPPR
en:<inside PPOPOTPQQOOM
en:<inspec NTPPPPOOPPPJ
en:<instal POPPOPPQPPPJ
en:<instea VPPPPPPPQPPM
en:<insura RPPWQNOPOQPP
en:<insure OQPPPPPPQPQH
en:<intern POPOPNPPPPPY
en:<interv PPPRPPPQPPQP
en:<into POPLOQPUOLQY
en:<invite PPPPPPPPNPPT
en:<invoic POPROONMPNPO
en:<is OOLHPQQSPHIS
en:<issue OOPPPMQPPPPN
en:<it PSNMRLRNORMQ
en:<its PMPPPOPGPPPL
en:<itself TPPPMONMRPPT
en:<ja QOPPPPPRPPPH
en:<januar PPQQPQOPNPTV
en:<jean PPPPPPPPPPPN
en:<job TOOPOOQPPQQS
en:<join PPPOPPPSPQRQ
en:<joke PPPPPRPPPPPW
en:<joy POPPPPPPPPPN
en:<july OOPRQPPPPRPa
en:<jump PPPPPSPUPRPS
en:<june JRPPQOQOOSQP
en:<junior PPPPPPPPPPPU
en:<just PPRMQOL=PPOI
en:<k PSPPPPPPPPPP
en:<kano QPPPPPPPPPPU
en:<keep SNOPPPPOPROX
en:<keepin POPPPOPPPPPV
en:<keeps QPPPPOQPPPPJ
en:<kept PPPPPROPTPPX
en:<kettle PPYPPOPPPPPU
en:<key PPPPPTSPPPPO
en:<keys POPPPOPPPPPR
en:<kick PPPPPPPNPQZT
en:<kid RPPPPOPPOPPU
en:<kids PPPPPNPPPPPX
en:<kilo PQPPPQPPQPPK
en:<kilome PPPPPPPPPPPI
en:<kilos POPPPPPQPPPR
en:<kilowa PQPPPOPPQPPU
en:<kind PPPPPPPPPPPW
en:<kindly PPPaPPPPPaPS
en:<kitche OQPNPPOOPPPW
en:<knee POPPPPPPPPPM
en:<knees PPPPPPPPPPPR
en:<knock PNPPPRQQPPQO
en:<know LONPPLNIONLS
en:<known OPPPPPPPPPPL
en:<lab ONOSPPPOPPPK
en:<label PPPPPSPPPPPL
en:<labels PPPPPPPPPPP]
en:<lad QOPPPMPPPPPY
en:<ladder PPPPPPPPPPP_
en:<lads RPPPPPPPOPPW
en:<lady PQPPPOPPPPP]
en:<lah PPPQPPPPPPPU
en:<lakh QTPPPbPPPPPN
en:<lambin PPPPPPPPPPPT
en:<land PPPPOQPRPPOQ
en:<landin XPPPPPPPPPPP
en:<landlo ONPPPPPSPPPN
en:<lane PPPPPORQPPPS
en:<langua RPOPPMPORPPK
en:<lapses PQPPPTPPPPPO
en:<laptop PPPPPPPPPOPW
en:<last PDHQOPNOPPPT
en:<late NMQOPPOPPPOZ
en:<later PPPPPOPPPPPL
en:<latest PPPQPPPTPQPT
en:<laughe PRPPPPQPPPPQ
en:<launch PPPPQPPOPPQH
en:<laundr OPPPPOPPOPPM
en:<law PNPNPPOQOPOO
en:<lawyer QPPOPOPQPUPQ
en:<lead PLPPPOQQOPPL
en:<learne PPPPPQPPPPPS
en:<lease OPPPPPRPPPPK
en:<least PRPPOPPPPPMW
en:<leave QRQPMQSPPPOY
en:<leaves PPPPPPPPPQPS
en:<led POPPPOPPPPPI
en:<leeds PQPPPPPPPPPJ
en:<left DNPNOOOPOPQM
en:<leg PPPPPQPPPPPV
en:<less QHQPPTPPPNPL
en:<lesson RQPPPPPPPPPM
en:<let QPONQPPOOM_G
en:<letter ONNPOQPROPPP
en:<level OPPPQPPPPPPK
en:<librar POPPPPPPPPPM
en:<lie PPPPPOPPPPPS
en:<life VPPPPOPPOPQV
en:<lift RLQPPQPOOPPJ
en:<lifts PQPPPPPPPPPT
en:<light UOPOPOPPPPPS
en:<lights PQPPPPPPPPPT
en:<like NOSQPRPRQQQY
en:<liked POPRPPPPPQPR
en:<likely QPPPPPPPPPPM
en:<likes PPPPPPPPPPPU
en:<limit QPPPQPPPPPPN
en:<line PQQOOONPQPQT
en:<lines RPPPPRPPPQQY
en:<link PNPPPPOQQPPD
en:<list SQOPOPJMQPN?
en:<listen OPOPPNPPOPPM
en:<litres PPPPPPPPPPPN
en:<little ONPPOPNPPPO[
en:<live TNPQPOOPPQPL
en:<load NQPPPOPOPPPN
en:<locati POPPPPPQPPPM
en:<lock UMPPPPPPPPPK
en:<log OPOPPPPOPPPI
en:<logged POPPPPPPPPPL
en:<logs QNPPPPPPOPPL
en:<long PPPOMKUOQPQ^
en:<longer PPYOPOPPPPPR
en:<look NPNQQPPNPPPN
en:<looked OQONOQNNPNPK
en:<lookin JPPQKOQOPPOT
en:<looks PQPOPLPPPNPB
en:<lost PKPPPNNPPOPV
en:<lot JNPQOQMOPPNV
en:<loud PPPPPPPPPPQX
en:<love QNOPOONQPPPQ
en:<lovely MPPRPPPQQPPP
en:<low PPPPPPPPQPPS
en:<lower POPPPTPOPPPS
en:<lunch OMPLPMPPPPPU
en:<ma NOQPPPPOPPOB
en:<ma'am NPPLNQPPQQP4
en:<machin PPPQNONNPPNH
en:<mad PPPPPQPPPPPV
en:<madam POPPPPPPPPOG
en:<made QOPPQOPPPPOE
en:<mail SOPQPNPPPPON
en:<main OPPPPOPOPPPM
en:<mainte POPPPRPPPPPO
en:<make RPQQPOPPPQQS
en:<makes PQPQOOKPPQQM
en:<making ONPPPQPPPPPM
en:<mama POPPPPPPPPPN
en:<man QPPQONOPPPO_
en:<manage PQPLPPPLONPP
en:<managi PPPQPPQQPPPR
en:<manual PPPPPPPPPPPR
en:<many LDPLLBSPOQOT
en:<map LOOPPOOORPOR
en:<march MKPPLOPPPPPY
en:<marcus PPPPPPPPPPPR
en:<margin QPPPPOPPPPPN
en:<market NPPPPIPPPPPP
en:<marria PPPPPPPPPPPR
en:<mate ONTPPOPPPPPN
en:<matter RNPPPOPPPOPS
en:<may RQPOPOPPPPRI
en:<maybe PUPPNOOOPPPZ
en:<me JOMUKKPMORP^
en:<mean NSPOPOOOPOP]
en:<meanin PWPPPPPPPPPR
en:<meant NPPPPPPPOPPL
en:<meanti PPPRPPPPPPOR
en:<measur ONPPPNPPPO[M
en:<meet OQQOPQOWPSSM
en:<meetin PPOPPNPRPQSI
en:<meets PSPPPPTPPPPR
en:<member PPPPPPPPPPPV
en:<memory PQPPPRPPPPPP
en:<mentio PKPPPPPPPPPL
en:<messag PPOOOPOOQMOM
en:<met PMPNPOOOPQOS
en:<metre OUPPPQPPPPPM
en:<metres OPPOPMPPOPPM
en:<mid PPPPPPRQPQPL
en:<middle PPPPPQPPPPPM
en:<might OPPNQPPNPOPR
en:<mile PPPPPQPPPPPN
en:<miles OVPPPPPPPPPK
en:<milk QOPPPPPPPOPU
en:<millio QPPPPRPNQPOJ
en:<mind POMOPPPQPOP[
en:<mine QPPOOQQPOPSW
en:<minibu RRPPPQPPPPPN
en:<minimu PSPPPOPPOPPR
en:<minus PSPPPPPPPPPS
en:<minute QPOQOKHPQPPO
en:<mirror PPPPPOPPPPPT
en:<missed PPPPPQPPPPPT
en:<missin OPVPPOOOPPPL
en:<mistak POPPPOQQPOPR
en:<moan PQPOPPPPPPSP
en:<mobile RPPPPQPPRPPT
en:<mode QPPQPPPPQPPK
en:<model QQQPPRPPOPPN
en:<module ORPPPPPPPPPR
en:<mom PPPPPVPPPPPQ
en:<moment MQOEPOPPQOPA
en:<monday OFMQPQQOPORJ
en:<money OPOPPJPSPPPT
en:<monito OPPPPPPPQPPN
en:<month RQRPPZOQPQQK
en:<monthl MSPPPXPNPQOR
en:<months VPPPQTOOPPPL
en:<more MQOROYMPORLU
en:<mornin NQLNMHLPPPQK
en:<most IPPPPOPORPO@
en:<mostly MPOPOPPPOOOR
en:<mother PPPPPOPQPPPW
en:<move POOPQPQOPPPM
en:<moved PPPPPPPPPPPU
en:<moveme ROPPPPPPPPPO
en:<moves PRPPPPPPPPPQ
en:<moving PQPPPOPPQNPN
en:<mr MKPQPQPQOQTB
en:<mrs OOPPPOPOMPQF
en:<much RPMNOLONPNPW
en:<mum ROPPPOPPPPOQ
en:<museum PPPPPPPPPPPM
en:<music POPRPRPQPPPL
en:<must OPRPPNSPOQQb
en:<my OKPNPMMNONSr
en:<myself QOPPPPPMPRQD
en:<nah OPPPPOPPPPQU
en:<naira PPPOPPPPPPPS
en:<name PPOPONPNPPPR
en:<named PPPPPUPPPTPO
en:<names NPPOPPPPRPPN
en:<near QOPRPOOPPQRW
en:<nearly PPPPPSOPOPPY
en:<neat UPPOPOPPPOPM
en:<need NOQPXLSPMPPf
en:<needed SQQPPPPPPPPQ
en:<needs PPPPOPOPPPPN
en:<neighb POPPPPPPPPPT
en:<neithe PPPPPPPPPSRO
en:<nephew PPPPPOPPPQRR
en:<nervou QOPQPPPPPQRQ
en:<networ OPPPPOQPRPPF
en:<never MMPQLNPOOPQV
en:<new QOOQQRRPQQPH
en:<news PSPPPPPPPPPL
en:<next MQOQPQOSPQRK
en:<nice PQPPPPPPPPP_
en:<niece PPPPPPPPPPOT
en:<night PQQPMNLKPONT
en:<nights POPPPPPPPPPM
en:<nine PROOPVQOPPNJ
en:<ninete PPOPQWNQOPOM
en:<ninety OQPPQRQPOPQL
en:<ninth POPQPOROOPPT
en:<no ONQPQSQNOQJD
en:<nobody NNPNOOQPPOPT
en:<nod PUPPPPPPPPPR
en:<noise PPPPPOPPPPPN
en:<none PORPPPPQPPQO
en:<noon OPPPQOQPPPPM
en:<normal PJPPOPOPMOP@
en:<north POPPPSPPQPPO
en:<nose PPPPPPQPPPPT
en:<not NLRQNPSHQOG[
en:<notes RPRPPOOOPPOI
en:<nothin PQPNQQOPQPQZ
en:<notice NOPPPQNQPPPG
en:<novemb OPPPOOVQPSPT
en:<now MKQOKKQLOONM
en:<number RSOPKNPQPPOP
en:<nurse PRPPQPPPPPPU
en:<nurses PaPPPPPPPPPT
en:<o OOPPPPPPPPPM
en:<o'cloc OPPQPPOQOORa
en:<object PRPPPPPPPPPP
en:<octobe POPPOKQPPQUQ
en:<odd PPPPPPPPPPPT
en:<of QRJSOQPPORRV
en:<off QPRPPQMNPOPP
en:<offer NaPQPQPOPPPK
en:<offere PPPPPPPPRPPQ
en:<office OOQPOPPOOPPV
en:<often MJPOOSOORPPH
en:<oh QOOJPPOQPMP>
en:<oil OPPPPPPPPPPN
en:<okay HNPMPKNNPLRJ
en:<old NPOOKPRLOOOh
en:<older ROPPPOPPPPPS
en:<on MMSMPNOQNNXR
en:<onboar OOPRQPPPPPPM
en:<once POMPNPOPPPQX
en:<one TOSQRQLOSORT
en:<ones RPPONQPMPOQV
en:<online PPPPPPPPPPSN
en:<only QTPOPOQKQOPQ
en:<ooh PPPPPPPPPPPT
en:<open PSOQOOOKPQQZ
en:<opened PPPPPPPPPPQR
en:<openin PQPPPPPPPPPK
en:<opens PPPPPOPPSQQN
en:<operat PQPPPOPPPPPT
en:<opinio PPPPPPPPPPPW
en:<ops PPPPRPPPPPPT
en:<option QOXPPPPPPPPS
en:<or QQKOQ_RQQPH~
en:<orange QOPPPPPPQPPI
en:<order MNLYPQQPQUMN
en:<orders PPPPPOPPQPPI
en:<other OMPNNONPMPOV
en:<others QIPPPPOPPPNO
en:<otherw QKSPPLQOOPPR
en:<ouch QNOPPPPPPPPN
en:<our NQNQOMJOPQOW
en:<ours QPOCOOPOQQQ>
en:<oursel POPPPOPPPPPR
en:<out PNLPNQOPPPQN
en:<outsid PLOPPPPPPPPO
en:<oven PPPPPPPPPPPI
en:<over PNPPQPQROQPR
en:<overni PNPPPRPPQPPL
en:<own QLQOOPMPQPOA
en:<owner POPPYPPPOPPP
en:<owns POPPPPPPPOPX
en:<pack QPSSPPPPPPPS
en:<packag QPPPPPPPQPPN
en:<page PGPSPMPQPPNN
en:<pages PPPQPPPRPPPM
en:<paid PSPPPUPPOPPM
en:<panel PPPPPPPPPPPM
en:<panels OOPPPNPOQPPI
en:<paper NROOOOOQPPPX
en:<papers PPPPNPPPPPPO
en:<paperw ONPPOOOQPQTV
en:<parent OOPPPKQOPPNP
en:<parish PPPPPPPPPPPK
en:<part OQNPRPPPQPPC
en:<partic PPPOPRPPPOPU
en:<partne PQNPSQPPOPPQ
en:<parts OPPPPXPPPPPM
en:<party PPPPPPPPPPPR
en:<pass PUPPPQPOPPPR
en:<passwo PPPPPPPPQPPS
en:<past NPPOPNPOPPQR
en:<patien POPPPROORPOO
en:<pause PPPPPQPPPPPN
en:<pay RONONPPOPPPW
en:<paying PPQOP[OPPPOa
en:<paymen QNPPPZPPPPON
en:<payrol NUPOOOPOPPPS
en:<pays MPOPRPPQPPPJ
en:<pdf PPPOPOPPPQPM
en:<peak PPPPPQQPPPPS
en:<pence PPOPPQPPOPPC
en:<pencil PPPPPPPRPPPR
en:<pensio PPPPPPPPPPPZ
en:<people NMPNPLQOPMN[
en:<per QOPROZMLPNHA
en:<percen LXOQPZQPPPQ7
en:<perfec PPPPQPPOPPPT
en:<period OPPPPPPPPPPL
en:<person PQPPRPMPPPPQ
en:<phase PTPPPNPPPPPK
en:<phone SJPPKMIIOOOK
en:<phones OPPQPOOPPQRO
en:<photo PPPPONPOPPPP
en:<photos PQPPPPPPNPPQ
en:<pick PPPPPJOOPPPK
en:<picked PPPPSPPPPPPQ
en:<picker PPPPPTPPPPPO
en:<picks TOPPQOPPOPQS
en:<pictur QPOPOPNMQPPN
en:<pilot PPPPPONQPPPH
en:<pin RQPPPPPPPPPN
en:<pink UPQPPPPPPPPM
en:<pipe PPPPSPPTRPPP
en:<pizza POPOPRPPPNPS
en:<place LPPPPOPPPPPY
en:<plan RPNPPQPPPPOF
en:<planne TPOPPPTRPPPJ
en:<planni OQOPQPPQPPQH
en:<plant MPPPPOQPPPSP
en:<platfo SQPPPOPPPPPO
en:<play PPPPPQQPPPPM
en:<please MTPTOPKPPQPX
en:<plug PPPPPQPPSPQQ
en:<plus OQPOPUONOOPL
en:<po OPPMQRPPPOPB
en:<pocket PPPPPQPPPPPb
en:<point QOMPPRPOOIPE
en:<points POPPPOPPPQPJ
en:<policy PPQPPPPPNPOI
en:<polish PPPPPPPPPPPS
en:<pool QRPPPPPPPPPO
en:<poor PPSPPPPPPPPQ
en:<pop PPPNPPPPPPSP
en:<portal PPPPPMOPQPPL
en:<positi PQPPPOPPPPPL
en:<possib PPPPPSPPPPQT
en:<post NQPPOOOOPMPI
en:<posts PQSPPPPPQPPN
en:<pot PPPPPPTPPPPN
en:<pound POPPPQPPPPPN
en:<pounds OOPPRLPPPOPD
en:<power PPPOPPPPPPRS
en:<praise POPPPPPPPPPK
en:<premiu PPPPPSPQQPPJ
en:<prepar QQPROPOOPRPM
en:<prescr POPPPPPPPPPJ
en:<presen KLPPOPPPPOSD
en:<press PPPPPPQPPPPT
en:<presse PPPRPPPPPPPO
en:<pressu PQPPPPOPPPPN
en:<pretty OPPPPPOPPPOR
en:<price UHPQOiPNOQLK
en:<pricin PPPPPNPPPPPS
en:<princi PPPPPPPPPPPT
en:<print OPPPPPPPPOPK
en:<printe PPPQPNPPPPM[
en:<priti POPUNPPRPQPK
en:<privac PRPTPPPPPQRU
en:<probe UOPPPPPPQPPJ
en:<proces PPPQPOQPPQOL
en:<procur QOPPPPPPPPPM
en:<produc PPPOPQPLPMPI
en:<progra QOPPPPPPPPPR
en:<projec PPPPPPPPPPPR
en:<promis PPPPNOQNPPPJ
en:<proper ONPOPQOQPPPW
en:<propos QQOPPQPPPPOG
en:<protec PPPSPPPPPPPN
en:<provid ROPQPPPPPPPJ
en:<pull PPPPQNPPPPPT
en:<pump SNPPPPPPPPPM
en:<pupils PORPPPPRPPPN
en:<purcha OPPQPPOPPQOL
en:<purse PPPPPPPPPP[Q
en:<push POPOPPPXPPRQ
en:<put PIPXQNNQPVNQ
en:<puts OQPPPPPPPPPH
en:<puttin PPPNPQPPPPSX
en:<qualit PPPRPOPPPRQQ
en:<quarre PPPPPPPPPPPR
en:<quarte QSMPORPPPPPL
en:<questi PPOQPQPPWPPH
en:<queue RPPPPPPPPPPX
en:<quicke PPPPPPPPPPPL
en:<quid PSPPPSPPPPPW
en:<quiet PPSPPPPPOPPW
en:<quit PPPPPPPPPPPT
en:<quote POPOPROPPPP@
en:<quoted PSPPPPPPPPPQ
en:<quotes OPPPPPQPPOPM
en:<quotin QMPPRQPPPPPP
en:<rain OPPPPOPPPPPS
en:<rains PPPPPPPPPPPY
en:<raise PPPMPOPOPQPR
en:<raised PQPRPPPPPPPQ
en:<ramp UPPPPPPPPPPV
en:<ran PPPPPPPPPPPT
en:<rand OOSPPWPTPTPM
en:<rang OPPPPOPPPPPT
en:<rate SPNJQZOPQQOK
en:<rather PNQPOOOOQPNU
en:<reach PNPPPPPPPPPT
en:<reache PPPPPPPPPPPL
en:<read PPOPPNPPPPPg
en:<reader PRPPPPPPPPPV
en:<readin PNPPPPQPPOPL
en:<reads TNPOPPOOOOPF
en:<ready ONPPOPQRPPPL
en:<real OQQRPQNPPPL]
en:<really PMSQPMPNPPO^
en:<reason PPPPPNPPPPNU
en:<receip PPRPPOPPPPPO
en:<recept PPPPPPPPPPPS
en:<reckon QPPPPOPPPPPM
en:<recomm TTPPPOPOPPON
en:<record PPPPNPMIPQPU
en:<recove PZPPPYPPPPPR
en:<red PMPPOMPPPPPS
en:<refere QNPPPOPPPPPQ
en:<refund PUPPPPPOPPPK
en:<regard OOPPPPPRPPPJ
en:<region PPPPXPPPPPPT
en:<regist PPPQPOPPPQQR
en:<regula PPPPPQRPPPOW
en:<releas PPQOPPPPPRPV
en:<rememb OMPONOQONPPN
en:<remind SLPPPPQPPPOM
en:<remote PQPPPPPPPRPL
en:<renew QOPPVPPTPPQL
en:<renewa LPPPPRQOPPPL
en:<rent OPPPPNPQPPOS
en:<rental QUPPPVPPOPPF
en:<rep POPPPOPPPPPK
en:<repair PRPPSPPPPPPJ
en:<repeat POPPPRPPSPPN
en:<replac OPPPPOPOQPPU
en:<report UOPPPKOPPPPH
en:<reques PPPPPPPPPPPR
en:<requir QOROPPPPROOQ
en:<reserv PPPPPPRVPPPQ
en:<reside OPPPPPPPPPPN
en:<rest ORPPPPVPPPPW
en:<restau PPPOPPPPPOPR
en:<result POPPPOPWPPPQ
en:<retire PPPPPPPPPPPV
en:<revisi PQPPPPPPPPPM
en:<right NNQOONOMPPND
en:<ring QRPMQJPJOPVH
en:<ringin OPPPPPQPPPPL
en:<rings PPPPPPQPPPPS
en:<risk PPPPPOPPPPPS
en:<road MPPLPPQNPPP_
en:<robot QPQPPPPPQPPV
en:<role OPPQPPPQPPPT
en:<rollin PPPPPORPPPPM
en:<roof OPOPPQPPPPPT
en:<room RPOOMQQMPPPG
en:<rooms POPPPOPPPPOT
en:<root PQPPPQPPPPPM
en:<rough POPPPPPPPPPK
en:<roughl PPQPPRPQPOPH
en:<round QOPPPMPOPPO[
en:<rounds POPPPPPPPPPU
en:<row QOPPPOPPQPPS
en:<rubber POPPPPPPPPPM
en:<rubbis PPPPPPPPPPPR
en:<rule POQPPPPPPPPN
en:<rules QOUOPPPOPPQR
en:<run OBPJRPPQPIPU
en:<runnin PMOONROPPQNL
en:<runs NMPOPPOOOPPT
en:<rupees POPPPUPPQPPN
en:<rush RPPPPPTTPPPL
en:<safe POPPPPPPPPPR
en:<safety OOPPPPPPPPPL
en:<said OLPONPOJOQNY
en:<sale POPPPPQROPPT
en:<same QPTPPONPQPO[
en:<samosa OPPPPPPPPPPR
en:<sample RPNQOQOPPQPH
en:<sancti PPPTPOPPPUPU
en:<sandwi PPPPPPPRPPPV
en:<sat POPOPOPPPPQV
en:<saturd PQPPORQPPPQL
en:<save UMQPPQPOPPPN
en:<saved POPPPPPPPPPR
en:<saw RQPOPOOOPOPK
en:<say KRQMONOQOPRN
en:<saying PMPPPQPPPPPW
en:<says NNPKPNNPOOPQ
en:<scale QSPPPPPPPPPL
en:<scan ZPPOPOPPPPPS
en:<scanne RPPPPPPPNOON
en:<scans POPPPPPPPPPM
en:<schedu NOPOPPPOPPPE
en:<school LPPMPOOOPNOR
en:<scope PPPPPPPPPPPL
en:<score PPPPPPPPPPPT
en:<scorin PPPZQPPPPTQM
en:<screen LQPPNLPOPPOO
en:<sea PRPPPPPPOPPN
en:<search VPPPPPPPPPPM
en:<season KMPNPRSTPPOJ
en:<seat VPPPPOPQPPPD
en:<seatin QPPPPPPPPPPI
en:<seats POPPPRPQPPPI
en:<sec QPPPPPPPPPPL
en:<second QLOOPQORPOVQ
en:<secret PPPPPPPPPPRV
en:<sectio POPPPPPPQPQS
en:<securi OPPPPOQPPPON
en:<see QRQOQRHPQPPR
en:<seeing PPPRPPPPQRPM
en:<seen NNOLPMPPPOPO
en:<sees QMQOPPOOPONK
en:<select PPPPWPPPPPPQ
en:<sell PNPPPLPRPPOU
en:<send ORPcPMOPQcOG
en:<sendin SPPPPPPPPPPQ
en:<sends QKPPPLOPQPPF
en:<sense OQOPPMORPPQI
en:<sensib PQPPPPPPPPQK
en:<sensor POPPPRPPPPPM
en:<sent QOPOOQOOPOOT
en:<separa SPPPPPPPPPPZ
en:<septem PQPPPMPONPTU
en:<server PPPQPPPOPPPK
en:<servic RNQOORMPPPP>
en:<sessio PMPQPOPOPPRJ
en:<set NOPPPPPPPPPI
en:<settin OROOOOPPPOPK
en:<settle OPPPPOPPRPPF
en:<seven RMOPPQNPPPQL
en:<sevent OOQOQOOPROOR
en:<shall OQLPOFOONPV:
en:<shame OPPPPQPQPPPN
en:<share PQPPORPNPPPI
en:<she QNPNHNMPLONo
en:<sheet PPPPOPOPQPNS
en:<shelf POPPPOPPPOPX
en:<shift PKPPPPPPPQPJ
en:<shifts OOPPPOPPPPPM
en:<shop POOPPPSSPQOF
en:<shops OLPPPPPPPPPO
en:<short OPPQPPPRPQPK
en:<shorte PPPPPQPPPPPN
en:<should IUORQGOROQPC
en:<shout POPPPPPPPOPJ
en:<shouti PPPPPPPPPPPS
en:<show OPROOHOPPPUU
en:<shower PPPPPPPPPPPT
en:<shows OPPPPMPPPPPJ
en:<shut PNPPPMSQPPPO
en:<sick QOPPPPPPPPPM
en:<side RPLQOPOOPPL@
en:<sidewa PPPPPPPPPPPU
en:<sign PPQPPQPPQOQS
en:<signal PPPPPPPPPPPN
en:<signat OMPT]ONTORPV
en:<signed QKPPOPPPPQPQ
en:<signin PPPQOPPTPPPS
en:<signs PPPPQLPPPPON
en:<simple PRPPPOPPPPPN
en:<simula OPPPPPPPPPPL
en:<since PRPPNOLOPOPb
en:<single ORPPPPOPPPPM
en:<sir OQPNQPOQPRQ2
en:<sister MPPPPQPPQPOG
en:<sit OOPPPOPPMPVV
en:<site QHOPMMPRPMSI
en:<sits RPPPPQPPQPPK
en:<sittin POPPPPPPPPPV
en:<six QKPQNQOQQPPL
en:<sixtee PNPQPOPVQQUL
en:<sixth PPPOPPPTPORV
en:<sixty PRMPPVNQPOPL
en:<size PPQPMUPQPOOM
en:<skip QOPPPPPPPPPI
en:<sleep NLPPPOPOPPPK
en:<slept UPPPPOPPPPPT
en:<slides PQPPPPPPPPPL
en:<slot XPPPPPPUPPPO
en:<slow ZPPPPOPPPPPU
en:<small HQPPPPPPQPPQ
en:<smalle OTPPQOPQPOQH
en:<smart POPPPPPPRPPI
en:<smell PPPPPPPPPPPV
en:<sms PNPQSPQOPPPM
en:<so PKONPKPTQONC
en:<societ PNOPQPPSPPOJ
en:<soft PPPPPPPPPPPJ
en:<softwa PPQOPTNOPPPQ
en:<solar OOPPPOPPQPPL
en:<sold PPPPPMMPPPPT
en:<some NOQPPNPIONP?
en:<somebo MPNPRQOIPPMj
en:<someon OPPPPOOPPPOa
en:<someth LVNOPQQPQPN[
en:<someti PPPPPQPPPPPM
en:<somewh PPPPPPPPPPPV
en:<son PPPPPPPPPPPS
en:<soon POPQPPTUPQPP
en:<sorry HNPPONPMPPOE
en:<sound POPOPPOPPNQU
en:<sounds OPRPPOOPPPPS
en:<spanis POPPPPPPSPPQ
en:<spare PRQPPPPPPOPU
en:<speak QPPPPOPPPPPK
en:<speaki ONPPPOPPPPOO
en:<speed TPPPPPPPPPPR
en:<spell PPPPPPPPPPPR
en:<spend OPQPTOPQPPPK
en:<spent PPPPPSPPPPPW
en:<spinni PPPPPPPPPPPR
en:<split PPPPPRPNPPPI
en:<spoke PQPPPQPPPPPN
en:<spoken POPPPOPPPPPN
en:<spot PRQPPPPPPPSL
en:<spread SPPOPQPPPOPO
en:<spring PSMPOOQPPPPQ
en:<square OWPOPPPPPPP[
en:<staff TQOPOOPLPOPK
en:<stage POPPPQPPQPPU
en:<stairs PPSPPOPPPPPO
en:<stamp PPPPPPQPPPOR
en:<stand ONONPNPPPPP^
en:<standi PRPPPPPPOPPU
en:<stands PPPPPPPPPOPM
en:<start PQPNLPQPOOPR
en:<starte PQPPPPPPPQPW
en:<starti QOPPPPPPPPTS
en:<starts PSPPPNYPQPOS
en:<state POPQPPPRPPPP
en:<statem PPPRPQPPQPPP
en:<statio PPPPPPPPOPPS
en:<stay POPPPPOONPON
en:<stayin PPPPPPPPPPPN
en:<stays PPPPPPPQPPPK
en:<step VNQPPRQQPPPS
en:<steps PPPSPRPOQQOK
en:<stick PPSPPPPPPOPV
en:<sticke RPPPPOPPPPPT
en:<still OSOQOPOQ>QNW
en:<stone PPQPPPPPPPPN
en:<stood PRPPPPPPPOPQ
en:<stops PPQPPPQOPPPN
en:<store ONPPPPPPOPPM
en:<stores PPPPPPPPPPPM
en:<storm PPPPPPPPQPPN
en:<straig OMPNMNNNPONI
en:<street OPPPPNPPQPPU
en:<strong PQPPPPPPPPPR
en:<stuck PPPPPNPPPPPS
en:<studen PMPPOPOOPOPT
en:<studio ONPPPOPPPPPO
en:<stuff NPPPPOPQPPQP
en:<subscr PPPPPOPPPPPS
en:<such PQPPPNPPPPPS
en:<sugges PPSPPPPPPPQH
en:<summar PPPTPPPPPPPN
en:<summer QQPPPOPPPRQY
en:<sunday OOPQPNOPPOPX
en:<super PPPPPPPPPPPU
en:<suppli MPPPQOOPPPPR
en:<supply PPPPPPPPPPPR
en:<suppor QOPPPPOOOPPV
en:<suppos NRPOPPPPPPPJ
en:<sure KPPPOOQQPQPM
en:<survey PPPSPKPOPPPL
en:<surviv POPPPPPPPPPN
en:<swap RPPPPPVRPPOP
en:<swear PTPPPPPPPPPN
en:<sweet PRROPRPPPPPP
en:<switch QPOONMOPONPL
en:<system RPMPPKPPPPOK
en:<table PPPOPPPOPOPX
en:<tablet PPSPPNOOPPNQ
en:<tae ORROPONOPPPO
en:<tags OOPRPPPPPPPT
en:<take SPQONSPQQOPR
en:<taken QMPPPPPPPPPO
en:<takes PMOQSLPOQPPA
en:<taking PPNPPMOOPPPM
en:<talk LLPPPMMRKPPL
en:<talked PPPRPPPPPPPX
en:<talkin PPPQOVPPPPPS
en:<talks QOPPPPPPMPPL
en:<tall SPPQPPPPPPPT
en:<tank PPPOPQPOPQPI
en:<tax QPPPQOUOPPPS
en:<tea PPPOPNPUPQQV
en:<teache PMPPPPOPPPPX
en:<team KPPQOPMPPPRK
en:<teams PSPPPPPPPPPQ
en:<tech POPPSPPSPPPK
en:<techni PPPRPOPPPQQO
en:<tell MQIJMONLPNQ[
en:<tellin PNPOPOPPPPQX
en:<tells QOPPPOPPQPPU
en:<temper PPPSPPPPPRPQ
en:<templa SMPPPPPPPOPP
en:<ten QSMSOOOTOOOQ
en:<tenant PPPPPPPPPPPH
en:<tenth OMPPPOQPPPPR
en:<term NPPPPPPQPOPN
en:<termin QSPPPPPPOTPN
en:<terms OPORPROMPQLL
en:<test NOPQOOPOPSQL
en:<testin PPPPPRPPPPPQ
en:<text RKOPOOPMPPOG
en:<texts QORPPOQPPPPP
en:<than QNPPRSPIQOP_
en:<thank NOQPKQOPPQPF
en:<thanks HKPNOPPOMPPC
en:<that NRPPQTHRQNPS
en:<the SQHONOPLNLPL
en:<their NMPPLLOMOPPT
en:<theirs POPOPRPPQQPR
en:<them PRQONHQPPPP[
en:<themse ROPPPPPPPPPP
en:<then NKPOPNNPORRU
en:<there MOPMOQPQQLPN
en:<these OPPPQPPNPPQX
en:<they SKPNMJNOOPR]
en:<thick PPPPPPPPPPRR
en:<thing PDRMOMMFOOPY
en:<things NPPPPMOOROOR
en:<think OQLPPQGHOONR
en:<thinki QNOPPQ[_PPPQ
en:<thinks QPPPPPPPOPOS
en:<third QPPPQSPPQRTM
en:<thirti PPPPPNPPPQPV
en:<thirty QROOQTOPPONJ
en:<this RPNQPQQPOOQF
en:<those QPPPNMQJPOPR
en:<though ORPPNPQQPPOS
en:<thousa OWPQQ_QPMPO>
en:<three SNPPSMMRPPPD
en:<throug PPPPNNQPPPPS
en:<throw PPPPPOPPPPRQ
en:<thursd OOPNPPPPPPYR
en:<tick PTPPPPPPPOPQ
en:<ticket PROQOOPOPPP[
en:<tie PPPPPRPPPPPO
en:<tied SPPPPVPPPPPS
en:<tier QQPPPUPRPPPO
en:<till QPQQOQOOOQP_
en:<time QRPPOPQNOQNK
en:<times RNPPPOOPPPPW
en:<timing PPPPPQRNPPPM
en:<tiny QOPPPPPPOPPM
en:<to RSOPRQPQPRTM
en:<today KOPORQPPMQNC
en:<togeth PNPQPOPPPR]V
en:<toilet PPPPPPQPPPPR
en:<told NOOORNONOOPM
en:<tomorr ROONOPOPPTXB
en:<tonigh NPPPNIRQOMLL
en:<too PPLOOQOPQQPT
en:<took RRPPPMOOPPPT
en:<tool PPPPPPPPPPOV
en:<tools PPPPPOPPPPPR
en:<top OPQOPRPPPOOS
en:<touch PNPPPNPRPPPL
en:<touche PPPPPPPPQPPM
en:<town PPPOPPPPPOPS
en:<track ROPPPPPPPPPO
en:<tracke WPPPPPPPPPPN
en:<tracki PQPPPPPPPPPN
en:<tracto POPRPPPPPPPM
en:<trade PPPPPNPPOPPL
en:<traffi PQPPPPPPPPPN
en:<traile OOSPPPPPPPPQ
en:<train PMPRQOOPORSW
en:<traine PPPPPPQPPPPU
en:<traini PQOQNSPLPPRF
en:<transc PPPPPPPPPPP]
en:<transf PPPPPPUQPPPN
en:<transl PPPPPPPPPPPM
en:<travel QPPPPQPPPPPJ
en:<tray QPPPPPPPPPPL
en:<trays PPSPPPPPPPPN
en:<treasu POPPUPQPOPOO
en:<tree OPPPPOPPPPPM
en:<trial OQPPNPKPPPRO
en:<tried PPPPPPPPPPPZ
en:<trip SPPPPPPPPPPM
en:<troubl OPPPPPPPPPOX
en:<truck PQOPPJOQOPPN
en:<trucks PPPPPOPOPPPG
en:<true OPTPPPPQQPPQ
en:<trust PQPPPRPPQPPY
en:<try PPPPPPOTPPaO
en:<tuesda KMPPQORQPRLW
en:<turn PPPPPNOPPPPH
en:<turned ROPPPPPPPPP]
en:<turns PPPPPPPPPPPN
en:<twelft OMSPPMPOPPZS
en:<twelve PPPQOSOPPPPK
en:<twenti PPPSPOWSPPTS
en:<twenty QOOPPPQSQRP>
en:<twice NPPRPQPPRQPX
en:<two PTMPTSTROOPP
en:<type PPPPPNPPPPOW
en:<typed PPPPPPPPPPPT
en:<typica PMPPPPPPSPPM
en:<typing PPRPPPPPPPPO
en:<ugly PPSPPPPPPPPS
en:<uncle POSPPOPPPPPT
en:<under OPIQKOPPQPOP
en:<unders GQPPMPPFQON@
en:<union PQPPPPPPPPPR
en:<unit TOOOOTORQQPI
en:<unlock VOPPPXPPPPPN
en:<until QOPPPQPLPPTW
en:<up QKQPORONMPQQ
en:<update PPPPPRPPOPPG
en:<upload QPPPPNPOQPPT
en:<upstai PPPPZPPPPPPT
en:<us PMQNPOMOQTSK
en:<use POPPKONNPPPT
en:<used QIPLONOPPLNR
en:<user PNPPPRPQPPPQ
en:<uses PPPPPOPZPPRV
en:<using NNOONPPNPPOF
en:<usuall KPOPPGPOOPPG
en:<van UNPPOQQONPP[
en:<vans OOPQPPQPORNU
en:<vendor NOPPPPNPPPPU
en:<verdic QPPPPPPOPPPG
en:<versio POPPPMONPQPK
en:<very POPNOOONPOP[
en:<video PPPPPRONQOQA
en:<view PQPOOOPOPNPH
en:<visit PQPQOPOPPPQK
en:<volunt PPPPPOOPPPPT
en:<vote PNPPVNPPPPRU
en:<wait PPPOPPTPPOPV
en:<waitin PMQPPPPQPPPM
en:<waits PUPSPOPPPYOP
en:<walk MPOOOLPPOOSG
en:<walked PPPPPPPSPPQQ
en:<wall NPPPPKOPQPOR
en:<want ROPRQPSRPPQ_
en:<wanted QQONQQOPKMOH
en:<wants RNROOPPOOQPY
en:<ward PPPPPOPPPPQS
en:<wareho PPPPPPPQPPP^
en:<warm POPRPPPQPPPG
en:<warran ORPPPOPQPPQQ
en:<was PU=QKLCNLMJS
en:<washin PPPPPPPPPPOX
en:<waste PPPPPPPPPRQR
en:<watch PORPPPPPPPPR
en:<watche QNPOPPPOPPQB
en:<water PHPOPOPOPPPP
en:<way NRONPNPQQPOU
en:<we OWOLMRMQSQRK
en:<wear PPPPPPPPPPPY
en:<weathe POPOPPPPOPPU
en:<websit OQPPPMPPPPPG
en:<weddin PPPOPPPPPOPU
en:<wednes PPQONIPNPNIZ
en:<wee PPPPPPPPPPPU
en:<week OOMOQHQPNNOV
en:<weeks RMKRQOOOOPOA
en:<weigh QQPPQPPPOPPM
en:<weight PPPPPLPPPPPJ
en:<well OMPPLPOOOPPJ
en:<welsh PSPPPPPPPPPU
en:<went QOOPORPPPOPc
en:<were NOQMLPNRQOOg
en:<wet PPRPPPPPQQP^
en:<what QQRPNQJPPPHV
en:<when NMKIOQQKPLNQ
en:<whenev PPPPPPPPPPPT
en:<where PNRMPQOSPNOU
en:<whethe NPPPPQPPQPPJ
en:<which QNMOPOMNPPJb
en:<while OPPPOQQPPPPS
en:<white PPPPPOPPPPPS
en:<whiteb PPPPPPPPPPPS
en:<who MIIMcEQNQMPZ
en:<whoeve PMPOQPPQPPQR
en:<whole OOPQPPOPPQP_
en:<whom PPPPPPPPPPPU
en:<whose PNPPPPPPPPPS
en:<why MUPOOFPOPPPW
en:<wi POPPPOPPPOP]
en:<wife PLPOOMPPONQQ
en:<wifi PNPRPPPPPPPS
en:<will RGPRPOROOOLD
en:<win PVPPPPPPPPPP
en:<wind POPPPPPONPQN
en:<window PQPOPPPOPOPR
en:<winter NRPPOPPPPPOT
en:<wise OPPPPQPPPPPK
en:<wish PPPOPNPPPOOV
en:<with SOKQLSJPOOQR
en:<within PRPOOLPNPPOK
en:<withou QLPOOQQRPOPe
en:<won PPPPPPPPPPPR
en:<wonder OPPPPOPQPPPI
en:<wood PPPPPPPVPPPR
en:<word PPOPPQPPSQPQ
en:<wordin RPPPPPPPPSPJ
en:<work PSMPQOPPQPPR
en:<worked QPPPPPPPPPPR
en:<workin QQPPONPOPPPH
en:<works NPPPNPPQPOPT
en:<worksh QPPPPPPQPTQN
en:<world OPPPPPPPPPPN
en:<worrie ORPPOPPPOPOY
en:<worse PPPPPQPPPPPR
en:<worth OOPOQQPOPPPV
en:<would PRVQRNNRQRRJ
en:<wow SOQPPPONPPPG
en:<write OPNQOQLPSOOV
en:<writes QNPPPOPPRPPO
en:<writin PIORPQPPPNOP
en:<writte NQPPPQNOPPOV
en:<wrong PNPPNPPONPPW
en:<wrote ONPPPMPPPPPT
en:<ya POQPPOPPPPPK
en:<yard PNPPOOPPPNQM
en:<ye PBQQPOPQQQQ?
en:<yeah PKOOQOOOPPPQ
en:<year OPOQPTROPQNS
en:<yearly PPPPPPPPPPPL
en:<years TMRQNQHQNONU
en:<yes OOPPPRPQPPP=
en:<yester PPPPPPPPPPPX
en:<yet OPPJQNPPPQP8
en:<you ONRNRMNPROO;
en:<young PPPPPNPPPPQ]
en:<your LMOQPOOOQQOA
en:<yours NQPPPONPPPPS
en:<yourse OPPPSPPPPPPN
en:<zero OPPPPQPPPPPF
en:># OPPPPKPPOQPU
en:>'s TKPNQQRQQOQa
en:>a MUQNPMNEVKFQ
en:>a.m PPPPPPPPPPQS
en:>able QPPPPPPPPPQU
en:>about MQKNQOPLQQPI
en:>above PQQPPPPPSRPP
en:>accept PTPPPPPPPPPV
en:>access PPPPPOPPPPPM
en:>accoun RPPRQSPPPPPT
en:>across PPPPPPPPPPPR
en:>actual QNPPPPPPQPPS
en:>add VKQPPROOPPPQ
en:>addres OPPPTORPTPQG
en:>admit PPPRPPPPPSPQ
en:>afraid QPPPPPPPQPPK
en:>after HRQNRORSPO[[
en:>aftern PPOOPPPSPPSR
en:>again MPNPPPPPPPML
en:>agains PPPQQPQPPPPM
en:>agenda PPPPPPPPPPTT
en:>agent PPPPPQPPRPPP
en:>ago POTPPPPPPPPL
en:>agree RQPPPSPPPPPK
en:>agreed PWPPPPPPPPPO
en:>agreem PMPPPOPMPPPO
en:>ahead NPPMPSPPPLPR
en:>aid PPPPPQPPOPPR
en:>airpor PPPPPPPPPPPR
en:>all NQPPKPIQPQPQ
en:>allow PVPPPPPRPPPP
en:>almost TPPPPPPPPPPQ
en:>alone TQSOPPPPPOPM
en:>along PPPPPOQPQPPM
en:>alread PVPPPPMPPPO]
en:>alrigh NNPPPPPPPPPQ
en:>always PPOONLPPPPPK
en:>am QPMQROQQKPNW
en:>amazin VMPPPPPSPPPM
en:>an JVPQPOKPUPOP
en:>and Q>PPQMSNPOMP
en:>annual PPPPPRRPXRPN
en:>anothe RPOQOQQOTQOQ
en:>answer NRPPPNPQOQOM
en:>any TPPNQOOPQNPC
en:>anybod WIPOPNPPOQPK
en:>anyone PKOPPOOPPPOF
en:>anythi YMMQQPPOQPII
en:>anyway QRPPPPQPPPPX
en:>apolog PTPPPPPPPPPO
en:>apprec PVPPWOPOPPPM
en:>approv OPPPOPPORPOV
en:>april QNQPPPRSOPPS
en:>are PPQOLPOGPPTX
en:>argue PPPPPWPPPPPO
en:>around PQPOQUOOQPPL
en:>arrang QOPXPNPXPPRO
en:>arrive PPPPPPPPPPPR
en:>as QLSQPPQOROFR
en:>aside SPPPPSPPPPPW
en:>ask OUQOORQOONPD
en:>asked PNPOPOOPPOPU
en:>asking TRPPPOPPPQPX
en:>asks QQPPPPPPTPPR
en:>assess PRPPPPPPPPPQ
en:>associ RPPPPPPPPPPR
en:>at NPSIKQNPORSK
en:>attach PPPPPRPPPPPP
en:>audit POPPPPPUSP^Q
en:>audito PPPPPPPPPPPU
en:>august PRPPPPPOPRPQ
en:>automa PORPPPPPQPPK
en:>autumn PPPPPPPPQPPM
en:>averag PPPPPTPPQPPP
en:>aw QNPPPPPPPPPL
en:>awesom PNPTPPPWPRPL
en:>aye OOPQPMOPPPO[
en:>baby PPPPPPQPPPPR
en:>back QPQPMPLNPPOS
en:>bad PTPPPMOOPPPG
en:>bag PPPPPPPPPPPS
en:>bags PPPPPPQPPPPT
en:>band PPPPP[PPYPPO
en:>bank PPPPPRPSVPOL
en:>bar RPPPPSPPPPPO
en:>barn PPVPPPPPPPPN
en:>batch PQPPPPPPQPPM
en:>bath PPPPPPPPPPPR
en:>batter QROPPNPPPPPP
en:>bay PPPPPPPPQPPN
en:>be SPPMQQSSLSWZ
en:>beauti PPPPPPPPPSPT
en:>beauty RPPNPPURPQRR
en:>becaus QIPQQPQQOPP]
en:>become PPPPPRPPPPPQ
en:>bed PPPPPPSPPPPS
en:>been QOOPPPQPKPOW
en:>before QQONQKWOONQY
en:>begin PPPPPOUOPPPR
en:>behind PTPPPOPPPPPL
en:>being PTPPPPOPPPOO
en:>bell PORPPPPPPPPK
en:>below OUPPPOPPPPPO
en:>beside TUPPPPPPPPPP
en:>best SNPPPLOPPPQQ
en:>bet PPPPRPPPPPPH
en:>beta PRTPPPPPPPPP
en:>better SSPPPMQNNOQU
en:>betwee PPPPPPQPPPPS
en:>big PRPPPNPPPPP]
en:>bigger PPPPOSPQPPPP
en:>bigges PPPPPPPPPPPN
en:>bill QPPPPMPPPPPO
en:>billin PVPPPOPPPPPQ
en:>bills YPPPPOPPPOPU
en:>bin PPPPPPPPPPPL
en:>biscui PPPPPPPSPPRU
en:>bit SOOONPQOPQOR
en:>black PSQPPPPPPPPS
en:>bless QOPPPPPPPQWQ
en:>block PPPPPPPPOPPR
en:>board OOPPPNQRPPOX
en:>boiler UPPPPPPPPPPO
en:>book OMPQPOQQPQNL
en:>booked PPPPPPPRPPPQ
en:>bookin NOPPPRPPSPPR
en:>books RQQPPQPPOPPO
en:>both ONUOTMMPQPPK
en:>bottle PPPPPSPPPPPR
en:>bottom PPPPPPPPVQPO
en:>box POPPPOPPPPPR
en:>boxes PPPPPPPTPPQS
en:>boy PPPOPPPPPPPS
en:>boys PPPPPPQPPPPN
en:>break PSPPPOPSPPQS
en:>breath PPPPPPPPPPPU
en:>brilli ULPUPPRSPQPP
en:>bring MIPOOQPPOQYY
en:>bringi QPPPPPPPPPPR
en:>broken PPPPPPPPTPPP
en:>broker QQPPPPPPPPPN
en:>brothe QOPNPOPUPMQZ
en:>brough SRPPPPPPPPPO
en:>bucket OUPPPQPZPPPK
en:>budget PQPPPVPPPPPO
en:>build PPSPPPPPRPSL
en:>builde PPPPPPPPPPPM
en:>buildi PPPPPPPPPPPN
en:>built PMQPPQPPOPPO
en:>bulk PPRPPPPRPPPP
en:>bus OPPPPPPPPPPL
en:>bust PPPPPOPPPPPN
en:>busy PPPPPPPPPPPT
en:>but POQHLPKPPPO^
en:>buy OOPPPPQPNPPU
en:>by PIQSLRQPRSMH
en:>cabine PPPPPPPPPPPR
en:>cake PPPPPPPPPPRR
en:>calend PPPPPPPOPPPY
en:>call KPPQSQPSQQPD
en:>called POPPPPOPPPPT
en:>callin PPPPPOPPPPPS
en:>calls RNPPPPPPOPOT
en:>came NPQPPOOPPPOU
en:>camera PQPPPOPPPPPM
en:>can O[OOPRRPRPPO
en:>canada PSPPPPPPPPPO
en:>cap OORPPOPPQPPM
en:>car QQPRPOORPPPO
en:>carbon PPPPPPPPPPPR
en:>card PLPOPRPPQQPM
en:>care PRPPPPPPPPPL
en:>carol QPPPPPRPPPPN
en:>carrie PPPPPPPOPPPL
en:>carry OPPPPRPQPOPO
en:>carryi PPPPPPPPPPPS
en:>case PXPPOOPPPPPN
en:>cash PPPPPQPPPPPR
en:>catch PQPPQPPPPPPN
en:>cause PPPPPPQPPPPT
en:>ceilin PPPPPPPPPPPS
en:>cent PTPPPRPOQPPK
en:>centre PWPPPPPPPPPP
en:>certif PRPQPOOOOPOL
en:>cfo TPPPPPPPPPPP
en:>chance POPPPPPPPPPK
en:>change QOOPOPNQPPPT
en:>changi PPUPPSPPPPPQ
en:>chap PPPPPOPPPPPV
en:>charge PPPPQULOTPPQ
en:>charit PPPPPPPPPPPM
en:>chat PPPPPPPPPPPS
en:>cheape PPPPPPUVPPPR
en:>check QOPPPHQQOPPQ
en:>checke PPPPPPPPPPPL
en:>chief P[PPPPPPPPPQ
en:>childr QOPPPQQTPOPS
en:>chip QPPPPQPPPPPN
en:>choose PPPPPPPPQPPI
en:>christ PPPPPORPPPPW
en:>church POPNPOPPONPQ
en:>class SPPPPPPPPPPR
en:>clean PPPPPOPQPPPU
en:>clear PYPPPOPPPPOT
en:>cleare PPPPPPPPPPPN
en:>clever PPPPPOPPPPPT
en:>clicks PPPPPPPTQPPN
en:>client MQRPPQPPPPPR
en:>clipbo PPPPPPPPPPPR
en:>close QRPPPPRPPPPR
en:>closed QPPPRPPPRPPO
en:>closes PPPPPOPPPPPU
en:>co PPPPPTPPPPPO
en:>code PPPPPOPPPPPM
en:>coffee PPPPQPPPPPQS
en:>cold PQPQPNOPPQPQ
en:>collec OPPPPPPPPPPL
en:>colour RPPPPPPPPPPP
en:>come MTPNSPQQPRVT
en:>comfor PPPPPOQSPPPR
en:>coming LQPOOQNOPQOW
en:>commen PPPPPQPPPPPT
en:>commer QPPQPPPPPPPS
en:>commit PRPPMPPPPPOU
en:>compan RLPOPPPPPPPK
en:>compar QOPSPPPPPTPK
en:>compla PQPPPQPPPPPL
en:>comple PVPPPTPPPPPN
en:>confir PPPQQSQPPVPP
en:>congra POPPUPPPPPPN
en:>connec OPPPPPPPOPPJ
en:>consid SPPPPQPQPPPP
en:>contac PSPPPPPTPPPR
en:>conten PQPPPPPPPPPR
en:>contra PUPPNQRQOPOW
en:>conver POPPPPPPQPPL
en:>convin PQPPPPPPPPPT
en:>cope PPPPPPPPPPPR
en:>copy PPPSPPPPQQPN
en:>correc PMPPPQPPOPPQ
en:>cost QRPPPPPORPPR
en:>costs PQPPPUPPPPPT
en:>could O[HQVNPQMOQM
en:>counci PPPOPPPPPPQV
en:>counte PPPPPPPPPPPR
en:>countr PQPPPOTPPPPQ
en:>counts ROPQPPPPSPPL
en:>county PPPPPQRPPPPL
en:>couple POSPPPPQPPPO
en:>courie PPPPPPQVQPPO
en:>course LGJRQMRPROOC
en:>cover PPPPPRPPOPPM
en:>covers POPPPSPPQPPP
en:>credit OSPPPQPPPPPN
en:>crew PPPPPPSQPPPT
en:>crowd QPPPPPPPPPPM
en:>cupboa PUPPPOPPPPPR
en:>curren PPPPPRPPPPPN
en:>custom POOPPPQPPPPM
en:>cut QPPPPPOPPPPX
en:>dad QOPPPSPPPPPQ
en:>damage SYPPPPPPPPPO
en:>dark PQPPPPPPPPPS
en:>data PPPPPPPORPPP
en:>date SPPPSPOPQPPR
en:>day PPKPOMPPPORM
en:>days DQOJNPOPUJL;
en:>dead PPPPPNPPPPPV
en:>dealer PPPPPPPPPPPT
en:>dear LXPPPQPPPPPO
en:>decemb OPPPPNNPOPPT
en:>decent PPPRPRPPPTPR
en:>decide RPPPPPRQPPPV
en:>decidi PPPPPSPPPPPP
en:>decisi PNPPPPQQPPQE
en:>defaul PRPPPPPPPPPL
en:>delive PPPPPQVPPPPK
en:>demo POPPQQQPPPPG
en:>depart RPPPPPPPPPPM
en:>depend PPPPPOPPNPPP
en:>deposi UPPPPPPQTPPT
en:>depot PPPPPPPPPPPU
en:>desk PRPPPPPPPPPS
en:>desks PPPPPPPPPPPM
en:>diary PPPPPPPPPPRS
en:>did QQKMQNMIILCO
en:>died PPPPPPPPPPPS
en:>diesel ROQPQPPPPPPN
en:>differ OQPPPOOPPPPI
en:>diffic UPPPPQPPPPPP
en:>digita PPPPPPPPPPPU
en:>dinner PPPSPPPPPXPT
en:>direct PPPPPPPPOPPS
en:>discou PVPPPUQPOPPO
en:>discus PPPPPOPPPPPS
en:>diwali PPPPPPUPPPPS
en:>do OKQPNPPSQPNU
en:>doable POPPPPhPPPPO
en:>doctor PPPRPPOPPPOJ
en:>docume QOPPPPRQPPPO
en:>does QOPGPNLOQMMW
en:>dog OTQPPPPPPPPR
en:>dogs PPPPPPPPSPPS
en:>doing PPPOPQPPOPPM
en:>dollar PPPPPQPOQPPK
en:>done PJQOOQPQPQSW
en:>door QPPPPOPPPPPS
en:>doors PRQPPPPPPPPP
en:>dot PPPPPPPPPPPL
en:>double PPPPPUPPPPPQ
en:>doubt PPPPPPPPPPPS
en:>down PUPIPPPPPOPO
en:>draft POPQPPPTPPPN
en:>draw PQQQPPPPPPPR
en:>drill PPPPQSPPPPPQ
en:>driver PMPPPPQPPPPT
en:>drives PSPPPPPPPPPQ
en:>drop PTOPPPQOPPOO
en:>droppe PPPPPPPPPPPS
en:>drops OPQPPSPSPPPS
en:>dry PPPPPPPSPPPN
en:>dublin PQPPPPPPSPPI
en:>due PPPPPPPPPPPS
en:>during PPPPPPPPPPPN
en:>each OPOOPTPPUPPD
en:>earlie PPPORPPPPPRT
en:>early PPPOPPRPPPPV
en:>easier PPPPPPPPPPPT
en:>easter POPPQPQOOPNU
en:>easy POPQSPPQPPPS
en:>eat PPPPPPPPPQPT
en:>eating PPPPPPPPPPPT
en:>edge PPPRPPPPPPPQ
en:>eight IPPIOTQOOLPT
en:>eighte PPPQQPQPPPRR
en:>eighth PPPPPPORPPQP
en:>eighty PQPPPYOPLPPO
en:>either QPPPPRPOQPPI
en:>eleven QMOMPWPRQORY
en:>else VPPPOTQOOPN@
en:>email PNQXPQPQQPLV
en:>empty PXPPPPPPPPPR
en:>encryp PPPPPPPPWPPM
en:>end RPPPPPSPPPPN
en:>ends PRPPPRPPPPOP
en:>engine OTQOPOPPQPPD
en:>englis POdOOONPPOPO
en:>enjoy PPPPRPPPPPPN
en:>enough LXOOPPPRPOPN
en:>envelo PPPPPPPPPPPR
en:>estate UPPPPPPPPPPL
en:>euro PPRPPPPPPPPN
en:>euros QOPPPWPPSPPI
en:>evalua PPPPPRPPPPPM
en:>even RQQPPPOPPPPY
en:>evenin PRNPPPPPPOQN
en:>event POPPPPPPPPPL
en:>every QMPONPNJQOMO
en:>everyb LPPPPOPPPPPJ
en:>everyo PPPPPPSPOPPT
en:>everyt NSPPOOQOPPPP
en:>ex PPPPPUPPQPPR
en:>exactl RMQPOPPPPPOP
en:>except PPPPPPPPPPPS
en:>excess PTPPPPPPPPPQ
en:>expect QOPQPPPPPPPN
en:>export PPPPPPPPNQPO
en:>extra PSPPPaOPNPPK
en:>eye PTPPPPPPPPPR
en:>eyes PPPPPPPPPPQR
en:>face PPPPPPPPPPPW
en:>faces SPPPPPPPPPPS
en:>fact PQPPPSPPPPPO
en:>factor PQQPPPPPPPPM
en:>fair FgNLNTPPMMNN
en:>fairne PQPPPPPPPPPN
en:>fall PQPPPOPPPPPR
en:>falls PPOSPPPWPPPQ
en:>famili PPPPPPPPPPPT
en:>fantas [OPQPPPTPPPM
en:>far OPRPPNPPPPPS
en:>farm PPPPQPPPPPPN
en:>fast PPSPPPPPPPPQ
en:>februa POPRPOPPOQPV
en:>fee PQPOPWNONPPO
en:>feed POPNPPPPPPQM
en:>feel RNPPPOPPPPPO
en:>feelin PPPPPPPPPPPR
en:>feet PQPPPPPPPPPR
en:>fella PPUPPQPPPPPW
en:>fellow PPPPPPPPPPPT
en:>few PORPPPPPPPPT
en:>fiftee QQPPPTPQVPPP
en:>fifth PPPOPPQORSOP
en:>fifty OPOLP]QPMROP
en:>figure PRPSPOQPPRPV
en:>fill PRPPPPPPPPRN
en:>filled PPPPPPPPOPPN
en:>filter OOPPPUPPQPPK
en:>final PPPPPPYPPPOR
en:>financ PPPPPQQPPQPU
en:>find OOQOPOOPPOPU
en:>fine MNMOPQTPPMX]
en:>finish POPPPNQPPPPR
en:>firm QPPPPOPPPPPR
en:>firms QPPPPPPPPPPM
en:>first PPKPPQOPNQOJ
en:>fish PPPPPPPPPPPU
en:>fit PPPQPPPPQPPL
en:>fitted PPPPPQPPPPPN
en:>fittin ORPPPRPPQPPO
en:>five ORQLTXPNTPPP
en:>fixed NUPPPRPPPPPM
en:>flag PPPPPPPPPPPS
en:>flat POPPPVOPPPPK
en:>floor OQPPPKPPPPPQ
en:>fly QSPPPPPPPPQP
en:>fold PPPPPPPPPPPS
en:>folder PPPPPPPPPPPL
en:>folks PPPPPPRPPPPO
en:>follow PPPORQPPPOPL
en:>food QOPPPPPPPPPM
en:>foot PPPPPPPPPPPS
en:>for PPRQNVNRQRRP
en:>foreca QPPPPPPPPSPV
en:>forget PRPPPOPPPPPR
en:>forgot PRPPPRPPPPPU
en:>form PPPPPOPUOOPM
en:>fortni PNPPPOPRPPPR
en:>forty NPPPORNKPPMM
en:>forwar PPPPPOPPPPPR
en:>found TPPQPOPPPPPS
en:>four QOLMPTPMVNPQ
en:>fourte QMOOPPQOQOPR
en:>fourth PPPOPOOUPPNM
en:>frankl PPPPPQPPPQSQ
en:>free TPPOOMPQTOPG
en:>freeze OOPPSQPWPPPO
en:>friday PQPOPORQOPRS
en:>friend PPPPPPPPPPPR
en:>from OMPQNPORTLPN
en:>front POSPPTOPQPPO
en:>frozen PPPPPPPPPPPU
en:>fuel PPPPPPPPPQPS
en:>full QPORPLOOOPOT
en:>fully POPPPPPPRPPN
en:>gas PPPPPPPPSPPT
en:>gate RNPOPRPRPRPP
en:>gave PPPOPPPPPOPR
en:>genera PPPPPPSPPPQS
en:>gentle PPPPPSPPPPPS
en:>german POPPQOPPPPPS
en:>get PPNTPPPRNPMM
en:>gets PKPOPPPOPOPM
en:>gettin QPPPPQPPPPPL
en:>gift PPPPPPPPOPPT
en:>girl PPPPPPPPPPPR
en:>girls PPPPPPPPPPOT
en:>give OTPOPQPJPOPS
en:>gives PPPPPVPPPPPO
en:>glad ROPPPPPPPPPN
en:>glass PPPPPOPPPPPK
en:>go QQOPPRPPOPQV
en:>god POPPPOOPPQRS
en:>goes PQPNNPQNQNOL
en:>going PPPPQOPPOPPV
en:>gone PPPQPPPPNQPZ
en:>good NIPQRPQPNSPX
en:>goods PPQRPPPPPQPP
en:>gosh POPPPPPPPPPL
en:>got MNPNJPRPNRIZ
en:>gotcha PQPPPPPPPPPN
en:>govern PPPPPPPPPPPT
en:>grade POPPPPPPPPPL
en:>grand QOPPOOOPPUQW
en:>grant PPPPPSPPPMPX
en:>great WBPQLQPQOPQE
en:>green PQQPQPPRPPPN
en:>greet OOPPOPSPPPPN
en:>ground PPPPPOPPQPPL
en:>group POQPQPRQRQPL
en:>gst PPPPPYPQRPPP
en:>guaran PTPPPOPPPRPP
en:>guess PPPPPPPPPPPS
en:>guy POPPPOOPPPPX
en:>guys PPPPPOPPOPPM
en:>ha PASMLBHH@IK!
en:>had RPQPNOJKJPPW
en:>haha NAOOPMOMOPO@
en:>hahaha OPPPPPPPPPPJ
en:>half PMMPPRIQRPPQ
en:>hall POQPPNPRPPPM
en:>hand PHPPPOOPPPOM
en:>handle QPPPPPPPPPPR
en:>handy PPPPPPPPPPPR
en:>hang PPPPPPPPPQPT
en:>happen PWPPPPPONPNT
en:>happy ROPQPOPPPPOP
en:>hard QPPPPOPPPPPN
en:>has QPPOOQQOQOPY
en:>hat PRPPPQPPPPPO
en:>have ORORPQPOMOK_
en:>having QPPPPPPPPPPT
en:>he OOQNQHJPPNP^
en:>head PNPPNPPOQOOR
en:>headac PPPPPPPPPPPR
en:>heads PUPPPPPPPPPR
en:>hear SRQMOOKQRPM@
en:>heat PPPPPPPPSPPN
en:>held PPPPPPPPPPPS
en:>helps POPPXPRPPPPN
en:>hen PPPPPPPPPPPS
en:>her QNLPRCQPKPNW
en:>here ONOPPPPMPOPN
en:>hey TNPOPPPPPOPJ
en:>hi PPPPPPPPPPPV
en:>hide RPRPPPPPPPPL
en:>high TPPPPPPPPPPQ
en:>hill PPPPPPPPPPPU
en:>him NPNPSKOTOOUQ
en:>himsel SPPPPPPPPPPR
en:>hire QNPPPTPPPPPK
en:>his OKPNPPPNPNR_
en:>hm RPPOORNPPNOp
en:>hold POQPPPQPQPNM
en:>holdin RRPPPQQPPPPN
en:>holds PPPPPPPROPPR
en:>holida PPPPPQROQPPO
en:>homes PPPPPQPPRPPO
en:>honest PXUMQPPNPNN]
en:>honey PPPPPPPPPPPT
en:>hook PPPRPPPPPPPU
en:>hope PSPPPQPPPQPT
en:>horse PPPPPPPPPPPS
en:>hospit RQPPPPPPPPPP
en:>hot PPPPPPPPPPPV
en:>hotel PUPPPRPPPPPS
en:>hotels PPPPPPPPPPPL
en:>hour PPOPRPQSSPPK
en:>hours PPPOPKNOQONL
en:>house PPPPPSPPPPPT
en:>how QJNQIQNEPOIJ
en:>huh PPPPPQOPPPP_
en:>hundre QMNOQUQPPQNK
en:>hungry PPPMPPPPPPQR
en:>husban PPPPPQPPPPPW
en:>i HXPOSTOPFRP[
en:>id PPPPPPPUQPPJ
en:>idea PMPPPPPPPPPT
en:>if POPQQROPOPPT
en:>imagin ONPPPOPPPPPL
en:>import TSPPPQPPPPPS
en:>in NPQPPLQPOQPU
en:>inbox PPPSOPPUPPOK
en:>includ OOPPP]QOSPNG
en:>inform PPPPPQTPPPPP
en:>inside QMPOPPQPQOPO
en:>inspec POPPOQQRQPPP
en:>instal OQPPPPPSQPPM
en:>instea QRPQPPPQPPPK
en:>insura POPQUOQOPPPP
en:>integr PRPPPPPPPPPP
en:>intere PQPPPRPPPPPK
en:>intern PPTPPPPPPPPU
en:>into PPOPPPPPPPPJ
en:>invoic ONPTQOPPPPOR
en:>is TSTMKNPLNLOY
en:>issue PPPPPQPPPPPN
en:>it OSQRORNPQLGP
en:>its NBOPOOQPOPOP
en:>itself ROPPPQOPPOOX
en:>ja PPPOPOPPPPPV
en:>januar PPPPQOQOPPPY
en:>job UOPPPPPPPOPP
en:>join PNPPUOPRPPPN
en:>june PPPOPQRPPNPX
en:>just NOSPQNNQRPQM
en:>keep LRONNTPQRPQQ
en:>keepin PPPPTPPPPPQO
en:>keeps POPPPNPPQPPK
en:>kept PSPPPPPPPPPV
en:>kick PPPPPPPVPPPP
en:>kids PPPPPOPPPPPS
en:>kill PPPPPPUPPPRN
en:>kilome PYPPPQPPPPPQ
en:>kilos PPPPPOPPPPPN
en:>kind PPPPPRPPPPPS
en:>kindly PPPPPPQPPPNR
en:>kitche PQPPPQPPPPPT
en:>knew PPPPPPPPPPPS
en:>knock PPPPPPPPPPVP
en:>know NQPNTPPMQNOR
en:>known PWPPPOPPPPPQ
en:>lab PPPPPPPPPPPR
en:>lad PPPPPOPPPPPU
en:>lady PPPPPPPPPPPS
en:>lakh PPPPPYPQPPPP
en:>land PPPPSPPPPPPQ
en:>landlo PPRPPPPSPPPR
en:>lane QPPPPOPPPPPR
en:>langua QOPPPNPPQPPI
en:>laptop PPPPPPPPPPPS
en:>last PQPPNQPTPPOV
en:>late PPPPPMOPPPPT
en:>later PTPPPPPPPPPP
en:>lawyer PPPPPPPPPPPR
en:>lead PQPPPPPPPPPR
en:>learne PPPPPPPPPPPS
en:>lease PUPPPRPPPPPO
en:>least QSPOPPPPPPPX
en:>leave OPPPPJPOPPNR
en:>leaves VOPPPQPPPPPK
en:>leavin PPPPPRPPPPPP
en:>leeds QNPPPOPPPPPM
en:>left PPPPPPPPPPPS
en:>leg PPPPPPPPPPPS
en:>legal XPPPPPPQPPPT
en:>less QPOPPRPOPPPM
en:>let PPQPQPRPOONP
en:>letter PPPPPNPOOOOR
en:>librar PPPPPPPPPPPK
en:>licenc POPPPPPUQPPP
en:>licens PQPPPPPPPPPR
en:>lie PPUPPPPPPPPQ
en:>life PPPPPPPPPPPM
en:>lift PSPQPOPPPPPV
en:>light TNPPPPPPPPPM
en:>lights PPPPPPPPRPPO
en:>like TOPOPPNOPQL[
en:>liked ^PPPPQPPPPPO
en:>likes ROPPPPPPPPPV
en:>limit PPPPPPPPPPPR
en:>line QMPPPNOOPPPP
en:>lines PPPPPRPVPPPR
en:>link POPPPOPQSPPN
en:>list IQPPOLPPQPPL
en:>listen PPPPPPPPPPPK
en:>little PPPPPPNPPQPK
en:>live PPPQPOUPPPPP
en:>lived PPPPPPPPPPPR
en:>load PPPPPPPRSPPR
en:>locati PQPPPTPPQPPO
en:>lock PPVPPPQPPPPR
en:>log PRPPPPPPPPPN
en:>logs PPPPPPPPPPPT
en:>long PROPPQOPPOPX
en:>look NPOPPOQPOPMM
en:>looked PQPPPRPOPOPR
en:>lookin RNPPPOPOPRPF
en:>looks POPPPPPPPPPK
en:>lose POPPPPPVPPPW
en:>lost PNPPPOPPPPPR
en:>lot QOPPNOPOPPNW
en:>lots PRPPPQPPPPPN
en:>loud aPPPPPPPPPPO
en:>love NLPQMMOQPPQS
en:>lovely XGOPPMQVOSPI
en:>low PPPPPPPPPPPR
en:>lunch PPPNPOPRPOPZ
en:>ma ORPNPOPOONQ?
en:>ma'am POPPPPPPPQR@
en:>machin NPPPPPOUPOPT
en:>madam PSPOOPPNPOOF
en:>made PRPOPPPOPOPO
en:>mail POPUQOPPPQPP
en:>mails PPPPPPPPPPPN
en:>main PQPQPPPPPQPM
en:>mainte POTOPPPPPRPO
en:>make PLQOPPPPPOQR
en:>makes PPPOPPZPPOOS
en:>making PPPPPPPUPPUL
en:>man ONPPQPNPPPPU
en:>manage POPOPPPQPPRO
en:>managi PPPPPPPPPPPS
en:>manual PPPPPPPPPPPN
en:>many ROPOOPMOPNNT
en:>map PPPQPPQPPPPN
en:>march OMOPQPQOOPRX
en:>margin WPOPPNPPPPPP
en:>market PRPPPTPPOPPP
en:>mate POPPPOPPPPPT
en:>matter PPPPPPPPPPPN
en:>may PRQPRNSPNPPR
en:>maybe NRPOQMPOPPMQ
en:>me PLQPPOQONOOj
en:>mean OQPQPMPPPQOP
en:>meanin PPPPPPVPPPPQ
en:>means TOPPPPPPRPPQ
en:>meant PPPPPPPPPPPM
en:>meanti POPPRPVPPPPJ
en:>measur PPPPSPPPPPPO
en:>meet OOPPNPPPPPQR
en:>meetin QOPQOOROPRRL
en:>meets PPPPPOPPPPPU
en:>memory QPPPPPPPPPPR
en:>men PRPPPUPPPPPL
en:>mentio POPPPPPPPPPL
en:>messag OMPPPOOPPPPN
en:>metre PQPPPOPPXPPN
en:>metres PPPPPPPPRPPK
en:>mid PPPPPPXPPPPQ
en:>middle PPQPPRPPQPPQ
en:>midnig PcPPPOQPPPPR
en:>might QTPPPPOPPPPM
en:>millio PPPPPOPPMPPO
en:>mind SOQQPSPPPQPH
en:>mine QPPPPPOQPOP[
en:>minimu PPPPPUPPPPPN
en:>minute OQPPPOPOOPQE
en:>miss VOPPPPPPPPPP
en:>missin UMPPPOPPPPPD
en:>mobile PTPPPRPPPPPT
en:>moment NPbNOPPNPOQG
en:>monday PNSPPM[ROObS
en:>money PPPOOPQOONOZ
en:>month QPPPMVLOUQOB
en:>monthl QSPPPRPPPPPR
en:>months PPOQOSPPVNOD
en:>more QQPPNOMPSQPP
en:>mornin QKOOPOPTPOOR
en:>most QOPOPRPOPOOL
en:>mostly ONPPPNPPMPPU
en:>mother PRPPPOPPPPPS
en:>move OPPPPOQPPOPL
en:>moved PSPPPPPPPPPQ
en:>moves PPPPPPPPVPPQ
en:>moving PPPPPPRPPPPM
en:>mrs PQPPPQPPPPPT
en:>much PNPPPQPPPPOc
en:>mum QPPQPPQPPPPS
en:>must PMPPQOQPPPPW
en:>my QNJNLNPPJPJx
en:>myself LPPPOPPQPOPJ
en:>nah PPPPPPPPPPP^
en:>name PNUPOQPPQPPO
en:>names PQQPPOPQPPPL
en:>natura PPPPPRPPQPPQ
en:>nearly PPPPPPPPPPPV
en:>neat QPPPPPPPPPPR
en:>need VPPPLPXPNOI[
en:>needed PPPPPPPPPPPS
en:>needs PPSQPMPQPRPN
en:>neighb PPPPPPNPPPPT
en:>neithe PPQPPPPPPPPS
en:>nephew PRPPPNPPPPPR
en:>nervou PQPPPPPPPPPR
en:>networ RSPPPQPPPPPM
en:>never UPOOPPOPPPPR
en:>new OQPPPNQMPPPL
en:>next PPPPPQOPQQN@
en:>nicely PPPPPYPZPPPS
en:>night LQPPOQPQPPPW
en:>nights PPPQPPPPPPPR
en:>nine RPNOMXQPOPQF
en:>ninete OPOOQTP[OOPN
en:>ninety QPQKORPPRPOO
en:>ninth POPPSOMSOPXT
en:>no EPRJPRPKRNHL
en:>nobody PPPPPPKPPPOX
en:>nod PPPPPPPPPPPR
en:>none PPTPPPPPPPPO
en:>noon POPOQPPPPPWQ
en:>nope PPPPPPPPPPPT
en:>normal OOPPQPPPPPPM
en:>not MNeNPREPRPHY
en:>note POUQPPOPPPPT
en:>noted LPQQOPQMOOOU
en:>notes OOUPPOPPNPPR
en:>nothin PPOOOWPOROOR
en:>notice OQPPQSMPPPPL
en:>novemb PPPPONRPOPQW
en:>now NNbOERLQPONQ
en:>number PPPPPOOPRPPR
en:>o'cloc PNPOPQPPPUfS
en:>object RPPPPPPPPPPS
en:>octobe PNPPOKPPPPNZ
en:>odd ZPPPPPPPPPPP
en:>of NRPPQPSPORMW
en:>off PTQMKOQOOQQ[
en:>offer PRPPPQTPPPPN
en:>offere PPPPPTPPPPPQ
en:>office PPOPOJQOOPPO
en:>often PPPPPPPPPPPN
en:>oh MTFLNQOQLQLQ
en:>ok PRPPPQPPPQPW
en:>okay ?SNPPSQMFOKn
en:>old OSPONROOPOPV
en:>older OPPPPPPPPPPM
en:>on PPRNRQPPPQPM
en:>once JOOPPNPQTPPL
en:>one SOPRONQPXRPP
en:>ones OQPPOOQNPPOS
en:>only KT[RMPPMOPOQ
en:>ooh PPQPPQPPPPPR
en:>open PPPOPMPOPPPP
en:>opened PPPPPOPPPPPR
en:>operat PPPPPPPPOPPN
en:>option PPQPPPPPNPPQ
en:>or QQPNQQQQPQT]
en:>order QPOOPQYSSONM
en:>other SPNPPOPPPPNO
en:>others PPPOOOPOPPMN
en:>ouch MVPPPPPPPPPJ
en:>ought PPPQPPPPPPPS
en:>our RQONNLPOQNOQ
en:>ours LPSNNQNMPOOG
en:>oursel PPPPPPPPPPPS
en:>out QMQNPQPQOOPR
en:>outfit POPPPPPPPPPM
en:>over PQOPQORQPOPY
en:>overni PTPPPPPPPPPO
en:>own PRMLNLPMWLPI
en:>owner PPPPPPPPRPPO
en:>owns PPSPPPPSPPPR
en:>packag PRPPPQPPPPPR
en:>packet PPPQPPPPPPPT
en:>page OOPUOQPOPPPX
en:>paid XPPPPOPPNPPO
en:>pallet PQPPPOPPPPPN
en:>panel PPPPPOPPRPPR
en:>panels QPPPPPPPPPPN
en:>paper PPPPPPOPOPOX
en:>papers PPPPPPRPPPQL
en:>parent OQPQPPOPPQPN
en:>park PQPRPPPRPPQL
en:>part ORPPPPPPPPPP
en:>partne P_QPOPPPOQPV
en:>parts RPPPPRPPPPPN
en:>party PTPPPPPPPPPP
en:>pass SNTPPPPOPPPP
en:>past PNPPPOPQPPPM
en:>pay QOOPOKPNPOOY
en:>paying PVPPPQPPPPPW
en:>paymen PRPPPVPOPPPU
en:>payrol POPQPPPPPPPR
en:>pays PRPPPPPPOPPN
en:>pdf POUPPPPPPPPP
en:>pen PPPPPPRPPPPR
en:>pence PPPPPNPPRPPM
en:>people QOPPPMOMQPKS
en:>per MQOPMYOOWPPE
en:>percen QUMNO]OPVRO<
en:>perfec OKPQPORNPOOO
en:>permit QOPPPPSPPPPO
en:>person KRPQPPOORQQK
en:>phone PMPPOEOOPOJT
en:>phones OUPPPPPPPPPP
en:>photo OOPPPPPPVPPM
en:>photos RPPPPPPPPPPP
en:>pick PQPPPPUPPPPR
en:>pictur QPPNPOOSPNPT
en:>piece POQPPNPPOPPG
en:>pilot PPPPPPPOPPQH
en:>pipe PPPPPPPPPPPS
en:>pity PPPPPPPPPPPV
en:>pizza PPPPPPPPOPPR
en:>plan POOPPQTPQPPG
en:>planne SQPPPPPPPPPM
en:>planni UPPQPOPPPQPL
en:>plant POQPSPPPPPPJ
en:>plasti TPPPPPPPPPPQ
en:>plate PPPPPPPPPPRM
en:>play PLPPPNPPPPPN
en:>please QOPSJQPPORQ[
en:>plenty PPPPPPPPPPPN
en:>plus PPPPPVPPQPPM
en:>po PPPPPPPQPRQ>
en:>pocket POUPPOPPPPPO
en:>point OTQOOOOOPPPR
en:>pole PPPPPPPPPRPQ
en:>pool PPPPPPPPPPPL
en:>porch PPPPPQPUPPPP
en:>possib PPQPPPPPTPPS
en:>post PPPQPOPPPROO
en:>pound PPRPPSPPMPPM
en:>pounds LPPPP]PPQPP@
en:>power PYPPPPPPPPPU
en:>practi PQPPPQPPPPPR
en:>praise QPPPRPPPPPPP
en:>prayer QPPPPPPPPPPS
en:>prepar SPPPPOPQPPPP
en:>presen MNQPOOQPPPPM
en:>press PPPPPPPPPPPM
en:>pressu PNPPPPPPPPPN
en:>price POPPQTPQPPPV
en:>princi PPPPPPPPPPPS
en:>printe PPPNPPPPPNOU
en:>prints PPPOPSPPPOPN
en:>privac PPPPPPPOPPPS
en:>privat POPPPPPPRPPL
en:>pro PPPPPPPPPPPS
en:>proble NOOPPPPPPPNR
en:>proces POPPPOOPPPPN
en:>procur PPPPPPRPPPPR
en:>produc OJWPPPPNOPPM
en:>profit SPPPPOPPPPPN
en:>promis OPPPPPORQTPM
en:>proper RPPPPPPPPPPT
en:>provid PPPPPPPPQPPJ
en:>public PPPQPQPPPPPS
en:>pull SNQOPOPPPPPP
en:>pullin PPPPPPPPPPPV
en:>pump PQPPPQPPPPPT
en:>pupil PPQPPQPPPPPN
en:>purcha QPPPPPPPPPPN
en:>push OPNPPPPPPPPV
en:>put PPMPPUOPRPPT
en:>puts PPPPPPPPPPPL
en:>quarre PPPPPWPPPPPR
en:>quarte POPPQSQOPOPR
en:>questi QOOPPNPPPPOR
en:>queue PPPPPPPPPPPS
en:>quid PPPPPRPPPPPR
en:>quite PRQPPPPPPPPN
en:>quote TOPQPOSRPPPM
en:>quoted PSPPPOPPPPPS
en:>quotin VOPPPPSPPPPP
en:>radio PPPPPPPPPPPR
en:>rain PPPPPPPPPPPS
en:>raised PQPTPOPSOPPP
en:>ran PPPPPPPPPPPL
en:>rand PPPPPSPPQPPN
en:>rate PPPOPVPTPPPS
en:>rather PPPPPPPQQPNQ
en:>reach PPPPPOPPPPPS
en:>reache PPPPPPPPPPPR
en:>read TPOOPPOPPOOd
en:>reader PPRPPPPPPPPM
en:>reads OQPPPOPPPPPN
en:>ready POQQQPPPQPSN
en:>really UOPOPPORQOPT
en:>reason TPPPPUPPPPPJ
en:>recept PPPPPPRPPPPQ
en:>recomm POPPPQPPPPPS
en:>record NSQPOPOPRPPR
en:>recove PPPPPQPPQPPN
en:>red PPRPPOPPVPOL
en:>refere PPPRPPOPPPRO
en:>refund OTPPPPRPPPPL
en:>refuse SPPPPPPPPPPR
en:>region PYPPPPPPPPPQ
en:>releas PQQRPQRPPRPR
en:>rememb PRPPPKPPOPPL
en:>renewa SPPPPQPPPPPL
en:>renews PUPPPPPPPPPQ
en:>rent PRPPPLRPOPPP
en:>rental NQPPPTQOPPOL
en:>repair PPPPPPPP[PPO
en:>replac QPPPPOPPPPPM
en:>report LQOPPNNNQPQK
en:>requir PPPPPPPPPPPT
en:>reserv OPPQPPPRPPPO
en:>respec PQPPPSPPPPPO
en:>rest UOPPPPPPPPPT
en:>retire SPPPPPPPPPPQ
en:>return OPPQPPNPPPPO
en:>review PQPPPOPPPPRJ
en:>right MZQLPPNNNNPY
en:>righto P_PPPPPPPPPQ
en:>ring MNOOPPPPPPNL
en:>ringin PPPPPPPPPPPN
en:>risk PPPPPPTPQPPT
en:>robot TPPPPPPPPPPO
en:>roof PPPPPQPPXPPU
en:>room NMQPPPPQQPQS
en:>rooms POPSPOPPPSPQ
en:>roughl POPPPQPPPRPP
en:>round OWPPPPPOPPPX
en:>row PPPPPPPPPPPR
en:>rule PPPPPPPPPPPM
en:>ruler WPPPPRPPPPPN
en:>run OPPPLONPPPQZ
en:>runnin QPPPONPPOQPK
en:>runs POPOPPOPOPPS
en:>rush PPPPROPPPPPP
en:>said QPONPPLPMNN^
en:>sale PPQPPPPPPPPM
en:>same OPPPQNPPRONI
en:>sample NSPPQOOPPPPF
en:>sat PPPPPPPPTPPS
en:>saturd OQPOQPPOPPR]
en:>save QSOPPPPPPPPP
en:>saved PRPPPPPPPPPR
en:>saw PPPPPQPPPOPR
en:>say OOOPQPRPHOLT
en:>saying PRPPPOPPPPPM
en:>says QOPPOPPOPPPU
en:>scan PPPUPOPPRPPQ
en:>scanne PPPPPOPPPPPH
en:>scared PPPPPQPPPPPS
en:>schedu PTPPXPPPPPPQ
en:>school SPPPOQPPPPPN
en:>score PPPPPPPPPPPR
en:>scores PPPQPPQPPPPR
en:>screen RNPQPPPPPQPN
en:>season PRPPPQQPOPPN
en:>seat POPPPPPQVPPM
en:>seats PPPQPPPTPQPM
en:>second QCPPPPRUPPST
en:>secret PPPNPRPPPMPT
en:>securi PPPPPPTPPPOK
en:>see PQPIPOPNNOOb
en:>seeing PPPPPPPPPPQS
en:>sees POPPPPPPPPPS
en:>send QSPKPPQQQNSN
en:>sends OQPPPPPPQPPI
en:>senior PTPPPPPPPPPN
en:>sense OPPPPOVPPPPN
en:>sensib QPPQPPOQPQRT
en:>sent ONPPPNPPPPPR
en:>separa SPPPPPPPPPPO
en:>seriou PSPPPPPPPPPN
en:>server OPPPPPPPPPPM
en:>servic PROPRVPNQPOF
en:>set KPPPNOSQPPPO
en:>settin NOQPPNPPRPQH
en:>seven OPPOPOLMSOQN
en:>sevent QOPPPQOPRPNO
en:>shade YPPPPUPPPPPR
en:>shall KPKSPPQSOPH;
en:>shame POPPPPPPPPPK
en:>share OPPPPOPNPPPU
en:>she RPOPPNPPOQPY
en:>shed POPPPPPPPPPL
en:>shift PQPPPQPPPPPN
en:>shoot POPSPPSUPSPO
en:>shop PMPOPPPPQPQP
en:>short PVPPOOPPPPPQ
en:>shortl PPPQPPUPPPPP
en:>should NVMNOQQPOQMK
en:>shout PPWPPPPPPPPP
en:>shouts PPPPPPPPOPPS
en:>show PPPPRQPOPPNM
en:>shows POPPPNPPPPPP
en:>shut POPPPPPSPPPP
en:>side OQNPOPOLPPPN
en:>sidewa PPPPPPPPPPPR
en:>sign OPPPTOOPPQOO
en:>signal PPPPPPPPPPPW
en:>signat PMQPOPPPPPQQ
en:>signed PPPPQNPQQPPR
en:>signin PPPPPPPTPPPP
en:>simple PRPPPPPPPPPP
en:>since OPPNMNPOPNO^
en:>single PRPPPQPPPPPS
en:>sir OPPOOPPPPQO/
en:>sister OOPPOMPRPOPN
en:>sit PQPPPKPPOPPT
en:>site QNPPPQQRQPPM
en:>sites PPPPPPPPPPPL
en:>sittin RQPPPPPPPPPO
en:>six QNKOPTPHQNPN
en:>sixtee PPPPPOPOVPRN
en:>sixty OQOPONPOSPOI
en:>size PPPOPWOPQOOL
en:>slept PPPPPPPPPPPS
en:>slick PPPPPPPPPPPR
en:>slides PQPPRPPPPPPR
en:>slow SOPPPPPPPPSN
en:>small QTPPOQOPPPPT
en:>smalle PSPPPPPPPPPN
en:>smart PPPPPPPPPPPR
en:>smashi PPPPPPPWP^WP
en:>smell VPPPPPPPPPPP
en:>sms PPPPPPPPQPPM
en:>so NEQLPQQONOLM
en:>societ PPPPPWPPQPPQ
en:>socket PPPPPPPPRPPQ
en:>softwa PPPPPOPPPPPM
en:>sold PPPPPPPPPPPU
en:>soluti PPPPPPPPPPQM
en:>some OUPOPNONPOOM
en:>somebo NQPONPPOPPO]
en:>someon QRPPPPPPORPS
en:>someth OPPPPPPNLPK[
en:>somewh PPPPPPPPPPPT
en:>son PTPPPQPPPPPS
en:>soon POPRPPPPQPPO
en:>sorry ?UPNOIPJNPJB
en:>sorted PQPPPOPPPPPR
en:>sound PQPPPPSPPPPS
en:>sounds OOPPPPPRPPPR
en:>speak OPPPROQOPPPP
en:>spot PPPPPPPPPPPM
en:>spread PPPPPRPPQPPO
en:>square PQPQPPPPRPPQ
en:>staff PPPPPPPPQPPM
en:>stage PQPPPPPPPPPR
en:>stairs PYPPPPPPPPPT
en:>standa PQPPPTPPOPOO
en:>standi PPPPPOPPPPPS
en:>stands POSPPPPSPPPO
en:>start PPORNQPOPRNJ
en:>starti PPPPPPQPPPRR
en:>starts PPPPPPPPPPPV
en:>state PPSPPQPPPPPN
en:>statio PPPPPPPPPPPM
en:>stay PNTPPPPPPOPS
en:>steel RQPQPPPPPPPK
en:>steps PPPPPRQSRPPN
en:>stick PPPRPOPPPRPS
en:>still RQPPNQPQLPPR
en:>stock PQPPPPPPPPPR
en:>stood PPPPPPPPPPPR
en:>stop QNQOPPPPPPPd
en:>stoppe PPPPPPPPPPPS
en:>stops PNRPPPPPPPPO
en:>story OPPPPQPQPPPH
en:>straig NRPPPPOPPPPM
en:>street OOPPPPPPPPPR
en:>studen PPPPPPPPPPPM
en:>stuff POYPPPPPPPPN
en:>such PPRPPPPPPPPP
en:>sugges OQQPPPPPPPPR
en:>summer OMPPMQOPPPPM
en:>sunday PPPMOQPSMPRM
en:>super PPPSPPPQPSRP
en:>superv PSPPPPPPPPPQ
en:>suppli QOPPPPPPPPQT
en:>suppor OQQPPPPOPORL
en:>suppos OQPPPQPPOPPU
en:>sure FSLQPQPPQORQ
en:>survey QPPPQPPPQPPH
en:>swap PQPQPPPRPPPR
en:>sweet PPPPPPSXPPPT
en:>switch PSSPOOPOPPPK
en:>system QMPPOPPPPPPK
en:>ta PPPUPRPPPQPR
en:>table PRPNPQPPQPOS
en:>tae POSPPPPRPPPS
en:>tag PPPPPPPPPPPM
en:>take PQRPPVODPPDM
en:>takes OPMOQPQTVOOD
en:>taking POPQPPPQPPPN
en:>talk OOOPPOOQNPPS
en:>talkin OPPPPQPSPPOU
en:>tank PQPPQPPOPPPJ
en:>tap SPPPPPPPPPPN
en:>tea QOPPQQPPPPPR
en:>teach PUPPPPPPPPPQ
en:>teache PSPPPPPPPPPQ
en:>team POQPPORPPPPS
en:>tech PPPQRPPPPPPQ
en:>techni PRPOPQPOPSPP
en:>tell RPPQQOPPOPOM
en:>tellin PPQPPPPPPQSS
en:>tells RPPPPPPPPPPQ
en:>templa SPQOPPPQPPOM
en:>ten QPPOPLWOQPVN
en:>tenant PQPPPPPPPPPM
en:>tenth QPPPPTPPPTTL
en:>term PPPPMPPPPPPR
en:>terms OQPPPOPPPPOL
en:>terrib PPPPPPPPPPPM
en:>test PNQPPOPORPPN
en:>text PNPPPOPOPPON
en:>texts RNPPPPPPPPPP
en:>than OOPPQQONPPMb
en:>thank bJNWPPOPOYP_
en:>thanks OPPQPQPOPPPT
en:>that VXRTJRNTPNOY
en:>the WQPPLNRNSRRV
en:>their PPOPPOPPPPLX
en:>them ORNQPGPQQPGT
en:>themse POPPPPPPPPPR
en:>then DOLONNXOOTNc
en:>there NMSKLQOPPOS?
en:>these ONPPPOPPPPPO
en:>they POLQPLPOOQJS
en:>thing ROOPMKOOPOPV
en:>things PPPPQPOPPPPU
en:>think OPPPPQONPPOV
en:>thinki ULPPPPPPPPPO
en:>thinks PPPPOPPPPPPU
en:>third PPPKPRPPRPQV
en:>thirti PPPRPRQPSQOS
en:>thirty MUPPQ_OPOPPR
en:>this PRPOOPPPPPOI
en:>those UOPQQPPLNPPR
en:>though PPPNPOOOPOOU
en:>thousa PPKPOZOQKOMG
en:>three FMQQNQQQTPPV
en:>throug ORPNORMPPPP]
en:>thursd MQPNPQPSOO[T
en:>tick PPPPPOPPPPPT
en:>ticket PVOPPPPPPOPN
en:>tidy PPPPPMPPPPPR
en:>till PPQPPOQOPPPR
en:>time PPOPQOPNQQQX
en:>times POPPPPPPPPPY
en:>timing PQPPMORPPPPM
en:>tin PPPPPPPPPPQR
en:>tiny PPPPPPPPPPPM
en:>tip PPPPPPPPPPPN
en:>to UMPOPNQQONRM
en:>today OQSSRQPOOOPI
en:>togeth PQPQQPRUPPOM
en:>told QKPPPPPPPPPU
en:>tomorr JONcRQRRLPPE
en:>tonigh RJOZLORgPRNN
en:>too UOQPQMNNPPOV
en:>took PUPPPOOPPPPV
en:>top SMPPPUOPQPPL
en:>totall OQPPPPPPPPPM
en:>touch RPOPPPPQRPPO
en:>tracto PPPPPPPPPPPN
en:>traile PPPPPQSPPPPR
en:>train POPPPPPPTOPN
en:>traine PPPPPPPSPRPR
en:>traini PRPPQPQPPPPV
en:>transf POPPQQPPRPPP
en:>travel PSPPPSPPPPPP
en:>treasu PPPUPPPPPRPP
en:>trial OSPPOROVPNPP
en:>troubl PPPPPPPPPPOR
en:>trucks PPPPPOPPRPPN
en:>true OQOPPPOOPPPH
en:>trust TOPOPPPPPPPR
en:>try PPOPRPPQPPRP
en:>tuesda NLPOPNPTPPT]
en:>turn OQPPPPPPPPPN
en:>twelft QPOPRPQOPQUR
en:>twelve QPPPPRNPOPPM
en:>twenti POPNQOPQPPTR
en:>twenty ONOOQQQPQQPL
en:>twice PPPQPOOPSPPQ
en:>two OOOPMNQUUQPU
en:>type PPPSPNPPPQPT
en:>ugly PSPRPPPPPPPR
en:>uncle PPUPPPPPPPPQ
en:>under PPPPQPONUPQM
en:>unders N[NLTPPEJNMB
en:>unit PPPPPOPOPPPF
en:>units PPPPPPRTPSPP
en:>until POPPQPPPPPNY
en:>up POPNPSRQQMOY
en:>us PPMOQRUQQMOO
en:>use PPPPPOPMOOQP
en:>used RPOPPNPQOPPW
en:>useful OOPPPQQPPPPS
en:>user PPPPPPPPPPPL
en:>uses PPPPUPSPPPPM
en:>using QPPQPQPPPPPT
en:>usuall QRPPPPPPPPPM
en:>vans PPPPPPPPPPPU
en:>vat PPPPPPPPPPPL
en:>vendor PPPPPQPPPPPW
en:>versio OPNROOPQPPPP
en:>very NQNQQRMVOPP^
en:>vet PPPPPPPPPPPN
en:>video PNPPPQPNPOPM
en:>view POPPPPPPPPPJ
en:>visit OQPOPPPORPRQ
en:>voice PPPPPOPPPPPR
en:>volume PNPPPNPPPPPM
en:>vote PPPPOPRPPPPR
en:>votes PPPPPPPPPPPT
en:>wage RPPPPQPPPPPL
en:>wait RPPPPPP^PPPX
en:>waitin ROPPPPPPPPPO
en:>waits PPPPPPPPSPPO
en:>walk PQPRPMPSPPPR
en:>walked PQPPPPPPPPPM
en:>wall URPPPOPPPQPP
en:>want OKOPQPQQNOOZ
en:>wanted RNQPPQOPPPPT
en:>wantin PP[PPPPPPPPP
en:>wants PPPPPOPPTPPW
en:>warm [PPPPPPPPPPS
en:>was QTHNRPGEJNNT
en:>wash VPPQPPPPPPPR
en:>wave RPPPPPPPPTPP
en:>way OXPPPPPPPPPL
en:>we K[YOQLRNPOJI
en:>wear PPPPPPPSPQRS
en:>weathe PPPPPOPPPRPP
en:>websit PPPPPPPPPPPR
en:>weddin PP[PPPQPPPPR
en:>wednes OOOUPQRSOPQR
en:>wee PPPPPPPPPPPR
en:>week POPQPMPTPPT[
en:>weeken QOPOPOPPPPPX
en:>weeks QQNPPOTQROPA
en:>weight PXPPPOPPPPPT
en:>well SNOQSQQOMPI]
en:>welsh PPQPPPPPPPPR
en:>went PQPMPOOPPOOX
en:>were UPNLPONONMPc
en:>wet PPPPPPPPPPPT
en:>what VTLMRPQBJLKK
en:>whatsa PQPPPPPPPPPU
en:>when QPOLNNPQPPOW
en:>where RPPOPQPPONMO
en:>which OSNNMOLLOQNX
en:>while PPPPPPRRPPPR
en:>whistl PPPPPPPPPPPN
en:>white PPRPPPPPPPPS
en:>whiteb RPPPPPPPPPPO
en:>who QPLNPOQQJPLO
en:>whoeve POPPPPRPSPPL
en:>whole PPPPOPPPPQPL
en:>whose PPPPPRPPPPPP
en:>why NZPPQPPPPPPP
en:>wi OOQPPOPPPPPS
en:>will PKQbOOOVPWWC
en:>win PWPPPPPPPPPS
en:>wind PPPPPPPPSPPP
en:>window QPPPPOPPPPPS
en:>winter OUPPPMPPOPPS
en:>wish PPPQPPPPPQPS
en:>with NOPQPOONUOPH
en:>within NPPQPPPNROOH
en:>withou PPPPPQPPPROW
en:>wonder TKPPPPQZPQPH
en:>word RZOPPQPPQPOO
en:>words OPPPPQPPQPPN
en:>work PPPPOOQROJQO
en:>worked PPPPPPPPPPPM
en:>workin OQPPPOPPQPPJ
en:>works OQPPPPOPOO^Q
en:>world PPPPPPPPPPPS
en:>worrie QJPPPMOPPQOM
en:>worry PRPPPQPPPPPV
en:>worst PPPPPPPPPPPT
en:>worth ROUPPPPPPPPL
en:>would SOPMQRQPQKMN
en:>wow XOPPOPRQPPOG
en:>write QPQPOOPOOPOV
en:>writes PPPPPPPPPPPN
en:>writin PPPOPWOTQQPN
en:>yard POPPPPPPQPPJ
en:>ye OONPPNPPPOOF
en:>yeah POPGLQNIQOR]
en:>year QNOOPVOPWQNS
en:>years OPQONTQPVPPO
en:>yep PPPPPQPPRPO_
en:>yes OLORPOPOaQTF
en:>yester PPPPPPPPPPPR
en:>yet OHbNPMMPPOOB
en:>you TTKUQRNPRRO;
en:>young PPPPPPPPPPPT
en:>your POPOPOOPPNPP
en:>yours OPPPPORPPPPQ
en:>yourse PPPPPRPPPPPR
en:^ a ISTQQMSOOOGW
en:^ about OMPOPPPOPOO_
en:^ above PPPPBPPPPPPU
en:^ after OJONOOQNPQXQ
en:^ all PQOLPDPOPMOS
en:^ alrigh NOPOPMPQTPPQ
en:^ also OMPPSPPPPPPP
en:^ amazin PPPPPPPPPPOV
en:^ an OaPPPPPOPPPP
en:^ and SIWVOVPHXFMM
en:^ any PPPOPNOMOOKX
en:^ anythi OPON[EKOPMNR
en:^ anyway PMPPQOPNPPPL
en:^ april PPPPPOjPPPPR
en:^ are OLPOPOONOOKO
en:^ around PNPPPPPPPPPM
en:^ as OPPNPOPOPOOP
en:^ at @PKKMVPPQPMD
en:^ aw PPPPPPPPPPPV
en:^ awesom PPPPPPPPPPPU
en:^ aye JORONQNOOPUK
en:^ becaus GNKNPNPKLNNL
en:^ before L=PLLSbLQOKH
en:^ best YOPPPPPPPPPL
en:^ better OPPPPPPPPPPN
en:^ big POPPPOPPPPPN
en:^ bit PPPPORPPPPPM
en:^ both PNPQPMOPPQOV
en:^ brilli PPPPPLPPPQOU
en:^ bring OHMRMMOOOKKH
en:^ busy PNPPPPPPPPPL
en:^ but O_QMQQOPOHSG
en:^ by NUMONWOMOOMT
en:^ bye ONPOPOOOOOOT
en:^ call PSPOPPPOPPNM
en:^ can Y5NSKL>NOWSA
en:^ cause NQPPOPQPSPPO
en:^ cheers PPPPPPPPPPPH
en:^ come MBONJMDTLO~=
en:^ congra PPPPPPPPPPPX
en:^ cool NOPPPOPOPPPO
en:^ correc POPOPROPPPPY
en:^ could L@rWOGRQDLIL
en:^ dad POPPPWPfPPPO
en:^ delive OhPPPQPPPPPQ
en:^ depend PPPPPPPPPPPN
en:^ did QNPOPQOPFOMX
en:^ do A@SM@QNK_QQ6
en:^ doctor PPPPPPPPPPPR
en:^ does KBKNKONQiPLB
en:^ each PVPPPOQPPPPQ
en:^ eight PPPPPaOVPOOS
en:^ eighte PPPPPTPPPPWP
en:^ eighty RNPPPNPOPPPO
en:^ either PPPPPbPPPPPV
en:^ eleven OMPPPNMRPOOQ
en:^ end OPPPTP]PPPPO
en:^ enjoy PPPPPPPPPPPU
en:^ even OPOPPPPPPPPR
en:^ evenin OPPPPPPPPPPL
en:^ every QSMOPOKMNOMR
en:^ everyb NQOOONOOMPPE
en:^ everyo OSPPOPPPPPPO
en:^ everyt JPMOPMPOOPOM
en:^ exactl PPPPPNPPPPPV
en:^ fair PJPPOOOPPPOV
en:^ fifty POPPPTPPPPPO
en:^ fine NMPPOMPNPPNJ
en:^ fiona PPPPPPPPPPPR
en:^ first PQPNPTTQPLQL
en:^ five PQPOOPONPOQL
en:^ flat XOPPPtPPPPPS
en:^ for PQOJP_OMPMHO
en:^ forty DPOONRLPPPOJ
en:^ four PWONOWOJPLKP
en:^ fourte QPPOORLNPPTM
en:^ free P]PPPbPPPPPP
en:^ friday PLPPPMMOOPpJ
en:^ from PMPONPPLPOJM
en:^ g'day PPPPPPPPPPPR
en:^ get ONPSPOP_PPOP
en:^ give PLRNPOORPGSW
en:^ go LFNMOKOONNKT
en:^ god QOPPOOPPPPPM
en:^ good N5QIFIQKEJAO
en:^ goodby POPPPPPPPPPM
en:^ got QQPOOKOPSOO[
en:^ gotcha PPPPPPPPPPPV
en:^ grand UMPPPEPMPPOQ
en:^ great KOPPPNOPPPP^
en:^ green PYPPPOPPPPPV
en:^ ha JIO<HEPKNO=|
en:^ had RMPPPLPPPPPQ
en:^ haha POPNPLOPPNMc
en:^ hahaha PPPPPPPPPPPW
en:^ half QRKNOQOCOPQN
en:^ hang ONOPPPPOPPPK
en:^ happy PPPPPPPPPPPR
en:^ has PPPPPOTPWPON
en:^ have NLOLNONNNOLT
en:^ he LM;HOBSLDJH8
en:^ hello NNPPPMOPPPPY
en:^ her OLPPOPPPPPPO
en:^ here PPPPPNNNPOOU
en:^ hey KOPPPOOPPPPW
en:^ hi NNPONLMOPOOe
en:^ his POPPZPSYPPPO
en:^ hiya OPPPPPQPPPPT
en:^ hm QEPOQGPMOOOD
en:^ honest PPOPOPPONPPL
en:^ how FKIJJIJSV^PM
en:^ huh MNPPPKPOOPPF
en:^ i ELL^AJFO2PDX
en:^ if ;O[OOVQONRGN
en:^ in LQFMAOO?PMTD
en:^ is DOAKXUAJON?K
en:^ it JRS:LIK>B?5X
en:^ its LOOPPSPOPPPP
en:^ ja POPOPOPOPONN
en:^ januar PTPPPMYPPPPP
en:^ just KQQQRORTONOW
en:^ keep ORPNPZPQPSPN
en:^ last PUMRLOIMNNNR
en:^ left PNXPPPPPPPPN
en:^ let G;ROGSBMPQSR
en:^ like PHPOPNPNOPPP
en:^ listen POPPPPPPPOPU
en:^ look NONPPTPSOPPN
en:^ love PPPPPOPPPPPY
en:^ lovely OPPOPNPPPONZ
en:^ ma'am POPQPPPPRPPP
en:^ madam PQPNPOPOPOOR
en:^ make NMWRPTPZPaSN
en:^ makes PPPPPPPPPPPU
en:^ many PPPPPOPPPPPU
en:^ mate eOPPPPPPPPPM
en:^ may PPPOPPOPOOUY
en:^ maybe ONPPONPPPPPP
en:^ me N=PNPKNJNORO
en:^ might PPPPPOPPPPUS
en:^ mind QKOOOOOOPONL
en:^ mine LROOMPPOOOPL
en:^ monday JIOFNNPOOB~K
en:^ more POPPPNPPPPPP
en:^ mornin OPPPPPPPPPPY
en:^ most OOPOPLOPPOPV
en:^ mostly PPPPPNNPPPPT
en:^ mr LIPNcOVMPONL
en:^ my JQ:HSJNC7FHI
en:^ nah QPOOYINLPPOK
en:^ never SMPPPOPPRPPP
en:^ new OPPPPPPOPPNN
en:^ next NNOOPPPUPOUJ
en:^ nice PNPPPNPOPPPU
en:^ nine OOONPOQMPQPR
en:^ ninete PSPPPTPPPPPR
en:^ ninety WPPJPRPNNPPP
en:^ no NOHVQQJTWTKX
en:^ nobody NROOOFOJOPPH
en:^ nope PPPPgPPPPPPO
en:^ not P@MBLQMSMCNT
en:^ noted OOPOPMPPPOPN
en:^ nothin MTOOROONJPOM
en:^ now WIPQPQOCPPKA
en:^ number KXOPPRPNPPPJ
en:^ of OOPNOHOPPNMa
en:^ oh ]GMFPRFLRFH[
en:^ ok PPPPPOPPPPPL
en:^ okay PDOKG<BIR7OP
en:^ on QQLPMOQHPPAE
en:^ once NQOOOMOPPNQL
en:^ one JQPOGNRNNNOG
en:^ only LQSLNNNOPMNT
en:^ oof PPPPPPPPPPPT
en:^ ooh YLPPPOPPNPPN
en:^ or POPPPOPPKPPQ
en:^ other POPPPPPPOPPN
en:^ others PPsPPNPPPPPR
en:^ otherw SOPPPPPPPPPO
en:^ ouch PPPPPNPPPOP]
en:^ our RRQJOOVOOOQW
en:^ ours QQONQMNPOJNU
en:^ people MPOOONNNOOOV
en:^ per POPOP|PPPOPW
en:^ perfec RPPPPLPOPPPT
en:^ pity PPPPPPPPPPPH
en:^ please NBJXOMPMNHGQ
en:^ poor PPPPPPPPPPPV
en:^ put IFSKMMQcOOSM
en:^ right M!DHELEOQIES
en:^ righto ONPPPQPOPPPL
en:^ safe PPPPPPPPPPPN
en:^ same ORPOPSPOOOOU
en:^ saturd OQPTPOORPP]M
en:^ second OPPPOSMOPPeP
en:^ see OZOLOFR;MK<B
en:^ send PLOFQNNVLEQP
en:^ seven OOPOPPRQQP[L
en:^ sevent OPPPPPPSPPUP
en:^ shall PPPROHKPOJl^
en:^ shame PPPPPPPPPPPS
en:^ she IROMXNRPHK4B
en:^ shoot SOPUPOPSPPOP
en:^ should PPPPPOOPPPTT
en:^ show ONPbPOPOPPPM
en:^ since NPPPPOPPPPPO
en:^ sir PNPOOXPPPNIT
en:^ sister POPOQPPQPRPP
en:^ six LPONOPPLPNPO
en:^ sixtee PPPPPMV^PP]O
en:^ sixty MPPPPQOYOOOT
en:^ small PPPPPPPPPPPN
en:^ so JTN@MJ1SN7D~
en:^ some OOONOBLPPNOY
en:^ somebo K?NOOOOMPONQ
en:^ someth PPPPPPPPOPPN
en:^ sorry H?OONIOMPOND
en:^ sounds PPPPPPPPPPPN
en:^ stay PPPPPPPPPPPV
en:^ still SNPPPOPPPPPR
en:^ sunday NOPPPOPOPJPP
en:^ suppos PPPPPPPPPPRP
en:^ sure NPPOOONMOPR[
en:^ sweet rPPPPPPPPPPN
en:^ ta PPPPPPPPPPPM
en:^ take OQPOPOPOPNOR
en:^ takes PQPPPRPPPPPP
en:^ tell NLPIPPPOPLOR
en:^ ten PPPPOOORPSUX
en:^ thank KDOGNFLMOEJO
en:^ thanks PLPMOLNOPNMZ
en:^ that [J!ETSOQBIPT
en:^ the ZSAEcGSLOGQ=
en:^ then QRQNOMRhJOUM
en:^ there NLOHGPESDKMW
en:^ they OTAHMDQEAM<L
en:^ third PPPNPQNPPPUR
en:^ thirty MYOOPXKMMNNQ
en:^ this wJMMNPFKPMOO
en:^ those TOPPPPVPPPPO
en:^ three OPMILWPPNPQO
en:^ thursd OKPCONMLOS~P
en:^ to PPOTPNPKPQNR
en:^ today POPPPPPPPPPS
en:^ tomorr PPPTPOPPPRpT
en:^ too PPPPPPPPPPPR
en:^ totall PPPPPOPPPPPV
en:^ transc PPPPPPPPPPPF
en:^ true PPPPPPPPPPPN
en:^ tuesda OMPNOOOOPP]S
en:^ twelve QIPOPVNOPOPQ
en:^ twenty NIPOOQOPPKPO
en:^ twice PNPPPOPPPPPO
en:^ two PQIPIKROJQQM
en:^ typica PPPPPOUPPPPT
en:^ unders POPOPKOPPPNc
en:^ up POPOYONPPOPQ
en:^ usuall PPPPPKPPPPPQ
en:^ very ONPOPNPOPNPS
en:^ wait OOPPPPPPOPPL
en:^ want PPPPPPPPPPUQ
en:^ was PPPPPOPPOPPX
en:^ we @SM@LPUL8PE[
en:^ wednes PMPQPPNNPLYO
en:^ well [CPLOQOHSJ;J
en:^ wet PPPPPPPPPPPM
en:^ what @GbW;O3PSYNN
en:^ whatev PPiPPPPPPPPT
en:^ when NSLINPQSNRQW
en:^ where NOOOONOPIPOQ
en:^ which TPKOMORKTOMJ
en:^ who IBKLHKKJHMDT
en:^ whose PPPPPMPPOPPM
en:^ why OOSPPPPTZPRN
en:^ will POPSPNOPYQQL
en:^ with ?MLPPRJHOIJP
en:^ wonder OTPPPOOPPPNR
en:^ work POOWPOPQPPPO
en:^ would MNKKKOPPRWa]
en:^ wow PPPOPLPPPNOY
en:^ write PPPRPPPXPPPN
en:^ ya PPPPPPPPPPPM
en:^ yeah Q?DON?PQDPVL
en:^ yep MJPOQLPNOOOJ
en:^ yes RHBQOQIURPWH
en:^ you OTOSTOBIJSIK
en:^ your ecKPMQPKONMI
en:^ yours ]NPPPLPPQPPQ
en:a LYXLCMJBKILM
en:a baby QPPPUPPPPPPO
en:a bad NXOPPQNPPPOV
en:a bag OOPPPPPTPPPP
en:a barcod PUPPPPPPPPPS
en:a batter QPPPPOPPPPPT
en:a big _NQPPMTNMPPP
en:a bin OUQPPPPPPPPN
en:a biscui SMPPPOPQPORO
en:a bit NOQLLOOEJNMS
en:a box JTYPPQMPPQPL
en:a brochu TOPQPPPPPPPP
en:a budget PVPPPTRPPPPU
en:a button MNSPOPPPPPPM
en:a calend NUNPPNPPPPOP
en:a call OONONOLQJVgQ
en:a car ROQPPRPPPPPO
en:a card NOSPOOPOPPPM
en:a case ZOPPPQP[PPPO
en:a certif PPPPPPPPPPPU
en:a chair NQPOOQOPPPPR
en:a chance PPPPPOPPPPPS
en:a chap RLPPPOPOPPPO
en:a chat RPPPPPPOPOPO
en:a check PPVPPPPPQPPP
en:a child RQOPPPPPPPPP
en:a client QLPPPPOPPPPN
en:a clipbo NPPPPOPOPPPM
en:a cold ONPPPPPPPPPL
en:a comput RZPPPPPPPPPO
en:a contra NPOQPQOVPPPO
en:a copy PPPPPPPPPPPW
en:a couple NOOVPNORPPOS
en:a crane PLPPPWPPPPPO
en:a custom RLPPPQPURPPN
en:a date ONOPONPRPPOW
en:a day QPNPON[QPNOR
en:a decisi PPPPPPPPPPPS
en:a demo PPPPPPPPPPWR
en:a differ QOSOOPOOPPOT
en:a discou PPPPPFPPPPPT
en:a dog NQPPPOPPPPPR
en:a fair K[PPPUPPPPPS
en:a family PNVPPOPPPPPR
en:a fella XMPPPTPPPPPO
en:a few LOONPKONKNOM
en:a fifth PXPPPxPPPPPQ
en:a first _PPPPPPPPPPR
en:a five PPPPP]PPPPPP
en:a flat PPPPPSPPPPPT
en:a floor TOPPPPPPRPPS
en:a form OMQRLMSVPPPN
en:a fortni OQPPPNTOPPSN
en:a four PXPPPSXPPPPQ
en:a friday OSPPPMPOPPML
en:a friend PLUPPPPPOPPO
en:a full NSQQORQOPRPM
en:a girl OKPPPPPPPPPO
en:a go NQPOPQRRMQOK
en:a good XPJJQPOQOLOM
en:a great LSPPSOPPPPPO
en:a guy RSNPNMPOQPPM
en:a half JPOOPfPOPNNZ
en:a head PPPPPnPYPPPO
en:a hole PROPPNPPPPPL
en:a hundre PPONPMQPPPLV
en:a job POPOPOPPRPPN
en:a kid OPPPPOPPPPPL
en:a lad NOPPPOPPPPPN
en:a lady QSOPONPOPPPN
en:a laptop OTPPQOPPPOPO
en:a letter PTPNPPPPPPOR
en:a line TQPPPPPOONRQ
en:a link PUPOPOPPPPPT
en:a list NTPQPNPOJPPM
en:a little B^PPOQQPOPKO
en:a live OOlPPPOPOPPR
en:a long OPPPPOPPPPPN
en:a look OKPPROPPPPPZ
en:a lot XVGHPPQJRIJR
en:a lovely MOPPPPPPOPPM
en:a lower PPSTPPPPOQPT
en:a machin OVPPPOPPPPPN
en:a man NXNPPPNOPPNN
en:a map NQ]PPPPPPPPP
en:a meetin PPPPXPPPPPSQ
en:a messag POPPPPOPPPPS
en:a mile WRPPPOPPPPPR
en:a millio OPPNXOPRPQPO
en:a minute SPPPPMOPPPPW
en:a mistak SMPPPUPPPPPP
en:a monday SNPPPPPVPPOO
en:a month MQOKSFJTSSNU
en:a monthl PQPPQRPRPPPO
en:a mornin cIPPPOPPPPPM
en:a mother PZQPPPPONPPP
en:a must NM[PPOPPPPPO
en:a name YNPXPPPPPRNQ
en:a new KQNQPNPOOPOQ
en:a nice FPPPPPPPPPPJ
en:a no OPQPSNROPPPN
en:a normal PPTPPOPOPPPT
en:a note PRUUONOOPTOQ
en:a number OPPPPPPPPPPR
en:a one POOXPPPPPVOV
en:a page POOWPNPOPPOP
en:a pallet OXPOPNPSPRPM
en:a paper OMPPOPPPPPPR
en:a partne PPPPPPPUPQPO
en:a patien OPPPPPPPPPPM
en:a pen OPOPPPOPPPPN
en:a percen NXPPPNPPPPPO
en:a person POROPNPOPOPV
en:a phone PPTOOMPOOPNN
en:a photo OMTPPPPPRPPR
en:a pictur OPQPOPPP^PPV
en:a piece PPPPPKPPPPPN
en:a plan TOPPPPPPPPPR
en:a plug PNPPQPPPPPQN
en:a prayer QLPPPOPPPPPK
en:a price ONPPPOP^PPPR
en:a proble NNPPPRNPPPPS
en:a proper ONQQPOOTQONQ
en:a queue LUOPPPNPPPPM
en:a real QHUOPOPOPPON
en:a reason WNPPPSPPPPPS
en:a recomm PNPPjPPPPPPM
en:a report MPVOOQPPPPPS
en:a ring PPPRPPPPPQwQ
en:a robot P}PPPPPPPPPO
en:a rule PNUPPPPPPPPQ
en:a ruler ONPPPPPPPPPM
en:a sample PPPMPPPPONOR
en:a sandwi OQPPPPPPPPSQ
en:a saturd TUPPPOPPPPON
en:a second OPPMQQIuQLNS
en:a sheet OLPOPPPPPPPP
en:a shift YOQPPNPOPPPN
en:a shop OTOPPSPOQPPS
en:a short PPPPPPPPPPTP
en:a single tNNPPKROPPOO
en:a site PPPQPOQORPPT
en:a small KOTOOPPOOOON
en:a smalle oPOPPQPPPPOR
en:a spread NPOPPPPPPPPK
en:a start PPOPPVWTPPOS
en:a sunday RHNPPPNOQPOT
en:a table ONPPPPPPPPPP
en:a tablet PPTPPPPPPPPP
en:a team OVPPPPPPPPPP
en:a test PPPoPPPPPmZR
en:a text ORTLPOOPONPU
en:a thing PWNOOROLPPPL
en:a think PPPPPPPOPPRS
en:a third VQNNRfQPPOMR
en:a three PNPPPOPPPPPS
en:a ticket OWOPPOPPPPPQ
en:a time PRSPPNOPPPPN
en:a trial OKPQOQPYPPOL
en:a truck NNPPPUPOPPPL
en:a two PRPZPONOPOQQ
en:a unit PPPPPPPPPPRS
en:a versio PPMPPPPPOPPO
en:a very KQPPPQPPPPPO
en:a veto OOPPePPOPPPP
en:a video ONPPPPPPPPPO
en:a visit PNOTPROTPPiS
en:a voice POTPPPPPPPPP
en:a vote OOPPbPQPPPPO
en:a wareho SOPPPPPZPP]O
en:a way NE[PPNONPPOP
en:a wee RMPPPPPPPPPU
en:a week ^KOGNL]OPQNI
en:a weeken UQPPPPPPPPPQ
en:a whiteb ORPPPPPPPPPN
en:a whole OTQPPPPOPPOL
en:a word XDPPPTPPPPPM
en:a writte PPPcPPPXPTPS
en:a year MNPSP:ONOPGS
en:a yes PPPPTOVUPPPQ
en:a young ONPPbPPPPPPM
en:a.m OQPPPOPONPRP
en:able OAaNPOOIQONO
en:able to OAaNPOOIQONO
en:about KN@QAJSMLQLW
en:about a PPPPPOVNLPRK
en:about forty ONPPPNPPPPPQ
en:about four OOPPPOQPPOPS
en:about half PMPPPOPPPPPQ
en:about i PPPPPPPPPP[R
en:about it POCOIIPWNOLD
en:about nine RQPPPMUPPPPN
en:about ninety PNPPPLPPPUPP
en:about six VOPPPNNPPPPS
en:about ten QOPPPPUPPPUR
en:about that PNPRPQNNPPIT
en:about the NXKRDLF?KSOZ
en:about them PPPPPPPPNPPK
en:about thirty PPPPPNOPPPPR
en:about three RPPPPNRPPPPN
en:about to RPPPPPPPPPPR
en:about twenty OSPPPQPPPPPO
en:about two PWPPPPYPPPOU
en:about us PPPPPPPPPPPR
en:above JQPQQWNUPQNS
en:accept TQPPPQPNQPPM
en:access OOPPPPPULPPM
en:accide PQQPPPPPPPPN
en:accoun PPPVPPPPONGN
en:across OJRPPLPNPPOP
en:across the OORPPPPPPPPN
en:actual ZLPOKQPPTPML
en:add PGNPNMQfSNNR
en:add the PPPNPPPUWPPO
en:addres NTPSMMOLPNNV
en:adds PTTPPQPPPPPP
en:admit ROPPPSPOPPPM
en:ads VOPPPUPPPPPN
en:advanc OPPOP[PRPRPS
en:afore PNSPPP_VPPNO
en:afraid NOOOOOONPOP[
en:after IPPOGNTNPNmM
en:after a QKQPPOOPQPPN
en:after christ PPPPPPVYPPPO
en:after easter OLPNOOiRQPIM
en:after four ONPPPPPOPPZO
en:after is NL~PPPPPPPPP
en:after it PRPPPQOWTPON
en:after lunch POPQPPPNPQcN
en:after next PPPPPPQOPPRR
en:after ten OPPOPPNMPOYN
en:after that NONOOPZOPOLY
en:after the JSPPKQNONOMN
en:after thirty PPPPPPOPLPPR
en:after this POPpPOPOPbOP
en:after three QPRPPNOOPOKP
en:aftern PKORIEPPLR]T
en:aftern mr PPPPPPPPPPPS
en:again OVPPQOPPPMTP
en:again after PPPOPPPPPPLP
en:again in POPPPMOOPOaR
en:again on PRPPVPbPPPTP
en:agains TPNLPROQPNON
en:agains the [NPPPQPPPPPU
en:age NQPPPTPPQPPO
en:agency OOOPNQPMOPPP
en:agenda POPlRPOSPLVJ
en:agent ORPPTWPPPPPP
en:agents OLWPPPPPPPPR
en:ago MOPPPOPPPPPT
en:agree OXPMeRNOPPQV
en:agreem NJKaNNPbPTHO
en:ahead POMRPQPbQPMM
en:aid OQPPPNPPPPPR
en:air LRPOONOUPPPQ
en:airpor ORPPPPPPPPPJ
en:alarm OUVPPOPPOPPP
en:alert lOPPPPPPPPPP
en:alerts OUPPPPPPPPPN
en:all JLPPSKOGNQOO
en:all day KSQPPOPPOPPL
en:all four PRPPPOPQPPPP
en:all good PPPPPPPPPPPR
en:all i NNQPOPOPPPPQ
en:all in KCOQSLPNPNPQ
en:all of CNROPQLOKQNS
en:all over ROPPPPPPPPPN
en:all right ONONNQKPPOPO
en:all say OePPPPPPPPPO
en:all that LPOPVOPNLPQM
en:all the KIQOPIROPOK]
en:all this POPQ]PPPPPPQ
en:all three PMPOQKLKSO]Q
en:all up POPPPTPOPPPM
en:all week aOPQPOPTPSPP
en:allerg ONPPPOPPPPOO
en:allow OUSNPMPOPPOR
en:allowe POKQPPPPPPPP
en:alone ~JQNSBOIOPOL
en:alone would kOPPUNPOPPPL
en:along OMPQPPPMPSRW
en:alread WYQAOOPQPNFA
en:alread got MUPPOOPUPPPM
en:alrigh MMPNONPPVEPT
en:also JQgDJPGILMRG
en:also said OXPPPPPPPPPQ
en:also the UOOPPPPPPPPN
en:always RNPNPMDOKOPH
en:always a KVPPPSPPPPPL
en:am ETOPQKPNQQKK
en:am a PSMNONPKPOOK
en:am afraid OUPPPPPOPPPZ
en:am at NPPPPQPPPPPN
en:am callin PPPPPPPPPPPV
en:am follow PPPPPPPPPPPT
en:am glad UPPPPPPPPPPR
en:am going OiPNONOLPMOU
en:am happy WNPPOPPUPPPP
en:am honest PRPPPPPPPPPP
en:am i PNPPPUOOOPPQ
en:am in NOQOSNOQPOOM
en:am just INLPOOONOPPK
en:am not RQOCQRQDILKC
en:am on OIPUPOPPPSOO
en:am only NPPNONPNPOPN
en:am paying QWPPP]POPPPO
en:am pullin PPPPPPYPQPPO
en:am puttin PKPPPPPQPSPO
en:am really PQPPPPPPPPPS
en:am seeing PPPRPPPUPPQQ
en:am seriou PMPPPQPRPPPM
en:am so PPPPPPPPPPPU
en:am sorry O=PMONOOPMOR
en:am still MdPPPOPOPPPN
en:am sure OMPPPPPOPOPK
en:am taking POPSPPP[PTPT
en:am tellin ORPTPQPSPTPM
en:am the I9PMnIPCNMRA
en:am told POPPPPPPPPPR
en:am up OOPPOPQOPPPN
en:am very PcPPPPPPPPPS
en:am writin OOPOPPPPVOPQ
en:amazin SOPOPJOPPOOT
en:amount OQQPP[OVQPPP
en:an KWQTNOKNNNPP
en:an answer PMQWPOPPPPMS
en:an app OXOPPOPPPPPO
en:an email MPQPPLPJPPNH
en:an engine PVPLPPPPPQTR
en:an hour TSPPMLJSPPSQ
en:an invoic OWPPPJPPPPPO
en:an old KUOPPQPOPPPN
en:an option PPMWPPPVPPPR
en:and NPMVQNPRMPNP
en:and a DPVKLMR6KKPI
en:and all QPPOOPPQOOOT
en:and are PPPPPOPPRPPR
en:and ask PPPXPTPPP[PR
en:and at NQPPPPOOQPPK
en:and before NIPPPOOPPPPQ
en:and both OOPVPSPPPPPQ
en:and bring PMPgOOPRPPUK
en:and by POPPROXPPPPR
en:and can PPZPPPPOJPPP
en:and come POPNPPPOPRVP
en:and could ONbVPPPRMPNL
en:and did ZPPPPPPPPPPR
en:and do OJOPPPPPcPPO
en:and does OMOPPJPP[PPO
en:and drop PPPWPPPOPPPN
en:and each N[PPPNPPPPPS
en:and eighty OMPPPUPNPPOM
en:and every KCNPPNPOPPPN
en:and everyt PPPPPPPPPPPS
en:and fifty PPPPPOPOPQPR
en:and for OPPPPSPOQPPN
en:and forty ROPPPWPOPOPP
en:and get OPPXPPPVPOMN
en:and go PRPPPPPRPPON
en:and half O_OPPQPPOPPO
en:and have PPPPPOPPPPNS
en:and he QTJNZQF@LONO
en:and here [MPOONOPPOOW
en:and how OLNOOIPNJOKW
en:and i XVNORRYQP]RE
en:and if GOQOQNQUWPFI
en:and in URQPOPLOPPPO
en:and is OLONI^TMxOL]
en:and it XRMNSPORGCER
en:and its QOPP[PPPPPPN
en:and leave OLOSPPP~MPVO
en:and let JIUQNOOVPPSO
en:and look POOOPPPRPPUO
en:and me MPPOPMPOPQOQ
en:and measur PPPV^OPZPPcP
en:and my NNKMULOHJNMM
en:and never PNPPPPPPPPPP
en:and ninety ORPPPLPOPPPR
en:and no MRPPOMPNPPPM
en:and nobody VNMPNGNMOPPJ
en:and not TSQQMRMIQPPF
en:and nothin MOPPY[PTPPPQ
en:and now OSPPPOPOOPPO
en:and on NKPPPOPPPPPR
en:and one NPPMJJNPONPQ
en:and our POOQLPPPPPPN
en:and people NPPPPOPPPPPP
en:and put LLP_ORRUPMOS
en:and runnin PPOPPPRPPPPP
en:and say QRPPPPPPQPPN
en:and see NLNOOMOgOPSU
en:and send OMPROOOJPUMQ
en:and sends PPPPPPPPPPPV
en:and shall PPPPPPPPPO_N
en:and she SRIHfJPPNPPP
en:and show POPOPPPSPUxP
en:and sign PPPPPPPSPUPO
en:and six PNPPPORSPPOM
en:and sixty OOPPPQPPPPPR
en:and so RNPPWPPPPPPP
en:and some PMPPPRPPPPPP
en:and stick NMPVPPPSPOQO
en:and tell UNPWPQPMPTPK
en:and ten FPOOOJNQOOOK
en:and that QOELPRUPPNMX
en:and the UONQTNQMSJ?L
en:and then @ZI?ONOO9EON
en:and there PNPONNPPOONO
en:and they M]DK_SQOOLPG
en:and this QOOOOXPRPPON
en:and three OTPSPPOOPPOS
en:and to POPPPPPPPPPN
en:and twelve NQPPPPPOPPPL
en:and twenty OPPPPORTPPPQ
en:and two ONNSQQOPKOON
en:and walk PPPPPPOPPPVP
en:and we PMOPLNMaJQRR
en:and went ObPPRPPPPPPO
en:and what LPPTROMQUOKS
en:and when PSIOOARPMOPX
en:and which PPPPPOPPHPPR
en:and who PJPNPIOO_OJ^
en:and whoeve ONPPPPPPPPQN
en:and would POPOPMPPhOPM
en:and you RNONOTPWQOQL
en:and your QYOMOPMOQOPQ
en:animal PPPPPKPPPPPS
en:annual QJOPN[SOQNMR
en:anothe FTITPPSkMPQH
en:anothe one OOOOVOOTOPSQ
en:answer XRPSMPOGPPBO
en:answer on PPPTPOPOPONR
en:answer the UQPPPSPOPPPL
en:any aMLGQPNMSIPS
en:any more _NOPPOPPPPPO
en:any other PPPPPNPPPPPT
en:any time TNPOPTOOPOPP
en:any way PPPPPPPP_PPM
en:anybod PPPORSMPJOOK
en:anybod 's _JPPPSPPPPPN
en:anybod else PPPPNNPPOPPS
en:anyone PVOOPNINPPNV
en:anyone else PPPPPPPPPPPR
en:anythi GMLInKNFN@<[
en:anythi before PNPPPPRPPPPP
en:anythi for OSPPPPPPPPPQ
en:anythi it PRPPPPQPPPPR
en:anythi new POPPZPTOPPPO
en:anythi over POPPqONNPPPM
en:anythi that OYOPNIOPPPOR
en:anythi with OOMPhOOPPPPM
en:anythi you POPPQNPPPPPT
en:anyway OQJQPQQQNOP?
en:anywhe QORPOPPPVPPN
en:apart UNPPPPPPPPPP
en:app OkOMMGTNONOW
en:applic POPPPOQPPPPS
en:apply PPPPPRPPPPPO
en:appoin POPPXONOPPOO
en:apprec SPPNPOPPPOPV
en:apprec that PPPPPPPPPPPT
en:apprec you YPPPPPPPPPPP
en:approv MQPRaPO[PRMR
en:approv anythi PPPPUPPOPPPO
en:approv it MKPObPQ[POPO
en:apps PVPPPPPPPPPQ
en:april OICGOPuOKONM
en:april and SOPPPPMPPPPO
en:april so OOPPPPSOPPPO
en:are URJJJQSINIGH
en:are a NONOPPOOPOOK
en:are all FPOONPPPOPQH
en:are asking PPPPPNPOPPPN
en:are at UDOPPTNOPNOL
en:are back PXPUPPPSPSTN
en:are closed OMPPPPQPPPQP
en:are coming NQOPPNUOPPOS
en:are doing NNPPPOPUPPPR
en:are done OOPPWPPUPXPJ
en:are fine PgPPPNSPPPOT
en:are gettin |PPOPRPPPPPS
en:are going JXOOPKOLPQOJ
en:are gone POPPPONPPPPQ
en:are good OOPPSPPWPSPR
en:are having ZOPPQPPPPPPR
en:are honest OOPPPOPPPPPL
en:are in LPPPPRORQMPS
en:are lookin OQPRVOQPPPPS
en:are not LPPQPNPROQOW
en:are off PPPPPPTPPPPU
en:are on PSPMNRPOPNKI
en:are one UOPPPOPPPPPO
en:are paying OaPPP[PPPPPQ
en:are right PPPPPPPPPPPU
en:are still OOPPPOPPPPPN
en:are talkin RMSPP_POQPOO
en:are the RQMKWLKIQKMV
en:are there TNPPXPPPPPPT
en:are they POPPPPPPVPOU
en:are two OVSPPQPPPPPO
en:are up iLPPPKOPPPTO
en:are using PPPPPMPPQPPR
en:are very [QPPPOPOPPOP
en:are we OMPPPUPNSPOS
en:are with PPPPPPPPPPPR
en:are ye PPPPPPPPPPPS
en:are you PMPKP2WPLMCU
en:are your PPPPPQPPRPPQ
en:area TOPPPNQPPPPU
en:argue TPOPPQPOQPPN
en:argue with WKPPPNPPPPPO
en:argume NRPUPVPRPTPO
en:arm PMTPPPPPPPPQ
en:around QRQGOPIPOMPR
en:around eleven PPPPPUPPPPPT
en:arrang PPP^PNPPQTPO
en:arrive KSPPPQPPPPPM
en:as LQRTKOOUPOPS
en:as a QNPRNPQFPSPU
en:as an PRORPOPPPPPU
en:as i MQPPQOPPPPPO
en:as in OOPPPUPPTPPJ
en:as it KQPOOONOPOPL
en:as of PSPPPOPPPOOR
en:as the PRPPPQPTPPOR
en:as we PWPQPOPPPPPQ
en:as well JPSQJQF[PMRK
en:as you POPNPQRPPOOW
en:aside JIPON~P~OPPN
en:ask OIQ[WSPLNPNY
en:ask about PPPNPPPPOOPT
en:ask for POZOQTPSOOOL
en:ask her POPTPPPNPQQM
en:ask is PMNVPQPPXPPR
en:ask me POPJYPQMPOON
en:ask the PPPmPPPPPUPR
en:ask what PPPPPPPPPPPT
en:ask you NOPPPPPPPVRN
en:asked NSPHOQHUPRSS
en:asked for MSPPMNOOPPPS
en:asked me PPPONQO^OOOO
en:asked to OTPPPPPOPPPN
en:asking PIPMRUMPNMOT
en:asking for aPOPPPPPPPPU
en:asks PQROPMLMOOPR
en:asks for OLWPPOPPPPPP
en:asks me OSPPPPPPPPPP
en:asleep MPPOPPPOPOON
en:assess OPPPPOURPQPN
en:assign PPPPPQPPPPPR
en:associ OQNOPPPPPOON
en:assume MYPPPPPPPPPL
en:at NRO@IVPLQP[V
en:at a IOPMOVPPQMOV
en:at all QQPNQOSNNNJT
en:at eight PUPOPPPPOSXO
en:at eleven MPNMPUOQPLRM
en:at five IOQMPNONPPQM
en:at four PFPNOPNOPW_T
en:at half MPPOPRPOPIQR
en:at it PQPQPGQPQPQP
en:at least KPQNRQONPNML
en:at lunch PPPQPPPOPPSQ
en:at me WPPPPMPMQPPN
en:at midnig RVPPPOUPPPPN
en:at my LOPPNOPOPPRO
en:at night OPSONMNKOOOM
en:at nine QSNQOPOSP^YN
en:at no POPPPRNPPRPO
en:at once MQOPPQPOSPNP
en:at one QOPMPROQPQUQ
en:at our OOPPPWPPPSMR
en:at presen PPPPPNPPPPOT
en:at seven QQPQPMMOPMPT
en:at six PQUPPPOKPPPO
en:at some PPPPZPTOPPPO
en:at ten TRPUPPOHPPSN
en:at that PLPPOSOOPPUR
en:at the LKPMLKTNQPPM
en:at their YPPPPPOPPPVP
en:at thirty R]PPPiPPPOOM
en:at this PRPOPPOPPOPS
en:at three NSONPXNNPPQU
en:at two MPPBOQQULRjR
en:at us QQPPPPPPPPPN
en:at what POPPPQPPYPPM
en:at your PPPPPROPPQQZ
en:ate OROPPOPOPPPM
en:attend QKQPNNPPPPPM
en:audit PPONMNMUPKQO
en:audit is PNOPPPTPPPPP
en:audito WNPOPOPNPPOI
en:august @RNKOH_PPQPR
en:august and MQPPPPLPPPPO
en:aunt NKQPPPPPPPPP
en:auntie SOPPTPPPPPPN
en:author NRPOeLUOPPPO
en:auto NPcPPNPOPPPQ
en:automa OOiPOMPPNPPQ
en:autumn POPNOOaNPPRQ
en:availa OPZOPPPPQPPM
en:averag YSPPPRNPPNPN
en:aw PPPPPPPPPPPV
en:award NQPPSOROPPPO
en:award is OOPPUPTPPPPO
en:away PPQLPTPORMMN
en:away with PRUPPROPPPPP
en:awesom PPPPPOPPPPPU
en:awful UQPQPPPPPPPW
en:aye ONTOLPMPNOUI
en:b OUPPPPPPPPPP
en:baby PQKOPORQPOPQ
en:back UQOMKQPOQPRS
en:back and PTPPPTPPPPTR
en:back at XOPPPPPPPPPO
en:back from PPPTPPPmPQYP
en:back i PQPPPPYPPPPN
en:back in QIRPOOONPPQP
en:back of QFPOONPOPPOO
en:back on PYPLPPPPPPOT
en:back that LNOPPPPPPPPN
en:back to PaMNPOPPPLMU
en:back with OMPPPRPOSPPM
en:backgr POPPPPPPKPPO
en:bad WUKPPRKMPPLU
en:bad time PPPPPPPPPPPR
en:bag ROMOPLOQOOOK
en:bags LWPKPPPLPPQP
en:balanc VRPPPOPPPPPR
en:band PPPPPaPPPPPT
en:bang ~NOPPOPPPPPO
en:bang on ~NOPPOPPPPPO
en:bank KUPRPQQTPPOR
en:bar PbOQOWONPPNR
en:barcod ORPPPPPPPPPS
en:barn NPPPPOPNPPPP
en:barry OLPPOPPPPPOQ
en:basica LPPPPLPOPPPM
en:batch XMPOOMSPPPOU
en:bath OPOPOPPPPPPN
en:batter PQQJNOJJRLRQ
en:bay PPPPPPPWSPPT
en:be ETSHKO]NQRTK
en:be a PN_IMQQPPNMO
en:be able PG[OOPPKRONO
en:be about PPPPPVPPPPPT
en:be around POPOPWPOPOQN
en:be at QPPOPPN_PVXT
en:be before POPPPPQPPPPS
en:be done PPNPPOVPPPPP
en:be fair TJOPPPOPPPPM
en:be for PPPPPP[PPPPR
en:be glad POPPPPPPPPMP
en:be happy PMOO]PPPPOSR
en:be here PLOPPP_QPOUN
en:be honest P^OOPQOKPLOR
en:be in IMPNFMZRQWNR
en:be made PRVPPPOPPPPQ
en:be nice POQPXPPPPPPM
en:be of OPTPPPPPPPTP
en:be on NROQPQOOPPOQ
en:be open PXPPPSPPPPPP
en:be out PPPPPPPPPRPP
en:be set PPPPPPWPSPPQ
en:be switch PORPPPPPPPPR
en:be the QNOMPPPQNQLL
en:be there PKPLN?POPXwc
en:be two RNPPXRPOPPPO
en:be up OSOPOPUOPQOQ
en:be wantin OKPPaOQlPOOL
en:be with OQPbPOPOPSMO
en:be you PPPPPOPOTQRO
en:beans NQQPPVPPPPPP
en:beat PPPPPPPPPPPS
en:beats ZPPRPPPPPQPO
en:beauti RMOPPPPOPPPK
en:beauty [NPPPPPORPPP
en:becaus OOaNOOOKQ?M;
en:becaus half OKVPPPPPPPPO
en:becaus i POOOOPPQQPQN
en:becaus it PPPOROPOPOPN
en:becaus of PbNOPOPOPPPO
en:becaus that PQ[PPMPQOPOM
en:becaus the OMTQMOMPOOMN
en:becaus they PNPPPPPPPPPP
en:becaus we PMWPPRQIOPPM
en:become QPUPPQPNPPPN
en:bed QPSQPQOSPRPL
en:beds MJRSPPPRPOOO
en:been SPPTFCENRELJ
en:been a QHOOPNOPPPPU
en:been asking qNPPPPPPPPPQ
en:been here RNPPPPOPPPPO
en:been in ONPPONONOPPO
en:been lookin VNPPPPPPPPPP
en:been on NQOPOOPOPPPR
en:been since UOPPPPPPPPPO
en:been with OQPPPOPPPPPN
en:beep ROPPPOPPPPPK
en:beeps NPOPVPPPPPPL
en:before QHN]OHgPSSSO
en:before and PSPQPPPPPPOR
en:before anythi OOSPPPPPPPPP
en:before christ POOOPPRPPPQN
en:before he SNSOUPPOPOPO
en:before i SPTOPFJOOPRL
en:before it bMPOOLQPROPS
en:before lunch PPPDPPPPPFbP
en:before my POPPPPQPPPPT
en:before six PPP[POP_PTZP
en:before that GJHPNKMEOPON
en:before the <Q8QMNmWIRSH
en:before then ONNfMQROPRJX
en:before they NJVQPNPNQOVN
en:before we RMPPPPKOPPPN
en:before you LGJPPRNPRPPO
en:beggin OMRPPPPPPPPM
en:begin LOOQPDTcPUPS
en:begin with OMPSPJSnPTPO
en:behind ROQONFONPOOS
en:behind it PPPPPNPPPPPT
en:behind the NPPPPPPPPPPM
en:being <YPKNQMQQMNU
en:being straig PPPOPPPPPPPR
en:believ NTPNOGQNLMOL
en:bell MP_PPNPPNQUS
en:below PQPOJSOOROPW
en:bend OQPRPPPQPPPN
en:beside PJPNONNNVPNK
en:beside the NOPOPPPOPOPN
en:best R6QILRKOOKQX
en:best thing NKRPPPPPPPPR
en:bet OYPNPOPPPMPU
en:better ZQQNLMOCDOOH
en:better than lCPOPRQOPOPL
en:betwee IONNRMZKROPH
en:betwee us OPPPPPTOPPPO
en:beyond OOSPPPPPPPPQ
en:bidder PPPPPPOPPS]P
en:bids PMPQOPOPPPOO
en:big WOQSCOQKEMII
en:big one NOPPPOPPPPPM
en:bigger KYUPOPOPPPQR
en:bigges NPRPPIPPPPPV
en:bill PPPOOHONPOPR
en:billed P^PSPnPPPRPR
en:billin ORPPPLPPPPPP
en:bills XMPUPJPOPPOR
en:bin KTPOTMOOPOOO
en:bingo LPPPPOPPPPPN
en:birds ONPPPORPQPPM
en:birthd ORLPPQPSPPPN
en:biscui RMOPPPPPOOSH
en:bit MOPIKONPJLJK
en:bit about [PPPPPPPPPPQ
en:bit i VQPPPPPPPPPM
en:bit of >KROLPOMLPOK
en:bit that iNPPPPPPPPPP
en:black PNPPPRPPPPNM
en:bless QNQOOOOOPOPO
en:bless you VPPPPPPPPPPO
en:block PPORPOO[OQTO
en:blocks PNPTPPPRPPPR
en:bloke MOOPPNOOPPPP
en:blokes UNPQPPPQPQPO
en:bloody QPPPPRPPPPPM
en:blue POPPQNPPSPOS
en:board OSPQbLRONQNN
en:board 's PRPP]PhPPPOO
en:board for PUSPMPSPPPPQ
en:board has PTPPFOPOPPPP
en:board of POPSUPPUPTPP
en:boat ROPOKNNOPOOQ
en:boats LQPPPRROPPOO
en:body ONPPhPPPPOPP
en:boiler OSPPPQPPLPPN
en:book EMRPNHBRPPQP
en:book the PPPPPPPPPNXS
en:booked PQPJPNPRPPTQ
en:bookin PDOPPSPOPPOW
en:books RFNNSOPMNOOQ
en:boots ROPOPOPOPP]K
en:boss PNONKPRRPNQO
en:both QOPZRN=PS[Qc
en:both in RPPOPPPPPPRP
en:both of PPORTQPPPPWW
en:bother PPOPPSQPOPPR
en:bottle OPPPPOPPPPPU
en:bottom QKPOPOPQQOOO
en:bought Q>MOWSLNPOPJ
en:bought a ONPPPPPPPPPM
en:box O[RQLTNPPQPX
en:box on OYPQPQPTPPPQ
en:boxes RRKNRPPRPMPL
en:boy HQPNOPNQPQPO
en:boys RMRPONRKPPQM
en:branch PJPOPOILNQVO
en:brand PPPPPPPPPPPM
en:bread VLPPPPPOPPPO
en:break PROOOPPSPOON
en:breakf UNPPPSPUPPPL
en:breaks OZPPWPPPNPPM
en:breath QQPLPOPRPPOL
en:brewer PQPPPPPPOPPR
en:bridge RJPPPNPPPPPN
en:brilli ^PPPOHNOPQNU
en:bring 4MKIOSLVTFpG
en:bring her OOPOOQPRPQPP
en:bring him PNPOPPP]PSKK
en:bring it OPPKOPOMPOPM
en:bring me PPPROPPZPPNO
en:bring our PPPOPPPPPPWT
en:bring the LIPaQIKNOBXV
en:bring them PPPQPPPPPPMR
en:bring your POPMPTPPPNNP
en:bringi PLPVOOPRQSPK
en:brings NTPOOOMOOPOO
en:brochu PFOPOEONPPNO
en:broke LNRPPPPPPPPO
en:broken NOUPPPS[PPPT
en:broker OQPPTPPPOPPR
en:brothe FRPPQQNOQNNU
en:brothe and PRQPJOPPPPPP
en:brothe in OKPPGOPPPPPP
en:brough TIOPPRPMPPPM
en:bucket NPQPPOOPPPPS
en:bucks POPPPYPPPPPP
en:buddy TQPPPNPPPPPP
en:budget PWOMVvVWLOP[
en:build OQSPPOPPOPPR
en:builde QLPPPOPPPPPS
en:buildi LQOPOPPLMPOP
en:built NORPNKONQPOV
en:bulk POXOPPPPPPPN
en:bus PNPOOPLOSOOX
en:bus is PPPPPPPPPPPU
en:busine SUPPMPXPNNOQ
en:bust OZPPPOPPMPPO
en:busy ORPPPNPPOPPL
en:but GJPLMPMSHKOQ
en:but for PRPPOVPOPPPP
en:but he JPPOHNOMOPOO
en:but i QVQOOQOPNOJS
en:but it HXROPMNHOOOU
en:but my MPPPbOQPPPPO
en:but no PNPPPOPPPPPN
en:but not POPPPQPPPPPT
en:but that KPOPPJPPPPPO
en:but the PWGNUOPQFONN
en:but they UMNPPYOVOOON
en:but we LOPPPQQRPQPQ
en:but yeah PQPPPPPOPPYM
en:but you OMPPPTPXPPPZ
en:button PFcONNPNPPOL
en:button that OOUPPPPPPPPP
en:buy NSOPPTOAPMON
en:buy a OnPPPWPOQPPO
en:buying MsQPPPOPPPPP
en:by RHP_FOWOQ_GV
en:by # PNPPPSaPPZPP
en:by a TPOPPRNOPROU
en:by anyone PPPPPOPPRPPR
en:by email POPOPPUPPOPQ
en:by end PPPSPUQPPPPP
en:by four PPPVPQPXPWPR
en:by friday PPPqPLPPP_BW
en:by half vOPPPMPPPPPP
en:by hand OXPKNJKNONON
en:by how WPPPPPPPPPPS
en:by itself QKVPOKLKQPOS
en:by line OOSPPLPPPPPQ
en:by mid POPPPPUPPPPP
en:by monday POPWPPOSPHMQ
en:by next PPPOPPPPPMQS
en:by on PPPOPPOPOTaM
en:by one NPTPPMONPPPN
en:by side MM]QPOORPPOO
en:by the OHL_ISBPOU1M
en:by then JRFNKMRNPOPK
en:by thursd PPP]QPORPOJS
en:by tomorr PPPxOOO[PKOM
en:by tuesda PPPVPPOYPPKR
en:by voice VNQOPPPPPPPN
en:by wednes _OPkPOPOP_MR
en:by when PPPPPP^PdPPN
en:bye ONPOONOOOONW
en:cabine NQOPaOPPPPPO
en:cable UMPMPMPOPQPQ
en:cafe ORPPPPYPPPPP
en:cake SQPLOMPJOPQO
en:calcul ]TPPPQPPOPPK
en:calend WOOVNLOPPTPL
en:call QPOMVPPFOQdT
en:call it POPPPPPOPPOM
en:call me PPPNPPPLPOQM
en:call on PPPPPPOPPPVM
en:call out PPPPPWOPPPQO
en:call the PRROPPPOPOOM
en:call you PPPIPMNPPQYP
en:called PRMNRNMIJMKO
en:callin NaOLOOJKOMNQ
en:callin about PPPPPPPPPPPU
en:calls QPPQLOOOPQPL
en:came PNQGEPGOLGQO
en:came and UMPPPPPPPPPO
en:came back TNPPPOPPPPPP
en:came down OQPPPWPPPPPP
en:came in LMPPPPPOPPPP
en:came out PNPPPPPPPPPN
en:came throug PPPPP]PnPPPR
en:came to NPPPPOPPPP[R
en:camera QNSOOOKOPOPW
en:camp POPPSLPPPPPQ
en:campai ONPPPRPPPPPL
en:can TPWMOPTO_MSP
en:can be JP]POQOOQPPY
en:can come bOPPP^PPPPQR
en:can do XMPPOSIPOPQb
en:can give PPVPPZSPSPPP
en:can go PPPPRPPOPPPQ
en:can have OQPOPPbTPOQU
en:can hear PSQPPNPMOPOI
en:can i GPMIOFIQMKQM
en:can it OHSOOQPPtPNH
en:can keep POPPPOPNPQTL
en:can kill TNPPXPPPPPPN
en:can leave PPPPPSPPPPPU
en:can live dLPPPQTRPPPK
en:can look PPPPPQPPPPPT
en:can not OdPMNNO4TIJN
en:can only OLPPPOTPPPPN
en:can print PPPPPPPPPPPR
en:can put KUOO]RPOPPPR
en:can read OPQQPPPMSPQP
en:can ring PRPRPPPUPNON
en:can say OPOPZOPOPPPP
en:can see WPYNOIJKPNNH
en:can send PbPOPPPPPPPQ
en:can show PNPQPPSOPPPQ
en:can sign MPPTZOWVPPPO
en:can still PPPPPOPPPPPS
en:can stop OOPPzTPPPPPP
en:can take VNPiPQPPPPPQ
en:can talk PPUPPPPOPPPP
en:can tell OPNLP[PMPUQN
en:can the NNNPPNPOiPPE
en:can we PNORPPQ_WRUK
en:can with PPPPPPPOPPPT
en:can you NNOPPJPQOONS
en:canada ROPPPPPPPPPP
en:cancel O_ONPNPQROOR
en:candid PPXPPSPOLPPL
en:cantee NLPPPOPPPPPO
en:cap MPPQPJPPPPOS
en:capita OMPPPRPPPPPM
en:car POPONPPNIOOQ
en:carbon QKTTPPPOPPPO
en:card LSSOPQQPOPLI
en:card in PPSPPPPRMQPN
en:care PQPOPHPOPPPS
en:care of SPPPPOPPPPPQ
en:carol PMPPXOPPPPPN
en:carpet OVOPPPPPPPPN
en:carrie KQONMONPQONS
en:carry JPPQPRNOTROJ
en:carry it PQPPSVPOSPPM
en:carry on PMXPPPPPPPPQ
en:carry the POPPPPPPPTRP
en:carryi OOPPPPaPPPPO
en:cars SMPPPPVPPPPS
en:case UKPOPOORQOQU
en:cash OTOPPPPOPPOM
en:cat ONPP^OPPMPPN
en:catch QJVOOPNOPPRS
en:catch you PPPPPPPPPPYQ
en:cause OORPNNQKQPOH
en:ceilin OMPPPNPOLPPP
en:cell NMPPPOPQRPPN
en:cellar NSNORPPPPPPP
en:cent PQPOPXMONOOX
en:centim PPkPPOPPPPPR
en:centre HQTONPPQPOOU
en:certif QPIXNKPHPQH[
en:cfo POPP}POPPPOO
en:chair OONMTOQKRNPO
en:chairm OQPZOVPTPYPP
en:chairs NPPOTMPRPQRN
en:chance POPNPOPPPPNS
en:chance to PPPOPOPPPPNS
en:change OZRPMPOPTNRK
en:change and QWPPQSPPPPPO
en:change the PQROOPNQQOPK
en:changi SXPPPOPPPPPO
en:chap POOOOLONOPPM
en:chapel VMPPQPPPPPPP
en:charge PMPOSyKPYQNL
en:charge for POPPPDPPQPPK
en:chargi PRPPPTPPQPPN
en:charit PPPPPQPPUPPS
en:chasin RMXPPPPPPPPP
en:chat RSPRPQPMPOPL
en:cheap aKPPP~PPPPPN
en:cheape MWOPPpPOPPPM
en:cheape than ORPPP]PPPPPO
en:check QOPRPOQOPPQN
en:check in POPPOLPPPPPS
en:check it fNPSPPPPPSPQ
en:check the TNPOPPPPPOPO
en:checke PPPPPOPPPOPU
en:checki PVPPbPPPPPPR
en:checks POPPQOPOSPPN
en:cheers POPPPPPOPPPF
en:chemis OMPPPOPOPPPO
en:cheque LNOOuJOMPOOM
en:chicke TNPPPPPPPPPO
en:chief OPOQhMNPPPMO
en:child SOOPPPNOPPPT
en:childr OPQPPKOIMOOM
en:chip POPOPRPPQOPR
en:chips LJPPPOPOOPPM
en:chloe PWPPPPP[PPPR
en:choose QMPNgPUOPNNU
en:choose the PPPPPPPPPPPR
en:christ QILQPOfRQPPE
en:church NNNQOGPPMPPM
en:circle SOSPPPPPPPPP
en:claim PNPPPSPPPPPT
en:claims LPPQSPLSOPNL
en:class TFROOLPNPOPR
en:clause LXUPPOOPOPOS
en:clean TOQVOQPRPSOM
en:cleani OPPPPPPPNPPR
en:clear NHPP^LPOPPNX
en:cleare dJOPPOPPPPPO
en:clever IRNOPNPOPPOK
en:click OWSPPKPVPPOV
en:clicks PQPOPNPPPPPP
en:client PQQMLOOKQMML
en:clinic NSOOONNOPOIV
en:clipbo LPOPPOOOPPPL
en:clips PRPPPPPPPPPS
en:clocki PPPPPPPPPPPS
en:close QBPSOO]KPPLV
en:close the PPPSPOUOPPOQ
en:closed TJQOYPOKPOPI
en:closed the SPPPVOMPPPPP
en:closes QMPOOTVNPOKK
en:club MFPOPOO^ROOP
en:co OQPPQRPOKPPO
en:coach QPOPPQPPPPPN
en:coachi PPRPPPOPPPPQ
en:coat PNPPPPPPPPPN
en:code ORPPPNPPPPPV
en:coffee HMPNRKONIPLP
en:cold PQMROHMPORPR
en:collea SKP_ROPLPTKQ
en:collec PPPPOOGPNPQU
en:colleg NNPPPPPPOPPO
en:colour QCTOPMMMOOON
en:column OOUPPPPOPPPO
en:come QMNBOVKXQPuM
en:come and PPMTNMN^OPZT
en:come at ONPTPPPUPQWM
en:come back MPOOOQPKQPOP
en:come by POPDOOKOPIJR
en:come down ROPOPXOPPORU
en:come for PNPSPOPPPSKN
en:come from PVPPWRPPPPPS
en:come in RMRJMSPNMOIS
en:come on NQPHOMMdPOeT
en:come out KPOPPSOSQPUI
en:come to TMQHO^NUPQWO
en:come up PWPMPOPPPPUS
en:come when OYPPPPPPNPPN
en:come with PPPPXQPPXPPQ
en:comes PTQMKUYPPNNX
en:comes back PJPPPSPOQPPK
en:comes down OSPPPdSOPPPR
en:comes in PQPPPPPPPPPK
en:comes out OROPPPPRPQPS
en:comes to XOPPPRQPPPPU
en:comes up PPUPPOQPPPPR
en:comes with PVPPPOPPPPPO
en:comfor PTOPPNZPPPPP
en:coming QUBPOPTQPSOK
en:coming in OPOPPNVOPSOS
en:coming throug POPPSMPPPPPQ
en:coming to POPPPRR^PTSR
en:commen RPPPPNOOSPPM
en:commer QNPPVcPOPPPK
en:commis LPPPRHQRQPPP
en:commit FIMRrOURPTQL
en:commit that POPP^OOPPPPN
en:common PPPPPPSPPPPS
en:commun ONPPPOPPPPPQ
en:compan LXQOOOKFOOMS
en:compar SCTPOPOMPOEQ
en:compar with dPPPPQPPPPPR
en:compet POPPPOPPPPPV
en:compet with PPPPPOPPPPPT
en:compla MTOPOOPNOPPK
en:comple NPPQOUEMRNOO
en:compli MTOPTPPSPPPN
en:compre SNPPPPPPPPPP
en:comput PZOPONPOJPOI
en:concer MbOPPOPPPPPN
en:concer is NiPPPPPPPPPP
en:confir PMPYPQNQPhPS
en:congra PPPPPPPPPPPX
en:connec PUOOPOPPPOPW
en:consid RTPPPRTPPRPR
en:consul NXPLPOPPPPPM
en:consum PPPPPJPPPPPP
en:contac POPSONPPQQOR
en:contai OQSPPSPPPPPO
en:conten fMPPPNPPPPPN
en:contra 8XFTORXUPQNN
en:contra 's OMPPPP^OPPOQ
en:contra for ONPbPPPRPPPO
en:contra is PPPPPUVOPPPO
en:contro OQZPPNOPOPOT
en:conver OPTOPQOPPOPT
en:convey PQPPPOQWPPPO
en:convin OXLPPPPPPPPQ
en:cook TRPPPPPPPPPO
en:cookin UPPPPPPPPPPP
en:cool NOPPPOPOPPPP
en:cooler LNPPPOPOMPOR
en:cope RNPPPOPPTPPM
en:cope with RPPPPPPPUPPN
en:copy ONP|OMOyPWOW
en:corner QPUPPPPPPPPO
en:correc RQOPMVNQOPOY
en:cost DKQQONAPRQPG
en:cost us OMPPPJPPQPPM
en:cost you PPPPPJPPPPPP
en:costin ZOPPPNPPQPPQ
en:costs HOPOQQPOPPPL
en:could UOmS<UUVJ-LT
en:could be PSPOPMPPPPNX
en:could do QPXNPUNPMOPS
en:could get UQOUPWPRPPPR
en:could go PPPPPMPPPPPR
en:could have gMPPPOVOTPPO
en:could i PPPMPCN^yOGX
en:could it NN}PPOPOMPPM
en:could look POPPPaPPPPPP
en:could not OONNOONKKPPK
en:could put QMYPPOPOQPPO
en:could read UQPPPPPPPPPO
en:could we POOSPPSjRPiK
en:could you POY_PJNWKNOO
en:counci PUPOOPOPNPQL
en:counci 's PPPPXPPTPPPP
en:count HPQONPOPSOOL
en:count the PPPPPPPPPPPM
en:counte PNPP]OOPQPPG
en:countr JJ[PPLPPPPPP
en:counts SLRPPSPPNPPS
en:county QLPPUOPPPRPT
en:couple MONSPJPQPPOQ
en:couple of OPOWPOPSPPOT
en:courie OLPOPOOPPPNQ
en:course OPPLOKMOPLK^
en:course it PPPPPPPPPPPN
en:court QKSOPOPNPPPQ
en:cousin O<POMPOPOONQ
en:cover MPQPNOPPVPNV
en:cover for PPWPPORPPPPO
en:cover the PPPPPNPPRPPS
en:covere ZNPPPOPPPPPQ
en:covers OuPPPPPQNPPR
en:cow ONPPPOPOPPPR
en:crane OKPPPROPPPPP
en:crashe SOOPPOPPPPPO
en:cream OPOPPPPPPPPN
en:credit OQLTLtOVPNOS
en:crew RJOIPPPORITR
en:crews PPPPPOPPPPRS
en:cried VFPPPPPPPPPO
en:cross PNPPPPPPPPPN
en:crowd POPPPPPPOPPM
en:cry SKPPPSPPPPPN
en:crying QKOPPPPPPPPO
en:cto PPPPkPPPPPQR
en:cup POSPPOQPNPTO
en:cupboa QYTPPPPOMPPL
en:curren VNPPPMTPPPNR
en:custom VRQSJOOTVLKS
en:cut OOTRPcMUTPOE
en:dad PAPPOQNRKPOL
en:daft OVPPPPPPTPPQ
en:daily POPPPRPPPPPS
en:damage POPPP~PO]PPJ
en:dana QTPPPPPPPPPP
en:dancin NLPPPOPPPPPU
en:dark MRWPPOPPNPPN
en:dashbo RVPPPPPPPPPP
en:data BUPSPKKN]QHK
en:data protec POPWPPNPPOPO
en:date PNORPIRPOPLX
en:date for PPOPPPPZPPPQ
en:date in POPPPOPPPPPR
en:dates PPPZPOPPQPOT
en:daught OPMONMPNPPOO
en:daught 's NQOPMOQPPPPP
en:day ]JKLNJVPQRPM
en:day and ^OOPPMQPPORS
en:day before POPPPOSTPOQT
en:day for NPPPPROOPPTR
en:day in PPPPPPQPPPSP
en:day on PPPQPPOPPVYT
en:day one PRNPPOQNPRTR
en:day so PQPPPPVPPYTN
en:day to N^PPPPOPPPPP
en:day with PTPPPPRPPPQR
en:days MPMJNLdMOOIa
en:days and LOPPPPPQPPPO
en:days before PPPPPONPPPPT
en:days from XPPPPPQPPOPQ
en:days so POPPPPPPPPPN
en:days to OOPPPOMOPPPO
en:days work PPPPPP~PPPPQ
en:dead UNPOPHPQNORF
en:deal WRQNNPOPOQOR
en:dealer PPPPPPQPPPPL
en:dear MNPPPOPPPPPT
en:dearer QROPP~PPPPPN
en:decemb RPPNKOUFOOKK
en:decemb and POPPPPZOPPPO
en:decent gNPOPXOOPPOP
en:decide EMQBpBRBNANM
en:decide in PPPPNPQPPPPQ
en:decide on PSPPQPPPPPPP
en:decidi POPPNOPPPPPQ
en:decisi NMPNeMPNPONW
en:deck POPPTPPPPPPO
en:declan POPRPPPUPPPP
en:deduct PPPTPPPPQQPS
en:deep RNPPPPPPUPPK
en:defaul PRPPPNPPSPPQ
en:defend PPPPPTPPPPPK
en:degree OQOPOKONPOPO
en:delete PLePPOOPRPPQ
en:delive OSPJOWXMQOPX
en:demo LPPOOMOOQP_W
en:denise PPPPPPPPPPPT
en:dentis NKPPPMPOPPPM
en:depart QPPOPOPRPPOM
en:depend OMPPPLPOPPOQ
en:depend on POPPPOPPPPPS
en:deposi QNOQOMPZRPMN
en:depot LQPNPNPRPOUQ
en:deputy MPPPPPPPPPPO
en:derek POPPPNPPPPPR
en:descri SQNPPPPPPPPQ
en:design [PPSPOPPPRPT
en:desk SRPPQLNOOPNM
en:desks POPPPPOSPPPR
en:detail PPPOVPPPROPQ
en:develo P[PjPPPPPkPT
en:device PNPPPOPPPPNS
en:diary OMPQPOPSPPOQ
en:did ]BQC3O>.B<AU
en:did and MPPPPSPPPPPP
en:did i NKPPPSPPOPPM
en:did it cPPOODOONOOU
en:did not WNQNLOONLPOW
en:did that POPPPNPPPPPQ
en:did the MPOPOQNPIPNT
en:did we PPPPPPPPPPPR
en:did you QOPMP;PPOOMX
en:did your VPPPPPPPPPPR
en:dies PWOPPPUPPPOL
en:diesel POOOQIONLOOT
en:differ OQVLMNMGPNLO
en:differ planet SNSPPPPPPPPO
en:diffic NVPPPOPPPPPP
en:dig NOOPTPPPPPPQ
en:digita PPPPWPPOPPPL
en:dinner SOOOKJOMOQQK
en:dinner time QNPLOPPPPXTP
en:direct HMMP~NJNPOOP
en:discou O[PSPsPOTOPQ
en:discus NJPVPPPMPSMM
en:dispat PPRRPPPPPQNS
en:distri ONPPPPPPPPPM
en:diwali OOPPPOVOMPPL
en:do LNQKKPGQYMSP
en:do a QPPPNQEQNPXS
en:do all PPPPPPPPLPPO
en:do and POPSPPPUPOWN
en:do for PPPPPQPOMPPN
en:do have POPPPPPPPPPT
en:do i NSHNPTNZbOLG
en:do is PPUPPPPPPRPV
en:do it URPRSSQMPNPW
en:do not HbOINSNEOTPM
en:do one PNhPPOPPMPKP
en:do that QNLPMOPZQQSS
en:do the P@FHPON[YMUQ
en:do they OLOOOBNNVONT
en:do to PPPPPRPX^PPO
en:do two YRSTPLNOPTQO
en:do we OJMPPOPNhPRC
en:do with LQSPPMPOSPPJ
en:do you >NNKLNWP]MLC
en:do your POPPPPPPQPOK
en:doable PPPPPOOPPPPV
en:dock POPPPOORPOPR
en:doctor NPQPNPJOSPJT
en:docume PQPTPOPQPPNS
en:does OPLIRQHF]<?I
en:does a SNPPPPPPQPPO
en:does he OOPPPPPPQPPS
en:does it ?M@IQMP<ZNKB
en:does not PVPKLLORNNOV
en:does that LCONOOOK_PNK
en:does the HKKKaTOQXOOH
en:does your PPPPPPPPOPPR
en:dog DPPNPCONNOOM
en:dog 's ONPPPPPPPPPO
en:dogs OPRPOJOORPOQ
en:doing KROLILQQPNJW
en:doing it MRPPPPPYPPPQ
en:doing that OPPPPPPPPPPN
en:doing the OOPPPOPOPPPN
en:dollar QQOOPCOQPNOQ
en:dollar a PPPPP[PPPPPR
en:dollar per PPPPPRPPPPPR
en:done SOREPLJPRRQP
en:done before PONPPPRQPOPO
en:done by POPPPPRPQPPK
en:done it NOPPPPRORPPJ
en:done that ePPPPPPPPPPS
en:donor OPQPPNPPPPPN
en:donors PPPPPMPPPPPU
en:doon OPPMPPPPPNPP
en:door KSP?PFQOQNRM
en:doors OQPPPQYPPOPN
en:dot OQRPOOOPLPPS
en:double [OOOP[NNOOOR
en:doubt OXPPPPPPPPPN
en:doubts OdPPPPPPPPPO
en:down MTP5KOPNOJRJ
en:down a TMOPPOPPPPPN
en:down and NPQPPPPOPPPT
en:down as NPPNPPPNPPPO
en:down for NPOFOKQ_LN^N
en:down here POPPPPPPTPPP
en:down in MZOPPOPONPPP
en:down on SUPQPNONPOQO
en:down the QGSPOPOOPPPQ
en:down there OPPSPPPPPPPO
en:down to OOPPPVPPPPP[
en:downlo PPPPPPPP[PPR
en:downst VOPOPOPOPQOO
en:draft PPPSPPOoPWOS
en:drafts VQPPPPPQPPPP
en:drag UPONPPRQPPPP
en:draw VFSaMNN_PSOJ
en:draw it PPPpPPPnPUPO
en:drawer MOOPPPPOPPPN
en:drawin QPPRONOOOPPV
en:drill POPPPPPOPPSR
en:drinki URVPPPPPPPPP
en:drive MPOPPQOMOPPQ
en:driver PQTMIOLHRMON
en:drives MOOPONPOPPPN
en:drivew PPPPPOPPPPPS
en:drivin OPPSPMPPPPPU
en:drone P^PPPPPPPPPS
en:drop NLOSOPQOPPP]
en:drop the PPPQPTPSPROS
en:droppe KVPPPTOTQPPK
en:drops PPPPPZOSPPPQ
en:drove OPPPPPOPPPQR
en:dry QJPPNL]SPRMW
en:dryer OPPPPSPPSPPO
en:dublin RPPOPPPRPOPX
en:due OQNOOQUOPPPP
en:during MUPPPOPPPPPM
en:dust ROPPPPPPMPPL
en:dying NZPPPPPPPPPO
en:e O_PPPOPPPPPS
en:each PPPDQSRBPNQZ
en:each one NROPPMOPPPPP
en:each other NURPPPPOPPQL
en:each time POPPPPPPPPPN
en:ear PRPPPPSPPPPO
en:earlie PQOPPP_OQPOK
en:early MEOIOQRPPPOJ
en:easier QPPPPSPPPPPN
en:easter IPMOLM_OPPMR
en:easy eGPONLONOONN
en:easy to uNPPPPPPPPPO
en:eat PTOONLOMPOOL
en:eaten RMPPPPPPOPPM
en:eating POPPOOPOOPPN
en:eats XYPPPPPPPPPN
en:edge bPPPPPPPPPPN
en:edit OOPPPOPPPPPR
en:eight RRPPPZPRPNRM
en:eight and OSPPPOPOPPPL
en:eight hundre PPPPPTPOPOPQ
en:eight in QMQPPOPOPPPN
en:eight people OOSPPOPQPPPP
en:eight percen ~OPPPNPPPPPL
en:eight thousa OkPPPIPPPPPP
en:eighte DRPLOePCOM^M
en:eighte and OOPPPPPOPONQ
en:eighte hundre PPPPPRPPPPPP
en:eighth PNPPMOoMPPOM
en:eighty RNNMMSOQPRIQ
en:eighty one gSPPPNPPPPPR
en:either PPOLQQPLOPPW
en:electr XMQPPFPOKPPS
en:eleven QS@:L]OO8PSM
en:eleven at PNPPPPPPPVRO
en:eleven days PNPPPPQPPPPP
en:eleven hundre PNPPOXPQPPPN
en:eleven minute [NPPPPPPPPPP
en:eleven thousa OOPPPVPPPPPR
en:else PNODQOOQOKET
en:else 's OWPPPTPPPPPP
en:else i PPPPPPPPPPPU
en:else is PPPPPPPPPPPT
en:else would RPPPPPPPPPPQ
en:email AOPVJESMOMFM
en:email it PPPQPPPPPQPS
en:email you PPPcPPPPPdPL
en:emails POUOONNNPPOP
en:embarr cNPPPPPPPPPO
en:employ MQPPOQOOPOPP
en:empty RKQOPNQOPPPO
en:encryp PPPPPNPPVPPQ
en:end TDMNKPjQNNOP
en:end of P9HMNPOONNPP
en:ended OgPPPPPPPPPO
en:ended up OgPPPPPPPPPO
en:ends P^OKLQbJPNNP
en:ends on OQPPPQVPPPPQ
en:engine WMPHQOJIPMVi
en:engine and PPPMPPPPPPPS
en:engine on POPL^PPOPOVU
en:englis PAjPMMNPPPOS
en:englis and PPPPPPPTPQPT
en:enjoy N[PPPOPPPPOV
en:enjoy the PPPPPPPPPPPX
en:enough PQPNNOQNPNNO
en:enough for N]PPPOPPPPPQ
en:envelo OMPPPOPOPPPN
en:equipm PPPPPPPPPPPS
en:especi ]RPPPPPPPPPO
en:estate PNOPPPROPPPR
en:euro P^PPP[P_PPPS
en:euros OPPPPMPUPPPV
en:evalua POPPWPPOPPOS
en:even lKPQRTG>QQK?
en:even if POPTQ_POVRPN
en:even the xIPPPOPPPPPP
en:evenin QJPNNMOQOORP
en:evenin and SPPPPPPPPPQQ
en:event POPPdPOPPPPO
en:ever VROPMMNHMONL
en:ever so ZOPPPPPPPPPO
en:every MQS6PO&JN74Q
en:every day POPPONPOPPPK
en:every month NSOPPTPPPPPO
en:every mornin OWPPPIPOPPPO
en:every one ONOPPOPPPPPS
en:every single PRRPPNPOPPPP
en:every sunday TOPPPPPPPPPN
en:every time POPPSXPMPPPK
en:every tuesda TNPPPOPPPPON
en:every two RNPPPPPPPPPS
en:every week MPOPPMOOPPPK
en:every year OSPPPQPPPPPP
en:everyb NXJLPTQEOLQJ
en:everyb 's PbOPRLOOPPPU
en:everyo CSMKHNOFQNML
en:everyo is PTPPPPOPPPPP
en:everyt IRNENGPKNIIH
en:everyt and PNPPPPPPPPPP
en:everyt goes POPPPPSPPPPP
en:everyt is LRNPPNPOPPPO
en:everyw PPQPPNPPPPPR
en:eviden PPPOPPOPPPPN
en:ex PNPPOiPPQPPQ
en:exactl QVOOOOQNQOOM
en:exactl the T[PPPPPPPPPM
en:excell aOPPPPPPPPPR
en:except OVSPPOPPPPPN
en:exchan QPOPP[PVNPPQ
en:exclus PPPPPOPPPPPS
en:execut ONPQNPOPPPPS
en:exist NPOPPOQPOPPN
en:expect aGROPPPNPOOW
en:expens NPPPPOOPPSPO
en:experi QgOPPNPPPPPP
en:expire PNVPPORPPPPQ
en:explai PRNPOPPQOMPN
en:export OTNaPPOPRWPR
en:extend SNPPPNPSPTPS
en:extens PPPPPSPPPQSP
en:extra NPPPO~POUPPQ
en:eye SPPPPPPPPPPK
en:eyes POSROOPPPPYQ
en:face LWNLQOPLPRUF
en:faces KRPPPOPPPPPL
en:fact PQPPPOPPPUPO
en:factor PPPWPQPPPQTS
en:fair XPLOLXIPOOJY
en:fair enough OLPOPPPPPPOO
en:fair play YOPPPOPPPPPM
en:fair point PPPPPPPPPPPS
en:fairne QNPPPOPPPPPU
en:fake SOPPPPPPTPPP
en:fall MPRPPNOOPPOP
en:falls RKOQSONNQQPM
en:famili PFRPOOPMPPPL
en:family JAhMQKPMONPR
en:fan MSPPPPPPPPPO
en:fancy NePPPWPPPPPO
en:fantas PPPPPPPPPPPU
en:far RHOOPHNPQOOK
en:farm NRQLPPOOPPPT
en:farmer ObPPPPPPPPPT
en:farms PPPPPOPPPPPW
en:fast RDOPPOPOPPPM
en:faster MPPPPOPPPPPS
en:father KOPOIQNROOOP
en:fear PQPPPPPPPPPT
en:feb PPPOPPTPP_TR
en:februa R6NPPN_LNPSN
en:fee PPOMP|MKKMPP
en:feed MSPOPJPNLOST
en:feedba PPPRPOPPPPPW
en:feel OXKNPOPNHONT
en:feel like POPPTPPPPPPS
en:feelin MRPPPOPUPPPQ
en:fees gKPQPMPOPPPV
en:feet MONPONOPOPPM
en:fell POPPPOPOPPPL
en:fella SKPONOOMNPOE
en:fellas POPPPPPPRPPO
en:fellow OPOPOOPOPPOL
en:felt OTPPPPPPPPPP
en:fence PQPPPPPPPPPL
en:few KONNOJONKMOP
en:fi ORPPPPPPPPPN
en:fiddle POVPPPPPPPPQ
en:field JPMPPOPQPPPJ
en:fiftee BOPNLXPZOOQP
en:fiftee minute NPTKPPOTPMSM
en:fiftee of PPPPPPFOPPVP
en:fiftee percen PPPPPaPOPPPS
en:fifth MRNMPTWMP]XQ
en:fifty NMGGQvPRQTBT
en:fifty a PPPPPZPPPPPS
en:fifty one RNPPUKPOPPPN
en:fifty thousa PHPPOGSWPOPO
en:fight UQPPPRPOPPPQ
en:figure QQOYNSQQOPOJ
en:file FQPURPOEOQPO
en:files PHROPOOSPPPL
en:filing OMPPPQPPPPPO
en:fill WQOPVMONHPOK
en:fill in OOPPhPPPPPPO
en:fill it UNPPPPPPPPPN
en:filled QIPQPNOTPPPR
en:filled in PNPSPOPYPQPP
en:fillin PQNPOPOPPPPO
en:fills PPPPPOPPPPPR
en:filter NQSOP]PPQOPS
en:final KPPRjTQFPQQO
en:final say PPPPbPPNPPPQ
en:final word PRPPFOPPPPPQ
en:finall dMPPPPPPPPPP
en:financ LMMNH^NQOPQN
en:financ direct PPPPTPPPPPPP
en:financ year POPPPSLWPPPR
en:find QOJXNMKPQPNR
en:find it QPPOPOPPPPPU
en:find out OMPkPKONNWOQ
en:findin PQRPPPPPPPPQ
en:findin the PYPPPPPPPPPQ
en:finds RMPPPPPPPPPM
en:fine NLJRNQPRMO^I
en:fine i PNOOOPULPQOM
en:fine with POPPPWP[PPPP
en:finger LRfOONPNPPPS
en:finish [MPNPPaEPNNM
en:finish on POPPPPiOQPNO
en:fiona PPPPPPPPPPPS
en:fire OLOOONNOPOPT
en:firm SSPOPNQLPNNT
en:firms SNPPPMNPPOPS
en:first ULHQNQWdQVQL
en:first and PNPPPPR]PTOM
en:first day ORPPPPNPS]TN
en:first of RMHPLIhPMQPI
en:first one dNPPPPQQPPPQ
en:first so PNOPOOdOPPPR
en:first then POPPPPOvPPPO
en:first thing UKPTOOPNTRNU
en:first three PPPPP^PPPPPQ
en:first time mQPPPOPOPPPL
en:first two OMPPPYPPPPOP
en:first week LRPPPNHQPPaM
en:first year PPPPPjPPQPPT
en:fish NUNOOAPLPPMH
en:fit OLPPOOVPPPPT
en:fits PPPPPRPPPPPS
en:fitted PPPPPNQPRPPR
en:fittin PPPPPSRcPPPS
en:five MQOPQhOQPPNQ
en:five a POPPPXPOPPPN
en:five and QGPNOTQXPTOK
en:five hundre PQPRPEPPPOPT
en:five i POPPMVPNPPPQ
en:five in NLPPPPPPQPOM
en:five minute SIPPPMNOPPPL
en:five of PPPPJOPPPPPO
en:five thousa PPPPTEPSPPOR
en:five to ONROPORPPPRO
en:five weeks NWOPPOMVPPPN
en:five years NQPPPVNNNPON
en:fix OQUQORNXQR[S
en:fix it ORXPPTPPPPPS
en:fix the QOZPPSPQPPPO
en:fixed HZPHOeLORQOS
en:flag PKlPPPPPPPPM
en:flagge SRPPPPPPPPPP
en:flat ZNNPOcPLPPOZ
en:flats QPPPPPRPPPPS
en:fleet MMQORPPQPMPO
en:flight NQPPPSPPPPPP
en:flip PPPPPPS]PPPS
en:flood RMPPPPPOPPPO
en:floor OPQSJJOFPSPV
en:floor by POPPPPlOPPPP
en:floors PNPPPQQTPPOR
en:flour OVPPPOPPPPPN
en:flow PPhOPPPPPPPP
en:fly POPPPNOVPPQR
en:fold URPPPOWPPPPL
en:folder LLPPNOPOOPOL
en:folk PPQPPPPPPPPR
en:folks ]OPMOQKNTOMO
en:follow NLPNOIOPPOQW
en:follow up PPPPPPNPPPRW
en:food ^MRPONPPNPPT
en:foot PWOPPMPOPOPM
en:for LQXNF[HZQRTR
en:for a PTNPORQLQQPT
en:for about OQPPPMPPPPPQ
en:for all PMPNQPMNPRUN
en:for an OXOPP[OPPPPR
en:for anothe ORPPPMPSPPQN
en:for anythi PNPPcQOPPPPP
en:for being PPPPPPPPPPPS
en:for both POQPPPPPPPPR
en:for eleven SPPPPXPPPPPO
en:for five OOPPOZPSPPPR
en:for forty PQPPPOPPPPPK
en:for four PRTPPWONPPPP
en:for giving PPPPPPPPPPPR
en:for her OTPRPOPPPPOV
en:for him PNPQOKOVPRPQ
en:for his OOPPOPPSPPPO
en:for how POPPPQPPVPPO
en:for it NNQKOMKQOPOS
en:for itself XPPPPMPYPPPR
en:for me PRRSLROOOPPN
en:for my PHPPPQPSPPPN
en:for now OrPKPLPPPIOV
en:for one FNRNPOPQPNON
en:for six PNPPPLPPPPPO
en:for someth K}OPPPPOPPPP
en:for ten NQPPPPPPPPNO
en:for that ROPOQOQLPSPL
en:for the OLOQJVMSPRRU
en:for them POPUPSPSSUSS
en:for thirty ONPSPKPXPNOL
en:for this PYONO^OaPMPM
en:for those PTPPPOPZQPPL
en:for three OPOPPOMQPQPO
en:for twenty PNPPPTQVQPPN
en:for two PNPPOWPRNQSU
en:for us T^PQKNQOPJQD
en:for what QPPPPKOOPPPQ
en:for when POSPPPQPPPPO
en:for years VMPPPOPPPPPP
en:for you SOO^ONNRLYOX
en:for your OKPOONONPOQT
en:foreca NQXPPNPPPPPN
en:forema POPOPPPUPPZQ
en:forget MPPNSPOOOONN
en:forgiv N^PPPPPOPPPI
en:forgiv me OYPPPNPOPPPM
en:forgot RPORPMPMPPPK
en:forkli NIPOPNPPPOPO
en:form PNRgMBQgPQIU
en:form and POPPPPPPPRPP
en:format MQaQONONPOPQ
en:forms NNPRPPPRPQNL
en:fortni QQOPPISNPPQL
en:forty QW>CTMN>OO?N
en:forty a PTPPPaPPPPPP
en:forty five SKPPOdPPPPPO
en:forty four ONPPPPPPPPPQ
en:forty minute KTPPPOOOPPPM
en:forty one ROPPPIPPPPPP
en:forty per POPPPHPPPPPN
en:forty percen NNPPPPPPPPPP
en:forty thousa OOPPPTPOQPPO
en:forty two NMPPPYPOPOOS
en:forwar NMONOIPOLJNN
en:found sOMMMFJJNOOI
en:found it QOPPPNPPPPPO
en:found out RPPPPPPPPPPN
en:found the ]QPPPPPOPPPL
en:four MQPRPRMPLTPR
en:four and PPPPPRPPPPPS
en:four days RRPOOJNOLOOP
en:four hours PQVPPKLOPOOR
en:four hundre PRPPOMNPPMPK
en:four in OPPPPOPPPPPS
en:four of PRPPPQOPPOSR
en:four people OPPPUPPPPPPO
en:four so POPPPNOPPPPR
en:four thousa PONOPWOOPOPO
en:four times NPPPVOPPPPPP
en:four years NTPPPSPPPPPP
en:fourte PSNGEPNNNOYJ
en:fourte and SOPOPPQSPPPS
en:fourth LONJPL]POQ]H
en:fourth of PPPPPPVPPPPN
en:frankf P^PPPPPPPPPR
en:frankl O_PPPPPPPPPM
en:free EVPGK~QPOPP[
en:free for PPPPPZPPPPPP
en:freeze LUPPNNJPPPNQ
en:freeze it POPPPNPPPPPQ
en:freigh POPPPOPZQPPO
en:fresh OOPPPOPPPPPT
en:friday PQJQOMTKMQBK
en:friday and PQPOOPQPPOWT
en:friday at POPQONQPP[fN
en:fridge OPONNMOMKONO
en:friend XNRPORPPOPPN
en:fright O[PPPVPPPPPN
en:from PORLIJNMSNO^
en:from # PJOPPONNQPOK
en:from a RPROSOLLPOOK
en:from about SNPPPOPPPPPM
en:from here POPPPNPPRPPO
en:from his SPQPPPPPPPPM
en:from januar PNPPPPRPPPPQ
en:from me OQQUONNRUSKW
en:from monday PPPPPPPaPOPN
en:from my PTQOPQPOPOPQ
en:from one PPPPPOPPUPPR
en:from order PPPOPNmPPPPR
en:from our PPOOPPPPQPPT
en:from signat PPPPPPxPPPPR
en:from that PVPPPOPPPPPQ
en:from the OOVNAPVTRLQV
en:from there PNPOPPPRPOOL
en:from two PPPPXRPPPPPO
en:from us PRPQPOPOIQPR
en:from when PPiPPPPPPPPQ
en:from you PORPPPOPRPPQ
en:from your PPPPPNOPRPPT
en:front WPRPTRRNOPOS
en:front desk QMSPPPPPPPPN
en:front of QbMSRQWOPQOO
en:frost QOSPSOOOPPPM
en:frozen L[PPPPPPPPPP
en:fryer PMPPPOPSPPPR
en:fuel QPSPPRPMQPPO
en:full OYQQQUSNPQDO
en:full of NTOSOOPOPPOO
en:fully PPPPPPPPPPPS
en:fund M_PPPWPPPPPP
en:funny MGOPPOPPPPPM
en:game TNPPPOOPRPQR
en:gap OPPQPNPPRPPP
en:garage OVPPPPPPPPPQ
en:garden PKPPPOPPQPPN
en:gary POPPPTPPPVPP
en:gas PVPPPMPPRPPP
en:gate PQPFPQNPPFQO
en:gather POPPPPPPPPPS
en:gave QPNNRQOMPOOP
en:gave me PMPP]NPPPPPP
en:gave us OOPPPWPPPPPQ
en:gear ]RPPPPOPPPPP
en:genera ONOQXNPOOPPN
en:genero PPPPPTPPPPPM
en:gentle OPOPNPPNPOON
en:get RNITPPHUULNS
en:get a BUOQQSLNSPQS
en:get an PVPTPPPPPSRP
en:get back PPPIPPPPPHMR
en:get her PPPOPPPSPPHN
en:get it OBMWPNRkQeDP
en:get me PIOjPPOoPONM
en:get on POPNPOPUPMQO
en:get one SOPRPPPPPQPP
en:get our PPPGPPPPPPNQ
en:get out NOPPPOOPNPPO
en:get that QPPPPOPPPPOZ
en:get the PQGMNPPNRPPL
en:get them PPPUPPPPPUPP
en:get throug PTPPPPRPPPPQ
en:get to POPOPPPOVPOP
en:get you ORPTPJKVPKSO
en:gets NSJNUCRPRNKT
en:gets a NTPOTNQPPOOS
en:gets it PTPOPPPPPPPS
en:gets me VPPPPPPPPPPP
en:gets the P]PPPPPPPPPQ
en:gettin WRPQOQNQPMMQ
en:gettin on PQOPPPPPPPPR
en:gift QQOPOOPSPPPP
en:giles PPPSTMPRPQPR
en:girl QOOPPPPPPPPM
en:girls TPNOONPNOPOJ
en:give QNPMOPQPSLYR
en:give a PPPPPMPPPPSS
en:give it ZKOPRNPOPOOM
en:give me NPQMHPQRQERQ
en:give my POPPPPPPPPOR
en:give the POPRPPPPPOOS
en:give us NOTOROPPPPSP
en:give you bEMEQRORPQVM
en:given OKPPPVPOPPPO
en:gives PSQPSZPOQPON
en:giving POPNOOONPQON
en:giving the PLSOPPPPPRPP
en:glad QNPOPOPPPNOT
en:glass PKRORNPOPPPT
en:glasse QMPUPPPPPPPN
en:gloves PSOPPOOOPPPL
en:go QRPPPMNTLSOF
en:go ahead LINQPPO_OPPP
en:go and NTPRPOPOPSPS
en:go back PPPPPUPPPPPU
en:go from PPPPPOPPPPPR
en:go in LQQPONPNPPNP
en:go live PPPPPPM[PPPQ
en:go on ILLMQIPSNPNH
en:go out SNPPPNSPPPPO
en:go over PMOPPQPRTPOM
en:go throug PNNQQQONNPQP
en:go to ONVOLKPOOQRM
en:go up PMSOOXPRPPON
en:go with PNPPPRPSPPPS
en:goat OPPPPPPPPPPL
en:god M?ONQINLNOOH
en:god help QOPPXPPOPPPO
en:goes BSRKSMNJPB<S
en:goes down PPSPPPPPPPPP
en:goes in OMPPONPOPPPO
en:goes off P^OOPPPOPPPO
en:goes out OKUPPORPPPPN
en:goes throug ONPPTPPPPPPO
en:goes to LPONQPPHIOOS
en:goes up PPSPPPPPPPPQ
en:going Q_KG<NQMOPLL
en:going anywhe UOPPPPPPPPPO
en:going for PQPPPRQPRPPP
en:going to RZOHIOQOPQKP
en:gone ]SNHGON>KTQJ
en:gone up SNPPP[PPPPPQ
en:good MUNOOBSOQNRE
en:good aftern PPPPPPPPOPPT
en:good answer WPPPPPPPPPPP
en:good becaus SNOPPPROOPPO
en:good day NNPPPPPPPPPO
en:good evenin PPPPPPPPPPPS
en:good for PPPPPPPPPPQT
en:good i ZJPOPORMPMQK
en:good idea RPPPPPPPPPPR
en:good man PPPPPPPPPPPU
en:good mornin HOPPPPPPPPOQ
en:good on VPPPPPPPPPPR
en:good one OPPPPPPPPPPT
en:good or PPPPPPPPPPPT
en:good people RPPPPPPPPPPT
en:good they QMPPPPPPPPVQ
en:good time NMPPPPPPPPPO
en:good to MPPOPNOPPONV
en:goodby POPPPPPPPPPM
en:goodne PPPPTOPPPPPW
en:goods PLPPPPSSPRON
en:gosh PPPPPPPPPPPT
en:got JWPORWPTWNIP
en:got a MPBONPROUQTO
en:got about ODPPPIOOPPPM
en:got forty PNPPPOPPPPPM
en:got his QKOPPPPPPPON
en:got in OTPPPXPPPPPO
en:got it Q<ONJTMUPOOY
en:got my PPPPPPQPPUPU
en:got on OTPPPSPPPPPP
en:got one PUPPPPPOPPPS
en:got six PNPPROPPPPPO
en:got that PPPPPPPPPPPS
en:got the OOFHZRPWTJPK
en:got thirty PQOPPPPOPPPM
en:got to DRUNbQOJPPOQ
en:got two QPPPPOOOPPPN
en:gotcha PPPPPPPPPPPV
en:govern BSIRuOQSNQOH
en:gps WPQPPOPPPPPS
en:grace OQPPNOPPMOPL
en:grade PPPQPOPPPPPT
en:graham PPPPRPPPPPPU
en:grand UUPOPJOPPOP@
en:grandm POPPPPPPPPPS
en:grands PJPPPQPSPPPM
en:grant KANPPySXQPOM
en:great ONPPQFPMPOO]
en:green RUPONKONOOOP
en:green is PPPPPOPPPPPV
en:greet TOPPPPPPPPQO
en:grey TXPMPOPOPMOP
en:ground POPPOOaPPPNU
en:group RRPIXOQOROQL
en:groups PPPPPNPPQPPV
en:grumpy PNPPPPPPPPWM
en:gst POPPP|POTOPQ
en:guaran PPPPPOOOMRPR
en:guess KZQOOPONPPPM
en:guest XOPPPOPPPPPO
en:guests PNRPPOPPRPPO
en:guy SVIMIPMNQOQA
en:guys KPPLOQPPQMQI
en:guys are PPRPPPPPPPPQ
en:gym OSPOPOPNUPOP
en:ha PCOMTCOQMBGv
en:ha fair PPPPPPPPPPPR
en:ha i PPPPPPPPPOPT
en:ha of PPPPPPPPPPPL
en:ha okay OOPPPLQPPPPP
en:ha we PPPPPUPPPUPR
en:ha yeah PPPPPPPPPPPK
en:had UMJBKH!MK6MW
en:had a RMPLQQNQMJPF
en:had it NQOPPOPOPPPJ
en:had my QMPPPPPPPPPO
en:had not eJPPPPPPPPPN
en:had one SQOPPOPPPPPX
en:had that LOPPPOPPMPPR
en:had the DQPNNLLOPOPY
en:had three SOPPPPPPPPPO
en:had to QjHOOMPNOPPP
en:had two RNRPPPPPPPPN
en:had you PSPPPPPUUPPP
en:haha POPNPLOPPNMd
en:hahaha PPPPPPPPPPPX
en:hair ORPOPOPOPNOP
en:half UTQIHTHPPNQG
en:half a cOOJOKNPPPMO
en:half an PNPPPNOYPPTR
en:half and PTPPPPPOPPPR
en:half my RRROPOPNPPPM
en:half of SWPNNPMOMNML
en:half our PO[PPMPNOPPP
en:half past OOPSPPNRPOUL
en:half six POPOPPPRPMSR
en:half the PPOPPJPNPPOL
en:hall PQOHOJPMOPQY
en:hand RSPCJQMBPJLO
en:hand and NWPPPPPPPPPO
en:handed POXPPPPPPPPQ
en:handle PPQMPOPOQPRL
en:hands PPNNRQOPPNTP
en:handwr PPVOOOOMPOOO
en:handy RPPPPPPPPPPP
en:hang IPTPONPMOPOM
en:hang on MLOPPOPOPPPK
en:hank PLPPPPPRPNPN
en:happen PQDQQLRNVPGQ
en:happen if PNPPPPPOVPPN
en:happen in QNPPPOPPRPPL
en:happen is OQPPWPUOPPPO
en:happen to PMPPPPPPRPOR
en:happen with OPOPPOPPUPPM
en:happy SNKLPQNPOLPU
en:happy to POPONOPZPNQT
en:happy with PPPPPNPPPPPQ
en:hard QPPPPMPPPPPS
en:hardly dOPPOOPPPPPN
en:hardwa PPPQPPPPQPPU
en:harves OTPPPOMPPPPP
en:has PLT![OMQPAMF
en:has a HMKONOOINMNW
en:has been PKPPOOPOSPPN
en:has gone PPPPPVPPPPPP
en:has it NLPPSPPNPPOR
en:has never ]PPPPPPPPPPO
en:has no NMPPPOOPPPPO
en:has not PTMPORONPPPQ
en:has one PQPPOMPPPPPQ
en:has that OOPPPPPPQPPM
en:has the KROOMINLPONP
en:has to M@^KkFSLNRSI
en:hat NQPOPMPPPPPM
en:hate OYTPPPPPPPPL
en:hates OQPPPPPPPPPR
en:have PPNOQJQPOMFT
en:have a KQOPMHNPOOON
en:have about PPPPPNOPPPPP
en:have all PPOTPOPOPPPO
en:have alread NSPPPLP^PPPP
en:have an OOSNPPOPPSVT
en:have asked QPOPPQPUPPPP
en:have been POQHIBE=NMLD
en:have bought NNPPPQOPPPPO
en:have come POPPPUQPQPPL
en:have done ONPPPNOPPPPV
en:have gone QVPPPNMNPPRJ
en:have got EUOIPWSSDSNU
en:have had RQPOMQJPOLPW
en:have heard OUPOPOOOPPPT
en:have him PNPPPPP^PTUO
en:have i ONPPPPPPPPPS
en:have it GLUgGLXOQg9^
en:have just PMPPPPPPPPPQ
en:have lost SNPPPOPPPPVO
en:have made PPPPPPX^PPPW
en:have my NTPRPRPPPRPN
en:have never PUOPPPMOOPPK
en:have no MOQPOQPQPNPD
en:have not ZNINOGBJNOOJ
en:have noted PPPPPPPPPPPM
en:have nothin TNPOPPPPPNPM
en:have now OOPPPPPPMPUS
en:have only PXPOPOPOPPPO
en:have put VKMPPSPQPPPM
en:have read NOPMPPPOPOPO
en:have said SOOPPPPOPPPN
en:have seen FPNMPOOQPPNT
en:have sent QQQPPPOPPPPR
en:have set POPPPfPdPPPO
en:have still ONPPUPPQPPPS
en:have that NNSWOKMNPPLP
en:have the HPKPQRRRQRMU
en:have them POPcPPPNRPNL
en:have they PPPPPPPPPPPV
en:have three NOPPPQZOPPPO
en:have time OaPPPPPPPPPP
en:have to QRQMhVPLR6FE
en:have told LPQPPObdPPPM
en:have two NIONOOPOQNNM
en:have you OQONOPQNSMPY
en:have your PPPSPPPOPPUR
en:having QQOOPLLNJOOS
en:he KQHOYFIPLON@
en:he can OSPPOOPNROPO
en:he did RNPPPPPPOPPP
en:he does PBPOVNPQOPOO
en:he has OQOPOONJPPOQ
en:he is N@OQWLBQDSPI
en:he likes PPPPPQPWUPPO
en:he said UPPPNPPNPPPP
en:he says IQOOUNPNOPON
en:he signs PRPPYPPOPPPO
en:he thinks PcPPOPPPPPOO
en:he was MLOPPPPONPPL
en:he will EWPPVQSOSPPN
en:he would PPPOOOMQOOQI
en:head PMKPJOKTOOPL
en:head 's POPPOPPYPPPP
en:head and OLPPOPPPPPPO
en:head of NMPOzNPOPPOT
en:headac TOOPPNPPLPPN
en:health PPPPPOPPPPPW
en:hear QPQIOGIGOMRc
en:hear a POVPPPPPPPPO
en:hear how PPPPPPPPPPPT
en:hear it PSPKPOPPPOQR
en:hear that PPPOPNOPPOOW
en:hear the PSPPPOPPPPPM
en:hear you ONPOPHPPPOOV
en:heard PTNNPGKLONOY
en:heard that P_PPPPPPPPPR
en:hearin RKOPPNRPQPPW
en:heat ORPOPMPOPPOX
en:heated PO]PPPPPQPPP
en:heater PNPPPQPPPPPO
en:heavy OUPPPNPPPPPN
en:heifer PPPOPOPfPOOQ
en:held OMPPPPPPSPPN
en:hello KLPOOLMOOOO^
en:hello is PPPPPPPPPPPS
en:help WNPLQPMQCNSQ
en:help if PPPPPOPRNPfQ
en:help me MPPOPQPSPPPQ
en:help us UNPPWOPOPPPM
en:helpfu NPPPPOPVPPQM
en:helps [NPPPOOPPPPS
en:hen RKPPPPPPPPPM
en:her QPFQ^=OZOTLD
en:her for PPPQPPPTPQPQ
en:her in PNPOOQTLPOMP
en:her name OOPP]PPPPPPQ
en:her on PPPPPPPyPPDN
en:her the POPYOPP]PRQM
en:her to OPPPPNPXQQPN
en:here SRM8OKMOSFQS
en:here and [OPPPNPPVPPS
en:here for PNPPPPPVPPSN
en:here from PPPPPPPPPPPS
en:here i ROPPVPPPPPPO
en:here is LQPMOIOOPOOX
en:here it TMPPPPPPPPPR
en:here the OTPPRPPPPPPN
en:here you _PPPPPPPPPPQ
en:hersel PRPPPPPPPPPU
en:hesita OyPPPPPPPPPN
en:hesita is PWPPPPPPPPPP
en:hey GNPOOMOOPNOY
en:hi PMPNMJLNPNMf
en:hi both PPPPPPPPPPPN
en:hide QMXPPOPPNPPQ
en:hiding YQPPPPPPPPPS
en:high RSPPPRPPOPPQ
en:hill LRPSPPOQPPPJ
en:him RPQPWIObBaRK
en:him on PPPTSPOXP[UM
en:him the TOObPPPQPOPM
en:him to OPQOPPOWPRUJ
en:himsel PMPOMPPONPVL
en:hindi OP]PPOPPQOPR
en:hip ZLPPPPRRPPQN
en:hire QPPOPTPNPONT
en:his TFOPRCKOOPP9
en:his own OQTPPPPOOPPO
en:his phone ONROPPPPPPPS
en:histor PO[PPPOPRPPO
en:hit NQOPPPPOPPPN
en:hiya OPPPPPPPPPPX
en:hiya is OPPPPPPPPPPS
en:hm JDROQGPMOOOC
en:hold PVSAPNQSQPNN
en:hold it PQPPPPPPPPPR
en:hold on OPPPPPPPPPPN
en:hold the OMPOQNPUPPPQ
en:holder PPPRPOPPPPPQ
en:holdin QPPNQLPPMOOQ
en:holds PPPQfPOPQQPQ
en:holds the PPPPuLOORPPQ
en:hole PQPRRMPNPPOL
en:holida QQNQOQYOPPTW
en:holida i ORPPPUSOPPPP
en:home XQHMPQFQIMPK
en:homes PPPPPMPPPPPP
en:homewo PPPPPPPPQPPL
en:honest PYNEOOQ<N>KH
en:honest i OUOPQOPNPPPP
en:honey PTPPPOPOPPPK
en:hook PMWPPPPPRPPL
en:hope HMOPPMPOPPOS
en:hoped OPPPPPPPPPPS
en:hoping QVOOPPZPPPPQ
en:horse MYOQPPPMPQPP
en:hospit KPOOOPTPOOOO
en:hot OGPPSOOOPPPO
en:hotel OONQOPP[PONN
en:hotels POPPPOPPPPPU
en:hour QUPQLVDQSQVT
en:hour and O^PPPPPPPPPP
en:hour with UMPNPPPTPOjR
en:hours QOQJLK,NPHNU
en:house PQMNQKQPORPJ
en:how QRG=SK7RZOIY
en:how a ]OPPP]PPPPPO
en:how about PPPPPPPPPT^T
en:how are PPPPPNPPOPOO
en:how did PPPPPOPPOPOT
en:how do OROOOOPQXOKP
en:how is MOPPOPOPIPNa
en:how it VLOOOQPOPOPO
en:how long OLOPPFOLOPOI
en:how many PPPOODOJbOIJ
en:how much OLPPPNPNePPF
en:how often PPPPPNPPMPPQ
en:how old PPPPPPPPNPPR
en:how the NNPPPNPPQPOU
en:how was PPPPPNPPPPPZ
en:how we VPNNZNOPPLPP
en:how would POPPPKPPNPPW
en:how you NPPPPQPPPPPO
en:huh MNPPPKPOOPPF
en:hundre QKRWLGNPPQMW
en:hundre a RIPOPsLRPMPN
en:hundre and HMLJJUPOOPHN
en:hundre dollar PPPPPLPPPPPO
en:hundre for PPPPP~OPPPPT
en:hundre pounds PPPPPTPZPPPO
en:hundre thousa MNPPPKTTQPPO
en:hungry ORPPPPPNPPPN
en:hurt PPPPPOPPPPPU
en:husban RRNPIIMRPMOM
en:husban 's ORPPTPPPPPPP
en:hygien NNPPPMPOPPPO
en:i SNLELRNUNRRR
en:i always QMPPPPPPPPPO
en:i am ETOPQFPNRQKI
en:i apprec PPPOPOPPPOPV
en:i ask RJPONQOOPONY
en:i asked NQPPPPPPPPPM
en:i be POPPPNPPQPRM
en:i believ NOPOPOSONPPQ
en:i bet P^PPPPPPPPPT
en:i bring PTPPPSPPPP[V
en:i call PNPPPOPPPPHP
en:i called TOPPPNPPOPPP
en:i came OPPPPPPOPPcS
en:i can RPPPPWTPQQOW
en:i change PQOPPPPRQPUO
en:i check PPPPPPPPPPXQ
en:i come POPMPJMOOQV^
en:i could fPO>MpAMMENX
en:i counte NSPPPPPPPPPN
en:i did TKOHNQJLOKMB
en:i do O^KRROS!OFRE
en:i drop PPPPPPPPPPTW
en:i gather PPPPPPPPPPPT
en:i get RSLKNRNOXKNR
en:i give PPPPPPPPPPaT
en:i go OLPPPOPNNQON
en:i got OUMNOPPLOOQL
en:i guess OPTPPPPPPPPN
en:i had VQAMJLMHQOMO
en:i have OL<ENRRSTBL<
en:i hear ONPNPEPPPJO[
en:i heard SPPPPOPPPOPV
en:i honest PRPPPPPPPPPR
en:i hope NOPPPOPPPPPR
en:i just LPLLTEO@PONN
en:i keep PPPPPNPVNPPN
en:i knew OOPPPPPPPPPN
en:i know NPIEIOGDMFKY
en:i like ~/GPNPMNNPOI
en:i liked NOXPPOPPPPPK
en:i look OOPPPNPOPPPR
en:i looked OWPPP^PPPPPQ
en:i lose PPPPPTTSQPPO
en:i love [MPPPNPPPPPQ
en:i make RNPPPPOPPPPK
en:i may PQVPPQPPPPPX
en:i mean JUNOOIUNPONK
en:i might NRROPOOOPPPP
en:i must YPLOPQONPPPO
en:i nearly NPPPPOPTPPPM
en:i need RHRPMQXPPNNL
en:i never QMNPPOPOPPPO
en:i notice ORPPPTPPPPPP
en:i only KQPOkTPNPPPK
en:i pay ORPPOMPXPPPK
en:i presen PPPPPPPPPPTR
en:i promis PlPOPOPPPWPX
en:i put QPOQ[PQRNPMM
en:i read QVOPPPPOPPPN
en:i really RNPPPPPPPPPO
en:i reckon SOPPPPPPPPPR
en:i rememb OMPPOOPPPPOT
en:i rent PRPPPMPPJPPR
en:i ring PUPPPPOPOOHQ
en:i run OLPPuNPPPPPS
en:i said MCPPOPPOPPPQ
en:i saw REOOOHPNOOOT
en:i say QQQOPQPVOPOH
en:i see QRPPNROQPPON
en:i send ONQQPOPOUVOP
en:i sent XOPPPPPPPPPS
en:i set OOPPPMPPPPPM
en:i shall OOQQOPPOPWOP
en:i should OMOPPPOPPOPY
en:i show PPPPPOPPPPXT
en:i sign OMOPFQOXPOPN
en:i slept RQPPPPPPPPPL
en:i speak PPPPPPPPPPNT
en:i spent NVPPPWPOPPPO
en:i still OaPPPMPOUPPO
en:i suppos IMOPPPPOQPPL
en:i swear OOPPPPPPPPPS
en:i take NQMOPaP]YROR
en:i talk PPQPPOP^RPQR
en:i tell OPOPPPPROOPM
en:i think PUPLPPSPOLOI
en:i though TPPPPVPOPPPQ
en:i told UNPPPQPPPPPN
en:i type NOPPPNPPPPPN
en:i unders PVPNPPPPZMOW
en:i used VNMPPPPOPPOM
en:i walked PTPPPPPPPPUM
en:i want N4fQOJU_SPQH
en:i wanted NOUPPOLPPPO]
en:i was XLGNLRIGPNNJ
en:i went [KPPPPPPPPPO
en:i will LCOnNRB^?~Tn
en:i wish OMsPPPPOPPPO
en:i would UU[UEOPXIFPH
en:i write OOPPgPPOPPPO
en:i wrote NPPPPOPPPPPM
en:ian PPPPPPPPPPPR
en:ice NPOPPOOOOPOK
en:id PPPVPOPPPPPT
en:idea RPOOORNOOOPO
en:if 4QQNNTQM]MRQ
en:if a PQOPPMPO[PNG
en:if he ONQPNPPZTPNS
en:if i NVOMNQCPQJU[
en:if it HNaPORWMQOPU
en:if my PlOPPPPPMPPO
en:if nobody POPPPSXTQPPO
en:if one OPOPPMPO]PPK
en:if she PJOPTOPPPPPT
en:if somebo PQPPPNPOQPPP
en:if that PSOPPOTQPRRO
en:if the ILSNQQPONRNV
en:if there NTRPPPPNMPOH
en:if they NPOPOFPXTQNR
en:if we SQOMOePL^NJH
en:if you BOORPQLOPMQP
en:imagin OPPPPPPPPOPV
en:import PORKPMPSPPQN
en:impres gKPPPPOOPPPO
en:improv cPPPPPPPPPPP
en:in ROPLMLMHPNPP
en:in # RUPOPLQMOOOM
en:in a O[PPLJOOORPL
en:in about UOPPPOZPPPPR
en:in all QLPPPOPPPPPO
en:in an RPO[PPPOPPOL
en:in and RQPOOPPOPPPT
en:in any OQPPbSOPQPPN
en:in april QGNNNLUMOOPK
en:in at ORNRPiPQPPOO
en:in august JSOONNTNPONN
en:in before PMLOPQeMPPPP
en:in by MMPTOLTOPPPO
en:in charge POPP~OPOPPPP
en:in decemb NPQPPNOOPPPO
en:in dublin PQPPPOPPPPPT
en:in each RNPPPPPPPPPP
en:in every NOPPPPPPQPPS
en:in fairne QNPPPOPPPPPU
en:in februa OMPOUObNPOOO
en:in five PTPQPOOPPPPR
en:in for NOKNPOQMOblR
en:in four PNPPPOMPPPQO
en:in from POPOPQPPPOPR
en:in front QbMSRQOOPQOO
en:in her QQPPSOPPPPPN
en:in here NSPPPPPPPPPP
en:in his QKPPPQPOPPPM
en:in it POOQPXNYQNPS
en:in januar HPPNSUHGPPRO
en:in july KPPPPQWPPPPO
en:in june QQPOPMMLPPVN
en:in kano PPPPPPPPOPPN
en:in law QBPPJNNOOPPO
en:in leeds PPPPPPPPPPRT
en:in march JTPOMNFNOOXP
en:in may PPINQGwOOQKM
en:in mind PPPPPPPPPPPT
en:in my ORPLMYKPOMLK
en:in nine XOPPPOSPPNPT
en:in novemb OIPOUMPTPOPQ
en:in octobe OUUONQENPOPP
en:in on NDNHPMLROOlV
en:in one TNPPPPOHPQPR
en:in our LPONQFPMPOOO
en:in person PPPQPOPPPPGS
en:in place PNNOPP^PPPPP
en:in red PP]PPPPPPPPP
en:in septem XNOPPPUPPPQP
en:in six TRPPPOPPPPPP
en:in ten lOPPOMNKPPNQ
en:in that ORPKPQPOPJON
en:in the NVOKRPRMNMSH
en:in their OOOPPOPWPPPS
en:in there P9cOOQHOONOT
en:in thirty ]LPPPPOPPPPO
en:in this NOQM[MQMOOOR
en:in three SPPPPNUOPOPQ
en:in touch SOPPPPOPPPOP
en:in town SMPPPPPPPPVN
en:in twenty XLPPPPPPPPPP
en:in two QRPOOPPKRORR
en:in under ROPPPPPPQPPT
en:in what PPPPPPPPaPPO
en:in with MQSOOPPNPOOQ
en:in writin OMM~P]OPQTHP
en:in year PSQPPSPOMPPL
en:in your QOOUOIMNOQPP
en:inbox jPPYPOPPPRJT
en:inbox tonigh PPPUPPPPPROR
en:incide PNPPPLPPPPPP
en:includ ONOQOlNN[PPP
en:includ the PPPQPYPOXPOQ
en:inform OMPPHIPOPPPM
en:inside MPQMT_UUSNOT
en:inspec OPPMGOPPPQNW
en:instal OQPMPQRPPPVW
en:instea TM^NMRMOPNMV
en:instea of UN[ONTMOPONO
en:insura NONV]KOJOOIM
en:insura certif POPqPPPOPOON
en:insure POPORJPPQPPU
en:integr PPPPPOQPRPPQ
en:intere RROPPSOPXPPP
en:intern LVPPOLPMPPOK
en:interv PPPPPPPPPPSP
en:into QRRPRKPRNPLN
en:into a XQOPPPPPPPPO
en:into it TQUPPPPPOPPO
en:into that PPQPPPP^PPPR
en:into the PQOOQOPONPPS
en:invite ONP^PPNPPRMQ
en:invoic P[PXPQNOPQLO
en:invoic in OSPPQNPRPPPP
en:involv PPPPPOPcOPPO
en:irish OOUPPPPPOPPN
en:is [NE>PXQJMAHM
en:is a MWMU9O;DHEML
en:is about PTPMOPZKOJMS
en:is actual YPOPPSPPPPPP
en:is all OLROQOOMOOOS
en:is alread gPPPPNPOPPPO
en:is also JQPPOQPPPPPQ
en:is always <RPPNQOKOPPE
en:is an OOQNPJONPNNR
en:is and OPPPPRPPPPPP
en:is anothe HDMPOHOSPPPO
en:is anythi PPPPPPPPRPPN
en:is at POPPPPSPPOPT
en:is back OOPPOPYPPPTR
en:is been OSQSPGGQINMR
en:is being ORPPPOPWPPPR
en:is better ULPPPNRPPPPJ
en:is brilli YOPPPPPPPPPR
en:is by ONPOPeTPPOPV
en:is called ONPPPPPOPPPP
en:is change RNZPPOPPPPPO
en:is clear OPPPPPPPPPPR
en:is clever ~OOPPPPPPPPM
en:is come OOPPSOPPPPPP
en:is coming OMPPPPS^USOO
en:is correc UNPPPRPRPPPP
en:is dead OPOPQOPSPPNM
en:is doable PPPPPPPPPPPT
en:is doing PTPPPPPPQPPN
en:is done ^MPPPQMPRPPO
en:is down [NPPPOPPPPPO
en:is eating ROPPPPPPPPPO
en:is eighte PPPPPOPPPPPS
en:is eighty RMPPPNOPPPPO
en:is eleven PQPPPWRPPPOR
en:is ever UQPPPPPPPPPN
en:is exactl YQPPPNVPPPPK
en:is fair KPPPPWPUPPPR
en:is fifty PPPPPPP]PPPS
en:is fine PJONJPPPPNaN
en:is five PVPPP]PPPPPS
en:is for @TPQTPPVOQOQ
en:is forty NPPPUiOPPOPU
en:is four LIPOLQROPOOQ
en:is fourte POPPPTPPPPPQ
en:is free OWPOP]SNPPPT
en:is from OPPPPTPOPPOO
en:is going PTOPONPOMOOQ
en:is gone RGPPOJQOPPPP
en:is good VNONNJQMPLUL
en:is got PFRSSONOSOGI
en:is great RPPPPPPPPPPR
en:is half bRPPOPMMPPPL
en:is have NFqPLNfNPPOK
en:is he PPPPOOOPPPNW
en:is held POPPQPPPPPPR
en:is her OOPPdOQPPPPR
en:is here ROPPPPPPPPPO
en:is his OMPPnOPPPPPN
en:is holdin PPPPPOPPOPPR
en:is honest WNPPPPPPPPPO
en:is how bOPPUQONPPPL
en:is i HYPPRNQQPRPN
en:is in PDOIKPOPPPPO
en:is includ PPPPP^PPPPPU
en:is inside LOPPpeP~PPPP
en:is it GIOFUV@LQKEN
en:is just SSOOPOONPOOS
en:is kind LQPPPOPPPPPL
en:is less XLPPPZPPPPPO
en:is like KPOPPOPPPPPP
en:is lovely QPPPPNPPPPPO
en:is made [QPPPOPPPPPO
en:is making OWPPPPPPPPPP
en:is me BSOOjJNFNONN
en:is mine LJOP~OPRPPPO
en:is missin POSPPPPPPPPR
en:is more OgOPOSOPOPPK
en:is my NLRKjNPRMRLO
en:is never NQPPNOPPSPPN
en:is next PORPPPQPPPPO
en:is nice UPPPPQPPPPPL
en:is nine OKPPPbWOPOOT
en:is ninete QSPPPXPPPPPP
en:is ninety PPPPPMPPPPPR
en:is no PTCPQOSQPORP
en:is nobody SNPPPPPRPPPN
en:is normal PPPPPPPPPPPS
en:is not LRSNNNQNGNUT
en:is nothin JPPOOPTQPPOM
en:is now ROPPPPPYPPPT
en:is off RQQOPPPOPPRN
en:is okay JJPOLYPWOPPI
en:is on NPOONMQMPSHV
en:is one NOPOPPLDNOLM
en:is only OPPRPPLPPTQR
en:is our POOOWPRQOONR
en:is out PPOOOOOXPPOT
en:is over NLPPRRNOPPPP
en:is part PPPPPOPPPPRT
en:is perfec ZPPPPPPPPPPK
en:is pretty ~MPPPTPPPPPM
en:is quick aQPPPPPPPPPK
en:is quite PPPPPRPPPPPR
en:is really qMPPPNPPPPPN
en:is right SHPPOQOOPPPK
en:is seriou PPPPPPPPPPPS
en:is signed PPUPQPPPPPPR
en:is sittin ORPPKXOePPPP
en:is sixty OMPPPMOPPPPP
en:is small ONPPPPPPPPPO
en:is so fMPPPOPPPPPO
en:is someth RPQOPPONPPPM
en:is still SSNPSQPMPQPL
en:is ten POPPPSRPPPPT
en:is that JVNY@VO@[NHI
en:is the PMKOYKQETKOQ
en:is their ONPPROPPPPPN
en:is there HPGEIPSPaBN[
en:is thirty ROPPPPQVPPPM
en:is this PPPPPLOOQPON
en:is three NQPOOXOPNONR
en:is to OOPPPRSTPPPS
en:is true MNPPPNPOPPPN
en:is twelve PPPPPUOXPTPU
en:is two PUPOO^NQPPOR
en:is under [PPPPOPPPPPR
en:is up SUOOPKVPLOTQ
en:is us SOPPPMPPPPPP
en:is useful PPPPPPPPPPPR
en:is very xMOPOQNNOPOI
en:is well TNPPPUPPPPPQ
en:is what QUPLMONMPMML
en:is when PHOPPNfLPPNO
en:is where ROTOQJQPQPPO
en:is why ONPPPRPOPOPN
en:is with MQPOVQLOQPOM
en:is within OOPP^PPPPPPN
en:is wonder PPPPPOPPPPPV
en:is worth dMPPPPPOPPPM
en:is writte OSTPPVPPPQPQ
en:is wrong PNPPPOPPPPPM
en:is you PSPPPOPPPPPP
en:is your TOPPRPQOMPMS
en:ish PPPPPPRPPPPM
en:issue ONPPPOPPPPPQ
en:it JKWSUQRVKVFH
en:it a OMNQPRQSHQNV
en:it after SJNPPQOOTPPN
en:it all NONQ[QPIPOOL
en:it and QUNPSRJVMQSG
en:it as LPPPPPPOPPPU
en:it asks RWPPPOPPPPPS
en:it at NPJPKTUSPTPL
en:it back TROPPTRZQPOL
en:it be OPPOOHQQPOQP
en:it becaus OQQWONPOPPPP
en:it before MQO[SKN[PZKN
en:it better PZWPPOPPOPPQ
en:it but OcPPQPPTPPPO
en:it by DQQONQPPPNNT
en:it came OLPPPPPPPPPO
en:it can JQPONSPPPOPZ
en:it come PPPOPZPPWQPK
en:it comes OMPOPQPOPOPY
en:it cost POPPPWPSSPPP
en:it costs OPPPSUPPPPPO
en:it could LPdOPLONPPPS
en:it did PPRPNRPOPPPO
en:it do OMSPPMPMbPOC
en:it does P^OKPSMIPLNf
en:it done PPOOPORNPQOQ
en:it down OQPNPPPOTMPN
en:it drops PPPPPWPPPPPS
en:it every PPPOPPPPPOPN
en:it feels OMPPPRPPPPPP
en:it first PPPPPPP]PPPR
en:it for PMOPJPPaPOPP
en:it from PXOPQTLXPPPO
en:it gets OPPPUOTPPPPS
en:it go PKOOOOPNVPOP
en:it goes HRPNKNOQQNNU
en:it going POOOPO_NQPPR
en:it had RRUPPOPOPPPN
en:it happen OTPPPPXMPOPP
en:it has PMWNPQNQNLNT
en:it have PPXPPOPPQPPS
en:it he PPPP[PPPPPPO
en:it help PPPPPOPSOPcT
en:it holds PPPUPTPRPUPS
en:it i KOOPTMMPOQLI
en:it if OOQPPSOOPPPR
en:it in XKOTSVVRNRN[
en:it into PPPSfPPfPQPR
en:it is NJJMdLQTDOXR
en:it just OPRPPPPNOPPP
en:it keeps TOPPPOOPPPPU
en:it like HOUPONPNPPPP
en:it logs OWPPPPPPPPPP
en:it looks PRPPPPPPPPPU
en:it make PPPPPQPPPPLT
en:it must KP~OMJPMOPPL
en:it myself YLPaWPPOPRPR
en:it need PPPPPPPP[PPN
en:it needs NGuOPNPMPPPO
en:it never QOPPPPPPRPPP
en:it now ROOPQNPOPPPW
en:it off OQPMOQOKQOOL
en:it on NONRPMTQPQUQ
en:it only PNPPPOPPPPPR
en:it or PMOROPPQ]PPL
en:it out QONOPQTTSOOL
en:it over OOOSOQNOPNOW
en:it paid PROPPTPPPPPS
en:it rains OPPPPPPPPPPN
en:it reads PPPOPOOPSOPT
en:it right PPPPPPRPRPPN
en:it run PPPPPTPOXPPN
en:it runs PQPPPQ_PPPPJ
en:it says SNPPPOPPPPPR
en:it sends P]PPPOPPPPPR
en:it she NMPQTOPQPOPO
en:it short OPPOPPPPPOPK
en:it should POYOLMOMOOOL
en:it since SNPPPOPPPPPN
en:it so PEXQUQNSOQNM
en:it someth PPPPPNOPQPPS
en:it sounds OPRPPPPPPPPO
en:it straig PPPPPPPPPPPU
en:it take PPPPPNPPHPPN
en:it takes TOOOOBTOPNP[
en:it that SLQPPPPMPPNM
en:it the PKKQQVPQUPJS
en:it there OQONPPPTPQPP
en:it they OQPPYOOOPPPM
en:it this PQPROPRFPPPP
en:it three ONcPPPPPPPVP
en:it throug OOPYQOOTPVON
en:it to MJkZOOOaMXPP
en:it today PTPUOOPOPMPR
en:it told OOfPPPPPPPPP
en:it tomorr PPPfOOPPPZOU
en:it tonigh POPcOPPKPVQN
en:it too OPTOONPNPPPP
en:it took TZOPORONPPPM
en:it tuesda RNPQPPPPPPRQ
en:it twice OGTPPPPRPPPN
en:it up MKIbPPQQPRMP
en:it waits POPPPSUPPPPQ
en:it was NPFKKPCULLMK
en:it went LWPPPVPPPPPN
en:it will KYM[PJQHPPN^
en:it with TLP]PAQUMUQL
en:it withou SOPPUPPPRPPQ
en:it works PUONPTPPOPOM
en:it would GNnHORO=OIII
en:it you MQOONKPQQPOU
en:item PLWPWOPOPPPK
en:its SGPPRLPLPPBL
en:its a NUPPPPPOPPPP
en:its just OMPPPPPXPPPO
en:its own QKTOOJOOQPPQ
en:itself Q9TOQPDVQTJR
en:ja OPPOOEPOPONM
en:januar 8QNOOQ[ONOSL
en:januar and NRPPOR[OPPPN
en:jar PNPPPPPPPPPN
en:job WOOKKQWQPNLO
en:jobs QZOPPMPRPPOO
en:join POPPPPPYPQiO
en:joke ObPPPQPPPPPM
en:july PPJJHPXPPRPL
en:jump ONPPPTPPOPPN
en:june PNKOOOUQNNWX
en:june and QPPPPPLOPPPM
en:junior OQPPPPPPPPPM
en:just PRRJQFLQOD5V
en:just a NPPPPOPUPPPS
en:just do LjOPROPPPPPQ
en:just for PP[PPPPPPPPP
en:just i PMPPPPPPPPPP
en:just so STONOPQMPOPN
en:just the LMQQOPOWPOOU
en:just to OOPPUQPOPPPM
en:just want PPOPPPPTPPPU
en:just you PPPPPOPPPPPT
en:k PTPPPQPPSPPP
en:kano OOPPPPPPVPPM
en:keep OQMNAPDUQPPJ
en:keep it TGOOPQNOPTTK
en:keep the PQPLPQPONPNP
en:keep you PTPOPPPPPNPO
en:keeps UOPPPMNOPPPT
en:keeps the RNPPPPPPPPPQ
en:kept QPQPPPPOUPPI
en:kettle QMPPPPPOPPPM
en:key RERQOPOMPOPS
en:keys NRPPPNPOPPPP
en:kick PNPQOOONVPgP
en:kick off PPPPPOPOPO~R
en:kid JNVOOKPMOPMJ
en:kiddin MMPUPPOSPPPO
en:kids QOPOMNPNOPOI
en:kill QJXPTOONNPPN
en:kilo PP]PPOPPPPPS
en:kilome NePPPKPPPPPT
en:kilos QOPPPMPPPPPS
en:kilowa POWPPNPPWPPN
en:kim PPPOZPPPPPPP
en:kind ;WQOONOPPPOL
en:kind of HaOPOOOPPPPL
en:kindly OQR_PPPMPOPK
en:kiss uMQPPUPPPPPM
en:kit XOUPPOPOPPOQ
en:kitche QRQNPPERNONL
en:knee PQPPPNPPNPPL
en:knees ORPPPPPPPPPO
en:knew _HRPPPPPPPPL
en:knock ONPOPRPOPRcT
en:know <MNNGOQLPN4I
en:know a POUPOPPPPPPR
en:know how NMPPPOPONPPN
en:know i PNPPPPVPPPPO
en:know if PTPPPOPPOPPS
en:know it PMOPPLPPNPPY
en:know that JSPOPLPRPPPN
en:know the OPQPPKONPPLS
en:know they OJVPPOPPPPPN
en:know what JMMNNPPOLOPK
en:know when PPPPPPPPVPPV
en:know where NYNPPOPOMPPN
en:know which NNOPPPPUPPPN
en:know who RJOPPPPPXPPO
en:knowin SPPPPPPPPPPQ
en:known RQPPPLOPPPPR
en:knows QMPONLPLKPOM
en:lab OMMTOPPOSNNR
en:label OMPPPRPPPPPQ
en:labels NSPOPOPPPPPN
en:lad PWHKNMMPONNM
en:ladder OPPPPOPOOOPJ
en:ladies VMPRPPPRWOPQ
en:lads OSOONNPLPPOL
en:lady SPLPLPOKOOPL
en:lagos PNPPPRPPPPPP
en:lah KRPOOMOOOOOL
en:lakh TOPPPzPPOOPP
en:land NKPPRNQOPNOU
en:landed SRPOPOPPPPSP
en:landlo OTPQ^JPNPPLQ
en:landlo 's PPPPkORPPPPP
en:lands PPPPRPPPPPPQ
en:lane QSPPOOTPPPPO
en:langua ONOOPFQOKOPS
en:lapses PsPPPtPPPPPQ
en:laptop RUOPTNPOPNOM
en:last PUQOLNNDQNJY
en:last month QOPPPNPPPPPL
en:last night PVPPPPPPPPPO
en:last one O[PPOQNOPPPO
en:last time PfQOLPNONPPW
en:last week P7PKPIRLOPPR
en:last word PMPPSQPPPQPR
en:last year QPQPKNLIQONL
en:late OQQOLPQMOOPP
en:later NPPQPPOPTPOK
en:latest POPUPPQOPOOO
en:laugh SPPPPSPPPPPT
en:laughe [PPPPRPNPPPM
en:laughi RKPPPPPPNOPM
en:launch PRPPPQPOPOOT
en:laundr PUQPPOPPPPPR
en:law RPPQJPLQOOPN
en:lawyer QKJSPOPQPPQQ
en:lead PMOMNMTJRMbP
en:leader PNPPPPPPPPPP
en:leads ORQPPMPPPPPQ
en:leafle RMPPPOPPPPPP
en:learn PJWPPPPPPPPP
en:learne RQPPPRNOPPPN
en:learne it VUPPPSPOPPPN
en:lease NNNRQWWPOPPP
en:least HQPNQQOMPNLJ
en:leave EUPQHPRPOMQP
en:leave a PNPPPOPPPPPP
en:leave it NcOOOPROPPWN
en:leave that PMPOPOPPQOPM
en:leave the OOOQPOP]NPOS
en:leave us PPPPPPPPPPPR
en:leave you PPPOPPPPPNPS
en:leaves POUPPOQQPPPN
en:leaves the OPSPPPPOPPPO
en:led PPPPPOPPPPPR
en:leeds OPQPPOPPPPQT
en:left PMQMPSQTQNKR
en:left a PZPPPPPPPPPQ
en:left off PPPPPPPPPPPS
en:leg NIOOONOOOONL
en:legal PLPMGPOMPMYM
en:less [PONO_NJINOT
en:lesson PbPPPNPPPPPP
en:let RJSOQIMZJNYZ
en:let him XOXUPPPPORPN
en:let it OLcOOOROPOPM
en:let me MKOPRDOYLML^
en:let them PNNPPPPSPPUO
en:let us NRNPPRNTPQ]O
en:let you POPMPOPNPJPU
en:letter POPULRMUPPHK
en:letter to ONPPPPPVPPPO
en:level PPPPPMOPPOSP
en:liabil PPPPPMPPRPPP
en:librar NQUPPPPPPPPX
en:licenc OMNTPPRQPPMN
en:licens ORPPPRPPQPPQ
en:lie NZOOOPONOOPP
en:life POOPONPOPOON
en:lift KQRONOOOOOPP
en:light SSPOOOPJOONN
en:like EUQOQSLRKDLG
en:like a OVOTLQMHONMF
en:like an NSPPPPPPPPPM
en:like i MQQPPPQOPPPO
en:like is SOPPPOPOPPPR
en:like it QOPPQSSMIPNO
en:like my MNRPPPPPPPPR
en:like that TOQGMBNBQNNJ
en:like the SO_NOOPLOPOO
en:like this OPNQVQPOOPOM
en:like to HPNQOSOgPOST
en:like you ONPPPOPXPPPQ
en:liked SEZOONPOPPPL
en:liked the XOPPPPPPPPPP
en:likes PKOPLPPRQPPJ
en:limit NQPPYNPPPPPP
en:line TOUMPNMXORPR
en:line and [OPPPPPPPPPP
en:line by POTPPNPPPPPQ
en:lines QIPPPNPOQPOM
en:link RQQNOIPOPOOY
en:linked NNPPPPPPPPPO
en:list PRQNHNNGKNJP
en:list and P]PRPNPPPPPS
en:list i PPPPPPPPPPPU
en:list is RQPPPNPPPPPQ
en:list of PPPQPPPPPPPR
en:listen KGPNOLPOPMOW
en:listen i ONPPPPPPPOPU
en:litera PNPPPPPPPPPQ
en:lithiu PPPPPPPP^PPT
en:litres TPPPPOPPPPPR
en:little HVOPLSQOPPHK
en:little ones PPcPPPPPPPPP
en:live POSKJNYQOINT
en:live in PPOPPPOPPPPR
en:live with ^LPPPPRQPPPL
en:lived PTVPPPPPPPPM
en:load PXSPPNONPNOR
en:loadin PXPPPPPPPPPS
en:loads POPPPRZUPPOQ
en:locati NPPPPTPOXPPO
en:lock OLZOPQOOPUQU
en:lock a OOYPPPPPPPPO
en:log RQMPOLOOQPPT
en:log in PWOPPPPPRPQR
en:logged PPPPPOPPPPPR
en:login LQOVPPPT]PON
en:logo OYWPPNPPPPPL
en:logo on OSXPPPPPPPPM
en:logs KUNOPOPOPPPN
en:logs me NbPPPPPPPPPO
en:london PNSPPOPOPPPR
en:long CMOIFKQEQJKL
en:long as PPPPPPPPPPPS
en:long does PPPPPPPPIPPO
en:long is PPPPPPPP^PPM
en:longer KQ[MONOKPPTM
en:look OQFJQRRPNJPZ
en:look after PNPPPNPOMPOU
en:look at OPDKPPRPNOPU
en:look i UPPPPPPPPPPP
en:look like MUPPPRPPKPPP
en:looked RPPLKPPQQNNS
en:looked at QPOMMNPQPNOQ
en:lookin TMLRROPOPMLW
en:lookin at IQOOVOQNPONY
en:lookin for fNPPPPPPPPPQ
en:looks ZMONSKPNQNPZ
en:looks after POPPTOPP[PPR
en:looks at PMPPPOPOPPPQ
en:looks like SOPPPPPPPPPQ
en:lose OPLONVYWQOOI
en:lose a QKOPPOPPQPPN
en:lose the PPPPPRPPRPPQ
en:loss POPQPPPPQPPR
en:lost PKLON<FKOPRK
en:lot WZOKNSPIQSJJ
en:lot of ONLKPPRNSLMT
en:lots PORPPNPPPPPT
en:lots of PORPPPPPPPPR
en:loud OTQONOONOMOI
en:love ORSJLBPBNVRK
en:love it VLQPPNPOPQOS
en:love that KOPPPOPPPPPT
en:love to OOOOPPPPPPRS
en:loved |NPPPPPPPPPM
en:lovely OPLHOELLIPPY
en:low PSOPPPPPPPPQ
en:lower ONQRP^POMPPQ
en:luck ONPOPPOOPOPR
en:luck with PPPPPPPPPPPT
en:lucky PSPPPOPPPPPQ
en:lunch POPNGGCQJMeE
en:ma PTPQPPMPPPOi
en:ma'am QONQNQLOQSPf
en:ma'am the iPPPPOPPPPPO
en:machin QORPOPMQQOET
en:mad SPPPSPPPPPPQ
en:madam NPQLQFKRPMNa
en:made XVPJPQSPLKPX
en:made a SOPPPPPPPPPR
en:made it PNPPRPPPPPPP
en:made me RSPPPPPPPPPP
en:made the XTPPPP]PPPPP
en:made you PPPPPOPPPPPR
en:magnet ONPPPPPPPPPN
en:mail PJO]OLPEOPMI
en:mailbo POPYPPONPPOP
en:mails NWOPPOPPPPPO
en:main NPQPONMOPPRU
en:mainly OPPPPNPPLPPQ
en:mainte TMPPPROOUPPK
en:make OPSPQSQSNTPK
en:make a NNPPPQPPPNPQ
en:make it MJdPOPUQPTRR
en:make of PPOPPPP^PPPS
en:make sense PPPPPPPPPPKQ
en:make sure POPNPQPXPYYO
en:make the NQQPUPPQOPON
en:makes NUOOULIHNOSR
en:makes me Q^OPPNPOPPPN
en:makes sense POPPPPPPPPPU
en:makes the OOPO_NPPPOSS
en:making OQPOOLPPNPOO
en:mama PZPPPRPOPPOQ
en:man POOKQPOPPQPN
en:man with NRPPPPPPPPPM
en:manage PFPQVQOQBTYU
en:manage it OOPPPPPPPPPM
en:managi NMPP^OOSPPPN
en:managi partne POPPdPPPPPPP
en:manual POPPPNPPPPPQ
en:many QKPJKBLHZKEU
en:many are PPPPPPPPRPPN
en:many do PPPPPPPPPPPS
en:many of PQPPPOPPRPPM
en:many people PPPPPOPPUPPR
en:map OPYPNOONPPPP
en:marath PPePPPPPPOPQ
en:march NQGP>QQKLPSN
en:march and OTPPPPOOPPPP
en:march so OLPPOPjOPPON
en:marcus SMPQPOPPPPPO
en:margar OXPPPPPPPPPP
en:margin OYPPPcPPPPPR
en:mark OKQPPMPPPPOO
en:market IQNOOPOPOOPT
en:markin ]SPPPPPPOPPM
en:match POPNPkPUPPPP
en:mate RPOONMOMOOOH
en:matter LUPOPPOOPPOP
en:matter most PPPPPPPPPPPT
en:may KOKMPMzKEPSR
en:may and NMPPUPrPPPPP
en:may be PPPPXPPPPPPO
en:may i PPPOPPPVORWZ
en:may so OLNOOOoKPPOL
en:maybe @MPLKRNNNLNO
en:md NVPPPNPUPPPN
en:me PRN^OLKXLKLK
en:me a OPOODORVKOQQ
en:me about LNNPKQOQOOOQ
en:me all TPPPPPPPPPPR
en:me an PPPRQPPPPPPM
en:me and @MNRaLOMPPQQ
en:me ask PPPPPPPPPMOQ
en:me at PQPPPQNOPPPO
en:me by PRP[PPPPPmOP
en:me come PPPN]PPPPNyV
en:me down QPOJPJPSPNRO
en:me for OTOOOTOQPPON
en:me he QPPPPNOPPPOP
en:me i S9QOUNMJKOON
en:me if O^PPPLPNOOPR
en:me in PXROPOPNRPPQ
en:me is PYPOPXPMPPPM
en:me it PQNNRPPMPOPM
en:me more RMPPPNPPPPPP
en:me my OMSPPPPPPPPP
en:me not OfPPPQPPPPPM
en:me off NNPYPPPPPPPO
en:me on SQNROOLRPQSP
en:me one OMSPPOPQTMQO
en:me or PPPPPPPPOPPS
en:me out OQOOPPPOPPPR
en:me see QOMNPPPPPPNP
en:me show PPORPPP_PPPQ
en:me ten POPZPQivPVPN
en:me that PCQaVMONLMOO
en:me the Q7PnOCKPDQOT
en:me three NZPPPPPPPPPO
en:me throug PPPPPPPPPPPT
en:me to OOOKOQNaRNPR
en:me up QQPaNOOaPPNN
en:me what WOOQPRTPQPPM
en:me who OPSPUPPNPPPN
en:me you VKPPPPPOPPPR
en:me your NTPTPPPRPPOQ
en:mean GQMNONRHTNLH
en:mean it P^PPPOXPPPPO
en:meanin PPPPPPPPUPPL
en:means OPPPOPOOROOM
en:meant LQOOPMOPPOPT
en:meant to PPPPPOOPPPPU
en:meanti PPPSPOPOPPOR
en:measur QMOOQPNUPMbQ
en:medica OMTPPRQOPPOP
en:meet NPPQQR]PPQ<P
en:meet on PNPROPVTPTIJ
en:meet the POPPSOXOPPKP
en:meetin TBOPNQOQOWaT
en:meets PNPPoOaOPPPO
en:meets on POPPUPkOPPPO
en:melbou ROPPPOSTPPWN
en:member MNRLVNLNPJRQ
en:memory QPPPPLOPPPPM
en:men MVPPPPPOOPPM
en:mentio MPPUPMPPPSPS
en:menu PSSPPOPPOPPU
en:mess QNPPPPPPPPPO
en:messag QQPONFLMPQNT
en:met MQPNONNOPOPQ
en:metal OPPXPOPWPPPM
en:metre PRPPPPPPSPPW
en:metres PPPPPIPPQPPW
en:michae OOPPPPWPPPPP
en:mid OQNLOKjQPPQO
en:middle MTMPOSNPPPPT
en:middle of NRNPPONPPPPQ
en:midnig P[SOONROPOOJ
en:might OUPLOPHLOMPQ
en:might be NWOPPPNPPPPR
en:might i PPPPPOPPPPWS
en:mile UQPPPOPPRPPQ
en:miles UPPPPRNRPPPP
en:milk RPPOPPONPOPQ
en:milkin OPPPPPPPPOTP
en:millio HDOGQIMUPPOQ
en:mind OOZKXIPNPNPH
en:mind i UOQPPPPPPPPO
en:mind if POZPPPPPPPTQ
en:mind the NNPOOOOOPOOR
en:mind you QOVPPMPPPPPM
en:mine PNONxPPSPOQD
en:mine and POPPdPOTPPUN
en:mine to PNPPPOPPPPPP
en:minibu ONPPPNPPQPPP
en:minimu OPPPPPPPRPPP
en:minus POQPPMOOPPPN
en:minute _PQNH>DPQOQN
en:minute and TSOOPOMNPPPM
en:minute it SOPPPPPPPPPN
en:mirror NSPPPPPPPPPO
en:miss ]NRPPMONPPPS
en:missed QGPPPPPOPPPM
en:missin PPKPPNPOPOPY
en:mistak WLPPPQPNPPPS
en:mo PPPPPPPPPPPR
en:moan UKOPPNPRPPPO
en:mob OVPPPOOPPPPP
en:mobile RPOPPQMPPPPM
en:mode ONcOPOPPPNPS
en:model POPRPUPONONV
en:module UMPPPOPOSPOP
en:moira RRPPPNPPPPOU
en:mom PKPPPSPPQPPN
en:moment KQLNMPJNKMQZ
en:moms PQPPPPPPPPPM
en:monday R:PSMAWPSQTP
en:monday and QKPOPPR]POMM
en:monday at PPPOPNNMPQtP
en:monday i OPPMPPPMPThS
en:monday the PPPPPPPPPPGP
en:monday with PPPLPOPOPIiR
en:money QWPLh9POKMMD
en:money for NROPPSPQPPPQ
en:money is OOPPOaPVPPPP
en:monito PPPPPSPhPPPS
en:month KPPDNmOWRNOU
en:month and OPPQVRMNPPOT
en:month end OPPPPPTPPPPP
en:month for POPOP]OPPQPU
en:month i OOPPPPPOPRQM
en:month on QLRPPOOOPPPP
en:month to PPPPPcOPPPPP
en:monthl NNPPP]NPNMOM
en:monthl and PPPPPMPPQPPQ
en:months AmNOLmLHPOIT
en:months in PaPPPQPOPPPQ
en:months of PbPPP]PPPPPO
en:months on PjPPPNPPPPPN
en:more SWQGJYLIO9FI
en:more in MNQPPOOOMPPM
en:more like NRPPPNPOPPPM
en:more of _MPPPPPPPPPP
en:more or PPPPPLPPPPPP
en:more than OaONNkNKMPOK
en:more thing ONcPPQPPPPPO
en:mornin NRQO<!FHOSXQ
en:mornin and PPPOPNOOPOPO
en:mornin both PPPPPPPPPPPR
en:mornin i MPPPPMPOPPPL
en:mornin to ROPPPPPPPPTM
en:most PCQOKSBPONL^
en:most of JKSOOOOOPOPM
en:most people PPPPPPPPPPPU
en:mostly F:MLMFJKNJNL
en:mother PTPNOMPQJOPK
en:move PPORPRO^PPNP
en:moved J[OOQKPJOOOK
en:moved to PQPPPPSPPPPM
en:moves NOPPXPPPPPPR
en:moving PRQOPLVPPOOV
en:mr LNMOoPRMQQVU
en:mrs OOORcNOLPPPQ
en:much MUONPgMERONC
en:much for PWPPPTPPPPPO
en:mum QKPPMMPNPPPK
en:mum 's SNPQOPPOPPPM
en:mumbai PNQPPPPPPPPP
en:mums NLTPPPPPPPPO
en:museum POPPPPPPPPPR
en:music NOUPPPPPPPPQ
en:must NQ]FLSNJNUPD
en:must be L:UNORVMHRKM
en:must say YPPPQOOPPPPQ
en:my XTLMHPELFPJ7
en:my accoun PMPPPPPPPPPQ
en:my aunt NKQPPPPPPPPP
en:my boss OQPPPPPVPPPO
en:my brothe KQMQIPOPQOOV
en:my client MUPPPPPPPPPO
en:my collea VMPiPPPMPVMP
en:my cousin OGPPNQPQPPPO
en:my dad QOPPQPPOPPPR
en:my daught OPNPNNPOPPPO
en:my engine bPPNbPPPPL]U
en:my eyes RPbPPPPOPPPP
en:my friend SNPPPSPPPPPN
en:my girls QXMPPPPPNPPP
en:my gosh PPPPPPPPPPPR
en:my grands PMPPPRPUPPPO
en:my guys JUQPPMPNPPPN
en:my head POOOHOOQNPON
en:my husban RNOPMPOVPNPM
en:my in NMPPPPQPPPPP
en:my last POPPPWPPPQPS
en:my life NPPPPPPPPPPO
en:my lunch SMPPPPPPPPPM
en:my manage PPOSPTPfPRPW
en:my mind NcPPPOPSPPXO
en:my mother LLPPMPPOPPPO
en:my name IOMO~NNVOPNL
en:my neighb PJPPPPOOPPPO
en:my nephew HOPPPLPOPPPO
en:my niece OLPQPOPOPPPN
en:my old OJPPOOPPPOPO
en:my only NTRPOMPPPPPO
en:my own PQERWRPQRNRP
en:my partne ORPP^PPSPPPP
en:my people P[PPPPPPPPPN
en:my phone NPVQPOPPPPOL
en:my screen PPPPPPPPPPPT
en:my side PQRPPPPPPPPS
en:my sister YPOOKPOPPOPO
en:my son MKPPSOPKPUQO
en:my tea WJPPPPPPPPPP
en:my team QOPPPPPOPPPN
en:my time POPPPPPPPPPT
en:my uncle TNPPPPPOPPPM
en:my whole TKPPPPPOPPPO
en:my wife OMOMNNPJROOS
en:my word POPPPXPOP~OP
en:my worry PROPPPPPPPPP
en:myself PMQTSHMNPeUV
en:myself and OOPPPPPPPOOT
en:myself on PPPNPOPPP]wT
en:nae SiPPPOPONPPQ
en:nah PRNOVOMJPOOE
en:nah i RTPPPPPPPPPP
en:naira OPPPPSPUPPPP
en:name LKNXkDHQMRKR
en:name 's PNPPWPPPPPPP
en:name and PRPOPPPPPPPP
en:name on OJOLkOPOPPPN
en:name over OOPPnPPPPOPM
en:name to SKOPVPPQPPPP
en:named ONPPPNPPPPPQ
en:names NQUWPMOPPOJT
en:nap POPPPPPMPPUN
en:napkin YQPPPOPOPPPN
en:natura PZPPPUPPSPPR
en:near QPQOPQPNPOQW
en:near the ORPPPOPPPPPN
en:nearly QQOOMSOQOOOK
en:neat UNPNPOPPPNPP
en:need PNeMQJWON53J
en:need a HAUPQMPRSOON
en:need from PPPPPOPSMPPO
en:need is NLZPPOOOPPPO
en:need it JPZKONYBOOOJ
en:need the LFWUSOJIPONJ
en:need three PPPPPOSPPPPS
en:need to RM>MPNNPOINV
en:needed SNWPPOPPPPPQ
en:needs JO^POJRGPPNS
en:needs a PTPPPPPPPPPR
en:needs to OLYOPPRNPPPM
en:neighb QBOONPNLPOOG
en:neighb 's ONPPPPPPPPPM
en:neithe O]PPPOPPPPPN
en:nephew COOOOINNPOPO
en:nervou PTPPPOPPPPPQ
en:nervou about PePPPPPPPPPR
en:networ LWPOQPPNQPPR
en:never _MNGNGKBTLMF
en:never had fGPPPPPPPPPN
en:never mind OLXPPPPPRPPL
en:never once ZJPPPPPPPPPP
en:never seen OPPPPPOPPPPL
en:new OM=POIYGOOOV
en:new one POPPPPOPPPPR
en:new year OLPOONWOPOOO
en:next PNPKIQV[PJRZ
en:next door MTOPPOPPQPPN
en:next month POPOPPUUPOPN
en:next one QMTNPQOPPPRL
en:next to VLPOPQOROPQU
en:next tuesda PPPPPPPOPPlQ
en:next wednes PPPNPPPZPPjQ
en:next week OQOKPNPRPRYS
en:next year OLPOPTMLQQNR
en:nice EMPMPOKNONPF
en:nice to OPQPXPPPPPPP
en:nicely hQPPPPPPPPPN
en:niece OLPQPNPOPPPO
en:night OO]QO:SPLOOL
en:night shift TJRSPPPQPPON
en:nights XEPPPNMRPPOQ
en:nine SWMRPYRPORQW
en:nine a PPPPPhOPPPPQ
en:nine and OOPUPPPRPQPP
en:nine days NSPPPOSPPPPN
en:nine hundre OJSMPWOOPNPU
en:nine of N]PPPPPPPPPO
en:nine percen UPQPPXPPPPPQ
en:nine thousa O^PPP[POPPPN
en:ninete RPLHPSURKPUL
en:ninete thousa POPPPWPPPPPO
en:ninety OPHNLOQSOQHT
en:ninety a PPPPPqPPaPPQ
en:ninety days POPNPROTOPPR
en:ninety five PSPNPgPQOTPO
en:ninth MELPONcNOOZI
en:ninth of POPPPPdOPPOP
en:no OSQRQYNNKRPY
en:no bother OOPPPQQPPPPS
en:no charge PPPPP~PPPPPV
en:no for PwPPPPRPPPPP
en:no good OPPPPPVPPPiN
en:no i PNPSRWPQQPPS
en:no idea XPPPPUPPPPPL
en:no it OAOOXIOOOOPS
en:no more _KPQPPPRPPPN
en:no no OKPPPQPPUPPO
en:no not PPPPORPPRPPQ
en:no one PSPPPPPPPPPP
en:no point PNPPPPBPPPPO
en:no proble OOPQPMQPPQPQ
en:no quarre ROPPPUPPPPPM
en:no shows yNPPPMPPPPPO
en:no signal OKSPPOPPRPPL
en:no that MBPPPPPPPPPQ
en:no the PPPP[PPPPPPP
en:no to RQPVPPPPPPPN
en:no use NTRPPOPOPPPN
en:no worrie PPPPPPPPPPPR
en:no you ONPPPRPWPPPM
en:nobody ZGPJQLPPONME
en:nobody 's SYOPPPQPPPPT
en:nobody at NPPPPPPPPPPP
en:nobody can NNPPPPPPPPPP
en:nobody else [FPPZOONPPPK
en:nobody has PQTPPPPPPPPO
en:nobody is NQPPZPPWPPPN
en:nobody knows NNPPPOPPPPPM
en:nobody on OaPPPPPPPPPO
en:nobody will nOPPSPPPPPPP
en:nod OMOPePOOPPPO
en:noise RUOPOPPOPPPP
en:none QLPPPOPPPPPT
en:noon ONPJOHMYPHUO
en:nope PPPPgPPPPPPO
en:normal XHPOPPPLPPOW
en:normal day PPPPPOPPPPPR
en:north POOPTOPVPPPQ
en:nose POPQPPWZPPON
en:not KZPAJKMJP6MI
en:not a OLQPNOQPOPOS
en:not about PSPPPNPPOPPM
en:not an ONQPPOPPPPPN
en:not argue ZNPPPRPPQPPO
en:not ask NPPPQQPPSPPO
en:not at QQPPPNPPPPPU
en:not bad cOPPPPPPPPPP
en:not be PSPNLKSHOMOJ
en:not been OXPPPRPPPPPP
en:not before PMPPPO=OPPUO
en:not buy PNPPWQPPPPPR
en:not change PJQPPPTPPPPN
en:not come RPPPPOPPPPPL
en:not compla PPPPPPPPPPPV
en:not do PNPRMIJLPONZ
en:not doing N^PPPOPPPPPQ
en:not done POVPPPPPPPPS
en:not even NMPPOQOOOPPL
en:not exist OPPPPQRPPPPO
en:not find MKPPPOPP]PPM
en:not for L]ROPNPNROPO
en:not get OOPOPHOLPPPM
en:not gettin KLPPPOPZPPPN
en:not give RPOPPOPOPPPM
en:not go SLPP^OPOPPPR
en:not going [JOPPPORPPPR
en:not got ISOPPQPPPPPS
en:not had YGPPPPPPPPPO
en:not happen PPPUPPPPPQPR
en:not happy OMPPPPPPPPPO
en:not have Q[ONNGPNNNPR
en:not help PgPPPOPPPPPQ
en:not i PPPPPKOPPPPP
en:not in TSPNNOPOPNPR
en:not it RPOPOPPOOPPQ
en:not just RNOPPPPVPPPP
en:not keep QTPPPOPPPPPT
en:not know MSNOOGNSSPPR
en:not let ONXPPPPPPPPS
en:not lie NPPPPQPPPPPR
en:not like SLQPQVPOOPPQ
en:not make MXOPPQPPPPPR
en:not me OPPOZNPOPPPP
en:not mind ONQPPOPPPPPS
en:not mine PMPPRPTPPPOP
en:not my OVPPPNPPPPPN
en:not need VRNOWPOOPPPO
en:not on PNPPPOQPPPOX
en:not once QMPPPPPPPPPN
en:not one VNRPTOPPPPPN
en:not only ONmPPPPPPPPP
en:not out POPOPRPPPTXS
en:not pay MPQPRPPOOSPL
en:not paying ORMPPXPPPPPP
en:not put RWPOQPPMPOPO
en:not read FOUMNNONOPOM
en:not really KMOPPPPPPPPM
en:not say QNPPOOPOOPPL
en:not see MSPPOQOMNPPL
en:not show RPSPPOPPPPPP
en:not sign PNPPWPPPPP]P
en:not so OOOPPRPPPPPP
en:not someth PVRPPOPPPPPP
en:not sure MZPPPQPOPPPR
en:not take IVRPORMNGOOP
en:not talk POPPPPPPPPPN
en:not tell PHPOMOPQONPP
en:not the KOOQISQ]POMP
en:not there QVQOPJMOPOOT
en:not they ONPPPPPPPPPO
en:not think HkMPNLMOOPOO
en:not to SMSROPPKPPON
en:not today PPPPPPPPPPPT
en:not touch QPUPPPPPPRPP
en:not trust NWOPOOPPPPPQ
en:not use OdOPPRPPPPPM
en:not want QgFONORMMPOR
en:not we OPPPVPPPPPPO
en:not what NOPPPOPPPPPP
en:not work OUMPPPPPPPPR
en:not yet PVPPPOPPPPPS
en:not you KPRQPNOQIOSD
en:not yours ONPPPOPPPPPQ
en:note PSNRNONKOPMP
en:note that POPKPPPOPNPP
en:noted LMNOOJONOOOH
en:noted that OOOPPPPOPPPM
en:notes Y=PPOMMNPQNQ
en:nothin NVQJWURPJJNP
en:nothin but NOPPPPPPPPPN
en:nothin gets POPP~PPPPPPO
en:nothin is ORPPRTPPPPPT
en:nothin to WEPNOLPOPMPP
en:notice PTNPOQRKPPLV
en:novemb MPNORM_PONOL
en:novemb and NPPPRNOTPPMO
en:novemb so POPPPPTPPPRO
en:now ^HIIPI(SKFHR
en:now and RFOOPOP^PQPO
en:now for OVPPPNPQPPPP
en:now i SNPOPQPNOOOM
en:now is MPPPPMPPPPPM
en:now it PLPQOLNOPQPP
en:now she WQPPSPPPPPPO
en:now so PPPOQPPWTOPP
en:now that ~FOOOQPNOPPK
en:now the QOPPPPPPPPPL
en:now they RRPPPPPPPPPN
en:now we NMPPPOOOPPPM
en:now you VNQPPVPPPPPL
en:number NR]RNSDHNPAM
en:number and PORPTPPPPPPP
en:number four OSPPPOPPLPPK
en:number in POQPPQPPPPPR
en:number of P^PPPVPPPPPU
en:number on PNRXPOPPPPPS
en:number one OTPPPOPPPPPO
en:number three OQPPPaPPPPPM
en:nurse TSUPPQPOPPPL
en:nurses MSOPPOPOQPPM
en:o LQQLSNQUOQNL
en:o'cloc RRMKMGNOIZ~G
en:o'cloc and OQPOPPPOPOUM
en:object kMJPPNPPPPPO
en:obviou OOPPPPP^PPPK
en:octobe PQQQPRS@OOPM
en:octobe and ORPPSPKPPPPP
en:octobe so PPPPPUXPPPPP
en:odd MKPOPNPOPPPN
en:of NSKTSKJFMQOO
en:of # OQOPPPVPPPPN
en:of a ORLNNNPMPNNQ
en:of april NJOOOQ;SOPOP
en:of august POPPPPgPPPPO
en:of course OPPMOLOPPML_
en:of decemb QNOPOPiOPPON
en:of februa LKPNMLVLOPQO
en:of five OOPPSUPMPPPR
en:of forty PQPPPTPPPPPR
en:of four PRPPTPPPPPPQ
en:of it GWSKKPLOLLMM
en:of januar NDNMLLbRONQL
en:of july OOOOPPYNPXQO
en:of june NMOPPMPQPOST
en:of march JNOTLPVPOTNM
en:of may NHKOMOnPPOQI
en:of me wMPPPOPPPPPS
en:of mine PQQPPPPXPPPO
en:of money PTPPPnPPPPPQ
en:of my QPQQNLONONPN
en:of next POPPPMQPPSOR
en:of novemb NKOOQOMFPKNJ
en:of octobe ONOSPO>MPOPO
en:of one OTPPPPPPPPPQ
en:of our PPPPNHOPQPPU
en:of people RNPPPNPPPPPQ
en:of septem NOOONSBLPOMQ
en:of ten bOPPPPPPPPPP
en:of that ORLNROONPOQP
en:of the SNMQJQQPPQQO
en:of their RWPPPPPPPPPM
en:of them SRPQPKEQPPPL
en:of these LTPPPMNPPQUM
en:of things NOPPPOPPPPPM
en:of this NJPOOOPOPPOR
en:of those QPPPNENMPMQR
en:of three PPPPPOPPPPPS
en:of time PPPPPM~PPPPR
en:of twenty PPPPPQPPPPPR
en:of us OOIQgMPOMPSL
en:of use PPYPPPPPPPTT
en:of what RPOPPcOONPPU
en:of who OOPPPPPPPPPR
en:of year OVPPPQPPPPPR
en:of you LRPMQPOPPMSN
en:of your NOOPPONSRPMY
en:off ZISQONPPPPQQ
en:off a SLPPPPPPPPPO
en:off and MQPPPSQPPPPQ
en:off at MRPPPOPPPPPP
en:off from OUPPPPPPPPPN
en:off in QPPPQOSXPPPP
en:off it XLOOPKPNPPPO
en:off me _JVQPOPOQQPI
en:off on PQPPQOOPPPWR
en:off the ONQQLPJJPQPX
en:offer RPPSP_OQPQOQ
en:offere TOPOPSPOPOPN
en:office QPOPeFDVLPOL
en:office in VOPPPPPYPPPQ
en:often OIOOPDOPNOOW
en:often do PPPPPPPPMPPO
en:oh dCLFPQDKRF+Z
en:oh and OPRPPPOPPPPO
en:oh boy PPPPPPPPPPPR
en:oh dear PPPPPMPPPPPW
en:oh good PPPPPPPPPPPU
en:oh my OPPPPPPPPPPW
en:oh no QOPOPLPPPOPe
en:oh okay PPPPPPPPPPPM
en:oh that qENPOPONOPPH
en:oh the OPPPPPPPPPNM
en:oh yes OPPPPPPPPPPM
en:oh you PPPPPPPPPPPK
en:ok PPPPPOPOPPPK
en:okay P>JFPCJNQ*QS
en:okay and OMOOQPPNWPPQ
en:okay for TPPPPNPPPPXN
en:okay i OPOLMQPRQLOK
en:okay it PPPPAPVPPPPP
en:okay sir PPPPPPPPPPPS
en:okay so JQONOPKPPPNS
en:okay that tLOPOQOOPPON
en:okay the OOPO^PPQPPPN
en:okay well OOPPPPPOPPOR
en:old MOPMNROPONQC
en:old one PPOPPSPPPOOS
en:old ones ONPPPPPPPPPQ
en:old way POPPPPPVPPPQ
en:older OXPOOLPOQOOP
en:older than NOQPPOPPPPPP
en:on PRPNOLRPOTTS
en:on a NVOKRLLPOQNU
en:on an ROPPPRPOPPPN
en:on and POPOPPPRPRTP
en:on anythi OPOP_OMOPPPL
en:on at PMPPPPPPPPPQ
en:on call PPPPPQOPPPPS
en:on each PPPPPPPPPPPV
en:on every NKVPPZPPPPPP
en:on for OKSMOMN_QLOM
en:on friday PNOOPOROPNEL
en:on her PKQPMOOLRPPP
en:on his LRPOOOPOPOPT
en:on it MNPULHOZOOHR
en:on its PPTQPLOOQQOR
en:on let OPPPPPPTPPPO
en:on me OTPPQPPOPPPQ
en:on monday LRNjPFPIO]FU
en:on my TSPPPKKONPNR
en:on one QROSPOOMPPRR
en:on our JRQPPPRNPOPT
en:on paper LDP^PMNNPPON
en:on saturd OPPOPUOWPWUT
en:on site OPQPPNPOPPQR
en:on someth POPPPVPPPPPP
en:on sunday OQOPQNQZOPKQ
en:on that OTOQNRNNOOPQ
en:on the MPPGOJULPP_W
en:on their QPOQPOOOPPOU
en:on them NUPPPPPPPPPO
en:on then PMPPPOPOPPON
en:on this QRPPSSOQPPON
en:on thursd NQPQNNOTN_TQ
en:on time PNPPPPPPPPPQ
en:on to PePXRPPORSNQ
en:on top PLOOPwPNSOOQ
en:on tuesda NKPTWOMZPONQ
en:on us ORPPPTOPPOOX
en:on wednes OHPOPOM[OTNL
en:on with PSPOPPPOONPP
en:on you OKOPPSPPQPPG
en:on your SOLPMQNPVPQO
en:onboar iPPPPPQPPPOR
en:once OFPRNQPPQQSN
en:once a ONPPPGOPPOPP
en:once it OK]PPNPPQPPN
en:once the PPPPPP[PPPaR
en:one PNUNSGFNQNMU
en:one 's Q@INPROPQOPT
en:one and QQNPOQOOLPOV
en:one at NSOPYPQOOONO
en:one by SNPOPOPVPPPL
en:one day LPQPPPQPNPNN
en:one for LPTQOSPYPPTJ
en:one from OOPPPPPPXPPP
en:one go PPSPPPPPPPPP
en:one hour NQPQPPPOPTUK
en:one hundre NKPOPMPNPOPR
en:one i OHOaPPOXPQLS
en:one in NNNORMPPQPPU
en:one is XMPONHPMIONK
en:one man OPPPPOPPPPPN
en:one minute POPPPPPPPPPT
en:one more ITXOPPOOQPIN
en:one ninety PXPOPuPVPWPQ
en:one of PSOKPMLQRLTP
en:one on ORVOPOPRPPPO
en:one page NPQ]RKPMNQOR
en:one pager PPPlPPPPPfOR
en:one percen UQPPYQPPPPPP
en:one person LXPPPNPOPPPL
en:one point RUOPOVOQNOPP
en:one second SNPPPPPPPPPO
en:one so PRNPPPUROPOO
en:one that KQNIULNOTORP
en:one the OMPPPPPQPPOO
en:one thing OOWMPQNOKOOK
en:one thousa PVPPPMPPPPPS
en:one time NSPPPPPPPOPS
en:one to NNPPWJOMQOOS
en:one up OOPQPRPVPPPO
en:one vote PPPPzPPPPPPO
en:one was OPOPONPPPPPO
en:one we ONPPPSPPPPPQ
en:one week QOPPPNPPPPOQ
en:one who PPPQCNOJPONK
en:one with LHSJQKOPFKSO
en:one year PPPPPPYQWPPJ
en:one years MQPPPPPPQPPN
en:one you PQPPXOPPPPPQ
en:ones PMSMPMMPNMJL
en:ones are MPPPPPPPPPPS
en:ones that ^QOPQRPOQPPO
en:ones who QROORPPOPOPO
en:online PQPPPQOPPPPR
en:only CXSOOJOHNPLP
en:only for OOPPPNPQPOOR
en:only in OMPPPOPPPPPN
en:only one NYPNOPPOPMPR
en:only see OPhPPPPPPPPR
en:only the OPQMPORPMNNR
en:only thing KTQPPOPOPPPN
en:only two PQPPUOSPPPPQ
en:oof PPPPPPPPPPPT
en:ooh _KPPPOPONPPN
en:open NQQPEOINQPQQ
en:open a PPPSPPPPPQTT
en:open in PNPPPPQOPPPP
en:open the OPSPOOOSTPPN
en:open to PPPPPPOPPPSP
en:opened PSPONQORPPRQ
en:opened it PQPPPVPPPPPO
en:openin OPPPPPSQPOON
en:opens MHPNPLMPPPML
en:operat MQOPUQPMPOOR
en:opinio NJPPPPVPPPPM
en:ops POPPPUPOPPRO
en:option MMbRPOPQPPPQ
en:or !.MRRbRH~R,8
en:or a KQTPQNRORPOM
en:or by POPPPvPO~PPG
en:or do OGIOPRPQcPOG
en:or does PPNPPQPOMPPP
en:or four PPPPPPPPPPPR
en:or have PPPPPPPPVPPQ
en:or is OLMNNUOOLPOH
en:or it MQPQSORLPOON
en:or just PPPPPPPPRPPO
en:or less PPPPPLPPPPPP
en:or no POPRPPPPPPPN
en:or not PQPPPTPPPPPO
en:or nothin POPPTPPPPPPO
en:or per POPPPtPOXPPN
en:or the PONPPROPPPPZ
en:or we POPPPOPSSPPO
en:or you PNPOPQPOZTPJ
en:or your PPPPPPPPMPPO
en:orange POPPPMPPPPPU
en:order P9TOPPbMQO<R
en:order for PONOPPP[PSPP
en:order form PPP~OPPgPUPP
en:orders MKYPPNOOPPPQ
en:other MXOQKOMPLNKF
en:other half PZPPPPPPPPPP
en:other lot RTPPPPPPPPOP
en:other one NKPPPlPPNPPM
en:other ones ONPPPOPOMPPO
en:other side OOPPPPPPNPPK
en:other two PPPPPQPnQQPQ
en:others OOQQOKPLQNGQ
en:otherw PKoSMIOIOMMN
en:ouch PPPPPNPPPOP]
en:ought TPMPPTPPPPPP
en:ought to TPMPPTPPPPPP
en:our LRSPKOOKSQQY
en:our client PRSPPPPPPPPS
en:our custom PZPPPNPPPPPP
en:our engine PPPNPPPPPPUT
en:our list TOPPPPPPPPPP
en:our name PQPQPPPNPPPM
en:our own POXNIQPPUQLN
en:our people P]PPPPPPPPPS
en:our side PPPPPPPPQPQR
en:our size PNPPPPPPXPPL
en:our techni PPPVPPPPPRPS
en:our treasu POPPKPPPPPPO
en:ours PPLORLFMPQPj
en:ours has PPPPPQPPPPPR
en:ours is OSPOTSOPPOPS
en:ours the PPPPPPPPPPPT
en:out PUOR=PPPPPMS
en:out and KPOQQPTMOPPQ
en:out by SQPQPLPPPPOR
en:out for LgOPPhOOPPOO
en:out from YQPPPPPPPQPQ
en:out here OVPPPPPPPPPM
en:out in QPPOPMTKOPON
en:out loud PNQPPPPPPPPO
en:out now ROPPPPPPPPPQ
en:out of RXQKNPNIPQJO
en:out on QPOOPPORPRZO
en:out the RPOPOKOPPPPP
en:out there MUPPPPPPPPPP
en:out what POP[PPPPPUPP
en:outfit OOPPOSPPPPPQ
en:outsid ORPOONPPQOPR
en:outsid of PPPPPPPPPPPS
en:outsou PPPPPPPPPPPR
en:oven PPPPZPPPPPPN
en:over TLOOYPNOPNOO
en:over a QOPPYSOWPPQP
en:over at ONPPPPPPPPPQ
en:over it PVOPOPPOPPPP
en:over that SPPP[OOPPPQO
en:over the PDPISPOOOOQV
en:over there NQPPPOUVPOPP
en:over to TNOQPMPZPRNQ
en:over tonigh PPPXPPPPPPPQ
en:overni POVQPOOPPPPQ
en:own MN]QQQONRQQX
en:own eyes PNOVPPPSPPeP
en:own people ROPPPPTPPPPS
en:own the OOPP_OPPMPPS
en:owner PPPONOPRNPQT
en:owners OVSPSOPOPPPO
en:owns RBOO~QOJROOK
en:owns it OOPP]UPPPPPP
en:owns the QJPOpLOMQOOM
en:pack RNPTPPOOPOON
en:packag PPPLOSOVQPNS
en:packet POPPPPPSPPPM
en:page MQaZNINL>LNP
en:page for PPPPPPPPPPPS
en:pager POOsPOPOPXOR
en:pages PQPPPNNOPPPU
en:paid QUOOIJNDOOPS
en:paid for MPPPNCPOPPPS
en:pain PNPPPPPPPPPQ
en:paint PORPPPPPPPPN
en:pallet PSPNPPNQPPPQ
en:panel OPPOOOOOPOPU
en:panels OPPPPLOOPOOV
en:paper KQOVOMQOPOCI
en:paper and TNPWPPPOPPPP
en:papers NPOVOOPKPPNM
en:paperw POPJOPNOPISR
en:parent QNRPPFNHOPLO
en:parish PMPPPOPPPPPR
en:park NOPMPNPOQPQR
en:parked TOPPPPPPPPPQ
en:parkin POPPPLPOPPPN
en:part FMPQLOLGRMPU
en:part in PPRTPPPPPPPS
en:part of NKPOONOOPOPT
en:partic OMPPPOSQOPOO
en:partne QSLKXOJPPPPQ
en:parts JRPPPRPORPPN
en:party QHOPONNOPOPN
en:pass HQLYTPMSPSPP
en:pass it POOlXPPuPiPQ
en:pass that PPP[POPPPYPS
en:passed OQPPNPPPPPPN
en:past QSORVJHPPOXO
en:patien PTPMPPJJNMML
en:pause PP^PPRPPPTPS
en:pay NNQQQYOPNRJI
en:pay at PLPPPNPPNPPK
en:pay for SPOOQ4PJPOPM
en:pay half PPPPP]PNPPPQ
en:pay it ONPPPsPYQPPN
en:pay the POPPUXPRgPPO
en:pay you PNPPPaPQSPPL
en:paying QfONQrLIPOOH
en:paying for MVPPPePOQPPO
en:paying now OPPPP[PPPPPP
en:paymen LPOPPMPOQPMP
en:payrol KQOLONPLPPRP
en:pays PMTMPVPSQPRR
en:pays for RPPPPcPRQPPK
en:pdf OONPPOPOPOOP
en:peak OLPNPRRRMOOK
en:pen KPNOnNNPPPOM
en:pence RPPPPePPPPPZ
en:pence a PPPPP_PPPPPW
en:pensio ONPPPOPPQPPM
en:people SLNNQGQMNNBN
en:people and POPPWOROPPNK
en:people are NPOPPORPPPPS
en:people do PQPPPNPPPPPR
en:people get PPPPPPPPPPPR
en:people have OSPPPPPPPPPN
en:people in PUOPPPPPOPPP
en:people like PPPPPPPPPPPU
en:people on PQPOPPPSPOPQ
en:people say PSPPPOPPPPPT
en:people someti PPPPPPPPPPPX
en:people we NLPPPOPVPPPJ
en:people who PQNOPMPNPPPO
en:people will PZPPYPPPPOPN
en:people with PRPPPPPPPPPS
en:people you _NPPPPPPPPPO
en:per ROPCGrO@UBI]
en:per cent QQPOOONPNOOW
en:per month PNPPPTPPPPPP
en:percen STPORxGCOQGj
en:percen i PUPRPPPPPOPS
en:percen of OPPPPLPPPPPU
en:percen off PPPPPkPPPPPP
en:percen on NPPPPgPNPPPP
en:perfec VOPQOIPNPQQR
en:perhap PPPPPPPPNPSP
en:period PQPPPPZPPPPP
en:permit PPPPPPYPRPPS
en:person PTPPHNBOPROW
en:person on PUPPPPPPPaSP
en:pest PPPPPPPPPPPT
en:phase SPPPPMPPPPPT
en:phil VOPOQPPPPPPP
en:philip OQOPZQPPPPPQ
en:phone ROUMJPILPMVR
en:phone and QOPPOOPPPPPS
en:phone call RPQPPQPPPPOK
en:phone calls aOPPPPPPPPPM
en:phone in VOSPPPPPPPPQ
en:phone on ORPPPOPPPPPQ
en:phone that NPSPPOPPPPPP
en:phone with PPPXPPPnPPOS
en:phones OOPMPNOQPMOR
en:photo PPQNPNPPPOPS
en:photog RQPPPOPOPPPN
en:photos QULOOMPOPOPU
en:pick P=PPcG]HOQNQ
en:pick the PPPPTPPPQPPQ
en:pick up PNPOPNOPPOMQ
en:picked QPTPPPOPMPPN
en:picked up SXPPPPPPPPPN
en:picker MLPPOOQRPPOP
en:pickin PORPPPQPPPPP
en:picks POOOwOROPOOQ
en:pictur PQPOJHNLTONS
en:pictur of OMPPPPPPUPOV
en:piece NPQONNPPPOPW
en:pilot OQPOPPNNPOQV
en:pin PPPPPPPPQPPS
en:pink RGRPPPNOPPPR
en:pipe RQPPPOPPSPPQ
en:pity QQPPPNPPPPPF
en:pizza JPNPPPPPJPPI
en:place KPNPXOUQQOHM
en:place in PRPPPPPPTPPQ
en:places PNPPTPPPPPPP
en:plan RLPQKXQOPPP[
en:plan on PPPQPTPOPPRR
en:planet SNSPPPPPPPPO
en:planne MPUPPPNOPPPT
en:planni ONPPSPTOPPPS
en:plant OLOOMOQOPOYR
en:plant on PNPPPPRNPPTO
en:planti POPRPPTPPPPQ
en:plasti PMRVPPPVPPPO
en:plate QNPPPOPPPPRQ
en:platfo PRPPPNPPPPPR
en:play pLPPPLPONPPR
en:please OVSeJLNL88KI
en:please do PTPOPPNOPPPP
en:plenty TRPPPLRPPOPL
en:plug NPPOOPPPPPQP
en:plus NKPOPaONQNNT
en:po POPPOJLXPPPf
en:pocket PGZRPQOMQPOQ
en:pod OMPOPPPPPPPP
en:point OPHKQ]QQMGHP
en:point four PPPPPRPPPPPP
en:point i PPPPPVPPPPPO
en:point in POPP]PYPOPPO
en:point one PUPPPYPPPPPQ
en:point two NRPPOjPiPPPL
en:points PNPTPMXPPVPQ
en:pole UPPPPPPOPSPQ
en:policy OLPOPOOOPOPS
en:polish POePPPPPPPPR
en:polite OUPPPOPPPPPJ
en:pool PFPPTONRPPPM
en:poor PMPPPOPPPPPU
en:pop PSPTPPPQOQSO
en:porch ONPQPPPPPPPQ
en:portal MQTPNMMOPNNN
en:positi PPPPPOPPPPPU
en:possib OGPPOUOMYQQR
en:post JQPUOKONPTOR
en:post you PPPTPPPPPQPT
en:posts PORPPNPPPPPR
en:pot LQPPPTP]PPPN
en:pound PPPPPcPPPPPO
en:pound a PPPPPtPPPPPN
en:pounds QWOOSINQOSO[
en:pounds a PQPPTqOPPQPR
en:power LPUPPLNOPPPJ
en:practi JTOPPOOXPPOS
en:praise SOPPPPPPPPPR
en:prayer QKPOPOPOPSRJ
en:premiu PTPPPoPPPPPR
en:prepar POOUOQPSPPOP
en:prepar the PPPVPPPUPPPO
en:presen NTODNOPSOM[T
en:presen it POPOPOPUPPWQ
en:presen to PPPNPPPaPPeR
en:press LTSPPOPQNPPI
en:presse ONPXPNPWPPPO
en:pressu PPPPPQPPPPPS
en:preten UQPPPPPPPPPQ
en:pretty VPPPPQOOPPPP
en:previo PNPPPPPPPPPO
en:price OQOSIiRTYRMR
en:price for POPPPYPrPQPQ
en:price in POPPPdPP[PPO
en:price is PQPPPrPPPPPP
en:pricin POPPPRPPQPPS
en:princi NMPPsPRcPPPN
en:print PGUNNNPMOOON
en:printe OiLPOQOMPNOO
en:prints NQONPQPOPOPL
en:priti SNPPNOPOPPRU
en:privac OSPQPPOPPPPO
en:privat PUPPPPPPPPPQ
en:priya PPPPlPPPPPTR
en:pro PKPPPRPPPPON
en:probe PWPPPPPPPPPV
en:proble DRPSOQQOOTOQ
en:proble i PSPPPPPPPPPP
en:proces OMOPPNMPXPNP
en:procur PNPPXPPOPPPP
en:produc OWOWOMPOPUPY
en:produc team PPPTPPPPPRPR
en:profit SUPPPMPPPPPP
en:progra QOORPROSQSPP
en:projec OQPPPPPPPPPN
en:promis EgMPN>MQPXNT
en:promis you PTOOPPPPPPPS
en:proper PQNPNPMPPQPR
en:propos OOP]OQPSPPMT
en:protec POPWPPNPPOPO
en:provid PPTPPPPPPPPS
en:public MPPPPOPMQOPS
en:publis PNPPUOYPPPPP
en:pull PQUSPPOPTQPQ
en:pull the PPPQPPPXPQPT
en:pullin OPPPPOVOPPPL
en:pump UMPOPPOOPOOP
en:pupil POOOQVOPPNPR
en:pupils jOPPPRPPPPPR
en:purcha PPPOPOPOPOLX
en:purse OMPPcOPOPPPP
en:push OOROPOPQQOOP
en:pushed ONPPPPVOPPPP
en:put RKPOQQQdLGPK
en:put a QPTPNJNOIPPR
en:put in PTQOPROOPPPU
en:put it PKQUQRPJPOOU
en:put me PRNMPONqPMQO
en:put my QPLOPOP_OPOO
en:put our PPTPPVPOPPPO
en:put that UIQIOPPNNLON
en:put the PPP[POMNPPLT
en:put up OPPPPQPWPPPP
en:put us PNONPPV~QOOO
en:put you OMOMOOSWP]^N
en:puts cNPPRPPPPPPS
en:puttin KZMSTQPSOPPK
en:puttin it OLOYPPPUPRPM
en:qualit VNOQOKPPPPQP
en:quarre ~HPPPWPOPPPL
en:quarre with nLPPPZPPPPPM
en:quarte QPNNOeQQPMJS
en:questi TOOPPRMPPQPP
en:queue OUNPPOLOPPOM
en:quick VPOOOIOPPOPO
en:quicke mOPPPOPPPPPS
en:quickl _KPPPPPPPPPQ
en:quid PQPPPGPPPPPH
en:quiet cIPQPOPQLPOK
en:quit OXPPPPPPPPPN
en:quite RUOOOPOOPNOW
en:quite right PPPPPPPPPPPW
en:quote QMPVPPLYPPJU
en:quoted OKPPPZPPPPPP
en:quotes NJPPPKROPPPP
en:quotin SOPOPUTPOOPK
en:r ORPUPPPPPQPQ
en:radio NNSPPOPOPPPO
en:rain RSPNPOQOPNOQ
en:rainin OPPPPPPPLPPJ
en:rains OPPOOOSSPOPL
en:raise VOPZPQOVPRNP
en:raise it PPPQPSPPPOPQ
en:raised QPPQPNPOPRPO
en:ramp NPPPPPPPQPPN
en:ran SPOOOOOOPNPM
en:rand PQPPVXPPPPPQ
en:rang QUPPPKPOPPPP
en:range PRPPPRPPQPPO
en:rate ONPKMUONZJPN
en:rate for POPPPrPSPPPQ
en:rather :iQMMPNKPONY
en:rather than PPPPPOPPPPPU
en:rather you PpPPPPPPPPPR
en:ravi PPPPPPPPPPPN
en:ray LPPPPPPPPPPN
en:re PRPPPMRUPTPP
en:reach PPWOPNPOOPPN
en:reache NJQPPOPOPOPN
en:read MOVNM=FMQLO?
en:read a O[OPPPPPPPPO
en:read it QJPPONONOPPN
en:read our PNQPPPPPbPPO
en:read the PRVOOPPOQPOO
en:reader OMPOPPOOPOQP
en:readin TQNPOOOOPPOQ
en:reads OPQNOKOPPNNZ
en:reads the PPPPPOPPPPPU
en:ready QKVPOSKSPROP
en:ready for ]PPSPUOPPRPQ
en:real PMUQNIPPJPHL
en:real nice NNPPPPPOPPPM
en:really OMWMRPJHMNMI
en:really like XORPPPPPPPPO
en:reason [POPOQOOPPPM
en:receip PPMPPLPOPPPP
en:recept OTPPPOPPPPNN
en:reckon WQOPNJONPPPR
en:reckon it QRPPPPPPPPPM
en:recomm JPPOaMONPPNN
en:record PROQLRLPcPKH
en:record of PPQPPPPPPPPR
en:recove PTPPPXPPQPPS
en:red OQXONLONROOQ
en:refere QIPTRNOVOROK
en:refund aNPPPRPPPPPT
en:refuse RQPPPPPPPPPL
en:regard PPPMPOPPONOT
en:region OMRP]NPOOPOO
en:regist PPPPPNPNPPPJ
en:regula PSPPPNPQNPQO
en:releas NPPPfPP^ORNN
en:releas it ORPPbQPVPPPO
en:rememb GPRPPLPNHPNO
en:rememb the POPPPPPPPPPM
en:remind QKTPOQOOVMLT
en:remote PTPPOOPPPPPQ
en:remove WIPMPOPPPMPL
en:renew PVPPPPUOPOPQ
en:renewa QIOPSPZQPPNR
en:renews POPP]PUPPPPO
en:rent MXPOOHPNGOOR
en:rental LPPQPfN_PPQW
en:rep PPPOKMPPPPQK
en:repair PPPPPNPPPPNS
en:repeat POPOPQPPPPPR
en:replac PQNPOOQOKQOT
en:replac the P_PPPOPPPPPT
en:report OVNRIPOEHPQO
en:report on PSPPPPPPPPON
en:reques POTQPOPPPPPQ
en:requir MJ~OOKOOPPOO
en:resear PPPPPPPPPPPU
en:reserv TNOSPOPVPPNO
en:reside PSQPQOOPOPPR
en:respec VOPPPPPPPPPN
en:respon PPPRPPPPPPPN
en:rest OPIOMOPUNOOK
en:restau QNPPPPPPPPPN
en:result QKPPPOPOQPPP
en:retain PQPPPLPPPPPN
en:retire KOPPTOPPPPPM
en:return OQPTTPNOPOOR
en:review LTPOOOPNPMUR
en:revisi POQPPOOPPPNR
en:rice RPPPPPPPPPPN
en:right PMPPMGTKSNE[
en:right and NNOPPNOOWPPO
en:right i OPPOPOPOPNPI
en:right now HQNQOIOOOQNO
en:right so OMPPSQPPPPPO
en:right that rIPPPOPOQPPJ
en:right you ONPPPNPPPPPO
en:righto ONPPPQPOPPPL
en:ring PRPKPOMKNPrO
en:ring me QNPRPPPOPWPP
en:ring us QOPOPPPOPS^O
en:ring you PiPMPPOPOJ^T
en:ringin JQTNONOOPOOU
en:ringin me NWPPPPPPPPPO
en:rings PPPOPOOOPOPK
en:risk OKPPPOPPPPPL
en:river OPPPPOPPPPPM
en:road PPPMKDOOPQQK
en:robot LXOOPPPOPPPL
en:role OOPPPQP^PPXO
en:roll NRPPPPPNPPNT
en:rollin OROPPOQUPPPP
en:rolls PPPOPPPOPNTP
en:roof HRNPMRPPPMPP
en:room KMRJLPSRQPOV
en:rooms PFPUOPPOPULQ
en:rooms are OMPPPSPPPPPP
en:rota POPPPOPPQPPR
en:roughl POPPPWPOXPPP
en:round LPQNLFPOPQQH
en:rounds PZPPPOPPPPPO
en:route PPQPPOPPRPPQ
en:row NPPPPMPPPPPP
en:rubbis RVPPPPPPOPPP
en:rule PNUPPOPPPPPS
en:ruler OMPPPPPPOPPN
en:rules ONPPPMPPQPPM
en:run MOQQQRQQUOPQ
en:run a RRPQPPPPOPSR
en:run it OPOPNJNUOPQU
en:run on PPVPPPPPPPPN
en:run out POPPPPPPWPPP
en:run the OMPPdOOOPPPP
en:runnin OQFRPNMQPSJS
en:runnin by PPOOPPIQPdPP
en:runs QNRPROcJPPOJ
en:runs on POQPPPWPPPPO
en:runs out PNPPSPVOPPPN
en:rupees POPPP~PVPPPP
en:rush PPPOPOQiPPPO
en:safety LPQPPPPOMPPO
en:sage OOPPPOPOPPPN
en:said QdLGOKNSJHFL
en:said it K]PPPNPOPPPQ
en:said on PPPPPPPPPPPR
en:said that MPPPONPOPPPO
en:said the OUPPPPPPPPPP
en:said they NaPPPOPOPPPO
en:said to PQPPOPPPPPPR
en:said you SdPPPQPOPPPR
en:sale PLPPPOQP[PPQ
en:sales QQPPMOPPPPPT
en:same JSUMJQGUUMNO
en:same as OPOPPKPTPPPO
en:same day UMOMSMPNSOMO
en:same one PPOPPMOfPPPQ
en:same time OMOPPPONQPRL
en:samosa MGPPPMPOPPPK
en:sample QMNWONQSNRPZ
en:sample of PPPkPPPXOPPM
en:sancti NNPPvXPdPPPL
en:sandbo PPPPPOPPQPPR
en:sandwi KPOOPOPNPJTM
en:sat TPOPQSNQPPPM
en:sat in UYPPPPPPPPPQ
en:saturd RSQPOTQRPQeL
en:saturd to PPPOOPPNPPiP
en:save SKTOPPPNPOOO
en:save me UPPPPPPPPPPP
en:saved bHPPOOOOPPPM
en:saved us UNPPPPPPPPPM
en:saw RSLMLQPPNNMM
en:saw it QPPPPQPPPPPJ
en:saw the OSPPPRPPPPPU
en:say WTPFWLKNJMQQ
en:say a QWPPPSPOPPPP
en:say i PTOPWOPOPPPP
en:say it QOMNOQPJPPON
en:say no ObQPPPPPNPPN
en:say that PSLNPGONOONQ
en:say the OPNOPNKRMQXN
en:say this ^NPOPPPOPOPM
en:say we PPPPPPPfPPPP
en:say yes POQRQOPOPPON
en:say you PPPPPONVPPPP
en:saying OOPOQPNLPOOE
en:saying it QLUPPPPPPPPN
en:says KRPL_LNNRLQD
en:says i MMPPPPPOPPPP
en:says it LTPPMOPQPPPN
en:says no OIPP|OPPPPPO
en:says yes POPPeOPOPPOO
en:scaffo POPPPPRPPPOR
en:scale PPPPPPPPPPPS
en:scan QPPSNOPOPSOP
en:scanne PZPOPPOPOOOU
en:scans PPPPPPPPPPPT
en:scans the PPPPPPPPPPPT
en:schedu TRgPPNOPPPPR
en:school RMGROP[QQRPO
en:score RKPPbOQTPPPN
en:scores POPPlPPPPPPP
en:scorin OPPQPPPPPPPR
en:scratc RMPPPPPPPPPP
en:screen SRPQMINPOQLZ
en:script PNPPPOPPPPPM
en:sea LUPPPPPPPPPP
en:search TMUOPOPPPPPR
en:season IJPKNSIHPJJ[
en:season 's POPPPPLPPPPQ
en:seat RPPPPTOPPOPX
en:seater POPPPOTVPPOO
en:seats OMQOOQOPQONR
en:sec PPPOPPPPONPQ
en:second THQFPRISQITM
en:second of POPPPOaOPP]O
en:second one QMOPPNPnSOOM
en:second week MKPMOMJPPOUO
en:secret NFSOMOMOPPPK
en:sectio ORPPROPPPPPR
en:securi ORPNWOPOPOLQ
en:see QRNOIKKRNPRN
en:see a PSPOPPPUPPPO
en:see from ROPPPPPPPPPM
en:see how PPPPPOPPQPMS
en:see i PQQPPPPPQPPM
en:see if PSPROPRKPPQX
en:see it CKOSPGMQPMSL
en:see me POPPPPPPOPPR
en:see my OOPPPPPPPPPR
en:see on POUPPPPPPPPR
en:see one PNTPPPPRPPQP
en:see that bOOPPSOOOPPM
en:see the SQNPPRLUPPPT
en:see their NO]OPPPPPPPQ
en:see them PaPPPPPPPPPQ
en:see this QQPPPPPRPQRP
en:see to POPWPNPOPYNO
en:see what NPMPOOOWQPVO
en:see where PPPPPPPPPPPW
en:see who UNRPPPPTPPPP
en:see you NUPNPPPPPSDR
en:seeing PKRPOOOQQPPR
en:seen QOMIOLGPPPLV
en:seen it ONPPPPPOPPPQ
en:seen that PPPOPPOQPQPV
en:seen the YJPPPOPOPPPN
en:sees PLPPPLOOSPOR
en:sees it [PPPPPPPPPPR
en:sees the PPPPPPPPaPPL
en:select POPPdOPPPPPP
en:self PYPPPPPPPPPQ
en:sell OPQNOQOMQOOU
en:sellin OJPPPPPPQPPN
en:send PSOoLN5GOSMX
en:send a NO]OOOOOOPNO
en:send it OIPXONOOQSPQ
en:send me MQHuOFMIEOOU
en:send the MKMzKNMWP^DV
en:send us PPP[PPPOPPPR
en:send you RJPeNMONPZDP
en:sendin LRZOOPSOPPQP
en:sends QQNMNIOOPNOS
en:sends the PQPPPPPPPPPN
en:senior NPPO_PONPPPK
en:sense OPPOPNOPPOOV
en:sense to PPPPPPPPPPLP
en:sensib VMPNPNORPPSK
en:sent XPPJLEKINKNQ
en:sent a OLPPPOPPPPPQ
en:sent me PXPOPPPOPOPP
en:separa JISPNQMQPPPJ
en:septem QEIMPRJOONOU
en:septem so OPOPOPlOPPPO
en:seriou OJPPPPPQPPPO
en:server PPPPPMTPPPPM
en:servic OQPPOaPLSPP_
en:sessio MNPQPPLQPPZQ
en:sessio with PPPPPPPUPPQQ
en:set :OPTNTP]R^OV
en:set aside MMPPPrPxPPPO
en:set it OPPNPPNOPONS
en:set the PPPPPSPPPPPQ
en:set up NNQOORPWVWRP
en:settin NPSOPNOPPOMT
en:settle YHOQOOUQPUOO
en:seven QFQQOMPNQM^S
en:seven before PPPPPPPOPPTP
en:seven days PPPPPPNPPPPR
en:seven years POPRPOPPPPPS
en:sevent NRQRLXKPPIQS
en:shade RQPPPSPPOPPN
en:shall OQPQJDEOLSW[
en:shall i PPPQOJMPPIS^
en:shall we PPPNPNMPOM[M
en:shame OSPPPOPPPPPS
en:share OMQVOWONRNOR
en:share it PPPTPOPPPQPR
en:she RN;J^AQKLMPB
en:she can NPOONOQNPPPP
en:she did POWPPPPPPPPN
en:she does PMNOPOOLNPPL
en:she has NMPPSPPOPPPO
en:she is POHQ[PPPROQJ
en:she said PROPOPROPPPQ
en:she says PHPPqMONOPPN
en:she wants POPOPPRVPPOQ
en:she will PPOOZMISOPSO
en:she would PYKN[OQKOOON
en:shed OOOPPLPRQPRU
en:sheet POPNPKNEOMKI
en:sheet on UPPPPPPPPPPQ
en:shelf GRPPOMPOPPOQ
en:shift ZPQQNPJPPPQI
en:shifts PPPPPOPPRPPQ
en:shoes POPPPPPPPPRN
en:shoot QNPdONO]PPMR
en:shoot me POP|PPPkPPOP
en:shop MPOPQPPPPORU
en:shop and OQPPROPOPPPP
en:shoppi ONPPPPPPPPPP
en:shops OMOOPOORPOPS
en:short QGPJOPMMPIPS
en:shorte [PPPPPPPQPPQ
en:shortl PPPPPPMPRPPP
en:should IDzGNOMCJIPb
en:should be PMVOONPOPOOQ
en:should have OLSPPRPPPPPR
en:should i PPPPPQOPLPTQ
en:should not PPPPPOOPPPPR
en:should we PPPPPPQPPPKR
en:shout NKPPPOPPPPPS
en:shouti UHPPPLPPPPPO
en:show POUSNJPPPMcO
en:show him POPWPPPPPPRP
en:show it PPOQPPP|PPPS
en:show me NPPWPPPNPOQP
en:show the POUPPOPPPPRP
en:show them PPOOPPRNPVQO
en:show up RQPPPPPPRPPN
en:show you SOPOPNPPPOSW
en:showed jHPOPOONPOQM
en:shown OORPPOUPPPPP
en:showro ROPOPPPPPPQP
en:shows bJPON@OOPOOR
en:shut OPPOOPRMQONN
en:shut the OMPPPPOPPPPM
en:shut up POPPPPPPPPPS
en:sick RTPPPOPPPPPP
en:side MQTPPNAVRIPW
en:side by MM]QPOORPPOO
en:sides POSPWTTPPPPP
en:sidewa LYPPPOPPPPPK
en:sign OMOP>QOXORQQ
en:sign for POPMUQPNPPPQ
en:sign it NLPYUONQPaUM
en:sign off ORPPRNPPPPPP
en:sign on PNUPOPOONPVM
en:sign the PNPPsPPOPPPQ
en:signal NQQPPNPOTPPN
en:signat IOMPtJUZPUMH
en:signed QNQQTLOhOPNM
en:signed by PPRPRPMZPPPM
en:signed up ORPPPPNPPPPP
en:signin OQPPSOPTQORJ
en:signs SROOk@MPOPOP
en:signs it PPPPTPOPPPPP
en:signs the OQPPmMPQPQRN
en:sim PPPPPPPPPYPQ
en:simple TLPOPOPPPNPO
en:simula SMPOPPPPPOPP
en:since UW@ENF5OUGDD
en:since # LOPPPOPOPPPM
en:since march ORPPPPPPPPPT
en:since the SNOOOMMMOOOR
en:since we OLPPPPPPPPPM
en:since you PVPPPPPPPPPK
en:single dOQONBQLJOOM
en:single sign PPRPPPPPOPPM
en:sir VPPNPSJOPSOz
en:sir i PPPPPPPPPPQR
en:sister TOPOIPMSJTQ[
en:sister 's RPPPPPPPPPPP
en:sit QMOQUNQROPWL
en:sit down PPPOQPPQPWZR
en:sit in POPURPMZPNRO
en:sit on OPPRPPPOPQPP
en:sit there PIOPPPPPPPPP
en:sit with OPPPPMPPOPTO
en:site OQOPPPQQQPZZ
en:site visit PPPPPPPPQPRM
en:sites PUNRP[POPOOS
en:sits NSPPNOOPPPPU
en:sits in PORPPPPPPPPP
en:sittin QSPOOQQTPOOM
en:sittin on OVPPPPRPRPPM
en:six RQPNPYKPPNRQ
en:six and OMWPPNPOPPPR
en:six hours PPPPPOPPPPPR
en:six hundre RRPPPXPPPPPK
en:six in PRPPPPOPPPPP
en:six months O]PPPZKOPOOO
en:six of RMOPROPPPPPO
en:six thousa PRPPPfPPPPPS
en:six to PPPOPPTPPOOQ
en:six weeks PVPNPPKOOONR
en:sixtee PBOMOLYmPLiR
en:sixth ONPIOOXKNOZN
en:sixty NQBIHfNQPKET
en:sixty days PNPPPQNPPPPN
en:sixty five PNPPPTPOPPPL
en:sixty one PRPPPNPPPPPP
en:sixty two OUPPPOPPPPPP
en:size QOQLPYPLSMNS
en:size of PPPPPSPPPPPP
en:skip PPPOPNPPPNPR
en:sleep PRPMNPNPOOPG
en:sleepi QOQPPOPPPPPL
en:sleeps PMPPPPPPPPPP
en:slept RPOLPOPOOOPM
en:slept on SQPPPPPPPPPM
en:slick KPPPPPPPPPPO
en:slides POPPPNPPPPPT
en:slot PRPQPQPUPONN
en:slow LMPQPNPNPPOO
en:small =RRPQPNPPPJL
en:small one PPPPPQPPPPPR
en:smalle [TPPPSPPPPPU
en:smart QNPPPPPPPPPP
en:smell ZROOPPPOMPPL
en:sms PPTPPRPPPPPV
en:so KLM?SLdPF@>R
en:so a SNQPPOPPPPPL
en:so about POPPPPPPPYPN
en:so anythi POPPRPQPPPPO
en:so before OSOPPPRPPPPQ
en:so by NLNOPNbOPPPN
en:so do OPPPROPNPPRM
en:so every OWPPPPPWPPPO
en:so good PRPSQPPPPPPN
en:so he ORPPXRPPPPPQ
en:so here PNPNOKOPPOPT
en:so how PPPPPQPP^PNS
en:so i PMPOMSSJPLOR
en:so if LFPNPLOPPOOI
en:so in PWPPPRPPPPPR
en:so is PPPPPMOPPPPS
en:so it OOSOiPXNPNQO
en:so just QPPPPQP^PPPP
en:so last PPPPPPPPPPPV
en:so let OQKOPPYRPLPO
en:so maybe OLPPPPPPPPPP
en:so much YFOPPTPOPPPP
en:so my [OQPPPPPRPPL
en:so no PTPPPNQPPPPP
en:so nobody ROPPWPOQOPPN
en:so not PPOPPPhPPPPO
en:so nothin PNPPOPTPPPPU
en:so our OOPPOOObPOPR
en:so ours PPPPPNPPPPPW
en:so she LPOPNPQNPPPR
en:so sorry PPPPPPPPPPPS
en:so tell PPOOPPPVPPPR
en:so that MRQPNKQPPLOV
en:so the PSPORRMPPOJQ
en:so there QTUPPOPONPPK
en:so they QDSPOJPOOPPN
en:so this SOPNOMPPPNN^
en:so we KNQJPMLPKFBQ
en:so what OJPNQQRk@ONO
en:so where PQPPPNPPOPPR
en:so with PPPOPRPPPOPY
en:so yes XPPPPPWPPPOR
en:so you NUQNQPQBNPQR
en:societ ONSPQPMPPPPU
en:socks RLPPPRPPPPPN
en:softwa N[PORPNOPNNU
en:solar POPPPOPPPPPS
en:sold PWPONDOFPPOH
en:soluti PdPOPOPPPPSR
en:some ,QQARLNGP?LR
en:some of MOQOOJOPOOPO
en:some people POPPPOOPPPPU
en:some point PPPPZPTOPPPO
en:somebo NbFPLNLOPMPA
en:somebo 's MPNLOMOMPOOR
en:somebo else OYPOPQPPPOPU
en:somebo to ZJPPPPPRPPXN
en:somebo who QOPRPOPSUPOM
en:someon ONSQNNPPPONN
en:someon 's MMNPPNPOOPPN
en:someth OTNRLRRPOHKC
en:someth else PNPPPPPPPPPP
en:someth i P^PQOJOPPOOM
en:someth in OPOOPPZKPPPP
en:someth like NNPPPQPONPPN
en:someth that LVPPPZPOOPPO
en:someth you OPaPPJOPNPPR
en:someti POPPPOPPPPPX
en:somewh PKRRPNONOPPJ
en:son LIPPRPPKPTPO
en:soon PUOPPOOoVPOU
en:sorry IOKEI=EFNFJW
en:sorry about PNPOPPPPPOPO
en:sorry i JHPPPPPOPPPO
en:sorry to PPPPPOPPPPPS
en:sort PSPPOPPQPPON
en:sort of LWPPPPPPPPPQ
en:sorted TUOPPJYQPPPN
en:sound OKPPPNPPPPPJ
en:sounds LPQOPOPPPPPN
en:spanis ONQPPOPPSPPO
en:spare MTTPPNPNPPPO
en:speak KPPRPMMPPPKM
en:speak to PPPXPOPXOPHR
en:speake POPNPPPPPPTP
en:speaki NPPPNMPPPPPM
en:specia PPPPPPPPRPPQ
en:speed ^QUOPOPOPNPP
en:spell NPPPPPPOPPPP
en:spend POOOXMPOPPPN
en:spent A^OPPRUQOPPO
en:spent by PLPPPU~WPPPP
en:spinni OSPOPOPWPPPO
en:split OQYPPOOONPQP
en:split it PUUPPSPPPPPP
en:spoke ONPPPPOPPPOP
en:spoken PNPPPPPPPPPP
en:spot ^OPPPPPPPPPW
en:spots WQPPPPPPPPPP
en:spread POONOSPOONPL
en:spring NLPIRNUSPQSP
en:spring and OKTPXOOPPPPP
en:square NVOOPPPOTPOP
en:staff RPOOQOPPPOOP
en:stage KPQPPQPNPPPK
en:stairs UPPPPNPOPONL
en:stamp PLPPPQROPPPN
en:stampe PPSOPPPQPPPR
en:stamps QQPPPPPPPPPL
en:stand JTOPNLPNQOOS
en:stand there O]NPPPPPPPPP
en:stand up ORPPPPPPPPPO
en:standa OMSPOSOPPPMP
en:standi PZPOMQNMPOOF
en:standi in RXPPPPPPPPPN
en:stands OQPOPPPPPOPN
en:star POSPPPPPPPPP
en:start @HPNQQO_RLQJ
en:start on POPPPNIOPOUP
en:start the PPPPPPPPPPWT
en:start to PPPPPTPPPPPO
en:start with LPOOKPKFPPPH
en:starte QTOOQPNMOOOO
en:starti PMNPPOXRPPSN
en:starts MKNNPO|GPNKI
en:state OLPPPPPOPPPQ
en:statem QOPWPRPPPPPN
en:statio NRPPPOPPPPPO
en:status PlPPPPPPPPPR
en:stay QJNKPQNOPMNT
en:stayin PPPPPMPPPRPV
en:stays O]OPPSPPPPPU
en:steel RPPPPQPPPPPP
en:step cQPPPPPPPPPO
en:steps PPPOPUPPPPPS
en:stick MGOTPPOQPQPM
en:sticke ROPPPUPPPPPO
en:still RXQ=RQNHQOOP
en:still be PPPPPPPPQPQN
en:still do PPPPPPPPUPPQ
en:still got OOPPUPPQPPPQ
en:still on RPPPPOPOOSRQ
en:stock OPPOPMOORPOS
en:stone SIPPPUPPPPPP
en:stood _OROPOPOPOPN
en:stop PJ[NaSPNPNOL
en:stoppe bSNPNNONOPPP
en:stops QPQNPNPPPPPW
en:store ONPOQNPPMNPQ
en:stores OQPPPMPPPPPQ
en:storm ONPPPPPPPPPP
en:story NFPOONOOPPOT
en:stove PUPPPOPPPPPQ
en:straig OPRMPAKIPMI[
en:straig away NMUPPOPPPPPO
en:straig into POWPPOPPPPPP
en:straig with PfPOPPPPPNPQ
en:strang PoPPPRPPPPPN
en:street OPOOOPOMRPML
en:stroke RQPPPPPPPPPR
en:strong MQPPPOPPPPPR
en:stuck NNPPPPPPPPPP
en:studen PPOOMRPMQOON
en:studio PNPPPNPPMPPR
en:stuff QPPPUOPOPPPT
en:sub WOPQPPPPPPPQ
en:subscr PWPPSPSOPPPO
en:such OPMPPMPPQPPM
en:sugges OPONOPPSPOST
en:suits PPPPPPPPPPWU
en:summar PXPPPPPPPPPQ
en:summer PSMKJDWQPNHL
en:sunday ONGOPOPOPNMO
en:sunday and NQPPUPUPPPOP
en:sunday night QRPPPPPPPPOR
en:super [MOPOQPPPPOT
en:suppli P=XKQPQJONNJ
en:suppor TROOOQUOPOPS
en:suppos GLOOOPPOQOQO
en:suppos to PPPPPPPPPPPS
en:sure <QONHRJOPRWR
en:sure i O]OPPYPOPPPP
en:sure it POPPPPPOPUVL
en:sure you PPPRPQPPPRPS
en:surpri OVPPPOPPPPPP
en:survey PPPOPSPPQLRW
en:surviv PPPPPOPPTPPO
en:swap NPSQNPQbORNT
en:swap the PPSTPRPZOPPM
en:swear TKPPPPPPPPPQ
en:sweet TMPRONPOPPOH
en:switch PNOPPGPSPPMU
en:switch it POPNPNPPPMPP
en:switch off PRPPPPPPPPPS
en:system EOYMLFOLQNLS
en:system must OOVPPPMPPPPO
en:ta PPPPPOPPPPPM
en:table VEOPPPKNPPJK
en:tablet PYQRNPPPPPLL
en:tablet and PXPPPPPPPPPN
en:tae OPSMPLMIIQPK
en:tae the POPPPPPOPXQM
en:tag PPPPPPPPPPPS
en:tags PQOQPWPRPRPT
en:take PPORN]JZOM@T
en:take a PPPPPbOORPPQ
en:take care PPPPPPPPPPPR
en:take it POOPPOOPRMOT
en:take that PNPOPNPQPMPY
en:take the PQMOQOObTPMI
en:take them PQPPPPPPRPPP
en:take to PPPSPPPQPPOP
en:take two POPPPOOMPOPP
en:taken ROPPPNOQOOOW
en:takes UOOGULlGPBMa
en:takes a PSRNNK[PPMLW
en:takes about POPPPOiPPPOQ
en:takes it POPP]VPPPPPR
en:takes the PPPPPNPPPPPT
en:taking QPPPOSPQPQLT
en:taking the PPPRPPP[PROR
en:talk KGRQERPUPLGM
en:talk about NPPPPPPOPPMN
en:talk again PPPOPPPPPLQQ
en:talk to JDORKSQ_POOM
en:talked MLPPPOP]PPPP
en:talked about PPPPPPPbPPPP
en:talked to POPPPPPSQPQP
en:talkin Q=SROZNJPRPJ
en:talkin about POPXPTPPTWRQ
en:talkin to QMPOPKPOOOOK
en:talks MOPPOOPOPPPN
en:tall OMTPPNPPPPPO
en:tank QOOPOPPPPPNW
en:tap NMRPPPPPPPPQ
en:tape ONPQPPPPPPOM
en:taps VNPPPPPPPPPN
en:tax QNPPPMOSPNOQ
en:tea V6PPPMNHOPPK
en:teach PWPPPTPPRPPO
en:teache MJOPNLPOQOOR
en:team OQOQPLOSPOTT
en:team at PPPPPPPPPPPR
en:tech OLPOPPPPVPPR
en:techni QPPUOMOOPTOS
en:teleph ROPVPMPUPPPO
en:tell OMOMJPMPOPMP
en:tell her POPOPPPOPNPO
en:tell him NMOMOTPPPQOO
en:tell me NJOOONPQPRMZ
en:tell my VNPPOPPiPPPP
en:tell the NRSSPPPPORPP
en:tell them QTOPPOPTRPPN
en:tell us POPPPPPPQPPW
en:tell you MPKLNPONPOPD
en:tellin PPORNPMQKRON
en:tellin me RRPPPOOONPPP
en:tellin you OPPOPQPNPPPM
en:tells QQMPONLNOPPO
en:tells me TJOPPPNOPPPN
en:temper ONaPPPPPPPPP
en:templa OOPOPOPOQOPN
en:ten VNNQQMSNQTbT
en:ten days ONPOPLiPROOP
en:ten minute SRPMOPPQOPQQ
en:ten o'cloc SMPMPOPLPaYN
en:ten percen POPQPXPPPPPO
en:ten second QSTPPOPNPPRP
en:ten thousa OLPTWKPSPSOS
en:ten years OGPPPMJPPPOQ
en:tenant PTOOMMOOPOPR
en:tender ONPPPJPPPPOM
en:tenth OQMPOKJUPPWP
en:tenth of PNPTPPETPPOP
en:term PDPORPbOPOPM
en:termin MZOOQPONPPPP
en:terms ONOPOQORPNIV
en:test PPPRN>PGP]bQ
en:test it PNONPPPPPWeL
en:testin ONPPPTPPVPPK
en:text PNZNMOMKQOMW
en:text you PPPXPPPPPRPQ
en:texts UQPPPRPPQPPM
en:than TXPBAQR3EGE?
en:than a MPQPPOPPPPPQ
en:than any ^NOPPOPPPPPP
en:than i iQNPPEPMOPPL
en:than me HRPPPOPPPOOT
en:than my SOPPPOPPPPPP
en:than our PUPPPXPPPPPN
en:than that PWPPPTPOPPPN
en:than the aPOOOQOOPPPL
en:than we YWPPPaTOPPPN
en:than what OSPPPUPPPPPO
en:thank DJQAR?KJN@GH
en:thank god OOPPPPPPPPPK
en:thank you HMQANAKKOAHL
en:thanks 0PPHK@TFNICR
en:thanks and ONPPPOXPPPPP
en:thanks for IPPMOMNOPNMW
en:that ]NRKRQQKMCOJ
en:that a POPOPONOHPOK
en:that all [PPPPPPPPPPQ
en:that alone oOPPUNPOPPPL
en:that and H[QNPRNPPPPM
en:that as PMPNPPPOPOPL
en:that at PgPPPPPPPPPN
en:that be OLNPPOON[PPM
en:that before TPPQPRNPPPPR
en:that bit UNPPOPPYPPPO
en:that by OPP^PPPPPSNP
en:that can ZPPPSOOOPPPO
en:that comes PPUPPPPPMPPM
en:that do QHPPPQPOQPPN
en:that does UPQPPPPOPPPN
en:that down NNPHPNPOOFOT
en:that every PRPPPQPPPPPQ
en:that for LSPQPTPNPZOR
en:that from ORPPPPQPPPPP
en:that go PPPPPPPRQPPP
en:that goes ORUPPPPOPPPP
en:that happen PPPPPOPPUPPS
en:that has OUPOPPPPPPPO
en:that i OYPMQNQRLJSS
en:that in SPPUNOQNOOFR
en:that includ PPPPP^PPXPPJ
en:that is NMOGQLUTAQHY
en:that it NOSPPOOOPPLO
en:that leave PPPPPPPPPPPR
en:that makes ONOOOMOOPPPM
en:that nobody NPPPPPPPPPPP
en:that on OQN[PQPPVRLN
en:that one SQPRO6MRFRKM
en:that or POPPOOSPUPPL
en:that out TOPSPTPOQPPN
en:that part PPSPPPPPPPPU
en:that right SOPPPNPPOPPQ
en:that should PPPPPPPPPPPV
en:that still PPQPPRPPRPPO
en:that takes SQRPPSPPPPPL
en:that the MS]NQMKMPOMQ
en:that then XPPPPSPPPPYO
en:that there WPOPPOPPMPPL
en:that they QRSPNPPPPPPQ
en:that to OOQVOYOOPTON
en:that today PePPPOPPPPPS
en:that used ZOPPUPPPPPPP
en:that was MLNOQONOPOO[
en:that way XOPPPOPPPPPR
en:that week PNPSPUOPPPcP
en:that what OOPPPPPWNPPO
en:that will JOOR]KPIPOSM
en:that with MPPTPVQOQPNM
en:that work PPPPPPPP[PPN
en:that works PPUPPPPPPPWP
en:that would gEPPJSBOLQOQ
en:that yet PPPPPPPPPPPV
en:that you TNLRNINMPOPP
en:the SGLOXFMOLNQT
en:the # PROPPPNQOX[P
en:the accoun ONRQMRPSPQPM
en:the aftern PNPPPPOPPPgN
en:the agenda PPPoPPOTPI_I
en:the agreem PNNjLOP|PRML
en:the air ORPPPOPYQPPN
en:the alarm O]QPPPPPPPPN
en:the annual RMOPOQVOPONS
en:the app QRPPPPPPPPPR
en:the assess PRPPPPYPPPPN
en:the audit PPPPPPKWPPTQ
en:the audito VNQOPOPNPPOJ
en:the autumn PPPOPPdPPPWP
en:the award NQPPSPRPPPPO
en:the baby PPOPPPPOPPPS
en:the back PMPMNKPNPONP
en:the backgr POPPPPPPKPPO
en:the bank JPPQPPRWPQPN
en:the bar RSPPPVPPPPOR
en:the batter MPPOPQONQPPO
en:the best NKPOOLOPPOO]
en:the big ENPOOPPPOOOM
en:the bigger PPPPPUPUSPST
en:the bigges PPPPPLPPPPPU
en:the bin PRPPZOPPPPPP
en:the bit ZPOPONPOPPPM
en:the board ORPQOLMQOQPN
en:the boats PTPPPOUPPPPO
en:the book NLQPPPPPPPOM
en:the bookin NPPPQOPQPPPS
en:the books LLOPVNPNOPPL
en:the boss PNPPSPXNPPUO
en:the bottom OLPOPNPRQOPP
en:the box RWPRPTPOPRPV
en:the boxes VQNPXPPORPPL
en:the boy OPPPPOOTPPOO
en:the boys TNTMPPYOPPSO
en:the branch TPPPPRPPPPPR
en:the brochu PPPPPPPPPPPR
en:the budget PPPPOfVWPPPT
en:the bus QPPPPPOPRPPR
en:the calend _NPQPPPPPPPN
en:the call PPPPWPTPPPOP
en:the camera PQSPPPNPQOPT
en:the campai PPPPPPRPPPPM
en:the cantee OMPPPPPPPPPO
en:the cap OOPPPNPPPPPP
en:the car OKPPPNPPLPPR
en:the card MQOPRROPQPOH
en:the carrie PTPPPQPPPPPS
en:the cellar NTOPSPPOPPPQ
en:the certif QPPWPOPPOTOS
en:the cfo PPPPVPPPPPPQ
en:the chair NOPPaNSORPPP
en:the cheque NPPP~LONPPPN
en:the chief POPSVPORPPOP
en:the childr OOOPOOPPPPPR
en:the christ OMPPTQVOPPPN
en:the clinic PPPPOPPPPPPU
en:the clocki PPPPPPPPPPPR
en:the code PPPPPOPPPPPT
en:the cold PYP^PPPQP^OQ
en:the collec PPUPPPOPPPYQ
en:the colour WPPPOPPPPPPQ
en:the commit PNPQBOTNPRUP
en:the compan PNROPROOPPPR
en:the conten dOPPPLPPPPPQ
en:the contra NPOSQYRUOPKP
en:the contro POZPPPPPNPPP
en:the conver SPPPPPPPPPPR
en:the cost OSPVP]PPOPPP
en:the counci QPQPMQOPOPLI
en:the county ONPP[PPPPVPP
en:the crane PPPPPPPRPPPP
en:the curren PPPPPPPPPPPS
en:the custom PRPOOPOPWOOO
en:the damage POPPPkPO]PPH
en:the dashbo cUPPPPPPPPPS
en:the data OTLPPOPNUPNO
en:the day QOPPORKNPPPV
en:the decisi PPPPQPOPPPOS
en:the demo NRPOPOPPPPPT
en:the deposi PPPPOMPhTNOO
en:the desk PSPPPOPOPPPN
en:the diesel NOPPTNPPPPPR
en:the differ OOPPPPPPQPPN
en:the dinner POPOPOPMNNPO
en:the doctor PRPPPPOPQPPN
en:the dog KPQPOHPOOPOJ
en:the door EUPETKMJPOPO
en:the drawin POPZPOPPPOPT
en:the driver QOWOMRNMPOPR
en:the dry OOPQPPWYPWOQ
en:the eighte POPOPOPNPOyO
en:the eighth POPPNPdOPPTM
en:the eleven OQPPOPPOPW]P
en:the emails OPSPPPPPPPPP
en:the end PPPN?PIPNOPV
en:the engine POSPPPOPPPPT
en:the estate POPPPPRPPPPR
en:the evenin OPQPPPOQPPOR
en:the family OMTPTPSOPPQS
en:the farm PPSNPPPPPPQQ
en:the fee TOPPORPPPPPK
en:the field POPPPPPPPPQN
en:the fiftee PMOQPOQYPPSN
en:the fifth OQOGPMRNPc_P
en:the figure URPPPPNPPPPP
en:the file NPPTSPPKPQON
en:the final MQPO~PPIPORO
en:the financ PNOOaQONPPPP
en:the fire PPPPPPPPPPPT
en:the first WGKOPWD^SVQP
en:the fish OQPPPLOPPPPM
en:the five PQNPPLNTPPOL
en:the flat POPPPNPPPPPP
en:the floor PQOOMPOJPNPP
en:the folder OOPQPPPPPPPN
en:the food SOPPPOPPPPPQ
en:the forkli OLPOPPPPPOPP
en:the form OOPRNOPQPPPS
en:the four NOPPPOOTPPNR
en:the fourte ONONNOSPPPhP
en:the fourth OKOLPNfOPUMH
en:the freeze PPUPPPPPPPPR
en:the fridge PQOOOOPNLPON
en:the front PPSNPPSOPOPO
en:the fuel PQPPPRPNPPPO
en:the full PRPQXXTOOQOP
en:the garage OVPPPPPPPPPP
en:the gate POPIPJOQPIPP
en:the genera MOPRPPPNPPPN
en:the german QQRPPSPSPPPN
en:the gift OVPPPNPPPPPP
en:the girls YHPPPOPOPPOL
en:the glass PNPPPOPPPPPT
en:the good GURPPPPOPPPO
en:the govern LSLQcPQQOOOI
en:the grant OJPPO[UTPPPS
en:the green ^NPPPPPPPPPQ
en:the ground PPPPOOXPPPOS
en:the group ORPPQQOOPPPR
en:the guest _MPPPPPPPPPQ
en:the guys OPPPPPPRPPPP
en:the gym PgPPPOPPPPPQ
en:the half OMPPPUPPQPPP
en:the hall QNPPPOPPPPPT
en:the hardwa PPPQPPPPQPPU
en:the head NMPPdNPNPPPO
en:the heat POPPPNPPQPPW
en:the hire PPPPQ]PPPPPQ
en:the holida PPPPPPOPPPMT
en:the hospit PNPPPOPOPPPO
en:the hotel POPPPPP^PPPS
en:the hour PPPOPfPPPPPT
en:the ice OQPPPPPPPPOL
en:the inspec LPPOLOURPPPQ
en:the instal PPPNPPPPPPaR
en:the insura OPOVPOONPOOO
en:the insure PPPPTPPPPPPR
en:the intern OWQPPNPPQPPM
en:the job NPPPOOPSPPPQ
en:the kettle RNPPPPPPPPPO
en:the key OOSPPPPOPPPO
en:the kids NPPPPPPPPPPM
en:the kitche OSROPPJQOPOM
en:the lab ONNZPPPOPOOO
en:the label ONPPPPPPPPPR
en:the labels OUPPPPPPQPPO
en:the lads FTOPOOPPPPPN
en:the lady NMPPPPPPPPPO
en:the landlo POPSUNQPPPNQ
en:the last M^HLIRPJNPOS
en:the latest PPPWPPPPPOOO
en:the laundr QORPPPPPPPPR
en:the law [OQPPUPPPPPS
en:the leader PNPPPPPPPPPP
en:the lease PNOWTOORPRPO
en:the left PPPPPQPPSPPR
en:the letter OPSOPQPSPPPR
en:the librar P^PPPPPPPPPV
en:the lift ORQPPOPPOPPP
en:the light K[PPPPPOPPOR
en:the line RNSONPNPPPPP
en:the link PPPSPOPPQQPO
en:the list NQRNPONJPPLT
en:the little PNRPPOOPPPPO
en:the long PPQOOOZPPOPP
en:the lot ROPPOQOOPTPR
en:the machin TJVPOPORSPKT
en:the main PORPOONPPPSR
en:the mainte YPPPPPPPPPPO
en:the manage QOPP]PPOPPPO
en:the managi NNPPkPOTPPPO
en:the map NPRPPPPPPOPQ
en:the market NPPPORPOPOOR
en:the meanti PPPSPOPOPPOR
en:the menu PPXPPPPPOPPS
en:the middle NUNPOSOPPPPT
en:the minute NRPPPLOOOPOM
en:the mobile ]]PPPPPPPPPP
en:the model PPPPPUPPQOPP
en:the moment MNNNNPLOKNKW
en:the monday POPPPPaPPPPR
en:the money PPONWBPROMPN
en:the month QQNOOSYYPPTM
en:the monthl OMPQPMPPNOPL
en:the mornin PQSOOLGGPOOH
en:the mother UNPPPPQUPPPM
en:the museum POPPPPPPPPPS
en:the name MQOZPPPVP[PP
en:the neighb NNOPPLPOPPPJ
en:the networ OTOPOPPPPPPN
en:the new MLLP?OeLPIR[
en:the next PPROLQONPKKX
en:the night POPOOONPPPQT
en:the nine OPOXWQPSPPRO
en:the ninete OHPMTOg_OPeN
en:the ninth OKNPOOYOPOWJ
en:the notes jPPRPPOPPUPR
en:the notice PNPPPOWOPPPQ
en:the now PcPPPPPPPPPR
en:the number PPPPQQPMPNOW
en:the offer PPPTPPPPPVPQ
en:the office POROUINQPNQS
en:the old PIPOQPPQQPQK
en:the older PSPPPPPPPPPP
en:the onboar ]PPPPPPPPPPR
en:the one LPLP~OKQRNSL
en:the ones RQPORPONSOPN
en:the only FSPPPQOLOOPI
en:the order POSWPPTWPRNQ
en:the other OUPROPPRHPEE
en:the others OPOPOOPKPOJO
en:the owner PPPOPPPSOQRR
en:the owners ORTPVPPPPPPM
en:the packag PPPPPTPPQPPQ
en:the paper KQNPPPSNPPNM
en:the paperw POPJOPPRPGRP
en:the parent NPPPPNLOOPPQ
en:the part OPRPPPPPNPPN
en:the partne RXPPMRPOQPPM
en:the patien SSRPPONOPPPP
en:the paymen POPPSLPPPPPP
en:the payrol OMPPOPPPPPPP
en:the people SROOOSOOPPPL
en:the permit PPPPPPVPRPPR
en:the phone SOORJQGOPH@T
en:the phones POSOPOPUPOPT
en:the photo PSOPPPPPPPPQ
en:the photos PTNPPOPPPPPO
en:the pictur VQOOOOPOPOPO
en:the pilot PPPPPPOPPOQS
en:the place NOPPNOPOPPPO
en:the plan POPQPNTOQPQP
en:the plant PPPPPPPQPPSQ
en:the portal NQTQOPOOOOOM
en:the post PPPVPPPPPUMR
en:the power PRPPPOPPPPPP
en:the price PQNMNlKPSPPI
en:the princi POPPUPPPPPPO
en:the proces PPPPPLPYZPOP
en:the produc WOPVPOOPPQPV
en:the propos PPPPPTPPPPPS
en:the pump POPPPMPPPPPQ
en:the purse OMPPcOPOPPPP
en:the quarte PPPPPQOPPPPR
en:the questi TOPPPPPPPPPO
en:the quote PPPPPOPPPPPS
en:the rain UXOOPPROPOPN
en:the rate OMPPPNPXPPPR
en:the record RQOPOMOKRPOF
en:the red QLPPPPPPXPPL
en:the refere PPPYYPPZPZPO
en:the region PPPR]OPPOPPQ
en:the regist PPPPPPPPPPPN
en:the renewa OMPPSPOTPPOP
en:the rental MQPRPSPTPQRQ
en:the report RPNOPOMOMPQT
en:the resear PPPPPPPPPPPT
en:the reserv ROOPPPPPPPPO
en:the reside NQPPRPPPPPPP
en:the rest KQLPNOQWOPOP
en:the right eRPPPNPPPPPM
en:the road PMOOMJOMPQQL
en:the roof LJOQOOPJPNPN
en:the room OPPPPOTPRQOS
en:the rota PPPPPPPPPPPS
en:the rules PPPPPNPPPPPQ
en:the safety OOSPOPPOOPPO
en:the same CTUMNQLQWONU
en:the sample UPPPPPPPPPPU
en:the scale PPPPPPPPPPPR
en:the school PQOQQPUQPQQN
en:the screen NQPOPOOSPOPS
en:the sea LUPPPPPPPPPP
en:the season PNPPPNPPPPPT
en:the second R7NNJNSOQMNO
en:the secret POPPPPPPPPPN
en:the securi POPPVPPPPPOR
en:the senior OPPPVPPOPPQM
en:the server PQPPPOWPPPPL
en:the servic OOSPPTPPPPQN
en:the set POPPP[OOQaPP
en:the settin PPPPPPPPPPOR
en:the sheet PJOOOOPMPNPJ
en:the shelf PMPPPOPPPPPS
en:the shop MKPNTKOSPJRS
en:the shower PPQPPPPPPPPS
en:the side OPWPOOOPPPTM
en:the site POPOQPOPPQQV
en:the six OMPPPPQRPPPP
en:the sixtee PLPOPORXPNlN
en:the sixth OOPMPP]MOJIN
en:the sixty PPPPPPPOTPPQ
en:the size PPPPPRPPPPPR
en:the small PQQPSPOSRPOU
en:the societ PPUPPPPPPPPP
en:the softwa PPPPPPPPPPPT
en:the speed bRWOPPPPPOPN
en:the spring ODNLUORPOPXL
en:the staff VGOOOPQPONPR
en:the stage OORPPOPOOPPN
en:the stairs QPPPPOPPPPPN
en:the standa PPPPPZPPPPPR
en:the start PPPWPPUMPPPN
en:the summer MVOOPM[UPPLN
en:the superv PPPQRPPPPOPQ
en:the suppli OOTPPPTPNPPO
en:the suppor UTPPPPZPPPPR
en:the survey PPPPPOPPPNSU
en:the system MP]PONOOPPPQ
en:the table ULPMOROMPMON
en:the tablet NRNRPOPOPPNP
en:the tank PPPPPSOPPPPT
en:the teache PPPPPOPPRPPR
en:the team NiPVPOPPPUPP
en:the techni SOPPPOPPQRRR
en:the templa PPPOPPPPRPPM
en:the ten POPPPOPLPPNO
en:the tender PPPPPPPPPPPS
en:the tenth MQNPOMIVPPYQ
en:the terms PPPPPOPPPPPU
en:the test RNPOPPRPPPPS
en:the text PQPOPQPOMPPN
en:the thing OkLONKOQONPL
en:the third PPNRNLOSOQXJ
en:the thirti LJOOPQmLPNNO
en:the three MONPWROUPPTT
en:the thursd PRPOPPQOPNLP
en:the ticket VPPPPPPPPPPU
en:the till PORPPWPPPPPT
en:the time PQPPNKPIOPJM
en:the tool POPPbPPPQPPN
en:the top QLSOPOOOPPOQ
en:the traini MPPQTQNTPRRM
en:the trial VQPPOOPOPPSM
en:the truck KKPORNRQPNPU
en:the trucks ROPPPPPPPPPP
en:the trust OLPNhPOTPOWN
en:the truste OPPPXOTOPONP
en:the truth MVPPTPPPPPPO
en:the twelft PKOQZM]PPUfO
en:the twelve jLPPPQPPPPPR
en:the twenti LJNRJMZQOQ[P
en:the twenty OKNONM]NPOWR
en:the two PLMTOPFtOPPW
en:the union OXPPGOPOPPPP
en:the unit PPPPPNPPPPPT
en:the van MPPMPOONPSSL
en:the verdic PPPPPPPPPPPS
en:the very OQPPPNPPPPPP
en:the vet PPPPPMPPPPPS
en:the video PPPPPPPPPPPS
en:the visito PPOPPPRPPPPS
en:the wall QQQLOHPNPROP
en:the warran POPPPNPPWSPP
en:the water PMPOPOUNQPOK
en:the way YPMKNLKKPOPP
en:the weathe OMRPPPPPPPPP
en:the websit ONPPPPPPPPPM
en:the week POPNPP@RPOZT
en:the weeken PLPPPQOPOOON
en:the weekly PPPPPNPPSPPR
en:the whole XQRNNPMRPQPN
en:the wife NPPSMPRPPPPO
en:the wind NPSPPOPOPPOP
en:the winter ObPPRUMOQPOO
en:the word NQNQPMPONPPK
en:the works PNPPUPPPPPXO
en:the worst ORPQPOPOPRRJ
en:the wrong RRPPPSPPPPPO
en:the yard NOPLPPPTPL[Y
en:the year SMOTPaPTPPOO
en:the young MMMNPPOONPPS
en:their POQQOGHOPNPM
en:their own OO[LMPOMPONT
en:their phone POQPPPPPPPPR
en:theirs _EQPPRPNPPON
en:them QOQXPHOQPROL
en:them and TNOUOPOMPPOM
en:them at OPPPPTPPPPPN
en:them back PPPPPPPPTPOO
en:them by PNSUQPOQPSOR
en:them do QPTPPQPPQPPS
en:them i NSPPPOPPPPPP
en:them in KHPQONPHQPMQ
en:them on OHPPNOP^PNOM
en:them out POVPPPPPPPOU
en:them to O[PPPKPPPQOJ
en:them up OSPPPPPPPPPP
en:themse [KPPPMOPPPPQ
en:then PWKHMGU]FLPC
en:then a PPPPPOPPPPPS
en:then and OLPUPPONP^QM
en:then do OOOSPOPQPPSK
en:then i OOONOOQOHQNT
en:then it CbQORQIHPNNU
en:then let OPMPSOHZPFVZ
en:then or POPPPQhOPPPN
en:then our PPPPKOPOPPPO
en:then put POUPPPPKPPPN
en:then send PNPMPOPsPPWQ
en:then that bQSPPPPNPOPN
en:then the PSKPOKOPOLGM
en:then there MPNOPOPQPOPN
en:then they IUPOOOOKPOOO
en:then we PLSMOMUROPPR
en:then you QQPOPPPKPNPL
en:there QNO;BNOYLNR_
en:there a OLLOOWSQxPMQ
en:there and [PQNOPPPPNPQ
en:there any PPPPPLPPYPPQ
en:there anythi PPPPPOPPOPPX
en:there are KSOPPNPNPPOL
en:there at PYPOPNPPPHLS
en:there before SOOUPPUWPSPP
en:there for SOPPPNOPPPQU
en:there i OMWPPPPPPPPN
en:there in QLPOPQOPMQRO
en:there is MNLNKPLSJ>KQ
en:there it OrPPPOOPPPPO
en:there now OOSPPNPPPPPS
en:there on RMPLPPOPPS[S
en:there somebo PPPPPOPPPPPS
en:there someth PPPPPOPPPPPU
en:there the PMWOPPPNSQQM
en:there too POOPPPP]PPPO
en:there was FPPPPHPOPPPF
en:there we PSPPPPPPPPPP
en:there with NPPNPOPPPUTR
en:there yet PSPPPPPPPPPN
en:these OPLOPCPPPQRL
en:they ORKCOLO@OJGO
en:they all LZPPONPOPPQP
en:they are INOQOQO@NOST
en:they call POPPPPOPPPPN
en:they can RNPOPPONOOQV
en:they come HOQLOLPNPNLO
en:they did PQMPPLPPPPPP
en:they do MQQNJALQPMLW
en:they feel PRPPSPPPPPPO
en:they get NQPPPOOPPPPR
en:they go LHOPPNOOPPPO
en:they had OTPPPTPPPPPU
en:they have PNOQQUNPPPPN
en:they just TPPPPPPPPPPT
en:they keep PNPPPPPPPPPS
en:they know QZPPPPPPPPPO
en:they like QGOPPPNNPPOO
en:they meet OMPQVPrPPSLL
en:they need POPPVPPPQPPN
en:they pay PJPPSIPOPPPP
en:they pick ROPPVPTOPPPL
en:they put PRPPRPPPOPPQ
en:they said O]PPPOPPPPPN
en:they say LOOPPNOSPPPN
en:they see ZPPPPPPPPPPU
en:they sit NPPPfPQOPPPN
en:they tell NMPPPPPPOPPO
en:they vote POPPhPVPPPPO
en:they want POPPPPRPPPPO
en:they went MWQPPOPOPPPL
en:they were VPOOPRMOPPPM
en:they will MZQOPJVRMPKQ
en:they would XZOMPOORMONH
en:thick POPPPPPPPPPM
en:thing VTSQGKQGPODI
en:thing 's QVPQPPaOOPPO
en:thing a PKiPPPPPPPPN
en:thing and NTOXPMPOOPPP
en:thing i SMTPOPOKMOMM
en:thing is UUNPOOOOOPPO
en:thing it SKUPPNPPPPPR
en:thing that PSPOOPOOOOPM
en:thing the QQRPPPPOPPPN
en:thing to POUQPPPPPPPR
en:thing we OOPPPPPQTPPS
en:things LWJLNELLKNOA
en:think MZPBMMRL@DOR
en:think about NOPPPOPOPPOO
en:think i OQTPPQPPPPPQ
en:think it NoLONPOKOOOP
en:think so PRPPPPPPPPPR
en:think that PVOPSOPTPPQO
en:think the UQPPPPPPPPPR
en:think they OOPPPPPPPPPR
en:think we MROPPOPRPPPL
en:think you P^VPPPPPOPPP
en:thinki GOLQOOPgOONV
en:thinki about PNPPPOPPPPPR
en:thinki of OOOTPPPXPPPR
en:thinks KaOOKOONOONM
en:third QQFPPTQSPQ]J
en:third of PPPQOPKPPWUQ
en:thirti QGOOPY_POMOO
en:thirti of OOPPNSGPPPPP
en:thirty RSKO=jLQNHQR
en:thirty days PRSOPRKOOOOV
en:thirty eight QQPPPLPPPPPI
en:thirty first OPPOOO~JPONO
en:thirty five SMPPPKPPPOPT
en:thirty nine PPPPPQPPPPPR
en:thirty one VROPPZOOPOPN
en:thirty percen PPPPPIPPPOPU
en:thirty six ONPPPQOPPOOR
en:thirty two OPPPPOPSOPOJ
en:this TPF[UPOWOUQU
en:this aftern QMPbNKPXP_WS
en:this call OUPXPPPPPTPS
en:this evenin PPPPPOPPPcOQ
en:this i VFPPQUPOSPPJ
en:this in ORPO^PPPPPPP
en:this is dPMPGTBQJQJ^
en:this month NPPMP^OQPIOP
en:this mornin O^PPPPPPPOPQ
en:this one dOONPPNQONPM
en:this point PPPPPRPPPPPQ
en:this thing TOPPPPPPPPPS
en:this time PMPUPOPwPUTQ
en:this we OMPPPVPPPPPM
en:this week KQOnPPXMPL=K
en:this year O[PMSPIPHPOM
en:those OROOPMQQQRQK
en:those are dQPPPPPPPPPM
en:those in PVPPPPPPPPPP
en:though SPQOQQG@QLIM
en:though i OQPPVQPPPPPP
en:though it KPPPPOPPPPPN
en:though you SQPPPbPPPPPN
en:thousa =QBVRkQUQPBP
en:thousa a PKPPPNORPOPN
en:thousa and OUPPPNPOPPPO
en:thousa dollar OPPPPCPZPPPO
en:thousa eight POPPPSPPPPPO
en:thousa for PNPPPXPOPPPN
en:thousa in POPPP~PnPPPQ
en:thousa one PPPPPPPPPPPU
en:thousa pounds OQPPPKPPPPPP
en:thousa two POPPPnOPPPPR
en:three PNRWQONOKPTX
en:three and TWPPPNPPOPPR
en:three days QOPPPMOPPPSM
en:three forty PgPPP~PPPPPR
en:three hundre REPOPOOOPOOO
en:three i TOPPPOPOPQ^Q
en:three in PUPOPOPOPPQO
en:three months PiPQPOIPPOOV
en:three o'cloc POPPPPPVPRQO
en:three of KOOS[NNQPLaR
en:three on POPPVOOOPPTL
en:three people RNQPPPPPPPPT
en:three thousa PPPPPuPPPPPT
en:three times IWPPPUOPPPPM
en:three weeks KOOOOO}OPOKP
en:three year PNXPPOPPPPOP
en:three years LNPQPKPRPTOP
en:throug OPMOUOLRPQRN
en:throug a OPPPPMPOPPPL
en:throug it OQNPNMOSPQPP
en:throug the QOOPSPPPPPSJ
en:throw POPP[RPPXPPR
en:thumb ONOPPPPPPPPN
en:thursd JLJUPAVSOX]M
en:thursd 's PNPPPOPPPP[Q
en:thursd after PPPPPPPaPQmL
en:thursd and OMPOOPPYONbO
en:thursd at PPPNPOPXP]jT
en:tick PROPONPOPOPL
en:ticket POPPORPMOPNQ
en:ticket for PPPQPOPPRPPO
en:tidy ]OPPPPPPPPPN
en:tie POPPXSPPPPPQ
en:tied OfPPPOPPPPPP
en:tier PPPPP]PPPPPO
en:till ISSPNP[OOHJG
en:till the KbOOOQgMPONS
en:time PUNCFMPLNQQM
en:time and OSPPPTOPPOSR
en:time for O]PPPORRPOOI
en:time i HXNHPMONPRSM
en:time it SSPPPNPPPPPR
en:time the bPOPPPQOPPPN
en:time we OXPPPPOPPPPP
en:time you PPPNPNPPPOOY
en:timer PPfQPPPPPPPQ
en:times SQPNPPNHNNNN
en:times a QLPPUOPPPPPO
en:timing SPPPPQPPPPOX
en:tin NNPPPOPPPPTQ
en:tiny NVPPPPPPPPPU
en:tip OPQPPPPPPPPS
en:tired QPPPPPPPPPPL
en:to PSQSSNMSRPPW
en:to a 8NQQRKFPQOOS
en:to about PPPPPTPPPPPQ
en:to agree OUPPnMOOPPSR
en:to an OVPPPPRPPPPS
en:to anothe P^PXPPPVOPOP
en:to approv PQRQQQORPQPR
en:to ask POOLqJPLPOOO
en:to be PMD=PNd;P@KP
en:to begin POPPPMX~PPPP
en:to bring PUSOQPPPPPNQ
en:to buy QVPPPPPPPPPP
en:to carry PTUPPPPPPPPR
en:to change MQPPPQNUPPPN
en:to check SOPPPOUPPPOS
en:to come PPOOPSNOPPPP
en:to decide PLSPNP^OQPPL
en:to do VOPNMUOYQNOD
en:to drive PPPPPPPPPPPN
en:to eleven POPPP_PVPQPS
en:to explai O^OPPPPPPPPO
en:to find RUPPPMOPPPPM
en:to five ONRPPIOPPPPO
en:to forty PQPPPSQPPPPQ
en:to get [OONQPPVROOG
en:to give MPNOZOOOPOSN
en:to go GQUMORPQPNPM
en:to have HPRKIRZGPNNO
en:to hear VPPGPHMPQNQ]
en:to her ORPPPNP[NWKO
en:to him NINTROOMOUJQ
en:to it O:PQOJNOPRHL
en:to know HOONMQOQQPOO
en:to leave MYUPOQPKPPOO
en:to let PQTPPOQNPPPQ
en:to lock OOnPPPPPPPPO
en:to look RPLNJIQNLNPQ
en:to make N]LPPOPOOPPO
en:to me OORPRDSOPKJQ
en:to measur POPOPPPdPPbQ
en:to meet P[PPPOPPPPPV
en:to month PPPPPyPPPPPQ
en:to my QNKWORPXPPOR
en:to okay POPOUOPOPPPO
en:to one OWOPcQPPPONT
en:to other P[PPPPPPPPPP
en:to our OPUUPOOPPUXP
en:to pass PPPN_PPTPMPN
en:to pay NPTPOlPQPPPN
en:to put NBOLPFNZRPNL
en:to read NBhPNOPNPOPM
en:to ring PPPPPPPPPPOR
en:to run OPROOOOPPPPS
en:to say ZNPNRPNJOOOL
en:to see PNMPPRLWOPaW
en:to sell OUPPPPPPPPPO
en:to send OXOOPRPOPPPP
en:to set PZPOPSPPPPPT
en:to show MS]NPPOQPPPQ
en:to sign QQKQYNNPPPPU
en:to sit UOPOPNPPPXVQ
en:to six PPPPPQQPPPPT
en:to sleep WNPPPPPPPPPQ
en:to speak OLPPPPPOQPPO
en:to spend POPPPNPPPPPQ
en:to stand OUPPPPPPPPPO
en:to start POPOPPTC]PPP
en:to stop MPKPWPONPPPN
en:to swap PTPPPPPPPPPQ
en:to switch UOPPPPPPPPPR
en:to take PKPOONMNPPPU
en:to talk JMPRONKYLOGS
en:to tell PQPOMMOVPOPT
en:to ten PRPPTPOPPPPQ
en:to that QOPQONPNPPRJ
en:to the PPPTJLQRNRYR
en:to them PPONPQQOPOST
en:to three POPPRNQPPOPV
en:to try PNOOPOPNRP[O
en:to twenty PPPQTQPPPNPM
en:to two OWOOPMPRQOPS
en:to us OKPQPPONRPOX
en:to use _LPPPPPPOPPN
en:to work PNdPPOPPPPPP
en:to write QOQPOPPSPPPO
en:to you RINkKNMVQ_LH
en:to your PVPOOOQRMPQR
en:today PPHbNUOQO]-Y
en:today i PWPOPPPPPPPP
en:today itself POPOPRPdP~PN
en:today so VLPPPPPPPPPO
en:togeth QNQOQONNQP_Q
en:togeth on PPPPPPPPPPcS
en:toilet OMPPPNQPPPPQ
en:told WNQKONXQQLNH
en:told me VOROPOQLPOPP
en:told the SOPPPPW[PPPP
en:told us NWPPPNZPPPPU
en:told you PLQPPOSOQPPN
en:tom PPPSPPPQPPPP
en:tomorr CIOtPLUZOwYX
en:tomorr and PPP]PRPSQOOM
en:tomorr at PPPKPOXOPCwR
en:tomorr mornin PPPbOOPSPYRS
en:tonigh EOPnPFRLOqPF
en:tonigh and PPPQPPPOPSQS
en:tonigh so POP_PPPOPRPH
en:too NO]MNS:UPL?O
en:too i POTPPNPRPPPP
en:took RVGMMPEJNOOH
en:took me QTPPPOPOPPPM
en:tool OOPPWPPPQPPP
en:top PNQNNWNJRNNR
en:top of PPSPPNPOPPPU
en:total OQPPPJPPPPPO
en:totall PPPPPOPPPOPY
en:touch QOTPOOPPOQPM
en:touch it ROQPPPPPPPPO
en:tour POPPPPPPPPPS
en:toward PYPPPQPZPPPO
en:tower OMPQPPPPQPPR
en:town QJPOSOPOSPRS
en:track PUPPPNPPPPPQ
en:tracke P^PPPPPPPPPT
en:tracki PQPPQPTPPPPQ
en:trade OMPPPPPPPPPO
en:traffi PSPPPPPPPPPP
en:trail ZPPPPPPPPPPQ
en:traile ONPJOPPNPTPO
en:train OPPOPIOORRRQ
en:traine RNPMOLPUPPPM
en:traini PPNQQXMVOQQP
en:transa PMPPPQPQPPPP
en:transc MPOPPPPPPPPE
en:transf QJOSQVOePQMO
en:transl POTPPPPPPPPQ
en:travel MLPONPPSPPPS
en:tray MHPRPNONOOPL
en:trays RNPPPPPSPRNO
en:treasu PFO[XNOLPPOO
en:tree OOQPONPOOPPM
en:trial RPNPPPOLPOXO
en:tried YPPPPOPOPPPN
en:trip PPPOPPPVQPPQ
en:trips PRPPPPPRNPPL
en:troubl NaPPPNPPPPOR
en:troubl with PMPPPPPPPPPR
en:truck PJPPPQSPPOPO
en:trucks RVOMPPNPOLPO
en:true KJPPOLOOPPOM
en:trust HQPLWMPQPPRM
en:trust it OXQPPPPPPPPO
en:truste MPOOPMRJPNNO
en:truth MVPPSOPPPPPO
en:try PPLLOJTiTNfH
en:try it ONNOPO_~XP_F
en:tuesda OLLSRJHORPZN
en:tuesda 's PUPPPPPPPPOQ
en:tuesda and PKPPPPNMPPOQ
en:tuesda at POPPPOPWPZSR
en:turn OOPPPLPQPPNP
en:turn on QQPPPPPSPPPO
en:turnar TOPPPOXPQPPO
en:turned U[OOPKOOOMPK
en:turnin PSPPPPPPPPPT
en:turns OMPPPONPPPPQ
en:twelft PKOQYMWPPUmN
en:twelft and PPPOyPVPPOXS
en:twelve QOJRNcJPPPIY
en:twelve months PPPPPROPPPPV
en:twelve of NPPPPNPOPPPL
en:twelve percen PPPPPcPPPPPR
en:twelve weeks TOPPPQNPPPPU
en:twelve years OQPPPSPPPPPO
en:twenti LJNRILYQNQkO
en:twenti of NNPPNPNOPPOO
en:twenty JEOLOXSOPPPV
en:twenty five OQOPUXOPPOOQ
en:twenty four ONQPPNOOPOOY
en:twenty minute QMPQPPPPPPSN
en:twenty nine PPPPPVPPPPPR
en:twenty one POPPPQPOSjPL
en:twenty percen PUPPP_PPPPPO
en:twenty six RKPPPSPOPPPP
en:twenty third POPOPORPPPcQ
en:twenty three PPPPPOPPPPPR
en:twenty two PEPOO_OQPONP
en:twice MePKIVGROMMJ
en:twice a SHPOPKOPPOPS
en:twice and JnOPPQPOPPPN
en:two TNMTQOQVPPON
en:two a.m PTPPPPPPMPPR
en:two and POPOOUNPPQPM
en:two days KSOOPJYOPPNW
en:two hours OYPOPHMNPOOP
en:two hundre ODNROOQRORQR
en:two i PPPOPQP[PRQR
en:two in UPPPPNRTPPPN
en:two millio ONPPPUPWPPPQ
en:two minute aGPPPOKOQPPQ
en:two months NKPKPWOOPQPM
en:two of PQPQNDPQKLOP
en:two on PPPSPPPQPbOQ
en:two people SHPOPIPRPOOQ
en:two per PPOPPMPPPPPS
en:two pounds PPPPPYPPPPPQ
en:two sixty OOPPPXPPPPPO
en:two thousa OPPOPYOMPNPV
en:two times N]PPPPPPPPPN
en:two weeks POOOOGROMOVQ
en:two years VPPNPbNIQQNK
en:type PN]NOONMPONO
en:typed QHROPOPNPPPM
en:types PLPPPPPOPPPO
en:typica POPPPOSPPPPU
en:typing QMPOPPPPSNPP
en:ugly OPPRPPPPORPM
en:uncle P=OOQLOPQOPM
en:under WMPORZMPROER
en:under a POPNPPPTPPPP
en:under it OSPPROPOPPPO
en:under the POONOPNN[OPN
en:under what TPPPPfPOPPPP
en:unders ROOMNJMNSMKd
en:unders you PPPPPSPPkPPQ
en:underw PPPNPPPPPQRU
en:unifor OQPPPSPPPPPN
en:union NWPPAQOVPPRP
en:unit OHPOOOMOWPQV
en:units POPPPRQPPPPT
en:univer ORPPPSPPPPPP
en:unlock PPVOPPWPPOPS
en:until JSOOVRLFOPPJ
en:until the PTOOXSLOPPOL
en:up SUQXOOMUNPQU
en:up a PWPPONMPPNON
en:up about pOPPPPPPPPPO
en:up and RJPOOHPQOPQO
en:up at PHOPPKOOPPOO
en:up before PPPPfPTOPPPP
en:up by QPPPPOXOPPOO
en:up for TQPmOJNOMUOK
en:up front aMPOUOOOPOPU
en:up in OQMPLQpPPOOS
en:up is PSPPPRP]SPPP
en:up it PZPSPPPOPPPQ
en:up on JWOQNLOOPOOZ
en:up that NQPPPPPPPPPM
en:up the OPURJKONOUQJ
en:up there OQ[PPNPOOPPQ
en:up to MMQPUG<DOPOU
en:up with OQOQOMOQPPQT
en:update PPXQPTPPQQPU
en:upload OQNQPMOOVPOM
en:upset QKPPPPPPPPPT
en:upstai TQPPPNPPPPOQ
en:us NOMSRMQMPMQQ
en:us a PAPOPIPOPPOO
en:us about RPPPPPPPPPPO
en:us and KTPOZNPNKONO
en:us do OLMMOPOOPP^L
en:us down OQOOPOUPPOOO
en:us for NOWSSONOPPVM
en:us get PPPOOPOoPLZP
en:us have PPPXPPPSPPQQ
en:us i OTOXPPPUPPWQ
en:us in OOPPPPOPPPPS
en:us it ORRPPPPPPPPS
en:us not OQNPPSWNQPPO
en:us on NMOTPPRnQOQK
en:us or PPPPPPPPUPPO
en:us say RQPPPPONPTUP
en:us talk PPPPPPPPPPKR
en:us that OOOPWMPPPPPT
en:us the QTOQOMONONRN
en:us they PVPPPOOPPPPS
en:us to QTPOMLQPPOLT
en:us you PPPPPPPPPPPT
en:use KYUPFMPNNNRM
en:use a XIRPPPPPPPPN
en:use at PPPPPPPPPPSS
en:use before PPPPPPPPPPPR
en:use it NPOPPPPQRPOM
en:use the NPURONPOPPQR
en:use to O^SPPPPPPPPO
en:used ^LOLPMNGMMLJ
en:used it RPPPPPPPPPPO
en:used to [(HNKPLJQOND
en:useful PQRPPNOOPPON
en:useful for QOPPPPPPPPPN
en:user POPPPaPPPPMO
en:uses NKPPPOPOPPRQ
en:using KNOOOQOOPOOV
en:usual PNPPPPPPPPPJ
en:usuall NNPOOMQOPOOX
en:ute PORPPPPPNPPN
en:vaccin ONTPOPPPPPPP
en:value SPPPPPPPPPPP
en:van NRLBPONIPQQJ
en:vans NOPOPPSLRNLR
en:vat PMPPPKPPRPPP
en:vendor JXPOPQPNPPPM
en:verdic PPPPPPPPPPPS
en:versio LLK]QHPGPTQL
en:very bRFFOOO@GEEH
en:very good MQPOOJOOPNMQ
en:very nice POPPPOPPPPPS
en:vet POPPPLPPRPPS
en:veto OOPPePPOPPPP
en:video QNUPNSNMPKQV
en:view RJPOPMPPPOPP
en:villag ORPPUPPPPPPP
en:visit NITRPPPPQOWP
en:visito OOOPPPQPPPPR
en:visits TPPPPLPPRPPQ
en:voice PPSLNNOMONOH
en:voice call PPQPPPPPPPPR
en:volume PRPPPTPPQOPR
en:volunt UOOPOPOPPPPQ
en:vote LQOKTMWIPMLI
en:vote on POPPXOSOPPPM
en:votes PPPPKO<OPPPP
en:votes on PPPPVP?OPPPP
en:wage PPPPPNPPOPPT
en:wait OOPNNLPPOQPE
en:waitin MRPMPNNOPNOP
en:waits PNPPORTPPPPQ
en:walk JNLNQNOQNQTR
en:walk in PNPPPPPPPPPP
en:walk it PPPS[PPpPVPM
en:walk me PPPPPPPPPPPS
en:walk the PPPNPPOPPPmP
en:walk throug POPPPPPPPPRN
en:walked RWPPPOOOPPRK
en:walkin NMPPPPPTPPPN
en:walks POPPPRPPSPQR
en:wall QPPLPEPMQQOP
en:walt PPPPPRPRPPPL
en:want KO]KPM]PO=PI
en:want a L?jLSNLINMLP
en:want is POUPPPPOPPPS
en:want it C9NAQScNPLEL
en:want me PPPPPPPPPPbS
en:want one OLkOPORNPPNO
en:want that VIWSPOOOPPPP
en:want the JNhIOMOUPLRO
en:want them OPTQPPOOPOPP
en:want to OUGPNKTTRHQV
en:wanted P2PMPWBPMNMR
en:wanted to PNPPPOLPPOOZ
en:wantin NHPP[OPbPOOL
en:wants BLQOPONUNMKM
en:wants to LKSOUPOWPPPO
en:war NQPPPSPPPPPN
en:ward MRPONJPPPPOL
en:wareho PQPPPOPSQPTO
en:warm QPRNPNOOPOPT
en:warran ORPPPLPPTQPO
en:was IRG*HQ,D:41M
en:was a COQOMNMLOOOK
en:was at MPPPPfPPPPPO
en:was forty O}PPPLPPPPPO
en:was good OOPPPPPPPPPN
en:was hoping SPPPPPPPPPPQ
en:was in NPOPPJPONOOU
en:was it ONPPPOOPMPPW
en:was lovely GMPPPPPPPPPO
en:was me OQPPYPPTPPPP
en:was not NOPPOQNQPPPQ
en:was on MQPPPNPPPPPS
en:was that nOPPPNPPPPPW
en:was the KQMOPRONLNOY
en:was there QNPPPNPPPPPS
en:was very OSPPPPPPPPPP
en:was your PPPPPPPPPPPS
en:wash TKPPPMUOLONM
en:washin NJPPPPPPPPPL
en:waste POOPPPROPPPM
en:watch NPPOPNPOOPOL
en:watche dGPPPOPPPPQO
en:water OSOMNOROQOMN
en:wave NOPPQPOOPPPQ
en:way VLUMGRKLPPQL
en:way it SPPPPPPPPPPP
en:way of OLPPPPOPOPPL
en:way to PHSPPQONPPOJ
en:ways XOPPPPPPVPPR
en:we LLLEGRSRPPRR
en:we are UTOWMOTRNUKH
en:we bring PPPPPPPPPPXS
en:we can ENRRPQSMOPQR
en:we carry POPPPWPPPPPO
en:we change OZOPPSOOPPPQ
en:we close POPPPPcPPPPN
en:we could JPPMOTTQRNNX
en:we did MLMOPPPNPONO
en:we do ONPRJOPPONOp
en:we found [NPPPPPPPPPP
en:we get PDPKOOPNRRSN
en:we go NLPOMPPWPMRM
en:we got PPOPPOPOPPPK
en:we had OQPMNODFOOLD
en:we have OOMFOMNOL5RJ
en:we hold PPPPPPPPPPPT
en:we keep PPPPPOPOVPPM
en:we leave PNPPPNPPUPSP
en:we left PPPPPPPPPPPS
en:we lose PLPPPXPPRPPL
en:we lost IOPPPOOOPPPO
en:we make NRPPPYPRPOPO
en:we meet PPPPPTPPPPOQ
en:we need IQPQQNQSQOOJ
en:we never WLPPPOPOPPPN
en:we only PQPNPQOPPNPT
en:we open OQPPPPzNPPOO
en:we pay POPPPmOOWOPI
en:we plan PPPPPNQPPPPP
en:we put ZLPOPNTSPNMU
en:we run POPPPNPROP]O
en:we said POPPPPPaPPPQ
en:we saw RMPPPPPTPPPN
en:we say PPXPPPPNMPOH
en:we see POPPPOPPPPPN
en:we set PPPPPNPQQPQQ
en:we should PPPPPOOPPPNV
en:we speak PTPZPPPVOPMN
en:we start POPOPPHLPOTS
en:we still OJPPPOPPNPPO
en:we take OOPPPQPZPPOQ
en:we talk TPPOPPONPPHN
en:we talkin PPPPPVPPQPPO
en:we thank PPPPPPPPPPPM
en:we try PPPPPOYxYPOL
en:we use ONOPPPQOPPPM
en:we used VQPPPOPPPPPO
en:we want OPMOPMWRPPOO
en:we went KOPPPSPPRPPK
en:we were QRNOOSPMPOOK
en:we will NPNIPTPYLw^O
en:we would IMTKISeWLO.W
en:wear PMPNNNOMPOPG
en:weathe LPQPPMPPPOPR
en:websit NPQPOPPOPPOR
en:weddin NPOOPNULPOPL
en:wednes PMMWPBQNLRSQ
en:wednes at POPQPPPYPKOO
en:wee QSPPPOPOPOOT
en:week QOKGOFaNMNkC
en:week 's MPPPPOPPPPYP
en:week after PPPOPPRSPP[R
en:week and PRPPTNQXPNOM
en:week before PPPPPOOPPPNS
en:week i PKPPQMPQPPPS
en:week in POPPPPLPPP]P
en:week is NSPPPPQVPPPL
en:week it SPPPPNPPPPPS
en:week of QBIMPIDQOObQ
en:week one NQPPPRPPPPOM
en:week so SPPPPNPOPPPO
en:week the PPPZPaPPPQPQ
en:week with POPSPPPPPTPM
en:weeken XOLONPQOPPML
en:weekly PPPPPOPPQPPS
en:weeks OPNAGInOP?PZ
en:weeks and RRPPPORPPPOP
en:weeks from PPPOPNePPOPR
en:weeks of OOPPPNRPPPPR
en:weeks so PPPPPPtPPPOQ
en:weigh ZPPPSPPPPPPQ
en:weight QLPOPNPTPPPP
en:welcom POPPPPPPPPTP
en:well YHPNIRKPPBOP
en:well i NNPPQDQGONMV
en:well it NPRPMPONOPPQ
en:well my NJPPMQPSSPPO
en:well that ~PPOOSKPNPOM
en:well the PQPPPRRPPPPN
en:well then RNPUPNPTPPPM
en:well there NNPPPTPOPPPN
en:well they QPPPPQPPPPPR
en:well we NMOOPOOOPMOV
en:well you SOPPPSPPPPPM
en:welsh POPPPOPRTPQM
en:went RSQNOQHCPOOE
en:went down SNPPPPPPPPPP
en:went home QRPPTPPPPPPP
en:went in RPPPPPPPPPPO
en:went to NPPPOOPOPPPN
en:went up MZPPPYPPQPPN
en:were T]NGKQL>FIEO
en:were a MSPPPUPPPPPQ
en:were going XNPPPQTPPPPS
en:were in NNQPSPPPPPPN
en:were not QMPPPOPPPPPR
en:were on RKPPPSPPPPPP
en:were the QSPPPOPPPPPP
en:wet QNNOOOPOOPPK
en:what NPPWR[MTQTJI
en:what a PRPQPPPOPPPT
en:what about NJPPPNPNMPMF
en:what are POPOPQPPlONS
en:what can POPPPPPPOPPM
en:what did POPPPBPPQPPU
en:what do NPLNOOOSZOMH
en:what does NHOOPTPNVPPO
en:what else PPPPPOPPPPPU
en:what happen FPKPQOQQTPKJ
en:what have PPPPPSPPXPPQ
en:what he POPPPPPPPPPM
en:what i NPaVTORPUUOL
en:what if PIOPPQPQ@PTP
en:what is =PPTFaORfXFP
en:what it PPPPO^PQPPQT
en:what made PPPPPOPPPPPR
en:what makes OYPPPPPPPPPP
en:what matter PPPPPPPPPPPT
en:what our aSPPPSOPPPPS
en:what she SNPPeOPPPPPP
en:what sort PPPPPRPPPPPR
en:what that OLPPPTPPMPPN
en:what the N=PONOOMOOPK
en:what they QPNPPPOLQOPH
en:what was POPPPRPPOPPR
en:what we SXOMNORQNMSX
en:what worrie OVPPPRPPPPPO
en:what would NJQKOPM]OOJ[
en:what you QPMLPRPYPNNT
en:whatev JOVPOPQOJMNT
en:whatev it PNbPPORPNPPO
en:whatev the PPRPPSPPPPPS
en:whatsa NNUOOPPLSPMJ
en:when NPXF?RUMSQSV
en:when a OFZOPNPPQPPM
en:when do PPPPPORPPPOW
en:when does PPPPPSPPXPPT
en:when he NPSPPSPPPPPQ
en:when i OQPPJRPOSPMM
en:when is POPPPMQOYPNR
en:when it RQQPPKOQOSON
en:when she NNPOPPOPPPUR
en:when somebo OVPPPPPPPPPP
en:when the KPSPPAYQPHUI
en:when there ONPPPOPPXPPL
en:when they DNRLOPPNPPPR
en:when we JUNOPRPPPPPM
en:when would POPNOLMPVOLT
en:when you T]OPPPPNJPPS
en:whenev OWPPTRPPPPPO
en:where P^OOROQQPNJN
en:where did PPPPPPPPPPPS
en:where do POPPRMPuMPOX
en:where does PPPPPNPPRPOU
en:where i RSPPOQPSOPPL
en:where is PPOPOPPNTPPD
en:where it PVNPQQQLLPPN
en:where the NQOPPORRNPPP
en:where there PNQPPRPRPPPP
en:where they OSPPPOPPPPPM
en:where we OQOPPPOOPPPT
en:where you NOOPPOPPQPOS
en:whethe QQNRPQPNPPOW
en:whethe we PPPRPOPPPPPS
en:which RTOILMTHOJLF
en:which i RPQPPOPPPPPR
en:which is WTJOMURMMOOP
en:which one OSPPPOPPTPPQ
en:while XKNPORPPPPPR
en:while we TPPPPYPPPQPO
en:whistl OQPPPOPNPPPO
en:white QRQPPQPPPPPM
en:whiteb MSOPPPPPPPPL
en:who RNNTY:>K^PAJ
en:who are PPPPPNPPPPPV
en:who decide PPPPMPPPPPPQ
en:who did NIPPPPPPPPPR
en:who do OSPPPMPPJPPP
en:who does NKQOOOPNOPOT
en:who else PPPPPPPPPPOR
en:who has SPSPKPPONPPR
en:who have OUPPPOPPQPPP
en:who is YNOSQ=LPJNJN
en:who knows ONPPPPPPPPPP
en:who looks PPPPQPQP[PPR
en:who makes PPPPdPPPPPPQ
en:who owns POPPPSPPbPPL
en:who pays PPPPPUPPZPPO
en:who says PMPPRPPPOPPO
en:who signs OOPOTPOPPPPL
en:who was OOPPPOPPPPPU
en:who will QVPQPOPNWOOO
en:who would NPOOTLPOSPOS
en:whoeve QPOOOPPONOPM
en:whole YRTMLPKQPQOH
en:whole life SNPPPPPPPPPP
en:whole of WOPPPPONPRPQ
en:whom OOQPPNPPPPPJ
en:whose JRPPPJPOPPPM
en:why PQPPPPNPPOPL
en:why i ROPPPOPOPOPM
en:why we OSOPPPPPPPPO
en:wi OTQPOKPOPPON
en:wi fi ORPPPPPPPPPN
en:wi the PQPRPOQQPROM
en:wife LNNRFKPGSMKR
en:wife 's OOPPOPSPPPPS
en:wife says PMPPPPPPUPPP
en:wifi ONPPPOOPPPPO
en:will LVMcUKLPS~TP
en:will ask MGPdQNQNP[RL
en:will be LVDLOBJZO^lV
en:will bring OJP4RFObPPuP
en:will call PPPJPPPPPblR
en:will come OXPEOQNOMNZT
en:will decide PNPOYOVOPMPN
en:will do MQOSPQOXPQJU
en:will email PPPiPPPPPjOQ
en:will find PRP^POPOPVOT
en:will forwar PPPlPPPPP^PP
en:will get RPOkH@RQNtMO
en:will give gFONQPOOPPYE
en:will go PRORXNONPUTN
en:will happen POPPPPPPUPPO
en:will have RRK~OOMgOkGU
en:will i POPPPOPPOPWO
en:will it POPPPPPPhPPK
en:will just OYPPPOPPPOPN
en:will keep PSPOPQPPPRPO
en:will leave OPPPPQLOPKOO
en:will let PPPNPPPPPFPR
en:will look OaPMPPPPPJSP
en:will mail PPPRPPPPPSPM
en:will make PMPNPPQTPPSQ
en:will need POUNYPROPOON
en:will not POPMMKPNSMLZ
en:will pass PPPhPNPPP[OQ
en:will pick PLPQcPeOPRON
en:will post PPPVPPPPPTPT
en:will put IONGOQLUOTRJ
en:will raise PPPNPPPYPYOP
en:will ring PPPGPPPPPEnR
en:will run PRPVOPPPPQOU
en:will say OYLPOQPGJKNI
en:will scan PPP^PPPNP^PK
en:will see NENQPKPOPTVM
en:will send NQPZKLNEPvMV
en:will set PPPmPOPOPtOU
en:will share PPPYPPPPPSPS
en:will show PPPTPOPPPJPO
en:will sign PNPHCQOYP_TM
en:will sit ONPXPOPQPRPP
en:will start PPPOPPO^POQP
en:will stop ]KPPPRPOPPPL
en:will take PPPMQPO[L5GS
en:will talk PPPZPPPXPHNQ
en:will tell NWPPONPOPJNO
en:will text PPPcPPPPPVPQ
en:will use PRPQPPPOPOPP
en:will want OMSMVPROPMPQ
en:will write MOP@OOPKP-NK
en:will you PMO[PQPMMOOG
en:win ROPPQQPPPPPS
en:wind LQQOOPONRPON
en:window SFWOQKPMLNON
en:winter NWPNPSPKQNLO
en:wiped PTPPPPPPPPPP
en:wise PPPPPZPPPPPV
en:wish KF~NPNOKNPOK
en:with JURQJQFOPRUU
en:with a HMPPNELJONNL
en:with an OPPOPOPPPPRT
en:with anothe PUPXPPPSPPPR
en:with four PNPPPPPPPPPN
en:with her OLPWPPPRPSRP
en:with him PKUOPPPUPPZQ
en:with how PPPPPPPPRPPO
en:with it QROPOPNPPPNN
en:with me ROOOPNLPQSNT
en:with mr PPPYPPPlPXST
en:with my QOQTTQOOOQQS
en:with no OPQPPQPOWPPN
en:with one HTRNPPRPPPPK
en:with our NQPPOGOSRPPM
en:with ours PPPPPPPPPPPV
en:with that WPOOOSO^PPOK
en:with the OHQTLSHRMQRS
en:with their ONRPPPQOQPPO
en:with them MPOSPPPTPSMP
en:with these OhPPPPUPPPPS
en:with three OQRPPOPPPPPQ
en:with two YPPJOPQRQPNU
en:with us POPMPGQONNSO
en:with what RRSPPOPNMPSQ
en:with you BYHKJQPQPV[L
en:with your PQPIOLPOPHTR
en:within LPRRROOOOPNU
en:within the PQPXPOPPPSPP
en:withou POUIdRPNVMEH
en:withou a POPPPOPPTPPN
en:withou asking JOLPjPPSPPPO
en:withou the OMPPPXPOSPPN
en:won PMPPPOPOPPPO
en:wonder PXPOPJNOJOLX
en:wood PUPPPOPPPPPQ
en:word SMOQNWLPRTGI
en:word on PNPPSPPPPPPP
en:wordin PPOUPPPQPPPP
en:words POPOPPPOOOPT
en:work LP_OHFRNRKQU
en:work with OLtPPOPPPPPP
en:worked QTPPOPOMMPPO
en:workin MGQNPG]NPNPR
en:workin days PPPPPMqPPOPV
en:workin for PPPPPPPPPPPN
en:works NSPFPQOOMPmO
en:works i PPPPPPPOPVPO
en:worksh PPP]PPPPPRPQ
en:worrie BTNOPONMOPOM
en:worrie about NDPPPMOPPPPN
en:worrie me M_PPPQPPPPPO
en:worry P^MOOPOOOOOO
en:worry about OZPPPQPPPPPO
en:worry is NiOPPOPPPPPP
en:worse NTPPPQPPPPPM
en:worst QQPQPOPOPRRJ
en:worth SJOPOQOMPPOI
en:worth a QPPPPPPPPPPL
en:worth it OOPPPOPOPPPM
en:would ZQRGNRURQFN[
en:would a SLPOPRNOQPPS
en:would also MIfPPPPPPPPN
en:would ask MFlTPOPOPPPL
en:would be MUYPNaWORSQP
en:would better ONPPPOOPPPOS
en:would bring PPPPPTPXPPQR
en:would come VNPPPTPPPPPP
en:would do CNNPPPSjPRQU
en:would feel OYPPPPPPPPPO
en:would fix OPhPPSPPPPPQ
en:would get hONORMOQPOOM
en:would give QNPPPPPOUPPO
en:would go OOQPRPRZPPPP
en:would got VPPPPPPPPPPR
en:would have YRXGdQN5HLJM
en:would he PPPPPPPPNPJP
en:would help ONOPPQPOPPPL
en:would i OQOPPOORdPSN
en:would it MINNNOIObOVV
en:would keep NNPPPSPSPPPO
en:would like OQGRORP_PLQO
en:would look OQRPPPTTPPPM
en:would love GIaOPOPNPQQO
en:would make xOPPPLPPPPOR
en:would need @GwRLMH9MOOW
en:would not QZPNSIPDOONQ
en:would only P[PPPNPPPPPO
en:would pay ZOPPPFPMPPPR
en:would put POONOUPTPNOX
en:would rather LeRNOMOMPOOV
en:would really PPlPPOPOPPPN
en:would save VOPPPPPPPPPK
en:would say STNOOHPQPNPU
en:would she PPPPPOPPPPNV
en:would start OLPOMNXRPOOL
en:would still PSQPPRSPPPPK
en:would stop UOQPPPPPPPPP
en:would take NPOPOOPdPPOR
en:would talk PPPPPPPPPPPN
en:would tell YQPPPPPPPPPO
en:would that OJOPPVPNlPNN
en:would the POPPPMOPNPOW
en:would they PPPPPPPPWPPM
en:would want H2AQPSOOILNK
en:would you NFKOOQKPJURS
en:wow OPPNPJPPPNO_
en:write P.OHPBGTMBFH
en:write it OPPLPPPRPMOR
en:write that OPPIPPPPPHPR
en:write to SMOSOPOMPROO
en:writes NNOPPOOPPPPQ
en:writin HPJiOUNPTQCR
en:writin for PPPlPOPPOPOO
en:writte JRSWOQOOISMR
en:wrong RUOPPPNLPPOL
en:wrote QZLOMINLKOOG
en:wrote it QJPPPPPPOPPM
en:wrote to RVPPPPPPPPPP
en:x POPPPPPPVPPP
en:xero PMPPPPPPPPPN
en:y'all PSPPPPPPPPPP
en:y'all 's PSPPPPPPPPPP
en:ya PPPPPOPPPPPM
en:yard MOOOPPPQPJX[
en:yard and ONPPRPOPPPRQ
en:ye PQRPMLLKPOOZ
en:yeah KQJILRONJKYJ
en:yeah i JQPMPKPPPOPL
en:yeah it POPPPQVPPPOW
en:yeah no OPPPPTPPPPPO
en:yeah that QMOOPOOPPOPP
en:yeah they PVPPPOPPPPPU
en:yeah we POPPPOPPPPPN
en:year IORTObITPPBL
en:year 's OLPQPTQNPONU
en:year and ONPPPQORPPPQ
en:year end OJPPPQVTPPPM
en:year in POPPORPPPPPQ
en:year with PMPPPRQPPPPP
en:yearly PPPPPZPPQPPR
en:years POETEYDFPU>J
en:years ago OMPPPPPPPPPR
en:years and GiOQOQNLPOPO
en:years back ONPPPOPPPPPN
en:years i XQPPPPPPPPPO
en:years old O[PPPSPPPPPM
en:years on POPPPbOPPPPS
en:yellow POPPPPPPPPPR
en:yep MJPOQLPNOONJ
en:yes J8SRRPNXPLST
en:yes and POPVPOPOPPPO
en:yes but PdPPPQPPPPPS
en:yes i PFLLPPPWQPXI
en:yes in POPPPOP^PPWN
en:yes it PPPPRUOOPPOT
en:yes ma'am PPPPPOPPPPPU
en:yes or PNPR_PTPPPPO
en:yes please PPPOPPPVPPSP
en:yes sir PPPPPSPPPPPR
en:yes the OOPOQQNMPNPT
en:yes they XPPNPROPPSOV
en:yes to ROSPPPPOPPOO
en:yes we YOOOPOPVPPPL
en:yester IGOPQNPZPPSN
en:yet KPNMNELNPLNe
en:you QRLEFNOOFHPZ
en:you a PPOUOPNOPXYW
en:you about PPPPPPPUPOQS
en:you again PPPOPOOPPO~Q
en:you all PPWPPQPOSPMN
en:you and OPPNOGMPPNTR
en:you approv PPPPPOPPPPPR
en:you are TS<OU_QMOLKG
en:you asked [PPPPOPPPPPS
en:you at PTPIPPOOPU[O
en:you back PRPMPOPPOPOQ
en:you be PPPMPNPPYOOP
en:you been PPPPPPPPPPPR
en:you before PPPZPPNPPYPX
en:you both PPPPPOPPPPUT
en:you bring POPOPPP]PORP
en:you by PPP~PLLOPcOS
en:you called PPPPPPPPPPPR
en:you came TNPPPQPPPPPN
en:you can VQRLRQGOSNPO
en:you change NQOPPPPPQPPM
en:you charge PPPPP~PTUPPI
en:you choose PPPPPPPPPPPU
en:you come OIPFOPL]QS]L
en:you could PPPUPNLQPONQ
en:you count POPPPSPPZPPO
en:you did RRPOPROOPOOQ
en:you do POQQOYIOUSRS
en:you doing PRPPPRPPPPPP
en:you down PPPOPOPTPQWP
en:you ever PPPRPPPOOPPQ
en:you feel PPPPPOPPPPPR
en:you first PPPUPNPTPRPP
en:you for YKPMPKPRPPGW
en:you get JPOPOQNRPMKV
en:you give PPPMPOPPPPOU
en:you go MVKPOROJOPPO
en:you got NOPPPPPPPPPR
en:you guys QGNPPVPPUPRM
en:you had ONQOPLPPQOOa
en:you have OMQPPPRQOPPS
en:you hear OOPKPPPPOPQP
en:you i PRQOPPPOPOPM
en:you in OKQOOLRPPOSU
en:you just PUPOPOPPOPPR
en:you keep PPPPPOPPYPPQ
en:you know >HMPOPR=NPFI
en:you left PPPPPTPPXPPQ
en:you like NPPKPLNRPOOS
en:you look PQPOPMPPPPOL
en:you looked PPPPPOPPPPPR
en:you lookin PPPPPOPPPPPS
en:you lot NTRPPMPORPPK
en:you ma PPPPPPPPPPPR
en:you make NNPPPQPUNPPM
en:you may OPPPTPONPLSO
en:you mean POPPPPPOQPPN
en:you mentio PPPPPPPPPPPS
en:you must OONPPYPSPPTN
en:you need NLNOOFRZFNKY
en:you now OPPPPPPQOPPL
en:you off PPPPPPPPPPPS
en:you on MPOLONOXPOUS
en:you one PPPPPPPUPPSR
en:you or PPPPPPPOPPPN
en:you order PPPNPOPPPOPM
en:you our PPPSPPPPPQRQ
en:you out POPPPPPPSPPM
en:you pay PPPPPZPPOPPR
en:you people QVRPPQPQOPPM
en:you put POPZPKPNMPPO
en:you run PPPPPLPPOPPR
en:you said S^POOPKMMONQ
en:you say QYOPPNOSPPQN
en:you see QPPOOMONNNPU
en:you sell PQPPPPPPRPPQ
en:you send QKOUPLPTPPNQ
en:you sent N^PPPPPPPOPU
en:you set PPPPPNPPPOPT
en:you should OO]PPRPPPPPN
en:you show PPPPPPPPPOVR
en:you sir PPPPPPPPPPPR
en:you so OKPPPOPPPPPN
en:you sound OMPPPOPPPPPL
en:you start PPPQPPPXRPOO
en:you still PPPPPPPPPPQS
en:you take POPOPcPM^POI
en:you tell PNPOPOPOSPPM
en:you that NFPPOQPKPRON
en:you the KQN^PNNOObKO
en:you think OOUPPNPPNPOQ
en:you thinki PPPPPPPPPPPR
en:you this POP=PVPPP>UP
en:you throug PPPNPOPNPPUS
en:you to OPRVPQPPPNNS
en:you today OPPZPOPOPXPN
en:you told PPPPPQPPTPPS
en:you tomorr PPPMPPP_P:JU
en:you two PPPPPOPPPPPS
en:you up POPPPOUPPPPP
en:you use ONPOPOPPOOOY
en:you want MUOOOQEJJKQW
en:you we PPPPPRPPSPPO
en:you were QOPOPQNOQOOV
en:you what PPPNPPPOSOQP
en:you will EPMeLHNOPmNS
en:you with PRPQPPP[PPOQ
en:you would KROPSQSKQ:M_
en:young PNILVMMLJONL
en:young ones NNPPPPPPNPPP
en:your W^CNNOHFKNQ^
en:your accoun PTPPTPPPOOPT
en:your boss ZOPPPPPPPPPQ
en:your brothe PaPPPPPPPPPP
en:your end PPPPPPPPMPPN
en:your inbox PPPjPPPPPWLS
en:your leg PNPPPPPPPPPM
en:your man KuOPPPPPPPPM
en:your own PPOPPOOOPPRP
en:your people UOOPPOOSPPPJ
en:your phone OXPPPPPPPPPR
en:your side POPPPOPPfPOO
en:your size QPPPPRQPPPPU
en:your team POPPPPPPPPUQ
en:your time ONPNPOPPPMQS
en:your wife PPPPPPPPPPPR
en:yours QQORLNMPPRIG
en:yours and OOOPPNP^MPPO
en:yourse NQPMPWORPNNN
en:zero PSPPPWPPPPPW
es:# DLPMIQgPNQ[P
es:# de OJOPNOFLPRRP
es:(# PPUPOPPPPPPO
es:(a RNPNPNOMQOF:
es:(abre PQSPPPPPPPPO
es:(abril PPPPQSPSPPPO
es:(abrimo PPPPPPRTPPPN
es:(aca PRPPPPPPQPPS
es:(acuerd NNQPPPPOPPPP
es:(agosto PPPPPPPQPSPN
es:(agrade POPPPPPPPPPS
es:(ahi MPQPNRPPONPN
es:(ahora PROPPPPOOPNL
es:(aja MPPPPPPPPPPI
es:(alegra PPPPPRPPPPPQ
es:(alegro PPPPPPPPPPPT
es:(algo ROOPOPOOPOPO
es:(alli PPPQPPPOPQPV
es:(andand RPPPPPPPPPPO
es:(andele POPPPPPOPPPG
es:(ano NPQORPPNOPPR
es:(anos OPOPQPPOPPPM
es:(antes RMPQPRPWPQPI
es:(aproba PPPPPPPPPPPN
es:(apunta PPPPPPPPPPPL
es:(apunto PPPSPQQPPRPQ
es:(aqui PLOOOMPPPOOP
es:(arranc QOPPPPPVQPPP
es:(arriba RTPPPPPPPPPP
es:(asi LPQOORPPPPPK
es:(ay PQPLPLOPPPOT
es:(barbar QPPPPPQPPPPS
es:(bien FPQPOPPQOONP
es:(bonito ORPPPPQPPPPN
es:(buena OOPQPOPPPOPS
es:(buenas QMPOOMOOOOOg
es:(bueno OPPPROPSPPQY
es:(buenos PNPPPOPPOPPX
es:(cada NEPOPKPONOOU
es:(caja PPPPPPPPPPPT
es:(camion OMPPPPPPPPPO
es:(campan POPSTPPQPRQM
es:(casa PPPPPPPPRPPM
es:(casi ORPQPPPPPRPL
es:(catorc UOPPPPPPPPPP
es:(celula PPPPPPPPPPPT
es:(cerrar PPPPPPQRPPPO
es:(chica PQPPPPUPPPPO
es:(ciento PPOPPPNOPPPK
es:(cierre PPPPRPPPPPPO
es:(cierto PUPPPPPPPPPQ
es:(cinco NJPOONQSOPQQ
es:(cincue PQPPPPPPQPPL
es:(claro OPPPOOPPPOQ_
es:(client RTPPPPPPQPPO
es:(comer PPPPQPPSPOPN
es:(comite PPPPNPRPPPPP
es:(como MPPKPPPPPKOT
es:(comuni POPPPPPPQPPN
es:(con LOPGOGQPOLNB
es:(consej PPPPPPZPPPPO
es:(conten YPPPPPPPPPPO
es:(contes ZOQPPPPPOPPN
es:(contra OOPPPNPQOPPJ
es:(cosa PRPPVPOQPPPH
es:(creo URPPPPPPPPPP
es:(cualqu POPPPPPPOPPM
es:(cuando IPPPSOPPPQOJ
es:(cuaren NPOPPNOPOPPN
es:(cuatro NQQNOPPMMOOJ
es:(cuento POPPPPPPPPPR
es:(cunado PSPPPPPPPPPN
es:(da OSPOQPROPNOM
es:(dale PPPPPQPPPPOR
es:(datos PPROPPPSPPPO
es:(de MNPKOMNPOOQI
es:(deberi PPPPPPPPPPPM
es:(decide PSPQMQPSPRTM
es:(decido PPPPPPPWTPPN
es:(decir SQPPPPPPPPPO
es:(dentro PQPPPPPQPPPR
es:(desde KPOOONPNONPP
es:(despue PPPPPPNZPRPP
es:(dia KPPOPQPPPPPN
es:(dias POPQOLONOMOW
es:(dice PVPPPPPPPPPM
es:(diciem POPPQPQPPPPL
es:(diez QJPPOPPQPXPO
es:(digo SSOPPORNPOOK
es:(dios POPPPPPPOPPN
es:(direct OPPPNNVOPPPM
es:(doce MJOOPNPNPPOM
es:(doctor PPPQPPPPPOQX
es:(doming POPPPPPPPPPL
es:(don ONPMPOPPPPP^
es:(dona QPPOPPOPPPPX
es:(donde OSPPPPPPOPPN
es:(dos MPQEOPPKOHPH
es:(doscie PMPPPPPQPPPM
es:(dueno POPPPPPPPPPL
es:(el PQPPNLOQQNMF
es:(ella OOPPPPPPPQPJ
es:(empiez POPQRPPSPQQN
es:(empres PVPPPQPPPPPO
es:(en JHOOOLOHRNLA
es:(encant QYPOPPPPPPQT
es:(enero POPPQPPTPPPO
es:(ensena OOPPRPPSSPPO
es:(entend PPPOPOPPPPQT
es:(entien PPPPPPPPOPPY
es:(entonc OPPPPMPSPPPR
es:(equipo UPPPPPPPQPPN
es:(era POPPPPPRPPPM
es:(es LVNNRPOPOMPM
es:(escrit PPPTPOPPPZPO
es:(ese PMPOPPPQOOOQ
es:(eso OPPQPLPPRQOF
es:(espera QOPOTPPOPOPN
es:(espere PRPPPQPPPPPN
es:(esta KQQOPLPRONPR
es:(estamo QOPOQOPOPPNR
es:(estan OPPPQNPPPPPP
es:(estar PPPPPPSPPPPL
es:(esto PQOPPPSPPPNV
es:(estoy PNPPPPPPPPPL
es:(euros OMPPQMPQPPPM
es:(explic NTPPPPPPPPPN
es:(falta PPPPPOPPOPPK
es:(famili PPPPPPPPPPPR
es:(favor PPOPPPPPPPPN
es:(febrer POPQUPPPPPPO
es:(felici PPPPPPPPPPPU
es:(feria PPPPPRPSPPPO
es:(fermin QPPPPPPPPPPU
es:(ficha PPPPPPPPQPPU
es:(firma PQPRPPPPPRPN
es:(frio QOPPPPPPPPPN
es:(fue QPPPPPPPPPPK
es:(funcio PPQPPPPPQPPM
es:(genial PPPPQPPPPPPS
es:(gente MPPNPNOPPNPP
es:(gerent PPPPUPPPPPPO
es:(gracia MPPOPPOOPOOX
es:(guante PPPPPPPPPPPR
es:(gusta QMPPPOPPPPPN
es:(gustar PTPPPPPSRPPN
es:(gusto TMPPPPPPOPPS
es:(hace OQQPRNPPPOPQ
es:(hacemo POPPPPPPPPPR
es:(hacien PPPPPRPPPPPM
es:(haga PQPPPPPSPPPO
es:(harto POPQPPPPPPPM
es:(hasta PSOPOQPPPPPO
es:(hay NLPPPPPTPNPU
es:(hecho PPPPPPPPPPPX
es:(hemos PNPPPPPOPPPN
es:(herman PNPPPPPQPPPP
es:(hija PNPPSPPPPPQO
es:(hijo PPPPPPPPNPPJ
es:(hizo PPPPPPPPPPPS
es:(hola IJPOONOOOOOd
es:(hombre POPPPPPPPPPM
es:(hora SPPPPPPPPPPQ
es:(hoy ORPRPPPQPTTN
es:(iba OSPPPPPPPPPM
es:(idea PPPSPPPPPPPQ
es:(igual OTPPQQPPPPPK
es:(imagin OPPNPPPPPMPX
es:(imprim PRPPPPPOPPPP
es:(ingeni PPPPPPPPPPPR
es:(invent PPPPPPPPPPPR
es:(ja PPPNPPPPPPPg
es:(jaja PQQIPQOPPPPg
es:(jajaja PPPPQPPPPPP[
es:(je PPPMPPPPPPPe
es:(jueves PQOXRPOVPUQP
es:(la NQONOPOOQOKA
es:(las NQPPPRSPQQPO
es:(le PPQONNPOOROF
es:(les POPTPPOOORPO
es:(licenc PPPPPPPPPPPS
es:(lindo PTPPPPPPPPPQ
es:(lista PSPPPPQPPPPP
es:(listo OMPSPPPOPVPL
es:(llamad XOPPPPPPPPPP
es:(llame OQSRPQOPPPPP
es:(llegan PPPPPPPPQPQR
es:(llego OQPPPPPPPPQN
es:(llevam OMPPPPPPPPPR
es:(lo PRKPONNJNPPP
es:(los NSQLORNPOPPI
es:(lunes PPRPPPPPPQQO
es:(luz PPPOPPOPRPQR
es:(madre PRPPPPPPPPOV
es:(mal PSPRPPPPPRPP
es:(manana PPPPPPOOORPQ
es:(mando PPQPPOPPPPPR
es:(mapa PPPPPPPPPPPV
es:(maquin PQPPPPPPPPPS
es:(martes OPPOPPPOPOQT
es:(mas OPPLPNOPPMPJ
es:(mayo PNPORPPOPPPO
es:(mayor PQPPPPPPPPPN
es:(mayori PPPPPPPPQPPN
es:(me NQPNPONQQJKN
es:(media PQPQQPPPPUTP
es:(medias SPQPNPPPPPPP
es:(mejor PRPPPUPPPPPP
es:(menos OQPRPPPPPRPO
es:(mes PPPPPMOPPPPL
es:(meses PQRPPRPPPPPQ
es:(mi RTPOONPPQPPA
es:(mia PQPPRPPPPPPT
es:(miedo PPVPPPPPPPPO
es:(mierco OQPQPPTOPOPO
es:(mil QPPPOPOPPQPL
es:(mio PPPPPPRPRPPN
es:(mira TNMOPOPQPLQF
es:(mire UOPPPMPNLPOR
es:(mis OQOPWPPQPQPK
es:(misma POPPPPPOPPPS
es:(mismo MPPPPPPQPPPJ
es:(moment PPPPPPPSPPPO
es:(movil PQPPPPPPPPPR
es:(muchas PPPPPPPPPPPR
es:(mucho SPPPPOPPPPPT
es:(muy PMPPPOOOPPOM
es:(nada PPOPPONMPNPM
es:(nadie PPPPOPPPPPPN
es:(necesi POTPPQPPTPPP
es:(ni POPPPPPRQPOJ
es:(nino PPPPPPQPPPPM
es:(no MQQRQQONPQQG
es:(noche PNPPPPOPPPPN
es:(nomas UNPOPQPTPPUN
es:(nos PMPPOPPOPNOL
es:(nosotr IFOOPOPPPOOQ
es:(nota OOQPPPPPPPPN
es:(novent OPPPPPPPPPPN
es:(noviem PORPOPPQPPPM
es:(nuestr PPPQPPPPPPPR
es:(nueve PQPPQORPPPON
es:(numero POPQPPPTPRPN
es:(o PPQPPNPPPPPM
es:(ochent ONPPPOQQPPPN
es:(ocho MMPOONPOOPQJ
es:(once ORQPPPPPPPPM
es:(os PPPPPQPPPPPX
es:(otra KTPOQPOPOOPL
es:(otro NQOPPRPPPPPK
es:(oye PQPPPPPPRPPO
es:(pacien PPRPPPPPOOPQ
es:(padre POSPRPPPPPPQ
es:(pantal PQPPPPPPPPPU
es:(papel PQPPPPPPPOPM
es:(para ROKPPQOUPOPG
es:(parte RTPPPPPPPPPP
es:(pasa OPPPPRPPPPPS
es:(pasado PQRPPPPPPPPN
es:(pase PPPPPRRTPPPN
es:(paso PQPPPPOPPPSQ
es:(pedido POPPPPQPPPPR
es:(pedir POPPPPPPPOPN
es:(pena P_PPPOPPPPPV
es:(perdon PPPPPPPUPPPQ
es:(perfec NOQNPMPPPOS]
es:(pero NPUPPNPPPPPE
es:(person NNPOPPPPPOPP
es:(pilar PQPPPPPQPPPR
es:(poco OSPPPPPPPPPN
es:(poder P]PPPPPPPPPN
es:(pongo QOPPPPQPPRPP
es:(por QKONPQMOOPPI
es:(porque OJQOOPOTPPPL
es:(precio PUPPPRPPPPPO
es:(pregun ONPQPPPPPPPP
es:(preocu PZPPPOPPPPPR
es:(presup PQPPPOPPPPPN
es:(primer PMPPPQPVQPOL
es:(probam PORPOPPPPPPO
es:(proble PPPPQPPPPPPS
es:(prueba ROPPPQPPPPPP
es:(pudier PPPPPPPPPPPM
es:(puede OPPPOPPPPPPL
es:(puedo PPPPPVPSPPPN
es:(pues PPPNOOPQONOW
es:(que POOPOLOPOMME
es:(quiera POPPPPQPPPPN
es:(quiere PQPOPPOOPPPK
es:(quiero QNPPPPWPPPPN
es:(quince QOPPPPPPPPPN
es:(rapidi PPPTPPPPPUPR
es:(rapido PPPPPPPSPPPP
es:(repart QNPPPPPPPPPP
es:(reserv PPRPPOPPPPPO
es:(rico TPPPPPPPPPPR
es:(sabado PRPPQPPOPPPL
es:(sabe OPPPPPPPPPPN
es:(sabes PNPPPPPPPPPP
es:(sale PPPPPPPPQPPN
es:(santa PQQPPSPYPQPO
es:(se LPPOOPOHQNNG
es:(sea PPPOPOPQPPPK
es:(segund PPPPPPQUQRPO
es:(seguro PSPPPPPPPPPQ
es:(seis NMPPPNPOPPPO
es:(semana PPPNOPPZQPOU
es:(senor PPPPOPPPPPPV
es:(senora PPPPPOPPPPPT
es:(senori POPPPPPPPPPJ
es:(septie PPPPPPPTPPPO
es:(ser NQPPOPPPPPPM
es:(seria POPPRPPPPPPO
es:(sesent PPPPPMPPPPPM
es:(setent RPPPPPPPPPPM
es:(si QOPOKOPPPOAB
es:(siempr QIPPPOPOPPPK
es:(siete PNPPOPPPPPOL
es:(sin PPPOPPPOQOMI
es:(sistem PPSPPPPPPPPO
es:(sobrin RPPPQPPPPPPQ
es:(socio RPPPPPPPPPPR
es:(solo OPPPPRPPVPPS
es:(somos IGOPOLNNOPOL
es:(son OPMQPROUPPPG
es:(soy PPPNPOPPPNQW
es:(su OOOOQOPOOOOR
es:(sus OPPPPPPPPPPS
es:(suyo OPPPPPPPPPPL
es:(tal PPPPPPPPPPPX
es:(tambie NRPPPOPQPPOP
es:(tan PdPPPPPPPPPM
es:(tarde ORQOPPPPPOPQ
es:(tardes POPPPOPPPPPU
es:(te OTONPPPFOPPN
es:(tecnic PQPRPPPPPQPT
es:(tendri PNPPQPPPPPPK
es:(tenemo NPPOOOPOOPPO
es:(tener RQOPPPPPPPPO
es:(tengo QMPOPPPNPPPH
es:(tiempo PQPPPPPPPPON
es:(tiene OPQPOOROQPPO
es:(tienes PPPOPPPPPOPU
es:(todo OOOOPKOQOPPR
es:(todos OQPPOPOPPPPR
es:(tomo POPPSPPPPPPN
es:(tranqu RPPPPPPPQPPQ
es:(treint PIOPPNOPPOPJ
es:(tres OOMOPOPFOLPJ
es:(uf OPPPORPPPPPW
es:(ultima POPPPPSPPPPO
es:(un QONNNPOMOLND
es:(una MNOPPQILONMK
es:(unas ONPPQPPPPPPJ
es:(unico PPPPPPPTPPPO
es:(uno HPOOOPPPPMPL
es:(unos OMPPPPPPPPPO
es:(usted OTPPPPPOPPPK
es:(ustede PPPPPPPPPPPU
es:(uy PQPPPQPOPPOT
es:(va PPPNPPOMPPPP
es:(vale OPPPPOOQRQPY
es:(vamos POPPPRPPRPPT
es:(van OPQPPPPPPPPN
es:(vaya PPPPPOPPPPPS
es:(ve OQPQOOPPPQPL
es:(veces POPPPPPOPPPN
es:(veinte RKPPPOPPPPOP
es:(veinti PPPPSPPPOPPN
es:(vemos PPPPPPPPPPPR
es:(ven PPPPPPPPPPPU
es:(venga PPPPPSRPPPPM
es:(veo PPPPPPPPPPPM
es:(ver NOPOONPNPNOI
es:(verdad PUPPQPPQPPPL
es:(ves PPPPPPPPPPPS
es:(vi ZPPPPOPPPPPS
es:(video ROPPPQPPPPPR
es:(viendo PPPPQPPPPPPT
es:(viene NOPPOPPPPNPN
es:(vienen PRPPPPPPPPPO
es:(vierne PQQXSPPQOPOO
es:(vimos UPPPPPPPPPPN
es:(vino PNPPPUPPPPPP
es:(vio PQPRPPPSPSPP
es:(vos QSPPPSPPPPPO
es:(voy OQPPPQPOPPNO
es:(y PINONBQNQPM0
es:(ya QLPOPQPPSQQA
es:(yo [QOMNOPPOOP@
es:)# OOQPRPPQPPPO
es:)a MVPKMLMJJMFH
es:)abiert POPPPPPPPPPM
es:)abren PPSPPPPPPPPP
es:)abril PNQPSPPPPPPM
es:)abrimo POPPPPPPPPPN
es:)aca PQPOPIPQPQON
es:)acaba PPPPPPPPPPPN
es:)acabo PPPPPSPPPPPO
es:)acuerd PPPUPPPPPSPO
es:)adelan OOPPPPPPPPPM
es:)adentr UPPPPPPPPPPN
es:)adios PPPPPPPPPPPK
es:)agenci PSPPPPPPPPPN
es:)agenda PPPPPPPPPPPS
es:)agosto POPPQPPRPOPL
es:)agrade PPPPPPPPPPPR
es:)ahi POPNPMPPPOPG
es:)ahora OHRPKNPOOPOS
es:)ahorit PPPPPPPPPPPR
es:)algo OPQOOQPOPOOf
es:)alguie OOPPPPPPPPPU
es:)alguna PSPPPOPPPPPX
es:)alimen PPPPPPPPSPPN
es:)almace PRPPPPPPPPPP
es:)alquil PPPPPPPPPPPR
es:)alta PPPPPPPRPPPP
es:)alumno PPPPPPPPPPPU
es:)anda QOPPPPPPPPPL
es:)ano OOOOPNPOPOPM
es:)anos POPPPPPPPPOK
es:)antes NNPQOLNSNQQG
es:)aparec PPPPPPPRPPUO
es:)aparte PPPPPPPPPPPL
es:)aplica PPPPPPPPPPPR
es:)apunta OOPPPPPPPPPS
es:)apunto PPPPPPPPPPPM
es:)aqui LPOOONPQPONO
es:)archiv PPPPPPPPPPPN
es:)arranc OOPPQPPPPPPM
es:)arriba TQOPPPPPPPPM
es:)asado XRPPPPPPPPPN
es:)ascens PPPPPPPPPPPM
es:)asi PQQNPQPNONOF
es:)atiend YPPPPPPPPPPR
es:)atras PPTPPPPPPPPO
es:)aun PSPPPPPPPPPP
es:)autori PPPPPRPPPPRL
es:)auxili PPPPPPPPPPPR
es:)avisar PPPPPOPPPPPM
es:)baja PPPPPQPVPPPO
es:)bajo QOPPPPPPPPPN
es:)banco PPPPPPPPPPPR
es:)bateri PPPPPPPPPPPR
es:)bien QNPOPPPMPOOS
es:)bonita PTPPPPPPPPPN
es:)bonito PPPPPPPPPPPM
es:)buenas PPPPPPRPPPPM
es:)bueno KMPQQLONPJO^
es:)buenos PPPPPPPPPPPI
es:)cada PIOOPOOMOOPW
es:)cae PPPPPPPPPPQS
es:)cafe PPPPPTPPPPPN
es:)caja POPPPPPPPPQR
es:)cajas PPPPPPPPPPPS
es:)calcul PPTPPPPPPPPR
es:)calien PRPPPPPPPPPP
es:)calor QPPPPPPPPPPV
es:)cambia QLPOPOPOPPPR
es:)cambio POPPPPPPPPPS
es:)camion QOOQPOQPOPPS
es:)captur PPPPPPPPPPPT
es:)caro POPPPRPPPPPO
es:)carret QPPPPPPPPPPL
es:)casa PRPPPPPPPPPP
es:)casi OQPPPPPPPPPL
es:)caso PPPPPPPXPPPS
es:)celula QPPPPPPPPPPS
es:)certif PPPPQPPPPPPT
es:)chiqui PPPPPPPPQPPL
es:)chofer PPPPPPPPPPPR
es:)cien PPPPPPPPPPPR
es:)ciento MPPPPPPOPPPP
es:)cinco PKPPQPPQPPOL
es:)cincue PPPPPQPPPPPL
es:)claro POPPPPPPPPPT
es:)client PQPPOOOPPPPV
es:)clinic SPRPPPPPPPPV
es:)cobram PPPTPPPPPSPS
es:)cobran POPPPPPPPPPL
es:)coche PPPPPPPPPPPN
es:)codigo PPPPPPPPPPPU
es:)colegi PPPPPPPPPPPS
es:)comisi PPPRPPPPPQPP
es:)como ONPLOFPMMKMg
es:)comple PRPPPPPPPPPN
es:)compra NPPQPOPOPTPT
es:)compro PPPPRPQPPPPM
es:)con PONQPJPOLR:N
es:)conduc PPPPPPPPPPPM
es:)congel PPPPPPPPPPPR
es:)consum PPPRPPPPPQQQ
es:)contar SPPPPPPPPPPQ
es:)contes QNPPPPPPPPPK
es:)contra PPPNSOPMPOMJ
es:)contro PRPPPPPPPPPQ
es:)conven PPPP]PPRPPTR
es:)cooper PPPRPPPPPPPQ
es:)correo POPPPPPPPPPS
es:)cosa UPRPPPPQPPQM
es:)cosech POPPPPPVPRPO
es:)cotiza PPPRPPPPPRPV
es:)creo PXPPPPPPPPPN
es:)cuader PPPPPPPPPPPM
es:)cuando PIOOPPPNPONU
es:)cuanta PPPPPPOPPPP^
es:)cuanto QMPNPMNQPNPX
es:)cuaren MQPPOMPPNOPQ
es:)cuatro PFPQOPOOPPOL
es:)cuenta RPPPPQOOPPPO
es:)cuente POPPPOPPPPPV
es:)curso PQSPPPRPPPPP
es:)da QQPPPPPOOOPJ
es:)dar PPPPQPPPRPPN
es:)datos PQPPOPOQPQPK
es:)de JLNPORIT@QPI
es:)decide PQPPOPPPPPPU
es:)decidi PQPPRPPPPPPS
es:)decir PPPPPPPPOPPM
es:)decisi PPPPPPRPPPPQ
es:)dejamo PUPPPPPPPPPQ
es:)dejar PPPPPPPPPPPR
es:)dejaro PPPPPPPPPPPM
es:)dejo POPPPPPPPPPS
es:)demora PPPPPPPPPPPN
es:)desde PNNPPOPOPPPK
es:)despac PRPPPPPPPPPN
es:)despue PNPPPOPSOQPN
es:)dia QOPOQOOMPOOT
es:)dias LNPOOOPOPOPM
es:)dice KPPPQNPOPPPO
es:)dicen XPPPPPPPPPPP
es:)diciem OOQPQPPOPPPH
es:)diecio PPPPRPPPPPPS
es:)diez OOPPOPPPPPPS
es:)diga OPPPPPPPPPPN
es:)digame POPPPPPPPPPM
es:)digo PPPNONONQNQI
es:)dije PSPPPPPPPPPP
es:)dijero PPPPPPPPPPPR
es:)dijo OQPPPPPPPPPL
es:)dinero POPPOQPPPPPL
es:)direct OPPQPPPQPPPS
es:)doble OPPPPPPPPPPN
es:)doce NPOPOPPPPPML
es:)doming PNPPPPOPPPPL
es:)don OPPPPPPPPPPL
es:)dos LNPONPPJPPFI
es:)doscie POPPPPNPPPPR
es:)dueno PPPPPPPPPPPM
es:)el OIPKQILJGIOT
es:)ella NPPPOOPTPPPN
es:)ellos PPPPPPPPPPPN
es:)empeza PTPPPPPPPPPQ
es:)empres PPPPPPPPPPPM
es:)en TPHINMOD=EOE
es:)encues PPPPPPPPPPPS
es:)enero OQPPOOPQPPPL
es:)ensena PPPPPPPPPPPK
es:)enseno PPPPPPPPPPPR
es:)entera PPPPUPPPPPPQ
es:)entero SOPPPPPPPPPN
es:)entonc PPPPOQPPPOOU
es:)entra POPPPPPPPPPS
es:)entrar PPPPPPPPPPPR
es:)entreg PPPPPPPPPPPW
es:)equipo PPPPPPPPPOPT
es:)era NQPPPPPPPPPL
es:)es NKQBPOPKBOND
es:)esa OPPPPPPQPPPL
es:)esas PRPPPPPPPPPR
es:)escrib PPOPPPPPPPPS
es:)escrit POPOPQPPPNPI
es:)escuch PPPPPPPPPPPR
es:)ese OMPPOQQPOPPO
es:)eso OQQNJNOINKP:
es:)espera KPPPPPPOPPPN
es:)espere PPPPPPPPPPPN
es:)esposa PPPPPPPRPPPN
es:)esposo PPPPZPPPPPPP
es:)esta PLORQSPMQGPN
es:)estaba PPPPPPPPPPPM
es:)estais PPPPPPPPPPPT
es:)estamo NOPPPPPPPPPC
es:)estan ILPPPPPOPPPN
es:)estas PPPPPPPPPPPS
es:)este LMPQOQPPPPPK
es:)esto PNPPONPPPNPN
es:)estos PPPPPPPPPPPR
es:)estoy NOPPPOPQPPPF
es:)estudi UPPPPPPPPPPO
es:)estuvo PSPPPPPPPPPN
es:)euros PSPPPPPRPPPR
es:)expedi SPPPPPPPPPPP
es:)explic PPPPPPPPPPPM
es:)falta PPPPPOPPPPP[
es:)fecha PPPOPPPPPPPW
es:)feo PPPPPPPPPPPN
es:)feria POPPPPPPPPPT
es:)fiesta PPPPPPORPPPP
es:)fila SPPPPPPPPPPN
es:)final POPPTPPPPPPQ
es:)firma ONPPPNPPPOPO
es:)firmad RPPPPPPPQPPM
es:)fotos PPPPPPPPPPPM
es:)frio PPPPPPPPPRPO
es:)fue POPPPPPPPPPU
es:)fuera PPQPPPPPPPPS
es:)funcio PNPPPPPOPPPL
es:)garant PPPPPPPPPPPN
es:)gato PUPPPPPPPPPP
es:)gente QMPPNPPPPPOP
es:)gerent PPPPPPPPPPPK
es:)gracia OPPPMOPOPPN_
es:)grupo QPPPPPPPPPPN
es:)guante PPPPPOPPPPPN
es:)gusta OPPPPPPPPPPL
es:)gustar PPQPPPPPPPPS
es:)gusto QPPPPPPTPPPP
es:)ha RNPOOQPOPOPM
es:)habeis PPPPPPPPPPPS
es:)habia TOPPPQPPPPPQ
es:)hablan UPPPPPPPPPPP
es:)hablar PPPPPPPPPPPU
es:)hace POPPPOPPPPPN
es:)hacemo POQPPPPPPPPV
es:)hacen QPPPPPPPPPPM
es:)hacer PPPPPPRPPPPO
es:)hacien PPPPPPPPPPPM
es:)hago OPROOOPQPOQM
es:)haria PQPPPPPPPPPS
es:)has PPPPPPPPPPPS
es:)hasta PGNPQQPKOOMC
es:)hay PNOKOPOROMOT
es:)he OOPPQPPPPPPN
es:)hecho PPPPPPPPPPPT
es:)hectar PPPPPPPPPPPT
es:)hemos PPPPPPPPPPPN
es:)hija PPPPPPPPPPPM
es:)histor WPPPPPPPPPPP
es:)hoja PPPPPPPPPPPN
es:)hola PPPPPPPPPPPS
es:)hora QOPPPOPPOPPV
es:)horas TPPPPOPPPPPV
es:)hotel PPPPPPPPPPPL
es:)hoy POPKPOOPPJPg
es:)hubo PPPPPPPPPPPS
es:)iba PPPPPPPPPPPN
es:)idea PPPPPPPPPPPS
es:)ido ^PPPPPPPPPPW
es:)igual RQPPPPPPPPPN
es:)imagin RNPPPPPPPPPM
es:)imprim YOPPPPPPPPPN
es:)inclui PPPPPRPPPPPS
es:)inform QPPPWPPPPPPN
es:)intern PXPPPPPPPPPM
es:)ir PPPPPPPPPPPM
es:)jubila PPPPPPPPPPPM
es:)junta PPPPPPPRPPPS
es:)justo ROPPPPPPPPPL
es:)kilos PPPPPPPPPPPN
es:)la OPNON<LSJPMV
es:)labora PPPPPPPPPPPL
es:)lado POPPPPPPPPPK
es:)las RIMOOQOQONNP
es:)le PRMPOFNQOOMb
es:)les QPPNPOPOPMQ_
es:)levant OOPPPQPPPPPI
es:)libret QPPPPPPPPPPN
es:)licenc PPPPPPPPPPPM
es:)llama QOPPPPPPPPPU
es:)llamab PPPPPPPPPPPS
es:)llamad PPPPPPPPPPPT
es:)llaman OPPPPPPPPPPN
es:)llamo PPPPPQPPPPPY
es:)llega PNPPPNPPPPPP
es:)llegar PQPPPPPPPPPM
es:)llego POPQPPQPPPOS
es:)lleva ROQPPQPPPPPP
es:)llevam PPPPPPPPPPPM
es:)llevan PPPPPPPPPPPS
es:)llevar PPPPPPPPPPPM
es:)llevo PNPOPPPPPOPK
es:)lo SOROLMPOJIPQ
es:)los MQOOPHNMOPJS
es:)luego NPOPPNPOPOOH
es:)lunes OLPPQOPOPPNM
es:)madre RPPPPQPPPPPO
es:)mal QPPPPQPPOPPN
es:)mala PQPPPPPPPPPN
es:)manana NPOPOOPPPONP
es:)mandam POPPOPOOPPPM
es:)mandan PPPPPPPPQPPL
es:)mandar PPPQPQPTPPOL
es:)mandem PPPPPPPPPPPL
es:)mando PPPPPPPPPPQZ
es:)mano OPQPPPPPPPPM
es:)manten PPPPPPPPPPPS
es:)maquin PPPPPPPPPPPR
es:)maravi OPPPPPPPPPPL
es:)martes PPPOPPPPPPOT
es:)marzo PPPPSPPPPOPL
es:)mas OONOPRPQOOPU
es:)mate SRPPPPPPPPPP
es:)matric UPPPPPPPPPPP
es:)mayo OOPPOPPPPPRN
es:)me QTPPMQNJONQ9
es:)media OOPPPPPPPPPN
es:)medida PPPPPPPPPPPX
es:)medio PQPPPPPPPPPM
es:)mensaj QPPPPPPPPPPN
es:)mes MPOQPPPQPQNY
es:)meses MNPPOOPPPPPN
es:)meto PPPPNPPPPPPR
es:)metros PPPPPPPPPPPV
es:)mi PPPNRQNKRMN5
es:)miami PPPPPPPPPPPM
es:)mil PQOPOPPOPPPS
es:)millon PQPPPPPPPPPS
es:)minuto PPPPPPPPPPNL
es:)mira PQPPPOPOOPPK
es:)mirar RPPPPPPPPPPP
es:)mire OPPPPPPPOPPV
es:)mis PPPPPPRPPPPN
es:)misma POPPPPPRPPPP
es:)mismo OPOOPOPOPPPW
es:)mitad PPPPPPPPPPPN
es:)moment PPPPPPPPPPPK
es:)montam PPPPPPPPPPSS
es:)movil PPPPPPPPPPPU
es:)muchac NOPPPPPPPPPN
es:)mucho ONPPPPPPPPPN
es:)muchos TPPPPPPPPPPR
es:)muestr PPPPPPPPPPQR
es:)mueve PPSPPPPPPPPO
es:)muy RPPOOOPOQPOG
es:)nada MMPNPQPRPNPH
es:)nadie OQPOPMPQPQOD
es:)nave PPPPPPPPPPPN
es:)necesi POPOPPPPPPQZ
es:)ni PMPNPQPMPOOG
es:)ningun QPPPPPPPOPPL
es:)ninos OORPPPPQPPPO
es:)no QVPHOPRPGTOC
es:)noche QNPPOPPOPPPN
es:)nomas PPPPPPPOPPPI
es:)nombre POPPPPPPQPPM
es:)nos QOPPNOORPQPB
es:)nosotr OTPNIOPNQNPd
es:)nota PQPPPPPPPPPS
es:)novent OVPPPUPQPPPQ
es:)noviem QPPPPPPPPPPL
es:)nuestr PPPPOOPSPPP]
es:)nueva PPSPPPPPPPPR
es:)nueve RMPPPOOPPPPT
es:)nuevo QQPPPPPPPPQK
es:)o PINOPIOOONPG
es:)obra PQPPPPPPPPPS
es:)ochent QOPPPPPPPPPM
es:)ocho PLNPPNPOPPOM
es:)oficin PPPPPPPPPPPR
es:)ofreci PPPPPPRPPPPP
es:)ojo POPPPPPPPPPM
es:)olvida RPPPPPPPPPPO
es:)once OPPPPPPPPPPR
es:)opcion PPPPPPPPPPPS
es:)os PPPNPNPPPOPe
es:)otra PQPOPNOQPOPO
es:)otras PPPPPPPPPPPS
es:)otro QPOPQOPOPOOJ
es:)oye OMPPPPPPPPPL
es:)pacien SMPPPPPQPQSN
es:)padre PPPPPPPPPPPL
es:)pagar SPPPPPPPPPPQ
es:)pago PPPPPQPPPPPK
es:)papas PPPPPPPPPPPL
es:)papel NOPPPPPPPPPM
es:)para PQQLPEPPQMLO
es:)parada PPPPPPPPPPPM
es:)parado PPPPPPPPPPPN
es:)parece OPPNPPPPOMNR
es:)parte QPPPPPPPPPPT
es:)partir SPPPPQPPPPPR
es:)pasa OOPPPPPSPOQS
es:)pasada PRPPPPPPPPPM
es:)pasado MOPPPPPPPPPK
es:)pasar PPPPPQPSPPPU
es:)paso PNOOPOPPPOPT
es:)pena VPPPPPPPPPPS
es:)pensad PPPPPPPPPPPL
es:)pensan SPPPPPPPPPPO
es:)perman POPPPPPTPPPO
es:)pero QLNJPQQQMLR>
es:)perro PPSPPPPPPPPN
es:)person ORPPPPPPPPPK
es:)pesos RPPPPQPPPPPR
es:)piensa PPPPPPPPPPPS
es:)pillo PPPPPPPPPPPU
es:)piso PPPPPPPPPPPM
es:)plano PPPPPPPPPPPR
es:)planta PPPPPPOPPPPM
es:)plata POPPSPPRPPPM
es:)poder PPQPPPPPPPPN
es:)podria PPPPPPPVRPPQ
es:)pone PQPPPPPPQPPJ
es:)ponemo QPPPPPPPPPPV
es:)poner SPPPPPPPPPPO
es:)pongo PPPPPPPPPPPT
es:)por PGPMKJJQQFQS
es:)porque QQPPQNPMRPO9
es:)portal PPPPPPPPPPQW
es:)pregun SNOOPPPOPPOQ
es:)preocu PNPPPRPPPPPQ
es:)prepar RPPPPPPPPPPT
es:)presen PRPPPPPRPPON
es:)presup PPPPPNPPPPPO
es:)primer MNPPPOPPPPPR
es:)probar PPPPPPPXPPPR
es:)produc PPPOPPPPPOPW
es:)propue PPPPPPPQPPPV
es:)proxim POPPRPPPPRPP
es:)prueba QOPPPPPPPQPZ
es:)public PPPPPOPPPPPK
es:)pudier PPPPPPPSPPPN
es:)pueblo PPPPPPPPPPPR
es:)puede PMPPOQOPPPPT
es:)puedes PPPPPPPSPPPO
es:)puerta PPPPPPPPPPPL
es:)puesto PPPPPPPPPPPI
es:)punto SPPPPPPPPPPP
es:)puro PPPPPPPPPPPN
es:)que QEPROOORPUQF
es:)queda VPPPPOQPPPPQ
es:)quedam PPPPPPPPPPPT
es:)quedo ONPPPPPPPPPL
es:)queria SPPPPPPPPPPS
es:)quien PRPPQLPOPQPU
es:)quiera PQPPPPPPPPPR
es:)quiero MOPPQOPNMOPH
es:)quince MPPOROOPPPPI
es:)quisie OPPPPPPPPPSM
es:)radio PRPPPPPPPPPL
es:)rapido ]OPPPPPPPPPN
es:)record PPPPPPPPPPPU
es:)regist SPPPPPPPRPPL
es:)reserv OOPPPPPPPPPN
es:)respon PPPPPPPPPPPN
es:)ruta QPPPPPPPPPPR
es:)sabado PSPPPPPPPPQT
es:)sabe OPPPPPPPPPPM
es:)saber PPPPPPPPPPPU
es:)saca PPPPPPPPPPPU
es:)sale QOPPPPNPNPPP
es:)salga PPPPPPPPPPPL
es:)san PPPPPPPPPPPN
es:)se RLQNPMF;TLQE
es:)sea QRPOPPPPPPPK
es:)segund PPPPPPPPPPPR
es:)seguro PPPPPPPPPPPR
es:)seis POOPPPPOPPOM
es:)semana PQNOPOPMPQPS
es:)senal PPPPPPPPPPPR
es:)senora PQPPPPPPPPPL
es:)septie POPPPPQPPPPL
es:)ser PPPPPPQRPQPN
es:)seria OQPPPPPPPPPK
es:)serian PPPPPPPPPPPV
es:)servic PPPPPPPPPPPR
es:)sesent PPPPPPPPPPPT
es:)si NLPAQPPSLOQB
es:)siempr RQPPPOPOOPPI
es:)siento PSPPPPPPPPPR
es:)siete POPPPOPOPPNL
es:)sin QLOPPOPNPOPN
es:)sirve PRPPPPPPPPPL
es:)sistem POPPPQPPPPPN
es:)socio PPPPSPOPRPPL
es:)socios OPPPPPPRPPPP
es:)sol PPPPPPPPPPPR
es:)solo QLPPPPPOPOOX
es:)somos NOPPPOPOPPPI
es:)son QOOOOPPNPOOZ
es:)soy QNPPPNOPPPPR
es:)su QOOOPOPOOOPW
es:)sube PPPPPPPSPPPO
es:)subir PRPPPPPPPPPO
es:)suyo QPPPPPPPPPPN
es:)tal PPPPPPPPPPPb
es:)tambie PQPQPOOPQQPG
es:)tan PPPPPPPPPPPN
es:)tarde PPPPPPPPPPPS
es:)tarifa PPPPPQPpPPPT
es:)te LTPJONPLMJPg
es:)tecnic PPPPPPPPPPPW
es:)telefo POPOPPPPPPQL
es:)tempor PPPPPPPPPPRO
es:)tendri OMPPPPPQPPPM
es:)teneis PPPPTPPPPPPW
es:)tenemo QLPOOPPOOOPM
es:)tengo OPOQOQPQORM?
es:)tenia WOPPPPPPPPPO
es:)tercer RPPPPPPPPPPM
es:)termin VPPPPPPPPPPM
es:)ti PPPPPQPPPPPN
es:)tiempo QPPPPQPPPPPU
es:)tiene OOPQPMPMPQPK
es:)toca PPPPPPPPPPPM
es:)toda TPPPPPPPPPPO
es:)todas OOOPPPPQPPRP
es:)todo FDQMPMPQONQF
es:)todos OMPPPOPOPPPQ
es:)toma PSPPPPRPPPPO
es:)trabaj PPPPPPPPPPPV
es:)trae PPPPPPPPPPPN
es:)traigo XPPPPQPPPPPN
es:)tramit OPPPPQPRPPPN
es:)tranqu PPPPPPPPPPPS
es:)treint MPPOOOPNPNPN
es:)tres JQQNPMPLPOOP
es:)tresci PPPPPOPPPPPT
es:)trimes RPPPPPPPPPPQ
es:)tu OPPPPNPPPPPY
es:)un NLPCKGNNOJJ;
es:)una NPOLKMPSFOO=
es:)unas OOPPPPPPPPPL
es:)uno POPQNLPKPOPI
es:)unos OOPPPPPOPPPN
es:)usa PPPPPPPPPPPS
es:)usamos PRPPPPPPPPPL
es:)usted NOPPOPPPPOPT
es:)ustede LKPOONPOLNPL
es:)va RNPNPNOLPNOY
es:)vacaci PPPPPPPPPPPN
es:)vale PPPPPPQQPPPM
es:)van PNPPPPPPPPPP
es:)vaya PPPPPPRPPPPS
es:)ve PPPPPPPPPPPT
es:)veces PLPOPQPOPPPJ
es:)vecino PPPPPPPPPPPN
es:)veinte MOPPPNPPPPOL
es:)veinti ONPPPPRPPPOL
es:)vemos PPPPPPPPPPOT
es:)ven PUPPPPPPPPPP
es:)vende PPPPPPPPPPPM
es:)vendem PPPPPPPPQPPL
es:)vendo PQPPPPPPPPPN
es:)venga PQPPPPPPPPPM
es:)venir UPPPPPPPPPPR
es:)ver OONPPOOOPPPN
es:)verdad NQPPPPPPPPPM
es:)verde PPPPPPPPPPPU
es:)vida PPPPPPPPPPPL
es:)video PPPPPPPPPPPU
es:)viejo PPPPPPPPPPPL
es:)viene NLPOPOPOOOOJ
es:)vienen PPPPPPPPPPPR
es:)viento PPPPPPPPPPPS
es:)vierne PPPPPPPPPPOT
es:)vio PPPPPPPPPPPR
es:)vos RPPPPPPPPPPP
es:)voy ONPPOOPLPPPO
es:)voz PVPPPPPPPPPO
es:)vuelta POPPPPPQPPPM
es:)vuelve PPQPPPPPPPPN
es:)vuestr POPPPPPPPPPS
es:)y QJMKQ=LHDMOS
es:)ya EQPIPLMOKFNI
es:)yo PROLNIPROLO0
es:<# OQPOPQQNPORV
es:<a RPLKQQNRPMSZ
es:<abiert POPPPPPPPPPS
es:<abono POPPPOPPPPPM
es:<abre PQPPPPQPPPON
es:<abril PQPOPPSQPSSX
es:<abro PQPPPOPPPPPG
es:<abuela PPPQPPPPPQPV
es:<abuelo PPPPPOPPPPPV
es:<aca PPPOOLONSNPL
es:<acaba PPPPPOPPPPPT
es:<acabo PPPPPPPPPPPV
es:<acaso PRPQPPPPPPPP
es:<aceite PQPPPPPPPPPM
es:<acepta PQPSPPPROPPI
es:<activo POPPP[PPPPPM
es:<actual PSPPPPPNPPOI
es:<acuerd NPPPPPPPPPMM
es:<adelan OPPOPQPWQPPS
es:<ademas PPPOPPPPPOPV
es:<adentr PPPPPPPPPPPS
es:<admini PQPPPOPPPPPM
es:<agarra PQPPPPPPQPPS
es:<agarro POPPPPPPPPPL
es:<agenci PPPPWSPPPPPM
es:<agenda RRPPPPPPPPOS
es:<agosto PPPNPOSPPIOO
es:<agua PPPOPOOOPOPM
es:<aguant POPSPOOOPTPP
es:<ahi MPPPPNMOPQPZ
es:<ahora QOPNNOPIMPNL
es:<ahorit NGPPOPQOMPPH
es:<ahorra PPPPPPPPQPPK
es:<ahorro RPPPPOPPPPPO
es:<aja PPPPPQPPPPQY
es:<ajusta PPPOPQPPPPPJ
es:<alcald PPPPPPPPPPPR
es:<alcanz PPPPOPPPPQOF
es:<alegra VOPPPRPSPPPL
es:<alegri OTRPPPPOOPPJ
es:<alegro PPQQSOPVNPQG
es:<aleman PPPPPQPPPPPV
es:<alergi PPPPPPPPPPPR
es:<algo ONQPPPNOQNPJ
es:<alguie PQPOOQPRPQPV
es:<algun NQPPPPPOPPPS
es:<alguna MPPOQJONPPOG
es:<alguno ONPPPPPPPPPM
es:<alimen PQPPPPPPPPPR
es:<alla PPPRPOPPPROF
es:<almace POPPPPPPPOQU
es:<alquil NMPPPOPQOPPM
es:<alta PPPPPSPOPQPO
es:<altiro RRPPPPPPOPQQ
es:<alumno OJPPONPMMPPJ
es:<alvaro PQPPPPPPPPPN
es:<amplia RQPPPhPPPPPM
es:<anda QPPPPOPOPPPW
es:<andan PNPOPOPPPPOS
es:<andand PPPPPPROPPRR
es:<andar PPPPPPQRPPPO
es:<ando PPPPPPPPPPPT
es:<ano PMPPPVOQQPMO
es:<anos PRPPLPQQOMNT
es:<anoto PPPPPRPQPPPP
es:<antena PWPNPPPPPOSR
es:<anteri POPPPPPPPPTO
es:<antes PNPOPOQOPOSU
es:<antici QOPPPNPRPQPP
es:<antigu UOPPPPSPPPPT
es:<anual PPPPPOPPPPPU
es:<apaga PPPPPPPPPPPN
es:<aparat PPPPPPPPWPPS
es:<aparte POPPOWPNPPPU
es:<aplica SOPPQNPPQPPK
es:<app TPPPPPPPPPPO
es:<aprend PYPPPPPPPPPO
es:<aproba PPPOPOPPPOPT
es:<aprueb POPP^NPPPPNR
es:<apunta PNPPPPPTOPPQ
es:<apunto OOPOQPRNQPOJ
es:<aquell PPPPPTPPPPPV
es:<aqui PKPNHJMHUPOI
es:<archiv VOPPPOPPPPPQ
es:<area POPPPPSRPSPH
es:<arma QOPPPOPPPPPV
es:<armado OTPPPPPPPPQP
es:<armo PPPQPPP^PPOQ
es:<arranc PPPOQNQOPOWW
es:<arregl OPPOPPPPPOPR
es:<arriba SKPPOSPRPPOS
es:<asambl POPPQPPOPPUP
es:<ascens PPPPPPPPPPPY
es:<asegur PPPPPQPPQPPM
es:<asi PQPQPHPSPRP^
es:<asiste ROPPPOPPPPPM
es:<asusta PPPPPPPPPPPM
es:<atenci OTPPPPPPPPPM
es:<atiend POPPPOPPPPPL
es:<atras PPPOPQPPPPPR
es:<audio QOPPPPPPPPPM
es:<aunque PPPPPPPPPPPX
es:<automa ROPTPPPPPTPP
es:<autori PRPPPPPOPPPR
es:<auxili PSPPPPPPPPPO
es:<averia PNPPPPPPPPPL
es:<averig PPPNPPPYP_OP
es:<avisa PNPPPOPPPPPL
es:<avisar PQPPPQPPPOPV
es:<avise PPPQPPPPPPPU
es:<aviso PQOPPPOQQQPN
es:<ay ONPPOPOPPPPC
es:<ayer POPPPPPPPPNV
es:<ayuda PPPPPPPRQPPP
es:<azul PPPQPPPPPPPU
es:<baja UPPPPYPPPPPO
es:<bajamo PTPPPSPPQPPO
es:<bajan PPPPPOPPPPPS
es:<bajo PPPPPPPPPPPT
es:<bano SQPPPPPPPPPS
es:<bar OPPPPPPPPPPR
es:<barato PPPQPPPPPUQU
es:<barbar PPPPPPPP^PPP
es:<barrio RPPPPPPPPPPS
es:<barro PPPPPPPPPPPR
es:<bascul POPPPPPPPPPS
es:<basico PUPPPSPPOPPN
es:<bateri PPPPPPPPPPPN
es:<bien JQROLPQPLQOU
es:<blanca P]PPPPPPPPPP
es:<bloque PPPPPOPPPPPM
es:<bodega PPPPQPPPPPPS
es:<boleta PPPPPPPPOPPL
es:<bolsa WPPPPSPPPPPQ
es:<bomba RPPPPPPPPPPQ
es:<bonito RPPOPPPPPOPR
es:<boton PPPPQPPPPOPL
es:<botone PPPPPPPPPPPU
es:<brazo PPPPPSPPQPPO
es:<buen PPPPPPPPPPPJ
es:<buena ROPPPPRSROP?
es:<buenas POPMPOPOOPPN
es:<buenis QNPPPPPPPPPI
es:<bueno QSMPQMLOOPKJ
es:<buenos POPOPOPPOOPJ
es:<buscan PNPPPPPPPPPM
es:<buscar PPPOPPPPPSQP
es:<buses PPPPPPPQPOSJ
es:<cabe PPPPPOPPPPPS
es:<cabeza PPPPPOPPPPPR
es:<cacho PRRPPPPPPPPP
es:<cada QLPNGOLNSNJB
es:<cae PPPNPPPPQPPN
es:<caja PRPPPPPPPPPK
es:<cajas OPPPRPPPPPPP
es:<cajon PPPPPPPPPPPT
es:<calcul RISPOOPPPOPR
es:<calibr PUPPPPSPPPPP
es:<califi SPPPPPPPPPPU
es:<calor PQPPPOOPOPPK
es:<camara PPONPMOPPOPF
es:<cambia PKONPPPQQPOL
es:<cambio LQPPOLPOOPPM
es:<camina TQPPPPPPPPPU
es:<camino PQPPPQPPPPPR
es:<camion RNPOOPNPQOPM
es:<campan RPPPQSPPPOOS
es:<campo PPPOPPPOPOPN
es:<capaci NPPPPRSMPPPL
es:<captur POPPPOPPPPPL
es:<cara PQPPPOOPPPPU
es:<carbon PPPPPOPPPPPR
es:<carga OPPPPQPQPPOK
es:<cargar PPPQPPPPPPPT
es:<cargo PNPPPQRPPPPP
es:<carino PPPPPPPPPPPR
es:<caro PNPPPPPPPPPN
es:<carret QQPPPPQPPPPM
es:<carta PPPRPPPPPPPM
es:<carton PPPPPPPPPPPT
es:<casa PSPPQPPOPPPU
es:<casi OPQOPPPPOOPV
es:<caso ORPPOOROPPOP
es:<catala PPPTPPPPPTPP
es:<catalo PPPRPSPPPPPQ
es:<catorc PPPSPQOPPRPN
es:<cayo OUPPPPPPPPPM
es:<celula OPPQPMOORPOL
es:<centim QPPRPQPPPRPK
es:<centra PPPRPPPPQRPO
es:<centro MNPPPPPPPPOR
es:<cero POVPPQPPPPPR
es:<cerrad PPPPPPPPPPQS
es:<certif PMQPPLPPPPOJ
es:<cheque PPPPPPPPPPPR
es:<chica PPPPPPPPPOPR
es:<chicas QPPPPPOPPOQM
es:<chico PRPPQPPPPPPT
es:<chicos POPPPQPPPPPR
es:<chiqui PPPOPPPPPPTR
es:<chirri PPPPPPPPPPQS
es:<cien PPPOOMPPPPPR
es:<ciento PQPPPOLSPPN@
es:<cierra QPPPPQPPPRPO
es:<cierre PRPPPQTPPPPP
es:<cierro OPPPPPQPPSPS
es:<cierto PQPOPPPPPPPV
es:<cifrad OQPPPOPRPPPN
es:<cinco QLPQPQNQOQPC
es:<cincue PPPPOPPPPPPN
es:<clara PPPPPPPPPPPR
es:<clarit PPPPPPPPPPPX
es:<claro NNPPRNPPPPLC
es:<clases PPPPPPSPPPPR
es:<clausu PPPVPPPPPRPW
es:<client RNNOLNPOPNRO
es:<clinic NPPPPOPOPPOR
es:<club OPPPPPPPPPPL
es:<cobert OTPPPPPPPPPM
es:<cobram TPPPPXPRQPPL
es:<cobran POPPPQPOPPPW
es:<cobrar PRPPPRPPPPPP
es:<cobras PPPPPZPPPPPP
es:<cobre PRPPPQPPPQPQ
es:<cobro POPPPWPPPPPS
es:<coche PPPPPPP^PRSV
es:<cocina OPPPPOPPOPQI
es:<codigo PPPPPPPPPPPJ
es:<cola RPPPPPPPPPPR
es:<colcho PPPPPPPPPPPN
es:<colega PQPOPPPOPPPT
es:<color SOPOPOPPPOQW
es:<comand POPPPPPPPPPN
es:<come PPPPPPQPPPPR
es:<coment PPPOPOPOOOPG
es:<comer PPPPPOPPPPPS
es:<comerc QPPQRQPPPQPO
es:<comida PPPRPQPPPPPS
es:<comisi PNPQQIPPPSPU
es:<comite POPPQOOPPPVO
es:<como OL@FPPMQKNIE
es:<compad PPPPPRPPPPPQ
es:<compar NNPOPPPPPONT
es:<comple PRRPPUOPOPQZ
es:<compra PNONTQNIPPPL
es:<compre PPPPPPPPPPRS
es:<compro PPPMPPOOPPQQ
es:<comput PPPPPPPPPPPU
es:<comuni OOPPPOPPPPPN
es:<con OUFPMRKQQPRN
es:<conduc POPOPOPQPOPS
es:<conect PNPPQOSPPPPL
es:<confir POPPPPPOPPPL
es:<congel POPPPNPPPPPP
es:<conozc PPPPPPPPQQPJ
es:<consej POPOPPOQPPXS
es:<consig PRPPPOPPPOPL
es:<consta PQPUPOPPPTPO
es:<consul POPPSPPNPPKM
es:<consum RPPPPPPPPPPP
es:<contab PPPPPOPPPPPR
es:<contac PQQPPPOPPPPM
es:<contad PRPPPRPRPPPN
es:<contam PPPPPOPOPPPL
es:<contar TTPPPQPPPPPL
es:<conten WPPPPOPPPPPM
es:<contes OPPPOQPRPSQQ
es:<contig PRPPPQPPPPPQ
es:<contra OOPNPPPQOMRS
es:<contro KPPOPOPOOPPL
es:<conven PPPPOPQPPPPR
es:<conver PNPOPPPPPSPR
es:<cooper POPPPPPPPPPS
es:<corpor PPPPPPPPPPPT
es:<correg PQPPPPOPPPPL
es:<correo POPPPPPPPPOS
es:<correr PPPPPPPPPPRP
es:<corrie PPPPPPPPPPRN
es:<corta PPPPPPPPPPPV
es:<corto PYPPPPPPPPPQ
es:<cosa PPPRPPPOPQQP
es:<cosas PNPPPQPPPPPR
es:<cosech PPPPPPOPPRUS
es:<costo QNPPPZPPPPPO
es:<cotiza PPPSPPPPPPOC
es:<creo PPPOPPPOPPPM
es:<crista PPPPPOPPPPPN
es:<cuadra NOPPPSPPPQPQ
es:<cualqu PQPPPPPPPPPM
es:<cuando POPQOOYPOPPU
es:<cuanta OCOOMMQQPOKJ
es:<cuanto IJPOHKRQPNI]
es:<cuaren SPONOROQPNOM
es:<cuatro QPPNPXOPPLON
es:<cuenta OPKPMQIGQPPM
es:<cuente QNPPOOMOPOQL
es:<cuento MNPOPPPPPOPP
es:<cuesta QPPPPbPQPPPS
es:<cumpli PPPRPPPPPRPR
es:<cunado PPPPPPPPPPPR
es:<cuota ROPQPVPPPQPR
es:<cuotas PPQOPVPUOPPO
es:<curso PPPPPPSPPPPR
es:<da PLOPQPPQOQPU
es:<dale QPPPPOPPPPPT
es:<damos PTPPPPPPQPPJ
es:<dan PPPPPOPPPPPW
es:<dar NSPRQPPPPQPP
es:<dato PUPPPPPPPPPQ
es:<datos NPPPOFNPPPTU
es:<de LQPQNNNMNRQS
es:<debajo PPPPPPPPPPPT
es:<debe PPPOPOPPPQQW
es:<deberi OPNPOOPVQPOO
es:<decia POPPPPPPPRPN
es:<decidi OPOP]NRPPOPQ
es:<decido PPPUPPPPPRNW
es:<decime PPPPPPPPPPPT
es:<decir PLPPPNPPOPPS
es:<decirl QQPPSORPPPPE
es:<decisi OJPP^OPMNOMN
es:<define POPPSPPPPPQP
es:<deja SPPQPQPPPQPM
es:<dejamo PQPPPQPONPQQ
es:<dejan PPPPUPPPPPPN
es:<dejar ORPPPPPQPPPS
es:<dejaro PPTPPPPPPPPP
es:<dejas PQPPPPPPPPQL
es:<deje POPPPQPPPPPS
es:<dejeme ONPYQOQQPOPS
es:<dejo QQPROPPJPPMC
es:<delant QPPOPPPPPPPW
es:<demo POPPPPPSPPPM
es:<depend PRPOQRPPPOPR
es:<deposi QPPQPOPPQQRO
es:<descan OPPPPOPPPPPS
es:<descar PPPOPPPPRPPQ
es:<desde POOQROGPPPPR
es:<despac OPPOPOPPPNPT
es:<despue QMOPPPPPPQQJ
es:<devolv OQQUPUPPPSPS
es:<devuel PPPPPORPPPRO
es:<dia QOPOOLPPPOQ_
es:<dias QPPPPQRQOQNF
es:<dice TQOOQQKMQPPR
es:<dicen QOPPPNPPPPPN
es:<dicho OPPOQQPPPOPL
es:<diciem PPPRPOPWPTP[
es:<dicien PPPPPPPPQPPZ
es:<diecin PRPPPSPPPPPM
es:<diecio QMPPPQPOQPQK
es:<diecis QPRPPQPOOOSY
es:<diez OPMQPQPTTSQK
es:<difere NPPPRPPUPPPL
es:<diga OOPPPPPNPNLK
es:<digame PPPOPPPPPOPS
es:<digita PPPPPPQPPPPL
es:<digo PPQQOPPRPQPh
es:<dije PPPUPPPSPRPT
es:<dijero QPPPPPPOPPPE
es:<dijo PLOPQPPUOOON
es:<dime PPPPPOPPPPPY
es:<dinero PPPQPRPPPSPP
es:<dio QOQPPPPPPPPH
es:<dios POPPPPPPPPPL
es:<diras PPPPPPPPPPPS
es:<direcc PPPPPPPPPPPR
es:<direct POOPSPPQPQSO
es:<discul PRPPPPPPPPPM
es:<discut PPPPPPPPPPPU
es:<distin PQUPPOPPPPPT
es:<doble OOPPPPPOPPPN
es:<doce PPPPQSQSOPO[
es:<doctor OQPPPQQQPQPE
es:<docume PROSPPPPPPOO
es:<dolare PPPPPMPQPPOO
es:<doming NQPPOQPPPPPU
es:<don PMLNROLPPNQ:
es:<dona NROPPNPOPOOA
es:<donde OEOPNOOPOOQT
es:<dormid PPPPPPPPPPPT
es:<dos RNPRQOSPQQQJ
es:<doscie POPRPXPQQPON
es:<doy POPOPPPPPOPT
es:<duda PPPPPPPPQPPK
es:<dudas PWPPPPPPPPPQ
es:<dueno PQPPPPPPPPQS
es:<dura POPPPOQPPPPM
es:<durant PRPPPRPPPPPP
es:<echa PPUPPPPPPPPO
es:<educad PPPPPPPPPPPW
es:<efecti RPPPPPPPPPPR
es:<el QMMPNOQQRTUO
es:<electr RPPPPNPPPQOP
es:<ella QRPOPHPWPORR
es:<ellas RPPPPPPPPVVQ
es:<ellos PQPPMOPPPPPN
es:<empeza QQNPPPPNNPPN
es:<empiez OTPQPORPPPPY
es:<emplea PUPPPPPPPPPL
es:<empres NMPPRPONPOPP
es:<en NULNPQQSPOOT
es:<encant NRPPPOPPROPU
es:<encarg NQPPPPPPPPPO
es:<encima PQPPQZPPPQP[
es:<encont PYPPPPPPPPPU
es:<encuen PPPPPOPPPPPS
es:<encues PQPPPPPPPPQF
es:<enferm PNPPPOPPPOPO
es:<enfren PPPPPPPPPPPR
es:<enganc PQPPPPPWPSRN
es:<enlace POPPPPPPPPPK
es:<ensena PQPPPRPPPPP]
es:<enseno PPPPPOPPPORG
es:<entera POQROPPOPRPO
es:<entero QNSOPPOPPOPN
es:<enterr PRPRPPPPPPPO
es:<entien PQRNPNPMPNPR
es:<entonc PSPQQNORPMPD
es:<entra PPPNNPMOPPPR
es:<entrad PPPPSQPPPPPP
es:<entran OMPPPOPPOOOU
es:<entrar QTPQPURPPSPT
es:<entre ROPPQNPPOPPO
es:<entreg KPPQORPPPQPJ
es:<envio QKRTONPOOQQP
es:<equipo OSPOPPPPQPPA
es:<equivo P[PPPPPPPPPQ
es:<era SMOLOSONPLOP
es:<eran PPPPPPPPPPPS
es:<eres POPPPPPPPPPT
es:<es NOPKNRPNPKO]
es:<esa OPPONQOUOQPI
es:<esas PPPPPPPPOOPR
es:<escane POPPPOPPPPPG
es:<escoge PPQPVPPPPPRP
es:<escrit POPRPPPPPPPU
es:<escuch OPPPPOLPPOPG
es:<ese PPPQPSPOPQNY
es:<eso PNPNORRNSPLT
es:<esos PPPPPPPPPPRY
es:<espera PQQPPPPPPPOU
es:<espero POPQPPPPPPNN
es:<esta SNPPRNNQNLMF
es:<estaba OPPPPNPPOOPH
es:<estado PPPQPQPPPWPR
es:<estais ORPPPPPPPPPJ
es:<estamo LOQPPOPOPPIR
es:<estan HONRKQOLPROP
es:<estar PPPNPOSPPTNY
es:<estari POPPPPPPQPPS
es:<este WMPPORPONPPC
es:<esto OPOOQPNLRNPQ
es:<estos SQPTPPPPPTPM
es:<estoy PPPPOINOPPM]
es:<estuvi PPPTPOPPPROS
es:<estuvo SPPPPOPPPPPT
es:<etapa PPPQPPP_PPOP
es:<euros QPNOQ[PQQPOD
es:<evento POPPPPPPPPPM
es:<exacto POQPOPPPRPPM
es:<existe QPQPPPPPPPPH
es:<expedi PPPPPPPPPPPM
es:<explic OQPNPQOPPQQX
es:<extra PPPPRTPPPPPS
es:<fabric RNPOPPPPPPPL
es:<facil PPPQPPPPPPPJ
es:<factur NPPROQPOPTOS
es:<falla QOQPPPPPPPPK
es:<falta PMPPPPOOPOQO
es:<faltan PPPRQPOPPROX
es:<farmac PPPQPPPPPPPR
es:<favor PPPOPOPQPNQZ
es:<fe RPPPPOPPQPPT
es:<febrer PPPPPPPOPPSS
es:<fecha QPOPPQXPPPOJ
es:<felici PRLPPPPPPPPR
es:<feliz PPPPPPPPPPPS
es:<feo PPPPPPPPPPPR
es:<feria JPPPPPPOPPPD
es:<ficha POPSOOMNPOQL
es:<fichas PPPVPPVPPVPR
es:<fierro OPPPZTPPPPPS
es:<fiesta PPPPPPQPPPPT
es:<fijese PPPPTQPPPPPQ
es:<fijo ORPQPQPPPPOR
es:<fila PPPPPPPPPPPU
es:<filtro OPPPPQPPNPPM
es:<fin NPPPPNPOPNPR
es:<fines PPPPPPPPPPPT
es:<firma QKPPSPPOPOPT
es:<firmad PPPRPPPPPPPV
es:<firmam PPPPPPPPPPPS
es:<firman POPPPPPPPPPN
es:<firmar OPPQOPOOPPSI
es:<firmas PPPP[OPOPUPQ
es:<firmo PPPSPOOOPOQV
es:<fondo QNPPPPPPPOPQ
es:<formac PTPPPQPOPPPO
es:<format PPPPPPPPPPSU
es:<formul POPRPRPVPQPO
es:<foto PQPQOOOPPPOR
es:<fotos ORPOPPPPPOOW
es:<fue OROOOLNRLOOC
es:<fuera PPPNPPPPQNPU
es:<fueron PPPPPOQPPOPV
es:<funcio SPPPPMPOPPPS
es:<fundac PPPPPPPPPPOM
es:<furgon PPPPPPPPPPPR
es:<gana PPPPPPPPPQQS
es:<ganas PPPPPPPPPPPX
es:<garaje PPPPPPPPPPPM
es:<garant ORPPPOPPVPPQ
es:<gas OKPPPOPOPPPG
es:<gasta RPPPPPPPPPPO
es:<gato POPPPNPPPPOL
es:<genera OQPOPOPPRPQP
es:<genial PONPPPPPPPPN
es:<gente RNPOONNPPNQL
es:<gerent POPRPQPPPPPM
es:<gestor OQPOQRQQPPPR
es:<gota ]PPPPPPPPPPO
es:<graban PPPSPPPRPSPQ
es:<grabar QQPOPOPOPPPL
es:<gracia PNPOPPPKONLA
es:<grande QQPSPOOPPQPT
es:<gratis QQPPPNPPPOPS
es:<grupo RNPPPPPPQQPU
es:<grupos PPPPPPPPPPPR
es:<guante PRPOOOPPPOQR
es:<guarda RMQPPOPPPPOK
es:<guarde PPPPPPPPQPPN
es:<guardi PPPPPPPPPPPS
es:<gusta PPPQPPOPQQPL
es:<gustan PRPPPPPPPPPS
es:<gustar PLPQPPPTQQQO
es:<ha UNPOQQKSQNOL
es:<haber PPPPPPPPPPPT
es:<habia QPPOPQPPPOPR
es:<habita PPPPPPPPPPPU
es:<habla PNPPPOPPOPPH
es:<hablad PPPPSPPPPPPR
es:<hablam POQNPPPMPPTO
es:<hablar PPNPRPORPLOF
es:<hable PPPRPPPPQPPP
es:<hablo LPOPQQPMOPPM
es:<habria OOSPPOPPPPPJ
es:<hace PIPPPQLPPPL]
es:<haceis PPPPPPPPPPPR
es:<hacemo NNPPPPQWQPbC
es:<hacen PJPPOLOPPOOP
es:<hacer NPOZPPPPPTPU
es:<hagamo PNPOPPPPPQ_N
es:<hago OLPSPOPUPST^
es:<han POONPPQPPQMH
es:<haria PQMPPPPPPOPQ
es:<has PROPTPPMPPOM
es:<hasta TMPOOSORPQPV
es:<hay PSPPNPPOPPQR
es:<haya RSPPPPPPPPPP
es:<haz POPPPPPPPNTP
es:<hazme PPPRPPPPPQPS
es:<he OPPPPROPPPNV
es:<hecho PPPPPPPOPPPK
es:<hectar OMPPQPRVPOPK
es:<helade QPPPPPPPPPPV
es:<helado PPPPPPPPPPRM
es:<hemos OPPOOOPPPOQR
es:<herman TOPPPKPNPPPK
es:<herram OOPPPPPPQPPL
es:<hicier PPPQPPPPPTPO
es:<hija POPPPOPPPPPV
es:<hijo QNPPPRPPPPOW
es:<histor OKPPPOPOPPPK
es:<hoja POPUPNPPPOPT
es:<hombre LPPOOPPONOPI
es:<hora QPPPNHPLPPPH
es:<horari PRPPPQPPWPPM
es:<horas TROPMQMMQNNN
es:<horno PQPPPOPOPPON
es:<hornos PPPPPPPPPPPR
es:<hoy EFPOMMMOOPN-
es:<hubier RPPPPPPPPPPR
es:<hubo OSPPPOPOPPPD
es:<huella PPPOPOPRQOPN
es:<iba PPPPPOPPPPPR
es:<idea QPOPPPQOPPPL
es:<idioma RPPPPQPPTPPM
es:<ido SOPPPOPOPPPM
es:<igual PRPPPOPPPQPV
es:<imagin POPOPPPOOOOW
es:<import PPPOPPPPPPPI
es:<impres PPQPOPPPPPPN
es:<imprim PPPRPOPQPSPP
es:<inclui QPPQQVPQOOOO
es:<incluy PPPQPUPOPQQT
es:<inform SOMPNPPPPPNT
es:<ingeni PPQPPPPOPOPE
es:<ingles OPPQPNOPOQOO
es:<inscri PSPPPPPPPPPR
es:<inspec OSPPPPPOPPNP
es:<instal POPPPPU[PPQP
es:<integr PPPPPPPPPPPR
es:<intere OOSPQUPTOOOH
es:<intern NQPPRNPQPPQ[
es:<invent OMPPPOOPPPPL
es:<invers POPPVRPQPPPP
es:<invier POPPPVPPQPPS
es:<invita PPPPPPPTPOQL
es:<ir OSPPPOOOPPQS
es:<jaja QOPMOQPKPQQ7
es:<jajaja QJQPPNPPRNP9
es:<jala PPPQPOPPPPPS
es:<jardin PPPPPPPPPPPR
es:<je OQPPPPQRPPPJ
es:<jefe PPOPPNPPPOPN
es:<joven PPPPPPPPPPPW
es:<jubila PPPPPPPPOPPV
es:<juego PQPPPPPPPPPR
es:<jueves LOPSPOQSPSVI
es:<julio PPPPPPPPPPPT
es:<junio PTPPPNOPPRRZ
es:<junta PPOPPNPUPPWS
es:<juntam POQOQPPQPPQM
es:<juntan PPPPPPPPPPPT
es:<juntos POQPPPPOPOTQ
es:<justo QPPPPPPPQPPJ
es:<kilos SNPNPPPPPPQR
es:<la PMHSMMNLMRQS
es:<labora PPPPPWPPRPPM
es:<lado PPPOPPOPPNPT
es:<lamina PVPPPPPPPPPS
es:<larga PPPQPOPPPPPS
es:<las NQOQPHRLOOJX
es:<le ORRRPROPRPP8
es:<lee OLPPPPPPPPPJ
es:<leen PPPLPPPPPKQR
es:<leer NPPPPNPXPPPS
es:<les MLOQNOPQMPO@
es:<letra PPPPPQPPPPPT
es:<levant PMPLPNPPPPPT
es:<libret PPPPPNPPPPPQ
es:<licenc PLPOOQPPPNOP
es:<limpia PRPPPOPPPPPU
es:<limpie POPPPPPPPOPN
es:<lindo QQPPPPPPPPPL
es:<linea NZPPPOPPPPPP
es:<lineas PPPPPPPPPPPN
es:<lista OPPOPNPNQOOO
es:<llama VLPPPPPPOPOV
es:<llamab OEPPONPMOPOC
es:<llamad PPPOPPPSPOLJ
es:<llaman PPPOPOPPPPQV
es:<llamar OXOPPNOOPOPR
es:<llame PPUPPPPPPPWO
es:<llamo OSJOPQOPONP6
es:<llega RPNNOMPNPMMN
es:<llegam PRPPPPPPPQPQ
es:<llegan PNPOPPQOROOS
es:<llegar PMPQPPQOPOPP
es:<llego TTPOPQOPPQOQ
es:<llegue PPPPPPPPPPPU
es:<llena PQPPQPPOOQPN
es:<lleno PPPPPPPPPOP[
es:<lleva OPOPPQOPPOPJ
es:<llevai QNPPPPPPPPPN
es:<llevam OTPPPOPPPPPR
es:<llevan PONPPPPOPPPO
es:<llevar PPWPPPPPPOPR
es:<llevo QOOPPKPUOQSR
es:<lluvia UPPPPPPPPPPM
es:<lo OONORROQOQRK
es:<local OPPPPPPTRPPO
es:<locos PPPPPRPPPPPM
es:<los NLLRNQOKNRP[
es:<lote POPPPOPPPPPU
es:<luego PPOPPHPNPPPU
es:<lunes KOPRPOQOONQQ
es:<luz ONPPPMPPOPOR
es:<madre POQPPPPPPPPM
es:<maestr OPPOPOPPPOPM
es:<mail PPPUPPPPPTPP
es:<mal PRPPPPPPOOOW
es:<malo PTPPPPQPPPPQ
es:<manana MNPWOPPPOTNP
es:<mancha PPPPPPPPPPPS
es:<mandam VOPcPMNPPWOQ
es:<mandan PPPRPPPTOPPP
es:<mandar PQPTPQOPPOOU
es:<mandas PPPPPPPPPRQT
es:<mandem PPPVPPPPPKPS
es:<mando RANYOPQPOPOA
es:<mano POPPPNPNPPPT
es:<manos PPPPPPPTPPPO
es:<manten PSPQPSPOOQPM
es:<maquin PPPOPPPOTPPP
es:<maravi RPPPPPPPPPPS
es:<marca PPPPPOPOPPPM
es:<marcha PQPPPPQPPOQN
es:<marco QOPPPPOOPQTG
es:<marido PSPPRQPPPPPT
es:<martes QPPPNPPQPQKU
es:<marzo OQPNPPQPPOUZ
es:<mas LNQRNNKSROMH
es:<mate QOPPPPPPPPPS
es:<mayo PPRPOPROPRZW
es:<mayori PPPPPPPPPPPM
es:<me LNPQVSJPOSRb
es:<media OJPPOQPQPNPV
es:<medias PQPPPPPPPPRO
es:<medio RTPPPXOOPPQM
es:<mejor OPPPOMPPPOOI
es:<mejora OPTPPPPPQPPL
es:<memori PPPPPPPTPPPP
es:<menos PNPLPMOSPPOU
es:<mensaj RPPMOROPPMOL
es:<mensua PPPQPVPPSPQL
es:<mes PPPQQWQWPNQS
es:<mesa QOPPRQPPPPPS
es:<meses PTORNTMNPQOP
es:<meter PPPPPPPPPPPU
es:<meto PPPPPPPPRPQQ
es:<metro ZOPPPPPPPRSN
es:<metros OQPPPMPOPPPH
es:<mi QPOMQMQLONPp
es:<mia PPSQPOPPPO]O
es:<miami PPPPPPPPPPPT
es:<mide PWPPPPPPPPPU
es:<miedo PMPPPPPPPPPQ
es:<mierco OOPPOOTPPYWJ
es:<mijo PPPPPQPPPPPU
es:<mil OVNQPVPZONGK
es:<millon QPPPP_PRPOPJ
es:<minuto POOMNQOQPQQJ
es:<mio OPPPPSPPPPPT
es:<mira OOPPRPPNPOQS
es:<miramo PQPOQOPPPQQN
es:<mirand ONPPPNPOPOQT
es:<mire PPOOPNNQROPH
es:<miro PQPOPNPOOPQQ
es:<mis PQPPPOPPPPPZ
es:<misma POPOPPOPPOPN
es:<mismo NOQOPLNPPPOI
es:<mitad UQPOOPONPPPV
es:<modelo PPPOPPPPPPPR
es:<modo PPPQPPPPPQPR
es:<modulo POPQPQPPPPPM
es:<mojado PPPPPPPQPPRS
es:<molest PPPUPPSPPRPR
es:<moment PPQPPPPPQPOL
es:<monito PRPPPPPPPPPO
es:<montad PPPPRPSPPPPN
es:<montaj OOPPRPPOPQPN
es:<mostra PPPOPPPPPPTV
es:<mover PPPPPPPPPPPS
es:<movil PQPOOQPOQOPE
es:<mucha PPPPPPPPPPPN
es:<muchac OSPOPPPPOOPR
es:<muchas NPPPOQOPPPPL
es:<muchis PPPPPPPPOPPM
es:<mucho OQPQOPQQOPOI
es:<muchos NQPOOPPPTOPL
es:<muestr PKPRPNPPPPPF
es:<mueve PPPPPPPPPPPS
es:<multa PPPPPPPPPPPS
es:<mundo PPPPPOPPSPPQ
es:<musica PPPPPPPRPPPK
es:<muy KQSNPOQNPOPh
es:<nacion PPPQPPPPRQPR
es:<nada QQPQOONMPQP_
es:<nadie PQPPQOPONPPZ
es:<nave PPPOPPPRPOPV
es:<navida POPPPPQSPPPR
es:<necesi LLVQOLRPROOX
es:<negro PPPPPPPPPPPT
es:<nevera PQPPPPPSPPPR
es:<ni ROPQPNPPMQPZ
es:<ningun OQPOPKPPQNPZ
es:<nino PMPPPPPPPPPM
es:<ninos PPPPPLPPPPPU
es:<nivel PPPPPPPPPPPN
es:<no IPQNMNNIOOLT
es:<noche PQOMQLPPPPP_
es:<nomas QPPPPPPRPQR]
es:<nombre NPPPPPPPPQPR
es:<nomina PNPPPPPPPPPK
es:<normal OQPPPMPPPPPV
es:<norte PPPPPPPPPQTP
es:<nos ORPSOQOSQRQa
es:<nosotr TQPPNOOKTPM=
es:<nota PQPPPPPOPPPB
es:<notas SPPPPPPPPPPP
es:<notici QOPPPOPdTPPK
es:<noveci PPPPPXPnPPPO
es:<novent ROPPPZPPRPPT
es:<noviem SPPPPMSPPOPT
es:<nuestr QQOPMTOOTPPE
es:<nuevas USPPPPPPPPQP
es:<nueve KPOPOSPPSPPJ
es:<nuevos PQPPPPPPPPPL
es:<numero PQOPOQONPRPM
es:<nunca RPPPOPOPPPPL
es:<o PNPMPWOQPOP~
es:<obra MKPPPPPPOPRL
es:<ochent PRPNPPPPPNPL
es:<ocho OQOPQTLPPPPJ
es:<ochoci PRPPPOPPPPPI
es:<octubr PPPPONQNOSOS
es:<ocupo PPPSPPPPPQPS
es:<oferta O]PPPRPNPPPL
es:<oficin OOPMPNONONP[
es:<ofrece Q]PPPOPPPPPL
es:<ofreci PPPPQ[PUPPPT
es:<oiga PPPPPOPPPPPU
es:<ojala PPPNPPPPPPRS
es:<ojo POPPPPPPPPPT
es:<ok PTPPPPPTPPPQ
es:<olvida PPPPPOPPPPPR
es:<once OPPPOPOPOPNH
es:<onda UPPPPTPPPPPS
es:<opcion PIPQPOPOPPOK
es:<operac POPOTPPPOPPP
es:<operad PRPPPPPPPPPM
es:<operar VPPPPPPPPPRP
es:<orden PPPSPPOOOROS
es:<ordena PQPPQQPPPPPV
es:<os PMPOMPQQQHO9
es:<otra QRNQMMPPKPOR
es:<otras RPPONPONPPPT
es:<otro OPNPJPPPPPJU
es:<otros NSPPPOOOPRPQ
es:<oye QOPPPQPPOPNW
es:<pacien SJPPPRPNPPPU
es:<padres POPSPPPPPSPO
es:<paga OQPPPZOOOPMQ
es:<pagamo PQPPPWPPPPQR
es:<pagan NNPPPOPOPPPN
es:<pagand PPPPTOPPPPPV
es:<pagar RQPOPYPPPNPV
es:<pagina POPPPOPPPPPM
es:<pago POPOPVOPPPP[
es:<pan PPPPPPQPPPPS
es:<panele TOPPPPPPPPPN
es:<pantal PPPOPLOOPOPF
es:<papa PNPPPPPPOPNN
es:<papas OPPPPOPRPPPT
es:<papel PPPQOQPPPPPM
es:<papele PPPPPPPPPPPS
es:<paquet PPPPPZPPMPPR
es:<para QPPPOQRRPNPW
es:<parada PRPPPPPPPPPS
es:<parado PPPPPPPPPPQL
es:<parar OTPPPPPPQPPO
es:<parece QQRTNRNMPOQF
es:<pareci WQPPPOPOPPPO
es:<pared POPPPPPPOPPH
es:<pareja PPPPPPPPPPPX
es:<parte PQQQPPPLOQMO
es:<partic PPPPNPPPPPPO
es:<partir OQPPPKPRPPPN
es:<pasa PNPMPMOMPOPQ
es:<pasaba PPPPPPPPPPPT
es:<pasada PPPPPPPPPPPT
es:<pasado PQOPPPPQPPPS
es:<pasame PPP[POPPPUPS
es:<pasamo QPPPPPRPPPSO
es:<pasar PQOOQNPPPOPL
es:<pase PPPOPQPPPQOS
es:<pasill PPPPPPPPPPPV
es:<paso LPPSPJPQNQPC
es:<patio OPPPPPPPPPPK
es:<patron PPPTPPQOPSPO
es:<pedir POQPPPPPPPPU
es:<pediri PPOOPPPPPOPW
es:<pedirl PPPSPPPPPQPP
es:<pegada PPPPPPPPPPPT
es:<pegado PPPPPPPPPPPS
es:<pelean PPPPPTPPPPPT
es:<pena NQPQPOPOPPPK
es:<penali PPPPPYPPUPPL
es:<pensad OPQOPPRPOQPS
es:<pensan PPPPPPPPPPPS
es:<pensar PRPPPPPPPPPS
es:<peor PQPPPPPPPPPT
es:<pequen PPPPPPPPPPPK
es:<perdid WPPPPQPPPTPT
es:<perdon OPNPPQOOPMON
es:<perfec NIPPPQPOPPOJ
es:<period PPPPPRPPPPPX
es:<perman PTPPPLPPPPPP
es:<pero JPQPPOPQPUQ_
es:<perro PTPPPPPPPPPS
es:<person LOOPOQOMTPNI
es:<pesa POSPTPPPPPPP
es:<peso OOPPPNPPPPPN
es:<pesos RROPPbPPQPPJ
es:<pico PPPPPPPPPPPY
es:<pide QOPOPPPPPPPX
es:<piden PRPUPQPSPSOV
es:<pido PTPPPPPPPPPK
es:<piensa PVPPOPPPPPPK
es:<pierde PPPPPNPPPPPR
es:<pierdo PWPPPPPPPPPM
es:<pilar QPPPPPPPPPPI
es:<pillo OOPPPPPPPPPM
es:<piloto VQPPPPPRPOPQ
es:<plan PSPPPUPPPPPN
es:<plano PPPQPPPPPPNO
es:<planta QOOOONVPPNQK
es:<planti PPPPPPPPPPPI
es:<plasti PPPPPRPPPPPN
es:<plata PPPPPOPRPPPW
es:<plataf QIPPPNPOPPPO
es:<playa PPPPPOPPPPPS
es:<plaza POPPPPPPPPPK
es:<plazo PQPPPPcPPPPO
es:<plazos PPPPPNOOPPPU
es:<plena PPPPPPPPPPPR
es:<po PPPPPPPPPPPR
es:<pobrec POPPPPPPPPPK
es:<poco OMPPPQPPOPPR
es:<podeis PQPPPRPPPQPR
es:<podemo NVOPQROPPPRG
es:<poder PPPOPPPPPOPY
es:<podido PNPPRPPSPPPN
es:<podria O^PQORPPPPQI
es:<poliza PMPPPPOOPOPK
es:<pondri PPPPSPPPPPPI
es:<pone POPPPOPMRPSW
es:<ponemo QPPPPOPQSPOJ
es:<ponen PWPPPQPPPOPZ
es:<poner PPPOOQPPQOQS
es:<ponerl PPPPPPTPPPPN
es:<pones PRPPPPPPPPPN
es:<ponga PPPPPRPPPPPT
es:<pongo OPPPPPQPOPPS
es:<ponme PPPXPQPPPRPR
es:<poquit POTPPPPPPPPT
es:<por MTLQQQOOQPJJ
es:<porfa PPP]PPPPPYPU
es:<porque PPPPQOPOPPOq
es:<portal PPONPPPOPNPM
es:<precio PPPQOSNORPNP
es:<precis PPPPPPPPPPPR
es:<prefie PPPPPNPPPPPH
es:<pregun JPPPPRKQPPPU
es:<preocu PNPPPIPPPPPP
es:<prepar NPPTPOMPPQVL
es:<presen NPPUOONRPTWG
es:<presta QQPPTPPPPPPN
es:<presup NOPPRMPPPPQK
es:<prima PPPPPPPPPPPM
es:<primar PPPPPPPPPPPN
es:<primer OOOORRQPQOPQ
es:<primo POPPPOPPNPOR
es:<princi OOPPPOTPPPPN
es:<probad PSPOPPPPPPQP
es:<probam PQPPPPPPPPSP
es:<probar OOPRPPP[PQRJ
es:<probas POPPPPPPPPPL
es:<probe PPPPPPPPPPPR
es:<proble OOPPPPPQPPPJ
es:<probo RQPPPPPPPPPN
es:<produc PROPOPPNPPPK
es:<profes OQPPPOPRPPPR
es:<progra LLOOQNPPPNOU
es:<promet OOPPPOPPPQPR
es:<propio PPPPPPPSQPPT
es:<propue MQOTNQJTPQQD
es:<provee OQPPPPPPOPPM
es:<provin RQPPPOPPPPPM
es:<proxim OPPRPOPTPPQP
es:<prueba TNPPMQOQPPV@
es:<public PPPPPNPPPPP[
es:<pudier SPPQPOPPPOPP
es:<pudist PPPPPPPPPPPJ
es:<pudo PQPPPPPPPPPK
es:<pueblo NNPPPOPPPPPL
es:<pueda PPPQPOPTPPOR
es:<puede PPFONSPQRONA
es:<pueden OQPPPNPPOPPT
es:<puedes PUPPPPPPPPPQ
es:<puedo P^MOPSOQPIOG
es:<puente PPPPPPPPPPPU
es:<pues PNPPPOLPQOP^
es:<puesta PPPPPPPPPPRM
es:<puesto PPQOPPPPPOPV
es:<punto PPPPPQPPPPPL
es:<puntos OQPPPOPPPPPL
es:<puntua PTPPPQPPPSPS
es:<puro PVPPPPPPPPPS
es:<que QOOQNLLMRQM]
es:<queda PPPNOSOPPNOH
es:<quedad PPPPPPPPPPPK
es:<quedam OMPPPPPPPLPE
es:<quedan PPPPPPPPOPPR
es:<quedar OURPPSPOSPPP
es:<quede PPPPPPPPPPPN
es:<quedo PPPQPOOPPQO[
es:<querem PPPPPPPPPPQV
es:<queria PPPPPPOOOPPB
es:<querri POPPPPPPPPPM
es:<quien GMOOZPPQOOPN
es:<quiera RPPPPPOPPPOK
es:<quiere PPPPOPOTPPQV
es:<quiero PQPUOGPQPPPV
es:<quince QPPXMQPYQZRT
es:<quinie QQPQPPPRPPOI
es:<quinto TPPPPPPPPPPL
es:<quita OQPPPOPPPNPP
es:<quitar PPPPPRPPPRPR
es:<quito OPPOPPRQPPPI
es:<radio PPPPPPPPPPPL
es:<ramiro PPPPPTPRPPPN
es:<rapido ROPPPPPPPPPR
es:<ratito PPPPPPPPPPPI
es:<rato PPPPTPPPPPPT
es:<razon QPOPPQPPPPPL
es:<recarg SPPPPPPPPPPH
es:<receta OQQPPOPPPPPS
es:<recibe OPPPPPPPPPPL
es:<recibi OPPPPPPPPOPF
es:<recoge PQPSPPPPPPPP
es:<recome P[PPPPPPPPPQ
es:<recono PPPPPNOSTPPS
es:<record [MPPPOPPQPPK
es:<rector OPPPPPPPPPUV
es:<regist POPPPNOOPPPL
es:<rellen OOPPPPPPPPPL
es:<renova QPQQVQQOOPNE
es:<renuev PPPRQPPTPPPR
es:<repart YNPPPNPPPPPN
es:<repeti PNPPPPPPPPPO
es:<report OSPPPQPOPPPO
es:<repues PPPPPQPPPPPT
es:<reserv QMPLPSOPPMQP
es:<respet UPPPPPPPPPPR
es:<respon PPPRPNPOPQPU
es:<resto PPPPRPPPQPPP
es:<resuel PMPQPQPOQPPJ
es:<result WOPPPPPPPPPO
es:<reunio POPPPPPVOYXO
es:<revisa QPPPPPPPPPPL
es:<reyes PPPPPPPPPPPN
es:<rodill PPPPPQQPPOPT
es:<rojo PPPPPPPPPPPI
es:<rompe PPPPPQPPPPPR
es:<rosari P_PPPPPPQPPU
es:<ruido PPPPPPPPPPPW
es:<ruta POPPPOQRPPOK
es:<sabado PKPPPMQRORRO
es:<sabe ONPNPKPPPNOb
es:<sabemo OPPPPOPPPPPL
es:<saber ONOOPOOOQNPJ
es:<sabia PMPPPPPPPPPI
es:<saca PPPOPNPPPOPR
es:<sacan PPPTPSPPPSPR
es:<sacar PPPPPPPPNPPO
es:<saco PPPOPOPPPPPW
es:<sala PPPPPPPPPPPS
es:<sale PQPQJTQNNPJN
es:<salen OQRPPNPPPPQT
es:<salga PPPPPPPPPPPR
es:<salier PPPPPPPPPPPS
es:<salio NSPOOPOQPNPR
es:<salir PPPPPPPPPPPM
es:<san PPPNPOPPPPRV
es:<santa QNPPPNQPQPQX
es:<saque SPPPPPPPQPPJ
es:<se QONKMRQPPNNV
es:<sea PPPPPOPPPPOY
es:<secret PPPQPPPSPQQV
es:<sector OUQPPPPPPPPQ
es:<sede ROPPQPPRPPOM
es:<seguir QVPPPPPPPPPL
es:<segun PPPPPQQPRPPN
es:<segund QQPQRPPVQVPY
es:<seguri PPPPPPPPPRQT
es:<seguro RPOPPNONPPPM
es:<seis PORQPWPRTPPA
es:<seisci ORPPPRPVPPPK
es:<semana PPPUQOQUPRPN
es:<semest UXPRPQPPORPU
es:<senal QOPQPPPPPQPV
es:<senor OPPOPNPPPOPG
es:<senora POPPPPQPPPQN
es:<senori PPPPPPPPPPQX
es:<sensor QQPQPOPPPQPM
es:<sentid PPOQPOQQQQRM
es:<sepa PPPPUPPPPPPR
es:<separa POPSRQPUPPPR
es:<septie PPPPPPRPPOPW
es:<ser QOPPPPPOOPOS
es:<sera QPPPPPPPPPPS
es:<seria OQPVPPRPRQPP
es:<serian PNPPPOPOPPPL
es:<serio OPPPPNPPPPPM
es:<servic [QQOPONPPOPI
es:<servid QQPOPOPOPOPN
es:<sesent POPORQNNPMOK
es:<sesion OOPPPNPRPROJ
es:<setent PPPPPOPPPPPL
es:<si NNPPMTKPQOPZ
es:<siempr PPPPOPNNOPQQ
es:<siendo PPPPPOPPPPPR
es:<siente POPPPPPSPPPO
es:<siento KXPPPPPPPOPK
es:<siete QQPPOOPPPPPR
es:<sigue OQPOPOPQPPPT
es:<siguen PPPPPOQRPPPR
es:<siguie PPPPPORQPPRP
es:<simula SOPPPPPQPPRM
es:<sin TMPOOSPQOOO>
es:<sincer PPPPPPPPPPPR
es:<sincro TPPPPPPPOPPM
es:<sinies NPPQPPPPQQPO
es:<sirve PNQPPPPQPPPR
es:<sirven PPPPPPPPPPPW
es:<sistem ROPQPPPMPQOO
es:<sobre QLPPPPPOPPPJ
es:<socio POPORPOPQORS
es:<socios PJPNSPOPPOPR
es:<sol PWPPPPPPPPPX
es:<sola RPPPPPPPPOPM
es:<solas PRPPPQSPPPPR
es:<soles PPPPPQPPPPPK
es:<solito SPPPPPPPPPPO
es:<solo PPPNPPNPONS?
es:<somos OPPPPRPPNPPZ
es:<son OOQPPOPQSNQF
es:<soy MPPPMOOPOOPI
es:<su TMOPRMNNQPPB
es:<sube RPPPPSOOPPPL
es:<suben ZOPPPQPPPWPP
es:<subio PPPPPRPPPPPQ
es:<subir OTPPPPPPRPSQ
es:<subo PPPQPPPPPOVM
es:<subven POPPPVPUPPVM
es:<sucurs POPPPPPPPPPM
es:<suele PPPPPPPPPPPH
es:<suelto PRPPPQPPPPPL
es:<suena POPPPPPPPPPW
es:<super PVPPPOPPOPPU
es:<superv PPPPPPPPPSWS
es:<sus PPPOOOPPOQQK
es:<susto PPPPPPPPPPPS
es:<suya PPPPUPPPPPPN
es:<suyo PWPOPQPPPOPT
es:<tablet PSPQPPPPRPPP
es:<tal UNOROOOIPRO?
es:<taller PPNPOOPPPPPT
es:<tamano QQPPPSPPSPPN
es:<tambie PSPPOQPPPPQe
es:<tampoc PTPPPPPPPPPO
es:<tan PQPPPQPPPPPV
es:<tanto PPPPPPPPPOTO
es:<tarda PPPPPPULPPPR
es:<tardan PRPPPPSPPPPM
es:<tardar PWPPPPPPPPPQ
es:<tarde OGPQPHPOPPPO
es:<tardes OPPPPPPPPPPE
es:<tarifa PQPPPNPPPPPP
es:<tarjet PPPOPQPPPQRI
es:<te QNOPKQNPRNQ@
es:<techo PPPQPPPPPRPR
es:<tecnic PQPRONPPOSOI
es:<telefo PPOPOOOOPPPR
es:<tema NPPOPPOOPOPP
es:<temas PPPPPPPPPPPS
es:<temper POPPPPPPPPPM
es:<tempor PPPOPQPPPORT
es:<tendra PPPQPPPSPPQM
es:<tendri KOVRPPPPOPOZ
es:<teneis LKOQPMPPPPPN
es:<tenemo QPPQPOPPPNPF
es:<tener PNRPPPPPPPPT
es:<tenerl PPPPPPRPPOPX
es:<tenes PPPPPOQOPQPJ
es:<tenga PQPQPPPPPQPH
es:<tengo IPOOMOPPPOPn
es:<tenia QOPOPMPPPOPX
es:<tenido RPPPPPPPPPPP
es:<tercer PNPOPQPQPOPU
es:<termin PPPOONPPPNPR
es:<terren OPPPPQPPPPVP
es:<texto OPSPPOPPPPPO
es:<ti OPPOPPPPPPP]
es:<ticket PPPPPPPPPPPN
es:<tiempo JOQPPPQPPQPQ
es:<tienda OQPQRPPRPQPL
es:<tiene NNPPRNPPQPOP
es:<tienen MFPOMORQPQMP
es:<tienes QPPNQPPNOOOD
es:<tira PPPPPPPPRPPO
es:<tiro QOPPPPPPPPPR
es:<toca QPPPPQPPPQPT
es:<tocar PPPPPPPPPPPR
es:<toda PSQPPPPPPPPS
es:<todas OPPPPPPPPPPS
es:<todavi LCPOPPPQPPPE
es:<todo POMPONPPQOKS
es:<todos ORNQOPPPPPPP
es:<toldo PPPPPUPUPPPO
es:<toma PNPPVPPOPOOS
es:<tomo SPSPPOPPPPPQ
es:<tono QPPPPPPPPPPK
es:<tope PQPPPSPPQPPK
es:<toque RPPPPPPPPPPS
es:<torre PQPRPPSPPRPS
es:<trabaj OPNKPPNKOKNL
es:<trae PPPPPPPOPPPL
es:<traiga PPPRPPPPPWPW
es:<traigo PPPOPPPPOOPR
es:<tramit PQPPPPPRQPPS
es:<tranqu PPOORPPOPPPK
es:<transp PPQPPPPPPPPR
es:<trata POPPPPPPPPPN
es:<treint PQPQPOORPPJQ
es:<tres PSMRPOMPPQQN
es:<tresci PHPOQUPNROOO
es:<trimes PQPPPROOPPPN
es:<tu NQNPWMOOPQOC
es:<turnos SPPPPPPPPPPQ
es:<tuvier SOPOPOPPPPRO
es:<tuvimo OQPPPOPPPPPU
es:<uf PMPPPPPOPPPG
es:<ultima OPPPOMPOPPPL
es:<ultimo PSPPPNPPPPPS
es:<un PQMLONNQNLPZ
es:<una OTNQLIMSQOQd
es:<unas OOPPPORNPPPK
es:<unico PPPPPNPPPOPV
es:<unidad QMPPPRPPPPPK
es:<unifor PPPPPPPPPPPL
es:<uno PONQMRPPPQOX
es:<unos NPPOPOPPPNOQ
es:<usa QPPPPOPPPPPT
es:<usamos PPPPPPPPPPPT
es:<usan OOPPROPOPPPP
es:<usar POPPPSPPPPPS
es:<usarlo PPRPPPPPPPPR
es:<usted NNPP]IPMOPPH
es:<ustede POPMPPPLPPP]
es:<usuari POPPPUPPPPPN
es:<uy NOPPPPOOPPPK
es:<va MQNJOSPGOLNE
es:<vacaci POPOPPPPPOQN
es:<vais PPPWPQPPPVPQ
es:<vale MPOOPPQOSOPS
es:<valor PPPPP^PbPPPU
es:<vamos PLPROPPPQQPS
es:<van MIOOPQPLOOLV
es:<vas POPPPPQVPPPJ
es:<vaya PPPMPPORMNRG
es:<ve SQPOOOOQPOK;
es:<vea POPPPPPOPPUL
es:<veces POOOOQOPPNOR
es:<vecina PPPPPPPPPPPM
es:<vecino RPPPPSPPOPPR
es:<veinte PJPOOYLUQOOQ
es:<veinti OPPPOOQKRPMF
es:<vemos PPPMPPPPPPTH
es:<ven VPPOPPPQOPPM
es:<vence PPPRPPPRPQOO
es:<vende POPPPQPPPPOX
es:<vended POPPPPPPPPPN
es:<vendem PPPPPPPPPPP]
es:<vender PPPPSPPPPPPS
es:<vendim PPPOPPRPPPPP
es:<vendo PPPOPPPPPQQT
es:<vendri PPQPPPXPPPPP
es:<venga PPQQPPPOPUT_
es:<vengo PPPPPPQPPPPI
es:<venian PPPPPQPPPPPM
es:<venir PPPPPPPPPPPH
es:<ventan PQPPPPPPQPPR
es:<ventas POPPPPQPPPPL
es:<veo POPOQQMMPPPV
es:<ver QPPOQNQNHOPQ
es:<verano PKPPPPQRPPPK
es:<verdad NOPOPOMLPPPX
es:<verde RMPPPOPPPPOM
es:<verlo OPPPMPOUQPOV
es:<versio PQPPPPPPPPPR
es:<ves PRPOPOPPPNPK
es:<vez PTNPPNPQPMPR
es:<vi NPPOPQPPPOOJ
es:<viaje PPQPPOPPPPPS
es:<vida PPPPPPPPPPPb
es:<video PPPNPPNNQOOI
es:<videos PPPPPQPPPPPX
es:<vieja PPPPPPPPPPPY
es:<viejo PPPSPQPPP[PQ
es:<viendo RLPPPPPOPPOO
es:<viene MPPPPOQPNPOT
es:<vienen QQPNPPPPPRQX
es:<viento PPPPPOQPPOPV
es:<vierne OPPUPNOPOSQM
es:<vieron [NPPPPPPPPPO
es:<vimos SOPPPPPPPPOK
es:<vinier PPPPPPPPPPPS
es:<vino PPPPPPPPPPPV
es:<visita PJPOPQPPPMPF
es:<visto PNOQRPPNMPPP
es:<vive QPPPPPPPPQPR
es:<vos QQONRPONPNPR
es:<vota PPPPPOPPPOTS
es:<voy KPPNPPQQPOPM
es:<voz PPQPQNPPPPPK
es:<vuelta OPPPPPPPPPPM
es:<vuelto PPPPPPPPPPPK
es:<vuelve PRPPPNPPPPPO
es:<vuelvo PPPPPPPPPSVQ
es:<vuestr OQPPPPPOPPOR
es:<whatsa TJPMOOQOOMOO
es:<ximena PPPPVPPPPPPM
es:<y PMKKPRPRQSO[
es:<ya PQOOQRNPPONT
es:<yo HQQNQIOQPLOj
es:<zona ORPOPPPOQPTJ
es:># PMPQPQSQSSQR
es:>a NRQOSROORORX
es:>abajo PPPPPOPPPPPS
es:>abre SOPPPOPPPPPN
es:>abril PNPOPPPRPOPR
es:>abrimo PPPPPPPPPPPS
es:>abro PPPPPRPVRUPO
es:>abuelo PPPPPPPPPPPS
es:>acta PPPPPPPPPPTQ
es:>activo OPPPSQPPPQPN
es:>actual PVPPRPPPPPPQ
es:>acuerd MRPMORPRPMPP
es:>adelan PRPPPPPTPPPQ
es:>ademas SPPQPTPPPPPU
es:>adios RPPPPRPPPPPR
es:>agenda PPPPPPPQQPPR
es:>agosto UNPPPMRPOPPS
es:>agrade SQPUPRPPPSOX
es:>agua QSPOPPPPPPPP
es:>aguant PPPPPQOPPPPS
es:>ahi OPNNQPPOQPOU
es:>ahora OPVOOOPOPONP
es:>ahorit OOPUPPPNPQPN
es:>ahorra PPPPPRPPQPPT
es:>aja PTPPPPPPPOOg
es:>ajusta PRPPPPPPPPPP
es:>ajuste PPPQPPPPYQPP
es:>alarma WPPQPPPPPQPR
es:>alcald PPPPPPPPPPPS
es:>alcanz PPPPPPQQNPPM
es:>alegra ]OPPPPPPPPPL
es:>alegri _LPPPOPQPPPO
es:>alegro dIPPOPPQPPPK
es:>algo XNPKPOPMMPOM
es:>alguie RMPOPPPPPOPI
es:>alguna POPQPOPSOPPF
es:>alli OPPOPPQQPPUO
es:>almace PPPPPQPPPPPR
es:>almuer TPPPPPPPPPSS
es:>alta POPPPURUSPPO
es:>alumno RNPPPPPPQPPN
es:>amplia PUPPPSPPPPPM
es:>anda PPPPPOPRPPOS
es:>andan PPPPQPPPPPPT
es:>andar PPTPPPPPOPPP
es:>andele PPPPPPPPPQPS
es:>animo PPPPPPPPPPPR
es:>ano JSOOPOPONOQM
es:>anos OQOMPTQLRMOH
es:>anotad NQOQPPPQPPOV
es:>anoto PPVPPOPPPPRV
es:>anteri PUPRPPPPPRPP
es:>antes MONUPQPNOOPO
es:>antici PPPPQQPSPPPP
es:>antigu PQPPPPPPPPPM
es:>aparte QOOOPYPPSPPN
es:>aplica QNPPPOPPSPPJ
es:>aproba POPPPWPVPOQT
es:>aprueb PPPSYOPPPRQV
es:>apunta PPSPPPPPPPPY
es:>apunto PJ]OPPQPPOPQ
es:>aqui PQOKPPPNPOPQ
es:>area PSPPQRPPPPPQ
es:>armo PPPWPOPPPYPQ
es:>arranc PPOQUPOQPTPP
es:>arranq PRPPPPPQPPPN
es:>arregl OTPPPQPPPPPN
es:>arriba PPPPPQPPRPPT
es:>asegur PPPPPVPPUPPN
es:>asi ROPPO[PPPQPa
es:>atras RPPPPPPPPPPN
es:>aunque PPPTPQPPPSPT
es:>autori TPPPPPPRPPPQ
es:>averig PPQRPQRPPPPO
es:>avisa PPPPPPPPSPPK
es:>avisar PPPRPNPPPRQF
es:>aviso PLSVPOPQPUPK
es:>ay MPOQNMNNOPOU
es:>ayer PPPPPPRPPPPN
es:>ayunta OPPPRPPPQPPQ
es:>bandej PPPPPPPPPPPR
es:>barato PPPPPQPPPPPT
es:>barbar POPPPPPSPPPW
es:>barrio PPPPPPRPQPPN
es:>basico PPPPTPPPPPPO
es:>bastan OSPPPOPPPOPQ
es:>bateri PPROPOOOSPPO
es:>bien OHOQLQQPGQRh
es:>blanca PPWPPPPPPPPT
es:>bloque PPPPPPPPTPPR
es:>bodega PPPPPPUPPPPT
es:>bolsa SPPPPPPPPPPM
es:>bonito PPPPPPPPPPPW
es:>boton PPSPPPPPPPPP
es:>buen ZOQPPPPPPPPN
es:>buena OOPPOPPWPPPM
es:>buenis QMPPPPPiPPQQ
es:>bueno ROOKMPPQBOPT
es:>buenos RPPPPPPPPPPV
es:>buscar PRPPPPPPPPPP
es:>cada OMOOONOMZNOG
es:>cae PPPPPOPPPPQX
es:>cafe PQPPOQPSPQWR
es:>caja PPPPPRPPQPPO
es:>cajas PPPPPSPPPPPR
es:>calibr PPPPPRPPPPPK
es:>califi PSPPPOPPPPPQ
es:>calle POPPPPOPPPPR
es:>camara PMPPPOPPOPOK
es:>cambia PPOOPMQOQOOJ
es:>cambio OZPPPPPPOOPR
es:>camion ORPRPOPPNQNS
es:>campan ORPPPQPPQPPR
es:>campo POPPPPPPRPPP
es:>cara PRPPPOPPPPPS
es:>carga PRPPPPPPPPPO
es:>cargar SPPPPPPPPPPN
es:>cargo PPPPPXQQTPPP
es:>casa PPPOPNPPPOPT
es:>casi OVPPPPOPOPPV
es:>caso PQPPPPPPPPPU
es:>catala PPPQPPPPPQPR
es:>catalo PPYPPPPPPPPR
es:>celula POPPPPPPOPPT
es:>centim PPPPPOPPQPPM
es:>centro POPPPPOPQPPL
es:>cero PPPPPVPPQPPM
es:>cerrad PPP[PPPPPZPT
es:>cerram PPQPPQPPPPQT
es:>certif SLPPPOPQOPPG
es:>cheque PPPPPPPSPPPQ
es:>chica PPPPPPQPPPPS
es:>chico PPPPPPPPPPPS
es:>chofer YOPPPOQPPPPP
es:>chuta PPPPPPPPPPPR
es:>cien PPPORMPUPPPN
es:>ciento NOOOPNPQTOOD
es:>cierra QPPPPPPPOPPS
es:>cierre SPPRPORPPPPS
es:>cierto NOQPPPPPPPPN
es:>cifrad PRPPPPPPQPPL
es:>cinco POPQOTPN^NTJ
es:>cincue QPPOQTPOSPPM
es:>clarit SPPPPPUPPTPQ
es:>claro LPOTRLOTPQLC
es:>clase PPPPPRPPPPPQ
es:>clases PPPPRPPPPPPR
es:>client PNPOPOPOPOPK
es:>cobert QPPRPPPPQPPO
es:>cobra PPPPPRPPNPPO
es:>cobran ONPPPPPPPPPM
es:>cobrar PSPPPSPPPPPP
es:>cobre PPPPPPPPPPPR
es:>coche PPPPPPPPPPPS
es:>cocina SPPPPPPQPPPO
es:>codigo POPPPOPPPPPN
es:>colect PPPPPPPPPPPM
es:>colega PSPPPPPPPPPQ
es:>color ROQPPOQPPQPP
es:>coment OPQPPPPPOPPH
es:>comer PPPPPPPPPNST
es:>comisi PQPPPORPPPPT
es:>comite PPPRONPPPPOU
es:>como OQLNPORNOCMG
es:>compad PPPPPPPPPPPU
es:>compan PPPPPNPQNOPT
es:>comple ORPOSPOPPOPQ
es:>compra OQPPPLPPPPPO
es:>compre PPPPPPPPPPPN
es:>compro PQPOTPQPPPPO
es:>comun PSPPPPPPPPPO
es:>comuni RPPPPPPPPPPP
es:>con KXPTMSROPQOP
es:>conduc RPPPPPPPPPQP
es:>confir PPPQPPQPPPPL
es:>congel P_PPPNPPPPPQ
es:>conmig PPPPPUPPPPPP
es:>conoce PPPPSPNQPPPR
es:>conozc POPPPPRPPPPN
es:>consej PPPPPPQPPPQR
es:>consig PSPPPQQPPPPS
es:>consul OQXPPPPPPPPR
es:>contab SPPPPPPPPPPN
es:>contac OOPPPPPRPPPM
es:>contam PPPPPPPPPPPL
es:>contan PPPPPPPPOPPS
es:>contar PTPPPPPPPPPR
es:>contes PPPQOPPPPPPV
es:>contra PPOOPNPPQOOU
es:>contro POPPPPPPPPPK
es:>correg PRPPPPPPPPPM
es:>correo POPPQPPVQPOM
es:>corte PPPPPPPPPPPM
es:>corto PPPPSPPPPOQO
es:>cosa OPPPPPPPPPOS
es:>cotiza POPPPPSPPQPP
es:>credit PPPPPPPPSPPP
es:>creo PQPPPPRPOPOV
es:>cuader PPPPPPPPPPPR
es:>cuadra ORPPPRPPPPPR
es:>cual QPPPPOPPPPPJ
es:>cualqu PPPPPPPPPPPS
es:>cuando SOJPTNQIOQQY
es:>cuanto POOOOMOQPPN[
es:>cuaren MPPNPXPPXNOQ
es:>cuarto ONRPPQPPPPPO
es:>cuatro JSIQPQPTTKPR
es:>cuenta QPPOORPNPPQO
es:>cuente PORQPQRQPQPI
es:>cuento QNUPPPPPPPPM
es:>cuesta ]PPPPPPPPPPN
es:>cuota PTPPPSPPPPPQ
es:>cuotas PPPPPRPORPPL
es:>curso PPPPPPPPSPPP
es:>da PPNMOOPMPLNW
es:>daba QPPPPPPPPPPR
es:>dale OOPRPPOPPVQW
es:>damos PSPPPPPPPPPN
es:>dar PPPPPPQPPPPR
es:>datos QRPOPOPPOOPO
es:>de RSPQQPQPQOPV
es:>debe PPPRPQPPPRPO
es:>deberi QPPQPPPPPQPR
es:>decia PPPPPSPPPPPT
es:>decide OPPONORNPNPO
es:>decidi OUPPPPPPPPPO
es:>decido PPPOPPPPPPQS
es:>decir SOPPPOPPPPPR
es:>decirl QOPPPQQPPPPL
es:>decisi NQPPPNROPPPK
es:>dedo PQPPPPPPPPPM
es:>defini PPPPPPPXPPPO
es:>deja PPPPPPPPPPOT
es:>dejas SOPPPPQPPPPN
es:>dejelo PPPRPOPPPQPS
es:>dejeme ORPPPSPPOPPL
es:>dejo OVPPVPROPOOJ
es:>delant PPPQPPPPPPPN
es:>demas PPPQPQPPPQPN
es:>demo PUPPOPPPPPPN
es:>dental PPPPPPPPPPPS
es:>dentro QPPPPQPPRPPK
es:>depend PPSPPUPPSPPS
es:>deposi PPPPPQPPPPPR
es:>desarr OQRPPPPPPPPL
es:>desayu PPPQPPPWPOQO
es:>descan PPPPPPPPPPPT
es:>descar PQPPPPPPPPPN
es:>descue PQPQPVOPTPPI
es:>desde PPPPOMPPOPPQ
es:>despue PPPOPPQMROST
es:>devolv PPPPPRPPPPPL
es:>dia QITPPOPQOOQS
es:>dias JPLLQNTHQRNN
es:>dice PPPOPNOOPOON
es:>dicho OPRPPQPPOPPO
es:>diciem PPPPPQOXPPOR
es:>diecin PPPPPPPPPPPR
es:>diecio PPPOPOPPPPRR
es:>diez PNPQLQPQVPYK
es:>difere POPPPPPPPPPL
es:>difici PSPPPPPPPPPQ
es:>diga MRPPRPOPPPPG
es:>digas PbPSPPPPPRPP
es:>digita PPPPPPPPPPPL
es:>digo PPPNOFOROMNZ
es:>dije QPPPPPPPPPPR
es:>dijero PPPQPQPPPPPM
es:>dijo OPPPPNPPPPPM
es:>dinero TPPPPRPPPPPU
es:>dios PLPPPPPPPPPS
es:>direcc PQPPPPPSQPPR
es:>direct PPPPOOPPPPOV
es:>discul PRPPPPPPPPPN
es:>distin PPRPPOPPPPPQ
es:>doble RNPPPOQRPPPU
es:>doce OPPPPMPSPLRU
es:>doctor MRPOTOOPOMOC
es:>docume PPPPSPPPPPPN
es:>dolare QPPPPUPPPPPN
es:>doming PPPPPLPPPQNQ
es:>don LTPQPPPNPOPE
es:>dona PVPOPPPQQPPL
es:>donde NOPPOQPPPPOY
es:>dormir PPPPPPRPPPPP
es:>dos OPPRPQOO[PPQ
es:>doscie POPOOWPQXOOU
es:>doy POPPPPXUPPPO
es:>dueno PRPPPPPPPPPO
es:>dura PUPPPRPPPPPR
es:>duro QPPPPPPPPPPS
es:>echa eOPPPPPTPPPK
es:>edific PPRPPPPPPPPQ
es:>el NMPQRRRSPRVS
es:>electr QPPRPPPPPPPN
es:>ella QHPPPMPRPQQT
es:>ellos PQPOPPPOROPP
es:>empeza PQPPORQQPPPM
es:>empiec PPPPPPPSPPaP
es:>empiez PPPPOOPPPPOU
es:>emplea RPPPPPPPRPPN
es:>empres PQQPPMPPPPPQ
es:>en JTQPSOPQQPMU
es:>encant POPPPMPPPPPP
es:>encarg POPPPQPPPPPI
es:>encima WQPOOPPPPOPU
es:>encuen PPPPPPPPPPPS
es:>enero QPPQPQTOOQPN
es:>enganc [PPPPPPPPPPO
es:>ensena TPPPPPPPPPPP
es:>enseno PPPPPPPPPPPN
es:>entend O^POQPPPPOOR
es:>entera PVPPPQPPPPPP
es:>entien KkNNPQQJJOOB
es:>entonc RNOQQNPQOQRX
es:>entra PPPPPRPPPPPU
es:>entrad PPPPPOPPQPPS
es:>entran PPPPPOPTPPPS
es:>entrar RPPPPQPPQPPR
es:>entre POPPPMQPPPPT
es:>envio OQPRPOPMPPOI
es:>equipo POUPOQPOPPPF
es:>era PQPOPPQPOOOM
es:>es USPPQQN;MOFQ
es:>esa TNSPPPQPPQPQ
es:>esas PPRPPOPPPPPQ
es:>escale PPPQPPPPPRPN
es:>escane POPPPPPPPPPN
es:>escoge PPPPPPQPPPPN
es:>escrib QOPPPRPPPOPR
es:>escrit PPPPTSPPPRPQ
es:>ese XOUPNNMMPPOO
es:>eso PTSOGSRPINL[
es:>esos PPPPPPPPPPPR
es:>espect PPPPPPPXPPPQ
es:>espera OOPQOPOPQPQ[
es:>espero PPPPPPPTPSXN
es:>esta LQUQPSPOPNPU
es:>estamo POQOPOOOPNQN
es:>estan PQPPOPPOOPP>
es:>estar PPPRPQQQPWPV
es:>estare POPPPPPUPQWO
es:>este POPRPOPNPQMR
es:>esto POPPNPOPPQQO
es:>estoy NLPJOOPPPRTR
es:>estudi TOPPPRPPPPPK
es:>estupe POPROPPVPQPO
es:>estuvi PRPPRRTPPPPR
es:>euros ORPQPaPQVOPJ
es:>evalua PPPPPPPPOPPN
es:>exacto UPPPPOPPPPPO
es:>existe PORPPPPPUPPL
es:>explic QPPPPOQPPPPL
es:>fabric ON^PPPPOOPPM
es:>facil PQPPPPPUPPPO
es:>factur TPPSPPOPPPPN
es:>falta UPOPPQOSOPNN
es:>faltan PPPPPPPPPPPR
es:>faltar RPPPPRPPPPPL
es:>favor PQPQQMPPPQQX
es:>febrer POPRQPQPPRPT
es:>fecha PQOPTPPPPPOL
es:>felici PPPSPQQVPSPI
es:>feliz RSPPPRPPPPPQ
es:>feria PPPPPPPPPPPU
es:>ficha POPORPPNRPOJ
es:>fichas PQPPRPPPPPPO
es:>fiesta PPPOPPVPPNQO
es:>fijese PPPPPOPPQPPS
es:>fijo PSRPPPPPPPPN
es:>filtra PSPPPPPPPPPN
es:>financ PPPPPPPPPPPR
es:>finca PPPQPPPPPQPS
es:>firma OPPPNPP^QPON
es:>firmad PTPRPPPPPQPQ
es:>firmam PPPPPPPUPPPO
es:>firman VPPPPPPPPPPU
es:>firmar PSPPPPPPOPPS
es:>firme PPPRYPPPPQPR
es:>firmo PPPOPORPPQOW
es:>fondo PPPPPOPPVPPR
es:>formas PPPPPRPPPPPN
es:>format ^PPPPOPPPPPP
es:>formul PPPPPPPbTPPP
es:>foto NQPRPOPPPRPP
es:>frena TPPRPPPPPQPP
es:>fria YPPPPPPPPPPQ
es:>frio PPPPPPPPPPPR
es:>fue P[OOPPOPPOOJ
es:>fuera PPPQPPQPPQPW
es:>fueron PTPPPSPPPPPS
es:>funcio ORPPPPPRPPPQ
es:>fundac PRPPPPPPPPPR
es:>garant QQPPPKPOPPPM
es:>gas PPPPPPPPNPPM
es:>gato PPPPPPPPPPPT
es:>genera PQPPPOPPTOPM
es:>genial POPPPRScPPPI
es:>gente OSPPNPPPPPQM
es:>gerent PUPPPQPPPPPR
es:>gestor PPRPPPPPPPPR
es:>grabar QPPSPPPPPSPO
es:>gracia [QOXNNMOPYOO
es:>grados PNPPPPPPPPPR
es:>gratis OPPPPOPOQPPM
es:>grupo PPPPPPPPPPPV
es:>guardi PPPPPPPPPPOS
es:>gusta SNPPPPOPPPOT
es:>gustar QPPPONPPPRRN
es:>gusto MNPOOOPSPOQS
es:>ha PPONPNOONNPP
es:>habeis PPPPPQPPPPPN
es:>haber PSPTPPPPPSPR
es:>habia OPPPPPPQPPPK
es:>habian POUPPPPPPPPM
es:>hablam PPPSPPPPPPPP
es:>hablar PSPQPQPRPNPN
es:>hable PPPTPPPPPQQV
es:>hablo PTPPPPPPPPPK
es:>habria PPPPPPPPQPPK
es:>hace PPSPPPPPPPON
es:>hacemo QPPPNOPPPPMK
es:>hacen PPPPPOPPPPPJ
es:>hacer PQPPQPQQPPMP
es:>haces PPPPPPPPPRPN
es:>hacia PPPPPPPPPPPL
es:>hacien PPPPPOPPPPPS
es:>haga PQPPPPPPPPUQ
es:>hagamo PNPPPPRQOOPO
es:>hago POPROPPNQPNQ
es:>han POPPPPPOPPPG
es:>haria ZNPPPOPPPPPJ
es:>harto PPPQPPPPPPPT
es:>has QRPPPPPPPPPL
es:>hasta PONPPQLO[PPN
es:>hay NTOLPPPCRPPS
es:>haya VPPPPQPPPPPR
es:>hazme PPPUPVPPPaPQ
es:>he SOPPPPPPPOP[
es:>hecho OOPQPOPSPOXL
es:>hectar PPPPPPQPOPPL
es:>hemos PPPPPPPPPPPT
es:>herman PPPORQPPPPPP
es:>hice UPPPPPPPPQQQ
es:>hicier PSPPPPPPPPPP
es:>hija PQPOPQQPPNOT
es:>hijo QNPPPPPPPPPQ
es:>hijole PPPPPPPPPPPS
es:>hizo QPPPPOPPPPPR
es:>hoja PNPRPQQPPSPS
es:>hojas PSPPPPPPPPPQ
es:>hola POPPPPPPPPPN
es:>hombre O]PPPPPPPPPO
es:>hora JPPPQOPOOOPI
es:>horari OQPPPPPPPPPM
es:>horas OPOPPPPM]NPK
es:>horno PSPPPPPPPPPL
es:>hotel PPPPPPPPPPPR
es:>hoy NLiPPOPQNQJ?
es:>hubo OZPPPPPPPPPL
es:>iba PPPPPPPPPPPW
es:>idea PO[PPNPPPPPQ
es:>igual POPOPPPPPPP]
es:>imagin PPOOPOPOPOPN
es:>import RPPPPPPPPPPR
es:>impres ROQPPOPPPPPR
es:>imprim PPRPPPPPPPPQ
es:>inclui QQSOPlPNTPPC
es:>inform OQOPPNPPOPPJ
es:>ingeni PUPOPOPPPPPO
es:>ingles POPRPPPPPPOL
es:>inspec PPPPPPRSPPPM
es:>instal PNPPQPRPPPPP
es:>intere PPQPPXPPPPPN
es:>invent PPPPPOPPPPPL
es:>invers QOPPPOPPPPPN
es:>invita PMPOSPPPPP[Q
es:>iva PNPPPWPPSPPI
es:>ja OSQNPMPNOOPH
es:>jaja NHEKMOID?MK(
es:>jajaja JFLNNFOIJOM<
es:>je QIPORNONOPOB
es:>jefe PZPPPUPPPPPM
es:>joven PPPPPPPPPPRR
es:>jueves QOQSQKRVOQOL
es:>julian PSPPPPPPPPPO
es:>julio PPPPPQPPQPPR
es:>junio PTPPPPPPPPPT
es:>junta PQPPPPPPPOPT
es:>juro PPPPPPPPPPPU
es:>justo PTOOPVPPPOPT
es:>kilos PMQPPQPPRPPN
es:>la POOQRMQNNPNW
es:>lado ROPQPPPPPSPW
es:>larga PPPTPRPSPPPM
es:>las QOOPLIQSNNcQ
es:>lastim PRPPPPPPPPPN
es:>le SRQNQPQPPOJ<
es:>leer PSPPPPQPPPPQ
es:>les QOLORNQPOPPB
es:>letra PPPPPRPPPPPP
es:>limpia PPPPPPPTQRRK
es:>limpio XPPPPPPPPPPQ
es:>lindo UOPPPPPPPPPP
es:>lista PPPPPQPURPPM
es:>listo PQPOPQP[POPW
es:>llama SNPOPPPPPPPP
es:>llamab QOPPPPPPPPPL
es:>llaman OPPPPPPPPPPR
es:>llamar ORPQPPPPPQPN
es:>llame POPPPPPPPPMP
es:>llamo LQPPRPTIPOQD
es:>llave PPPPPPPPPPPN
es:>llega MPOSPPPPPPMT
es:>llegan QNPPPPPPPPPR
es:>llegar PNPROPPOUPOR
es:>llegue PPPXPPPPPVPV
es:>llena PORPPPRPPPOV
es:>lleno PPPPPPPPPPPR
es:>lleva NOPPPPONSPPM
es:>llevai PPPPPPPPPPPN
es:>llevam POUPPPOPQPPU
es:>llevan PQPPPPPPPPPU
es:>llevar PRPPPQPPPPPQ
es:>llevo PLPQRPQOPNQM
es:>lo MPXRRRROMOJP
es:>local PPPPPQQPPPPM
es:>los QOKOPSQQPQOT
es:>luego OPPOOPOOSPPL
es:>lunes MQQPUNRPPQXK
es:>luz POPPPQPUPOPW
es:>madre OKPPPPPONPPL
es:>maestr OTPPPPPPPPPP
es:>mal OVPPPQPPPQPQ
es:>mama SPPPPPPPPPPO
es:>manana IKOOPQRXPPSE
es:>mancha PPPPPPPPPPPR
es:>mandal PPPQPPPPPPPR
es:>mandam POPPQQPSQPPU
es:>mandan SOPPPOPPPPPQ
es:>mandar PRPOPOQPPNOU
es:>mandas PPPPPPPPPPPR
es:>mandel PPPQPPPPPSPT
es:>mandem PPPPPPRPPOPR
es:>mando POOXPOPPPPQK
es:>maneja POSPPPPPPPPO
es:>mano PPRPPPQPPPPV
es:>manos PPWPPPPPPPPR
es:>manten PTPPPPPPPPPP
es:>mapa PPPPPPPPPPSR
es:>maravi VPPPPPPPPPPS
es:>marcha PPPPPQPOPPPS
es:>marco PPPPRPPRPPPP
es:>marido PTPPPPPPPPPQ
es:>martes OPPPPPPRPPYR
es:>marzo POPPQORPPPPY
es:>mas ZOPQPWQNNQPR
es:>mate PPPPPPPPPPQS
es:>mayo POPPPOPPPPPT
es:>mayor PRPPPQPPPRQQ
es:>mayori PRPRPPPPPPPT
es:>me UMOSONOQ=RRk
es:>medico PPPPPOPPPPPU
es:>medio QOPPRQPPPPPR
es:>mediod PPPOPPPOQQVO
es:>mejor PPPNPOPPPPNR
es:>memori PPPPPPPPPPPR
es:>menos QPPKOLNMRPNI
es:>mensaj PPPPPRPPQPPJ
es:>mensua SPPPPOPPPPPK
es:>mercad SPPPPTPPTPPK
es:>mes QQNNQYPPPPNE
es:>meses PVPQPOPOQQPS
es:>meter PPPRPPPPPQPS
es:>meterl PPPPPSPPPPPR
es:>meto PQPPPPPPPPSP
es:>metros PUPPPPPPPPPS
es:>mi TQORNOPPMPOk
es:>mierco PLPQPQQQOO[U
es:>mijo PPPQPPPPPQPS
es:>mil OPOPOJOLUPOP
es:>millon POPPPUPRQPPT
es:>minimo POQPPTPPRPPL
es:>minuto OPPNOMPPQORM
es:>mio OOPPPPPPPOQW
es:>mira QNPOQPPPPNNd
es:>mirand SPPPQQPPPPPN
es:>mirar PPUPPPPPPPPP
es:>mirarl PTPPPQPPPPPP
es:>mire OPPPPPPPPOLY
es:>miro PSQPPQPPPPPP
es:>mis PPPOPQPPPOPY
es:>misma ONPPPPPQTPPS
es:>mismo ONRPMNPOPRPN
es:>mitad PPPOPTPOROPS
es:>modelo QOSPPPPPQPPN
es:>modulo PPSPPPPPPPPP
es:>moment OKPPPPPPRPPL
es:>montad POPPPPPYPPPO
es:>monto SPPRPQPPPRPP
es:>mostra PRPPPPPPPPPS
es:>muchac PQPPPOPPPPPT
es:>muchas SQPSPOPPPQPL
es:>muchis TPPSPPPQPRQP
es:>mucho PPNPOPPROPPM
es:>muchos OPPPPOPPPPPI
es:>muestr OOPPQNQPPPPH
es:>mujer PQPPPPPPPPPM
es:>mundo OPPPPPPRPPPT
es:>munici PPPPPPPPPPPM
es:>musica PPPPQPPPPPPS
es:>muy ONPQMPPUPQQ[
es:>nada PROQPQNPPQMO
es:>nadie PTPQPPOQNQOZ
es:>necesi QPOPQNRPPQNQ
es:>negro PPPTPPPPPTPR
es:>nene PPPPPPPPPPPS
es:>nevera PQPPPPPPPPPN
es:>ni PRPOPOOOPOO_
es:>nina PPPPPPPPPPPS
es:>ningun POPOPPPPQPPS
es:>no KLhMJQFKOOF]
es:>noche OPPPPOPMPPPR
es:>nomas PPSPPOPPPPPW
es:>nombre PPPPPQPPPPPS
es:>normal PPPPPPPPRPPL
es:>nos RPQPPMPPNPPX
es:>nosotr MOKLLOPPQKMH
es:>nota ORPPPPPOPPPN
es:>notici POPQPPSdPPPK
es:>novent PPPPOPPPPPPL
es:>noviem QOPOPNPPPPOT
es:>nuestr NNPMOOOMPLOJ
es:>nueva PPPPPPPPPPPS
es:>nueve ORPONPQPOPWR
es:>nuevo PTPPPOPPPPPR
es:>nuevos PPPPPPPPPPPS
es:>numero RNPPPOPNPOPI
es:>nunca PKPPPPPPPPPR
es:>o POONOPQPPOOb
es:>obra PQPPRPOQPQQQ
es:>ochent QROOPMPOOPPQ
es:>ocho OJPOOPPPPHQR
es:>ochoci POPPPRPPSPPK
es:>octubr PPPYQONOPSOR
es:>oferta P^PPPUPPPPPN
es:>oficin QOPPPPPPPPON
es:>ofrece PWPPPPPPPPPO
es:>ofreci PQPOPPPPPOPT
es:>oiga TPPPPPPPPPPR
es:>ojala PPPRPPPPPQPR
es:>ojo PPPPPQPPPPPS
es:>ok POPPPNPPPPQV
es:>once OQPNPOPPOLSQ
es:>opcion SPPPPPQPPPPL
es:>operac PPPPPPPPPPPS
es:>orale PPPSPPPPPSPY
es:>orden POPOQOPQPPQR
es:>os OSOPRPPOPOO<
es:>otra ORNQPPPPPQQP
es:>otras SPPPPOPPPPPO
es:>otro RPPPPDPOPPOU
es:>otros PNPPONSPPPPQ
es:>oye QPPPPOPPOPPM
es:>pa TPPPPRPPPPPO
es:>pacien PMPPPPROPOPO
es:>padres PPPPPPQPOPPR
es:>paga PPPMOUPPPPOP
es:>pagamo PQPPPVPPQPPP
es:>pagan PPPPP[PPPPPN
es:>pagar OTPPPUPPPPQT
es:>pago PPPPPWPUPUPT
es:>palabr PPPNPTQPPQPV
es:>pan PPPOPPQPPMPT
es:>panico PRPPPPPPPPPR
es:>pantal NNPPPOPPPQON
es:>papa NTPOONPPPPPM
es:>papel PRPPONPPPOPO
es:>paquet PTPPTTPPPPPO
es:>para TOMPQQQMOMKM
es:>parada P[PPPPTPPPPR
es:>parado PUPPPPPPPPPQ
es:>parar PPPPPPPPPPPR
es:>parece IQPPOQQTOPPD
es:>pareci RNPPPPPPOPPO
es:>parte QPPPPQRPPPPN
es:>partic PPPPPPPPPPPR
es:>partir PSPPPPPPPOPR
es:>pasa MMNOOQOOPPPM
es:>pasada PPPPPPPPPPPU
es:>pasado SQPPPOPPPPPR
es:>pasame PPPPPTPOPSPO
es:>pasamo PPSPPRPPQPPO
es:>pasar ORQPPOPPPPPM
es:>pase PSPOPPRPPOOS
es:>paso POUNQQORPQNL
es:>patron PPPPPPPRPPPP
es:>pedido QPPPPPPPPSPO
es:>pediri P[PQPPPPPPPQ
es:>pegado PPPPPPPPPPPR
es:>pena NQPPPNPPPPPJ
es:>penali PQPOPOPPPOPM
es:>pensad PPPPPVPPPPPR
es:>pense PPPPPPPPPPPR
es:>pequen TPPPPQPPPPPO
es:>perdid PPPPPQPP]PPS
es:>perdon PMPPPOPPNPPH
es:>perfec IONNQPZPLPRQ
es:>permis PPPQPPPPRQPQ
es:>pero NOVPKQLOPQQ[
es:>person PUOOPPLOPOOO
es:>pesa PPPPPPPPQPPN
es:>peso POQPPQPPPPPN
es:>pesos POQPPQPOPPPM
es:>pico PPPQPPPPPQPT
es:>piden QNQPPQPPPPPQ
es:>pido PUPePRPPPPPM
es:>piensa OPPPSPPPPPPO
es:>pienso PPPPPPPPPPPU
es:>piezas PPPPPPPPPPPM
es:>pizarr PPPPPPPPPPPT
es:>plan RPQPPPPPPPPJ
es:>planta PRPOPPPPPPQS
es:>planti PPPPPOPPPPPN
es:>plata PPPPPWPPPPQP
es:>plataf QPQPPOPPPPPJ
es:>platic PPPQPPQRPPPN
es:>plena PTOPPPPPPPPQ
es:>pleno PPPPPPPPPPPN
es:>po PPPPPPPPPPPR
es:>pobre PPPPPPPPPPPM
es:>poco PPPPPPOPSPPR
es:>podemo PWPPUTPPNPPO
es:>poder OPPPPQPPPPPS
es:>podria P[POPUPNOPPN
es:>poliza POPPSPPPQPPN
es:>pondri PPPPPPPPPPPN
es:>ponemo RQPPPPPPPPPM
es:>ponen SPPPRPPPPPPT
es:>poner PUOPPPPPPPPJ
es:>ponerl PPPPPPPPPPPS
es:>ponga PPPPPPPPPPPU
es:>pongo PTPPROPPOPOR
es:>ponme PPPPPXPPPPPS
es:>poquit RPPPPPPPPPPR
es:>por NRPTQRNOTSRF
es:>porfa PPPPPPPPPPPR
es:>porque RPPQPOQPOQPc
es:>portug PRPPPPPPPPPL
es:>precio PPPQORPOPQOU
es:>prefie PTPRPPPPPRPP
es:>pregun PPSPMLPNPPNK
es:>prende QPPPPSPPPPPQ
es:>preocu POPPPLPPPPPM
es:>prepar PNPNRNXNPOON
es:>presen OMPRWOPPPPPQ
es:>presid PPPPPPPUPPPQ
es:>presta PUPPPRPPPPPO
es:>presup PSPPPQPQPRPS
es:>previs PPSPPPPPPPPQ
es:>prima PTPPPOPPPPPO
es:>primer OSNOQRQOPPPO
es:>primo YOQPPPPPPPPS
es:>princi QPPQPPPPPQPM
es:>probad PUPPPPPPPPPR
es:>probam PPPPRPPPPPPR
es:>probar TPTPPRPPPPUP
es:>probe PPPPPPPPPPPS
es:>proble POOOPOPOQOOF
es:>produc OORPPOPQPPPL
es:>profes QOPPPQPPPPPT
es:>progra OJROPOPPOPPN
es:>promet QOPRPOQSPSOP
es:>propue PNPPPPROPPPL
es:>provin PPRPPPPPPPPP
es:>proxim PPPPPOPPPRPQ
es:>prueba OPPOTPQPPOPM
es:>public UPPPPPPPPPPQ
es:>pudier QPPPPNPPPPPO
es:>pueblo PPPPPQPPPPPM
es:>pueda PPPPPPPPPPPU
es:>puede KVPNOQNMSNNE
es:>puedo OYPNPTPHQNOK
es:>puente PPPPPPPPPPPS
es:>pues NQPPPQQNNQNg
es:>puesto OPPPPUPOQPPK
es:>punto PPQPPPPPPPPR
es:>que ^NISKPUTIQJV
es:>queda QOPQPNPOPRRM
es:>quedam PPPPPPPSPRSP
es:>quedar P^PPPOPPPPPP
es:>quede PPPPPPPSPPPO
es:>quedo PPPSPPPPPRPO
es:>querem PPPPPPUPPOPQ
es:>queria PPPPPPOPPRRO
es:>querri ROPOPPQPPOPO
es:>quien QPLIOOPMOOI=
es:>quiera PPPNPPPOSPRM
es:>quiere QPOPVKPQPQNU
es:>quiero PQPQPRPPQPMT
es:>quince OQPPPPUOPPPP
es:>quinie PPPQPSPPXPPM
es:>quisie TPPPPQPPPPPM
es:>quita OQPPPPPPQOPU
es:>quitad PPPPPPPPPPPN
es:>quitar PQPOPQPPPPPT
es:>quito NOPRPRQPQPPM
es:>ramiro PPPPPPPTPPQO
es:>rapido PPPPPQPPPPQR
es:>rato PPPTPPPQPPPQ
es:>razon LVPPPOOPOPPH
es:>recibo PPPPPPPPPPPU
es:>recoge PPPSPPPPPPPO
es:>recome PPPRPPPPPQOO
es:>recono PSPPPPPPPPPR
es:>record UPPPPPPPPPPP
es:>rector PPPPPPPPPPPS
es:>regala PPPPPRQPPSPP
es:>regist OOPPPOPPPPPM
es:>renova TPPPPPPPPPPI
es:>renta PPPPPPPPPRPR
es:>repart POPPQRPPPRPM
es:>repeti PRQPPPPPPPPO
es:>repues PPPPPPPPPPPS
es:>reserv PPOPPPPQPSQP
es:>reside PRPPPPPPOPPQ
es:>respet PYPQPQPPPPPN
es:>respon PPPPPOPPPPPT
es:>restau PPTPPPPPPPPO
es:>resto PWPPPPPPPPPO
es:>resuel PPPPPRPPPPOQ
es:>result RPPPPRPPPPPN
es:>revisa PUPPPPPPPPPK
es:>rico PPPPPPPYPPPQ
es:>rosari PPPPPPPPQPPM
es:>ruido VPPPPPPPPPPR
es:>ruta PPPPPPPURPPO
es:>sabado PPPPPRNQPQZV
es:>sabe PQPPPNPPPPPT
es:>sabemo PPPPPQPPPPPR
es:>saber POPPPPPPOOPL
es:>sabes PPPPPPPPPPPS
es:>sabia RQPPPPPPPPPP
es:>sacan PPPPPPPPPTPP
es:>saco PPPPPOPPPPPV
es:>sala PPPPPPPPPPPR
es:>sale PQSPPONOPRRN
es:>salen OPPPPPPPQPPL
es:>salio PPPPPOPPPPPR
es:>salir POPUPPPPPUPO
es:>san PPPPPPPPPPPS
es:>santa PSPPPPPQPORS
es:>se PTPRRQNNSQMV
es:>sea OPPRPQPOPQQV
es:>secret QOPUPPPPRPPN
es:>sector OPPPPPPPPPPN
es:>seguim ZOPPPPPPPPPQ
es:>segun PPPPPSPPSPPM
es:>segund QPPQOQQRQROK
es:>seguro ORSOOPPOPNOM
es:>seis PPNPQaOOPPOG
es:>seisci PPPQPQPPSQPR
es:>semana MPPRPPPRROPR
es:>semest PPPPPRPPPPPN
es:>senal PPPPPOPPPQRQ
es:>senor PQPPPPPPRPOQ
es:>senora PSPPPLPOPQPG
es:>senori PPPORPPPPPPW
es:>sensor PPPPPOPPQPPK
es:>separa PPPPQSPRPPPQ
es:>septie PPPPPPPPPPPR
es:>ser MPOPNPQOPPOQ
es:>sera PPPPPPPPPPPX
es:>seria SOPPNOPPPPPO
es:>serio OSPPPPPPOPPO
es:>servic PRPPQOPPQPPN
es:>servid OUPPPQQPPPPN
es:>sesent OPPOPOPPWOPS
es:>sesion POPTPPSQPUOS
es:>seteci PPPPPOPPRPPS
es:>si NQLQQPNQaPPW
es:>siempr OPPOMPOPQOO[
es:>siento OOOOPPPPPPPN
es:>siete PMPMOQOPPPQT
es:>sigo PPPPPSPPPPPO
es:>siguie POPPRPPPPPPQ
es:>sin NQQPSPMPRPPP
es:>sincer PUPPPPPPPPPO
es:>sirve PPPPPPQPPPPT
es:>sistem TOOPPQPONPPO
es:>sobre PRPPPPPPNPPL
es:>socia PTPPPPPPPPPQ
es:>socio PPPSPPPRPPPK
es:>socios PQPPRPPPOPPR
es:>sol YPPPPOPPPPPR
es:>sola PLPPPPPPPPPM
es:>soles SPPPPVPPQPPL
es:>solo PMVPPPQPOPOL
es:>somos PPPPPPPPPPPY
es:>son OPONJNPQSGPN
es:>soy PPPOPPPPPNOS
es:>su QQNMPOPKRNPJ
es:>sube PPPPPPPPQPPN
es:>subio PPPPPPPPPPPN
es:>subir QQPPPQPPPPPN
es:>subo PPPPPPPPPQPK
es:>suelto TOPPPQPPPPPN
es:>suena POSPPRPPPPPT
es:>super PPPPPPPTPTPP
es:>sus PPPPPPPPPPPJ
es:>suyo RPPPPPPPPPPT
es:>tal PLPPPPPPPPPK
es:>taller ONQPPOPOPPPP
es:>tambie PONOORQNROOR
es:>tampoc PPXPPPPPPPPP
es:>tan UQPPPWPPPPPN
es:>tanto PPPPPPPPPPPT
es:>tardan PRPPPPPPPPPS
es:>tarde PPPNTPPUPOQK
es:>tarifa PPPPPRPPQPPO
es:>tarjet PRPQPPPPPPPQ
es:>te KROUQPPRQQMF
es:>techo PPPPPPPPPPPT
es:>tecnic PPPROPSPPPLH
es:>tema POPPPOPPPPPR
es:>tempor PRPPQPPPPPOS
es:>tempra POPOPPPPPOWP
es:>tendra PPQTPPNPPPPR
es:>tendri OPRQPPQPOQOJ
es:>teneis PNPSPPOOPPPL
es:>tenemo MOaOMPOLPNNR
es:>tener RPPPPQPPPPPN
es:>tenerl PQPPPOPPPPPT
es:>tenes POPbPQPSPPPM
es:>tenga PVPPPPPPQPPP
es:>tengo PPOPQPPQPPPc
es:>tenia PPPPPPPPPPPW
es:>tenido RPPPPPPPPPPK
es:>tercer PPPPPTPPPPPP
es:>termin RPPPPOPPPPRM
es:>texto PPPPPPPPPPPL
es:>ti POPPPPPPPPPN
es:>tiempo POOLPGQNOLLQ
es:>tiene OPOPMOPOOPPM
es:>tienen PPPPPLPNQOOM
es:>tienes PPO^QQPSNQPE
es:>tira PPPPPTPPQSPS
es:>tocar PcPPPPPPPPPM
es:>toda OQPPPOOPPPPM
es:>todas OPPPPPPPSPPK
es:>todavi LFUPQNPOPPMO
es:>todo PQOKPPPPOPQ[
es:>todos NPPPPPPOQPNM
es:>toldo PPPPPPPPPPPN
es:>tomo ORPOPQSPPPPX
es:>tope PTPPPPPPPPPP
es:>trae OTSPPPPOPPPN
es:>traeme PPPUPPPPPTPQ
es:>traiga PPPPPPPQPRTO
es:>traigo QOQPPPPWPPTP
es:>trajer ZPPPPPPPPPPN
es:>tramit SPPPPPPPPOPP
es:>trece PPPQPPPPPPTS
es:>treint PPOOPUPQOPPO
es:>tren PPPPPPPPPTPR
es:>tres OVQKPNPONPPR
es:>trimes OPPPPQPPOPPM
es:>tu ONOOPPQPPNNL
es:>turist PPPPPSPPPPPP
es:>turno PPPQPOPPPPPS
es:>turnos PPSPPPPPPPPP
es:>turron PQPPPPPPPPPN
es:>tuve PPPPPPRPPPPO
es:>tuvimo PVPPPROPPQPO
es:>ultima OVPRPQNOPPPL
es:>ultimo PQPPPPPPRPPR
es:>un PTKKROQLNQMU
es:>una QUNRPNPOPQPZ
es:>unas PPPPPKPPPPPQ
es:>unico PPPPPPPPPPPS
es:>unidad POPPPQPPPPPM
es:>uno MNPJKQOPRRPV
es:>unos PNPPPQPNRPPV
es:>usa PPPPPPPPOPPS
es:>usan QNPPPPPPPPPL
es:>usted OQNOPMPPPPOD
es:>ustede QQPQOQPOPNNP
es:>usuari PPPQPTPQQPPN
es:>uy PSPOPQMQPONQ
es:>va ORPQORPPQQQG
es:>vacaci PPPPPPPRPPPN
es:>vale NQPPPPRNOQOY
es:>vamos PTQPPPPOPOPS
es:>van PPPOSROOOOPM
es:>vaya KeMPNQPQPPON
es:>ve RPOQQNPOPQQS
es:>vea PQPQPOTPPQPO
es:>veces OPPOPPOPPOOS
es:>veinte NPNQOMPRROPN
es:>veinti MNOPOQPM[QPC
es:>vemos PMPPPPPPPPOL
es:>ven PPPPPPPPPPYO
es:>vence PPPPUPPPPPPP
es:>vende PPPPPPQPPPPV
es:>vended RPPPPPPPPPPQ
es:>vendo PPPUPPPPPTPR
es:>venga PPPNPOPPPMPZ
es:>vengas PPPPPPPPPPQR
es:>venia PTPPPPPPPPPL
es:>veo QJPOPOPOPOQX
es:>ver PQPUOQLPPTQZ
es:>verano POPPPPPPPPPR
es:>verdad OVPPOPKNOPPR
es:>verde PPPPPPPPPPPR
es:>verlo TPPPPPPPPPPN
es:>versio PQPPPPPPPPPS
es:>ves PPPPQRTPPPPM
es:>vez PPPPPPPOPPOR
es:>vi ONQQPPNPPQPV
es:>vida PPPPPPPPPPPT
es:>video PMPQPOPPPQOK
es:>vieja PRPPPPPPUPPQ
es:>viejo PPPPPPPPPPPU
es:>viene OP[PPNOPPPNO
es:>vienen RPPPPOPPPPPR
es:>viento PPPPPOPPPPPM
es:>vierne OKQPPQROPP]T
es:>vigent PPPPPPPPXPPP
es:>vigila PPPPPPPPQPPL
es:>vimos PPPPPOPPPPPR
es:>vinier PPPPPPPPPPPN
es:>visita ROPPOPPOPPOO
es:>viste VPPPPPPPPPPQ
es:>visto QMPOPNQPOPPM
es:>volver PPPPPRPPPPPN
es:>vosotr PQPSPPPPQOPQ
es:>vota PPPPTPPPPPPO
es:>voy QRRQPQPPNPNM
es:>voz PRPPPPPPPPPM
es:>vuelta PPPQPOPPPPRS
es:>vuelve PRPRPPPPPQPT
es:>vuelvo PPPSPPPPPQPN
es:>vuestr PQPPPOPPPPPU
es:>web TNPPRPPPPPPP
es:>whatsa PQPVPPPPQQPP
es:>y RGGQRLRLOQLQ
es:>ya JPNQOONMOOQn
es:>yo QPPOQOQQMPQc
es:>zapato PPTPPPPPPPPQ
es:>zona PTPPPOPPPPPL
es:^ a MONLEOQLTPLB
es:^ aca OPONTONNPNNW
es:^ ademas NhOPSNPOPPPQ
es:^ adios PPPPPPPPPPPK
es:^ aguant fOPPPQPPPPPP
es:^ ahi RPNLPPCKOOQJ
es:^ ahora SPQOOPQRPOS?
es:^ ahorit PPPRPNPPNRPN
es:^ aja MKPOOJPNOOOE
es:^ alcanz PPPPPPPPPPPR
es:^ algo NOPPPNPPPPPQ
es:^ alguna PPPPPOPPPPPS
es:^ anda SNPPPPPPPPPR
es:^ andele POPPPNPOPPON
es:^ anotad PSOPPMPPPOPP
es:^ antes RMNSPRNMOUKN
es:^ apunta OOPPPNPUPPPN
es:^ aqui JQOKSIQLOJJX
es:^ arranc OPPPPPPePPPO
es:^ asi WPOOOPPNPPOQ
es:^ ay ULOMMOOKONNQ
es:^ ayer STPPPPPPPPPO
es:^ barbar NPPPPPPPPPPN
es:^ bien IDOOOSPMOONB
es:^ buena OMPPPOPPPPPO
es:^ buenas GNPPPOPOPPPI
es:^ buenis jPPPPOPPPOPP
es:^ bueno K<INKCNOMLNI
es:^ buenos ENPPPOMONPPC
es:^ cada PPNOOPLOOPOS
es:^ casi ORPPPQPPPPPN
es:^ catorc PSPPPOPPPPPN
es:^ ciento OVPPPSPOPPPN
es:^ cinco PPPPPHSPPPPR
es:^ claro NMPPOKOPPPN]
es:^ como MGOKNSJXXMIU
es:^ con MK1EOSPMP-9D
es:^ cual PPPPPPPPSPPP
es:^ cuando IRKOOKNQOOOO
es:^ cuanta PPPPPGPPtPOS
es:^ cuanto PLOOPVPMdONT
es:^ cuaren MPPPOROSPPOL
es:^ cuatro KPNPPOPQOPOH
es:^ cuente PPPPPOPRPSPO
es:^ da PPPPPPPPPPPS
es:^ dale PLPYPQPSPRPQ
es:^ de PRKQORLRPHHN
es:^ deberi NG_POOPOOPPN
es:^ decime ONPPPPPPQPPM
es:^ dejelo MOPPPPPPPPPO
es:^ desde XOOKPLJOPPNP
es:^ despue ONPPPROPPPSR
es:^ dice USPPPVPTPPPN
es:^ diez ORPPPOOPPPVP
es:^ dime POPOPPPPPPPM
es:^ doce RQPPPTPRPPPL
es:^ doctor POPPNOPYPPPS
es:^ don O]PONRPPPPOX
es:^ dona ORPPJOPPPPPV
es:^ dos QROOORQMOOML
es:^ el MMBNWSTIP_XD
es:^ ella UPPOOOOOPPOQ
es:^ ellos PNPPWOPPPPPO
es:^ empeza PPPPPPMPPPPP
es:^ en QNORPMQHRSOH
es:^ encant POPPPPPPPPPR
es:^ entend PPPPPOPPPPPW
es:^ entien PPPOPLPPPOOU
es:^ entonc PbLOLOI[POWN
es:^ entran POPPPNPPPPPO
es:^ era NNPOPOPPOOPL
es:^ es OL@FPMOEGFI^
es:^ esa NPPOPNOPPNPT
es:^ esas P]PXPTPPPWPS
es:^ ese QEOHNQMMTONT
es:^ eso SSKQPRMQPQHR
es:^ espera LRPPPPPOPPON
es:^ esta YTNOQQIHNVHP
es:^ estamo IROPNLPNPOON
es:^ estan POPPNNPPPPOR
es:^ este OQPPPNUPPPPQ
es:^ esto THOTPMPMPTPL
es:^ estoy NLPPPPPOPPTM
es:^ estupe OSPPPOPPPPOP
es:^ exacto PPPPPOPPPPPS
es:^ fijese NNPPPPPPPPPP
es:^ fue PPPPPPPPPPPU
es:^ funcio QNPPPPPPSPPK
es:^ genial PPPPPNPPPPPW
es:^ gracia NOPMOPNNOMLT
es:^ guarda PMPXPOPZRPPP
es:^ ha PPPPPJPPPPPT
es:^ habla PPPPPPPPPPPS
es:^ hacemo PPPPPJOPPPgR
es:^ hagamo POPMPOONPNcN
es:^ has PPPPPPPPPPPS
es:^ hasta NOPNRUONPLLT
es:^ hay MOPLLOOQSJKX
es:^ hecho PPPPPPPWPVKW
es:^ hijole PRPPPPPPPPPP
es:^ hola NNPOOLOOJOO^
es:^ hombre aPPOPJNOPNPS
es:^ hoy PNPHONRQPOIR
es:^ hubo PzPPPPPPPPPQ
es:^ igual PMNOaNXQPOOM
es:^ ingeni PPPPPPPPPPPS
es:^ ja PPPOPOPPPOOk
es:^ jaja PPPHODLPPFKp
es:^ jajaja PPPPOFNPPNLh
es:^ je PPPOPNPPPOOc
es:^ justo NQPPPSPPPPPO
es:^ la ^I,OUMYCQSAK
es:^ las QRQSQPQHPQLM
es:^ le JMObTPQBCWLW
es:^ les NPPQOGOPPSKU
es:^ licenc PPPPPPPPPPPT
es:^ listo OOPPPNOOPOOK
es:^ llego RNPPPPPPPPOM
es:^ llevam OYPPPTOPPPPP
es:^ lo MSUVRMQRSRH[
es:^ los TJ2QOHU2QSIB
es:^ madre PPPPOPPPPPPX
es:^ manana OOP}OILSO~UU
es:^ mandal POPjPPPPPPPN
es:^ mandam OHN~TMOSMMOK
es:^ mandel PQPgPOPOPOON
es:^ mandem POOhOPPJONMO
es:^ mas TNOPP_PPPPPQ
es:^ me LPPPPKASK@Pm
es:^ menos VLPPPQNPPPPW
es:^ mi HQ@CH:PHJOPH
es:^ mil PNPPPKPPPPPL
es:^ mira UNLISRUNLJOH
es:^ mire PWFPPOOQNHNR
es:^ muchas PPPPPOPPPOPU
es:^ mucho OPPPPPPPPPPM
es:^ muchos POPPPTPPPPPS
es:^ muy OHOOOQPOPPOI
es:^ nada MEPQPNQOPOOV
es:^ nadie NRPPPOPOPPPN
es:^ necesi MCnSMMOMOOON
es:^ ni JRPONOOOPPPL
es:^ no OZC+QLB:GCGR
es:^ nomas QZSOPOPMPPOO
es:^ nos LPSLOSPPPRbJ
es:^ nosotr >RP;LNMFC7G]
es:^ o QQNNOQPOSPPO
es:^ ocho PMPPPPRPPPPM
es:^ oiga PMPPPPRPOPPO
es:^ orale RNPPPOPOOPPK
es:^ os PPPgPKOPPWGS
es:^ otra OUPPPOPPOPPM
es:^ oye PJOOVQPPVNMK
es:^ papa ONPPPPPPPPPL
es:^ para PRKJMS_HPILT
es:^ perdon NJPPPPPPPPPO
es:^ perfec SNPPOGQJPQPU
es:^ pero OaRQPPQIETQL
es:^ podemo PPPNPSNPQMhQ
es:^ podria SNUKPOOgWNYP
es:^ ponele POPTPPRQPPPO
es:^ ponme POPMPVPePUPN
es:^ por QNEIEWPRJ;QR
es:^ porque AQCKLMPQTNLH
es:^ pregun PPPPPPPPPPPM
es:^ puede PMPNPPPOTPPO
es:^ puedo PPPPPPPPPPNT
es:^ pues MPPNNKQY@LOH
es:^ que RMcFJETSP9A]
es:^ quedam PPPPPPPPPPPS
es:^ queria PPPPPOPPPPPU
es:^ quien POPLD<ONBOMQ
es:^ quiero OMOUPP[UPPPP
es:^ sale PMPPPPNPPPSN
es:^ se PPPUAPOMOW4^
es:^ seis QNPVPSPOOPPN
es:^ senora PPPPPPPPPPPT
es:^ sera POPPPPPPPPPM
es:^ seria PU^PPPPPPPPP
es:^ sesent PPPPPQPPPPPR
es:^ si RWRJNJIYNOMP
es:^ siempr ULPPPOPPPPPN
es:^ sigue PSPPPQPPPPPS
es:^ sin QEPMPSROQOPL
es:^ solo OOPOPPPPPPPS
es:^ somos MONPRKONOPMM
es:^ son IROOPgPKOMNR
es:^ soy PPPPPPPPPPPY
es:^ tambie NUOHPPHJRLLS
es:^ te BMORKT=IOZPR
es:^ tendri NBgOKPMOOPQP
es:^ tenemo MJOPSPNTOOOO
es:^ tengo FQMNOQPGNOKJ
es:^ tiene NLdOLMOOPOPP
es:^ tienen POPPPPOPaPPQ
es:^ tienes PPPOPOPPPPPS
es:^ todo KYNOPIOOOPPJ
es:^ todos OUPPPQPPPPPU
es:^ tomo PPPPPOPPPPPM
es:^ trabaj NPPPPOPPPPPM
es:^ traiga POPOPPPRPOjL
es:^ tranqu PPPPPPPPPPPT
es:^ treint OTPPPWPPPPPL
es:^ tres PMOOOQQOPOOL
es:^ tresci PPPPPPPPPPPL
es:^ tu QOPOPRORPMMG
es:^ uf PPPPPLPPPPPX
es:^ un QRPKRPPILHJT
es:^ una GRMMONNKPMNL
es:^ unas POPPPPiPPPPQ
es:^ uno RMOPPPPOPPPO
es:^ unos POPPPMPPPPPM
es:^ usted PPPPPMPPOPPT
es:^ ustede QKOOPPPNcOOJ
es:^ uy OROQJQNMORMU
es:^ va JRPYMPONPVSR
es:^ vale PKPLOQONOLNR
es:^ vamos PPPPPPTXPOPT
es:^ vaya qPPOPOPPPOPY
es:^ ve QOPRPUPUWPPO
es:^ veinte PRPPPVPPPPPQ
es:^ ven PLPNPPPRPT~P
es:^ venga OJPLOOOjPMVD
es:^ veo PPPPPPPPPPPV
es:^ vi TOPPPPPPPPPS
es:^ vienen POPPPOPPPPRN
es:^ vosotr UOPPPPPPRPPO
es:^ voy OKPOPPOOPp^Q
es:^ y PC^LMOGGkOFJ
es:^ ya MHHIJKKXT@;P
es:^ yo LORSMMPRJQF>
es:a LSLNLOPQKSXE
es:a alguie PQPPPPONQPTP
es:a cada PMTQPKOOUOPP
es:a cambia QNPPPMRPPPPO
es:a cinco OUSPPNPPPPPM
es:a comer OQPNPPPSPOWN
es:a como PPPPP^PPXPPL
es:a cuaren PPPPPtPPPPPW
es:a cuatro OMPPPRPQPPPR
es:a decir TPPPPQPOPOPP
es:a dos NQQPPRPPPONQ
es:a el SNPPIIANOQP]
es:a ella PPPNVOPUPNRP
es:a esa PMPPPPPPPPWO
es:a fines POPPPPcOPPPP
es:a hablar ONPZPPPPP]PR
es:a hacer PWOOPNPLPMOL
es:a la MQMNPIPPPOZP
es:a las PVPKM<5]OLOK
es:a llamar PSPPPPPPPURP
es:a lo bOPOPPPPPPPX
es:a los OOPPKPRPPTPQ
es:a mano LOPPQNOLOPOP
es:a medias OPOPUOPQPQOP
es:a medio OXPPPQPOPPPL
es:a mi JPQSOLHTSOQF
es:a mirar PNPOPPQOPOPS
es:a nadie TLPPUTMQPPPR
es:a nosotr OVPPPPPPPPPO
es:a otra PbQPPPPPPPPP
es:a partir OPPLPNSTPMRQ
es:a pedir VPPSPPPPPPPQ
es:a por [RPWPPPPPPOO
es:a primer PPPQPOOOPLMR
es:a que KcOLPIOPPPPQ
es:a quien MRSPPQPPPPPP
es:a saber OgPPPPPPNPPO
es:a ser RNPNPPXQONOM
es:a sesent OOPPPYPOQNNN
es:a su RQPPPNPVPSVM
es:a tener OQQPPOPPPPPR
es:a ti NPPPPOPPPPPN
es:a todos OKPOPPPOPORN
es:a treint UOPPPOPPQPPN
es:a tres POPPPTPXPPPR
es:a un OUOQNPOPPPOX
es:a una NQPOPOPOQNRO
es:a uno PJPPPOPPPPOO
es:a usted PPPPPPPPPPPN
es:a veces HPNOOPOOIOOP
es:a ver LKPPNPOPQOPE
es:abajo POPMOPPTOOOO
es:abiert PPOOPOPNPPOK
es:abogad OLOPPOPOMPPO
es:abono VNPQPOPPPOPR
es:abre NRPPPPVPPNNQ
es:abre la POPPPPUPPPOQ
es:abren OMOPPPSTPOOT
es:abril JNOPRPuVOIPJ
es:abrimo LQOPOQGkPPPL
es:abrir QNPPPOPPPPPO
es:abro SFOYONVUPVNT
es:abro el UNPPPPYUPQPR
es:abuela OLPPPPPPPPPO
es:abuelo KUOPONPNPPPO
es:aca <LQFQHG@PFLV
es:aca en PMPPPPPOQPPM
es:aca es OTPPPOPPPPPO
es:aca se POPPPPPPPPPR
es:acaba PFPOPMZMPOOO
es:acaba el PIPPRN_NPOPN
es:acaba en POPPPP^PPPPP
es:acabo QRPPPOPPPPPL
es:academ SPPPPPPPPPPP
es:acceso POPPPPPPRPPR
es:aceite PUPPPPPPPPPR
es:acepta PPPPPOPPPPPT
es:acta SNPOPPPUPWVK
es:activo PPPRPSPPPQRS
es:actual OPROPMPOPOOT
es:acuerd KPOOSBIJIPPP
es:acuerd de PPPPPPPPPPPS
es:adelan LWOOPNPXPOOL
es:ademas OTSPOQPJNPOO
es:adentr NPQRPOPPPQPP
es:adentr de POSPPPPPPPPR
es:adios OQQPPPOPPPPE
es:adjudi POPP~PPOPPPO
es:admini OQOQHPYMPKMR
es:afuera OPSPPRPPQPPN
es:agarra SPPOPOPPMOPL
es:agarro PSPPPNPPPPPQ
es:agenci cQPPPRPPPPPN
es:agenda QNPNOMONOQPR
es:agosto PNNPHDCONPFL
es:agrade [QMOOQONPIOO
es:agua VWMNN?ONONOQ
es:aguant VQPOMPPQPOOQ
es:ahi POS<OJTVGRPN
es:ahi es OOPPVPPPOPPP
es:ahi esta PPOPOPPNOPPI
es:ahi hay UQPPPOPPPPPP
es:ahi la PPPNPPPPPPTT
es:ahi lo NSPPPPSQPPPQ
es:ahi me TOPPPTPPPPPO
es:ahi mismo QM^PPOPOPOPO
es:ahi no QVOONPWOPNPQ
es:ahi nos WNPPPOQOPPQP
es:ahi se PQQPPNVNOPOP
es:ahi si RJZPPPLPPPPL
es:ahora YKQNPOOLLNVN
es:ahora como PPPPPPPPPPPR
es:ahora es PSPPQPPPPPPO
es:ahora la SOPPPRPPPPPM
es:ahora las SPPPPPPPPPPO
es:ahora lo PLOO]PPLOOON
es:ahora los WUPPPPPPPPPP
es:ahora me ROSOPPPOPPPO
es:ahora mismo OQPOOKOPPPNR
es:ahora no TNPPPPSPPPPQ
es:ahorit KPPQPPOVNPNR
es:ahorra PQSOPTOQPOOR
es:ahorro NOPPPMPPPOPQ
es:aja KSPOOJPNOOOD
es:ajusta OTXPPOOPROPS
es:ajuste YOPOPTPPPORO
es:alarma PKdNPOPPPOPO
es:alcald ONTPMPPPPPON
es:alcanz NROPPOSTPPOX
es:alcanz a PTPPPPPPPPPT
es:alegra QOPPPJPPPPPW
es:alegri OqPPONPPPPPS
es:alegro PPPPPOPPPPPX
es:aleman OKPPPPPQPSPN
es:algo JWPTNPQKRPDP
es:algo de PPPRPOPPPRPO
es:algo en POPPPPUPPPPR
es:algo que MQWOOOPOPPOW
es:alguie OTOOPPQGNMQP
es:alguie en PSPPPUPPPPPQ
es:alguie mas PPPPOOPPPPOU
es:algun OPNNPNPLLNON
es:algun dia PSPPPPPOPPPR
es:alguna PVPQPPPUPQNT
es:alguna otra PPPPPOPPPPPR
es:alguno POPPPLPPPPPN
es:alimen TOVPPPPPQPPL
es:alla PQPPPQURPQPU
es:alli QQQPOMP^OWbU
es:almace KPPMNQOOPORN
es:almuer PQOPPOOOPPRQ
es:alquil LSPOPPOOPOPQ
es:alta PPPUPXMTQPOO
es:altavo OQPPPPPOPPPL
es:altiro MWPOQQQPPOPQ
es:alumin ORPPPOPPQPPP
es:alumno OKPOPQQOSOPS
es:alvaro PPPPQPPPPPPS
es:amable OQPQPQPNOPPO
es:amor QORPPPPPPPPQ
es:amparo PNPPVPPPPPPV
es:amplia PPPPPdPORPPT
es:anda SHPPPPNOOMLN
es:anda en ONPPRUPPPPPP
es:andan PPPOPMPPPOON
es:andand QIOOPOWMPOPQ
es:andar NWOPPQPOPPPN
es:andas PPPPPPPPPPPR
es:andele OOPPPMPOPPON
es:ando MOOPPPPOPPPN
es:animo OOPOUMPPPOOP
es:ano ORBLMVPPQNEN
es:ano de PSPQPPPQQPPM
es:ano no POPPPMPPPPPN
es:ano pasado RNOOPHKNROOI
es:ano y PPPPPdS]PPPP
es:anos QRLNPS/8PP?L
es:anos en NRPPPOPPPOPQ
es:anos y QNOPRNNOPPOM
es:anotad OROLPKPPPKPP
es:anoto OOPOPLPSPSRN
es:antena PTPMPPPOPNWP
es:anteri OTPOPOPPPNRP
es:antes ^>PZPQ^PNRPT
es:antes con PPPPPUPPPPPP
es:antes de R@NgPDtQPWOT
es:antes era WMPPPPPPPPPO
es:antes me ~LPPPRPPPPPP
es:antes no RITPPQQPPPPM
es:antes que ]KPPPOPPOPPM
es:antes y PTOQPRPOPOOS
es:antici PNPPOFWPQPPP
es:antigu POPPPPPPRPPM
es:anual OLPPPROaPPXL
es:apaga OZPPPPPPPPPM
es:aparat OWOPPMPOPPON
es:aparec PWPPPOPPPOOR
es:aparte IORQOhOQVNOI
es:apenas ONPQaOPRPPPO
es:aplica MOPOPLPPPOOX
es:aprend TPPPPNPPPPPQ
es:aproba FDOQS_P~PLPN
es:aproba el PPPOVSQTPPPO
es:aprueb NOPW~RVUOQKQ
es:aprueb el OQQPXQSOPPOQ
es:apunta KQPKOOO[MONN
es:apunta en OOPPPPPOPPPS
es:apunto OSO@PLNNPAOQ
es:apuro XRPPPOPPPPPQ
es:aquell RROPPQPOPPPO
es:aqui ?UMCRBQPRMLW
es:aqui con PPPPPPYPPPPP
es:aqui el OPOPOOQOPPOS
es:aqui en NPOOOOPPPLPM
es:aqui hay PNPPPOPPPPPO
es:aqui la OQPNSOOQPPOU
es:aqui no ONPPZOPPPPPN
es:aqui se PPPPPPPPVPPQ
es:archiv OMPTPMPNPQPK
es:area ONQ_VNPOPROO
es:arma SPQOPOQOOOPQ
es:armado PPPO[OPQPNRR
es:armo PNPPPOPxP~XO
es:arranc RKLQPGPaPQOL
es:arranc con OLPOPOSvQQNM
es:arranc el POPTQPaNPTNQ
es:arranq POPPPPPRPPOP
es:arregl OVNUPPPOOTOT
es:arriba CVORPSPPPNNN
es:arriba de N_OPPOPOPPPN
es:asado ONPNPPPNPMSO
es:asambl OOPP[NPQPOVQ
es:asambl de PPPPQOPPPPUS
es:ascens PTPOPNOOPOPP
es:asegur ONPOPWOP]PPT
es:asi WOOPNRX[KJHC
es:asi de SSPOPOPOPOPU
es:asi es NMRPPOPPPPPN
es:asi lo ORPLPSPPPPPS
es:asi no NNQPPMPRPPPM
es:asi que PN=RMR_XOOGI
es:asiste QMPPPPPPPPPR
es:asocia ONOP^QPOPPPO
es:asunto OOPVPPPPPPPM
es:asusta PSPPPPPPPPPP
es:atenci PPPPPPPPPPPS
es:atende OOPPPPP_PPPP
es:atiend PKPMPOPPPQPQ
es:atras PPUPPNVNMPPN
es:audio OO[PPOPOPPPO
es:audios OPQOPPPPPPPR
es:audito SNPQNPKOPQPP
es:aun NTPPPNPMPPPM
es:aunque OHPOGPOPPPPP
es:aunque sea PO[PPPPSPQPO
es:automa POTWPPPPPPPQ
es:autori MDPQpQPVOPNO
es:autori mi POPPWPPOPPPP
es:auxili NSPPPPPPPPPR
es:averia PPPRPPPPORPT
es:averig PNP~PNOPP_NQ
es:avisa OOPQPNOOPNOT
es:avisar KNcOMOPMPORN
es:avisar a PMYPOPPPPPPO
es:avisar cuando PKtPPOPPPPPP
es:avise MJhOPPPQPPPN
es:aviso PSRJQMQIOINN
es:aviso de PPPOPPPPPPPR
es:ay ULOMMONKONNS
es:ay no PNPPPNPPPPPZ
es:ay que TPPPPOPPPPPS
es:ayer UROPORPQPPPO
es:ayudar kOPPPPP[PPRQ
es:ayunta PNPOPMQOQOPS
es:azul NK^PPOPOZPPM
es:baja QRQMORPOPNPR
es:bajamo ~NPPPNPPPPPQ
es:bajan POPPPNPPQPPS
es:bajar OQQOPTPPPOPS
es:bajo W@OPOLOMOPOK
es:banco PPNNPUNPNOOQ
es:bandej VRQPPQPPPPPO
es:bano MKOPPOROOPPO
es:bar PWPOPPPPPOPT
es:barato HdPPPoPOPPPM
es:barbar SNPPPQPPPPPO
es:barrio _PPPPOPOPPPP
es:barro PTPPPPPOPPON
es:basico PPOPPQPPYPPQ
es:bastan ZQOPPTORPPQN
es:bateri ORRRPJPRVPMS
es:bien FWMHJSKNAHPE
es:bien el RVPPPPOPPPPP
es:bien eso LUOPPTQTPPPS
es:bien gracia OOPPPPPPPPPM
es:bien la XPPPPPPPPPPS
es:bien pensad fNPPPWPPPPPN
es:bien que OMPPPQPOPPQM
es:bloque NHUOPNPPPOOT
es:boca PLPPPPPPPPPO
es:bodega QPPMPOPPPSPO
es:bolsa MOQPPPPOPOPP
es:bonita JNPPPPPPPPPM
es:bonito XYMPOQNMPPPH
es:botas RNPOPOPOPONQ
es:botell NPTOPWPPPOPP
es:boton PO]OPPPPPOPW
es:botone LRRPPNPOPPPO
es:bronca PQPOSPPPPOPR
es:buen OPPPPOOPPPPS
es:buena R?ONOIMQPNQY
es:buena idea SPPPPPPPPPPR
es:buena notici PPPPPPPPPPPR
es:buenas ALOUOMOQPVMW
es:buenas tardes PPPPPPPPPPPS
es:buenis ~KPOPOOPPOPP
es:bueno LBNNP?KMKKKP
es:bueno a OPPPPPPPPPPM
es:bueno aca PPPPPPPPPPPS
es:bueno con QPPPPPPPPPPW
es:bueno doctor PPPPPPPPPPPT
es:bueno el OOPLPOOPPPRN
es:bueno es PQPPPPPPPPPR
es:bueno eso HPPPPOPPPPPM
es:bueno la OOPPRPPPPPPP
es:bueno porque ^NPPPPPPPPPP
es:bueno pues QPPPPPPPPOPS
es:bueno que NPQPPPPPPPPQ
es:bueno y SPPQOPQPOQPR
es:bueno ya PPPPPPPPPPPM
es:buenos MKOPPPLQNPPI
es:buenos dias DMPPPOLONPPI
es:buscan RQPPPOPPPPPT
es:buscar OPPPPNPQPSPQ
es:busco PPQPPPPPP]UR
es:buses PPPOQMQPPOQR
es:buzon PPPPPNPPPQPS
es:caball OMPPPPOPPPPQ
es:cabe XUPPPOPPPPPM
es:cabeza NQOPOQPORPOK
es:cacho VOPPPPPPPPPQ
es:cada NLSMALLMQ=A^
es:cada cinco hOPPPPPPPPPM
es:cada cuanto PPPPPNPPQPPR
es:cada dia PQYPPPPPPPPR
es:cada noche PN]PPPPPPPPV
es:cada que OTOPPPPPPPPP
es:cada uno IQPOOPONPOPP
es:cae RNKMOLSLPMPP
es:cae el NROOPPZOPPOP
es:cae en RNPPPPPPPPPR
es:caen ONPPPPPPPPPP
es:cafe PDJNKPLNPNUN
es:caja OBPNOQOPPNOV
es:caja de ONPPPPPRPPPO
es:caja y RPPPPPPPPPPT
es:cajas RPPQPRPSPPNO
es:cajon PQUPPQPPPPPP
es:calcul RD]LOIPOOOPR
es:calder PUPPPPPPPPRR
es:calend PORPPPQOPPPQ
es:calibr [SPRPQPPPPTP
es:calien OTPPPPPPPPPQ
es:califi OQPPSKPOPPPN
es:calla OOPPPPPPPPPN
es:calle JQPNPNPOQOON
es:calma PPPPPPPQPNPR
es:calor OPPPPOPPPPPS
es:camara J[NMNQNOQNPT
es:camara de PPPPPNPPPPPU
es:cambia S^OCPMTEP?DY
es:cambia de PnPPPOPPPPPQ
es:cambia el OPPOPOPPPNOO
es:cambia la uHOPTOOOOPPL
es:cambio T]LUMOPPPSLQ
es:cambio de NMPPPQPPPPPP
es:camina NYOPPOPRPNOP
es:camino PYPRPOPPPPPS
es:camion ONOQKOPNKQOP
es:camion de MWPPPPPPPOPQ
es:camion y ONPPPPPPPQPR
es:campan J?OMPRPQRNNL
es:campan de NKPOPORXPPPP
es:campo VHPMOPPPPOST
es:cancel PMVPPOPPPPPS
es:capaci QMOPPMPNSPSR
es:captur POPPPOPPPPPT
es:cara PLPNPPOQOPSP
es:carbon PVPPPOPPPPPQ
es:carga NPOOPRQPRONS
es:cargan XRPPPPQPPPPQ
es:cargar OVOPPOPOXPPO
es:cargo PPPUPcOPQRPR
es:carino OSNOPOPOPNPM
es:carmen POPPSOPPPPPQ
es:caro MOOPPZPOPPPP
es:carpet MOPPPNPOPPNQ
es:carret NPSPPOOPOPPP
es:carta QRP[POPQPZNP
es:casa SRIIPJPQPNPM
es:casa de TNPOPPPPPPPO
es:casi TOPNNROKNNOJ
es:casi todas OOPPPPPPPPPN
es:caso VOPLQQPNPLOP
es:catala POKVPPPPUPPO
es:catalo ORPPPPPOPOPP
es:catorc McNROSOJPROO
es:cayo ONPPPPOPPPPR
es:celula EQUJNJOMPLMY
es:cena PNPXPPPTP]PM
es:centim PTPPPVPPPPPU
es:centra NPNPOOPPPOOV
es:centro ONPOPQPPVORN
es:cerca PPPPPPPPPPXT
es:cero OQPPPZPPPPPQ
es:cerrad OOOOOPONPRRN
es:cerram QPPNPPNNPKVL
es:certif TOTOOFNOQOKS
es:certif de PPPPPMPORONQ
es:charla PPPPPMPPPOPP
es:cheque NJOR~OPMPRPO
es:chica ZVOOOPPKPPOO
es:chicas PONMROOQONOP
es:chico QROPPKPPOPON
es:chicos OPPOPRPPPNOP
es:chiqui MRXLOOPLPPPP
es:chirri OgOPPPPPPPPO
es:chofer UPQPOLNQPPPR
es:cien JNPNQIOSOQPT
es:ciento QRKJOEOMOPMT
es:ciento cuaren POPPPNPPPPPP
es:ciento de QYPPPNPOPOPT
es:ciento diez QQPPPRPPPPPO
es:ciento menos UNPPPMPPPPPP
es:ciento veinte P[PPPcOOPPPQ
es:cierra PdPNNQOMPOMN
es:cierra el POPPPPRPPPPP
es:cierre NPOPQPWNPPMQ
es:cierro OMPPPSQTPPPN
es:cierto LPTPPLPOMPPO
es:cifrad PYPPPOPPPPPT
es:cinco NQPRPVUTPSPW
es:cinco anos PQPPPNPPPSPS
es:cinco de POPPPNMOPPQP
es:cinco dias PPOWPP_PPPPP
es:cinco en PPPOPSPTPPUP
es:cinco mil PPPPPTPYQPPT
es:cinco minuto UPPPPPPPPPPR
es:cinco no PZPPPSOPQPPL
es:cinco y OQPPSPPOPPPP
es:cincue JLPKP]PPOJNR
es:cincue por PLPPORPPPPPO
es:cincue y PRPOQ^PPOOPV
es:citas PWPPPOPPPPPP
es:ciudad PPPPPSPPPPPQ
es:clara TQPPPPPPPPPP
es:clarit RLQPPOPPPPPM
es:claro NPOPPUNNPPKZ
es:clase PMPPPPPTPPQQ
es:clases PNOPPPQNPPPO
es:clausu ORPVOOPPPPPQ
es:clausu de PVPZPPPPPPPQ
es:client QSROMKHQNNIQ
es:client de OQPPPOOQPPOU
es:client que OPOPSPPTPPPT
es:clinic OOOOOIPOQOOS
es:club PXPPPPRPPPPO
es:cobert PQPPPOPPQPPR
es:cobra OPPPORPPPOPP
es:cobrab RLPPP~PPPPPO
es:cobram PPPVPyPPPSPR
es:cobran MSOOROPOSOPK
es:cobran por PPPPPXPPRPPN
es:cobrar RPSPOVOOPTPP
es:cobras PPPPPcPPUPPN
es:cobre TLPPPU[PPPPO
es:cobro PPPPPQPPQPPN
es:coche PPOOOVPNPOQL
es:cocina PQQOOOONPMPT
es:codigo RRPSPLOOPOOZ
es:codigo y YPPPPPPPPPPR
es:colcho PSPPPPPPPPPR
es:colect PNPPPPPPPPPP
es:colega IPPPPQPTNPPP
es:colegi KOONPQRNPNPQ
es:colgad MTPPPPPPPPPN
es:color UKPONPOOPNPO
es:comand PPXPPPPPPPPS
es:come OPPPRPPRPPOO
es:comedo PNPPOOPPPPPK
es:coment QNPWOLPPPVPW
es:comer NPPKPPPQPMWL
es:comerc PPPOQOPOPOPT
es:comida VPPRPQPPPQOM
es:comisi NSPPXHPPNTPM
es:comite KROQYISJONPP
es:comite de MYPPnOPNPPON
es:como SMPJHSQRQOGX
es:como andas PPPPPPPPPPPR
es:como contro PPPPPPPPPPPR
es:como el NOPPPTPPRPPK
es:como en SN[PPOPOPPPP
es:como es PPPPPPPPPPPR
es:como esta O_PPPPPPPPPT
es:como estamo PKPPPPPPNPPJ
es:como estan PPPPPPPPPPPR
es:como la NQPPPSPPNPPP
es:como le NSPNPQOSUPOR
es:como les PPPOPOPPPMPR
es:como lo PMNOL@OP_OQW
es:como los SPPPPKPPPPPQ
es:como mi NRPPPOPPPPPN
es:como que PPPVPPPPQTPQ
es:como se PRPPPPPPRPPQ
es:como si ^NPOPOPOPPPM
es:como siempr NNPPPPUPPPPJ
es:como te PPPPPOPPPPPR
es:como un THPOPPPNOPPO
es:como va PPPPPQOPRPNQ
es:como van PPPPPPPPOPPR
es:compad OPPPUPPOPOPM
es:compan OWOeOMOQPYQL
es:compar VQOPNPPLOPNO
es:compar con bSPPPSPPPPPO
es:comple JPOPQXPQQPOG
es:compli PRPPPPTPPPPP
es:compra NPMPSRPPQNHR
es:compra en TMPPPPPPPPPP
es:compre PTOXNOO[PQPQ
es:compro OUPSPPMPP_PO
es:comput OSPOOPPSPOPS
es:comun PPPPPPPPQPPS
es:comuni OQPOSOURQOPT
es:con LRVNHOETPTSR
es:con alguie PPPPPOPPPPPR
es:con calma PPPPPPPQPNPR
es:con cuaren PSPPPPPPPPPQ
es:con cuatro OPPPPOTPPPOQ
es:con dos OPPPPPPWPNNU
es:con el SOSOKPPOPRSY
es:con ella MIPPOOPfPRRM
es:con ellos ORPPPPUOPPPO
es:con eso UPOPHOMPLQPT
es:con esto bOOOPEGbPOPT
es:con foto PNkPPPPPPPPR
es:con guante MUTPPPPPPPPN
es:con huella PPcPPPPPPPPQ
es:con la PQPQPMOPPPOO
es:con las PLPOQKPORPQP
es:con lo VPNPPSNLOPON
es:con los PQOQFPJNOPRU
es:con mas PRXPPPPPNPPP
es:con mi APP[_LQPNcQM
es:con mis ONP[UPPOPZOO
es:con nosotr POQOPQOPPOOX
es:con otra OWPOPNPPPPPO
es:con otro NTOOPOPOSNPQ
es:con que NOOPPRPSTPON
es:con quien PPPOPNPPPPOW
es:con su RSOLQNPPPNN]
es:con sus NQPOOPPOOPRP
es:con tarjet PPSOPMPPPPPQ
es:con todo OQPNPSPOPOOW
es:con tres OPQNPPPPPPOP
es:con tu PVPPPRPPPPOS
es:con un ORNJMUQJPKPW
es:con una Q.POPSMGNPPN
es:con usted PMPPPPPUPSVQ
es:con ustede LOORPLQhOYNK
es:conduc MPQOPNPRTORR
es:conect OOOOPNPOROYV
es:confia PZPOPPPPPOPQ
es:confir ONPXOOOPPUOS
es:congel RSOJPUONPRSP
es:conmig PPQOUOONPPRO
es:conoce GRONOLPPOOPL
es:conoci TLPPPPPPPPPQ
es:conozc NRPOPONOOOPP
es:consej NOLIdO_PPPZO
es:consej de PRPO[P]OPOOP
es:consej direct POPP^PTPPPOO
es:consig PRPONMOVPTMQ
es:consta MTPPPOPMPPPL
es:consul PPPQRRUQPPPO
es:consul con PPPPWPPPPPPR
es:consul y VQP[POPPPRPO
es:consum VOQQPLPPPPOP
es:contac PPPLPPPPPRPT
es:contad ROOOUPPSOOOQ
es:contam PPPPPOUPPPPT
es:contan TKPPPPPPPPPL
es:contar MOPROPOOPPMP
es:conten ORPPONPPPOPQ
es:contes [hNPLCFI>PDK
es:contes el aQPOPPPPPPPP
es:contes un OTNPPPPPPPPP
es:contig PPPPPPPPPPPR
es:contra QMQM_POYRQPI
es:contra a PPPKPNPPPORO
es:contra con POPPXP]NOOPP
es:contra de OSPQPSPKPPPR
es:contra que POPPOOUNPTPR
es:contra se PRPNSOUOQONO
es:contra y QLPJYPPXRYPP
es:contro OPPOQOPPPNPW
es:conven PZQPIQPLOPNL
es:conven que TPZPOPPPPPPP
es:conver POQRPPQOPQPN
es:cooper NHONPPPNPNOR
es:copia PPPVPPPPPUPN
es:corpor OKPRVOPSPQNN
es:corre PRPPPPPPPPPO
es:correc lPPPPPPPPPPT
es:correg QOP]POPPPUOR
es:correo QPHPPKLLPPMN
es:correr OPPPPPSOPPPN
es:corres PPPPPPPPPPPS
es:corrie PRPOPPPPPRQQ
es:corta NQQOQPQPPPOO
es:corte POPPOPPPPPPT
es:corto QKPPPPPOPPQQ
es:cosa RMPNOMOLNOPI
es:cosa que TROPPPPPPPPO
es:cosas LQOQNMPLOPOR
es:cosech OPPPPPUPPPPO
es:costo POPPPjPPNPPP
es:cotiza ONSQOKNRPSNU
es:cotizo PXPQPPPPPRPP
es:credit PNPZPhPcPPOP
es:creo ShOPPMONOPON
es:creo que X]OPPOPPPPPN
es:crista PWPPPMPPPPPQ
es:cuader QIPONPOONOOO
es:cuadra PUQPJRPOMPQP
es:cuadro OQPPPPPOPONM
es:cual PPPOOMPQSOPT
es:cual es POQPPOPQTPPP
es:cuales POPPPOPPVPPO
es:cualqu MSRONNPONPOP
es:cualqu cosa OSSPNPPPMPPO
es:cuando FRTLPLNOQOOG
es:cuando el OOOPPOPORPPM
es:cuando empiez POPPPPTWVPPP
es:cuando es PPPPPPPPPPTR
es:cuando hay RNPPPPPNPPPP
es:cuando la OSPPPUQNPSRL
es:cuando le PQSPPPPPPPPR
es:cuando lo KPOPPMPQQPNR
es:cuando me PNPNPPPQSPPO
es:cuando quiera PNPPZPNPPPPO
es:cuando quiere PSOPPPPPPPPO
es:cuando se JOOOKLPNQPPL
es:cuando ya NPPPPPPPPPPO
es:cuanta PNOOPMONhPMU
es:cuanta gente PPPPPNPPRPPQ
es:cuanta person PPPPPOPPQPPN
es:cuanto ODPPLOQPvPGG
es:cuanto me POPPPdPP]PPN
es:cuanto sale POPPPRPOQPPJ
es:cuanto se PNPPPQPRTPPS
es:cuanto tiempo PPPPPNPP_PPS
es:cuanto vale PNPPPKPPOPPL
es:cuaren LQPEGdNRNEEQ
es:cuaren a VQPPPOPPPPPO
es:cuaren mil POPPPLP[PPPP
es:cuaren minuto O~PPPPPPPPPP
es:cuaren y HMPNNaQQPNNT
es:cuarto RPOOSTPPQOOS
es:cuatro PUNPOPOQNQPQ
es:cuatro de ONRNPQOPPPUT
es:cuatro meses PRPPPPPPPPPR
es:cuatro mil PjPPP[PPPPPQ
es:cuatro millon PVPPSaPPPPPP
es:cuatro por PSPPPLPPPUPO
es:cuatro y KNPPPLPOPPOM
es:cubre QPPPPOPPWPPQ
es:cuelga ^LPPPPPPPPPR
es:cuenta OOOOOUOMONQD
es:cuenta la NXPPPPPOPPPN
es:cuenta que PPPPPPPPPPPR
es:cuenta un PSPPPPPPPPPQ
es:cuente LITQOLMTORQW
es:cuento POPRMQOMOUOP
es:cuesta TLPPPXPPPPPN
es:culpa OTPPPOPPPPPN
es:cumple POPPPPPPQPPL
es:cumpli PRPPPPPPRPPO
es:cunada SLPPOPPOPPRP
es:cunado MOMOLPPQPOOO
es:cuota QROOPfONRNPN
es:cuotas NPPPPcPUOPPP
es:curso NLPOPNNOQNNQ
es:cursos PPPPPPPNPPPQ
es:da RNLTPOQRNUOO
es:da el PNPe~PPcPePO
es:da miedo PLOPPPPPPPPP
es:da pena TPPPPPPPPPPN
es:da tiempo POPPPP^PPOOR
es:daba ROPPPOPPPPPO
es:dado UPPPPPOPPPPQ
es:dale QIPVOQOQOQPL
es:dame PPlOPOPPPOQS
es:damos PPPMPQPPPJPT
es:dan MPNPPJOOLPPM
es:dar LROTRPISOPON
es:dar el ONPQ^OLPPQPO
es:darle PbPPQOPPPPPR
es:dato POPPPNPPPPPN
es:datos GXHNNLPQTOPM
es:datos de PZPPPPPPQPPO
es:datos en PPPOPPPPTPPP
es:de OKNPJKIKKJMM
es:de a RGNPPPPPPPPO
es:de abajo PRPOPPP^PPPO
es:de abril NPPPVLWUPNMM
es:de acuerd PNLMbNLMOOPN
es:de agosto PPPROPOOPRPO
es:de agua kOPPPMPPPPPR
es:de ahi NGPPORNPPPZK
es:de alta PRPbPOOZPRPO
es:de alumin ORPPPOPPQPPP
es:de antes XQOPPQPPQPPN
es:de aqui OQPPPOPPPPPN
es:de baja PXPPPPPPPPPQ
es:de cada QGOPPSQPPPOR
es:de campo PPQPNPPPPPPQ
es:de compra PONPWRNVPPOS
es:de contra OOPRNOQOPRPP
es:de cuaren PPXPPTPPPPPS
es:de cuatro OVPPPQPPPPPQ
es:de datos OSOPPPPMOPPM
es:de diciem MQOQTQ]aOQLL
es:de diez MQTOPPPOUPOR
es:de dos [MRPRMOPPPOU
es:de el PSPUNNRIMPNW
es:de ellos NVPPORPOPOPT
es:de enero QDOUOPKLPQXT
es:de esas OOPPPOOPPPPN
es:de ese PPPPPQQPPPPR
es:de eso JOPNOOPNPOJU
es:de esos MQPPPLPRPPPM
es:de este ULPPPQaUPPOP
es:de febrer NPNOOOtQPOMO
es:de gas VPPPPPPPPPPR
es:de julio PPPPPPPPPRPP
es:de junio OLPMOORdPUWP
es:de la OPQNNGSPNPLQ
es:de las NQQQPFOAOOPT
es:de limpie SPPPPPPPPPPS
es:de lo bPMQOdOQPOOP
es:de los RPROPP@HOOOU
es:de manten PRPPPPOMPOOO
es:de marzo OKOLPNKOPJOO
es:de mas OePPPLPPPPPP
es:de mayo MOOOPNYPPMOP
es:de menos QPPPPOPPPPPS
es:de mes MQPNVQ^OPONM
es:de mi CPPFFLQYPNJK
es:de moment PVPRPTPPPOPQ
es:de muestr PPPOPPPPPOSR
es:de nada OPOPPSSPPPPL
es:de navida NJPQPI[OPQOQ
es:de noche EOTOPNPOPOPQ
es:de nomina RMPPPPPPPPPR
es:de nosotr POSPPOOPPPPQ
es:de noviem NMPQNO@OPOOO
es:de nuevo PQROPPPOPMKO
es:de octubr NNPOOOULPYPR
es:de operac PPPP~PPPPPPP
es:de otra OUPPPOOUQPPR
es:de otro NPPPPPPPPPPP
es:de padres SOPRTPPQPQSP
es:de planta PPPPPPPPPPQS
es:de produc PPPaPPPPPUPR
es:de prueba ONPQPSPRPPPW
es:de que PSNGPQREOLQS
es:de reyes PPPPPPNPPPUP
es:de rosari POPPPPQTPPPP
es:de san SOPPPPPPPPPN
es:de seguri PRPQPOPPQQPM
es:de semana PMOPPQENPQRL
es:de septie PRPPOPNPPPPP
es:de siempr ONPPPOPPQPPP
es:de sistem OSPPMPPPPPPN
es:de su NUPPPPPPPPPN
es:de texto ]PPPPPPPPPPS
es:de todo MMPPPPPPPPPO
es:de trabaj URPPPPQPPPPO
es:de treint fMPPPPOPPPPU
es:de tres OXPQVNPPPQOQ
es:de un SOVPOQONPPOJ
es:de una GQPPPQQcPNNL
es:de ustede OQMPOKNQTPPP
es:de veinte OMTPPNPPPPPO
es:de veinti QLPPPNPOPPPP
es:de verdad YOOPNQPPPINQ
es:de zona POPPXPPPQPXO
es:debajo OOOPPPPPPPPM
es:debajo de OPPPPQPPPPPM
es:debe ORPPPOQOPPPQ
es:deberi LNQONQSNOPOM
es:decia M^OPPQOOOPPS
es:decide KPOOTITOFF@Q
es:decide el PSPO[PfPPOOO
es:decide la POPPePPPPPPP
es:decide usted PPPPPPPPPPPR
es:decidi OfPO[MQOPOOS
es:decido OQPNnOSLPOOO
es:decido yo PQPN_PTMPOPP
es:decime ONPPPPPPQPPM
es:decir TPPPSQPMPPOQ
es:decir que QUPOPRPPPOPP
es:decirl ULPPONPOPOOO
es:decisi ONPNRORNKNNQ
es:dedo ORPOOOPPPOPP
es:define PPPPQOVPPOON
es:defini PNPPPPPOPOPP
es:deja _OPOMPPMPNOM
es:dejalo OWPPPOPVPPPN
es:dejamo NWOIOQQQOPUP
es:dejan OXPPPPPPPPPP
es:dejar OSPNPaPUONOS
es:dejaro [JPPPPOPPPPP
es:dejas PPPNPRPPPPOU
es:deje OQQWPNPOPRPP
es:dejelo MOPRPOPNPPPN
es:dejeme OPPPOPPqPORP
es:dejo POOVOQLOPV@a
es:dejo el PPPXPMPPPWOS
es:dejo en PPPSPaPPPOPU
es:dejo que PNPOPPPPPPPP
es:delant VOQLPOPPPMTK
es:delant de TOQOPPPPPOPL
es:demas YKPOPOPPPPVR
es:demo PPPNPOPPPONU
es:demora QTPOPS]OPNPR
es:dental LPPNPPPOPNPM
es:dentis NJPOPPPOPORO
es:dentro QUQNOUOMQNOU
es:dentro de TPPPPlPPRPPQ
es:depend SUPOORPPNOPN
es:depend de UYPPORPPOPPO
es:deposi ORPNPCP]PPPP
es:desarr PPPMPNPPOKNT
es:desast SPPPPPPPPPPO
es:desayu OQPOPPPPPOSO
es:descan YFOPPNPNOOPQ
es:descar NPPOPMPOQPPN
es:descue OKPOPmPPXOPO
es:desde NPUHNNQTPOPR
es:desde el NQWPJIPSPPPQ
es:desde la PJaPNPPNPPPO
es:desde octubr VOPPPVNWPPPP
es:desde que TPMPRPPMPPOM
es:despac PPOPSMOMQNOL
es:despue OLPJPQQPRN_R
es:despue de RDPOPMNPPPnJ
es:despue no OQPPRPRPPPRP
es:devolv PPPUPYPP_OPP
es:devuel UMQROPPTPPPS
es:dia RNTRPHMQPQTH
es:dia de UKPOPPPOSPPM
es:dia no POUPQRPPPOPR
es:dia quince POPPPPROPOPO
es:dia y OUPPPPPOPPOS
es:diario OQTPPPOPPPPO
es:dias PUMJRQuCPR=R
es:dias como PPPPPWPPZPPN
es:dias con PYPPPPVPPPOQ
es:dias de OhPPPPXPPPPP
es:dias en XNOPPORPPPPO
es:dias y NOPPPONPPPPR
es:dice TSDR]RJMOREO
es:dice que ZYJNYVMPNONQ
es:dice si PNPRaPPPPQPP
es:dicen RQLPPIKNOPRP
es:dicen que PNNPPNMOOPSR
es:dicho PNNOMNPPPOPS
es:dicho que QMOPGPPPPPPP
es:diciem FPPQOPPYNQPK
es:diciem y POPXOP_bPXPP
es:dictar POtPPPPPPPPP
es:diecin ONPPPVPOPPPN
es:diecio QGOLOPS[OHUT
es:diecis LEPPNQOHPRSH
es:diecis de PPPPPPOPPPRP
es:dieron QQPRPQPUPPPO
es:diez NQRNRPOPRNW[
es:diez anos PPPPPOPPPPPS
es:diez de QLPOPOUQPPOS
es:diez dias PdPNPNbPPLPQ
es:diez minuto NPPPPONPPPeM
es:diez por PPPPPaPPPTPQ
es:diez que POPPPPPPPPRR
es:difere YOYNPPPPPNPS
es:difici PdOPPOPPPPPP
es:diga QRNOdQOLIOPR
es:diga que OROPfSPPPPPM
es:digame MNPOPPPOQPPO
es:digas OOPPPPPPPPPS
es:digita PPRVPOPPPTOZ
es:digo PWNIUQQPRFRA
es:digo la OPPPPPPPPPPN
es:digo lo NQPPPPPPPMOQ
es:digo que ROPPPOPPPPPM
es:digo yo ORPN_PPPPNPU
es:dije J]POOOPNPOOL
es:dijero HmOPOPONOPPU
es:dijero los NnPPPOPPPPPP
es:dijero que OTPPPPPPPPPU
es:dijo L]NNSHOKOOON
es:dijo el LNPPPOPPPPPO
es:dijo que NXPP[OPOPPPN
es:dime PMPKPOPTQPPM
es:dinero QUOQQhMSOPPJ
es:dios LQPONMQMPPNL
es:diras ROPPPPPPPPPN
es:direcc QPQONNTOPNNS
es:direct NPPOpORPNROO
es:direct con POQPPPPPPPPR
es:direct de PNPP~OPOPPPO
es:discul TOPNPOPOPLPR
es:discus hMPPPPPPPPPN
es:discut QMPPPPPPPPPN
es:distin ONXOPHOPPPPQ
es:doble PVNQORPRPMPN
es:doble de SNPZPNPWPPPM
es:doce PUOPERNdJPSM
es:doce meses PNPPPDPPPPPS
es:doce mil POPPPZPZPPPQ
es:doce por RRPPPVPPPOQO
es:doce y OUPPPPPRPPON
es:doctor OOOQSQMTPPNX
es:docume OROPPPPUQPNP
es:dolare NTPPQ~PSPOOR
es:dolor OSSPPPPPPPPN
es:domici PPPOPPPPXPPR
es:doming WPPPJPP@PTMF
es:don QRNQXPPQPNPe
es:don hernan PMPRROPZPLQP
es:dona NQPMOKOPPNNa
es:donde OOQKODPQOJPN
es:donde esta RMOPPPPPPPPK
es:donde se PNPPPPQPPPPQ
es:dormid MMPQPPPPQPPK
es:dormir PNPPPOPPPPPO
es:dos QOLPSMOTMPOQ
es:dos anos XNOPQYOOPPMQ
es:dos cosas POPSOPPOPSPR
es:dos de LOPNRHPQOQQS
es:dos dias JcNNOKWOPLOP
es:dos horas QPPQPOOOPPPL
es:dos meses PbONPQFMOOOG
es:dos mil QROPODOMPOPJ
es:dos millon OKPPPQPOPOPP
es:dos minuto RRPPPPOPPPPS
es:dos que PNPPPOPVPPPN
es:dos semana OPPMPQbPPNQR
es:dos veces PONOOROMOOOQ
es:dos y ROOPQQRZPPPP
es:doscie NOQJNZRSPQMK
es:doy PQPMPRPMPMPR
es:dudas TWPPPOPPPPPO
es:duena POPPMPPPPPPP
es:dueno NXNLiOSLONOM
es:duplic UXPPPPPPPPPQ
es:dura LQPPPNNOQOPL
es:durant PQPPPQPPUPPR
es:duro RJPPPPPPPPPN
es:echa ORPPPQPPPPPR
es:edific OLPPPOPPPPPN
es:educad PUPPPPPPPPPO
es:efecti PPPPPPPPPPPK
es:el LQSLKRUROP_X
es:el # H>KKLRvPORWP
es:el admini PPPPWPPPPPPQ
es:el agua PUPOPJPPPPPO
es:el alcald POPPMPPPPPPN
es:el almace NOPOPPPQPPSQ
es:el almuer PPPPPPPPPPRP
es:el alta POPPPUPNQPPN
es:el ano PPJOBKPMQIKJ
es:el area PPPTPPPPPSPQ
es:el ascens LVPPPOOPPPPN
es:el aviso QMPOPPPOPNPP
es:el ayunta PNPPPNQOQOPS
es:el banco PPNOPUOPNOOQ
es:el bano NMOPPORPOPPO
es:el buzon PPPPPNPPPQPS
es:el cafe QHMOMPMOPPSM
es:el cambio P^OOPQOOQMOO
es:el camion PWPNOJONPPMT
es:el campo ZJPNPPPPPNTQ
es:el celula IOWKNMONPMNZ
es:el certif QPQPPLOPQPMR
es:el chico SPPPPMPPOPPM
es:el chofer _MPPPOPPPPPQ
es:el cinco PNP[PLNNPRfR
es:el client ONUMPJOMPOOR
es:el club PXPPPPRPPPPO
es:el colegi OMPOPQTOPOPP
es:el color VMPPOOOOPPPN
es:el comite KROQYISJONPP
es:el conduc OVTNPPPPPNPT
es:el consej NQLJsOcJPGSP
es:el consul RMPOORXZPPPN
es:el consum YORPPPPPPPPR
es:el contra JRMYUQRWPRQJ
es:el contro OPPPSPPPPOPQ
es:el conven OWWPPPPPPPPQ
es:el correo PPPQPOPPPRPS
es:el cuarto PSPPPQPPPPPR
es:el curso OMPPPOQOPPOP
es:el de NMPGPQHOPMOO
es:el dedo ORPOOOPPPOPP
es:el deposi PXPNPNPQPPPP
es:el despac PPPP[PPPRPPP
es:el dia PPOYPLOTPVTR
es:el diecio OOPPPNVPPOjQ
es:el diecis POPPPPNMPWYJ
es:el diez OMRPPORQPNPQ
es:el dinero OJPPQQP]OPPO
es:el direct NPOPmMQRPRPM
es:el doble PUOSPOPSPPON
es:el doce NQPPPUPTOP[Q
es:el doming WPPROQMIPXOM
es:el dos MPPPOPPOPPPN
es:el dueno NTOLmOSLPOON
es:el equipo QOPUOONTPWQS
es:el es OQOPvOOOPPPN
es:el estudi PPPOPPPPPSPS
es:el filtro MSPPPOPPPPPQ
es:el final PROPQOPPPPPP
es:el fondo OPPNPPPPPPPN
es:el format PNTUPPPPSPPL
es:el frio PUPPPPRPPPPQ
es:el futbol QOPPPPPPPPPN
es:el gato MdOPOOPOPPON
es:el gerent OROPPOPLPPOM
es:el grupo OOPOPOP]POOK
es:el horno OJPOTNPPPPNS
es:el hotel O^OOPNOOPOOL
es:el inform TOPTOOPPPPPQ
es:el ingeni PPPYPPPPPXPQ
es:el intern PVPPPPPPPPPQ
es:el invent PPPPPPPP^PPR
es:el invier PQPPPPaPPPPP
es:el iva OOSPPAPOTPPR
es:el jefe PNPOWPOPPPSO
es:el jueves PKNWEJPWOY^[
es:el lado SNPMOOPMOPPM
es:el lector PRYPPPPPPPPQ
es:el local POQPPPPPOPPR
es:el logo PPQPPOPPPPPT
es:el lote UOPPPPPRPPPO
es:el lunes OFL[OAU]LNcS
es:el mapa SPPOPPPPPPVP
es:el martes QNNNOKQWNPbU
es:el mensaj PPSPPSPPPPPQ
es:el mercad ONPOPPPPPPPR
es:el mes BNPKPQQONEJP
es:el mierco NFPLPIRPOPlO
es:el mio VPPOPMPSPOPJ
es:el mismo SNZMOPOQPKMN
es:el modulo PRPPPNPPPPPS
es:el moment ObPPONPPPPPP
es:el montaj PPPPPPGPPPPT
es:el movil XPSJJHOOPNOV
es:el muchac YNPPPPPPPPPO
es:el mundo OKPOPPPOOPPM
es:el no ROOP^RPPPPPP
es:el nombre RQSPPOOOPPON
es:el novent ROOPPNPOPPPN
es:el nuestr PSPPPOPPPOPT
es:el nuevo PUPPPPPPPPPL
es:el numero TOPPPOPPPPPR
es:el orden PPQUPPNUPPPR
es:el otro PPOQOELENPLH
es:el pacien PQROPPOOMPOQ
es:el pan RKOPPOQPPPPN
es:el papel OVOYONOUNPOO
es:el paquet PPPPPXPORPPP
es:el pasill MNPPPPPPPPPO
es:el patio PSPPPPPPPOPQ
es:el patron OQPOPORQPOSP
es:el pedido ONSLQOTQPONP
es:el period ORPPPQPOPPPL
es:el permis PMPW]PPUQXPM
es:el perro NOPPPPPPPPPO
es:el piso PPOPPQPOPPPN
es:el plan OPPSPYNNPQMS
es:el plano PPPQPPPOPQPR
es:el portal PPROPOPPPOOQ
es:el precio OPPUPdPNQTPR
es:el presid ORRPaPPPPPPN
es:el presup MHQPOKTVPSPR
es:el primer OOMPPRnQPRNU
es:el princi OOPPPMPPPPPQ
es:el progra PRPPPMOPQPPQ
es:el pueblo OOPPPPPPPPPS
es:el puente OPPRPOLQPPON
es:el que POQPpVPQPPGN
es:el quince LNLOMOxROYVO
es:el ratito PPPPPPPPPPPT
es:el recibo TLRPOTPPPPPO
es:el regist ORPPPOPPPPPT
es:el resto OQPPSOPTPPOP
es:el sabado MWPPPLWPNRRQ
es:el salon PQPPPQPPPPPR
es:el segund LSOPOcjPUOKL
es:el seguro PPONPLPO^LOS
es:el senor PNOOcOPPPPPO
es:el servic OPROPSPPPOQU
es:el siete TNPPPQPPPPPR
es:el sistem PQSOOQOPPOOT
es:el socio VMPPRPPOPPPS
es:el sol ONPPPOPPPPPN
es:el soport OnKPPNONOOON
es:el suyo QRVPPPPPPPPO
es:el tabler PPSOPPPPPOPR
es:el taller POPOWHOLPQON
es:el techo POPPONTNPPOM
es:el tecnic ROPJPOOPPX[V
es:el telefo TNPLNNOPPPPM
es:el tema PWPPPOOPPPPS
es:el tercer POPPPTQQPOOS
es:el tiempo OgPPPPPPPPPQ
es:el tiro SVPPPPPPPPPQ
es:el tracto OOPPPPPPPPPN
es:el treint LPNJVQ~EOQOT
es:el tres OMPOPYQPPOPP
es:el turno OSPNPPPNPOPN
es:el ultimo MTPPUNYOOPNN
es:el uno NLQOOLZMPORU
es:el vecino OQPPPPPONPPP
es:el veinte PMPROPXPPXTQ
es:el veinti OPPONOWMPQPN
es:el verano RRPOPMNOPOOQ
es:el video SOQPPPOOPPPV
es:el viento SQPPPPPPPPVR
es:el vierne IPNTHSPPNSZS
es:el vino QLPPPPPPPQPM
es:el visto PPPQIPPPPQPO
es:electr PMWRPMOOORPQ
es:elige QOPPYOPPPPPR
es:ella PFONwBMQPPON
es:ella dice QQPUQPPNPVPP
es:ella el PPPPPPPPPPXP
es:ella es OMPPRPPOPPPR
es:ella la PQPPTPPPPPQQ
es:ellas PPPPPPPQPRPP
es:ellos POPKPPPHPLNV
es:empeza MPOILPNUPNLR
es:empeza con POPPPPO_PPPR
es:empiec PPPNPPRRPOSR
es:empiez PQKRNK_RQNIK
es:empiez el OMPPPPeNPPON
es:empiez en POPPPPRPPPPO
es:emplea PhPPPPPPPOPU
es:empres ObMOTFGOMHLM
es:empres de UOPPPPPPPPPQ
es:en NNPNKLNNPMMM
es:en abril OLPMOQYLPMQL
es:en agosto POONOF=PONHN
es:en cada PPPPPPPPPPPR
es:en cinco PUPXPUOPPPPL
es:en cuanto NNPQPLQUTROJ
es:en cuatro SQPPPVSPPRPS
es:en cuenta TLPPPPQPQPPP
es:en diciem LNPMLLLPPNQL
es:en diez PPPOPNpPPMPQ
es:en dos PWPPOQTQPNMV
es:en el MSOQMLPSOQOJ
es:en enero PPPLURQOQJPR
es:en eso RNPPXQQPPPPQ
es:en esta O^PPRPOPPPPP
es:en este MSQPPPPPLOPO
es:en fabric PPPpPPPPPmPQ
es:en falta PPPPPPPPPPPR
es:en febrer OJPPMOXNPOSN
es:en hablar PPPPPPPPPPPS
es:en ingles POLbPPPPPTOQ
es:en invier PPPPPOOPRPPM
es:en julio STONPMMMPJNO
es:en junio QKOPPOHSPSdP
es:en la MNNOMDPPNQQS
es:en las NTPSOOPOPROP
es:en lo NKPPP]PRPPPO
es:en los P]POPRNPPQOT
es:en marcha PSPLPNHPPMUR
es:en marzo LUPOOQdePORL
es:en mayo QPPNONRBPQUO
es:en mi NRPSTOONPORO
es:en ningun NYPPPNPPQPPL
es:en noviem QNPPPNYQOPPP
es:en octubr LNPNOO[MPNNP
es:en otro OTPPPPPPPPPP
es:en pesos PNPOP[POQPPP
es:en plena OZPPPPPOPPPO
es:en que PMQOPNPOOPOV
es:en seis SRPOPlOOPOPT
es:en semana PLPPPP]RPPPP
es:en septie PQQPQPONPPON
es:en serio QPPQPMPOSMPP
es:en su PSOQNPQPOPIS
es:en todas POPPPPPVPPPN
es:en tres QIPNPTOOPQOU
es:en un NNPQJSODPPMP
es:en una FONQLMQOPQQO
es:en veinti PPPPPRPPPOPT
es:en vuestr NSPPPPPPPPPK
es:encant bAOOOLONOOOR
es:encarg OQYPOOPPPPPW
es:encarn OLPPPPUPPPPO
es:encima N^NLPUOGHMQG
es:encima de NSPOPPPOPPTM
es:encont UOOPPNNOPPPL
es:encues PPPPPPOPPRQW
es:encues de PPPPPPPPPPPT
es:enero RMNRSQHMQPVX
es:enferm LJRPPMOROPQP
es:enfren PYOOSPPRPOPO
es:enganc aTPPPRPSPPSO
es:enlace PPPOPPPPPOPR
es:ensena NPPJLMPSPMSL
es:ensena a POPPPPPsPPNO
es:enseno YPPNPJPOPMQR
es:entend ^EPOPLOOPOOY
es:entera YRQPNRONPPOO
es:entero VNNONMPOPOPP
es:entien ]PQKPNHMOINT
es:entien y RQPPPPPPPPPN
es:entonc T^AICQN^NO_U
es:entonc el PPPOPPPPPOjP
es:entonc la OZPPPOORPPWL
es:entonc lo OQPPPSMOP_[O
es:entonc no TOPPPOPPPPPL
es:entonc que PPPPPPPdRPPO
es:entonc ya RSPPPTPOPPPO
es:entra OOIMNXPSPMPM
es:entra en NOPPPVQSOPPN
es:entrad PPOQPUPRQPON
es:entran OPOOPNPLPOOL
es:entrar PRNPNQQORRPO
es:entre NPMNOGPMONQN
es:entreg PQQPQP]NROOU
es:entro QMPPPPPPPPPO
es:envio PPPsPNPPPoPS
es:envio el PPP_PPPPPeRQ
es:equipo PNPRNOQQOTQX
es:equipo de OPPNPNTSPZSP
es:equivo POPPPPPPNPPN
es:era NNHILQLQJKLN
es:era de NNPPPPPPOPPJ
es:era el POPPPOPPPPPR
es:era para OMPPPUPUPPPO
es:era por PPPPPPPPPPPV
es:era un PPPPPRPPPPPO
es:eran PQPPPOOPPPPN
es:eres ORPPPPPPOPPM
es:es OML@]QRFN=>J
es:es cierto OSPPPNPPPPPN
es:es con MDOPPPPOQPPM
es:es cuando NPPNOP]QPNMO
es:es de NROLPNPIQNLI
es:es donde NOPPPPPROPPS
es:es el DTRPWNUSOPM]
es:es en NKPPPMVNPOPN
es:es gratis PTUPPOPPRPPP
es:es justo ~LOPPOPPPPPQ
es:es la OOGR[OOPQSTN
es:es lo NHRMLMLIPNOU
es:es mas OQPOOXOLPOPQ
es:es mi RPNOSOPMPOOV
es:es mia POPO~OPNPPPO
es:es mucho NyPPPTPPPPPO
es:es muy OOOOOQOOPNPM
es:es otra WNPPMPPNPPPP
es:es otro TOPPPSPPPPPP
es:es para OOPOPRPOPPPO
es:es por KPPOOROOOOPS
es:es que H]NDPPP9CLKU
es:es quien PKOR~OOUPVRN
es:es un SQPKROQIQILV
es:es una TPOMKTNLPNNW
es:es verdad OGPOPKPOPPPJ
es:esa PQOQLRDFSPQN
es:esa es PPPPPPPPPPPU
es:esas QQORPPPQPRNM
es:escane PPPPPJPPQOPT
es:escoge PNPP]PQPPPOO
es:escola PPPOPPPPPNPR
es:escrib PTUPNPNJPRPS
es:escrit OLIePDLTPUPN
es:escuch LIPOOKOOMOOQ
es:escuch bien PPPPPPPPPPPS
es:ese PPQ:OUPQNLQQ
es:ese dia PPPPQORPPPPP
es:ese es PITPPNPPPPPP
es:ese lo RMPPPNPPVPPK
es:eso bKQIOTNKRP(<
es:eso de eJKMPMPPPOPQ
es:eso en TTPPPSLPPPPP
es:eso es GRPLJMOFOMOV
es:eso esta uQOOPYOOPPOM
es:eso estamo OOPPPSPYPPPQ
es:eso fue NMPPPPPPPPPM
es:eso hay SPOPPNPOUPPS
es:eso hoy XOSMPRPPPOPR
es:eso la OMPNQPPYPNPQ
es:eso le TPPPPPPPPPPO
es:eso lo OROQWQPRPQNG
es:eso me hSNKNPOKPLOL
es:eso mismo HTOPPNPOPPPO
es:eso no MJWOKLOKHIPS
es:eso nos bJPPPOOOPPPL
es:eso para LJOPPPPPPPPL
es:eso pasa PPPPPPPPPPPR
es:eso por PPPQPPPVPVPP
es:eso que ^QPPPOPPPPPM
es:eso se ZNNPOTQLRPMK
es:eso seria TOVPPSRSOPPP
es:eso si BNSRPRQOPSNN
es:eso te WGPPPPSOPPPI
es:eso tiene POPPSPQPPPPO
es:eso y PsPPPNPPPPPR
es:eso ya FOOOPGPNPPPM
es:esos HRKPPGPPPNNK
es:espaci PPZUPPPVPXUS
es:espano PNVPPPPPPPPO
es:espect TOPPPPPPPPPN
es:espera OZ=AJQOPPCQF
es:espera que NHMPONPZPPPN
es:espere NNPPPRPSPPPM
es:espero NPPOPPOOPJQQ
es:esposa PPOSPPPOPTPP
es:esposo PLOQPOPTPPPP
es:esta XQMONVIKKPOG
es:esta a PSPPPMPPPOPQ
es:esta aqui PPPPPPPRPPPQ
es:esta bien NOPOPQNNPPRK
es:esta con PNPPPPPPPPPS
es:esta de OLPPPNPOPPPN
es:esta el HPOPOPOOPOPM
es:esta en @JPLQPKPPLRP
es:esta es PPPOPMPPPPPX
es:esta inclui PPPPPlPPPPPS
es:esta la QSOOPPPOPNNP
es:esta mas VMPPOOPPPPPN
es:esta muy UQQPOTOOOPPK
es:esta noche OMP~LPPOP~PH
es:esta para MZPPPSPPPPPO
es:esta semana LMPdOPKRM]OM
es:esta tarde PPPePNPPP^HU
es:esta todo WWPPPPPPPPPQ
es:esta viendo PPPPPPPPPPPV
es:estaba PRNOOPOLPONJ
es:estado QMPTMPPPPPOP
es:estais PPPPPPPPPPPT
es:estamo SPPNIMOOAPNL
es:estamo con NQPPPQPPPPPN
es:estamo en MMPPPONOPPPO
es:estamo los POPPPPPPPOPM
es:estan NQQJNONOPKQS
es:estan con PPPPPPPPPPPR
es:estan en PRPPPUPPPPPP
es:estan los OVPPPSPPPPPO
es:estar PNOFRHa@QOKN
es:estar en POTPPPHPPPPO
es:estare PPPPPPPPP~}S
es:estari NKmPPRPOPOOQ
es:estas O]PPPOOPPPPR
es:este SQNQNQ[TORRQ
es:este ano QRNPOUWUPPPP
es:este es PPPPPQPPPPPU
es:este mes VNPSPSOTPQUL
es:esto WL=QOOTYPS@M
es:esto es SPPPPQPPPPPU
es:esto lo QIPP[NRLPPPO
es:esto no PNPPPOQPPPPQ
es:estos PPPPPPPPQPPT
es:estoy FRN>POSOOW_M
es:estoy ahi PPPOPPPPPxYZ
es:estoy con OQPPPPPOPNOL
es:estoy en OKPOPPPOPPPL
es:estudi OHQMPVOMPQNP
es:estupe OSPPPOPPPPOP
es:estuve RQPPPPPPPPPP
es:estuvi PPQOPLONOPML
es:estuvo NNPPTONPPPPP
es:etapa PPPPPOPUPPOP
es:euros PQMNN~NIPLN[
es:euros a O]PPPbPPOPPN
es:euros por NOPPPJPPPPPS
es:evalua PPPPPPPPPPOR
es:evento PPPPPOPPPPPT
es:exacto PPPPPOPPPPPS
es:existe P[PNPOPPPLPV
es:expedi PMPPPOPOPPON
es:explic QNPPGROPOPXJ
es:explic a POPOPPPRPPSO
es:extra OOUPPTPPRPPN
es:fabric PPP^OOPPP^OT
es:fachad OPRPQPPPPPPO
es:facil SUPPPPPPPPPQ
es:factur PTNOMUMOPPQL
es:factur de UOPSPSPPPSPQ
es:falla PJPPPPPPPPPT
es:falta UNAQQHPMPQOR
es:falta de TRPWPOPPPPPP
es:falta es ORjPOOOOPPPP
es:falta para aNOPPPPPPPPQ
es:falta que PODP[MOMPPON
es:faltan OLPPPPPSQPPN
es:faltar PRYPPPPPPPPP
es:famili PNPOPPPPPOPQ
es:farmac XJPPPOPPPPPM
es:favor PWPiNIPONLHG
es:fe OYPPPPPOPPPN
es:febrer LNLRMP[QPRPP
es:febrer y OLPPOPRVPPPO
es:fecha PSWPPIOPPPQX
es:fecha y PPPRPOPPPPPT
es:fechas PPPPPPPPPPPR
es:felice NOPPPPPPPPPN
es:feliz VQRPPQPOPPPL
es:feo MNPPTPPPPPPP
es:feria PPPOOMPHOOOR
es:fermin PPPPPPPPPPPT
es:ficha NPZPOOOPPRNU
es:ficha de PSPPPPPPPPPR
es:fichas PPO]POOPRPPL
es:ficher PTPPPPPPOPPS
es:fierro RUPPPRPPPPPM
es:fiesta NMOMPOoKPOOM
es:fijese VPPPPMPOPPPO
es:fijese que JQPPPPPPPPPQ
es:fijo POPVPUPWPTPQ
es:fila POOPPPPOPPPL
es:filtro MSPOPOPPPOPS
es:fin WHOPPRUMPPNK
es:fin de QNPPPTOOPPOM
es:final PQOMSPQNOOOO
es:final de PNPOPPSPPPPQ
es:financ POPS]TPOPPOP
es:finca LRPOPQPOPOOO
es:fines NPPPPPVOPPOO
es:fines de NPPPPPVOPPOO
es:fino POPPPOXPRPPP
es:firma PQNNSMLQPOQO
es:firma de POPPSPPPPPPP
es:firma el PNPPOPPPPPOO
es:firma es POOOqPPOPPPN
es:firma la POPNSPPOPOPO
es:firmad PJPPNOV[PRNK
es:firmam POPO_PQNPOPQ
es:firman QNQPNPPPPPPP
es:firmar NPSSLPOUPNPP
es:firmas XNPPPOPPPPPO
es:firme MJQShOPTPRPO
es:firmo NBPBcPQJPZLI
es:flete POPPPbPZXPPP
es:fondo QPOMPNPOPPPL
es:formac OPPPPhOVQOSO
es:format OMSTPOPPSPPL
es:formul POPQPNPPPQPQ
es:foto PPTGMHOLIFOM
es:foto a PPRPPPPPPPPS
es:foto de LPQOPOPOPPPL
es:fotos PTOPOOMOQQPN
es:fotos de PPPTPPPPUTPN
es:franqu PSPPPOPPPPPP
es:fria MUPPPPPPPPPP
es:frio NQOOPPPPPOOR
es:fue QMK?PQJLNNQ[
es:fue con PLPPPPPPPPPR
es:fue en OLPPPPOPPOOS
es:fue la YNPPPPPPPPPR
es:fuera WQOPPOOLQPOO
es:fuera de PRPPPTPPPPPP
es:fueron QRPPPONOPPPN
es:funcio ORRPNRTPQQOI
es:funcio antes PPPPPPVPPPPO
es:fundac PMPPQO]OPONM
es:fundo PNPPPOPPPPPK
es:furgon POOOPPPPRPPR
es:futbol QOPPPPPPPPPN
es:gana OUPPPTPPPPPN
es:ganas MWPPPNPPPPPK
es:garant MTQMOLNNZQOH
es:garant de POePPKPPPPPO
es:garraf POPPPOPSPPPP
es:gas PMPOPNPPPOPR
es:gasta [NPPPOPPPPPP
es:gato PdNONNONOOOM
es:genera NMPOPLPQOOOS
es:genial QPUPPNPPPPOW
es:gente RWO?PKPNOFPT
es:gente de JPPJOOPPMMXK
es:gente mayor NLOPPPPPPPPO
es:gente no FcMPPPPPPPPM
es:gente que PRPPPPPPQPPP
es:gerenc PNPPzMPOPPPN
es:gerent NQNPsQPKPPHN
es:gerent de OOPR[TPOPRPO
es:gestor OLPPJNONPMOQ
es:gladys PPPPPRPPPPPS
es:gordo ORPPPOPPPPPP
es:gota XRPPPPPPPPPP
es:graban MMOPPPPPSPPO
es:grabar NWPOPNPPROOR
es:gracia =QNNLNKJONHQ
es:gracia por ONPNPMOPPOO]
es:grados OMPPPOOPPPPQ
es:grande KN^RMKOVNOQP
es:gratis MPQKL>OROKTP
es:grupo KOPNOPOTPNNI
es:grupo de OKQPPOP_PPPL
es:grupos MKSPPPPPPPPO
es:guante IXPPOQNOPPPN
es:guarda L@WQOPMVSLQQ
es:guarda y PPPPPOPPPPPT
es:guarde PPQPPPPPPPPS
es:guardi OSPOPOPOPPOM
es:gusta XMPSOOOPOPOQ
es:gusta es QQPPPMPPPPPO
es:gustan NYPPPPPPPPPQ
es:gustar MNHKLMPURNPR
es:gustar que PHxOPOONPPMR
es:gusto VNPOPJPOPPON
es:ha ]MNENJDCLDNO
es:ha ido ONPOPOPPPMPS
es:ha quitad cRPPPPPPPPPP
es:habeis OSPPPPPPOPPR
es:haber ONdPPPPPPPPP
es:habia TNOOPPOMOOOM
es:habia dicho SMPPOPPPPPPP
es:habian POPPPPPPPPPR
es:habita O_PPPNPOPPPN
es:habla JKOPOMPOPPPS
es:hablad NPPPPPP]PPPN
es:hablam OMSMQOPWPO[N
es:hablan MHSPPNPNPPOO
es:hablar UOPQPQPLLQJR
es:hablar con PNPPQOPPOPOT
es:hable MRSOOOPOPPPL
es:hablo PKPNPKOLONHQ
es:hablo con PPPOPPPPPOKP
es:hablo de ePPPPPPPPPPQ
es:habria PPPPPOTPPPPX
es:habria que PPPPPOTPPPPX
es:hace RKMIQSPLQ;OM
es:hace el POQPVPPPPPPQ
es:hace falta TQNOOLQQPPOL
es:hace la PPPPPPPPPPPU
es:hace un KOPQPOPOPPPR
es:hace una QPPPPPPPPPPR
es:haceis OSSPPNPPXPPN
es:hacemo LPOLMQO^VD^c
es:hacemo la PPPMPLPSPLiT
es:hacemo nosotr PPPPPMRPPOPS
es:hacemo una PPPOPMPPPNBP
es:hacen QJPOPHPNVNLP
es:hacer MUZ@LNMQROOO
es:hacer algo PPPPPOPPPPPR
es:hacer con PTcPPOPPNPPP
es:haces PNPPPRPPePPR
es:hacia VNOPPNOOPPPQ
es:hacien LQPPPOPOPPPK
es:haga OYLNPPPLPPOO
es:hagamo NMNOPMMSPOjN
es:hagamo una PPPMPOPOPOWP
es:hago IQQHPAKORHON
es:hago llegar PPPoPNPPPfOS
es:hala POPPPPPPPPPN
es:han NYOQQDVNOQJW
es:haria NIfMNLOPONNQ
es:haria falta NJvPNMPNOPPQ
es:harto VPPPPQPPPPPM
es:has oPPPPOPPPPPU
es:hasta SS7DQSNJLKJG
es:hasta el PUOMOOOPPMGL
es:hasta la IPPPPOMOOONP
es:hasta las ONPPPPMOPPZO
es:hasta los UOPPPPPPPPPM
es:hasta luego PNPPPPOPPPLH
es:hasta que HVMOROdNOOOP
es:hay KONEPPPSRPPN
es:hay algo PPPPPNPPOPPU
es:hay en PNQPPPPPPPPM
es:hay mas UOPPQPPPPPPO
es:hay otra POPPPUPPPPPR
es:hay que PKMNRPMU_NMN
es:hay quien MOVPPOPPPPPS
es:hay un LPOOOPMOOOOP
es:hay una KQOOPQPNQPPS
es:hay uno OPPPQNPPPPPP
es:haya MMMPPNOPPPPP
es:haz PNPPPNPQPOQQ
es:hazme POP_POPbPPPO
es:he UOLRMOKGNMNM
es:he visto MPPOPOPPPPPQ
es:hecho MQPOPJQ]PSK[
es:hecho el NTPOPPPdPSLT
es:hectar POPPOXNPPONX
es:helade NJOOPOPPPNPP
es:helado OPPPPOUOPPPK
es:hemos OONONNOtHOOI
es:herman @>LORNMQPOKU
es:herman y OOPPQPPRPPPO
es:hernan PMPRROPZPLQQ
es:hice TMPPQOPOPPPN
es:hicier QPPPPQPPMPPM
es:hicist URPPPPPPPPPO
es:hija QROGHNPOOMMM
es:hijo EBRPPHOQOPQK
es:hijole PRPPPPPPPPPP
es:histor NPOPPNOORPPR
es:hizo QONONFNNOOOQ
es:hoja PMOWOQOMORHP
es:hojas PRPPPPPPPPOP
es:hola NMPOOKNOIONV
es:hombre ]NPPOEKNOPLO
es:hora RUPTKEEEPPOT
es:hora de OMPOPOPOPPQM
es:hora y WOPPPOPPQPPN
es:horari POOOPOPPNOOP
es:horas PPQPOQPJROKT
es:horas de ONQPPPOPPPPP
es:hormig ONPOPPQOPWPO
es:horno OIPOSNPOPPNR
es:hornos OQOPPTPNPPPO
es:hotel O^OOPNOOPOOL
es:hoy QONOOMQQHM0d
es:hoy como PPPPPPPPPPPS
es:hoy con PPPNPQPOPNPM
es:hoy dia PPPSPPPPPPPR
es:hoy el PPPePOPPP[PR
es:hoy en PPPyPPPUP~PN
es:hoy es OOSPPPPPPPPO
es:hoy la PPPNPOPPPWPR
es:hoy los PPPTPPPPPPPR
es:hoy mismo PPO~PPOPPqOV
es:hoy no TQP7PQNPP9NW
es:hoy solo PPSMPNPPPOPR
es:hubier PRPPPPPOPPOP
es:hubo RROOPNPPPOOW
es:hueco PPPPPPPWPSPS
es:huele RKZPPPOPPPPN
es:huella NR^ONOPPPOPS
es:huespe QRPPPPPPPPPQ
es:humeda OTOPPOPOOPPO
es:iba YRNPOSONJPOM
es:iba a [PPPPQOOKPPN
es:idea PPNQMFQTPPOT
es:idea es PPPPPPVQPPPR
es:idioma UPPPPPPPPPPQ
es:ido PLPNPOPPMLPS
es:igual NOHQTKRNPRIG
es:igual lo PLPPWPPOPPPP
es:imagin SHKMPOPKRMNV
es:impeca dOPPPPPPPPPO
es:import NIWOPMPOPPPR
es:impres OQPPPPPPNPNU
es:imprim LPTOLOOGOPNN
es:imprim la PRXOPPPPPPPS
es:incide PNPPPPPPPPPR
es:inclui NPPMP~OOTJNT
es:incluy POP[PePOcYPM
es:incluy la PPPPPjPPXPPN
es:indust PPPPRUPPPPPT
es:inform PPRROKPMKPMP
es:inform de XPPPPPPPPPPP
es:ingeni MPOSQHPKPTPY
es:ingles PJMZPOPNOQMN
es:inscri POPPPQSWPPPN
es:inspec POOPOMXOPONR
es:instal QSNNPOSPPOjP
es:instal en PPPOPPY]PNWQ
es:instru PTPQPPPPPQPR
es:integr PPPOPOPP]OPM
es:intere PPOOPTPSSNOR
es:intere que RPPPPTPPQPPO
es:intern MSLNQKOMUNNI
es:invent ONPPPKPRQOPP
es:invent de PPPPPPPaPPQR
es:invers POPPRJPPPPPV
es:invier MUOPPPSNQPPM
es:invita PNPQPOPPPRRO
es:invita a PPPPPPPPPPZQ
es:invito POPOPPPWPWdN
es:invito a POPOPPPWPWdN
es:ir PNNLMKPQRPQQ
es:ir a PQOOPOPPQQTR
es:iva NOSPO;POTPPS
es:ja PPPOPOPPPOOk
es:jaja POPGN9LPPEKp
es:jaja no PPPPPPPPPPPR
es:jajaja PPPPOFNPPNLh
es:jajaja ay PPPPPPPPPPPR
es:jala ROPPPNPPRPUM
es:je POPOPMPPPOOc
es:jefa POPPPPPgPPPQ
es:jefe PHPSQOQPPWTN
es:jefe de POPOWPPMPPXO
es:joven PRONPPPQPRRK
es:jovene RQOPPOPPMPPN
es:jubila LONPOPNOOPPM
es:juego UPPPPRPPPPPN
es:jueves QML[QGOTNXSU
es:jueves a OHPPOOORPO~J
es:jueves con PPPSPPPPPQYQ
es:jueves que PQPNPPPOPNkN
es:jueves y WNPNPPPQPNUP
es:juicio OZPPPPPPPPPL
es:julian OSPPPOPPOPPP
es:julio RROKORJKPONP
es:junio O8MONInmOUcL
es:junio y OLPPPPMOPPPP
es:junta QMPQXLOOPRQO
es:junta de QOPSLPPNPROM
es:juntam POPPPPPPPOTQ
es:juntan PPPTPPPKPSSP
es:junto POPSPPPRPaRN
es:juntos PPPPPNPPPP^R
es:juro XJPPPOPPPPPL
es:justo NPHOOTONOOON
es:justo lo tNOPPOPPPPPP
es:kilos PPZPPRONPPNR
es:la UKNOOLKRMTML
es:la admini PPPTKTPPPPPQ
es:la agenda QPQOPOPPPPNR
es:la alarma PO_OPPPPPPPP
es:la aplica OTPPPOPPPPPU
es:la asambl POPPQOPQPPXP
es:la audito YOPROPPPPSPQ
es:la bascul RPPPPPPOPPPP
es:la bateri PQPUPOPXPPPO
es:la bodega SMPPPPPPPOQO
es:la bolsa OPPPPRPPPPPP
es:la cabeza PPPPPSPPUPPM
es:la caja OMPPPOPQPPPN
es:la calle KRPOPOPOPOOQ
es:la camara PPJOPKPPPOPZ
es:la camion MJPPPPPOPPPN
es:la campan LHPOPPRTPOOM
es:la capaci PPPOPMQPTQQU
es:la cara MMPOOOPQPQSQ
es:la casa RRPPPOROPPPL
es:la centra POMPOPPPPPPS
es:la cheque PNPT~PPOPTPO
es:la chica aPOPPPPNPPPP
es:la clausu PVPXPOPPPPPR
es:la clinic PMPPPLOOPPPS
es:la cobert PSPPPPPPPPPO
es:la cobras PPPPPiPPUPPN
es:la comisi OPPQYCPPPWPN
es:la compra PRPPPPPPPPPQ
es:la comuni OOPPWPZPRPPR
es:la consul PPPPPPPPPPRR
es:la cooper NHONPPPNPNOQ
es:la cosech OPPPPPUPPPPO
es:la cotiza PPPTPOPbPWPS
es:la cuenta OQOPRPPPPPPN
es:la cuota O^PPPTPOPPPO
es:la de OOPRPQPQNRRJ
es:la decisi POPOUOROLONQ
es:la difere nPPOPPPPPNPT
es:la direcc PPQONOVPPOOQ
es:la direct PNPPQPPOPPPL
es:la duena POPPMPPPPPPP
es:la empres MQOO[POOOMOM
es:la encues PPPPPPOPPSQU
es:la entien VPPPPPOPPPPP
es:la entrad OOPPPPPWPPPQ
es:la entreg OPPQOQPPRNNQ
es:la escale PMOPPPPPPPPR
es:la fabric PPPPPPPPPPPR
es:la factur QRJVPWPOOPPO
es:la farmac [KPPPOPPPPPM
es:la fecha PPiPPNPPPPPT
es:la feria PPPOONOJPOOR
es:la ficha OMZPPOPPPPOR
es:la firma NQNOTOOOPONN
es:la formac PPPPPVPPUPWO
es:la foto YLLLONPOMKPO
es:la garant PNPOPMPPVPPI
es:la gente SOMDOIPPOISK
es:la gestor PNPPKPOOPNOQ
es:la hacemo PPPOPMRPPNPR
es:la histor PPPPPPPPXPPQ
es:la hoja QPORPPPPPPPN
es:la hora PXOPPOOMPPPO
es:la huella OUSPPPPPPPPP
es:la idea PMPQPMTZPPPQ
es:la inform OOXPPPPPPPPP
es:la inspec OOPPNO_OPOOP
es:la invers PPPPRPPPPPPX
es:la invita PPPQPPPPPRVR
es:la junta QNPRYNOPPSOO
es:la letra NUNPPXPPPPPO
es:la licenc OLPPQYPOPPPH
es:la limpie PNPPPPPPPPPM
es:la linea RPPMPNOQPORO
es:la lista PPPLPOMPPLOQ
es:la llamo PPPKPOPPPW_T
es:la llevo NMPRPPPWPNSO
es:la luz QPPOOIPNOPOL
es:la madre POPNSPPNQOPQ
es:la manana PRQMOHMPNNQL
es:la mando PPPTPOPPPQPN
es:la mano PMPQRNOPPQPN
es:la maquin UGRNPQPOQORT
es:la mayori ^QPPPOPPPPPR
es:la mesa NPPNXQPQPPPO
es:la misma PORNOONNPOOT
es:la mitad PVPRLZIJPMNK
es:la nave MQPOPIQOSPRR
es:la noche UOSNMLMNPOOJ
es:la nota POPbPWPPPPPQ
es:la nuestr POPSPOPPPRON
es:la obra MPPRNPTRPQQR
es:la oficin QPPPPNOPPOOT
es:la orden OOOUONQrPSPM
es:la otra OOPKPMOQPRUP
es:la pacien OPRPROPPPPPN
es:la pantal NKPOPOPPPOPR
es:la pared PPPPPQPPOPPT
es:la parte OPPPPNPPPPPQ
es:la planta OOPOPLRZPOOQ
es:la plata OSPNlPPRPMON
es:la plataf PPPOOPPPTPPQ
es:la plaza MOPPPPPPPPPP
es:la poliza POPPPPNPPPPS
es:la pongo POPOTPPhPKOO
es:la prima PPPOPRPuPSPR
es:la primer gROIOPOPPPON
es:la propue PPPOMOOJPPQT
es:la proxim KOOUOOOPNKSO
es:la prueba PNP^OJN_PPcO
es:la puerta OPQOONPQOQPO
es:la puesta PPPOPOPPPNYS
es:la que P>JP~PPOOFQS
es:la radio OOPPPPPPPPPM
es:la razon PPPPPPPPPPPT
es:la recepc OOUOPOPPPOPQ
es:la receta VOePPOPPPPPP
es:la reunio RNPONPNPPNQN
es:la rodill PTPPPPPOPPPN
es:la ruta LLSOPOPONNNS
es:la sala NXPNPPPPPOPP
es:la segund OTPQPUOPRMQR
es:la semana MPNLPPKWOV]P
es:la senal SPPPPOPVPUSQ
es:la senora QPOPQOPQORRM
es:la sesion POPSMPRRPSOQ
es:la siesta PPPOPPPMMVSN
es:la subven OOPQOTPRPSPQ
es:la tablet PNUONQOPPOPR
es:la tarde PQPLOMNOPJQL
es:la tarifa PPPQPTOPPQPS
es:la tarjet POPOTUPPPPPO
es:la tempor OLOSPOeRPSOO
es:la tengo POP[PPPPPYPQ
es:la terraz ROOOPOPRPPPP
es:la tienda PRPOPOPTPNOQ
es:la tiene ONSSQPOPPTNQ
es:la tienen PPP]PSPPPXOU
es:la tienes PPP~PPOPP~OU
es:la toma PPPPpPQPOPPO
es:la torre SLPPPOQPP]PO
es:la ultima PRPPQHMPPPPP
es:la una OKPPPPNLOPOM
es:la vea PPPOPPP[PSVT
es:la vendim POPPPPYPPPPP
es:la ventan TQPPPPPOPPPO
es:la veo ORPPPPPPPNOO
es:la verdad ^UNNNTPLOOOK
es:la vez QPOPPNPOPPOM
es:la vida cFOPOOPNOPPM
es:la vimos SRPPPQPPPPPN
es:la visita PPPPPRPPINPO
es:la voz TMPPPPPPPPPM
es:la web QMPPPOPPPPPP
es:la zona PPPPPOPPPPPT
es:labora NOOPPTPPPPPO
es:lado PPPILQHRPPPH
es:lado de SRPPPPPPPPPK
es:lamina MUPPPOPOPPPO
es:larga PMOXPMPOPPPM
es:las NQRTM;MRSZRM
es:las chicas NPONTPPPOOPP
es:las cinco OKPPNNOWP[HT
es:las cuatro PPRPPONUPSKO
es:las cuenta NMPOIPPOOPPP
es:las de PPRPPPPQPUOS
es:las diez PPPNOMLNPOWO
es:las doce NWPROPOLPOUM
es:las dos QEPTPNPVOTNR
es:las factur OOPPPNPPPPPP
es:las fichas PPP_PPOPRPPN
es:las fiesta POPOQP_PPPPM
es:las fotos QNPRPPPPSRPO
es:las horas OO]PPTPPPPPP
es:las manos QXOOPPPOOPPN
es:las notas ONPPPPPPQPPN
es:las nueve PPPFNOMNPIsR
es:las ocho QPOPPONPQO[M
es:las once MQPOOPLOPURO
es:las otras UNPOPPP_PPPP
es:las seis PQNQPNPQPPNL
es:las siete MRPOMPPQPKOQ
es:las tres PPRPTMMPPZ[P
es:las vacaci POVPQPZPPPPO
es:las veinti PPPPPPPPPPPS
es:lastim POPPPPPPPPPR
es:late URPPPPPPPPPP
es:lavado PONPPPPPPPPQ
es:le NROWQMNTPUNV
es:le agrade PPPNPPPPPOPP
es:le confir PPPaPPPPP^PQ
es:le cuento QNPTPQPPPTOP
es:le dejo POPUPRPXTXLU
es:le digo PRPNYPPNPOPI
es:le dije OXPOPPPOPOPO
es:le doy PQPPP]PPPPPO
es:le enseno YPPPPPPPPPPO
es:le envio PPPjPPPPPqVQ
es:le explic SOPRPPPiPTQN
es:le fue PPPPPPPPPPPS
es:le gusta OMSPPPPPPPPN
es:le ha NRPPPPPPPPPP
es:le habla PPPPPPPPPPPT
es:le hablo PPPOPPPPPPPR
es:le hago PNPIUNPOPHUP
es:le llamab PPPOPPOPPPPS
es:le llamo PPPHPPPPPOOO
es:le llega PPPNPOPPPNPV
es:le llegan PPPPPP^PPOOS
es:le llevo POPVOPP]PcNP
es:le mande PZPPPPPPPPPQ
es:le mando ONPUNMNPPZGN
es:le parece PPPPPSOPPPPS
es:le paso PPPePPPPPUPO
es:le pediri POVOPPPPPPPN
es:le pongo OTPSSOPPPRPP
es:le prepar PPPS[PPPPTPQ
es:le presen PPPVQOTXPUPQ
es:le puedo POPMPdNPOMOV
es:le quedar PPPPPpPPPPPQ
es:le tengo PPPQPPPZSQPP
es:le va PQPPPMPPQPPK
es:le voy NOPOPQPPPMPN
es:lector OSUPPSPPPPPO
es:lee MQNRLMPQPOPR
es:leen PKWQPPPOPPPR
es:leer OQWONOPOPPPP
es:lei NRPPPPPPPPPO
es:les PSNPBJN!MMQb
es:les da MTPPPOPPOPPQ
es:les mando PPPYPPPPPXMR
es:les parece PPPOPPPPPNIP
es:les va OPPPPMPPPPPS
es:letra JSNPPVPNPPPN
es:levant PPQOSQLGNMPM
es:libret IQOPPNPNPOPM
es:licenc LQMPPSPRPPPO
es:limpia NKPSPNNOPRPQ
es:limpie XJOPPOOOOPPT
es:limpio ^MPPPOOQPPPM
es:lindo cQOPPOPPPPPQ
es:linea RPPOPLNPPPQQ
es:lineas PSPPPPPPPPPP
es:lista OOQLPRPPPRRP
es:lista de OLSQPONTPQPR
es:listo ONOMPMQLPQQJ
es:llama MPQPNIOLOPOU
es:llamab NNPINLNPPJNY
es:llamab por OPPKOMOPPLOX
es:llamad OPOPOLOMOPOP
es:llamad con PPPPPPPPPP?O
es:llaman ZNOOPIOMPPQL
es:llamar PWOQPPJQOQWQ
es:llamar a VSPPPPPPQPPN
es:llame OTOOOOOMPR]Q
es:llamo VOOJOGIMPQd^
es:llamo de PPPPPPPPPPPM
es:llamo el PPPOPPPPPbwQ
es:llamo en PPPPPPPPPOEP
es:llamo por OQPKPOPPPGOT
es:llave POPPPNPPPPPP
es:llega NSPQQNRIPQCQ
es:llega a KQPMPPQOPMNQ
es:llega el OPPPPOPPPPNR
es:llegam PPPPPQVPRPPR
es:llegan VQNPONSLOTJM
es:llegar PNVUPONIPRMN
es:llego VUMINQOHOJHI
es:llego a PRPPPPPPPPOR
es:llegue VPNPQNQUPPPN
es:llena PWNLPQPQPMNI
es:lleno PYPPPPOPPPPN
es:lleva OLOQQPPBQMHV
es:lleva el PPPPPQPPPPPU
es:lleva las POPPAPPPPPPR
es:lleva una VOPWPPSPSPPQ
es:llevab PMPPPOPPPPPO
es:llevai PNPPOOPPQPPQ
es:llevam SPMONQKMOOOQ
es:llevan NPPOORNOQOON
es:llevar QPPOONONQQRL
es:lleve PPPPPPPWPPPR
es:llevo QTKLMBNRMNZQ
es:llevo a POPUPPPMPmfN
es:llevo el QMPJOMPbPIMP
es:llevo la POPfOPPRP^NP
es:llueve ONOPPOOPOPPM
es:lluvia TOPPPPPPPPPQ
es:lo ULL^WSMOPbOO
es:lo agrade NTPNPMPPPNPN
es:lo anoto PPPOPNPYPUSQ
es:lo aprueb POPWbPUVPPOO
es:lo apunto PTPEPNOPPGPU
es:lo arregl OTPWPRPPLVPR
es:lo autori OMOPvOPLPPPP
es:lo bueno OOPPPPPPPPPN
es:lo coment POPhPPPPPdOP
es:lo consul PPPVPPPPPUPQ
es:lo cuento PNPTPPPPPNON
es:lo de _FANOJPPPQQO
es:lo decide OKPNPNOOPNOS
es:lo decidi PPPPYPPPPPPP
es:lo dejamo N[OMPPQOPJQR
es:lo dejo PPPNPYOPPNPS
es:lo digo TSNLROQLQLNO
es:lo dije NWPPPPPPPPPM
es:lo encuen OQPPPRPPPPPN
es:lo enseno UQPPPMPPPPRS
es:lo entien TPSOONPPPOPQ
es:lo envio PPPZPPPPPROU
es:lo explic PLPOOPPNPMaP
es:lo firma POPLOOPPPNPN
es:lo firmo POPJTNP~O~OK
es:lo habia ONPPPOPPPPPL
es:lo hablo PPPVPPPPPRPQ
es:lo hace POPJPOPPPLRP
es:lo hacemo POPOPQPPPORU
es:lo hago PPPUPOOPPSPQ
es:lo han POPRQPVPPROO
es:lo he PPPPPPPPPPPN
es:lo juro VMPPPPPPPPPP
es:lo llamo PPPNPPPPPMOS
es:lo llevam OOPPPPPPPPPN
es:lo llevo OSPNROPLPNRP
es:lo malo PRPPPPPPPPPP
es:lo mando PPPePPPPPjPQ
es:lo maneja POPPbTPPPPPP
es:lo mejor VPPPPPPPPPPV
es:lo menos NTaPPOSPPPPN
es:lo meto PPPjOPPvPlQN
es:lo miro PWPsPOPPPfOT
es:lo mismo PWNKORNKPGKH
es:lo necesi PPOPPPROPPOO
es:lo normal POPPPNPPPPPL
es:lo nuestr QPPNPTOPPLP_
es:lo paga PPPOPWPNPPPP
es:lo pago YOPOPZPOPOPO
es:lo paso PQP[RMPbP^LP
es:lo pone PNPRPPPPZPPL
es:lo pongo ORPVPMPNPNPN
es:lo pregun PPP[PPPPPXPS
es:lo probe VMPPPPPPPPPP
es:lo puede PVPNPOPONPPN
es:lo puedo POPNP]PROLOL
es:lo que WSSKSXHOP>AR
es:lo querri PPQPPPPPPPPS
es:lo quiero NQPQOP_BPQON
es:lo recono ZNPPPSPPPPPN
es:lo saco PSPPPPPPRQPO
es:lo se SHPPPMPPPPPP
es:lo siento PNPMPNPTPPQQ
es:lo suyo KPQPPQPOPPPO
es:lo tendra PPPPMPPPPOPP
es:lo tenemo OOPNPTOoPKPW
es:lo tengo PMMPSOOXNQPN
es:lo tiene KPQYkKQRPRHP
es:lo tienen PMTPPMPPPPPQ
es:lo tienes PPPVPOPPPROQ
es:lo unico MZPPPORNPPOO
es:lo vamos PUPPPPQUPPPR
es:lo van OUPO_VPOPOPP
es:lo ve ONPPLLPPPPOR
es:lo vemos PRPOPPPPPRUR
es:lo veo KOQSPKONOPPL
es:lo ves PPPOPPPPPPSP
es:lo vi PONNONPNOOOM
es:lo vimos POPPPPPPPPPM
es:lo vota POPPcORNPPPO
es:lo voy PSPtQOOPPdOS
es:local OOQOPPQPONOT
es:locos ONPPPOPPPPPO
es:locura PNPPPPPPPPPO
es:logo PORPPOPPPPPT
es:los TQQUOOUMPVML
es:los chofer POPRPOPTPQQQ
es:los client SQPPPPPPMPPM
es:los conozc OUPPPPOPPPPS
es:los contra POUPOPPPQPPO
es:los cuatro ZPPTPPPPPPMP
es:los datos ORONPKPOQPPN
es:los de PPN7HPSIP6M@
es:los dias SNPPVPPPPPPR
es:los doming TPPOOOPOPPPK
es:los dos OOQPWNJQQPQY
es:los equipo PNQPPPPPNPPR
es:los mando PPPVPPPPPMPM
es:los meses PTPPP~PPUPPQ
es:los mismos OaPPPQPPPPPN
es:los ninos POOSOPQNPSON
es:los nuestr PPPPPQSPTPPR
es:los numero NPPYSLOSPWQQ
es:los otros OPOMOPQPJJNL
es:los padres NOPOROPPXPPQ
es:los pedido PPPPPPPPPPPR
es:los planos PPPUPPPPPXSQ
es:los primer POPQPWOXPYOS
es:los que ONPOPILPQONR
es:los quince TPNPPOSPPPPQ
es:los record [OPPPPPPPPPP
es:los socios PPPPUPPPPPPQ
es:los tres LSPUQPLMPNUR
es:los turnos POWPPOPPMPPQ
es:los vecino OwPPPPPPPPPQ
es:los vierne RPPOPRPPPPPO
es:lote SLQOPOPQPOPO
es:luego MUPOQESLLOQK
es:luego se OQPPPOPPPPPT
es:lugar PTOPRPPOPPPP
es:lunes PKKZN?UYLNRR
es:lunes a PMPRLPMWPRXP
es:lunes esta OPPPPPPQPO~P
es:lunes que OOPOPPWOPPUP
es:lunes te PPPnPOP_PfOO
es:lunes y OOPNRPXLPLMM
es:luz POPPOFOPOOML
es:madre QQOJQNOJPMOY
es:madre mia PPPPOPPPPPPX
es:madrug RRQPPNPPPPPR
es:maestr PSONONPQPOOS
es:mail POPmPOPOPOPN
es:mal ONNPPIQNOPNQ
es:mala NNQOPOPOPPPM
es:malo OMPPPPPPPPPP
es:mama NGPOPKPOOPPM
es:manana ORPZSE>MO[VQ
es:manana a OPPIPOOOPOcT
es:manana le PPP~POPPPzSO
es:manana lo PPPePPPmPXPO
es:manana se O]PUPPPPPVPN
es:manana te PPP~PLPPPuNX
es:mancha ONPPPOPPRPPO
es:manda GGNPIKOPPNNP
es:manda a OOPVPOPPPPPO
es:mandal POPjPPPPPPPN
es:mandam MDM~VFD]LMOO
es:mandam el PPPSSNPLPNNS
es:mandam un PPPUPPPUPPPQ
es:mandan POOPOMNRPNOM
es:mandan a QOPPPPPPRPPP
es:mandar KTdNNKNYSOOH
es:mandar a OWOPPPPONPSP
es:mandar un OSOPPPPOPPPP
es:mandas VQP[POPPPOOR
es:mande PPIOPOPOPOPQ
es:mandel PQPyPRPOPOON
es:mandem PLOkMOO@NJIN
es:mando KGO~RKHLO~LH
es:mando a PPPZPPPPPhUR
es:mando el PPPdPMPPPgKQ
es:mando hoy PPPSPPPPPUPR
es:mando la ONPVOOPKPLHF
es:maneja KUXN]QNMQOOV
es:manejo QMQO^NPOPOPO
es:mano PNPPSJLONPPN
es:mano y POPPSPPOPPPO
es:manolo PfPPPPPPPPPT
es:manos QXOOPPPOOPPN
es:manten NQOPOONKPKPU
es:manten de PPPPPPPPRPPQ
es:mapa NTQOPOPOPOST
es:maquin QQQKPQKLQMQT
es:maravi aPKPPNPOPPPM
es:marca ORONOOPOPOOU
es:marcha ORPLPN[OPLTR
es:marco PPPOPOOPPRmX
es:marido LPOQPPPNOQOP
es:marque TN_PPPPPPPPQ
es:martes RKMMOJNVNP[T
es:martes a POPJPPPTPNjO
es:martes con POPQPPPQPT[M
es:martes pero POPPPPPUPOmO
es:martes que XOPPPPPPPPUP
es:marzo GQOGOPjUNDQK
es:marzo que POPPPPSOPPPO
es:marzo y OQPPPPJRPPWN
es:mas ^OPSOTOUKHLQ
es:mas a SKPPPOPXPPPO
es:mas barato EYPPP[POPPPM
es:mas caro OLPPPQPPPPPO
es:mas de QPONQPOHPMNL
es:mas iva PPPPPRPPPPPR
es:mas la TOPPPOPPPPPQ
es:mas o ONPPPKOPPPPW
es:mas que SPONTVQLONOM
es:mas tranqu yNPPPOPPPPPM
es:mate OPPOPOPNPLRN
es:matric NQPPPPPOPPPQ
es:mayo PPNKPQSLOQSN
es:mayor QMPPPNROPPON
es:mayore POPPPNPPPPPP
es:mayori SPPOXOUPPPNO
es:me [[LIFSJPSFLJ
es:me acuerd OTPPPOPPPPPQ
es:me ahorra iNPPPMPPPPPO
es:me alegra ZPOPPOPPPPPW
es:me alegro PPPPPOPPPPPX
es:me avisa PMPRPPPPPPPP
es:me bajo QMPPPOPPPPPN
es:me cambio RPPPPPPPPPPN
es:me contes RUPPPPOPPPPP
es:me conven MPPPPQPPPPPN
es:me cuadra PPPPPTPQOPPO
es:me cuenta PPPSPPPPPPON
es:me da OPOOJOOJNOQM
es:me deja QPPPONPOPPPM
es:me dejas PPPPPTPPQOPS
es:me deje OSRTPPPPPPPN
es:me dejo POPPPOPOPPPM
es:me dice TLPQPQPOPOMY
es:me dicen PPPPPPPPPPPT
es:me diga PSPPPPPPPPPZ
es:me dijero MVPPPQPOPPPR
es:me dijo LPPPPOPOPPPP
es:me diras SPPPPPPPPPPN
es:me encant dNOPPOPPPPPS
es:me entero SLPPPPPPPPPP
es:me escuch PPPPPPPPPPPU
es:me esta MPRPPOPNPPPI
es:me falta PN[PPOPPPPPP
es:me gusta aNNOPOOPOPPR
es:me gustar NNGNMOOVQOPP
es:me gusto [JPPPPPPPPPP
es:me ha fOLOPNPNPPON
es:me habia SNPPOPPPPPPQ
es:me hace VOOPORQQOPPL
es:me haria OM]PPPPOPPPP
es:me imagin PPPOOQPP^OPa
es:me intere QNOPPPPTRPPO
es:me la OOWPN]NPUONK
es:me llama LVPOPOPOPOPN
es:me llaman POPPPPPPQPPM
es:me lo PWLMPSAPP3OM
es:me los OXPPPPTTQPPN
es:me ofreci RIPPPPPPPPPO
es:me parece iOONQPOOOOOW
es:me paso OTPKPWOPPNeR
es:me pregun WRPOPOPOOPPN
es:me preocu KJNPPMPOOPPP
es:me quede QMPPPPPPPPPO
es:me quedo RNPPPPORPPPQ
es:me quita dNPPPNPPPPPO
es:me sale NfPPPNPOPPPP
es:me sirve NQTPOPPQPOPN
es:me traen OWPRPUPOOPPO
es:me va LXOPOVSOPPOO
es:me vale PSPPPPTPPPPO
es:me viene LQPPPOPOPPPM
es:me voy QOPQTNPLPQLK
es:mecani PVPPPOPPPPPR
es:medell POPQMPPQPQOO
es:media ZOROMOPPPNOM
es:media hora ROSOPMPPPNPP
es:medias OQOPUOPQPQOO
es:medico JLPPPNPOQOPK
es:medida PPPPPOPPQNPP
es:medido TOPPPNPPPPPP
es:medio PVQN_XLPGMNL
es:mediod PPPQPPPbPcSO
es:mejor JPNMPROMPNOV
es:mejora PPPPPPPPPPPS
es:memori ONPPPPPPPPPO
es:menos TORJKJNNPJGS
es:menos de URPPPQPPPPPQ
es:menos mal POPPPPPPPPPS
es:menos que |NPPPUPPPPPQ
es:mensaj POVNNWOOPNOR
es:mensaj de ]PPPPPPPPPPS
es:mensua PPPOPSPTPQPT
es:mentir SOPPPOPPPPPR
es:mercad NNPOPPPPPPPQ
es:mes IRRJTd[SQONI
es:mes con ONPOPRPk[OOP
es:mes de PPPPUOYPPPOR
es:mes no PMPWPqPPPgPP
es:mes por OkPPPYPOOPPN
es:mes y LQRMhcPSOMSL
es:mesa LPPPUQOPOPPQ
es:mesa de OOPSOPPOPPPP
es:mesas NSPPPUPPPPPO
es:meses L[STMRGDPDIN
es:meses con PPPPPPOPPPPS
es:meses de XVPPPPVPPOPN
es:meses y QNPPPSPPPPPP
es:metemo PNPPPPPcPPPO
es:meter MOPOONRbPOON
es:meteri ONPPPPPiPPYO
es:meteri primer ONPPPPPiPPYO
es:meterl OTPSPPPxRPPP
es:meto OGPaTOP[P^QM
es:metro QP]PPNPPPOPR
es:metros POPOPPPPPNPV
es:mi JONS[CMPKSS=
es:mi abuelo M[PPPPPOPPPO
es:mi casa RRPPPPPWPPPP
es:mi compad PQPPWPPPPPPO
es:mi cunada SLPPOPPOPPPO
es:mi cunado MOMOMPPQPPOO
es:mi el QTPOPOPPPPPO
es:mi es NZPPPWPPPPPO
es:mi esposa QOPURPPOPVPP
es:mi gente O_PPPPPPPPPP
es:mi herman FBMOGMOOONNR
es:mi hija SROIIOPOONNN
es:mi hijo MJPOSOPRPOSO
es:mi jefe SOPYPPPMPYQP
es:mi la OSPPPPPPPPPP
es:mi lo TJPPPJPOOPON
es:mi madre UOPPRPPOPPPP
es:mi mama OLPPPNPPPPPO
es:mi marido LPOQPPPNOQPO
es:mi me LTTJIMPCTNQM
es:mi mujer OMPOMPPOPPPS
es:mi no JLOPPOPPPPPP
es:mi padre OOOP^PPOPPPP
es:mi senora NLPPNPPNPPPN
es:mi sobrin RPPPPPPPPPPR
es:mi socia PKPOfPPVPPMP
es:mi socio OMPOZOPPPQSO
es:mi viejo OMPPSPPOPPPO
es:mia QIPJaMPQOMOR
es:miami ONPPQPPPPPPO
es:mide POWPPOPPUPPQ
es:miedo LONPMNPOOPPO
es:miedo que PcPPPPPPPPPP
es:mientr OPPNROPPPOPQ
es:mierco NFPLPIRPOPlO
es:mierco a PNPKPPOaPTjM
es:mijo LPNPPNPOPPPH
es:mil LRPFR[QQP;KL
es:mil doscie ONPPPTPPPPPO
es:mil ochoci POPPPJPPPPPQ
es:mil pesos PLPPPSR[PPPN
es:mil por MdPPP^POPPPO
es:mil y PTPPPOPPPPPR
es:milagr OPPPPPPPPPPR
es:millon IPONPnNRPLOT
es:millon para OOPPPUPRPPPR
es:millon y ORPPRYPPPPPP
es:minimo PMPPP[PPTPPS
es:minuto QVPIOD7PNORP
es:minuto en PgPPPPOPPPRR
es:minuto y NRPPPPOPPPPR
es:mio ROONROOSOMPL
es:mira UN?OSRROQMR@
es:mira el OQPPPPPNPPPJ
es:mira en ONPPUPPUPPPP
es:mira eso |MPPPTPPPPPO
es:mira que SOPPPOOUPPPS
es:mira te MOPOPRPOPOPO
es:mira vos ]LPOPSPPPPPN
es:mira yo NPPPPPPMPPXO
es:mirado PPPPPOPPPPPR
es:miramo OOPKPOOPPPcL
es:mirand OOOLPQMQPMPN
es:mirar LOPMMNPNPMPS
es:mirarl P_PPPPPPPPPR
es:mire PPPOPOOPMJNU
es:mire a PORPPPPPPPPQ
es:mire eso oJPPPOPPPPPO
es:mire nosotr PPPPPPPPPPPV
es:mire que UOPPPPPPPPPR
es:mire yo MPPOPPPOPOPO
es:miro QQO^JNOOPTOS
es:miro con PPPvPPPMPUOR
es:mis MiQSRGMGNRJI
es:misa RKOOoOSPPMMO
es:misma QORPOOMMPPNU
es:mismo PORYNO<MPUKS
es:mismo con POPYPPPPPWPR
es:mismo dia VLhPPPPPPPPP
es:mismo en PRPOPPPPPOPS
es:mismo la POHOPPPOPOPO
es:mismo lo PPPNPPPQPZPP
es:mismo me MOPPPPPPPPPP
es:mismo no OpPPPPPPPPPP
es:mismo y NLPQPOPOPPYR
es:mismos OaPPPQPPPPPN
es:mitad OUPSRbHGPLMJ
es:mitad de PSPQPPLMPNOL
es:mochil RNPPPPPPPPPO
es:modelo ONPNQOPSPOQR
es:modo ONSPPPPPPPPQ
es:modulo PPPOPPQRPPPR
es:modulo de PPPPPOPPPPPS
es:mojado ONPPPPPPPPPM
es:molest LrOPPPPPPPPP
es:moment L]PQPQPNHNOP
es:montad PPPNPQVPPNPS
es:montaj PPPPPPZPPOPV
es:montam POPPPPOPPPOR
es:montan POPPPMTPPPPO
es:monto PPPPP]OZPPPP
es:monton VOOPPLPOPPPR
es:mostra ZIPOPNPSPT[M
es:moto OJPPPPPOPPPP
es:mover ONPPTPNPPPPO
es:movil UPSIPGONPMOW
es:mucha Q[PPOcPOPPPT
es:muchac PRLOMPMLPOOK
es:muchas KPRLOPNNPLOU
es:muchas gracia PPPPPOPPPPPT
es:muchis VOPPPOPPPPPQ
es:mucho [SPLKPLKQMNV
es:muchos JOPOPQOOPOOV
es:muerto VJPPPPORPPRN
es:muestr PPbPLKONORSW
es:mueve RMPPRPQPPPPP
es:mujer OMPONOPOPNPT
es:multa ONPPPNPPPPPR
es:mundo OKPOPPQOOPOL
es:munici PPQPPNPPPPPQ
es:musica PISNPLPOPPPN
es:muy ^OPCNRK=IBGA
es:muy bien SQLOORNNPONK
es:muy buena UNPPPPPPPPPR
es:muy buenas PPPPPPPPPPPS
es:muy bueno OPPPPPPPPOPS
es:nacion PPPPPOPPRPPN
es:nada PWQTROSMNPHL
es:nada mas G=TQNIQLPMOK
es:nada que OXOOOOQPPPPS
es:nadie UMPESRNRFMLF
es:nadie me ROPPPOPPPPPP
es:nadie sabe OAPPPMPPPPPL
es:nadie se RXQPOPOTPPPO
es:nave LXONOHQORPQQ
es:navida LOPPOFVNOPOP
es:necesi 4RiR?ARPPLIP
es:necesi es ONmPPPPPPPPP
es:necesi que LLoPNMPMNOPJ
es:necesi una POaPPPQPPPPR
es:negro NLiPPPPPPPPL
es:nevera OQPPPOPPPPPS
es:ni iF>CLJQ<9HN@
es:ni a bRPPPOPPPPPP
es:ni el GXPPPOPPPPPM
es:ni la LRPPPPPPPPPN
es:ni me Z?PPPPROPPPO
es:ni se RKPPPOOPPPPQ
es:ni un XMOPPPVOPPPO
es:ni una [OOPPLNOKPPO
es:nina OQPPPPQUPPOL
es:ningun ^PQOMPNNPNPO
es:nino POOOPNOOPOOJ
es:ninos PPOQPMQMQQNN
es:nivel YNPRPPPPYPPP
es:no JXRNNLRHJHLI
es:no como iKPPPPPPPPPP
es:no con PIPPPNRPPPPQ
es:no contes KMNPPNPOPPPL
es:no cuadra OTPPOOPPPPPN
es:no de RNXPPOPPPPPN
es:no el OPUPPXPPPPPO
es:no en RXXPOOOPPPPQ
es:no entra QOPPPTPPPPPP
es:no es LIMMQOOSTOOI
es:no eso POOPTNPPPPPM
es:no esta OPOKPOPOONP]
es:no existe P[POPPPPPMPU
es:no hace Q^OPPOPPPPPO
es:no hay POTQXPURPQPP
es:no he UFPPPPPPPPPL
es:no hemos OPPPPOPPPPPM
es:no la ORPQOLPPPOOU
es:no le QHPPMQNKOJON
es:no les MdOPPOOPMPUN
es:no llego P]PPPRPPPPPN
es:no lo NNYIPIMRMFLQ
es:no los HHRPPQQRKPPU
es:no mas PNPPPPPWQPPO
es:no me MBPSNLS@TTPW
es:no no QMROPQQOPPPP
es:no nos NMPRPPOPPPPN
es:no os PPPQPPPPPRPQ
es:no pasa RLPPOOPPPPPV
es:no pero WM[PPPPPPPPT
es:no por OQUSPOPPPTPL
es:no puede OhPOPOPPOPPR
es:no puedo LYNPOOPOPPPP
es:no que NPPOPPOPPPOQ
es:no quiere NPNPSONOPPPO
es:no quiero OeJSPPPRPPPK
es:no sabe NSPPPOPPPPPO
es:no sabia ORPPPPPPPPPQ
es:no se REGNPWPRSUKU
es:no soy OLPPPPPPPPPN
es:no te SNMPQQNNPPOM
es:no tenemo OZPOPUPPPPPR
es:no tengo QYOPONOOPOPR
es:no tiene QPONOROOWOPI
es:no tienen OXPPPPPPSPPQ
es:no va OTOPPRUPPPPT
es:no vamos PVOPPOPONPPO
es:no van OKPPPPPPPPPP
es:no veo M_PPPTPPPPPL
es:no viene PPPPPMPPPPPR
es:no voy OZPPPPSOPOPO
es:no y PNPPPPPPPPQO
es:no yo OOSPhPSPPPPQ
es:noche PN^ONAIKPSPI
es:noche y TSOPPPPPPPSQ
es:noches PPPPPRPPPPPQ
es:nomas QQQIQMPOQMPI
es:nomas que MSSPPOPMPPOO
es:nombre TPRUQIPQONLJ
es:nombre de OVOPPPPQPPPR
es:nomina POPPPOPPPPPR
es:norma PPPPPOPPZPPS
es:normal ONPOPONPPOPO
es:norte PTPPPPPPPOPP
es:nos ]RON@POQQKRA
es:nos cae TLOPPPTPPPPO
es:nos dijero OXPPPOPPPPPS
es:nos juntam PPPPPPPOPPXQ
es:nos lo ISNPPPPdPOPP
es:nos ofreci OMPPPOPNNPPM
es:nos paso PPPPPPPPVPPP
es:nos quita FOPPPMPPPPPL
es:nos van PQPPPNOOPPPO
es:nos vemos PPPPPPOOPN?V
es:nosotr MVPRQNPGNP;k
es:nosotr cobram PPPPPZPPPPPQ
es:nosotr con SPPPPPPPPPPQ
es:nosotr el P[PPPPPPPPPQ
es:nosotr es PPPTPPPPPOPX
es:nosotr hacemo OOPPPMNPPPPT
es:nosotr le PPPPPOTPPOPQ
es:nosotr lo POPPPOPPPPPT
es:nosotr mandam PPPOPOPPPPPU
es:nosotr no PNPPROPPPPPO
es:nosotr ponemo PPPPPPPPPPPS
es:nosotr somos LQPPPOPPPPPL
es:nosotr tenemo OHOPPPOOPOPP
es:nota NIPRPQOOPPNX
es:notado XTPPPOPPPPPP
es:notas MMOPPPPOQPOO
es:notici PPPPPPPPPPPR
es:noveci PbPPPnPPPPPQ
es:novent PNLNPOKPPLNQ
es:novent y LNOOPNOOPOOP
es:noviem PHOQOLQONNPQ
es:nube MOPPPPPPPPPQ
es:nuestr QPPOJXPRXMDc
es:nuestr es PPPPPVPPPPPU
es:nueva QKOPPPOMPPLQ
es:nuevas POPPPPPSPVPQ
es:nueve OYO=OQPNQMSX
es:nueve dias NjPPPOOPPPPR
es:nueve mil PSPPPPPPRPPP
es:nueve y PPOOPPPLPOSO
es:nuevo MPPPMSPEPNNK
es:nuevos XOPPPNNRPPPQ
es:numero PQQWUQPPLUPU
es:numero de PPPQPPPPPOPS
es:nunca SUPOOOONOPNI
es:o @=OEPUQ>xR9.
es:o con PONPPOPPPPPQ
es:o el PRPPUUPPJPPQ
es:o es OMOPPSPMoPPH
es:o hay PNNPPOPP^PPL
es:o la PPPPPPPPMPPM
es:o lo POPPPNQOSOPL
es:o me POPPPOPPMPPO
es:o menos ONPPPKOPPPPW
es:o no OBPQhOPOPVPN
es:o por ONPNPdPOiPPE
es:o se PNPPPYPPZPPO
es:o sea PSPLPRTLQNPR
es:o si ONVPQOYONPPO
es:o solo PPPPPOPPXPPQ
es:o un PPXPPPPPHPPQ
es:obliga OQPOPNQNOPOP
es:obra EPPPLPRRPPUQ
es:obra de OOPPPRPVQPPN
es:ochent QONOPTNLRNNO
es:ochent mil PQPPPKPPPPPP
es:ochent y OLPPRQPOPPPQ
es:ocho SNNNPRQNPIXM
es:ocho de VQPPPPPPPOKQ
es:ocho dias PPPPPPUPPPPO
es:ocho y POPRTPPNPM[P
es:ochoci OHPPPQPQPOPQ
es:octubr P>OOORNPORNQ
es:ocupad P^PPPOPPPPPQ
es:ocupo NMaOPPUQPOPP
es:oferta PPPNQPPPPNPQ
es:oficin PPNPPMOROOVQ
es:ofrece POPPPdOPPOPQ
es:ofreci P7ROOOOKKOOL
es:ofreci lo SLPPPPPPPPPP
es:oiga LKPPPOQONPPO
es:oigo NOPPPPPPPPPK
es:ojala PNROPPPOPPPP
es:ojo PNMPOQOIMLNL
es:ok OOPOQOJOOONO
es:olvida LSPQTNPOOQPO
es:once OOPNOPPNOROM
es:once de OQPOQPQPPNPP
es:once mil PPPPPVPPPPPS
es:once y PQPPOPUPPSOO
es:onda PPPPPYPXPPSO
es:opcion PPPPTOPPPONS
es:operac OOPP[QPOPPPO
es:operad WOPPPPPPPPPQ
es:operar PNPPPPRPPPPQ
es:opina PPPPUPPPPPPR
es:orale RNPPPOPOOPPK
es:orden NMPXOMOhPRPL
es:orden de POP]OPLZPTQQ
es:ordena PUNPPNRPQPPI
es:os PPOlJQJJPfLg
es:os mando PPPYPPPPPSOQ
es:os parece PPPMPPPPPOWQ
es:os va PaPPPPPPPPPP
es:oscar TTPPPPPPPOPM
es:osorno POPPNPPORPPP
es:otono PNPOPOQPPOPS
es:otra OSOQMQLQPSTN
es:otra cosa TLPOEOOLPNON
es:otra empres OjPPPPPPPPPO
es:otra marca PPPPPPPPRPPQ
es:otra vez KdPONQLJPN^L
es:otras VANLPLOlOONP
es:otro NVNQMQOPONKD
es:otro dia NJPPPOPPPPPN
es:otro lado NePPPPPPPPPP
es:otro que PPPPPPPPPPPN
es:otro sistem PPPPPPPPPPPR
es:otros OQOENMPPHPJN
es:oye W=LORPOPSOKI
es:oye y NNPOPMPQ]OPK
es:pa MMPNPOPfSOPO
es:pacien PPQKPQLGONPJ
es:padre PHQPSOOPPQPQ
es:padre que ONfPPPPPPPPP
es:padres PNOPVMPPSPQQ
es:paga POPFQoNNXJNP
es:paga el POPPQRPPQPPO
es:paga la PPPPPNPPPPPS
es:paga por PNPPPnPPWPPS
es:pagamo P[POOhPOLOPN
es:pagan OOPOPZPPPPPS
es:pagand P_PPPtPOPPPM
es:pagar BXPFPaPTPNQP
es:pagar en POPOP[POPPPP
es:pagina OPOPPNPOPOOR
es:pago XRNOP]OOPINI
es:pago yo VNPPPXPOPPPO
es:palabr OMPORHOQLXOH
es:pan QHNOPNROPOQM
es:panele PPPPPPPPPPPU
es:panico P_PPPOPPPPPO
es:pantal OQSMOLONPLOR
es:papa QBPLPPPMPNOI
es:papel GRPTOGKTPPLT
es:papel que POQZOPPbPPPP
es:papele PNPPPPPXRPPM
es:paquet OTPOPcONSOPO
es:par PRPPPRPPPPPV
es:para LTOQHVGcPOPH
es:para arriba POPPPZPPPPPQ
es:para cuando PPMPPNMMNPNT
es:para el KOWPJNROP<@N
es:para entonc OQPPPPSPOPPQ
es:para eso NQPNPOPOPOPT
es:para la RGNQKQMiPPPO
es:para las MHQSPMPRPPPP
es:para lo OZPPPSPPPPPO
es:para los VQSPPLOMPPOR
es:para mi RTPSPSPRPPOQ
es:para nosotr N]OTPPOOPPPM
es:para que PUOTONPQPaRW
es:para su PNPPPPPPPPPN
es:para todos POPPPbPPPPPR
es:para una PUOPPPOPQPPN
es:para ver PPPNPPPPPOYQ
es:parada TPOOPPPOQOOO
es:parado [SONPNPPPPPN
es:parar MNMPPPQPPPPO
es:parcel TOPOPPPTPPPR
es:parece dOKLQRIIGMOR
es:parece si PPPQPQPPPPPS
es:pareci OPNOPOONPOON
es:pared PPPPPPPPOPPT
es:pareja YLPPPOPPPPPP
es:parte RQRPOJPOPPOT
es:parte de NTPPPOPPPPPR
es:partic OPPPTOPPNPPP
es:partid WHRQPSPNPRRO
es:partir MKPJONSbPKPQ
es:partir de OPPLPNSTPMRQ
es:pasa PUBQNEOBQQI[
es:pasa a OLPP[PPPPPOO
es:pasa es NPMPPOPPPPPO
es:pasa nada PPPPPPPPPPPT
es:pasa por POPR?PPOPSPO
es:pasaba YMPPPPOOPPPP
es:pasada FRPNRPPKPOPM
es:pasado QMNLPCPMRPOK
es:pasame PNPcPNSmPaOO
es:pasame el POPgPOPsPhPO
es:pasamo PPPOPPcPPRTT
es:pasan PPPOPRPPVPPQ
es:pasar OPO@PNQKPHNS
es:pase INMNRP[PPMOR
es:pase el PNPPPSUOPPPO
es:pasill GPQPPPPPPPPN
es:paso EWMOPTNRRn[Q
es:paso a PQPWQPOXPqSQ
es:paso con PRPPPRPPPOQP
es:paso el OSPOPOPPXMOR
es:paso hoy PPPGQOP]PNPR
es:paso la PPPdPSPPPTOM
es:patio PSPPPPOPPOPS
es:patron OQPOPORQPOSP
es:paz SKPPPPPOPPPO
es:pdf PJVPPOPKPNPQ
es:pedido PPQEP<QPOMJQ
es:pedido de PPRPPPTPPPOQ
es:pedir ROTPPPNRPPOO
es:pediri JD~MOOPNOOPL
es:pediri es OMWPPPPPPPPN
es:pediri que OLbOPPPOPPPN
es:pedirl OPPPWTO~WPPN
es:pegada ONUPPPPPPPPO
es:pegado PLRPPOPPQPPM
es:pelean MQPPPNPPPPPN
es:pelear RLPPPPPPPPPO
es:peluqu ORPPPQPPPPPM
es:pena QOPOOMOOPOOV
es:penali POPPPRPNQOPR
es:pensab ^LPPPZXTPPOO
es:pensad uNPPP[SPPPPP
es:pensan NdPPPOPPPPPO
es:pensar ^JPPPOPUOPPO
es:pense SNPPPOPPPPPO
es:peor VMPPPTPPPPPN
es:pequen OJROOSPQPOOV
es:perder UXOPPOPPPPPP
es:perdid RSPOPPOMPNPN
es:perdon GPOOOHOOPPOP
es:perfec YIOPOCPDPPQU
es:period NRPPPQPOSPPK
es:perito WMPPPPPOPPNS
es:perman PQPPPEPPRPPM
es:permis MEPRUSMiSROJ
es:permis de PPPPPOPPTPPQ
es:permit OS[PPPPOPPPN
es:pero CFRRUQRRGUSE
es:pero a NNRPPOPNPPPP
es:pero bueno NJPPPPPPPPPO
es:pero con RKPPPTPPPPXN
es:pero el M[OOUPPNPOPN
es:pero en LQPPPQRWPPQR
es:pero es PPNSVOPRPSPP
es:pero eso LONPPQPNPPPO
es:pero la POQNPTPQPOPM
es:pero lo PPPXPOPPPVPR
es:pero los OOPPPNPPPPPO
es:pero me OVPPPPPPOPOU
es:pero mire TNPPPPPPPPPS
es:pero no JTNRNQNMPQNP
es:pero que VKSPPPPPPPPP
es:pero se LRPLPNPQONPN
es:pero si PUPPPPPPPOPO
es:pero sin PL^PPNPPPPPS
es:pero tiene PSPPPOPPPPPP
es:pero yo NVPOOQWWPXTP
es:perro ORPOROOOOPOO
es:person NSPQRROKLQOO
es:person y POPPPOPPPPPR
es:pesa OWPPSQNOPOPN
es:peso ONOPROKPVPPR
es:pesos @NNNO@QRPMPL
es:pesos por PPPPP^PPPPPO
es:pico OKPPPNPNPPOM
es:pide MPYQLNMMQNNU
es:pide la PPPPPPPPPPPT
es:piden ID]PPOONOOPN
es:pidio VOPOPOPPPOPR
es:pido PMRNRPOUPNRQ
es:pie VROPPPPPPPPN
es:piensa _PPPPQPPPPOU
es:piensa que PRPPPOPPPPPS
es:pienso PTQPPZPPPPPP
es:pierde OJNPPQPMSPPM
es:pierdo QZPPPPPPPPPO
es:piezas OLMPPOPPVPPR
es:pilar PQPPPPPPPPPR
es:piloto ONPPPNNOPSRP
es:piso PZIPOVWPPPMQ
es:pisos OPPOPPPXPOYN
es:pizarr OOPPPPPPPPPS
es:plan OPPRPYNNPQMT
es:plan de PSPPPOPPPPOO
es:plano PPPPPPPOPOPT
es:planos PPPUPPPPPXSQ
es:planta DOMOPHQXPQRO
es:planta de PKPPPPUoPPOP
es:plante QNPPPOPQPPPO
es:plasti OOPPPNPPPPPO
es:plata H[OL]iNVOLNL
es:plataf PLSMNLOOTOPS
es:platic PNPRPQPOPRPR
es:playa ONOPPPPOPPPO
es:plaza MOPPPPPPPPPP
es:plazo PPPPPOOPLPPP
es:plazos NOPPPNPPQPPP
es:plena OZPPPPPOPPPO
es:pleno NTOPTPSPPPPM
es:po NRPPPMPPPPPN
es:pobre SPPPPPPPPPPT
es:pobres PUPPPPPPPPPR
es:poco PULONOOMOOMP
es:podeis POPOPVPORPPP
es:podemo MTPMPWMjaL^O
es:poder PNhNPNPKOONN
es:podria QLZOOXNfJLUS
es:poliza TOPPPOOPPPOW
es:pollos PUPPPPVPPPPP
es:pondri RNRPPOP^POPP
es:pone @TIOUNOF[JNJ
es:ponele PQPRPPOPPPOM
es:ponemo POPNPMPPPLOV
es:ponen LPONRPPPPQPJ
es:poner LORPQROPRPLQ
es:poner un POUSPNPUPPPQ
es:ponerl OQQPPOP_PPPO
es:pones PPUPPPPPPPPU
es:ponga OQQNQQPOQOON
es:pongal NMiPPPPYPPPN
es:pongam PNPOPPPTPPQN
es:pongo OQO]WCMTNUOQ
es:pongo en POPRPPPSPPOP
es:ponme PNPPPSP]OQPN
es:poquit TRPPPRPOPPPO
es:por OLVNLZIMOIHR
es:por ahi RPOJLKPQOPQO
es:por ahora PPPNPMPPPOPR
es:por algo OYPPPLPPPPPP
es:por alumno PNPPPdPPUPPM
es:por cada OMPPP]PPPPPP
es:por ciento SPMMPCNHOROW
es:por correo POPPPOPPPPPN
es:por donde ONPPPPPPPPPR
es:por dos PPPPTPPPPPPQ
es:por el PNQKPMPOOMOT
es:por encima OSPPPPPPPPPP
es:por escrit MKNhPJMTPTQP
es:por eso OPOHOQNQLJPL
es:por favor NWPaOKPPOLJH
es:por hora POPPPOPPPPPR
es:por la RLTNOPOQPNRS
es:por las QOPLPSQOOPRN
es:por lo QPWLPHPOPKOV
es:por los ORQOPQPPNJOS
es:por mensaj ONOPPPPPPPPP
es:por mes NRPPPZPPPPPO
es:por mi NPPPKQPTPPSN
es:por nuestr PPPPP~PPPPPR
es:por person PPPPPrPPQPPN
es:por que NOOPNPPPMPOR
es:por semana QOPPPOOPPPOT
es:por si MROPRPPROPNM
es:por su POPOPNPOPPPR
es:por telefo FKPOPNPOPPPL
es:por todo TNPOPPPPPPPO
es:por tres OL^PPMPPPPPP
es:por un MOPNPMPPPQPK
es:por una PSOPPQPOPPPN
es:por whatsa PMORPMPOPROQ
es:porfa PNP~PPPNPPPM
es:porque QIiPO+TEW=56
es:porque a POQPPPPPNPPP
es:porque ahi QORPPPOPPPPO
es:porque aqui PPOPPPPPUPPN
es:porque el RDQOPOPPONNL
es:porque en PIQPPP_XPPOP
es:porque la VQNOPPPMQPON
es:porque los RRPPPPPPPPPP
es:porque me PLPRPPNPPPPP
es:porque yo QLOOPPPOOOPO
es:portal M^PLOOMOLIPV
es:portal de PPPPPPPPPPPR
es:portug SYPPPPPPPPPQ
es:practi SPPPPPPPPPPL
es:precio YPLSOTNHSTNN
es:precio a PWPTOMPPPPPQ
es:precis OPZPPOPPSPPL
es:prefie N]PPPQPPPPPV
es:pregun UOIOPFNKQPPO
es:pregun a PNP[TOPPPVOP
es:pregun en PPPQPPPPPRUP
es:pregun por RPOMRLPNPNOO
es:pregun si O~PPPOPPPPPQ
es:prende WOQPPPPPPPPP
es:preocu PLMOOANNOOOS
es:preocu es OlPPPOPOPPPQ
es:preocu que PZPPPPPPPPPQ
es:prepar ONSgSLJUPVXR
es:prepar el PPP~OOP~PQPM
es:prepar una PPPM[PPPPMNQ
es:presen NRNiUJOTPanQ
es:presen a PPPPPPPPPPaT
es:presid NQQPaPOOPPPM
es:presta OOPOWSOOPOOP
es:presup KEQPOJSSORPR
es:preven PRPPPPPOPPSP
es:previs PPPPPOVPMPPM
es:prima OZPOPJPYPRPR
es:primar OZPPPPPPPPPP
es:primer SNLPNRTaPRQO
es:primer ano PPPPPaPPPOPU
es:primer de MJOPPPwONQOP
es:primer en QJPOPPPkPOWN
es:primer hora PPPRPOOPPKOR
es:primer que ROPPPPPRPPPP
es:primer semana PPPOPPOPPUeQ
es:primo LOPONNPNOOOO
es:princi MQPPPJZPPPPS
es:prisa PQPPPPNPPPPP
es:probad POPRPPPOPQPO
es:probam NIPNPOOPPOVM
es:probar OLOQNMO~SQRR
es:probas PPPPPPPPPPPS
es:probe YLPPPOPOPPPO
es:proble LMPPPHPOPQPX
es:probo PPPPPPPPPPPR
es:produc ORQRPLOORMPX
es:profes QMPLPQPOOMOM
es:progra PSLRPGKOOQNS
es:progra no PdPPPPPPPPPS
es:promet PqOYOJNNP]MQ
es:promet nada PTP]PPPPPQPO
es:propio POPPPNPORPPM
es:propon POPWZPPYPWPU
es:propue POPMPMKQPMPU
es:propue de PPPOTPPPPOPR
es:provee PSPPPOOPNPPQ
es:provin PMXNQKPNPOPR
es:proxim JOMTLOO_NJ[O
es:proxim semana PNPQPPOOOOWO
es:prueba HRPWNPLSPOeV
es:prueba con PPPWPOPIOPNP
es:prueba de PPQQPOPPSQOS
es:prueba en PPPPPPO^PPWO
es:pruebe QNPPWPPPPPrP
es:public PPPOOPQNOPPM
es:pudier KA~ONMNGOPNP
es:pudist PPPPPPPPPPPR
es:pudist ver PPPPPPPPPPPR
es:pueda IM~POPNLINOL
es:puede BSJCLQMKj5Pf
es:puede hacer PQPPPOPP_PPV
es:puede pagar PPPPPkPOTPPP
es:puede poner PPPOPOPPMPPR
es:puede ser OQMQPNPOPPQM
es:pueden OLPKOKPL~POP
es:puedes POPSPRPWVPOP
es:puedo QNO<OeOQP1OW
es:puedo poner OKPPPSPOUPPO
es:puente OPPQPOLPPOON
es:puente de PQPSPPHQPPPO
es:puerta NPPNNCPQKQPK
es:pues LQOOLGQU7JME
es:pues ahi NQPPPOPOPOPR
es:pues aqui PRPPPPPPPPPM
es:pues el PRPOPPPMPQRN
es:pues en MROPPORSPPPO
es:pues entonc SPPPP[POPPPN
es:pues eso MSOPPOPOPPPK
es:pues esta QNPPQSPPPPPQ
es:pues esto TPNPPPPPPPPT
es:pues lo PQPPPOUPPPPQ
es:pues me cKPPPOPOPPOP
es:pues mira QOOPRMQRPPRQ
es:pues mire MNPPPPPPPPPR
es:pues nada PPPOPOPQPPPT
es:pues no ORPPPPPPPPPS
es:pues nosotr PPPPPQPPPPPS
es:pues que NHOPPPPOOPPN
es:pues si OTVPPOOQOPNM
es:pues ya YFPPPLPOPPPP
es:puesta OOQMPMZPPMUT
es:puesta en PPPNPNbPPNWT
es:puesto PNOLOQPPOMMM
es:punto YOOPNWOMPPOP
es:puntos SQPPPMOPPPOT
es:puntua RTPPPTPPPPPO
es:puro PPPPOOPPPPPN
es:puse SLPPPPPPPPPL
es:puso VNPPPPPPOPPP
es:que RMaMPULOGERN
es:que a PMPNPOOQOOUO
es:que aca PNPPPPPPPPPQ
es:que ahi MPQPOOTNOPPO
es:que ahora LSPPPOPPPPPN
es:que alegri PPPPPPPPPPPU
es:que alguie PNPPPOTPPPPQ
es:que antes XQQOOUPNPPTM
es:que aproba PPPOMPPOPPPP
es:que aprueb PPP^iTPRPQPQ
es:que aqui OPPORPPRPPPP
es:que arranc UOPPPPUPPPPO
es:que autori OOROUPPQPOPO
es:que avisar OKgPOOPOPPPO
es:que avise PNjPPPPPPPPP
es:que bien IPPPOPPPPPPP
es:que buena SPPPPOPPPPPR
es:que bueno RNPPPNPPPPP[
es:que cada OPUPPQOOPPPM
es:que cambia PYPPPPPPPPPU
es:que con QQOOPUPNOOPP
es:que da SMPPNOPVPPPP
es:que dar ONPQ^OLPPQPO
es:que decide PQPR^PPPPPOP
es:que despue OOPPRPRPPPRO
es:que dice NTPQUPOPPQPQ
es:que dijo PPPPPPPPPPPR
es:que el QLmPRSQLKPPC
es:que ella PQPQ]PPQPTPO
es:que ellos iNTPPPPPPPPN
es:que empiec PPPNPPSRPPTO
es:que en VLNMNQOPQOPL
es:que entra POOPPQPXPPPO
es:que entrar OQPPPPTPRYPM
es:que es HOPQYQTXNPQE
es:que eso VMWOTOPQOOPM
es:que esta PTJHORPNPIVL
es:que estamo NPPQPPQNPMOQ
es:que estan OSPPPQPOPPPN
es:que estar PBOMSLcFLNMN
es:que este QNLOPQZLPPOR
es:que estoy NOPPPPPRPPPM
es:que falta PQUPPOPPPPPQ
es:que firma OMOPIPPRPPPL
es:que firmar PRPZOOP^PPPP
es:que funcio MTbPPSPOPPPO
es:que gusto PPPPPPPPPPPR
es:que ha RKPPPPPPPPPR
es:que hace PNPPPPPPPPPT
es:que hacer ORVPPOPTPPPL
es:que hagamo PPOPPOPPPPSQ
es:que hay PQLJPQPRPPQH
es:que haya MMMPPOPPPPPO
es:que hizo SNPPPOPPPPPQ
es:que hora OWNPPOPPPPPP
es:que hubo PPPPPPPPPPPV
es:que iba eQPPPSPPPPPO
es:que la PVMPUOOPIPNO
es:que las PPSPQMPQPPON
es:que le PQNGQFIQOGOR
es:que les PPNNPPPPNOPS
es:que llega PQPPPPTPPPPQ
es:que lleva OPPQDMPOPQPR
es:que lo PONNVJONFQQP
es:que los OWSRNPOJPPPQ
es:que luego PPPPSFPJPPPM
es:que manda POPOAPPQPPPO
es:que mandar OQRPPPPdWPPL
es:que mas LONOMDOPPORT
es:que me LUXP?REFEP:Z
es:que mi OVOPQTPOPPPP
es:que necesi O_PPPOPXPPPS
es:que ni MQPPOPPPPPPN
es:que no UJMTRSRMRKSK
es:que nos WVOPOOORPPOL
es:que nosotr VQPPPQPPPPPR
es:que os QPPOPNPPPOPS
es:que paga OPPOTOPQPOPO
es:que para QQPRPGPMOOPL
es:que pasa MQJPKNPMQPPL
es:que pasar PPPPRPPPPPPR
es:que paso PPPPPPPPPPOR
es:que pena PPPPPOPPPOPZ
es:que piensa PRPPPOPPPPPQ
es:que poder PPUPPPPPPPPO
es:que por PRTMPYNQNNPN
es:que pregun MPPP^MPOPPPQ
es:que quedam PPPPPPPPPPPS
es:que quede PMQPPPZPPQPQ
es:que quiera PNPOPPPPPPOT
es:que quiere OTMPPPPPMPPM
es:que quiero NPNOPOPRXPPO
es:que sabe PTPPPPPPPPPR
es:que salio PRPPPPPPPPPR
es:que se LPVNPMMOLPCM
es:que sea RaCPSPUPPOJJ
es:que ser POMPPOWOPPOP
es:que si OKWRWBQOMLSS
es:que sin OKPQVPPPPPPP
es:que son KPJOSPO^OOQN
es:que soy ORPPUPPPPPON
es:que su OYPPPPPPPPPO
es:que suelta POPOlPPOPPPP
es:que tal OOPOPKOSNPNS
es:que tambie MPYPPPPOPPPO
es:que te TLORKBOPPNOW
es:que tendri POOPPOQPPPPS
es:que teneis TPPPPPPPPPPQ
es:que tenemo PLPPORbNPPPL
es:que tener ONRPPOOOPPPM
es:que tenerl OOPPPP_OOPPO
es:que tenga RMROPPOPQPPS
es:que tengo IOPWONNPOROL
es:que tiene PPONZMPPOONP
es:que tienen PXPPPPPPPPPT
es:que trabaj PZPPPSPPPPPS
es:que tu N_PPPOPPPPPR
es:que un KUNPP[POQPPQ
es:que una OeOPPOPPPPPQ
es:que uno PTMPPOPOPPPP
es:que usted nPONPOPOPNPN
es:que ustede VOSPPXPPQPPR
es:que va SMPNNKPMMNOS
es:que vaya POPePPPoPP[U
es:que venga PNMaPPPLPRMK
es:que ver PPPOPQPPPOPU
es:que verlo PPPP[PPPPPPS
es:que viene NPORNRRWPQVW
es:que ya NYNMPVPPOPQR
es:que yo TNSPSOP;NOJK
es:queda NQINMOAQYPQS
es:queda el POPPPPPWPPPQ
es:queda en PPPPP[PPPSPV
es:quedam NSPNPOLXPPQU
es:quedam en PUPPPPPPPPOT
es:quedan RPPPPPOPOPPT
es:quedar KROWOZPSPQON
es:quedar en PbPPP^PPPOPO
es:quede PFPPPPUPPPOQ
es:quedo UUOPOOKQNOON
es:querem LPPPOPZWPPON
es:queres XNOOPPPPONNP
es:queria NKRNOKNTPNOV
es:queria saber PPPPPPPPPPPR
es:querri POPOPOQPPPPT
es:quien LRQWONOQUWLW
es:quien autori PPPVMPPPPSPP
es:quien decide PPPPNPPPOPPQ
es:quien es POPPPPPPPPPN
es:quien firma POPPQPPTPRUO
es:quien la VYOPPRPOPPOR
es:quien le PSPPPPPPPPPQ
es:quien lo IUQMORPNWOOJ
es:quien me PSPPPQPPgPPN
es:quien se PfPPPPPPPPPS
es:quien viene PPPPPPPPRPPO
es:quiene PPPPPOPPRPPO
es:quiera OOMNROJOPNNW
es:quiere PQPOODORNNPJ
es:quiere que OPOPPPPPNPQN
es:quiero HTL[CPT[RRME
es:quiero es ORTOPPPTPPPP
es:quiero que NQGPPUQOPPPP
es:quiero ver NQXOPQPNPPPN
es:quince QMMNOPnQJQRO
es:quince de OFOOMMYPPPPO
es:quince dias UMPOPQSPPMPR
es:quince por WPPPPORPPPPO
es:quinie PPP[PZOZPPNW
es:quinto [LQOPPPPPPPP
es:quisie NIaNPNQUOOMO
es:quisie que ONWOPOPSPPPP
es:quita EPOOPPPNPOPK
es:quita el LQPPPSPPPPPO
es:quita un EPPPPMPPPPPM
es:quitad cRPPPPPPPPPP
es:quitar YUPOPRPOQOPL
es:quito VNPWP_PPPtPV
es:radio MIOPPOPPPPPL
es:ramon PPPPPPPPPPPR
es:rapidi SOPPPPPPPPPS
es:rapido bJPPPNSNOPPN
es:rapido que cOPPPPPOPPPN
es:ratito PPPPPPPPPOPU
es:rato OLPSPOPPTRPM
es:razon OOPMOMNPPNPU
es:razona jOPPPaPPPPPO
es:recarg PPPOPYPPPdPT
es:recepc OPRLOKOPOPPP
es:receta _J^OPNPPPPPO
es:recibi OMTPPPPPPPPO
es:recibo RPPPMYQLRNOP
es:reclam TLPPPPPPPPPP
es:recoge QLTRNOQPPQMQ
es:recome OQOOXPbTPROO
es:recono WPOPPQPPQPPM
es:record RNSMPMNPPOPS
es:rector OKMRXOPUPROL
es:regala OQZPPOOPPPPN
es:regist MXLROLMOTPOR
es:regres OMPOPSONPSPT
es:regula ONQPPPPPPPPO
es:rellen NMPQPOOPPPNQ
es:reloj WMPPPPPPPPPP
es:remolq TJPPPNPOPPPQ
es:renova PZPRPQOMPNOV
es:renuev OSPUPNSSPPPP
es:repart PMOOOJPNOONQ
es:repeti TMPNPNPPPOOQ
es:repues PPPPPUPOVPPL
es:reserv UNT[MVN^PVNU
es:reside OPPMSLPQMQPQ
es:resolv OOPPPOQSPVPO
es:respal PPPPPOPPRPOO
es:respet OXPPPePPPPPO
es:respon ZNPPOMPNWPPK
es:respue PPPYPRPPQUQR
es:restau ONPPPPOPPPTO
es:resto OQPPSOPTPPOP
es:resuel OLOPdMbKPPKP
es:result gOPPPRPPQPPO
es:retira POPXPOOPKWPM
es:reunio QNPLOOOPPLLO
es:reunio de SPPOPPQQPOPN
es:revisa PPPQPPOPPQOW
es:reyes OQPPPPNPPPTP
es:rio PRPPPPPPPPPQ
es:rocio PPPPPPPPPPPS
es:rodado PPPPPPUOPPPP
es:rodill TQPPPPPNPPOL
es:rompe RNPPPNPPPPPN
es:ronda POPPPOOPPPtQ
es:rosari JIPPPOPQPPOP
es:ruben ORPPPOPOPPPL
es:ruido LROPPOPPOPPL
es:ruta LLSOPOPONNNS
es:ruta de OOPPPPPPPOOR
es:sabado <[PPPOZRPQML
es:sabado a PRQPPPPPPTJP
es:sabado y PSPOPPUUPOkO
es:sabe KMOOINOKOOOG
es:sabemo SLVPPNPOPPPR
es:saben NPPPPPPPQPPM
es:saber SVGLNOOLVJOP
es:saber como PPOOPPPPnNPQ
es:sabes SOOPONPOPPPQ
es:sabia LPPPPOPPPPPN
es:saca KPPOPNMOQOOS
es:sacan PRPOPPPOPQPO
es:sacar QTPOPOPOPPPO
es:saco RULVPHNMQUNN
es:sala LRPLOOPOOOPP
es:sale NRO:AWPUPPQZ
es:sale a OPPPPRPPPPPT
es:sale el PPPPPPPPPPPR
es:sale en JaPPPVPOQOPR
es:sale la PRPPPPPVPPPS
es:sale por PPPPP[PPSPPL
es:salen RQQQOSPPPSMP
es:salga PJRPPOPPOPPN
es:salia NPPPPPPPPPPO
es:salida PQPPPPPNPORO
es:salier POSPPPPPPPPO
es:salio V[MOPPQKNOON
es:salir RRQPPOPPPPPQ
es:salon PQPPPQPPPPPR
es:san WQNOOMVOPOPL
es:santa KPNNOPQPONQL
es:saque PKQPPPPTPPPM
es:satisf sPPPPPPPPPPQ
es:se ROMMKRR@TSCQ
es:se a NmPPPPPPPPPP
es:se acaba POPPOPMOPPPO
es:se acuerd PNRPONPPNPPN
es:se arma SPPPPPRPPOPQ
es:se cae PMPPPOPPQOOR
es:se cierra NSQOPOPOPPOQ
es:se cobra PPPPP_PPQPPR
es:se compra OQPPZSSPUPPO
es:se conect PPPPPOPPSPPO
es:se demora OSPPPQSPPPPQ
es:se enferm MNQPPOPTNPPO
es:se entien oNPPPOPPPPPN
es:se escuch PPPPPPPPPPPR
es:se fue LQPPPNPOPPPN
es:se guarda PPPPPOPPPPPT
es:se ha PYPPPOOPPPPM
es:se hace PPPPSOQMOOOV
es:se jubila NIPPPPOPPPPN
es:se la PJPgPMOPOpNS
es:se las POPXPOPPPWNR
es:se le JRNOPQPPPOPM
es:se les PJPPPMMPPPRS
es:se levant LQPP_POOPOOO
es:se llama OPPPPOPPPPPS
es:se lo SPJkORQPOnTa
es:se los RMOOPOPPPLPS
es:se me YVPOMPPRPPJE
es:se nos NNPMONPJNMNK
es:se nota MNPPPPPPPPPT
es:se oye RNPPPPPPPPPN
es:se paga PKPPPdPOZOPS
es:se pierde OLOPPRPPPPPO
es:se pone LPOONOPPTOPQ
es:se preocu PMPPPPPPPPPR
es:se pudier OO]PPPPOPPPO
es:se pueda OP]OPPOOLOPN
es:se puede NPK&OPOGZCLb
es:se pueden POOPPNPPuPPN
es:se que QOMPPQPPPPPS
es:se queda NPPPPRPSSSRO
es:se quedo NbPPPPPPPPPL
es:se rompe SOPPPPPPPPPN
es:se si TWOPPPPPPPPN
es:se te PNPPPSPPPXPL
es:se va DVJOMPRLTNNI
es:se ve NLOOPMPOOPPK
es:se vende QNPPPQQPPPPO
es:se vota OPPPSPSPPPPO
es:sea S[OLPSWPQPMK
es:sea el UVSPPPPPPPPN
es:sea que NSROPSPPUOPV
es:secret QSPSOOPMPPNO
es:sede PPP[PPY]PTOR
es:seguim POPOPOPePPUP
es:seguir OJPPPOPPPPPP
es:segun PMPPPZNPPOOR
es:segund OXORL^VQTGQO
es:seguri OWPQPNPPQQPN
es:seguro OONPPCPPWNMW
es:seguro de PPPPPPPPXPPO
es:seis ONQQN[OQPLJ^
es:seis anos POPPPRPPPPPN
es:seis de RRPPPPPPQPPN
es:seis meses NOUPPNJOPOOQ
es:seisci OPPOPTPOPNPO
es:semana NKPPNPlSPScT
es:semana a PPPOPPOPPMPQ
es:semana de PLPQOOHPPXgR
es:semana para PPPPPPSPPPZS
es:semana pasada IOPOSQPOPPON
es:semana que PPPLPNORPVVT
es:semana santa NONOOPQPOOQK
es:semana y RSOPPONRPRRL
es:semest P_PPPT_PPPOO
es:senal QPPOPPNQPRWO
es:senor POMLQPNMOMMZ
es:senor que NRPPPPPPPPPP
es:senora QHPPOFJTNRQY
es:senora que ONPPVPPOPPPO
es:senori POOPOPPOOPOC
es:sensor PNfPPKNPPPPT
es:sentad ZOPPPPPPPPPQ
es:sentid POPOPOPPOOUQ
es:sepa PSNPPPPPPPPO
es:separa ONPUPUM~PORR
es:septie PQPOROIKPNMN
es:ser POMPMQZPPIPO
es:ser antes PPPPPPaPPPPP
es:ser el PSPPPPPPPPPP
es:sera OVPPPNPPPPPK
es:seria PPfKNQUPOPLP
es:seria la POsPPPPPPOPQ
es:seria lo OPWPPUUPOPPP
es:serian PPPPPUPPQOPT
es:serio QPPQPMOOSLPS
es:servic OPRMPROPPMQX
es:servic de PPPPPOPPPPPS
es:servid OQYOVOPPPPOW
es:servir OIUPPPPPPPPP
es:sesent AQRPMZPFPHGM
es:sesent dias OYPPPXPPRPPM
es:sesent y OQPPPTPNONNO
es:sesion NNPQNNXPPOQR
es:seteci PPPPPPPPPPPS
es:setent NWOPRNPNPPOT
es:setent y OPPPTPPPPPPQ
es:si QKTNRRQXRPMI
es:si a ORTPPTRROPPM
es:si con OOPOUMOPPOOU
es:si el PQQIVNPOSPKG
es:si en OSPPPOPOPOPS
es:si es QNSPOROPKOOP
es:si eso PQOPPOPQQPOL
es:si esta RPNPPRPPPPOU
es:si esto PNPPPO]gPPOO
es:si fuera ]RPPQOPOPPPP
es:si hay PMPPPOONRQXN
es:si la P@PJPOOTOPOI
es:si las PWOPPPPRVXPO
es:si le PPWRPZPPQQQN
es:si les PPPSPRPOPONQ
es:si lo QDNNMOPTPQON
es:si los NPRPPOPPPPPS
es:si me QNOPLTNQPQPL
es:si no GOQQPOQRPNRS
es:si nos PMONPOPZPPOR
es:si o NJTQWNVOMUPO
es:si os PPPOPTPOQPQP
es:si para POPPPPWXPPOR
es:si pero OaRPPPPQPOTW
es:si por ONTPTOPOPPPQ
es:si pudier PMWPPPPPPPPQ
es:si que RPPOOQQTOOTM
es:si quiere PQPOONPMPKPU
es:si se OQPQOOOQNQPX
es:si senor POPPPOPPPPPS
es:si senora POPPPPOZPPSR
es:si si ONOPSOPOPOOI
es:si son PPPPPQPPPPPW
es:si te OQPPPQPNPOXQ
es:si tiene OQOYOSPPPPPM
es:si un KPXPPNPQVPPM
es:si y WSNP[LPJOMNY
es:si ya OLPPPOPSPPPO
es:si yo PNPPNPPOPOOO
es:siempr bOPNJOSAOIIG
es:siempr hay PMPPPPPPPPPQ
es:siempr la WOPPPOPPQPPR
es:siendo PQPPPPPPQPPN
es:sienta PMPPPPPPPPPO
es:siente PPPOPPPcPO[Q
es:siento MPOLOLPaPRXQ
es:siesta PPPOPPPMMVSN
es:siete QQMOPOGONNNK
es:siete de P^PPPPPPPPPO
es:siete y NPMPUNPOPOOO
es:sigo OUPPPPOOPPON
es:sigue I]OOQPONPONR
es:siguen POPPPLPPQPPM
es:siguie RROOPMRSOOPN
es:silla POPZPPPPPSPP
es:silvia PPPPPOP}PPPS
es:simple OYPOPPPOPOPP
es:simula OPPPPOPPPPPR
es:sin THaRPQQSRUQ^
es:sin compro PTPYPIPPPTPS
es:sin falta PPPSPPPPPuTS
es:sin intern PPPPPPPPPPPK
es:sin proble PPPOPOPPPOPS
es:sin que RKSPRPPPRPPM
es:sincer L~POPOPOPOPP
es:sincro PPPPPPPPPPPU
es:sinies QNPPPNPPQPPS
es:sirve VOTOOOPQQNOK
es:sirven PVPPPOPPPPPM
es:sistem NYRPOMMMPOJU
es:sitio PPPPPMPPhPPL
es:sobra TNPPPPTPPPPP
es:sobre MPPNPMOOPNQS
es:sobre el PPPOPNPPPOSN
es:sobrin QOOUPOPOPTPQ
es:socia PKPOdOPVPPMP
es:socio QNNNXQOPQPQQ
es:socios QPPQ]PRMNQMP
es:sol RPOPPLOOMOOM
es:sola QOQPQOPQQKKW
es:solas YMPPPVPPRPPP
es:soles PPPPPrPPPOPT
es:solito POzOPNPPPPPP
es:solo VG[DOQM>Q7F]
es:solo con VOPPPOPPPPPP
es:solo el OORPOPPPPPPQ
es:solo y pOPPPPPPPPPQ
es:solos PNPPPOPPUPPN
es:somos 8NRMXOPBONIA
es:somos una PNPPOPRPPPOO
es:son LLL8RQQWP4LU
es:son cuatro PoPPQaPPPOPU
es:son de POPPPMORPPRM
es:son dos NUPPPNPPPPPN
es:son los IONOPJPROOON
es:son mil PPPPPUPPPPPQ
es:son tres PNPORJVPPOOQ
es:soport ObJPPMNMPPOO
es:soy MTGOQMQONDF[
es:soy el PKPPLPPPPPPM
es:soy sincer NUPPPPPPPPPP
es:soy yo MPPP^OORPPOO
es:su POOKPISQNOPZ
es:su casa PPPPPPPPPPPM
es:subcon POQPPOPPRPPM
es:sube POPOPYPNTNOU
es:subio QPPPPOPOPPPM
es:subir PWORPQPOPVPL
es:subo PPPXPPPXPZKS
es:subven OOPQOVPRPRPR
es:sucurs OMPQPQPeQPOP
es:suele PPPOPOPPPPPU
es:suelta POPO_PPOPOPR
es:suelto POPPPPPPRPPP
es:suena RRPJOKNMNLNN
es:sueno SQPPPTPPPPPO
es:superv PKPOUPPOPOgN
es:sur POPPOTPPPPPP
es:sus HOVPLKOMNLPZ
es:susto PLPPPPPPPPPN
es:suya ]PPPPOPPPPPP
es:suyo ORSOOPPMPOOE
es:tabler PPSOPPPPPOPR
es:tablet NOTNLQOOPOOS
es:tal MUPNJPOQLLMX
es:tal cual PPPPPPPPPPPT
es:taller PPPNTDLJQROR
es:taller de ROPPPPPPPPPQ
es:tamano PPPPPOPPRPPP
es:tambie 5PePOHNSQLHE
es:tambie a PPPPPQPPPPPN
es:tambie en PNYPPOPPUPPM
es:tambie era MaPPPPPPPPPP
es:tambie es ORPPPPPPPPPO
es:tambie la PKWOPPO[PPPR
es:tambie me OVOPPOPOOPPN
es:tambie que PNVPPPQTMPPO
es:tambie se PW[PPPPPPPPR
es:tampoc RNPPPOPPPPPP
es:tan PbNPPPPINOPO
es:tanto IOLPYQOQRPPM
es:tarda OROPPNPPPPPQ
es:tardar ONPQOOOPPPOP
es:tarde RQPNMCONOJMO
es:tarde le PPPbPPPPP]PQ
es:tardes QNPPPOPPPPOS
es:tarifa OPSPPXPLPPPV
es:tarjet PMQOQOPOPPPS
es:te PKNdRVGNKqOP
es:te aviso ONPNWPPPPMPO
es:te contes PPPZPOPPPWOS
es:te dejo PNPRPMPPPVPS
es:te digo OSPSORPQOQQK
es:te entien PPPPPNPPPPPS
es:te escuch PPPPPPPPPPPL
es:te espera PNPOPOPNPOiM
es:te hago OOPNPOPVPRML
es:te la PPPTPcPPPdPR
es:te las PPPaPPPPPQOQ
es:te llamab PPPOPOPPPOPU
es:te llamo PPPOPOOPPMSR
es:te lo ZPMVPSQONKOK
es:te mando OOPQOPPLPNQL
es:te parece PPPOPPPPPMPO
es:te paso PPP]PWPPPWPL
es:te puedo PPPPPVPPPOPR
es:te quiero QRPUPPPPPTPR
es:te sale PPPPPSPPPOPR
es:te soy QgPOPOPOPOPP
es:te va POPPPSPPPWPP
es:te voy QNPNPNPPPKPO
es:techo POOPOPTMPPOM
es:tecnic PQPfPL@LOULV
es:tele ONPPPPPPPPPN
es:telefo OOPQKGMNOPPK
es:telefo de QOTaPPPPPQPR
es:tema QOPOOLPOOPPP
es:tema de P[PPPPPPPPPT
es:temper ^OUOPOPPPPPR
es:tempor ROMQOQVQPQMO
es:tempra PNPQPOPNPQkR
es:temuco RKPPPOPPPPUM
es:tendra OMPQMQNOPOOQ
es:tendra que OMPOLRPOPOPO
es:tendri IKVIOO]EPLSP
es:tendri que ILXIOO[FOMIP
es:teneis PMSQPHUOYQLW
es:teneis en PPPPPOPPlPPO
es:tenemo JLN=QSOQPLGT
es:tenemo pero PPPPPPPPPOPT
es:tenemo que PPPP[PQPPPPO
es:tenemo un PUPPPPOPPOPW
es:tener OQRPIJPJPPNN
es:tener que OSOPPPPPPPPP
es:tenerl NNPOONZQNOOM
es:tenes PPP^POSPPmOT
es:tenga QTNOOPNOQPOR
es:tenga que WSPPPPPPRPPM
es:tengo NPKROQMSPRK=
es:tengo a OOPPPQPMPPON
es:tengo aqui PLPPPPPVPVPO
es:tengo el NPPPPSPQPPPP
es:tengo en WPPQPOPPPQPQ
es:tengo la NSPNPRPQOQPN
es:tengo que QOIQPOIXSONK
es:tengo una NOPPPONOPPPN
es:tenia PPOOOPOOOOOJ
es:teniam QSOPPQPOPPPO
es:tenido WKPPPONPPPPQ
es:tercer KVNOPQPPPOML
es:termin KPMFQLQQPGUO
es:termin el POPPPOVPPPPQ
es:termin en PVPPPPOPPPPP
es:terraz ROOOPOPRPPPP
es:terren PPPPPPPPPPPR
es:texto UP]PPOPPOPPS
es:ti MPPOPNPPPNPP
es:ti te PSPPPPPPPOPO
es:ticket PNPPPPPPPPPQ
es:tiempo OWSMMKSNSLHW
es:tiempo de PPPPPQPPRPPN
es:tienda OQPNPNPRNMOM
es:tiene JQPUdKMOQRDO
es:tiene el PKPQPOOSTQNP
es:tiene en PTPMPPQPPMOR
es:tiene la PCOQbNONPROR
es:tiene que >CTQjERONOKO
es:tiene su POPOMOPPPPPV
es:tiene toda PPPPPPPPPPPR
es:tienen IXOQOPPCQQAW
es:tienen en PPPPPRPPYPPS
es:tienen que PQNPPMOPLPPR
es:tienes RPOlOJLPPm<^
es:tienes en PPPTPPPPQRPO
es:tienes razon PPPPPPPPPPPS
es:timbra PPPPPPPPPPPS
es:tinto OPPPPPPPPPPN
es:tipo PPPPPSPPPPOR
es:tira PMPOUMPRRPPP
es:tiro QSPPPPPOPOPP
es:toca KPPOSPPLPOOQ
es:tocar PWOPPPOPPPPN
es:toco SMWOPOUPPOPQ
es:toda LQONOKNNMNOS
es:toda la MROOONNONOOS
es:todas OBPPNLPRNQIU
es:todas las PIPNOOPUOQMQ
es:todavi AOMORFLJNONO
es:todavi no OJPOPNOPPOPO
es:todo TSDIMONJQN9J
es:todo a RMPOPPPNPOPO
es:todo el ROPNNPPQNOPR
es:todo en PEPOPPONPQPQ
es:todo eso OOPPPPPPPPPR
es:todo lo Q]OOOOPOPOPR
es:todo y POPPPOPPPPPR
es:todos ORQBPTOPPDPN
es:todos los PQONPNPNPOOV
es:toldo RNPPPXPPPPPS
es:toma NLPNXOUNOOOP
es:tomo KQPNQNQOPNOJ
es:tomo nota PPPPPOPPPPPM
es:tonela PPPZPVPPP_PQ
es:tono PTPPPPPPPPSO
es:tope OOPPPSPOPPPQ
es:toque RPTPPOPPPPPP
es:torneo PPPPPP[OPPPP
es:tornil OKPPPOPOPPPM
es:torre SLPPPOQPP]PO
es:trabaj OQOGRLRFPEKR
es:trabaj ahora PPPPPPPPPPPR
es:trabaj con LNOPPKPOPPPN
es:tracto LPPPPQPOKPPN
es:trae NPPTPNOSPQNT
es:traeme OMPVPPTVPVTP
es:traen KTPQPQOOPPOM
es:traiga PQTROOPPMM[K
es:traigo POOQOPPYQMUR
es:trajer OMXPPPPPPPPP
es:tramit PTPOPNNNPPON
es:tranqu lOOMOHOPOQOP
es:tratam PPPPPPPPPPPT
es:tratar ONPYPOPPPPPP
es:trece PPPPPPOOPPNL
es:treint ROLJPPSGPOGM
es:treint anos MTPPPPOPPOPM
es:treint de OQPPXPUOPOOO
es:treint por NNPPPcPPPPPS
es:treint y ROJOPSUGPOMK
es:tren WOPPPOPPPPPO
es:tres LURPQTPLMORQ
es:tres anos OPPPPPOMPPPR
es:tres de OSPPPPQPPPPO
es:tres dias QQPPPOdPPOOP
es:tres euros PPPPP]PPPPPQ
es:tres horas OQPPPNOPPPPO
es:tres meses O[PSPYMPPNPP
es:tres mil P[PPPWPPPPPP
es:tres semana OMROPNbPPNNT
es:tres veces OSPOPQNNOPOM
es:tres y OOPRNSPPPPOQ
es:tresci LQONOXNQONOO
es:trimes TPPONPLLPOOR
es:tu ROLMPPQRL7QH
es:tu a UMPPPOPPPPVO
es:tu me ROPPPXPPSPPM
es:turist NQVPPPPPPPPO
es:turno PSPLPPPMPMPM
es:turnos OKSPPNPOOPOT
es:turron OMPPPPPPPPPK
es:tuve LyOOPOPNNPPN
es:tuvier OKbOPOPPPPPQ
es:tuvimo GPNOOSNMOOOO
es:tuya SRPPPPPPPPPR
es:uf PLUPPPPPPPPY
es:ultima PQPOQMNPPOPT
es:ultima semana PPPQPPOWPPOQ
es:ultimo LROOSLWNOOMP
es:un SLXMHIADNK?I
es:un ano PPONRUJOPPPO
es:un boton POZPPPPPPPPP
es:un camion TLPUPOPPOTPQ
es:un client RNOPPMOTQPPV
es:un desast SPPPPPPPPPPO
es:un dia QOULPPPNPLPI
es:un diez OTPOPWPPPOPR
es:un grupo OPRPPPPPPPPM
es:un juego VPPQPRPPPPPP
es:un mensaj QPUPPPPPPPPQ
es:un mes HTQJXNT[RKLK
es:un monton VOOPPLPOPPPR
es:un nino OQPPPPPPPPPN
es:un papel OIQPOOOOPPPS
es:un poco RRNOPMPOPONP
es:un poquit URPPPSPOPPPN
es:un proble OXPPPOPPPPPP
es:un quince dPPPPYPPPPPQ
es:un sabado NPPPPQPPQPPM
es:un solo TLORPPPOPPPP
es:un susto OLPPPPPPPPPN
es:un treint NOPPPVPPPPPO
es:un veinte LSPPPNPPPPPS
es:una NMWLFJFHNETC
es:una caja PMQPPPPPPPPP
es:una camara PRPPPVPPPPPM
es:una cosa PPNPRPPOPPOL
es:una de QPPPPMPOPPOP
es:una en OMPPPPPPPPPO
es:una foto IUQPPOPPPPPN
es:una hoja MOOUPQPOPTJR
es:una hora PPP^POPPTXPR
es:una libret NKPPPPPOPPPP
es:una llamad PPPPPPPPPPSP
es:una maquin O^OPPOPPPPPP
es:una maravi [PNPPPPPPPPO
es:una person SNPOPNPPRMOR
es:una propue PPPNPPOgPNNQ
es:una prueba PPQOPOPPPPUQ
es:una se NQOPPPPPPPPO
es:una semana LVVOPNmOPJRV
es:una sola QPOPPPPOPOOU
es:una tarifa PNWPPKPOPPPQ
es:una vez GOPPOOQfINOO
es:una visita PPPPPPPZPORQ
es:una vuelta POPOPPPPPOWQ
es:unas OOLONMnHNOPK
es:unico J_OOONUMPPNN
es:unico que LlPPPOPOPPPO
es:unidad OOPXPYPOPPPW
es:unifor PPPPPPPuPPPQ
es:uno PNQOOJQHOMLF
es:uno a POUPPOPPPPQS
es:uno con OPVPPPPPPPOR
es:uno de OMPPONPQOOON
es:uno mas POPPPMPPPPPP
es:uno por NNPPSOPOPPPQ
es:uno que XQNPPQNNPPPM
es:uno se NQQPPPPONOPN
es:uno y TMPQPQNRPPOO
es:unos FIPHMPPOPEMK
es:unos cuaren POPPPOPWPPPM
es:usa OOOPOPPOOPPR
es:usamos OLPPPNPPPPPL
es:usan OPPPPMPPPPPS
es:usar P]PPPPPPKPPP
es:usarlo XOPPPOPTQPPO
es:uso PPPPPQSVPPPP
es:usted QQINNKGRKPRP
es:usted a POPWPPPvPSoN
es:usted es PPPPPPPPMPPM
es:usted o PPPPQOPPNPPS
es:ustede QORPIQOS[SMD
es:ustede no PRWPPOPPPPPR
es:ustede o OOOPPNPOGPPK
es:usuari OPPTPaNbQPMO
es:uy OROQJQNMORMV
es:uy no PPPPPPPPPPPS
es:uy que OVPPPPPPPPPP
es:va RUGUQVSJUSP^
es:va a RSNGZQREQREP
es:va bien KVPPPOPPPPPN
es:va con OIOPPOPPTOOR
es:va de PPPPPePPPPPO
es:va el PQPPONQOQOPP
es:va en RNPQPNPPPPOX
es:va inclui PPPPPcPPQPPR
es:va la PLPRPMOOSQQN
es:va por OMPNOePOQOPP
es:va todo PPPPPPUPPPPP
es:va y PTPPPPPPPPPQ
es:vacaci NIZPPPWNPPNO
es:vacas OSPPPOPPPPPQ
es:vacuna NOUPPPPPPPPT
es:vale TMJTTSQRQI?G
es:valor PPPPPYPPRPPN
es:vamos RQPNPPRVFTRN
es:vamos a LQRMQQRQIPNQ
es:vamos con PPPPPPPSPWSO
es:van NTJIQUHOOCNN
es:van a BeMMSQNPOMMN
es:vas QNPPPPOPPPPS
es:vas a PPPPPPPPPPPR
es:vaya TNIRPKOVOOQ]
es:ve P7POPPJPQLTS
es:ve la PPPPPQPPPPPT
es:vea LPPOOOPhPY]Q
es:veces NRMIKRGALKJL
es:veces en NPPPPnPPPPPN
es:veces se RLPPPPPPPPPM
es:vecino OYOOPRNNOOOQ
es:veinte KOPRO^SQPTPL
es:veinte anos NKPPPOPPPPPP
es:veinte minuto PPPOPPOOPOQN
es:veinte por NPPPPOPUPOPI
es:veinte y NQOPPNPOPROR
es:veinti NNPHORSPSTO]
es:veinti horas POPPPONPPOPT
es:vemos PPOHPNQSPNMV
es:vemos el PPPOPPPUPOBS
es:ven OOOJMMOQPQ^X
es:ven la PPPPPPPPPPPS
es:vence OQPNQM]MPOPO
es:vence el OQPOSNnNPPPO
es:vende ORMOOPPNPPPK
es:vended P[PPPOPPPPPP
es:vendem OPPPPOPPSPPN
es:vender ONPPPOOPPPPM
es:vendie MTPPPPPPPPPO
es:vendim PNPPPPSPPPPO
es:vendo OYOPPNROPPPO
es:vendri OOQPPOPSPPOP
es:vendri bien PPOPPPPhPPPR
es:venga NOOUMOM]QQW<
es:venga con PNPPPPPOPPNP
es:venga el PNPNPPPOPObI
es:vengas PQPNPPPUPNiL
es:vengas el PPPOPPPNPObM
es:venia UOPPPPPPPPPO
es:venian POPPPUPPPPPO
es:venir PPOPPOOMOOPP
es:ventan RPOOPOPNOPON
es:ventas WNPPPOOPPPPQ
es:vente OOPOPPPTPOvK
es:veo NYPPOQJ>PIPJ
es:veo que UPPPPPPPRPPT
es:ver NJTKMQJPQKPN
es:ver como PSPPPPPPPPPP
es:ver el POQOPOPOPOPS
es:ver en PP[OPPPPPPPR
es:ver la RKUOPOOPPNPS
es:ver las POOPPPPPWPPP
es:ver que POPPPPPZPPQN
es:ver si NQPQPWPQPRQO
es:verano PQPQOJNMOPOR
es:verdad ^NHMHRPNG?IG
es:verdad es NUPPPOQPPPPN
es:verdad no WSPPPWPPPPPO
es:verde USPQPMPPOPPR
es:vergue ONPPPPPPPPPO
es:verlo OKPMUIONPVUR
es:versio MPRPOOPOPPPN
es:ves PPPNPPOPOOQW
es:vez Q_OOMOOSOQRM
es:vez de ]MPPPPPPPPPP
es:vez que PZPPPOPPPPPO
es:vi SNLJLMNHNKMR
es:vi en UOOOPOPOOOPO
es:viaje OPOPPOPSPPPN
es:vida X;LPPMNKPNOF
es:video PJPOONLNPPOW
es:video de PPQOPPPPPPPU
es:videol PPPPPPPmPPiP
es:videos PPPPPRPPSPPM
es:vieja NOOPPPPPSPPP
es:viejit OORPPPPPPPPO
es:viejo PKNOOQPVPOPJ
es:viejo que SNPPPOPOPPPQ
es:viendo OOOPPLPUPPOV
es:viendo a PPPPPOPPPPPR
es:viene NQOPOPPPNQRO
es:viene bien OOPPPOPTPPRP
es:viene con MKPPPOPPPOPR
es:viene de PRPPPQPOPPPO
es:viene el MSPPPMPNPPPL
es:viene en PMPPPQQPPPPP
es:vienen NOKNNEPZPMSK
es:vienen con OPPPPPRdPPPQ
es:viento SPOPPLPOPPSS
es:vierne PQMRFSROLRVP
es:vierne a POPIPPPPPNzS
es:vierne que POPVPPSNPPTQ
es:vierne te PPPUPSPTPvPO
es:vigent PPPPPNPP]PPR
es:vimos QQPONPONOONL
es:vimos con SOPPPPPPPPPN
es:vinier MNhOONPMOPOO
es:vino SQMPPIMKOPNI
es:vio POPPaNPPNPPR
es:visita OQPMPRKROEPU
es:visita a PPPPPOPZPPPP
es:viste TXPPPPPPOPPM
es:visto QNNQTIOPNPNP
es:visto bueno OOPQbPPPPQPO
es:vive MJTOOOPOPPPN
es:vive en ONWOOPPOPPPM
es:voland iNPPPPPPPPPS
es:volver UPPOPPNOPPPV
es:volver a [KPPPPOPPPPR
es:vos RMNNOQONPOOH
es:vosotr QPOPORPQOPOK
es:vota NMPOtMzLPOON
es:voto POPPMPPOPPPP
es:voy OSOVQJSNMnXZ
es:voy a N^PcPNSDOeQR
es:voy yo PPPOPPPPPciU
es:voz QF[LONPOOOPQ
es:vuelta ITOKOOPGOKSO
es:vuelto NWPPPPPPPPPP
es:vuelve JQQOXMONNPOL
es:vuelvo NVPPPOOPPTQP
es:vuelvo a OPPPPOOPPTQP
es:vuestr TRPPOMPOPPOO
es:web QPOOPNPPPPPQ
es:whatsa POOQOLPOPROR
es:y MSNKSMLRKFSH
es:y a PKPNMPOQPQGL
es:y aca PSPPPOOPPPPT
es:y ahi IOONVOXWMLNL
es:y ahora jGPOPQPPPPOU
es:y algo POPPPPPPPPPM
es:y antes YNPPPNQPOQPR
es:y aqui N_PPONOPPPOT
es:y cada ONPPPKOPPPPQ
es:y casi RTPPPOPOPPPO
es:y cinco MOPOPkPTPNOS
es:y como OJPOQQOOIOMX
es:y con QNIPLKPCPOOM
es:y cuando LROPOFMOPONT
es:y cuanta PPPPPMPPUPPQ
es:y cuanto PJPPPLPKPPOK
es:y cuatro OLPPPOPPPPPM
es:y de HTNNOQOPPPTQ
es:y desde OOPPPPPPPPPT
es:y despue LRPONVQOUOOM
es:y donde PPPPPPPPPOQR
es:y dos FOMPQWMINPNQ
es:y el RPHRYSP(YPNH
es:y ella POPRPPPOPSPR
es:y en CTPQONMPPLPJ
es:y encima NYOPPiPNOPPL
es:y es QPPPPRPPPPPO
es:y ese NRPPOPPONPPK
es:y eso RRPMMUQI_OLG
es:y esta ONPOQNOOPPRP
es:y este WLPTPQNPPRPQ
es:y esto ORPPQUQPPPPP
es:y hacemo PPPPPOPSPPOQ
es:y han PPPPPP^PPPPR
es:y hasta UOPPWPOPPPPQ
es:y hay PMNPUOPOOPRR
es:y hoy PfPNPNPPPOPU
es:y la MP8KRPRPMNOQ
es:y las SQKMOSPJTMPK
es:y le HVONNPQOPLOO
es:y les POPOPLPNPMPN
es:y lo OMOLNLORQNaR
es:y los VNERAQO@UGQN
es:y luego OZPMOONPOMOT
es:y manana OPPgOLOOPUUR
es:y me MYOPTPONPPRL
es:y media QPPOPOQQPNNM
es:y medio OOTPrjOTPOPW
es:y mi PQMOPOPQPPOO
es:y mira IRPRONPQPPPO
es:y mire OM_OPPPPPPPQ
es:y nadie NLOPPQOPNPPN
es:y ni bOPPPPPPMPPN
es:y no TLXJIODGJMNM
es:y nos NUPPPONZPPQQ
es:y nosotr PRSPS]PPPPPP
es:y nueve OLPPO]OOPOOQ
es:y ocho QQPOQNPNPONT
es:y otra ONRPPPPNPPPO
es:y otro OTPTPPPSPPOP
es:y para JVMNQJNMTPOO
es:y pico OLPPPNPOPPPN
es:y por POPNPKPORPPK
es:y que =PdPPOQPNPP[
es:y quedo PYPPPOPPPPPR
es:y quien ORPMNPPOWMNW
es:y quiero ONPXPPV^PXPO
es:y sale PNPPPPPPPPPR
es:y se QQNOPPQPPNVQ
es:y seis PPPPPMPPPPPT
es:y si BIPRQPQXYQQR
es:y siete SQPPPOPPPPPL
es:y sin PVOPRSPPPPPO
es:y son PPPPPTPUPPPO
es:y su TTPPPPPPPPPQ
es:y sus ONPPPPPPPPPN
es:y te LPP[PPNUOXZW
es:y tiene POUPNPYOPPPR
es:y todavi PVPPUPPPPPPN
es:y todo RAOOPOPPPPNG
es:y tres OTPPPUPONPPM
es:y un ANRNNLNKQMLN
es:y una QQQOKKPLOPOP
es:y uno TMKLSFWHHNNM
es:y usted OOPPNMPPNOPT
es:y ustede NO[PPQOOKPPN
es:y vemos PPPOPPPOPL~Q
es:y viene POPPWPPPPPPP
es:y vienen PPPPPPSdPPTT
es:y ya NQPPLQPOPMPY
es:y yo RSPSLOPRQQBQ
es:ya RMJCNTRXNAHS
es:ya con PMPPPRPQQPQQ
es:ya el PPPPPPPPPPPR
es:ya es ^NMOOWNMPPPO
es:ya eso WMPPPOPPPPPP
es:ya esta PPPRQVLSPOON
es:ya estamo ORPPPPPPPPSM
es:ya hay POPPPRP[PPPU
es:ya la NQPPPNPOPPPL
es:ya le OSPOPPPRPPPM
es:ya lo POOPPRPQOPOQ
es:ya me QSQOKOLOMKNO
es:ya ni MOPPPPPPPPPP
es:ya no PNMMLESRPPPT
es:ya nos OkPPPNNOPPPP
es:ya pero OSPPPQPOPPOO
es:ya que PNWRPPQPPPPP
es:ya sabes ONPPPPPPPPPO
es:ya salio PNPPPPWPPPPN
es:ya se UOMPPPPSPPPO
es:ya son PMPPPOPXPPPS
es:ya te POPOPPPOPPSP
es:ya tenemo OPQPPOPPRPPK
es:ya tengo KkOOPYNPPNPS
es:ya tiene ObPPPPPPPPPP
es:ya tienen PUPPPPPPPPPR
es:ya ve PPPPPPPPPPPM
es:yo NMQSxFQPKaS<
es:yo a PaPOQOOPPOSO
es:yo antes OQPOPPPPPPPS
es:yo con TOOMRMPNPQPQ
es:yo de OQPPPQPPPPPN
es:yo el POPNTPPPPNPS
es:yo en SNLONPOVPQSO
es:yo estoy RPPPPPPPPPPN
es:yo la VPVNOOP^PKQO
es:yo le PQPRWOPTQeXN
es:yo les POPVPRPPPaPP
es:yo llevo MPOPNOPPPQOM
es:yo lo QPPULLPOQVQL
es:yo los OOPONPPPPOPP
es:yo me LJPPgOPRPPPO
es:yo mismo POPnNPOPPePY
es:yo necesi OLfPPPPPPPPP
es:yo no NUPPNPPINGOJ
es:yo nomas OOPOjPPOPPPM
es:yo pediri OJ[PPPPPPPPO
es:yo que PTPRfOOLPRNN
es:yo quiero ONSPPPPOPPPP
es:yo quisie OMVPPPPTPPPP
es:yo se ONPYPSPLPRPX
es:yo soy IOPPPPPLPPPM
es:yo te OMPZOPQPPaOM
es:yo tengo IROOOPQQPOPO
es:yo veo ONPPOPPPPPPO
es:yo y OVPOdPPOPNOP
es:yo ya P_POMQSQPROO
es:zapato SQQPPOPOPPPM
es:zona OMPOTPPPQOTT
`,
};
