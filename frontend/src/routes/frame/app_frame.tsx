import type { ReactNode } from 'react'
import { classNames } from '#frontend/lib/class_names'
import type { Person } from '#frontend/lib/session/person'
import { useWideWindow } from '#frontend/lib/window/wide_window'
import { DeletionBanner } from '#frontend/routes/frame/deletion_banner'
import { LoadBanner } from '#frontend/routes/frame/load_banner'
import { MobileBar } from '#frontend/routes/frame/mobile_bar'
import { Sidebar } from '#frontend/routes/frame/sidebar'
import { useFolding } from '#frontend/routes/frame/use_folding'
import {
  ChosenWorkspaceWatch,
  PaymentNotice,
  SidebarRail,
} from '#frontend/routes/frame/sidebar_parts'
import { SignInNotice } from '#frontend/routes/frame/sign_in_notice'
import { SkipLink } from '#frontend/routes/frame/skip_link'
import { TrialBanner } from '#frontend/routes/trial/trial_banner'
import { useCommands } from '#frontend/routes/palette/use_commands'

interface Props {
  person: Person
  children: ReactNode
}

/** The sidebar, what the server has to say, and the screen. */
export function AppFrame({ person, children }: Props) {
  const { commands, openPalette, openShortcuts } = useCommands()
  const isWide = useWideWindow()
  const folding = useFolding()
  const isFolded = folding?.isFolded === true
  const sidebar = { person, onSearch: openPalette, onShortcuts: openShortcuts }
  return (
    <div
      className={classNames(
        'lg:grid',
        isFolded ? 'lg:grid-cols-[64px_minmax(0,1fr)]' : 'lg:grid-cols-[248px_minmax(0,1fr)]'
      )}
    >
      <SkipLink />
      {isWide ? (
        <aside className="sticky top-0 h-dvh border-r border-line bg-raised">
          {isFolded ? (
            <SidebarRail person={person} onSearch={openPalette} onUnfold={folding.toggle} />
          ) : (
            <Sidebar {...sidebar} onFold={folding?.toggle} />
          )}
        </aside>
      ) : (
        <MobileBar {...sidebar} />
      )}
      <div className="flex min-h-dvh min-w-0 flex-col">
        <TrialBanner />
        <DeletionBanner person={person} />
        <PaymentNotice />
        <LoadBanner />
        <SignInNotice />
        <main id="content" tabIndex={-1} className="relative min-w-0 flex-1 outline-none">
          {children}
        </main>
      </div>
      {commands}
      <ChosenWorkspaceWatch />
    </div>
  )
}
