import { Box, render, Text } from 'ink'
import type { RunEvent } from '#app/flows/domain/runs/run'
import { visible } from '#cli/services/visible'
import type { RunView } from '#cli/services/flows/follow_run'

interface Step {
  status: string
  attempt: number
  text: string
  startedAt: number
  endedAt: number | null
}

const MAX_TEXT_LINES = 3
const MAX_KEPT_TEXT = 2_000
const SECOND_MS = 1_000
const ENDED = ['succeeded', 'failed', 'canceled', 'skipped', 'cached']

const MARKS: Record<string, [mark: string, color: string]> = {
  queued: ['○', 'gray'],
  running: ['◐', 'blue'],
  waiting: ['◇', 'yellow'],
  succeeded: ['✓', 'green'],
  cached: ['✓', 'green'],
  failed: ['✗', 'red'],
  canceled: ['–', 'gray'],
  skipped: ['–', 'gray'],
}

/** Draws a run as it goes on: each step with its state, its time and the last lines of what it writes. */
export function showRunTree(nameOf: (key: string) => string): RunView {
  const steps = new Map<string, Step>()
  let shown: ReturnType<typeof render> | null = null
  const draw = () => {
    const view = <RunTree steps={steps} nameOf={nameOf} now={Date.now()} />
    if (shown) shown.rerender(view)
    else shown = render(view, { stdout: process.stderr, exitOnCtrlC: false })
  }
  const timer = setInterval(() => shown && draw(), SECOND_MS)
  return {
    show(event) {
      note(steps, event)
      draw()
    },
    pause() {
      shown?.clear()
      shown?.unmount()
      shown = null
    },
    end() {
      clearInterval(timer)
      shown?.unmount()
    },
  }
}

function note(steps: Map<string, Step>, event: RunEvent): void {
  if (event.type === 'run') return
  const step = steps.get(event.key) ?? {
    ...{ status: 'running', attempt: 1, text: '', startedAt: Date.now(), endedAt: null },
  }
  if (event.type === 'text') step.text = (step.text + visible(event.text)).slice(-MAX_KEPT_TEXT)
  else {
    step.status = event.status
    step.attempt = event.attempt
    step.endedAt = ENDED.includes(event.status) ? Date.now() : null
  }
  steps.set(event.key, step)
}

interface TreeProps {
  steps: Map<string, Step>
  nameOf: (key: string) => string
  now: number
}

function RunTree({ steps, nameOf, now }: TreeProps) {
  return (
    <Box flexDirection="column">
      {[...steps].map(([key, step]) => (
        <StepLines key={key} name={nameOf(key)} step={step} now={now} />
      ))}
    </Box>
  )
}

function StepLines({ name, step, now }: { name: string; step: Step; now: number }) {
  const [mark, color] = MARKS[step.status] ?? MARKS.queued
  const seconds = ((step.endedAt ?? now) - step.startedAt) / SECOND_MS
  const lines = step.endedAt === null ? step.text.trimEnd().split('\n').slice(-MAX_TEXT_LINES) : []
  return (
    <Box flexDirection="column">
      <Text wrap="truncate-end">
        <Text color={color}>{mark}</Text> {name}{' '}
        <Text dimColor>
          {step.status} {seconds.toFixed(1)} s{step.attempt > 1 && `, attempt ${step.attempt}`}
        </Text>
      </Text>
      {lines
        .filter((line) => line !== '')
        .map((line, at) => (
          <Text key={at} dimColor wrap="truncate-end">
            {'  │ '}
            {line}
          </Text>
        ))}
    </Box>
  )
}
