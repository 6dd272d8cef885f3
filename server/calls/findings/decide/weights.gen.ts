// Written by tools/call-weights/fit.ts from 297 labelled calls and 720 excerpts.
export const WEIGHTS = {
  thresholds: {
    positivePoints: 0.6,
    concerns: 0.6,
    featureRequests: 0.6,
    actionItems: 0.5,
    decisionMakers: 0.5,
    pricing: 0.6,
    timeline: 0.5,
    buyingSignals: 0.64,
    questions: 0.5,
    commitments: 0.5,
    nextSteps: 0.5,
  },
  sentiment: {
    positive: '-827 3862 -1481 578 345 662 62 -19 -396 1044 4800 5230 -2121 -5469 -7476 352 -226 -699 2511',
    neutral: '1286 -6831 -4565 -232 -330 -297 -272 -593 -393 -6549 -9421 -3019 -3063 9647 609 117 -184 -417 -895',
    negative: '-399 -1851 3401 -393 821 -275 -175 -238 141 1521 -2027 -6183 3841 -9655 -22788 -222 -482 19 -3752',
    mixed: '-954 1744 -1643 167 -2498 -777 508 436 263 -117 888 -6645 -2113 -6140 12804 -151 391 358 -330',
  } as Record<string, string>,
  second: {
    bias: '-126 -9 -147 -140 -148 -117 -156 -170 -152 -174 -161',
    'odds:positivePoints': '356 41 40 43 14 49 59 13 1 92 -52',
    'odds:concerns': '82 331 130 19 60 120 79 9 14 114 -15',
    'odds:featureRequests': '39 68 385 79 21 24 15 98 113 50 -1',
    'odds:actionItems': '55 16 71 240 45 35 43 71 58 160 53',
    'odds:decisionMakers': '48 24 68 60 331 51 82 70 48 79 77',
    'odds:pricing': '52 17 25 5 47 278 58 69 87 61 56',
    'odds:timeline': '46 30 88 43 78 65 316 67 46 59 106',
    'odds:buyingSignals': '50 33 88 140 83 78 49 300 71 119 169',
    'odds:questions': '14 9 75 10 -13 17 -39 26 271 -14 5',
    'odds:commitments': '61 32 41 118 56 54 46 78 75 231 77',
    'odds:nextSteps': '31 27 17 75 55 54 105 80 64 71 235',
    'chance:positivePoints': '3678 -474 -1249 -1398 -945 650 -1538 -1431 -1238 -1298 -1268',
    'chance:concerns': '-853 3295 -349 -1218 -403 -7 -1121 -1480 -1442 -1329 -1453',
    'chance:featureRequests': '-1884 -2179 6294 928 -1269 -837 -1393 -774 -1438 -815 -269',
    'chance:actionItems': '-1854 -1302 -1275 4402 -1033 -901 -1196 -1111 -1735 1197 -1905',
    'chance:decisionMakers': '-938 -1108 -928 -1846 7628 -2076 -450 -2054 -979 -571 -2179',
    'chance:pricing': '-364 -275 -617 -738 -468 3388 -911 -715 -375 -135 -709',
    'chance:timeline': '-1371 -1389 -1235 -1380 -1491 -1540 6325 -1305 -1016 -589 -1438',
    'chance:buyingSignals': '-1741 -1228 -1703 613 -300 -1572 503 4839 -1436 1088 -595',
    'chance:questions': '-1251 -732 -616 -389 -790 1861 -475 -661 3636 -616 -1067',
    'chance:commitments': '-1322 -601 -442 1175 -245 -435 -1144 -273 -712 4287 -435',
    'chance:nextSteps': '-1682 -1581 -1016 -2670 -778 -1223 -1428 -280 -1583 -1779 4185',
    '-2:positivePoints': '-201 398 -475 -1114 480 -537 310 210 1089 -1316 -1303',
    '-2:concerns': '177 511 719 -346 -231 -53 -654 -1136 -90 -121 -6',
    '-2:featureRequests': '-413 1013 962 -1092 -999 -1126 -860 -523 21 -562 -486',
    '-2:actionItems': '-176 -114 -83 -739 -200 -516 -1334 -930 336 441 1224',
    '-2:decisionMakers': '-1774 807 -787 383 -715 -995 469 415 -769 15 1139',
    '-2:pricing': '-551 318 137 427 747 286 468 862 -395 318 -193',
    '-2:timeline': '140 -266 305 621 595 126 -169 1006 -555 60 829',
    '-2:buyingSignals': '14 -939 465 1039 1722 -971 -645 234 232 753 362',
    '-2:questions': '847 253 -105 432 -791 319 -262 119 479 519 -543',
    '-2:commitments': '-190 314 311 356 467 -12 738 -362 242 -20 -408',
    '-2:nextSteps': '-692 631 602 949 404 -301 659 293 -316 1071 -1813',
    '-1:positivePoints': '-356 -681 1116 -1232 -627 -911 -501 -423 -351 -1403 -1440',
    '-1:concerns': '-608 -880 -610 154 66 166 108 -636 -1026 868 -571',
    '-1:featureRequests': '-2731 -2155 2224 -93 -1255 -1210 -1944 -884 -1737 962 -704',
    '-1:actionItems': '-608 -147 -59 1733 -679 -194 -116 291 -46 1955 -215',
    '-1:decisionMakers': '-186 1173 -1708 829 -417 -1531 1679 680 -1585 1242 -381',
    '-1:pricing': '371 349 -128 -375 -424 1545 -434 324 -279 -179 -390',
    '-1:timeline': '-392 -749 -703 746 653 -632 1256 358 646 826 -144',
    '-1:buyingSignals': '-1278 -368 -608 26 37 -1015 1467 181 1591 1116 -288',
    '-1:questions': '-2057 -913 -1034 -441 -565 1185 437 -1002 1564 158 -285',
    '-1:commitments': '189 -86 353 -293 -122 545 -99 -211 275 -1228 288',
    '-1:nextSteps': '-637 294 42 533 -1043 -1010 -457 -434 -98 1332 2992',
    '1:positivePoints': '378 -2370 -498 310 -1152 -47 104 -1588 -2664 565 -936',
    '1:concerns': '503 320 -171 -47 296 761 -411 -207 -1898 506 -1098',
    '1:featureRequests': '112 -1186 1158 1969 -1186 -536 270 -431 -3301 1835 -473',
    '1:actionItems': '-535 -229 118 456 706 680 -526 -72 126 -660 -393',
    '1:decisionMakers': '-298 -302 -925 195 557 -554 529 699 -2811 664 -763',
    '1:pricing': '-320 172 -236 -169 -272 1208 -296 277 435 -158 -700',
    '1:timeline': '-546 -252 -967 4 1501 210 847 556 -1364 18 -129',
    '1:buyingSignals': '-779 -775 -1270 -1688 273 -217 104 -940 -3933 -890 672',
    '1:questions': '814 -682 -449 -191 -471 29 -316 364 -617 -18 -1083',
    '1:commitments': '-241 394 626 1245 -32 -418 -467 -170 116 -417 331',
    '1:nextSteps': '-65 -356 -749 -1021 -991 -303 -22 218 -377 156 1738',
    '2:positivePoints': '116 -39 -544 -260 -1187 55 -431 -634 1794 87 -1531',
    '2:concerns': '879 151 -86 -807 -762 -283 -446 -939 116 -607 -1305',
    '2:featureRequests': '398 -388 708 1776 -702 17 568 480 -228 884 -297',
    '2:actionItems': '-397 -141 -433 14 -201 336 126 764 593 16 1024',
    '2:decisionMakers': '542 -103 -1764 -221 -811 221 599 639 -877 64 -1074',
    '2:pricing': '-107 291 195 189 -96 611 236 243 -424 -67 -1142',
    '2:timeline': '852 -125 -422 348 302 0 188 1397 261 62 -242',
    '2:buyingSignals': '922 494 -370 -147 697 1142 736 391 1268 66 -936',
    '2:questions': '-15 1 -426 146 -400 -143 -28 199 801 280 -554',
    '2:commitments': '441 181 -60 532 619 355 431 335 -249 275 77',
    '2:nextSteps': '-531 98 -151 1223 1064 -5 81 653 -680 1112 -1052',
    'call:positivePoints': '-1545 811 667 -1624 -2289 260 -360 3142 -985 -1641 149',
    'call:concerns': '-1011 4003 -1503 -1801 -1812 -200 -3859 -2976 -2031 -1016 -1081',
    'call:featureRequests': '8625 -853 -17263 2120 -3716 -3020 1371 10039 -2809 -120 7033',
    'call:actionItems': '3096 -3497 -1137 -12491 -3594 791 2376 1725 1531 -6485 -3552',
    'call:decisionMakers': '-7308 3083 -6633 -3947 -29450 -5221 -14414 -6123 -3442 -6265 -12231',
    'call:pricing': '-2406 2878 -1962 -1219 -576 -8725 -412 -3797 -674 -1055 -2066',
    'call:timeline': '4895 -7394 2954 3158 -4380 1007 -20733 -1099 1128 2502 1243',
    'call:buyingSignals': '9921 -6550 1100 388 -3113 549 -444 1505 1693 -63 -3600',
    'call:questions': '-2634 -6349 -599 59 -61 -3294 81 -3440 -706 -1269 1017',
    'call:commitments': '3303 -620 2323 -9161 -2925 1481 2082 1948 1186 -6375 -3872',
    'call:nextSteps': '7604 -4268 6318 530 -4553 1672 664 2550 -2721 3256 -15570',
    'turn:before': '111 -103 -503 -399 -575 -541 -390 -203 -73 -469 -703',
    'turn:after': '-341 -316 73 -525 -117 -778 -481 -335 -787 -594 -607',
    buyer: '0 0 0 -88 443 -233 14 0 0 -386 -52',
    polarity: '957 -843 -74 -3 28 387 56 739 -8 -47 167',
    words: '242 363 617 -60 248 86 136 225 -43 7 22',
    question: '-973 -729 -97 -534 -455 -283 -875 105 2701 -909 449',
    short: '-382 -560 -500 -372 -537 109 -422 -511 -399 -66 -427',
    place: '-890 65 426 434 681 928 678 272 -76 272 856',
  } as Record<string, string>,
  weights: {
    bias: '-53 -42 -76 -77 -78 -65 -79 -72 -65 -80 -83 -11',
    buyer: '-38 -35 -64 -71 -45 -50 -69 -54 -26 -91 -76 0',
    seller: '0 0 0 -59 -93 -59 -66 0 0 -32 -68 0',
    question: '-125 -130 -65 -94 -79 -14 -87 -29 209 -98 0 51',
    'words:5': '-27 -22 -49 -53 -51 -44 -57 -46 -24 -61 -57 -6',
    'words:7': '8 18 0 -16 -3 4 -18 -4 5 -19 -7 -22',
    'words:10': '45 35 63 16 33 18 32 30 -4 13 25 -50',
    'words:14': '20 40 71 -10 45 2 26 16 -9 14 0 -66',
    short: '-100 -92 -91 -94 -100 -85 -93 -102 -100 -90 -104 4',
    long: '24 40 30 -1 21 -8 3 -9 -16 4 -7 -28',
    first: '-49 -33 -45 -55 -57 -28 -59 -44 -40 -55 -45 16',
    last: '-38 -20 -62 -52 -68 -26 -56 -43 21 -50 -59 13',
    feedback: '25 53 30 -23 -56 -35 -53 -42 -51 -15 -36 7',
    closing: '-52 -24 -31 46 78 34 60 51 -52 34 69 -25',
    early: '-13 -93 -64 -106 -83 -108 -79 -83 -73 -108 -98 92',
    'i-we': '6 -2 -21 -11 -16 -17 -26 3 -28 5 -3 -18',
    'starts:but': '-1 42 -1 -8 2 5 -3 -13 -14 -3 -6 -32',
    'starts:not': '-14 -11 -18 -8 2 10 -17 -10 -7 -18 -14 41',
    exclaims: '-2 -8 -3 -14 -5 -25 -8 -4 -2 -16 -8 83',
    answers: '-60 -38 -57 -58 -5 -19 -48 -42 -110 -64 -25 -62',
    reacts: '-6 5 -28 14 -31 -2 -8 -24 19 14 -23 3',
    echo: '-21 -24 -14 -24 -26 -32 -28 -18 -33 -26 -23 -21',
    bare: '-81 -101 -74 -90 -88 -87 -85 -77 -74 -76 -93 -8',
    'call:negative': '-19 -28 9 -3 11 -17 6 9 -10 9 -2 0',
    'call:positive': '-6 -17 20 19 -6 -27 -9 9 -4 -7 1 0',
    'call:asks': '-24 -74 1 -23 -25 3 -16 -25 28 -23 -5 0',
    'after:agree': '-3 -2 -1 -16 -9 -15 -20 -11 -1 13 74 -21',
    'polarity+': '57 -32 -20 -28 -29 -31 -24 10 -27 -42 -24 -20',
    'polarity-': '-16 33 -7 -19 -17 -13 -26 -23 -7 -15 -9 -21',
    'polarity++': '28 -23 2 -3 -8 -3 -9 -9 -7 -11 -13 -1',
    'polarity--': '-19 3 0 -4 -1 12 2 6 -6 -3 -5 10',
    'r:decider': '-9 -25 -19 -6 66 -12 -3 -12 -6 -9 -8 -17',
    'r:decider_self': '-2 -8 1 -4 75 -2 12 10 -8 18 -2 -16',
    'r:decider_not': '-3 -4 -1 0 -10 -1 -1 -1 -1 0 0 -4',
    'r:price': '10 4 -16 0 -4 110 -2 -9 31 13 -36 -15',
    'r:price_other': '-6 -16 -4 -1 -2 -18 -10 0 -17 -6 6 -5',
    'r:time_plan': '-14 11 -59 33 -30 -3 96 -11 -22 18 23 20',
    'r:time_want': '-16 -18 31 -15 13 -16 76 -6 -1 -13 -30 9',
    'r:task_ask': '-8 -22 -5 39 -16 -6 -13 17 -17 -12 -2 -22',
    'r:task_refused': '-2 18 -4 0 -2 3 0 -1 -1 1 -1 2',
    'r:meet': '-18 -14 -4 -16 -12 -24 11 -12 -17 -7 74 19',
    'r:meet_refused': '-1 9 -4 0 5 -4 5 -5 -1 0 -4 -6',
    'r:signal': '-19 -6 -12 -3 -12 5 19 46 -8 -19 -23 -14',
    'r:promise': '1 14 -22 18 2 8 -17 21 5 73 -1 40',
    'r:promise_not': '24 12 -21 -21 2 -6 -5 5 -6 -23 -22 -25',
    'r:praise': '48 -6 -25 -5 -10 7 -14 -12 -18 -11 -2 12',
    'r:praise_not': '-25 -6 23 -10 -10 -22 5 -12 -27 -15 4 22',
    'r:gripe': '-13 27 -3 -25 -20 -8 -19 -18 -21 -28 -6 4',
    'r:gripe_not': '3 -9 0 -2 -4 -12 9 1 4 -2 -3 5',
    'r:wish_feature': '-28 -18 75 0 -13 -7 3 -2 -16 -6 3 -24',
    'r:wish_not': '-6 -6 -7 29 14 6 -5 27 19 -5 -12 12',
    'r:ask': '5 -4 -14 -14 -4 2 3 -4 9 0 -2 27',
    'r:ask_not': '0 -3 9 0 2 -33 -6 -30 -31 -4 -19 -3',
    'r:status_quo': '-12 9 -5 5 -12 -20 -16 -25 -28 -1 -8 4',
    'r:seller': '1 -6 -8 3 -35 1 -21 -12 -7 -5 -14 99',
    'r:buyer': '-23 -22 0 -1 -26 1 3 1 72 -33 -8 -38',
    'r:amount': '-15 -23 -14 -14 -12 31 -4 14 -17 1 22 -8',
    'r:money_talk': '16 -3 -16 5 -3 110 -33 11 -3 -4 -21 13',
    'r:doubt': '-3 35 -20 -11 -25 -20 -27 -23 -36 -16 -22 -42',
    'r:delight': '66 -30 -4 -10 -14 -8 -5 -5 -22 -18 -16 -17',
    'r:need': '-27 -26 60 -5 -6 -22 20 -4 -16 -9 9 -26',
    'r:plan': '-23 -13 -19 10 -2 -2 -10 56 -11 14 3 -15',
    'r:handover': '-14 -25 -6 64 -25 -14 -26 10 -19 56 11 -13',
    'r:slot': '-8 -4 -17 7 -22 -16 20 1 -23 24 33 -8',
    'r:when': '-8 -6 15 -18 -5 -22 48 -3 -6 -8 -5 5',
    'r:in_charge': '-11 -7 -22 -16 100 0 4 11 -2 1 -30 -30',
    '2:amount': '-4 -6 3 -19 1 38 -18 1 -6 -12 -14 4',
    '2:money_talk': '14 14 0 -11 -5 32 -2 -8 12 0 -4 15',
    '2:doubt': '1 13 -16 -10 -9 7 7 19 -9 2 5 -32',
    '2:delight': '46 -34 -2 -4 -4 7 1 -13 -5 -3 -2 -45',
    '2:need': '-11 -20 41 -4 -13 -9 -19 0 -11 4 -1 -15',
    '2:plan': '-3 -5 -6 -2 0 -9 13 17 2 -4 0 -13',
    '2:handover': '-14 -19 -11 60 -12 -10 -13 18 -16 53 -16 -2',
    '2:slot': '-5 8 -8 -39 -11 -15 11 -1 -13 -15 26 -3',
    '2:when': '-14 -17 -11 14 -15 -24 59 -25 -12 18 -9 1',
    '2:praise': '47 -37 -10 -9 -9 1 -7 -13 -9 -1 -9 -8',
    '2:gripe': '-10 29 -16 7 -12 13 18 9 11 -4 -9 -19',
    '2:price': '-15 4 -9 -11 -1 36 -32 3 18 -9 -9 15',
    '2:time_want': '-12 -9 -13 1 -3 -21 45 -5 1 -3 -18 3',
    '2:signal': '-7 -3 -14 -20 -8 1 5 33 8 6 -14 -21',
    '2:promise': '-8 -31 -9 -6 0 7 -6 9 -10 18 8 6',
    '2:meet': '-6 -11 -3 -17 1 -9 -14 7 -8 -3 24 30',
    '2:decider': '-7 -9 -4 2 17 -5 -5 0 -3 0 3 -4',
    '2:wish_feature': '-11 -26 19 13 -19 14 -12 -20 -15 0 17 1',
    '2:task_ask': '-5 -3 -5 29 0 -5 -2 -9 -3 -5 -5 8',
    'c:i': '16 8 -23 7 1 -10 -35 14 -25 7 -1 -30',
    'c:my': '-3 3 -14 -21 39 -26 -34 -18 -34 -3 8 -55',
    'c:we': '-19 -10 -20 -20 -33 -8 17 8 -5 4 8 5',
    'c:you': '3 -1 -40 20 -42 -2 -39 -12 -13 30 -16 39',
    'c:your': '17 27 -11 -14 -24 -37 -13 -21 -14 -23 -6 11',
    'c:they': '-3 -11 -15 -17 38 -37 -12 -13 -17 3 0 -20',
    'c:people': '1 13 -12 -1 -15 -36 -38 -6 -6 -10 -3 13',
    'c:must': '-20 -12 57 -32 45 -11 11 -29 0 -28 -21 -23',
    'c:hedge': '-10 14 24 -8 -20 16 15 15 -19 -27 4 -16',
    'c:not': '16 11 6 -34 -7 2 -18 -44 -33 -33 -48 -22',
    'c:if': '-32 -5 23 -11 4 23 2 14 36 -10 -1 -8',
    'c:wish': '-21 -25 22 3 -4 3 13 9 -8 0 10 -18',
    'c:want': '-21 -14 73 7 -10 -39 20 27 -4 -14 -10 -19',
    'c:wh': '-10 1 9 -46 -12 -29 -31 -8 58 -50 -53 -16',
    'c:current': '-2 2 -3 5 -13 -11 -14 -12 -21 5 -5 25',
    'c:past': '37 -17 -39 -18 -36 -16 -23 -51 -55 -31 -29 -37',
    'c:but': '-22 24 3 -29 -7 6 -6 -29 -18 -12 -15 -38',
    'c:agree': '-21 -32 -21 -25 5 -16 -31 13 -7 -18 33 1',
    'c:refuse': '-3 22 -1 -26 -9 -4 -5 -32 -23 -21 -16 -12',
    'c:polite': '-25 -37 -22 -40 -27 -46 -26 -32 -23 -43 -37 44',
    'c:small_talk': '-2 3 16 -11 -23 -31 -3 -19 -14 -12 -8 -25',
    'c:request': '-26 -26 14 30 -8 4 -16 -1 12 -47 -26 -8',
    'c:number_any': '-7 11 -2 -28 -34 25 -23 -8 -42 -25 10 -11',
    'c:name': '-33 -45 -45 -34 -18 -41 -49 10 -48 -51 -24 -17',
    'c:weekday': '-3 -28 -33 37 -21 -35 38 0 -19 55 129 -6',
    'c:month': '-22 -17 -50 -41 -17 7 147 -15 -34 -13 32 -57',
    'c:day': '1 -14 -5 136 -23 -26 -17 -10 -2 104 -23 20',
    'c:season': '-23 -19 -25 -28 -10 10 65 10 10 -19 -18 -26',
    'c:span': '14 17 -19 -36 -34 33 40 -16 0 -8 -1 26',
    'c:deadline': '-9 -10 -16 47 -23 -5 63 8 6 18 -40 -7',
    'c:like': '10 14 6 -13 -15 -32 -14 2 -11 -17 -8 -1',
    'c:good': '28 -31 -8 -13 -11 -31 -20 -12 -31 -19 -9 4',
    'c:better': '23 -17 -7 -4 -6 19 -10 3 -5 -8 0 4',
    'c:solve': '9 3 10 6 3 35 -15 9 6 11 14 -16',
    'c:bad': '8 -2 -14 -1 -7 -29 -4 -9 -13 -5 -10 -9',
    'c:worse': '6 3 0 0 -2 3 -1 1 -2 0 1 -10',
    'c:problem': '-7 21 -4 -1 -3 -17 -2 -2 -1 -3 -3 4',
    'c:worried': '-19 21 -13 -3 -3 1 3 11 1 -3 5 36',
    'c:fail': '18 -11 15 -12 -3 -6 -6 2 -3 -17 -10 -14',
    'c:hard': '7 2 -1 -3 -2 5 -2 3 -2 -2 -2 -6',
    'c:expensive': '-8 1 -1 -2 -2 21 2 -2 -5 -2 -2 19',
    'c:cheap': '40 -9 -3 -1 -2 43 -3 -2 -2 -1 -1 -23',
    'c:trust': '-8 19 -8 -9 -7 -14 4 -6 13 -9 -4 -1',
    'c:time_lack': '1 -1 -2 0 4 -7 1 -1 -2 0 -1 -13',
    'c:switch_cost': '10 8 -8 15 2 -26 2 15 1 10 -1 14',
    'c:security': '-1 13 -3 5 17 -6 -18 -6 4 -3 -7 0',
    'c:product': '29 3 -7 -10 -21 -13 -25 -19 -22 -9 -33 4',
    'c:function': '9 -10 64 5 -29 -53 -39 -38 17 -13 -50 23',
    'c:able': '-14 -21 38 18 -24 -37 -12 12 -6 3 -14 -7',
    'c:lack': '6 -6 2 -28 0 11 4 -14 16 0 -23 -1',
    'c:use': '-13 -15 -5 -12 -12 -14 -3 7 -9 15 16 -9',
    'c:switch': '-7 -5 -2 -6 -4 -1 9 6 1 -4 -6 12',
    'c:compare': '19 -38 -9 -4 0 -18 -3 9 -10 -10 6 -11',
    'c:price': '-21 33 -7 2 -4 121 -25 -10 20 1 -40 4',
    'c:per_time': '-15 -16 -6 -12 -5 -43 22 -8 -8 1 -5 20',
    'c:other_money': '4 -4 -3 -1 -1 -18 -7 -2 -17 -5 1 3',
    'c:decide': '-36 -56 -2 -7 147 -58 -8 -11 -28 0 -35 10',
    'c:role': '-44 -24 -27 7 119 -41 6 0 -37 5 4 -4',
    'c:body': '-21 6 -20 4 80 -9 27 -11 -11 0 27 -7',
    'c:task': '1 -11 30 7 -8 -13 -21 14 10 -11 11 8',
    'c:deliver': '-12 -34 -14 37 14 -35 1 -12 -6 21 -13 16',
    'c:big_number': '-13 8 -11 -17 4 19 -16 10 -6 -7 -23 1',
    'c:currency': '2 23 -13 -12 5 55 -12 4 -4 -12 -10 36',
    'c:document': '-12 -26 18 57 -19 -38 -37 9 -10 23 -32 11',
    'c:deal': '-22 -18 -10 37 11 -3 5 41 -3 9 -6 13',
    'c:buy': '-11 15 -1 -31 1 -5 24 1 2 -13 -19 0',
    'c:start': '-14 -14 -12 -27 -21 19 66 51 22 -2 17 12',
    'c:term_end': '-4 -6 -3 6 5 -7 22 -6 -4 -2 -5 12',
    'c:meet': '6 -9 -1 7 -1 -16 -15 7 -2 7 16 14',
    'c:meet_verb': '-12 5 -9 -20 -5 -7 3 8 3 -42 11 8',
    'c:propose': '-3 0 -9 -20 -11 -8 -18 11 11 -20 21 16',
    'c:present': '8 4 -10 2 -3 -9 -4 2 -11 -2 -3 17',
    'after:q_decider': '-9 -12 -11 -12 74 6 12 -8 -17 -11 -20 -58',
    'self:q_decider': '-2 -3 -3 1 -3 -21 -3 -5 -15 -1 -9 55',
    'after:q_when': '-9 -18 -8 -15 -20 -12 62 -25 -11 -14 -13 -21',
    'self:q_when': '-9 15 12 -22 -12 -26 0 2 7 -10 -4 -3',
    'after:q_price': '-15 -6 -1 -7 0 66 -13 17 -4 -8 -5 57',
    'self:q_price': '3 -2 10 14 1 28 -4 10 9 6 -22 5',
    'after:q_current': '-19 -33 -2 3 -13 -9 -9 -11 -9 2 -9 -18',
    'self:q_current': '2 -18 0 -2 -8 2 -4 1 -1 -1 -3 7',
    'after:q_missing': '-9 -27 85 8 -3 -13 -5 -10 12 3 -4 -28',
    'self:q_missing': '2 0 4 -9 -8 -9 -11 30 -9 -4 -5 6',
    'after:q_worry': '-16 56 -10 -2 -5 -14 -7 -7 -1 -1 -3 -14',
    'self:q_worry': '-20 15 7 9 -3 -10 -4 -4 -1 1 -3 16',
    'after:q_liked': '42 19 -17 -7 1 9 -11 -5 -20 -5 -15 -53',
    'self:q_liked': '-6 -14 -19 -3 -7 -3 -8 -8 11 -14 -2 36',
    'after:q_meet': '2 32 -8 2 -10 2 -11 35 -10 14 36 -14',
    'self:q_meet': '-7 1 -12 -14 -8 -23 -11 19 1 -18 9 10',
    'after:q_compare': '-4 -14 -5 -3 -19 -3 -13 -22 -19 -7 -9 -46',
    'self:q_compare': '13 9 -17 -8 -16 -24 -15 22 -4 -3 -21 34',
    'topic:price': '23 15 -4 -15 7 61 -23 0 -12 -4 -20 -1',
    'topic:meet': '5 2 -3 -13 6 -2 -18 -6 1 18 27 -12',
    'topic:time_want': '-10 -18 -11 7 31 -9 62 23 3 5 -6 30',
    'topic:wish_feature': '7 -33 25 4 -16 -31 6 -18 -3 5 -4 70',
    'topic:praise': '18 -1 -28 -8 -11 -21 -26 -9 9 -13 -7 -7',
    'topic:gripe': '-22 26 -16 -14 -19 -22 -23 -21 -19 -14 -24 24',
    'topic:task_ask': '-8 16 -10 72 -2 -6 -17 15 1 67 -16 67',
    'topic:promise': '-12 -20 -5 19 -13 -10 -6 -4 6 -7 22 -35',
    'topic:signal': '-2 -19 -24 14 -3 -1 10 20 13 27 2 9',
    'topic:amount': '-8 -2 -17 -30 -27 19 -4 0 -3 -14 -15 15',
    'topic:money_talk': '4 19 -19 -6 -20 48 -15 20 -11 -8 -6 3',
    'topic:slot': '-27 -13 0 5 -17 -32 20 19 -14 6 41 2',
    'topic:delight': '1 -5 -3 -8 -14 -51 -32 17 5 -3 -7 -19',
    'topic:doubt': '-19 -21 -20 -19 -24 -22 -29 9 -10 -7 -33 35',
    'next:price': '9 -14 -32 -18 -21 68 -17 -4 15 -22 -31 -12',
    'next:meet': '-5 -20 0 -28 -11 -10 8 22 -8 -17 36 7',
    'next:time_want': '-25 3 -12 13 9 -30 24 12 -17 24 -30 -5',
    'next:wish_feature': '23 -30 2 11 -4 -1 -2 15 -33 1 -12 23',
    'next:praise': '66 -30 -24 5 -9 1 -8 16 -26 -2 -23 5',
    'next:gripe': '-10 -2 1 -22 -14 -24 -14 -27 -28 -13 -20 -4',
    'next:task_ask': '10 5 -11 -2 6 31 -2 3 1 -3 22 29',
    'next:promise': '-41 -24 34 65 9 -6 -17 24 -23 11 7 -13',
    'next:signal': '-1 -6 -11 2 15 14 35 -7 -9 8 -9 -3',
    'next:amount': '-35 3 -20 -24 -28 51 -36 -12 24 -8 6 -4',
    'next:money_talk': '12 2 -19 -24 -15 55 -13 -9 -3 -14 -19 -9',
    'next:slot': '-23 -26 -21 9 39 -29 16 36 -28 -13 42 8',
    'next:delight': '49 -33 -15 -11 -17 -8 -8 -6 -27 -12 -17 13',
    'next:doubt': '2 -2 1 -20 -17 -19 -30 -13 -27 -9 -22 10',
    'far:price': '-3 5 -15 -3 1 36 -11 -8 -40 -5 -30 -9',
    'far:meet': '4 9 -9 5 4 -2 -5 -6 4 3 2 0',
    'far:time_want': '-11 10 -7 25 1 0 -7 -8 -10 11 12 -12',
    'far:decider': '-34 15 -20 23 -2 -59 20 38 -18 4 46 6',
    'far:wish_feature': '-39 16 15 11 -19 -22 4 10 -31 -4 2 -6',
    'far:money_talk': '-9 5 -3 -2 -4 19 12 5 -17 -5 -21 -9',
    'far:slot': '-14 5 -21 -6 -17 4 -34 -15 -5 -22 9 -2',
    'r:praise & r:praise_not': '-26 11 2 15 -2 6 -1 6 -3 4 9 24',
    'r:gripe & r:gripe_not': '-8 -3 -2 -1 -2 -9 10 2 5 -1 -2 6',
    'r:gripe & r:status_quo': '9 8 1 -2 2 3 -2 -6 0 -1 -1 5',
    'r:promise & r:promise_not': '-3 6 -6 -16 6 2 2 -8 -3 -20 -5 -9',
    'r:task_ask & question': '-1 -2 4 15 -1 9 -1 -1 0 -4 2 1',
    'r:time_want & r:promise': '-2 -5 1 4 0 0 -5 -1 1 10 2 6',
    'r:time_plan & r:promise': '6 -6 -5 -4 -4 23 -5 21 0 15 8 10',
    'r:meet & r:promise': '2 -10 -2 -15 -2 -6 -7 20 -1 -6 5 4',
    'r:time_want & r:meet': '-4 2 4 6 -2 -1 9 -16 1 9 5 1',
    'r:price & r:price_other': '-2 -8 -3 8 -2 -22 -2 1 0 -1 0 -20',
    'r:decider & r:decider_not': '0 0 0 0 1 0 0 0 0 0 0 -1',
    'r:wish_feature & r:wish_not': '8 -5 -6 6 6 3 4 21 -2 -8 8 -3',
    'r:wish_feature & c:function': '-10 -31 24 10 -9 -9 -9 -9 -10 -1 -6 -19',
    'r:praise & question': '-9 4 -1 -2 -2 3 -1 2 15 -1 20 8',
    'r:gripe & question': '-8 -29 12 -5 -3 3 -5 -9 42 -4 20 -1',
    'r:praise & c:not': '1 34 -15 6 -6 -2 -4 -7 1 -3 -2 3',
    'r:praise & c:if': '7 -2 2 0 -4 1 -3 1 -6 -3 18 11',
    'c:good & c:not': '-7 30 2 5 12 -2 16 -7 -3 2 6 -26',
    'r:time_plan & r:meet': '-13 -2 -4 -14 0 -6 -3 -7 -8 -7 13 -12',
    'r:time_plan & c:start': '1 -31 -11 -9 -13 -30 23 3 -3 9 -8 -4',
    'r:gripe & c:not': '0 11 -11 -10 -14 -7 13 0 -12 -9 -9 -16',
    'r:praise & r:wish_feature': '1 -5 -3 6 -3 4 5 3 0 6 10 0',
    'r:time_plan & c:must': '-8 -22 -22 -5 -15 7 35 -11 -4 -2 -3 -11',
    'r:promise & c:task': '-7 19 -16 3 -1 5 0 -13 12 16 -11 5',
    'r:signal & r:promise': '-6 -14 -2 -5 8 1 4 6 3 4 -5 -10',
    'r:signal & question': '-3 -7 -3 -3 -10 5 -9 12 38 -8 6 -1',
    'r:wish_feature & question': '-2 -4 -12 -4 -3 -18 -2 8 24 -5 5 30',
    'r:ask & question': '-2 -3 1 -2 -1 -1 -2 -3 -2 8 2 9',
    'r:ask_not & question': '0 1 -3 6 -4 -5 -7 -1 -11 -7 8 19',
    'after:q_meet & c:weekday': '-5 -5 -2 -4 -5 -3 -8 17 -2 0 19 -21',
    'after:q_meet & c:agree': '0 -7 -2 1 -6 -10 7 13 -2 0 13 3',
    'after:q_when & r:time_plan': '-2 -14 -8 -7 -15 -14 43 -22 -4 -7 -19 -3',
    'after:q_decider & c:role': '-7 -14 -2 -4 30 -6 -4 -14 -3 -3 -3 -14',
    'after:q_decider & c:name': '-6 -1 -3 -5 21 1 -1 -14 -3 -2 1 -18',
    'after:q_price & c:number_any': '-1 -28 -3 -2 -2 15 -5 21 0 -6 -4 21',
    'topic:price & c:number_any': '22 2 -6 -10 -4 17 -16 5 -4 10 -5 6',
    'feedback & r:gripe': '10 12 9 -7 -9 6 -5 -8 -9 0 -12 5',
    'feedback & c:fail': '20 -21 20 -4 -4 -10 -9 -7 -1 -8 -6 -4',
    'topic:price & question': '-20 -9 -6 -3 -8 -4 -5 -10 43 -1 13 -23',
    'far:price & c:number_any': '17 2 -7 6 -4 21 17 14 -11 -4 14 8',
    'far:price & short': '16 -21 -16 -12 -22 51 -26 4 12 -2 -20 4',
    'far:price & question': '-25 -22 -18 -19 -14 -18 -13 -11 102 -10 9 -23',
    'short & c:number_any': '-15 -1 -10 2 -18 6 -7 -4 -17 -15 7 -15',
    'reacts & polarity+': '20 3 -1 13 -11 24 13 -13 -7 -3 -11 18',
    'reacts & polarity-': '9 -4 -2 -6 -12 -1 6 1 0 -10 8 -14',
    'reacts & c:not': '-2 18 -2 -2 11 24 15 -10 4 -12 -19 1',
    'c:not & call:negative': '-16 -8 7 -4 1 -8 5 -4 -5 -3 -3 0',
    'polarity- & call:negative': '0 -8 14 -3 -1 -1 7 11 -4 -2 -1 0',
    'polarity+ & call:positive': '-7 2 -4 -2 -4 -5 3 -8 -3 -1 2 0',
    'echo & question': '-1 -1 -1 -1 -1 -5 -1 -1 -16 -1 -2 -18',
    'r:gripe & call:negative': '-3 -5 4 -4 -4 0 12 5 1 -2 5 0',
    'r:praise & call:positive': '11 -6 -4 8 -2 -4 3 5 -3 -1 -2 0',
    'feedback & polarity+': '9 -11 23 9 -3 1 5 -23 -13 2 -9 3',
    'feedback & polarity-': '11 24 16 -6 -8 1 -12 -5 -6 -9 -7 5',
    'far:meet & c:weekday': '-1 -15 -2 -16 -6 -14 -1 1 -3 -15 11 -8',
    'far:meet & c:number_any': '13 -17 1 4 0 11 16 24 1 7 18 11',
    'r:promise & c:deliver': '-7 1 -7 16 1 -13 5 -28 1 12 -16 1',
    'r:promise & r:meet': '2 -10 -2 -15 -2 -6 -7 20 -1 -6 5 4',
    'r:decider & c:name': '-3 -4 -6 1 33 -3 -7 -6 0 1 5 -11',
    'r:decider & c:role': '-8 -24 -14 -14 37 -7 1 -13 -6 -10 -6 -22',
    'r:gripe & r:praise': '-1 12 -2 6 -3 -4 -7 -5 -8 -2 -2 -2',
    'c:not & c:people': '1 3 -5 -1 3 3 -8 -6 -2 -6 -3 8',
    'c:bad & c:product': '-1 28 -15 2 -2 -15 -7 -8 -6 -3 -5 20',
    'c:good & c:product': '47 -17 -4 -14 -1 17 -4 13 -2 -4 8 -31',
    'short & question': '-8 -4 -6 -27 -23 7 -18 -12 46 -30 -38 32',
    'c:not & i-we': '7 4 17 11 15 -3 14 -10 -1 -9 -27 -24',
    'r:amount & topic:price': '5 -1 -1 -10 1 -7 -7 7 -7 5 -2 13',
    'r:amount & far:price': '2 -6 -11 -1 4 -7 -9 1 -11 2 7 13',
    'r:amount & c:big_number': '-13 8 -11 -17 4 19 -16 10 -6 -7 -23 1',
    'r:amount & seller': '0 0 0 -9 -17 69 -4 0 0 13 -8 0',
    'r:amount & r:price': '-1 -11 -12 -8 -3 -12 -10 -2 -7 -9 -9 27',
    'r:amount & topic:money_talk': '-11 5 -5 -4 -2 20 -1 7 -5 -13 0 12',
    'r:amount & topic:amount': '-3 17 -11 1 -9 20 -14 4 -4 -7 -8 -10',
    'c:big_number & far:price': '-12 -6 -5 -4 -6 -30 -3 -11 -3 0 -5 -11',
    'r:money_talk & far:price': '11 -23 0 -16 -9 -4 -2 -22 -8 -10 -8 -6',
    'r:money_talk & r:amount': '-9 -7 9 -7 -8 -3 -7 -3 -9 -10 -6 22',
    'r:money_talk & question': '-18 -11 -9 -12 -10 49 -11 -12 63 -9 -9 -59',
    'r:handover & question': '-7 -15 17 -28 -2 -2 -2 -6 38 -53 35 -10',
    'r:handover & r:promise': '10 -1 -20 -2 -3 19 -9 8 5 13 -15 19',
    'r:handover & r:task_ask': '-19 -20 -10 27 -12 -8 -14 18 -19 -10 3 -32',
    'r:handover & c:document': '-11 -19 -11 44 -6 -26 -11 -15 -8 34 -18 -3',
    'r:handover & c:task': '-5 -9 -8 26 -14 -8 2 -7 -15 4 -4 -32',
    'r:handover & closing': '-34 4 1 85 -6 -29 -27 19 -21 63 12 18',
    'r:slot & topic:meet': '-3 -17 3 -21 -3 -11 -7 -1 2 3 6 -2',
    'r:slot & topic:slot': '-19 -22 -8 4 -6 -12 0 7 1 20 11 -1',
    'r:slot & r:meet': '-12 1 -6 -40 -6 -8 -11 -15 -15 -12 31 4',
    'r:slot & short': '-6 8 -2 25 -5 -17 1 -8 -5 2 -15 11',
    'r:slot & closing': '-36 -35 -13 -13 5 -19 -10 22 -2 -9 58 20',
    'r:slot & question': '-8 -5 2 -40 -7 -20 -27 -3 33 -51 74 63',
    'r:slot & r:handover': '0 -10 -14 14 1 -8 1 2 -8 6 -27 14',
    'r:slot & after:q_meet': '-2 -10 -3 -5 -6 -6 -7 20 -2 10 23 -20',
    'r:when & r:time_want': '-3 -20 -14 -9 -13 -7 19 -6 -9 -6 -25 -5',
    'r:when & r:time_plan': '-11 -6 -38 -11 -9 -18 45 -26 -7 3 -25 5',
    'r:when & r:slot': '-3 -18 -11 -4 -2 4 -16 -16 -6 11 18 -9',
    'r:when & after:q_when': '-2 -15 -13 -6 -13 -19 45 -19 -5 -5 -15 -15',
    'r:when & c:start': '-7 -8 -7 -10 -5 -4 4 -20 -2 3 -1 -5',
    'r:when & r:handover': '14 6 -1 25 -4 20 -5 25 -1 30 20 9',
    'r:doubt & r:gripe': '-3 -2 -5 -10 -5 -12 -6 5 3 -17 0 -17',
    'r:doubt & question': '-10 -2 -9 -7 -4 10 -5 -14 48 -7 4 27',
    'r:doubt & polarity-': '-18 9 -4 7 -11 -3 -9 -4 16 6 -1 2',
    'r:doubt & call:negative': '-2 -20 11 5 -2 -5 5 -9 5 6 5 0',
    'r:doubt & r:praise': '-20 20 -9 7 7 8 -4 -1 -7 4 -5 4',
    'r:doubt & buyer': '1 30 -13 -14 -10 -2 -6 -17 -28 -18 -23 0',
    'r:doubt & polarity+': '-21 1 6 -1 2 -2 11 1 -5 0 -8 -6',
    'r:delight & r:praise': '2 -10 -20 -2 -12 12 -7 -5 -5 -8 -4 -5',
    'r:delight & polarity+': '-10 -2 -23 -8 -10 -2 5 0 -7 -9 -6 -14',
    'r:delight & question': '-6 -2 -2 -1 -2 -7 -1 -2 22 -2 4 20',
    'r:delight & call:positive': '-5 -2 -2 -1 -1 -5 4 -4 -2 -1 -1 0',
    'r:delight & c:not': '13 -17 5 6 -1 11 2 18 -1 -5 -1 -17',
    'r:delight & feedback': '25 -42 3 -6 0 -16 1 -7 -4 -7 0 3',
    'r:delight & r:doubt': '-4 5 1 5 -8 4 -2 11 -1 -3 -4 -15',
    'r:delight & buyer': '79 -40 -3 -11 -9 8 -15 3 -19 -17 -10 0',
    'r:need & r:wish_feature': '-13 -12 -17 7 -4 6 3 -1 -11 5 11 -25',
    'r:need & question': '-3 -7 -5 -2 -3 -5 5 8 29 -4 10 21',
    'r:need & c:function': '-14 -37 37 16 -9 -9 -7 -11 -3 5 -9 -8',
    'r:need & r:handover': '5 16 6 -7 -7 8 4 -17 -10 -14 -4 -28',
    'r:need & buyer': '-21 -23 57 -2 3 -16 17 -6 -19 6 -3 0',
    'r:need & feedback': '-26 -10 36 -9 -8 6 -18 -9 7 -1 -1 1',
    'r:plan & r:signal': '-22 -10 -16 -18 6 -1 14 13 -5 -15 -9 -7',
    'r:plan & buyer': '-18 -13 -14 -2 2 2 1 61 3 16 -4 0',
    'r:plan & r:handover': '-8 8 -10 -10 -6 -7 4 -10 -6 8 -3 -5',
    'r:plan & question': '-1 -6 -2 -8 -5 3 -5 3 18 -9 15 1',
    'r:plan & closing': '-11 -1 -5 18 2 12 -6 59 -1 22 11 -16',
    'r:plan & r:slot': '-2 -1 -9 2 -10 11 -2 15 -4 -2 9 10',
    'r:in_charge & r:decider': '-5 -18 -12 -2 21 -10 -12 -5 -2 -5 -3 -5',
    'r:in_charge & after:q_decider': '-7 -7 -2 -7 18 -7 10 -3 -2 -6 2 -18',
    'r:in_charge & c:role': '-5 -13 -26 -6 3 -22 5 -4 -8 -1 -5 -20',
    'r:in_charge & c:name': '-15 21 -16 12 30 -4 1 -18 1 1 -5 7',
    'r:in_charge & r:decider_self': '-2 -6 -4 -9 19 1 10 4 -3 -1 -4 -13',
    'r:amount & buyer': '-3 -9 -10 1 11 -17 12 27 -6 -5 28 0',
    'r:praise & buyer': '39 -2 -23 8 -2 24 -8 -9 -16 -4 -19 0',
    'r:gripe & buyer': '4 21 0 -18 -16 -9 -9 -9 -21 -27 -25 0',
    'r:gripe & seller': '0 0 0 -5 -7 15 -3 0 0 -2 21 0',
    'r:wish_feature & buyer': '-26 -27 75 14 -9 0 -3 2 -10 2 1 0',
    'r:signal & buyer': '-5 -13 -9 -1 0 8 10 47 2 3 -28 0',
    'r:doubt & seller': '0 0 0 7 -9 -10 -13 0 0 8 1 0',
    'r:meet & seller': '0 0 0 -24 -4 -11 -22 0 0 -10 22 0',
    'r:slot & seller': '0 0 0 41 -18 8 -24 0 0 41 28 0',
    'r:slot & buyer': '-7 6 -18 -19 -2 -15 47 18 -12 0 16 0',
    'r:handover & seller': '0 0 0 63 -18 4 -33 0 0 69 -15 0',
    'r:handover & buyer': '-5 -19 0 33 -1 -16 10 38 -3 -3 30 0',
    'r:when & buyer': '-1 5 17 -10 5 -31 35 5 -3 -14 -15 0',
    'r:when & seller': '0 0 0 -14 -18 14 28 0 0 -3 15 0',
    'r:promise & seller': '0 0 0 48 -9 4 -12 0 0 41 -2 0',
    'r:task_ask & buyer': '-6 -19 -3 53 -12 -6 -9 23 -15 -8 -4 0',
    'r:doubt & call:positive': '-11 5 3 2 -2 -3 -6 -3 -4 -1 -1 0',
    'r:delight & call:negative': '7 -5 2 -1 -2 -7 5 -3 -1 -2 -1 0',
    'exclaims & call:negative': '0 0 0 -1 0 0 0 0 0 -1 0 0',
    'short & call:negative': '-6 12 -1 2 -4 -4 -6 -3 0 -3 -5 0',
    'r:amount & call:negative': '-7 3 -1 -2 -5 4 18 10 0 -1 3 0',
  } as Record<string, string>,
  grams: `
en:# KONORNUOPTOL
en:'s LZSRLQXOKPRG
en:'s a RSOPPPSOPPOR
en:'s fine OOPQPPPRPPSO
en:'s good ROPPPPOOPPRO
en:'s got NKPPTPOQPPOM
en:'s in PMNPNRSUQPRP
en:'s not OPPPOPOTPPPO
en:'s on NNOPPQPNPROO
en:'s the PNOOSRRNPOQN
en:(# RPOTPOSQPQOM
en:('s POMNOQLQNNOF
en:(a BKJMLHJGJLN9
en:(about SKMORNNOSORN
en:(after ONOPPNNNPPOO
en:(aftern POPPPPOQPPOS
en:(again RNPPPPPPPPPP
en:(all UNQQPMNMOONR
en:(alread QPOSPRPPQPPO
en:(am LTLOSMQLMOML
en:(an NLSPPNOOOPPT
en:(and PHJOIMOMLLOD
en:(answer RPPPPQPPPPPO
en:(any TOPPOQPOPPOO
en:(anythi ROOPNOPPPPNN
en:(app POPPPOPPPPPR
en:(approv PPPNOOQPPPNN
en:(are IPNMMMONMNNA
en:(as NMPPPQQPOOOI
en:(ask PMOPOPPSPPPM
en:(asked OPPPOOPPPPPN
en:(at QONNPLNNONMM
en:(aye POPPPPPPOPOM
en:(back MLQQPOONPPOM
en:(be OPONRRNNONOM
en:(becaus TMRPPOPPPPPO
en:(been RMQONRONQOOL
en:(before SLPQNOTOOOON
en:(better RNPPPOPQQPRN
en:(big ONPPPOPOOPPL
en:(bit SMQQQNPOOPPR
en:(board OPPONPTOQPNO
en:(book ONPPRRPSQPPO
en:(both QPPPOOOOPPOW
en:(brilli QRPNQOPQPNOP
en:(but JWRNRPNNOPOL
en:(button NMROPPPPPPPP
en:(by JJPPQNMOQQOL
en:(call RUPOOQQOQPQN
en:(can QMMOQNLONOUP
en:(clause ORPPPTPPPPPP
en:(clear ONPPPQPPPPQQ
en:(coming ORPPPPPOPPRN
en:(commit PNPRMPQQPQON
en:(compan QOOPPPPQPPRP
en:(could LMNOONPNOOPK
en:(course QOPOPPOPPPPT
en:(day QPPOOOOOOPOL
en:(days ROPPOLNOPOPN
en:(dear SOPPPPPPQPPR
en:(decide RRPONPPPPPOM
en:(did VOMSONNMOONG
en:(direct ORPPOPOPPPOO
en:(do POLONHOOPOMF
en:(does NNOQNMQOLPQN
en:(done ONPPQOQQOPPO
en:(door POPOPPPOPPON
en:(down MPPPOORQPPPL
en:(each QOPOROPPPPPQ
en:(eighte PQPPPRPPPPPN
en:(eleven RNPPPNPOOPPK
en:(email OMRPPPPPPPPO
en:(end SOPPPPPOPPPO
en:(enough PRPPPOPPQPOR
en:(even ONPPPOROPPQO
en:(every MOPNONOOOOON
en:(everyt QOOOPNPPPPRN
en:(fair QMPOQMNRPONZ
en:(februa ONOPROPOPPPP
en:(fifty OQPQOSQRPPOM
en:(financ POPPMQRRPPOM
en:(find ORPPPPPPPPPP
en:(fine PNOORQRNOPOO
en:(first SMOQNLPPPQOQ
en:(five QQQONNONOOOJ
en:(for QNMORJMNPMMM
en:(forty NOOPOKOMPPOG
en:(four NNOONNORROOM
en:(fourte OPPOQOPPPPPK
en:(friday QOPQPPPNOPNK
en:(from MNPRQOPOQOON
en:(get PPOOOMPMQPOJ
en:(give TRPPOPOOPPPP
en:(go QTOPPNPRPRRJ
en:(god NQPPNPQOPPPN
en:(goes NKRPONSOPPOO
en:(gone QPOPPPPOPPPM
en:(good UHQOQOMJQMMQ
en:(got NROONONKROQL
en:(grand PMPPPPPQPPNO
en:(guy RNPPPPPPPPPO
en:(ha QNPNLGNQNMNs
en:(had SRONOKONNOOL
en:(half OQPOOOQPPPQN
en:(happy URPPPPPOPPQP
en:(has MTNOMORQOONH
en:(have KLQPOPPINNTJ
en:(he QOORRPPNOQQG
en:(head ONPPPOQQOPOP
en:(hear PPPOPNOPPMPV
en:(hello TOPOPOPPPQPZ
en:(her SLOOMOOQPOQP
en:(hey ONPOOOOOOOOR
en:(hi ONPOONOPOOOV
en:(him OPPOVOOPPPOQ
en:(his QMOPOOPQPPPL
en:(hm LQPONOONOOOG
en:(home NOOPTPOPPPON
en:(honest SLNPSOOQQPPM
en:(hour ORPPQOPPPPPO
en:(hours SOPPPOOQQPPO
en:(how NPPOPOPOPOPO
en:(hundre KTQONJPTOPOM
en:(i XLIKHBIFMHHG
en:(if NPOPUPNNPONP
en:(in NLKRNGMLMOJH
en:(is HVMNNEJIPKJQ
en:(it MJKOGEOIIJK9
en:(januar QNRSOPOOPPPO
en:(job QOPPPOQRPPSO
en:(just KRQOQNOROPOJ
en:(kind OQPPPSPPPPPO
en:(know OONQNMOPSOOH
en:(last LQONOOPQOOOP
en:(law OTPQPRPPPPPQ
en:(leave OOPONRPPOPPP
en:(let PROROLOQPOPP
en:(letter OQNPOPPQPPRN
en:(like MMVNNQNPQNNL
en:(line QOPOPPQOPPPR
en:(live OSPPPPPQOPSQ
en:(look RONPQOOOPOPM
en:(looked NRPPPTPPPPPP
en:(lost QNPPPPPPPPPM
en:(lot OPPPPQOPRPPP
en:(love OMOPROOOOOPR
en:(lovely QOQMOOONOORS
en:(made OPPPORPPPPPP
en:(make QNTRPQPPOPOO
en:(makes PPPPPOPPPPPR
en:(man NNOPOPPPPPPO
en:(manage OOPORRSORPOQ
en:(march POPPPPPOQPPN
en:(may PSOPQOOORPPL
en:(maybe OPOPPOPNPPON
en:(me SQOONJONNOOL
en:(mine OPPPRORPOPPN
en:(minute SMPOOQORPOPP
en:(monday OUPOQPPRPOPQ
en:(money OTPPPLPOPPPM
en:(month OPPOQNPOPPOQ
en:(months ORPOPQPOPPPR
en:(mornin MPPPONONOONV
en:(must PPROORONPOOO
en:(my OIROKLNLMLRA
en:(name ONONPPPQOPSP
en:(need OLQQORPVUROJ
en:(never MSPOPOPPPPPQ
en:(new OOPOPOORRPPQ
en:(next POPPQPPNPPON
en:(nice RLPOOMPQOPOM
en:(night OPPPORPOPPPN
en:(nine PQOOPTONNOPI
en:(ninety OOOPPNPOPOPP
en:(no TKNNOJRMONLP
en:(nobody NRPPQRPQOPPL
en:(not SQMPLOQMRNOB
en:(noted MLROOMNMORPM
en:(nothin NNPPONNOOPPN
en:(novemb OOPPPPSOPPPN
en:(now NMNRPPPRNPPL
en:(number QOORPROORPPM
en:(octobe OSPPPPPOPPPL
en:(of GVKRNMPJMNLG
en:(off PONOOMQQPORS
en:(office OOPRPRPPQPPQ
en:(oh OMMORMMRQMNS
en:(ok QOPPPOPOQPPN
en:(okay MJMIOIOQTJJV
en:(on HOMMLNONOMPG
en:(one RQQLOMMJTMMF
en:(ones SPPPPQPPPPPM
en:(only PMOOQOQNPOOL
en:(or NMOOOOQNOPQN
en:(other QSOPPRPOQPPM
en:(ouch PPPPPPPPPPQU
en:(our LTOTQQPPQRNN
en:(out OROPOSPONPPJ
en:(over RLROOORORONP
en:(own NNORNORRQPOK
en:(page RQPOPNPOPPPN
en:(paper NNPPNNPPPPPN
en:(partne ONPOOOPOPPQM
en:(people PPOOPMQNOOOR
en:(perfec PPPPPNPOPPNQ
en:(person QRPPROPOPPPR
en:(phone RKQOOPPOPPQP
en:(pictur NROPPOQOPPPO
en:(place QPRPPPPPPPPO
en:(please OMRPPPPONPPM
en:(point NOQPOOOOQPOK
en:(put PMSNRNOROOON
en:(quick RPPPPPPPPPPQ
en:(quite OORPOOPQPPOQ
en:(read ORPQRPPNQPOM
en:(really NROPPOPQQPPM
en:(right NLNNQJMLMNMR
en:(run OOOOPOPOPPRQ
en:(said NQPPPQOOPPPN
en:(same POPOPPPOPPPN
en:(saw QOPPPRPOPPPP
en:(say TLOOOOONQPON
en:(says OMQOPOPNQPPN
en:(second RPQPPOONSPMO
en:(see NLPNNRNMMONL
en:(seen OPPPPROPOPPP
en:(send OSPOPPOSPPRS
en:(seven QSPPPNPONPPJ
en:(she NROPOPNMPORM
en:(should ONPPOPQOPPPQ
en:(show PPPPPPPPPPPU
en:(side RSOPOOOQOOQQ
en:(sign QOOQOPPRQPQN
en:(signs OPOURPOQPRON
en:(since NLROOSQNOOOM
en:(single NPPPPPPOPPPP
en:(sister OQPPORPPPPPP
en:(six OQOOOMONOOPK
en:(sixty OMPPPPQOOPPL
en:(so QLNOOMNNOMLZ
en:(some QNPPOOOPOPPQ
en:(someth NOQOPOONPPPN
en:(start QSPPPPNOPPOP
en:(still MOOPONOOPPPJ
en:(stop RNPSRRPQQPPK
en:(summer SQPPPONRRPPP
en:(sunday PNPPPPPPPPPM
en:(sure OSNPPQPOPPPR
en:(take WNOOPONOPOOV
en:(talk POOPTPPOPPPP
en:(tell ONPPRPPPPPPP
en:(ten PQOQOOPQOONM
en:(test PQPSPPPPPPPS
en:(than OQOPOPOQRPPM
en:(thank NNRNNMQNPOOM
en:(thanks NNPNOOONPMOZ
en:(that NFRMOMORNLJK
en:(the LQEKLGNLMMD=
en:(their MOPNPOPPOPQM
en:(them NTPPONQQOPON
en:(then IMOPQLRRMPKN
en:(there IVQOMUPNPOOW
en:(they NNMQMPQOOPNC
en:(thing LPSONRONPPOL
en:(thirty NOPQOOOQPPOK
en:(this ONRNPKTOPOOS
en:(those OSPPPOOOPPOL
en:(though PQPPOMPOOPPN
en:(thousa OOOOMNPNPOOM
en:(three LQQPLLPOPOPM
en:(throug NNQPOOQOPPQO
en:(thursd PPPRROPROQPO
en:(ticket NPPPPOPPOPPQ
en:(time MNPRQOPQPPOM
en:(to IDIKTLQLLJNB
en:(today PPPNPOPRPOOY
en:(too PPPPPROROPPM
en:(trial ROPPPOPPPPPP
en:(true PPOPONPOPPPQ
en:(tuesda OQPQPPOPPPNN
en:(twelve SNPPPOPOOPPO
en:(twenty NOPPQNPNPPPP
en:(twice QMPPPPPPPPPN
en:(two MVNONKMRONME
en:(under RMPONRPOPPPP
en:(unders PQPPOLPPPOOZ
en:(until PQPPOOROPPPN
en:(up PKOPRNNOOOOP
en:(us PPOQOKQSONOQ
en:(use OOPPPOPPPPPN
en:(used PKPPOOOPOPPM
en:(very MLPONNOOOOQO
en:(wait VOPPPPPORPPO
en:(want SOOPOPRNNOOH
en:(was NIQNNSPMPOPD
en:(way PLPOOPPPPOPL
en:(we QFMKNSJQNNNA
en:(wednes PRPROPPPPQPP
en:(week PMPSPOOPOPLL
en:(weeken PPPPPPQONPPN
en:(weeks OSPPOQNQPPPR
en:(well ONMNQSNSRNNL
en:(went QOROOOQOPPPN
en:(were SNOOONPOPOPQ
en:(what KPQMRLNNQNNH
en:(when NQOOOOOQUPON
en:(where PPROOOPOOPPO
en:(which MOOPOOOPRPPL
en:(who LPMOROONNOOJ
en:(whole RNPPPOOOOPPN
en:(wife ROPPOPPQPPPO
en:(will QPNQOTQPRPP[
en:(wish OOPPPPPPPPPN
en:(with PPMMMPPKLMNK
en:(withou RPPPPPPPNPPO
en:(wonder OTPPPPOPOPPP
en:(word OOPPRPPQPPPP
en:(works POPPPPPOPPNP
en:(would MPOPSULSTOTD
en:(yeah LSQPOQNOPOPH
en:(year LRONQOROOOPO
en:(years PSOOOOOOPOPL
en:(yes OMPNNQMVLOLG
en:(yet PRPPPPPPQPPN
en:(you KKKHREJHKJOR
en:(your SPONONNOQOOV
en:)# POPPPPPOPPPK
en:)'s PMMMNNNKMNNA
en:)a VGMHGDHEFHGE
en:)about WOOMNKNNNMNT
en:)accoun OOPORPPPPOPO
en:)actual NOPPPPPPPPPN
en:)after LNOQSPQNNPNP
en:)agreem OPPPPPPPPPRQ
en:)ahead OOPPPRPPPPPO
en:)all ONTLOMPNMLOR
en:)alread ONPPPPOOPPPN
en:)also OOOPONPOPPPL
en:)always ONROROQNMPOG
en:)am STLOQNNMMNNE
en:)an OMNOONPNOOOK
en:)and KIOKMGLJKIKK
en:)anothe MRPPPPPOPPPM
en:)answer PPPPPPPPOPPR
en:)any ONPPPPPPPPQR
en:)anythi ONPOROPOPNQ[
en:)anyway OOPPPPPPPPPM
en:)april OOOPPPMRPPPO
en:)are LJNLRJPMOMMH
en:)around QRPPPPPPPPPN
en:)as TNOOPSPOPOOP
en:)ask OPRNQNQRPNPT
en:)asked NOOPPOOOPPPO
en:)at JQMQMSPKMLNM
en:)back MLSOOPOOOOOR
en:)bad SQPPPPPPPPPR
en:)bank NRPQPPPRPPPN
en:)be NNQPRSOMOSNM
en:)becaus RMPPPOPORPPM
en:)been MRQOOPPNNOOK
en:)before QLOORNPPOOQL
en:)being QOPPPPPPPPPS
en:)better OTPPPOPPPPPP
en:)betwee QPPPRPPPPPPO
en:)big TRPPOOPOOPPM
en:)book POPQPPPPPQOR
en:)bookin PPRPOPPPPPPR
en:)bought NOOOQPPOPOPN
en:)bring OOPQPOPOOPPL
en:)but RQMNOROMOOPF
en:)button OSOPPPPPPPPM
en:)by HLPOQRORNNQP
en:)calend RPPPPPPPPPPR
en:)call OSPPOOPOPPOX
en:)came OOPPONPOPPPN
en:)can SNPLMONONLRJ
en:)card QOOPQPPRPPPO
en:)certif PPPPPQPPPPPU
en:)change OSPPPOOPPPOR
en:)charge ROPOONPOPPPN
en:)check TOOPPPPRPPQQ
en:)christ QPPPROOOPPPN
en:)client QQOOONPOPOPO
en:)come QMOQPNQNPPOM
en:)comes PPPPQNPPPPPR
en:)coming QOPQPNPQPRQQ
en:)commit ROQPOQPSPPPM
en:)compar OPPPPROSPPPN
en:)contra QNRPPPONPPRO
en:)cost OPPPPOPPPPPK
en:)could OPOPPNRPOPOP
en:)credit PRPPPNPPPPPR
en:)data NOPPOPPPPPPK
en:)day TNOPOOQOOOPS
en:)days PQPOONORNOPR
en:)decide POPPROPOPPPT
en:)desk OOPRPOPRQOPM
en:)did RPOONPMNOOPU
en:)differ PMPPPOPPPPPP
en:)direct OPPPOPPOPPQM
en:)do SIOOPNPNNLLJ
en:)does WKOOOQOMOONR
en:)dog QOPPPPPPPPSM
en:)done NOPPRPOOPPPS
en:)down PTOPOOQOMPOL
en:)drawin OOPPPPPPPPPS
en:)drop PPPPPPQPPPPT
en:)each SNPPPMPOOPPM
en:)eight POPPORONOPON
en:)either NPPPPNPPPPPN
en:)eleven PSPOOOPOPOON
en:)else OOPQPMPPPPOY
en:)email OOQPPPOPQPRN
en:)end PNPPRSPROPPP
en:)engine OOPPPOPPPPPT
en:)even QOPPPOPPPPPL
en:)every OOOONMOOOPOL
en:)everyb OPPPPPPPPPPM
en:)everyo OOPPPNPPPPPL
en:)everyt PQPPOPPOPPPL
en:)expect PPPPPPPPPPPS
en:)fair OPPPPRPPPPPN
en:)far PPPPPPPPPPPL
en:)februa OPRPRPPOPPPN
en:)feel NRPPPONOPPPP
en:)fifth PPPPPPPPPPPN
en:)final PPQPPOPPPPPS
en:)financ PPPPOOPSPPPN
en:)find OSPPPOPPPPPU
en:)fine POPPPRPOPPPL
en:)first PMOOOPOMPOQJ
en:)five OQPPONOOOOPI
en:)floor OPPPPPPPPPPN
en:)for IROONLPPLMIQ
en:)form PPPPPPPOPOPT
en:)forty MNOOOOQQOOON
en:)four PROONONNNOOM
en:)fourte QPPPOPOPPPPL
en:)fourth PPPPPPQPPPPL
en:)free RPPPPPPPPPPT
en:)friday SPOPPNNNPPMQ
en:)from ORRNMLPMOONM
en:)front QQPPQPPOPPPN
en:)full ROPOPPPOPPPN
en:)get NQNMMMNLNMPO
en:)gets OQOOROPPPOPU
en:)gettin RPPPPPPOPPPQ
en:)give MRPOPQOOOOPN
en:)go MLOPPQOTQOPL
en:)goes QMOPROPOOPPO
en:)going OSONONOOPNOP
en:)gone ONSPOQPPOPPO
en:)good POOONNOOOONM
en:)got NPNOLOOPNOOC
en:)group NPPPRPPPPPPN
en:)guess TQPPPPPPPPPO
en:)guy POPPPPPPPPPN
en:)guys QNPPPPPOPOPN
en:)had UONONMOMNNOH
en:)half RLOPRNPORPOK
en:)hand RQONPOPOPNPP
en:)happen OOPPPOPPPPPT
en:)happy OOPPPOPPPPPN
en:)has LMPOSROPOORL
en:)have IQQOMKLOHLL?
en:)he OKNOOMNMLOQ<
en:)head OPPPPPPPPPPR
en:)hear QPPPPPOPPPPX
en:)her SMNPUQOOPOOJ
en:)here NNOOOOPNNOOQ
en:)him QOONROPPPOOO
en:)his NOOLNOOQPNOL
en:)hold ROQPQPPPOPPM
en:)holida PQOPPPPRPPPP
en:)home POPPPRPOPPPN
en:)honest OPPQQORPPPPP
en:)hours PQPPPPPPOPOM
en:)how MOONNPLNPNN]
en:)hundre SQPPOPPOOPPO
en:)husban ONPPPPPPPPPN
en:)i PMLFPEFD<BG@
en:)if LSOOPKPPOQOG
en:)in MPHKPDNUJIH@
en:)into OPPOPOPNPPQP
en:)invoic OOPPPPPRPPPQ
en:)is GJNHFAJLGICN
en:)it LKFJKLIOCHJG
en:)its PPPPPPPRPPPO
en:)itself NORPORPPPPPM
en:)januar NNPPROPROPRO
en:)job PQQPPQPOOPPM
en:)june QQOPQSPRPPPN
en:)just NKOPVROMPOPA
en:)keep QOPPPOOOPPPL
en:)key OPPPPPPPPPPN
en:)know QOOQMMNNNOPI
en:)knows OQPPPOPPNPPN
en:)lads PRPPPRPOPPPP
en:)last POMROPPPNPOJ
en:)lead PPPPPOPPPPPS
en:)leave OOPOORQPPOPO
en:)left ORPPPPPPPPPO
en:)less OPPPPOOPPPPN
en:)let NOPPRPOQPPOO
en:)like PMPNOLNPONOJ
en:)line OSPOOOPOPOPN
en:)list ONSPOPOPPPPR
en:)live OPPPPOPPQPPS
en:)long PPPPPPPPPPPM
en:)look OSOPROPOPOPW
en:)looked OPPPPPPPPPPR
en:)lost RROPPPPPPPPL
en:)lot PNOQPPPPPPPP
en:)love RMOPOPPPPPPP
en:)lovely QRPPPPPOPPPJ
en:)made QPPPPPOPPPPT
en:)make PPRPROOPPPPM
en:)makes OVOPPPPPPPPO
en:)man ORPPPPPPPPPO
en:)manage OPPOPPPPOOPR
en:)march POPPRPPOPPPN
en:)may QPPQQPORPPPW
en:)maybe PTPPPPPOPPPM
en:)me IQRLUJMQJMRG
en:)mean PRPPPPPPQPPN
en:)meet RPPPQRPOPPPN
en:)meetin OOPPPPPSPPPO
en:)mind OQROOOPOPPUN
en:)mine POPPPPPPPPPN
en:)minute OSOOOOOOPPOO
en:)moment OPQPQPRPPPPT
en:)monday NOOPPOOPPORT
en:)money OQPPOLPTMPQU
en:)more SLROPNONNPOI
en:)mornin PPPOPOOOOPPM
en:)most PPPPPPRPPPPT
en:)much OQPPPPOPPPPN
en:)must QOOOQOPOPRQI
en:)my NQLKMQKOLLM1
en:)myself SPPQPPPPPPPP
en:)name OOPOPRPPPPPM
en:)nearly ONPPPOPPPPPN
en:)need TMOPOPOSPPOM
en:)never QOPNORPOPPON
en:)new QOPQSOOOOOOR
en:)next ONPOOOOPPOOV
en:)nice NPOPOPPOPPOJ
en:)night OPOOPOOQOOQL
en:)nine POPPPRPOPPPM
en:)ninete PPPPPPPSPPPO
en:)no LSQOOONONONJ
en:)nobody ROQOONOOOOPD
en:)normal SOPPPPPPPPPQ
en:)not QQQOPKLMLMN<
en:)nothin MPOOQOOOPOPN
en:)notice POPPPPQPPPPR
en:)novemb PPPPPOPPPPPN
en:)now RIPONOPNOOOK
en:)number TQPPPOOOPPOP
en:)octobe OOPOQPPOPOPM
en:)of MMNKPLMJLLLI
en:)off RONOOPOQOPOU
en:)office ORPPOPPOPPPN
en:)okay NNPOOPOQOOOV
en:)old OOONOOPRONPM
en:)on UKMLONOHLLHJ
en:)once RORPPOOQOPPQ
en:)one PJSMNKLLKNLI
en:)ones QOQPPOPROPPL
en:)only RLTPPNQNOPOL
en:)open OQRPOPOPPPPR
en:)or NLOMMNOLPMNF
en:)other QNPPOOOPPPPP
en:)otherw ORRPOPPOPPPO
en:)our KLPNNJMPONPG
en:)out LQOORONTONPL
en:)over PQPOTNPNOOQS
en:)own NPPPOOOPPPOP
en:)page OOPPQOPPPPPS
en:)paid OOPPPOPOPPPN
en:)part PPPPPPPPOPPR
en:)partne OPPPOPPRPPPN
en:)past PPPPPPPPPPPN
en:)patien QOPPPOPPPPPM
en:)pay QPOPONPPOPOR
en:)paying OQPPPOPPPPPN
en:)pays QOPPRPPPPPPN
en:)people QTOOOMNQMOOP
en:)per QOOPOMPOOPOK
en:)percen QOPPOQPOPPPS
en:)person NPPPPOPOPPPM
en:)phone PNOOOOPOPOPT
en:)pictur ORPPROPPPPPQ
en:)plan PSPPPOPPPPOT
en:)please OOPPPPPPPPPL
en:)portal ROPPPPPPPPPN
en:)presen PPPPPPPPPPPS
en:)price OOPPPOPPPPPS
en:)produc POPNOPPPPNPQ
en:)promis PORPPPPPPPRQ
en:)put LLPOQSPOOPOL
en:)puttin PRPPPPPPPPPO
en:)quarte OROSRTPPPPON
en:)rate OPPPPPPPPPPN
en:)read PQOQPNPOOPRJ
en:)real OPQPPPPPPPPL
en:)record RPPPPPPPPPPR
en:)renewa POPSPPPRPPPN
en:)right MNPNOPPONNPP
en:)rings PPPPPPPPPPPN
en:)round OSSPPRPPOPPP
en:)runs QROPRPPSPPPO
en:)said MQOPOOOOPPOM
en:)same NQOPPOPNOPPN
en:)say TRNORNSOOOLU
en:)saying PNPPPPPPPPPK
en:)says MPOPOOORPPQH
en:)school OPOPPOPRPPPP
en:)screen ORPPOPPPPPPS
en:)season PPPPPPPPPRQU
en:)second NMPPONPOPPON
en:)see PTSQOSOOOPQN
en:)seen POPPRPQOPPPR
en:)sell OORQPOPRPPPR
en:)send ROOOOQOPPOTQ
en:)sent OPPPQPPPPPPN
en:)separa OPPPOPPOPPPN
en:)septem OOPPPRPROPPP
en:)set QOPOPOOOOPPS
en:)seven OOPPPPORPPPN
en:)sevent RQPPPPPOPPPM
en:)shall PPPROOQPPQMa
en:)she KSNQQMNRMQPG
en:)sheet OOQPROPPOPPL
en:)shift NRPPOOPPPPPN
en:)shop PPPPPPOPPPPS
en:)side OQPPPOPRPPQX
en:)sign OOPPROPOPPSP
en:)signat OPPPPPPPPPPR
en:)signed ROPPPRPOPPPO
en:)since LMOPQQPOPPPI
en:)single OPPPPRPPPPPL
en:)sit QOPPROPOPPPN
en:)site OQPPPPPOPPPN
en:)six OOOOOMPNOPPJ
en:)sixty RROPOQQOOPPK
en:)small RQROPOPROPPN
en:)so PSMNROMLMLQS
en:)softwa OQPPPPPPPPPR
en:)some NQPPONOPPPPP
en:)somebo PPOPOROOOOOH
en:)someon PPPPPPPPPPPM
en:)someti PPPPPPPPPPPV
en:)sorry NROOPOPOPOOO
en:)spent MPPPPVPRPPPP
en:)spring PPPPPPPPPPPR
en:)standi POPPOPPPPOPM
en:)start OOPROOOQPPPO
en:)starts POQPPPPPPPPM
en:)still PPOOOQPOOOPM
en:)stop OQPOPPPOPOPM
en:)stoppe OQPPPPPPPPPN
en:)straig OSPPPPPPPPPQ
en:)summer OORPOOPPPPPO
en:)sunday OOPPPNQOPPPO
en:)suppli OPPROOPPPPPN
en:)suppor POPOPOPPQPPS
en:)table OPPPQPQPPPPN
en:)take QQOPQOQOOPPS
en:)talkin QOPPPNPPPPPN
en:)team OPPNPPPQQNOS
en:)tell OMRPSNSOOONN
en:)tellin PRPPQPPPPPPO
en:)ten ROPOPNPOPPOM
en:)test PPPOPPPPPPOT
en:)than TNRPOPPONPPK
en:)thanks OPPPOOPRPPOS
en:)that ULSJKPQLFIIF
en:)the HDGHOEDID?FP
en:)their NOOOOOPOOOOM
en:)them SSOOOMTOMPPH
en:)then NQURPOMPOOPK
en:)there PQOMOKNLOOMR
en:)these PPPPORPOOPPN
en:)they QNMOSPOLLMLA
en:)thing NOOOONPOPPON
en:)things OQPPPPOPPPPM
en:)think NMPOOOPOOPPR
en:)thirty PNQONLOOOPOP
en:)this PSNMRQPNOMNR
en:)though SOROOOONOPPP
en:)thousa NOPPOOQOPPON
en:)three OKOONOONNOMJ
en:)throug NOPPPOPOPOPN
en:)thursd QOPQOUPOPQON
en:)till TOOORPRRPOPN
en:)time QOOOOMOQOOOK
en:)times ROPPPOPPPPPO
en:)to PGPMNONMJJMQ
en:)today PPPOORPPPNO^
en:)told SOPQQOOQPPPM
en:)tomorr OOPPPOPPPPPS
en:)tonigh OOPPRPPPPPPQ
en:)too OOPPPOPOPPPM
en:)took OPPPPPOOPOPN
en:)traini PPPQPPRPPQNQ
en:)transc PPPPPPPPPPPF
en:)tuesda NNPOOOORPOSO
en:)turn PRPPPPPPPPPO
en:)twelve OOPPOSQOPPPP
en:)twenty RNPPOOQOPPQR
en:)twice RQOPROQQPPPN
en:)two TNQPMKNLMONM
en:)under OSQOPNOPOPOL
en:)up NONOQLOPNOMS
en:)us JOPOPKMMOONU
en:)used UNPPPNOPPPPN
en:)van OUOPPPPPOPPN
en:)very PPPPOOPOPPPJ
en:)vote POPPRPQPPPOO
en:)wait RPPOOPRRPOPP
en:)want OLUOPQORNONJ
en:)wanted OOPOPPRRPOPR
en:)was PONPMRNONMNG
en:)way PQPROOPOPOPP
en:)we MIOLPGJIMLIE
en:)wednes RPPOPPPPPPOT
en:)week OOOPNMONOPQQ
en:)weeks ONPPOOPQPOPQ
en:)well QMOOPQONNOOC
en:)went QQPPOOPONPPK
en:)were ONPPPPPPOPPM
en:)what LLPKODNNNMP^
en:)when QTONQLPNMONV
en:)where TOOOOOONQOOT
en:)which PNOPQNOOOPOL
en:)who PLNPMLNOMPNL
en:)whole NSPPPOPOPPPK
en:)wife PQPPONOOPPPO
en:)will QRNMUNMPMLOf
en:)with QPPOMKOTMMNP
en:)withou PQOQSOPOPPPL
en:)work OQOOPQPPPOPS
en:)would PMSPMLNNKMLT
en:)write SOPOROPPPPPQ
en:)wrong OPPPPPPPPPPR
en:)wrote MNPPOSPPPPPM
en:)year QNNOQPPSOOOS
en:)years NOOOOOPOPPPM
en:)yes OOPPROPSPPQK
en:)you EULILGJJJGHc
en:)your LPNNQLMMNKMU
en:)yours NOPPONPOPPOP
en:<# NMPOOSMQRQQW
en:<'s KKNMKNNKPLTT
en:<a OKJKEKHMQFIR
en:<able OOQPPOPPQRPS
en:<about IQJIPKKWKOOG
en:<above RROPPMRNPPOP
en:<accoun NOPMPPTOOMOP
en:<across NOPPPPPPPPOL
en:<actual RMOSQOPPNQPQ
en:<add QOPPPQPRSPOP
en:<addres NOOSNOPQPSPN
en:<afraid ORQPPNPOPPPK
en:<after NOPORKQOOQUS
en:<aftern PNQQPOPRNPRS
en:<again PUROONOMLNQO
en:<agains UNPOOSOQOPRN
en:<agree PPPORPQTQPRK
en:<agreem OQPSPPPWQPOR
en:<ahead QPOPQMSQQPNI
en:<alarm ROPPPOPPPPPS
en:<all NYMPMLTONPNR
en:<allerg OQPPPPPPQPPN
en:<alone RPPPOOPPPPPT
en:<along PPPPPPPQPQQM
en:<alread SNOPONOOTOQV
en:<alrigh NSORPPPPPPPO
en:<also OSPNONMOOQR^
en:<always PNPQOLPNPONO
en:<am JJUPMIONJQJW
en:<an LXRQNQNMMMNP
en:<and SDFKKPNEPTLY
en:<annual NOPPRUPRPPPN
en:<anothe TOOOOQPOOOTT
en:<answer OOPPQRONPPOT
en:<any KSOMNMQPROPJ
en:<anybod PSPOSQOOPPPQ
en:<anyone PQPOOMQSOOOR
en:<anythi MS[RMONMONLI
en:<app ORQOONOOPNOO
en:<apprec ONPOPOPPPPPL
en:<approv NOPPSPOOPOPP
en:<april OOPPROYOOOLV
en:<are INIMNXMPRKJQ
en:<around OTOOOTPOQOOR
en:<arrive OOQPPRPPPPPQ
en:<as OPLPMQNPRPNQ
en:<ask MRQNROMMRPNJ
en:<asked MOPONPOPOOPL
en:<asking PPPPPOOPPPPT
en:<asks TNPOPOPPOPQP
en:<at GRLKFPIPNNRN
en:<audito RPPPPOPPPPPR
en:<august OQPPRNQPPPPS
en:<author OPPPRPOQPPQS
en:<automa PPOOPOOOPPPK
en:<autumn PQPRPOPPPROO
en:<averag SPPPPOPOPPPT
en:<away NOPOPQPPPOPN
en:<aye PPPRPRPPPSPQ
en:<baby QOPPPORPPPPV
en:<back JTRNPKMKOPPL
en:<bank PQOPPNPPQOOS
en:<batch PNOPPNPQOPRM
en:<batter QMOOOMOOOOON
en:<be GUMLSJTJQSMT
en:<becaus ONPNOLQPMOP^
en:<been RLNONJNMNPOS
en:<before ONMNOJVMOUW_
en:<begin QOPQRNROPPPO
en:<behind NOPPSQPOSPPL
en:<being ONPOORNOMOOP
en:<below QOPNPNQOQPQM
en:<best MNPQOOOMROQM
en:<better SOROQNPNNOQP
en:<betwee PPPSPOQSQTPU
en:<big OOPPPPOPRPOV
en:<bigger OUPPPSPPQPPQ
en:<bigges POPPPRPOQPPN
en:<bill PONOOQPNPPPP
en:<bin OPPPPQOPOPOU
en:<biscui PPPPPNPPPPRP
en:<bit NNOOROOQMOOS
en:<bless NNQPQSQPPPPR
en:<board MTPPPNNSOPRP
en:<book OMPOONOPPOPL
en:<bookin XJOPOOPOQPPH
en:<books OQPPOPPRRPPM
en:<boss POPQRPQQNQOS
en:<both UMSMNNMQROUE
en:<bother PQPSOPPPPPPR
en:<box OSQPPPPOOOOO
en:<boxes PPPPPPPPPPPT
en:<branch SRPNNOPOOQRN
en:<brilli RNOROPPPPOPO
en:<bring OOOQOQQPQPUW
en:<brochu OQPQOOPOPOON
en:<broker PQOPPQSOPPPI
en:<brothe PPPOPOPPOOQS
en:<brough QOPOPRPPQOPS
en:<budget MQPPOQORPSSL
en:<built POPPPQPOQPPM
en:<busine OOPPPPPOPPPL
en:<busy OOPOPPPPPOPS
en:<but MWMLOVOPLONa
en:<buy OMPPRQROOOPS
en:<by RLPWOTURRNGJ
en:<calcul OPPPPMPQQPPP
en:<calend PQPPPQQROOOP
en:<call MNPKSONPRQXI
en:<called RRPPONPONPOO
en:<callin PNOPOOOOOQPO
en:<calls PRPOOPOOPOQS
en:<came MRPOOOOONQOU
en:<camera NSOOPPOOPOOL
en:<can RPORIPOLTPON
en:<car NPPPOPPPQPOQ
en:<card RQPOPSQPOOOT
en:<carrie OOQPOMPOPPPP
en:<carry ROPPPNOPQPPT
en:<case OPPOONNQQPRN
en:<cash OORQPPOOQPPR
en:<catch OORPPQQOPPRK
en:<cause OQPOPPPPPOPU
en:<cent OQPSPTONPPNQ
en:<certif MQOVPOPONROK
en:<chair PPPPPOPPPPPX
en:<chance RRPORQPOOOPJ
en:<change SOYPNQSLQPNR
en:<charge MNPPTXPNOQOT
en:<check OQOPONSTROOP
en:<chief OQPPQPPPPPQR
en:<childr PPPPPPPPPPPT
en:<choose QNRQOROOQQPM
en:<christ PPPPPPWRPPOV
en:<claims QOPPPNOPPPPW
en:<clause UONQPOQQPPOO
en:<clean POOSROPPPSPU
en:<clear QPPPPQPOQPQM
en:<clever ORPOPPPPPOPS
en:<client VMPOOROOOOOQ
en:<close SOOOOMTOONOP
en:<closed QOPOSQPPQPRP
en:<coachi POPPRPOPPPPN
en:<coffee PSPOPOPPPPOP
en:<collec SOOROUPPQPOM
en:<colour PPQPPOPPPRPQ
en:<come MRRLNVMQOO_R
en:<comes RNPPPVPQQOOM
en:<coming OROOOORTQPNW
en:<commit OMPPQOSSPQSQ
en:<compan NNPQSONPPPOO
en:<compar PNPORQPOOONS
en:<compla ROPOOPPPPRPU
en:<comple QOPPPTPOQPPO
en:<confir OPPRPQPRPQPP
en:<connec OOPPPPPOPPPN
en:<consul OOPOOOPPQQOR
en:<contac QOPPPPPPPPPK
en:<conten SNPPPOPPPPPO
en:<contra UNOSQNPQQSOQ
en:<contro POPNPOPONPSK
en:<conver OQPPOQPPPPPN
en:<convin QOPPQRPROPPM
en:<cool PNPPPOPRPPPP
en:<copy OPPRPOPOPSPM
en:<correc QPPNPTOOONPS
en:<cost PSPPPPONTOPP
en:<costs OSPPPQPPOPPR
en:<could N^NTNYQKLSQF
en:<counci PPOPQOOQPQQR
en:<counte ROPPPPPPQPPS
en:<counts OPPOPRPPPPPQ
en:<couple PQPQPPPPRQPR
en:<course ONOROQOOPPOJ
en:<cover OQQPROPOPOPN
en:<credit OTPORSOOPPPP
en:<crew QPPQPQPSPQQS
en:<curren NOPPPOPOPPPM
en:<custom PROQOMNOOPPP
en:<cut OOPQPUPOPPPY
en:<damage PPPPPQPPPPPS
en:<data NNPQOMQPPOOZ
en:<date QORQPOROPRPO
en:<day SKNPLPKMQUUF
en:<days TNORRLVQONPH
en:<dead POQPPPPQPOOX
en:<deal OOPOPQPPPPPT
en:<decemb PQPPPNPPPOQT
en:<decide OQOO_MTMRMOL
en:<decisi OOPORPPOPORM
en:<delive ONOROOSQQOOK
en:<demo RRPRNOOOOPPL
en:<deposi QQPNPPRPNPPP
en:<design PNQOPPPPOPPL
en:<desk OROQPOPPOPPS
en:<did KWMOKSMNLMLK
en:<differ QUOOQPOPORPX
en:<dinner QPPNPQPPPPRQ
en:<direct MSQNWNPOPPPN
en:<discou NPPPPRPPPPPO
en:<do UBOSMKNRLONV
en:<does RKNHOMPNQJJO
en:<dog RNPPPNPPOPQQ
en:<doing NQOORLPOOOQQ
en:<dollar ONPPQRQOPOPG
en:<done TNNQOQPUQNOM
en:<door QPPPPOPOPPOR
en:<double ORPPPPORPPOL
en:<down QOQOOPNUPNOV
en:<drag RPQQPOPPPPOO
en:<drawin PNPOPOPPPQPM
en:<driver OQOPPPOPQPPS
en:<drivin OPPQPMPPQPPO
en:<drop PTOOOOOPPQQL
en:<drops ROPRQPPPPQNO
en:<dublin PQOPPOPPQPPL
en:<due OPPONQQPOOPR
en:<each PNQOONORPQOL
en:<earlie QPPPPQPPQPPU
en:<early OOPNPSQSNPQR
en:<easter POPPRQNOPQQQ
en:<eat POPNPQPPPMPS
en:<eight PFQRPPONOPNO
en:<eighte NSQOOUROPOUJ
en:<eighth PPPRPPSPPRNT
en:<eighty NNOOONTQONON
en:<electr ONQPPOPORPPO
en:<eleven WKNPOTNRMONM
en:<else ORRNPRONLNNL
en:<email OOTOONQOPPNO
en:<emails OOSPPOPPORPN
en:<end LNOQPNRROQOQ
en:<ends PRPPTROPPPQR
en:<engine RNOMOQOOPNQL
en:<englis OTOOPPPOPOOM
en:<enough PRPPPPQNPNPR
en:<euros RPPPPPPRPRPL
en:<even ONPPORRRPOPY
en:<evenin OOPNOOOPOPRP
en:<ever MUOOOOPOOPOQ
en:<every VOQONPNONPPR
en:<everyb OQPQPNOPOPOU
en:<everyo NMUNOMOOOOOT
en:<everyt PQPOONRPOOPT
en:<exactl OQQPOPNOOPOO
en:<expect OOPPPOQOSPPM
en:<expens PPQPPNOPPPPR
en:<explai PPPPPRPPPPPU
en:<export OPPRPROOPSPO
en:<extra OOPPQQPOPPPS
en:<fair OQNPPPSTOMPQ
en:<far QNOPOPOOPPOT
en:<februa PNPQPNPQQPUV
en:<fee STOPPXPONPPK
en:<feed OOPPPNPPPPON
en:<feedba NOPPPPPPOPPJ
en:<feel RQOOPTOQPPPQ
en:<feels PQPPPOPPOPPU
en:<fees QOSOORPOPOPO
en:<fella PPQPPRPPPPPR
en:<few PPPPQQPPQPPS
en:<fiftee RRPOOQOOQPPR
en:<fifth SOPQQVQRRQNL
en:<fifty NNPON_QSPQOK
en:<figure RQPPPRPOOPOS
en:<file OROPRQPOQPPV
en:<fill PRPPPOOPPPPU
en:<final POPNRPOPPPTQ
en:<financ ONPOPPPROPOR
en:<find PLOOPQNRQPQM
en:<findin UOPPPPPPPPPP
en:<fine ONPQOMOQOPRT
en:<finish PQPPOMQOOPPP
en:<first VVRNUTQNPMR^
en:<fish PPPRPPPPPQPV
en:<five POPOLZQRQOOL
en:<fix PQOQPROQRRSO
en:<fixed SRPPOTNPPQPO
en:<flat RPOPOXOOPRQO
en:<floor QPSPPOROOPQN
en:<follow OOPPPOPPPPRH
en:<for NINKPUUMLNUN
en:<foreca ROPPPPPPTPPN
en:<form POPRRNPSPQPN
en:<forty KPOLNLOPPNPM
en:<found MRPPOMPOPPPQ
en:<four OMOPNWKYSMLT
en:<fourte ONPQQPQPPORN
en:<fourth PPPPPPPPPQQW
en:<free OPOQNOPRPOPF
en:<freeze QOPPPRPPPPPR
en:<friday TRQVNOONPSPL
en:<from RFLQMKPNNLHS
en:<front QPOSQSQOMRPP
en:<full OPPPPOPOPPOS
en:<game OOPPPPPPOPQL
en:<gate ORPPPMQPOPPS
en:<gave RRPPPSPQPPPP
en:<get IMSRQNQNTQOS
en:<gets QMORPSNNQPON
en:<gettin ORPRONPOOQRS
en:<girls POPPPOPPPPPR
en:<give QVNPQNQLOORS
en:<gives PNPPPNPPRPPQ
en:<go THONNKSOOTKQ
en:<god QOPOPOPOPOPR
en:<goes PSROPOPNOONT
en:<going ONOOMNMTQNLV
en:<gone OPONORPQOPQY
en:<good OMROOOPQNOPQ
en:<got NKNMNNMSNPLZ
en:<govern PPPPPOQPPQQT
en:<grand QPPPOTPPQPPS
en:<grant OOPPPRRPPPOQ
en:<great LPONOQOPSPQP
en:<group OQPOOROOPPOS
en:<guaran NUPOPSOOOSON
en:<guess PPPPPOPOPPPW
en:<guy SNPPPQPPPPPQ
en:<guys OQRNPQORNOUU
en:<gym PNOPPPPSPPOQ
en:<ha JNTHKQPNUMP7
en:<had VLNNNNMMNQNS
en:<haha OOQPQQOPPPPM
en:<half OROPNUMJQQTT
en:<hall SOPOPQPPPPPM
en:<hand LSSOOQOOPOOO
en:<handle PPPPOOOOOPPW
en:<handwr ONPPOOPPPPPQ
en:<happen NSOOSNONOOOV
en:<happy QPQOPMONPNPJ
en:<has OONLRINSPQOR
en:<have KNLJKFTKOPLX
en:<he PNNPKKMSKRPl
en:<head LPOOQPNUNPRR
en:<heads QOPPPPPPRPPO
en:<hear MXRNNPNQPOQ<
en:<heard MOOPOPOQNPPL
en:<heat LQPPPOPPPPPM
en:<hello NOPPPPPOPRPN
en:<help OURQOSOTROSJ
en:<her NNOMNLOONQTS
en:<here ZDMNQFOMSOMC
en:<hey NPPPPPPPPPPM
en:<hi POPOPPPOQPPJ
en:<him OPPPQKSONRRU
en:<hire QMOPORPQPPPM
en:<his QOPPOPQOOQSP
en:<hiya OOPPPPPPNPPN
en:<hm POPPOOOPOPRR
en:<hold MQPMONQOPNPS
en:<holdin PQPPPOPPPPQN
en:<holida PRPOPPQOPOPR
en:<home PRPQPNPOPOOQ
en:<honest RNORRPRQPOON
en:<hoping RQPPQPPPPPOP
en:<hour OROOOQNPRPVI
en:<hours OROPOMNNPPOL
en:<how X?JPEAQNKKJC
en:<hundre VPNOPWTRTOMF
en:<husban OOPQPPPOPPPR
en:<i HRHKJQHHCLSW
en:<idea OLOPOPQQRPOM
en:<if GRNOOWVTQRRc
en:<imagin OOPPPPPPPPPR
en:<in MRHNJLOMKJW^
en:<includ RMPRPXQNPSOR
en:<inside QPOPOTPQROOK
en:<inspec ORPOPRQPPPOO
en:<instal PPPPOPQRQPRQ
en:<instea TOPQPOPOQPPM
en:<insura SQPTSOPOOPPN
en:<insure OOPOPOPORPRM
en:<integr OSPQPQOOPPPP
en:<intern POPOPNPPPQPT
en:<into ONPNOTPWNNRQ
en:<invoic QPPSOLOOPQOP
en:<involv POPPRPPPPPPP
en:<is OHFDMQNONDFN
en:<it RQKJOMLMQLIP
en:<its NLRPONQMOPOM
en:<itself UOPMOMOORPPT
en:<januar OQSQOVQPORVS
en:<job TNPNONRQPQRP
en:<july OPPOPPPPPPOX
en:<june NOPORNPOOUTO
en:<just TRSLUNNJNNOL
en:<keep WOPPOOPPPPOW
en:<keeps RPPPPOQOOPPM
en:<kept PPPPPRNPRPPS
en:<key OQPPPSTPPPPQ
en:<kick PPPPQOPMPPTR
en:<kid ROPPPOPPOPPQ
en:<kids PPPPPPPPPPPS
en:<kind PPPPPPOPPPPT
en:<kitche OSPNPPOPPPQO
en:<know NINMQMNLNMLW
en:<knows PPPPPOPOPPPR
en:<lab ONORPPPOPPOM
en:<lad QOPPPOOPPPPS
en:<lads RPPQPQOPOPQT
en:<lady OQPRPPPPPQPT
en:<land QRPPOSPRQPOP
en:<landlo OOPPPPPSPPPN
en:<langua RPOPQMPORPPM
en:<last PHNQOOMNQOOT
en:<late OORPPOOPOQOV
en:<later OPPPPNQPPPOO
en:<lawyer QOPOPNPQPRPQ
en:<lead QOQQQORROQRN
en:<lease OOPPPQRPPPPO
en:<leave QTROOOSPRONV
en:<leaves PPPPPPNPPPPR
en:<left MOPNPOPPPPRS
en:<less SLSQQVPRPOPO
en:<let NOOOOMMNNOUQ
en:<letter ONONPRQSPPRS
en:<life SPPPPOPPPPRS
en:<like OKTPSTQRRPVW
en:<limit QOPPQQPOPPPN
en:<line OOQNOKOPSOPR
en:<link POPQPPPQRQOI
en:<list WOOPOSMMQPNK
en:<little NMPSONOQNQOU
en:<live SNQSONNNOONO
en:<load OQPQPOPOQQPL
en:<lock SNPPPQPPPPPP
en:<log OPOPPORPOPPN
en:<login PRPQPPPPPPOS
en:<logs QNPPPPPPOPPN
en:<long OPPOOKSOSOPZ
en:<look LPNQSSPLNQNG
en:<looked MROOOPOOOOSN
en:<lookin NPPRNNPQQPOS
en:<looks QOPOOOPQROQM
en:<lose PPPPPSPPQPPR
en:<lost ONPPPNNPPPPU
en:<lot LMOQPSNNOPNO
en:<loud PPPPPPPPPPRS
en:<love OMOPNMNROORQ
en:<lovely OOOSOQORROPP
en:<lower QNPPPSPPPPPR
en:<lunch POQNPNOPPQSW
en:<ma'am MPOPORPORPPC
en:<machin OOQQPNOPPQOR
en:<made QNQNQNOOPOOL
en:<mail RPPRPOPPPQOP
en:<mainte QOPPPRPPPPPP
en:<make QSSOPNPNOOPP
en:<makes OROPQMONOPRO
en:<man POQPPOPPPPPX
en:<manage OSOLQQQONMPN
en:<many LJOOOESSNOOQ
en:<map NOPQPOOPQPOR
en:<march NMPPNPRPPRRV
en:<market OSPPPKPQPPPO
en:<mate ONPPOOPPPPPN
en:<matter QNPPONPOPOPO
en:<may QTPLMLPQQOUI
en:<maybe OQPPOOPOPQOS
en:<me FIJTKHNLKSPZ
en:<mean OTNOPMOOPOPU
en:<meant OOPPPOPPNPPN
en:<measur PPPNPNOOPNRP
en:<meet PRPOPRPTPQQR
en:<meetin QQOPPOPRQQRL
en:<mentio OMPPPPPOOPPM
en:<messag QOPOPPOORNOO
en:<met OOPNQOPPPPOS
en:<mid PQPPPQPRPPPR
en:<midnig OQOPPPPPPOPR
en:<might OQPOTPPOQOQQ
en:<mind OPNNOOOSPOQS
en:<mine QOPOOROPOPQS
en:<minute SNNRNKMORPNL
en:<miss QNPPPOPPPPPP
en:<missin NQVOPPNOPPPM
en:<mobile QQOOPQPOROPR
en:<model QSPOPSPOPPPO
en:<module ORPPPPPOPPPQ
en:<moment QUPNOPONQOOF
en:<monday OKOTQNSOPNVL
en:<money LOPPQKPTNORR
en:<month URPNQ_MNORUH
en:<monthl NUPPPUOOPRPS
en:<months WOOPRYNOQPOK
en:<more MVMRN[MMPQMT
en:<mornin NONONLNQRRPL
en:<most MPOPONOOROPG
en:<mostly OOPPPOPPMPPO
en:<mother PPPPPPPQPPPT
en:<move PMOPRPROQPQS
en:<mr ONPPQORTPPTJ
en:<mrs OOPOPPPNNOPN
en:<much SOPOOOMOOOPU
en:<must PNPPOPSRORQX
en:<my MJQJOKLQMHUr
en:<myself QNQPRPPOPPPN
en:<name NPPPNNOPQPQT
en:<names PPPPPOPPRPQT
en:<near ROPROOOOPOPP
en:<nearly QPPOPSOPNPOR
en:<need LOQUWMURKRMS
en:<needs QORQNQOROROO
en:<networ PQPPQORRSPPM
en:<never LNNQNIOOOPQW
en:<new QPOQSRTLRQPJ
en:<next NPOOQROVRPSL
en:<nice OQOQOOONOPOU
en:<night KTRPOPONQOMU
en:<nine MTOLPXQNSPNL
en:<ninete QNOORWOSMPOM
en:<ninety QTOPOUQPOQPJ
en:<no MKRNPTSGMRIH
en:<nobody MNPNOPROPNPR
en:<noon OQPQROQQOPPN
en:<normal QNPPOOPQPPQL
en:<not LKWJLOTGQKF]
en:<note RPPQPQPPPQPT
en:<noted POOROOPRPPPS
en:<notes QPSQPOOPPPPM
en:<nothin RQPMOTOOROQQ
en:<notice NOPQPRNQNPOL
en:<novemb OPPOOMVROPQS
en:<now JJPONHPNKNOJ
en:<number TUMPNPRUOONQ
en:<o'cloc OPPPPQPPPPPU
en:<octobe POPPONROQPQQ
en:<of PRKUMPMLKUUS
en:<off NNRRRTNOPORO
en:<offer OPPRPOPOPPOM
en:<office QNRROPPPPQPT
en:<often NMPPOUOOSPPL
en:<oh RLOMQOOPONOD
en:<okay FLPOOLKLLMVM
en:<old NQOOOQTNNONZ
en:<older SOPPPOPPPPPN
en:<on KKQFONMUOLaR
en:<once PMNPOPNOPPOR
en:<one XJWPLOKPTMTV
en:<ones USOOOPOOOPPS
en:<only TYNIOOOKQKQP
en:<open QSOROMPNPPQ[
en:<opened OPPPPQPPPPRP
en:<opens PPPPPNPPSPPP
en:<option ROTPPPPPOQPQ
en:<or QMMONcSQRRJr
en:<order MLOYOSSSSVLK
en:<orders PPPPPOPPPPPK
en:<other OLONOOONMOOR
en:<others QNOPPPPOOPOR
en:<otherw ROSQPNQOOPOT
en:<our NQNTPIILPTO^
en:<ours QMPKMOOPSQSE
en:<out QPNPNRMNOORM
en:<outsid OMOPOPPPPPPQ
en:<over NPPROPRTNPNK
en:<own QKQPMPLMRROJ
en:<owns OPPPONQPPPOU
en:<page PMPWOOQSQRNO
en:<pager PRPQQPPOPPOR
en:<pages PPPQPPPQPPPN
en:<paid ORPPPUPPQPPP
en:<paper OSPONQOOONRS
en:<paperw POPPPOOQPQTR
en:<parent OOPQPNOOQQOO
en:<part NSOORPQNSOOL
en:<partne QRNQRQONOPQQ
en:<parts NOQPPQPPPPPM
en:<pass PWPOPQPPOPPP
en:<past OOPOPOPOPPRS
en:<patien PPPPQROPSPPP
en:<pause OPPPPRPOPPPN
en:<pay POOOOPOMOSOV
en:<paying QORPPZOPPPOX
en:<paymen QLPPPUOPPPPR
en:<payrol NTPPOOOPPPOS
en:<pays NPPPPQPPQPPM
en:<pdf PPPNPNPPPQPN
en:<people OIONPNTLQNNR
en:<per PLOVOVMJPNLE
en:<percen JYORNXQPQPQA
en:<perfec PQPQROPNPPPS
en:<person SRSPROOPPPRV
en:<phone QIPNNMMMQNNF
en:<picked PPPPSPPPPPPR
en:<picks SOPPQOPPNPRQ
en:<pictur PPPPONOOQOON
en:<piece OPPOPNPOPPRQ
en:<pilot PRPOOPNQPOPK
en:<pizza POPNPTPPPNPS
en:<place NRPPPNPPPPOR
en:<plan TOOQOPOQRONM
en:<planne SOPPPOSRPPPK
en:<planni OPOQQOQPQPSL
en:<plant NOOOOOQRPPSS
en:<play QPPPPPRRPPPP
en:<please NTPUPPMOQRPV
en:<plus OPPPPTOOOPPM
en:<point PNOPOSPOPNQI
en:<policy PPPPPPQPOPOJ
en:<portal PQPPPMOPQPOM
en:<post PQPPOOOOPMOQ
en:<pounds OMOMRNOQPOPH
en:<power POPOPOPPPPSS
en:<practi OSOPSOPOPPNQ
en:<presen OLOOONQRQOSE
en:<price UJPRO^PMOROL
en:<print NSPOPPPOOOPP
en:<printe OPORPOPQPQOZ
en:<proble OQPPPRPQQPPQ
en:<proces PPPRPMRQPQON
en:<produc PQPNPQPNQNPN
en:<proper POPNOOPQPPPQ
en:<propos RPPQPRPOPPOJ
en:<public PSPPPPPPQPPQ
en:<pull PQPPPOPPPPPR
en:<purcha OPPQQPPPPQNL
en:<push ONPNPPPTPQRO
en:<put QLPMTNNPQPNV
en:<puttin PPPNPSPPPPQU
en:<quarte SSOPOUOOOONP
en:<questi QNPPPRPOUPPL
en:<queue QPOPPQPPPPPS
en:<quick OOPPPRPPRPPQ
en:<quote POPNOTPOPPOG
en:<raise OPPNPOPOOQPQ
en:<raised PQPRPPPPPPPP
en:<rate TNNNQXOQRRPQ
en:<rather PNSOONPOROOS
en:<reach QNPPPPPPPPPR
en:<read NMPRPMPPOOPa
en:<readin PNPPPPPPPPPT
en:<reads UNQOPPOOOOPJ
en:<ready ONPPPQQRPPOM
en:<real ORPQPRPPPOOW
en:<really OOSQOOOOQPQX
en:<reason OQPPPNPPPPOS
en:<receip OPRPPOPPPPPN
en:<reckon QOPPPOPPOPPN
en:<recomm UVPPOOROOPOP
en:<record PRPQNOLMNSNN
en:<red OOQPPNPPPPPJ
en:<refere QNOOPOPPPPPN
en:<regist OPPPPOOPPPRO
en:<releas PQPOPPPPPPPT
en:<rememb POPOOOROOPPQ
en:<remind SNPPOPPQQPOM
en:<renewa MQPOPSSOQPQO
en:<rent ORPPPOPOPPPP
en:<rental QSPQPRPOOPPL
en:<rep POPPPOPPPPPM
en:<replac NOQPONOOSQPR
en:<report UOPOPLOQQPPL
en:<rest OTPPOQUPRPPS
en:<result POPPPNOUPPPR
en:<right LJTLNKMLOMOF
en:<ring RROJRNPMOPYM
en:<ringin ONPPOPRPPPPM
en:<rings PPPPPPRPPPPQ
en:<road ORPPONROPPOQ
en:<roll PPPPPPPPPQPR
en:<room SQOOOPROQQQM
en:<roughl PRRPPQPRPOPL
en:<round OOOPONPPPQOY
en:<run NLPNRNNRONSM
en:<runnin RLOOOULNPQOO
en:<runs OOPOOPNPOQPT
en:<said QJPONQNNORMW
en:<same TMSQPONOPPN[
en:<sample PPOROQOPPQOG
en:<saturd QRPPPUQPPRQO
en:<saw QPPPONOPPPPN
en:<say LWQIMPNNOPSS
en:<says OOOLPMOPOPON
en:<schedu NNQOOPPOQPPI
en:<school MQOOQMONPOOQ
en:<screen OSQPPNPOQPOS
en:<season NMOOQTTTPOOL
en:<seats QOPQPSPQPPPL
en:<second UMNNNQOSQLUN
en:<see MYOKRRKPOLQQ
en:<seen OMOOQMPPPNPO
en:<sees ROQPPPOOPPPI
en:<sell OOPPONRPQPOT
en:<send LPQbPKORQbKJ
en:<sendin RPPPPPPPPPQQ
en:<sends QNOPPMOORPPI
en:<sense OSOOQMPPPPOM
en:<sent RPPOPQOOPPOO
en:<separa ROPQPPPPPRPV
en:<servic MNQOOTOQPQQG
en:<sessio OORRPPPPPPQO
en:<set NQOPRMNOQNPN
en:<settin PUOOOPPPQPPL
en:<settle POPPPOPPQPPM
en:<seven UMOQRTNPPRSE
en:<sevent OOQPOOOPSOOU
en:<shall OPOOMMJPOPZ>
en:<share PQPPPQPOOPPL
en:<she SMOJLFKPKOQg
en:<shift QOPPRQPQQRPO
en:<shop POOQQQTQQQML
en:<short POPQRPPSPQQO
en:<should KXNQRMNSOPOI
en:<show PQOOPKNRPOWS
en:<shows MPPPPMOQOPPL
en:<side SMONPPOOONOH
en:<sign PPOQSTQRSPRR
en:<signat ONPSWONSPPPR
en:<signed ROPPPQPPPQOP
en:<signs POPPRNPPPOPU
en:<since PXOQOOOOPPOY
en:<single PRPPPPOPPPPQ
en:<sir PROOOSOWPWNB
en:<sister MNPQQOPOOPPO
en:<sit POPRPPPQPQSV
en:<site RLONOLQVQLXM
en:<sites ROQPPPPQQPPO
en:<sits ROPQPOPPQPPO
en:<sittin PPPPPOPPPPPR
en:<six RNNSOQOQQNQI
en:<sixth PPPOPPPPPNSS
en:<sixty OTONOWNNQNPK
en:<size NOPPOPPPNOOP
en:<sleep NNPPROPOPPOK
en:<slot RPPPPPPRPPOO
en:<slow PPPPPOPPPPPS
en:<small NROPPRPQRPPS
en:<smalle OUOPQOPRQPPM
en:<so PILLPKRTQPLL
en:<softwa QOSOOWOOOOPQ
en:<solar OOPPPOPPRPPN
en:<sold PPPPPNMOPRQS
en:<some NMSNSOOMONRF
en:<somebo NNNORPNNOON]
en:<someon OQQPPPPPPOOW
en:<someth KYMNMTPPPRMY
en:<someti POQPPROPPPPO
en:<soon POORPPQSPRPP
en:<sorry LNPOOKOOPNOO
en:<sort OPRQPPPPPPPP
en:<sound OPPOOPOPPORQ
en:<sounds MPROONNOOPPR
en:<speak QRPOPOOPQOOL
en:<speaki POPPOOPPPPON
en:<spend PORPSNPRPPPM
en:<spent OOPPPSOPPPPU
en:<split PRPPPSPOPPPL
en:<spread SPPOPRPPPOPP
en:<spring OUNPPNROQPRN
en:<square OTPNPOPPPPPU
en:<staff WSPOPNOMPNQO
en:<stage POPPQSQPQPPR
en:<stand ONONPOQPPPPV
en:<stands QQPPPNPOPOPO
en:<start PSQJNPTONNNP
en:<starte QPPPPQPPPRPV
en:<starti PPPPPPPPPPSS
en:<starts PSPOPOUPQOOS
en:<stay QNQNONQONPPQ
en:<still PXPOOMNRKSOW
en:<stop OPPOPQOPQPOU
en:<straig PNPOPNOOQOOK
en:<stuff OQOPPPPQPPRO
en:<such OPPPPMPPPPPO
en:<sugges PQRPOQPPPPRK
en:<summer RQPQQORPPSRX
en:<sunday OOPOPOONPOQT
en:<super PPPPPPPPPPPR
en:<suppli MOOORNOPOPOO
en:<suppor QNQPOOOOPOSS
en:<suppos ORPOPPPQRQPM
en:<sure MQQOPORQQPOI
en:<survey QPPQPLPPPQPN
en:<swap RQPPPQRQPQOL
en:<sweet PQQNPSPPPPPP
en:<switch RPOOOOOQPOPL
en:<system TPOQOMOPQPON
en:<table QPPNORNORNPP
en:<tablet OSQPOOOPOQOU
en:<take XOQLLVOTTMNP
en:<takes MLNSTLMOQPOH
en:<taking QQPPPOOPPPPL
en:<talk MLPSQMOSNPOL
en:<talkin QOOQPUPOPPOU
en:<talks POPPPOPPNPPP
en:<tax RQPPROUPQPPR
en:<tea PPPPPOPQPQPS
en:<teache PNPPOOOPPPPW
en:<team LQPQONNOPQTM
en:<techni OPPRPPPOPSQO
en:<tell LTMKNONNPORP
en:<tellin POPPOOPPPPPR
en:<tells QOPPPOPPPPPT
en:<ten RVMSPKNVLOPO
en:<tenant OPPPPPPPOPPM
en:<tenth POPOPPQPPPRQ
en:<term NNPOPOORPPRN
en:<termin QPPPPQPPNSPN
en:<terms OQOSPSOMPQML
en:<test OOPRPOPNQTOM
en:<text POPSPOPORQON
en:<than RLQQQTPNROP]
en:<thank LQROOOOOORPK
en:<thanks MNOOPPPOPOQM
en:<that JUNKJODMMJJQ
en:<the PM?IGLKBLHNK
en:<their KLNONMONOPPU
en:<theirs OOPOPRPPQPPQ
en:<them RVPOMHLMRLQU
en:<themse RPPPPPPPPPPQ
en:<then JMOMOOLPNTRV
en:<there IQLQOUMRTNQH
en:<these PPPPRPOOQPQS
en:<they RENLLILMQMP_
en:<thing PGTLOKNNNNOZ
en:<things OPPOPOOOSOOS
en:<think PQNOPTNNONMQ
en:<thinki TNPPPPTZQPPS
en:<third SSQQPZOORQRQ
en:<thirti POPPPOOPPRPQ
en:<thirty PWPNTVLQONOJ
en:<this UJLMTNQMNOPF
en:<those OQPOOJPOQONL
en:<though ONQQNONPQPOQ
en:<thousa NaOOR]QMINND
en:<three XNNQRMMURSNF
en:<throug RPPNOJQQQNPP
en:<thursd PNPJQPMOROWQ
en:<ticket QTOROPPOOOOO
en:<till ROSSOTNOOTQT
en:<time TQRLNONLLRQI
en:<times ROPQPPPPPPPR
en:<timing PQPOPRQNPPPO
en:<to RRPOSMPSOQYP
en:<today KTTPUSQRLOLI
en:<togeth PNPTONPPQTXQ
en:<told MLOPRKOOOOOM
en:<tomorr ROPPMQNOQUWG
en:<tonigh OPPOONSTOMJQ
en:<too RPNOOPMNTRNP
en:<tool OPQPPOOPPPOT
en:<top OPQPPSPPPPPT
en:<touch OOPPPNPTQPPM
en:<train POPRQONPOROT
en:<traine PPPRPOQPPQPT
en:<traini NQOROPQNPPSK
en:<transc PPPPPPPPPPPW
en:<treasu PPPPRPRPOPOQ
en:<trial OQPPOQOQPQSN
en:<truck QOPPPOPSPPPR
en:<true OPSPPPPRQPPO
en:<trust PQPPPQPOQPPS
en:<truste PPORPQQOQROO
en:<try OSPOPOOQPPRQ
en:<tuesda NLPOSNTPRROV
en:<turn PQPOPOPPPPNM
en:<turned QOOQPPPPQPPV
en:<twelft OORRPNONPPTQ
en:<twelve PQQRNQMOQPQS
en:<twenti PPOSOOWRPPQS
en:<twenty SQNPOPRTQPPD
en:<twice ORORPSPPSPOU
en:<two STLSNUULQPOL
en:<type PPPPPOOOPPPU
en:<typica OMPPOOPORPPL
en:<under PLNQNKPONPOQ
en:<unders NQOQNPPMROOK
en:<unit VMPPPQPPQOPM
en:<until SNPOPSONPPRS
en:<up POPMPZRROQOL
en:<upload QPOPPNPOQPPS
en:<us MLLMJOIQQUWG
en:<use POPPNOMNOOPP
en:<used QKONOMOPONOR
en:<uses PPPPPPPRPPRQ
en:<using OOPPNNPOPPPR
en:<usuall MOPPPKQOOPPK
en:<van ROQNORRNNQQV
en:<vendor NOPPPPPPPPPQ
en:<versio QOPOPOOOQQPM
en:<very PMPOOOOOOOOX
en:<video PPQPPTOORPRI
en:<view QTOOOPPPOOPM
en:<visit QTQSOOOOPPRO
en:<voice NTQOPOPPPNPP
en:<wait PPPPPPTPPPOS
en:<waitin PNRPOOPRPPPK
en:<walk OQOPPMQOOPSM
en:<wall OOPOPMPPROPP
en:<want WMQTRQWTRTSY
en:<wanted NVPOOTPONOOL
en:<wants SNRQOPPOOQPV
en:<wareho PPPPPQOQPPPX
en:<was KXKNLNMNKLNQ
en:<watch ONQPPOPPPPPR
en:<water POPPPPQPPPOS
en:<way MSNLONORQPPO
en:<we JXGLHPKOSTUM
en:<wednes PPPQONQMQNLV
en:<week PKMNTFSOMNLU
en:<weeken OOPTOQOOPPOO
en:<weekly PQPPPNPPPPPQ
en:<weeks UMNURNNPNRNC
en:<well NKPQNSOPPRRN
en:<went POPOPUOONOPW
en:<were MNRNNNMSOMP[
en:<what QMZOHPGMLNHT
en:<when MJKINRVLPKNV
en:<where QIMLPMOXPMPR
en:<whethe NOPPPQPQRPPM
en:<which PMONONNLPOM[
en:<while PQPOOQQOPPOR
en:<who LHLLgDPNMLOX
en:<whoeve PNROPPPOQOPQ
en:<whole NOPOOROMROPX
en:<whose POPPPPPPPPPR
en:<why NRPOOMQPQPPT
en:<wife POPPPOPQPPSS
en:<will RGRWSQRQPQKC
en:<wind OOPPOPPOPPPN
en:<window QOPOPQPPPPQS
en:<winter OTPPOPOPOPOR
en:<with RNJSDNHOPOTQ
en:<within NTQOOMOOOOOM
en:<withou POPOOOSRPOOb
en:<word POPORSRQTTPO
en:<work OVNQQOQQPPPM
en:<worked POPPPOPPPPPR
en:<workin PQQOOMQOPPOO
en:<works OPOOOOORPNPR
en:<worrie NSPROQQPOQOQ
en:<worry NLQPPRPOOPPO
en:<would OQ_QWLOTQSUH
en:<wow TLRPOQNNPPPM
en:<write MQNQOQNRSNNV
en:<writin OMPQPQPOPPOP
en:<writte NRPQOSNOPOOS
en:<wrong OLPPOOPPNPPS
en:<wrote OPPOPOOPQOPW
en:<yard POPPPOPQPNPQ
en:<yeah PKNNQONNJPOQ
en:<year OPONRWTMPPNR
en:<years TMRQNSMPKONR
en:<yes NNRPROPRNQO@
en:<yester PPPPPQPPPPPS
en:<yet OPRMROOLPQOB
en:<you LHLKJKGIPKH7
en:<your LLMPOMQOMPOH
en:<yours ORPRPLOQQQQQ
en:<yourse PPPPROQPQPPR
en:># OPOPPNPPPRQR
en:>'s WFNMORUSQLTY
en:>a KWPMIORBXJDT
en:>able RPPPPOPPOPOQ
en:>about LRMMNMPNQPOJ
en:>above PQPPPPPPRRPO
en:>access PPPPPMPPPPPO
en:>accoun RQPSRUOPPROQ
en:>actual ROPPPNPPOPPT
en:>add VMRPPRONPOOP
en:>addres PPOPSOPOSPQK
en:>afraid RPPPQPPPRPPN
en:>after MRQNUKSQOPYV
en:>aftern OROOQPPQPPTQ
en:>again OOOOPPPOOPOM
en:>agree SROOQTPPOPPL
en:>agreem PNPOROQNOPON
en:>ahead NPPOPTPPPOPQ
en:>all MSMOKLKQPRQT
en:>alone RPSOPOPOOOPM
en:>alread ORPPPPNPPQNX
en:>also ROQNPLPPPPPP
en:>always OPOONOPPRPPS
en:>am QPMPXOPPMRQR
en:>amazin UMPPOOPPPPPO
en:>an HUPQRMMKVPNP
en:>and R?OTQOQRKRKU
en:>annual POPPPRQPQRPO
en:>anothe TOPROROPTRPO
en:>answer NRPPQOPOOROP
en:>any VNOOQNNQQOOL
en:>anybod UMPOPNOQPPPO
en:>anyone PNPPPMOPPPOM
en:>anythi ULOSQOQONQMK
en:>anyway RPPPPRRPPPPQ
en:>app ONOOPOOPOOPR
en:>apprec QTPOSOPNPPPM
en:>approv OQPPOOPPRPOS
en:>april RNQRQPRSOOQP
en:>are PPQOJPMGQQRV
en:>around QRPPRPOPQPPQ
en:>as RIVSPSQQRLLT
en:>aside ROPPPSPPPPPR
en:>ask MWSLNVNMONON
en:>asked ONOOPNOPOPPQ
en:>asking PPPPPPPPPPPU
en:>asks QQPPPOPPRPPQ
en:>at ITUIJUJTMRWN
en:>automa OOQPPOPPQPPL
en:>away ORPPPMPOPPPO
en:>aye PPPPPOPPPOPT
en:>baby PPPPPPRPPPPQ
en:>back SMPNNPNMQQPO
en:>bad NRPPPOPOPRRM
en:>bank OPPPPTQRRPPL
en:>batch PQPPPPPPQPPN
en:>batter QSOPPNPOOPPO
en:>be USOLPUTRIVXT
en:>becaus QMPSRSQSNQOU
en:>been NNOQOORPMPNT
en:>before ORONQGZNNNSV
en:>begin PQPPPOSPPPPQ
en:>behind PUPPPOPPPPPJ
en:>being OTPOPNOOPNOQ
en:>below OSPPPNPPPPPP
en:>best SNPPPNOPPPQP
en:>better SRPOPJQONOQS
en:>big POPPPNPPPPOV
en:>bigger OPRPOTPQPPOP
en:>bill RPPPQOPPPPPP
en:>biscui PPPPPPPPPPRS
en:>bit TMOPOOQOPRPR
en:>board OMQQPNQSPQOX
en:>book NNPQOPPRPQPL
en:>bookin MNRPPTPPSPPO
en:>books RRPPPOPPOPPQ
en:>boss POPPPQPPOPRP
en:>both NMSNTLNQSOQN
en:>box PNQPPOOPPPPR
en:>break PQPPPOPRPPRT
en:>brilli TNPSPPSPPPPQ
en:>bring ONQOQSNROSUS
en:>brochu RPPPPNQPOPPP
en:>brothe QOPNPPPPPNPS
en:>bucket OSPPPPPSPPPO
en:>budget PRPPPUPPOPPP
en:>built OOPOPQPPPOPN
en:>but OQONOPMPPPQX
en:>buy POOPPORPNPPR
en:>by NFTRLQPPVVJI
en:>calend PPPPPPPPPPQT
en:>call NQQQRROOQSOI
en:>called QNPQQOOPPPPP
en:>calls RNPOPPPPOPPR
en:>came NOPPPOPPPPOT
en:>can L^QJPUVNUKMN
en:>car QRPRPOORPPQN
en:>card PNPPPUPPPRPO
en:>carry PPPPPRPPQPPR
en:>case OTPPOMPOPPOP
en:>certif PQPPPOOOPPON
en:>change QPOOOPMROPPR
en:>chap PPPPPOPPPPPT
en:>charge ORPPSRNORPPQ
en:>check SNPOPNRPOPPO
en:>cheque PPPPPQPPPPPR
en:>choose POPPPPPPQPPK
en:>christ PQPPQNSOPQPT
en:>church PPPNPOPPONPR
en:>class ROPPPPPPPPPQ
en:>clear OUPPPORPQPOR
en:>clever PPPPPNOPPPPR
en:>client OPRPPRPPPPPS
en:>clipbo PPPPPPPPPPPR
en:>close QRPQOPRPPPQP
en:>closed RNPPRQOORPPP
en:>co PPPPPSPQPPPO
en:>colour ROPPPOPPPPPP
en:>come LYNMPTPSOTYT
en:>comes SNPNPSQOOPRP
en:>coming NPQPOSOOPRPT
en:>commit PSPQMOPPPPPS
en:>compan TNPOPPPOPPPL
en:>compar OOPQPPPOPRQM
en:>comple OSPPPTPPQPPO
en:>connec OOOPPPPPQPPM
en:>contac OSOPPOPRPPOQ
en:>contra PUOPORSQOOOS
en:>copy OPPSPOPQRPNO
en:>correc OOPPPTPPOPPN
en:>cost QRPQPMPORQPP
en:>costs PPQPPRPPPPPR
en:>could M[MRWPTTJORK
en:>counci PPPPQPPPPPRR
en:>count NPPPPOPPPPPN
en:>countr OQPPPNSPPPPP
en:>counts QOPQPQPORPPM
en:>course NKNQONROTNOJ
en:>cover ORPPPQPPNQPO
en:>custom QOOPPPRPPPOS
en:>cut QPPPPNPPPPPT
en:>damage QTPPPOPPOPPP
en:>data PNPPPRPOSPOQ
en:>day OQNPNJROOPRQ
en:>days LRONOPRRUNOA
en:>dead POPOPOOPPPOS
en:>dear NSPPORPPPPPP
en:>decemb OQPPPOMPOPOQ
en:>decent PPPQPQOPPRPR
en:>decide SPOOPPSQPNOR
en:>decisi ROPPPPQPPPPK
en:>delive OQOPPPSPPPPP
en:>demo ROPPPRQOOPPL
en:>deposi TNPOPQRQROPR
en:>desk PRPPOPPPOPPR
en:>did OTNMOMMMLMKR
en:>differ NQPPPNOPOPPK
en:>dinner PPPRPPPPPUQR
en:>discou OQPPPRQQOOPP
en:>do QIROMNPSOMJS
en:>does PNQLQJKOPONW
en:>dog NSRPPOPPPPPQ
en:>doing QQPOPRPOPPPO
en:>dollar POQPPPOOPPPM
en:>done QMQNOROQRSUU
en:>door QPPPPNPQQORS
en:>double QQPPPUOOPPPP
en:>down QZNMOTQQPOPP
en:>draw OQQRPPPPPQPR
en:>driver QNPPPNROQPPQ
en:>drop OSPPPPPPPPPQ
en:>dublin NQQPPPPORPPK
en:>each NNOPPVQRVPPF
en:>earlie PPPNRPPPPPRR
en:>early PPPOPPSPPPPR
en:>easter POPPQPRPNPNQ
en:>easy PPOOPPPPPPPS
en:>eight MOPNOTONQOQP
en:>eighte OPPRSMPPPORQ
en:>eighth PPOPOPORPPRQ
en:>eighty PQPPPVORPPPM
en:>either SORPPSPPQPPM
en:>eleven SMPOOUOQQQQV
en:>else UNOPOWROOPOJ
en:>email OMRSRQPNQPNU
en:>end SPPQQOTQPPQM
en:>ends PRPOQQOOPPNP
en:>engine NTSOOOPPPPOL
en:>englis OOTOPOPPONPO
en:>enough NVOPOPPRPPPN
en:>euros ROPPPSPPRPPL
en:>even QQRPPQOPPPPS
en:>evenin QQOQPQPQPPQN
en:>ever QOPPPOOPPPPR
en:>every RMNOONONQOON
en:>everyb NNPPPOPOPPQM
en:>everyo QPPPPPTPOPOS
en:>everyt OUPQONRPPPPS
en:>exactl PNRPPRPPQPPP
en:>extra PTPPPUOQNPPN
en:>fair GbNNNRNPNONM
en:>far OQPPPNPPPPPR
en:>februa POPRQOPPOQNR
en:>fee ORPPPVOOOQPP
en:>feed PNPNPOPPPPRN
en:>feel RNPPPOPPPPPO
en:>fella PPPPPRPPPPPS
en:>fiftee RPPPORQQSQPP
en:>fifty PSONPYOPPROO
en:>figure QQPTOPOPPSOS
en:>final PPPPQQSPPPOQ
en:>financ POPOPQSPPRQR
en:>find PORNPNPQPOPR
en:>fine NONJRRQQPJSW
en:>finish POPPPOSPPPOP
en:>first PPNQRROSMUNQ
en:>five LQQLR^ONTSPO
en:>fixed NTOPPSPPPPPM
en:>flat OPPPPUOPQPPM
en:>floor ORPPPOOQOPPQ
en:>folks OPPPPOSPPPPP
en:>for RNRRNXLXPSQR
en:>forgot PPPPPRPPPPPR
en:>form ROPQPNORONOQ
en:>fortni POPQPOPPPPPR
en:>forty OOOPPSNNPPMP
en:>found ROPRPOPPOQPR
en:>four QMMPNVNMVNPN
en:>fourte RNOQOPQPPPRR
en:>free VOPOPNPNQOPJ
en:>freeze OPPPSQPTPPPQ
en:>friday PROMMMTRNPOP
en:>from MKPNMOLNULPL
en:>front QPPPPTOPPPPO
en:>full RNORPNPNOPOP
en:>gate QNPOPQORPPRQ
en:>genera PPPPPORPQPQQ
en:>get MONVPPPQLNMQ
en:>gets ONPOPPPOOOPQ
en:>girls PPPPPPPPPPOS
en:>give NSOKQQQOPKOS
en:>go RQNOOVQOMQRR
en:>goes RSOOOSROROOM
en:>going QNOPQOOQPORU
en:>gone PQPQPOOPNRPS
en:>good JIPOQQRRLQPX
en:>got NMQNNOTNMRNV
en:>grand SPPQPOOPPSPV
en:>grant POPPPPPPPNPW
en:>great SMQQOPQROORJ
en:>group OOQOQOQQQRPN
en:>guaran PQPPPOOPPSPP
en:>guys QPPQPOPOOPPN
en:>ha O=KKDDJFBKK-
en:>had UONPOMNMMOOT
en:>haha ONPPOOPOOPPL
en:>half PJOPRSNQQOQS
en:>hand PMRPPMPOPPPO
en:>handwr ORPPPPPPPPPQ
en:>happen PRPRPOOONROQ
en:>happy RNOPQOPPPPOP
en:>has RRPOOTTOPOOW
en:>have OTOVKNPOJNH]
en:>he PMNNTKKLRLPZ
en:>head QOPPOPPOPOPS
en:>hear STPMPNNNQPOI
en:>help MROPRMSOOPOO
en:>her RPORTMSPNOOW
en:>here NMOQOPOOOPPM
en:>hey QOPPPQPPPPPM
en:>hi PPPPPPPPPPPS
en:>him NPOOSLOUOOPR
en:>hire QORPPRPPPPPO
en:>his NMQOOOOOPORW
en:>hm RPPPOROPPOO_
en:>hold PORPPQQPPOOM
en:>holdin RPPPPQPPOPPP
en:>holida PPPPPRQORPPN
en:>home OPPNPPPPPMPS
en:>honest PXQOQPPOOOOW
en:>honey PPPPPPPPPPPT
en:>hot PPPPPOPPPPPT
en:>hour QNOOSQRQSOOM
en:>hours PNRPQJNORPOO
en:>house POPPPUPPPPPQ
en:>how VGMRLTNKNONJ
en:>hundre TKOORRQNQROQ
en:>husban PPPPPRPPPPPS
en:>i D]NPWTMPAPQY
en:>idea QNPPPOPPQPPP
en:>if OIQPRTLPONOP
en:>in KROQLJPQNPQV
en:>inbox PQPRPPPROPNN
en:>includ OOPQPVRORPNK
en:>inside QOPPOPRRQPPN
en:>instal OOOPPQQSPPPM
en:>instea QRPQPOPQOPPM
en:>insura PPPOSOOQQPQO
en:>intere OQPPPRPOPPPM
en:>intern PPPPPPPPPPPR
en:>into QNOPPQPPQPPN
en:>invoic OOPTROPQPPOR
en:>is TSVLMMPGMLK[
en:>it KRLRLSLOVGHR
en:>its NKOOOMPOOPOO
en:>itself SPPPPSPPPPPS
en:>januar QPQPROQOPOOU
en:>job TNPPPRPPPPPQ
en:>july POPPPNPPOPPQ
en:>june QOOPQQSPQPOQ
en:>just LSSROMOTRSQP
en:>keep NRPMOXOTQOSR
en:>keeps PPPPPNPPQPPM
en:>kind PPPPPRPPPPPT
en:>know MSQNUMPMNOQW
en:>lad PPPPPOPPPPPR
en:>langua RNPPPNPPQPPK
en:>last TQOPOTQURQOT
en:>late PPPPPONPPPPR
en:>later PSPOPOPOPOPP
en:>lease QRPPPQPPPPPP
en:>least PSPOPPPPPPPR
en:>leave OROOOMPOOOOR
en:>leaves TOPPPSOPPPPM
en:>leeds QPPPPOPPPPPN
en:>legal SOPPPPPQPPOR
en:>less ROOPPQPPPPQN
en:>let OSRRONRONOLT
en:>letter QQPQPNPOOOOT
en:>licenc POPPPOORPPPP
en:>light OOPPPRPPPPPP
en:>like SKQNPLOMORLX
en:>line QMQOONOOOOPN
en:>link OOPOQPPQRPPL
en:>list MPQPOLPQQQOP
en:>little NNPPPOOOPRPO
en:>live PPORONVQQPPO
en:>load PQPPPPORRPPN
en:>login PPPQPRPPPPPP
en:>long OVOPONPOOPPV
en:>look MPOOONRPOONM
en:>looked QPPOOSOOPOPQ
en:>lookin SNPQPQPPPRRO
en:>lose OOPPPRPTNPPQ
en:>lost ONPPPOPPPPRS
en:>lot QNOROOOONPOV
en:>love MLPSOMOPPPOR
en:>lovely ULOQONOTOSPN
en:>lunch PPPOPOORPPQV
en:>ma'am OONROPPPPRRI
en:>machin PPPPPPORRPPT
en:>made OSOOOPPOPOPO
en:>mail POORRNPOPPQP
en:>mainte OOSOPONPPQPQ
en:>make PMRNQPPPOOQO
en:>makes NOPOQNWOPOPP
en:>man POPOPQOPPPPS
en:>manage PPOPPQNOPOSQ
en:>many SMPPOPNPOPPS
en:>map PPPRPPQPPQPO
en:>march OOOQSOPPMRSX
en:>market PSPPPTPPPPPP
en:>mate OOPPPOPPPPRR
en:>matter QQPPPOPPPPPM
en:>may PTRPRKQPLQNP
en:>maybe OPPPPOOOPPOR
en:>me LLTRPLROJONe
en:>mean OPPRONQPPROO
en:>meet ONPPPQPQPPQR
en:>meetin QPPQPPRPPPRQ
en:>mid PPPQPPTPOPPP
en:>midnig PRPPPOSPPPPR
en:>might QTPOQPOOPPPO
en:>millio PQPPPNPPNPPP
en:>mind SPQSPUPPOQQL
en:>mine RQOOQMOPPNQV
en:>minute NROPQNPNPPSK
en:>missin SNPPPOPOPPPJ
en:>model OMRPPOPQPPOQ
en:>moment NLWOPPPOPORL
en:>monday OLWLQM[PPKZS
en:>money QRPMORRNNMOU
en:>month POPPNZNOTRN@
en:>monthl QSPPPRPPPPPR
en:>months PPOQOSOQSOPJ
en:>more PTOPOQNPTSQM
en:>mornin OLOOOMPTONQN
en:>mostly ONPPPOPPNPPQ
en:>move OPPOOOQOPNPM
en:>mr PQROPPPPPOOP
en:>much OOPOQROPONPX
en:>must QNPPRPRQOPPR
en:>my TKNKLLOOKNJs
en:>myself MPPPPPORPPRN
en:>nah PPPPPOPPOPPT
en:>name PPRPORQPPOOQ
en:>nearly PQPPPQPPPPPU
en:>need XLPPMOXPMOMU
en:>needs PPPRPNORPSPN
en:>neighb PPPPPQNPPPPQ
en:>networ SPPPPRPPPPPN
en:>never QOOPPNOOQOOR
en:>new OROOOMTOOPRQ
en:>next OMPRPUMRTOLI
en:>nice SPPOPQOQOOQU
en:>night NSOONRPPPOQS
en:>nine VPOOOTUNOOPK
en:>ninete OQPPQRPTPPPN
en:>ninety RQRNOTOQPPOP
en:>ninth POPQPOMSOOTR
en:>no EPLLPUPKSOJR
en:>nobody OPRQQQOQRPOU
en:>noon OOPORPOOPPSR
en:>not MP_KOXHNTPF_
en:>note PPQQPPOPOPPS
en:>noted NRQROPQNOPOU
en:>notes OOSPPOPONPPP
en:>nothin OQOOPXPOROOR
en:>notice OPPPRUMPQQPO
en:>novemb POPOONRPNORV
en:>now MPXOMVMMNOPT
en:>number POQQONPQTPPO
en:>o'cloc PNPOORPPPQWQ
en:>octobe ONPPONQPPPOU
en:>of LRMPROVOMULX
en:>off MUSMMMRNMNOZ
en:>offer OQPPQQRPQPOP
en:>office PPOOOMROOOQP
en:>often ONPPPOPPPPPM
en:>oh HVLMLUNONOLV
en:>ok PQPPPPQPPRPT
en:>okay BTPPSTVJKMJj
en:>old OTPOPTOOPOOT
en:>on NLTISRQSMPQM
en:>once LMOOPLPRUPPN
en:>one NPOTKMOOWROQ
en:>ones LQPPPPRNOPOP
en:>only KSWQNOQPPPNR
en:>opened PPPPPPPPQPPR
en:>or RMQMQSQRRTRZ
en:>order ROOOORTOQOOM
en:>other WQMPOONOOQOP
en:>others OOQOOMPPPPNO
en:>otherw PQOQOQPPPQOS
en:>ouch MVOOQOPOOPPN
en:>our UQOLMENNRLNQ
en:>ours LNTOOOONOPOM
en:>out RJULPUPNKMPV
en:>over PPNPRPSRONPV
en:>own RSNOOMOOWOQM
en:>owns PORPPPPPPQPQ
en:>page OOPUPPPOQQPV
en:>paid UOPPPOPPNPPO
en:>paper ONPOOONQPQOR
en:>paperw POPPQSPQQOPP
en:>parent NRPRPPOPORPP
en:>part OSOPPOPPPPOP
en:>partne PVQPOQOOOROT
en:>parts RPPPPQPPPPPN
en:>pass SOROPOOOPPPO
en:>pay QLOOONOOPOOV
en:>paying PPPPPQPPPQRT
en:>paymen QRPPPUONPPPS
en:>pays POPPPQPPPPPN
en:>people OOOOPKNMRPNV
en:>per LROPNVOPUPRH
en:>percen STNOOZOPSROG
en:>perfec OOPPPNSOPPOQ
en:>person MTPSPQNOPRRN
en:>phone ONPOOLNOPONQ
en:>pick PPPPPPSPPPPS
en:>pictur RPPOPOPPPNPS
en:>pilot OQPPPPPNPPQK
en:>plan RNOOPSSPQPOM
en:>planne RQPPPOPPPPPN
en:>plant OOPPRPPPPPPN
en:>play PNPPPNPPPPPQ
en:>please RORSMQOOOSRX
en:>plus POPPPUPQQPPO
en:>point NTOPONOOOPPO
en:>possib PPQPPPPPSPPP
en:>pounds NRPPPVPOPPPI
en:>presen NORQOOQQPQOP
en:>price QKOPRKOQPOOP
en:>printe PPPNPRPPPNOR
en:>produc OMTPPPPNOPPL
en:>promis OOQPPQPPRSPP
en:>proper RPPPPPPPPPPR
en:>provid POPPPOPPPPPL
en:>push NQPPPOPPPPPQ
en:>put PROQOZPQSQPP
en:>quarte QOPPSTQOPOPP
en:>questi ROPPPOPPPPOS
en:>quick QOPPOPPPPPPM
en:>quid PPPPPRPPPPPQ
en:>quite PSPPPQPPOPPQ
en:>quote SNPQPOSRPQQO
en:>raise PMRPPQPNPPPO
en:>rate QPPPPTOUORPR
en:>rather QPOPPQPRRPNQ
en:>reach PPPPPMPPPPPQ
en:>read TQONONOOPOOX
en:>reads NQOPPOPPPPPO
en:>real PRPQPPPPPPOQ
en:>really TLRPPPOPQPPS
en:>reason ROPPPSPPPPPN
en:>recomm POPPPRPPOPPR
en:>record NTSQOPPOTQPQ
en:>regist POOPPORQPPQQ
en:>rememb QRPQPMPPOPPN
en:>renewa TQPPQOOPPPPM
en:>rent ORPPPNRPNPPO
en:>replac ROOPPOPPQPPO
en:>report MQQQOOOOQPOL
en:>rest ROPPPOPPPPPR
en:>result QNPPPPOPPPPP
en:>return OOPRPPNOPPPO
en:>review PRPPPOPPPPRN
en:>right HZRNOTMMKNMY
en:>ring NLPNOPQPPOJM
en:>roof PPPPPPPPRPPS
en:>room NMQPPPPRQPRP
en:>round OUPOPPOPPOPR
en:>run NRPPNNOPOPPX
en:>runnin RQPPOOPOORPK
en:>runs POONPPOPNPQS
en:>said RQOOOONQMOOU
en:>same MONOQLRRPNMO
en:>sample OUQPQMPOOPPN
en:>saturd PSPOPSOPPPQU
en:>save QROPPQPOOPPO
en:>say NNOQVQQRMOMU
en:>says RNPOOPNOOPOR
en:>schedu OSPPTOOPPPPQ
en:>school TOPPPQOQNOQN
en:>season PTPPPRSOPPOP
en:>second PKNQQOSVRPUT
en:>see PZRKOOPKMOO]
en:>send QTOPPNRUSPUO
en:>sends OQPPPOPOQPPL
en:>sense NOPPQOSOPPPO
en:>sensib PPPQPPOQPQSR
en:>sent ONQOPNPPPPPQ
en:>septem POPPPRQPPPPN
en:>servic OTPQSRPOQPPM
en:>set MRNOONRQQORM
en:>settin ONQPONPQSPPL
en:>settle QPPPPNOPOQPO
en:>seven ORONPOOMSMSQ
en:>sevent OPPOPROQOPOP
en:>shall LRMRQQQTOPKE
en:>share OQOQOOONPPQR
en:>she QRPRROPPLRTW
en:>sheet QQPPONQQPQQQ
en:>shop PMPOPOPQQPQQ
en:>short OTPPOOPPPPPP
en:>should LUOONQPQOQNM
en:>show NTPORRPOOPOP
en:>shows POPPPNPPPPOP
en:>shut PPPPPPPRPPPQ
en:>side OPNPONONOPRN
en:>sign OQOQTQOPQQON
en:>signat PMQOOOPPPPRP
en:>signed ROPPPNQPQPPQ
en:>signs OPPQOPQRPQOS
en:>since NQOONNPOQOOV
en:>single PRPPPRQPPPPQ
en:>sir NSPPPQOTPVOJ
en:>sister ONQPPOPQPPPQ
en:>sit PQPQPMPPOQPR
en:>site QMOOOSPQRPQO
en:>sittin PPPPPQPPPPPR
en:>six RMNOPUQMROQQ
en:>sixty OQOPOMPORPOJ
en:>size QQPOPSOOPOPO
en:>small SSPPPOOROPQR
en:>so MCRIOSSMKMMU
en:>softwa OQQPPOPOPPOM
en:>some MTQOOPOOPOPP
en:>somebo OUONPQOOOOOW
en:>someon RRPPPOPPPPPP
en:>someth PQPOOROONONX
en:>soon OOPRPPPOQQPO
en:>sorry LTNOOJQNOPNM
en:>sort POPOPOPPPPRP
en:>speak OQPPROQOPPOP
en:>spring OPOPPORQPPOR
en:>staff PQPPPORPQPOO
en:>standa PQPPPTPOOPNO
en:>stands PORPPOPRPPPO
en:>start QQOSMRMOQSON
en:>starte RNPPPPPPPPPP
en:>stay PPROOQPOPOPR
en:>still UPPONMPQMOQR
en:>stop OPPOPQOPPOP[
en:>straig OTPOPPPOPPPP
en:>sugges NRPPPPPPPPPR
en:>summer ONPPNROOROON
en:>sunday OPOOONQTNQRQ
en:>suppli POPPPNPPPPRS
en:>suppor ORQOPQPOPORO
en:>suppos PPPPPROPOPPT
en:>sure MMOPPQOOSORR
en:>sweet PPPPPOPPPPPT
en:>switch OSSPOOOOPPOL
en:>system PNPPOPPPOPPN
en:>table PSPNPSPOQPOR
en:>tablet QPPPPQRPPPPQ
en:>take NSSMPXNLQPLT
en:>takes OOOOOMRWWOOI
en:>talk OOOOQNNSOOOP
en:>talkin OQPPPQPQPPOR
en:>team POQPQOSPOOOP
en:>techni PRPOPSPNQSPO
en:>tell VQOQONRONOOQ
en:>tellin PPPQPPPPPQTS
en:>templa QQQOPPQRPOPN
en:>ten POPPPMXQQQVH
en:>tenth RPPPQTPPPSPQ
en:>term PPPPOOPOPPPR
en:>terms ORPPPOOPPPPM
en:>test PNQOQOPPQOPP
en:>than MNPOQRNOPPN^
en:>thank ^LOSPNMOOTNY
en:>thanks NOPPQQPOPOPS
en:>that T^UQGSKQHLN^
en:>the ZRJNGMSLMOSY
en:>their OQNOONOPPONT
en:>them NSNRQGQRQPJO
en:>then JMNNLIYNMZLc
en:>there JKSMMPLQPORC
en:>they OKMQJMOMRPJZ
en:>thing UKOPOMPQPOPQ
en:>things PPPPPPPPPPPU
en:>think NNPOPNPNPPNQ
en:>thinki SMPPPPPOPPPP
en:>thinks PPPPOOPPPPOS
en:>third NPQOPWOOSRRR
en:>thirti PPPRPSRPRRPP
en:>thirty LWPOQ]MNPOQM
en:>this PVOQPROMOQMK
en:>those TQOTOOONOPPS
en:>though OQOOOMOOOOOT
en:>thousa PROOOWORMOOL
en:>three HMQPMPSSTQRR
en:>throug NTPPOROSORPX
en:>thursd OTNLOROVONVP
en:>ticket OUOPPNPPPPPM
en:>till PPRPPNRPPRSS
en:>time ORNPPKPNRSRW
en:>times OOPPPNPPPPPR
en:>timing ORPPOORPPPPO
en:>to WLMMQJRNNMNQ
en:>today PQUWTUPNPPNN
en:>togeth PRPQQQQUPPNM
en:>told RMPPPRPPPPPP
en:>tomorr MNM[URSTNOPH
en:>tonigh RNOUNNRWPOLQ
en:>too SORQOMOOQPNS
en:>took OSPPPOPPPPPT
en:>top TOPPPVOQPPPS
en:>touch SOOPPOPRRPPO
en:>traine PPPPPPOQNRPR
en:>traini PPPQRPQPPPPR
en:>transf PPPPPRPPQPPP
en:>trial OTOQOPORPOQP
en:>truck PQPPPPSPPPPO
en:>true OQOPPPOOPPPM
en:>trust SOPOPOPPPQPP
en:>try OPOPQRQQOPSN
en:>tuesda NNPPQQPSOPVW
en:>turn NPOPPPPPPPPO
en:>twelft RQOOPPOPPRSP
en:>twelve RSPOPROQQPPQ
en:>twenti POPNROPPPORQ
en:>twenty ONOOQQOPPOQR
en:>twice PPPQPOOPRPPR
en:>two OOOOMMPYVOPS
en:>type PPPRPNPPPQPS
en:>under ONPORROOSPQJ
en:>unders JXNNUNPNNOOH
en:>unit QRPPQNPOPPPL
en:>until POOPSPPPPPOS
en:>up QOONRUSTQNNQ
en:>upload NQPPPOPPPPPP
en:>us PSMMSWUSQKMQ
en:>use NQOPONOOOOQO
en:>used QNOPPNPRNPPT
en:>useful OOPPPRRPPPPP
en:>uses POPPSOSPOPPN
en:>using PQPPPRPPPPPQ
en:>usuall QRPPPOPOPPPN
en:>vendor OPPPPRPPPQOS
en:>versio OQNSONPRPQOP
en:>very QPNPOVOUOOQW
en:>video POPOOSPNPNPN
en:>view ONPPPOPPPPPK
en:>visit OQPOPOPORPTQ
en:>volume PNPPPOPOPPPN
en:>vote POPPMPPPPPPQ
en:>wait PPPPPPPRPPPV
en:>walk PSPSPOPTPQPP
en:>walked PQPPPPPPPPPM
en:>wall RQOPPOPPPSPP
en:>want MLOOORSSLNP]
en:>wanted QOPPPSOPPPPT
en:>wants PPPPPOPPRPPT
en:>was OWMNOPMLJNOS
en:>way LWRQQPQOQPOM
en:>we GbXMRHPNLMJM
en:>wednes PNOROUSTOPQR
en:>week OLOSPHQUNPWW
en:>weeken RNPNPPPPPPQT
en:>weeks RPNOONTUPOQH
en:>well XFMORRRNONN[
en:>welsh PPQOPPPPPOPR
en:>went PQPOPOPPPOOU
en:>were VPNNOLONNOPW
en:>what XUJKONOFFJKJ
en:>when UNNKQLUQONNR
en:>where TMPNRQOOONOQ
en:>which OTNONLMNMOOZ
en:>while OPPPPPRRPPPP
en:>who URMMPMNPKOJO
en:>whoeve POPPPQPPRPPM
en:>whole QNPOOQPQNOPN
en:>why ORPOPNPPPPPQ
en:>wife PPPPPOOPPPPS
en:>will MHQoKNN[RZZH
en:>winter OTPPPNPPOPPQ
en:>with IPNONLPIVKOM
en:>within NQQQOPPOROOK
en:>withou PPPRPRQOQQOS
en:>wonder VMPPPOORPQRO
en:>word SUOPOQQOROOO
en:>words NQPPPQPPRPPQ
en:>work PNPROORTOPQK
en:>workin ORPPPOPPQPPM
en:>works OSQOQQOOOOXR
en:>worrie QLPPPNPOPROM
en:>worry NROPPPPPPPPS
en:>worst PPPPPPPPPPQT
en:>worth RORPPPPPPPPK
en:>would TLOKUWQNPILN
en:>wow VPPPOORRPPPN
en:>write RPQOONONOOOS
en:>writin POROPTNRQRPP
en:>yeah NMQONONNPPVX
en:>year RMONPXMOVQNS
en:>years NQRNOWRPSOPP
en:>yep PPPPPSPPQPPT
en:>yes OLOMNNPNbNXM
en:>yet OKVOQNOOOOOK
en:>you QVDWNRKLRSJ@
en:>your OPOORQLNQLMQ
en:>yours OOPQPNSPQPPP
en:^ a NRTRRNTLNQNZ
en:^ about PPPPPQOPPPPU
en:^ after POPPOPROPRQQ
en:^ all QQPOOMOOPOPO
en:^ alrigh PPPPPPQPRPPR
en:^ and ND]TMULF[HHO
en:^ any PQPPQONOPOOS
en:^ anythi PQOORNOPPOOT
en:^ are OOPOPNPOROOQ
en:^ at NOOOOSPPQQOJ
en:^ aye OPSOOQOPPQQL
en:^ becaus NMOPPNQONPPN
en:^ before MMPOOOTOQPOJ
en:^ both POPRPOOPPRPT
en:^ brilli PPPQPNPPPQPR
en:^ bring POOQPOPPPONK
en:^ but NVSNQSONOONI
en:^ by PVPNOUNOPNPU
en:^ can TKNMOLMP_OQD
en:^ come PNPNOONTPOYI
en:^ could ONZUOIRRNNMP
en:^ did PPPOPPPPNOOW
en:^ do MKQONPNOYOQA
en:^ does ONOOOPOQXPOF
en:^ each PRPPPOQPPPPQ
en:^ eight PPPPPTPRPPPR
en:^ every QTPOPPOOOOOR
en:^ everyb OPPPPPPPOPPL
en:^ fair QOPPPPPPPPPW
en:^ fifty PPPPPTPPPPPQ
en:^ fine PPPPPOPOPPPL
en:^ first PRPOPPQQPOQL
en:^ for PPOOPXPMPONL
en:^ forty OQPPPQOPPQPL
en:^ four OUPPPQPOQPOP
en:^ fourte OPPPPPOPPPRO
en:^ friday POPOPOPNPPSN
en:^ from POOPOPSOQPPP
en:^ get OOPOPPPRPPOO
en:^ give POPOPPORPMRQ
en:^ go OOOOPOPPOPOM
en:^ god RPPPPOPPPPPM
en:^ good QLQONNOPNOMM
en:^ goodby PPPPPPPPPPPN
en:^ got ROPPPOPPPPPU
en:^ grand UOPPPNPOPPPN
en:^ great OPPPPOPPPPPX
en:^ ha OOPMNJMOONMp
en:^ haha PPPPPPPPPPPS
en:^ half SROOOOPMOPQN
en:^ has PPPPPPRPSPPN
en:^ have POPPPPPPPPOV
en:^ he MNNNNMRPLNOD
en:^ hello OOPPPPPPPPPT
en:^ here PQPPQOOPPPPS
en:^ hey NOPPPOPPPPPS
en:^ hi OOPOOOOOPOPX
en:^ hiya OPPPPPQPPPPS
en:^ hm PNPPQOPOOPPE
en:^ honest QPOPPQPOPPPM
en:^ how MLNNNJMTYRPO
en:^ i @KK_ILEPCV<X
en:^ if LSTNOSPLPQLQ
en:^ in NUOONQPMPONG
en:^ is LNMOQTNMYOML
en:^ it JVSFMKJGHIFX
en:^ just NPQRROTSOPPP
en:^ last PUOROPOOOPPR
en:^ let OMROOPNROQQR
en:^ look POPPPSPOPPPP
en:^ love PPPPPOPPPPPT
en:^ lovely PPPPPOPPPPPU
en:^ madam PPPPPPPPPPPR
en:^ make ONQRPRPRPRRN
en:^ may PPPPPQPPOPTW
en:^ mind QNPPPPPPOPOL
en:^ mine ORPPOQPPOPPM
en:^ monday OOPNPOPOPNXL
en:^ mornin OPPPPPPPPPPR
en:^ most OPPPPOPPPPPS
en:^ mr OOPPSPSOPPOO
en:^ my ITJMOLMKKNLE
en:^ nah QQOPPOPOPPPN
en:^ ninety SPPOPOPOPPPO
en:^ no OLNQPRORQOOV
en:^ nobody PQPPONPPPPPN
en:^ not OMOOOONOPPPU
en:^ noted PPPPPOPPPPPJ
en:^ nothin OUPPQOOPOPPN
en:^ now VOOPOSPNPOOL
en:^ of POPOPNPPPOPX
en:^ oh XNNNPPNNONNS
en:^ ok PPPPPOPPPPPM
en:^ okay QKPNNILOSLLR
en:^ on PQOPOPROPPNM
en:^ once ORPPPNPQPOQM
en:^ one LSQPNLPMOPON
en:^ ooh QOPPPPPPPPPN
en:^ or POPPPOPPNPPP
en:^ ouch PPPPPOPPPPPU
en:^ our QRPMRPSPOOQU
en:^ ours QOPPPOOPOOOV
en:^ people POPOPPPOPPPV
en:^ per PPPPPTPPPPPT
en:^ perfec RPPPPPPPPPPR
en:^ please OONSPOQMONNO
en:^ put NOPPPOQTPNQN
en:^ right PLNNNLNNQMOP
en:^ see PXOOOOQMOOOJ
en:^ send PPPPQPPQONQP
en:^ seven PPPPPNRQQQTM
en:^ shall PPPOOONOONZY
en:^ she KPOPUOSOMPMH
en:^ should PPPPPPOPPPRR
en:^ sixty OPPPPQPRPPPQ
en:^ so LVOJLH?UOJIj
en:^ some OPPPPOOPPPPT
en:^ somebo ONPPPOOOPPON
en:^ sorry NMOPONOOOPOJ
en:^ sure OOPPPOPPPPRR
en:^ tell PPPNPQPPPOPP
en:^ ten QOPPPNOQPRSU
en:^ thank OOPNPMOOOMOL
en:^ thanks POPOPOOPPOOU
en:^ that TNIKTPRTGNQT
en:^ the YWGH_FVMGHS@
en:^ then NOQKKLU^MMTN
en:^ there NOONNQLSMOOX
en:^ they OPMNLORKKOIK
en:^ thirty OUPPPROOOPON
en:^ this ZMOOOPOONOPM
en:^ three PQOOOUOQOPPO
en:^ thursd PPPNPOPOPPTR
en:^ to PPOSPOPNPQOQ
en:^ transc PPPPPPPPPPPG
en:^ tuesda POPOPOONPPSP
en:^ twelve RNPPPRPPPPPR
en:^ two RPOPOORROSPQ
en:^ unders POPPPOPPPPPW
en:^ up PPPPRNNPPPPR
en:^ very OOPOPOPPPOPN
en:^ was PPPPPPPPOPPW
en:^ we HMPJLPQKFUF[
en:^ well ZGPNMQPNNNNH
en:^ what IIWOMMKQXNMQ
en:^ when OROOOPPQPPPV
en:^ where POPPOOPQSPPP
en:^ which SNOOOOROQPOH
en:^ who NNOOKMOOTONT
en:^ will PPPPPPOPSQRP
en:^ with MNPQPNONOONP
en:^ wonder OSPPPPPPPPPR
en:^ would NOONNOPPYNWZ
en:^ wow PPPPPPPPPPPR
en:^ yeah RMONPNQRNPPJ
en:^ yep PPPPSOPPPPPN
en:^ yes MMOOPLOUQPTP
en:^ you NTLSPNHJMTKG
en:^ your XVOPPRPOPPOM
en:a JYXIDKD@IGIL
en:a bad POPPPPPPPPPS
en:a bit MPPOOPPOOOOR
en:a box NRSPPOOPPPPM
en:a call PPNNOOOPNRSQ
en:a chance PPPPPPPPPPPR
en:a contra OQOPPQORPPPO
en:a custom QOPPPQPRRPPO
en:a day QOOPPLWPPOPQ
en:a few OPPOPOPPPNPP
en:a form PPQROORSPPPO
en:a fortni POPPPOQOPPPM
en:a friday OSPPPOPPOPON
en:a full OQPQPOOPPRPP
en:a good QSOOPQPPPPPR
en:a guy ROPPOPPPRPPO
en:a half NQPPPWQOPPPV
en:a hundre QQPPPQQQPQPS
en:a little NUOPPQQQPPON
en:a look POPPRPPPPPPS
en:a lot WSOOOONOOOOS
en:a minute QPPPPOPPPPPR
en:a month OPPPONOOPOPV
en:a mornin TMPPPOPPPPPO
en:a no OOPPROQPPPPP
en:a one POPSPPPPPROQ
en:a person OPQPPMPPPPPR
en:a phone PQRPOOPOQPOO
en:a queue OROQPPPPPPPO
en:a real ONQPPPPPPPPN
en:a report NQRPPRPPPPPQ
en:a second POOOPQNWPOPS
en:a shift SNPPPNPPPPPO
en:a single XMOPPNQOPPPP
en:a site PPPPPOQNQPPQ
en:a small NPQPPOPPOPPQ
en:a smalle PPPPPOPPPPPR
en:a start PPPPPRRRPPPQ
en:a thing RSOPPSPOQPPM
en:a third RSOORXQQOPOR
en:a truck OOPPPRPOPPPL
en:a two PPPTPPPOPPPQ
en:a very MPOPPRPPPPPP
en:a visit PONSPQOQPPVQ
en:a way OLSPPOOPPPPP
en:a week WJNOPLWPOSNM
en:a whole QQRPPPPPPPPN
en:a word RNQPPSPPPPPO
en:a year OPPOQFOOOQOQ
en:a yes PPPPRPRQPPPQ
en:able NMSPPOONSPOP
en:able to NMSPPOONSPOP
en:about JQILIFVKKKKS
en:about a QPPPPOTPNPPM
en:about it RQMPOOPTPPPM
en:about ten QOPPPQQPPPRQ
en:about that OQPQPSPOPPOR
en:about the NUOPNLNLNNOV
en:about three PQPPPMQPPPPO
en:about two PPPPPNQPPPPS
en:above NQPPNSPNPOPS
en:access OOPPPQPRNPPN
en:accoun PQPRNMQONPNO
en:across PORPPOPOPPPP
en:actual TLPOOPPPQPOM
en:add PNOPOORVROON
en:addres OROPOOPNPPPT
en:afraid OQOPPMPOPPPV
en:after LSSPMJVRRP]N
en:after easter POPOOPSSRPQO
en:after that ONPPPPROPPOR
en:after the OTPPOOOOOPSO
en:aftern PMPROORQOQVO
en:again OSRRQORNQOPS
en:again in PPPPPOOPPPRQ
en:agains RPOOPTPRPPPO
en:agree PROOSROOPQRT
en:ahead PNOSQPPVQPOP
en:alarm ORRPPPPPOPPP
en:all LORPPLPJOQOP
en:all in OOPSPPOPPPQQ
en:all of MPROOQPOOPPS
en:all right QOPOPOPPPPPN
en:all that OPPPSPPPNPRO
en:all the OOPPQORPPPOS
en:all three POPOQONNRPSP
en:alone bLROQLPNORPM
en:along POPPPOPNPQRT
en:alread XVQOONQPNOOG
en:alrigh PPPOPQQPRNPR
en:also IQYMNOMLKNTE
en:always NRPOPONPNOOJ
en:am EWPLPLONONKL
en:am a MQOOPOPOPPPL
en:am afraid PQOPPOPPPPPV
en:am callin PPPPPPPPPPPS
en:am going PUPOPPPNPOPT
en:am happy ROPPOPPRPPPP
en:am in OPPPROPRPPPL
en:am just OMOPPPPOPPPN
en:am not TTNNRUQMOOOJ
en:am on PNPRPPPPPQPP
en:am sorry PNPOOOPPPPPS
en:am the OMPPSNPNOPPJ
en:amazin PPQPPOOPPPPR
en:an JXPVNLMONPQS
en:an email OPQPPOPOOPOL
en:an hour RRPOONNSPOSO
en:and LQLWSOPUMMOM
en:and a IPXNMPOLLONM
en:and bring POPSPPPNPOQN
en:and do POPPPPQPTPQP
en:and each OSPPPPPPPPPQ
en:and eighty POPPPRPPPQPO
en:and for PPPPPQPPQPPN
en:and he PVOOURNNOOOQ
en:and here TOPPOOPOPPPR
en:and how OOPPPMPPOPPR
en:and i TTMNSRYMOUSH
en:and if OMPOQMRTSRNM
en:and in SQQPOQNPPPPP
en:and is OOPPOWROTPOS
en:and it UOOPTRMQMOOU
en:and let NNQQOOPQPPQP
en:and me OQPOPOPOPRPP
en:and my NNOPQOPOOPOO
en:and no OQPPOOPOPPPN
en:and nobody TPOPPOOPPPPN
en:and not RPQRNTONSPPL
en:and now NRPPOOPPOPPQ
en:and one OQQOOOPQPPPR
en:and see OOOOPPPTPPQS
en:and send OOPQPPPMPRPN
en:and she UONOXNOPOQPP
en:and ten OPPPPLORPPPN
en:and that MQNOQRSQPPPV
en:and the SMPPTOQNRMLO
en:and then LTLNPNMNMOOM
en:and there PNOPPOPPOPOP
en:and they MTNOSSTOPOPL
en:and this RPPPPSPRPPPP
en:and three ORPRPQPPPPPR
en:and two NQPRPQPQOPPP
en:and we ROMPONOTORSP
en:and what ONPRSNOQSPOR
en:and when PSNPPMRQPPQR
en:and who OOPPPOPPSPOS
en:and you QMQMOVRTQPRN
en:annual QOPPOUROQPPR
en:anothe LQOPNTOUPPRO
en:anothe one PPPOPPPPPQRP
en:answer PPQROOONPPNP
en:answer the QQPPPQPPPPPN
en:any XONNROLNSNOS
en:any more UOOPPOPPPPPO
en:any time ROPPPRPPPPPP
en:anybod RPPPRRORNPPO
en:anybod else PPPPPOPPOPPR
en:anyone OUOPQMNPPPOS
en:anyone else PPPPPPPPPPPR
en:anythi KMNNZJOLONMZ
en:anythi over PPPPSPOOPPPN
en:anythi that PSPPPNPPPPPS
en:anythi with POOPTPPPPPPO
en:anythi you PPPPPOPPPPPR
en:anyway PROOQPRQOOPM
en:anywhe QLPPPOPPRPPO
en:app OWOOOORPOOPQ
en:apprec QPPOPOPPPOPT
en:approv NOPQROPSPQOR
en:approv it NOPPQPQRPPPP
en:april OLMOOQYNOPLN
en:are VSMKMSQKNLJM
en:are a NPPPPQPPPPPN
en:are all OOPPOQOPPQQM
en:are at RMPPPPOPPPPM
en:are fine PRPPPOQPPPOR
en:are going OSPPPOPOOQPM
en:are good OPPPSPPSPSPP
en:are in MNPPORNSRPRS
en:are lookin OQPRRORQPPPQ
en:are not NOPPPOPPOPPU
en:are on PSQPPOONOPOJ
en:are talkin ROPPPVPOQPPO
en:are the SOOOTNOOPOOQ
en:are you POPOPLRQOONW
en:area QOPPPOPPPPOR
en:argume NQPRPRPQPRPO
en:around QROPOPOQNOPL
en:arrive NQPPPQPPPPPN
en:as IPSRLRPVOMOO
en:as a OLPPOORNPPOQ
en:as an PQPRPPPQPPPR
en:as well LORPNROVQORP
en:as you PPPOPQRPPPPR
en:aside NOPPPVPWPPPN
en:ask NGROXSQNONNS
en:ask for QOTORTPRPPPN
en:ask me POPORQROPPPO
en:ask what POPPPPPPPPPR
en:asked NSNOOPNTPQRQ
en:asked me QNOPOPOTPPPP
en:asking QLQPRTPQOPPO
en:asks PORPPOOOOPPQ
en:at OPLANXQKTQZQ
en:at a OOPOPSQQQOOQ
en:at all QQPPPPUOOPNQ
en:at eleven PQPPPOPQPNSO
en:at four PNPPPOOOPQSS
en:at it PPPOQNRORPRQ
en:at least NQPORQOOPPPP
en:at midnig RSPPPPRPPPPN
en:at my OOPPNPPPPPQP
en:at night PNRPPPPOPPPO
en:at nine QQPRPPPQPUQP
en:at one ROPOPQPQPRPP
en:at presen PPPPPOPPPPPR
en:at seven QOPNPOONQNQR
en:at ten QQPQPPPNQPRN
en:at the NJNMLNTSOOOU
en:at this PQPPOQPPPPPS
en:at two OOPNPQOQPRTR
en:at your PPPPPRPPPPPS
en:audit OPPOOOPRPOQQ
en:audito RNPPPPPPPPPM
en:august NROPPOTPPPPR
en:author ORPPVNSPPPPO
en:automa PPRQPOPPPQPQ
en:autumn PPOOOPROPPOO
en:averag TPPPPPOPPPPN
en:away QRQPPTOQRPOR
en:awful RQPPPPPPPPPT
en:aye PPSNOPOOPPRM
en:baby PQNPQPRQPPPQ
en:back TPPKLOLLPPQQ
en:back in QORQPONPPPPQ
en:back of RNPPOPPPPPPO
en:back on OQPNPPPPPPPQ
en:back to PVOMOPONONPU
en:bad RSOPQNPOPPOS
en:bank MTQQOQRTOPPN
en:batch SOPPPORPPPPS
en:be DTSHJNYIUVWR
en:be a NNSOPSOQQOOP
en:be able OMSPOOONSPOP
en:be done PPNPOPQPPPPP
en:be fair QNOPPPPPPPPM
en:be honest PTPPQPPOPOPQ
en:be in OMNNONTNRUOR
en:be on OSOQPRPPPPPQ
en:be the ROOOOQQOOOON
en:be there PNQMOMQOPTYX
en:be with PQPRPNPOPQOO
en:becaus NQVQOMQOOOPD
en:becaus i PONPPQQQRPRN
en:becaus that PPSPPOOOOPPO
en:becaus the ONRROPPRPPPO
en:been TNPNNKLMNNNM
en:been a QNOPPPPPPPPS
en:before NJNYQJYQPRUL
en:before i SPROPMOOPPRN
en:before it SOPPPPOPQPPP
en:before that NOOPPOQNPPNR
en:before the LOLRPOWUNSPL
en:before then PPPSORQOPQOP
en:before they PORPPPOOPPSO
en:before you OONQPROQRPPO
en:begin OOOOPNSUPQPP
en:begin with POPOPPRSPOPO
en:behind TNQPOOPPPPPQ
en:being KROOOPORROPT
en:believ NQPOPNROPPPN
en:below PRPPNSPPPPPS
en:best NLQNOPNPPORT
en:best thing PNRPPPOPPPPQ
en:better USQOOLONNOOM
en:better than SNPPPQQOPPPN
en:betwee OPPOQPSORPOM
en:big SNQQLRNMNONI
en:bigger OTOPPPPPQPOP
en:bigges OPPPPOPPPPPS
en:bill NQQPPNPPPPPR
en:bills SOPRPMPOPPPR
en:bin ORQPSPPPPPPO
en:biscui QNPPOPPRPORM
en:bit LQOOMROPNOOM
en:bit i RNPPPPPPPPPO
en:bit of LNQPOQPPPPPM
en:block OOPRPOOTOQRO
en:board PUOTWOQPOQNP
en:boiler ORPPPRPPNPPP
en:book MOROPNMPOOQT
en:booked PQPNPPPROPRN
en:bookin PNPOORPOPOOV
en:books OOOPPPPOPPOR
en:boss QOPPKQRRPPRP
en:both RMNWSNMPUWR[
en:both of PPOQRPPPPQRS
en:bother POPPPTPQPPPQ
en:bought PMOPSTNOOPPN
en:box MWQPOPOPPOOQ
en:boxes RPOPRPPQPPPN
en:boy MRPOPPOQPQPO
en:branch PNPPQPNOOSTP
en:break PPPPPPPRPPPN
en:breakf QOPPPQPRPPPN
en:breath QQPOPOPQPPON
en:brilli RRPQPNPPPQPS
en:bring NONLNPNQOM_K
en:bring the OOPQOOOLPLSQ
en:brochu QOPQPMPOPPPO
en:broker PPPPQPPPOPPT
en:brothe NRPQQOPNPPPO
en:brough OOPPPRPOPPPO
en:budget PUPOQ[RVMPPW
en:built OOPPOOPPPPPU
en:busine SRPPNPRPOPPS
en:busy PPPPPOPPOPPN
en:but JROMKOPQJONM
en:but he PQPPNPPPPPPP
en:but i RTONNRPOOOOR
en:but it KRRPPMOOOPPQ
en:but my OOPPTPPPPPPP
en:but that NNOPPNPPPPPO
en:but the RTOOOPQRNPOQ
en:but they SLPPPRPRPPPN
en:but we OMPPPPRRPRPO
en:but you PNPPORPRPPPS
en:button PNRPPOPPPPPO
en:buy NTPPPRONOOPP
en:by QKS]ITQKS]FX
en:by a PRPPPROPPRPT
en:by friday PPPSPOPPPQLT
en:by the NLLXLULMOULP
en:by then OSNPOOQLPOQM
en:by tomorr OPPSPPPRPPPO
en:by wednes SOPSPPPPPROR
en:bye PPPPPPPPPPPT
en:cake SPPPPPPOOPOO
en:calcul TRPPPPPPPPPL
en:calend TOORPPPQPQON
en:call SRNNSQPMNRWS
en:call you PPPQPOPPPQQR
en:called NQOPRNOOOPOO
en:callin MQPOPOOOOPOQ
en:calls SRQPOOOOOPOO
en:came QOOONPOONOQQ
en:camera OQQPPPOPPPPT
en:can TMWLOQUQaIMQ
en:can be NNTPPROPRPOV
en:can do SOPPOQOOOOPX
en:can have PQPPPPSQPORR
en:can hear ORRPPOPOPPPM
en:can i NPONPLOQVOPP
en:can it OORPPQPOQPPM
en:can live SOPPPQRQOPPM
en:can not OZPOLNQMQOOK
en:can put MSOPSRPQPPPQ
en:can read POQQPPPNRPQP
en:can see SPSPPOOOOPPM
en:can tell PPPNPUPNPRPN
en:can the OOOPPOPOSPPI
en:can we PPPOPPQTSPRO
en:cancel OTOOPOPQPPPR
en:candid PPSPPQPOQPPN
en:car NOPPOOPONPPQ
en:card OTQOQSORQPOJ
en:care PQPPPMPOPPPM
en:carrie OQPOONOOQPPQ
en:carry NRQOOROOQQQK
en:case ROPOOOPRQNQR
en:catch QOPPPPPPPPRS
en:cause NPQPOPQOQPPM
en:cent QPPPPRPPOPPP
en:centre OORPPPPRPPPP
en:certif RQOTPOPOOQNU
en:cfo OPPPTPPOPPPO
en:chair QNPPQOOORPPO
en:chance POPPPPPPPPPS
en:chance to POPPPPPPPPPS
en:change NRPOOPPQSOPN
en:change the OPPPPOPRRPPN
en:chap SOPPPOPOPPPP
en:charge ONOOUdOQTROK
en:chat QRPRPPPOPQPN
en:cheape ORPPPUPPPPPN
en:check QNPQPOQOPPON
en:checke PPPPPPPPPPPS
en:cheque NNPPVPPOPPPN
en:chief POOQSPOPPQOP
en:child SPPPPPPPOPPP
en:childr PRRPPPPPPPPO
en:choose QOPPTPROPPOS
en:christ PNORQOVSQOOK
en:church NOPPPNPOPPPM
en:claims NPQQQPNPPPON
en:class SNPPPOPPPPPP
en:clause NTSPPOPPPPPR
en:clean QPQTPOPQPRPQ
en:clear POPPSOPPPPPV
en:clever QQOPPOPOPPPN
en:click OSQPPOPQPPPP
en:client OOQOONOOQOON
en:clinic ORPPPPPPPPPR
en:close OMPROOUNOQOS
en:close the PPPQPOROPPOQ
en:closed RNQPURPORPPN
en:closes ROPPPQQPPPMO
en:co PRPPPRPPNPPP
en:coffee ONQPPOPPPPOR
en:collec QNPPPOOPPPQR
en:colour RMSPOOOOOPPO
en:come QJOCL]KWSPfN
en:come and PPOQOOPROPTT
en:come in SMQOPSONOOOO
en:come on PPPPPOPQPSSO
en:come out OQPPPROSQPSM
en:come to TNROOUOPPOQO
en:comes PUPOMYYRPOOR
en:comes in PQPPPQPPOPPN
en:comfor PPPPPOSPPPPQ
en:coming NQNPPLQRQROL
en:commer POPPRTPPPPPN
en:commis PQPPPMRPPPPP
en:commit NNOPVPRPPRRP
en:compan MRRPOOONPPOR
en:compar QMSPPPPNPONO
en:compla NQPPOPPPPPPL
en:comple POPQPSLNROPP
en:comput QPOPOPPPPPPN
en:confir PPPSPPPOPRPR
en:connec PSOPPOQPPPPU
en:consid QRPPPQRPPRPQ
en:consul NTPNPOPPPPPM
en:contac PPPPPPPPQPPR
en:conten TNPPPNPPPPPO
en:contra MVNRPSSUQROO
en:contro OPRPPOPPPPPT
en:conver PNRPPRPPPPPQ
en:convin PRNPPPPPPPPR
en:copy OPPXPOPUPROT
en:correc PSPPPVOQPPPT
en:cost NKRPPJLPQQPJ
en:costs MOQPPPPOOPPM
en:could XMaQMUSTLKMT
en:could be PQPPPOQPPPOR
en:could do QPRPPSOPNOPT
en:could have UOPPPOROPPPP
en:could i PPPOPNPRSPNT
en:could not MOMPPNPOOPPN
en:could we PPPRPQRTRPSL
en:could you PPSTPLPRLOOP
en:counci QUPPPQNOPPQR
en:count NQRPPQOORPPL
en:counte OMPOTOPQQPOJ
en:counts QOQPPRPPQPPQ
en:couple OOORPOPRQPPQ
en:course OPPOOOOPPOOV
en:cousin NLQPPOPOOPPN
en:cover OPPPOPQPRPPU
en:covers OUPPPRPPOPPQ
en:credit NQOQOXPRQPPS
en:crew RNPOPPQOQOPO
en:cup POQPPOQOOPRN
en:cupboa QSRPPOOOOPPN
en:curren SOPPPNQPPPPS
en:custom SQQQOOOTROOP
en:cut OORRPUORRQPH
en:dad PMQPPNPQOPPN
en:damage PPPPPVPPQPPL
en:dashbo QROPPPOPPPPN
en:data MQQRQNMNSOOM
en:date OOOSOOQROPOR
en:day XMLLOJTORTQR
en:day and TOOPPNRPOPPQ
en:days MLPMOG^NNOO]
en:dead UNPPPMPQOPQK
en:deal SOQOOQOPPRPQ
en:dear ONPPPOPPPPPS
en:decemb RROPOOQOPPOM
en:decent SOPOPTOPPPPO
en:decide ONQNWNQNPNNP
en:decisi OOPPROPPPPPU
en:delive NRPPPRROQOOS
en:demo NPPOOOPPPPUT
en:depart QQPPPOPRPPPO
en:deposi QPPQPPOUQPOL
en:depot ORPOPPQOPORR
en:design RPPRPPPPPQPS
en:desk RQOPROOOPPOO
en:did ZGQMKNLJMMLS
en:did and NPPPPQPPPPPP
en:did it VOQPOMPPOPPQ
en:did not SPQOONPOPPPP
en:did the NPPPPQPPOPPT
en:did you QOPOPMPPOOOW
en:did your RPPPOPPPPPPR
en:differ ORSOOOONPOOR
en:dinner POPLNOPOPRRO
en:direct MOOPYONOPPOP
en:discou OSPSPTOORPPQ
en:do ILOFJQMTaIRK
en:do a RPPQOQOPPPSQ
en:do i OSNPQOPWVPPL
en:do it VQNRNSQMPPOQ
en:do not KXNOOSPKLQMN
en:do the OMONQQOVTNSQ
en:do they POOPPNOORPPP
en:do two SQQPPOOOPPPP
en:do we OOOPPOPQTPQM
en:do with NRQPPOPOQPPN
en:do you MMPNOMQRWNOH
en:do your PPPPPPPPPPPN
en:doctor PPPPPPOPRPPU
en:docume PQPQPPPPPPOR
en:does NOKNSSKIaMKL
en:does it MMMOQLONXPOB
en:does not QUPOMMPOOPPU
en:does that NNPPPOPPTPPP
en:does the OOOOVUOPSPOL
en:dog NQQPPNPPOPOO
en:doing MPOPOOQQPPOP
en:dollar OQPPPPPOPOPU
en:done UOONQONQTTQQ
en:door LUOMPKQOQOSM
en:dot PQQPPOPPNPPQ
en:double TNPPQSOOOPPR
en:down LYOFMSPMNJNL
en:down for PPPMPORRPOOP
en:down the QNRPPPPOPPPP
en:down to PPPPOSPPPRPW
en:draw UMRVOOOTPQOL
en:drawin QNPPPOPOOOPS
en:driver OQPPOPOORPPM
en:drivin OPPRPNPPPPPT
en:drop POPQPQOOPPQV
en:dry PPPPPOQPPPPS
en:dublin QPPPPPPPPPPU
en:due OQNPOPQOPPPO
en:each MQONROSMPOQU
en:earlie PPPPPPSPOPON
en:early ONOMORRPQPOM
en:easter OPOOOPSRRPQQ
en:easy UOQPOPPOPPPM
en:eat QSOPOOPOPPPM
en:eight TUQPPWNSONPQ
en:eighte NQPOOWPMPMWN
en:eighth POOPOPWOPPNM
en:eighty TMPPPUPOPSOQ
en:either OQPORROOPPQQ
en:electr POPPPLPOOPPP
en:eleven RSMNNUNOLNQJ
en:eleven hundre PPPPPSPQPRPP
en:else QMONQOPQNONU
en:email MOPQONRNPOOK
en:emails PNSPPOPOQPPQ
en:end QJMMLPVPOOPS
en:end of OMNNNQSNPOPP
en:ends PUOONRSOPOOR
en:engine TNPNPOOPPQSZ
en:englis PMUOOOOOPPPQ
en:enough QNPPPPPPQPPQ
en:euros OPPPPPPRQPPT
en:evalua POPPROQOPPPR
en:even ZMRQPUNMSPOF
en:evenin SLPPOOPPOQRO
en:ever TRPQOLONOPON
en:every NTQMNLIPNNLO
en:every mornin ORPPPMPOPPPP
en:everyb NTOOQNONOPQJ
en:everyo MSOONOPOOOOO
en:everyt MQPNNNPNOOOM
en:exactl SQPPPPPPPPPN
en:execut OPPQRPPQPPPR
en:expect TNROPNPOPOOU
en:expens OQQPPOPPPRPP
en:export PPPSPPOPQSPR
en:extra PPPPPUOORPPO
en:eyes OORRPPPPPPSQ
en:fair QQOPOXOROOOV
en:fair enough OOPPPQPPPPPR
en:falls QNPQRPOOQQPO
en:family OMVPROQOOPPQ
en:far QOPPQOOPQPPK
en:father POPPLPORPPPQ
en:fear PQPPPPPPPPPS
en:februa QLOOQPXNOPRP
en:fee RPPPPWPOOPPS
en:feed ORPNPNQOOMRT
en:feedba PPPPPPPPPPPS
en:feel OTOPOOPOOPOS
en:feelin NRPPPPPPPPPO
en:fees UNPQPMPPPPPR
en:feet OOPPOOPPOPPN
en:fella PNOPOOOOOPOL
en:few OPPOPOPPPNPP
en:fiftee MOPNOTOVPRRQ
en:fiftee minute OPQOPPORPQQO
en:fifth OQONPUQNPRQP
en:fifty PNNNP_PRQRNP
en:figure PRPVOSONOOOP
en:file NRPSRQPNPQPN
en:files PORPPPPRPPPN
en:fill UNOPROOPOPPO
en:final OQPRWTRNPRRO
en:financ OOOOQWOQPPQN
en:find QQOSONONQQOP
en:find out POPTPPPOPQPQ
en:fine PQOPPQPSOPSJ
en:fine i QOPOPQPMPQPO
en:finger OQVPPPPOPPPP
en:finish RNQPPOQNPPOP
en:firm RRPPPOPOPPPQ
en:firms QOPPPOPPPPPR
en:first YMKKMTSXPQPK
en:first of QNNQOOUQOROM
en:first thing RNPPOPPOROOP
en:first time UQPPPPPPPPPN
en:first week ORPPPONOPPTO
en:fish MRPPPMOOQPPL
en:fit OOPPPOSPPPPQ
en:five MORPUZMOPQLN
en:five and QNPOPSPRPSPM
en:five hundre PPPRPOPQPPPR
en:five minute POPQPOPPPPPL
en:five years OQPPPROOQPPN
en:fix MPRQOROSQRTR
en:fixed NRPOPXOPQRPQ
en:flat TNPPOVQOPPPV
en:floor PPROOOPOPOPR
en:folks VMPPPQPOPPOO
en:follow OOPOPOOPPPQS
en:follow up PPPPPPOPPPRT
en:for HP]RJ^FYNPUQ
en:for a NTPOOUPMPROU
en:for all PNOPPQNOQPSN
en:for four PRRPPROOPPPN
en:for it ONNMPPOROPOS
en:for me NPQSOPPMOPPO
en:for my PNPPPPPRPPPP
en:for now PRPPPOPPPPPQ
en:for one NLTPQPPOPPPO
en:for that QMQPQLRMPQON
en:for the NILTLUPVPPRV
en:for them PPPSPRPQQRRR
en:for thirty POPRPPORPOPL
en:for this PSPOPTOTPOPO
en:for two QPPPOQQQOPSQ
en:for us SVPRONRPOORL
en:for what SPPPPPOPPPPQ
en:for you QNPUPNOQPUPV
en:for your ONPOONPOPOQS
en:forgot QOOQOOPOPPPM
en:forkli OMPOPOPPPPPO
en:form RPRWNNQTOQOQ
en:fortni QOPQPOQOPPPM
en:forty O_NNMOOKOQMM
en:forty two PNPPPRPPPPOQ
en:forwar PPPQPNPPOPPP
en:found [OOPONOOOPPP
en:four OQQRQONMPQQS
en:four hours OQTPPONPPPPO
en:four hundre QSPPPMPOQPPM
en:fourte OQOOOOQNPOVN
en:fourth OOPOPORRPORK
en:free NVQNObRRPRQX
en:freeze ORPOPPOPPPPO
en:friday NUOROMXLNVJM
en:friday at PPPQPORQPURP
en:friend RNRPOQPPPPPP
en:from OSUIKKQMTLMS
en:from # POPPPPOOQPPN
en:from a SQRPSPOOPPPO
en:from me PPQQPPPPQQOW
en:from the MOVMMPTTRMOU
en:from us PPPRPPPPPQPQ
en:from your PPOPPOPPQPPR
en:front RROQPSQPOQOQ
en:front of QUOQPRRPPQOP
en:full OSPTSRQNOSOO
en:game ROPPPPOPQPRS
en:gap OPPQPPPPRPPO
en:gate ROOMQPOQPMQN
en:genera ONPQSPQPPPOO
en:get UPKSOPLTSULO
en:get a NQORQSPOPQOO
en:get back PPPNPPPPPNPR
en:get it QNORQORTQUNM
en:get me QOPRPQPSQOON
en:get that PPPQPPPPPPPS
en:get the PRONOONMPPRK
en:get you ORPQPOOQPQRN
en:gets OSNOTNRPROOQ
en:gets a OQPPROQPPPPR
en:gettin VSPOOMOOPOPR
en:gift QROPONPPPPPQ
en:girls RNPPPPPPPPPM
en:give RNRIOPQTQKYQ
en:give it QNOPQPPOPPPN
en:give me NRPMNPRRRMPQ
en:give us POROPPPQPPRQ
en:give you UNONPRPRPPUP
en:giving OOQOPRPOPQPM
en:go PQPMULKVKMOH
en:go ahead OOOSQOPTPPPO
en:go live PPPPPPPRPPPQ
en:go on NNOOQOPSNRNL
en:go throug POOOQRONPOPR
en:go to NNTOOKOPOOQM
en:god QOPPROOOPPPL
en:goes IURNSPONNONP
en:goes to ORPPRPONNPPQ
en:going STMMMNRLOOON
en:going to UVONNMQMRPOQ
en:gone RSOOOONMOROM
en:good MSPPPKRQQPUL
en:good i RNPOPOROPOQM
en:good mornin PPPPPPPPPPPR
en:good to NPPPPPPPPPPS
en:goodby PPPPPPPPPPPN
en:got IWOLQWPQLNMH
en:got a LQNOOQPPOOQN
en:got it SMPPOSOTPPOU
en:got the PNOOPNPTOOPJ
en:got to NSTPUSPOPPPN
en:govern MTOSUOPSPQOM
en:grand TTPPPIPOPPOI
en:grant ONOPP[QSQPPN
en:great MQPPROQPPPPX
en:group SPPOSOQQSOOM
en:guaran QOPPPNPPNRPP
en:guess ORRPOPPOPPPO
en:guy OSOPOOPNQPPK
en:guys NQPPORQPRPRM
en:gym PRPOPOPNRPOQ
en:ha PNPKNIMONLMp
en:ha i PPPPPPPPPPPS
en:had YJJMOJGPOMNP
en:had a UKPOQQORPOQO
en:had it MOPPPPPPPPPN
en:had the MOPPPONOPPOV
en:had to QXNOPPPPPPPO
en:haha PPPPPPPPPPPS
en:half VXRMMULPOORJ
en:half a URPNPOOQPPON
en:half my QOPPPOPPPPPN
en:half of RSQPOPOPOPOM
en:half our OOSPPOPOOPPO
en:half the ORPPPNPOPPOO
en:hall NSPPPOPOOPPR
en:hand ORRNNRONPOON
en:hands PNOOPPOPPOPR
en:handwr PPSPOPOOPPPO
en:hang OPSPPOOOPPPP
en:happen PTNQQKTNROOQ
en:happy QNNOQPOQOOPS
en:happy to POPPOPPRPOQR
en:has UNTLXLMMNLNH
en:has a OOOPQOPOOOPT
en:has not QRPPPRPOPPPQ
en:has the OTPPQOOOQPPQ
en:has to OJVOSLRMOOQL
en:have PQIVSGQPKREO
en:have a MNNQPKQOOROO
en:have an PPPRPPPPPRSS
en:have been QOQOOMOLOOOJ
en:have done QOPPPPPPPPPT
en:have gone NRPPPPOOPPPN
en:have got FXOMMYSSNPNN
en:have had OQPOPPMQOOQS
en:have heard OTPPPPOPPPPQ
en:have i POPPPPPPPPPS
en:have it NNRWNOTPPULV
en:have my PQPNPPPPPQPN
en:have never PTPPPPOPPPPO
en:have no PMRQPSPQPOPN
en:have not UKNOPNNOOOPO
en:have now POPPPPPPNPSQ
en:have only PTPPPOPOPPPO
en:have put SOOPPRPRPPPO
en:have seen NRPOPOPQPOPQ
en:have sent PPQPPOOPPPPR
en:have that OOQUPOOOPPOP
en:have the OQOTQQPPQSLV
en:have to QSPN]QOLSMOJ
en:have told NPPPOPTUPPPN
en:have two OOPOOPPPQOPN
en:have you OQPOPPROROOV
en:having SRPPPOOPOPPP
en:he LQJNVKNNMNKB
en:he can ORPPOPPPPPOP
en:he has POPPSOOOPPOP
en:he is NINNPMLRNOOJ
en:he says NQPPSOPOPPPP
en:he was PNPPPQPPOPPN
en:he will NSPQQOSMRQPP
en:he would NSOPOPPQOPRN
en:head NLOOQPOUOOPP
en:head and OOPPNPPPPPPO
en:head of POPPTPPPPPPS
en:headac RNPPPOPPOPPO
en:hear PORNPNOOQNO_
en:hear how PPPPPPPPPPPS
en:hear it PRPOPPPPPOPQ
en:hear you OPPPPOPPPPPT
en:heard PUOOOOOOPOPS
en:heat PPPPPOPPPPPR
en:hello OOPPPOOPPPPW
en:help SNOOQQORNPUQ
en:help if PPPPPOPQOPVR
en:her OULPXLQUOPPL
en:her in QPPOPPRNPOOP
en:here XPMMOLNLSNPW
en:here is PQPOONOPPPPU
en:hey NOPPPOPOPPOQ
en:hi POPOOOOOPOOW
en:him QORMTNOZLUQL
en:him on PQPQQPORPSON
en:him to POPNOPORPPQM
en:himsel QOOPPPPOOPPN
en:hire QOPPPQPPPPPR
en:his SKOQQLNNNPPD
en:his phone OOQOPPPPPPPR
en:hiya OPPPPPQPPPPT
en:hm NNRPQOPOOPPE
en:hold QPROOOORQPON
en:holds PQPPSOPORPPO
en:holds the PQPPSOPORPPP
en:hole QRPPQPPPPPPO
en:holida QROPPQSOPPQR
en:home URNOMPNQNPPK
en:honest SXNOPOQMOOOQ
en:honey OSPPPPPPPPPM
en:hope OOPPPPPPPPPN
en:hoping QPPPPPSPPPPQ
en:hospit OOPPORRPPPPP
en:hour QSOROVMRRQUS
en:hours PQSOOMIPOOON
en:house OTOPROQOPPOP
en:how QPLMNKKPZPLX
en:how about PPPPPQPPPSRR
en:how are PPPPPPPPPPPR
en:how did PPPPPPPPOPPS
en:how do OPPOOOPQUPOQ
en:how is OPPPOQOPNPPW
en:how long OOOPPNOOQPPJ
en:how many PPQPPJPOTPOL
en:how much PPPPPOPOQPPN
en:how often PPPPPOPPOPPR
en:how the OPPPPPPOPPOS
en:how was PPPPPPPPPPPS
en:how we SQOPSOPPPPPO
en:how you OPPPPQPPPPPN
en:hundre RKRPNPNSPRNT
en:hundre a RNPPPSNPPPPO
en:hundre and OLOPOTPPOROM
en:hundre thousa NOPPPPQRQPPO
en:husban QSOPMOOQPPPO
en:i TQKKHPJVKRWP
en:i am EWPLPJONNNKK
en:i apprec PPPOPPPPPOPT
en:i ask QNPPPQPPQPOV
en:i came OPPPPPPOPPRR
en:i can UQPTQVXQPPMS
en:i come PPPOPOOOORSV
en:i could YPNNOaNNOOPS
en:i did RKPOOOOOPOPI
en:i do RRJQPORJOONM
en:i drop PPPPPPPPPPRS
en:i get PSOOPROOQOOQ
en:i got NSOPPQPOPPRQ
en:i had SPNPONOOQPON
en:i have QLIGOTUSRIO?
en:i hear PPPOPOPPPOPT
en:i just NQOORNONPPPN
en:i know NPONOQONONOR
en:i like [MOOPPPOPPPP
en:i may PQQPPQPPPPPT
en:i mean NRPPPNPOPPOM
en:i must SROPPQPOPPPM
en:i nearly OPPPPOPRPPPN
en:i need SOQQOORRQPON
en:i only OOPPUPPOPPPM
en:i pay NPPPPRPTRPPN
en:i promis PSPOPPPPPSPR
en:i put OQPPTPRQOPPP
en:i said ONPPPPPPPPPP
en:i saw OOPPPOPOPPPR
en:i say OPPPPPPRPPOM
en:i send OOPRPPOPQSPP
en:i sent ROPPPPPPPPPR
en:i shall PPQPOPPOPRPQ
en:i should OOOPPOPPPPPS
en:i show PPPPPPPPPPTR
en:i sign POOPORPRPPPO
en:i suppos OOOPPPPOQPPN
en:i take PRPPPQPNRPOQ
en:i think NVPOOOQPOOPM
en:i though RPPPPSPPPPPR
en:i unders PQPPPQPPROPR
en:i used TPOPPPPPPPPO
en:i want MIUQOOSXPQTM
en:i wanted OPRPPPOPPPPV
en:i was SMOOPQOOOOOP
en:i will MEOePRKZMoSc
en:i would YWSQJQTXKKQK
en:if CQOMMVRR^OTQ
en:if a PROPPNPPQPPM
en:if he OOPPOQPSRPOR
en:if i NUPONQNLSOTU
en:if it MQTQOQXMRORR
en:if one PMOPPNPOSPON
en:if the ONQORRQQPSOR
en:if there PRPPPOPOPPPL
en:if they OPOPPMPVQRPQ
en:if we ROPPPXOPUPOL
en:if you NOOPPOMMMNQO
en:imagin PPPPPQPPPPPS
en:import QNROPPPQPQQM
en:in RNOMMJSISMPK
en:in # OQPPQORPPPPO
en:in a OWQQNKONNQPM
en:in about RNPPPPRPPPPQ
en:in an QOPQPPPPPPPM
en:in and PQPPOPQPPPPS
en:in april QNOPOOSOOPPN
en:in before QOOPPQROPPQP
en:in by OOPSPOPNOPPO
en:in februa POPPRPVOPPOO
en:in for PPONPOOOPSUP
en:in front QUOQPROPPQOO
en:in it PQOQOTNSRPOQ
en:in januar NPPPQTPNPPRQ
en:in law QMQPOOOOPPPO
en:in march ORPPOOOOPPSP
en:in may QOPOPNVOPROP
en:in my ORNONYOPOOOL
en:in novemb OOPPRORRPPQQ
en:in octobe NTRPORNOPPRP
en:in on PNOOQPNQPNUR
en:in one QQPQPPOOQSPR
en:in our NPPPPMPOOPPN
en:in person PPPQPOPPPQNR
en:in septem SNPPPPPPPPPP
en:in ten UNOPOOONPPOP
en:in that ORQOPQQPPNPO
en:in the MUOKTQQMONSI
en:in there QNTPPOONOPPQ
en:in this OOOOSOROPPPR
en:in three RQPPPORPPPPP
en:in two RRPPPNPOQPSP
en:in writin PPPTPUPQQPNP
en:in your SMPSPOOPOPMU
en:inbox ROPRPPPPPQNR
en:includ OOPRPWPPRPOM
en:inside LOQPTVTUPPPR
en:inspec PPPONPRRPRPQ
en:instal PQPNPQRPPPSS
en:instea SLVOORNOPPOS
en:instea of SLVOOROOPPOP
en:insura OOORVOOOPPNP
en:insure POPPRNPOQPPR
en:intere RQOPPQOPRPPP
en:intern NTQPONPOPPPM
en:into SPQPSNOUOPOQ
en:invite OOPRPPNPPQNP
en:invoic QUQSQMPQOQPP
en:involv PPPPPPPSPPPP
en:is XNF@MTPJNDEN
en:is a PVNQJOIHINOO
en:is about QPPPOMTOOPPO
en:is all MOQPQPOPPPPQ
en:is alread UPPPPOPOPPPO
en:is also NQPPPQPPPPPO
en:is always MRPPPQPPOPPJ
en:is an POPPPNPPPOOR
en:is anothe NMPPPOPQPPPO
en:is at PPPPPORPPPPR
en:is been PPQPPNNROOOQ
en:is better ROPPPNRPPPPN
en:is by PPPPPTRPPPPS
en:is coming OOPPPOPRRRPP
en:is dead POOPPPQRPPOO
en:is done TOQPPQOPQPPO
en:is fine POPPOSPQPPTO
en:is for MRPQSQPSPQPN
en:is forty OPPPPRPPPPPQ
en:is four POPPOPSNPPPR
en:is free PSPOPTROPPQR
en:is gone PNPPPOPPPPPQ
en:is good POPPPOQOPPUP
en:is got OLTQQOONOPOI
en:is half USOPOPPOPPPM
en:is have PNUPOPROPPPN
en:is how XNOPSROOOPPP
en:is i NQPPRPQOPPPP
en:is in MJPNNQPPPPPQ
en:is it KMNNPSLNTONP
en:is just RQOPQPOOQPPN
en:is me MRPPSOPNOPOM
en:is more NROPOOPQPPPO
en:is my NMROYOOROTON
en:is never OPPPPOPPRPPN
en:is nice OQPPPQPPPPPN
en:is no QSNPQPSROPQS
en:is not ITQQNOQQNOOQ
en:is nothin OOQOPPRQPPON
en:is now QPPPPPPRPPPS
en:is on ONOPPORNPRNV
en:is one NPPPQNPNOPPO
en:is only NMPPNQOQQPPR
en:is our ONPPSPQPPPPQ
en:is out NQPPPPPSPPPP
en:is still QROPOQPOOPPM
en:is that JUOROVPNWPOI
en:is the POLLRNMIVLQS
en:is there ONNOOOPPXONT
en:is three PRPPPOQPPPPR
en:is to OPPPPRQQOPPO
en:is twelve PPPPPRORPPPS
en:is two PRPPPXPRPQOR
en:is up SSPPPNROPPPQ
en:is very TOPPPSOPPPPN
en:is what OUQPNOOONPPM
en:is when PNPPPPQOPPPP
en:is where QORPROQPQPPP
en:is with ORPPPPPPRPOO
en:is your QOPPRQPOPPOR
en:it KL[TXSQWNYGM
en:it a POPPPRPOOPPR
en:it all PPPQRQPOPPPO
en:it and RSMOPROROROM
en:it as OPPPPQPOPPPT
en:it asks QQPPPOPPPPPR
en:it at OQOOOSSSOTON
en:it back RPPPPRPRQPPL
en:it be PPPPPNPOQPPP
en:it before OQOSQPOTPRNP
en:it can NRPPOTQPQPOS
en:it comes OOPPPRPPPPPS
en:it did NPRPORPOPPPO
en:it do PORPPOPOSPPI
en:it does QYMOPPONPOPX
en:it for ROOPOPQVOPRR
en:it from NUPPRTOTPQPR
en:it goes OPPPPQORQPPT
en:it happen PSPPPQSNPOPO
en:it has QKRPQMOOOOPP
en:it help PPPPPNPROPUS
en:it i LOMPQOORPROM
en:it if PPOPPQPOPPPR
en:it in RMMRVWUSOPOS
en:it is OHKNbSSSGLQR
en:it keeps QOPPPPOPPPPR
en:it must OOXPNOPOOPPN
en:it now QPPPRPPPPPPP
en:it off PRPOQRPNQOPN
en:it on OMOQQMTQQRRQ
en:it out OOOOPQPRRPPM
en:it over PPPQPRPPPPPR
en:it reads PPPPPOPPQPPS
en:it runs PQPPPQUPPPPM
en:it sends PQPPPPPPPPPR
en:it should POUPOOOPPPPN
en:it so QNRRRRPPQQPO
en:it takes SOOPPMRPPPPW
en:it the QNOQQTOPQPOT
en:it this PQPQQPROPPPQ
en:it to LJWTLQQZOUPP
en:it today PSPPPPPPPPPP
en:it tomorr PPPQPPPPPQOS
en:it too PPRPPOPPPPPP
en:it took QSPPOOOPPPPM
en:it up PMOWPPPRQSOP
en:it was LPNOMQMPOOOO
en:it went NSPPPUOPPPPO
en:it will OROTOKQNPQOT
en:it with RNPTQNRYPRTO
en:it works PSPPPRPPPPPN
en:it would LKZORSPMOONG
en:its PIOORMOOOPNO
en:itself PLPPRQNWQUOO
en:januar LRNPOSVNOPTO
en:januar and OQPPORQPPPPO
en:job VOOOOSQOOOOM
en:jobs QSOPPOPQPPPO
en:july PQOPOOTRPSPN
en:june PMOOOOUNOPRR
en:just QUQNSJPSMMMJ
en:just do OTOPQPPOPPPO
en:just so QSPOOORNPPPQ
en:just the POQSPQPTQPPP
en:keep OQNLNRNTRSPH
en:keep it RNPOPROQPSRL
en:keep the ORPNPRPPQPOO
en:keeps SOPPPOOPPPPR
en:kept ROPPPPPPQPPM
en:key PMQPPRPOPPPP
en:kick PPPQPOPMRPTQ
en:kick off PPPPPOPOPPTS
en:kid NMSOPNPOPPOM
en:kids PPQPOOQONPPM
en:kill PORPQPPPPPPP
en:kind KUQPPMPPQPPM
en:kind of MVOPPNPQPPPN
en:kitche RRQPPPOPNPPO
en:knew WOPPPPPPPPPN
en:know EPKLLNQJMMKG
en:know it ONPPPOPPNPPR
en:know that NRPPPOPPPPPP
en:know where OSPPPPPOOPOO
en:known PPPPPNPPPPPR
en:lab POOQPOPOROOQ
en:labels ORPOPOPPQPPN
en:lad QRPOPPPPPPPM
en:lads NQMPOOPOOPPN
en:lady SSOPOQPOPPQN
en:land ONPPOOQPPPPR
en:landlo OSPQSOQOPPOP
en:langua OPPPPMQPOPPR
en:last PVROFKOJMPMW
en:last month QNPPPOPPPPPO
en:last one NRPPOROOPPPP
en:last time NUROOOOPOPPU
en:last week RLPOONQOPPOQ
en:last word PPPPNRPPPRPS
en:last year QPRQOMONNOON
en:late PPQPOPSOOPPM
en:later OPPQPOPQRPPN
en:law RQQRNPOQPPPO
en:lawyer POMQPPPOPPQQ
en:lead QNOOOORMRQVP
en:lease OLOQQRSPPPPQ
en:least NSOORQOOPPPO
en:leave MTQQOPMTPPQN
en:leave it OTPOPPNQPQRN
en:leave the POORPPPTNPPQ
en:leaves QMRPPPQQPPPO
en:left POQOQQRRQPOQ
en:leg ONPPPPPPPPON
en:legal POPOMPPOPOQN
en:less RNPPOTONNPPR
en:let RLUNLLLWMPRU
en:let me NOROONPUONOU
en:let us PQNQNPLSOTSN
en:let you PPPOPPPOPNOR
en:letter POQROQORPPOJ
en:lie LUOPOQPOPPPO
en:life ONPPOOPOPPPN
en:like LSRONNNUNMOJ
en:like a PTNROQPOPPPK
en:like that UOQOPOPNQPPP
en:like the RNSOPPPOPPPO
en:like this NNPRQPPPNPPO
en:like to NPPQPSOVQPSS
en:liked RORPPPPPPPPN
en:limit OPPPROPPPPPQ
en:line ULTOQPNUOOQS
en:lines QNPPPNPOPPPP
en:link NPOQPOPPPPPS
en:list NROOOPOKOMMS
en:little KTPPORPPPPOK
en:live QNSOONRQPONQ
en:live with SOPPPQQQOPPN
en:load OTPPPNPOPPPS
en:locati PPPPPSPORPPP
en:lock ONSPPQOOPQRQ
en:log RPOPPOPPPPPS
en:login NQOQPPPRSQOM
en:long NNOOOLONQOOI
en:longer OQQPPOPNPPPP
en:look PQNLSRUOMNQV
en:look after PPPPPOPPPPPR
en:look at NPNMROUQOORV
en:looked SRPOORQQPOOR
en:looked at RPPPONQRQPOQ
en:lookin RMORTOQPPOOQ
en:lookin at OPPPTOQOPPPR
en:looks QPPPQOQPRPPR
en:looks after POPPPPPPRPPQ
en:lose PNPPPTVRRPOM
en:lost OKOPPMNOPPRM
en:lost a QNPPPPPPPPPO
en:lot XWOONONMNOON
en:lot of PTOPOOOPPOPT
en:loud OOPOPPPOOOPM
en:love MTQOONPMORQP
en:love it RPOPPOPPPSPS
en:love to POPPPPPPPPRQ
en:lovely POONPNOOOPQS
en:lower POQQPRPPNPPR
en:lunch PQPOOONRONWK
en:ma'am SPPPPQPPPSPX
en:machin ROSPORNQQPPM
en:madam PPQPPPPPPPPR
en:made UPOOPQRPOOPV
en:mail POOSOOPMNPOM
en:main POQPOPNPPPRR
en:mainte RPPPPRPORPPM
en:make LTOPPVQSOPPQ
en:make it ONSNPPQOPPSQ
en:make the OQPPRQPQPPPO
en:makes NTOPTMONNPRQ
en:makes me QTOPPOPOPPPN
en:makes sense PPPPPPPPPPPR
en:makes the PPPPSPPPPPRR
en:making ORPPPOPPPPPP
en:manage SLPRRNOPMTTS
en:managi OOPPRPPRPPPP
en:many PPQPPIPOTOON
en:map NQSPOPPOPPPP
en:march MRNRNSSMOPSK
en:market NROPOPPQPPQQ
en:mate POPPOOPOOPPL
en:matter ORPPPOOPPPPS
en:may NONNPM_LNPUR
en:may i PPPPPQPPORTW
en:may so POOPPPTOPPON
en:maybe NOOONSNOPPOL
en:me RQN^MIPXMLGK
en:me a PROONORUOOOQ
en:me and NNPTROOOPQQP
en:me down RQOLPNPQPOOO
en:me for PPPPQRPOOPPO
en:me i RMPPROPOOPPQ
en:me if OSPPPNPOOPPQ
en:me in PRRPPPQPRPPQ
en:me is PPQPPRPOPPPO
en:me it PPOOQNPOPPPN
en:me on QOPPOPORPPRQ
en:me one OOQPPPPPRNQN
en:me that OMRUQOPPPPPQ
en:me the QLOYOOOPNRPR
en:me to OPNOMQOSQPPO
en:me what ROOPQSSPPPPN
en:me who OQRPRPPPPPPP
en:mean NPOOPMPNSOOK
en:meant NQOPPOPPOPPR
en:measur QNPMOPPQQPTP
en:meet PNPRPQVQPPLN
en:meet the PPPPQPSPPPPP
en:meetin UNPQOPPPPRPP
en:member POQORQOOPOPP
en:men OSPPPQPPPPPO
en:mentio OQPQPOPPPPPS
en:messag QPPNONOOPQOP
en:mid OROPPOTRQPOO
en:midnig PURPOOROPPOM
en:might ORPOPPNOOOQN
en:might be ORPPPPOPPOPQ
en:millio OMPNRKOPPPPO
en:mind ONTNWMOOOOON
en:mine ONOOXRORPPSJ
en:minute YQPOOJIPPPPM
en:minute and NSPPPPOOPPPO
en:miss ULQPPPPPPPPQ
en:missin QOPPPOPPPPPT
en:mobile RPOPPROPPPPP
en:model POPRPSPOPOOR
en:module SNPPPPPPQPPP
en:moment NQOOOPOONOPV
en:monday RJNQOKWQRQZS
en:monday at PPPOPOONPQSP
en:money RTNNUIPQNOOH
en:month OPQIN^PQOLNW
en:month and OQPPPPPPPPPR
en:month for POPPPQPPPPPS
en:monthl OOPPPQPPOOPM
en:months MZPPO]KOQPOS
en:more QUQMMSOMOLLK
en:more than RTOPOTOOOPPK
en:mornin RTQONHMLPRSO
en:most PNPOOTMOPOOV
en:most of NOPPPPOPPPPO
en:mostly OMPOPOPOPOPQ
en:mother PRNPMPPQPPPP
en:move OPPPPROTPPOQ
en:moved NWPPQOONPPPN
en:moves OOPPSQPPPPPQ
en:moving PRQPPORPPPPQ
en:mr PMPOVNROPPSS
en:mrs POPPVPPPPPPQ
en:much MSOOOUONPPPL
en:must NOYOLSPNNRPG
en:must be ONQPORRONROM
en:my XULJOLHNFQM6
en:my guys NRPPPOPPPPPO
en:my head QOPPNPPROPPO
en:my husban ROPPMPPRPPPP
en:my name NPONYOPQPPON
en:my old NNPPOPPPPPPP
en:my own PMNRRPRQSPRO
en:my phone OORPPOPPPPPN
en:my sister TRPPNQPQOPPP
en:my wife OMPOOOPOOOPP
en:my word POPNPQPOPSPO
en:myself RLRTSLPMPUUR
en:nah PTOPPOPOPPPL
en:name MKMS[NOPORNO
en:names ORRRPOPPPPOP
en:near QQOPPRPOPPRR
en:nearly QPPPOTOQOOOM
en:need QMZQRKRNOMKL
en:need a NMQQROORSPPN
en:need it OPROPPSNPPPM
en:need the PNRSRPNNPPNL
en:need to TNNPQNNNNOOU
en:needed QNRPPOPPPPPQ
en:needs OPQOOORNPPPR
en:needs to PORPPPROPPPO
en:neighb SNPPPPOPQPPL
en:never ZRLONKONROON
en:new OLMRPLWLNOLT
en:new year POPPOOSOPPOP
en:next QNNNMPPSPNPS
en:next one QNPOPRPPPOPO
en:next week PRPOPNOPPPQR
en:next year POPPPRMOPPPP
en:nice HNOOQPOOOOOI
en:night QPYQOMRRNOPL
en:nine VVOQNSPPOVQT
en:nine hundre ONROPRPPPPPQ
en:ninete TQOOQRRPOPQQ
en:ninety SQONORRSOROS
en:ninety days POPOPRNPPPPR
en:ninth ONOOOPSMPOSM
en:ninth of PPPPPPRPPPOO
en:no NMQOSYPPOQOU
en:no i RPPSPUPQRPPR
en:no it OOPPRNPPPPPP
en:no more ROPQPPPQPPPO
en:no proble OOPPPORPPPPP
en:nobody ZCQORMPQOPOK
en:nobody 's RSPPPORRPPPR
en:nobody else TLPPSPPPPPPO
en:nod OOOPRPOOPPPO
en:noise OPPPOOPPPPPR
en:noon OOPOPNOQPORQ
en:normal SNPPPPPOPQPR
en:not IYSKHJNGIGFM
en:not a ONQPOOQQPPPR
en:not ask POPPQQPPRPPO
en:not be PPRPOORPPPPO
en:not do MPPRONOOOPPR
en:not doing OSPPPPPPPPPR
en:not even ONPPPPPPPPPN
en:not get PNOPQNPOPPPN
en:not go QNPPSOPOPPPP
en:not going UNPPPOPPPPPP
en:not got OQPPPRPPPPPS
en:not have QTOPPNQPOPPP
en:not in SRPPPPNPQPPP
en:not know NSOPPOPPRPPP
en:not like OQRPPROPPPPQ
en:not need TPPPSPOOPPPP
en:not pay OOQPPQPPPSPN
en:not read NOPOOOPOOPPN
en:not really OOPPPPPPPPPN
en:not say QMOPPOPPPPPN
en:not see ORNPPOPPOPPO
en:not take OSRPOQPPOPPQ
en:not tell PLQPOPPQPPPO
en:not the MOORNRQYQPOP
en:not there QRRPPOPOPPPP
en:not to RNQRNPPNPPPO
en:not trust OTOPPPPPPPPQ
en:not want PUOPPPTOPPOQ
en:not you ONRRPOPPNPPM
en:note PQOQOQPNPQOL
en:noted OOOPPNPOOPPH
en:notes TNQQPPOPPRPQ
en:nothin LUPNSUPNMONQ
en:nothin to RMPPPPPPPPPP
en:notice OROPOQQOPPOR
en:novemb NPOPQNTPOOQM
en:novemb and OPPPPORSPPNP
en:now bFKLQOJSJLOO
en:now i NOPPPRPOPPON
en:now that YNPPPQPOPPPN
en:number NPVROQNLPPMR
en:o'cloc SROOONPPOSXL
en:octobe ORQROQMNOORO
en:of KTGQRHRDLRMN
en:of a OROPOLPOPPPN
en:of april POPPOQPPPQNP
en:of course PPPOOOPPPOOW
en:of decemb ROOPPPPPPPON
en:of it MUQOOOOPOOPM
en:of januar ONOPOPRQOPRO
en:of june POPPOPQPPPRR
en:of march ONPTOOQQPSON
en:of may OONPNOTOPPQM
en:of my NQQRNNOOPPPN
en:of novemb OOPPPPQOPOPL
en:of octobe POPRPPNOPPPO
en:of our PNOQOOPQQPOS
en:of septem PPPPOTQPPPPP
en:of the VLMNLPPNOQQP
en:of them PROQPMNRPOOP
en:of these NQPOPOOOQPRO
en:of those QSPPPOPPPOPP
en:of us PONOTPQOPPPO
en:of what RNPPPWPPOPPP
en:of you MRPOPPPOOORP
en:of your OOPPPPORRQOQ
en:off TISQMQNPRPSO
en:off it SOOPPNPOPPPO
en:off on PPPPQPOPPPRR
en:off the QMPROQOOPQQN
en:offer QQPSPSOPORPQ
en:offere QNPOORPOPOPO
en:office OPOOYLMVNPPP
en:often ONPPPLPPOPPU
en:oh [MNNPPNNNNLR
en:oh dear PPPPPOPPPPPT
en:oh no PPPPPOPPPPPX
en:oh that TNPPPQPPOPPL
en:ok PPPPPOPOPPPM
en:okay NHONOFKMQKMS
en:okay and POPPQOPORPPQ
en:okay i OOPPOOPPROPO
en:okay so NSPOPPNPQOOQ
en:okay that UNPPPQPPPPON
en:old MOROMROMOOOK
en:old one PPOPPRPPPPPP
en:older ORQPPOPPPPPQ
en:on OSPQNMSQQTWS
en:on a LUOOQNNONQMQ
en:on for ONROPOOTPOPO
en:on friday PQPPPPRPPRMN
en:on his ORPOOPPPPPPT
en:on it LNPWQNPUPONN
en:on monday POOVPNPNPQOU
en:on my RUPOPOONOOOP
en:on one PPPQPOOOOPRR
en:on our OQPQPORPPPPR
en:on paper ONQSPPOOPPPO
en:on saturd PRPOPUPRPRPQ
en:on that PPPQOQPPPPRS
en:on the PRRDNJRLOLXT
en:on this QRPPRPPOPPPP
en:on thursd OQPMOOOROPSR
en:on to PUPSQPPOQQPP
en:on top POPPPXPOQPPP
en:on tuesda POPPQPOOPPRQ
en:on us PQPPPPPPPPPS
en:on your RMOPOSOOSPQQ
en:onboar SPPPPPPPPPPQ
en:once NJQQONOQRRSR
en:once a POPPPLOPQPPP
en:one MPUPUDKOSLKO
en:one 's QNOPPSOQQPQT
en:one and OOOPPRPPOPPS
en:one at OQOPSQQOOPOO
en:one for OPPROSPRPQRN
en:one i ONQSPQPQPNOS
en:one in QOOPSOOPPPPR
en:one is TPPPPNPPOPPN
en:one more NQTOPOPPRONP
en:one of RMOOOPOPSOQP
en:one page OPQSQNPNOQOQ
en:one that OPQOPPPPSPPN
en:one thing OMROPOPOOPPN
en:one to OOPPRNPOQPOR
en:one was MQPPPOPPPPPO
en:one who SPPPPPPOPPPN
en:one with POPOPOPQNOSO
en:ones PPSOPNNPOOON
en:only ETULMKQOMLLM
en:only the ONQPNPTQOPPQ
en:ooh ROPPPPPPPPPN
en:open PSQQOPPOOPRO
en:opened PSQPORPSPPSR
en:openin OQPPPPRRPPPN
en:opens ONPOPOPPPQOM
en:operat OQPPSRPOPPPR
en:option OOSRPPPRPPPP
en:or BCNNTcTJrPK:
en:or a NPRPRNQPQPPN
en:or by PPPOPYPPTPPK
en:or do ONNPPNPQTPPK
en:or is OOOPORPPQPPM
en:or it OPORQPPOPPPO
en:or the PPPPPPPPPPPT
en:or you POPPPRPPSSPK
en:order OLSRNPWOOOMR
en:orders OOSPPPOPPPPR
en:other MXOQMNNRKOOK
en:others QORQOMOMQONO
en:otherw QMXSONONOOPL
en:ouch PPPPPOPPPPPU
en:our JPUOMMQISOTU
en:our own ROSPORQOPRPS
en:ours QNOPNOOOQRP[
en:ours is PPPPPPPPPPPR
en:out NXMSJQMNROMO
en:out in OOOPPOQNOPPM
en:out of SUPOOQNOPQOR
en:outsid OPPPPOPPQPPN
en:over SOQQVNMINNMP
en:over a ROPPRPOPPPPP
en:over the PNQORQOOPOPR
en:own MMZQQPPMSQRP
en:owner PPPPOPPPOPPR
en:owns QMPPVOPORPPM
en:owns the RNPPUOPOQPPN
en:page LQTWOLOLMPMP
en:pager PPPTPPPOPQOP
en:pages POOPPPOPPPPS
en:paid PSNPOMONOPPR
en:paid for OPPPOKPOPPPR
en:pallet ORPPQPORPRPP
en:paper MQOSOOQMOONM
en:paperw PPPNOQPPPNRP
en:parent SOSPONONPPOO
en:part NMPQONONROPR
en:part of ONPPOOPPPPQR
en:partne PSOORPOOQPPO
en:party ROPPPPPOPPPM
en:pass NROTPPPQPROQ
en:past UOORTOOPQPSL
en:pause PPQPPQPPPQPR
en:pay PLSPO[PRQTOM
en:pay for SQPOQJPNPPPN
en:paying NZOPO[ONPPPL
en:paymen OPPPPRPPPPPN
en:pays PNSPNSPQPPPS
en:pays for QPQPPVPQPPPP
en:pence QPPPPRPPPPPV
en:people QMPNSLOMNNKT
en:people in NQPPPQPPPPPP
en:people who OQOPPOPOPPPN
en:per PMQON^OMRNOW
en:per cent QPPPPRPPOPPP
en:percen RSOOOdOMOQN^
en:percen of OPPPPOPPPPPR
en:percen on OPPPPTPOPPPP
en:perfec SOPPPOPOPPRO
en:person OSPQNLMNPSNR
en:phil RPPPPPPPPPPP
en:phone WNSNLPMLRNLT
en:phone call RQPPPRPPPPPO
en:photos PROPPPPPPPPO
en:pick PNOPVOTNPQOO
en:picked RMRPPPPPOPPP
en:picks QOPPTOOPPPPR
en:pictur OTPONNOOPOOP
en:pilot OQPPOPOMPPOU
en:pizza MPPPPPPPPPPL
en:place LPPPTOSRRPNN
en:plan SMOQOWOOQOQU
en:planne OORPOPOPPPPR
en:planni OOPPQORPPOPR
en:plant POOPOPPOPPTO
en:play UOPQPNPOOPPQ
en:please OLSZOOPLLLNF
en:plus POPPPXPOQPOR
en:point NNOOPQRQOONP
en:policy ONPPPPPPPPPT
en:pop PQPRPPPQOQQO
en:portal NPQPOONOPOOQ
en:possib PMPOPSPOPORR
en:post OSPPPOPOPPQR
en:pounds RSPPQROQOOPS
en:pounds a QPPPPSPPOPPP
en:power OPQPPOOOPPPM
en:practi NSPPPOPQPPPR
en:presen OTPOPOPPOOUS
en:press OSQPPPPOOPPN
en:price NQPQOYQPSPOU
en:print QORPPPPPPPPO
en:printe OXNQOQPOPPOP
en:prints OSONPQPPPOPN
en:proble NRPPPOQPPPPN
en:proces POPQPNOQSPPQ
en:produc PRPTPOPPPRPV
en:progra OOORPROQQSPP
en:promis MUOQPMPQPUOQ
en:proper PPPPOQPOPRPP
en:propos PPPSPQPPPPNT
en:provid PPQPOPPPPPPS
en:pull PQRPPOPORPPO
en:purcha PPPOPNPPPPNT
en:push OPQPPPPQQPPR
en:put QMPNTQRWLLLL
en:put a PORPOOPNOQQR
en:put in NSQPPQPPPPPQ
en:put it SMRRQSPNPQQR
en:put me PSOLPPOSPOOO
en:put my OQONSPPVOPPP
en:put that SNOMPOPMOLPO
en:put the QQPTPNOOPPOP
en:put you POPLPPRNPQQP
en:puts TOPPQPPOPPPQ
en:puttin OQPPRQPQPQPN
en:quarre VNPPPSPPPPPN
en:quarte ROPOPYORQONR
en:questi TPOPPQMOPPPP
en:queue OROQPPOPPPPP
en:quid NRPPPPPQPPPM
en:quite QROPPOPOPPPP
en:quote QOPQPPPQPPOS
en:quotes ONPPPMQOPPOP
en:rain SOPPPPPPPPPQ
en:raise RPPTPQPRPQOP
en:rate NNPOOSPQSOPO
en:rather LZROOOPOOPOR
en:read LRUOMMOLQNOG
en:read it RNPQPOPNOPPO
en:read the OQRPPPPPPPPQ
en:readin ROPPPOOOOPPO
en:reads PQQPPNPPQPPU
en:ready ROQPOTORPPOQ
en:real PNPRONPQOPOM
en:really PNRPOQPOOPPI
en:reason VQPPPQPPPPPO
en:reckon OQPPNPOPPPPS
en:recomm NPPOUOOOPPON
en:record POOQOROPVOOM
en:refere OOPRROPRPRPO
en:refund TOPPPPOPPPPQ
en:regist POPQPOPPPPQN
en:releas OOPOQPPTPQOO
en:rememb NQRPOOQPNPPP
en:remind QORPORPPQOOR
en:renewa QOPQQPTQPPOR
en:rent PRPPPNPPMPPR
en:rental OQPPPTPPPPPS
en:rep QOPPOOPPPPPM
en:replac PPPQOOPPNRPS
en:report OUPPOQONNOQP
en:rest NQOPOOQTOPOK
en:result QNPPPOPOPPPP
en:return PPPPROOOPNPP
en:review PQPOOPPOPORP
en:right RJPMNGMNSMMR
en:right and OOOPPOPPRPPP
en:right now NQPPPPPPPQPP
en:right that UNPPPOPPOPPN
en:ring ROPIOONNOMXP
en:ring you PPPOPPOPPNQS
en:ringin NPRPOPPOPPPR
en:rings PQPPPPPPPPPM
en:risk PNPPPOPPPPPN
en:road PQPPOMPOPPPN
en:robot OVOPPOPPPPPN
en:roof NRONOOOQOOOQ
en:room NNQOOPURQQPU
en:roughl PPPPPQPPRPPQ
en:round OOQMONQNOQQK
en:run MPPQRPPPPPPP
en:run a QQPRPOPPOQRR
en:runnin QQNPPONPPTOS
en:runs QNPOQOWNPPOK
en:said OXNNLLNQLNNM
en:said it ORPPPOPPPOPQ
en:said the OROPPPPPPPPP
en:same LTSNNSLRTONJ
en:same day TOPORPOOQQON
en:sample PPPRPOPPOQOV
en:sat TOPPQSPRPPPN
en:saturd SPONOUQRQSRP
en:save POQPPRPOPPPP
en:saved RNQPPPPPPPPO
en:saw OROPOQOPOPOR
en:saw the OPPPORPPPPPS
en:say VTQLSKLNMOOQ
en:say i PQPPRPOPPPPP
en:say it QOOOOPPNPPPM
en:say the PPOPPPNRORRO
en:saying PPPPQOOOOPPL
en:says LSPOUNNMMOPJ
en:says yes PPPPSOPOOPOO
en:schedu RRTPPOOOPPPR
en:school RQNOOORPQPOR
en:screen ROPQOOOPPPOV
en:season OOQOORQNPONU
en:second WIRLNROSPMSO
en:second of PPPPPPSPPPSO
en:see SSMNLJKROMUL
en:see a PQPOPPORPPPQ
en:see if PRPPPPRNPPPR
en:see it NMOQONORPOTS
en:see that VNPPPQOPOPPM
en:see the RPNQPOORQPOM
en:see what PQOPPPPQQPRN
en:see you OSPOPPPPPOOQ
en:seen PQOONMOPPOOS
en:seen the SOPPPPPPPPPR
en:sees QOPPOPPPQPPU
en:send OVNaMPMINUOR
en:send a PORPPPPPOPNO
en:send it OOPSPOPOQPQP
en:send me OQNTQOPMNPPR
en:send the OONXOOOQOSMS
en:send you ROPRPPPOPSOM
en:sendin OPTOOPPOPPRO
en:sends QPOOONPPQPPS
en:sense OPPPPPPPPPNT
en:sensib ROPOPOPQPPRM
en:sent UQPOOMOOPOOS
en:separa NOQQOROQQPPL
en:septem RMOOPSPPPPOR
en:server PPPPPOROPPPO
en:servic PQQPPTOPPPPU
en:sessio OPPRPPNPPQRP
en:set LMPQNUNTQSQS
en:set it POPPPPPPPPPR
en:set up OPQOPROQQSRQ
en:settin PORPPOPPPPOT
en:settle UNPPPOPOPQPO
en:seven QJQNONOMRNWP
en:sevent PNRROSOQQNSQ
en:shall OPQONNMOORXZ
en:shall i PPPOOOOOONVX
en:shall we PPPPPPOPOORP
en:share OOPROSPOQOOP
en:she WNJM^JPKKPRE
en:she can POOPNPQNPPPP
en:she does QNOPPPPOOPPN
en:she is SLNNUPONNOQK
en:she will QPPQSOORPSRR
en:she would PUOPUPPOPPPO
en:sheet POPOOOPNPNOM
en:shift SPQPOOOOPPTM
en:shoot QOPTPOPSPPOO
en:shop MOOPQPQPPPSR
en:short POPNPNNOPNPP
en:should NKWOMNNONOQW
en:should be QORPPOPPPPPP
en:show MPTUNMPOQNWP
en:show me OPOSPPPOQPQN
en:show you PPPPPOPPPOSV
en:shows QOPPONPPPPPS
en:shut OOPOPRROPOPP
en:side OLTPPKMVRNRV
en:sign QMONPRPRORPR
en:sign for PPPNQPPPPPPP
en:sign it OPPQTPOPPRPN
en:signat NNOPWOSTPROL
en:signed SOQRPONWPPPN
en:signin PQOPRPPRQPQM
en:signs RRPOWONNPPON
en:simple QNPOPPPPPOPN
en:since TXMOPLLPOONH
en:since the RNPPROOOPPPP
en:since you OSPPPPPPPPPN
en:single XMOPOMQOOPPO
en:sir PQPPQQNPPRNZ
en:sister TQPPMQPSOPPR
en:sit SMPSSPRQORQN
en:site PSOOQQRRQOTP
en:sites PQORPVPOPPOR
en:sits OROPNPOPPPPR
en:sittin OQPPPPQRPPPL
en:six PTNPNSKPPOSN
en:six months OTPPPRNOPPPO
en:six weeks PRPPPQPPOPPS
en:sixtee PNPOPLVTPOPQ
en:sixth PPPMPPONPNTP
en:sixty PRNOOXNRONNS
en:size QNQOPTQORPOQ
en:slides POPPPOPPPPPR
en:slot PRPPPQPQPPNN
en:slow OPPQPOPPPPON
en:small KRQPNOOOPPON
en:so LIJIRKbNKFDP
en:so do PRPPRPQPPPQP
en:so here PPPOPOPPPPPT
en:so how PPPPPQPPQPOR
en:so i SKNRMRSLQNOO
en:so if OMPPPOPPPPOM
en:so it NQSOTPTLPOQR
en:so let PROPPPRQPPOO
en:so much SNPPPRPOPPPN
en:so no PRPPPOPPPPPP
en:so nobody SNRPPPPOPPPO
en:so she OPOPOPQNPPPR
en:so that NPQPOMOPQPOR
en:so the OTPNQRLPQOOS
en:so they QNQPPNPPPPPN
en:so this PPPPOOOPPPPW
en:so we NQQPNKQNOOOM
en:so what ONPPQTQXOPPO
en:so where PQPPPPPPPPPR
en:so you NTQOSOQNOPOO
en:softwa OTPOQPOOPOOT
en:sold QVPPOMOMPPPL
en:some JQSNQMOLONNP
en:some people POPPPPPPPPPU
en:somebo N]LONOMQROPD
en:somebo 's OQOOPPPOPPPM
en:somebo else PQPOPSPPPPPR
en:somebo who ROORPPPSQPPN
en:someon NPSOONOOOOOO
en:someth MTOSNRNOOOMI
en:someth i OTPROOOPPPPO
en:someth in PPPOPPQNPPPP
en:someth that NRPPPTPPPPOO
en:someth you OQQPPNPPOPPP
en:someti PPPPOPPPPPPU
en:soon PROPPPOURPPQ
en:sorry MPOONLONOONP
en:sorry i NNPPPPPPPPPO
en:sorry to PPPPPOPPPPPR
en:sort OSOQPQPRPPPP
en:sort of NSPPPQPPPPPQ
en:sorted RRPPPMPQPPPP
en:spare NQRPPOPOPPOO
en:speak OROPPPONQPLQ
en:speak to PQPPPPPPPPNS
en:spend PPPPSMPPPPPP
en:spent KVOPPRSRPPPP
en:split PRRPPOPPPPPR
en:spread QOOPPRPPOPPM
en:spring NOPNRNSQPSRO
en:square OSOPPOPOPPPO
en:staff SPOOPOOPPPOR
en:standa ONQPPSPPPPNQ
en:standi PQQPOPOPPPPL
en:start MMPOPTSVRMPK
en:start with OPPNNOPOPPQM
en:starte QPPPQQPOPPPN
en:starti POOPPPQQPPRN
en:starts OOPPOOVNQOOM
en:stay RNOOPQOOPOOQ
en:still TTSMRSPNSNNM
en:still got OOPPRPPQPPPQ
en:stop RHROVTOOQOOL
en:stoppe UPOPPOPPPPPN
en:stops OPPPPOPPPPPS
en:story ONPPPOPPPPPQ
en:straig OOQOQOPOPOOT
en:stuff PNPPRPPPPPPQ
en:sugges OPPPOPPRPPQS
en:summer QROONLVQPPNN
en:sunday NOOPPPQNPPQO
en:super ROOPOQPPPPOQ
en:suppli OLTOPOQOOOOL
en:suppor TPNPPQROPOQT
en:suppos ONOPPPPORPQO
en:sure NOOOOTOPOORT
en:survey PPPPPRPPPPPQ
en:swap OQPROQORPQPR
en:sweet SOPRPOPPPPPK
en:switch QMOPPNQSPPOS
en:system MPSOONNOROOS
en:table RMOPOMONPPNM
en:tablet QUOQOQPPOPNM
en:take PNQRNYMPQMKV
en:take a POPPPUPPQPPN
en:take it QPOQPPPMROOS
en:take that OOPPPOPQPMPV
en:take the PPPOQQPUQQON
en:takes TPQORLYONOOX
en:takes a ORRPPORPPPPR
en:taking RPPPPPPRPPPR
en:talk NMTQNOOVRNKO
en:talk to NNPQOOQXRPNO
en:talkin SMRPPUPOPPOM
en:talkin to ROPPPNPOOPPN
en:tax QOPPPNPQPOPP
en:tea RLPPPOOOOPPM
en:team LPOPONPRPOTS
en:techni QPPQPOPPPRQQ
en:tell QOPLMROSNQNS
en:tell me ONNMPOPQOPOV
en:tell us POPPPOPPPPPT
en:tell you NPOOPQPOPPPM
en:tellin RQPOOPOOOPPN
en:tellin you QOPPPQPPPPPN
en:tells PPOPPOOOOPPN
en:tells me PNOPPPOOPPPO
en:templa OPPOPPPOQPPN
en:ten UNOQMOTNPRYU
en:ten days POPPPOSPPPPR
en:ten minute QSPPPPPOPQPP
en:ten percen POPPPSPPPPPP
en:ten years PNPPPONPPPPP
en:tenant PRPPNOOPPPPR
en:tender POPPPNPPPPPQ
en:tenth OPORPPNQPQSO
en:term PNPPPORQPPOO
en:termin OSPPPPPPPPPP
en:terms OPPPOPPOPPMT
en:test PPOPOMPOPRSU
en:text POSPPOPOOPOR
en:than WZPNMPQKMNNC
en:than i SQPPPMPNOPPM
en:than that ORPPPNPOPPPO
en:than the UPPPPROPPPPO
en:thank NMPNQMOOOMNJ
en:thank you NNPNOMOOOMNK
en:thanks JOPOOMQOOONS
en:thanks for MOPPOOPPPPOT
en:that _PVEPRNFLALK
en:that a POOPPPPPQPPL
en:that and NQROPRPQPPPN
en:that does SPPPPPQPOPPP
en:that down OOPLPOPPPLPP
en:that for ORPQPQPOPRPP
en:that i RVPOQPQROORO
en:that in SPOQPNRNOMMN
en:that is VLNJRKXRESNQ
en:that it NOSPPNOOQPPP
en:that makes POPPPOOPPPPM
en:that on NRPSPSPOTPPP
en:that one QSQPPOOPPOOQ
en:that right QPPPPPPPPPPR
en:that the LSXPQOOONPOQ
en:that they PSRPOQPPPPPQ
en:that to OMQQPSPPPPPP
en:that was KMOPQPOPPPPU
en:that we NROPPPPQPPPP
en:that will OOPQPPPOPOQN
en:that with POPSQPQPPQPP
en:that would VNQOOSNQOPPK
en:that you QNORPNPOOPPO
en:the UIHJXGKQMFMP
en:the annual QOPPORROPPPR
en:the audito ROPPPPPPPPPN
en:the back RNPPOPPPPPPP
en:the bank NPQOPORTOPPM
en:the best OOPPOOPPPPPX
en:the big NOPPPRPOPPON
en:the bigger PPOPPSPQQPPR
en:the bit TNPPPOPPPPPO
en:the board OTPSRPQQPQOP
en:the bookin OPPPPPPPPPPR
en:the box QQOPPPPPPPPR
en:the budget PQPPOTQRPPPR
en:the call PPPPRPSPPPPO
en:the car OMPPPOPPNPPQ
en:the card OQPPQRPPQPOL
en:the certif PPPRPPPPOQOR
en:the cheque OOPPSPPOPPPO
en:the commit POPQNPROPRSQ
en:the contra OQPPRSQSOQOP
en:the counci RRPPNQOOPPOP
en:the custom PQPPPPPPPPON
en:the data OQOPPPPORPOP
en:the day OOPPPSOOPOOR
en:the demo NQPOPPPPPPPS
en:the deposi PPPPPPOVQOOM
en:the dog NPQPPNPPPPPN
en:the door NUONQOOOPOPP
en:the driver ROQPOROPPPPP
en:the end OOONMRPNPOQU
en:the fifth OPONPOPNPSRQ
en:the file OPPRRPPNPPON
en:the final ORPPWNONPPRP
en:the financ POOPRQPOPPPP
en:the first VKMOOVMTSTPP
en:the form PPQQPPPPPQPR
en:the fourth POPOPPRQPPPK
en:the front PPQPPPRQPPPO
en:the full PPPQSRQOOQOP
en:the gate RNPMQNPRPMPO
en:the girls ROPPPPPPPPPN
en:the good NRQPPPPPPPPP
en:the govern NSORROQRPPON
en:the grant POPPOTQPPPPR
en:the group OQPPQQOOPPPR
en:the head POPPRPPPPPPO
en:the hour PPPPPUPPPPPR
en:the invoic PNPPPPPPPPPQ
en:the kitche QRQPQPPONPPO
en:the lads MPPPPOPPOPPO
en:the last MVONLSRMOPOO
en:the letter OPQPPRPRPPPN
en:the line SMRPOPOPPPPP
en:the list OQOQPPPOPPOS
en:the lot QOPQPPPOPPPN
en:the machin SNSPPPORRPPP
en:the main POQPOPNPPPRR
en:the moment ONOOPPOPNPOT
en:the money RQPOQIQQNPPO
en:the month QQOOPRRRPPPN
en:the monthl POPQPOPPOPPM
en:the mornin QRQOPNOOQOPL
en:the new OMOQMNWNOONW
en:the next QPOQOSOPQPPU
en:the ninth PNPOOPRNPPRN
en:the number PQPPQQPOPOPV
en:the office PPQOROOROOQQ
en:the old PMPPOQPOPOOM
en:the one LPNNYNOSOORM
en:the ones RNOPQQPORPPP
en:the only NPOQOOOOOPPL
en:the order PPQSPPRQPPOQ
en:the other NUORNRORLPOK
en:the others QPPQOOPNQPNP
en:the paper NQOPPPOOPPPP
en:the paperw PPPNOQPPPNRQ
en:the partne PTPPPQPOQPPO
en:the people QRPPPRPPPPPN
en:the phone UMPONRNNPOMR
en:the pictur RQPPOPPPPPPO
en:the pilot PPPPPQONPPOR
en:the portal NQQPOPOOOOON
en:the price PQOPOWOOPPPN
en:the proces PPPPPOPRRPPQ
en:the produc QOPSPPPPPQPT
en:the record QPPPPOPOQPPL
en:the report QROPPPPPOPRR
en:the rest OQOPOOQUNPOO
en:the right SOPPPOPPPPPO
en:the road QNPPONPPPPPN
en:the room QPOPPORPQQOQ
en:the same JVQNOSNPUPOQ
en:the school PRPPPPPPPPPQ
en:the season PPPPPOPPPPPS
en:the second QNPNOOROQNPO
en:the sheet QOPOPOPNPNPM
en:the shop OOPPRNPRPPRR
en:the site PPPORPPPPPOQ
en:the spring ONONROQPPPRO
en:the staff SMOPPPPPOPPS
en:the summer ORPPPNTSQPOO
en:the suppli OORPPORPQPOO
en:the system OOTPOOOPPPPP
en:the table QOPOPOPOPOPN
en:the team OSPQPPQPPPPP
en:the techni RPPPPPPPPRQR
en:the tenth OPPRPPNQPQSO
en:the thing NXNPOOOQOPQN
en:the third PNPTOONTPRRL
en:the thirti OOPPPRROPOPO
en:the thirty PPPPOPROPPOQ
en:the three OPPQSONRPPPR
en:the time QROPPOQNPPNM
en:the traini OPPQQONPPRQN
en:the trial RRPOPPPNPOQM
en:the truste POOPQOROPPOP
en:the twelft QOPPROQNPRSO
en:the twenti ONPRNORQOPSN
en:the twenty POPNONROPOTP
en:the two QNOSPQOZOPPT
en:the van OOPNPOPOPQQP
en:the wall QPQOPNPOQSPM
en:the water OOPPPQRQPPPO
en:the way TOONOOOOQPOQ
en:the week POPOPQKQPPUR
en:the weeken QOPQPPPPPQOM
en:the whole WOQNOPOSOPOO
en:the winter PVPPQSOOQPPP
en:the word OQNQPOPPPPPO
en:the yard POPPQQPQPPSS
en:the year RNPSQSPSPPOO
en:their SNQQNLNPPOOO
en:their own OOUOOOPOPPOO
en:theirs UMPPPPPOOPPO
en:them QQPZNJKNQSPL
en:them by PORQPPOQPQOP
en:them in NNPRPPOOQPOP
en:them to QTPQPNPQPQPM
en:then MTJGHES^GIUD
en:then and POPPPPPOPRQN
en:then i LPPMNLPROPNT
en:then it LWQPRQNNPPOS
en:then let PQNOPPNRPOQR
en:then that TPQPPPPOPOPO
en:then the QNPPOOPQOPNN
en:then there OPOOPPQQPPPN
en:then they ORPPOPPOPPPP
en:then we ONROPOSQOPPP
en:there MPNJILLXPPW^
en:there a OONPPQRPTPOQ
en:there anythi PPPPPNPPOPPV
en:there are ORPPPPPPPPPM
en:there is GQMPNSNVKMOW
en:there was NOPPPNPPPPPM
en:these NQOOPMQNPORL
en:they OQJMRLTIOMFG
en:they all OUPPPOPOQPPO
en:they are MJQPNTNNOPTR
en:they can OOPPPPPOOPQU
en:they did OROPPPPOPPPM
en:they do NRRPONOQNPPK
en:they have MRPQQRNPPOOR
en:they meet POPRQPURPPMM
en:they say OOPPPOPRPPPN
en:they were UPPPQQOPPPPO
en:they will MWQOOOTOOQOR
en:they would UUMPONOQOPOM
en:thing QUVPJLOKPMNI
en:thing i QLQOOQONOOON
en:thing is ORPPOPPPPPPP
en:things MXOOPOOMNOOI
en:think KVRNNNPNMNQR
en:think it PRPPOOPPPPPS
en:think we OQPPPPPQPOPN
en:thinki NQOPPOQTOPPQ
en:thinks NXPPOOPOOOON
en:third RQOQQWNUORVQ
en:third of PPPQPQNQPSRP
en:thirti QNPPPVROPOPP
en:thirty QSOPM]NPONOQ
en:thirty days PQQPPPNPOPPS
en:thirty first PPPPOPRNPPOQ
en:thirty one TPPPPRPPPPPP
en:this ZOHVTONSLRPW
en:this aftern QOPSPOPQPRRQ
en:this is YNOPNRNSOQOW
en:this month POPMPVOOPMPQ
en:this one VPOPOOPPOPRN
en:this week NPPUOOTOPPLL
en:this year NTPOSQLQNQPN
en:those QTOOQNPPQQON
en:though SRPORQOMQNOP
en:thousa IUOOR_QRRONS
en:three OOTRSNOLNORW
en:three hundre SNRPPNOPPPPR
en:three months PPPRPQNPPPPU
en:three of OPOSSPOPPPQR
en:three weeks NNPPPNYPPOOQ
en:throug NRMNTPMRPNRK
en:throug the RNOOQONNPORL
en:thursd MOONPMTRNQZO
en:thursd 's POPPPOPPPPRQ
en:ticket ROQPOOOOOPOS
en:till NSTQOTTPOOPK
en:till the OSPPPRSOPPPP
en:time TWLIKIRLNNTM
en:time and ORPPPQOQPPRQ
en:time i NROLPOOOPQSO
en:time the TOOPPPQPPPPP
en:time you PPPPPPPPPPPT
en:times TPQPQPPOPPPN
en:timing QPPPPRPPPPPS
en:to PRXNWMNVRMOV
en:to a LOPRQLNQQOOQ
en:to agree PROPSOOOPPRR
en:to ask PNNOYOPOPPPO
en:to be OLIMPPXKQMNP
en:to check QPPOPPRPPOPQ
en:to come POPPPROPPPPO
en:to do VMPPPVNVQOOL
en:to five OORPPNPPPPPP
en:to get TQOPQNOPQPPL
en:to go OPSPPQORPPPR
en:to have OOQONRRNPPON
en:to hear QPPOPNPPQOQ[
en:to her NRPPOPPRPPQO
en:to him OOPQROPOOQMP
en:to it OKQQPNPPPROM
en:to know NOOOOPOPQPPO
en:to leave OTRPOQPNPPPO
en:to me OPTRRNRNQPON
en:to my QNPTOOQQPQPR
en:to one OROPTOPOPPOQ
en:to our OPQPOPPNRPQP
en:to pay PQRPPTPPPPPO
en:to put OMPPQOOTQPOO
en:to read OMTPOPPOPPPN
en:to say WKPOQPPOOPPN
en:to see POMRPROSOOVS
en:to send OUOPPRPOPPPP
en:to show PQRPPPOPPPQQ
en:to sign ROOPROOPPQPT
en:to take POQPPPOPPPPU
en:to talk OOQQPPOTOPNR
en:to tell OSPPOOPSPPPP
en:to that ROPSPOPPPPPO
en:to the QRPVKNTSNSWP
en:to them PPPQPPPPPPQR
en:to three PPPPQNQPPPPR
en:to twenty PPPPRQPPPOPN
en:to two OROOPMPQQPPS
en:to us ONPQOPOORPPU
en:to you SMPTNNORQSOO
en:to your PSPNPMRQOPQQ
en:today QPOTMUPQOVKX
en:togeth POROROOPPOUR
en:togeth on PPPPPPPPPPQR
en:told WNPOOLWSROPM
en:told me ROQPPPPOPPPO
en:told us OQPPPORPPPPS
en:tomorr MNObQNOUOZUV
en:tomorr at PPPNPOPNPNTQ
en:tonigh NNPXOOPKPUMK
en:too KIVONQMUSONN
en:took SSNOONMOOPPK
en:tool OOPPRQPQQPPP
en:top POOPPYPORPPN
en:town QOPPQPPPRPQO
en:traine RMPNPOPSPPQO
en:traini NSPRQOOROSQP
en:transc PPPPPPPPPPPG
en:transf QOPQQQPSPPON
en:treasu QOPUQOPOPPOP
en:trial QROOPMONPOTP
en:tried RNPPPPPOPPPN
en:troubl PUPPPPPPPPPO
en:truck PMQPRQSOOOOK
en:trucks RSPPPOOPNPPO
en:trust OSPPOPPOPOPO
en:truste NPOPQORNPPOP
en:try OPOOPOT[QPVK
en:try it PPPPPPTZQPTK
en:tuesda NMOQPNMOORZM
en:tuesda at PPPPPOPPPSQQ
en:turned TRPPPNPOPOPN
en:twelft QOPPROQNPRUO
en:twelve RNORNXMQQNOO
en:twenti ONPRNORQOPUM
en:twenty NJONQUSRONRV
en:twenty five POPPRSPQPPPO
en:twenty two ONPPPTPRPPPP
en:twice LZQOOXNRPOOM
en:twice and NTPPPRPPPPPO
en:two YNNRQPPZSONN
en:two and QOPPPTOPPQPP
en:two days OPPOPNTPPPOS
en:two hours NUPPPMOPPPPO
en:two hundre PKOPPOPSOQON
en:two in SMPPPORSPPPQ
en:two minute ROPPPPNPQPPQ
en:two of PRPOPNQOOPOS
en:two people ROPPPNPQPPOP
en:two thousa OQPPQUPPPPPT
en:two weeks POPPPNPQPPTQ
en:two years VOPPPWNNROOK
en:type PNUPOOOOPPPO
en:typica POPPPORPPPPS
en:uncle PNOPRPPQPPPP
en:under TMOOQWOPRONQ
en:under the QOPOOQPPSPPN
en:unders QOPOOOOOSOOZ
en:unit ONPOPPPPRPQR
en:until NPPOTSNNOQON
en:until the OOPPSSPOPQPN
en:up SYRWNSSYOTPW
en:up a QTPPPOOPQPPN
en:up and NMPOPNPROPPP
en:up for PQOWPNPQPROP
en:up front QMPPPRPPPPPS
en:up in OPOPORXOPOOR
en:up on OTOPOOPOPPPR
en:up the QNSPPOOOOSPO
en:up there PPSPPPPOOPPQ
en:up to NNQPTMMOPPPU
en:up with PPPQPOPPPPOR
en:upload PPPPPOPORPPN
en:us NONSRHPPPRSV
en:us a ONPPPOPOPPPR
en:us for ONRSROORPPRN
en:us say QQPPPPOOPSQQ
en:us that PPOPROPPPPPS
en:us the OSOPPOPPPORQ
en:us to RQPOOOQPPPOR
en:use NRRQNMPNNOSO
en:use the OPRRPPPPPPRO
en:used WKPOOMNNOOOL
en:used to UHNONONNPOPI
en:uses ONPPQPPOPPRP
en:usuall PPPPOMRPPPPR
en:van NQOLONOOPQQN
en:vendor OTQPQQOOPPPO
en:versio OOOTQOPNQROO
en:very OVONORONNNOI
en:very good ORPOPOPOPOPP
en:video OORQOTOOPORP
en:view QOPPPPPPPPPR
en:visit ONNRQOPOQPTO
en:voice RSROPPPOOPPM
en:vote OPPOTOSOPPOM
en:votes PPPPPPNPPPPP
en:wait PPOPOOPPPRQJ
en:waitin ORPOPPOPPOPR
en:walk ONOORNPQPQQR
en:walked PSPPPPPPPPRQ
en:wall QPQOPNPOQSPO
en:want KMWMQOWSLMUH
en:want a PMROSOPOOPON
en:want it NMQORQSLOOOO
en:want that RNRPPPPPPPPQ
en:want the OOUOPOOTPORM
en:want to MUJPOPTRPOSS
en:wanted NLQOOTNQOPOT
en:wanted to PPPPPPOPPPPU
en:wants MMQOPNOSOOOL
en:wants to OOQORPOSPPPO
en:wareho PQPPPPPRQPSP
en:was MVKKKOGKIMLN
en:was a MOQPOQOPOPPP
en:was in MQPPPOOPOPPQ
en:was not NPOPPRORPPPO
en:was that SOPPPOPPPPPT
en:was the KPPPOPOPOPPT
en:was there QPPPPOPPPPPS
en:watche TOPPPPPPPPPN
en:water MPPPOPRQRPOM
en:way VHVMMONLPPQQ
en:way to RMRPOQOOPPPN
en:we LKMEJSSUSRRQ
en:we are SWNRNRRUNSNI
en:we can OOSPOPRNONPQ
en:we could NQOOPQSNROOW
en:we do PPPOONPRONPe
en:we get ONQOPOOPQSRQ
en:we go OOPPOPPTPOQM
en:we got QOPPPPPPPPPN
en:we had QNQPPOMNOPOL
en:we have OOMONJOMMLRI
en:we lost NOPPPPPPPPPP
en:we need PPPRQONQPPPN
en:we never SOPPPPPOPPPO
en:we only PQPOPPPPPPPT
en:we pay QOPPPSOQRPPL
en:we run PPPPPOPPPPRO
en:we say PPSPPPPPOPPL
en:we start PPPPPQNNQPRQ
en:we talk RPPPPPOOPPOO
en:we used SOOPPOPPPPPO
en:we want PPNPPOQTPPPN
en:we were QPPPOQQOPPPK
en:we will MUOKOVMPOaTQ
en:we would NQUOOUWQNPKY
en:weddin OPPPPOROPPPM
en:wednes RNOUONRPOSSO
en:week SMMMNEXMMP_F
en:week after PPPOPPQQPPSR
en:week of QNONOOMOPNVO
en:weeken VPOQPOOPPQON
en:weekly PPPPPMPPPPPP
en:weeks OPOOOJ[OPNPZ
en:weeks from PPPPPPRPPPPQ
en:weight POPPPNPPPPPP
en:well [IPMJUNSMLOF
en:well i RNPPPOROPOOR
en:well that [MOPPSOQOPPN
en:welsh PPPPPPPQRPPN
en:went STQONTMMPOOJ
en:were WVPOORPMOOOS
en:were not QNPPPOPPPPPQ
en:wet ONPPPPQPPPPO
en:what MPROR^LZYKKJ
en:what a QQPQPPPPPQPS
en:what about OOPPPNPPPPPL
en:what did PPPPPLPPRPPT
en:what do ONOOPPPSSPOQ
en:what does ONOPPSPORPPN
en:what else PPPPPOPPPPPR
en:what happen NQOPQMQQRPOM
en:what i MPXRUPSONOOL
en:what is MMPON[OUZOOO
en:what it RPQPOUPROPPS
en:what the NLOPOOPOOPPM
en:what they PQOPPNPOPPPM
en:what was POPPPSPPPPPP
en:what we TSOPPPOPNPRU
en:what would POPOONOUOPOY
en:what you QQOOPQPTOOPP
en:whatev OOSPPRQNOPPS
en:when QRYLISSMSNSQ
en:when do PPPPPPRPPPPS
en:when does PPPPPRPPQPPS
en:when i NSOPPSPORPPO
en:when is POPPPORPQPOR
en:when it TPQPPOOOPPPP
en:when the NPRQOMSPPOQN
en:when they NNSPPPQOQPPP
en:when we OPPPPROPPQPN
en:when would PPPOPOOPRPOR
en:when you SSPPPOPPNPOR
en:where OXPOQLQTTOMN
en:where do PPPPROPTPPPT
en:where does PPPPPPPPQPPS
en:where i OQPPOPPQOPON
en:where is QPPPPOPOSPPI
en:where it PQPPRQROOPPQ
en:where they ORPPPOPOPPPM
en:where we OQOPPPPPPPPN
en:where you OPPPPNPQPPPR
en:whethe PQPRPQPNPQPT
en:which UUMNNNQMNOOG
en:which is UTNPOURONPPP
en:while SNOPOROPPQPQ
en:whiteb OQOPPPPPPPPM
en:who TOLOWBKKXNJM
en:who do PRPPPOPPNPPQ
en:who does POPPPPPPPPPT
en:who else PPPPPPPPPPPS
en:who has RQPPMOPPOPPR
en:who have OSPPPPOOQPPP
en:who is VMPRPLOOMPOM
en:who looks POPPQOQPRPPQ
en:who owns POPPPOPPSPPN
en:who will RRPPOPPPPPPO
en:who would OOPPSOPPQPPR
en:whoeve PQPPOPPPOPPN
en:whole XPSNNQNROPOL
en:whose NQPPPNPPOPPN
en:wife NNOOMOQNOOPN
en:wife 's OPPPNPRPPPPO
en:will MTNeWJGQP}UX
en:will ask OOPPPPRPPPPN
en:will be NWNPNJIQNZ]S
en:will bring POPJPOPSPPVQ
en:will come PRPHPPOPPQUS
en:will do ORPPPPPPOPOS
en:will email PPPQPPPOPPPN
en:will find PQPRPPPOPQPR
en:will get PQPXONQROXPQ
en:will give VNPMPQPPPOSK
en:will go PSPNRPPNPNPO
en:will have PNOfNMLZOaJY
en:will leave OQPPPQNPPPPO
en:will make POPOPPQRPNPQ
en:will not NPQOONPPQNOS
en:will put NOOMOROOPPON
en:will say PUOOPQPOOOPL
en:will see ONOQPNPOPQPM
en:will send OQPROOOMPTMT
en:will stop TNPPPRPPQPPN
en:will take QOPNRPPOPLNR
en:will tell OSPRPPPPPPOQ
en:will want OORORPROPOPN
en:will write OPPLPOPNPIOM
en:will you PPPQPQPNPOPM
en:wind ORPPPPPPQPPN
en:window SNRPQOPPOPPN
en:winter OUPPQSQOQPOM
en:wish OOSOPOPOPPPN
en:with KRUOFGLSQUaR
en:with a LONPPJNMNOPM
en:with an PQPPPPPPPQQS
en:with him PNROPPPQPPQP
en:with it PRPOPPPPPOOP
en:with me QOPOQPOPQSPQ
en:with my OOPRPOPPPPSP
en:with no PPQPPQPOSPPP
en:with one NRQPPPRRRPPL
en:with our PQPQOOPPPQQR
en:with that SNPPPPPRPPPN
en:with the QMRSIRKVKPWS
en:with two RPPNPPRPQPOP
en:with us ONPPQOQRPORP
en:with what QRQPPOPONPSO
en:with you NTOSORQQQTQN
en:with your POOOPOPOPORR
en:within NOQQRNOOOPOS
en:withou QLTOTQOPUOOI
en:withou the OOQPPTPPRPPP
en:wonder OUPPPOPPNPOQ
en:word RNONMVONQTOP
en:work NLWPOMTPQNRU
en:worked QOPPPPPONPPQ
en:workin OOPPPNUPQPPP
en:workin days PPPPPNVPPPPT
en:works OTOOQQOOOOVN
en:worry OSPPPOOPPPPO
en:worry about PRPPPPPPPPPO
en:worst QQPQPPPPPQQN
en:worth TOPPPMOPOPPQ
en:would ^UWIPTWTSFNX
en:would a ROPPPPOPPPRT
en:would ask OMUSPOPOOPPN
en:would be KUSOMYVPPPRP
en:would do LPOPPPTUPPQO
en:would get VOOPQPPQPPPO
en:would go OPOPROPRPPPQ
en:would have VTOOYROJNOOO
en:would i OOPPPOORUPPN
en:would it ONOPONOQTPTT
en:would like OPNRPRQWPOSP
en:would love NORPPPPOPSRQ
en:would need MNVQOOOKOPOR
en:would not QTOPSOPNPPPQ
en:would pay SOPPPOPNOPPP
en:would put POOOPRQPPPPT
en:would rather NYROOOPOPPPQ
en:would say QSPPONPQPPOS
en:would start OOPONORPPPON
en:would still PQQPPPRQPPPN
en:would take ONQQPPOSPQPQ
en:would that ONOPPSPPUPOQ
en:would want OLNPQQQLOPQM
en:would you OOOOPQNQNNQQ
en:wow PPPPPOQPPPPT
en:write QINLPMOPNJNJ
en:write to RNOPOPPNPPON
en:writin NPPTPUPPSPMQ
en:writte OQRSPPOPOQOQ
en:wrong SQOPPPOOPPPO
en:wrote QXOPPOPONPPK
en:yard OPPPQQPQPPSS
en:yeah NNNMOQPONOSJ
en:year HMTQQZMYNPJO
en:year 's ONPQPRROPOPT
en:year and OPRPPRORPPPP
en:years UQNPNWDKRPML
en:years and NUOQPQOOPPPP
en:yep PPPPSOPPPPPN
en:yes LIPPSKQVPOTR
en:yes i PMOOPPPSRQRL
en:yester OOPPQPPUPPSO
en:yet OQOOONOOPOP[
en:you NQGLFNKMLOM^
en:you a QQPRPOPOPRVP
en:you all OOPPPRPPRPPP
en:you are VNMOUZPLNNMJ
en:you asked RPPPPPPPPPPQ
en:you both PPPPPPPPPPRR
en:you by PPPTPOPPPQNT
en:you can USTMRRMSPOQS
en:you change OQOPPPPPOPPM
en:you could PPRQPOOOMPPP
en:you did RSPOPSPPPPPR
en:you do NORNPWOMTSRQ
en:you for SNPOPNOOPPNS
en:you get NPONPROQQNOO
en:you give PPPOPPPPPPPS
en:you go OROPPQPONPPN
en:you got OPPPPPPPPPPR
en:you guys ROPPPSPPRPRO
en:you had QOPPPOPPQPPT
en:you have LMSNPMQRNPNQ
en:you in POPPPOSOQQQQ
en:you know MLOOOPTLLOMK
en:you like OQPOPOPRPONP
en:you looked PPPPPOPPPPPR
en:you lookin PPPPPOPPPPPR
en:you make OOOPPPPRPPPO
en:you may PQPPROPOPORM
en:you must POOPOSPRPPQN
en:you need POOPPNTTMPOT
en:you now PPPPPPPQPPPN
en:you on OQPQPOORPORS
en:you said QTPOPOOOOOOP
en:you say QSPPPOPROPQP
en:you see RPPPPOOPOPPO
en:you send ROPRPPPPPPPR
en:you sent PRPPPPPPPPPS
en:you take PPPOPTPORPPN
en:you the OSPTOPOMPUNP
en:you think OPRPPOPPNPPN
en:you to OPPQPRPPPQPQ
en:you today PPPRPPPPPROQ
en:you tomorr PPPQPPPPPOOR
en:you use OOPPPOPPOPPT
en:you want OROOPPNNNORQ
en:you were RPPPPPPPPPPU
en:you what QOPPPQPPRPPO
en:you will NSPVOLNOQYMQ
en:you would LTOORPSLRMNW
en:young NQPPRPPPOPPP
en:your UZINLNLGOMPY
en:your inbox PPPQPPPPPQNR
en:your own NQPQPPOPPPPO
en:your people OQOPPOPQPPPM
en:your side POOPPPPPSPPO
en:your size PPPPPQQOPPPR
en:your time OPPPPPPPPPRP
en:yours RQOTOLOQQSOL
en:yourse OQPPPTPRPPPM
es:# NLPNNNYNOSVP
es:# de ONOPOPROPRRP
es:(a PQPMONRKOPL@
es:(acuerd ONQPOPPOPPPP
es:(ahi LNQPOSPONPPN
es:(algo QNNPOQPOPPPP
es:(ano OQROTOPNOOPP
es:(anos OPOPRRPPPPPO
es:(antes SMPQPTOTOSOO
es:(aqui PNPPPOPQPPPT
es:(asi NLROOSOPQPQM
es:(ay OSONPOPQPPOR
es:(bien HKQPNNQRONNI
es:(bonito NROOPPPPPOPO
es:(buenas PNOOONPOOOOU
es:(bueno NLNNNMOOOONO
es:(cada MMQPPNQPOPPO
es:(cinco OOSOOPRSOOOP
es:(claro OOPPPOPPPPPU
es:(como NQPLOOPPOMNN
es:(con KLQJLIVSOMMA
es:(contes TNQPPPPPOPPN
es:(contra OOPPPOPPPPPN
es:(cosa ORPPPOPQRPPL
es:(cuando MPPQSNPQORON
es:(cuatro OSQPPPOONPPM
es:(dale OOPPPRPQPPPQ
es:(de HJQMQIOJOOOC
es:(desde NLOOPNPOOOPP
es:(dia NPOPPROROPPN
es:(dias QPOPOONNONNR
es:(diez OOPPORQOPTPP
es:(digo UROPPPPOQPPO
es:(direct OPPPNNSPOOPN
es:(don POPNPPPPPPPR
es:(dos LKTONNQNQNOM
es:(el RQQLMHQMOKJH
es:(en JMNMQOLEPLOD
es:(encant QTPPPPPPPPPR
es:(entien OQOOOOPOONOU
es:(es KQNOSKQNNPMO
es:(eso LNNOSIPMSOPJ
es:(esta LSRNRNNPNNRQ
es:(estamo PNPPROPPPPPR
es:(estar PPPPPQROQPPO
es:(esto OPOPPNSOPPPQ
es:(estoy QOPPPRPPQPPL
es:(falta PQOPPOPQPOPN
es:(gente OOQOOPOOOOPN
es:(gracia OQPOPQPPPPPS
es:(hasta QTOPORPPPQPO
es:(hay OMOQPNOSOOPN
es:(hija ONPPRPQPQPPO
es:(hola OOPNOOOOPNOY
es:(hoy PSPRPQOPPRPQ
es:(ja PPPOPPOPPOPU
es:(jaja PRQNOPOPPQNX
es:(jajaja PPPOROOPPPOU
es:(je PPPOPQPPPOPS
es:(justo ONPPPOPOPPPO
es:(la MPNOLNQIQOJC
es:(las LPPQNSUPSVOK
es:(le PRROONPNNOOM
es:(les RPPRPQPOPRPO
es:(lo QRLPMKNIOPQL
es:(los MPWMONNMOLNG
es:(lunes PPQPPPPOPRQQ
es:(mas NPQONKOOPOOK
es:(me MNOMPJNNTJLH
es:(menos OQQRPPPPPSPO
es:(mes ROPPPNPPPPPO
es:(mi VVQPMNPMPRNK
es:(mia OPPPQNPOPPPR
es:(mil QOPPPQOOORPN
es:(mira SLNOONOPQOOJ
es:(mire TQOPOOOOMPPO
es:(misma PNOPPPPNPPPO
es:(muy MNOQONPOQPPN
es:(nada PNPOPNONPOPN
es:(nadie QQPPPOPOPPPM
es:(ni NPPQPQOSROPM
es:(no JJROPPNLKOME
es:(nos NMOOOOPNPOOM
es:(nosotr ONPPRORQQPPN
es:(o PQRPPNPRPPPN
es:(ocho PPPPPPPOPRQP
es:(otra OOPPPPPRQOPN
es:(otro OPOPPQOPQPPM
es:(para TLMPPPOTPOOM
es:(pasa ONPPPRPPPPPQ
es:(paso QQPPPONPPPRS
es:(perfec NORNONPOPMQS
es:(pero NPUQPOQPPRPI
es:(por SIMLOQMNNLOK
es:(porque ONROORPTOQPN
es:(primer NOOPPRPTQPPN
es:(pudier ONOOPPPPOOPN
es:(pues QMRNNOPSNNNQ
es:(que QLLLPGKPLMI=
es:(quiero ONOOQPTOPPPO
es:(se INQMNPMHRMNI
es:(sea OQPOPOPRPQPN
es:(semana PQPOORPSPQPS
es:(ser NRQPOQPQPOON
es:(si VOOMKLPQONKE
es:(sin PMPPPPPOQPPL
es:(socio RPPPNOPPPPPQ
es:(son ONOPPQOVQPPN
es:(tambie OPOPPPPQQPON
es:(tardes OOOPPPPPOPPR
es:(te PSONNPNNPNRR
es:(tengo PNOPOQPOPPPN
es:(tiene OORPOQQNQPOO
es:(todo OQPPONPONPON
es:(treint QOPPPOPPQPPM
es:(tres PQOPNNQMNOOM
es:(tu OPPPPPPPPPPM
es:(un PONONONNNMNG
es:(una NLNPPQMMPNNI
es:(uno LQOONPOOPOQN
es:(vale POOPPOPORTPQ
es:(ve OQPQOOQOOROP
es:(veces PPPPPOPOPPPN
es:(ver JTOOONPOPOOM
es:(verdad QVPPQQPRPPPN
es:(viene ONQPPPPQRNPO
es:(voy OSPOQROOQPNP
es:(y PEMOHGUNWPL8
es:(ya TLOOOPNNTNO?
es:(yo bPMMNMQLLMMG
es:)# OORPRPPQPPPO
es:)a NRPLJKKJKKJD
es:)abril ONSPQOOOPPPO
es:)aca NPPPPMPPPPPO
es:)adelan ONPPOOPPPPPN
es:)ahi QOQOPOPPPPOK
es:)ahora OLTONOPOOOOQ
es:)algo PNROPOPPPOPV
es:)ano PPOPPOPOPPON
es:)anos PMPPOPPPQPPN
es:)antes NNPQONMUOSQM
es:)aqui NQOOOOPPPOOQ
es:)arregl OOPPPPPPPPPR
es:)arriba SROPPRPPPPPQ
es:)asi NNONQQPOPNOL
es:)autori OPQPPRPPPPRP
es:)aviso OPPNPPPPPOPQ
es:)bien ONPPPOPOOPPL
es:)bueno OOPOUOPOPOPQ
es:)cada ONOOPNOOPOOM
es:)cambia ROPPOPPPPPPO
es:)cambio POPPPPPPPPPS
es:)camion ROOPPOPPOPPP
es:)ciento NQPPPPPOPPPP
es:)client QOPQOOPQPOOT
es:)como PNPNNJONNMNV
es:)compra NPPPPOPPPPPR
es:)con XILQRJOLNRJM
es:)contes OOPOPPPPPPPN
es:)contra QPOOQOONPOOO
es:)conven PPPPQPPRPPSP
es:)cosa SQOPPPPRPPQO
es:)cuando NNOOPPRNPOOQ
es:)cuanto ROPPONOSOPPQ
es:)cuatro QNPOPQPPPOPN
es:)cuenta RPPPOPPOPPPN
es:)da QQPPOPPOPOPM
es:)datos QPPOPQPPPRPO
es:)de KILKMMGSGLNE
es:)desde RPNOPPPOPOPO
es:)despue QNPPPOOSORPP
es:)dia RQPNRPPOPNPP
es:)dias MOPOOOOOPOOO
es:)dice NRPPONPPPPPN
es:)diciem OOPPQPOOPPPM
es:)diez POPPPPPPPPPS
es:)digo NORNPOOORNQO
es:)direct OPPQPQPRPQOT
es:)doce OPOPOPOPPPNN
es:)doming SOPOPPOOPPPO
es:)dos JOOPNQPNOPMJ
es:)el MENEOGJIGEMO
es:)ella OPPPOPPRPPPO
es:)en VLLKOIMHKJMF
es:)era NOPPPOPPPPPL
es:)es LGNMPLPNLMNB
es:)esa PPPPPPPRPPPN
es:)escrib OQOPPPPOPPPS
es:)escrit OPPOPRPOPPPO
es:)eso PMSNKLNKMNPB
es:)esta PPNNPUQMQMQJ
es:)estamo OPPPPOPPPPPL
es:)este NOPQOQPPPQPK
es:)esto QMOOOOPNOOPN
es:)estoy PPPPPOPRPPQL
es:)euros ORPPPPPRPPPP
es:)factur OOPPPNPPPPPN
es:)falta POPPPOPPPPPT
es:)fue PPPPOPPPPPPT
es:)gracia PPPRPOPOPQOU
es:)ha UOPPPQPOPPPN
es:)hace PNPPOOPOQPPQ
es:)hacer PPPPPPPPPPPN
es:)hasta OMOOSQPNOOOL
es:)hay QNOOOOOQOOON
es:)hoy PPONPOOPPNQZ
es:)idea PPPPPPPPPPPR
es:)igual SSOPOPPOPOPO
es:)inclui PPPPPQPPPPPS
es:)intern ORPPPPPPPPPO
es:)la QMLKLCKLJNKN
es:)las TMLOPPOOOOLJ
es:)le RQOPOMOROOOU
es:)les SQNNQOOOPNRW
es:)lista PPPNPPPPPNPO
es:)llamo PPPPPRPPPPPP
es:)llevo PPPPPPPPPPPN
es:)lo VLQNLJLKLLPO
es:)los NJPONHKOLNLR
es:)lunes ONPOPPPOPOON
es:)mal RPPPPRPPOPQN
es:)manana OPPOOPPOPPOM
es:)mandam OOPOPPOOPOPN
es:)mandar PPPQPRPSPPOO
es:)mando PPPPPPPPPPRV
es:)martes PPPPPPPPPPOT
es:)marzo OPPNRPPOPNOM
es:)mas POOOPRQPOOPM
es:)me PLNMLMMLKNM=
es:)medio QRPPPPPPPPPN
es:)menos NQPPPOPPPPPN
es:)mes OPPRRQPOPROV
es:)mi OMNNRMOLPNMC
es:)minuto QQPPPPOPPPOM
es:)mira PQPPOOPOOPPM
es:)mismo NOOPOOPOPPPU
es:)muy QQPPOOPOQPPK
es:)nada ONPOOQPTPOPL
es:)nadie ONPOOOPQOQPJ
es:)necesi OPPPPPPPPPRP
es:)ni QOPOOOPOPPOL
es:)ningun RPPPPPPPOPPN
es:)no QIMKQLPMJMOD
es:)noche SOPPOOPPPPPQ
es:)nomas ONPPPOPOPPPM
es:)nos OPOPNNOQPQOH
es:)nuestr QPPPPOPPPPPR
es:)nueve ROPPPOPPPPPS
es:)nuevo RRPPPPPPPPQM
es:)o OKMOOKPONOOK
es:)ocho PNNPPPPPPPOP
es:)os OOPNPOPPPOOW
es:)otro RQOPROPOOPOL
es:)pago POPPPQPOOPPN
es:)para OKQNPMPQNOMM
es:)pasado OPPPPPPPPPPN
es:)paso POOPPPPPPPPR
es:)perdon ROPPPQPPPPPO
es:)pero QMNNRROPNOSF
es:)por JGRMLLJPOLOK
es:)porque RNOPROPOPPOH
es:)pregun RONPPPPPPPPQ
es:)presup OPPPPMPPPPPP
es:)primer NOPROOPQPPOO
es:)produc PPPOPPPPPOPV
es:)propue PPPPPPOQPPPT
es:)prueba ROPOPPPPPRPV
es:)puede QOOPOQPOPPOM
es:)que JDNKMKLPMLOI
es:)queda TRPPPOPOPPPO
es:)queria ROPPPPPPPPPR
es:)quien RNPOOOPPPOOR
es:)quiero NOROROPNNOPM
es:)quince OPPOQONPPOOM
es:)sale OOPPPPOONPPM
es:)se WIQNPMLJQNPF
es:)sea ROPPPPQPQPPO
es:)semana QQNNOOONPORR
es:)si NKPLQMNLOLRC
es:)siempr PRPPPPPPPPPM
es:)sigue RPPPPPPQPPPP
es:)sin TNOPPNPNOOPJ
es:)sistem POPPPSPPPPPQ
es:)solo RNNPOOQOPPOU
es:)soy ROPPPPOPPPPN
es:)su POOPPOPPPPPR
es:)sus ORPOPPPPPRPQ
es:)suyo RPPPPPPPPPPO
es:)tal PPPPPPPPPPPV
es:)tambie OOPPPPPOQPPK
es:)te NTQOPPONNOPT
es:)telefo PPPPPPPPPPRL
es:)tenemo QOQPPPPPPPPM
es:)tengo RMMOORPSNPOH
es:)tiene OPONPNQOOOQL
es:)todo MNRPONPQOPQJ
es:)trabaj NOPPPPPPPPPO
es:)tres MQQOONOOPOOK
es:)ultima ORPPPPPPPPPQ
es:)un NOPMLENKMLID
es:)una LNOMNMONNONE
es:)uno ROOPNMPNOOPH
es:)ustede MNPPOOPOMPON
es:)va NOOOONOOOOON
es:)veces OOPPPQPPOPPN
es:)veinti OOPPQPRPPPOO
es:)ver OPNOPOPOOPPO
es:)verdad ORPPPPOPPPPO
es:)viene ONQOPPPPPPPN
es:)voy OPRPOPOOPOQN
es:)y RMJHSELFJHMH
es:)ya JPONPOOONMNN
es:)yo OONLONPQMKO>
es:<# POPMQORNPOTR
es:<a RLKHPTNUQIRW
es:<abajo PPPPSQPPQPPP
es:<abiert OOPPPQPPQPPS
es:<abril PROOPQSSPOTS
es:<aca OQOOOMOOSOPJ
es:<acaba PPPPPOPPPPPR
es:<actual NUPPPOOOOPOK
es:<acuerd OOPQPQPPPRNP
es:<adelan NPPOOQQSQPPS
es:<agenda RSPQOQPPPPON
es:<agosto PNPOPNQPPNNT
es:<agrade NPPPOQOPPOOO
es:<agua PNPOPLPPOPPN
es:<aguant NOPUPNOOPUOP
es:<ahi LTPOOOOONPRR
es:<ahora MMNJLOPLNKML
es:<ahorit ONPOPOSPNOPM
es:<ahorra POPPPQPPRPQN
es:<alcanz QMPQOPPPPQPM
es:<alegri ORRPPNPOOPQN
es:<alegro OORPSOPQOPRM
es:<algo NNPROPOQPNQH
es:<alguie QQPPRRPPOPPV
es:<algun NSPPPPOOPPPS
es:<alguna NOOOQLONRPON
es:<alli ORPOOPQRPOPP
es:<alquil NOPPOOPQNPPO
es:<alumno OMPROOPNNPPM
es:<ano NJONPYOQRNOK
es:<anos OPOQNPPPNOON
es:<anotad PQOPPRPOQPPQ
es:<antes PMPMPNSRRPXV
es:<aparte OOPOPVPNPPQR
es:<aplica POPPQOPPRPPO
es:<app SOPPPPPPPPPO
es:<aproba PPPNQOPQPNPP
es:<aprueb PPPPSOPOPPOP
es:<apunta PPOPPNPRNPPQ
es:<aqui RHPJNINMVMMD
es:<arranc POQNOOQOPMTT
es:<arriba TMPPOVPQPQPP
es:<asegur ORPPPQPPQPPN
es:<asi OSPRPLOOOURV
es:<autori OSPOSPPOPPPQ
es:<avisar PRPQPOQPPQPS
es:<aviso NQOSOROURRON
es:<ay LMPOOPOOQOOL
es:<ayer PPPPPPPPPPPT
es:<baja TPPOPVPOPOPN
es:<bajar QROPPOPPOPPN
es:<banco QROPPRPQPOPO
es:<bateri ONPPPOQPPPRN
es:<bien IXRNOMPOLPMV
es:<buena TLPOORPQTORN
es:<buenas POPNPPOPPPOO
es:<bueno PSKOSKONJOKI
es:<buenos OPPPPOPPPPPN
es:<cada SLOOOONPRNNI
es:<calcul PMSOOOOPPOPR
es:<camara QQOOROOQOOOL
es:<cambia PMOMQMPRQMNN
es:<cambio ORROPNPPQOPO
es:<camion QOOPOONOPPQP
es:<campan ROQPPSQOOPPN
es:<capaci OPOPPSTOPORQ
es:<cara ORPQPNPPPPPL
es:<carga PQPRPRPRPPON
es:<casa OSPPQQPPPPPT
es:<casi OPPOPOPPOOPT
es:<catorc PSPSPRNQPSOR
es:<certif ONROPMQPONOM
es:<cien QPPOPLPPOPPR
es:<ciento TMOQQRNWOOOE
es:<cierra ROPQPQORPQRQ
es:<cierto OQQNPOPPPPPT
es:<cinco POPSMPONPQNJ
es:<claro NJOPROOQOPNM
es:<client ROONNLPORLPR
es:<cobert NTPPPPPOPPPO
es:<cobra PNPPPOPOQPPP
es:<cobran ONPPPRPOPOPT
es:<coment RQPPPOPPOPPN
es:<comisi POPQQNPPPQPR
es:<comite PORPQOORPPUP
es:<como KGHHPMONKKIG
es:<compar NOPOPPPPPONP
es:<comple PRRPQUOOMPRV
es:<compra QLOMQQONQPOP
es:<con HUCNKNKQQOSL
es:<conect PNPPQOSPPPOP
es:<conoce OQPOOORQPQRP
es:<consig PPPPPMPPPOPP
es:<consul PPOQRQQOPONO
es:<contac OSPPPPOPPPPM
es:<contad QOPPPTPROPPO
es:<contar QRPPPRPPPPQP
es:<conten OPPPPNPPPPPP
es:<contes OPPOOQQTPSOO
es:<contra NLRNQQOPONRR
es:<contro MQPPOOPOOPPL
es:<conven PQPQOPPPPQOR
es:<correg PQPRPQPOPQOO
es:<correo ONPPPOPOOOPP
es:<cosa OOPQPOPOOPPR
es:<cotiza OROSORPOOQOK
es:<cuadra OOPPPRPPPRPQ
es:<cual RPOPPOOPPPPO
es:<cuando PPOOLMYNNMQR
es:<cuanta OMPPOMRSPPNK
es:<cuanto KJQPMLUMQPMV
es:<cuaren TLNOOQOPQNOP
es:<cuatro SNONNTOLQKPN
es:<cuenta ORMOOQMMPNRP
es:<cuente SORPPOOOPPRO
es:<cuesta ROOPPTPQPPPP
es:<cuota QMPPPRQPPOPQ
es:<cuotas QNQOPSPRPPPP
es:<curso PPPPONROOONP
es:<da OHOTRPPSMUPO
es:<dale RPPPPOPPPPPT
es:<dar ORPRQQPPPRON
es:<datos OPQPOKPQQOQQ
es:<de LMJNFKJLKONS
es:<decide OROQRORNOQPO
es:<decidi OQPPUORQPOOO
es:<decir OMPQPNPPOPOP
es:<decirl QRPORNQOPPOK
es:<decisi OMOOYOPNOOMM
es:<deja RPPRPQPPPQPN
es:<dejamo ORPOOSPONMQO
es:<dejo TROPPSPNOPPI
es:<dentro QNPPPSPPPPON
es:<desarr POPNQQQNRNOO
es:<desde PNOQPMMNQQPR
es:<despac OQPOPOPOPNQS
es:<despue SLPRPMOOPTRK
es:<dia QMOOOMQOOMVV
es:<dias POPSPOTSRQNJ
es:<dice TPOMSRNORNRR
es:<dicen QNPQPOPPPQPP
es:<diciem PPPROPOQPRPT
es:<diecio ROPPPRPOPPQJ
es:<diecis QPOPPSPOPOPV
es:<diez ONOQNRPSTTSL
es:<diga NOOOQOPMONNJ
es:<digita QMPPPPSQOROM
es:<digo QOPROPORPRQX
es:<dijero QRPQPOPOOQPM
es:<dijo PPOPRRPSPPPO
es:<dios QNPPPOOPPPPN
es:<direct ONOOROPRQOQN
es:<doble OPPPPPPOPOPN
es:<doce QPPQTTOVOQNX
es:<doctor PKORORRSPRPN
es:<docume PTNSPOPOPPOP
es:<doming OSPOORPOPQOQ
es:<don RKNOROOPOOOE
es:<dona NPPPOOPOOPPM
es:<donde OOPOPOOONOPR
es:<dos RKOVTQVNRQNK
es:<doscie NPPSPTQTSPPM
es:<dueno PPPPPPOPPOPR
es:<dura POPPPORPPPPN
es:<el MMGPLMJNSWWN
es:<ella QRONQMOXPPPN
es:<ellos QRPPOOPPQOPQ
es:<empeza QSONOPPNONQQ
es:<empiez NRPPPNRPPPQR
es:<empres OMPNRQPOONOO
es:<en RVIJPNORMLSO
es:<encant POPOPOPPPOPT
es:<encima PPPORTPPPPOT
es:<enero OQROOPROPPWN
es:<enferm ONPPPOPOPOQQ
es:<ensena OPPOOSOPPPNV
es:<enseno SRPPPOPQPPQL
es:<entera ONQTPROOPSOR
es:<entero QORPOPOOPOPN
es:<entien POOOONQNOOPQ
es:<entonc NUOSRHPTQMOI
es:<entra PMQOOQOOPOPR
es:<entrad PPPQRRPPPQPS
es:<entrar PRPPPTRPPROS
es:<entre SOPQROPPNPPM
es:<entreg MNQSPSPOPRPQ
es:<envio QORTOOPONRPP
es:<equipo LTPOOMOQPOOJ
es:<era QPPNPVOOPMOV
es:<es OOSFQXRLSFQV
es:<esa PRRMNSPYQTTN
es:<escrit PPPRPQPPQPPQ
es:<escuch OOPOQONPOOPL
es:<ese QOOUOWQNPROY
es:<eso POMKOTONWJJX
es:<espera PRQQOPQPPQOR
es:<esta TPPNVLJSKNIH
es:<estamo MPTPOMOOMQNP
es:<estan JMORMRONPQNP
es:<estar PNPOOORPPSNT
es:<este QOOQNQQNMOPD
es:<esto MNOOSPONTNQS
es:<estoy QNQPOMOPPPMV
es:<estudi POOPOPPPOPPT
es:<euros QQNNRVPQQQOI
es:<existe RPORPPPOQPPM
es:<explic PPPOPRPPPRQS
es:<factur ORPSPPPOPTOS
es:<falta ONQQNROOPNOK
es:<favor POPQPORQPQPV
es:<febrer POQPPPPPQOQT
es:<fecha RPOPQOQQPPOL
es:<feria OOPPPQPPPPPM
es:<ficha QNRROONOPPSM
es:<fin ORPOPNPPOOPR
es:<final QQPOPOPOPMRQ
es:<firma QMPOSMOOQNOS
es:<firmad PPPQOPPPPPOS
es:<firmar OPQQOQPOPPRO
es:<firmo PPPNQNONPNQS
es:<foto ORPRPOPPQQON
es:<fue MVOOOMOPNNOF
es:<fuera PPPNPRPPQNPQ
es:<funcio RRPOONPOOOPR
es:<garant OSPPOLPPTOPS
es:<genera OQPOPMPPQOPO
es:<gente NMPOOPOQOLTQ
es:<gerent PPPPPPPPOPPR
es:<gestor ORPOQSQQPPPO
es:<gracia QMPOQOPMNOM@
es:<gratis QRPPPMPOPPPN
es:<guarda TOPPPNPOOPPO
es:<gusta MQQROQOPRRPP
es:<gustar QNQSPOPUQSOP
es:<gusto QPOPPPPRPPPQ
es:<ha UMNNQPNPPNOI
es:<habeis QNOOOPPOOPON
es:<habia POPOPQPPPOPT
es:<hablam PPQNPPPNPPQP
es:<hablar NMOPRPOUPNMM
es:<hablo NSOORQPNOOPL
es:<hace OKQROOOPQPNP
es:<hacemo ONOOQQQTQNZL
es:<hacen POOQONORPPPO
es:<hacer OSOYOOONPUNT
es:<hagamo POQOPPPOPQQR
es:<hago ONQRPOOSPTWV
es:<han OSPPORPOPOOO
es:<haria PRPPPPQPPPOO
es:<has PTOQSQPNOQOM
es:<hasta TNOQPTRVRRNS
es:<hay POOQMLRNPNSP
es:<he OOPQOUPPOPOR
es:<herman SNOQQLPNOOPL
es:<hija OPPPPOPPPPPR
es:<hijo RNPQPPQPPPPO
es:<histor PMPPOOPOPPPO
es:<hola NPOPPOOROPPN
es:<hombre PQRNOOQOPNPP
es:<hora NPONOOPNPORM
es:<horari PSOPPQPOTPON
es:<horas PTOPOROOQOOL
es:<horno OQPPPOPOOOPN
es:<hoy HJPSLLKNLOM;
es:<idea TLPPPOPPOPPR
es:<ido SNPPPPPPPPPP
es:<igual ORPNPOOOOPPQ
es:<imagin POOOOOONOOOQ
es:<impres PORQPPPQPPPO
es:<imprim OPPTQOPRPTPR
es:<inclui RMOQRVPROOOL
es:<incluy PPPQPQPPPRQS
es:<inform PPOPOOPOQNNR
es:<ingeni PRRPOQPOPPPJ
es:<ingles OPORPOOPOROQ
es:<instal POPPPNRSRROO
es:<intere OPOPRVPTRPPL
es:<intern MPORSOPRPRPW
es:<invent OOPPPOPPPPPN
es:<invier POPPQUPPRPPR
es:<invita POPOOPPSQOQL
es:<ir PSPPPOPOPQRR
es:<iva NQPPPOPQPRPN
es:<jaja NNRNOSPMNQQG
es:<jajaja SFPPNMOPTNPC
es:<je OQPPPPRROPOM
es:<jefe PPORPPPPPPOR
es:<jueves OOPUPPRTPWTM
es:<junio POPOPOOPPRQR
es:<junta PQPPPOOTPQVO
es:<justo QRQPPQPPPPPO
es:<la RJFSLJOFJSTS
es:<lado OPPOQQPRPOPN
es:<las NRNRNHOIMNDT
es:<le JMVOOOLLTLO9
es:<leer PPPPPNPPPPPS
es:<les KKORNNOPLQKB
es:<licenc ONONOOQPPONR
es:<linea NVPQPOPPPQOQ
es:<lista OSPOPOPPQOPO
es:<llama UNPPPOPPOOPO
es:<llamab PMPOOOPOOPOK
es:<llamad OOPOOQPSPONM
es:<llaman OPPPPOPPPPOR
es:<llamar PSOOOOPOPPOR
es:<llamo OUMNNPNPMNOF
es:<llega POPOONNOROOL
es:<llegan QOPOPPRPSOOR
es:<llegar ONQSPQROPPPN
es:<llego PQPPPTOOOSPN
es:<llena POPPRQPOPRRP
es:<lleva POOONPNPPNQJ
es:<llevo POPQRNPRPQTV
es:<lo LNKLVRNSNVRJ
es:<los ILHPNLMIFQIY
es:<luego QQPSOMOOPRPS
es:<lunes NNQSONPNPSRQ
es:<luz ONPSPNPPNQOO
es:<mal PPPPPQPPOOPU
es:<manana OLQUNPPRMWKT
es:<manda POPOPPOOQNRP
es:<mandam PPPZPOOPPWOT
es:<mandar PSPTOQOOPPNU
es:<mando QLNVNMQKMMNH
es:<maneja OPPOOMPOOOPP
es:<mano POPPPOPOPPOS
es:<manten POPOPPPONOPL
es:<maquin QNPOPPPORPNS
es:<maravi RPPPPOPPPPPS
es:<marcha PRPNPPQOPOQO
es:<martes RROQOQOQQROQ
es:<marzo PPPOQNQQPOTR
es:<mas IQRSRMLMRPMK
es:<mayo RRPROOROPPTR
es:<me OLNQSXINLXN]
es:<media ONPQOPPROOPS
es:<medio RQPORWOOOQSN
es:<menos NMOLPKNTPOQR
es:<mensaj TOQNNTOOPOOP
es:<mensua QPPRPQPRPRSN
es:<mes QRQMR[SXOLRL
es:<mesa POPPSPOPOPOR
es:<meses QTOPOROMOQOK
es:<mi OOPKQIPLMNNa
es:<mia POPQPOOPPPUP
es:<miedo OLPRPOPPORPO
es:<mierco OPRQOPTRPXUO
es:<mil LYOOOQQWPMNK
es:<millon SPPPPRPPQPPR
es:<minuto QNPNOOOQPTTN
es:<mio OOPPPQQOPQPN
es:<mira NOPMOROOOLPS
es:<miramo OQQOPOPQPROQ
es:<mire ORPMPNPPRMPO
es:<mis PPPOPOPPPOPS
es:<misma QNPOPOPPPOPO
es:<mismo OTONONOQPMOO
es:<mitad UQQPONPOQNPO
es:<muchac ORPPPOPPOPPQ
es:<mucho MRQOOOQONOPP
es:<muchos NRPOOPPORNOO
es:<muestr ONPSPOPOPPOM
es:<muy NOQMOMPOOOPY
es:<nada SPOPOONOORP[
es:<nadie NOPQQLOOOQPX
es:<necesi MKURNLPNRMNR
es:<ni TOPQONPQNRRV
es:<ningun ORPOPLPOQNOR
es:<ninos PPPPPNPPOPPP
es:<no FVPOKIIGKJNU
es:<noche PRPOPNOOOOOY
es:<nomas RNPRPOPPPRPU
es:<nombre PPPPPRPPPQPQ
es:<nos KRQSNTOQQSS[
es:<nosotr RTNQNOOOVPMH
es:<nota OQRQOPPOPQPJ
es:<novent SNPOQXPNOQPP
es:<noviem ROPOPNRPPOQQ
es:<nuestr SRNPOSOPTPPH
es:<nueve MSOPPTQPQNNO
es:<nuevo QPPPPSQOPOPQ
es:<numero QRPPOQPOPOPO
es:<o NOOOR^MPOQPr
es:<obra ONPPPOPOOOQN
es:<ochent ORPOQOQQOOPN
es:<ocho OQPRRSNOPOPM
es:<ochoci NRPPOOPOPOPM
es:<octubr OQPOPOSNOSQT
es:<oferta NVPPPPPOPPPM
es:<olvida OPPPPOPPPOPR
es:<once PQPQPOPOMQOP
es:<opcion PLPROOPOPPOM
es:<orden PPPQOPOOPQPM
es:<ordena PQPPPOPPPPPS
es:<os RHOPLMSRPNNC
es:<otra PPNTNNPRMQNS
es:<otras SOOONOONOOON
es:<otro OROQORONQPNQ
es:<otros NRPOPOOOPPOP
es:<oye SOPPORPONOOR
es:<pacien SMOPOSOOPPOL
es:<padres OOPSOOPPPTOQ
es:<paga OQQOOYOOOOPP
es:<pagan NNOROMPOOPPM
es:<pagar PROPPWPOPOQS
es:<pago PPPNPSPPPOPU
es:<pantal QPROONOPQOPJ
es:<papas OOPPPOPROPPP
es:<papel OPPPPQPRPPPO
es:<para PNQPPUWPOLPR
es:<parece OSONOSNQPLRJ
es:<pareci RROPPQPPOPPN
es:<parte QRROOOPOOOOO
es:<pasa PPPOPMPPPORS
es:<pasado PROPPQPRPPPQ
es:<pasan OQPPPQSPPPPP
es:<pasar OSOOROQQQOPN
es:<pase PQPOPRPPPRPS
es:<paso NPQTONQSOSPL
es:<pedido OQOPONOOOQPS
es:<pena OPPSOPPORQQO
es:<pensad ORROOPPONOPR
es:<perdon NOOSOTPOPOOP
es:<perfec ONPPORPOQPOM
es:<permis POPROOPOPROL
es:<pero LTOQNOORQYU^
es:<person MNONOQONSONI
es:<pesos QRPOPUQOOOPO
es:<piensa OVPPPQPPPPPN
es:<piso OPPOPPPPPRQR
es:<plan QSOOQTPPNPOO
es:<planta SOOOPNUOPORO
es:<plataf QLPPOOOOOOPN
es:<poco PPPRPRPPPRPU
es:<podemo NPOOQSOOPORK
es:<poder PPPNPOPPPNPT
es:<podria PXOQOSPOPQPK
es:<poliza POOPPPOOPOPN
es:<pone ONPPONPORPOQ
es:<ponen OQPPPPPPPOPR
es:<poner QQPPPQPORPPR
es:<pongo PPPOPPOOOPOS
es:<por HUIJNRLMQLHL
es:<porque OPONRLPOOOO^
es:<portal PPOPPPPOQPPN
es:<precio PMPOOSOPSOPR
es:<pregun MQOPOPMQONRQ
es:<preocu QPOOQMPPPOPM
es:<prepar PORSPOOQPRSN
es:<presen OQPQOONQPTUN
es:<presup NORPRMPPPPQM
es:<primer PLPLQTRRPLUR
es:<probar OOPQOOPWQQQM
es:<proble OQPPPPPQQPPM
es:<produc OSOOPPPOQOPM
es:<profes NRPPPOPRPOPQ
es:<progra MONORNPRPNOU
es:<promet OPPOPOPPPQPS
es:<propio PQPOPPQRQOPR
es:<propue LTOROSOQOQRI
es:<provee ORPPPOPPOPON
es:<proxim POPQPPPRPQRR
es:<prueba WKPQOSPPPPSK
es:<pudier RQQQOOPOPOPN
es:<pudo NTPQPPPQPPPN
es:<pueda POPQQPPRPQOP
es:<puede OPMQMTORPPLK
es:<pueden NQPOOOPPOOPQ
es:<puedo P^MPPUPQOMMM
es:<puerta PSPOPOOQPQPP
es:<pues RNOQNNNORPN^
es:<puesto QPRPPOPOOOOO
es:<punto PNPRPPPOPRPL
es:<que RKITKHHIMRH[
es:<queda NPPOOOPOROOR
es:<quedam OOPQPQPPPOPL
es:<quedar ORROPQQOPPPP
es:<quedo QPORPLPOQQOQ
es:<queria PSOOOPNONOOE
es:<quien IPNN^RMJLNMP
es:<quiera QOOQPQPPPPPN
es:<quiere OPPQOPPUPQQN
es:<quiero OUPROLQOOPPV
es:<quince RRPUOQPWQXST
es:<rapido ROPPPOPPPPPQ
es:<razon SQOPPRPPOPPO
es:<recono OPPOOMNRROOR
es:<record UNPPPOOPPOPN
es:<regala PPPNPPPPPOPO
es:<regist NLORONOOPRPM
es:<renova SPQRQRPOOQNL
es:<reserv QOPNPOOOOOPP
es:<respon PPPSONPNORPS
es:<resuel OOPOPQPOQORN
es:<reunio POPOPQPPORQN
es:<sabado ONPNQOPOOQSQ
es:<sabe POPPPNOPPPPT
es:<saber PPOOPOPOROOJ
es:<saco PRPOPPPPPQQS
es:<sale NSOROPQOQPOP
es:<salen OQRPPOPPPOPQ
es:<salio NUOOONORPOPN
es:<santa PNPOPNRPQOQS
es:<se OPKJHPSTNNNV
es:<sea PPOPQNPOPQOT
es:<segun OPPPPQQORPPN
es:<segund PSQORNMNRTNW
es:<seguro RPOOQNONOOPM
es:<seis RMRPQUOQSQNF
es:<semana KPOXSMSZOUPK
es:<senora OMPPROPOQQRP
es:<septie PPPPPPQOPOOS
es:<ser ROOSPPROPRON
es:<seria OPPQPPQORNPO
es:<serio OPPPPOPPPPPR
es:<servic TORPOPOOPPRN
es:<sesent ONPOTOOOQNOO
es:<sesion OPPPPOPSQQQN
es:<si LHRMKXLPTUWU
es:<siempr PNPRPOOOPRPP
es:<siento LUQPQOOOOOPP
es:<siete OSQOPQPPQPOT
es:<sigue OQPOQMRQPQQQ
es:<siguie PPPPPOPQPORR
es:<sin TNQNPSPUQMOO
es:<sirve POPOPNPQPOOR
es:<sistem SOOQQPPOOQOO
es:<socio POPPRPPPPORO
es:<socios PMPPSQORPPPP
es:<sola PPPNPQOOPNQN
es:<solo NMPMPNNNLMNC
es:<somos OPPOORPPNPQW
es:<son LNQKTNOOPLNG
es:<soy OQPQOPOOOPON
es:<su XONLSNPMRNOE
es:<sube TQPPPTOOPPPQ
es:<subir PTPPPOPORPPO
es:<suena POPPPOPPPQOT
es:<sus QQPOOOPQNQQP
es:<suyo PQPOPRPPPNPQ
es:<tablet NUOQOQPPRPPP
es:<tal WLNSNONMNQOC
es:<taller RQOQONOOPPON
es:<tambie QQOPOSQOPTM[
es:<tan PPPOPRPPQOPR
es:<tarde ONQSPOPPOOPT
es:<tarifa QQPPPNPPPPPO
es:<tarjet POPOPROOPRSN
es:<te SPMRMRKTSPTK
es:<tecnic ORPTOOOOOVNO
es:<telefo RPPOONPOPOOS
es:<tema OQPOPOOOPOPN
es:<tempor PPPPPRPPPPRS
es:<tendri NNTVRPQPORNR
es:<teneis NOPRROPPOQOQ
es:<tenemo STQOOPPOLOON
es:<tener OOROPNQPOOPO
es:<tenerl POPPPPRPPOPR
es:<tengo ONPQOOQTORSf
es:<tenia RNPOOMPPPOPX
es:<tercer POPOPRPQPOPQ
es:<termin RPPOOOPPPOQS
es:<texto OQROPOOOPOPP
es:<tiempo NPRRONQPOSPT
es:<tienda ORPRRPPTPRPN
es:<tiene KKOMULPRSNMQ
es:<tienen MJOPOLSSOPMK
es:<tienes QPNOQPQONOOK
es:<toca RPPPQQPPPRPR
es:<toda PRPPPQPPOPPR
es:<todavi NJSQOOOROOOM
es:<todo SMOOOLORTMMQ
es:<todos ONOQORPNOQRN
es:<toma ONPOUPPOPOOP
es:<tomo RPRPPNPPOPPQ
es:<trabaj OQOOORONOOOM
es:<tranqu QPOPSPPPPPPP
es:<treint NSQTONOPORLR
es:<tres PRMVQLMPQSRK
es:<tresci SLPOORQNNNOQ
es:<trimes PRPOPRNNOOOP
es:<tu PXOPUMOROSMN
es:<tuvimo OPPPPOPPPPPR
es:<ultima NRQOPNOOOOPQ
es:<un PMKJPKORNHMV
es:<una KZLOMKKWRNPa
es:<unas OOPOQNQOPPPN
es:<uno OOPVOSPQNSN_
es:<usan NNOPQOOOQPPM
es:<usted MMQPXJPMPPQN
es:<ustede PNRMOPOONROZ
es:<usuari POPOQTPQQPPP
es:<uy NOPPOPPOPPPN
es:<va MRMKPXOLPMLI
es:<vale NQPMOQPOQMOR
es:<vamos POPQPQPQRQPP
es:<van MOOPPRPOOOOS
es:<vaya QPQOPOOQOOSN
es:<ve UOQOQNNPOONB
es:<veces NOOPPTOPPOPQ
es:<veinte QJPMOZOYQMOJ
es:<veinti NOROONSMRRNG
es:<vemos PQOOPQPPQQRM
es:<ven RPPOPQORNQQL
es:<vende POPNPQPPPPPS
es:<venga PRRRPOPNPTST
es:<veo QPQPRUOPPROS
es:<ver PPRLQKQMMMNL
es:<verano PNQPOPQRPPPP
es:<verdad LNPNOOOOPQOT
es:<verde RNPPPOOPOPPM
es:<verlo OPPQOQPPQQPS
es:<versio PRPRPPPPPQPR
es:<ves QRPOOOPOOOPM
es:<vez PROQOOPQONOS
es:<vi PSPPPSPOQOOS
es:<vida PPPPPOPPPPOX
es:<video QPPOPPNNQOOK
es:<viejo PPPSOROPPWOT
es:<viendo TNPOOOPOPOPQ
es:<viene MPNTPPTPOQOR
es:<vienen RNPPPPQPOSPQ
es:<vierne POQRPNONOQQR
es:<vino POPNPRPPPPPQ
es:<vio QPRROPPRPQPO
es:<visita OOPOPRRPPOON
es:<visto PNPRRPOOMQNQ
es:<vos TPOOSPOOPOOQ
es:<vosotr RPQPRPPOPPPP
es:<voy NQPNPSRTQPSL
es:<whatsa TMOOPOSOPOON
es:<y TKGILRMMRWOZ
es:<ya RSNKNSNPPLMO
es:<yo JRPHQDNUNDOl
es:># PNOSPRTQRTQQ
es:>a LQSLTVQORNUX
es:>abiert OPPNPPPPPNPP
es:>abril POPORPPSPOPQ
es:>aca ROPOPOPPPOPQ
es:>activo OPPORRPPPQPO
es:>actual PSPOROPPPOPQ
es:>acuerd NRPNOSORONPQ
es:>ademas SQPRPTPPPPPP
es:>agosto SOPQPNOPOPPP
es:>agrade SPPTOSOPPSOS
es:>ahi NQONQMPPOOQW
es:>ahora NPROONOOPOOM
es:>ahorit OPPSPRPOPRPO
es:>aja PPPPOPPPPPPW
es:>alcanz OPPPPPPPNPPP
es:>alegri VNPPPOPOPPPQ
es:>alegro ZMPPOQPOPPPN
es:>algo TNONOLQNMPOJ
es:>alguie ROPNPPPQPOPN
es:>alguna POOPPNPROPPM
es:>alli NPPOPPRSPPUQ
es:>anda OOPPPMPRPPPQ
es:>andan PPPPPOPPPPPS
es:>ano MSOOPRPPMORL
es:>anos MPOONVPNSNON
es:>anotad OSPOPOOPOOPT
es:>antes LQLWPPRLOLRP
es:>aparte ROOPPWPPRRPP
es:>aplica QOPPPOPPRPPO
es:>aproba QOQOPTPSPPPQ
es:>aprueb PPPRTOPOPSOR
es:>apunta PPPPPOOOPOPU
es:>apunto QLQOOQQOPNPP
es:>aqui OOOMQPOOOMPL
es:>arranc POPQSPPPPSQQ
es:>arregl PSPPPQPPPPPO
es:>arriba PPPPPRPPRPPQ
es:>asi MOPQO[OQORPW
es:>aunque PPPPPRPPPPPR
es:>autori ROPOPPQRPOPR
es:>avisar QOPRPNPPPQQN
es:>aviso ONTUPOPPPTPN
es:>ay OQOOONPOOOOS
es:>baja PPPPPRPPQPPQ
es:>bateri POSPPOPORPOO
es:>bien SLNONSQNNOMd
es:>bonito PPPPPPPPPPPT
es:>buena PNQPPRQSOPPQ
es:>buenis QMPPPOPUPPPQ
es:>bueno UQPMNPQSMONV
es:>buenos PPPPPPPPPOOS
es:>cada OMOOOPONVNOM
es:>cae PPPPPOOPPPRT
es:>cafe OQPPORPPPPRR
es:>camara PNPOPOPQNPON
es:>cambia NOOOQLOOQOOM
es:>cambio OTPPPPPPOPQQ
es:>camion PPPPPPPPNPPP
es:>campan ORPPPRQPRPPR
es:>casi OPOPPPPPOOPS
es:>caso PRPPPOPPPPPS
es:>certif RNOPPOPQQPPO
es:>chica POPPPPQPPPPR
es:>cien ONPPRPPTPPPP
es:>ciento OLOORPOSSOOH
es:>cierra RPPPPPPPOOPR
es:>cierre QNPRPORPPPPQ
es:>cinco MLQOOSPMYNSL
es:>cincue ROPORRPOPOPQ
es:>claro LRNQRMOTPNOJ
es:>client ROPOPNQOOOOM
es:>cobran ONPPPOQPPPPO
es:>cobrar ORPPPSPPOPPP
es:>comisi PQPOPORPPOPR
es:>comite PPPRONQPPPNS
es:>como PTLKOOROOKMR
es:>comple OROOSPONOOPP
es:>compra OQOPPMPQPPPP
es:>compro PRPOPOOPPQPQ
es:>con H_STIUOOSSNV
es:>conect POPQPOPQQRPO
es:>conoce OQPOSPNQPOOO
es:>consej PPPPQOROPPOQ
es:>consul NPUPOQOOPPQR
es:>contac ONOPQPPROPPN
es:>contad RQPPPNPOPPPR
es:>contes OOQROPOOOOOR
es:>contra QPONQLQOOMOO
es:>conven PPPPPPPPPPQR
es:>correo POOQPQPSPPPO
es:>cosa PPPQPOPPPPPT
es:>cuadra PSPPPRPPPPPR
es:>cuando VNNRSMQMNRQW
es:>cuanta PPPPPQOPQPPN
es:>cuanto RLONOGOONONZ
es:>cuaren NOPOPSPQROOM
es:>cuatro NSNOPTRQSOPQ
es:>cuenta RPOPOROOPPRR
es:>cuente PORQORRQPQOM
es:>cuento RORRPPPPPPPN
es:>cuesta TPPPPOQPPPPP
es:>cuota OSPPPQOOPPPQ
es:>curso OPPPPOPPRPPP
es:>da ONOOONPOONOS
es:>dale OPPTPOPOPUPT
es:>dar OOPPPQQPPPPR
es:>datos QSPOPNPQPOPN
es:>de PSPSLSSPTORW
es:>decide OPPONNRNPOPN
es:>decidi NRPPOQPPPPPO
es:>decir ROPPPOPPPPPQ
es:>decirl QOOPPRQPPPPN
es:>decisi NPOPOMROOPPL
es:>deja PPPOPPPPPONS
es:>dejamo POPPRRPPPPPP
es:>dejeme OSPOPQPPPOPN
es:>dejo OUPPRQPOOPPL
es:>dentro QPPPPRPPPPPP
es:>desarr OQQPOPPOPPPM
es:>desde PMPPOLQQNOQQ
es:>despue PPPQPNPOPOUO
es:>dia QMTQPMPROOOP
es:>dias MOMNQLUMSSOM
es:>dice OMPPPMOOOOPP
es:>diciem PPPOPPORPPOQ
es:>diecio POPPPOOOPRRQ
es:>diez PKOTONNTTPVN
es:>diga OTPPSPOOPPOM
es:>digo OOQOONNROOPU
es:>dijero OPPQPQPPPPON
es:>dios QNPPPOPPPPPQ
es:>direcc PPPPPOPRQPPP
es:>direct POPROOPPPQOS
es:>doce OPPQPOQUQNPQ
es:>doctor MQPOSQPOQNPM
es:>dolare QOPPPSPPPPPP
es:>doming PQPTPNOPPTNO
es:>donde OOPOPOQPPOPS
es:>dos NMMSQMOMVNPO
es:>doscie QNPOPSPPQOPP
es:>el LPPSPTSTMU]V
es:>ella PLPPQNOTPTQO
es:>ellos RROOONPORPOO
es:>empeza QQPQOQPRPQPQ
es:>empiez PQPOPOPPOOOS
es:>empres OSPPQNOPPPOP
es:>en LYVQTMMNRMGT
es:>encant PQPPPNQPPPPQ
es:>encima RROOOOPPPOPU
es:>enero ROPQOQSOOQPQ
es:>entend OUPPQPPPPOPP
es:>entien I]MOOOQNOOOH
es:>entonc VLOPQMNPORRV
es:>entra PPPPPRPPPPOU
es:>entrad PPPPPOPPPPPR
es:>entre PPPPPNSPPPPR
es:>envio ORPRQOPOPQOL
es:>equipo OMTPOPPOQPPL
es:>era PRPOPLTPPOPR
es:>es P]RRQVOFIRKQ
es:>esa RNROPRSQOROQ
es:>escrib QPOPPQPPPOPR
es:>escuch POPPPPPRPPPQ
es:>ese NRSQONOONQPQ
es:>eso TWVPJTSRKPNa
es:>espera POPTPQPPPSQU
es:>esta KUWPRVPOOMKU
es:>estamo QMQORPONPORN
es:>estan NUQOOOOONOOI
es:>estar PQPSOUTQPVRR
es:>este OOOQPOPOOQON
es:>esto OMPRPQPPOSRQ
es:>estoy OMPNOOQPPSSO
es:>estudi QPPPPRPPPPPP
es:>euros OTPROXPSROOK
es:>existe OOQPPOPPSPPN
es:>factur TQOUPOOOPRPP
es:>falta TPOPPPPROONO
es:>favor ORPRRNQPPROS
es:>febrer POPRQPSPPRPR
es:>fecha PROPQPQPQPNN
es:>ficha POPOROPOROPN
es:>fijese PPPPPOPPPPPR
es:>fin NPPOPOOPPOPQ
es:>firma OQPPOQOTQPON
es:>firmar PSPPPROPOPPQ
es:>firmo PPOOPOSPPQPT
es:>foto PPRVPOPPPUPP
es:>fue PRPPPOOPPPPN
es:>fuera PPPQPPRPPRPP
es:>funcio NROPPPPRPOOO
es:>garant RPPOPLPOPQQP
es:>genial QOPPQRPSPPPL
es:>gente OTPPOPPROPRQ
es:>gestor OORPPOPPPPOQ
es:>gracia WMOROPOPPUNQ
es:>grande QOPPPOPPPPRP
es:>gratis ORPPPQPOPOPM
es:>grupo POPQPPOPPPPS
es:>gusta POPPPPPPPOOT
es:>gustar QOPQPOPPPRPN
es:>ha RPOOQMOOONPL
es:>hablam PPRQPPPNPPOP
es:>hablar PQPNPPPPPOPP
es:>habria ORPPPPPPRPPL
es:>hace OOTOPOOOPNNS
es:>hacemo RSNPNNPPRPOL
es:>hacer QOPOPNRRONNQ
es:>haga PRPPPPPPPPPP
es:>hagamo ONPOQNRPONOO
es:>hago QOPTNQONPONQ
es:>han OPPPPQPOPPPM
es:>haria SNPPPPPPPPPL
es:>hasta PPONOWOPWPQQ
es:>hay JZPMPJOLOONT
es:>he ROPPPQPPPPPT
es:>hemos PPPPPPPPPPPS
es:>herman OQPORSPOQOPN
es:>hija OOPOPOQPPOPS
es:>hizo POPPPNPPNPPP
es:>hoja POPQORPPORPR
es:>hombre ORPRPOPPOQPR
es:>hora OLPPQOOLPNNM
es:>horari OROPPPPPPPPN
es:>horas ONPPPPONTOPM
es:>hoy NHaOPOPRMRME
es:>iba OOPOPPPPPPPR
es:>idea OPTPQPPPPPPO
es:>igual QOPOPOOPQPPV
es:>imagin POOOPMPOOOPO
es:>impres ROPPPOPPPPPP
es:>inclui QPTOO[POSOOH
es:>inform NPOPPOPPOPPN
es:>ingeni OSPOOOPPPPPP
es:>instal PNOORPRPQPPO
es:>invita PMPOQOPOPOTN
es:>iva ONRPPQPPRPPN
es:>ja QSOPNNPOOPPN
es:>jaja IJLOMMNLIOM<
es:>jajaja HDMONJOMLONC
es:>je MLPPSOPOOPOM
es:>jueves ROPQSLRROUQM
es:>julio PPPPPRPOQPPP
es:>junio PQPOQPQPPOPR
es:>justo QUNPPTPOPPPQ
es:>la OOPUWMRNRTJZ
es:>lado ROPQPOPPPSPQ
es:>las TRKNMIQVMHbR
es:>le WQPIOLPRPNIG
es:>les RMMOQNQOOPQC
es:>levant PRPPPPPPPPPP
es:>licenc POPPPPPMROPQ
es:>llama ROPPPPPPPPPO
es:>llamad PRPNQOQNOPOP
es:>llamar OPPRPPOPPRPO
es:>llamo ONPPRPPMOONM
es:>llega OQORPPPOPPOO
es:>llegar PNPSOPPNRPOP
es:>llego PPPNPSPOPOOS
es:>llena POQOPPSPPOOR
es:>lleva OQOQPQOOSPQN
es:>llevam PORPOPPPQPPR
es:>llevo PNPNRQQOPNRO
es:>lo LT[WSUUNKSCV
es:>los QLLPQWOWSSNW
es:>luego NQPNPOPOQNPO
es:>lunes NOPRUMRPPQVN
es:>luz PPPPPSPPPOPQ
es:>madre ONPOOPPONOPO
es:>maestr PRPPPPPPPPPP
es:>mal OTPPPRPPPQRP
es:>manana LJNVPQRYPOTH
es:>mandam PPPORQQRQORR
es:>mandar ORPPPORPPOPR
es:>mandem PPPOPPRPPOPQ
es:>mando PMNRQOROOMRP
es:>mano OPPPPORPPPPS
es:>maravi SPPPPPPPPPPR
es:>martes ONONPOPQONQO
es:>marzo POPPQPQPPPRT
es:>mas YOPOPWOMLROO
es:>mayori PPPQPPPPPQPS
es:>me [FMUMJPPIXRi
es:>medio ROPPRROPPPPS
es:>mejor OQPOPQPPPPNR
es:>menos MQOMOLONSOOK
es:>mensaj OQOPOQPOQPPM
es:>mensua RQPPPPPPPPPN
es:>mes QSNNTYPPRPOH
es:>meses MVPOOQOOQOPO
es:>mi MOPRNKPPMNPc
es:>mia OQPRPOPOPRPP
es:>mierco QNPRORRRONTR
es:>mil NQOOOKONSOOO
es:>millon POPPPRPRQPPS
es:>minuto NOPNONPOQOSM
es:>mio OPPPPQPPPOPS
es:>mira OOPNRPPPPNO]
es:>mirand ROPPQQPPOPPN
es:>mire QOOOOONOPOPU
es:>miro PPRPPOPOPPPP
es:>mis PPPPPNPPPPPT
es:>misma PPOPPPPRQPPQ
es:>mismo LJSPNKQQPYRN
es:>mitad NPPOOUPOQOPO
es:>moment PNPPPOPPPPPO
es:>movil PPPPPOQPPPPR
es:>muchos OQPPPOPPPPPN
es:>muy QLPOOVQQOOOV
es:>nada RRQRORORPQOR
es:>nadie QQOPPPOPOPOU
es:>necesi RPOPRMQQPROP
es:>ni QRPOOMOPOMPY
es:>no JLbMJTFJMPIe
es:>noche POPOPMPOPPPR
es:>nomas PPPOPOPPPPPS
es:>nombre PPPPPRPPPPPR
es:>nos RNQROMRQMPNR
es:>nosotr MONNNOOPSNOL
es:>nota NTOPPPPNPPPO
es:>novent OMPPOOPORPPN
es:>nuestr NNNNONNNONOK
es:>nueve OPPNOORRPOVR
es:>nuevo PSPPPOPOPPPQ
es:>numero ROPOPOPQPOPL
es:>nunca ONQPPPPPOPPQ
es:>o ROONNQSOPPOb
es:>obra POPPRPPRPQOP
es:>ochent RROOOMPPNPPQ
es:>ocho ONPMPQQNPMQP
es:>ochoci PPPPPQPPRPPM
es:>octubr QOPUQOPOOSOQ
es:>ojo PPPPPRPPPPPR
es:>once ORPOPPOPOOTR
es:>orden POPOROPQPPPP
es:>os NVNRRNONOOMH
es:>otra MVOPOSSPQQQR
es:>otras ROOOQOOOOPPP
es:>otro RPOQOLPOPPOT
es:>otros QOPRONROPPPP
es:>oye RQPPPOPPNOPO
es:>pacien PMPOPPTOOOOO
es:>paga PPPNOVOPPPPQ
es:>pagan POPPPUPPPPPN
es:>pagar NSPPPTPPPPSQ
es:>pago POPOPSPRPTPQ
es:>palabr POOOPSQPPQPS
es:>para WKMRUNOJPONQ
es:>parece MTPPPOPTORMH
es:>pareci TNPPPOPOOPPO
es:>parte POPPPRRPPPPP
es:>pasa OOPPOROPOPPQ
es:>pasado RQPPOOPPPOPP
es:>pasar NTPOQOOOPOPO
es:>pase PQPOPRRPPOOR
es:>paso QMVLRNORQROP
es:>pedido QROOPRPPOSRQ
es:>pediri OSPQPOPPPPPP
es:>pena OPPOPOPOOOPL
es:>pensad PPPPPUPPPPPS
es:>perdon POPPPOPPNPPN
es:>perfec LOOOOMPLOPVQ
es:>pero MOPQNTONOSP]
es:>person PWNOONMNPOOK
es:>pesos PORPRQPOPPPP
es:>piden RNPPPRPPPPPP
es:>pido PQPVPRPPPQPO
es:>plan SOPQPQPOOQOL
es:>planta PQPPOPPPQRSQ
es:>plataf RPPPPOPPPPPM
es:>poco PPPPPPPPPPPS
es:>podemo OSPPSUQONPOO
es:>poder POQPPQPPPPPR
es:>podria OWOOQTOOOOPN
es:>ponen RPPPPOPPPPPR
es:>poner ORPPOOPOPPPO
es:>pongo POPOSNPONPOT
es:>ponme PPPPPUPPPPPR
es:>por KPMTOQLOVSMJ
es:>porque SQPSPNPQORQV
es:>precio QOORPOOOORPQ
es:>pregun RQSPONOOPPOQ
es:>prepar POPMSOQPPNPO
es:>presen ONOSTNROPPQQ
es:>presup PSPNPPPPPPPQ
es:>primer NTNPRTPNPPNN
es:>proble POOOPMPOPOPN
es:>produc ORROPNPROPPM
es:>progra ONPOPOQQOPPO
es:>promet QPPRPNQRPRPQ
es:>propue ONPPPPQOPPPN
es:>proxim PPPPPOPRPSPQ
es:>prueba ONPOQPQPPOPO
es:>pueblo PPPPPRPPPPPP
es:>puede LXRNNOOOSNOM
es:>puedo LYOOPQRKPOOO
es:>pues OOQNNPRMMOLd
es:>puesto OPPPPTPOQPPN
es:>que eMGKFOXPHKH^
es:>queda QNPTQMOPPTST
es:>quedar OSPOPOPOOOPP
es:>quedo POPUPPPPPUPP
es:>quien QNNLOJPMMOMH
es:>quiere PPPPQOSRPROR
es:>quiero ORPQPSOPQONQ
es:>quince PPPQPOUOQPOQ
es:>quita PPPPPNPPPOPS
es:>razon NUPPPPPPOPPN
es:>record RPPPPPPPOPPO
es:>regist OOPPONPPQPPM
es:>renova TPPPPOPPPPPO
es:>respon PPPPPNPPPPPR
es:>resuel OOPPPRPPPPPQ
es:>sabado PORNQTOQPPYR
es:>saber RPPPPOPPOOPM
es:>saco PPPOPOPPPPPS
es:>sale NUTOOPOOORTR
es:>salen MPPOPOPPQPPN
es:>santa OSPOPPOQPORR
es:>se PTOVRQOHWNKU
es:>sea PQPQPSPOPQQW
es:>segund RNOSOQPRRTOP
es:>seguro OOROONPOOOPP
es:>seis OPOOT_OOQQOL
es:>semana MMQSOPSTUPPP
es:>senor PPPPPQQPRPPP
es:>senora PQPPPNPPPPPP
es:>ser OSOPOOQOOPPQ
es:>seria TOPPNNOOOPPN
es:>serio PSPPPPPPOPPQ
es:>sesent OPPOPQQPSOPQ
es:>sesion QOPRPPRQQUOQ
es:>si FOJONPNQeRPY
es:>siempr OOOOONPOSOOT
es:>siete RNPPOROOPOQQ
es:>siguie POPPQPPPPPPR
es:>sin LRTOOOOPSOQQ
es:>sistem TNOPOQPOOPPO
es:>socio PRPPPNPPPPPN
es:>solo PKUOOOOROOOO
es:>somos OPPPQPPPNOPS
es:>son MQNPMMPRRNNQ
es:>soy PRPOQPRPPOOR
es:>su ROONQPPNROOJ
es:>suena POQPPTPPPOPQ
es:>tablet ORPPPPOOQPPO
es:>tal QOPPPOPPPPPN
es:>taller ONQPQOPOPPOQ
es:>tambie QNONOSQNSLNU
es:>tan SRPPPTPPPPPN
es:>tarde OMPOUQOSPPRQ
es:>tarifa POPPPRPPPPOP
es:>tarjet PRPRPOQPPRPP
es:>te KWOXSSQQSUIH
es:>tecnic PPPRPOTOPOMM
es:>telefo NOPPPOPRPPPP
es:>tempra POPOPPPOPNQR
es:>tendra PPPSPOOOPPOP
es:>tendri LQTQOQSQOQPK
es:>tenemo NPUPOLOOPNOM
es:>tener ROPPPSPPOPPN
es:>tenga PPPQPPPORQPR
es:>tengo QOPMOOQPPOQW
es:>tenia PPPPPPPPPPPT
es:>tercer PPPPPSPPQPPO
es:>termin SPQPPOPPOPPO
es:>tiempo QPOMOLPOPLNR
es:>tiene OSNOMOQMNOQN
es:>tienen QQOPONSOROOP
es:>tienes OQOWRSQTNSOI
es:>todas OQPPQOPPSPPM
es:>todavi OLSOROOOOPNN
es:>todo NSONRPQPPPQR
es:>toma OPPPPNPOOPPO
es:>tomo NRPOPPRNPQPU
es:>trabaj NORPPRPOPPOQ
es:>trae MRPPPPPPPPPO
es:>traigo QORPPOPUOPSQ
es:>tranqu ORPQPRPPPSPR
es:>treint NSOOOUNQPQPR
es:>tres NXTMRLNLMPNM
es:>tresci ROPPPPSPPPPQ
es:>trimes NQPOORPPPOPN
es:>tu PQOMOPSOOMOR
es:>tuvimo PQPPPRPPPSPN
es:>uf NRPPPPPPPPPP
es:>ultima OWPPPQPOOPQN
es:>un LSLJVNSMKPMW
es:>una SWMQMKRMSNLX
es:>uno ONPNNQPPSQQX
es:>usan QNPPPQOPOPPM
es:>usted NTONNMQROPOK
es:>ustede SOPROSOPOOOU
es:>usuari OOPRPRPQQPPN
es:>uy NTOPPROOPPOQ
es:>va PRNSPXQRSRSM
es:>vale MSOSOPTOOSOQ
es:>vamos OUQPPROOONOP
es:>van QOPORUPPPNPO
es:>vaya M_MOOSOQOPOM
es:>ve QMORPOPOPQRP
es:>veces OPPPPRPPPOPQ
es:>veinte OPOOOOOQSORM
es:>veinti NNOOORPNTSPH
es:>vemos ONPOOPQRPPON
es:>ven POPPPPPPPPSO
es:>vende PPPPPPPPPPPS
es:>venga PPPOOOPPPNRS
es:>veo POPOPOPPPORQ
es:>ver OQOUORNQQUTT
es:>verdad NVQQOPOOOQOS
es:>versio PRPPPPPPPPPQ
es:>vez PPOPPNROOOPQ
es:>vi PNQQPOPPPQPU
es:>vida NPPPPQPPPPPS
es:>video ONPSPOOPORPK
es:>viejo PPPPPOPPPPPS
es:>viene NSWNPMNNNPLS
es:>vienen ROPQPOOPPPPP
es:>vierne ONSONPRPPMUS
es:>vimos PPPPPOPPPPPT
es:>visita ROPPPPPOPPON
es:>visto QNPOPNQOOOPP
es:>volver OOPPPSPPPPPO
es:>vos PPPPPROPOPPP
es:>vosotr PQPSPQOPQPPP
es:>voy QUQROQNOOQNL
es:>vuestr PRPPPOPPPOPS
es:>whatsa PSPTPOPPQOPO
es:>y UFHQTGQJQOHX
es:>ya FQOPNTMNPOOi
es:>yo PQQNQOQRMQQa
es:^ a KOPMLQPPRONF
es:^ aca POPPROPPPPPV
es:^ ademas OSOPOOPOPPPQ
es:^ ahi USOOPQPOPQRN
es:^ ahora TNRNOPPRPNRI
es:^ aja PPPPPOPPPPPM
es:^ anotad PSOPPOPPPPPM
es:^ antes RNORPQROPSOP
es:^ aqui OOPORNQOPOOX
es:^ asi UOPNPOPNPPPO
es:^ ay TNPPOPPOOPPL
es:^ bien MOPPPOQOPPPG
es:^ buenas MPOPPPPPPPPQ
es:^ bueno LMORNLNONOML
es:^ buenos OPPPPPOPOPPL
es:^ claro OOPQPPPPPQOT
es:^ como ONPOOROOPOOQ
es:^ con MJJMOQOONKKB
es:^ cuando NQOPPOOROPPQ
es:^ cuanta PPPPPOPPSPPQ
es:^ cuanto POPPPSPOUPOR
es:^ cuatro OPPPPPPOPPPM
es:^ dale QOPTPPPPPRPN
es:^ de OROPOTNUOOON
es:^ dejeme PPPOPQPRPOOQ
es:^ desde ROPNPNOPPPPQ
es:^ doce QQPPPQPRPPPO
es:^ doctor PPPPOPPRPPPP
es:^ don PPPPPQPPPPOX
es:^ dona PPPOPPPPPOPS
es:^ dos QPPPPQQOPPOM
es:^ el KOKPYWSHPVTI
es:^ en RNPPPMSJSQNL
es:^ entend PPPPPOPPPPPS
es:^ entien PPPPPOPPPPPR
es:^ entonc PWONOKMVONSN
es:^ es ORNOPKNOMOOW
es:^ ese RNPMPQOORPPP
es:^ eso QXMPNSNPOONM
es:^ esta QRPQQPOOOTOL
es:^ este PPPPPORPPPPP
es:^ esto RNPPPOQOPOPL
es:^ estupe OQPPPOPPPPPS
es:^ genial PPPPPOPPPPPS
es:^ gracia PPPOOPOOPOOS
es:^ ha PPPPPNPPPPPR
es:^ hacemo PPPPPOOPPPSR
es:^ hasta PQPORRPOPOOQ
es:^ hay NPQOONPQQOOU
es:^ hola PPPOPOOPPOOW
es:^ hombre TPPPPOOPPPPP
es:^ hoy PPPPPORQPROQ
es:^ igual QKOPQORRPPPO
es:^ ja PPPPPPPPPPPW
es:^ jaja PPPOOMOPPNOc
es:^ jajaja PPPPOMOPPOO_
es:^ je PPPPPOPPPPPS
es:^ la ]KINWLVJSOJP
es:^ las OPQTOLQOQQNN
es:^ le OLPQOOPMOMOR
es:^ les PRPRPOPPOQNS
es:^ lo KTRTRNPNRPIX
es:^ los QGKQNJQKSPMI
es:^ madre PPPPOPPPPPPU
es:^ manana PPP_POOPPaRU
es:^ mandam ONPWOOOMONOM
es:^ me MPOKPMNROIP_
es:^ menos QOPPPQOPPPPT
es:^ mi MPMOQLRMOONM
es:^ mira SNOOQPOOOOOH
es:^ mire OUONQPONPNPO
es:^ muchas PPPPPPPPPPPT
es:^ muy POPPPPPPPPPM
es:^ nada NNPSPPQPPPPR
es:^ nadie ORPPPPPPPPPO
es:^ necesi OMSSOOQOOPPQ
es:^ ni OQPPOPPPPPPN
es:^ no QPLLRLLMMMNS
es:^ nomas QUPPPPPOPPOO
es:^ nos OPQOOSPQOPVO
es:^ nosotr NUPOONRNONOX
es:^ o QPOPPOPOPPPN
es:^ os PPPTPOPOPROR
es:^ oye PNPORQOOROOL
es:^ para QPOOOQOOPOOV
es:^ perfec SPPQPOPPPQQT
es:^ pero MUSQOPQONRQM
es:^ podemo PPPOPRPPPOQQ
es:^ podria PPRNPQPQQOQS
es:^ por RNNNNQPUNMQS
es:^ porque MKNOONOOSOOK
es:^ puedo PPPPPPPPPPPR
es:^ pues POMQMKPVJNLC
es:^ que KNVLNIRURMKU
es:^ queria PPPPPPPPPPPR
es:^ quien POPOMKPPNOPS
es:^ se NPOQLPMOQSKX
es:^ senora PPPPPPPPPPPS
es:^ si NVSJOJKSOQLP
es:^ sin RNPPPSRPQPPO
es:^ son NQPOPVQOPOPR
es:^ te OOPROTNOPYSQ
es:^ tendri OOSPOQOOOPPP
es:^ tenemo OOPPRPORPPPO
es:^ tengo NROOPQONOPNL
es:^ tiene ONSPOPPPPPPP
es:^ todo OUOPPNPOOPPN
es:^ tres QOPPPPRPPPPP
es:^ tu QOPPPPPSOOPK
es:^ un OSPOQPROOONR
es:^ una OROPPOPPPPPM
es:^ ustede QOPOPRPOTOOM
es:^ uy OSPPOPPOOOOR
es:^ va NRPVOQPOOUSP
es:^ vaya SPPPPOPPOOPS
es:^ venga POPOPPPXPORK
es:^ voy POPRPPPOPVRQ
es:^ y M@_HKTHMgLLN
es:^ ya LKNNNKPWPMNK
es:^ yo NKTQQLPRMRKD
es:a MVMOILLNISXG
es:a alguie PPPPPPPOQPRP
es:a el WPSVMNJRLTLV
es:a hacer PRPPPOPOQOPM
es:a la OVPKMLPOQMUP
es:a las OXPLPMMSOOTL
es:a los POONOPSNQROP
es:a medias POPQRPPQQQPP
es:a mi ORRTONNROORL
es:a nadie QNPPRTOSPPPQ
es:a que NVOOPMPOPPQQ
es:a ser PNPOPNTQPOON
es:a un OQPQPOPQQQOS
es:a veces NMOPONPONPOP
es:a ver LMQQOPORPOPH
es:abajo OOOOPPPSOPPN
es:abiert OOOOPOPOQPOM
es:abril OLOOOMVRPOPO
es:abrimo ORPPPRNSPPPO
es:abro RMPROORQPSPR
es:aca OMQORMOMPNOS
es:acaba ONPOPOTOOOPP
es:activo PPPQPQPPPPQR
es:acuerd OPPORMONNQOO
es:adelan OUOPPNOPPPPO
es:ademas NQRONQQNOOOQ
es:agenda QNQOPOPPPONR
es:agosto PNOPOMMOOOOM
es:agrade UPONOQPOPNPO
es:agua RTOOOLPPOOPO
es:aguant TROPONQOPPPO
es:ahi SPTLLMVVLTPJ
es:ahora XJQNQPOOLNSP
es:ahora mismo PQPPPOPPPPPR
es:ahorit POPPPNPROQPP
es:ahorra QSQPPQPOPPPR
es:aja PPPPPOPPPPPM
es:ajusta PQRPPOOPQPPP
es:alcanz NQNQPOQRQQPR
es:alcanz a OQPPPPPPPPPR
es:alegra POOPPNPPPPPS
es:alegri OTPPOOPPPPPQ
es:alegro PPPPPPPPPPPS
es:algo NQOPNQONSONR
es:algo que NPRPPOPPPPPS
es:alguie OTOPRPOOOORO
es:alguie mas PPPPPOPPPPPR
es:algun PRPPPMPPPOPP
es:alguna PRPPPPPPPPOS
es:alli RQQPOOPSOVUS
es:almace NOPOOOPQQPQP
es:alquil NQPOPQPOOOPO
es:alta PPPRPROQQPPP
es:alumno ONPPPQQPQPPS
es:anda QNPPQOPOPPOQ
es:ano NRNNOQPRRONO
es:ano pasado QPPPPNOORPOL
es:anos PSNOPSJMONNP
es:anotad PROPPNPPPPPL
es:anteri ORPOPPPOPNQP
es:antes ]FPWQRYQNTSQ
es:antes de MLNYRMZRPURQ
es:aparte NPRRPYPRRPPM
es:aproba NNPOOXPWPOPO
es:aprueb ONQQVNRSOSOR
es:apunta OQPNPNPUOPPM
es:apunto PSOJPOPOQJPQ
es:aqui KUMLRKRPPON[
es:aqui el PPOPPPRPPPPT
es:aqui la PPPOQPPQPPPU
es:area PORUPOPOPQOP
es:arranc ONOOPORQPNON
es:arranc el PPPPQPSNPPNP
es:arregl MSOSPOPONSPR
es:arriba OSPPPSQOPPPP
es:asegur OOPPPQPPPPPS
es:asi VNMMNRUXMLLI
es:asi no PNQPPOPRPPPN
es:asi que PKMQOSSWNNNM
es:audio OPSPPPPPPPPP
es:autori ONQRUQPSOQON
es:avisa OPPRPPPPPPPQ
es:avisar OLSPOOPOPPRO
es:avise ONSOPPPRPPPO
es:aviso OSQNOOPOPNPQ
es:ay TNPOOPPOOOPM
es:ay no POPPPOPPPPPT
es:ayer SRPPPQPRPPPN
es:baja QQQOPQPNPPPR
es:bajar PQPPPRPPPPPR
es:bajo RMPPPOPOOQPO
es:banco OOOPPSOQPPPQ
es:barbar RPPPPRPPPPPO
es:bastan PSPPPPPRPPQO
es:bateri PPRPPOPORPOP
es:bien OPOONROONONC
es:bien pensad ROPPPTPPPPPN
es:bonito OVOPPROOPPPN
es:boton POQPPPPPPPPS
es:buena OOPPPOPPPPPS
es:buenas LOORPOPOPROT
es:buenas tardes PPPPPPPPPPPR
es:buenis VOPPPPPPPPPP
es:bueno KKORPKNONOLQ
es:buenos OOPPPPOROPOM
es:buenos dias OOPPPPOPOPON
es:cabeza PQPPPPPPPPPN
es:cada OKSPNLNPOMMR
es:cada uno NQPPPOPOPPPN
es:cae NQOOOOSOPNNP
es:cafe QNOPOQNPPPRM
es:caja PNRPPRPPPPPO
es:calcul RNTOPOPPPOPQ
es:camara OUOOPNOPPOPP
es:cambia SVOOPLNNONNU
es:cambia la UMPPROOPOPPN
es:cambio TROSOOPNPROQ
es:camion PNOOOQPPOQPP
es:campan OOPOPSPRRPPP
es:cara QOPPPQPPPPPS
es:casa PSONPOPRPPPP
es:casi SMQPPRPOOPPM
es:caso SOPPPRPPPPPN
es:catorc NYPRPRMOQROO
es:celula NPRNOOPOQOOR
es:centro POPPPPPOSPPO
es:cerram PQPOPQOPPNPQ
es:certif ROSQPOPQQRPR
es:chica TTOPOPPOPPPO
es:chofer OPQPOOOPQPPS
es:cien ONPPPJPROOPO
es:ciento TROOPKONOOOU
es:ciento de QSPPPNPPPPPS
es:ciento menos ROPPPOPPPPPP
es:cierra QUPOOQPOQOOM
es:cierre PQOQQPROPQOQ
es:cierto NQQPPNPPOPPO
es:cinco PTNQOTQPOOQV
es:cinco anos PQPPPOOPPPPR
es:cincue OOOPRSPOOOPP
es:claro ONPQPSPOPPOU
es:client QNRPOLNRQOON
es:cobran OQPPPOPPQPPL
es:cobrar PORPOSPPPSPP
es:codigo QQPSPOOOPPPS
es:colegi POPOPOROPOPR
es:comisi OQPQRMPPOQPN
es:comite ORPRTMSNPOOQ
es:comite de OSPPSOPOPPOO
es:como SOMMLPNMNMJT
es:como la PQPPPSPPNPPP
es:como le NRPPPRPOQPPP
es:como lo POQPOLPPQOOS
es:como los RPPPPNPPPPPO
es:como se PQPPPOPPQPPR
es:como un RNPPPOPOOPPL
es:compan PSPTPOPQQQRO
es:compar SRPPPPPNOPOP
es:comple OPPPQUPRQPPL
es:compra ONOQRQPQPONR
es:compre PTPQOOOQPQPQ
es:compro NQPROMONOQPP
es:con LSXIGLETMPTQ
es:con dos OPPQPQPRPOOR
es:con el PNQOJRONQWTO
es:con ella POPPPPPQPSSP
es:con eso QNOROMOPNSOR
es:con esto TNPPOMNTPPPT
es:con la OSPRQONQQRQS
es:con las POQPQOPQOOON
es:con lo SRPPQQPOPPPQ
es:con los OONONONMOOSR
es:con mi OPORSPRRPTSO
es:con que OOPPPSPRQPPO
es:con quien POPPPOPPPOOT
es:con su PPOORPPPPOPS
es:con todo OPPPPRPOPPOR
es:con tu PPPPPPPPPPOR
es:con un ONNOOUPOPOPT
es:con una PKPOQQOOOOOQ
es:conect OPNOPOPOQOTS
es:congel PROOPRPOPQPP
es:conoce NPOOOOPQOOPP
es:consej OMPNSOSNPOTQ
es:consig POPOONPRPQOP
es:consul MROQQSRRPPPP
es:contac PPPNPPPPPPPR
es:contad QOOPROPRPPPP
es:contar OMPPPQOPPPPO
es:conten NRPPPPPPPOPP
es:contes RWPQOLNOMQNM
es:contra RIQRTPPSOQRO
es:contra de ORPPPRPNPPPR
es:contro OPPPQPPPPPPS
es:conven QTQPNPPOPPPP
es:cooper POPOPPPOPOPR
es:correg QOPUPOPPPROQ
es:correo QPNRPOOOPROO
es:cosa UPOOMNOMMOPM
es:cosas ORPPPOPPPPPP
es:cotiza OORRPNPQPSOR
es:cuadra QSQQOQPNPPPO
es:cualqu ORPOPOPOOPPP
es:cuando JSSLOMNMOOOK
es:cuando la OPPPPRPOPRRN
es:cuando lo NQOOPOPQPPOP
es:cuando se NNQPOOOPPPPO
es:cuanta PPPPPNPPTPPS
es:cuanto OLOPOROO[POK
es:cuanto sale PPPPPPPPPPPN
es:cuaren MRMOOTPSOOOO
es:cuatro STNMONNPONQQ
es:cuenta OOONPVOMRNSI
es:cuente OOQQPOORPSSS
es:cuento QNPQOQPOPROP
es:cunado PPOPNQPRRPOO
es:cuota QRPPPROOPPPO
es:cuotas OQPOPSPOPPPP
es:da TPOSQPQSOTRO
es:dale QOPTPOPOPRPK
es:dar ORPQSONPPQPP
es:dar el PPPQTPNPPQPO
es:datos OPNOOOQMPOQP
es:de NNSOIJOLJIHK
es:de acuerd PPPOROPOPOPO
es:de ahi ONPPPPPQPPRM
es:de antes SPPPPSPPQPPO
es:de cada QOPPPQRPPPPS
es:de compra PPPQPRPQPPOR
es:de diciem OSOPROQRPPON
es:de diez OOPPPQPPSPPP
es:de dos UOPPQOOPPPPR
es:de el RQQTNJQIMONR
es:de enero RNPPOPPOPPTQ
es:de febrer OPOPOPTOPPOP
es:de la OMRMPMVPOPLQ
es:de las NOQROONNPQTU
es:de lo RPOPPVPPPPPQ
es:de los QQTPQQNMNONQ
es:de mayo OQOOQORQPPOO
es:de mes NQPOROQOPONN
es:de mi OPOMNOQVPPOO
es:de noche ONQOPPPPPPPO
es:de octubr POPPPPROPSPO
es:de prueba POPQPSPQPOPS
es:de que MQMPOOROPPRQ
es:de semana QOPPPPNPPPRM
es:de tres OSPRPOPPPROR
es:de un SPSPPRPPQPPM
es:de una NRPPPSQVOOOM
es:de ustede OQOPPNORTPPM
es:de verdad RPOQOQPOPPOP
es:decide ONORRORQOOOO
es:decidi OUPPROQPPPPS
es:decido ORPOSPRNPOPP
es:decido yo PRPOSPRNPPPP
es:decir TROPQQPOQPPP
es:decirl RNPPOOOOPPPP
es:decisi POPOPOQONOOQ
es:deja VOPPOOPOPPPN
es:dejamo ORPNPQPOONQQ
es:dejeme OOPOPPPXPOOP
es:dejo POPRPPOOPROX
es:dentro PRPPPSPOPPPR
es:desarr PPPPPOPOPPOR
es:descue OOPPPVPPRPPO
es:desde NQVKNOPWPNOR
es:desde el NRUONNOSPOOQ
es:desde la OOROOPPOPPPP
es:despac OPPPQOPOQPQM
es:despue PNPNPMOPPQXS
es:despue de RNQOOOMPORWN
es:dia SLSQPKNPOPSO
es:dias OTMPPM]NPSMU
es:dice TNNQWQOMOOOP
es:dice que UPNPSSOOOPPR
es:dicen QPOPPOOPPPSP
es:dicen que QOOPPPOPPPSR
es:dicho QMOPPPPPPPPQ
es:diciem ORONQNQSOOPN
es:diecio RNPPPPORPOTS
es:diecis OOPPORPNPRQM
es:dieron QOPQOQPRPPPO
es:diez MPRNRNQSSQUT
es:diez de QNPOQPQRPPPQ
es:diga RQLPXOPOOPPT
es:digame OPPOPRPPRPPO
es:digita OPPSPPPPPSOT
es:digo PUNKOPQNPKNJ
es:dije NRPOOOPOPOPN
es:dijero OVOPPOPOOPPS
es:dijo NSPPROPPPPPO
es:dime POPOQPPSQPPQ
es:dinero RPPPQSPOOPPM
es:dios OQPPOOROPPPL
es:direct NOOPXQRQPTOR
es:doble OTOOPPPOPOPO
es:doce PSPQOTOWOOQO
es:doctor OOPRRRPTPQPP
es:docume OQPPPPPRPPOP
es:dolare OPPPRUPRPPPQ
es:doming TQPQOQONPSML
es:don POPNPPPPPMP^
es:dona PPPOPPPPPOPT
es:donde ONQOPOORNOPP
es:dos OUMQSMLWMPLO
es:dos anos QOPPQSOOPPOP
es:dos de OOPPQNPRPPPQ
es:dos dias OSNOPNQPPNPP
es:dos meses RQPOPOMOPOPO
es:dos mil OQPPONPOPPPN
es:dos semana OQPOPQSPPORQ
es:doscie NQQOPSQROQPP
es:doy QQPOPQPOPOQS
es:dueno OROORPPNPPOO
es:dura NRPPPNOPPPPP
es:el MLWMLPSRQM^T
es:el # NLNONOYNPRSP
es:el ano QTOONLPNQOOM
es:el banco OOOPPSOQPPPQ
es:el cafe QNOPOQOPPPRM
es:el cambio PRPPORPPQOOQ
es:el celula OOSNOPPOPOOR
es:el client OMRPPOPOQPOQ
es:el comite ORPRTMSNPOOQ
es:el consej OOPNSOSNPOQQ
es:el consul OOPOPRPSPPPO
es:el contra ONOSOPQRNRSP
es:el de ONQNQSOQPOOL
es:el dia ROOSPNPOPRQR
es:el direct OOPQVORRPSPO
es:el doming RQPRPQONPQPN
es:el dueno OQOOSPPNPPOP
es:el equipo PPPSPOORPTOR
es:el gerent PSPORPPOPOPN
es:el horno ONPPROPPPPOR
es:el inform SOPPPOPPPPPQ
es:el iva POQPPIPOQPPP
es:el jueves PMPROOPSPTWU
es:el lunes PMNUOLTVOPUR
es:el martes PPPLOOOPOMTS
es:el mes MPQOQRSOONNR
es:el mierco ONPNOOQNPQXN
es:el mismo SMSOPOPRQOOO
es:el movil RORPOOPOOPPP
es:el nuestr POPPPPPPPOPS
es:el otro QOPPOOPOPPOM
es:el pedido PPQNQPQOPOOP
es:el plan POPRPUOOPQOQ
es:el portal PPROPOOPPPOQ
es:el precio PQPRPRPPPTPR
es:el presup OMQQOORROQPP
es:el primer OOOPOSVRPQOS
es:el que LMQPUXPQRPOP
es:el quince OOOOPNYPORNM
es:el sabado OQQMPOROPMQO
es:el segund ORPPOUQPQPPN
es:el seguro QOPPPOPOTPPP
es:el sistem ORQOOPPPPOOR
es:el soport PVMPPPOOPPPO
es:el taller POPPSNPNPPOR
es:el tecnic PQPRPPPPPSQS
es:el telefo SNQOOPPQPPPO
es:el treint POOOPQTNPQMS
es:el vierne OPOUOQPQOQQO
es:ella OJON^NNNPQRN
es:ellos QQQONQPNOOOO
es:empeza OPPNOOOTQOOP
es:empiez PQOOOOQSPOON
es:empres OUOOONNOOOPQ
es:en ORQONLSOPKFL
es:en abril POOOOOROPOPN
es:en agosto POPPOMMOPPPM
es:en cuanto PPPQPPPRQQPM
es:en dos NTPPPPQRPOPR
es:en el OTQQNNRRORLM
es:en enero PRPOQQPNOOPP
es:en eso QOPPRQQPPPPQ
es:en febrer PPPPPPRPPPOP
es:en julio QNPOPPQPQNNO
es:en junio ROOPPPQPPPPP
es:en la QJPPMKMNMSNS
es:en las ORPRQOPOPROP
es:en los OTPOPQOPPRPR
es:en marcha PRPOPOOOPORR
es:en marzo OPPPORVXPPRM
es:en mayo PQPOOPPNPOPO
es:en mi NTPSRPPOPPQO
es:en pesos POPOPRPOPOPP
es:en seis PQPOPUOOPPPS
es:en serio QPPRPOPPRPPO
es:en su QQPPOPRPPPPS
es:en tres QNPOPPPPPOPP
es:en un NOQSOWNOQPPO
es:en una LRPOOOQOONNP
es:encant SMOPPOPOOPPR
es:encima OWPOOTPNNOPL
es:encont SOPPPOPPPPPM
es:enero RPPOQQOMONTR
es:enferm NNPPPOPRPPQQ
es:ensena NPOOPOPNPPQO
es:enseno RPPOPNPPPOPS
es:entend RNPPPOPPPPPR
es:entera RRQPOPPOPPPO
es:entero RPPPPOPPOPPP
es:entien UOQOOMOPPOOR
es:entonc RXNLMOL[NOXO
es:entra PONOPVOSPOPM
es:entrad PPOQPRPRQOPM
es:entrar PROPPRRPRSPO
es:entre OQOOONPOPPRQ
es:entreg PQOPPQTOQOPP
es:envio PPPRPPPPPSQQ
es:equipo PNORONQQOSOT
es:era OMNOOPONNOOL
es:es OQII_PSIPHDL
es:es cuando OOPOOPRQPPOO
es:es de MTOOQNOOQOPL
es:es el MQQPQPSSPONU
es:es en POPPPOROPPPP
es:es justo TOOPPOPPPPPP
es:es la QQOSWOOOPQON
es:es lo QJPPNNPOPPPV
es:es mi QNPPPPPOPPOP
es:es otra SNPPONPOPPPP
es:es por PPPPPSPPQPPQ
es:es que JTQOQOOMNPPP
es:es un PROORQOOQOPQ
es:es una QNPOOQOOPOOR
es:es verdad OMPOPOPPPOPM
es:esa QROQOUONQPSO
es:esas PQPRPQPPPSPP
es:escrib MRRRONOOPROQ
es:escrit ONOUPOORPSQO
es:escuch ONOPPNPOOOPQ
es:ese RMRLNTORQORN
es:eso bISKKRNLROH>
es:eso es NNPOOKONNOPP
es:eso esta SRPPPUOPPPPN
es:eso lo NSOQONOPPPOL
es:eso me SROOPNPNQOPL
es:eso no QLTPONPOOOPO
es:eso se SNOPPTQOQPON
es:eso si LPSOPPQOPOON
es:eso te SNPNPQQPPNPL
es:eso ya LPPPPOPOPPPO
es:esos OTPPPOPPPPPO
es:espera NSMOOSONQOQL
es:esta UROQMULNKSOJ
es:esta bien RNPPPQPPPPPM
es:esta en OOQOQQOOPOPS
es:esta muy ORRPPTOPPPPO
es:esta semana OMPSPOORORNN
es:estaba RQPPPPPOQPPO
es:estamo MNOOONOOMOQO
es:estan PSPONPPPPOOS
es:estar PNPOPNVLPPNN
es:estari OOTPPPPPPPOQ
es:estas ORPPPPOPPPPQ
es:este UNKROQSROSQR
es:este ano RNPPPPSTPPPN
es:este es PPPPPQPPPPPT
es:esto VKMQQLSZPSMP
es:esto es QPPPPOPPPPPR
es:estoy NQOMOPQOPSSO
es:estudi POPOPSPOPQON
es:estupe OQPPPOPPPPPS
es:estuvi ORQPPOPOPPPP
es:euros OSNOOZOMOOOV
es:euros por NQPPPPPOPPPS
es:existe PRPNPPPPPNPU
es:explic PMPRNSPPPRTM
es:factur PTMPOROOOOPO
es:falta TNLOQMQOPROQ
es:falta que PNMPROPOPPPO
es:favor PNPXONPOONNN
es:febrer OPOOOPVOPONO
es:fecha OQRQPOPPPPOR
es:feria OQPPOOPMPPOO
es:ficha POQPPPPPPPPS
es:fijese ROPPOOPOPPPO
es:fijo PPPPPRPRPPPO
es:fin UNPOPOROPOPM
es:fin de ROPOPOPPPOPN
es:final QOPORPPOOPPN
es:firma PQNMPNOOPMOO
es:firmad ONPPPPSSQSOM
es:firmar PQSOPOOPPOOP
es:firmo PNPLVQQPPUOM
es:formac PPPPPPPRPPRQ
es:foto POSPOOPONPPO
es:foto de NQQPPPPPPPPN
es:fue PMOOPNOOPOOX
es:fuera UOPQPOPOOQPP
es:funcio OQQPORRQQQOM
es:garant OPQOOKOOUQPK
es:gato QSOPOPPOOPPO
es:genera OOPOPNPROPPR
es:genial QPPPPOPPPPPS
es:gente RVMNNPOONORR
es:gente de ORPNPPPNOOSN
es:gente no NSOPPPPPPPPO
es:gerent OSPOURPOPOPN
es:gracia MNONOOOOONNR
es:gracia por NOPOPOPPPOOS
es:grande OOSPOOPROPSN
es:gratis OQQPPMPPOPPP
es:grupo OPPPPOPRQOOL
es:guarda OMSPPOOORPPP
es:gusta QLPSPNPQOPPR
es:gusto SNPPPOPPPPPN
es:ha ZLNONLONOOOR
es:habia RPPPRPOOPPPP
es:hablam POROPPQQONRN
es:hablar RPQSORONOSNQ
es:hablar con PPQQPPPPPQOS
es:hablo OPPMPPPPPMPS
es:habria PPPPPPRPPPPU
es:hace NLLOQOPPQNOL
es:hace falta PPLPOOQRPPPP
es:hacemo OQPKORNQSGWV
es:hacen QOOPPNQOTPOQ
es:hacer NQSOONOQPOOM
es:haga POMPQPPNPPPP
es:hagamo OOOPPPOQOOTO
es:hago OQRRNMORQPQO
es:han NTPPQMQOPPPS
es:has SOPPPPPPPPPS
es:hasta USLLQVUNMNLL
es:hasta el PROOPPRPOOON
es:hasta que NRNOQOUOPOPP
es:hay MNOKQOQTSKPL
es:hay que PMOOPRNVVPON
es:hay quien OPRPPPPPPPPR
es:he RSOROOOOOOPN
es:hecho OOPOPNPSPQOT
es:hemos QNOPONPOOPPM
es:herman NLONTNPRPOOR
es:hija PRPNNPPOOPOP
es:hijo OMRPNNPROPRM
es:histor OPOPPOOPRPPQ
es:hizo RPOPOMPOPPPQ
es:hoja NOQQOPPOOPNP
es:hola OOPOPOOOPOOU
es:hombre TOQOPNOOOOOO
es:hora ORPPONNOONQP
es:horas NPQPORPPRPOR
es:horno ONPPROPPPPOQ
es:hoy QPQNQOPQOOK^
es:hoy la PPPPPPPOPSPR
es:hoy mismo PPNSPPPOPROQ
es:hoy no RQPJQQOPPKPS
es:hubo RSPPPPPPPPPR
es:iba TPOPOQPPOPPO
es:iba a TNPPPPPPOPPO
es:idea OQOQOOPRPPPR
es:igual OMNRPLPOPRNK
es:imagin RNNOPNPOOOOQ
es:impres PQOPPOPPOPPR
es:imprim ORQQPPPNPPPP
es:inclui OQPOP^OPQNOS
es:incluy PPPTPSPPQSPO
es:ingeni OPPSSOPNPSPS
es:ingles POMRPPPOOOOP
es:instal RQONQOQOPNVP
es:intere PPOPPRPPPPPQ
es:intern OMPPQOOOSPPK
es:invers POPPPNPOPPPT
es:invita PPPRPPPPPSQS
es:ir PMQPPOPRSPPN
es:iva POQPPIPOQPPP
es:ja OOPPPPPPPPPW
es:jaja PPPOOLOPPNOb
es:jajaja PPPPOMOPPOO_
es:jala QPPPPPPPQPPN
es:je POPPPOPPPOPU
es:jefe QOPRPPRQPSPO
es:jueves QNOTPOPQPTVS
es:jueves a POPPPPPPPSUN
es:jueves y SOPQPPPQPPPO
es:julio QNPNPSPOQOOP
es:junio RNOPPPQRPRRO
es:junta QNOPSOQPQQQP
es:justo TPOPPSPPPPPP
es:la WKNMSFHQLOGI
es:la agenda PPQOPPPPPONR
es:la campan OOPOPPPRPPPO
es:la de ROOPPOPQNQNK
es:la decisi PPPOPOQONOOQ
es:la factur QRMQPRPPOPPO
es:la feria OQPPPOPMPPPP
es:la ficha POQPPPPPPPPR
es:la firma OROORPPOPOON
es:la foto RPNPPPPPOPPQ
es:la gente SPNOOOPPOOTM
es:la idea PPPQPPPRPPPP
es:la junta RNPQRPQPQQOO
es:la llevo POPPPPPSPORQ
es:la luz ROPPPNPOQPOO
es:la manana QSOMPOOOPMQN
es:la maquin RNQPPROOPPQP
es:la mesa PQPPRQPOPPPQ
es:la misma MQPPPPPOPPPP
es:la mitad OTPROVOOPOPO
es:la noche RQROOOOOQONN
es:la obra OOPNOQRQPOQP
es:la orden PPOPPPQVPPOQ
es:la otra NRPOQPPSORSN
es:la planta OMOOPOQUQOPP
es:la plataf PPPOOPPPRPPR
es:la primer XQOOOPOOPPPN
es:la propue PPPOOPOOPPQT
es:la proxim NPPROOPOOORO
es:la prueba PPPTPONTPPVP
es:la puerta OPQOOPPRPRPP
es:la que OLOP[OOOOOOP
es:la segund PQPPPSPQQPOP
es:la semana OPPQQOPOPSQP
es:la tablet POSOORPOPPPR
es:la tarde PPQOPPPOPNRN
es:la tienda POPOPOQQPOPR
es:la tiene OOPPPPOOPPNQ
es:la verdad TTOOOUPOOOPO
es:la vida TMPPPPPOOPPO
es:lado OPPOOQOVPOPN
es:las NQTWMEKOPTOI
es:las diez PPPOPOOQPPRP
es:las doce PQPRPPPPPPON
es:las dos RNPRQOPQPQOR
es:las nueve OPPMOOOPPKTR
es:las ocho PQPOPPONPPSO
es:las once OPQQPPPSPTPN
es:las seis QRORPPPOPQOO
es:las siete PSQQPPPPPPQR
es:las tres QNPOROOPPPPP
es:le PRRXPMMUNRNY
es:le digo QOPOQPPPPOPM
es:le ha NQPPPPPPPPPP
es:le llamab OPPOPPOPPPPS
es:le llamo PPPMPPPPPMPO
es:le mando PPPSPOPQPSOO
es:le parece PPPOPSPPPOQQ
es:le puedo POPOPTPPPOPR
es:lee ORPOPOPPPPPP
es:leer OQRPOOPOPPPO
es:les OSMQMPMILPQ^
es:les da OQPPPPPPOPPR
es:letra OROQPRPOPPPO
es:levant PTOQRPOOOPOP
es:limpie SMOPPPPPOPPO
es:lista OOQPPRQOQRQP
es:listo PPOOPOPOPRQO
es:llama ORQPPNPOPPPR
es:llamab OOPOOOOPPOPS
es:llamab por OPPOOOPPPOPS
es:llamad PRPOPOPOPOQR
es:llaman SOPPPNPPPPPO
es:llame PUOPPPPOPPPO
es:llamo SOOIPOOOPHNQ
es:llamo por OPOLPPPPPLPQ
es:llega PRPRROROOROS
es:llegan SPOOPNSOPQOM
es:llegar QOPRPOPNPQPQ
es:llego RPOOPSOOOOOO
es:llena OTOOPRRQPPON
es:lleva POOORPOMPOOW
es:llevam QPPPPOMPPPPQ
es:llevan PQPPPQPPQPPN
es:llevo RSOPOOPROQUN
es:lo TNJVVRGLNXPO
es:lo agrade ORPPPOPPPPPP
es:lo apunto PRPKPOPOPKPQ
es:lo de UKNONLOQRQQT
es:lo dejamo OSPOPOPPPNQQ
es:lo digo RTOKPQRORKOL
es:lo entien RPRPPOPPPOPQ
es:lo mando PPPSPPPPPRPP
es:lo mismo ORPOPRPOPPPM
es:lo nuestr PPPPPSPPPPPT
es:lo paso PQPPQOQRPROP
es:lo puede OSPPPOPPPPPO
es:lo puedo QNPOPSPOOOPQ
es:lo que TSRKR[MLMLNP
es:lo suyo NNQPOQPPPPPO
es:lo tenemo PPPPPPPPPPPR
es:lo tengo QLOOQOPVOQQP
es:lo tiene OOQPTOQPPOMO
es:lo unico OTOPPOPPPPPP
es:lo vi QOOOOOPOOOON
es:los RROQINTJPUIK
es:los client RNPPPPPPOPPN
es:los de RQOMOSQMPMOJ
es:los doming RQPPOPPOPPPM
es:los dos POPOSMORQPOU
es:los numero OQPRQNPRPRQQ
es:los otros PPPOPOPONOPO
es:los que NMPPPOOQPPPP
es:los tres NRPSPQOOPPQO
es:luego MSOPRJTLOOQO
es:lunes QMNUOLTTOPSQ
es:lunes a POPNOPORPOQO
es:luz ROPPONPPPPOP
es:madre QQPPQPPOPPPT
es:madre mia PPPPOPPPPPPU
es:maestr OSOOOOPROPOR
es:mal PMOPPNROOPOO
es:mama OMPPPNPPOPPO
es:manana OSO_OKMIO_SP
es:manana a PPPQPPPPPQSP
es:manana te PPPWPNPPPXOU
es:mandam ONPXQOONONON
es:mandan POPPOOOPRPPP
es:mandar NPUOOOOURONM
es:mandem PPOQNPPLONOO
es:mando OOPaUMOOO_MM
es:mando la POPSPOPPPSOL
es:maneja NNSOSROOQOPR
es:mano PPPPQOPOOQPN
es:manten OOPNPPPOPNPR
es:maravi RONPPOPPPPPM
es:marcha OQPOPOROPORS
es:martes PPPLOOOPOMTS
es:martes a PPPNPPPQPMRP
es:marzo OOONOQWVONRL
es:mas YHRNNPMQLKKQ
es:mas de SOPOORPOPOPO
es:mas o POPPPNOPPPPR
es:mas que OQPPPSQOPPPO
es:mate NNPOPOPOOOQN
es:mayo OQONQOROPNPN
es:mayori ROPPROSPPPOP
es:me ]YJHHUJJPCJD
es:me alegro PPPPPPPPPPPS
es:me da NOPPOOPOPPSN
es:me deja ROPPPOPPPPPP
es:me dice ROPQPRPOPPPR
es:me diga PQPPPPPPPPPV
es:me gusta QMPPPNPQOPPP
es:me ha VQOPOOPOPPPO
es:me hace RMORPQQRPPPN
es:me imagin PQPPPOPPPPPT
es:me la OLSOPXOORPON
es:me lo PVNMRSNSPJPN
es:me parece VNPPPPPPPPPR
es:me quedo QMPPPPPRPPPQ
es:me sirve ORSPPNPOQPPP
es:me va PRPPPSROPPOQ
es:media VLQPPOPPPOPO
es:medias PPPQRPPQPQPP
es:medico NOPPPMPORPPN
es:medio OTQOUUOPNOOM
es:mejor OOPPPRPOPPPO
es:menos SJTONMONOOOS
es:menos de ROPPPOPPPPPR
es:mensaj QPPOPUOPPOPQ
es:mes KQRNWWWPNPKO
es:mesa OPPPRQPNOOPR
es:meses QSRQOSJNQNOR
es:meter OOPPOOPRQPPP
es:meto PNPRQPPSPQON
es:mi KPKSVFQQLRUB
es:mi cunado PQOPOQPRRPOP
es:mi gente QSPPOPPPPPPP
es:mi herman OMOOROPPPPPP
es:mi hija PQPNNPPOOPPP
es:mi lo RMPPPOPPPPPP
es:mi me PSQONOPNOORO
es:mi socia POPPPPPSPPNP
es:mia QNPNTOPPOOPQ
es:mide PORPPOPPQPPP
es:mierco ONPNOOQNPQXN
es:mijo NPOPPOPPPPPM
es:mil LOOOPUPRONOQ
es:mil pesos POPPPQQRPPPO
es:mil por ORPPPROOPPPP
es:millon OMOPPTPQPOPQ
es:minuto PUOOPNIPOOSN
es:mio QPPPQPPSOOOO
es:mira VLNQRPNONOOD
es:miramo PPPPPOPQPOTN
es:mirand POPOPROQPORO
es:mirar OPPONOQOPOPQ
es:mire NUQNPPOMONOO
es:miro RPPRNPPOPNOQ
es:mis MXRQROOONPPM
es:mismo OPTRONNOPSOP
es:mismo y ONPQPPPOPPSP
es:mitad NSPRRXOOPOPN
es:mitad de PRQSQQOOPPPO
es:moment OSPRORPPNPPR
es:movil ROSPOOPOOPPP
es:muchas PPQPPOPPPPOU
es:muchas gracia PPPPPPPPPPPS
es:mucho OTPOOPOOQOOQ
es:muchos NOPPPQPPPPPS
es:muestr PNUOPOPPPPPS
es:muy NRQOOUNNNOOM
es:muy bien ORPPPSPPPPPO
es:nada KZQVTOUMNOOJ
es:nada mas NMRRQOQOPPPM
es:nadie VLPNRRNSOOOJ
es:nadie se QRQPPPORPPPO
es:navida OPPQPMQOOPPP
es:necesi KUVQMMQOQONR
es:necesi que OORPOOPOPPPO
es:ni ^JMNMMSMNOPH
es:ni el NPPPPPPPPPPN
es:ni me RMPPPORPPPQP
es:ni un QKPPPPSOPPPO
es:ni una RPPPPOOPPPPO
es:ningun VOQPOQPOQPPN
es:nino PNPPPPPPQPOP
es:ninos OQORPOPOQRPP
es:no JXSJLLQHHIMH
es:no contes OPOPPOPPOPPN
es:no en QRRPOOOPPPPP
es:no es NMOPQOPQSPPO
es:no esta POPPPNQPPPPR
es:no hay OMRPTPSQOPPQ
es:no la OPQNOOPPPOPT
es:no le POOQOSPOPOPN
es:no les OTPPPPOPOPSP
es:no lo LLUMQKOSOMOP
es:no los OMQPPQQSOPPR
es:no me OKOTOJTNSQPT
es:no no QMRPPOQPPPPP
es:no nos NNPSPQOPPPPN
es:no por OMSRPOPPPSPO
es:no puedo NSOPPPQPPPPO
es:no quiero OTNPPQPPPPPN
es:no se NNMOQVPQOSOU
es:no te RPOORSPOPOOO
es:no tiene QOPOPSPPRPPO
es:no va ORPPPQRPPPPS
es:noche PNUQNNONQQMK
es:nomas SROOQOPPQOOK
es:nomas que OSPPPPPOPPPO
es:nombre NRRQQNROPOOL
es:nos RQMPMRQOONQH
es:nos lo NQOPQQPQPPPQ
es:nosotr MTOSPMRMNPMX
es:nota ONPSPSPPPPPT
es:novent PNOOOPOPPOOR
es:novent y OOPPPNPOPPPP
es:noviem PNPPOOSNOOOP
es:nuestr PLPPNYOOROM[
es:nueva OOOPPOQOPPOS
es:nueve MUOMOQPOOKSW
es:nuevo OQPPOTOMQMNO
es:numero POOSSPPQPROS
es:nunca NSPPONPOPPPN
es:o HFNLPZOJmOK6
es:o es POPPPRPOUPPL
es:o hay PPPPOPPPRPPO
es:o menos POPPPNOPPPPR
es:o por POPPPSPPSPPJ
es:o sea NRQOPQPOOOPO
es:o si PORPPORONPPP
es:obliga ORQPPOPOPPOP
es:obra NPPNORRQPNQP
es:ochent QMPPQQOOROPL
es:ocho TOONOQPMPOSP
es:ochoci PNPPPNPPPPPS
es:octubr QLPOORSQOROP
es:oficin QPPPPOPRPPSN
es:ofreci OLRPOPPOOPPN
es:ojo QNNPOQPNOOPN
es:olvida NPPPROPOOPPO
es:once OOPQNQRSPTPN
es:opcion PPPORPPPPOOR
es:orden OPOPPOQUPPOQ
es:ordena QPPPPPQRRPPL
es:os OPOWORONPWOZ
es:otra NROSNNOTPUQQ
es:otra cosa TOPPNPPOPPPO
es:otras OMOOPOPWPOOQ
es:otro MUOPNRNPPONK
es:otros PRPOPNONNOOP
es:oye SMOORQONQOOK
es:oye y OOPPPPPPSPPM
es:pacien PPROPRNNNOPN
es:padre OORPQPPOPPPO
es:padres POOQSOPPQQPQ
es:paga PMPNQ^OOTNPP
es:pagamo PTPOPTPONOPO
es:pagan POPPPPPPPPPS
es:pagar NTPNPWPPPOQP
es:pagar en PPPNPQPOPPPO
es:pago TROOOQPPRNPN
es:palabr OOPPQMOQPSOL
es:pantal NRROOOPPPPPQ
es:papel OUOPNOOPPPPQ
es:para NRMOJPDaPNOL
es:para cuando PPNPPONOPPOP
es:para el LMUPONPSPNNR
es:para eso NPPOPOPPPOPR
es:para la TKNMOPOTQNON
es:para los TOPPPOPOPPPP
es:para que PVOTOMOSPWRS
es:parece [PPNOSPONOQP
es:pareci ORPPPOPPOPPR
es:parte QRRPONPOOPPQ
es:partir OPPPPOPRPPPP
es:pasa PSMOPMONPOOO
es:pasado QOOPPNOOROOL
es:pasan QPPPPRPPSPPP
es:pasar OPPNQOPOPOPR
es:pase NNOOPPTQOOOP
es:paso OROSPSPQRUOP
es:paso a PRPRPPQPPUOP
es:paso la PPPRPSPPPQPO
es:pedido QNQMQMQOOONP
es:pedir QNRNPPPRPPPP
es:pediri ONWNPPPOPOPO
es:pensad ROPPPVPPPPPN
es:perfec SOPQPOPOPQST
es:permis OLPSSSNXPSPP
es:pero CIPRSRRRMTUE
es:pero con QMPPPRPPPPSO
es:pero es QOOSRPPRPSPP
es:pero la OORPPQPOPPPP
es:pero no NSOTORPOPQOQ
es:person NSQPRQOOPRPR
es:pesos NNPOPMQQPOPN
es:pide PORROPOOPPPO
es:piden OMTPPPPOOPPQ
es:pido PPPPQPPRPQQP
es:piensa TPPPPNPPPPPT
es:piso PTOPOSPOPPPQ
es:plan PNPRPUOOPQOR
es:planta MOOOONQTQOPO
es:plata NUPPRWPTPPPO
es:plataf OOPOOOPPROPS
es:poco NSOPOPPOOPOK
es:podemo PPPOPRPPPOQR
es:poder PNTOPOOOPPOO
es:podria PPSLPSOQPNPT
es:poliza ROPPPPOPPPPT
es:pone MQNOSNPNTOOP
es:ponen OOPOPPPOPQPL
es:poner OMPQPSOQPOPR
es:pongo NRPRTOOSOSOM
es:ponme POPPORPTORPO
es:poquit SOQPPPPPPPPP
es:por OLUQIZJHNGHO
es:por ahi RQPPNOPPOPPP
es:por ciento VQOPPKPOPOPU
es:por el ONRMOLOPNMOP
es:por escrit OPPSPOOPPRQO
es:por eso NMPOPPORPOPO
es:por favor OOPUPOPQPOON
es:por la SQRLOONOPLRT
es:por lo QPTMPNQOPNPP
es:por si OQNORPPOOOPN
es:por telefo NOPOPOPPPPPO
es:por whatsa QOORPOPPPRPP
es:porque MIXONITIRMMC
es:portal OUROPNOONOOT
es:precio UOORONOOQSPO
es:prefie PSPPPPPPPPPT
es:pregun VOOORLONPOQQ
es:pregun por RPPOOOPOPOPP
es:preocu PRPPPOPPPPPS
es:prepar PPRVRONSPNOQ
es:presen OQOWSOPSPVXQ
es:presup OMQQOORROQPP
es:primer VLNNMST[ORNQ
es:primer ano PPPPPSPPPOPS
es:primer de POPPPOUNOSOP
es:princi NOPPPORPPPPQ
es:probam ONPPPPOPPPPN
es:probar POPPPOPRPQOR
es:proble ORPPPOQPPPPS
es:produc PRQRPOPPPPOU
es:profes PPPNPQPPOOPQ
es:progra ORNSOMOOPRPP
es:promet NWPTPOPOPSOQ
es:propue PPPOQOOPPOPT
es:provee PRPPPPOPOPPR
es:proxim NPOROOPOOORN
es:prueba NSQTOPMTPOWR
es:public QOPPPOPOOPON
es:pudier OM[POOONOPOQ
es:pueblo QPPPPOPOPPPN
es:pueda NOWOORPOOPPO
es:puede NUMHOSOLTKPZ
es:puede pagar PPPOPRPOPPPO
es:pueden POPNPOPOUPPQ
es:puedo RPNNOWPNQLOT
es:puerta NPQOOMPQORPO
es:pues ORLPMIPTJMKA
es:pues mira QPPPROPPPPPP
es:puesto PPOOOQPPNOPP
es:punto TOPPPQPOPPPP
es:puro PORPPPPPPPPO
es:que NSZIVPPO@EMH
es:que a PNQPPOORPPUN
es:que antes RQQOPTPOPPQO
es:que bien MQPPPPPPPPPP
es:que bueno ROPPPOPPPPPV
es:que con PQOPPSPOPPPQ
es:que dar PPPQTPNPPQPO
es:que dice OPPPRPPPPPPP
es:que el PM^LSRRMOOML
es:que en PLPPOOPQPPPO
es:que es LONNWOUVOONL
es:que eso TNUPPOOOPPPP
es:que esta QOOOPRONPOTN
es:que estan PSPPPQPPPPPO
es:que estar PMQPQOUMOONN
es:que este QONPPQROPPPQ
es:que firma PPPPPPPOPPPN
es:que funcio OSQPPSPPPPPO
es:que hay OPONQPPPQNOM
es:que la PVPRRPPSMROJ
es:que las PROQQOPQPQPP
es:que le QTOOQMPQPOPS
es:que les QPNPOPPOOOPS
es:que lo QPMOSMOLNQSQ
es:que los PSRROPONPPOP
es:que luego OQPPRMPMPPPN
es:que mas NNPPOMPPOPPU
es:que me MORPMTNNMPNN
es:que necesi OUPPPPPRPPPP
es:que no QLLQRVTMSPRO
es:que nos NTPPPPOSPPPQ
es:que para RPQRPMPOPOPP
es:que pasa OQNPNMPOQPPN
es:que pena PPPPPPPPPPPR
es:que pregun NPOPSNPOPPPQ
es:que quiero OPPOPOPPRPPO
es:que se LPRPTNNQLPON
es:que sea RSMORPRNQPNO
es:que si PKQRSNRPOPRR
es:que son OROPQRPSOPPN
es:que tal PPPOPOPQPPPU
es:que te TNOPPNPNPOOR
es:que tengo ONPRPPPOOSPO
es:que tiene PQOPSOOROPPP
es:que un NRPPOTPOPPPP
es:que va PNPPOOROPPPP
es:que ver PPPOPQPPPOPS
es:que viene ONOQORQRPPPQ
es:que ya NUOQOXOPPQRQ
es:que yo SNTORPPMONON
es:queda OOOOOMOSTOPN
es:quedam PQPPPPOPPPOS
es:quedar OPPRPUPPQSPP
es:quedo RSNQOOOSOPOQ
es:queria OOPPPOORPPPU
es:quien JRRTONOQTTMR
es:quien lo OQQONSPOROPM
es:quiera POPPROOPPPPS
es:quiere QSPQNOOVPOPO
es:quiero LUQSNOQSQPNK
es:quince RNMOOM]RNQNL
es:quince de PNPPOOROPPPO
es:quisie POTPPOPOPPOP
es:quita PPPPPPPOPPPM
es:quito ROPSPUPPPYPS
es:rapido POPPQOSOOPPO
es:rato POPQPOPPQQPN
es:receta ROTPOOPPOPPO
es:recibo QPOPPUROQOPP
es:recono SOOPPQPPQPPN
es:record QNPOPPOPPOPR
es:regala PPRPPPPPPPPO
es:regist OSNRONOPROPR
es:renova ORPRPQPNPOPR
es:reserv SPQSOROROPOR
es:respon SNPQOOPOSPPM
es:resuel POPPROROPPNQ
es:revisa PPPQPQPPPROS
es:sabado MSQMPPROPMPM
es:sabe NPOPOOPOPPPO
es:saber PTOOOOOOPPPQ
es:saco RSORPOOOPROO
es:sale JSOONTPUPPQU
es:sale en NSPPPRPPQPPR
es:salen SPPQPPPPQQPP
es:salio SUOPPOQOOPOP
es:santa OPOPPPROOPRM
es:se SRPMGUSDYVGN
es:se cierra ORPPOPPPPPPO
es:se la ROPRPOPRPVPS
es:se les PMPPPPOPPPRQ
es:se lo SRO^NRONO^UW
es:se los PPOPPPPPOPPR
es:se me TTOPOPONOOOL
es:se nos OPOOPMQOPOPN
es:se paga QOPPPWPPSPPR
es:se pone NQOPOPPPRPPR
es:se pueda PPQPPRPPOPPO
es:se puede OOOHPSONSLOV
es:se que QMNPPRPPPPPR
es:se va OPPPOOPPSPOL
es:se ve RPPPPOPPPPPP
es:sea PUONRSQMOONN
es:sea que ORQPPPPPPPPQ
es:seguim POPPPPPTPPPP
es:segun POPPPRPPPPPR
es:segund QSOOOWPRROQO
es:seguro ONOOPNPPSNOR
es:seis PPQSOTONNONW
es:seis meses POSPPNNPPPPQ
es:semana RJOTPM[ORTXR
es:semana de POPOPPPOPSRP
es:semana que PPPRPOPPPQPQ
es:semana santa ONOPPPROPPRN
es:semana y RRPPPPPRPQRN
es:senal RPPPPQPOQPQO
es:senor QQPPPRPPPPPQ
es:senora QLOOQOPSOOOR
es:septie PSPPOPNOPPOO
es:ser PMNPOOTPONQP
es:seria OQVOOQPOPQPQ
es:serio QPPRPOPPRPPO
es:servic PPPPPOPPPPRS
es:sesent MSPPOSPNOONO
es:sesent y OQPQPTPOOPON
es:sesion OOPQOORPPPOP
es:si RNYNTROVPMLJ
es:si con PPPPROPPPPPT
es:si el OQPOTNPNSMNJ
es:si en PRPPPNPPPPPP
es:si es QORPOSPPNPPN
es:si la RNPNPOONOPPL
es:si le ROSRPSPQPORO
es:si me POPQOTPRQRPO
es:si no NNQRQPQRPPRQ
es:si o ONROSORONRPO
es:si se OPQOOPPOPPOT
es:si te PQPPPPPOPPSO
es:si un OORPPMPRRPPP
es:si y UOOPSOPNOOOU
es:siempr PPRPOMONOOOK
es:siento POPPPOPRPRSP
es:siete QTPPPPOOPOQL
es:sigue OSPPRPPPPPPR
es:siguie QRPPPORROPPL
es:sin RCTQPQQPRVOS
es:sirve QQSOOMPNROPO
es:sistem MTQOPNPOPOOS
es:sobrin PPPSPPPPPSPP
es:socia POPPPPPSPPNP
es:socio ROOPROPOOPPR
es:socios PQPPTPRPPPOQ
es:sola ROPPROPRQOOR
es:solo TJTLMSMMRLNY
es:somos MSNPSPPOOPOJ
es:son LQOMQUSWNKMT
es:son los NOOPPOPSOPPM
es:son tres POPPQNQPPPPQ
es:soport OVMPPOOOPPPP
es:soy LUNQUOOPONON
es:su OQPKPLQPNMOU
es:sube POPPPTPPRPPR
es:subir PRPQPPPPPSPN
es:suena QRQNOOPOOOPN
es:sus NNRQOOPOOOPS
es:suyo NPSPOQPOPPPO
es:tablet POSOOQPOPPPS
es:tal OOQOOPPQPPPV
es:taller PQPPSMONPPOS
es:tambie HPXNLJMTRMMB
es:tambie el OPPOPOPPRPPP
es:tan OUOPPPPMOPPO
es:tanto NROPROPRPPPO
es:tarde SNPPONPNOOQN
es:tardes QOPPPPPPPPPR
es:tarifa PPRPPOOOOPPS
es:te UOMYOULJMeNN
es:te digo ORPQPPPPPQPR
es:te la PPPPPWPPPRPS
es:te llamo OPPMPPPOPLPQ
es:te lo XOOTQTQNOPPL
es:te mando PPPRPOPNPQQM
es:te voy QOPNPOPPPMPO
es:tecnic OQOYQNNOPSOR
es:telefo ONPRONOPPROO
es:tema RNPPPOPOOPPR
es:tempor ROOPORQOPPPO
es:tempra PPPQPPPOPRTR
es:tendri ONQONPSNPOOQ
es:tendri que OOQONPROOOOS
es:teneis PORNPNTOSOOR
es:tenemo NNONQPOPPNOS
es:tenerl PPPPPPQRPPOO
es:tenga OTOPPOOOQPPO
es:tengo KRLNNTMWOQNB
es:tengo el OQPPPSPQPPPP
es:tengo que RMNPPOPUTPPM
es:tenia PNPPPQPPOPPK
es:tercer NROPPQOPQPPP
es:termin OQPNROQOPNPN
es:texto QPROPPPPOPPR
es:tiempo ORSOOMROROOO
es:tiene IROOXMOORPIP
es:tiene el PNPPPPPRRPNO
es:tiene en PRPMQQQOPOOQ
es:tiene la PNPPSOOPPPPQ
es:tiene que NLROVNPMOPOO
es:tienen NYPQOOONPSNV
es:tienen que PRPPPOPPOPPQ
es:tienes OQP[POPPP[LW
es:tira ONPOPOPQRPPP
es:toca NQPORPPOPOPO
es:todas POPPPOPROPPP
es:todavi NNOOPOOOOOPP
es:todo RZKPLLOLPPMO
es:todo en QMPPPPOPORPR
es:todos PUNNQRPPPNPN
es:todos los ORPPQQQOQPPS
es:toma PPPPROPPOPPP
es:tomo NQPOQOQOOOOM
es:trabaj PTNNQNQNONOO
es:trae NPPPQPPPPPPP
es:traiga PRROPPPOOPSN
es:traigo PPPOPQPQRNQQ
es:tramit PRPPQOOOPPPO
es:tranqu WMPOONPQPRPN
es:treint VLONOSRMOPLO
es:treint por OOPPPRPPPPPQ
es:treint y UNOPPRSNOPOO
es:tres KRPORQMHLMMP
es:tres meses PSPSPROPOPPP
es:tres semana QNPPPOPPPOOQ
es:tresci ORPPPRPOPPPP
es:tu RPONONQTMLPG
es:turno PRQNPPPOPNPO
es:uf PORPPPPPPPPR
es:ultima PPQNPNONPOQP
es:ultimo OOPPQOROPPNP
es:un RPTNMHFIOMHH
es:un ano MOPORRMPQQPP
es:un client QOOPPNORQPPR
es:un dia OPQOPRQPPPQO
es:un mes NRRNUQRSPNOM
es:una OOWGKFLNLGUH
es:una cosa QMPQOPPOPPQO
es:una hoja OOOPPPPPPPNQ
es:una llamad PPPPPPPPPPRP
es:una semana NSQOPOUPPNRS
es:una sola QQPPPPPPPPPS
es:una vez NROOPQQVPPPO
es:unas OQPPPOWPPPPO
es:unico OTOPPOPOPPPP
es:uno MSQPOKPIPNMH
es:uno de NOOROOQQPPOO
es:uno que TROPPQPOPPPO
es:unos NOPOOPPPOOON
es:usan PPPPPOPPPPPR
es:usted MPONPOOVOQUS
es:ustede RLSNOSOR[PNH
es:ustede o OOPPPNPPQPPM
es:usuari OPPSPTOTQPPQ
es:uy OSPPOPPOOOOR
es:va LULSP_UNUVPS
es:va a NTNNSPTNQQNO
es:va con PPPPPPPORPPP
es:va el PPPPPPPPPPPS
es:va la PPPSPPPOQSPO
es:va por POPOOVPOQPPR
es:vacaci ONTPPPQNPPOO
es:vale VNNORRQOQNMK
es:vamos SQPPPPPQNRPQ
es:vamos a PRQOPRPPOPPP
es:van LROORUOPPOOM
es:van a NQOOSRPQOOPM
es:vaya TOORPOOSOORS
es:ve QMPPNOOQRORV
es:veces PKNOORONNOOM
es:veinte OQOOOWOOPNQS
es:veinte por PQPPPPPPPPPM
es:veinti ONPONOSSRVNX
es:vemos PPPOPPSRPOOR
es:vemos el PPPPPPOQPONR
es:ven PNPOOPPOPOWT
es:vende NSOPOQPOOPPN
es:venga PONUPPOWPRSH
es:veo PTQPNPNMPNON
es:ver LMVNNPMRRMON
es:ver el PPPOPPPPPOOS
es:ver la RORPPOPPPPOR
es:verano QNPQOOPNPQPO
es:verdad UPNONVPNNNOL
es:versio NPQPPPPOPQPO
es:ves PPPOPPPPOPQT
es:vez QUONONPTOQOL
es:vi PNOOOOPNOOOM
es:vida SLOPPOOOPOPK
es:video ROQOPOOOPOPT
es:viejo PLOOPRPUPPPL
es:viendo OOOPPOPRQPPR
es:viene OTNPORPPNOON
es:vienen OPOPPNOSOPPO
es:viento RPOPPPPPPPRQ
es:vierne OSOUOSRQOPPM
es:vimos QPPPOOOOOPON
es:vino RPOQPOOOPQPO
es:vio PPPPSOPPOPOQ
es:visita OQPPPSORQOPR
es:visto PNORRNOPOQPP
es:visto bueno POPQRPPPPQPP
es:volver SOPPPPOOPPPR
es:volver a TMPPPPOPPPPQ
es:vos RLOOOQPOPOPL
es:vosotr OPOPPRPRPPPN
es:voy NOOUROROO]TW
es:voy a OQOVOPPNPWPQ
es:voy yo PPPPPPPPPTTU
es:voz ONSPPPPPPPPQ
es:vuelta NQPOOOPOPPTO
es:vuelve ONQPRPPPPPPP
es:whatsa QOPRPOPPPRPQ
es:y IXIJOLKLMFTE
es:y a QNQNNPQSOQNP
es:y ahi NNPORPRSPOON
es:y ahora TNPPPRPPPPPR
es:y aqui OTPPOOPPOPPQ
es:y cinco POPPPUQPOOPR
es:y como PNQPQOPPMPPS
es:y con NNPPOOPNOOOS
es:y cuando NROPONOPOPOS
es:y cuanto POPPPPPOQPPL
es:y de NSPPPPPQPPRO
es:y dos NPPPQSPOOPOO
es:y el SSMSSTPJUNOK
es:y en NPOQPONMPOOM
es:y eso PSPOOTSOWPOJ
es:y este TNPSPROPPRPR
es:y hoy PRPOPOPPPOPS
es:y la LNLNQNPSOQOM
es:y las RQPPORPPRPPL
es:y les PPPOPNOMPNPO
es:y lo PONMONPSROXP
es:y los WLMQNSQMROQO
es:y luego OSOPPOPPPPPS
es:y manana OOPSPNPPPTRR
es:y me LWOORNONPQQL
es:y mira NQPSPOPQPPPO
es:y no TNSOOPOOOPPR
es:y nueve POPPPRPPPPPR
es:y ocho SPPPPPPPPPPQ
es:y por POPPPMPPRPPN
es:y que MO[PPPPPNPPT
es:y quien OOPPOQPPRPPS
es:y se SSOPOPSOQOUN
es:y si NHPQPRSUTQRQ
es:y su QQPPPPPPPOPR
es:y te OOPRQQPOPVQR
es:y un MLPPPMOOOPOO
es:y una RORPNOPOPPPQ
es:y uno TONPQMRONPON
es:y usted OOPPPOPPPPPR
es:y ustede NNTPPRPPPPPP
es:y ya QQPOOPQOPPPV
es:y yo SOPUQOOQPUNQ
es:ya QQJKKURZNLLM
es:ya con POPPPQPQQPPR
es:ya es SOOPPSOOPPPO
es:ya esta PPOPPTORPPPQ
es:ya lo ONPQPQPRPQPN
es:ya me OSQOOOOOONPR
es:ya no QMNPOMTQQPPQ
es:ya tengo MWPPPTNPPPPP
es:yo LNSWkJPQLeM<
es:yo a QSOOQOPPPPRP
es:yo con QOPOROPOPPQN
es:yo en SOOPPQORPQPP
es:yo la TOTPOPPUPOPM
es:yo le ONQSTOOUPUSM
es:yo lo SMPVPOPQOUNN
es:yo mismo PPPRPPPPPRRS
es:yo no OUPOQPPOPOPN
es:yo que ORORTPPNQROO
es:yo ya OUPPPRQQPROP
`,
};
