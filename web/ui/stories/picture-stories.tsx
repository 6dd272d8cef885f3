import { Bookmark, Zap } from 'lucide-react';
import { Avatar } from '../people/avatar.tsx';
import { Frame, FramePicture, Silhouette } from '../frame.tsx';
import { IconButton } from '../icon-button.tsx';
import picture from '../pictures/torn.svg';
import { PortraitText, PortraitTop, Score } from '../people/portrait.tsx';
import { ProgressBar } from '../states/progress-bar.tsx';
import { Tag } from '../tag.tsx';
import { Segments } from '../navigation/segments.tsx';
import { Row, Section } from './section.tsx';

const top = (
  <PortraitTop
    tags={
      <Tag tone="tally" icon={<Zap aria-hidden />}>
        Boosted
      </Tag>
    }
    control={
      <IconButton label="Save" variant="glass">
        <Bookmark className="ic" aria-hidden />
      </IconButton>
    }
  />
);

export const PictureStories = () => (
  <Section title="Frames, avatars, segments">
    <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
      <div>
        <Frame crop="card" scrim={0.43} picture={<FramePicture src={picture} alt="Ingrid" />}>
          {top}
          <PortraitText name="Ingrid S." line="Sales Manager" meta="Oslo  NO · EN · DE" as="h3" />
        </Frame>
        <div className="grid grid-cols-3 gap-3 px-1 pt-3">
          <Score value={8.8} text="8.8" label="Comm." />
          <Score value={9} text="9.0" label="Conf." />
          <Score value={8.6} text="8.6" label="Clarity" />
        </div>
      </div>
      <Frame crop="card" scrim={0.5} live picture={<FramePicture src={picture} alt="Ingrid" />}>
        <PortraitText
          name="Ingrid S."
          said="Thirty years in sales, and I still prepare."
          played={<Segments value={0.4} on="tally" off="onVideoTrack" height={6} />}
          as="h3"
        />
      </Frame>
      <Silhouette />
    </div>
    <Row>
      <Avatar src={picture} size="sm" />
      <Avatar src={picture} />
      <Avatar src={picture} size="lg" />
      <Avatar letterOf="Northwind" />
      <Avatar letterOf="Acme" size="lg" />
      <Avatar />
    </Row>
    <ProgressBar label="Uploading, 38 of 64 MB" value={0.6} />
    <ProgressBar label="Evening out the sound" value={0.6} steps={5} note="Step 3 of 5" on="ink" />
    <ProgressBar label="Recording" value={0.35} kind="time" steps={60} note="0:42 of 2:00" />
    <Segments value={0.4} on="tally" />
    <Segments value={0.84} kind="score" on="ink" className="w-24" />
  </Section>
);
