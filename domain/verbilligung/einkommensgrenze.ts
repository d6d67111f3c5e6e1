import type { Altersklasse } from '../praemien/altersklasse.ts'
import { type Franken, franken } from '../werte/rappen.ts'
import { ERSTES_REGELJAHR } from './regel.ts'

/** From about this income on the canton pays nothing, whatever else is known; below it may. By the rules of which year. */
export type Einkommensgrenze = { bis: Franken; regelJahr: number }

/**
 * In hundreds of francs, by year and canton, one row for each premium region where they differ. Columns: one person of 19 to 25; one
 * person from 26 with no, one, two, three children; a couple with as many. `-`: the rules leave it open, or say no more than those of the
 * year before. Kept apart from the rules, since step 2 shows it before they are loaded: a test works every figure out from them.
 */
export const GRENZEN: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  2026: {
    AG: '328 418 559 663 767 666 850 954 1058',
    AI: '470 550 750 750 750 807 851 937 1024',
    AR: '298 337 462 470 504 550 682 759 760',
    BE: '372 372 698 823 923 480 730 855 955',
    BL: '310 310 570 780 940 510 770 980 1140',
    BS: '- 494 790 890 970 790 890 970 1030',
    FR: '370 370 574 714 854 650 790 930 1070',
    GE: '- 500 1510 1570 1630 1150 1510 1570 1630',
    GL: '400 500 900 950 1000 800 933 1090 1247',
    GR: '437 592 800 872 1013 1183 1324 1464 1604|409 553 800 817 949 1106 1238 1370 1502|400 523 800 800 898 1046 1171 1296 1421',
    JU: '270 270 670 710 770 320 670 710 770',
    LU: '329 438 861 951 1041 765 1054 1144 1234|310 416 861 951 1041 731 1054 1144 1234|301 403 861 951 1041 709 1054 1144 1234',
    NE: '- 506 651 728 806 676 1009 1043 1048',
    NW: '381 530 1000 1000 1000 1070 1196 1322 1448',
    OW: '361 463 618 780 960 570 890 960 1030',
    SG: '303 384 657 657 711 583 865 865 915|290 367 657 657 707 561 865 865 915|282 358 657 657 707 551 865 865 915',
    SH: '312 435 591 671 764 831 975 1068 1160|299 413 572 637 724 788 926 1012 1098',
    SO: '366 506 740 740 740 740 740 740 740',
    SZ: '353 503 - - - 1011 - - -',
    TG: '- 8 16 16 16 16 16 16 16',
    TI: '- 432 - - - 686 - - -',
    UR: '335 514 900 900 904 1028 1158 1288 1417',
    VD: '412 522 855 938 1021 769 877 960 1043',
    VS: '- 385 630 701 781 674 1160 1160 1160',
    ZG: '428 617 852 1046 1148 896 982 1068 1153',
    ZH: '459 640 794 948 1102 1024 1147 1270 1394|420 584 724 864 1004 934 1046 1158 1270|389 544 722 804 934 870 974 1078 1182',
  },
  2027: {
    AG: '- - - - - - 811 911 1012',
    ZH: '426 594 - - - 947 - - -|390 542 - - - 864 - - -|362 506 - - - 806 - - -',
  },
}

const KINDER = 3

/** Where a household stands in a row; undefined for those that no row tells about. Two grown-ups are looked up as a couple. */
function spalte(klassen: readonly Altersklasse[]): number | undefined {
  const anzahl = (klasse: Altersklasse) => klassen.filter(andere => andere === klasse).length
  const [erwachsen, jung, kinder] = [anzahl('AKL-ERW'), anzahl('AKL-JUG'), anzahl('AKL-KIN')]
  if (jung === 1 && klassen.length === 1) return 0
  if (jung > 0 || erwachsen < 1 || erwachsen > 2 || kinder > KINDER) return undefined
  return 1 + (erwachsen - 1) * (KINDER + 1) + kinder
}

type Wo = { kanton: string; region: number; jahr: number }

/** For prices of `jahr`: by its rules as far as they are published, else by those of the year before. */
export function einkommensgrenze(wo: Wo, klassen: readonly Altersklasse[]): Einkommensgrenze | undefined {
  const stelle = spalte(klassen)
  if (stelle === undefined) return undefined
  const jahr = Math.max(wo.jahr, ERSTES_REGELJAHR)
  for (const regelJahr of [jahr, jahr - 1]) {
    const zeilen = GRENZEN[regelJahr]?.[wo.kanton]?.split('|') ?? []
    const hunderter = Number((zeilen[wo.region - 1] ?? zeilen[0])?.split(' ')[stelle])
    if (hunderter > 0) return { bis: franken(hunderter * 100), regelJahr }
  }
  return undefined
}
