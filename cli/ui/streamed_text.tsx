import { Box, render, Text } from 'ink'
import { visible } from '#cli/services/visible'

const MAX_LINES = 8

/** Shows the last lines of a text that is being written, on stderr. */
export function showStream(title: string) {
  let text = ''
  const view = () => <Streamed title={title} text={text} />
  const shown = render(view(), { stdout: process.stderr, exitOnCtrlC: false })
  return {
    stream(piece: string) {
      text += visible(piece)
      shown.rerender(view())
    },
    end() {
      shown.clear()
      shown.unmount()
    },
  }
}

function Streamed({ title, text }: { title: string; text: string }) {
  const lines = text.trimEnd().split('\n').slice(-MAX_LINES)
  return (
    <Box flexDirection="column">
      <Text dimColor>{title} …</Text>
      {lines.map((line, at) => (
        <Text key={at} wrap="truncate-end">
          {line}
        </Text>
      ))}
    </Box>
  )
}
