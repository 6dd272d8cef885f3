export const Stories = () => <main id="main" className="page" />;
