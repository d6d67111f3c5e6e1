/** Cantons with a common border, on land or in a lake (FR and NE, NW and SZ meet in a lake only). Each pair once. */
const PAARE =
  'AG-BE AG-BL AG-LU AG-SO AG-ZG AG-ZH AI-AR AI-SG AR-SG BE-FR BE-JU BE-LU BE-NE BE-NW BE-OW BE-SO BE-UR BE-VD BE-VS BL-BS BL-JU BL-SO FR-NE FR-VD GE-VD GL-GR GL-SG GL-SZ GL-UR GR-SG GR-TI GR-UR JU-NE JU-SO LU-NW LU-OW LU-SZ LU-ZG NE-VD NW-OW NW-SZ NW-UR OW-UR SG-SZ SG-TG SG-ZH SH-TG SH-ZH SZ-UR SZ-ZG SZ-ZH TG-ZH TI-UR TI-VS UR-VS VD-VS ZG-ZH'
    .split(' ')
    .map(paar => paar.split('-'))

/** In the order of their codes. */
export function nachbarkantone(kanton: string): string[] {
  return PAARE.filter(paar => paar.includes(kanton))
    .flatMap(paar => paar.filter(code => code !== kanton))
    .sort()
}
