// cspell:disable -- names of programs
/**
 * The programs that commands in pages run, by the last part of their path. A word that is missing
 * here is usually not a command.
 */
export const programs: ReadonlySet<string> = new Set(
  `
    AppRun FILE.AppImage PROGRAM aconnect adb alias alsa-info.sh apt atuin ausearch authselect
    balooctl6 bash blkid bluetoothctl boltctl bootc borg brew btrfs busctl cam cat cd cec-ctl
    chattr chcon chmod chown command coredumpctl cosign cp cryptsetup curl date dd ddcutil devcontainer
    devpod df distrobox distrobox-export distrobox-host-exec dnf dnf5 docker du e2fsck echo
    efibootmgr env ethtool eval export faillock fc-cache fc-list fc-match ffmpeg find findmnt
    firewall-cmd flatpak fsck.exfat fusermount3 fwupdmgr gamemoded getcap getent getfacl
    getsebool git gpasswd gpg gpgconf gphoto2 grep groups heif-convert hostnamectl incus
    install ip iperf3 iptables journalctl jq just kbuildsycoca6 kind kreadconfig6
    kscreen-doctor kubectl kwriteconfig6 ldd llmfit ln load_policy locale localectl loginctl
    lp lpadmin ls lsblk lsmod lsof lspci lsusb machinectl minikube mise mkdir mkfs.btrfs mmcli
    modinfo modprobe mokutil monitor-sensor mount mv namei nano net nmcli node npm nvcc
    nvidia-ctk nvidia-modprobe nvidia-smi nvme openconnect orca ostree pactl pamu2fcfg passwd
    pdftoppm ping pkexec plasma-apply-lookandfeel plasmashell podlet podman
    podman-system-generator printf pw-metadata pw-record pw-top pwmconfig qemu-img ramalama
    rclone readpst realm realpath reboot resolvectl restorecon rfkill rm rmdir rpm rpm-ostree
    sed semanage sensors set setsebool setup.sh sh sha256sum shasum showmount skopeo sleep
    smartctl smartd smbpasswd sort speaker-test spectacle ss ssh ssh-add ssh-copy-id
    ssh-keygen sshfs sunshine swapoff swapon sync sysctl systemctl systemd-analyze
    systemd-cryptenroll systemd-inhibit systemd-run systemd-tmpfiles systemsettings tailscale
    tar tee timedatectl toolbox touch tuned-adm ublue-brew-trust-brewfile udevadm udisksctl
    ujust umount uname unshare update-ca-trust useradd usermod vainfo virsh visudo vulkaninfo
    waydroid wg wget whoami wine wpctl xargs xdg-mime xdg-open xdg-user-dir
    xdg-user-dirs-update xorriso zramctl
  `
    .trim()
    .split(/\s+/),
);
