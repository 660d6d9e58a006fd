import { Command } from 'commander'
import { act } from '#cli/commands/act'

export const mcp = () =>
  new Command('mcp')
    .summary('serve tools to an assistant (Model Context Protocol)')
    .description(
      'Speaks the Model Context Protocol on stdin and stdout, so that an assistant in an editor can improve and check\n' +
        'prompts, use templates and read runs. Running flows needs --allow-write, because a run costs a credit.\n' +
        'In the settings of the assistant: { "command": "hone", "args": ["mcp"] }'
    )
    .option('--allow-write', 'let the assistant run flows')
    .action(act(() => import('#cli/services/mcp/serve_mcp'), 'serveMcp'))
