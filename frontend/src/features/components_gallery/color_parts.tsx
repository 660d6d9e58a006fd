import { t } from '#frontend/lib/texts'

const COLORS = [
  ['paper', 'bg-paper'],
  ['raised', 'bg-raised'],
  ['sunken', 'bg-sunken'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['lineStrong', 'bg-line-strong'],
  ['ember', 'bg-ember'],
  ['success', 'bg-success'],
  ['warning', 'bg-warning'],
  ['danger', 'bg-danger'],
] as const

export function ColorParts() {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-5">
      {COLORS.map(([name, look]) => (
        <li key={name}>
          <div className={`h-14 rounded-control border border-line ${look}`} />
          <p className="mt-1.5 text-xs text-muted">{t(`kit.gallery.colors.${name}`)}</p>
        </li>
      ))}
    </ul>
  )
}
