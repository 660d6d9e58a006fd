import { createElement } from 'react'
import { AccountSlot } from '#frontend/features/landing/frame/account_slot'
import { MobileMenu } from '#frontend/features/landing/frame/mobile_menu'
import { SandboxPeople } from '#frontend/features/landing/signup/sandbox_people'
import { SignupWays } from '#frontend/features/landing/signup/signup_ways'

/** The parts of a public page that need scripts; all the rest stays as it was written at build. */
const islands = {
  account: AccountSlot,
  menu: MobileMenu,
  samplePeople: SandboxPeople,
  signupWays: SignupWays,
}

export type IslandName = keyof typeof islands

export function islandNamed(name: string) {
  return createElement(islands[name as IslandName])
}

export function Island({ name }: { name: IslandName }) {
  return (
    <div data-island={name} className="contents">
      {islandNamed(name)}
    </div>
  )
}
