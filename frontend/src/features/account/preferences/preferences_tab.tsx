import { KeptNotes } from '#frontend/features/account/preferences/kept_notes'
import { RuleChoices } from '#frontend/features/account/preferences/rule_choices'
import { FactsSection } from '#frontend/features/account/facts/facts_section'
import { ThemeChoice } from '#frontend/features/account/preferences/theme_choice'
import { UsageNote } from '#frontend/features/account/preferences/usage_note'
import { TimeZoneChoice } from '#frontend/features/account/preferences/time_zone_choice'

export function PreferencesTab() {
  return (
    <div className="grid max-w-[760px] gap-8">
      <ThemeChoice />
      <TimeZoneChoice />
      <RuleChoices />
      <FactsSection />
      <UsageNote />
      <KeptNotes />
    </div>
  )
}
