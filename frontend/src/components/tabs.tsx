import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { classNames } from '#frontend/lib/class_names'

interface Tab<Value extends string> {
  value: Value
  label: string
  /** A number beside the label, and what it counts. */
  badge?: ReactNode
  isDisabled?: boolean
  content: ReactNode
}

interface Props<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  /** One column for each tab. */
  isEven?: boolean
}

const TAB =
  'flex min-h-10 items-center justify-center gap-1.5 border-b-2 border-transparent px-3 text-sm whitespace-nowrap text-muted transition-colors -outline-offset-2 hover:text-ink data-[state=active]:border-ink data-[state=active]:font-medium data-[state=active]:text-ink disabled:cursor-not-allowed disabled:hover:text-muted'

export function Tabs<Value extends string>({ label, value, onChange, tabs, isEven }: Props<Value>) {
  const asked = useRef(value)
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    asked.current = value
    showChosen(strip.current)
  }, [value])
  /** A press asks twice, by the mouse and by the focus that follows; the history needs one entry. */
  const change = (next: string) => {
    if (asked.current === next) return
    asked.current = next as Value
    onChange(next as Value)
  }
  return (
    <Radix.Root value={value} onValueChange={change}>
      <Radix.List
        ref={strip}
        aria-label={label}
        className={classNames(
          'flex overflow-x-auto border-b border-line',
          isEven && 'sm:grid sm:auto-cols-fr sm:grid-flow-col'
        )}
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            disabled={tab.isDisabled}
            className={classNames(TAB, isEven && 'grow')}
          >
            {tab.label}
            {tab.badge !== undefined && (
              <span className="rounded-md bg-sunken px-1.5 text-xs font-medium text-muted tabular-nums">
                {tab.badge}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Scrolls the strip, and nothing else, so far that the chosen tab is seen. */
function showChosen(strip: HTMLDivElement | null): void {
  const chosen = strip?.querySelector<HTMLElement>('[data-state=active]')
  if (!strip || !chosen) return
  const { left, right } = strip.getBoundingClientRect()
  const tab = chosen.getBoundingClientRect()
  if (tab.left < left) strip.scrollLeft -= left - tab.left
  else if (tab.right > right) strip.scrollLeft += tab.right - right
}
