import type { Kantonsangaben } from './angaben.ts'
import { AG } from './kantone/ag.ts'
import { AI } from './kantone/ai.ts'
import { AR } from './kantone/ar.ts'
import { BE } from './kantone/be.ts'
import { BL } from './kantone/bl.ts'
import { BS } from './kantone/bs.ts'
import { FR } from './kantone/fr.ts'
import { GE } from './kantone/ge.ts'
import { GL } from './kantone/gl.ts'
import { GR } from './kantone/gr.ts'
import { JU } from './kantone/ju.ts'
import { LU } from './kantone/lu.ts'
import { NE } from './kantone/ne.ts'
import { NW } from './kantone/nw.ts'
import { OW } from './kantone/ow.ts'
import { SG } from './kantone/sg.ts'
import { SH } from './kantone/sh.ts'
import { SO } from './kantone/so.ts'
import { SZ } from './kantone/sz.ts'
import { TG } from './kantone/tg.ts'
import { TI } from './kantone/ti.ts'
import { UR } from './kantone/ur.ts'
import { VD } from './kantone/vd.ts'
import { VS } from './kantone/vs.ts'
import { ZG } from './kantone/zg.ts'
import { ZH } from './kantone/zh.ts'

/** By canton code. */
export const VERBILLIGUNG: Readonly<Record<string, Kantonsangaben>> = {
  AG,
  AI,
  AR,
  BE,
  BL,
  BS,
  FR,
  GE,
  GL,
  GR,
  JU,
  LU,
  NE,
  NW,
  OW,
  SG,
  SH,
  SO,
  SZ,
  TG,
  TI,
  UR,
  VD,
  VS,
  ZG,
  ZH,
}
