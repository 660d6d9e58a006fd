import { Box, render, Text, useApp, useInput } from 'ink'
import { useState } from 'react'
import type { Edit } from '#app/prompts/domain/types'
import { canceled, interrupted } from '#cli/services/failure'

/** The edits that are accepted, or how the user has left without any. */
type Outcome = Edit[] | 'canceled' | 'interrupted'

interface ReviewProps {
  text: string
  edits: Edit[]
  onEnd: (outcome: Outcome) => void
}

const MAX_AROUND = 50

/** Has the user accept or reject one edit after the other. @throws Failure where they quit */
export async function reviewEdits(text: string, edits: Edit[]): Promise<Edit[]> {
  let outcome = 'canceled' as Outcome
  const onEnd = (ended: Outcome) => (outcome = ended)
  const review = render(<Review {...{ text, edits, onEnd }} />, {
    stdout: process.stderr,
    exitOnCtrlC: false,
  })
  await review.waitUntilExit()
  if (outcome === 'interrupted') throw interrupted()
  if (outcome === 'canceled') throw canceled()
  return outcome
}

function Review({ text, edits, onEnd }: ReviewProps) {
  const { exit } = useApp()
  const [at, setAt] = useState(0)
  const [chosen, setChosen] = useState<Edit[]>([])
  const end = (outcome: Outcome) => {
    onEnd(outcome)
    exit()
  }
  const answer = (made: Edit[]) => {
    setChosen(made)
    if (at + 1 === edits.length) end(made)
    else setAt(at + 1)
  }
  useInput((input, key) => {
    if (input === 'y' || key.return) answer([...chosen, edits[at]])
    else if (input === 'n') answer(chosen)
    else if (input === 'a') end([...chosen, ...edits.slice(at)])
    else if (input === 'd') end(chosen)
    else if (key.ctrl && input === 'c') end('interrupted')
    else if (input === 'q' || key.escape) end('canceled')
  })
  const { reason, rule } = edits[at]
  return (
    <Box flexDirection="column">
      <Text bold>
        Edit {at + 1} of {edits.length}
      </Text>
      <Marked text={text} edit={edits[at]} />
      <Text>
        {reason} <Text dimColor>[{rule}]</Text>
      </Text>
      <Text dimColor>y accept, n reject, a accept all that follow, d done, q quit</Text>
    </Box>
  )
}

function Marked({ text, edit: { start, end, before, after } }: { text: string; edit: Edit }) {
  return (
    <Text>
      {text.slice(Math.max(0, start - MAX_AROUND), start)}
      <Text color="red" strikethrough>
        {before}
      </Text>
      <Text color="green">{after}</Text>
      {text.slice(end, end + MAX_AROUND)}
    </Text>
  )
}
