import {
  activity,
  config,
  doctor,
  login,
  logout,
  share,
  tokens,
  usage,
  whoami,
} from '#cli/commands/account'
import { admin } from '#cli/commands/admin'
import { batches } from '#cli/commands/batches'
import { check } from '#cli/commands/check'
import { completion } from '#cli/commands/completion'
import { fix } from '#cli/commands/fix'
import { flows } from '#cli/commands/flows'
import { help } from '#cli/commands/help'
import { improve } from '#cli/commands/improve'
import { mcp } from '#cli/commands/mcp'
import { prompts } from '#cli/commands/prompts'
import { runs } from '#cli/commands/runs'
import { templates } from '#cli/commands/templates'

/** Every command, in the order of help. */
export const COMMANDS = [
  ...[improve, check, fix],
  ...[prompts, templates, flows, runs, batches],
  ...[activity, usage, share],
  ...[login, logout, whoami, tokens],
  ...[admin, mcp, config, completion, doctor, help],
]
