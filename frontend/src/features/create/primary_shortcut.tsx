import { useShortcut } from '#frontend/lib/keys'

const ABOVE = '[role="dialog"], [role="alertdialog"], [role="menu"]'

/**
 * Stands beside the primary action of a screen: Ctrl or Command with Enter does it from anywhere,
 * unless something lies over the screen.
 */
export function PrimaryShortcut({ onPress }: { onPress: () => void }) {
  useShortcut('mod+enter', onPress, { inFields: true, unless: ABOVE })
  return null
}
