import {
  Copy,
  Download,
  LayoutTemplate,
  Link2,
  Play,
  Sparkles,
  Upload,
  type LucideIcon,
} from 'lucide-react'
import type { ActivityType } from '#app/activity/domain/activity_types'

const ICONS: Record<ActivityType, LucideIcon> = {
  prompt_refined: Sparkles,
  template_used: LayoutTemplate,
  prompt_exported: Download,
  prompt_copied: Copy,
  prompt_shared: Link2,
  prompts_imported: Upload,
  flow_run: Play,
}

export function ActivityIcon({ type }: { type: ActivityType }) {
  const Icon = ICONS[type]
  return (
    <span className="grid size-6 shrink-0 sm:size-9 place-items-center rounded-control bg-sunken text-muted">
      <Icon aria-hidden="true" className="size-4" />
    </span>
  )
}
