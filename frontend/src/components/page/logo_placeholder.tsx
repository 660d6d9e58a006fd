/** The mark where its picture cannot be loaded. */
export function LogoPlaceholder({ size, className }: { size: number; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 28 28"
      data-placeholder="logo"
      className={className}
    >
      <rect width="28" height="28" rx="7" className="fill-ink" />
      <path d="M9 7v14M19 7v14M9 14h10" className="stroke-paper" strokeWidth="2.5" fill="none" />
    </svg>
  )
}
