import type { Shape } from '#app/prompts/domain/privacy/types'

/** Reserved for examples (RFC 2606), or the ending of a picture ("logo@2x.png"). */
const NOBODYS_MAIL = /@example\.(?:com|org|net)$|\.(?:png|jpe?g|gif|webp|avif|svg|ico|pdf)$/i
const REPOSITORY = /^git@/i

/** This machine, no machine, masks, and networks for examples (RFC 5737). */
const NOBODYS_ADDRESS = /^(?:0|127|255)\.|^(?:192\.0\.2|198\.51\.100|203\.0\.113)\./
const VERSION_BEFORE =
  /\b(?:v|ver|version|release|build|update|patch|section|chapter|paragraph|article|clause|firmware|driver)\b[\s.:#]{0,3}$/i
const MACHINE_BEFORE =
  /\b(?:ip|ipv4|server|host|address|ping|ssh|dns|proxy|gateway|router|firewall)\b/i
/** Below it, four numbers are more often a version or a section than the address of a machine. */
const FIRST_OF_ADDRESS = 32
const FIRST_OF_NAMED_ADDRESS = 10

export const WEB_SHAPES: Shape[] = [
  {
    kind: 'email',
    pattern:
      /(?<![\p{L}\p{N}_.+-])[\p{L}\p{N}_.+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,6}\p{L}{2,24}(?![\p{L}\p{N}-]|\.\p{L})/gu,
    holds: (found, _before, after) =>
      !NOBODYS_MAIL.test(found) && !(REPOSITORY.test(found) && after.startsWith(':')),
  },
  {
    kind: 'address',
    pattern:
      /(?<![\d.])(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}(?![\d.]\d|\d)/g,
    holds: isMachine,
  },
]

function isMachine(found: string, before: string): boolean {
  if (NOBODYS_ADDRESS.test(found) || VERSION_BEFORE.test(before)) return false
  const first = Number.parseInt(found, 10)
  return first >= (MACHINE_BEFORE.test(before) ? FIRST_OF_NAMED_ADDRESS : FIRST_OF_ADDRESS)
}
