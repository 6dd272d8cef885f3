import { createFileRoute } from '@tanstack/react-router';
import { OpenCampaigns } from '#web/features/campaigns/open-campaigns.tsx';
import { CompanyPage } from '#web/features/companies/page/company-page.tsx';
import { Footer } from '#web/features/navigation/footer.tsx';

/** A company as talent, or everyone if it wants, see it. The server writes the head of the document. */
export const Route = createFileRoute('/companies/$publicId')({
  staticData: { title: 'companyPage', texts: ['companies', 'campaigns'] },
  component: PublicCompany,
});

function PublicCompany() {
  const { publicId } = Route.useParams();
  return (
    <>
      <main id="main" className="page flex min-h-[70dvh] flex-col gap-8 pt-6 pb-20 md:gap-12 md:pt-10">
        <CompanyPage key={publicId} publicId={publicId} campaigns={<OpenCampaigns publicId={publicId} />} />
      </main>
      <Footer />
    </>
  );
}
