// cspell:disable -- names of programs
/**
 * The programs that commands in pages run, by the last part of their path. A word that is missing
 * here is usually not a command.
 */
export const programs: ReadonlySet<string> = new Set(
  `
    adb alias AppRun apt atuin ausearch authselect balooctl6 bash blkid bluetoothctl bootc brew
    btrfs cam cat cd chattr chcon chmod chown cosign cp cryptsetup curl devcontainer df distrobox
    distrobox-export distrobox-host-exec dnf dnf5 docker du echo efibootmgr ethtool eval export
    faillock fc-cache fc-list fc-match ffmpeg FILE.AppImage find findmnt firewall-cmd flatpak
    fsck.exfat fusermount3 fwupdmgr gamemoded getcap getent git gpasswd gpg gpgconf grep groups
    heif-convert hostnamectl incus ip iperf3 journalctl jq just kind kscreen-doctor kubectl
    kwriteconfig6 llmfit ln load_policy localectl loginctl ls lsblk lsmod lsof lspci lsusb
    machinectl minikube mise mkdir modinfo modprobe mokutil mount mv nano net nmcli node npm
    nvidia-ctk ostree pactl passwd ping plasma-apply-lookandfeel plasmashell podlet podman
    podman-system-generator printf ramalama rclone realm realpath reboot resolvectl restorecon
    rfkill rm rmdir rpm rpm-ostree sed set setsebool setup.sh sha256sum shasum showmount skopeo
    sleep smbpasswd sort ssh ssh-copy-id ssh-keygen sshfs sunshine swapoff swapon sync sysctl
    systemctl systemd-analyze systemd-cryptenroll systemd-inhibit systemd-run systemsettings
    tailscale tee timedatectl touch tuned-adm ublue-brew-trust-brewfile udevadm udisksctl ujust
    umount uname unshare update-ca-trust usermod virsh vulkaninfo waydroid wget whoami wpctl xargs
    xdg-mime xdg-open zramctl
  `
    .trim()
    .split(/\s+/),
);
