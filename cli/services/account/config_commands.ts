import type { Context } from '#cli/services/context'
import { printList } from '#cli/services/table'

export function listProfiles(context: Context): void {
  printList(context, context.profiles.list(), {
    none: 'No server is kept yet. Keep one with: hone login --host https://…',
    columns: [
      { title: 'current', value: ({ current }) => (current ? '*' : '') },
      { title: 'profile', value: ({ name }) => name },
      { title: 'host', value: ({ host }) => host },
      { title: 'account', value: ({ email }) => email ?? 'signed out' },
    ],
  })
}

export function useProfile(context: Context, name: string): void {
  context.profiles.choose(name)
  context.console.note(`Commands now use "${name}".`)
}

export function showPaths(context: Context): void {
  const { folder } = context.environment
  if (context.isJson) context.console.document({ folder })
  else context.console.write(folder)
}
