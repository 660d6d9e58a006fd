import {
  BookText,
  Braces,
  ClipboardList,
  Flag,
  Globe,
  type LucideIcon,
  Merge,
  PenLine,
  Repeat2,
  ShieldCheck,
  Split,
  Tags,
  UserRoundCheck,
  WandSparkles,
  Workflow,
} from 'lucide-react'
import type { NodeKind } from '#app/flows/domain/graph/graph'

export const STEP_ICONS: Record<NodeKind, LucideIcon> = {
  ...{ ask: ClipboardList, prompt: PenLine, improve: WandSparkles, template: BookText },
  ...{ 'decide': Split, 'sort': Tags, 'for-each': Repeat2, 'combine': Merge, 'format': Braces },
  ...{ check: ShieldCheck, approval: UserRoundCheck, fetch: Globe, flow: Workflow },
  result: Flag,
}
