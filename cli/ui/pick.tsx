import { Box, type Key, render, Text, useApp, useInput } from 'ink'
import { useEffect, useState } from 'react'
import { interrupted } from '#cli/services/failure'
import { oneLine } from '#cli/services/visible'
import { rankByLetters } from '#cli/ui/rank_by_letters'

export interface Choice<Value> {
  label: string
  hint?: string
  value: Value
}

interface PickerState {
  typed: string
  /** The row that is chosen. */
  at: number
}

const FIRST: PickerState = { typed: '', at: 0 }

function endOf(input: string, key: Key): 'picked' | 'canceled' | 'interrupted' | null {
  if (key.ctrl && input === 'c') return 'interrupted'
  if (key.escape) return 'canceled'
  // Enter that was pressed before the list was there comes as the end of a line.
  return key.return || input === '\n' ? 'picked' : null
}

/** What a key makes of the state of a list with so many rows. */
function nextState(
  { typed, at }: PickerState,
  { input, key }: { input: string; key: Key },
  rows: number
): PickerState {
  if (key.downArrow) return { typed, at: Math.min(at + 1, Math.max(rows - 1, 0)) }
  if (key.upArrow) return { typed, at: Math.max(at - 1, 0) }
  if (key.backspace || key.delete) return { typed: typed.slice(0, -1), at: 0 }
  return input && !key.ctrl && !key.meta ? { typed: typed + input, at: 0 } : { typed, at }
}

interface PickerProps<Value> {
  title: string
  choices: Choice<Value>[]
  rows: number
  onPick: (value: Value | null) => void
  onInterrupt: () => void
}

const MAX_ROWS = 10

/**
 * Has the user choose one of a list: by arrow keys, or by typing some letters of it. Null where they cancel.
 * @throws Failure at Ctrl-C
 */
export async function pick<Value>(title: string, choices: Choice<Value>[]): Promise<Value | null> {
  let picked: Value | null = null
  let isInterrupted = false
  const rows = Math.max(3, Math.min(MAX_ROWS, (process.stdout.rows ?? 24) - 4))
  const onPick = (value: Value | null) => (picked = value)
  const onInterrupt = () => (isInterrupted = true)
  // On stderr, so that what is printed can still be piped.
  const picker = render(<Picker {...{ title, choices, rows, onPick, onInterrupt }} />, {
    stdout: process.stderr,
    exitOnCtrlC: false,
  })
  await picker.waitUntilExit()
  if (isInterrupted) throw interrupted()
  return picked
}

function Picker<Value>({ title, choices, rows, onPick, onInterrupt }: PickerProps<Value>) {
  const { exit } = useApp()
  const [{ typed, at }, setState] = useState(FIRST)
  const [isOver, setIsOver] = useState(false)
  const found = rankByLetters(typed, choices, ({ label }) => label)
  useInput((input, key) => {
    const end = endOf(input, key)
    const isNothing = end === null || (end === 'picked' && found[at] === undefined)
    if (isNothing) return setState((state) => nextState(state, { input, key }, found.length))
    if (end === 'interrupted') onInterrupt()
    else onPick(end === 'picked' ? found[at].value : null)
    setIsOver(true)
  })
  useEffect(() => {
    if (isOver) exit()
  }, [isOver, exit])
  // What was asked is gone from the screen once it is answered.
  if (isOver) return null
  const first = Math.max(0, Math.min(at - Math.floor(rows / 2), found.length - rows))
  return (
    <Box flexDirection="column">
      <Text>
        <Text bold>{title}</Text> {typed || <Text dimColor>type to search</Text>}
      </Text>
      {found.slice(first, first + rows).map((choice, row) => (
        <Line key={choice.label} choice={choice} isChosen={first + row === at} />
      ))}
      {found.length === 0 && <Text dimColor>Nothing has these letters.</Text>}
      <Text dimColor>↑ ↓ to move, Enter to choose, Esc to cancel</Text>
    </Box>
  )
}

function Line<Value>({ choice, isChosen }: { choice: Choice<Value>; isChosen: boolean }) {
  return (
    <Text wrap="truncate-end" inverse={isChosen}>
      {isChosen ? '> ' : '  '}
      {oneLine(choice.label)}
      {choice.hint && <Text dimColor> {choice.hint}</Text>}
    </Text>
  )
}
