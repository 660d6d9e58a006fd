import { DeletionSection } from '#frontend/features/account/your_data/deletion_section'
import { DownloadSection } from '#frontend/features/account/your_data/download_section'

/** Everything that the server has of a person: to take along, and to delete. */
export function DataTab() {
  return (
    <div className="grid max-w-2xl gap-10">
      <DownloadSection />
      <DeletionSection />
    </div>
  )
}
