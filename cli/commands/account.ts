import { Command, Option } from 'commander'
import { act } from '#cli/commands/act'
import { limit, wholeNumber } from '#cli/commands/numbers'

const MAX_DAYS = 365
const MAX_VERSION = 100_000
const signIn = () => import('#cli/services/account/sign_in')
const load = () => import('#cli/services/account/account_commands')

export const activity = () =>
  new Command('activity')
    .description('list what you did, the newest first')
    .addOption(limit())
    .action(act(load, 'listActivity'))

export const usage = () =>
  new Command('usage')
    .description('print your plan, your credits and what they were used for')
    .addOption(limit())
    .action(act(load, 'showUsage'))

export const share = () =>
  new Command('share')
    .description('make a read-only link to a version of a prompt')
    .argument('<prompt>', 'its id')
    .option('--at <version>', 'by default the newest', wholeNumber(1, MAX_VERSION))
    .option('--expires-in-days <number>', 'by default never', wholeNumber(1, MAX_DAYS))
    .action(act(load, 'sharePrompt'))

export const login = () =>
  new Command('login')
    .summary('sign in to a server')
    .description('Signs in: you approve a code in the browser. Programs give a token on stdin.')
    .addOption(
      new Option('--with-token', 'read a token from stdin').conflicts(['readOnly', 'admin'])
    )
    .option('--read-only', 'a token that may change nothing')
    .option('--admin', 'a token that may administer')
    .option('--no-browser', 'open no browser')
    .action(act(signIn, 'login'))

export const logout = () =>
  new Command('logout').description('sign out, and revoke the token').action(act(signIn, 'logout'))

export const whoami = () =>
  new Command('whoami')
    .description('print who is signed in, where, and what the token may do')
    .action(act(signIn, 'whoami'))

export const tokens = () =>
  new Command('tokens')
    .summary('print the token that is used here')
    .description(
      'Prints the token that is used here: its name, what it may do, and when it expires. A token sees no other token;\n' +
        'all of them are listed in Settings, where you can revoke them.'
    )
    .action(act(load, 'listTokens'))

const loadConfig = () => import('#cli/services/account/config_commands')

export const config = () =>
  new Command('config')
    .summary('servers and accounts that are kept here')
    .description('Shows and chooses profiles: servers with an account on each.')
    .addCommand(
      new Command('list').description('list the profiles').action(act(loadConfig, 'listProfiles'))
    )
    .addCommand(
      new Command('use')
        .description('use a profile from now on')
        .argument('<profile>')
        .action(act(loadConfig, 'useProfile'))
    )
    .addCommand(
      new Command('path')
        .description('print the folder of the settings')
        .action(act(loadConfig, 'showPaths'))
    )

export const doctor = () =>
  new Command('doctor')
    .description('check what the commands need')
    .action(act(() => import('#cli/services/account/doctor'), 'doctor'))
