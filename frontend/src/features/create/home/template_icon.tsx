import {
  Briefcase,
  Calendar,
  FileText,
  LayoutTemplate,
  Mail,
  Send,
  Share2,
  type LucideIcon,
} from 'lucide-react'

const ICONS: Record<string, LucideIcon> = {
  'mail': Mail,
  'share': Share2,
  'file-text': FileText,
  'calendar': Calendar,
  'send': Send,
  'briefcase': Briefcase,
}

export function TemplateIcon({ name }: { name: string }) {
  const Icon = ICONS[name] ?? LayoutTemplate
  return (
    <span className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink">
      <Icon aria-hidden="true" className="size-[18px]" strokeWidth={1.75} />
    </span>
  )
}
