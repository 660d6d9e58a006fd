import type {
  PartName,
  SettingOf,
  SettingPath,
} from '#frontend/features/flows/builder/inspector/forms/setting'

/** What the component of one setting gets. */
export interface SettingProps<Part extends PartName> {
  setting: SettingOf<Part>
  path: SettingPath
  value: unknown
  /** What is wrong with it, as sentences. */
  error?: string
}
